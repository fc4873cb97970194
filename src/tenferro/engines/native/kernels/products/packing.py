"""Packing panels of B for matrix products: rows of a few vectors, one after the other."""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.ir.loops import counted, least
from tenferro.engines.native.kernels.emission.frame import broadcast
from tenferro.engines.native.kernels.emission.rows import shuffle, taken_apart
from tenferro.engines.native.kernels.scalars.values import I32, I64, POINTER
from tenferro.engines.native.math.lanes import mangle

ARGUMENTS = ("b", "b_step", "b_column", "steps", "columns", "panel")


def pack_rows(
    module: ir.Module, scalar: ir.Type, lanes: int, vectors: int, parts: int = 1
) -> ir.Function:
    """Copy a panel whose rows are contiguous in memory.

    Of complex numbers, which have two `parts`, each row becomes two.
    """
    known = module.functions.get(_name(f"rows{parts}", scalar, lanes, vectors))
    if known is not None:
        return known
    function, b, args, vector = _start(module, f"rows{parts}", scalar, lanes, vectors)
    masks = [below(b, args["columns"], v * lanes, lanes) for v in range(vectors)]
    with counted(b, I64(0), args["steps"], I64(parts)) as p:
        row = b.gep(args["b"], [b.mul(p, args["b_step"])], source_etype=scalar)
        out = b.gep(args["panel"], [b.mul(p, I64(lanes * vectors))], source_etype=scalar)
        for v, mask in enumerate(masks):
            at = b.gep(row, [I64(v * lanes)], source_etype=scalar)
            _store(b, masked_load(b, at, vector, mask), out, v * lanes, lanes * vectors, parts)
    b.ret_void()
    return function


def pack_columns(
    module: ir.Module, scalar: ir.Type, lanes: int, vectors: int, parts: int = 1
) -> ir.Function:
    """Copy a panel whose columns are contiguous in memory, squares transposed in registers.

    The panel has room for whole squares; columns that are not there repeat the last one. Of complex
    numbers, which have two `parts`, each row becomes two.
    """
    known = module.functions.get(_name(f"columns{parts}", scalar, lanes, vectors))
    if known is not None:
        return known
    function, b, args, vector = _start(module, f"columns{parts}", scalar, lanes, vectors)
    last = b.sub(args["columns"], I64(parts))
    width = lanes * vectors
    with counted(b, I64(0), args["steps"], I64(lanes)) as p:
        mask = below(b, b.sub(args["steps"], p), 0, lanes)
        out = b.gep(args["panel"], [b.mul(p, I64(width))], source_etype=scalar)
        with counted(b, I64(0), I64(width), I64(lanes)) as j:
            square = []
            for i in range(0, lanes, parts):
                column = least(b, b.add(j, I64(i)), last)
                offset = b.add(b.mul(column, args["b_column"]), p)
                at = b.gep(args["b"], [offset], source_etype=scalar)
                square.append(masked_load(b, at, vector, mask))
            place = b.gep(out, [j], source_etype=scalar)
            for i, value in enumerate(transposed(b, square, parts)):
                _store(b, value, place, parts * i * width, width, parts)
    b.ret_void()
    return function


def _store(
    b: ir.IRBuilder, value: ir.Value, base: ir.Value, offset: int, width: int, parts: int
) -> None:
    """Store numbers; behind complex ones, a row later, their products with the imaginary unit."""
    rows = [value]
    if parts == 2:
        lanes = value.type.count
        order = [i - 1 if i % 2 else lanes + i + 1 for i in range(lanes)]
        rows.append(shuffle(b, value, b.fneg(value), order))
    for i, row in enumerate(rows):
        place = b.gep(base, [I64(offset + i * width)], source_etype=value.type.element)
        b.store(row, place, align=aligned(value.type.element))


def pack_complex_slices(
    module: ir.Module, scalar: ir.Type, lanes: int, vectors: int
) -> ir.Function:
    """Copy a panel of complex numbers whose rows are contiguous, real parts before imaginary ones.

    `columns` counts numbers.
    """
    known = module.functions.get(_name("complex_slices", scalar, lanes, vectors))
    if known is not None:
        return known
    function, b, args, vector = _start(module, "complex_slices", scalar, lanes, vectors)
    parts = b.mul(args["columns"], I64(2))
    masks = [below(b, parts, v * lanes, lanes) for v in range(2 * vectors)]
    with counted(b, I64(0), args["steps"], I64(2)) as p:
        row = b.gep(args["b"], [b.mul(p, args["b_step"])], source_etype=scalar)
        out = b.gep(args["panel"], [b.mul(p, I64(lanes * vectors))], source_etype=scalar)
        places = [b.gep(row, [I64(v * lanes)], source_etype=scalar) for v in range(2 * vectors)]
        loaded = [masked_load(b, at, vector, mask) for at, mask in zip(places, masks, strict=True)]
        for i, value in enumerate(taken_apart(b, loaded)):
            at = b.gep(out, [I64(i * lanes)], source_etype=scalar)
            b.store(value, at, align=aligned(scalar))
    b.ret_void()
    return function


def transposed(b: ir.IRBuilder, rows: list[ir.Value], parts: int = 1) -> list[ir.Value]:
    """A square of vectors of elements transposed, by exchanging ever larger blocks."""
    n, size = parts * len(rows), 1
    while size < len(rows):
        lanes = parts * size
        exchanged = list(rows)
        for i in range(len(rows)):
            if i & size:
                continue
            x, y = rows[i], rows[i + size]
            exchanged[i] = shuffle(
                b, x, y, [j if not j & lanes else n + (j ^ lanes) for j in range(n)]
            )
            exchanged[i + size] = shuffle(
                b, x, y, [j | lanes if not j & lanes else n + j for j in range(n)]
            )
        rows, size = exchanged, 2 * size
    return rows


def _name(name: str, scalar: ir.Type, lanes: int, vectors: int) -> str:
    return f"pack.{name}.{vectors}x{lanes}.{mangle(scalar)}"


def _start(
    module: ir.Module, name: str, scalar: ir.Type, lanes: int, vectors: int
) -> tuple[ir.Function, ir.IRBuilder, dict[str, ir.Value], ir.VectorType]:
    kinds = [POINTER if n in ("b", "panel") else I64 for n in ARGUMENTS]
    kind = ir.FunctionType(ir.VoidType(), kinds)
    function = ir.Function(module, kind, _name(name, scalar, lanes, vectors))
    function.linkage = "internal"
    function.attributes.add("noinline")
    b = ir.IRBuilder(function.append_basic_block("entry"))
    args = dict(zip(ARGUMENTS, function.args, strict=True))
    return function, b, args, ir.VectorType(scalar, lanes)


def below(b: ir.IRBuilder, limit: ir.Value, first: int, lanes: int) -> ir.Value:
    """Which of the lanes that are numbered from `first` on are below a limit."""
    numbers = ir.Constant(ir.VectorType(I64, lanes), [first + i for i in range(lanes)])
    return b.icmp_signed("<", numbers, broadcast(b, limit, lanes))


def aligned(scalar: ir.Type) -> int:
    return 4 if isinstance(scalar, ir.FloatType) else 8


def masked_load(b: ir.IRBuilder, at: ir.Value, vector: ir.VectorType, mask: ir.Value) -> ir.Value:
    name = f"llvm.masked.load.{mangle(vector)}.p0"
    arguments = [at, I32(aligned(vector.element)), mask, ir.Constant(vector, None)]
    return b.call(b.module.external(name, vector, arguments), arguments)
