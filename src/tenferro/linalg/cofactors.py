"""Adjugates of small matrices, and their derivatives, by cofactors. Maths note: determinant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import permutations
from operator import add
from typing import Any

from tenferro.linalg.unrolled import assembled, elements
from tenferro.ops.base import f
from tenferro.tensor import Array


def adjugate(A: Any, *directions: Any) -> Any:
    """The adjugate of small matrices by its cofactors, or its derivative along directions.

    A cofactor is a form in all other rows: each direction takes the place of A in one of them.
    """
    n = A.shape[-1]
    left = n - 1 - len(directions)
    if left < 0:
        return f.zeros_like(A)
    parts = [elements(x) for x in (*directions, A)]
    ways = sorted(set(permutations([*range(len(directions)), *[len(directions)] * left])))
    return reduce(add, [assembled(_cofactors(n, [parts[k] for k in way], A)) for way in ways])


def _cofactors(n: int, parts: Sequence[Any], A: Array) -> list[list[Any]]:
    """Element (j, i) is that without row i and column j, one row from each part."""
    cofactors = []
    for j in range(n):
        columns = [k for k in range(n) if k != j]
        for i in range(n):
            others = [k for k in range(n) if k != i]
            rows = [[part[k][c] for c in columns] for part, k in zip(parts, others, strict=True)]
            minor = _expanded(rows) if rows else f.zeros_like(A[..., 0, 0]) + 1
            cofactors.append(-minor if (i + j) % 2 else minor)
    return [cofactors[j * n : (j + 1) * n] for j in range(n)]


def _expanded(rows: Sequence[Sequence[Any]]) -> Any:
    """The determinant along the first row."""
    first, *rest = rows
    if not rest:
        return first[0]
    terms = [x * _expanded([[*r[:k], *r[k + 1 :]] for r in rest]) for k, x in enumerate(first)]
    return reduce(add, [-x if k % 2 else x for k, x in enumerate(terms)])
