"""Checks of indices that cannot fail are left out.

Intervals of integers are followed through a graph and into the bodies of its loops and branches: a
counter of a `scan` is between its first and its last number, one of a `while_loop` on the side of
the bound that the condition compares it with, and other carries are in an interval that a step does
not leave. A `bounded_index` whose operand is within bounds becomes its operand, counted from the
front, and a power of integers whose exponent is not negative one of numbers without signs, which
cannot raise. Numbers that the checks of a loop carry cost more than its arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import change_of
from tenferro.ops.loops.loop import Loop, is_loop, is_switch
from tenferro.tensor import Aval

Interval = tuple[int, int]
Known = Interval | None
"""Between which numbers the elements of a value are; None if that is not known."""
_NEVER = 2**63
"""The bound of what has none: no sum or product of it is known."""
_PATIENCE = 2
"""Rounds after which an interval of a carry that still grows has no bound there."""

_RAISING = {"bounded_index": 0, "pow": 1}
"""Families that raise for whole numbers out of bounds, and which operand these are."""


def _hull(*parts: Known) -> Known:
    known = [part for part in parts if part is not None]
    if not known or len(known) < len(parts):
        return None
    return min(low for low, _ in known), max(high for _, high in known)


def _product(a: Interval, b: Interval) -> Interval:
    corners = [x * y for x in a for y in b]
    return min(corners), max(corners)


def _compared(direction: str, a: Known, b: Known) -> Known:
    """Whether a comparison of "less" or "greater" holds for all numbers, 1, or for none, 0."""
    if a is None or b is None or direction not in ("less", "greater"):
        return None
    low, high = (a, b) if direction == "less" else (b, a)
    if low[1] < high[0]:
        return 1, 1
    return (0, 0) if low[0] >= high[1] else None


def _quotient(a: Interval, b: Interval) -> Known:
    return (a[0] // b[0], a[1] // b[0]) if b[0] == b[1] and b[0] > 0 else None


def _rest(a: Known, b: Known) -> Known:
    if b is None or b[0] <= 0:
        return None
    return a if a and a[0] >= 0 and a[1] < b[0] else (0, b[1] - 1)


def _power(a: Interval, b: Interval) -> Known:
    if a[0] < 0 or b[0] < 0 or b[1] > 62:
        return None
    return (a[0] ** b[0] if a[0] else 0), max(a[1], 1) ** b[1]


def _chosen(which: Known, a: Known, b: Known) -> Known:
    return {(1, 1): a, (0, 0): b}.get(which or (0, 1), _hull(a, b))


_ARITHMETIC: dict[str, Callable[..., Known]] = {
    "add": lambda a, b: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "neg": lambda a: (-a[1], -a[0]),
    "mul": _product,
    "minimum": lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    "maximum": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
    "floor_divide": _quotient,
    "pow": _power,
    "square": lambda a: (max(a[0], -a[1], 0) ** 2, max(x * x for x in a)),
    **dict.fromkeys(("broadcast_in_dim", "reshape", "transpose", "slice"), lambda x: x),
}
"""The interval of a result, if all operands are known."""
_OTHERS: dict[str, Callable[..., Known]] = {"mod": _rest, "select": _chosen}
"""The same, if some are."""


def without_proven_indices(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph without checks of indices that are always within bounds."""
    if not any(map(_checks, set(graph.arena.operations))):
        return graph
    return _Bounded(graph, [None] * len(graph.inputs)).written()


def _checks(operation: Any) -> bool:
    """Whether an operation checks an index, perhaps in one of its bodies."""
    if operation is None:
        return False
    return operation.name in _RAISING or any(map(_body_checks, bodies_in(operation)))


def _is_check(operation: Any) -> bool:
    return bool(operation.name == "bounded_index")


@kept_by_body
def _body_checks(body: Body) -> bool:
    return any(_checks(operation) for operation, *_ in body.operations)


