"""Pointwise operations on the parts of values: which there are, and their instructions."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.families.table import OUTPUT, SCALARS, TABLE
from tenferro.engines.native.kernels.scalars import (
    complex_functions,
    conversions,
    integer_functions,
    real_functions,
    scalar_calls,
)
from tenferro.engines.native.kernels.scalars.real_functions import Functions
from tenferro.engines.native.kernels.scalars.values import DType, Parts, is_signed
from tenferro.engines.native.math.exponential import FARTHEST, scaled
from tenferro.engines.native.math.lanes import Integer, Real, splat
from tenferro.ops.base.family import TensorOperation


def supports(operation: TensorOperation, dtypes: Sequence[DType]) -> bool:
    """Whether a pointwise operation on operands of these dtypes has instructions."""
    row, params, dtype = TABLE.get(operation.name), operation.params, dtypes[-1]
    if row is None or dtype.kind not in row.kinds:
        return False
    if _is_called(operation):
        return scalar_calls.supports(operation, dtypes)
    if operation.name == "compare" and dtype.kind == "c":
        return params["direction"] in complex_functions.EQUALITIES
    return operation.name != "powi" or dtype.kind in "fc" or params["exponent"] >= 0


def emit(
    f: Functions,
    builder: ir.IRBuilder,
    operation: TensorOperation,
    dtypes: Sequence[DType],
    operands: Sequence[Parts],
    result: DType,
) -> Parts:
    """The parts of an operation's result; operands are scalars or vectors of one length.

    Control may go on in another block of `builder` afterwards.
    """
    if operation.name == "convert":
        return conversions.convert(builder, operands[0], dtypes[0], result)
    if operation.name == "select":
        return select(builder, operands[0][0], operands[1], operands[2])
    if operation.name == "ldexp":
        x, exponent = (Real(builder, operands[0][0]), operands[1][0])
        return (scaled(x, _exponent(builder, exponent, dtypes[1], dtypes[0])).value,)
    if _is_called(operation):
        return scalar_calls.emit(f, builder, operation, dtypes, operands)
    kind = dtypes[-1].kind
    if kind == "c":
        return _complex(f, builder, operation, operands)
    if kind == "f":
        return _real(f, builder, operation, operands)
    parts = _integer(builder, operation, dtypes[-1], [p for (p,) in operands])
    if operation.name == "population_count":
        return conversions.convert(builder, parts, dtypes[-1], result)
    return parts


def _exponent(b: ir.IRBuilder, n: ir.Value, dtype: DType, real: DType) -> Integer:
    """An exponent as an integer as wide as the reals, kept where it makes a difference."""
    if dtype.itemsize > 1:
        high = splat(n.type, FARTHEST)
        if is_signed(dtype):
            low = splat(n.type, -FARTHEST)
            n = b.select(b.icmp_signed("<", n, low), low, n)
            n = b.select(b.icmp_signed(">", n, high), high, n)
        else:
            n = b.select(b.icmp_unsigned(">", n, high), high, n)
    (whole,) = conversions.convert(b, (n,), dtype, np.dtype(f"i{real.itemsize}"))
    return Integer(b, whole)


def _is_called(operation: TensorOperation) -> bool:
    """Whether it is a function of SciPy's."""
    return operation.name in SCALARS or operation.name == OUTPUT


def select(builder: ir.IRBuilder, condition: ir.Value, a: Parts, b: Parts) -> Parts:
    """One value where a condition holds, another elsewhere."""
    return tuple(builder.select(condition, p, q) for p, q in zip(a, b, strict=True))


def _real(
    f: Functions, builder: ir.IRBuilder, operation: TensorOperation, operands: Sequence[Parts]
) -> Parts:
    values = [Real(builder, p) for (p,) in operands]
    if operation.name == "complex":
        return values[0].value, values[1].value
    if operation.name == "compare":
        return (real_functions.compare(operation.params["direction"], *values).value,)
    exponent = operation.params.get("exponent")
    return (real_functions.apply(f, operation.name, values, exponent).value,)


def _complex(
    f: Functions, builder: ir.IRBuilder, operation: TensorOperation, operands: Sequence[Parts]
) -> Parts:
    values = [(Real(builder, re), Real(builder, im)) for re, im in operands]
    name = operation.name
    if name == "compare":
        return (complex_functions.compare(operation.params["direction"], *values).value,)
    if name in complex_functions.TO_REAL:
        return (complex_functions.TO_REAL[name](f, *values).value,)
    if name == "powi":
        parts = complex_functions.power(f, values[0], operation.params["exponent"])
    else:
        parts = complex_functions.apply(f, name, values)
    return parts[0].value, parts[1].value


def _integer(
    builder: ir.IRBuilder, operation: TensorOperation, dtype: DType, operands: list[ir.Value]
) -> Parts:
    name, signed = operation.name, is_signed(dtype)
    if name == "compare":
        relation = integer_functions.RELATIONS[operation.params["direction"]]
        return (integer_functions.relate(builder, signed, relation, *operands),)
    if name == "powi":
        return (integer_functions.power(builder, operands[0], operation.params["exponent"]),)
    table = integer_functions.BOOLEAN if dtype.kind == "b" else integer_functions.INTEGER
    return (table[name](builder, signed, *operands),)
