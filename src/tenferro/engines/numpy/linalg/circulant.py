"""The kernel that checks the eigenvalues of circulant matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, refuse
from tenferro.tensor import Aval


@lowering("tenferro.linalg.regular_spectrum.v1")
def _(values: Aval, *, tol: float | None) -> Any:
    n: Any = values.shape[-1]
    rounding = float(n * np.finfo(values.dtype).eps)

    def run(x: Matrices) -> Matrices:
        size = np.abs(x)
        bound = rounding * size.max(axis=-1, keepdims=True) if tol is None else tol
        zero = (size <= bound).any(axis=-1)
        if zero.any():
            refuse("solve_circulant", "c", zero, "is singular")
        return x

    return run
