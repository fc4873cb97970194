"""Variances, averages and correlations."""

from __future__ import annotations

from typing import Any, Literal, overload

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.diagonals import diagonal
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import broadcast_to, reshape, squeeze
from tenferro.functions.arrays.values import demanded
from tenferro.functions.axes.reductions import count, masked, mean, normalize_axes, restore, sum
from tenferro.functions.elements.elementwise import sqrt, square
from tenferro.functions.numbers.choosing import clip
from tenferro.functions.numbers.complex_parts import imag, real
from tenferro.ops.base import Axes, apply, f, literal, promoted_dtype, refuse, refuse_dtype
from tenferro.ops.control.calls import stop_gradient
from tenferro.tensor import Array, ArrayLike, AxisLike, Dim, DTypeLike
from tenferro.tensor.dtypes import (
    DType,
    as_dtype,
    float64,
    inexact_dtype,
    real_dtype,
    result_dtype,
)

__all__ = ["average", "corrcoef", "cov", "std", "var"]


def var(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    correction: float | None = None,
    ddof: float | None = None,
    keepdims: bool = False,
    where: ArrayLike | None = None,
    mean: ArrayLike | None = None,
) -> Tensor:
    """The variance Σ|xᵢ − x̄|² / (n − correction) over axes; real for complex x.

    An array of any dtype; integers become float64, and `dtype` is that of the deviations. `ddof` is
    NumPy's name for `correction`; `mean` may be given if it is known, with `keepdims`. If
    n − correction ≤ 0 the divisor is 0, and value and derivative are infinite or NaN. Raises
    TypeError if both names are given.

    >>> var([1.0, 2.0, 3.0, 4.0], correction=1)
    Tensor(1.66666667)
    """
    total, divisor = _moment("var", x, axis, dtype, correction, ddof, keepdims, where, mean)
    return total / divisor


def _moment(
    name: str,
    x: ArrayLike,
    axis: AxisLike,
    dtype: Any,
    correction: float | None,
    ddof: float | None,
    keepdims: bool,
    where: ArrayLike | None,
    mean: ArrayLike | None,
) -> tuple[Any, Any]:
    """The sum of squared deviations and what divides it, n − correction but at least 0."""
    x = as_array(name, x)
    axes = normalize_axes(name, axis, x.ndim)
    x = convert_to(x, inexact_dtype(x.dtype) if dtype is None else _accumulated(name, x, dtype))
    freedom = count(name, x, axes, where, keepdims) - _correction(correction, ddof)
    singular = isinstance(freedom, int | float) and freedom <= 0
    squares = _squared_deviations(x, axes, where, mean, singular=singular)
    total = sum(squares, axes, keepdims=keepdims)
    return total, _at_least_zero(freedom, total)


def _accumulated(name: str, x: Array, dtype: Any) -> DType:
    """The dtype of deviations, complex if that of x is; others raise TypeError."""
    wanted, kind = as_dtype(dtype, name), "complex" if x.aval.is_complex else "float"
    if wanted.kind != kind[0]:
        refuse_dtype(name, "`dtype`", wanted, f"a {kind} dtype for elements of dtype {x.dtype}")
    return wanted


def _squared_deviations(
    x: ArrayLike, axes: Axes, where: ArrayLike | None, known: Any, *, singular: bool
) -> Any:
    """|xᵢ − x̄|²; if `singular`, derivatives are those with x̄ fixed.

    The mean's share in them is 2 Σ (xᵢ − x̄) = 0, which is NaN times an infinite cotangent.
    """
    centre = mean(x, axes, keepdims=True, where=where) if known is None else known
    if singular:
        centre = apply(stop_gradient.bind(), centre)
    deviation = masked("var", x - centre, where, 0)
    if deviation.aval.is_complex:
        return square(real(deviation)) + square(imag(deviation))
    return square(deviation)


def _correction(correction: float | None, ddof: float | None) -> Any:
    if correction is not None and ddof is not None:
        raise TypeError("var, std: ddof and correction are two names of one argument, expected one")
    return next((c for c in (correction, ddof) if c is not None), 0)


def _at_least_zero(freedom: Any, like: Array) -> Any:
    if isinstance(freedom, int | float):
        return freedom if freedom > 0 else 0
    if isinstance(freedom, Dim):
        freedom = literal(like, freedom, like.dtype)
    return f.maximum(freedom, 0)


def std(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    correction: float | None = None,
    ddof: float | None = None,
    keepdims: bool = False,
    where: ArrayLike | None = None,
    mean: ArrayLike | None = None,
) -> Tensor:
    """The standard deviation, the square root of `var`, with the same arguments.

    Its derivatives are 0 by convention where it is 0.

    >>> std([1.0, 2.0, 3.0, 4.0])
    Tensor(1.11803399)
    """
    total, divisor = _moment("std", x, axis, dtype, correction, ddof, keepdims, where, mean)
    if isinstance(divisor, int | float) and divisor == 0:
        return sqrt(total) / divisor  # so that the derivative is divided by 0 as well
    return root(total / divisor)


def root(variance: Any) -> Any:
    """√v with zero derivatives at v = 0."""
    zero = f.equal(variance, 0)
    return f.where(zero, 0, sqrt(f.where(zero, 1, variance)))


@overload
def average(
    a: ArrayLike,
    /,
    axis: AxisLike = None,
    weights: ArrayLike | None = None,
    returned: Literal[False] = False,
    *,
    keepdims: bool = False,
) -> Tensor: ...


@overload
def average(
    a: ArrayLike,
    /,
    axis: AxisLike = None,
    weights: ArrayLike | None = None,
    *,
    returned: Literal[True],
    keepdims: bool = False,
) -> tuple[Tensor, Tensor]: ...


