"""From the notes of a meter to the rows of a profile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from linecache import getline
from pathlib import Path
from typing import Any

from computegraph import Origin
from tenferro.engines.base.meter import CALL, Note
from tenferro.profiling.limits import Limits
from tenferro.profiling.result import ProfileRow


def rows_of(
    notes: Sequence[Note],
    seconds: float,
    tick: float,
    stretches: Sequence[float],
    limits: Limits,
) -> list[ProfileRow]:
    """A row for each step, and one for what is between them.

    `seconds` are those of one call of the program, `tick` the seconds between two counts of native
    clocks, `stretches` how many times as long calls take while the clocks of a part run.
    """
    found = [_seconds(note.clock, tick, stretches[note.clock.part]) for note in notes]
    times = _fitting(notes, found, seconds)
    own = _without_parts(notes, times)
    depths, begins = _depths(notes), _begins(notes, times)
    whole = {n.inside for n in notes}
    rows = [
        _row(
            _alone(note, i in whole),
            own[i],
            seconds,
            limits,
            depths[i],
            begins[i],
            begins[i] + times[i],
        )
        for i, note in enumerate(notes)
        if note.kind != CALL
    ]
    return [*rows, *_calls(notes, own, seconds), _rest(notes, times, seconds)]


def _fitting(notes: Sequence[Note], found: Sequence[float], seconds: float) -> list[float]:
    """Times of which no step's parts take longer than the step.

    Clocks that run in turns time different calls.
    """
    parts: dict[int | None, float] = {}
    for note, time in zip(notes, found, strict=True):
        parts[note.inside] = parts.get(note.inside, 0.0) + time
    times: list[float] = []
    for note, time in zip(notes, found, strict=True):
        room = seconds if note.inside is None else times[note.inside]
        times.append(time * min(1.0, room / parts[note.inside]) if time else 0.0)
    return times


def _seconds(clock: Any, tick: float, stretch: float) -> float:
    """The time of a step in a call of the program."""
    unit = tick if clock.is_native else 1e-9
    return float(clock.total * unit / max(clock.of, 1) / stretch)


def _often(clock: Any) -> float:
    """How often a step runs in a call of the program."""
    return float(clock.calls / max(clock.of, 1))


def _alone(note: Note, has_parts: bool) -> Note:
    """The note of a step; what the parts of a loop cost is theirs."""
    return replace(note, flops=0.0, bytes=0.0) if has_parts else note


def _without_parts(notes: Sequence[Note], times: Sequence[float]) -> list[float]:
    """The time of each step without its parts."""
    own = list(times)
    for note, time in zip(notes, times, strict=True):
        if note.inside is not None:
            own[note.inside] -= time
    return [max(x, 0.0) for x in own]


def _depths(notes: Sequence[Note]) -> list[int]:
    """How many loops each step is in."""
    depths: list[int] = []
    for note in notes:
        outer = None if note.inside is None else notes[note.inside]
        deeper = outer is not None and outer.kind != CALL
        depths.append((0 if note.inside is None else depths[note.inside]) + deeper)
    return depths


def _begins(notes: Sequence[Note], times: Sequence[float]) -> list[float]:
    """When each step begins if steps take their mean times, one after the other."""
    begins: list[float] = []
    ends: dict[int | None, float] = {None: 0.0}
    for i, (note, time) in enumerate(zip(notes, times, strict=True)):
        begins.append(ends[note.inside])
        ends[i] = begins[i]
        ends[note.inside] += time
    return begins


def _row(
    note: Note,
    own: float,
    seconds: float,
    limits: Limits,
    depth: int,
    begin: float,
    end: float,
) -> ProfileRow:
    often = _often(note.clock)
    flops, moved = often * note.flops, often * note.bytes
    least = limits.least_seconds(flops, moved, single=note.single)
    lines = tuple(dict.fromkeys(map(_place, note.origins)))
    first = note.origins[0] if note.origins else None
    return ProfileRow(
        note.kind,
        tuple(map(_short, note.operations)),
        often,
        own,
        own / seconds,
        flops,
        moved,
        least / own if own else 0.0,
        lines[0] if lines else "",
        _text(first),
        first is not None and first.derived,
        lines,
        note.reason,
        note.held,
        depth,
        begin,
        end,
    )


def _calls(notes: Sequence[Note], own: Sequence[float], seconds: float) -> list[ProfileRow]:
    """One row for all calls of native code from Python."""
    found = [(n, t) for n, t in zip(notes, own, strict=True) if n.kind == CALL]
    if not found:
        return []
    time = sum(t for _, t in found)
    often = sum(_often(n.clock) for n, _ in found)
    return [_plain(CALL, "native code called from Python", often, time, seconds)]


def _rest(notes: Sequence[Note], times: Sequence[float], seconds: float) -> ProfileRow:
    """What is between the steps: arguments are checked, results made, arrays freed."""
    inside = sum(t for n, t in zip(notes, times, strict=True) if n.inside is None)
    what = "arguments and results"
    return _plain("other", what, 1.0, max(seconds - inside, 0.0), seconds)


def _plain(kind: str, what: str, often: float, time: float, seconds: float) -> ProfileRow:
    none = (0.0, 0.0, 0.0, "", "", False, (), "", 0, 0, 0.0, 0.0)
    return ProfileRow(kind, (what,), often, time, time / seconds, *none)


def _short(name: str) -> str:
    """The name of a family without its package and version.

    >>> _short("tenferro.linalg.solve.v1"), _short("sin")
    ('linalg.solve', 'sin')
    """
    return ".".join(name.split(".")[1:-1]) if name.startswith("tenferro.") else name


def _place(origin: Origin) -> str:
    """File and number of a line; relative to the working directory where it is inside."""
    line: Any = origin.where
    path = Path(line.file)
    here = Path.cwd()
    return f"{path.relative_to(here) if path.is_relative_to(here) else path.name}:{line.number}"


def _text(origin: Origin | None) -> str:
    line: Any = None if origin is None else origin.where
    return "" if line is None else getline(line.file, line.number).strip()
