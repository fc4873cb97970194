"""Copies of nodes, in a nest with other loops."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tenferro.engines.native.kernels.nests.affine import Affine, Guard
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Choose,
    Fetch,
    Load,
    MultiplyAdd,
    Nest,
    Node,
    Position,
    Reduce,
    Running,
    Scatter,
    Store,
    Term,
    operands_of,
)


class NestCopy:
    """Copies what stores of a nest need to another nest.

    `affine` and `loops` turn affine functions and sets of loops of the source into those of the
    target. `known` are nodes of the source that are other nodes there.
    """

    def __init__(
        self,
        source: Nest,
        target: Nest,
        affine: Callable[[Affine], Affine],
        loops: Callable[[int], int] = lambda loops: loops,
        known: Mapping[int, Node] | None = None,
    ) -> None:
        self._source, self._target = source, target
        self._affine, self._loops = affine, loops
        self._known = known or {}
        self._copied: dict[int, int] = {}

    def node(self, root: int) -> int:
        """The copy of a node, after those of what it needs. Operands have smaller numbers."""
        needed, stack = {root}, [root]
        while stack:
            i = stack.pop()
            fresh = () if i in self._known else operands_of(self._source.nodes[i])
            missing = [j for j in fresh if j not in needed and j not in self._copied]
            needed.update(missing)
            stack.extend(missing)
        for i in sorted(needed):
            node = self._known[i] if i in self._known else self._rebuilt(self._source.nodes[i])
            self._copied[i] = self._target.add(node, self._source.dtypes[i])
        return self._copied[root]

    def stores(self, stores: Iterable[Store]) -> None:
        """Let the target write what the source writes there."""
        for store in stores:
            key = self._source.buffers[store.buffer]
            self._target.store(key, self._affine(store.address), self.node(store.node))

    def scatters(self, scatters: Iterable[Scatter]) -> None:
        """The same for what is written where indices say."""
        for scatter in scatters:
            node = self.node(scatter.node)
            for term in scatter.terms:
                self.node(term.node)
            copy = scatter._replace(
                buffer=self._buffer(scatter.buffer),
                address=self._affine(scatter.address),
                terms=self._terms(scatter.terms),
                node=node,
            )
            self._target.scatters.append(copy)

    def _buffer(self, number: int) -> int:
        return self._target.buffer(self._source.buffers[number])

    def _guard(self, guard: Guard) -> Guard:
        return tuple((self._affine(a), low, high) for a, low, high in guard)

    def _terms(self, terms: tuple[Term, ...]) -> tuple[Term, ...]:
        return tuple(t._replace(node=self._copied[t.node]) for t in terms)

    def _rebuilt(self, node: Node) -> Node:
        copied, affine, guard = self._copied, self._affine, self._guard
        match node:
            case Load(buffer, address, condition):
                return Load(self._buffer(buffer), affine(address), guard(condition))
            case Fetch(buffer, address, terms, condition):
                place = self._buffer(buffer), affine(address)
                return Fetch(*place, self._terms(terms), guard(condition))
            case Position(position):
                return Position(affine(position))
            case Apply(operation, operands):
                return Apply(operation, tuple(copied[i] for i in operands))
            case MultiplyAdd():
                return MultiplyAdd(*(copied[i] for i in node))
            case Choose(condition, inside, outside):
                return Choose(guard(condition), copied[inside], copied[outside])
            case Reduce(name, loops, operand):
                return Reduce(name, self._loops(loops), copied[operand])
            case Running(name, loop, operands):
                own = self._loops(1 << loop).bit_length() - 1
                return Running(name, own, tuple(copied[i] for i in operands))
        return node
