"""Choosing between values, element by element."""

from __future__ import annotations

from typing import Any, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, promote
from tenferro.functions.axes.searching import nonzero
from tenferro.functions.elements.elementwise import maximum, minimum
from tenferro.functions.elements.logic import truth
from tenferro.functions.indexing.updates import fitting
from tenferro.functions.numbers.complex_parts import imag, join, real
from tenferro.functions.numbers.predicates import isnan
from tenferro.ops.base import FAMILIES, apply, as_operand, f, full, refuse, refuse_dtype
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import bool_

__all__ = ["clip", "nan_to_num", "piecewise", "select", "where"]


@overload
def where(condition: ArrayLike, /) -> tuple[Tensor, ...]: ...


@overload
def where(condition: ArrayLike, x1: ArrayLike, x2: ArrayLike, /) -> Tensor: ...


def where(condition: ArrayLike, x1: ArrayLike | None = None, x2: ArrayLike | None = None, /) -> Any:
    """x1 where the condition is true, x2 elsewhere; `nonzero(condition)` without x1 and x2.

    Three arrays that broadcast together; the result's dtype is the promotion of x1 and x2. Linear
    in both. Raises ValueError if the shapes do not broadcast, or if only one of x1, x2 is given.

    >>> where([True, False], 1.0, 2.0)
    Tensor([1., 2.])
    """
    chosen = truth("where", condition, next((x for x in (x1, x2) if isinstance(x, Array)), None))
    if x1 is None and x2 is None:
        return nonzero(chosen)
    if x1 is None or x2 is None:
        refuse("where", "the arguments", "a condition and one value", "both values or neither")
    return f.where(chosen, x1, x2)


def clip(x: ArrayLike, /, min: ArrayLike | None = None, max: Any = None) -> Tensor:
    """minimum(maximum(x, min), max): x limited to an interval.

    Arrays of one kind that broadcast together; None means no bound. Strictly between the bounds,
    the derivative with respect to x is 1; strictly outside, the derivative with respect to the
    bound is 1. At a bound all derivatives are 0, also with a single bound (`maximum` and `minimum`
    share the derivative at ties). Where min >= max the result is max, and the derivative with
    respect to max is 1. Raises ValueError if the shapes do not broadcast.

    >>> clip([-1.0, 0.5, 2.0], 0, 1)
    Tensor([0. , 0.5, 1. ])
    """
    x = as_array("clip", x)
    lower, upper = _bound(x, min, below=True), _bound(x, max, below=False)
    if lower is None and upper is None:
        return x
    limits = [b for b in (lower, upper) if b is not None]
    x, *bounds = promote("clip", (x, *limits))
    if lower is None or upper is None:
        if not x.aval.is_inexact or x.aval.is_complex:
            return (maximum if upper is None else minimum)(x, bounds[0])
        limit = full(x, x.aval, np.inf if upper is None else -np.inf)
        bounds = [*bounds, limit] if upper is None else [limit, *bounds]
    if x.aval.is_complex or x.dtype.kind == "b":
        return minimum(maximum(x, bounds[0]), bounds[1])
    limited = apply(FAMILIES["clamp"].bind(), x, *bounds)
    if lower is None or upper is None or not _may_cross(lower, upper):
        return limited
    crossed = f.greater_equal(*bounds) & f.equal(x, x)  # NaN is kept, as minimum and maximum do
    return f.where(crossed, bounds[1], limited)


def _may_cross(lower: Array, upper: Array) -> bool:
    """Whether the lower bound may exceed the upper one."""
    return isinstance(lower, Array) or isinstance(upper, Array) or bool(lower > upper)


def _bound(x: Array, bound: Any, *, below: bool) -> Any:
    """A bound, or None if it has no effect: a Python integer at or outside the dtype's range."""
    if bound is None:
        return None
    if bound.__class__ is int and x.dtype.kind in "iu":
        limits = np.iinfo(x.dtype)
        if bound <= limits.min if below else bound >= limits.max:
            return None
    return as_operand("clip", bound)


