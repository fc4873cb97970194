"""LAPACK's subroutines as SciPy exposes them."""

from __future__ import annotations

from typing import Any


def blas(name: str, dtype: Any) -> Any:
    """A BLAS function of SciPy for one dtype."""
    from scipy.linalg.blas import get_blas_funcs

    return get_blas_funcs(name, dtype=dtype)


def lapack(name: str, dtype: Any) -> Any:
    """A LAPACK function of SciPy for one dtype."""
    from scipy.linalg.lapack import get_lapack_funcs

    return get_lapack_funcs(name, dtype=dtype)
