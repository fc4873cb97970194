"""`tenferro bench`."""

from __future__ import annotations

import os
import time
from pathlib import Path

import click

PEERS = ("native", "numpy", "jax", "torch")


@click.command()
@click.option("--only", default="", help="Workloads whose name or kind contains this.")
@click.option(
    "--peer",
    "peers",
    multiple=True,
    type=click.Choice(PEERS),
    default=("native", "jax"),
    show_default=True,
    help="What to run, ours first.",
)
@click.option("--rounds", type=click.IntRange(1), default=15, show_default=True)
@click.option("--one-core", is_flag=True, help="Bind to one core and count its time.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Folder for JSON, page."
)
def bench(only: str, peers: tuple[str, ...], rounds: int, one_core: bool, out: Path | None) -> None:
    """Time tenferro and its peers side by side."""
    if one_core:
        # Before any framework is imported: they count the processors when they start.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    from tenferro.bench import measure, report
    from tenferro.bench.peers import PEERS as MAKERS
    from tenferro.bench.workloads import selected

    try:
        made = [MAKERS[name]() for name in dict.fromkeys(peers)]
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the benchmark needs {error.name}; install it with: pip install 'tenferro[bench]'"
        ) from error
    clock = time.process_time if one_core else time.perf_counter
    found = []
    for workload in selected(only):
        found.append(measure.compare(workload, made, rounds=rounds, clock=clock))
        click.echo(report.text(report.figures(found[-1:], made[0].name)).splitlines()[1])
    if not found:
        raise click.ClickException(f"no workload has {only!r} in its name or kind")
    data = report.figures(found, made[0].name)
    click.echo(report.text(data))
    if out is not None:
        click.echo(f"page: {report.write(data, out)}")
