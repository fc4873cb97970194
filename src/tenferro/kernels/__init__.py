"""Kernels: how NumPy and SciPy compute each family of operations."""

from tenferro.kernels import (  # noqa: F401  (each module declares its family's kernels)
    complex_functions,
    constant,
    contraction,
    conversion,
    convolution,
    cumulative,
    elliptic,
    gamma_differences,
    incomplete_beta,
    incomplete_gamma,
    indexing,
    outside,
    pointwise,
    reduction,
    sorting,
    special,
    structural,
)
from tenferro.kernels.table import kernel

__all__ = ["kernel"]
