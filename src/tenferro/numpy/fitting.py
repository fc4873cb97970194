"""Least-squares fits of polynomials."""

from __future__ import annotations

from operator import index
from typing import Any, Literal, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.elements.elementwise import sqrt
from tenferro.functions.statistics.polynomials import vander
from tenferro.ops.base import as_array, convert_to, refuse
from tenferro.tensor.dtypes import inexact_dtype, result_dtype

__all__ = ["polyfit"]


@overload
def polyfit(
    x: Any,
    y: Any,
    deg: Any,
    rcond: Any = None,
    full: Literal[False] = False,
    w: Any = None,
    cov: Literal[False] = False,
) -> Tensor: ...


@overload
def polyfit(x: Any, y: Any, deg: Any, *options: Any, **more: Any) -> tuple[Any, ...]: ...


def polyfit(
    x: Any,
    y: Any,
    deg: Any,
    rcond: Any = None,
    full: bool = False,
    w: Any = None,
    cov: Any = False,
) -> Any:
    """The polynomial of degree `deg` that fits y at x best: Σ |wᵢ (yᵢ − p(xᵢ))|² is least.

    The coefficients, the highest power first; y may have a second axis of further values to fit.
    `rcond` is the relative cutoff of singular values. With `full` also residuals, rank, singular
    values and rcond; with `cov` the coefficients' covariance, scaled by χ² per degree of freedom
    unless it is "unscaled". Differentiable in x, y and w, the rank held fixed.

    Raises ValueError for a negative degree, for inconsistent shapes and for too few points.

    >>> polyfit([0.0, 1.0, 2.0], [1.0, 3.0, 5.0], 1)
    Tensor([2., 1.])
    """
    order = index(deg) + 1
    x, y, w = _checked(x, y, w, order)
    cutoff = x.shape[0] * float(np.finfo(x.dtype).eps) if rcond is None else rcond
    lhs, rhs = vander(x, order), y
    if w is not None:
        lhs, rhs = lhs * w[:, None], rhs * (w[:, None] if y.ndim > 1 else w)
    scale = sqrt((lhs * lhs).sum(0))
    lhs = lhs / scale
    from tenferro.linalg import inv, lstsq  # loaded when it is needed

    c, residuals, rank, s = lstsq(lhs, rhs, cutoff)
    c = (c.T / scale).T
    if full:
        return c, residuals, rank, s, cutoff
    if not cov:
        return c
    base = inv(lhs.T @ lhs) / (scale[:, None] * scale)
    return c, _scaled(base, residuals, x.shape[0] - order, cov, y.ndim)


def _checked(x: Any, y: Any, w: Any, order: int) -> tuple[Any, Any, Any]:
    """The operands in one floating-point dtype."""
    inputs = [x, y] if w is None else [x, y, w]
    like = as_array("polyfit", x)
    arrays = [as_array("polyfit", v, like) for v in inputs]
    dtype = inexact_dtype(result_dtype(*[a.dtype for a in arrays]))
    x, y, *rest = (convert_to(a, dtype) for a in arrays)
    if order < 1:
        refuse("polyfit", "deg", order - 1, "an integer ≥ 0")
    if x.ndim != 1 or x.shape[0] == 0:
        refuse("polyfit", "x", x.aval, "one axis with at least one element")
    if y.ndim not in (1, 2) or y.shape[0] != x.shape[0]:
        refuse("polyfit", "y", y.aval, f"one or two axes, the first of {x.shape[0]} elements")
    if rest and rest[0].shape != x.shape:
        refuse("polyfit", "w", rest[0].aval, f"the shape {x.shape}")
    return x, y, rest[0] if rest else None


def _scaled(base: Any, residuals: Any, freedom: int, cov: Any, ndim: int) -> Any:
    """The covariance of coefficients."""
    if isinstance(cov, str) and cov == "unscaled":
        return base
    if freedom <= 0:
        refuse("polyfit", "the number of points minus coefficients", freedom, "at least 1 for cov")
    factor = residuals / freedom
    return base * factor if ndim == 1 else base[:, :, None] * factor
