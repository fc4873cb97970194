"""Steps of inverses and adjugates from LU factors."""

from __future__ import annotations

from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.values import I64
from tenferro.engines.native.routines.code import Code
from tenferro.engines.native.routines.step import LARGER, Draft, small
from tenferro.engines.native.routines.triangular import (
    SOLVES,
    check_diagonal,
    each_element,
    each_pivot,
    is_halved,
    sizes,
    solve,
)
from tenferro.tensor import Aval
from tenferro.tensor.rounding import small_pivot


@small("tenferro.linalg.inv.v1", rows=LARGER)
def _(a: Aval, packed: Aval, permutation: Aval) -> Draft:
    halved = is_halved(a)
    factor: dict[str, Any] = {"halved": halved, "width": "columns", "mode": "N"}

    def write(code: Code) -> None:
        _, F, order, _out = code.data
        code.fail_unless_permutation(order, code.n["order"])
        check_diagonal(code, F)
        _solve_unit(code, ir.Constant(code.scalar, 1.0), factor)

    return Draft(f"{halved}", write, sizes(a, a.shape[-1]), SOLVES)


def _solve_unit(code: Code, scale: ir.Value, factor: dict[str, Any]) -> None:
    """A multiple of a⁻¹ = U⁻¹ L⁻¹ P for a = Pᵀ L U; row i of P has its one at order[i]."""
    _, F, order, out = code.data
    b, n = code.b, code.n["order"]
    code.clear(out, b.mul(n, n))
    with code.loop(I64(0), n) as i:
        place = b.add(b.mul(i, n), b.load(b.gep(order, [i], source_etype=I64), typ=I64))
        code.put(scale, out, place)
    solve(code, F, out, lower=True, unit=True, **factor)
    solve(code, F, out, lower=False, **factor)


@small("tenferro.linalg.adjugate.v1", rows=LARGER)
def _(a: Aval, packed: Aval, permutation: Aval) -> Draft:
    """det·a⁻¹, where no pivot is small against the others."""
    halved = is_halved(a)
    factor: dict[str, Any] = {"halved": halved, "width": "columns", "mode": "N"}

    def write(code: Code) -> None:
        _, F, order, _out = code.data
        _check_pivots(code, F)
        _write_parity(code, order, code.variable)
        each_pivot(code, F, lambda pivot: _multiply(code, code.variable, pivot))
        _solve_unit(code, code.b.load(code.variable, typ=code.scalar), factor)

    numbers = {**sizes(a, a.shape[-1]), "small": small_pivot(a)}
    return Draft(f"{halved}", write, numbers, SOLVES)


def _check_pivots(code: Code, F: ir.Value) -> None:
    """Leave where a pivot is small against the largest one."""
    b = code.b
    b.store(ir.Constant(code.scalar, 0.0), code.variable)

    def grow(pivot: ir.Value) -> None:
        largest = b.load(code.variable, typ=code.scalar)
        b.store(code.larger(code.absolute(pivot), largest), code.variable)

    each_pivot(code, F, grow)
    bound = b.fmul(code.number("small"), b.load(code.variable, typ=code.scalar))
    each_pivot(
        code, F, lambda pivot: code.fail_if(b.fcmp_unordered("<=", code.absolute(pivot), bound))
    )


def _multiply(code: Code, place: ir.Value, x: ir.Value) -> None:
    code.b.store(code.b.fmul(code.b.load(place, typ=code.scalar), x), place)


def _write_parity(code: Code, order: ir.Value, place: ir.Value) -> None:
    """1 for an even permutation, -1 for an odd one: a sign for each pair in the wrong order."""
    b = code.b
    code.fail_unless_permutation(order, code.n["order"])
    one, minus = (ir.Constant(code.scalar, x) for x in (1.0, -1.0))
    b.store(one, place)

    def compare(i: ir.Value, j: ir.Value) -> None:
        late, early = (b.load(b.gep(order, [k], source_etype=I64), typ=I64) for k in (i, j))
        _multiply(code, place, b.select(b.icmp_signed(">", early, late), minus, one))

    each_element(code, compare)
