"""From what users pass to what a primitive takes, by NumPy's own rules of promotion.

NumPy's ufuncs say which dtypes they compute in; half precision of integers
becomes double. So `sin` of an int8 array is float64, of an int16 array float32, as its values fit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, cast

import numpy as np

from chainrules import RULES
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.indexing.masked_elements import MaskedElements
from tenferro.ops.base import FAMILIES, apply, as_operand, full, literal
from tenferro.ops.base.promotion import broadcast
from tenferro.tensor import Array, ArrayLike, Dim, DTypeLike
from tenferro.tensor.dtypes import DType, as_dtype, as_numpys_half, float64
from tenferro.trace.tracer import SymbolicZero, TracedNumber


class _Methods(Protocol):
    """For type checkers: the methods of a ufunc, which `ufunc_methods` adds to the functions."""

    __name__: str
    accumulate: Callable[..., Any]
    at: Callable[..., None]
    outer: Callable[..., Any]
    reduce: Callable[..., Any]


class Unary(_Methods, Protocol):
    """For type checkers: a function of one array, with NumPy's arguments of ufuncs."""

    def __call__(
        self,
        x: Any,
        /,
        out: Any = None,
        *,
        where: ArrayLike = True,
        dtype: DTypeLike | None = None,
    ) -> Tensor:
        """The result, or `out` with it."""


class Binary(_Methods, Protocol):
    """For type checkers: a function of two arrays, with NumPy's arguments of ufuncs."""

    def __call__(
        self,
        x1: Any,
        x2: ArrayLike,
        /,
        out: Any = None,
        *,
        where: ArrayLike = True,
        dtype: DTypeLike | None = None,
    ) -> Tensor:
        """The result, or `out` with it."""


def loop_dtypes(ufunc: np.ufunc, *operands: Any) -> tuple[DType, ...]:
    """The dtypes of a ufunc's inputs, given those of the operands.

    A Python number is given by its type, `int`, `float` or `complex`, and is weak. Raises TypeError
    where NumPy does.

    >>> loop_dtypes(np.add, np.dtype("int8"), float)
    (dtype('float64'), dtype('float64'))
    """
    return _loop_dtypes(ufunc, operands)


@lru_cache(maxsize=8192)
def _loop_dtypes(
    ufunc: np.ufunc, operands: tuple[Any, ...], result: DType | None = None
) -> tuple[DType, ...]:
    try:
        half, alike = as_numpys_half(operands)
        wanted = (*(None,) * ufunc.nin, *(result,) * ufunc.nout)
        named: dict[str, Any] = {} if result is None else {"signature": wanted}
        resolved = ufunc.resolve_dtypes((*alike, *(None,) * ufunc.nout), **named)
    except TypeError as error:
        names = ", ".join(getattr(x, "name", getattr(x, "__name__", str(x))) for x in operands)
        of = "" if result is None else f" for results of dtype {result}"
        raise TypeError(
            f"{ufunc.__name__}: the operands have dtype {names}, expected dtypes that "
            f"numpy.{ufunc.__name__} takes{of} ({error})"
        ) from error
    return tuple(_supported(ufunc.__name__, dtype, half) for dtype in resolved[: ufunc.nin])


def _supported(name: str, dtype: DType, half: DType | None) -> DType:
    return half or float64 if dtype == np.float16 else as_dtype(dtype, name)


def converted(ufunc: np.ufunc, values: Sequence[ArrayLike], dtype: DTypeLike) -> list[Any]:
    """Operands of the dtypes in which a ufunc computes results of a dtype, as `dtype=` of NumPy."""
    xs = operands(ufunc.__name__, *values)
    given = tuple(dtype_or_type(x) for x in xs)
    return with_dtypes(xs, _loop_dtypes(ufunc, given, as_dtype(dtype, ufunc.__name__)))


def dtype_or_type(x: ArrayLike) -> Any:
    """How promotion sees an operand: the dtype of an array, the type of a weak Python number."""
    if isinstance(x, TracedNumber):
        return x.aval.dtype if x.python_type is bool else x.python_type
    if isinstance(x, Array | np.generic):
        return x.dtype
    return np.dtype(bool) if isinstance(x, bool) else int if isinstance(x, Dim) else type(x)


def operands(name: str, *values: ArrayLike) -> list[Any]:
    """Arrays and Python numbers, at least one of them an array."""
    converted = [as_operand(name, x) for x in values]
    if any(isinstance(x, Array) and not isinstance(x, TracedNumber) for x in converted):
        return converted
    traced = any(isinstance(x, TracedNumber) for x in converted)
    return [x if traced and _is_large(x) else as_array(name, x) for x in converted]


def _is_large(x: Any) -> bool:
    """Whether a number is an integer of Python that int64 does not hold."""
    return x.__class__ is int and not -(2**63) <= x < 2**63


