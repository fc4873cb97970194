"""The reference engine: one NumPy call per instruction."""

from tenferro.engines.numpy import (  # noqa: F401  (each module declares its family's kernels)
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
from tenferro.engines.numpy.engine import NumpyProgram, compile_numpy
from tenferro.engines.numpy.kernels import kernel

__all__ = ["NumpyProgram", "compile_numpy", "kernel"]
