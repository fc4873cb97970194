"""Scalar computations on every lane of vectors, in a loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.math.lanes import LaneMask, Real, lane_count

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


def repeat_while(
    values: Sequence[Real],
    holds: Callable[[Sequence[Real]], LaneMask],
    step: Callable[[Sequence[Real]], Sequence[Real]],
) -> list[Real]:
    """The values after `step` was applied as long as `holds` holds in some lane."""
    builder = values[0].builder
    entry = builder.block
    test, body, done = (builder.append_basic_block(name) for name in ("test", "body", "done"))
    builder.branch(test)
    builder.position_at_end(test)
    phis = [builder.phi(x.type) for x in values]
    current = [Real(builder, phi) for phi in phis]
    builder.cbranch(holds(current).any(), body, done)
    builder.position_at_end(body)
    following = step(current)
    for phi, start, value in zip(phis, values, following, strict=True):
        phi.add_incoming(start.value, entry)
        phi.add_incoming(value.value, builder.block)
    builder.branch(test)
    builder.position_at_end(done)
    return current
