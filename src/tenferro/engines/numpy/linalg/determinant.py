"""Kernels of determinants and of their derivatives, which exist for singular matrices too."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, flat
from tenferro.tensor import Aval


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


def _pivots(F: Matrices) -> Matrices:
    return np.diagonal(F, axis1=-2, axis2=-1)


@lowering("tenferro.linalg.det.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    return _det


def _det(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
    return np.prod(_pivots(F), axis=-1) * _parity(p).astype(m.dtype)


@lowering("tenferro.linalg.slogdet.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Matrices, F: Matrices, p: Matrices) -> tuple[Matrices, Matrices]:
        u = _pivots(F)
        size = np.abs(u)
        sign = np.prod(u / np.where(size == 0, 1, size), axis=-1) * _parity(p).astype(m.dtype)
        with np.errstate(divide="ignore"):
            return sign.astype(m.dtype), np.log(size).sum(axis=-1)

    return run


@lowering("tenferro.linalg.adjugate.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    """det·A⁻¹ where the pivots are far from zero; from the singular values elsewhere."""
    shape: Any = a.shape
    threshold = np.finfo(a.dtype).eps ** 0.5
    unit = np.eye(shape[-1], dtype=a.dtype)

    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        if not m.size:
            return np.zeros_like(m)
        size = np.abs(_pivots(F))
        regular = size.min(axis=-1) > threshold * size.max(axis=-1)
        out = np.empty(m.shape, m.dtype)
        if regular.any():
            out[regular] = _det(m, F, p)[regular, None, None] * np.linalg.solve(m[regular], unit)
        if not regular.all():
            out[~regular] = _adjugate(m[~regular])
        return out

    return run


def _frames(m: Matrices) -> tuple[Matrices, Matrices, Matrices, Matrices]:
    """U, s, Vᴴ and det(U)·det(Vᴴ)."""
    U, s, Vh = np.linalg.svd(m)
    return U, s, Vh, (np.linalg.det(U) * np.linalg.det(Vh))[..., None, None]


def _adjoint(x: Matrices) -> Matrices:
    return np.swapaxes(x.conj(), -1, -2)


def _adjugate(m: Matrices) -> Matrices:
    U, s, Vh, phase = _frames(m)
    n = s.shape[-1]
    others = np.where(np.eye(n, dtype=bool), 1, s[..., None, :]).prod(axis=-1)
    found: Matrices = phase * (_adjoint(Vh) * others[..., None, :]) @ _adjoint(U)
    return found.astype(m.dtype)


@lowering("tenferro.linalg.adjugate_tangent.v1")
def _(a: Aval, da: Aval) -> Any:
    shape: Any = a.shape
    n = shape[-1]
    i, j, k = np.ogrid[:n, :n, :n]
    left_out = (k == i) | (k == j)
    i = np.arange(n)

    def run(m: Matrices, e: Matrices) -> Matrices:
        if not m.size:
            return np.zeros_like(m)
        U, s, Vh, phase = _frames(m)
        E = _adjoint(U) @ e @ _adjoint(Vh)
        # P[i, j]: the product of all singular values but the i-th and the j-th; 0 for i = j.
        P = np.where(left_out, 1, s[..., None, None, :]).prod(axis=-1)
        P[..., i, i] = 0
        D = -P * E
        D[..., i, i] = (P @ np.diagonal(E, axis1=-2, axis2=-1)[..., None])[..., 0]
        return (phase * _adjoint(Vh) @ D @ _adjoint(U)).astype(m.dtype)

    return run
