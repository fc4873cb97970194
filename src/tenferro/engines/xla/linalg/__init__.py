"""Linear algebra on XLA: LAPACK on processors, the platform's own factorizations elsewhere."""

from tenferro.engines.xla.linalg import (  # noqa: F401  (each module declares its families)
    cholesky,
    determinants,
    lu,
    orthogonal,
    spectral,
    triangular,
)
