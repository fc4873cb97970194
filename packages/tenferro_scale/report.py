"""What a study found, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro_scale.study import Series

_PREFIXES = ("", "k", "M", "G", "T", "P", "E")
_TIMES = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def number(x: float, unit: str = "") -> str:
    """Three digits, and a prefix of the powers of thousand.

    >>> number(7561472.0, "B"), number(0)
    ('7.56 MB', '0')
    """
    power = 0
    while abs(x) >= 999.5 and power < len(_PREFIXES) - 1:
        x, power = x / 1000, power + 1
    return f"{x:.3g} {_PREFIXES[power]}{unit}".strip()


def seconds(x: float) -> str:
    """A time, in a unit that suits it.

    >>> seconds(0.00123), seconds(0.0)
    ('1.23 ms', '0')
    """
    if x == 0:
        return "0"
    size, unit = next((pair for pair in _TIMES if x >= pair[0]), (1e-9, "ns"))
    return f"{x / size:.3g} {unit}"


COLUMNS = (
    "devices",
    "flops",
    "moved",
    "sent",
    "memory",
    "computing",
    "messages",
    "time",
    "efficiency",
    "limit",
    "",
)


def rows(series: Series) -> list[list[str]]:
    """A row for each number of devices: what each device does, holds and needs."""
    return [
        [
            f"{row.counts.devices:,}",
            number(row.counts.flops),
            number(row.counts.bytes, "B"),
            number(row.counts.sent, "B"),
            number(row.counts.memory, "B"),
            seconds(max(row.times.operations, row.times.memory)),
            seconds(row.times.messages),
            seconds(row.times.total),
            f"{row.efficiency:.1%}",
            row.times.limit,
            row.source,
        ]
        for row in series.rows
    ]


def collectives(series: Series) -> list[str]:
    """The collectives of the largest number of devices that was compiled, in words."""
    row = [row for row in series.rows if row.source == "compiled"][-1]
    return [
        f"{times:,.0f} {one.kind} of {number(one.bytes, 'B')} among {one.group:,}"
        for one, times in row.counts.collectives
        if one.group > 1
    ]


def show(console: Any, title: str, titles: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    """A table on the terminal."""
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    for name in titles:
        table.add_column(name, justify="right", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    console.print(table)
