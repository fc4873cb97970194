"""What follows from bounds on differences of whole numbers.

A bound `(u, v, c)` says that number `u` minus number `v` is at most `c`; numbers have names, and
`ZERO` is 0. Bounds are the edges of a graph, from `v` to `u` with length `c`. No numbers satisfy
all of them if and only if a cycle of it is negative, and else the largest difference is the length
of a shortest path (Bellman, On a routing problem, 1958).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Bound = tuple[int, int, int]
Term = tuple[int, int]
"""A number by its name, and what is added to it."""
ZERO = -1
"""The name of 0; inputs of a body have their positions as names where bounds are handed on."""


def at_most(a: Term, b: Term, more: int = 0) -> Bound:
    """That `a` is at most `b + more`."""
    return a[0], b[0], b[1] - a[1] + more


def equal(a: Term, b: Term) -> tuple[Bound, Bound]:
    """That `a` and `b` are the same.

    >>> equal((1, 2), (ZERO, 7))
    ((1, -1, 5), (-1, 1, -5))
    """
    return at_most(a, b), at_most(b, a)


def contradict(bounds: Iterable[Bound]) -> bool:
    """Whether no numbers satisfy all bounds.

    >>> contradict([at_most((0, 1), (1, 0)), at_most((1, 0), (0, 0))])
    True
    """
    edges = [*dict.fromkeys(bounds)]
    return _distances(edges, {name: 0 for edge in edges for name in edge[:2]}) is None


def largest(bounds: Iterable[Bound], a: Term, b: Term) -> int | None:
    """The largest that `a - b` can be; None if it has no bound, or if the bounds contradict."""
    found = _distances([*dict.fromkeys(bounds)], {b[0]: 0})
    return None if found is None or a[0] not in found else found[a[0]] + a[1] - b[1]


def between(bounds: Sequence[Bound], terms: dict[int, Term]) -> tuple[Bound, ...]:
    """All that follows for these terms, as bounds on the names they have here."""
    terms = {ZERO: (ZERO, 0), **terms}
    edges, found = [*dict.fromkeys(bounds)], list[Bound]()
    for v, b in terms.items():
        reached = _distances(edges, {b[0]: 0}) or {}
        found += [
            (u, v, reached[a[0]] + a[1] - b[1])
            for u, a in terms.items()
            if u != v and a[0] in reached
        ]
    return tuple(found)


def _distances(edges: Sequence[Bound], start: dict[int, int]) -> dict[int, int] | None:
    """The length of the shortest path from names at these distances; None for a negative cycle."""
    found, rounds = dict(start), len({name for edge in edges for name in edge[:2]})
    for _ in range(rounds + 1):
        settled = True
        for u, v, c in edges:
            if v in found and (u not in found or found[v] + c < found[u]):
                found[u], settled = found[v] + c, False
        if settled:
            return found
    return None
