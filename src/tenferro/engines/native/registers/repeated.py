"""The blocks of a loop in a function, and what its steps hand on."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import I64, Parts
from tenferro.engines.native.registers.packs import Pack


class Repeated:
    """A loop while it is written: its blocks, and what steps hand on."""

    def __init__(self, before: ir.IRBuilder) -> None:
        self.before = before
        self.head = before.append_basic_block("head")
        self.exit = before.append_basic_block("exit")
        self.inside = ir.IRBuilder(self.head)
        self.step = self.inside.phi(I64)
        self.phis: dict[Pack, tuple[ir.PhiInstr, ...]] = {}
        self._before: list[tuple[ir.PhiInstr, ir.Value]] = []
        """What counts and carries are before the loop; what is computed there may end its block."""

    def go_on(self, condition: ir.Value) -> None:
        """Leave the loop unless a condition holds."""
        more = self.inside.append_basic_block("more")
        self.inside.cbranch(condition, more, self.exit)
        self.inside.position_at_end(more)

    def begin(self, first: ir.Value) -> None:
        """Count the steps from `first` on."""
        self._before.append((self.step, first))

    def hold(self, pack: Pack, parts: Parts) -> Parts:
        """The elements of a carry in registers, which are these before the loop."""
        phis = tuple(self.inside.phi(part.type) for part in parts)
        self.phis[pack] = phis
        self._before += zip(phis, parts, strict=True)
        return phis

    def repeat(self, following: Sequence[tuple[Pack, Parts]], *, plain: bool) -> None:
        """Go on with the next step."""
        b = self.inside
        self.step.add_incoming(b.add(self.step, I64(1)), b.block)
        for pack, parts in following:
            for phi, part in zip(self.phis[pack], parts, strict=True):
                phi.add_incoming(part, b.block)
        b.branch(self.head, plain=plain)

    def finish(self) -> None:
        """Enter the loop, when all code before it is written."""
        for phi, value in self._before:
            phi.add_incoming(value, self.before.block)
        self.before.branch(self.head)
