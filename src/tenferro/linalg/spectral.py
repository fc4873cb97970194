"""What the rules of spectra share: generators of vectors. Maths notes: eigh, svd, gauge, subspaces.

Along a path the vectors are those of parallel transport: within the space of a repeated value they
do not rotate, and the matrix between them, V⁻¹ A V, is one of blocks. Rules that know the tangent
of these blocks hold to every order where values are repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.linalg.gauge import null_checked
from tenferro.linalg.parts import hermitian, rows
from tenferro.linalg.repeated import (
    Kept,
    both,
    bound_of,
    in_range,
    largest_in,
    middle,
    same_block,
    vanishing,
)
from tenferro.ops.base import apply, f
from tenferro.ops.base.apply import filled
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.rounding import spectral_rounding


def _gaps(x: Aval, y: Aval, scale: Aval, *, broadening: float) -> Aval:
    return x.with_shape((*x.shape[:-1], y.shape[-1], x.shape[-1]))


def _of_values(x: Aval, s: Aval, *, kept: bool) -> Aval:
    return x


def _null_columns(x: Aval, s: Aval, *, kept: Kept) -> Aval:
    return x


def _significant(x: Aval, c: Aval) -> Aval:
    return x


def _vectors(V: Aval, generator: Aval) -> Aval:
    return V


def _blocks(x: Aval, values: Aval, *, paired: bool, kept: Kept) -> Aval:
    return x


def _connection(b: Aval, a: Aval, w: Aval, V: Aval, *, lower: bool, kept: Kept) -> Aval:
    return b


def _generator_avals(p: Aval, t: Aval, *rest: Aval, kept: Kept) -> tuple[Aval, Aval, Aval]:
    return p, p, t


def _cotangent_avals(
    left: Aval, right: Aval, beyond: Aval, *rest: Aval, kept: Kept
) -> tuple[Aval, Aval]:
    return left, beyond


inverse_gaps_family = family(
    "tenferro.linalg.inverse_gaps.v1", _gaps, operands="x(n) y(m) scale(k)"
)
blocks_family = family(
    "tenferro.linalg.spectral_blocks.v1",
    _blocks,
    operands="x(n,n) values(n):inexact",
    linear=(0,),
    real_linear=lambda *, paired, kept: (0,) if paired and not kept else (),
)
"""X's blocks between equal values, Hermitian for `paired` (singular) values that are not zero.

With a range, its blocks between values in it, and between those outside of it.
"""
connection_family = family(
    "tenferro.linalg.eigh_connection.v1",
    _connection,
    operands="b(n,n) a(n,n) w(n):real V(n,n)",
    linear=(0,),
)
"""Ω of Ω W − W Ω = B outside of blocks, from B, a, w and V, where W = Vᴴ a V; 0 in blocks.

The blocks are those between equal values, or those of `kept`.
"""
svd_generators_family = family(
    "tenferro.linalg.svd_generators.v1",
    _generator_avals,
    operands="p(k,k) t(r,k) a(m,n) U(m,k) s(k):real V(n,k)",
    n_outputs=3,
    linear=(0, 1),
    real_linear=(0, 1),
)
"""Ω_U, Ω_V and Y of Ω_U S − S Ω_V = P and Y S = T, from P, T, a, U, s and V, where S = Uᴴ a V.

