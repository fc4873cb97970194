"""Whole numbers as sums of multiples of traced ones, so that bounds of slices can be compared."""

from __future__ import annotations

from typing import Any

from tenferro import numpy as tnp
from tenferro.ops.base.writer import Writer
from tenferro.trace import TracedNumber, Tracer
from tenferro.transforms.control.ranges import range_of

_MOST = 64
"""Operations that are looked at for one sum; further ones are values of their own."""


def terms_of(*signed: tuple[int, Any]) -> tuple[dict[int, int], int]:
    """A sum of multiples of whole numbers: the factor of each traced value, and the number."""
    factors: dict[int, int] = {}
    total = 0
    waiting: list[tuple[int, Any, int]] = []
    for factor, x in signed:
        if not isinstance(x, Tracer):
            total += factor * int(x)
        else:
            waiting.append((factor, x.arena, x.id))
    count = 0
    while waiting:
        factor, arena, v = waiting.pop()
        w, count = Writer(arena), count + 1
        number, name, operands = w.number(v), w.name(v), w.operands(v)
        if number is not None:
            total += factor * int(number)
        elif count > _MOST or name not in ("add", "sub", "neg"):
            factors[v] = factors.get(v, 0) + factor
        else:
            signs = {"add": (1, 1), "sub": (1, -1), "neg": (-1,)}[name]
            waiting += [(factor * s, arena, a) for s, a in zip(signs, operands, strict=True)]
    return {v: factor for v, factor in factors.items() if factor}, total


def difference(x: Any, y: Any) -> int | None:
    """x - y if it is the same number whatever the values are; otherwise None."""
    factors, total = terms_of((1, x), (-1, y))
    return None if factors else total


def is_least(x: Any, y: Any) -> bool:
    """Whether x <= y is known before the program runs."""
    factors, least = terms_of((1, y), (-1, x))
    arena = next((z.arena for z in (x, y) if isinstance(z, Tracer)), None)
    for v, factor in factors.items():
        assert arena is not None
        bounds = range_of(Tracer(arena, v, arena.metas[v]))
        if bounds is None:
            return False
        least += min(factor * bound for bound in bounds)
    return least >= 0


def largest(x: Any, y: Any) -> Any:
    """The larger one of two whole numbers."""
    if is_least(y, x):
        return x
    return y if is_least(x, y) else number(tnp.maximum(x, y))


def smallest(x: Any, y: Any) -> Any:
    """The smaller one of two whole numbers."""
    if is_least(x, y):
        return x
    return y if is_least(y, x) else number(tnp.minimum(x, y))


def number(x: Any) -> Any:
    """A traced whole number, as a number of Python is."""
    return TracedNumber(x.arena, x.id, x.aval) if isinstance(x, Tracer) else int(x)
