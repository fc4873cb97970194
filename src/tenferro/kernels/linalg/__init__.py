"""Kernels of linear algebra: LAPACK through NumPy and SciPy, a matrix or a whole batch at once."""

from tenferro.kernels.linalg import (  # noqa: F401
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
