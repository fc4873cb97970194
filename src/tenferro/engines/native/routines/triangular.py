"""Steps with triangular matrices. Rows here are columns to BLAS, which sees all transposed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.values import I64
from tenferro.engines.native.routines.code import Code
from tenferro.engines.native.routines.step import Draft, Number, small
from tenferro.tensor import Aval

_HALVED = 40
"""From this size on a triangle is solved by halves."""


def sizes(x: Aval, order: Any) -> dict[str, Number]:
    """The numbers that the functions below read."""
    rows, columns = x.shape
    head = (order // 2 + 7) // 8 * 8
    return {
        "rows": rows, "columns": columns, "order": order, "head": head, "tail": order - head,
        "one": 1.0, "minus": -1.0, "half": 0.5,
    }  # fmt: skip


def _multiply(code: Code, a: ir.Value, x: ir.Value, *, right: bool = False, **op: Any) -> None:
    """op(a) x or x op(a), overwriting x."""
    shape = "columns", "rows"
    code.fortran(
        "trmm", "L" if right else "R", *_side(**op), *shape, "one", a, "order", x, shape[0]
    )


def _solve(code: Code, a: ir.Value, x: ir.Value, *, halved: bool, width: str, **op: Any) -> None:
    """op(a)⁻¹ x overwriting x, whose rows are of the size with this name.

    For BLAS a is at the right; there its solves are faster than at the left.
    """
    if not halved:
        code.fortran("trsm", "R", *_side(**op), width, "order", "one", a, "order", x, width)
        return
    _Halves(code, a, x, width, **op).solve()


def _side(*, lower: bool, mode: str, unit: bool = False) -> tuple[str, str, str]:
    return "U" if lower else "L", _transposed(mode), "U" if unit else "N"


def _transposed(mode: str) -> str:
    return "N" if mode == "N" else "T"


class _Halves:
    """A triangular solve: one half, its share in the other half, the other half."""

    def __init__(
        self, code: Code, a: ir.Value, x: ir.Value, width: str,
        *, lower: bool, mode: str, unit: bool = False,
    ) -> None:  # fmt: skip
        self.code, self.width, self.mode = code, width, mode
        self.side = _side(lower=lower, mode=mode, unit=unit)
        b, n = code.b, code.n
        down = b.mul(n["head"], n["order"])
        self.triangles = {"head": a, "tail": code.at(a, b.add(down, n["head"]))}
        self.rows = {"head": x, "tail": code.at(x, b.mul(n["head"], n[width]))}
        self.between = code.at(a, down if lower else n["head"])
        self.forward = lower == (mode == "N")

    def solve(self) -> None:
        first, last = ("head", "tail") if self.forward else ("tail", "head")
        self._solve(first)
        self.code.fortran(
            "gemm", "N", _transposed(self.mode), self.width, last, first, "minus", self.rows[first],
            self.width, self.between, "order", "one", self.rows[last], self.width,
        )  # fmt: skip
        self._solve(last)

    def _solve(self, half: str) -> None:
        a, x = self.triangles[half], self.rows[half]
        self.code.fortran(
            "trsm", "R", *self.side, self.width, half, "one", a, "order", x, self.width
        )


def _is_halved(a: Aval) -> bool:
    """Whether solves with a triangle go by halves."""
    n: Any = a.shape[-1]
    return bool(n >= _HALVED)


_SOLVES = ("trsm", "gemm")
"""What solves call."""


def _each_element(code: Code, below: Callable[[ir.Value, ir.Value], None]) -> None:
    """Run `below(i, j)` for the elements of a square with j < i."""
    with code.loop(I64(0), code.n["order"]) as i, code.loop(I64(0), i) as j:
        below(i, j)


def _copied(code: Code, x: ir.Value, out: ir.Value) -> None:
    """Copy a matrix of `rows` and `columns`."""
    code.copy(out, x, code.b.mul(code.n["rows"], code.n["columns"]))


@small("tenferro.linalg.triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Draft:
    return _product(a, b, lower, mode, right, unit=False)


@small("tenferro.linalg.unit_triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Draft:
    return _product(a, b, lower, mode, right, unit=True)


def _product(a: Aval, b: Aval, lower: bool, mode: str, right: bool, *, unit: bool) -> Draft:
    def write(code: Code) -> None:
        a, x, out = code.data
        _copied(code, x, out)
        _multiply(code, a, out, lower=lower, mode=mode, unit=unit, right=right)

    return Draft("", write, sizes(b, a.shape[-1]), ("trmm",))


@small("tenferro.linalg.cholesky.v1")
def _(a: Aval) -> Draft:
    def write(code: Code) -> None:
        a, out = code.data
        _copied(code, a, out)
        code.fortran("potrf", "U", "order", out, "order", code.info)
        code.fail_with_info()
        _clear_upper(code, out)

    return Draft("", write, sizes(a, a.shape[-1]), ("potrf",))


@small("tenferro.linalg.cholesky_tangent.v1")
def _(L: Aval, x: Aval) -> Draft:
    halved = _is_halved(L)

    def write(code: Code) -> None:
        """L Φ(S), S = L⁻¹ H L⁻ᴴ = Sᴴ, H the symmetric matrix of the lower triangle of x."""
        L, x, out = code.data
        n, half_way = code.n["order"], code.work
        _copied(code, x, half_way)

        def mirror(i: ir.Value, j: ir.Value) -> None:
            code.put(code.element(x, _place(code, i, j, n)), half_way, _place(code, j, i, n))

        _each_element(code, mirror)
        _from_both_sides(code, L, out, "N", halved)
        _halve(code, out)
        _multiply(code, L, out, lower=True, mode="N")

    return Draft(f"{halved}", write, sizes(x, L.shape[-1]), (*_SOLVES, "trmm"), _room_for(x))


@small("tenferro.linalg.cholesky_cotangent.v1")
def _(L: Aval, x: Aval) -> Draft:
    halved = _is_halved(L)

    def write(code: Code) -> None:
        """The lower triangle of S + Sᴴ with half the diagonal, S = L⁻ᴴ Φ(Lᴴ x) L⁻¹."""
        L, x, out = code.data
        n = code.n["order"]
        _copied(code, x, code.work)
        _multiply(code, L, code.work, lower=True, mode="T")
        _halve(code, code.work)
        _from_both_sides(code, L, out, "T", halved)

        def fold(i: ir.Value, j: ir.Value) -> None:
            here, there = _place(code, i, j, n), _place(code, j, i, n)
            code.put(code.b.fadd(code.element(out, here), code.element(out, there)), out, here)

        _each_element(code, fold)
        _clear_upper(code, out)

    return Draft(f"{halved}", write, sizes(x, L.shape[-1]), (*_SOLVES, "trmm"), _room_for(x))


def _from_both_sides(code: Code, L: ir.Value, out: ir.Value, mode: str, halved: bool) -> None:
    """The transpose of op(L)⁻¹ X op(L)⁻ᵀ, for the X that the workspace holds."""
    op: dict[str, Any] = {"halved": halved, "width": "order", "lower": True, "mode": mode}
    _solve(code, L, code.work, **op)
    code.transpose(out, code.work, code.n["order"], code.n["order"])
    _solve(code, L, out, **op)


def _room_for(x: Aval) -> int:
    size: Any = x.size
    return int(size) * x.dtype.itemsize


def _place(code: Code, i: ir.Value, j: ir.Value, n: ir.Value) -> ir.Value:
    return code.b.add(code.b.mul(i, n), j)


def _halve(code: Code, x: ir.Value) -> None:
    """Φ in place: the lower triangle with half the diagonal."""
    _clear_upper(code, x)
    n, half = code.n["order"], code.number("half")
    with code.loop(I64(0), n) as i:
        here = _place(code, i, i, n)
        code.put(code.b.fmul(code.element(x, here), half), x, here)


def _clear_upper(code: Code, x: ir.Value) -> None:
    """Zeros above the diagonal of a square matrix."""
    b, n = code.b, code.n["order"]
    with code.loop(I64(0), n) as i:
        first = b.add(i, I64(1))
        code.clear(code.at(x, _place(code, i, first, n)), b.sub(n, first))
