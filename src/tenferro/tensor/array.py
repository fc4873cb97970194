"""What every array of tenferro can do: operators and methods, NumPy's and the standard's.

The functions behind them stand above; `tenferro.numpy.methods` binds them here as `surface`.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, NoReturn

import numpy as np

from tenferro.tensor.aval import Aval
from tenferro.tensor.devices import CPU, DLPACK_CPU
from tenferro.tensor.dim import Dim, Shape
from tenferro.tensor.views import Link, Views, write


class Array:
    """A value with shape and dtype: a traced one, a computed one, or one inside a rule."""

    __slots__ = ()
    __array_priority__ = 1000.0
    __hash__ = object.__hash__
    surface: ClassVar[ModuleType]
    value_fields: ClassVar[Sequence[str]] = ()
    """What holds the value, and is absent from a view that has to read it again."""
    remembering: ClassVar[type]
    """The class of arrays whose value is at hand."""
    aval: Aval
    link: Link | None
    """How this array is a view of another one."""
    views: Views | None

    @property
    def shape(self) -> Shape:
        """The sizes of the axes."""
        return self.aval.shape

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
    def device(self) -> str:
        """Where the array is: "cpu"."""
        return CPU

    @property
    def T(self) -> Any:  # noqa: N802
        """The axes in reverse order."""
        return self.surface.transpose(self)

    @property
    def mT(self) -> Any:  # noqa: N802
        """The last two axes exchanged."""
        return self.surface.matrix_transpose(self)

    @property
    def H(self) -> Any:  # noqa: N802
        """The conjugate transpose of the last two axes."""
        return self.surface.matrix_transpose(self.surface.conj(self))

    @property
    def real(self) -> Any:
        """The real part, a view."""
        return self.surface.real(self)

    @real.setter
    def real(self, values: Any) -> None:
        self.surface.setitem(self.surface.real(self), ..., values)

    @property
    def imag(self) -> Any:
        """The imaginary part, a view; of real numbers zeros that cannot be written to."""
        return self.surface.imag(self)

    @imag.setter
    def imag(self, values: Any) -> None:
        self.surface.setitem(self.surface.imag(self), ..., values)

    @property
    def flat(self) -> Any:
        """An iterator over the elements in row-major order; write by `x[index]`."""
        return iter(self.surface.ravel(self))

    @property
    def at(self) -> Any:
        """Functional updates: `x.at[index].set(values)`, and `add`, `multiply`, `min`, `max`."""
        return self.surface.IndexUpdate(self)

    def alias(self) -> Array:
        """Another object that denotes the same; itself where no object is made to denote another
        (`x[index] = value`)."""
        return self

    @property
    def is_scalar(self) -> bool:
        """Whether it stands for one of NumPy's scalars, which do not change: `x += 1` makes another
        one. A view without axes is an array."""
        return not self.aval.shape and self.link is None

    @property
    def is_in_c_order(self) -> bool:
        """Whether NumPy would surely keep the elements in C's order, as they were first made."""
        known = None if self.views is None else self.views.order
        return self.made_in_c_order() if known is None else known

    def made_in_c_order(self) -> bool:
        """Whether this value's operations give results in C's order in NumPy."""
        return False

    def denote(self, other: Any) -> None:
        """From now on denote the same value as another array, and be of its kind."""
        self.__class__ = other.remembering
        for name in self.value_fields:
            setattr(self, name, getattr(other, name))

    def rebind(self, other: Any) -> None:
        """Like `denote`, unless this array cannot change."""
        self.denote(other)

    def write(self, values: Any) -> None:
        """From now on denote these values of the same shape and dtype; what this array is a view
        of, and views of either, follow.

        Raises ValueError for what is read-only.
        """
        write(self, values)

    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        return self.surface.array_namespace(api_version)  # type: ignore[no-any-return]

    def to_device(self, device: str, /, *, stream: None = None) -> Array:
        """The array on a device; ValueError for another one than "cpu", or for a stream."""
        if device != CPU or stream is not None:
            raise ValueError(
                f"to_device: device, stream are {device!r}, {stream!r}, expected 'cpu', None"
            )
        return self

    def __dlpack_device__(self) -> tuple[int, int]:
        return DLPACK_CPU

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array without axes")
        return self.shape[0].__index__()

    def __iter__(self) -> Any:
        if not self.shape:
            raise TypeError("iteration over an array without axes")
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: Any) -> Any:
        return self.surface.getitem(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        self.surface.setitem(self, index, value)


class Denoting(Array):
    """An array object with room for a value that is computed or traced, so that it may come to
    denote another one."""

    __slots__ = (
        "__weakref__", "arena", "aval", "grad", "id", "link", "node", "slot", "value", "views"
    )  # fmt: skip


def other(found: Any, given: Array) -> Any:
    """What a function found, as another object if it is what was given.

    After `y = x.copy()`, x must not change with `y[0] = 1`.
    """
    return found.alias() if found is given else found


def _unary(name: str) -> Any:
    def method(self: Array) -> Any:
        return other(getattr(self.surface, name)(self), self)

    return method


def _binary(name: str) -> Any:
    def method(self: Array, y: Any) -> Any:
        if not self.surface.is_operand(y):
            return NotImplemented
        return other(getattr(self.surface, name)(self, y), self)

    return method


def _reflected(name: str) -> Any:
    def method(self: Array, y: Any) -> Any:
        if not self.surface.is_operand(y):
            return NotImplemented
        return getattr(self.surface, name)(y, self)

    return method


def _in_place(name: str, symbol: str) -> Any:
    function = getattr(operator, name)

    def method(self: Array, y: Any) -> Any:
        if not self.surface.is_operand(y):
            return NotImplemented
        result = function(self, y)
        if self.is_scalar:
            return result
        _check_fitting(symbol, self, result)
        self.write(self.surface.astype(result, self.dtype, copy=False))
        return self

    return method


def _check_fitting(symbol: str, x: Array, result: Any) -> None:
    """Raise ValueError unless the result of an operator fits into the array's own place."""
    if result.shape != x.shape or not np.can_cast(result.dtype, x.dtype, "same_kind"):
        raise ValueError(
            f"x {symbol}= value: the updated value is {result.aval!r}, expected {x.aval!r}, as x; "
            f"x = x {symbol} value makes another array"
        )


def _method(name: str) -> Any:
    bound = f"method_{name}" if name in _DIFFERENT else name

    def method(self: Array, *args: Any, **kwargs: Any) -> Any:
        found = getattr(self.surface, bound)(self, *args, **kwargs)
        return found if name in _OR_ITSELF else other(found, self)

    method.__name__ = name
    method.__doc__ = f"`tenferro.numpy.{name}` of this array."
    return method


UNARY_OPERATORS = {"neg": "negative", "pos": "positive", "abs": "abs", "invert": "bitwise_invert"}
BINARY_OPERATORS = {
    "add": "add",
    "sub": "subtract",
    "mul": "multiply",
    "truediv": "divide",
    "floordiv": "floor_divide",
    "mod": "remainder",
    "divmod": "divmod",
    "pow": "pow",
    "matmul": "matmul",
    "and": "bitwise_and",
    "or": "bitwise_or",
    "xor": "bitwise_xor",
    "lshift": "bitwise_left_shift",
    "rshift": "bitwise_right_shift",
}
IN_PLACE = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "truediv": "/",
    "floordiv": "//",
    "mod": "%",
    "pow": "**",
    "matmul": "@",
    "and_": "&",
    "or_": "|",
    "xor": "^",
    "lshift": "<<",
    "rshift": ">>",
}
COMPARISONS = {
    "eq": "equal",
    "ne": "not_equal",
    "lt": "less",
    "le": "less_equal",
    "gt": "greater",
    "ge": "greater_equal",
}
METHODS = (
    "all any argmax argmin argpartition argsort astype choose clip compress conj conjugate copy "
    "cumprod cumsum diagonal dot flatten max mean min nonzero prod ptp ravel repeat reshape round "
    "searchsorted sort squeeze std sum swapaxes take trace transpose var"
).split()


