"""Solving with triangular matrices, and products with them. Maths note: triangular_solve."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import Any

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.linalg.arguments import (
    Mode,
    as_given,
    check_square,
    inexact_arrays,
    mode_of,
    refuse_shape,
)
from tenferro.linalg.opaque import SOLVER
from tenferro.linalg.parts import identity, triangle
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.stacks import as_columns, solve_stacked
from tenferro.linalg.unrolled import elements, substituted
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import Family, apply, conj, f
from tenferro.ops.base.batched import Flags, Size, as_batches
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["solve_triangular"]


def _check(name: str, a: Aval, b: Aval, right: bool) -> Aval:
    check_square(name, "a", a)
    n = a.shape[-1]
    fits = b.ndim == a.ndim and b.shape[:-2] == a.shape[:-2] and b.shape[-1 if right else -2] == n
    if not fits or b.dtype != a.dtype:
        core = ("k", n) if right else (n, "k")
        refuse_shape(name, "b", b.shape, f"{(*a.shape[:-2], *core)} of dtype {a.dtype}")
    return b


def _solve_infer(a: Aval, b: Aval, *, lower: bool, mode: Mode, unit: bool, right: bool) -> Aval:
    return _check("solve_triangular", a, b, right)


def _product_infer(a: Aval, b: Aval, *, lower: bool, mode: Mode, right: bool) -> Aval:
    return _check("triangular_product", a, b, right)


triangular_solve_family = family(
    "tenferro.linalg.triangular_solve.v1",
    _solve_infer,
    linear=(1,),
    opaque=SOLVER,
    harmless={0: diagonal},
)
triangular_product_family = family(
    "tenferro.linalg.triangular_product.v1",
    _product_infer,
    multilinear=(0, 1),
    real_linear=lambda *, mode, **_: (0,) if mode == "C" else (),
)
unit_product_family = family(
    "tenferro.linalg.unit_triangular_product.v1",
    _product_infer,
    linear=(1,),
)


def _batched(family: Family) -> None:
    """Of one matrix a stack of right-hand sides is more columns."""

    @family.batch
    def _(n: Size, on: Flags, a: Array, b: Array, *, right: bool, **params: Any) -> Any:
        operation = family.bind(right=right, **params)
        if not on[0] and a.ndim == 2 and not right:
            return as_columns(lambda a, b: apply(operation, a, b), a, b)
        return apply(operation, *as_batches(n, on, (a, b)))


for _family in (triangular_solve_family, triangular_product_family, unit_product_family):
    _batched(_family)


def triangular_solve(
    a: Array, b: Array, *, lower: bool, mode: str = "N", unit: bool = False, right: bool = False
) -> Any:
    """X of op(a) X = b, or of X op(a) = b, where only one triangle of a is read."""
    mode = _adjoint_if_real(mode, a)
    bound = triangular_solve_family.bind(lower=lower, mode=mode, unit=unit, right=right)
    return apply(bound, a, b)


def triangular_product(
    a: Array, b: Array, *, lower: bool, mode: str = "N", unit: bool = False, right: bool = False
) -> Any:
    """op(a) b, or b op(a), where only one triangle of a is read."""
    product = unit_product_family if unit else triangular_product_family
    return apply(product.bind(lower=lower, mode=_adjoint_if_real(mode, a), right=right), a, b)


@triangular_product_family.formula
def _(a: Array, b: Array, *, lower: bool, mode: Mode, right: bool) -> Any:
    return _product(triangle(a, lower=lower), b, mode, right)


@unit_product_family.formula
def _(a: Array, b: Array, *, lower: bool, mode: Mode, right: bool) -> Any:
    strict = triangle(a, lower=lower, diagonal=0.0)
    return _product(strict + identity(a, a.shape[-1]), b, mode, right)


def _product(a: Array, b: Array, mode: Mode, right: bool) -> Any:
    op = as_given(a, mode)
    return b @ op if right else op @ b


def _adjoint_if_real(mode: str, a: Array) -> str:
    return "C" if mode == "T" and not a.aval.is_complex else mode


@triangular_solve_family.formula
def _(a: Array, b: Array, *, lower: bool, mode: str, unit: bool, right: bool) -> Any:
    if (matrix := elements(a)) is None:
        return None
    if not unit:
        holds = reduce(and_, [f.not_equal(row[i], 0) for i, row in enumerate(matrix)])
        text = "solve_triangular: argument a: {which} is singular: a zero on its diagonal"
        matrix[0][0] = ensured(matrix[0][0], holds, text, "LinAlgError")
    if mode == "C":
        matrix = [[conj(x) for x in row] for row in matrix]
    if (mode != "N") != right:
        matrix, lower = [list(column) for column in zip(*matrix, strict=True)], not lower
    matrix = [[expand_dims(x, axis=-1) for x in row] for row in matrix]
    lines = [b[..., i] if right else b[..., i, :] for i in range(len(matrix))]
    x = substituted(matrix, lines, lower=lower, unit=unit)
    return stack(x, axis=-1 if right else -2)


@triangular_solve_family.jvp
def _(a: Array, b: Array, x: Array, da: Array, db: Array, *, unit: bool, **side: Any) -> Any:
    dA = triangle(da, lower=side["lower"], diagonal=0.0) if unit else da
    return triangular_solve(a, db - triangular_product(dA, x, **side), unit=unit, **side)


@triangular_solve_family.transpose(1)
def _(ct: Array, a: Array, b: Array, **params: Any) -> Any:
    return _by_adjoint(triangular_solve, ct, a, **params)


@triangular_product_family.transpose(1)
def _(ct: Array, a: Array, b: Array, **side: Any) -> Any:
    return _by_adjoint(triangular_product, ct, a, **side)


@triangular_product_family.transpose(0)
def _(ct: Array, a: Array, b: Array, *, lower: bool, mode: str, right: bool) -> Any:
    full = b.H @ ct if right else ct @ b.H
    operated = conj(full.H) if mode == "T" else full.H if mode == "C" else full
    return triangle(operated, lower=lower)


@unit_product_family.jvp
def _(a: Array, b: Array, y: Array, da: Array, db: Array, **side: Any) -> Any:
    strict = triangle(da, lower=side["lower"], diagonal=0.0)
    return triangular_product(strict, b, **side) + triangular_product(a, db, unit=True, **side)


@unit_product_family.transpose(1)
def _(ct: Array, a: Array, b: Array, **side: Any) -> Any:
    return _by_adjoint(triangular_product, ct, a, unit=True, **side)


def _by_adjoint(function: Any, ct: Array, a: Array, *, mode: str, **rest: Any) -> Any:
    """The function of op(a)ᴴ; with aᵀ for op, that of a between two conjugations."""
    if mode == "T":
        return conj(function(a, conj(ct), mode="N", **rest))
    return function(a, ct, mode="C" if mode == "N" else "N", **rest)


@with_options("b")
def solve_triangular(
    a: ArrayLike,
    b: ArrayLike,
    /,
    trans: int | str = 0,
    lower: bool = False,
    unit_diagonal: bool = False,
    *,
    left: bool = True,
) -> Tensor:
    """The solution X of op(a) X = b, or of X op(a) = b if `left` is false.

    `a` is (..., n, n), of which only one triangle is read; `b` is (n,) or (..., n, k), for X on the
    left (..., k, n). `trans` is SciPy's: 0 or "N" for a, 1 or "T" for aᵀ, 2 or "C" for aᴴ. Batches
    broadcast. Raises LinAlgError for inconsistent shapes and for a zero on the diagonal, naming the
    matrix of a batch.

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


def _solve(a: Array, b: Array, lower: bool, mode: str, unit: bool) -> Any:
    return solve_stacked(
        "solve_triangular",
        lambda m, v: triangular_solve(m, v, lower=lower, mode=mode, unit=unit),
        a,
        b,
    )
