"""What every array of tenferro can do: operators and methods, NumPy's and the standard's.

The functions that they call are in higher layers; `tenferro.numpy.methods` binds them as `surface`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import getattr_static
from types import ModuleType
from typing import Any, ClassVar, NoReturn, Self

import numpy as np

from tenferro.other_names import OtherMethod, refuse_other_methods
from tenferro.tensor.aval import Aval
from tenferro.tensor.devices import CPU, DLPACK_CPU, Device, device_named
from tenferro.tensor.dim import Dim, Shape
from tenferro.tensor.foreign_calls import Refused, instead_of, running_call
from tenferro.tensor.members import Members
from tenferro.tensor.scopes import Scope, check_inside
from tenferro.tensor.views import Link, Views, become, write


class Array(Members):
    """A value with shape and dtype: a traced one, a computed one, or one inside a rule."""

    __slots__ = ()
    __array_priority__ = 1000.0
    __pandas_priority__ = 10_000
    """Series and data frames then leave arithmetic with an array to the array."""
    surface: ClassVar[ModuleType]
    value_fields: ClassVar[Sequence[str]] = ()
    """What holds the value, and is absent from a view that has to read it again."""
    remembering: ClassVar[type]
    """The class of arrays whose value is at hand."""
    aval: Aval
    link: Link | None
    """How this array is a view of another one."""
    views: Views | None
    scope: Scope
    """The function in which it was made."""

    @property
    def shape(self) -> Shape:
        """The sizes of the axes."""
        return self.aval.shape

    @shape.setter
    def shape(self, sizes: Any) -> None:
        raise AttributeError(
            f"x.shape = {sizes!r}, where x is an array of tenferro ({self.aval!r}), whose shape "
            f"cannot be assigned to; write x = x.reshape({sizes!r})"
        )

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the elements."""
        return self.aval.dtype

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return self.aval.ndim

    @property
    def size(self) -> int | Dim:
        """The number of elements."""
        return self.aval.size

    @property
    def itemsize(self) -> int:
        """Bytes per element."""
        return self.aval.dtype.itemsize

    @property
    def nbytes(self) -> int | Dim:
        """Bytes of all elements."""
        return self.size * self.itemsize

    @property
    def device(self) -> Device:
        """Where the array is; of a traced one, "cpu": its program says where it computes."""
        return CPU

    @property
    def T(self) -> Self:  # noqa: N802
        """The axes in reverse order."""
        return self.surface.transpose(self)  # type: ignore[no-any-return]

    @property
    def mT(self) -> Self:  # noqa: N802
        """The last two axes exchanged."""
        return self.surface.matrix_transpose(self)  # type: ignore[no-any-return]

    @property
    def H(self) -> Self:  # noqa: N802
        """The conjugate transpose of the last two axes.

        A vector has none: AttributeError is raised, so that `hasattr` is right.
        """
        if self.ndim < 2:
            raise AttributeError(f"H: x.ndim is {self.ndim}, expected at least 2; write np.conj(x)")
        return self.surface.matrix_transpose(self.surface.conj(self))  # type: ignore[no-any-return]

    @property
    def real(self) -> Self:
        """The real part, a view."""
        return self.surface.real(self)  # type: ignore[no-any-return]

    @real.setter
    def real(self, values: Any) -> None:
        self.surface.setitem(self.surface.real(self), ..., values)

    @property
    def imag(self) -> Self:
        """The imaginary part, a view; of real numbers zeros that cannot be written to."""
        return self.surface.imag(self)  # type: ignore[no-any-return]

    @imag.setter
    def imag(self, values: Any) -> None:
        self.surface.setitem(self.surface.imag(self), ..., values)

    @property
    def flat(self) -> Any:
        """The elements in row-major order: an iterator, by index, to be written."""
        return self.surface.FlatIterator(self)

    @flat.setter
    def flat(self, values: Any) -> None:
        self.surface.FlatIterator(self)[:] = values

    @property
    def at(self) -> Any:
        """Functional updates: `x.at[index].set(values)`, and `add`, `multiply`, `min`, `max`."""
        return self.surface.IndexUpdate(self)

    def __dir__(self) -> list[str]:
        named = [name for name in super().__dir__() if name not in _INTERNAL]
        kind = type(self)
        return [n for n in named if not isinstance(getattr_static(kind, n, None), OtherMethod)]

    def alias(self) -> Array:
        """Another object that denotes the same; itself where no object is made to denote another
        (`x[index] = value`)."""
        return self

    @property
    def is_scalar(self) -> bool:
        """Whether it behaves as a NumPy scalar, which does not change: `x += 1` makes another
        one. A view without axes is an array."""
        return not self.aval.shape and self.link is None

    @property
    def is_in_c_order(self) -> bool:
        """Whether NumPy would surely keep the elements in C's order, as they were first made."""
        known = None if self.views is None else self.views.order
        return self.made_in_c_order() if known is None else known

    def made_in_c_order(self) -> bool:
        """Whether this value's operations return results in C order in NumPy."""
        return False

    def in_other_order(self) -> Array:
        """The same values, which do not surely lie in C's order in NumPy."""
        return self

    def read_again(self) -> Any:
        """What a view that has forgotten its value is now."""
        assert self.link is not None
        return self.link.read(self.link.base)

    def denote(self, other: Any) -> None:
        """From now on denote the same value as another array, and be of its kind."""
        become(self, other.remembering)
        for name in self.value_fields:
            setattr(self, name, getattr(other, name))

    def rebind(self, other: Any) -> None:
        """Like `denote`, unless this array cannot change: ValueError for one made outside of the
        function that is traced."""
        check_inside(self)
        self.denote(other)

    def write(self, values: Any) -> None:
        """From now on denote these values of the same shape and dtype; what this array is a view
        of, and views of either, follow.

        Raises ValueError for what is read-only.
        """
        write(self, values)

    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        return self.surface.array_namespace(api_version)  # type: ignore[no-any-return]

    def to_device(self, device: Any, /, *, stream: None = None) -> Array:
        """The array on a device; ValueError for another one than "cpu", or for a stream."""
        if device_named("to_device", device) != CPU or stream is not None:
            raise ValueError(
                f"to_device: device, stream are {device!r}, {stream!r}, expected 'cpu', None for a "
                "traced array; a program computes where its arguments are, or where te.jit's "
                "in_shardings say"
            )
        return self

    def __dlpack_device__(self) -> tuple[int, int]:
        return DLPACK_CPU

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array without axes")
        return self.shape[0].__index__()

    def __iter__(self) -> Iterator[Self]:
        if not self.shape:
            raise TypeError("iteration over an array without axes")
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: Any) -> Self:
        return self.surface.getitem(self, index)  # type: ignore[no-any-return]

    def __setitem__(self, index: Any, value: Any) -> None:
        self.surface.setitem(self, index, value)


