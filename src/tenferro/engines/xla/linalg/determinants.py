"""Lowerings of determinants and of their derivatives, which exist for singular matrices too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.checks import Array
from tenferro.engines.xla.linalg.lu import check_permutation, solved
from tenferro.engines.xla.linalg.matrices import adjoint, check_finite, diagonal, dot, unit
from tenferro.engines.xla.table import lowering
from tenferro.tensor import Aval


def _parity(p: Array) -> Array:
    """The sign of each permutation: that of the number of its inversions."""
    later = np.triu(np.ones((p.shape[-1],) * 2, bool), 1)
    inversions = ((p[..., :, None] > p[..., None, :]) & later).sum((-2, -1))
    return 1 - 2 * (inversions % 2)


def _det(m: Array, packed: Array, p: Array) -> Array:
    return jnp.prod(diagonal(packed), axis=-1) * _parity(p).astype(m.dtype)


def _det_of(m: Array) -> Array:
    packed, _, p = lax.linalg.lu(m)
    return _det(m, packed, p)


@lowering("tenferro.linalg.det.v1", checked=True)
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Array, packed: Array, p: Array) -> Array:
        check_permutation("det", p)
        return _det(m, packed, p)

    return run


@lowering("tenferro.linalg.slogdet.v1", checked=True)
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Array, packed: Array, p: Array) -> tuple[Array, Array]:
        check_permutation("slogdet", p)
        u = diagonal(packed)
        size = jnp.abs(u)
        phase = jnp.prod(u / jnp.where(size == 0, 1, size).astype(u.dtype), axis=-1)
        return phase * _parity(p).astype(m.dtype), jnp.log(size).sum(-1)

    return run


@lowering("tenferro.linalg.adjugate.v1", checked=True)
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    """det·A⁻¹ where the pivots are far from zero; from the singular values elsewhere."""
    threshold = np.finfo(a.dtype).eps ** 0.5

    def run(m: Array, packed: Array, p: Array) -> Array:
        check_permutation("adjugate", p)
        if not m.size:
            return m
        size = jnp.abs(diagonal(packed))
        regular = (size.min(-1) > threshold * size.max(-1))[..., None, None]
        safe = jnp.where(regular, packed, unit(m))
        inverse = _det(m, packed, p)[..., None, None] * solved(safe, p, unit(m))
        return jnp.where(regular, inverse, _adjugate(jnp.where(regular, unit(m), m)))

    return run


def _frames(m: Array) -> tuple[Array, Array, Array, Array]:
    """U, s, Vᴴ and det(U)·det(Vᴴ)."""
    check_finite("det", "a", m)
    U, s, Vh = lax.linalg.svd(m, full_matrices=True)
    return U, s, Vh, (_det_of(U) * _det_of(Vh))[..., None, None]


def _adjugate(m: Array) -> Array:
    U, s, Vh, phase = _frames(m)
    others = jnp.where(np.eye(s.shape[-1], dtype=bool), 1, s[..., None, :]).prod(-1)
    return phase * dot(adjoint(Vh) * others[..., None, :].astype(m.dtype), adjoint(U))


def _others(s: Array, count: int) -> Array:
    """The products of all singular values but the i-th, j-th, …, for `count` different ones; 0."""
    n = s.shape[-1]
    places = np.ogrid[(slice(n),) * (count + 1)]
    taken, last = np.zeros((n,) * (count + 1), bool), places[-1]
    for i in places[:-1]:
        taken = taken | (i == last)
    rest = jnp.where(taken, 1, s[(..., *[None] * count, slice(None))]).prod(-1)
    return jnp.where(taken.sum(axis=-1) == count, rest, 0)


def _in_frame(function: Callable[..., Array], count: int) -> Any:
    """V F(P; Uᴴ E V, …) Uᴴ, where P holds the products without `count` singular values."""

    def run(m: Array, *directions: Array) -> Array:
        if not m.size:
            return m
        U, s, Vh, phase = _frames(m)
        inner = [dot(dot(adjoint(U), e), adjoint(Vh)) for e in directions]
        D = function(_others(s, count).astype(m.dtype), *inner)
        return phase * dot(dot(adjoint(Vh), D), adjoint(U))

    return run


def _with_diagonal(x: Array, values: Array) -> Array:
    return jnp.where(np.eye(x.shape[-1], dtype=bool), values[..., None], x)


def _sums(subscripts: str, *arrays: Array) -> Array:
    return jnp.einsum(subscripts, *arrays, precision=lax.Precision.HIGHEST)


@lowering("tenferro.linalg.adjugate_tangent.v1", checked=True)
def _(a: Aval, da: Aval) -> Any:
    def tangent(P: Array, E: Array) -> Array:
        return _with_diagonal(-P * E, _sums("...ij,...j->...i", P, diagonal(E)))

    return _in_frame(tangent, 2)


@lowering("tenferro.linalg.adjugate_second.v1", checked=True)
def _(a: Aval, e: Aval, f: Aval) -> Any:
    def second(P: Array, E: Array, F: Array) -> Array:
        x, y = diagonal(E), diagonal(F)
        D = (
            _sums("...ijk,...ji,...ik->...jk", P, E, F)
            + _sums("...ijk,...ji,...ik->...jk", P, F, E)
            - _sums("...ijk,...i->...jk", P, x) * F
            - _sums("...ijk,...i->...jk", P, y) * E
        )
        pairs = x[..., :, None] * y[..., None, :] - E * jnp.swapaxes(F, -1, -2)
        return _with_diagonal(D, _sums("...ijk,...ij->...k", P, pairs))

    return _in_frame(second, 3)
