"""Linear algebra on XLA: LAPACK on processors, the platform's own factorizations elsewhere."""

from tenferro.engines.xla.lowerings.linalg import (  # noqa: F401
    cholesky,
    determinants,
    lu,
    orthogonal,
    spectral,
    triangular,
)
