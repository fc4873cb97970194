"""Kernels of linear algebra: LAPACK through NumPy and SciPy, for a matrix or a whole batch."""

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
