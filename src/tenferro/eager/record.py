"""What was recorded for one result, as a graph, and the program of its gradient."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from numpy import ndarray

from computegraph import (
    Graph,
    LocalValueId,
    MaterializedGraph,
    materialize_merge,
    origins_kept,
    resolve,
    set_origin,
)
from tenferro.blame import add_line
from tenferro.cached_attribute import cached_attribute
from tenferro.eager.decided import decided
from tenferro.eager.device_tensor import holding
from tenferro.eager.recording import Link, NDArray, Node, apply_in_order, new_node
from tenferro.eager.tensor import Tensor
from tenferro.engines import compile_graph
from tenferro.errors import UndecidedGaugeError
from tenferro.nonfinite import check, kind_of
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.computed import tensors
from tenferro.ops.base.promotion import broadcasting
from tenferro.passes.every_engine import for_every_engine
from tenferro.tensor import Aval, aval_of
from tenferro.trace import InputKey, Lines, Trace
from tidu import linear_transpose, linearize

_in_order = attrgetter("number")
Place = tuple[Node, int]
Read = tuple[int, int]
"""A saved value: the position of a node, and an output's slot, or ~i for operand i."""


@dataclass(frozen=True, slots=True)
class Pullback:
    """A compiled gradient: which saved values it reads, and which leaves it reaches."""

    program: Callable[..., list[Any]]
    graph: MaterializedGraph
    reads: tuple[Read, ...]
    reached: tuple[bool, ...]


