"""Pointwise primitives of integers and booleans, which have no derivative."""

from __future__ import annotations

from tenferro.ops.base import Family, check_kind
from tenferro.ops.base.shapes import same_aval
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import uint8


def _bits(name: str, kinds: str, operands: int = 2) -> Family:
    def infer(*avals: Aval) -> Aval:
        aval = same_aval(name, *avals)
        check_kind(name, aval, kinds)
        return aval

    return Family(name, infer, pointwise=True, kinds=kinds, operands=operands)


def _population_count(x: Aval) -> Aval:
    check_kind("population_count", x, "iu")
    return x.with_dtype(uint8)


for _name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
    _bits(_name, "biu")
_bits("bitwise_not", "biu", operands=1)
for _name in ("shift_left", "shift_right", "gcd", "lcm", "mul_high"):
    _bits(_name, "iu")
population_count = Family("population_count", _population_count, pointwise=True, kinds="iu")
