"""Loops whose lanes do not meet: vectors of lanes in registers, blocks of them as tasks."""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import suppress

from computegraph import MaterializedGraph
from tenferro.engines.native import ir
from tenferro.engines.native.kernels.values import part_dtype
from tenferro.engines.native.registers.elements import Elements, NotInRegistersError
from tenferro.engines.native.registers.laned_function import emit_laned_loop
from tenferro.engines.native.registers.lanes import Laned, LanedElements
from tenferro.engines.native.registers.packs import Pack, Plan
from tenferro.engines.native.registers.standing_still import StandingStill
from tenferro.engines.native.runtime.shared import aligned
from tenferro.engines.native.runtime.target import host
from tenferro.ops.loops import Loop

_VECTORS, _WITH_SLICES = 4, 2
"""Vectors of a block: what one waits for, others compute. 1,024 lanes of Lorenz' equations take 0.8
ns a step and lane with four, 1 with two; but their gradients, which read and write slices, 3.7 with
two and 3.9 with four, or 17 and 23 with all that the derivative reads, on an EPYC with AVX-512."""
_STATUS = 8
"""Bytes at the beginning of a block's row: the steps that it has made, -1 minus that when it has
ended. Of loops with a condition only."""
_LEAST = 8
"""The fewest lanes to be run as such: fewer share vectors with other elements."""


class LanedLoop:
    """A loop written out for one lane. Raises NotInRegistersError where lanes meet.

    With a condition every block of lanes goes on as long as it holds for one of them. That gives
    what all lanes together give if those for which it does not hold stand still.
    """

    def __init__(
        self, form: Loop, body: MaterializedGraph, test: MaterializedGraph | None, lanes: int
    ) -> None:
        self.form, self.lanes = form, lanes
        self._write(body, test)
        sizes = {part_dtype(dtype).itemsize for dtype in self.elements.dtypes}
        self.width = self._width(host().lanes(max(sizes, default=8)))
        self.row_bytes = 0 if test is None else aligned(_STATUS)
        self.blocks = -(-lanes // self.width)
        self.row_of = [self._places(j) for j in range(form.carries)]
        """Where the elements of a carry stand in the row of a block, which has `row_bytes`."""
        self.adds_up = any(array.partial for array in self.carried)
        asked = [i for array in (*self.flag, *self.outputs) for i in _row(array)]
        self.plan = Plan(self.elements, 0, asked)
        self._ask()

    def _width(self, vector: int) -> int:
        """The lanes of a block: some vectors, fewer if slices then need no masks, or it has all."""
        most = _WITH_SLICES if self.has_slices else _VECTORS
        widths = [vector * n for n in (4, 2, 1) if n <= most]
        enough = [n for n in widths if n < 2 * self.lanes] or widths[-1:]
        full = [n for n in enough if self.lanes % n == 0]
        return full[0] if full and self.has_slices else enough[0]

    def _places(self, j: int) -> list[int]:
        dtype = self.form.body.metas[j].dtype
        found = []
        for _ in range(self.carried[j].numbers.size):
            found.append(self.row_bytes)
            self.row_bytes += aligned(dtype.itemsize * self.width)
        return found

    def _write(self, body: MaterializedGraph, test: MaterializedGraph | None) -> None:
        """Write the body out, until all carries that are sums over lanes are known to be such."""
        n = self.form.carries
        sums: set[int] = set()
        while True:
            self._write_with(body, test, sums, lenient=True)
            found = {j for j, array in enumerate(self.outputs[:n]) if array.partial}
            if found <= sums:
                break
            sums |= found
        laned = self._write_with(body, test, sums, lenient=False)
        for j, (before, after) in enumerate(zip(self.carried, self.outputs, strict=False)):
            self.outputs[j] = laned.along(after, before.axis)
            if self.outputs[j].partial != before.partial:
                raise NotInRegistersError
        if any(array.partial for array in self.outputs[n:]):
            raise NotInRegistersError
        if self.flag:
            self._check_ends(laned, sums)

    def _write_with(
        self,
        body: MaterializedGraph,
        test: MaterializedGraph | None,
        sums: Container[int],
        *,
        lenient: bool,
    ) -> LanedElements:
        form = self.form
        self.elements = Elements()
        laned = LanedElements(self.elements, self.lanes, lenient=lenient)
        self.inputs = [
            laned.given(i, m, invariant=i < form.consts, partial=i - form.consts in sums)
            for i, m in enumerate(form.body.inputs)
        ]
        given = self.inputs[: form.consts + form.carries]
        self.carried = given[form.consts :]
        self.flag = [] if test is None else [laned.flag(test, given)]
        self.first = len(self.elements.stages)
        """The first stage behind the condition."""
        self.outputs = laned.written_out(body, self.inputs)
        return laned

    def _check_ends(self, laned: LanedElements, sums: Container[int]) -> None:
        """Raise NotInRegistersError unless lanes whose flags do not hold stand still."""
        (flag,), n = self.flag, self.form.carries
        if sums or flag.partial:
            raise NotInRegistersError
        if flag.axis is None:
            return
        self.outputs[n:] = [laned.along(array, 0) for array in self.outputs[n:]]
        still = StandingStill(self.elements, int(flag.numbers))
        if not all(still.is_same(*pair) for j in range(n) for pair in self.following(j)):
            raise NotInRegistersError

    def _ask(self) -> None:
        for array in self.carried:
            for i in _row(array):
                self.plan.hold((i,))
        for array in (*self.flag, *self.outputs):
            for i in _row(array):
                self.plan.ask((i,))
        self.plan.finish()

    @property
    def is_flat(self) -> bool:
        """Whether arrays have one element for each lane: they lie together in vectors anyway."""
        return all(array.numbers.size == 1 for array in (*self.inputs, *self.outputs))

    @property
    def ends_apart(self) -> bool:
        """Whether some lanes may end before others."""
        return any(array.axis is not None for array in self.flag)

    @property
    def has_slices(self) -> bool:
        """Whether a step reads or writes slices of arrays that have lanes."""
        form = self.form
        slices = (*self.inputs[form.consts + form.carries :], *self.outputs[form.carries :])
        return any(array.axis is not None for array in slices)

    def following(self, j: int) -> Iterator[tuple[Pack, Pack]]:
        """The elements of a carry, each with what it is after a step."""
        for before, after in zip(_row(self.carried[j]), _row(self.outputs[j]), strict=True):
            yield (before,), (after,)

    def text(self, *, inline: bool, only: str = "") -> str:
        """The module with the functions of the loop, or only one of them.

        With `inline`, mathematical functions are written out where they are used.
        """
        module = ir.Module()
        emit_laned_loop(module, self, inline=inline, only=only)
        return str(module)


def _row(array: Laned) -> list[int]:
    found: list[int] = array.numbers.ravel().tolist()
    return found


def laned_loop(
    form: Loop, body: MaterializedGraph, test: MaterializedGraph | None
) -> LanedLoop | None:
    """A loop as one of lanes that do not meet: first axes of its carries. None if they do."""
    sizes = {aval.shape[0] for aval in form.body.metas[: form.carries] if aval.shape}
    for lanes in sorted((n for n in sizes if isinstance(n, int) and n >= _LEAST), reverse=True):
        with suppress(NotInRegistersError):
            return LanedLoop(form, body, test, lanes)
    return None
