"""The report as a table: family by dtype and derivative, on a terminal or in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import IO

from adoracles.cases.case import Part
from adoracles.cases.tensors import DTYPES
from adoracles.replays.outcome import Outcome
from adoracles.reports.counts import ReplayedGroup, Tally, rows, totals

SHORT = {"float32": "f32", "float64": "f64", "complex64": "c64", "complex128": "c128"}
PARTS: tuple[Part, ...] = ("jvp", "vjp", "hvp", "fof", "rof", "ror", "orders")
ENDS = ("passed", "tight", "right", "unsupported", "wrong", "excluded")


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of strings: a line per family.

    A cell counts the cases that meet the tight tolerance: ``8``, or ``6/8`` if not all do.
    """

    header: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


def grid(outcomes: Iterable[Outcome]) -> Grid:
    """Arrange outcomes by family, dtype and derivative; only columns that hold something."""
    table = rows(outcomes)
    columns = tuple(_columns(table))
    header = ("family", *(f"{SHORT[dtype]} {part}" for dtype, part in columns), "refused", *ENDS)
    families = groupby(table, key=lambda row: row.label)
    return Grid(header, tuple(_line(label, list(group), columns) for label, group in families))


def _columns(table: Sequence[ReplayedGroup]) -> Iterator[tuple[str, Part]]:
    present = {(row.dtype, part) for row in table for part in row.parts}
    return ((dtype, part) for dtype in DTYPES for part in PARTS if (dtype, part) in present)


def _line(
    label: str, group: list[ReplayedGroup], columns: Sequence[tuple[str, Part]]
) -> tuple[str, ...]:
    tallies = {(row.dtype, part): tally for row in group for part, tally in row.parts.items()}
    refused = sum((row.parts.get("error", Tally()) for row in group), start=Tally())
    counts = totals(outcome for row in group for outcome in row.outcomes)
    cells = (_cell(tallies.get(column)) for column in columns)
    return (label, *cells, _cell(refused), *(str(counts[end] or "") for end in ENDS))


def _cell(tally: Tally | None) -> str:
    if tally is None or not tally.cases:
        return ""
    return str(tally.cases) if tally.tight == tally.cases else f"{tally.tight}/{tally.cases}"


def markdown(outcomes: Iterable[Outcome]) -> str:
    """Return the table in Markdown.

    >>> print(markdown([Outcome("sin_1", "sin", "identity", "float64", missing={"jvp": "absent"})]))
    | family | refused | passed | tight | right | unsupported | wrong | excluded |
    | :-- | --: | --: | --: | --: | --: | --: | --: |
    | sin |  |  |  |  | 1 |  |  |
    """
    table = grid(outcomes)
    rule = (":--", *("--:" for _ in table.header[1:]))
    return "\n".join(f"| {' | '.join(line)} |" for line in (table.header, rule, *table.lines))


def print_table(outcomes: Sequence[Outcome], stream: IO[str]) -> None:
    """Print the table, families with a wrong answer in red, and the totals below it."""
    from rich.console import Console
    from rich.table import Table

    content = grid(outcomes)
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in content.header:
        table.add_column(title.replace(" ", "\n"), justify="left" if title == "family" else "right")
    for line in content.lines:
        table.add_row(*line, style="red" if any("/" in cell for cell in line[1:]) else None)
    # A file or a pipe has no width of its own; there the table is as wide as it needs to be.
    console = Console(file=stream, width=None if stream.isatty() else 200, highlight=False)
    console.print(table)
    console.print("  ".join(f"{name} {count}" for name, count in totals(outcomes).items()))
