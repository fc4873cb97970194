"""Solving with triangular matrices. Maths note: triangular_solve."""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.linalg.arguments import (
    as_given,
    check_square,
    inexact_arrays,
    mode_of,
    refuse_shape,
)
from tenferro.linalg.parts import triangle
from tenferro.linalg.stacks import solve_stacked
from tenferro.ops.apply import apply
from tenferro.ops.formulas import conj
from tenferro.tensor import Aval


def _infer(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool) -> Aval:
    check_square("solve_triangular", "a", a)
    if b.shape[:-1] != a.shape[:-1] or b.dtype != a.dtype:
        expected = f"{(*a.shape[:-1], 'k')} of dtype {a.dtype}"
        refuse_shape("solve_triangular", "b", b.shape, expected)
    return b


triangular_solve_family = family("tenferro.linalg.triangular_solve.v1", _infer, linear=(1,))


def triangular_solve(a: Any, b: Any, *, lower: bool, mode: str = "N", unit: bool = False) -> Any:
    """X of op(a) X = b, where only one triangle of a is read and the shapes fit."""
    if mode == "T" and not a.aval.is_complex:
        mode = "C"
    return apply(triangular_solve_family.bind(lower=lower, mode=mode, unit=unit), a, b)


@triangular_solve_family.jvp
def _(a: Any, b: Any, x: Any, da: Any, db: Any, *, lower: bool, mode: str, unit: bool) -> Any:
    dA = triangle(da, lower=lower, diagonal=0.0 if unit else 1.0)
    return triangular_solve(a, db - as_given(dA, mode) @ x, lower=lower, mode=mode, unit=unit)


@triangular_solve_family.transpose(1)
def _(ct: Any, a: Any, b: Any, *, lower: bool, mode: str, unit: bool) -> Any:
    if mode == "T":
        return conj(triangular_solve(a, conj(ct), lower=lower, mode="N", unit=unit))
    adjoint = "C" if mode == "N" else "N"
    return triangular_solve(a, ct, lower=lower, mode=adjoint, unit=unit)


def solve_triangular(
    a: Any,
    b: Any,
    /,
    trans: int | str = 0,
    lower: bool = False,
    unit_diagonal: bool = False,
    *,
    left: bool = True,
) -> Any:
    """The solution X of op(a) X = b, or of X op(a) = b if `left` is false.

    `a` is (..., n, n), of which only one triangle is read; `b` is (n,) or (..., n, k), for X on
    the left (..., k, n). `trans` is SciPy's: 0 or "N" for a, 1 or "T" for aᵀ, 2 or "C" for aᴴ.
    Batches broadcast. Raises LinAlgError for shapes that do not fit and for a zero on the
    diagonal, naming the matrix of a batch.

    >>> import numpy as np
    >>> solve_triangular(np.array([[2.0, 0.0], [1.0, 1.0]]), np.array([2.0, 3.0]), lower=True)
    Tensor([1., 2.])
    """
    a, b = inexact_arrays("solve_triangular", a, b)
    check_square("solve_triangular", "a", a.aval)
    mode = mode_of("solve_triangular", trans, a.dtype)
    if not left:
        flipped = {"N": "T", "T": "N", "C": "J"}[mode]
        if b.ndim > 1:
            b = b.mT
        if flipped == "J":
            x = _solve(a, conj(b), lower, "N", unit_diagonal)
            x = conj(x)
        else:
            x = _solve(a, b, lower, flipped, unit_diagonal)
        return x.mT if x.ndim > 1 else x
    return _solve(a, b, lower, mode, unit_diagonal)


def _solve(a: Any, b: Any, lower: bool, mode: str, unit: bool) -> Any:
    return solve_stacked(
        "solve_triangular",
        lambda m, v: triangular_solve(m, v, lower=lower, mode=mode, unit=unit),
        a,
        b,
    )
