"""Spectral factorizations for solvers: in the basis at hand, which no other decision may change.

Programs that are computed again in another basis (`engines.gauge_decision`) leave these as they
are. They have no derivative rule; their users detach them and have rules of their own.
"""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.linalg.eigh import eigh_family
from tenferro.linalg.parts import real_aval, smaller
from tenferro.linalg.svd import svd_family
from tenferro.ops.base import apply
from tenferro.tensor import Array, Aval


def _eigh(a: Aval, *, lower: bool) -> tuple[Aval, Aval]:
    return real_aval(a.with_shape(a.shape[:-1])), a


def _svd(a: Aval) -> tuple[Aval, Aval, Aval]:
    *batch, m, n = a.shape
    k = smaller(m, n)
    values = real_aval(a.with_shape((*batch, k)))
    return a.with_shape((*batch, m, k)), values, a.with_shape((*batch, k, n))


fixed_eigh_family = family("tenferro.linalg.fixed_eigh.v1", _eigh, operands="a(n,n)", n_outputs=2)
fixed_svd_family = family("tenferro.linalg.fixed_svd.v1", _svd, operands="a(m,n)", n_outputs=3)


@fixed_eigh_family.formula
def _(a: Array, *, lower: bool) -> Any:
    return apply(eigh_family.bind(lower=lower, broadening=0.0), a)


@fixed_svd_family.formula
def _(a: Array) -> Any:
    return apply(svd_family.bind(full_matrices=False, broadening=0.0), a)


def fixed_eigh(a: Array, *, lower: bool) -> tuple[Any, Any]:
    """Eigenvalues, ascending, and eigenvectors of a triangle of Hermitian matrices."""
    w, V = apply(fixed_eigh_family.bind(lower=lower), a)
    return w, V


def fixed_svd(a: Array) -> tuple[Any, Any, Any]:
    """The reduced singular value decomposition."""
    U, s, Vh = apply(fixed_svd_family.bind(), a)
    return U, s, Vh
