"""A closed graph as data: what an operation may hold as a parameter.

A body belongs to no arena: its values are numbered, the inputs first. Equal bodies are one object,
so operations that hold bodies compare and hash at the same cost at any size and depth. Roles are
part of a body: where it is linear in some of its inputs, its own operations say so.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Times:
...     name: str = "times"
...     n_outputs: int = 1
...     def infer(self, *metas):
...         return "number"
>>> arena = Arena()
>>> x, y = arena.input("x", "number"), arena.input("y", "number")
>>> product = arena.apply(Times(), [x, y])
>>> body = Body.of(arena, [product], [x, y])
>>> body is Body.of(arena, [product], [x, y])
True
>>> square = Body.of(arena, body.emit(arena, [x, x]), [x])
>>> print(square)
input  v0: 'number'
v1 = times(v0, v0): 'number'
output v1
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import Any

from computegraph.arena import Arena, Origin
from computegraph.cache import origins_of, structure
from computegraph.errors import GraphError
from computegraph.guard import Guard
from computegraph.materialize import MaterializedGraph, materialize_merge
from computegraph.operation import GraphOperation
from computegraph.origins import set_origin
from computegraph.weak import WeakValues

_interned: WeakValues[Hashable, Body] = WeakValues()
_guard = Guard()


class Body:
    """Metas of inputs and outputs, and the rows that compute the outputs. Made by `Body.of` only.

    `operations` are triples (operation, mask, slot) and `rows` their applications, each the number
    of a triple and the numbers of its operands; a triple without operation is a further output of
    the row it reads.
    """

    __slots__ = (
        "__weakref__",
        "_graph",
        "inputs",
        "metas",
        "operations",
        "origins",
        "outputs",
        "rows",
    )

    operations: tuple[tuple[GraphOperation | None, int, int], ...]
    rows: tuple[tuple[int, ...], ...]
    inputs: tuple[Any, ...]
    outputs: tuple[int, ...]
    metas: tuple[Any, ...]
    origins: tuple[Origin | None, ...]
    """The origins of the rows, if they were recorded when the body was made; bodies with other
    origins are different then."""
    _graph: MaterializedGraph | None
    """The body as a separate graph, to be copied; made when it is first needed."""

    @staticmethod
    def of(arena: Arena, outputs: Sequence[int], inputs: Sequence[int]) -> Body:
        """What `outputs` need, read as a function of `inputs`, which may be any distinct values.

        Raises GraphError for an input that is given twice, UnresolvedValueError if an output needs
        an input of the arena that is not listed.
        """
        if len(set(inputs)) < len(inputs):
            raise GraphError(f"body: inputs are {list(inputs)}, expected distinct values")
        graph = materialize_merge(arena, outputs, inputs)
        key: Any = (*structure(graph), origins_of(graph))
        body = _interned.get(key)
        if body is None:
            with _guard.lock:
                made = _made(key, tuple(arena.metas[v] for v in outputs))
                body = _interned.setdefault(key, made)
        return body

    @staticmethod
    def restored(operations: Any, rows: Any, inputs: Any, outputs: Any) -> Body:
        """The body with these attributes: emitted anew, so that equal bodies stay one object."""
        arena = Arena()
        values = [arena.input(("input", i), meta) for i, meta in enumerate(inputs)]
        loose = _made((operations, rows, tuple(inputs), outputs, ()), ())
        return Body.of(arena, loose.emit(arena, values), values)

    def emit(self, arena: Arena, values: Sequence[int], *, roles: bool = True) -> list[int]:
        """The outputs for these values of an arena; without `roles` everything is primary."""
        if len(values) != len(self.inputs):
            raise GraphError(f"body: got {len(values)} values for {len(self.inputs)} inputs")
        return self._emitted(arena, values, lambda operation: operation, roles=roles)

    def graph(self, key: Callable[[int], Hashable] | None = None) -> MaterializedGraph:
        """The body in a new arena, where `key(i)` is the key of input i."""
        if key is not None or Arena.keeps_origins:
            return self._built(key or _input)
        if self._graph is None:
            self._graph = self._built(_input)
        return replace(self._graph, arena=self._graph.arena.copy())

    def _built(self, key: Callable[[int], Hashable]) -> MaterializedGraph:
        arena = Arena()
        inputs = [arena.input(key(i), meta) for i, meta in enumerate(self.inputs)]
        return materialize_merge(arena, self.emit(arena, inputs), inputs)

    def rearranged(self, inputs: Sequence[int], outputs: Sequence[int]) -> Body:
        """The body with its inputs in another order, and some of its outputs in any order."""
        graph = self.graph()
        outs, ins = graph.outputs, graph.inputs
        return Body.of(graph.arena, [outs[i] for i in outputs], [ins[i] for i in inputs])

    def mapped(self, operation: Callable[[Any], Any], meta: Callable[[Any], Any]) -> Body:
        """The same graph with other operations and metas."""
        arena = Arena()
        inputs = [arena.input(("input", i), meta(m)) for i, m in enumerate(self.inputs)]
        return Body.of(arena, self._emitted(arena, inputs, operation, roles=True), inputs)

    def _emitted(
        self,
        arena: Arena,
        values: Sequence[int],
        mapped: Callable[[Any], Any],
        *,
        roles: bool,
    ) -> list[int]:
        here = list(values)
        codes: dict[int, int] = {}
        for which, *operands in self.rows:
            operation, mask, slot = self.operations[which]
            if operation is None:
                here.append(here[operands[0]] + slot)
                continue
            if which not in codes:
                codes[which] = arena.code(mapped(operation), mask if roles else 0)
            start = len(arena)
            here.append(arena.emit(codes[which], [here[a] for a in operands]))
            if self.origins:
                set_origin(arena, start, self.origins[len(here) - len(self.inputs) - 1])
        return [here[v] for v in self.outputs]

    def __len__(self) -> int:
        """The number of operations."""
        return sum(self.operations[which][0] is not None for which, *_ in self.rows)

    def __bool__(self) -> bool:
        return True

    def __reduce__(self) -> Any:
        return Body.restored, (self.operations, self.rows, self.inputs, self.outputs)

    def __repr__(self) -> str:
        return f"<body {len(self.inputs)} -> {len(self.outputs)}, {len(self)} operations>"

    def __str__(self) -> str:
        graph = self.graph()
        number = {v: i for i, v in enumerate(dict.fromkeys([*graph.inputs, *graph.order]))}
        metas, nodes, slot = graph.arena.metas, graph.arena.nodes, graph.arena.slot
        lines = [f"input  v{number[v]}: {metas[v]!r}" for v in graph.inputs]
        for v in graph.order:
            first = v - slot(v)
            name = graph.arena.operation(v).name + (f"[{slot(v)}]" if slot(v) else "")
            operands = ", ".join(f"v{number[a]}" for a in nodes[first][1:])
            lines.append(f"v{number[v]} = {name}({operands}): {metas[v]!r}")
        return "\n".join([*lines, "output " + ", ".join(f"v{number[v]}" for v in graph.outputs)])


def _input(i: int) -> Hashable:
    return ("input", i)


def _made(key: Any, metas: tuple[Any, ...]) -> Body:
    body = Body.__new__(Body)
    body._graph = None
    body.operations, body.rows, body.inputs, body.outputs, body.origins = key
    body.metas = metas
    return body
