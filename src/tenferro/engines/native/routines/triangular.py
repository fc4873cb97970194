"""Steps with triangular matrices. Rows here are columns to BLAS, which sees all transposed."""

from __future__ import annotations

from typing import Any

from tenferro.engines.native.routines.code import Code
from tenferro.engines.native.routines.step import Draft, Number, small
from tenferro.tensor import Aval


def sizes(x: Aval, order: Any) -> dict[str, Number]:
    """The numbers that steps with a matrix read."""
    rows, columns = x.shape
    return {"rows": rows, "columns": columns, "order": order, "one": 1.0}


@small("tenferro.linalg.triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Draft:
    return _product(a, b, lower, mode, right, unit=False)


@small("tenferro.linalg.unit_triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Draft:
    return _product(a, b, lower, mode, right, unit=True)


def _product(a: Aval, b: Aval, lower: bool, mode: str, right: bool, *, unit: bool) -> Draft:
    """op(a) x or x op(a), which overwrites a copy of x."""
    side = ("L" if right else "R"), ("U" if lower else "L")
    how = ("N" if mode == "N" else "T"), ("U" if unit else "N")

    def write(code: Code) -> None:
        a, x, out = code.data
        code.copy(out, x, code.b.mul(code.n["rows"], code.n["columns"]))
        code.fortran("trmm", *side, *how, "columns", "rows", "one", a, "order", out, "columns")

    return Draft("", write, sizes(b, a.shape[-1]), ("trmm",))
