"""Transposition of a matrix by squares that are transposed in registers."""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.loops import counted, least
from tenferro.engines.native.kernels.packing import aligned, below, masked_load, transposed
from tenferro.engines.native.kernels.values import I32, I64, POINTER
from tenferro.engines.native.math.lanes import mangle

_NAME = "transpose"


def transposition(module: ir.Module, scalar: ir.Type, lanes: int) -> ir.Function:
    """`void(ptr target, ptr source, i64 rows, i64 columns)`; both have contiguous rows."""
    existing = module.functions.get(_NAME)
    if existing is not None:
        return existing
    kind = ir.FunctionType(ir.VoidType(), [POINTER, POINTER, I64, I64])
    function = ir.Function(module, kind, _NAME)
    function.linkage = "internal"
    b = ir.IRBuilder(function.append_basic_block("entry"))
    target, source, rows, columns = function.args
    vector = ir.VectorType(scalar, lanes)
    last_row, last_column = b.sub(rows, I64(1)), b.sub(columns, I64(1))
    with counted(b, I64(0), rows, I64(lanes)) as i:
        down = below(b, b.sub(rows, i), 0, lanes)
        with counted(b, I64(0), columns, I64(lanes)) as j:
            across = below(b, b.sub(columns, j), 0, lanes)
            square = []
            for k in range(lanes):
                row = least(b, b.add(i, I64(k)), last_row)
                at = b.gep(source, [b.add(b.mul(row, columns), j)], source_etype=scalar)
                square.append(masked_load(b, at, vector, across))
            # Columns that are not there are written first, in the place of the last one.
            for k, value in reversed(list(enumerate(transposed(b, square)))):
                column = least(b, b.add(j, I64(k)), last_column)
                at = b.gep(target, [b.add(b.mul(column, rows), i)], source_etype=scalar)
                _masked_store(b, value, at, down)
    b.ret_void()
    return function


def _masked_store(b: ir.IRBuilder, value: ir.Value, at: ir.Value, mask: ir.Value) -> None:
    name = f"llvm.masked.store.{mangle(value.type)}.p0"
    arguments = [value, at, I32(aligned(value.type.element)), mask]
    b.call(b.module.external(name, ir.VoidType(), arguments), arguments)
