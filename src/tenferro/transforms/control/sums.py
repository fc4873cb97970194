"""Sums to which each step of a loop adds: what is carried is read for nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from computegraph import reachable
from tenferro.ops.base.writer import Writer
from tenferro.transforms.control.places import NotTogetherError


def sums_of(step: Writer, lasts: Mapping[int, int], held: Mapping[int, int]) -> dict[int, int]:
    """What a step adds to those of its last values that are sums, by carry.

    `held` are values as a step finds them. Raises NotTogetherError where the last values depend on
    them in other ways.
    """
    return _Sums(step, [*lasts.values()], set(held.values())).terms(lasts, held)


class _Sums:
    """A step: how often it reads each value, and which values depend on the step before."""

    def __init__(self, step: Writer, outputs: Sequence[int], held: set[int]) -> None:
        self._step = step
        self._uses, self._waits = Counter(outputs), set(held)
        arena = step.arena
        needed = {v for v, reader in enumerate(reachable(arena, outputs)) if reader}
        for v in sorted(needed):
            operands = step.operands(v - arena.slot(v))
            if not arena.slot(v) or v - arena.slot(v) not in needed:
                self._uses.update(operands)
            if not self._waits.isdisjoint(operands):
                self._waits.add(v)

    def terms(self, lasts: Mapping[int, int], held: Mapping[int, int]) -> dict[int, int]:
        """What is added to each sum."""
        found = {}
        for j, y in lasts.items():
            if y in self._waits:
                found[j] = self._term(y, held.get(j))
            elif j in held and self._uses[held[j]]:
                raise NotTogetherError
        return found

    def _term(self, v: int, begin: int | None) -> int:
        """What is added, from the last value back to the first one."""
        w, total = self._step, None
        while v != begin:
            name, operands = w.name(v), w.operands(v)
            own = [a for a in operands if a in self._waits]
            allowed = operands[: {"add": 2, "sub": 1}.get(name, 0)]
            if self._uses[v] != 1 or len(own) != 1 or own[0] not in allowed:
                raise NotTogetherError
            other = operands[operands[0] == own[0]]
            term = w.bind("neg", other) if name == "sub" else other
            total, v = term if total is None else w.bind("add", total, term), own[0]
        if total is None or self._uses[v] != 1:
            raise NotTogetherError
        return total
