"""The one iterative topological sort, for structures that are linked rather than interned."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def toposort(roots: Iterable[T], operands: Callable[[T], Iterable[T]]) -> list[T]:
    """Every node reachable from `roots`, each after its operands; no recursion.

    >>> graph = {"c": ["a", "b"], "b": ["a"], "a": []}
    >>> toposort(["c"], graph.__getitem__)
    ['a', 'b', 'c']
    """
    order: dict[T, None] = {}
    for root in roots:
        stack = [(root, iter(operands(root)))] if root not in order else []
        open_nodes = {root}
        while stack:
            node, rest = stack[-1]
            child = next((c for c in rest if c not in order and c not in open_nodes), None)
            if child is None:
                order[node] = None
                stack.pop()
            else:
                open_nodes.add(child)
                stack.append((child, iter(operands(child))))
    return list(order)
