"""From a group of values to a loop nest: every stored value pulled from what the nest reads.

Elements are found through index maps, so views cost nothing. Short axes are not loops: their
elements are computed side by side, unless all arrays have them in one order in memory.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import product

from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.kernels.nests.affine import (
    Affine,
    Guard,
    Index,
    constant,
    flat,
    guarded,
    scale,
    variable,
)
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Choose,
    DType,
    Fetch,
    Load,
    MultiplyAdd,
    Nest,
    Position,
    Reduce,
    Running,
    Term,
)
from tenferro.engines.native.kernels.nests.simplify import affines, collapse
from tenferro.engines.native.kernels.nests.views import ViewPiece, moved_axes, pieces
from tenferro.engines.native.plan.fusion import Fusion
from tenferro.engines.native.plan.groups import AxisMap, NestGroup
from tenferro.engines.native.plan.strides import block_terms, strides
from tenferro.engines.native.plan.unit_graph import (
    COMPUTED,
    Kind,
    UnitGraph,
    count_of,
    index_axes,
    joined_by,
)
from tenferro.ops.arrays.indexing import index_position
from tenferro.ops.arrays.reduction import MONOIDS
from tenferro.ops.arrays.slicing import spans
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import FAMILIES

_MOST_CODE = 768
"""Nodes and stores of a nest up to which short axes are not loops even where loops are less than
half of the code. The gradient of the sum of 64 rolled arrays of 4 by 4 by 4 has 17,076 lines of
LLVM IR instead of 61,879, and compiles in 4.3 s instead of 9.4; with twice of this it has 46,009
lines (AMD EPYC with AVX2)."""
Key = tuple[int, Index, Guard]


def lower(fusion: Fusion, number: int) -> Nest:
    """The nest of a group; its buffers are keyed by the values they hold."""
    group = fusion.graph.groups[number]
    assert group is not None
    nest = _Lowering(fusion, group, ()).nest
    if not group.short_axes:
        return nest
    loops = collapse(nest)
    if _is_in_order(loops):
        return loops
    written = _Lowering(fusion, group, group.short_axes).nest
    is_long = _code(written) > max(_MOST_CODE, 2 * _code(loops))
    return loops if is_long else written


def _code(nest: Nest) -> int:
    """What a nest's code grows with."""
    return len(nest.nodes) + len(nest.stores)


def _is_in_order(nest: Nest) -> bool:
    """Whether a nest is one loop along which all arrays lie in memory as they are computed.

    It runs in lanes, as a single axis does, and its code does not grow with the elements.
    """
    if len(nest.sizes) != 1 or any(isinstance(node, Choose) for node in nest.nodes):
        return False
    return all(step in (0, 1) for _, step in affines(nest))


def copy_nest(unit: UnitGraph, v: int, key: Hashable) -> Nest:
    """The nest that writes a stored or constant value to one more buffer."""
    lowering = _alone(unit, v, {v})
    lowering.prepare(lowering.group.short_axes)
    lowering.store(v, tuple(range(unit.aval(v).ndim)), key)
    return lowering.nest


def join_nests(unit: UnitGraph, v: int) -> Iterator[Nest]:
    """The nests that write joined arrays, one for each of these: alike ones are one kernel.

    200 arrays of 2 numbers would be 200 pieces to choose among for every number of the result.
    """
    axis, begin, bases = unit.operation(v).params["axis"], 0, unit.call_bases(v)
    for u in unit.operands(v):
        if count_of(unit.aval(u)):
            lowering = _alone(unit, u, bases)
            lowering.prepare(())
            lowering.store_part(u, v, axis, begin)
            yield lowering.nest
        begin += unit.aval(u).shape[axis]


def _alone(unit: UnitGraph, v: int, stored: set[int]) -> _Lowering:
    """The lowering of a value that is read from stored ones."""
    lowering = _Lowering.__new__(_Lowering)
    shape: tuple[int, ...] = unit.aval(v).shape  # type: ignore[assignment]
    lowering.unit, lowering.stored, lowering.group = unit, stored, NestGroup(shape)
    return lowering


