"""Words that describe loops in registers to the runtime (`registers_part`, `lanes_part`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenferro.engines.native.registers.form import LoopForm
from tenferro.engines.native.registers.function import NAME
from tenferro.engines.native.registers.laned_function import ENTER, FINISH, LEAVE
from tenferro.engines.native.registers.laned_loop import LanedLoop
from tenferro.engines.native.registers.loop import RegisterLoop
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import NONE
from tenferro.engines.native.words import Address, Memory, Words, bytes_of
from tenferro.ops.scan import Operands
from tenferro.tensor import Aval


def words_of_loop(
    form: LoopForm,
    loop: RegisterLoop,
    own: Operands,
    outs: Sequence[int],
    steps: int,
    limit: tuple[int, int] | None,
    records: int,
) -> tuple[Words, int]:
    """The words of a loop with its operands and results in these slots, and bytes of memory."""
    records = records if len(outs) > form.carries else NONE
    if loop.laned is not None:
        return _in_lanes(loop, loop.laned, own, outs, steps, limit, records)
    carries, slices = [], []
    for slot, out, aval in zip(own.carry, outs, form.body.metas, strict=False):
        carries += shared.HELD(
            source=NONE if slot is None else slot, target=out, bytes=bytes_of(aval)
        )
    for slot, aval in _sliced(form, own, outs):
        slices += shared.SLICE(slot=slot, bytes=bytes_of(aval))
    part = shared.REGISTERS_PART(
        *(*own.consts, *carries, *slices),
        code=Address(0, loop.sources[NAME]),
        cost=loop.cost,
        records=records,
        **_of_any_loop(form, own, outs, steps, limit),
    )
    words = Words(part)
    loop.code.write(words.array, [(1, NAME)])
    return words, 0


def _in_lanes(
    loop: RegisterLoop,
    laned: LanedLoop,
    own: Operands,
    outs: Sequence[int],
    steps: int,
    limit: tuple[int, int] | None,
    records: int,
) -> tuple[Words, int]:
    """A loop in blocks of lanes: memory for what all of them read and one writes, and for sums."""
    form, memory = laned.form, Memory()
    carries, slices = [], []
    for slot, out, aval, array in zip(
        own.carry, outs, form.body.metas, laned.carried, strict=False
    ):
        common = array.axis is None and not array.partial
        buffer = memory.block(bytes_of(aval)) if common else NONE
        carries += shared.LANED(
            source=NONE if slot is None else slot, target=out, bytes=bytes_of(aval), buffer=buffer
        )
    for slot, aval in _sliced(form, own, outs):
        slices += shared.SLICE(slot=slot, bytes=bytes_of(aval))
    rows = memory.block(laned.blocks * laned.row_bytes)
    names = (NAME, ENTER, LEAVE, FINISH)
    code = {name: Address(0, loop.sources[name]) for name in names}
    part = shared.LANES_PART(
        *(*own.consts, *carries, *slices),
        loop=code[NAME],
        enter=code[ENTER],
        leave=code[LEAVE],
        finish=code[FINISH],
        adds_up=laned.adds_up,
        has_slices=laned.has_slices,
        cost=loop.cost,
        blocks=laned.blocks,
        records=records,
        rows=rows,
        row_bytes=laned.row_bytes,
        **_of_any_loop(form, own, outs, steps, limit),
    )
    words = Words(part)
    loop.code.write(words.array, list(enumerate(names, 1)))
    return words, memory.end


def _of_any_loop(
    form: LoopForm, own: Operands, outs: Sequence[int], steps: int, limit: tuple[int, int] | None
) -> dict[str, int]:
    """What both kinds of parts have."""
    most, named = limit or (NONE, 0)
    return {
        "test": form.test is not None,
        "count": NONE if own.count is None else own.count,
        "steps": steps,
        "consts": form.consts,
        "carries": form.carries,
        "xs": form.xs,
        "ys": len(outs) - form.carries,
        "limit": most,
        "named": named,
    }


def _sliced(form: LoopForm, own: Operands, outs: Sequence[int]) -> Iterator[tuple[int, Aval]]:
    """The arrays that are sliced and stacked, each with its slice."""
    n = form.carries
    yield from zip(own.xs, form.body.inputs[form.consts + n :], strict=True)
    yield from zip(outs[n:], form.body.metas[n:], strict=True)
