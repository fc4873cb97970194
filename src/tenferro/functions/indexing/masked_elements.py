"""The elements that a traced mask selects, whose number is unknown while tracing.

What is computed of them element by element is computed of all elements, and of these only those are
read again at which the mask is true: by writing them back under the same mask, or by a sum.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np

from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.values import is_traced
from tenferro.ops.arrays.cumulative import cumulative_sum
from tenferro.ops.arrays.ensure import ensure
from tenferro.ops.arrays.indexing import take
from tenferro.ops.arrays.structural import reshape
from tenferro.ops.base import apply, f, full
from tenferro.tensor import Array, AxisLike, DTypeLike, IndexLike
from tenferro.tensor.array import no_value
from tenferro.tensor.dtypes import int64

Function = Callable[..., Any]
NUMBERS = (bool, int, float, complex, np.generic)


class MaskedElements:
    """`x[mask]` under `te.jit`: operators, ufuncs and reductions over the selected elements.

    `dense` has all elements; those outside of the mask are arbitrary.
    """

    __slots__ = ("dense", "mask")
    __array_priority__ = 2000.0
    __hash__ = object.__hash__

    def __init__(self, dense: Any, mask: Array) -> None:
        self.dense = dense
        self.mask = mask

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the elements."""
        return self.dense.dtype

    @property
    def ndim(self) -> int:
        """The number of axes: one for the elements, and those that the mask leaves out."""
        return 1 + self.dense.ndim - self.mask.ndim

    @property
    def size(self) -> Any:
        """How many elements there are, a traced integer."""
        return self.mask.sum() * int(np.prod(self.dense.shape[self.mask.ndim :], dtype=int))

    def refuse(self) -> NoReturn:
        """The number of elements is not known."""
        no_value(
            self.mask,
            "A boolean mask as an index",
            "Its number of true elements would be the size of the result: use "
            "tenferro.numpy.where(mask, x, other), or x.at[mask].set(scalar) to update. What is "
            "computed element by element can be written back under the same mask, and summed.",
        )

    def __len__(self) -> int:
        self.refuse()

    def __iter__(self) -> Any:
        self.refuse()

    def __getitem__(self, index: IndexLike) -> Any:
        self.refuse()

    def __bool__(self) -> bool:
        self.refuse()

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NoReturn:
        self.refuse()

    @property
    def shape(self) -> NoReturn:
        """Refused: the number of elements is not known."""
        self.refuse()

    def mapped(self, function: Function, *others: Any) -> MaskedElements:
        """A function applied to each element; `others` broadcast to every one of them.

        Of a vector as long as there are elements, each has one; ValueError is raised when it runs
        if there are not as many. Raises TracerError for elements of another mask.
        """
        result = function(self.dense, *map(self._beside, others))
        if result.shape[: self.mask.ndim] != self.mask.shape:
            self.refuse()
        return MaskedElements(result, self.mask)

    def _beside(self, x: Array) -> Any:
        """An operand broadcast with all elements."""
        if isinstance(x, MaskedElements):
            return x.under(self.mask)
        if isinstance(x, NUMBERS):
            return x
        array = as_array("an operation on x[mask]", x, self.dense)
        window = self.dense.ndim - self.mask.ndim
        if array.ndim <= window:
            return x
        if array.ndim > 1 + window:
            self.refuse()
        return in_turn(array, self.mask, again=array.shape[0] == 1)

    def under(self, mask: Any) -> Any:
        """All elements, if they were selected by this very mask; TracerError otherwise."""
        if mask.shape == self.mask.shape and _denoted(mask) == _denoted(self.mask):
            return self.dense
        no_value(
            mask,
            "A boolean mask applied to elements that another mask selected",
            "Whether both have as many true elements is unknown: select by one mask, or use "
            "tenferro.numpy.where.",
        )

    def _in_place(self, function: Function, other: Array) -> MaskedElements:
        result = self.mapped(function, other)
        if not np.can_cast(result.dtype, self.dtype, "same_kind"):
            raise ValueError(
                f"x[mask]: the updated elements are {result.dtype}, expected a dtype that "
                f"{self.dtype} holds; x = te.numpy.where(mask, value, x) makes another array"
            )
        return MaskedElements(result.dense.astype(self.dtype), self.mask)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        if method != "__call__" or kwargs or ufunc.signature is not None or ufunc.nout != 1:
            self.refuse()
        return self._mapped_at(ufunc, inputs)

    def _mapped_at(self, function: Function, inputs: tuple[Any, ...]) -> MaskedElements:
        """A function of several operands, one of which these elements are."""
        at = next(i for i, x in enumerate(inputs) if x is self)
        others = (*inputs[:at], *inputs[at + 1 :])
        return self.mapped(lambda x, *rest: function(*rest[:at], x, *rest[at:]), *others)

    def __array_function__(
        self, function: Callable[..., Any], types: Any, args: Any, kwargs: Any
    ) -> Any:
        name = function.__name__
        if name in _REDUCTIONS and args[:1] == (self,):
            return getattr(self, _REDUCTIONS[name])(*args[1:], **kwargs)
        if name in _ELEMENTWISE and not kwargs:
            return self._mapped_at(function, args)
        self.refuse()

    def astype(self, dtype: DTypeLike) -> MaskedElements:
        """With another dtype."""
        return self.mapped(lambda x: x.astype(dtype))

    def copy(self) -> MaskedElements:
        """The same elements: they are a copy already."""
        return self

    def __neg__(self) -> MaskedElements:
        return self.mapped(operator.neg)

    def __pos__(self) -> MaskedElements:
        return self

    def __abs__(self) -> MaskedElements:
        return self.mapped(abs)

    def __invert__(self) -> MaskedElements:
        return self.mapped(operator.invert)

    def conj(self) -> MaskedElements:
        """The complex conjugates."""
        return self.mapped(lambda x: x.conj())

    @property
    def real(self) -> MaskedElements:
        """The real parts."""
        return self.mapped(lambda x: x.real)

    @property
    def imag(self) -> MaskedElements:
        """The imaginary parts."""
        return self.mapped(lambda x: x.imag)

    def sum(self, axis: int | None = None) -> Any:
        """The sum of the elements."""
        return self._reduced("sum", axis)

    def prod(self, axis: int | None = None) -> Any:
        """The product of the elements."""
        return self._reduced("prod", axis)

    def mean(self, axis: int | None = None) -> Any:
        """The mean of the elements; NaN of none."""
        return self._reduced("mean", axis)

    def any(self, axis: int | None = None) -> Any:
        """Whether any element is true."""
        return self._reduced("any", axis)

    def all(self, axis: int | None = None) -> Any:
        """Whether all elements are true."""
        return self._reduced("all", axis)

    def max(self, axis: int | None = None) -> Any:
        """The largest element; ValueError, when it runs, if there is none."""
        return self._reduced("max", axis, initial=self._bound(-1))

    def min(self, axis: int | None = None) -> Any:
        """The smallest element; ValueError, when it runs, if there is none."""
        return self._reduced("min", axis, initial=self._bound(1))

    def _bound(self, sign: int) -> Any:
        """The greatest number of the dtype, or the least."""
        if self.dtype.kind in "bc":
            self.refuse()
        if self.dtype.kind == "f":
            return sign * np.inf
        return np.iinfo(self.dtype).max if sign > 0 else np.iinfo(self.dtype).min

    def _reduced(self, name: str, axis: int | None, **options: Any) -> Any:
        if axis not in (None, 0):
            self.refuse()
        n, dense = self.mask.ndim, self.dense
        axes = None if axis is None else tuple(range(n))
        wide = apply(reshape.bind(shape=(*self.mask.shape, *(1,) * (dense.ndim - n))), self.mask)
        result = getattr(dense, name)(axis=axes, where=wide, **options)
        if not options:
            return result
        message = f"zero-size array to reduction operation {name}imum which has no identity"
        return apply(ensure.bind(message=message, error="ValueError"), result, self.mask.any())


