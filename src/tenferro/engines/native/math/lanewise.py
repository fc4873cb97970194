"""Scalar computations on every lane of vectors, in a loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.math.lanes import lane_count

_INDEX = ir.IntType(32)


def each_lane(
    builder: ir.IRBuilder,
    operands: Sequence[ir.Value],
    types: Sequence[ir.Type],
    compute: Callable[[Sequence[ir.Value]], Sequence[ir.Value]],
) -> list[ir.Value]:
    """Values of `types` made of the scalars that `compute` returns for the scalars of each lane.

    Vectors are gone through in a loop, so that code stays small; scalars are computed directly.
    """
    if not isinstance(operands[0].type, ir.VectorType):
        return list(compute(operands))
    entry, loop = builder.block, builder.append_basic_block("lane")
    builder.branch(loop)
    builder.position_at_end(loop)
    index, *partial = phis = [builder.phi(t) for t in (_INDEX, *types)]
    scalars = compute([builder.extract_element(x, index) for x in operands])
    filled = [builder.insert_element(p, s, index) for p, s in zip(partial, scalars, strict=True)]
    following = builder.add(index, _INDEX(1))
    for phi, value in zip(phis, (following, *filled), strict=True):
        phi.add_incoming(ir.Constant(phi.type, 0 if phi is index else ir.Undefined), entry)
        phi.add_incoming(value, builder.block)
    done = builder.append_basic_block("done")
    more = builder.icmp_signed("<", following, _INDEX(lane_count(operands[0].type)))
    builder.cbranch(more, loop, done)
    builder.position_at_end(done)
    return filled