The blocks of S are Hermitian, so P's Hermitian part in them is not part of the equation, and
Ω_U = −Ω_V there. Where singular values are zero, S is a block of a that vanishes, and Y is 0. With
`kept`, nothing of P in its blocks is part of the equation, Ω_U and Ω_V are 0 there, and Y is 0
outside of the range.
"""
svd_generators_cotangent_family = family(
    "tenferro.linalg.svd_generators_cotangent.v1",
    _cotangent_avals,
    operands="left(k,k) right(k,k) beyond(r,k) a(m,n) U(m,k) s(k):real V(n,k)",
    n_outputs=2,
    linear=(0, 1, 2),
    real_linear=(0, 1, 2),
)
"""The transpose of the generators, from the three cotangents, a, U, s and V."""
null_columns_family = family(
    "tenferro.linalg.null_columns.v1", _null_columns, operands="x(m,n) s(n):real", linear=(0,)
)
"""The columns of X for singular values of zero, or for those outside of `kept`; zeros elsewhere."""
vectors_tangent_family = family(
    "tenferro.linalg.vectors_tangent.v1",
    _vectors,
    operands="V(m,n) generator(n,n)",
    multilinear=(0, 1),
)
"""The vectors V times their generator."""
significant_family = family(
    "tenferro.linalg.significant_generator.v1",
    _significant,
    operands="x(m,k) c(p,q)",
    linear=(0, 1),
)
"""x, or 0 where it is not larger than the rounding of c, from which it was computed."""
nonzero_family = family(
    "tenferro.linalg.nonzero_singular_values.v1", _of_values, operands="x(n) s(n):real", linear=(0,)
)
"""Tangents of singular values, 0 for values that are not larger than rounding, unless these are
`kept` to see whether results depend on them (`engines.gauge_decision`)."""


def vectors_tangent(V: Array, generator: Any) -> Any:
    """V times its generator, whose cotangent Vᴴc is 0 if it is only rounding.

    So the guard, which looks at relations within this cotangent, does not judge rounding errors.
    """
    return apply(vectors_tangent_family.bind(), V, generator)


@vectors_tangent_family.formula
def _(V: Array, generator: Any) -> Any:
    return V @ generator


@vectors_tangent_family.transpose(0)
def _(ct: Array, V: Array, generator: Any) -> Any:
    return ct @ generator.H


@vectors_tangent_family.transpose(1)
def _(ct: Array, V: Array, generator: Any) -> Any:
    return significant(V.H @ ct, ct)


def significant(x: Array, c: Array) -> Any:
    """x, or 0 where it is not larger than the rounding of c."""
    return apply(significant_family.bind(), x, c)


@significant_family.formula
def _(x: Array, c: Array) -> Any:
    if 0 in (*x.shape, *c.shape):
        return x
    noise = largest_in(x) <= largest_in(c) * spectral_rounding(x.aval)
    return f.where(expand_dims(noise, axis=(-2, -1)), f.zeros_like(x), x)


@significant_family.jvp
def _(x: Array, c: Array, y: Array, dx: Array, dc: Array) -> Any:
    return dx


@significant_family.transpose_each
def _(i: int, ct: Array, x: Array, c: Array) -> Any:
    return None if i else ct


def inverse_gaps(x: Array, y: Array, scale: Array, broadening: float = 0.0) -> Any:
    """E[i, j] = 1/(x[j] − y[i]); 0 where the difference is not larger than rounding at `scale`.

    With a broadening ε it is Δ/(Δ² + ε²) instead. `scale` holds the values themselves.
    """
    return apply(inverse_gaps_family.bind(broadening=broadening), x, y, scale)


@inverse_gaps_family.jvp
def _(
    x: Array,
    y: Array,
    scale: Array,
    E: Array,
    dx: Array,
    dy: Array,
    dscale: Any,
    *,
    broadening: float,
) -> Any:
    slope = E * E
    if broadening:
        # d/dΔ of Δ/(Δ²+ε²) is E² − 2ε²(E/Δ)², with 1/(Δ²+ε²) = (1 ± √(1−4ε²E²))/(2ε²) avoided by
        # writing it with the gap itself.
        gap = expand_dims(x, axis=-2) - expand_dims(y, axis=-1)
        denominator = gap * gap + broadening**2
        slope = (gap * gap - broadening**2) / (denominator * denominator)
    return slope * (expand_dims(dy, axis=-1) - expand_dims(dx, axis=-2))


@inverse_gaps_family.formula
def _(x: Array, y: Array, scale: Array, *, broadening: float) -> Any:
    gap = expand_dims(x, axis=-2) - expand_dims(y, axis=-1)
    if broadening:
        return f.conj(gap) / (f.square(f.abs(gap)) + broadening**2)
    if scale.shape[-1] == 0:
        return f.zeros_like(gap)
    close = f.abs(gap) <= expand_dims(bound_of(scale), axis=-1)
    return f.where(close, f.zeros_like(gap), 1 / f.where(close, 1, gap))


def blocks(X: Array, values: Array, *, paired: bool = False, kept: Kept = ()) -> Any:
    """The blocks of X between equal values, or those of a range; zeros elsewhere."""
    return apply(blocks_family.bind(paired=paired, kept=kept), X, values)


@blocks_family.formula
def _(X: Array, values: Array, *, paired: bool, kept: Kept) -> Any:
    if values.shape[-1] == 0:
        return X
    same, nothing = same_block(values, kept), f.zeros_like(X)
    if kept or not paired:
        return f.where(same, X, nothing)
    return f.where(both(vanishing(values)), X, f.where(same, middle(X), nothing))


@blocks_family.jvp
def _(X: Array, values: Array, Y: Array, dX: Array, dvalues: Array, **params: Any) -> Any:
    return blocks(dX, values, **params)


@blocks_family.transpose(0)
def _(ct: Array, X: Array, values: Array, **params: Any) -> Any:
    return blocks(ct, values, **params)


def eigh_connection(B: Array, A: Array, w: Array, V: Array, *, lower: bool, kept: Kept = ()) -> Any:
    """VᴴdV of the eigenvectors V of A's triangle, from B = Vᴴ dA V."""
    return apply(connection_family.bind(lower=lower, kept=kept), B, A, w, V)


