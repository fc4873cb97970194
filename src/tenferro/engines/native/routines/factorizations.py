"""Steps of LU and QR, and of what is computed from their factors."""

from __future__ import annotations

from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.loops import least
from tenferro.engines.native.kernels.values import I64
from tenferro.engines.native.routines.code import Code
from tenferro.engines.native.routines.step import LARGER, Draft, small
from tenferro.engines.native.routines.triangular import sizes
from tenferro.tensor import Aval

_BLOCK = 64
"""LAPACK's blocks have at most so many columns; its workspace is a row of them."""


@small("tenferro.linalg.permute_rows.v1", rows=LARGER)
def _(x: Aval, permutation: Aval, *, inverse: bool) -> Draft | None:
    if x.ndim != 2 or x.dtype.kind != "f":
        return None

    def write(code: Code) -> None:
        x, order, out = code.data
        _permute(code, x, order, out, inverse=inverse)

    return Draft("", write, sizes(x, 0))


def _permute(code: Code, x: ir.Value, order: ir.Value, out: ir.Value, *, inverse: bool) -> None:
    """Row order[i] of x as row i, or the inverse of this."""
    b, columns = code.b, code.n["columns"]
    code.fail_unless_permutation(order, code.n["rows"])
    with code.loop(I64(0), code.n["rows"]) as i:
        other = b.load(b.gep(order, [i], source_etype=I64), typ=I64)
        source, target = (i, other) if inverse else (other, i)
        row = code.at(x, b.mul(source, columns))
        code.copy(code.at(out, b.mul(target, columns)), row, columns)


@small("tenferro.linalg.qr.v1", rows=LARGER, narrow=True)
def _(a: Aval) -> Draft:
    m, n = _shape(a)
    k = min(m, n)
    size = _BLOCK * max(m, n)
    numbers = {"rows": m, "columns": n, "least": k, "tau": m * n, "work": m * n + k, "size": size}

    def write(code: Code) -> None:
        a, Q, R = code.data
        rows, columns, k, transposed = code.n["rows"], code.n["columns"], code.n["least"], code.work
        tau, work = code.at(transposed, code.n["tau"]), code.at(transposed, code.n["work"])
        rest = (transposed, "rows", tau, work, "size", code.info)
        code.transpose(transposed, a, rows, columns)
        code.fortran("geqrf", "rows", "columns", *rest)
        _write_upper(code, R, transposed)
        code.fortran("orgqr", "rows", "least", "least", *rest)
        code.transpose(Q, transposed, k, rows)

    room = (m * n + k + size) * a.dtype.itemsize
    return Draft("", write, numbers, ("geqrf", "orgqr"), room)


def _write_upper(code: Code, R: ir.Value, transposed: ir.Value) -> None:
    """The upper triangle of the first rows of a matrix in columns, zeros below."""
    b, k, rows, columns = code.b, code.n["least"], code.n["rows"], code.n["columns"]
    code.clear(R, b.mul(k, columns))
    with code.loop(I64(0), columns) as j:
        column = code.at(transposed, b.mul(j, rows))
        with code.loop(I64(0), least(b, b.add(j, I64(1)), k)) as i:
            code.put(code.element(column, i), R, b.add(b.mul(i, columns), j))


def _shape(a: Aval) -> Any:
    return a.shape