def nan_to_num(
    x: Any,
    /,
    copy: bool = True,
    nan: ArrayLike = 0.0,
    posinf: ArrayLike | None = None,
    neginf: ArrayLike | None = None,
) -> Tensor:
    """x with NaN replaced by `nan` and the infinities by `posinf` and `neginf`.

    By default these are 0 and the largest finite numbers; complex numbers are replaced by parts.
    The derivative is 1 at finite elements and 0 elsewhere. Without `copy` they are replaced in x.

    >>> nan_to_num([np.nan, 1.0, -np.inf], neginf=0)
    Tensor([0., 1., 0.])
    """
    finite = _finite(as_array("nan_to_num", x), nan, posinf, neginf)
    if copy or not isinstance(x, Array) or x.is_scalar:
        return finite.alias() if finite is x else finite
    if finite is not x:
        x.write(finite)
    return x


def _finite(x: Array, nan: Any, posinf: Any, neginf: Any) -> Any:
    if not x.aval.is_inexact:
        return x
    if x.aval.is_complex:
        return join(*[_finite(p, nan, posinf, neginf) for p in (real(x), imag(x))])
    largest = float(np.finfo(x.dtype).max)
    high = largest if posinf is None else posinf
    low = -largest if neginf is None else neginf
    finite = f.where(f.equal(x, np.inf), high, f.where(f.equal(x, -np.inf), low, x))
    return f.where(isnan(x), nan, finite)


def select(condlist: Any, choicelist: Any, /, default: Any = 0) -> Tensor:
    """For each element, the choice of the first true condition, otherwise `default`.

    Lists of arrays that broadcast together, the conditions boolean; Python numbers take the
    dtype of arrays. Linear in the choices. Raises
    ValueError for empty lists or lists of different lengths, TypeError for other conditions.

    >>> select([[True, False, False], [True, True, False]], [1.0, 2.0], 3.0)
    Tensor([1., 2., 3.])
    """
    if len(condlist) != len(choicelist) or not condlist:
        refuse(
            "select",
            "the lists' lengths",
            (len(condlist), len(choicelist)),
            "equal ones, ≥ 1",
            "are",
        )
    like = next((x for x in (*condlist, *choicelist, default) if isinstance(x, Array)), None)
    conditions = [as_array("select", c, like) for c in condlist]
    for c in conditions:
        if c.dtype != bool_:
            refuse_dtype("select", "a condition's dtype", c.dtype, "bool")
    result, *choices = promote("select", [default, *choicelist])
    for condition, choice in zip(conditions[::-1], choices[::-1], strict=True):
        result = f.where(condition, choice, result)
    return result


def piecewise(x: ArrayLike, condlist: ArrayLike, funclist: Any, /, *args: Any, **kw: Any) -> Tensor:
    """For each element of x, the value of the function with the last true condition.

    `condlist` holds boolean arrays, `funclist` functions of arrays or numbers: one for each
    condition, and optionally one for where none holds (otherwise 0). The result has x's shape and
    dtype. Every function is called with the whole of x (NumPy: with the elements selected), and
    `args` and `kw`. Raises ValueError for lists and inconsistent shapes, TypeError for complex
    values where x is real.

    >>> piecewise([-1.0, 4.0], [[True, False]], [lambda x: -x, lambda x: x**2])
    Tensor([ 1., 16.])
    """
    x = as_array("piecewise", x)
    conditions = [truth("piecewise", c, x) for c in _conditions(condlist, x)]
    extra = len(funclist) - len(conditions)
    if extra not in (0, 1):
        refuse(
            "piecewise", "the number of functions", len(funclist), f"{len(conditions)} or one more"
        )
    values = [function(x, *args, **kw) if callable(function) else function for function in funclist]
    result = fitting("piecewise", x, values.pop() if extra else 0, x.shape)
    for condition, value in zip(conditions, values, strict=True):
        result = f.where(condition, fitting("piecewise", x, value, x.shape), result)
    return result


def _conditions(condlist: Any, x: Array) -> list[Any]:
    """Conditions in a list; a single one may come without, as in NumPy."""
    if not hasattr(condlist, "__getitem__") or getattr(condlist, "ndim", 1) == 0:
        return [condlist]
    several = isinstance(condlist[0], list | tuple) or getattr(condlist[0], "ndim", 0) > 0
    return list(condlist) if several or x.ndim == 0 else [condlist]
