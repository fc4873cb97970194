"""Triangular solves by halves of one large matrix, or across many small ones."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.kernels import memory
from tenferro.kernels.lapack.across import batch_first, batch_last, many_small
from tenferro.kernels.lapack.fortran import (
    Stored,
    columns,
    leading,
    stored,
    subtract_product,
    triangular_in_place,
)
from tenferro.kernels.linalg.batches import Matrices, each
from tenferro.kernels.linalg.routines import blas
from tenferro.kernels.linalg.triangular import (
    TRANSPOSED,
    check_diagonal,
    on_transposes,
    op_of,
)
from tenferro.tensor import Aval, aval_of

_PRODUCT = 48
"""From this size on half the products are worth another call."""
_OWN = 65536
"""Bytes from which results are not left to BLAS's wrappers to allocate."""
LEAF, FEW = 64, 16
"""Larger triangles with more right-hand sides are halved: most of the work is products then."""


def solve(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool, right: bool) -> Any:
    """A triangular solve: by halves, or across many small matrices."""
    mode = op_of(a, mode, right)
    trsm = blas("trsm", a.dtype)
    small = many_small(a)

    def one(m: Matrices, v: Matrices) -> Matrices:
        return _solve_one(trsm, m, v, lower, mode, unit)

    def run(m: Matrices, v: Matrices) -> Matrices:
        if not unit:
            check_diagonal(m)
        if not v.size:
            return np.zeros_like(v)
        return _across(m, v, lower, mode, unit) if small else each(one, m, v)

    return on_transposes(run) if right else run


