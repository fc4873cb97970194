"""Eigenvalues and eigenvectors of Hermitian matrices in double-double.

Maths note: double_double.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.functions.arrays.joining import concat
from tenferro.linalg.eigh import eigh_family
from tenferro.linalg.parts import diagonal_matrix, diagonal_of, hermitian, matrix_positions
from tenferro.ops.base import FAMILIES, TensorOperation, apply, f, real
from tenferro.precision.rules.matrices import largest, matmul, refined, unit
from tenferro.precision.rules.pair import Pair, adjoint
from tenferro.precision.rules.table import rule
from tenferro.transforms.control.branches import cond

_CLOSE = 64.0
"""Eigenvalues are close if they differ by less than so many rounding errors, times their number."""


@rule(eigh_family.name)
def eigh(operation: TensorOperation, a: Pair) -> tuple[Pair, Pair]:
    """Eigenvalues and vectors, refined (Ogita and Aishima, Jpn. J. Ind. Appl. Math. 35, 2018).

    Vectors of values that double does not separate are first any basis of their space. In it the
    matrix, less one of the values, is decomposed again (the same, part II, 36, 2019).
    """
    whole = a.map(lambda part: hermitian(part, lower=operation.params["lower"]))
    _, start = apply(operation, a.high)

    def correction(V: Pair) -> Any:
        return V.high @ _rotation(*_projected(whole, V))

    V = refined(start, correction)
    values, _, beside = _projected(whole, V)
    if values.high.shape[-1] < 2:
        return values, V
    same = _clusters(values.high)
    repeated = f.greater(largest(f.where(same & ~_is_diagonal(same), 1.0, 0.0)), 0.0)

    def separated() -> Any:
        turned = matmul(V, Pair(_cluster_vectors(operation, values, beside, same)))
        W = refined(_orthonormal(turned), correction)
        return *_projected(whole, W)[0].parts, *_orthonormal(W).parts

    high, low, *vectors = cond(repeated, separated, lambda: (*values.parts, *V.parts))
    return Pair(high, low), Pair(*vectors)


def _clusters(values: Any) -> Any:
    """Which eigenvalues, in order, are so close that those in double do not separate them."""
    n = values.shape[-1]
    bound = (
        _CLOSE
        * n
        * np.finfo(float).eps
        * f.maximum(*(f.abs(values[..., i : i + 1 or None]) for i in (0, -1)))
    )
    steps = f.where(f.greater(values[..., 1:] - values[..., :-1], bound), 1.0, 0.0)
    sums = FAMILIES["cumulative_sum"].bind(axis=values.ndim - 1, reverse=False)
    number = apply(sums, concat([f.zeros_like(values[..., :1]), steps], axis=-1))
    return f.equal(number[..., :, None], number[..., None, :])


def _is_diagonal(matrices: Any) -> Any:
    rows, columns = matrix_positions(matrices)
    return f.equal(rows, columns)


def _cluster_vectors(operation: TensorOperation, values: Pair, beside: Any, same: Any) -> Any:
    """The eigenvectors of each cluster, less its smallest value and scaled, in double.

    Clusters are moved apart, so that one decomposition has those of all, in order.
    """
    n = values.high.shape[-1]

    def over_cluster(family: str, x: Any, neutral: float) -> Any:
        chosen = f.where(same, x[..., None, :], neutral)
        return apply(FAMILIES[family].bind(axes=(chosen.ndim - 1,)), chosen)

    from_least = (values - over_cluster("reduce_min", values.high, np.inf)).high
    block = f.where(same, beside + diagonal_matrix(from_least), 0.0)
    rows = apply(FAMILIES["reduce_max"].bind(axes=(block.ndim - 1,)), f.abs(block))
    scale = over_cluster("reduce_max", rows, 0.0)
    before = apply(
        FAMILIES["reduce_sum"].bind(axes=(same.ndim - 1,)), f.where(_is_after(same), 1.0, 0.0)
    )
    apart = diagonal_matrix((2.0 * n + 2.0) * before)
    scaled = block / f.where(f.equal(scale, 0.0), 1.0, scale)[..., None]
    _, vectors = apply(eigh_family.bind(**operation.params | {"lower": True}), scaled + apart)
    return f.where(same, vectors, 0.0)


def _is_after(same: Any) -> Any:
    """Whether a row belongs to a cluster after that of a column."""
    rows, columns = matrix_positions(same)
    return f.greater(rows, columns) & ~same


def _orthonormal(V: Pair) -> Pair:
    """V + V (1 - Vᴴ V) / 2."""
    lost = unit(V.high) - matmul(adjoint(V), V)
    nearer: Pair = V + V.high @ (0.5 * lost.high)
    return nearer


def _projected(a: Pair, V: Pair) -> tuple[Pair, Any, Any]:
    """Rayleigh quotients, 1 - Vᴴ V and what Vᴴ A V is beside the diagonal matrix of these."""
    lost = unit(V.high) - matmul(adjoint(V), V)
    S = matmul(adjoint(V), matmul(a, V))
    diagonals = (x.map(lambda part: real(diagonal_of(part))) for x in (S, lost))
    value, less = diagonals
    values = value / (1.0 - less)
    beside = (S - values.map(diagonal_matrix)).high
    return values, _symmetric(lost.high), _symmetric(beside)


def _symmetric(x: Any) -> Any:
    """The mean of a matrix and its adjoint: what differs are errors, which gaps would divide."""
    return 0.5 * (x + x.H)


def _rotation(values: Pair, lost: Any, beside: Any) -> Any:
    """The matrix E of V + V E: of neighbours that residuals do not tell apart, half of what lacks.

    The order of equal eigenvalues does not change.
    """
    rows, columns_ = (values.map(lambda part, i=i: part[_AXES[i]]) for i in (0, 1))  # type: ignore[misc]
    gap = (columns_ - rows).high
    moving = beside + lost * columns_.high
    norms = _norm(beside) + _norm(values.high[..., None, :]) * _norm(lost)
    apart = f.greater(f.abs(gap), 2.0 * norms) & f.greater(f.abs(gap), 4.0 * f.abs(moving))
    return f.where(apart, moving / f.where(apart, gap, 1.0), lost * 0.5)


_AXES = ((..., slice(None), None), (..., None, slice(None)))


def _norm(x: Any) -> Any:
    """The Frobenius norm of matrices, with two axes of size 1."""
    n = x.ndim
    square = apply(FAMILIES["reduce_sum"].bind(axes=(n - 2, n - 1)), real(f.conj(x) * x))
    return f.sqrt(square)[..., None, None]
