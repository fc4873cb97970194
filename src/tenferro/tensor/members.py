"""The operators and methods of arrays: what each is called, and the function that it calls.

Declared as methods are, so that type checkers and editors know them; the bodies come from the
decorators, which look the function up in `surface` (see `tenferro.tensor.array`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import wraps
from typing import Any, Self, TypeVar

import numpy as np

Declared = TypeVar("Declared", bound=Callable[..., Any])
UNARY_OPERATORS: list[str] = []
BINARY_OPERATORS: list[str] = []
COMPARISONS: list[str] = []
"""The names of the operators, without underscores."""


def other(result: Any, argument: Any) -> Any:
    """What a function found, as another object if it is what was given.

    After `y = x.copy()`, x must not change with `y[0] = 1`.
    """
    return result.alias() if result is argument else result


def _unary(name: str) -> Callable[[Declared], Declared]:
    def declare(declared: Declared) -> Declared:
        def method(self: Any) -> Any:
            return other(getattr(self.surface, name)(self), self)

        return _declared(declared, method, UNARY_OPERATORS)

    return declare


def _binary(name: str, names: list[str] = BINARY_OPERATORS) -> Callable[[Declared], Declared]:
    def declare(declared: Declared) -> Declared:
        def method(self: Any, y: Any) -> Any:
            if not self.surface.is_operand(y):
                return NotImplemented
            return other(getattr(self.surface, name)(self, y), self)

        return _declared(declared, method, names)

    return declare


def _equality(name: str, answer: bool) -> Callable[[Declared], Declared]:
    """`x == y`, which is False of every element where y is None or text, as in NumPy."""

    def declare(declared: Declared) -> Declared:
        general: Any = _comparison(name)(declared)

        def method(self: Any, y: Any) -> Any:
            if (y is None or isinstance(y, str | bytes)) and not self.is_scalar:
                return self.surface.everywhere(self, answer)
            return general(self, y)

        return _declared(declared, method)

    return declare


def _comparison(name: str) -> Callable[[Declared], Declared]:
    return _binary(name, COMPARISONS)


def _reflected(name: str) -> Callable[[Declared], Declared]:
    def declare(declared: Declared) -> Declared:
        def method(self: Any, y: Any) -> Any:
            if not self.surface.is_operand(y):
                return NotImplemented
            return getattr(self.surface, name)(y, self)

        return _declared(declared, method)

    return declare


def _with_matrices(bound: str, *, reflected: bool = False) -> Callable[[Declared], Declared]:
    """An operator that leaves what stands beside a sparse matrix to that."""

    def declare(declared: Declared) -> Declared:
        name = declared.__name__.strip("_")
        theirs = f"__{name.removeprefix('r')}__" if reflected else f"__r{name}__"
        general: Any = (_reflected if reflected else _binary)(bound)(declared)

        def method(self: Any, y: Any) -> Any:
            result = general(self, y)
            if result is NotImplemented:
                matrix = self.surface.as_matrix(y)
                return result if matrix is None else getattr(matrix, theirs)(self)
            return result

        return _declared(declared, method)

    return declare


def _or_repeated(declared: Declared) -> Declared:
    """An operator `*` that leaves a list beside a whole number to Python, as NumPy's scalars do."""

    def method(self: Any, y: Any) -> Any:
        if isinstance(y, list | tuple) and self.is_scalar:
            return _repeated(self, y)
        return declared(self, y)

    return _declared(declared, method)


def _repeated(x: Any, items: Any) -> Any:
    if x.dtype.kind not in "iu":
        raise TypeError(
            f"multiply: a {type(items).__name__} times one number of dtype {x.dtype}, where Python "
            "and NumPy repeat lists, as often as an integer says; make the list an array"
        )
    return items * x.__index__()


def _in_place(symbol: str) -> Callable[[Declared], Declared]:
    def declare(declared: Declared) -> Declared:
        function = getattr(
            operator, f"__{declared.__name__[3:]}"
        )  # that of `__iadd__` is `__add__`

        def method(self: Any, y: Any) -> Any:
            if not self.surface.is_operand(y):
                return NotImplemented
            result = function(self, y)
            if self.is_scalar:
                return result
            _check_fitting(symbol, self, result)
            self.write(self.surface.astype(result, self.dtype, copy=False))
            return self

        return _declared(declared, method)

    return declare


def _check_fitting(symbol: str, x: Any, result: Any) -> None:
    """Raise ValueError unless the result of an operator fits into the array's own place."""
    if result.shape != x.shape or not np.can_cast(result.dtype, x.dtype, "same_kind"):
        raise ValueError(
            f"x {symbol}= value: the updated value is {result.aval!r}, expected {x.aval!r}, as x; "
            f"x = x {symbol} value makes another array"
        )


def _method(declared: Declared) -> Declared:
    """`tenferro.numpy`'s function of that name, of this array."""
    return _calling(declared.__name__)(declared)


