"""Products with band matrices in diagonal ordered form, and their transposes.

A band is an array (..., l + u + 1, n) with band[u + i − j, j] = A[i, j], for l diagonals below the
main one and u above; entries outside the matrix are never read. Maths note: structured.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tenferro.extension import family
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import sum as sum_over
from tenferro.linalg.arguments import refuse_shape
from tenferro.linalg.parts import rows
from tenferro.ops.arrays.structural import padded
from tenferro.ops.base import apply, conj, convert_to, f, full, real
from tenferro.ops.base.declaration import Natural
from tenferro.tensor import Array, Aval


def check_rows(name: str, half: Aval) -> None:
    """Raise LinAlgError unless the triangle of a band holds its main diagonal."""
    if half.shape[-2] == 0:
        refuse_shape(name, "half", half.shape, "at least one diagonal")


def _product(band: Aval, x: Aval, *, l: Natural, u: Natural, adjoint: bool) -> Aval:
    return x


def _outer(y: Aval, x: Aval, *, l: Natural, u: Natural) -> Aval:
    return x.with_shape((*x.shape[:-2], l + u + 1, x.shape[-2]))


def _hermitian(half: Aval, *, lower: bool) -> Aval:
    check_rows("hermitian_band", half)
    u: Any = half.shape[-2] - 1
    return half.with_shape((*half.shape[:-2], 2 * u + 1, half.shape[-1]))


def _fold(band: Aval, *, lower: bool) -> Aval:
    u: Any = band.shape[-2] // 2
    if band.shape[-2] != 2 * u + 1:
        refuse_shape("fold_band", "band", band.shape, "an odd number of diagonals")
    return band.with_shape((*band.shape[:-2], u + 1, band.shape[-1]))


product_family = family(
    "tenferro.linalg.band_product.v1",
    _product,
    operands="band(l+u+1,n) x(n,k)",
    multilinear=(0, 1),
)
outer_family = family(
    "tenferro.linalg.band_outer.v1",
    _outer,
    operands="y(n,k) x(n,k)",
    multilinear=(0, 1),
)
hermitian_family = family(
    "tenferro.linalg.hermitian_band.v1",
    _hermitian,
    operands="half(k,n)",
    linear="all",
)
fold_family = family("tenferro.linalg.fold_band.v1", _fold, operands="band(k,n)", linear="all")


def band_product(band: Array, x: Array, *, l: int, u: int, adjoint: bool = False) -> Any:
    """A x, or Aᴴ x, for the matrix A of a band and x (..., n, k)."""
    return apply(product_family.bind(l=l, u=u, adjoint=adjoint), band, x)


def band_outer(y: Array, x: Array, *, l: int, u: int) -> Any:
    """The band of y xᴴ, zero outside the matrix."""
    return apply(outer_family.bind(l=l, u=u), y, x)


def hermitian_band(half: Any, *, lower: bool) -> Any:
    """The whole band of a Hermitian matrix of which one triangle's band (..., u + 1, n) is given.

    Imaginary parts of the main diagonal are not read.
    """
    return apply(hermitian_family.bind(lower=lower), half)


def _diagonals(n: Any, l: int, u: int) -> Iterator[tuple[int, slice, slice]]:
    """For each diagonal inside an n by n matrix its row in the band, and its rows and columns."""
    for row in range(max(0, u - n + 1), min(l + u, u + n - 1) + 1):
        offset = row - u
        first, last = max(0, -offset), min(n, n - offset)
        yield row, slice(first + offset, last + offset), slice(first, last)


def _placed(x: Any, axis: int, start: int, n: Any) -> Any:
    """Zeros but for x, from `start` on along an axis, which has size n then."""
    axis %= x.ndim
    around = (start, n - start - x.shape[axis], 0)
    return padded(x, tuple(around if i == axis else (0, 0, 0) for i in range(x.ndim)))


def _band(like: Array, lines: dict[int, tuple[int, Any]], count: Any) -> Any:
    """The band with these entries, from a column on, in its rows; zeros in others."""
    shape = (*like.shape[:-2], like.shape[-1])
    nothing = full(like, like.aval.with_shape(shape), 0)
    whole = {row: _placed(x, -1, start, shape[-1]) for row, (start, x) in lines.items()}
    return stack([whole.get(row, nothing) for row in range(count)], axis=-2)


@product_family.formula
def _(band: Any, x: Array, *, l: Natural, u: Natural, adjoint: bool) -> Any:
    y, n = f.zeros_like(x), x.shape[-2]
    for row, i, j in _diagonals(n, l, u):
        entries = expand_dims(band[..., row, j], axis=-1)
        if adjoint:
            y = y + _placed(conj(entries) * rows(x, i.start, i.stop), -2, j.start, n)
        else:
            y = y + _placed(entries * rows(x, j.start, j.stop), -2, i.start, n)
    return y


@outer_family.formula
def _(y: Array, x: Array, *, l: Natural, u: Natural) -> Any:
    lines = {
        row: (j.start, sum_over(conj(x[..., j, :]) * y[..., i, :], axis=-1))
        for row, i, j in _diagonals(x.shape[-2], l, u)
    }
    return _band(x.mT, lines, l + u + 1)


@hermitian_family.formula
def _(half: Any, *, lower: bool) -> Any:
    u, n = half.shape[-2] - 1, half.shape[-1]
    lines = {u: (0, _real(half[..., 0 if lower else u, :]))}
    for k in range(1, min(u, n - 1) + 1):
        below = half[..., k, : n - k] if lower else conj(half[..., u - k, k:])
        lines |= {u + k: (0, below), u - k: (k, conj(below))}
    return _band(half, lines, 2 * u + 1)


@fold_family.formula
def _(band: Any, *, lower: bool) -> Any:
    u, n = band.shape[-2] // 2, band.shape[-1]
    lines = {0 if lower else u: (0, _real(band[..., u, :]))}
    for k in range(1, min(u, n - 1) + 1):
        both = band[..., u + k, : n - k] + conj(band[..., u - k, k:])
        lines |= {k: (0, both)} if lower else {u - k: (k, conj(both))}
    return _band(band, lines, u + 1)


def _real(x: Array) -> Any:
    return convert_to(real(x), x.dtype)


@product_family.transpose(0)
def _(ct: Array, band: Any, x: Array, *, l: int, u: int, adjoint: bool) -> Any:
    return band_outer(x, ct, l=l, u=u) if adjoint else band_outer(ct, x, l=l, u=u)


@product_family.transpose(1)
def _(ct: Array, band: Any, x: Array, *, l: int, u: int, adjoint: bool) -> Any:
    return band_product(band, ct, l=l, u=u, adjoint=not adjoint)


@outer_family.transpose(0)
def _(ct: Array, y: Array, x: Array, *, l: int, u: int) -> Any:
    return band_product(ct, x, l=l, u=u)


@outer_family.transpose(1)
def _(ct: Array, y: Array, x: Array, *, l: int, u: int) -> Any:
    return band_product(ct, y, l=l, u=u, adjoint=True)


@hermitian_family.transpose(0)
def _(ct: Array, half: Any, *, lower: bool) -> Any:
    return apply(fold_family.bind(lower=lower), ct)


@fold_family.transpose(0)
def _(ct: Array, band: Any, *, lower: bool) -> Any:
    return hermitian_band(ct, lower=lower)
