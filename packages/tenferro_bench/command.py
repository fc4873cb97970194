"""`tenferro bench`."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

PEERS = ("native", "numpy", "jax", "torch", "numba", "plain")
_NEEDS = {"jax": "jax", "torch": "torch", "numba": "numba"}
_FRAMEWORKS = ("native", "numpy", "jax", "torch")
_SETS = {
    "default": _FRAMEWORKS,
    "survey": _FRAMEWORKS,
    "programs": ("native", "jax", "numba", "plain"),
}
"""The peers that run the workloads of each set."""


@click.command()
@click.option("--only", default="", help="Run only workloads whose name or kind contains this.")
@click.option(
    "--set",
    "of",
    default="default",
    show_default=True,
    type=click.Choice(tuple(_SETS)),
    help="Workloads: survey has small functions of many classes, programs has NumPy code with "
    "loops.",
)
@click.option(
    "--peer",
    "peers",
    multiple=True,
    type=click.Choice(PEERS),
    help="Engines and libraries to compare; default: native, those of the set that are installed, "
    "and for programs plain, which is NumPy without a compiler.",
)
@click.option("--rounds", type=click.IntRange(1), default=15, show_default=True)
@click.option(
    "--first",
    "first_rounds",
    type=click.IntRange(0),
    default=3,
    show_default=True,
    help="Number of timings of first results.",
)
@click.option(
    "--one-core", is_flag=True, help="Bind the process to one core and measure processor time."
)
@click.option("--memory/--no-memory", default=False, help="Measure peak memory too (1 GB).")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Folder for JSON, page."
)
def bench(
    only: str,
    of: str,
    peers: tuple[str, ...],
    rounds: int,
    first_rounds: int,
    one_core: bool,
    memory: bool,
    out: Path | None,
) -> None:
    """Compare the speed of tenferro with jax and PyTorch, with a separate cache of programs."""
    if one_core:
        # Before any framework is imported: they count the processors when they start.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    # Threads that wait for work by spinning would take the processors from the others.
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
    clock = time.process_time if one_core else time.perf_counter
    options = {"rounds": rounds, "first_rounds": first_rounds, "clock": clock}
    before = os.environ.get("TENFERRO_CACHE_DIR")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TENFERRO_CACHE_DIR"] = folder
        try:
            _run((only, of), peers or _installed(of), options, memory, out)
        finally:
            os.environ.pop("TENFERRO_CACHE_DIR")
            if before is not None:
                os.environ["TENFERRO_CACHE_DIR"] = before


def _installed(of: str) -> tuple[str, ...]:
    found = (name for name in _SETS[of] if find_spec(_NEEDS.get(name, "tenferro")))
    return tuple(name for name in found if name != "numpy")


def _make(names: Sequence[str]) -> list[Any]:
    from tenferro_bench.peers import PEERS as MAKERS

    try:
        return [MAKERS[name]() for name in dict.fromkeys(names)]
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the benchmark needs {error.name}; install it with: pip install 'tenferro[bench]'"
        ) from error


def _run(
    which: tuple[str, str],
    names: Sequence[str],
    options: dict[str, Any],
    memory: bool,
    out: Path | None,
) -> None:
    wrong = [name for name in names if name not in _SETS[which[1]]]
    if wrong:
        raise click.ClickException(
            f"--peer {wrong[0]} does not run the set {which[1]!r}, which is for "
            f"{', '.join(_SETS[which[1]])}"
        )
    peers = _make(names)
    from tenferro_bench import measure, page, report
    from tenferro_bench.memory import peak_growth
    from tenferro_bench.workloads import LARGE, selected

    workloads = list(selected(*which))
    if not workloads:
        raise click.ClickException(f"no workload has {which[0]!r} in its name or kind")
    columns = [peer.name for peer in peers]
    click.echo(f"{'':9s}{report.header(columns)}")
    measure.start(peers)
    found, failed = [], dict[str, str]()
    for i, workload in enumerate(workloads, 1):
        place = f"{f'[{i}/{len(workloads)}]':9s}"
        try:
            found.append(measure.compare(workload, peers, **options))
        except MemoryError as error:
            failed[workload.name] = str(error)
            click.echo(f"{place}{workload.name:38s} no memory: {error}")
            continue
        (row,) = report.figures(found[-1:], columns[0])["workloads"]
        click.echo(f"{place}{report.line(row, columns)}")
    peaks = {p.name: peak_growth(LARGE, p) for p in peers if p.compiles} if memory else {}
    data = report.figures(found, columns[0], peaks) | {"failed": failed}
    click.echo("\n".join(["", *report.summary(data)]))
    if out is not None:
        click.echo(f"page: {page.write(data, out)}")
