"""The kernel of triangular solves."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, each, refuse
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval

TRANSPOSED = {"N": "T", "T": "N", "C": "J", "J": "C"}
"""op(a)ᵀ of each op; J is the conjugate without transposition, which BLAS does not know."""


@lowering("tenferro.linalg.triangular_solve.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool, right: bool) -> Any:
    mode = op_of(a, mode, right)

    def run(m: Matrices, v: Matrices) -> Matrices:
        if not unit:
            check_diagonal(m)
        return solve(m, v, lower=lower, mode=mode, unit=unit)

    return on_transposes(run) if right else run


def op_of(a: Aval, mode: str, right: bool) -> str:
    """The op as BLAS names it; from the right it acts, transposed, on the transpose."""
    mode = "T" if mode == "C" and not a.is_complex else mode
    return TRANSPOSED[mode] if right else mode


def on_transposes(run: Any) -> Any:
    """What acts on the transposes of right-hand sides."""
    return lambda m, v: np.swapaxes(run(m, np.swapaxes(v, -1, -2)), -1, -2)


def check_diagonal(m: Matrices) -> None:
    """Raise LinAlgError for a zero on a diagonal."""
    zero = (np.diagonal(m, axis1=-2, axis2=-1) == 0).any(axis=-1)
    if zero.any():
        refuse("solve_triangular", "a", zero, "is singular: a zero on its diagonal")


def solve(a: Matrices, b: Matrices, *, lower: bool, mode: str, unit: bool = False) -> Matrices:
    """op(a)⁻¹ b for triangular matrices with a regular diagonal."""
    from scipy.linalg import solve_triangular

    if not b.size:
        return np.zeros_like(b)
    if mode == "J":
        a, mode = a.conj(), "N"
    options = {"trans": "NTC".index(mode), "lower": lower, "unit_diagonal": unit}
    return each(lambda m, v: solve_triangular(m, v, **options, check_finite=False), a, b)
