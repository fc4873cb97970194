"""V⁻¹ X V, whose derivative along the generator Ω = V⁻¹dV is the commutator of V⁻¹ X V and Ω.

The cotangents of both factors V and V⁻¹ cancel where V is free, and only the commutator knows how
large they were: the remainder is rounding, which the guard of the gauge may not judge.
Maths note: gauge.
"""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.linalg.solve import solve
from tenferro.linalg.spectral import significant
from tenferro.ops.base import apply
from tenferro.tensor import Array, Aval


def _similar(X: Aval, V: Aval) -> Aval:
    return X


def _commutator(X: Aval, Y: Aval) -> Aval:
    return X


similar_family = family(
    "tenferro.linalg.similar_matrix.v1", _similar, operands="X(n,n) V(n,n)", linear=(0,)
)
commutator_family = family(
    "tenferro.linalg.commutator.v1", _commutator, operands="X(n,n) Y(n,n)", multilinear=(0, 1)
)


def similar(X: Array, V: Array) -> Any:
    """V⁻¹ X V."""
    return apply(similar_family.bind(), X, V)


@similar_family.formula
def _(X: Array, V: Array) -> Any:
    return solve(V, X @ V)


@similar_family.jvp
def _(X: Array, V: Array, Y: Array, dX: Array, dV: Array) -> Any:
    return similar(dX, V) + apply(commutator_family.bind(), Y, solve(V, dV))


@similar_family.transpose(0)
def _(ct: Array, X: Array, V: Array) -> Any:
    return similar(ct, V.H)


@commutator_family.formula
def _(X: Array, Y: Array) -> Any:
    return X @ Y - Y @ X


@commutator_family.transpose(0)
def _(ct: Array, X: Array, Y: Array) -> Any:
    return _adjoint(ct, Y, -1)


@commutator_family.transpose(1)
def _(ct: Array, X: Array, Y: Array) -> Any:
    return _adjoint(ct, X, 1)


def _adjoint(ct: Array, X: Array, sign: int) -> Any:
    """±(Xᴴc − cXᴴ), or 0 where this is only the rounding of Xᴴc."""
    product = X.H @ ct
    return significant(sign * (product - ct @ X.H), product)
