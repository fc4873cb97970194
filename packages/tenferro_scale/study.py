"""The counts of a program for all numbers of devices, compiled or extrapolated, and their times."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from tenferro_scale.counts import DeviceCounts
from tenferro_scale.extrapolation import NEAR, disagreement, extrapolated
from tenferro_scale.layout import Layout, as_json
from tenferro_scale.machine import CallTimes, Machine, times
from tenferro_scale.workers import MOST, answers

COMPILED, EXTRAPOLATED = "compiled", "extrapolated"


@dataclass(frozen=True)
class StudyRow:
    """A number of devices: what one does, how long, and how much of all of them is of use."""

    counts: DeviceCounts
    times: CallTimes
    efficiency: float
    source: str


@dataclass(frozen=True)
class Series:
    """Strong scaling (the problem stays) or weak scaling (it grows), and where rows are missing."""

    title: str
    rows: Sequence[StudyRow]
    notes: Sequence[str]


@dataclass
class _Plan:
    """The sizes of a series for each number of devices that it can have, and what to say of it."""

    title: str
    sizes: dict[int, dict[str, int]] = field(default_factory=dict)
    growth: dict[int, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    found: dict[int, DeviceCounts] = field(default_factory=dict)


@dataclass(frozen=True)
class Study:
    """A program's file and its layout; counts come from processes that compile it."""

    program: Path
    layout: Layout
    devices: Sequence[int]
    limit: int = MOST
    """Up to how many devices the program is compiled."""

    def series(self, machine: Machine, note: Callable[[DeviceCounts], Any]) -> list[Series]:
        """Strong scaling, and weak scaling where named sizes can grow; `note` sees each count.

        Raises ValueError if it can be laid over none of the numbers of devices, RuntimeError where
        it cannot be compiled for simulated devices.
        """
        plans = self._plans()
        if self.devices[1:] and not any(n > 1 for plan in plans for n in plan.sizes):
            raise ValueError("scale: " + "; ".join(plans[0].notes))
        points = [(p, n) for p in plans for n in p.sizes if n <= self.limit]
        job = self.job("counts", [self._point(n, p.sizes[n]) for p, n in points])
        most = max(n for _, n in points)
        for (plan, n), answer in zip(points, answers(job, most), strict=True):
            plan.found[n] = DeviceCounts.from_json(answer)
            note(plan.found[n])
        return [self._finished(plan, machine) for plan in plans]

    def job(self, task: str, points: Sequence[Mapping[str, Any]], **more: Any) -> dict[str, Any]:
        """A job for a process."""
        program, shards = str(self.program.resolve()), as_json(self.layout.shards)
        return {"task": task, "program": program, "shards": shards, "points": points, **more}

    def point(self, devices: int) -> dict[str, Any]:
        """So many devices with the sizes of strong scaling."""
        return self._point(devices, self.layout.sizes)

    def _point(self, devices: int, sizes: Mapping[str, int]) -> dict[str, Any]:
        return {"devices": devices, "mesh": self.layout.mesh.of(devices), "sizes": dict(sizes)}

    @property
    def count(self) -> int:
        """For how many points the program is compiled."""
        return sum(n <= self.limit for plan in self._plans() for n in plan.sizes)

    def _plans(self) -> list[_Plan]:
        plans = [_Plan("strong scaling: the sizes stay")]
        if self.layout.weak:
            names = ", ".join(sorted(self.layout.weak))
            axis = self.layout.mesh.growing
            plans.append(_Plan(f"weak scaling: {names} grows with the axis {axis!r} of the mesh"))
        for plan, weak in zip(plans, (False, True), strict=False):
            for n in self.devices:
                self._add(plan, n, weak)
        return plans

    def _add(self, plan: _Plan, n: int, weak: bool) -> None:
        fixed = self.layout.mesh.fixed
        sizes = self.layout.grown(n) if weak else dict(self.layout.sizes)
        why = None
        if n != 1 and n % fixed:
            why = f"the axes with a size have {fixed} devices"
        why = why or self.layout.obstacle(n, sizes)
        if why is None:
            plan.sizes[n] = sizes
            plan.growth[n] = n // fixed if weak and n > 1 else 1
        else:
            plan.notes.append(f"not with {n:,} devices: {why}")

    def _finished(self, plan: _Plan, machine: Machine) -> Series:
        compiled = [c for n, c in plan.found.items() if self._is_whole(n)]
        more: dict[int, DeviceCounts] = {}
        for n in plan.sizes:
            if n > self.limit:
                self._extrapolate(plan, compiled, n, more)
        if more:
            plan.notes.append(_trust(compiled))
        every = {**plan.found, **more}
        alone = times(every[1], machine).total
        rows = []
        for n, counts in every.items():
            took = times(counts, machine)
            efficiency = alone * plan.growth[n] / (n * took.total) if took.total else inf
            rows.append(StudyRow(counts, took, efficiency, EXTRAPOLATED if n in more else COMPILED))
        return Series(plan.title, rows, [*plan.notes, *_notes(every.values())])

    def _is_whole(self, devices: int) -> bool:
        """Whether each axis of the mesh has several devices, so that all collectives are there."""
        sizes = self.layout.mesh.of(devices)
        return all(size > 1 or self.layout.mesh.sizes[axis] == 1 for axis, size in sizes.items())

    def _extrapolate(
        self, plan: _Plan, compiled: Sequence[DeviceCounts], n: int, more: dict[int, DeviceCounts]
    ) -> None:
        try:
            if len(compiled) < 2:
                raise ValueError("it takes two compiled numbers of devices on all axes of the mesh")
            more[n] = extrapolated(compiled, n)
        except ValueError as error:
            plan.notes.append(f"not extrapolated to {n:,} devices: {error}")


def _trust(compiled: Sequence[DeviceCounts]) -> str:
    begin = f"extrapolated from {compiled[-2].devices:,} and {compiled[-1].devices:,} devices"
    if len(compiled) < 3:
        return f"{begin}; there are too few rows to check that"
    try:
        wrong = disagreement(compiled)
    except ValueError as error:
        return f"{begin}; in doubt: {error}"
    less = f"the same from fewer predicts {compiled[-1].devices:,} devices to"
    return f"{begin}; {less} {wrong:.1%}" + ("" if wrong <= NEAR else ", so in doubt")


def _notes(counts: Iterable[DeviceCounts]) -> list[str]:
    """What the counts do not hold, said once."""
    every = list(counts)
    loops = sorted({name for c in every for name in c.unknown})
    calls = sorted({name for c in every for name in c.uncounted})
    named = [f"counted as one step, as its length is not known: the loop {name}" for name in loops]
    if calls:
        named.append(f"operations not counted, calls of libraries: {', '.join(calls)}")
    return named
