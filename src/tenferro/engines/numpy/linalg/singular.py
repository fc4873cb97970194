"""Kernels of the generators of singular vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices
from tenferro.engines.numpy.linalg.gauge import largest, refuse_phases, tolerance
from tenferro.engines.numpy.linalg.spectral import inverses, no_more_than_rounding
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


@lowering("tenferro.linalg.svd_generators.v1")
def _(P: Aval, T: Aval, A: Aval, U: Aval, s: Aval, V: Aval) -> Any:
    tiny = spectral_rounding(s)
    inverse = inverses(tiny)

    def run(p: Matrices, t: Matrices, a: Matrices, u: Matrices, v: Matrices, w: Matrices) -> Any:
        h = np.swapaxes(p.conj(), -1, -2)
        x, y = (p + h) * inverse(v, v, v), (p - h) * inverse(v, -v, v)
        return (x + y) / 2, (x - y) / 2, _divided(t, v, tiny)

    return run


def _divided(t: Matrices, v: Matrices, tiny: float) -> Matrices:
    """Columns divided by singular values; 0 for those that are no more than rounding."""
    zero = no_more_than_rounding(v, tiny)
    return t * np.where(zero, 0, 1 / np.where(zero, 1, v))[..., None, :]


@lowering("tenferro.linalg.svd_generators_cotangent.v1")
def _(left: Aval, right: Aval, beyond: Aval, A: Aval, U: Aval, s: Aval, V: Aval) -> Any:
    tiny, bound = spectral_rounding(s), tolerance(left)
    inverse = inverses(tiny)

    def run(x: Matrices, y: Matrices, t: Matrices, *source: Matrices) -> Any:
        v = source[2]
        zero = no_more_than_rounding(v, tiny)[..., None, :]
        if zero.any():
            size = np.maximum(largest(x), np.maximum(largest(y), largest(t)))
            refuse_phases("svd", largest(np.where(zero, t, 0)) > bound * size)
        plus, minus = (x + y) / 2, (x - y) / 2
        plus = plus - np.swapaxes(plus.conj(), -1, -2)
        minus = minus - np.swapaxes(minus.conj(), -1, -2)
        return plus * inverse(v, v, v) + minus * inverse(v, -v, v), _divided(t, v, tiny)

    return run


@lowering("tenferro.linalg.null_columns.v1")
def _(X: Aval, s: Aval) -> Any:
    tiny = spectral_rounding(s)

    def run(x: Matrices, v: Matrices) -> Matrices:
        zero = no_more_than_rounding(v, tiny)[..., None, :]
        return np.where(zero, x, 0).astype(x.dtype)

    return run


@lowering("tenferro.linalg.nonzero_singular_values.v1")
def _(ds: Aval, s: Aval) -> Any:
    tiny = spectral_rounding(s)
    return lambda x, v: np.where(no_more_than_rounding(v, tiny), 0, x).astype(x.dtype)