class _Lowering:
    """The nest of one group while it grows."""

    def __init__(self, fusion: Fusion, group: NestGroup, short: Sequence[int]) -> None:
        self.unit = fusion.unit
        self.stored = fusion.stored
        self.group = group
        self.prepare(short)
        for v in group.places:
            if v in fusion.stored:
                self.store(v, group.places[v], v)

    def prepare(self, short: Sequence[int]) -> None:
        """Decide the loops and their order; axes that are short are none."""
        self.loop_axes = _loop_axes(self.group, short)
        self.nest = Nest([self.group.space[a] for a in self.loop_axes])
        self.loop_of = {axis: i for i, axis in enumerate(self.loop_axes)}
        self._memo: dict[Key, int] = {}
        self._kinds: dict[int, Kind] = {}
        self._axes: dict[int, tuple[int, ...] | None] = {}

    def store(self, v: int, place: AxisMap, key: Hashable) -> None:
        """Write a value to a buffer, once for each element along short axes."""
        shape = self.unit.aval(v).shape
        for chosen in self._elements(place):
            index = self.index(place, chosen)
            node = self.value((v, index, ()))
            address = flat(index, shape, len(self.nest.sizes))  # type: ignore[arg-type]
            self.nest.store(key, address, node)

    def store_part(self, v: int, whole: int, axis: int, begin: int) -> None:
        """Write a value to a part of another one's buffer, from a place along an axis on."""
        index = self.index(tuple(range(self.unit.aval(v).ndim)), {})
        there = (*index[:axis], scale(index[axis], 1, begin), *index[axis + 1 :])
        address = flat(there, self.unit.aval(whole).shape, len(self.nest.sizes))  # type: ignore[arg-type]
        self.nest.store(whole, address, self.value((v, index, ())))

    def _elements(self, axes: Sequence[int | None]) -> Iterator[dict[int, int]]:
        """Every choice of elements along the axes that are not loops."""
        short = [a for a in axes if a is not None and a not in self.loop_of]
        for chosen in product(*[range(self.group.space[a]) for a in short]):
            yield dict(zip(short, chosen, strict=True))

    def index(self, place: AxisMap, chosen: dict[int, int]) -> Index:
        """The element of a member that an iteration computes."""
        loops = len(self.nest.sizes)
        return tuple(
            constant(0, loops)
            if a is None or (a not in self.loop_of and a not in chosen)
            else self._along(a, loops)
            if a in self.loop_of
            else constant(chosen[a], loops)
            for a in place
        )

    def _along(self, axis: int, loops: int) -> Affine:
        """The position along an axis that is a loop; recurrences from the end reverse it."""
        step = variable(self.loop_of[axis], loops)
        last = self.group.space[axis] - 1
        return scale(step, -1, last) if self.group.backwards.get(axis) else step

    def value(self, key: Key) -> int:
        """The node of an element of any value; operands first, without recursion."""
        memo, asked, stack = self._memo, dict[Key, list[Key]](), [key]
        while stack:
            here = stack[-1]
            if here not in memo:
                needs = asked.pop(here, None)
                if needs is None:
                    needs = self._needs(*here)
                    missing = [k for k in needs if k not in memo]
                    if missing:
                        asked[here] = needs
                        stack.extend(missing)
                        continue
                memo[here] = self._build(*here, [memo[k] for k in needs])
            stack.pop()
        return memo[key]

    def _kind(self, v: int) -> Kind:
        """How a value is read here: from memory, or computed."""
        kind = self._kinds.get(v)
        if kind is None:
            kind = self._kinds[v] = self._kind_here(v)
        return kind

    def _kind_here(self, v: int) -> Kind:
        kind = self.unit.kinds[v]
        if kind is Kind.CALL:
            return Kind.INPUT
        if kind in COMPUTED and v in self.stored and v not in self.group.places:
            return Kind.INPUT
        return Kind.VIEW if kind is Kind.COPY else kind

    def _rearranged(self, v: int) -> tuple[int, ...] | None:
        """For each axis of the operand of a view that only moves axes, its axis in the view."""
        if v not in self._axes:
            is_view = self._kind(v) is Kind.VIEW
            self._axes[v] = moved_axes(self.unit.operation(v)) if is_view else None
        return self._axes[v]

    def _source(self, v: int, index: Index) -> tuple[int, Index]:
        """The element behind all views that only move axes."""
        while (axes := self._rearranged(v)) is not None:
            v, index = self.unit.operands(v)[0], tuple([index[a] for a in axes])
        return v, index

    def _needs(self, v: int, index: Index, guard: Guard) -> list[Key]:
        """The elements that must be there before, behind views that only move axes."""
        return [(*self._source(u, i), g) for u, i, g in self._read(v, index, guard)]

    def _read(self, v: int, index: Index, guard: Guard) -> list[Key]:
        """The elements of operands that an element is made of."""
        match self._kind(v):
            case Kind.POINTWISE:
                return [(u, index, guard) for u in self.unit.operands(v)]
            case Kind.RUNNING:
                operands = [(u, index, guard) for u in self.unit.operands(v)]
                before = self._before(v, index)
                return operands if before is None else [(v, before, guard), *operands]
            case Kind.REDUCTION:
                keys, factors = list(self._reduced(v, index)), self._factors(v)
                return [(u, i, g) for _, i, g in keys for u in factors] if factors else keys
            case Kind.GATHER:
                return [(u, i, guard) for u, i in self._index_elements(v, index)]
            case Kind.VIEW:
                return [(u, i, g) for u, i, g, _ in self._pieces(v, index, guard)]
        return []

    def _build(self, v: int, index: Index, guard: Guard, needs: list[int]) -> int:
        """The node of an element whose needs are there."""
        nest, unit = self.nest, self.unit
        dtype = unit.aval(v).dtype
        match self._kind(v):
            case Kind.POINTWISE:
                return nest.add(Apply(unit.operation(v), tuple(needs)), dtype)
            case Kind.REDUCTION:
                return self._reduce(v, needs)
            case Kind.RUNNING:
                return self._run(v, index, needs)
            case Kind.GATHER:
                return self._gather(v, index, guard, needs)
            case Kind.VIEW:
                return self._view(v, index, guard, needs)
            case Kind.NUMBER:
                return nest.number(unit.operation(v).params["data"], dtype)
            case Kind.COUNT:
                axis = unit.operation(v).params["dimension"]
                return nest.add(Position(index[axis]), dtype)
        address = flat(index, unit.aval(v).shape, len(nest.sizes))  # type: ignore[arg-type]
        return nest.add(Load(nest.buffer(unit.storage(v)), address, guard), dtype)

    def _pieces(self, v: int, index: Index, guard: Guard) -> list[tuple[int, Index, Guard, Guard]]:
        """The operands a view shows here, with the guards to load and to choose by."""
        operation, operands = self.unit.operation(v), self.unit.operands(v)
        if operation.name == "reshape":
            return [(operands[0], self._unit_index(v, index), guard, ())]
        if operation.name == "iota":
            return []
        shown = []
        for piece in pieces(operation, [self.unit.aval(u) for u in operands], index):
            inner, choice = self._narrowed(piece, guard)
            if inner is not None:
                shown.append((operands[piece.operand], piece.index, inner, choice))
                if not choice:
                    break
        return shown

    def _narrowed(self, piece: ViewPiece, guard: Guard) -> tuple[Guard | None, Guard]:
        """The guard to load a piece by, None where it is not shown, and what is left to choose."""
        inner = guard
        choice: Guard = ()
        for condition in piece.conditions:
            narrowed = guarded(inner, condition, self.nest.sizes)
            if narrowed is None:
                return None, ()
            if narrowed != inner:
                choice = guarded(choice, condition, self.nest.sizes) or ()
            inner = narrowed
        return inner, choice

    def _unit_index(self, v: int, index: Index) -> Index:
        """The index behind a reshape that only adds or drops axes of size 1."""
        inner = self.unit.aval(self.unit.operands(v)[0]).shape
        wide = iter([i for i, n in zip(index, self.unit.aval(v).shape, strict=True) if n != 1])
        zero = constant(0, len(self.nest.sizes))
        return tuple(next(wide) if n != 1 else zero for n in inner)

    def _index_elements(self, v: int, index: Index) -> Iterator[tuple[int, Index]]:
        """The elements of the index arrays that tell an element of a gather."""
        zero = constant(0, len(self.nest.sizes))
        _, *indices = self.unit.operands(v)
        for u, first in zip(indices, index_axes(self.unit, v), strict=True):
            shape = self.unit.aval(u).shape
            yield u, tuple(zero if n == 1 else index[first + j] for j, n in enumerate(shape))

    def _gather(self, v: int, index: Index, guard: Guard, needs: Sequence[int]) -> int:
        unit = self.unit
        source = unit.operands(v)[0]
        shape: tuple[int, ...] = unit.aval(source).shape  # type: ignore[assignment]
        axes = unit.operation(v).params.get("axes")
        if axes is None:
            jumps = unit.operation(v).params["strides"]
            terms = block_terms(needs, shape, spans(unit.aval(v).shape, jumps))
            place = tuple(scale(i, s) for i, s in zip(index, jumps, strict=True))
        else:
            p = index_position(axes)
            count = unit.aval(v).ndim - (len(shape) - len(axes))
            windows = iter((*index[:p], *index[p + count :]))
            zero = constant(0, len(self.nest.sizes))
            place = tuple(zero if a in axes else next(windows) for a in range(len(shape)))
            steps = strides(shape)
            terms = tuple(Term(n, steps[a], shape[a]) for n, a in zip(needs, axes, strict=True))
        address = flat(place, shape, len(self.nest.sizes))
        buffer = self.nest.buffer(unit.storage(source))
        return self.nest.add(Fetch(buffer, address, terms, guard), unit.aval(v).dtype)

    def _view(self, v: int, index: Index, guard: Guard, needs: Sequence[int]) -> int:
        if not needs:
            axis = self.unit.operation(v).params["dimension"]
            return self.nest.add(Position(index[axis]), self.unit.aval(v).dtype)
        node = needs[-1]
        if len(needs) == 1:
            return node
        choices = [choice for *_, choice in self._pieces(v, index, guard)]
        for choice, inside in zip(reversed(choices[:-1]), reversed(needs[:-1]), strict=True):
            node = self.nest.add(Choose(choice, inside, node), self.unit.aval(v).dtype)
        return node

    def _reduced(self, v: int, index: Index) -> Iterator[Key]:
        """The elements that a reduction reads: one for each element along short axes."""
        operand = self.unit.operands(v)[0]
        axes = self.unit.operation(v).params["axes"]
        scope = self.group.scopes[v]
        for chosen in self._elements([scope[a] for a in axes]):
            free = iter(index)
            whole = self.index(scope, chosen)
            yield operand, tuple(w if a in axes else next(free) for a, w in enumerate(whole)), ()

    def _factors(self, v: int) -> tuple[int, ...]:
        """The factors of a sum of products of real numbers along short axes; otherwise empty."""
        operation, (operand,) = self.unit.operation(v), self.unit.operands(v)
        scope, axes = self.group.scopes[v], operation.params["axes"]
        if operation.name != "reduce_sum" or self.unit.aval(v).dtype.kind != "f":
            return ()
        if all(scope[a] is None or scope[a] in self.loop_of for a in axes):
            return ()
        computed = self._kind(operand) is Kind.POINTWISE
        is_product = computed and self.unit.operation(operand).name == "mul"
        return self.unit.operands(operand) if is_product else ()

    def _reduce(self, v: int, needs: Sequence[int]) -> int:
        operation, dtype = self.unit.operation(v), self.unit.aval(v).dtype
        places = (self.group.scopes[v][a] for a in operation.params["axes"])
        loops = sum(1 << self.loop_of[p] for p in places if p in self.loop_of)
        if self._factors(v):
            node = self._sum_of_products(needs, dtype)
        else:
            node = self._joined(operation, needs, dtype, whole=not loops)
        return self.nest.add(Reduce(operation.name, loops, node), dtype) if loops else node

    def _sum_of_products(self, factors: Sequence[int], dtype: DType) -> int:
        node = self.nest.number(bytes(dtype.itemsize), dtype)
        for a, b in zip(factors[::2], factors[1::2], strict=True):
            node = self.nest.add(MultiplyAdd(a, b, node), dtype)
        return node

    def _before(self, v: int, index: Index) -> Index | None:
        """The element before, where a recurrence along a short axis reads one."""
        params = self.unit.operation(v).params
        axis, step = params["axis"], 1 if params["reverse"] else -1
        place = index[axis]
        n: int = self.unit.aval(v).shape[axis]
        if any(place[1:]) or not 0 <= place[0] + step < n:
            return None
        return (*index[:axis], scale(place, 1, step), *index[axis + 1 :])

    def _run(self, v: int, index: Index, needs: Sequence[int]) -> int:
        """The next value of a recurrence along a loop, or along a short axis."""
        operation, dtype = self.unit.operation(v), self.unit.aval(v).dtype
        name, nest = joined_by(operation), self.nest
        loops = [d for d, c in enumerate(index[operation.params["axis"]][1:]) if c]
        if loops:
            return nest.add(Running(name, loops[0], tuple(needs)), dtype)
        if self._before(v, index) is None:
            return needs[-1]
        before, *operands = needs
        if name != operation.name:
            join = FAMILIES[MONOIDS[name].join].bind()
            return nest.add(Apply(join, (before, *operands)), dtype)
        factor, term = operands
        if dtype.kind == "f":
            return nest.add(MultiplyAdd(factor, before, term), dtype)
        product = nest.add(Apply(FAMILIES["mul"].bind(), (factor, before)), dtype)
        return nest.add(Apply(FAMILIES["add"].bind(), (product, term)), dtype)

    def _joined(
        self, operation: TensorOperation, needs: Sequence[int], dtype: DType, *, whole: bool
    ) -> int:
        """The combined elements along short axes; `whole` says that this is all of them."""
        if whole and operation.name == "reduce_sum" and dtype.kind in "fc":
            # so that -0.0 becomes 0.0
            needs = [self.nest.number(bytes(dtype.itemsize), dtype), *needs]
        node = needs[0]
        join = FAMILIES[MONOIDS[operation.name].join].bind()
        for other in needs[1:]:
            node = self.nest.add(Apply(join, (node, other)), dtype)
        return node


def _loop_axes(group: NestGroup, short: Sequence[int]) -> list[int]:
    """The axes that become loops, outermost first: those whose reductions are read innermost."""
    depth = dict.fromkeys(range(len(group.space)), 0)
    for axes in group.chain:
        for a in axes:
            depth[a] += 1
    loops = [a for a in range(len(group.space)) if group.space[a] != 1 and a not in short]
    return sorted(loops, key=lambda a: (depth[a], a))


def is_reduction(operation: TensorOperation) -> bool:
    """Whether a family is a reduction that nests compute."""
    return form_of(operation) == "reduction"


__all__ = ["copy_nest", "is_reduction", "lower"]
