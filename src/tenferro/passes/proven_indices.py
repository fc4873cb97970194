"""Checks of indices that cannot fail are left out.

Intervals of integers are followed through a graph and into the bodies of its loops and branches: a
counter of a `scan` is between its first and its last number, one of a `while_loop` on the side of
the bound that the condition compares it with, and other carries are in an interval that a step does
not leave. A `bounded_index` whose operand is within bounds becomes its operand, counted from the
front. Numbers that the checks of a loop carry cost more than its arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from computegraph import Body, MaterializedGraph, map_values, materialize_merge
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.passes.counted_loops import change_of
from tenferro.tensor import Aval

Interval = tuple[int, int]
Known = Interval | None
"""Between which numbers the elements of a value are; None if that is not known."""
_NEVER = 2**63
"""The bound of what has none: no sum or product of it is known."""
_PATIENCE = 2
"""Rounds after which an interval of a carry that still grows has no bound there."""


def _hull(*parts: Known) -> Known:
    known = [part for part in parts if part is not None]
    if not known or len(known) < len(parts):
        return None
    return min(low for low, _ in known), max(high for _, high in known)


def _product(a: Interval, b: Interval) -> Interval:
    corners = [x * y for x in a for y in b]
    return min(corners), max(corners)


def _quotient(a: Interval, b: Interval) -> Known:
    return (a[0] // b[0], a[1] // b[0]) if b[0] == b[1] and b[0] > 0 else None


def _rest(a: Known, b: Interval) -> Known:
    if b[0] <= 0:
        return None
    return a if a and a[0] >= 0 and a[1] < b[0] else (0, b[1] - 1)


_RULES: dict[str, Callable[..., Known]] = {
    "add": lambda a, b: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "neg": lambda a: (-a[1], -a[0]),
    "mul": _product,
    "minimum": lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    "maximum": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
    "floor_divide": _quotient,
    "mod": _rest,
}
_SAME = frozenset({"broadcast_in_dim", "reshape", "transpose", "slice"})
"""What keeps the elements of its operand, or some of them."""


def without_proven_indices(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph without checks of indices that are always within bounds."""
    if not _may_check(graph):
        return graph
    writer = _Bounded()
    inputs = writer.arena.inputs(graph.arena.metas[v] for v in graph.inputs)
    here = writer.emitted(graph, inputs, [None] * len(inputs))
    return materialize_merge(writer.arena, [here[v] for v in graph.outputs], inputs)


def _may_check(graph: MaterializedGraph) -> bool:
    names = {operation.name for operation in graph.arena.operations if operation is not None}
    return not names.isdisjoint(("bounded_index", "scan", "while_loop", "switch"))