def _gaps_between(x: Array, y: Array, kept: Kept) -> Any:
    """1/(x[j] − y[i]) between blocks, 0 in them."""
    E = inverse_gaps(x, y, x)
    return f.where(same_block(x, kept), f.zeros_like(E), E) if kept else E


@connection_family.formula
def _(B: Array, A: Array, w: Array, V: Array, *, lower: bool, kept: Kept) -> Any:
    return B * _gaps_between(w, w, kept)


@connection_family.jvp
def _(
    B: Array, A: Array, w: Array, V: Array, omega: Any, *tangents: Any, lower: bool, kept: Kept
) -> Any:
    dB, dA = tangents[:2]
    dW = blocks(V.H @ hermitian(dA, lower=lower) @ V, w, kept=kept)
    turned = dB - (omega @ dW - dW @ omega)
    return eigh_connection(turned, A, w, V, lower=lower, kept=kept)


@connection_family.transpose(0)
def _(ct: Array, B: Array, A: Array, w: Array, V: Array, **params: Any) -> Any:
    return eigh_connection(ct, A, w, V, **params)


def svd_generators(
    P: Array, T: Array, source: Sequence[Any], kept: Kept = ()
) -> tuple[Any, Any, Any]:
    """UᴴdU, VᴴdV and (1 − UUᴴ)dU for the `source` a, U, s, V; P = UᴴdA V, T = (1 − UUᴴ)dA V."""
    left, right, beyond = apply(svd_generators_family.bind(kept=kept), P, T, *source)
    return left, right, beyond


def _svd_generators_cotangent(
    cts: Sequence[Any], source: Sequence[Any], kept: Kept
) -> tuple[Any, Any]:
    left, right, beyond = cts
    if not kept:
        beyond = null_checked(beyond, left, right, source[2])
    bound = svd_generators_cotangent_family.bind(kept=kept)
    P, T = apply(bound, left, right, beyond, *source)
    return P, T


def outside(dA: Array, U: Array, V: Array) -> tuple[Any, Any]:
    """UᴴdA V, and (1 − UUᴴ)dA V if U is not square, otherwise a matrix without rows."""
    AV = dA @ V
    P = U.H @ AV
    square = U.shape[-1] == U.shape[-2]
    return P, rows(AV, 0, 0) if square else AV - U @ P


def _change(dA: Array, source: Sequence[Any], kept: Kept) -> tuple[Any, Any]:
    """The tangent of S, and of what lies under it in the columns of vanishing values."""
    _, U, s, V = source
    P, T = outside(dA, U, V)
    null = null_columns_family.bind(kept=kept)
    return blocks(P, s, paired=True, kept=kept), apply(null, T, s)


