"""Linear algebra: every factorization with its derivative, batched, real and complex."""

from numpy.linalg import LinAlgError

import tenferro.engines.numpy.linalg  # noqa: F401  (declares the kernels)
from tenferro.linalg.cholesky import (
    cho_factor,
    cho_solve,
    cholesky,
    cholesky_inverse,
    cholesky_solve,
    cholesky_update,
)
from tenferro.linalg.triangular import solve_triangular

__all__ = [
    "LinAlgError",
    "cho_factor",
    "cho_solve",
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "cholesky_update",
    "solve_triangular",
]