class _Bounded(Writer):
    """A graph while it is written, with the intervals of its values."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[int, Known] = {}

    def emitted(
        self, graph: MaterializedGraph, inputs: Sequence[int], known: Sequence[Known]
    ) -> dict[int, int]:
        """The values of a graph here, whose inputs are in these intervals."""
        self.known.update(zip(inputs, known, strict=True))
        values = dict(zip(graph.inputs, inputs, strict=True))
        return map_values(graph.arena, graph.order, values, self.arena, self._emit)

    def _emit(self, _: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        known = [self.known.get(u) for u in operands]
        if operation.name == "bounded_index" and _is_within(operation, known[0]):
            return self._from_front(operands[0], operation.params["size"])
        if is_loop(operation):
            operation, results = _looped(Loop.of(operation), known)
        elif operation.name == "switch":
            operation, results = _switched(operation, known[1:])
        else:
            results = ()
        first = self.arena.apply(operation, operands, mask)
        if not results and operation.n_outputs == 1:
            results = (self._computed(first, operation, known),)
        self.known.update(enumerate(results, first))
        return first

    def _from_front(self, i: int, size: int) -> int:
        """Positions counted from the front, of such as may be counted from the end."""
        interval, aval = self.known[i], self.aval(i)
        if interval is None or interval[0] >= 0:
            return i
        is_negative = self.bind("compare", i, self.zeros(aval), direction="less")
        return self.bind("select", is_negative, self.bind("add", i, self.splat(size, aval)), i)

    def _computed(self, v: int, operation: TensorOperation, known: Sequence[Known]) -> Known:
        """The interval of the result of an operation without bodies."""
        aval, name = self.aval(v), operation.name
        if aval.dtype.kind not in "iu":
            return None
        if name == "constant":
            array = self.array(v)
            return None if array is None or not array.size else (int(array.min()), int(array.max()))
        if name == "select":
            return _hull(*known[1:])
        rule = (lambda x: x) if name in _SAME else _RULES.get(name)
        enough = None not in (known[1:] if name == "mod" else known)
        return _of_dtype(rule(*known), aval) if rule and enough else None


def _is_within(operation: TensorOperation, known: Known) -> bool:
    size = operation.params["size"]
    if known is None or not isinstance(size, int):
        return False
    return known[0] >= -size * operation.params["from_end"] and known[1] < size


def _of_dtype(interval: Known, aval: Aval) -> Known:
    """The interval, unless numbers of this dtype might overflow."""
    bits = 8 * aval.dtype.itemsize - 2
    low = 0 if aval.dtype.kind == "u" else -(2**bits)
    return interval if interval and low <= interval[0] and interval[1] <= 2**bits else None


@kept_by_body
def _bounded(body: Body, known: tuple[Known, ...]) -> tuple[Body, tuple[Known, ...]]:
    """The body without such checks, for inputs in these intervals, and those of its outputs."""
    writer = _Bounded()
    graph, inputs = body.graph(), writer.arena.inputs(body.inputs)
    here = writer.emitted(graph, inputs, known)
    outs = [here[v] for v in graph.outputs]
    return Body.of(writer.arena, outs, inputs), tuple([writer.known.get(v) for v in outs])


def _switched(
    operation: TensorOperation, known: Sequence[Known]
) -> tuple[TensorOperation, tuple[Known, ...]]:
    found = [_bounded(branch, tuple(known)) for branch in operation.params["branches"]]
    params = {**operation.params, "branches": tuple(branch for branch, _ in found)}
    results = tuple([_hull(*parts) for parts in zip(*(own for _, own in found), strict=True)])
    return operation.family.bind(**params), results


def _looped(loop: Loop, known: Sequence[Known]) -> tuple[TensorOperation, tuple[Known, ...]]:
    """A loop without such checks, and the intervals of its outputs."""
    own = loop.operands(known)
    metas = loop.inputs(loop.body.inputs).carry
    given = zip(own.carry, metas, loop.init, strict=True)
    begun = [k if on else ((0, 0) if m.dtype.kind in "iu" else None) for k, m, on in given]
    counters = _counters(loop, begun, own.steps)
    carry = [counters.get(j, k) for j, k in enumerate(begun)]
    rounds = 0
    while True:
        inputs = _narrowed(loop, (*own.consts, *carry, *own.xs))
        body, outs = _bounded(loop.body, inputs)
        wider = [_hull(k, after) for k, after in zip(carry, outs, strict=False)]
        grows = [j for j, k in enumerate(wider) if k != carry[j] and j not in counters]
        if not grows:
            break
        rounds += 1
        for j in grows:
            carry[j] = _widened(carry[j], wider[j], rounds)
    after = [_hull(k, y) for k, y in zip(begun, outs, strict=False)]
    results = loop.by_result([*after, *outs[loop.carries :]], None)
    cond = None if loop.cond is None else _bounded(loop.cond, (*own.consts, *carry))[0]
    return replace(loop, body=body, cond=cond).operation, results


def _widened(before: Known, after: Known, rounds: int) -> Known:
    """A larger interval, without the bounds that still move after some rounds."""
    if before is None or after is None or rounds > 2 * _PATIENCE:
        return None
    if rounds <= _PATIENCE:
        return after
    return (
        before[0] if after[0] == before[0] else -_NEVER,
        before[1] if after[1] == before[1] else _NEVER,
    )


def _counters(loop: Loop, begun: Sequence[Known], steps: Known) -> dict[int, Known]:
    """The carries of a scan to which each step adds a constant, and their intervals in steps."""
    most = loop.length if isinstance(loop.length, int) else steps and steps[1]
    if loop.cond is not None or most is None:
        return {}
    found: dict[int, Known] = {}
    for j, interval in enumerate(begun):
        change = change_of(loop, j)
        if interval is not None and change:
            way = change * max(most - 1, 0)
            found[j] = interval[0] + min(way, 0), interval[1] + max(way, 0)
    return found


def _narrowed(loop: Loop, known: tuple[Known, ...]) -> tuple[Known, ...]:
    """The intervals of the inputs of a body, which runs where the condition holds."""
    if loop.cond is None:
        return known
    writer = _Bounded()
    graph, inputs = loop.cond.graph(), writer.arena.inputs(loop.cond.inputs)
    here = writer.emitted(graph, inputs, known[: len(inputs)])
    found, waiting = list(known), [here[v] for v in graph.outputs]
    while waiting:
        v = waiting.pop()
        if writer.name(v) == "bitwise_and":
            waiting += writer.operands(v)
        if writer.name(v) == "compare":
            _compare(writer, v, inputs, found)
    return tuple(found)


def _compare(writer: _Bounded, v: int, inputs: Sequence[int], found: list[Known]) -> None:
    """Narrow the intervals of inputs that a comparison which holds is of."""
    direction, (a, b) = writer.params(v)["direction"], writer.operands(v)
    if direction in ("greater", "greater_equal"):
        a, b = b, a
    elif direction not in ("less", "less_equal"):
        return
    least = direction in ("less", "greater")
    places = {u: i for i, u in enumerate(inputs)}
    lower, upper = writer.known.get(a), writer.known.get(b)
    if a in places and upper and (own := found[places[a]]):
        found[places[a]] = own[0], max(min(own[1], upper[1] - least), own[0])
    if b in places and lower and (own := found[places[b]]):
        found[places[b]] = min(max(own[0], lower[0] + least), own[1]), own[1]
