"""The code of the elements of a body: one instruction for a pack of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.accumulators import across_lanes, combine_exactly
from tenferro.engines.native.kernels.emission.frame import broadcast
from tenferro.engines.native.kernels.scalars import pointwise
from tenferro.engines.native.kernels.scalars.real_functions import Functions
from tenferro.engines.native.kernels.scalars.values import I32, DType, Parts, number, part_count
from tenferro.engines.native.math.lanes import Real, intrinsic
from tenferro.engines.native.registers.elements import ConstantElement, Elements, ElementStage
from tenferro.engines.native.registers.packs import Pack, PackPlan
from tenferro.engines.native.runtime.code.target import host

Load = Callable[[Pack], Parts | None]
"""Elements of inputs from memory; None where they do not lie one behind the other."""
Access = Callable[[int, Sequence[Parts]], Parts]
"""Read or write the element of a number at a computed place."""
_CHAINS = 4
"""How many partial sums a reduction has at most: an addition takes four cycles."""
_LEAST_OF_CHAIN = 4


class Values:
    """Packs by their elements, written on first use.

    What is the same in all steps is written before the loop, by `before`. With `lanes` every
    element is a vector of as many.
    """

    def __init__(
        self,
        plan: PackPlan,
        functions: Functions,
        before: ir.IRBuilder,
        inside: ir.IRBuilder,
        load: Load,
        access: Access,
        lanes: int = 0,
    ) -> None:
        self.plan = plan
        self.elements: Elements = plan.elements
        self.before, self.inside = before, inside
        self._functions = functions
        self._load, self._access, self._lanes = load, access, lanes
        self.same: Mapping[int, int] = {}
        """Elements that are equal to others here."""
        self._made: dict[Pack, Parts] = {}
        self._partners = self._sine_partners()

    def hold(self, pack: Pack, parts: Parts) -> None:
        """Have elements that are there already."""
        self._made[pack] = parts

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Forget afterwards what is written on first use here."""
        made = dict(self._made)
        yield
        self._made = made

    def run(self, stages: Iterable[int], then: Callable[[Pack], None] = lambda pack: None) -> None:
        """Write everything that some stages compute, and behind each pack what `then` writes."""
        for n in stages:
            for pack in self.plan.packs[n]:
                if pack not in self._made:
                    self._made[pack] = self._computed(self.elements.stages[n], pack)
                then(pack)

    def builder(self, pack: Pack) -> ir.IRBuilder:
        """The builder for code of some elements."""
        return self.before if all(self.elements.invariant[i] for i in pack) else self.inside

    def __getitem__(self, pack: Pack) -> Parts:
        if pack not in self._made:
            self._made[pack] = self._found(pack)
        return self._made[pack]

    def _found(self, pack: Pack) -> Parts:
        owner, _ = self.plan.owner.get(pack[0], ((), 0))
        if owner == pack:  # the same in all steps, and asked for before its stage
            return self._computed(self.elements.stages[self.elements.stage_of[pack[0]]], pack)
        return self._scalar(pack[0]) if len(pack) == 1 else self._together(pack)

    def _computed(self, stage: ElementStage, pack: Pack) -> Parts:
        if len(pack) == 1 and pack[0] in self.same:
            return self[(self.same[pack[0]],)]
        if stage.is_reduction:
            return self._reduction(stage, pack)
        columns = self.plan.columns(pack)
        operands = [self[column] for column in columns]
        if self.elements.is_apart(pack[0]):
            return self._access(pack[0], operands)
        b = self.builder(pack)
        if pack in self._partners:
            return self._with_partner(b, stage, pack, operands[0])
        return pointwise.emit(
            self._functions, b, stage.operation, stage.dtypes, operands, stage.dtype
        )

    def _with_partner(self, b: ir.IRBuilder, stage: ElementStage, pack: Pack, x: Parts) -> Parts:
        """Sine and cosine of the same numbers, computed together."""
        sine, cosine = (part.value for part in self._functions.sincos(Real(b, x[0])))
        if stage.operation.name == "cos":
            sine, cosine = cosine, sine
        self._made[self._partners[pack]] = (cosine,)
        return (sine,)

    def _sine_partners(self) -> dict[Pack, Pack]:
        found: dict[Pack, dict[str, Pack]] = {}
        for stage, packs in zip(self.elements.stages, self.plan.packs, strict=True):
            if stage.operation.name in ("sin", "cos") and stage.dtype.kind == "f":
                for pack in packs:
                    (operand,) = self.plan.columns(pack)
                    found.setdefault(operand, {})[stage.operation.name] = pack
        pairs = [(p["sin"], p["cos"]) for p in found.values() if len(p) == 2]
        return {a: b for pair in pairs for a, b in (pair, pair[::-1])}

    # Reductions.

    def _reduction(self, stage: ElementStage, pack: Pack) -> Parts:
        operands = self.plan.operands(stage, pack)
        found = []
        for lanes in dict.fromkeys(map(len, operands)):
            own = [operand for operand in operands if len(operand) == lanes]
            value = self._joined(stage, pack, own)
            if lanes > len(pack):
                value = across_lanes(self.builder(pack), stage.operation.name, stage.dtype, value)
            found.append(value)
        return reduce(lambda x, y: self._join(stage, pack, x, y), found)

    def _joined(self, stage: ElementStage, pack: Pack, operands: Sequence[Pack]) -> Parts:
        """Operands of one width in one, in a few chains at a time."""
        chains = min(_CHAINS, max(1, len(operands) // _LEAST_OF_CHAIN))
        sums = [self._taken(stage, pack, None, operand) for operand in operands[:chains]]
        for k, operand in enumerate(operands[chains:]):
            sums[k % chains] = self._taken(stage, pack, sums[k % chains], operand)
        return reduce(lambda x, y: self._join(stage, pack, x, y), sums)

    def _taken(self, stage: ElementStage, pack: Pack, total: Parts | None, operand: Pack) -> Parts:
        if operand[0] not in self.plan.fused:
            value = self[operand]
            return value if total is None else self._join(stage, pack, total, value)
        (a,), (b,) = (self[factor] for factor in self.plan.columns(operand))
        builder = self.builder(pack)
        if total is None:
            return (builder.fmul(a, b),)
        if host().fma:
            return (intrinsic(builder, "fma", a, b, total[0]),)
        return (builder.fadd(total[0], builder.fmul(a, b)),)

    def _join(self, stage: ElementStage, pack: Pack, x: Parts, y: Parts) -> Parts:
        return combine_exactly(self.builder(pack), stage.operation.name, stage.dtype, x, y)

    # Elements in another order.

    def _scalar(self, i: int) -> Parts:
        source = self.elements.sources[i]
        if isinstance(source, ConstantElement):
            return number(self.elements.dtypes[i], source.value, self._lanes)
        if i in self.plan.owner:
            pack, lane = self.plan.owner[i]
            b = self.builder(pack)
            return tuple(b.extract_element(part, I32(lane)) for part in self[pack])
        found = self._load((i,))
        assert found is not None
        return found

    def _together(self, pack: Pack) -> Parts:
        if len(set(pack)) == 1:
            return self._repeated(pack)
        sources = [self.elements.sources[i] for i in pack]
        if all(isinstance(source, ConstantElement) for source in sources):
            values = [source.value for source in sources if isinstance(source, ConstantElement)]
            return _constants(self.elements.dtypes[pack[0]], values)
        if all(i in self.plan.owner for i in pack):
            packs = list(dict.fromkeys(self.plan.owner[i][0] for i in pack))
            if len(packs) <= 2 and len({len(p) for p in packs}) == 1 and len(packs[0]) > 1:
                return self._shuffled(pack, packs)
            return self._inserted(pack)
        return self._load(pack) or self._inserted(pack)

    def _repeated(self, pack: Pack) -> Parts:
        source, lanes = self.elements.sources[pack[0]], len(pack)
        if isinstance(source, ConstantElement):
            return number(self.elements.dtypes[pack[0]], source.value, lanes)
        b = self.builder(pack)
        return tuple(broadcast(b, part, lanes) for part in self[pack[:1]])

    def _shuffled(self, pack: Pack, packs: Sequence[Pack]) -> Parts:
        """Lanes of one or two packs of the same width."""
        lanes = []
        for i in pack:
            owner, lane = self.plan.owner[i]
            lanes.append(lane + packs.index(owner) * len(packs[0]))
        b = self.builder(pack)
        picked = ir.Constant(ir.VectorType(I32, len(lanes)), lanes)
        first, last = self[packs[0]], self[packs[-1]]
        return tuple(b.shuffle_vector(x, y, picked) for x, y in zip(first, last, strict=True))

    def _inserted(self, pack: Pack) -> Parts:
        """Scalars put together."""
        parts: list[ir.Value] = []
        scalars = [self[(i,)] for i in pack]
        b = self.builder(pack)
        for which in range(part_count(self.elements.dtypes[pack[0]])):
            kind = ir.VectorType(scalars[0][which].type, len(pack))
            vector: ir.Value = ir.Constant(kind, ir.Undefined)
            for lane, scalar in enumerate(scalars):
                vector = b.insert_element(vector, scalar[which], I32(lane))
            parts.append(vector)
        return tuple(parts)


def _constants(dtype: DType, values: Sequence[complex]) -> Parts:
    """A vector of constants."""
    lanes = [number(dtype, value) for value in values]
    parts = []
    for column in zip(*lanes, strict=True):
        kind = ir.VectorType(column[0].type, len(column))
        parts.append(ir.Constant(kind, [part.constant for part in column]))
    return tuple(parts)
