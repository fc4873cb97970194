"""Factorizations and equations in double-double, by refining those of LAPACK in double.

A step corrects a result by what the residual, a product of matrices in double-double, makes of it
in double; each adds about 16 digits less those that the condition of the matrix takes. Steps are
repeated until the next one would change nothing. Matrices whose condition in double is beyond 1e15
are not refined. Maths note: double_double.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.functions.arrays.joining import concat
from tenferro.linalg.arguments import as_given
from tenferro.linalg.cholesky import cholesky_family, tangent as cholesky_tangent
from tenferro.linalg.lu import factors_tangent, lower_factor, upper_factor
from tenferro.linalg.parts import (
    columns,
    diagonal_of,
    hermitian,
    identity,
    triangle,
)
from tenferro.linalg.permutations import permute_rows
from tenferro.linalg.qr import qr_family
from tenferro.linalg.triangular import triangular_solve_family
from tenferro.ops.arrays.contraction import dot_general
from tenferro.ops.base import FAMILIES, TensorOperation, apply, f, real
from tenferro.precision.rules.elementary import log
from tenferro.precision.rules.pair import Pair, adjoint, as_pair, is_complex
from tenferro.precision.rules.sums import product
from tenferro.precision.rules.table import RULES, rule
from tenferro.transforms.control.while_loop import while_loop

_ENOUGH = 1e-33
"""The relative size of a correction that changes nothing."""
_SLOW = 0.25
"""The factor from one correction to the next beyond which they do not converge."""
_MOST_STEPS = 30


def matmul(a: Pair, b: Pair) -> Pair:
    """The product of matrices, (..., m, k) times (..., k, n)."""
    n = a.high.ndim
    batch = tuple(range(n - 2))
    operation = dot_general.bind(contract=((n - 1,), (n - 2,)), batch=(batch, batch))
    return product(operation, a, b)


def refined(start: Any, correction: Callable[[Pair], Any]) -> Pair:
    """A result after corrections, which are computed in double of a pair."""
    begin = as_pair(start)
    if 0 in begin.high.shape:
        return begin

    def step(state: Any) -> Any:
        high, low, last, _, count = state
        change = correction(Pair(high, low))
        x = Pair(high, low) + change
        size = largest(change) / f.maximum(largest(x.high), np.finfo(float).tiny)
        return *x.parts, size, size / last, count + 1

    def goes_on(state: Any) -> Any:
        _, _, size, rate, count = state
        open_ = f.less(rate, _SLOW) & f.greater(size * rate, _ENOUGH)
        return (open_ & f.less(count, _MOST_STEPS)) | f.equal(count, 0)

    high, low, *_ = while_loop(goes_on, step, (*begin.parts, 1.0, 1.0, 0))
    return Pair(high, low)


def largest(x: Any) -> Any:
    """The largest size of all elements."""
    return apply(FAMILIES["reduce_max"].bind(axes=tuple(range(x.ndim))), f.abs(x))


def unit(x: Any) -> Any:
    """Identity matrices of the shape of square ones."""
    return f.zeros_like(x) + identity(x, x.shape[-1])


@rule(cholesky_family.name)
def cholesky(operation: TensorOperation, a: Pair) -> Pair:
    """L + L Φ(L⁻¹ (A - L Lᴴ) L⁻ᴴ)."""
    whole = a.map(lambda part: hermitian(part, lower=True))

    def correction(L: Pair) -> Any:
        return cholesky_tangent(L.high, (whole - matmul(L, adjoint(L))).high)

    return refined(apply(operation, a.high), correction)


@rule("tenferro.linalg.lu.v1")
def lu(operation: TensorOperation, a: Pair) -> tuple[Pair, Any]:
    """Packed factors and the permutation, of the pivots in double."""
    packed, permutation = apply(operation, a.high)
    rows = a.map(lambda part: permute_rows(part, permutation))

    def correction(F: Pair) -> Any:
        one = lower_factor(f.zeros_like(F.high))
        L = Pair(lower_factor(F.high), lower_factor(F.parts[1]) - one)
        return factors_tangent(F.high, (rows - matmul(L, F.map(upper_factor))).high)

    return refined(packed, correction), permutation


@rule(triangular_solve_family.name)
def triangular_solve(operation: TensorOperation, a: Pair, b: Pair) -> Pair:
    """X and what the residual B - op(A) X makes of it, in double."""
    params = operation.params
    diagonal = 0.0 if params["unit"] else 1.0
    matrix = a.map(lambda part: triangle(part, lower=params["lower"], diagonal=diagonal))
    if params["unit"]:
        matrix = matrix + unit(a.high)
    matrix = matrix.map(lambda part: as_given(part, params["mode"]))

    def correction(x: Pair) -> Any:
        moved_by = matmul(x, matrix) if params["right"] else matmul(matrix, x)
        return apply(operation, a.high, (b - moved_by).high)

    return refined(apply(operation, a.high, b.high), correction)


@rule("tenferro.linalg.solve.v1")
def _(operation: TensorOperation, a: Pair, packed: Pair, permutation: Any, b: Pair) -> Pair:
    matrix = a.map(lambda part: as_given(part, operation.params["mode"]))

    def solved(right: Any) -> Any:
        return apply(operation, a.high, packed.high, permutation, right)

    return refined(solved(b.high), lambda x: solved((b - matmul(matrix, x)).high))


@rule("tenferro.linalg.inv.v1")
def _(operation: TensorOperation, a: Pair, packed: Pair, permutation: Any) -> Pair:
    one = unit(a.high)
    start = apply(operation, a.high, packed.high, permutation)
    return refined(start, lambda x: x.high @ (one - matmul(a, x)).high)


@rule("tenferro.linalg.det.v1")
def _(operation: TensorOperation, a: Pair, packed: Pair, permutation: Any) -> Pair:
    """The product of the pivots, with the sign of the permutation from the value in double."""
    determinant = _product(packed.map(diagonal_of))
    return _signed(determinant, apply(operation, a.high, packed.high, permutation))


@rule("tenferro.linalg.slogdet.v1")
def _(operation: TensorOperation, a: Pair, packed: Pair, permutation: Any) -> tuple[Pair, Pair]:
    sign, _ = apply(operation, a.high, packed.high, permutation)
    pivots = packed.map(diagonal_of)
    logarithms = log(abs(pivots))
    reduce = FAMILIES["reduce_sum"].bind(axes=(logarithms.high.ndim - 1,))
    exact = _signed(_product(pivots / abs(pivots)), sign) if is_complex(a) else Pair(sign)
    return exact, _by_rule(reduce, logarithms)


def _product(pivots: Pair) -> Pair:
    return _by_rule(FAMILIES["reduce_prod"].bind(axes=(pivots.high.ndim - 1,)), pivots)


def _signed(x: Pair, nearby: Any) -> Pair:
    """x or -x, next to a value in double."""
    agreement = real(nearby * f.conj(x.high))
    return x.times(f.where(f.equal(agreement, 0.0), 1.0, f.sign(agreement)))


@rule(qr_family.name)
def qr(operation: TensorOperation, a: Pair) -> tuple[Pair, Pair]:
    """Q = A R⁻¹ S⁻¹ and S R, for R in double and the Cholesky factor of the Gram matrix of A R⁻¹.

    The Gram matrix is next to the identity (Yamamoto, Nakatsukasa, Yanagisawa and Fukaya, "Roundoff
    error analysis of the CholeskyQR2 algorithm", Electron. Trans. Numer. Anal. 44, 2015).
    """
    m, n = a.high.shape[-2:]
    if m < n:
        Q, R = qr(operation, a.map(lambda part: columns(part, 0, m)))
        rest = matmul(adjoint(Q), a.map(lambda part: columns(part, m, n)))
        sides = zip(R.parts, rest.parts, strict=True)
        return Q, Pair(*(concat(list(side), axis=-1) for side in sides))
    _, R0 = apply(operation, a.high)
    params = {"mode": "N", "unit": False, "right": True}
    Q1 = triangular_solve(triangular_solve_family.bind(lower=False, **params), Pair(R0), a)
    L = cholesky(cholesky_family.bind(), matmul(adjoint(Q1), Q1))
    params["mode"] = "C"
    Q = triangular_solve(triangular_solve_family.bind(lower=True, **params), L, Q1)
    return Q, matmul(adjoint(L), Pair(R0))


def _by_rule(operation: TensorOperation, x: Pair) -> Pair:
    result: Pair = RULES[operation.name](operation, x)
    return result
