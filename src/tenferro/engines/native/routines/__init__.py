"""Operations with a native routine of their own: linear algebra, convolutions, Fourier transforms.

Linear algebra of small matrices and of sparse ones calls BLAS and LAPACK from machine code.
Up to the size of a leaf of triangular solves, what surrounds a call of LAPACK from Python takes as
long as the call. Steps that meet what has no result (a singular matrix, values that are not apart)
report it and leave the answer to the NumPy kernel, which raises or knows what to do.
"""

from tenferro.engines.native.routines import (  # noqa: F401  (each module declares its steps)
    convolution,
    dense,
    factorizations,
    fourier,
    lanes,
    sparse,
    spectral,
    triangular,
)
from tenferro.engines.native.routines.step import native_routine, native_step

__all__ = ["native_routine", "native_step"]
