"""What every array of tenferro can do: operators and methods, NumPy's and the standard's.

The functions behind them stand above; `tenferro.numpy.methods` binds them here as `surface`.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, NoReturn

import numpy as np

from tenferro.tensor.aval import Aval
from tenferro.tensor.devices import CPU, DLPACK_CPU
from tenferro.tensor.dim import Dim, Shape


class Array:
    """A value with shape and dtype: a traced one, a computed one, or one inside a rule."""

    __slots__ = ()
    __array_priority__ = 1000.0
    __hash__ = object.__hash__
    surface: ClassVar[ModuleType]
    aval: Aval

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
        return other(self.surface.transpose(self), self)

    @property
    def mT(self) -> Any:  # noqa: N802
        """The last two axes exchanged."""
        return other(self.surface.matrix_transpose(self), self)

    @property
    def H(self) -> Any:  # noqa: N802
        """The conjugate transpose of the last two axes."""
        return self.surface.matrix_transpose(self.surface.conj(self))

    @property
    def real(self) -> Any:
        """The real part."""
        return other(self.surface.real(self), self)

    @property
    def imag(self) -> Any:
        """The imaginary part."""
        return self.surface.imag(self)

    @property
    def at(self) -> Any:
        """Functional updates: `x.at[index].set(values)`, and `add`, `multiply`, `min`, `max`."""
        return self.surface.IndexUpdate(self)

    def alias(self) -> Array:
        """Another object that denotes the same; itself where no object is made to denote another
        (`x[index] = value`)."""
        return self

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
        return other(self.surface.getitem(self, index), self)

    def __setitem__(self, index: Any, value: Any) -> None:
        self.surface.setitem(self, index, value)


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


def _method(name: str) -> Any:
    def method(self: Array, *args: Any, **kwargs: Any) -> Any:
        return other(getattr(self.surface, name)(self, *args, **kwargs), self)

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
    for operator, name in UNARY_OPERATORS.items():
        setattr(Array, f"__{operator}__", _unary(name))
    for operator, name in BINARY_OPERATORS.items():
        setattr(Array, f"__{operator}__", _binary(name))
        setattr(Array, f"__r{operator}__", _reflected(name))
    for operator, name in COMPARISONS.items():
        setattr(Array, f"__{operator}__", _binary(name))
    for name in METHODS:
        setattr(Array, name, _method("method_" + name if name in _DIFFERENT else name))


_DIFFERENT = frozenset({"compress", "reshape", "sort", "transpose"})
"""Methods whose arguments differ from the function's (`x.reshape(2, 3)`)."""


class TracerError(TypeError):
    """A traced value was used where only a computed one can serve."""


def no_value(array: Array, what: str, instead: str) -> NoReturn:
    """Refuse an operation that needs numbers from a value that has none yet."""
    raise TracerError(
        f"{what} needs the numbers of a traced array ({array.aval!r}), but while a function is "
        f"being traced only shape and dtype are known. {instead}"
    )


_install()