_INTERNAL = frozenset(
    "alias apart arena aval check_open denote id in_other_order is_in_c_order is_scalar link "
    "made_in_c_order node of pull_back read_again rebind remembering scope slot surface "
    "value_fields views write".split()
)
"""Names that completion does not show to users."""


class Denoting(Array):
    """An array object with room for a value that is computed or traced, so that it may come to
    denote another one."""

    __slots__ = (
        "__weakref__", "arena", "aval", "grad", "id", "link", "node", "scope", "slot", "value",
        "views",
    )  # fmt: skip


refuse_other_methods(Denoting)


class TracerError(TypeError):
    """A traced value was used where only a computed one can serve.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.jit(lambda x: float(x))(1.0)
    Traceback (most recent call last):
    tenferro.tensor.array.TracerError: ...
    """


def no_value(array: Any, what: str, instead: str, *, of_scipy: bool = False) -> NoReturn:
    """Refuse an operation that needs numbers from a traced value, which has none yet.

    Where SciPy asks for them, the error names its function, unless `what` is said to be SciPy's.
    """
    call = None if of_scipy else running_call()
    if call is not None:
        what, instead = call.function, instead_of(call.function)
    why = (
        "Python numbers and NumPy arrays carry no derivatives"
        if getattr(array, "known_value", None) is not None
        else "while a function is being traced only shape and dtype are known"
    )
    text = f"{what} needs the numbers of a traced array ({array.aval!r}), but {why}. {instead}"
    if hasattr(array.arena, "refused"):
        array.arena.refused = Refused.by(call and call.frame, text)
    raise TracerError(text)
