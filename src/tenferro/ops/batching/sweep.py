"""A sweep over values that replaces what depends on batches by batches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from computegraph import Arena, reachable, visiting
from tenferro.ops.base.batched import Flags
from tidu.templates import Replay

Entry = tuple[Replay, Flags]
"""What to emit instead of an operation, and which of its results are batches then."""
Rule = Callable[[int, int], Entry]
"""The entry for a value; bits say which of its operands are batches."""


class Batched(NamedTuple):
    """What values became: for each its batch, or what it is for the whole batch."""

    values: tuple[int, ...]
    on: Flags


def with_batches(
    arena: Arena,
    outputs: Sequence[int],
    batches: Mapping[int, int],
    known: dict[Any, Entry],
    rule: Rule,
) -> Batched:
    """The outputs with `batches` instead of these values.

    Values that do not depend on them do not change. A rule runs once for operations of a kind,
    and `known` from then on.
    """
    low, high = min(batches, default=0), max(outputs, default=-1) + 1
    reach = reachable(arena, outputs, low=low)
    now, on = [0] * len(reach), bytearray(len(reach))
    for v, batch in batches.items():
        if v < high:
            now[v - low], on[v - low] = batch, 1
    _sweep(arena, range(low, high), reach, now, on, known, rule)
    inside = [v >= low and bool(now[v - low]) for v in outputs]
    values = [now[v - low] if o else v for v, o in zip(outputs, inside, strict=True)]
    flags = [o and bool(on[v - low]) for v, o in zip(outputs, inside, strict=True)]
    return Batched(tuple(values), tuple(flags))


def _sweep(
    arena: Arena,
    order: range,
    reach: Sequence[int],
    now: list[int],
    on: bytearray,
    known: dict[Any, Entry],
    rule: Rule,
) -> None:
    """Emit in topological order; `now` has the new value of each value, 0 for the value itself."""
    low, high = order.start, order.stop
    nodes, metas, n_outputs = arena.nodes, arena.metas, arena.n_outputs
    for v in visiting(arena, order, derived=False):
        if not reach[v - low]:
            continue
        node = nodes[v]
        code = node[0]
        size = len(node)
        if size == 3:
            _, a, b = node
            x = now[a - low] if a >= low else 0
            y = now[b - low] if b >= low else 0
            if not (x or y):
                continue
            flags = (on[a - low] if x else 0) | (on[b - low] << 1 if y else 0)
            key: Any = (code, flags, metas[a], metas[b])
            values: tuple[int, ...] = (x or a, y or b)
        elif size == 2:
            a = node[1]
            x = now[a - low] if a >= low else 0
            if not x or not n_outputs[code]:
                continue
            flags = on[a - low]
            key = (code, flags, metas[a])
            values = (x,)
        else:
            flags, values = _operands(node, now, on, low)
            if not values:
                continue
            key = (code, flags, *[metas[a] for a in node[1:]])
        if not flags:
            first = arena.emit(code, values)
            now[v - low : v - low + n_outputs[code]] = range(first, first + n_outputs[code])
            continue
        entry = known.get(key)
        if entry is None:
            entry = known[key] = rule(v, flags)
        replay, outs = entry
        if n_outputs[code] == 1:
            now[v - low] = replay(*values)
            on[v - low] = outs[0]
        else:
            now[v - low : v - low + len(outs)] = replay(*values)[: high - v]
            on[v - low : v - low + len(outs)] = bytes(outs[: high - v])


def _operands(
    node: tuple[int, ...], now: list[int], on: bytearray, low: int
) -> tuple[int, tuple[int, ...]]:
    """Which operands are batches, and all of them as they are now; none if nothing changed."""
    flags = 0
    changed = False
    values = []
    for i, a in enumerate(node[1:]):
        x = now[a - low] if a >= low else 0
        if x:
            changed = True
            flags |= on[a - low] << i
        values.append(x or a)
    return flags, tuple(values) if changed else ()