def reduced(name: str, x: MaskedElements, axis: AxisLike, *others: Any) -> Any:
    """A reduction by its name; TracerError for arguments other than an axis."""
    if any(y is not None and y is not False for y in others):
        x.refuse()
    return getattr(x, name)(axis)


def in_turn(values: Any, mask: Array, *, again: bool) -> Any:
    """One value after the other for the elements at which a traced mask is true.

    With `again` they repeat; otherwise there have to be as many as true elements, or
    ValueError is raised when it runs. Values at false elements are arbitrary.
    """
    n = values.shape[0]
    flat = convert_to(apply(reshape.bind(shape=(mask.size,)), mask), int64)
    if n == 0:
        values = full(values, values.aval.with_shape((1, *values.shape[1:])), 0)
    if not again:
        message = f"x[mask]: {n} values, and another number of true elements in the mask"
        values = apply(ensure.bind(message=message, error="ValueError"), values, flat.sum() == n)
    counted = apply(cumulative_sum.bind(axis=0, reverse=False), flat) - 1
    numbers = f.maximum(counted, 0) % n if again else f.maximum(f.minimum(counted, n - 1), 0)
    spread = take(values, [numbers], (0,), "promise")
    return apply(reshape.bind(shape=(*mask.shape, *values.shape[1:])), spread)


def _denoted(mask: Any) -> Any:
    """What two traced arrays have in common that are one value; a computed one shares it with
    none."""
    return (id(mask.arena), mask.id) if is_traced(mask) else id(mask)


def _operator(name: str) -> None:
    """Declare an operator of two operands, in place too."""
    function = getattr(operator, f"{name}_" if name in ("and", "or") else name)

    def straight(self: MaskedElements, other: Array) -> MaskedElements:
        return self.mapped(function, other)

    def reflected(self: MaskedElements, other: Array) -> MaskedElements:
        return self.mapped(lambda x, y: function(y, x), other)

    def in_place(self: MaskedElements, other: Array) -> MaskedElements:
        return self._in_place(function, other)

    setattr(MaskedElements, f"__{name}__", straight)
    if name not in _COMPARISONS:
        setattr(MaskedElements, f"__r{name}__", reflected)
        setattr(MaskedElements, f"__i{name}__", in_place)


_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
_ARITHMETIC = "add sub mul truediv floordiv mod pow and or xor lshift rshift".split()
for _name in (*_ARITHMETIC, *_COMPARISONS):
    _operator(_name)
_REDUCTIONS = {
    **{name: name for name in ("all", "any", "max", "mean", "min", "prod", "sum")},
    "amax": "max",
    "amin": "min",
}
"""NumPy's reductions, and the methods that they are."""
_ELEMENTWISE = frozenset({"clip", "imag", "real", "round", "where"})
"""NumPy's elementwise functions that are not ufuncs."""