def product(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Any:
    """One product with a triangular matrix, half of whose entries BLAS leaves out."""
    return _product(a, lower, op_of(a, mode, right), right, unit=False)


def unit_product(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Any:
    """The same with ones on the diagonal."""
    return _product(a, lower, op_of(a, mode, right), right, unit=True)


def _product(a: Aval, lower: bool, mode: str, right: bool, *, unit: bool) -> Any:
    trmm = blas("trmm", a.dtype)

    def run(m: Matrices, v: Matrices) -> Matrices:
        return _one(trmm, m, v, lower, mode, unit) if v.size else np.zeros_like(v)

    return on_transposes(run) if right else run


def is_worth_a_call(a: Aval, *rest: Aval) -> bool:
    """Whether half the products of one matrix are worth another call."""
    shape: Any = a.shape
    return len(shape) == 2 and shape[0] >= _PRODUCT


def substitute_lower(L: Matrices, b: Matrices, adjoint: bool) -> Matrices:
    """L⁻¹ b or L⁻ᴴ b for lower triangular matrices with a regular diagonal."""
    mode = "N" if not adjoint else "C" if L.dtype.kind == "c" else "T"
    if not b.size:
        return np.zeros_like(b)
    if many_small(aval_of(L.shape, L.dtype)):
        return _across(L, b, True, mode, False)
    trsm = blas("trsm", L.dtype)
    return each(lambda m, v: _solve_one(trsm, m, v, True, mode, False), L, b)


def _solve_one(trsm: Any, a: Matrices, b: Matrices, lower: bool, mode: str, unit: bool) -> Matrices:
    if len(a) > LEAF:
        return solve_large(a, b, lower=lower, mode=mode, unit=unit)
    return _one(trsm, a, b, lower, mode, unit)


def _one(call: Any, a: Matrices, b: Matrices, lower: bool, mode: str, unit: bool) -> Matrices:
    """BLAS reads columns: arrays in rows are handed over as their transposes, without a copy."""
    if not a.flags.f_contiguous:
        a, lower, mode = a.T, not lower, TRANSPOSED[mode]
    right = not b.flags.f_contiguous
    if right:
        b, mode = b.T, TRANSPOSED[mode]
    conjugate = mode == "J"
    if conjugate:
        b, mode = b.conj(), "N"
    own = b.nbytes >= _OWN
    if own:
        b = _copied(b)
    op = {"side": right, "lower": lower, "trans_a": "NTC".index(mode), "diag": unit}
    x = call(1.0, a, b, **op, overwrite_b=own)
    if conjugate:
        x = x.conj()
    solution: Matrices = x.T if right else x
    return solution


def _copied(x: Matrices) -> Matrices:
    """A copy with contiguous columns."""
    out = memory.empty(x.shape[::-1], x.dtype).T
    out[...] = x
    return out


def solve_large(
    a: Matrices, b: Matrices, *, lower: bool, mode: str, unit: bool, own: bool = False
) -> Matrices:
    """op(a)⁻¹ b in the layout of b; in its place if it is the caller's `own`."""
    if a.dtype.kind != "c" and mode == "C":
        mode = "T"
    if leading(a) is None:
        a, lower, mode = a.T, not lower, TRANSPOSED[mode]
        a = a if leading(a) is not None else columns(a)
    right = leading(b) is None
    x = b.T if right else b
    mode = TRANSPOSED[mode] if right else mode
    conjugate = mode == "J"
    if conjugate:
        x, mode, own = x.conj(), "N", True
    if not own or leading(x) is None:
        x = _copied(x)
    solve_in_place(a, x, right=right, lower=lower, mode=mode, unit=unit)
    if conjugate:
        x = x.conj()
    solution: Matrices = x.T if right else x
    return solution


def solve_in_place(
    a: Matrices, x: Matrices, *, right: bool = False, lower: bool, mode: str = "N", unit: bool
) -> None:
    """op(a)⁻¹ x, or x op(a)⁻¹, overwriting x, for a triangular a; their columns are contiguous."""
    triangle = _Triangle(a.dtype.char, x.shape[0 if right else 1], right, lower, mode, unit)
    triangle.solve(stored(a), stored(x), len(a))


class _Triangle(NamedTuple):
    """What all blocks of one triangular solve share; `others` is the number of systems."""

    char: str
    others: int
    right: bool
    lower: bool
    mode: str
    unit: bool

    def solve(self, a: Stored, x: Stored, n: int) -> None:
        """Solve in place: one half, its share in the other half, the other half."""
        if n <= LEAF or self.others < FEW:
            self._leaf(a, x, n)
            return
        h = (n // 2 + 7) // 8 * 8
        upper_left = (a, x, h)
        lower_right = a.block(h, h), x.block(0, h) if self.right else x.block(h, 0), n - h
        between = a.block(h, 0) if self.lower else a.block(0, h)
        forward = (self.lower == (self.mode == "N")) != self.right
        first, last = (upper_left, lower_right) if forward else (lower_right, upper_left)
        self.solve(*first)
        self._subtract(between, first[1], first[2], last[1], last[2])
        self.solve(*last)

    def _leaf(self, a: Stored, x: Stored, n: int) -> None:
        sizes = (self.others, n) if self.right else (n, self.others)
        side = {"right": self.right, "lower": self.lower, "mode": self.mode, "unit": self.unit}
        triangular_in_place(self.char, sizes, a, x, **side)  # type: ignore[arg-type]

    def _subtract(self, a: Stored, x: Stored, k: int, y: Stored, n: int) -> None:
        """y -= op(a) x, or y -= x op(a)."""
        if self.right:
            subtract_product(self.char, (self.others, n, k), x, "N", a, self.mode, y)
        else:
            subtract_product(self.char, (n, self.others, k), a, self.mode, x, "N", y)


def _across(a: Matrices, b: Matrices, lower: bool, mode: str, unit: bool) -> Matrices:
    A, x = batch_last(a, 2), batch_last(b, 2, own=True)
    A = A.conj() if mode in "CJ" else A
    if mode in "CT":
        A, lower = np.swapaxes(A, 0, 1), not lower
    substitute(A, x, lower=lower, unit=unit)
    return batch_first(x, b.shape[:-2])


def substitute(A: Matrices, x: Matrices, *, lower: bool, unit: bool) -> None:
    """Solve in place for all matrices of a batch together; the batch is the last axis."""
    n = A.shape[0]
    for i in range(n) if lower else reversed(range(n)):
        if not unit:
            x[i] /= A[i, i]
        rest = slice(i + 1, n) if lower else slice(0, i)
        x[rest] -= A[rest, i][:, None] * x[i]