def average(
    a: ArrayLike,
    /,
    axis: AxisLike = None,
    weights: ArrayLike | None = None,
    returned: bool = False,
    *,
    keepdims: bool = False,
) -> Any:
    """The weighted mean Σ wᵢ aᵢ / Σ wᵢ over axes, and the sum of weights with `returned`.

    Weights have a's shape, or the shape of the axes that are averaged. Raises TypeError if they
    differ from a in shape and no axis is given, ValueError if they do not fit the axes,
    ZeroDivisionError if they are known to sum to 0.

    >>> average([1.0, 2.0], weights=[3.0, 1.0])
    Tensor(1.25)
    """
    a = as_array("average", a)
    axes = normalize_axes("average", axis, a.ndim)
    if weights is None:
        result = mean(a, axes, keepdims=keepdims)
        total = f.zeros_like(result) + count("average", a, axes, None, keepdims)
    else:
        w = _weights(a, as_array("average", weights, a), axis, axes)
        dtype = promoted_dtype(a, w)
        if a.dtype.kind in "biu":  # NumPy's rule
            dtype = result_dtype(dtype, float64)
        w = convert_to(w, dtype if dtype.kind in "fc" else float64)
        total = sum(w, axes, keepdims=keepdims)
        message = "average: the weights sum to 0, expected another sum"
        total = demanded(total, f.not_equal(total, 0), message, "ZeroDivisionError")
        result = sum(a * w, axes, keepdims=keepdims) / total
    return (result, total) if returned else result


def _weights(a: Array, w: Array, axis: AxisLike, axes: Axes) -> Any:
    """Weights spread to a's shape."""
    if w.shape == a.shape:
        return w
    if axis is None:
        raise TypeError(
            f"average: the weights have shape {w.shape}, expected {a.shape}, or an axis to be given"
        )
    if w.shape != tuple(a.shape[i] for i in axes):
        expected = f"{a.shape}, or the sizes {tuple(a.shape[i] for i in axes)} of the axes"
        refuse("average", "the weights' shape", w.shape, expected)
    along = restore(w, a, tuple(i for i in range(a.ndim) if i not in axes), keepdims=True)
    return broadcast_to(along, a.shape)


def cov(
    m: ArrayLike,
    /,
    y: ArrayLike | None = None,
    rowvar: bool = True,
    bias: bool = False,
    ddof: float | None = None,
    fweights: ArrayLike | None = None,
    aweights: ArrayLike | None = None,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """The covariance matrix of variables (rows of m and y, or columns if not `rowvar`).

    Computed in at least double precision unless `dtype` is given. Observations may have counts
    `fweights` and weights `aweights`, arrays with one axis. With w = fweights·aweights the divisor
    is Σw − ddof Σ(w·aweights)/Σw; `ddof` is 1, or 0 with `bias`.
    Raises ValueError for more than two axes or weights of another size.

    >>> cov([[1.0, 2.0, 3.0], [1.0, 0.0, 2.0]])
    Tensor([[1. , 0.5],
            [0.5, 1. ]])
    """
    x = _variables("cov", m, y, rowvar, dtype)
    correction = (0 if bias else 1) if ddof is None else ddof
    w = _observation_weights(x, fweights, aweights)
    if w is None:
        weighted, divisor = x - mean(x, 1, keepdims=True), x.shape[1] - correction
        centred = weighted
    else:
        total = sum(w)
        centred = x - sum(x * w, 1, keepdims=True) / total
        weighted = centred * w
        extra = total if aweights is None else sum(w * as_array("cov", aweights, x))
        divisor = total - correction * (extra / total)
    product = weighted @ centred.H
    result = product / _at_least_zero(divisor, product.real)
    return squeeze(result)


def _variables(name: str, m: ArrayLike, y: ArrayLike | None, rowvar: bool, dtype: Any) -> Any:
    """The variables as rows of one matrix."""
    rows = [_rows(name, as_array(name, part), rowvar) for part in (m, y) if part is not None]
    x = rows[0] if len(rows) == 1 else concat(rows, axis=0)
    # At least double precision, as NumPy.
    working = result_dtype(x.dtype, float64) if dtype is None else as_dtype(dtype, name)
    return convert_to(x, working)


def _rows(name: str, x: Array, rowvar: bool) -> Any:
    if x.ndim > 2:
        refuse(name, "the number of axes", x.ndim, "at most 2")
    if x.ndim < 2:
        return reshape(x, (1, x.size))
    return x if rowvar or x.shape[0] == 1 else x.T


def _observation_weights(x: Array, fweights: ArrayLike | None, aweights: ArrayLike | None) -> Any:
    parts = [as_array("cov", w, x) for w in (fweights, aweights) if w is not None]
    for w in parts:
        if w.shape != (x.shape[1],):
            refuse("cov", "the weights' shape", w.shape, f"({x.shape[1]},)")
    if not parts:
        return None
    product = parts[0] if len(parts) == 1 else parts[0] * parts[1]
    return convert_to(product, real_dtype(x.dtype))


def corrcoef(
    x: ArrayLike,
    /,
    y: ArrayLike | None = None,
    rowvar: bool = True,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """Pearson's correlation coefficients: `cov` divided by the standard deviations.

    Clipped to [−1, 1] by parts, as NumPy does.

    >>> corrcoef([[1.0, 2.0, 3.0], [3.0, 2.0, 1.0]])
    Tensor([[ 1., -1.],
            [-1.,  1.]])
    """
    c = cov(x, y, rowvar, dtype=dtype)
    if not c.ndim:
        return c / c
    deviations = sqrt(real(diagonal(c)))
    c = c / deviations[:, None] / deviations[None, :]
    if c.aval.is_complex:
        return clip(real(c), -1, 1) + 1j * clip(imag(c), -1, 1)
    return clip(c, -1, 1)
