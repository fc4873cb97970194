"""In which order NumPy would keep the elements of an array in memory.

Results follow the order of their operands in NumPy, so what was never transposed is in C's order.
"""

from __future__ import annotations

from computegraph import Arena

_IN_C_ORDER = frozenset({"constant", "dot_general", "iota", "reshape"})
"""Operations whose results are in C's order, whatever their operands are in."""
_AS_THE_FIRST = frozenset({"scatter", "scatter_add", "update_slice"})
_OTHERWISE = frozenset({"reverse", "transpose"})


def is_in_c_order(arena: Arena, v: int) -> bool:
    """Whether a value surely lies in C's order; found for every value once."""
    known: bytearray = arena.bound.setdefault("memory order", bytearray())
    for u in range(len(known), v + 1):
        known.append(_may_differ(arena, u, known))
    return not known[v]


def _may_differ(arena: Arena, v: int, known: bytearray) -> bool:
    code, *operands = arena.nodes[v]
    name = getattr(arena.operations[code], "name", "")
    if name in _IN_C_ORDER or arena.metas[v].ndim < 2:
        return False
    if name in _OTHERWISE:
        return True
    return any(known[a] for a in (operands[:1] if name in _AS_THE_FIRST else operands))