class _Intervals:
    """Between which numbers the values of a graph are, and the inputs of bodies in it.

    `bodies` has these, for each body, by the first output of the loop or branch.
    """

    def __init__(self, graph: MaterializedGraph, inputs: Sequence[Known]) -> None:
        self.reader = Writer(graph.arena)
        self.known: dict[int, Known] = dict(zip(graph.inputs, inputs, strict=True))
        self.bodies: dict[int, list[tuple[Known, ...]]] = {}
        for v, operation, operands, _ in graph.arena.applications(graph.order):
            known = [self.known.get(u) for u in operands]
            self.known.update(enumerate(self._results(v, operation, known), v))

    def _results(self, v: int, operation: Any, known: Sequence[Known]) -> Sequence[Known]:
        if is_loop(operation):
            self.bodies[v], results = _looped(Loop.of(operation), known)
            return results
        if is_switch(operation):
            own, branches = tuple(known[1:]), operation.params["branches"]
            self.bodies[v] = [own] * len(branches)
            found = [_outputs(branch, own) for branch in branches]
            return [_hull(*parts) for parts in zip(*found, strict=True)]
        return [self._computed(v, operation, known)] if operation.n_outputs == 1 else []

    def _computed(self, v: int, operation: TensorOperation, known: Sequence[Known]) -> Known:
        """The interval of the result of an operation without bodies."""
        aval, name = self.reader.aval(v), operation.name
        if name == "compare":
            return _compared(operation.params["direction"], *known)
        if aval.dtype.kind not in "iu":
            return None
        array = self.reader.array(v)
        if array is not None and array.size:
            return int(array.min()), int(array.max())
        if _is_check(operation):
            return _from_front(operation, known[0], aval)
        rule = _OTHERS.get(name) or (None if None in known else _ARITHMETIC.get(name))
        return _of_dtype(rule(*known), aval) if rule else None


class _Bounded(Writer):
    """A graph while it is written without checks that cannot fail."""

    def __init__(self, graph: MaterializedGraph, inputs: Sequence[Known]) -> None:
        super().__init__()
        self._graph = graph
        self._found = _Intervals(graph, inputs)

    def written(self) -> MaterializedGraph:
        """The graph without them."""
        return re_emit(self._graph, self.arena, self._emit)

    def _emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        if operation.name in _RAISING:
            place = 1 + _RAISING[operation.name]
            known = self._found.known.get(self._graph.arena.nodes[v][place])
            if _is_within(operation, known) and len(operands) > 1:
                return unsigned_power(self, operation, operands)
            if _is_within(operation, known):
                return self._from_front(operands[0], known, operation.params["size"])
        if v in self._found.bodies and _checks(operation):
            operation = _with_bounded(operation, self._found.bodies[v])
        return self.arena.apply(operation, operands, mask)

    def _from_front(self, i: int, interval: Known, size: int) -> int:
        """Positions counted from the front, of such as may be counted from the end."""
        aval = self.aval(i)
        if interval is None or interval[0] >= 0:
            return i
        is_negative = self.bind("compare", i, self.zeros(aval), direction="less")
        return self.bind("select", is_negative, self.bind("add", i, self.splat(size, aval)), i)


def unsigned_power(w: Writer, operation: TensorOperation, operands: Sequence[int]) -> int:
    """A power of integers whose exponents are not negative: it has the same bits without signs."""
    dtype = w.aval(operands[0]).dtype
    unsigned = np.dtype(f"u{dtype.itemsize}")
    y = w.apply(operation, *(w.bind("convert", v, dtype=unsigned) for v in operands))
    return w.bind("convert", y, dtype=dtype)


def _from_front(operation: TensorOperation, known: Known, aval: Aval) -> Known:
    """The interval of a checked index, which is known where it cannot fail."""
    if known is None or not _is_within(operation, known):
        return None
    if known[0] >= 0:
        return known
    size = operation.params["size"]
    return _hull(known, _of_dtype((known[0] + size, known[1] + size), aval))


def _is_within(operation: TensorOperation, known: Known) -> bool:
    size, from_end = (operation.params.get(name) for name in ("size", "from_end"))
    if known is None or not isinstance(size, int | None):
        return False
    return known[0] >= -(size or 0) * bool(from_end) and (size is None or known[1] < size)


