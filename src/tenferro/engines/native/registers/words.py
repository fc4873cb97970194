"""Words that describe loops in registers to the runtime (`registers_part`, `lanes_part`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenferro.engines.native.registers.form import LoopForm
from tenferro.engines.native.registers.function import NAME
from tenferro.engines.native.registers.laned_function import ENTER, FINISH, LEAVE
from tenferro.engines.native.registers.laned_loop import LanedLoop
from tenferro.engines.native.registers.loop import RegisterLoop
from tenferro.engines.native.words import Address, Memory, Words, bytes_of
from tenferro.ops.scan import Operands
from tenferro.tensor import Aval

REGISTERS, LANES = 5, 6
_NONE = -1


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
    records = records if len(outs) > form.carries else _NONE
    if loop.laned is not None:
        return _in_lanes(loop, loop.laned, own, outs, steps, limit, records)
    body, n = form.body, form.carries
    carries, slices = [], []
    for slot, out, aval in zip(own.carry, outs, body.metas, strict=False):
        carries += [_NONE if slot is None else slot, out, bytes_of(aval)]
    for slot, aval in _sliced(form, own, outs):
        slices += [slot, bytes_of(aval)]
    count = _NONE if own.count is None else own.count
    head = [
        REGISTERS,
        Address(0, loop.sources[NAME]),
        loop.cost,
        form.test is not None,
        count,
        steps,
    ]
    head += [form.consts, n, form.xs, len(outs) - n, *(limit or (_NONE, 0)), records]
    words = Words([*head, *own.consts, *carries, *slices])
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
    body, n = form.body, form.carries
    carries, slices = [], []
    for slot, out, aval, array in zip(own.carry, outs, body.metas, laned.carried, strict=False):
        common = array.axis is None and not array.partial
        buffer = memory.block(bytes_of(aval)) if common else _NONE
        carries += [_NONE if slot is None else slot, out, bytes_of(aval), buffer]
    for slot, aval in _sliced(form, own, outs):
        slices += [slot, bytes_of(aval)]
    rows = memory.block(laned.blocks * laned.row_bytes)
    names = (NAME, ENTER, LEAVE, FINISH)
    head: list[int | Address | Words] = [LANES, *(Address(0, loop.sources[name]) for name in names)]
    head += [laned.adds_up, laned.has_slices, loop.cost, laned.blocks]
    head += [form.test is not None, _NONE if own.count is None else own.count, steps]
    head += [form.consts, n, form.xs, len(outs) - n, *(limit or (_NONE, 0)), records]
    head += [rows, laned.row_bytes]
    words = Words([*head, *own.consts, *carries, *slices])
    loop.code.write(words.array, list(enumerate(names, 1)))
    return words, memory.end


def _sliced(form: LoopForm, own: Operands, outs: Sequence[int]) -> Iterator[tuple[int, Aval]]:
    """The arrays that are sliced and stacked, each with its slice."""
    n = form.carries
    yield from zip(own.xs, form.body.inputs[form.consts + n :], strict=True)
    yield from zip(outs[n:], form.body.metas[n:], strict=True)
