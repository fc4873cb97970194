"""Which elements of a body share a vector: packs.

A pack holds elements of one operation, so packs depend on one another as operations do. What reads
elements determines their order, from the last operation to the first; elements that are needed in
no pack are put together one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tenferro.engines.native.families.table import is_expensive
from tenferro.engines.native.registers.elements import (
    ConstantElement,
    Elements,
    ElementStage,
    InputElement,
)
from tenferro.ops.arrays.reduction import MONOIDS

Pack = tuple[int, ...]
"""The numbers of some elements, one in each lane; or of one element, which is a scalar."""
LEAST = 4
"""The least elements to share a vector: of two, as in the state of a pendulum, putting together and
taking apart costs more than it saves."""
_SHUFFLED = 2
"""Of so many vectors one instruction picks the lanes of another."""


class PackPlan:
    """The packs of every stage in order, the other scalars, and where each element is."""

    def __init__(self, elements: Elements, lanes: int, outputs: Iterable[int]) -> None:
        self.elements = elements
        self.lanes = lanes
        n = len(elements.stages)
        self.packs: list[list[Pack]] = [[] for _ in range(n)]
        self.owner: dict[int, tuple[Pack, int]] = {}
        self.fused: set[int] = set()
        """Products that are computed with the sum they are part of, by one instruction each."""
        self._wanted: list[dict[Pack, None]] = [{} for _ in range(n)]
        self._uses: dict[int, int] = {}
        self._count_uses(outputs)

    def _count_uses(self, outputs: Iterable[int]) -> None:
        uses = self._uses
        for i in outputs:
            uses[i] = uses.get(i, 0) + 1
        for number in reversed(range(len(self.elements.sources))):
            for i in self.elements.operands(number) if number in uses else ():
                uses[i] = uses.get(i, 0) + 1

    def uses(self, i: int) -> int:
        """How often an element is read, or given."""
        return self._uses.get(i, 0)

    def hold(self, pack: Pack) -> None:
        """Have elements of an input in a pack that is there already."""
        for lane, i in enumerate(pack):
            self.owner[i] = pack, lane

    def groups(self, row: Sequence[int]) -> Iterator[Pack]:
        """A row of elements in packs and scalars, as many as fit; without lanes all scalars."""
        start = 0
        for lanes in (self.lanes, LEAST) if self.lanes else ():
            while len(row) - start >= lanes >= LEAST:
                yield tuple(row[start : start + lanes])
                start += lanes
        yield from ((i,) for i in row[start:])

    def ask(self, pack: Pack) -> None:
        """Say that elements are read together."""
        stages = {self.elements.stage_of[i] for i in pack}
        if len(pack) > 1 and len(stages) == 1 and len(set(pack)) == len(pack):
            (stage,) = stages
            if stage >= 0:
                self._wanted[stage][pack] = None
            return
        for i in pack:
            if self.elements.stage_of[i] >= 0:
                self._wanted[self.elements.stage_of[i]][(i,)] = None

    def finish(self) -> None:
        """Choose the packs of all stages, the last one first."""
        for number in reversed(range(len(self.packs))):
            self._choose(number)
        self._compute_in_each_step()

    def _compute_in_each_step(self) -> None:
        """Also what shares a vector with elements that differ between steps, and all made of it."""
        elements, invariant = self.elements, self.elements.invariant
        of_stage: list[list[int]] = [[] for _ in self.packs]
        for i, number in enumerate(elements.stage_of):
            if number >= 0:
                of_stage[number].append(i)
        for own, packs in zip(of_stage, self.packs, strict=True):
            for i in own:
                invariant[i] &= all(invariant[a] for a in elements.operands(i))
            for pack in packs:
                same = all(invariant[i] for i in pack)
                for i in pack:
                    invariant[i] = same

    def is_together(self, pack: Pack) -> bool:
        """Whether elements are a vector, or what one instruction makes of vectors."""
        sources = [self.elements.sources[i] for i in pack]
        if len(set(pack)) == 1 or all(isinstance(source, ConstantElement) for source in sources):
            return True
        if all(i in self.owner for i in pack):
            return len({self.owner[i][0] for i in pack}) <= _SHUFFLED
        return is_row(sources)

    def _choose(self, number: int) -> None:
        stage, own = self.elements.stages[number], self.packs[number]
        left: list[int] = []
        for pack in self._wanted[number]:
            free = all(i not in self.owner and i not in self.fused for i in pack)
            if len(pack) > 1 and free and self._pays(stage, pack):
                self._take(own, stage, pack)
            else:
                left += pack
        rest = [i for i in dict.fromkeys(sorted(left)) if i not in self.owner]
        for pack in self.groups(rest):
            if len(pack) > 1 and not self._pays(stage, pack):
                for i in pack:
                    self._take(own, stage, (i,))
            else:
                self._take(own, stage, pack)

    def _take(self, own: list[Pack], stage: ElementStage, pack: Pack) -> None:
        own.append(pack)
        self.hold(pack)
        for operand in self.operands(stage, pack):
            if self._fuses(stage, operand):
                self.fused.update(operand)
                for factor in self.columns(operand):
                    self.ask(factor)
            else:
                self.ask(operand)

    def columns(self, pack: Pack) -> list[Pack]:
        """The operands of a pack, one pack for each."""
        return list(zip(*map(self.elements.operands, pack), strict=True))

    def operands(self, stage: ElementStage, pack: Pack) -> list[Pack]:
        """What a pack is computed of; a scalar sum takes its operands in packs."""
        columns = self.columns(pack)
        if not (stage.is_reduction and len(pack) == 1 and joins_lanes(stage)):
            return columns
        return list(self.groups([i for (i,) in columns]))

    def _fuses(self, stage: ElementStage, pack: Pack) -> bool:
        """Whether elements are products of reals that nothing but one sum reads."""
        elements = self.elements
        numbers = {elements.stage_of[i] for i in pack}
        if stage.operation.name != "reduce_sum" or stage.dtype.kind != "f" or len(numbers) > 1:
            return False
        (number,) = numbers
        if number < 0 or elements.stages[number].operation.name != "mul":
            return False
        return all(self._uses[i] == 1 for i in pack) and all(i not in self.owner for i in pack)

    def _pays(self, stage: ElementStage, pack: Pack) -> bool:
        """Whether a vector costs less than scalars, with what its operands take to put together."""
        if self.elements.is_apart(pack[0]):
            return False
        if is_expensive(stage.operation) or stage.is_reduction:
            return True
        return all(self._may_be_together(column) for column in self.columns(pack))

    def _may_be_together(self, pack: Pack) -> bool:
        if self.is_together(pack):
            return True
        stages = {self.elements.stage_of[i] for i in pack}
        return len(stages) == 1 and -1 not in stages and len(set(pack)) == len(pack)


def joins_lanes(stage: ElementStage) -> bool:
    """Whether a reduction may join lanes; of extrema of reals the order of operands matters."""
    return stage.dtype.kind != "f" or MONOIDS[stage.operation.name].join in ("add", "mul")


def is_row(sources: Sequence[object]) -> bool:
    """Whether elements lie one behind the other in one input."""
    first = sources[0]
    if not isinstance(first, InputElement):
        return False
    return all(
        source == InputElement(first.position, first.offset + k) for k, source in enumerate(sources)
    )