def _of_dtype(interval: Known, aval: Aval) -> Known:
    """The interval, unless numbers of this dtype might overflow."""
    bits = 8 * aval.dtype.itemsize - 2
    low = 0 if aval.dtype.kind == "u" else -(2**bits)
    return interval if interval and low <= interval[0] and interval[1] <= 2**bits else None


def _with_bounded(
    operation: TensorOperation, known: Sequence[tuple[Known, ...]]
) -> TensorOperation:
    """A loop or branch whose bodies have no such checks, for inputs of each in these intervals."""
    if is_loop(operation):
        loop = Loop.of(operation)
        cond = None if loop.cond is None else _bounded(loop.cond, known[1])
        return replace(loop, body=_bounded(loop.body, known[0]), cond=cond).operation
    branches = tuple(map(_bounded, operation.params["branches"], known))
    return operation.family.bind(**{**operation.params, "branches": branches})


@kept_by_body
def _bounded(body: Body, known: tuple[Known, ...]) -> Body:
    """The body without such checks, for inputs in these intervals."""
    graph = _Bounded(body.graph(), known).written()
    return Body.of(graph.arena, graph.outputs, graph.inputs)


@kept_by_body
def _outputs(body: Body, known: tuple[Known, ...]) -> tuple[Known, ...]:
    """The intervals of the outputs of a body, for inputs in these intervals."""
    if not any(aval.dtype.kind in "iu" for aval in body.metas):
        return (None,) * len(body.metas)
    graph = body.graph()
    found = _Intervals(graph, known).known
    return tuple([found.get(v) for v in graph.outputs])


def _looped(
    loop: Loop, known: Sequence[Known]
) -> tuple[list[tuple[Known, ...]], tuple[Known, ...]]:
    """The intervals of the inputs of body and condition in all steps, and of a loop's outputs."""
    own = loop.operands(known)
    metas = loop.inputs(loop.body.inputs).carry
    given = zip(own.carry, metas, loop.init, strict=True)
    begun = [k if on else ((0, 0) if m.dtype.kind in "iu" else None) for k, m, on in given]
    counters = _counters(loop, begun, own.steps)
    carry = [counters.get(j, k) for j, k in enumerate(begun)]
    rounds = 0
    while True:
        inputs = _narrowed(loop, (*own.consts, *carry, *own.xs))
        outs = _outputs(loop.body, inputs)
        wider = [_hull(k, after) for k, after in zip(carry, outs, strict=False)]
        grows = [j for j, k in enumerate(wider) if k != carry[j] and j not in counters]
        if not grows:
            break
        rounds += 1
        for j in grows:
            carry[j] = _widened(carry[j], wider[j], rounds)
    after = [_hull(k, y) for k, y in zip(begun, outs, strict=False)]
    bodies = [inputs, (*own.consts, *carry)]
    return bodies, loop.by_result([*after, *outs[loop.carries :]], None)


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
    if loop.cond is None or not any(known[: len(loop.cond.inputs)]):
        return known
    graph = loop.cond.graph()
    of = _Intervals(graph, known[: len(graph.inputs)])
    found, waiting = list(known), list(graph.outputs)
    while waiting:
        v = waiting.pop()
        if of.reader.name(v) == "bitwise_and":
            waiting += of.reader.operands(v)
        if of.reader.name(v) == "compare":
            _compare(of, v, graph.inputs, found)
    return tuple(found)


def _compare(of: _Intervals, v: int, inputs: Sequence[int], found: list[Known]) -> None:
    """Narrow the intervals of inputs that a comparison which holds is of."""
    direction, (a, b) = of.reader.params(v)["direction"], of.reader.operands(v)
    if direction in ("greater", "greater_equal"):
        a, b = b, a
    elif direction not in ("less", "less_equal"):
        return
    least = direction in ("less", "greater")
    places = {u: i for i, u in enumerate(inputs)}
    lower, upper = of.known.get(a), of.known.get(b)
    if a in places and upper and (own := found[places[a]]):
        found[places[a]] = own[0], max(min(own[1], upper[1] - least), own[0])
    if b in places and lower and (own := found[places[b]]):
        found[places[b]] = min(max(own[0], lower[0] + least), own[1]), own[1]
