"""Kernels of linear algebra: LAPACK through NumPy and SciPy, a matrix or a whole batch at once."""

from tenferro.engines.numpy.linalg import (  # noqa: F401  (each module declares its kernels)
    banded,
    cholesky,
    determinant,
    equations,
    functions,
    lu,
    orthogonal,
    parts,
    spectral,
    structured,
    toeplitz,
    triangular,
)
