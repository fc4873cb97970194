"""The functions of a loop in registers.

    i64 loop(ptr frame, i64 block)
    void enter(ptr frame, i64 block)
    void leave(ptr frame, i64 block)
    void finish(ptr frame, i64 blocks)

`loop` makes steps and returns the number of those made until then; -1 minus that if the condition
ended it. A very negative number says with which status it ended before its time: a loop inside was
interrupted, or found no memory. The frame holds the first of these steps, the one before which to
end, the last step of the loop, which a loop in reverse begins with, a pointer to a row of memory
for each block, what loops inside need to look at signals and to have memory, then pointers to the
constants, the carries as they are before, as they are to be stored, the arrays that
are sliced and those that are stacked.

The others are of loops with lanes. `enter` brings carries to the row of a block of lanes, where
`loop` finds and leaves them, and `leave` takes them from there: those that all lanes have in common
from the first block. A carry that is a sum over lanes begins in the very first of them; `leave`
adds up a block, and `finish` the blocks in their order. The row of a block of a loop with a
condition begins with what `loop` returned; a block that has ended before is only called for what it
stacks, whatever the condition is.
"""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.real_functions import Functions
from tenferro.engines.native.kernels.scalars.values import I64
from tenferro.engines.native.registers.bounds import Ranges
from tenferro.engines.native.registers.frame import LoopFrame, function_of
from tenferro.engines.native.registers.memory import store_row
from tenferro.engines.native.registers.steps import Steps, start_of
from tenferro.engines.native.registers.transfers import ENTER, FINISH, LEAVE, emit_transfers
from tenferro.engines.native.registers.versions import Left, Start, in_versions
from tenferro.engines.native.registers.written import WrittenLoop
from tenferro.engines.native.runtime.code.target import LOOPS

LOOP = "loop"
NAMES = LOOP, ENTER, LEAVE, FINISH
"""The functions of a loop with lanes; others have the first one only."""


def emit_loop(module: ir.Module, loop: WrittenLoop, *, inline: bool) -> None:
    """Add the functions of a loop to a module.

    With `inline`, mathematical functions are written out where they are used.
    """
    _emit_steps(module, loop, Functions(module, inline))
    if loop.lanes:
        emit_transfers(module, loop)


def _emit_steps(module: ir.Module, loop: WrittenLoop, functions: Functions) -> None:
    """The function that makes steps."""
    function = function_of(module, LOOP, I64)
    entry = ir.IRBuilder(function.append_basic_block("entry"))
    frame = LoopFrame(loop, function, entry)
    ranges = Ranges(loop)
    if loop.elements.nests or ranges.within or ranges.zero:
        function.attributes.add(LOOPS)
    results: list[ir.Value] = []

    def write(b: ir.IRBuilder, ranges: Ranges | None, start: Start) -> Left:
        left, result = Steps(loop, functions, b, frame, ranges).write(start)
        results.append(result)
        return left

    start = entry.append_basic_block("start")
    b = ir.IRBuilder(start)

    def given(i: int) -> ir.Value:
        return frame.given_element(b, i)

    leave, steps, held = in_versions(b, ranges, start_of(b, loop, frame, ranges), given, write)
    for pack, parts in zip(loop.held, held, strict=True):
        base, offset = frame.carry(leave, pack, frame.after)
        dtype = loop.loop.body.metas[pack.carry].dtype
        store_row(leave, base, offset, parts, dtype)
    leave.ret(steps if ranges.within or ranges.zero else results[0])
    entry.branch(start)
