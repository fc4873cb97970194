"""Words that describe loops to the runtime; those in registers (`registers_part`, `lanes_part`)."""

from __future__ import annotations

from typing import Any

from tenferro.engines.native.registers.function import NAME
from tenferro.engines.native.registers.laned_function import ENTER, FINISH, LEAVE
from tenferro.engines.native.registers.laned_loop import LanedLoop
from tenferro.engines.native.registers.loop import RegisterLoop
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import NONE
from tenferro.engines.native.runtime.words import Address, Memory, Words, bytes_of, slot_word
from tenferro.ops.loops import LoopCall


def words_of_loop(call: LoopCall[int], code: RegisterLoop, records: int) -> tuple[Words, int]:
    """The words of a loop with its operands and results in these slots, and bytes of memory."""
    if code.laned is not None:
        return _in_lanes(call, code, code.laned, records)
    carries, own = [], call.operands
    pairs = zip(own.carry, call.outputs.carry, strict=True)
    for (slot, out), aval in zip(pairs, call.loop.body.metas, strict=False):
        carries += shared.HELD(source=slot_word(slot), target=out, bytes=bytes_of(aval))
    part = shared.REGISTERS_PART(
        *(*own.consts, *carries, *slices_of(call)),
        code=Address(0, code.sources[NAME]),
        cost=code.cost,
        test=call.loop.cond is not None,
        **fields_of(call, records),
    )
    words = Words(part)
    code.code.write(words.array, [(1, NAME)])
    return words, 0


def _in_lanes(
    call: LoopCall[int], code: RegisterLoop, laned: LanedLoop, records: int
) -> tuple[Words, int]:
    """A loop in blocks of lanes: memory for what all of them read and one writes, and for sums."""
    memory, own = Memory(), call.operands
    carries = []
    pairs = zip(own.carry, call.outputs.carry, laned.carried, strict=True)
    for (slot, out, array), aval in zip(pairs, call.loop.body.metas, strict=False):
        common = array.axis is None and not array.partial
        buffer = memory.block(bytes_of(aval)) if common else NONE
        carries += shared.LANED(
            source=slot_word(slot), target=out, bytes=bytes_of(aval), buffer=buffer
        )
    rows = memory.block(laned.blocks * laned.row_bytes)
    names = (NAME, ENTER, LEAVE, FINISH)
    functions = {name: Address(0, code.sources[name]) for name in names}
    part = shared.LANES_PART(
        *(*own.consts, *carries, *slices_of(call)),
        loop=functions[NAME],
        enter=functions[ENTER],
        leave=functions[LEAVE],
        finish=functions[FINISH],
        adds_up=laned.adds_up,
        has_slices=laned.has_slices,
        cost=code.cost,
        blocks=laned.blocks,
        test=call.loop.cond is not None,
        rows=rows,
        row_bytes=laned.row_bytes,
        **fields_of(call, records),
    )
    words = Words(part)
    code.code.write(words.array, list(enumerate(names, 1)))
    return words, memory.end


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
