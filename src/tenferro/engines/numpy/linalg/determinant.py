"""Kernels of determinants and of their derivatives, which exist for singular matrices too."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, adjoint, check_finite, flat
from tenferro.engines.numpy.linalg.indices import check_permutation
from tenferro.engines.numpy.linalg.spectral import singular
from tenferro.tensor import Aval
from tenferro.tensor.rounding import small_pivot


def _parity(p: Matrices) -> Matrices:
    """The sign of each permutation: exchanges that sorting it takes."""
    n = p.shape[-1]
    order = flat(p, 1).copy()
    sign, every = np.ones(len(order)), np.arange(len(order))
    for i in range(n):
        j = np.argmax(order == i, axis=1)
        sign[j != i] *= -1
        order[every, j], order[:, i] = order[:, i].copy(), i
    return sign.reshape(p.shape[:-1])


def _diagonal(x: Matrices) -> Matrices:
    return np.diagonal(x, axis1=-2, axis2=-1)


@lowering("tenferro.linalg.det.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        check_permutation("det", p)
        return _det(m, F, p)

    return run


def _det(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
    return np.prod(_diagonal(F), axis=-1) * _parity(p).astype(m.dtype)


@lowering("tenferro.linalg.slogdet.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Matrices, F: Matrices, p: Matrices) -> tuple[Matrices, Matrices]:
        check_permutation("slogdet", p)
        u = _diagonal(F)
        size = np.abs(u)
        sign = np.prod(u / np.where(size == 0, 1, size), axis=-1) * _parity(p).astype(m.dtype)
        with np.errstate(divide="ignore"):
            return sign.astype(m.dtype), np.log(size).sum(axis=-1)

    return run


@lowering("tenferro.linalg.adjugate.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    """det·A⁻¹ where the pivots are far from zero; from the singular values elsewhere."""
    shape: Any = a.shape
    small = small_pivot(a)
    unit = np.eye(shape[-1], dtype=a.dtype)

    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        check_permutation("adjugate", p)
        if not m.size:
            return np.zeros_like(m)
        size = np.abs(_diagonal(F))
        regular = size.min(axis=-1) > small * size.max(axis=-1)
        out = np.empty(m.shape, m.dtype)
        if regular.any():
            out[regular] = _det(m, F, p)[regular, None, None] * np.linalg.solve(m[regular], unit)
        if not regular.all():
            check_finite("det", "a", m)
            out[~regular] = _adjugate(m[~regular])
        return out

    return run


def _frames(m: Matrices) -> tuple[Matrices, Matrices, Matrices, Matrices]:
    """U, s, Vᴴ and det(U)·det(Vᴴ)."""
    U, s, Vh = singular("det", m, True)
    return U, s, Vh, (np.linalg.det(U) * np.linalg.det(Vh))[..., None, None]


def _adjugate(m: Matrices) -> Matrices:
    U, s, Vh, phase = _frames(m)
    n = s.shape[-1]
    others = np.where(np.eye(n, dtype=bool), 1, s[..., None, :]).prod(axis=-1)
    adjugate: Matrices = phase * (adjoint(Vh) * others[..., None, :]) @ adjoint(U)
    return adjugate.astype(m.dtype)


def _others(s: Matrices, count: int) -> Matrices:
    """The products of all singular values but the i-th, j-th, …, for `count` different ones; 0."""
    n = s.shape[-1]
    places = np.ogrid[(slice(n),) * (count + 1)]
    taken, last = np.zeros((n,) * (count + 1), bool), places[-1]
    for i in places[:-1]:
        taken = taken | (i == last)
    rest = np.where(taken, 1, s[(..., *[None] * count, slice(None))]).prod(axis=-1)
    return np.where(taken.sum(axis=-1) == count, rest, 0)


def _in_frame(function: Any, count: int) -> Any:
    """V F(P; Uᴴ E V, …) Uᴴ, where P holds the products without `count` singular values."""

    def run(m: Matrices, *directions: Matrices) -> Matrices:
        if not m.size:
            return np.zeros_like(m)
        U, s, Vh, phase = _frames(m)
        inner = [adjoint(U) @ e @ adjoint(Vh) for e in directions]
        D = function(_others(s, count), *inner)
        return (phase * adjoint(Vh) @ D @ adjoint(U)).astype(m.dtype)

    return run


def _with_diagonal(x: Matrices, diagonal: Matrices) -> Matrices:
    i = np.arange(x.shape[-1])
    x[..., i, i] = diagonal
    return x


@lowering("tenferro.linalg.adjugate_tangent.v1")
def _(a: Aval, da: Aval) -> Any:
    def tangent(P: Matrices, E: Matrices) -> Matrices:
        return _with_diagonal(-P * E, np.einsum("...ij,...j->...i", P, _diagonal(E)))

    return _in_frame(tangent, 2)


@lowering("tenferro.linalg.adjugate_second.v1")
def _(a: Aval, e: Aval, f: Aval) -> Any:
    def second(P: Matrices, E: Matrices, F: Matrices) -> Matrices:
        x, y = _diagonal(E), _diagonal(F)
        D = (
            np.einsum("...ijk,...ji,...ik->...jk", P, E, F, optimize=True)
            + np.einsum("...ijk,...ji,...ik->...jk", P, F, E, optimize=True)
            - np.einsum("...ijk,...i->...jk", P, x) * F
            - np.einsum("...ijk,...i->...jk", P, y) * E
        )
        pairs = x[..., :, None] * y[..., None, :] - E * np.swapaxes(F, -1, -2)
        return _with_diagonal(D, np.einsum("...ijk,...ij->...k", P, pairs))

    return _in_frame(second, 3)
