"""Parts of schedules that are loops in registers (`registers_part`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import NONE
from tenferro.engines.native.runtime.tables.words import Offsets, bytes_of, slot_word
from tenferro.engines.native.units.linking import Function
from tenferro.engines.native.units.schedule import Part, part
from tenferro.ops.loops.loop import LoopCall

if TYPE_CHECKING:
    from tenferro.engines.native.registers.loop import RegisterLoop


def part_of_loop(call: LoopCall[int], code: RegisterLoop, records: int) -> tuple[Part, int]:
    """The part of a loop with its operands and results in these slots, and bytes of memory.

    That is for carries that all lanes read while the first block of them writes, and for rows.
    """
    from tenferro.engines.native.registers.function import LOOP, NAMES  # for loops in registers

    own, laned, memory = call.operands, code.laned, Offsets()
    common = [x.axis is None and not x.partial for x in laned.inputs.carry] if laned else []
    carries = []
    pairs = zip(own.carry, call.outputs.carry, strict=True)
    for i, ((slot, out), aval) in enumerate(zip(pairs, call.loop.body.metas, strict=False)):
        buffer = memory.block(bytes_of(aval)) if laned and common[i] else NONE
        carries += shared.HELD(
            source=slot_word(slot), target=out, bytes=bytes_of(aval), buffer=buffer
        )
    names = NAMES if laned else [LOOP]
    found = part(
        shared.REGISTERS_PART,
        *(*own.consts, *carries, *slices_of(call)),
        **{name: Function(code.code, name) if name in names else 0 for name in NAMES},
        adds_up=laned is not None and laned.adds_up,
        has_slices=laned is not None and laned.has_slices,
        cost=code.cost,
        blocks=laned.blocks if laned else 0,
        test=call.loop.cond is not None,
        rows=memory.block(laned.blocks * laned.row_bytes) if laned else 0,
        row_bytes=laned.row_bytes if laned else 0,
        **fields_of(call, records),
    )
    return found, memory.end


def fields_of(call: LoopCall[int], records: int) -> dict[str, int]:
    """What the words of every loop hold."""
    loop, outputs = call.loop, call.outputs
    most, named = loop.limit or (NONE, 0)
    return {
        "count": slot_word(call.operands.steps),
        "steps": slot_word(outputs.steps),
        "consts": loop.consts,
        "carries": loop.carries,
        "xs": loop.xs,
        "ys": len(outputs.stacked),
        "limit": most,
        "named": named,
        "records": records if outputs.stacked else NONE,
    }


def slices_of(call: LoopCall[int]) -> list[Any]:
    """The words of the arrays that are sliced, then of those that are stacked."""
    loop = call.loop
    avals = *loop.inputs(loop.body.inputs).xs, *loop.outputs(loop.body.metas).stacked
    pairs = zip((*call.operands.xs, *call.outputs.stacked), avals, strict=True)
    return [word for x, aval in pairs for word in shared.SLICE(slot=x, bytes=bytes_of(aval))]
