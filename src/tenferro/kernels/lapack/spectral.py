"""Eigenvalues and singular values of one large matrix, in separate storage."""

from __future__ import annotations

from typing import Any

from tenferro.kernels.lapack import large
from tenferro.kernels.linalg import spectral
from tenferro.kernels.linalg.batches import Matrices
from tenferro.tensor import Aval


def eigh(a: Aval, *, lower: bool, broadening: float) -> Any:
    """By divide and conquer; the reference where that does not converge."""
    reference = spectral.eigh(a, lower=lower, broadening=broadening)

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        factors: tuple[Matrices, Matrices] = large.eigh(x, lower) or reference(x)
        return factors

    return run


def svd(a: Aval, *, full_matrices: bool, broadening: float) -> Any:
    """By divide and conquer; the reference where that does not converge."""
    reference = spectral.svd(a, full_matrices=full_matrices, broadening=broadening)

    def run(x: Matrices) -> tuple[Matrices, Matrices, Matrices]:
        factors: tuple[Matrices, Matrices, Matrices] = large.svd(x, full_matrices) or reference(x)
        return factors

    return run
