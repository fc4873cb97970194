"""Changes of dtype, as C does them."""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import (
    I32,
    I64,
    DType,
    Parts,
    is_signed,
    part_dtype,
    register_type,
)
from tenferro.engines.native.math.lanes import lane_count, splat


def convert(builder: ir.IRBuilder, parts: Parts, source: DType, target: DType) -> Parts:
    """A value with another dtype; a complex number leaves its imaginary part behind."""
    if target.kind == "b":
        return (_truth(builder, parts, source),)
    real = _convert_part(builder, parts[0], part_dtype(source), part_dtype(target))
    if target.kind != "c":
        return (real,)
    if source.kind == "c":
        return real, _convert_part(builder, parts[1], part_dtype(source), part_dtype(target))
    return real, splat(real.type, 0.0)


def _truth(builder: ir.IRBuilder, parts: Parts, source: DType) -> ir.Value:
    if source.kind == "b":
        return parts[0]
    bits = [_differs_from_zero(builder, p, source) for p in parts]
    return bits[0] if len(bits) == 1 else builder.or_(*bits)


def _differs_from_zero(builder: ir.IRBuilder, x: ir.Value, source: DType) -> ir.Value:
    if source.kind in "fc":
        return builder.fcmp_unordered("!=", x, splat(x.type, 0.0))
    return builder.icmp_unsigned("!=", x, splat(x.type, 0))


def _convert_part(builder: ir.IRBuilder, x: ir.Value, source: DType, target: DType) -> ir.Value:
    lanes = lane_count(x.type) if isinstance(x.type, ir.VectorType) else 0
    wanted = register_type(target, lanes)
    if x.type == wanted:
        return x
    if source.kind == "f" and target.kind == "f":
        return (builder.fptrunc if target.itemsize < source.itemsize else builder.fpext)(x, wanted)
    if target.kind == "f":
        return (builder.sitofp if is_signed(source) else builder.uitofp)(x, wanted)
    if source.kind == "f":
        return _float_to_integer(builder, x, target, wanted, lanes)
    if source.kind != "b" and target.itemsize < source.itemsize:
        return builder.trunc(x, wanted)
    return (builder.sext if is_signed(source) else builder.zext)(x, wanted)


def _float_to_integer(
    builder: ir.IRBuilder, x: ir.Value, target: DType, wanted: ir.Type, lanes: int
) -> ir.Value:
    """Towards zero; a negative number wraps around, and narrow integers are cut from wide ones."""
    scalar = I32 if target.itemsize <= 2 or target.name == "int32" else I64
    wide = ir.VectorType(scalar, lanes) if lanes else scalar
    integer = builder.fptosi(x, wide)
    if target.name == "uint64":
        half = splat(x.type, 2.0**63)
        above = builder.xor(builder.fptosi(builder.fsub(x, half), wide), splat(wide, -(2**63)))
        return builder.select(builder.fcmp_ordered(">=", x, half), above, integer)
    return integer if integer.type == wanted else builder.trunc(integer, wanted)