def _left_out(s: Array, kept: Kept) -> Any:
    """Which columns no generator leads to from outside: of vanishing values, or not kept."""
    return ~in_range(s, kept) if kept else vanishing(s)


def _divided(t: ArrayLike, s: Array, kept: Kept) -> Any:
    """Columns divided by singular values; 0 for those that are left out or of vanishing values."""
    zero = _left_out(s, kept) | vanishing(s)
    return t * expand_dims(f.where(zero, 0, 1 / f.where(zero, 1, s)), axis=-2)


@svd_generators_family.formula
def _(
    P: Array, T: Array, A: Array, U: Array, s: Array, V: Array, *, kept: Kept
) -> tuple[Any, Any, Any]:
    x = (P + P.H) * _gaps_between(s, s, kept)
    y = (P - P.H) * _gaps_between(s, -s, kept)
    return (x + y) / 2, (x - y) / 2, _divided(T, s, kept)


@svd_generators_cotangent_family.formula
def _(
    left: Array, right: Array, beyond: Array, A: Array, U: Array, s: Array, V: Array, *, kept: Kept
) -> tuple[Any, Any]:
    plus, minus = (left + right) / 2, (left - right) / 2
    square = (plus - plus.H) * _gaps_between(s, s, kept)
    square = square + (minus - minus.H) * _gaps_between(s, -s, kept)
    return square, _divided(beyond, s, kept)


@svd_generators_family.jvp
def _(*values: Array, kept: Kept) -> Any:
    source, (left, right, beyond) = values[2:6], values[6:9]
    dP, dT, dA = values[9:12]
    dS, dZ = _change(dA, source, kept)
    P = dP - (left @ dS - dS @ right) + beyond.H @ dZ
    return svd_generators(P, dT - beyond @ dS + dZ @ right, source, kept)


@svd_generators_family.transpose_each
def _(i: int, cts: Any, P: Array, T: Array, *source: Any, kept: Kept) -> Any:
    return _svd_generators_cotangent(filled(cts), source, kept)[i]


@svd_generators_cotangent_family.jvp
def _(*values: Array, kept: Kept) -> Any:
    source, (X, Y) = values[3:7], values[7:9]
    dleft, dright, dbeyond, dA = values[9:13]
    dS, dZ = _change(dA, source, kept)
    right = dright + dS.H @ X + dZ.H @ Y
    return _svd_generators_cotangent(
        [dleft - X @ dS.H, right, dbeyond + dZ @ X.H - Y @ dS.H], source, kept
    )


@svd_generators_cotangent_family.transpose_each
def _(i: int, cts: Any, left: Array, right: Array, beyond: Array, *source: Any, kept: Kept) -> Any:
    P, T = filled(cts)
    return svd_generators(P, T, source, kept)[i]


@null_columns_family.formula
def _(X: Array, s: Array, *, kept: Kept) -> Any:
    return f.where(expand_dims(_left_out(s, kept), axis=-2), X, f.zeros_like(X))


@null_columns_family.jvp
def _(X: Array, s: Array, y: Array, dX: Array, ds: Array, *, kept: Kept) -> Any:
    return apply(null_columns_family.bind(kept=kept), dX, s)


@null_columns_family.transpose(0)
def _(ct: Array, X: Array, s: Array, *, kept: Kept) -> Any:
    return apply(null_columns_family.bind(kept=kept), ct, s)


def nonzero(ds: Array, s: Array) -> Any:
    """Tangents of singular values: |σ| has a kink at 0, where the derivative is taken to be 0."""
    return apply(nonzero_family.bind(kept=False), ds, s)


@nonzero_family.formula
def _(ds: Array, s: Array, *, kept: bool) -> Any:
    return ds if kept else f.where(vanishing(s), f.zeros_like(ds), ds)


@nonzero_family.jvp
def _(x: Array, s: Array, y: Array, dx: Array, ds: Array, *, kept: bool) -> Any:
    return apply(nonzero_family.bind(kept=kept), dx, s)


@nonzero_family.transpose(0)
def _(ct: Array, x: Array, s: Array, *, kept: bool) -> Any:
    return apply(nonzero_family.bind(kept=kept), ct, s)