def with_dtypes(values: list[Any], dtypes: tuple[DType, ...]) -> list[Any]:
    """Each operand as an array of its dtype; Python numbers become arrays without axes."""
    arrays = [x for x in values if isinstance(x, Array)]
    like = next((x for x in arrays if not isinstance(x, SymbolicZero)), arrays[0])
    return [
        convert_to(x, dtype) if isinstance(x, Array) else literal(like, x, dtype)
        for x, dtype in zip(values, dtypes, strict=True)
    ]


def conform(ufunc: np.ufunc, *values: ArrayLike) -> list[Any]:
    """Arrays of one shape and of the dtypes in which the ufunc computes."""
    name = ufunc.__name__
    xs = operands(name, *values)
    dtypes = loop_dtypes(ufunc, *[dtype_or_type(x) for x in xs])
    try:
        return broadcast(name, with_dtypes(xs, dtypes))
    except OverflowError as error:
        raise OverflowError(f"{name}: {error}") from None


def unary(ufunc: np.ufunc, family: str, summary: str, example: str) -> Unary:
    """The function of one array that applies a family wherever the ufunc is defined."""
    operation, kinds = FAMILIES[family].bind(), _inexact_kinds(family)

    def function(x: Array, /) -> Any:
        if isinstance(x, Array) and x.aval.dtype.kind in kinds:
            return apply(operation, x)
        if isinstance(x, MaskedElements):
            return x.mapped(function)
        return apply(operation, *conform(ufunc, x))

    return cast(Unary, described(function, ufunc, family, summary, example))


def binary(ufunc: np.ufunc, family: str, summary: str, example: str) -> Binary:
    """The function of two arrays that applies a family wherever the ufunc is defined."""
    operation, kinds = FAMILIES[family].bind(), _inexact_kinds(family)

    def function(x1: Array, x2: Array, /) -> Any:
        if isinstance(x1, MaskedElements) or isinstance(x2, MaskedElements):
            return ufunc(x1, x2)
        pair = fitting(ufunc, x1, x2, kinds)
        return apply(operation, *(conform(ufunc, x1, x2) if pair is None else pair))

    return cast(Binary, described(function, ufunc, family, summary, example))


def fitting(ufunc: np.ufunc, x1: Any, x2: Any, kinds: str) -> Any:
    """Both as arrays of one shape if no promotion is needed; None if it is.

    That is so for arrays of one dtype, and for a real Python number with an inexact array.
    """
    first, second = isinstance(x1, Array), isinstance(x2, Array)
    if first and second:
        if x1.aval is x2.aval:
            return (x1, x2) if x1.aval.dtype.kind in kinds else None
        if x1.aval.dtype is x2.aval.dtype and x1.aval.dtype.kind in kinds:
            return broadcast(ufunc.__name__, [x1, x2])
    elif first and x2.__class__ in (int, float) and x1.aval.is_inexact:
        return (x1, full(x1, x1.aval, x2)) if x1.aval.dtype.kind in kinds else None
    elif second and x1.__class__ in (int, float) and x2.aval.is_inexact:
        return (full(x2, x2.aval, x1), x2) if x2.aval.dtype.kind in kinds else None
    return None


def _inexact_kinds(family: str) -> str:
    return "".join(k for k in FAMILIES[family].kinds if k in "fc")


_WORDS = {"b": "boolean", "i": "integer", "u": "unsigned", "f": "floating-point", "c": "complex"}


def described(
    function: Callable[..., Any], ufunc: np.ufunc, family: str, summary: str, example: str
) -> Any:
    """The function with its name and documentation."""
    call, _, result = example.partition(" → ")
    name = call.partition("(")[0]
    rule = RULES.get(family)
    lines = [
        summary,
        "",
        _accepts(ufunc),
        "Raises TypeError for other dtypes"
        + (", ValueError for shapes that do not broadcast together." if ufunc.nin > 1 else "."),
    ]
    if rule is not None and rule.partials:
        lines += ["", f"Differentiable: {rule.domain}. Source of the derivative: {rule.source}."]
    lines += ["", f">>> {call}", result]
    function.__name__ = function.__qualname__ = name
    function.__doc__ = "\n    ".join(lines) + "\n    "
    return function


def _accepts(ufunc: np.ufunc) -> str:
    codes = {np.dtype(t[0]).kind for t in ufunc.types if t[0] not in "OMmgG"}
    words = " or ".join(word for kind, word in _WORDS.items() if kind in codes)
    what = "An array" if ufunc.nin == 1 else "Two arrays that broadcast together,"
    return f"{what} of {words} dtype; a Python number is a weak scalar."


__all__ = [
    "binary", "conform", "converted", "described", "dtype_or_type", "fitting", "loop_dtypes",
    "operands", "unary", "with_dtypes",
]  # fmt: skip
