"""Tangents of eigenvalues and singular values: diagonals of V⁻¹dA V, or `turned`.

Of a smooth symmetric function F of values, of which m are equal, the second derivative along B and
C is κ tr(B C) between these, with B and C the blocks of V⁻¹dA V and κ = Fᵢᵢ − Fᵢⱼ. Diagonals yield
κ Σ Bᵢᵢ Cᵢᵢ, which depends on the basis. But the traceless parts of blocks are isometric to K
vectors without mean, by their diagonals and by pairs of off-diagonal elements. So with
mean + √K times the r-th of these vectors for the diagonal the mean of K second derivatives is that
of F. `engines.gauge_decision` computes it. Maths note: gauge.
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated, Any

import numpy as np

from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import sum as sum_over
from tenferro.linalg.parts import diagonal_matrix, diagonal_of, scale_columns
from tenferro.linalg.repeated import equal_pairs, middle
from tenferro.ops.base import apply, conj, convert_to, nullary, real
from tenferro.ops.base.apply import constant_operation
from tenferro.ops.base.declaration import Where
from tenferro.tensor import Array, Aval

Turn = Annotated[tuple[int, ...], Where("() or (turn, turns)", lambda t: len(t) in (0, 2))]


def _tangent(left: Aval, right: Aval, values: Aval, *, turn: Turn) -> Aval:
    return values


def _cotangent(ct: Aval, left: Aval, values: Aval, *, turn: Turn) -> Aval:
    return left


tangent_family = family(
    "tenferro.linalg.values_tangent.v1",
    _tangent,
    operands="left(m,n):inexact right(m,n):inexact values(n):inexact",
    linear=(1,),
)
"""The diagonal of leftᴴ right, real for real values."""
cotangent_family = family(
    "tenferro.linalg.values_cotangent.v1",
    _cotangent,
    operands="ct(n):inexact left(m,n):inexact values(n):inexact",
    multilinear=(0, 1),
)
"""left · diag(ct)."""


def values_tangent(left: Array, right: Array, values: Array) -> Any:
    """The tangent of the values: the diagonal of leftᴴ right."""
    return apply(tangent_family.bind(turn=()), left, right, values)


@tangent_family.jvp
def _(left: Array, right: Array, values: Array, d: Array, *tangents: Any, turn: Turn) -> Any:
    dleft, dright, _ = tangents
    other = apply(tangent_family.bind(turn=turn), right, dleft, values)
    return apply(tangent_family.bind(turn=turn), left, dright, values) + conj(other)


@tangent_family.transpose(1)
def _(ct: Array, left: Array, right: Array, values: Array, *, turn: Turn) -> Any:
    return apply(cotangent_family.bind(turn=turn), ct, left, values)


@cotangent_family.transpose(0)
def _(G: Array, ct: Array, left: Array, values: Array, *, turn: Turn) -> Any:
    return apply(tangent_family.bind(turn=turn), left, G, values)


@cotangent_family.transpose(1)
def _(G: Array, ct: Array, left: Array, values: Array, *, turn: Turn) -> Any:
    return apply(cotangent_family.bind(turn=turn), conj(ct), G, values)


@tangent_family.formula
def _(left: Array, right: Array, values: Array, *, turn: Turn) -> Any:
    if not turn or 0 in left.shape:
        d = sum_over(conj(left) * right, axis=-2)
        return d if values.aval.is_complex else real(d)
    B = left.H @ right
    B = B if values.aval.is_complex else middle(B)
    pairs = convert_to(equal_pairs(values), B.dtype)
    d = diagonal_of(B)
    even = _mean(pairs, d)
    k, amplitude = turn[0], sqrt(turn[1])
    if not k:
        part = d - even
    else:
        weights, sign = _chosen(B, k)
        part = sum_over(pairs * weights * (B + sign * B.mT), axis=-1)
    total = even + amplitude * part
    return total if values.aval.is_complex else real(total)


@cotangent_family.formula
def _(ct: Array, left: Array, values: Array, *, turn: Turn) -> Any:
    ct = convert_to(ct, left.dtype)
    if not turn or 0 in left.shape:
        return scale_columns(left, ct)
    pairs = convert_to(equal_pairs(values), left.dtype)
    even = _mean(pairs, ct)
    k, amplitude = turn[0], sqrt(turn[1])
    if not k:
        return scale_columns(left, even + amplitude * (ct - even))
    weights, sign = _chosen(pairs, k)
    part = pairs * conj(weights) * expand_dims(ct, axis=-1)
    return left @ (diagonal_matrix(even) + amplitude * (part + sign * part.mT))


def _mean(pairs: Any, d: Array) -> Any:
    """The mean over equal values."""
    return sum_over(pairs * expand_dims(d, axis=-2), axis=-1) / sum_over(pairs, axis=-1)


def _chosen(like: Any, k: int) -> tuple[Any, int]:
    """Weights W and a sign s: the k-th part of a block B is the sum of W ∘ (B ± Bᵀ) by rows.

    In each round the values meet in pairs, for the real and then for the imaginary parts.
    """
    n, dtype = like.shape[-1], like.dtype
    matchings = _matchings(n)
    W = np.zeros((n, n), complex)
    imaginary, which = divmod(k - 1, max(1, len(matchings)))
    if imaginary < (2 if like.aval.is_complex else 1) and matchings:
        for i, j in matchings[which]:
            W[i, j], W[j, i] = (0.5j, 0.5j) if imaginary else (0.5, -0.5)
    weights = W.astype(dtype) if dtype.kind == "c" else W.real.astype(dtype)
    return nullary(like, constant_operation(weights)), -1 if imaginary else 1


def _matchings(n: int) -> list[list[tuple[int, int]]]:
    """Rounds in which each of n meets each other once (the circle method)."""
    ring = list(range(n + n % 2))
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = zip(ring[: len(ring) // 2], ring[: len(ring) // 2 - 1 : -1], strict=True)
        rounds.append([(min(p), max(p)) for p in pairs if max(p) < n])
        ring.insert(1, ring.pop())
    return rounds
