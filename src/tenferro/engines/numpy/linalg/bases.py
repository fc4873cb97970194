"""Other bases for the spaces of repeated values, to see whether results depend on the one at hand.

A program that leaves this open runs three times (`engines.decided`): as it is, with every
factorization in another basis, and with tangents shifted, which tells how large a difference is.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np

from tenferro.engines.base.probe import rotates, runs
from tenferro.engines.numpy.linalg.batches import Matrices, adjoint, flat
from tenferro.engines.numpy.linalg.repeated import all_equal_pairs, no_more_than_rounding
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


def shifted(x: Matrices, source: Matrices = 0.0) -> Matrices:
    """Tangents as they are, or with others of their size, or that of `source`, added."""
    if not runs("shifted"):
        return x
    size = _size(x, source)
    return (x + size * _numbers(_generator(x), x.shape, x.dtype)).astype(x.dtype)


def along_bases(x: Matrices, source: Matrices, values: Matrices, aval: Aval, name: str) -> Matrices:
    """Generators as they are; where `rotates`, with a change of basis for equal values added."""
    if not rotates() or not x.size:
        return x
    pairs = all_equal_pairs(values, spectral_rounding(aval))
    free = _skew(_generator(source), x) if name != "eig" else _off(_generator(source), x)
    change = np.where(pairs, free, 0)
    if name == "svd":
        zero = no_more_than_rounding(values, spectral_rounding(aval))
        both = zero[..., None, :] & zero[..., :, None]
        change = np.where(both, _skew(_generator(x), x), change)
    return (x + _size(source, 0.0) * change).astype(x.dtype)


def _skew(rng: np.random.Generator, x: Matrices) -> Matrices:
    free = _numbers(rng, x.shape, x.dtype)
    return free - adjoint(free)


def _off(rng: np.random.Generator, x: Matrices) -> Matrices:
    return _numbers(rng, x.shape, x.dtype) * (1 - np.eye(x.shape[-1]))


def _size(x: Matrices, source: Matrices) -> float:
    return float(max(np.abs(x).max(initial=0), np.abs(source).max(initial=0))) or 1.0


def in_another_basis(V: Matrices, values: Matrices, aval: Aval) -> Matrices:
    """Columns V, where `rotates`, in another basis of unit vectors for each equal value."""
    if not rotates() or not V.size:
        return V
    rotated = [
        _unit(_rotated(matrix, _groups(each, aval), _generator(matrix)))
        for matrix, each in zip(flat(V, 2), flat(values, 1), strict=True)
    ]
    return np.stack(rotated).reshape(V.shape).astype(V.dtype)


def in_other_bases(
    U: Matrices, s: Matrices, Vh: Matrices, aval: Aval, *, full: bool
) -> tuple[Matrices, Matrices, Matrices]:
    """Full factors A = U diag(s) Vh in other bases; those of s = 0 on both sides on their own."""
    k, V = s.shape[-1], adjoint(Vh)
    pairs = [
        _other_pair(*each, aval) for each in zip(flat(U, 2), flat(s, 1), flat(V, 2), strict=True)
    ]
    if pairs:
        left, right = zip(*pairs, strict=True)
        U, V = np.stack(left).reshape(U.shape), np.stack(right).reshape(V.shape)
    return (U, s, adjoint(V)) if full else (U[..., :k], s, adjoint(V[..., :k]))


def _other_pair(U: Matrices, s: Matrices, V: Matrices, aval: Aval) -> tuple[Matrices, Matrices]:
    k = len(s)
    zero = no_more_than_rounding(s, spectral_rounding(aval))
    null = int(np.count_nonzero(~zero))
    groups = [g for g in _groups(s, aval) if not zero[g[0]]]
    left, right = (_rotated(x[:, :k], groups, _generator(U)) for x in (U, V))
    results = []
    for x, columns in ((U, left), (V, right)):
        whole = np.concatenate([columns, x[:, k:]], axis=1)
        rest = np.arange(null, x.shape[1])
        results.append(_rotated(whole, [rest], _generator(x)).astype(x.dtype))
    return results[0], results[1]


def _groups(values: Matrices, aval: Aval) -> list[Matrices]:
    """The positions of values that are equal to rounding, or connected by such."""
    from scipy.sparse.csgraph import connected_components  # loaded when it is needed

    number, labels = connected_components(all_equal_pairs(values, spectral_rounding(aval)))
    return [np.flatnonzero(labels == i) for i in range(number)]


def _rotated(V: Matrices, groups: list[Matrices], rng: np.random.Generator) -> Matrices:
    """The columns of each group times a random unitary matrix; a single real one stays."""
    V = V.copy()
    for group in groups:
        n = len(group)
        if n > 1 or (n and V.dtype.kind == "c"):
            V[:, group] = V[:, group] @ np.linalg.qr(_numbers(rng, (n, n), V.dtype))[0]
    return V


def _unit(V: Matrices) -> Matrices:
    return V / np.linalg.norm(V, axis=0)


def _generator(x: Matrices) -> np.random.Generator:
    """The same for the same numbers, so that one matrix has one basis in a program."""
    return np.random.default_rng([x.size, crc32(np.ascontiguousarray(x).data)])


def _numbers(rng: np.random.Generator, shape: tuple[int, ...], dtype: Any) -> Matrices:
    x = rng.standard_normal(shape)
    return x + 1j * rng.standard_normal(shape) if np.dtype(dtype).kind == "c" else x