def _install() -> None:
    for symbol, name in UNARY_OPERATORS.items():
        setattr(Array, f"__{symbol}__", _unary(name))
    for symbol, name in BINARY_OPERATORS.items():
        setattr(Array, f"__{symbol}__", _binary(name))
        setattr(Array, f"__r{symbol}__", _reflected(name))
    for name, symbol in IN_PLACE.items():
        setattr(Array, f"__i{name.rstrip('_')}__", _in_place(name, symbol))
    for symbol, name in COMPARISONS.items():
        setattr(Array, f"__{symbol}__", _binary(name))
    for name in METHODS:
        setattr(Array, name, _method(name))


_DIFFERENT = frozenset({"compress", "conj", "conjugate", "reshape", "sort", "transpose"})
"""Methods that differ from the function (`x.reshape(2, 3)`)."""
_OR_ITSELF = frozenset({"astype", "conj", "conjugate"})
"""Methods that may give the very array where nothing is to be done, as NumPy's do."""


class TracerError(TypeError):
    """A traced value was used where only a computed one can serve."""


def no_value(array: Array, what: str, instead: str) -> NoReturn:
    """Refuse an operation that needs numbers from a value that has none yet."""
    raise TracerError(
        f"{what} needs the numbers of a traced array ({array.aval!r}), but while a function is "
        f"being traced only shape and dtype are known. {instead}"
    )


_install()
