"""Kernels of what singular values that vanish ask for."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices
from tenferro.engines.numpy.linalg.gauge import largest, refuse_phases, tolerance
from tenferro.engines.numpy.linalg.repeated import no_more_than_rounding
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


@lowering("tenferro.linalg.svd_null_check.v1")
def _(beyond: Aval, left: Aval, right: Aval, s: Aval) -> Any:
    tiny, bound = spectral_rounding(s), tolerance(left)

    def run(t: Matrices, x: Matrices, y: Matrices, v: Matrices) -> Matrices:
        zero = no_more_than_rounding(v, tiny)[..., None, :]
        if zero.any():
            size = np.maximum(largest(x), np.maximum(largest(y), largest(t)))
            refuse_phases("svd", largest(np.where(zero, t, 0)) > bound * size)
        return t

    return run


@lowering("tenferro.linalg.nonzero_singular_values.v1")
def _(ds: Aval, s: Aval) -> Any:
    tiny = spectral_rounding(s)
    return lambda x, v: np.where(no_more_than_rounding(v, tiny), 0, x).astype(x.dtype)
