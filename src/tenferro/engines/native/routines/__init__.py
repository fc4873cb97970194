"""Operations with a native routine of their own: linear algebra, convolutions, Fourier transforms.

Products with small triangles call BLAS from machine code. Steps that meet what has no result (a
singular matrix, values that are not apart) report it and leave the answer to the NumPy kernel,
which raises or knows what to do.
"""

from tenferro.engines.native.routines.step import native_routine

__all__ = ["native_routine"]