def _calling(bound: str, *, or_itself: bool = False) -> Callable[[Declared], Declared]:
    """A method by the function `bound`; what it gives may be the very array if `or_itself`."""

    def declare(declared: Declared) -> Declared:
        def method(self: Any, *args: Any, **kwargs: Any) -> Any:
            result = getattr(self.surface, bound)(self, *args, **kwargs)
            return result if or_itself else other(result, self)

        declared.__doc__ = f"`tenferro.numpy.{declared.__name__}` of this array."
        return _declared(declared, method)

    return declare


def _declared(declared: Declared, method: Any, names: list[str] | None = None) -> Declared:
    """The method under the name and with the signature that were declared."""
    if names is not None:
        names.append(declared.__name__.strip("_"))
    wrapped: Any = wraps(declared)(method)
    return wrapped  # type: ignore[no-any-return]


class Members:
    """Operators and methods, NumPy's and the standard's."""

    __slots__ = ()
    __hash__ = object.__hash__

    @_unary("negative")
    def __neg__(self) -> Self: ...
    @_unary("positive")
    def __pos__(self) -> Self: ...
    @_unary("abs")
    def __abs__(self) -> Self: ...
    @_unary("bitwise_invert")
    def __invert__(self) -> Self: ...

    @_equality("equal", False)
    def __eq__(self, y: Any, /) -> Self: ...  # type: ignore[override]
    @_equality("not_equal", True)
    def __ne__(self, y: Any, /) -> Self: ...  # type: ignore[override]
    @_comparison("less")
    def __lt__(self, y: Any, /) -> Self: ...
    @_comparison("less_equal")
    def __le__(self, y: Any, /) -> Self: ...
    @_comparison("greater")
    def __gt__(self, y: Any, /) -> Self: ...
    @_comparison("greater_equal")
    def __ge__(self, y: Any, /) -> Self: ...

    @_with_matrices("add")
    def __add__(self, y: Any, /) -> Self: ...
    @_with_matrices("add", reflected=True)
    def __radd__(self, y: Any, /) -> Self: ...
    @_in_place("+")
    def __iadd__(self, y: Any, /) -> Self: ...

    @_with_matrices("subtract")
    def __sub__(self, y: Any, /) -> Self: ...
    @_with_matrices("subtract", reflected=True)
    def __rsub__(self, y: Any, /) -> Self: ...
    @_in_place("-")
    def __isub__(self, y: Any, /) -> Self: ...

    @_or_repeated
    @_with_matrices("multiply")
    def __mul__(self, y: Any, /) -> Self: ...
    @_or_repeated
    @_with_matrices("multiply", reflected=True)
    def __rmul__(self, y: Any, /) -> Self: ...
    @_in_place("*")
    def __imul__(self, y: Any, /) -> Self: ...

    @_with_matrices("divide")
    def __truediv__(self, y: Any, /) -> Self: ...
    @_with_matrices("divide", reflected=True)
    def __rtruediv__(self, y: Any, /) -> Self: ...
    @_in_place("/")
    def __itruediv__(self, y: Any, /) -> Self: ...

    @_binary("floor_divide")
    def __floordiv__(self, y: Any, /) -> Self: ...
    @_reflected("floor_divide")
    def __rfloordiv__(self, y: Any, /) -> Self: ...
    @_in_place("//")
    def __ifloordiv__(self, y: Any, /) -> Self: ...

    @_binary("remainder")
    def __mod__(self, y: Any, /) -> Self: ...
    @_reflected("remainder")
    def __rmod__(self, y: Any, /) -> Self: ...
    @_in_place("%")
    def __imod__(self, y: Any, /) -> Self: ...

    @_binary("divmod")
    def __divmod__(self, y: Any, /) -> tuple[Self, Self]: ...
    @_reflected("divmod")
    def __rdivmod__(self, y: Any, /) -> tuple[Self, Self]: ...

    @_binary("method_pow")
    def __pow__(self, y: Any, /) -> Self: ...
    @_reflected("pow")
    def __rpow__(self, y: Any, /) -> Self: ...
    @_in_place("**")
    def __ipow__(self, y: Any, /) -> Self: ...

    @_with_matrices("matmul")
    def __matmul__(self, y: Any, /) -> Self: ...
    @_with_matrices("matmul", reflected=True)
    def __rmatmul__(self, y: Any, /) -> Self: ...
    @_in_place("@")
    def __imatmul__(self, y: Any, /) -> Self: ...

    @_binary("bitwise_and")
    def __and__(self, y: Any, /) -> Self: ...
    @_reflected("bitwise_and")
    def __rand__(self, y: Any, /) -> Self: ...
    @_in_place("&")
    def __iand__(self, y: Any, /) -> Self: ...

    @_binary("bitwise_or")
    def __or__(self, y: Any, /) -> Self: ...
    @_reflected("bitwise_or")
    def __ror__(self, y: Any, /) -> Self: ...
    @_in_place("|")
    def __ior__(self, y: Any, /) -> Self: ...

    @_binary("bitwise_xor")
    def __xor__(self, y: Any, /) -> Self: ...
    @_reflected("bitwise_xor")
    def __rxor__(self, y: Any, /) -> Self: ...
    @_in_place("^")
    def __ixor__(self, y: Any, /) -> Self: ...

    @_binary("bitwise_left_shift")
    def __lshift__(self, y: Any, /) -> Self: ...
    @_reflected("bitwise_left_shift")
    def __rlshift__(self, y: Any, /) -> Self: ...
    @_in_place("<<")
    def __ilshift__(self, y: Any, /) -> Self: ...

    @_binary("bitwise_right_shift")
    def __rshift__(self, y: Any, /) -> Self: ...
    @_reflected("bitwise_right_shift")
    def __rrshift__(self, y: Any, /) -> Self: ...
    @_in_place(">>")
    def __irshift__(self, y: Any, /) -> Self: ...

    @_method
    def all(self, axis: Any = None, *, keepdims: bool = False, where: Any = None) -> Self: ...
    @_method
    def any(self, axis: Any = None, *, keepdims: bool = False, where: Any = None) -> Self: ...
    @_method
    def argmax(self, axis: int | None = None, *, keepdims: bool = False) -> Self: ...
    @_method
    def argmin(self, axis: int | None = None, *, keepdims: bool = False) -> Self: ...
    @_method
    def argpartition(self, kth: Any, axis: int | None = -1) -> Self: ...
    @_method
    def argsort(
        self,
        axis: int | None = -1,
        kind: Any = None,
        *,
        descending: bool = False,
        stable: bool = True,
    ) -> Self: ...
    @_calling("astype", or_itself=True)
    def astype(self, dtype: Any, /, *, copy: Any = True, device: Any = None) -> Self: ...
    @_method
    def choose(self, choices: Any, /, *, mode: str = "raise") -> Self: ...
    @_method
    def clip(self, min: Any = None, max: Any = None) -> Self: ...
    @_calling("method_compress")
    def compress(self, condition: Any, axis: int | None = None) -> Self: ...
    @_calling("method_conj", or_itself=True)
    def conj(self) -> Self: ...
    @_calling("method_conjugate", or_itself=True)
    def conjugate(self) -> Self: ...
    @_method
    def copy(self) -> Self: ...
    @_method
    def cumprod(self, axis: int | None = None, dtype: Any = None) -> Self: ...
    @_method
    def cumsum(self, axis: int | None = None, dtype: Any = None) -> Self: ...
    @_method
    def diagonal(self, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Self: ...
    @_method
    def dot(self, b: Any, /) -> Self: ...
    @_calling("method_fill", or_itself=True)
    def fill(self, value: Any, /) -> None: ...
    @_method
    def flatten(self, order: str = "C") -> Self: ...
    @_method
    def max(
        self, axis: Any = None, *, keepdims: bool = False, initial: Any = None, where: Any = None
    ) -> Self: ...
    @_method
    def mean(
        self, axis: Any = None, dtype: Any = None, *, keepdims: bool = False, where: Any = None
    ) -> Self: ...
    @_method
    def min(
        self, axis: Any = None, *, keepdims: bool = False, initial: Any = None, where: Any = None
    ) -> Self: ...
    @_method
    def nonzero(self) -> tuple[Self, ...]: ...
    @_method
    def prod(
        self,
        axis: Any = None,
        dtype: Any = None,
        *,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = None,
    ) -> Self: ...
    @_method
    def ptp(self, axis: Any = None, *, keepdims: bool = False) -> Self: ...
    @_method
    def ravel(self, order: str = "C") -> Self: ...
    @_method
    def repeat(self, repeats: Any, axis: int | None = None) -> Self: ...
    @_calling("method_reshape")
    def reshape(self, *shape: Any, order: str = "C", copy: bool | None = None) -> Self: ...
    @_method
    def round(self, decimals: int = 0) -> Self: ...
    @_method
    def searchsorted(self, x2: Any, /, side: str = "left", *, sorter: Any = None) -> Self: ...
    @_calling("method_sort")
    def sort(self, axis: int = -1, kind: Any = None, *, stable: bool = True) -> None: ...
    @_method
    def squeeze(self, axis: Any = None) -> Self: ...
    @_method
    def std(
        self,
        axis: Any = None,
        dtype: Any = None,
        *,
        correction: Any = None,
        ddof: Any = None,
        keepdims: bool = False,
        where: Any = None,
        mean: Any = None,
    ) -> Self: ...
    @_method
    def sum(
        self,
        axis: Any = None,
        dtype: Any = None,
        *,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = None,
    ) -> Self: ...
    @_method
    def swapaxes(self, axis1: int, axis2: int) -> Self: ...
    @_method
    def take(self, indices: Any, /, axis: int | None = None, *, mode: str = "raise") -> Self: ...
    @_method
    def trace(self, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None) -> Self: ...
    @_calling("method_transpose")
    def transpose(self, *axes: Any) -> Self: ...
    @_method
    def var(
        self,
        axis: Any = None,
        dtype: Any = None,
        *,
        correction: Any = None,
        ddof: Any = None,
        keepdims: bool = False,
        where: Any = None,
        mean: Any = None,
    ) -> Self: ...
    @_calling("method_view", or_itself=True)
    def view(self, dtype: Any = None, /) -> Self: ...
