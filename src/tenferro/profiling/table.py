"""A profile as a table in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tenferro.engines.base.limit import mebibytes

if TYPE_CHECKING:
    from tenferro.profiling.result import Profile, ProfileRow

MOST_ROWS = 25
_OPERATIONS = 44


def table(profile: Profile) -> str:
    """The profile: totals, then the steps that take longest."""
    ordered = sorted(profile.rows, key=lambda row: -row.seconds)
    shown = ordered[:MOST_ROWS]
    lines = [*summary(profile), "", _HEAD, *(line for row in shown for line in _lines(row))]
    rest = ordered[MOST_ROWS:]
    if rest:
        share = sum(row.share for row in rest)
        lines.append(f"{share:6.1%}  {len(rest)} more steps; save_html shows all of them")
    return "\n".join(lines)


def summary(profile: Profile) -> list[str]:
    """What holds for the whole program, and what the machine can do at most."""
    steps = sum(row.kind not in ("call", "other") for row in profile.rows)
    most = profile.limits
    return [
        f"{profile.name} on the {profile.engine} engine: {duration(profile.seconds)} a call, "
        f"{profile.overhead:+.1%} by clocks ({profile.calls} calls), {steps} steps, "
        f"{mebibytes(profile.memory)} in addition to the arguments",
        f"measured limits: {most.double / 1e9:.1f} GFLOP/s (float32: {most.single / 1e9:.1f}) of a "
        f"matrix product, {most.bandwidth / 1e9:.1f} GB/s of memory",
    ]


_HEAD = (
    f"{'share':>6} {'time':>9} {'calls':>7} {'GFLOP/s':>8} {'GB/s':>7} {'limit':>6}  "
    f"{'kind':8}{'operations':{_OPERATIONS}}  line"
)


def _lines(row: ProfileRow) -> Iterator[str]:
    rates = " " * 23
    if row.seconds and row.kind not in ("loop", "call", "other"):
        flops, moved = row.flops / row.seconds / 1e9, row.bytes / row.seconds / 1e9
        rates = f"{flops:8.2f} {moved:7.2f} {row.fraction:6.0%}"
    head = f"{row.share:6.1%} {duration(row.seconds):>9} {row.calls:7.4g} {rates}"
    names = operations(row, _OPERATIONS)
    yield f"{head}  {row.kind:8}{names:{_OPERATIONS}}  {where(row)}".rstrip()
    if row.reason:
        yield f"{'':49}not native: {row.reason}"


def operations(row: ProfileRow, width: int) -> str:
    """The names of a step's operations, as many as fit."""
    whole = " ".join(row.operations)
    if len(whole) <= width:
        return whole
    count = f" … ({len(row.operations)})"
    return whole[: width - len(count)] + count


def where(row: ProfileRow) -> str:
    """The line of a step, and its text."""
    if not row.line:
        return ""
    others = len(row.lines) - 1
    more = f" (+{others} line{'s' * (others > 1)})" if others > 0 else ""
    mark = "derivative of " if row.derivative else ""
    return f"{mark}{row.line}{more}  {row.text}"


def duration(seconds: float) -> str:
    """Seconds with a unit, in three digits.

    >>> duration(0.00001234), duration(2.5), duration(0)
    ('12.3 µs', '2.5 s', '0 ns')
    """
    for unit, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= unit:
            return f"{seconds / unit:.3g} {name}"
    return f"{seconds / 1e-9:.3g} ns"
