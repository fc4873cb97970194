"""Products with band matrices in diagonal ordered form, and their transposes.

A band is an array (..., l + u + 1, n) with band[u + i − j, j] = A[i, j], for l diagonals below the
main one and u above; entries outside the matrix are never read. Maths note: structured.
"""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.linalg.arguments import refuse_shape
from tenferro.linalg.opaque import BANDS
from tenferro.ops.apply import apply
from tenferro.ops.declaration import Natural
from tenferro.tensor import Aval


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
    opaque=BANDS,
)
outer_family = family(
    "tenferro.linalg.band_outer.v1",
    _outer,
    operands="y(n,k) x(n,k)",
    multilinear=(0, 1),
    opaque=BANDS,
)
hermitian_family = family(
    "tenferro.linalg.hermitian_band.v1",
    _hermitian,
    operands="half(k,n)",
    linear="all",
    opaque=BANDS,
)
fold_family = family(
    "tenferro.linalg.fold_band.v1", _fold, operands="band(k,n)", linear="all", opaque=BANDS
)


def band_product(band: Any, x: Any, *, l: int, u: int, adjoint: bool = False) -> Any:
    """A x, or Aᴴ x, for the matrix A of a band and x (..., n, k)."""
    return apply(product_family.bind(l=l, u=u, adjoint=adjoint), band, x)


def band_outer(y: Any, x: Any, *, l: int, u: int) -> Any:
    """The band of y xᴴ, zero outside the matrix."""
    return apply(outer_family.bind(l=l, u=u), y, x)


def hermitian_band(half: Any, *, lower: bool) -> Any:
    """The whole band of a Hermitian matrix of which one triangle's band (..., u + 1, n) is given.

    Imaginary parts of the main diagonal are not read.
    """
    return apply(hermitian_family.bind(lower=lower), half)


@product_family.transpose(0)
def _(ct: Any, band: Any, x: Any, *, l: int, u: int, adjoint: bool) -> Any:
    return band_outer(x, ct, l=l, u=u) if adjoint else band_outer(ct, x, l=l, u=u)


@product_family.transpose(1)
def _(ct: Any, band: Any, x: Any, *, l: int, u: int, adjoint: bool) -> Any:
    return band_product(band, ct, l=l, u=u, adjoint=not adjoint)


@outer_family.transpose(0)
def _(ct: Any, y: Any, x: Any, *, l: int, u: int) -> Any:
    return band_product(ct, x, l=l, u=u)


@outer_family.transpose(1)
def _(ct: Any, y: Any, x: Any, *, l: int, u: int) -> Any:
    return band_product(ct, y, l=l, u=u, adjoint=True)


@hermitian_family.transpose(0)
def _(ct: Any, half: Any, *, lower: bool) -> Any:
    return apply(fold_family.bind(lower=lower), ct)


@fold_family.transpose(0)
def _(ct: Any, band: Any, *, lower: bool) -> Any:
    return hermitian_band(ct, lower=lower)
