"""The step of exchanges of rows."""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import I64
from tenferro.engines.native.routines.code import Code
from tenferro.engines.native.routines.step import LARGER, Draft, small
from tenferro.engines.native.routines.triangular import sizes
from tenferro.tensor import Aval


@small("tenferro.linalg.permute_rows.v1", rows=LARGER)
def _(x: Aval, permutation: Aval, *, inverse: bool) -> Draft:
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
