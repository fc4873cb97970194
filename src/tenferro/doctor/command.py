"""`tenferro doctor`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click


@click.command()
@click.option(
    "--rates/--no-rates",
    default=True,
    show_default=True,
    help="Measure a matrix product on every engine and device, for a second or two each.",
)
def doctor(rates: bool) -> None:
    """Show versions, engines, devices with their speed, the coverage of engines, and settings."""
    from tenferro.doctor import findings
    from tenferro.doctor.rates import rates as measured

    _show(["versions", ""], findings.versions())
    states = findings.engine_states()
    _show(["engine", "state"], states)
    running = [name for name, state in states if state.startswith(findings.RUNS)]
    _show(["device", "kind", "platform", "process", "memory"], findings.devices())
    if rates:
        _show(["matrix product", "device", "float32", "float64"], measured(running))
    _show(["families of operations", "code", "formula", "NumPy kernel"], findings.coverage(running))
    _show(["settings", ""], findings.settings("native" in running))


def _show(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table()
    for title in titles:
        table.add_column(title, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    Console().print(table)