class Record:
    """The nodes that a result was computed from, in order.

    At `cuts` the record ends: what is computed there counts as a leaf.
    """

    def __init__(self, root: Node, slot: int, cuts: Sequence[Place] = ()) -> None:
        self.root = root
        self.slot = slot
        self.hooked: list[Node] = []
        self.cuts: dict[Place, Node] = {}
        self._replaced: dict[Node, tuple[Link, ...]] = {}
        if cuts:
            self._cut(cuts)
        self.nodes = sorted(self._reached(), key=_in_order)
        self.position = {node: i for i, node in enumerate(self.nodes)}

    def _cut(self, cuts: Sequence[Place]) -> None:
        for node, slot in cuts:
            leaf = new_node(None, (), node.values[slot], node.avals[slot])
            leaf.number = node.number
            self.cuts[node, slot] = leaf

    def _reached(self) -> set[Node]:
        reached = {self.root}
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            if node.hooks is not None:
                self.hooked.append(node)
                if node.operation is None and node.operands:  # from another device
                    self._replaced[node] = ()
                    continue
            operands = node.operands
            if self.cuts:
                operands = self._replaced[node] = tuple([self._link(x) for x in operands])
            for x in operands:
                if x.__class__ is tuple:
                    x = x[0]
                if x.__class__ is Node and x not in reached:
                    reached.add(x)
                    waiting.append(x)
        return reached

    def _link(self, x: Any) -> Any:
        """An operand, or the leaf that replaces it where the record is cut."""
        if x.__class__ is Node:
            return self.cuts.get((x, 0), x)
        return self.cuts.get(x, x) if x.__class__ is tuple else x

    def operands(self, node: Node) -> tuple[Link, ...]:
        """What an operation was applied to."""
        return self._replaced.get(node, node.operands)

    @cached_attribute
    def leaves(self) -> list[Node]:
        """The nodes without operation."""
        return [node for node in self.nodes if node.operation is None]

    @property
    def engine(self) -> str:
        """The engine that computes where the record was computed."""
        value = self.root.value
        value = value[self.slot] if value.__class__ is tuple else value
        return "numpy" if value.__class__ is ndarray else "xla"

    def targets(self) -> list[Place]:
        """The place of each leaf."""
        places = {leaf: place for place, leaf in self.cuts.items()}
        return [places.get(leaf, (leaf, 0)) for leaf in self.leaves]

    @property
    def signature(self) -> Hashable:
        """Equal for records that differ only in the numbers they computed."""
        position = self.position
        replaced = bool(self._replaced)
        rows: list[Any] = [self.slot, self.engine]
        add = rows.append
        for node in self.nodes:
            add(node.operation)
            add(node.aval)
            operands: Any = self._replaced.get(node, node.operands) if replaced else node.operands
            for x in operands:
                kind = x.__class__
                if kind is Node:
                    add(position[x])
                elif kind is tuple:
                    add((position[x[0]], x[1]))
                else:
                    add(x.shape)
                    add(x.dtype.char)
        return tuple(rows)

    def saved(self, reads: Sequence[Read]) -> list[Any]:
        """The values that a program reads."""
        nodes = self.nodes
        found = []
        for i, j in reads:
            value = nodes[i].value
            found.append(self._value(nodes[i], j) if j or value.__class__ is tuple else value)
        return found

    def _value(self, node: Node, j: int) -> Any:
        return node.values[j] if j >= 0 else self.operands(node)[~j]

    def transform(self, *, anew: bool = False) -> Pullback:
        """The gradient program of this record's structure.

        It reads saved values, or computes all of them `anew` from the leaves.
        """
        trace = Trace("backward")
        places = self._replay(trace)
        root = places[self.position[self.root], self.slot]
        inputs = [places[self.position[leaf], 0] for leaf in self.leaves]
        graph = Graph(trace, 0, len(trace), (), (LocalValueId(root),))
        keys = [trace.input_keys[v] for v in inputs]
        linear = linearize(resolve([graph]), [graph.key(graph.outputs[0])], keys)
        cts: list[int | None] = [None] * len(keys)
        seed = trace.fresh(trace.metas[root], "seed").id
        if linear.tangent_outputs[0] is not None:
            pullback = linear_transpose(linear)
            seed, cts = int(pullback.tangent_inputs[0][1]), list(pullback.tangent_outputs)
        found = [int(ct) for ct in cts if ct is not None]
        known = {place: v for place, v in places.items() if not anew or trace.is_input(v)}
        reads = _read(trace, found, known)
        merged = materialize_merge(trace, found, [*reads, seed])
        compiled = compile_graph(merged, self.engine)
        program = compiled.on_devices if compiled.has_devices else compiled.run
        return Pullback(program, merged, tuple(reads.values()), tuple(ct is not None for ct in cts))

    def check(self, pullback: Pullback, seed: NDArray, gradients: Sequence[NDArray]) -> None:
        """Raise FloatingPointError, naming the operation, if gradients are bad."""
        if any(map(kind_of, gradients)):
            whole = self.transform()  # again, as this record may know lines that the first did not
            check(whole.graph, [*self.saved(pullback.reads), seed], gradients)

    def add_line(self, error: Exception, seed: NDArray) -> None:
        """Note the user's line of the operation whose gradient raised."""
        with origins_kept():
            whole = self.transform()
        add_line(error, whole.graph, [*self.saved(whole.reads), seed])

    def recorded(self, seed: Tensor) -> list[Tensor | None]:
        """The gradients of the leaves, computed with tensors, so that they remember how.

        Where saved values do not determine whether these depend on the basis of a factorization,
        everything is computed anew, which can be decided.
        """
        try:
            return self._recorded(seed)
        except UndecidedGaugeError as error:
            if self.engine != "numpy":
                raise
            return self._recorded(seed, error)

    def _recorded(
        self, seed: Tensor, undecided: UndecidedGaugeError | None = None
    ) -> list[Tensor | None]:
        with origins_kept():
            pullback = self.transform(anew=undecided is not None)
            graph = for_every_engine(pullback.graph)
        values = [*(self._tensor(i, j) for i, j in pullback.reads), seed]

        def record(graph: MaterializedGraph) -> list[Any]:
            here: dict[int, Any] = dict(zip(graph.inputs, values, strict=True))
            return apply_in_order(graph, here, tensors.compute)

        if undecided is None:
            found = iter(record(graph))
        else:
            outputs = pullback.program(*(x.value for x in values))
            found = iter(decided(graph, outputs, record, undecided))
        return [next(found) if on else None for on in pullback.reached]

    def _tensor(self, i: int, j: int) -> Tensor:
        node = self.nodes[i]
        if j < 0:
            return holding(self.operands(node)[~j])
        places = {leaf: place for place, leaf in self.cuts.items()}
        source, slot = places.get(node, (node, j))
        found = holding(source.values[slot])
        found.node, found.slot = source, slot
        return found

    def _replay(self, trace: Trace) -> dict[Read, int]:
        """Emit the record; returns for each saved value the graph's value."""
        places: dict[Read, int] = {}
        lines = Lines()
        for i, node in enumerate(self.nodes):
            if node.operation is None:
                places[i, 0] = self._input(trace, i, 0, node.aval)
                continue
            operands = []
            for k, x in enumerate(self.operands(node)):
                if isinstance(x, Node | tuple):
                    source, slot = x if isinstance(x, tuple) else (x, 0)
                    v = places[self.position[source], slot]
                else:
                    v = places[i, ~k] = self._input(trace, i, ~k, aval_of(x.shape, x.dtype))
                operands.append(_broadcast(trace, node, v))
            start = len(trace)
            first = trace.apply(node.operation, operands)
            if trace.origins is not None:
                set_origin(trace, start, node.origin(lines))
            places.update({(i, slot): first + slot for slot in range(node.operation.n_outputs)})
        return places

    def _input(self, trace: Trace, i: int, j: int, aval: Aval) -> int:
        return trace.input(InputKey(i, f"saved{i}.{j}"), aval)


def _broadcast(trace: Trace, node: Node, v: int) -> int:
    """An operand as the operation takes it."""
    operation: Any = node.operation
    if not operation.family.pointwise or trace.metas[v].shape == node.avals[0].shape:
        return v
    step: TensorOperation
    for step in broadcasting(trace.metas[v].shape, node.avals[0].shape):
        v = trace.apply(step, [v])
    return v


def _read(trace: Trace, outputs: Sequence[int], places: dict[Read, int]) -> dict[int, Read]:
    """The saved values that the outputs read, and what they are."""
    known = {v: place for place, v in reversed(places.items())}
    given = [*known, *(v for v in trace.input_keys if v not in known)]
    order = materialize_merge(trace, outputs, given).order
    used = {a for v in order for a in trace.nodes[v][1:]} | set(outputs)
    return {v: place for v, place in known.items() if v in used}
