"""`tenferro scale`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from tenferro_scale.known import Known
    from tenferro_scale.study import Study

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_RATE = click.FloatRange(0, min_open=True)
_DEVICES = (*(1 << k for k in range(14)), 10_000)
_ENDINGS = (".svg", ".png", ".pdf")
_WIDTH = 125
"""Of the widest table, if the output is not a terminal."""


def _numbers(context: click.Context, option: click.Parameter, text: str | None) -> tuple[int, ...]:
    if text is None:
        return _DEVICES
    parts = text.split(",")
    if not all(part.strip().isdecimal() and int(part) > 0 for part in parts):
        raise click.BadParameter(f"{text!r}, expected numbers from 1 on: 1,8,64")
    return tuple(sorted({1, *map(int, parts)}))


def _picture(context: click.Context, option: click.Parameter, path: Path | None) -> Path | None:
    if path is not None and path.suffix not in _ENDINGS:
        raise click.BadParameter(f"{path}, expected a name that ends in {', '.join(_ENDINGS)}")
    if path is not None and find_spec("matplotlib") is None:
        raise click.BadParameter("needs matplotlib, install it with: pip install matplotlib")
    return path


@click.command()
@click.argument("program", type=_FILE)
@click.option("--mesh", required=True, help="Axes; the one without a size grows: data,model=2.")
@click.option(
    "--shard",
    "shards",
    multiple=True,
    metavar="NAME=AXES",
    help="The mesh axis of each axis of an input, or of all arrays in it; empty for none: "
    "1=data, \"0['w']=,model\", 0=data+model. Other inputs are replicated.",
)
@click.option("--size", "sizes", multiple=True, metavar="NAME=N", help="A named size: n=1024.")
@click.option(
    "--devices", callback=_numbers, help="Numbers of devices; default: 1, 2, 4, ... 8192, 10000."
)
@click.option(
    "--compile-up-to",
    "limit",
    type=click.IntRange(1, 2048),
    default=2048,
    show_default=True,
    help="Compile for up to this number of devices; extrapolate to more.",
)
@click.option("--flops", type=_RATE, help="Operations per second of a device; default: measured.")
@click.option(
    "--transcendentals",
    type=_RATE,
    help="Functions such as tanh per second; default: 1/16 of --flops, or measured here.",
)
@click.option("--memory-bandwidth", type=_RATE, help="Bytes per second; default: measured here.")
@click.option("--link-bandwidth", type=_RATE, help="Bytes per second; default: 25e9 (200 Gb/s).")
@click.option("--latency", type=_RATE, help="Seconds per message; default: 2e-6.")
@click.option("--ring", is_flag=True, help="Use ring collectives only; default: the fastest kind.")
@click.option(
    "--chart",
    type=click.Path(dir_okay=False, path_type=Path),
    callback=_picture,
    help="File for the chart: .svg, .png, .pdf.",
)
@click.option("--measure", is_flag=True, help="Also run on 1 to 8 simulated devices.")
@click.option(
    "--inputs",
    type=_FILE,
    help="An .npz file of arrays for --measure; default: normal random numbers.",
)
def scale(
    program: Path,
    mesh: str,
    shards: tuple[str, ...],
    sizes: tuple[str, ...],
    devices: tuple[int, ...],
    limit: int,
    ring: bool,
    chart: Path | None,
    measure: bool,
    inputs: Path | None,
    **rates: float | None,
) -> None:
    """Predict how a saved program scales over many devices.

    The program is compiled for simulated devices. Times are estimated from its operations, bytes
    and messages, and from the rates of a device and its link.
    """
    from tenferro_scale.known import known
    from tenferro_scale.layout import layout, mesh_of
    from tenferro_scale.study import Study

    try:
        names, avals = _inputs_of(program)
        study = Study(program, layout(names, avals, mesh_of(mesh), shards, sizes), devices, limit)
        _predict(study, known(_dtype(avals), ring, rates), chart)
        if measure:
            _measure(study, _dtype(avals), inputs)
    except (ValueError, TypeError, ArithmeticError, RuntimeError, ImportError, OSError) as error:
        raise click.ClickException(str(error)) from error


def _inputs_of(path: Path) -> tuple[list[str], list[Any]]:
    from tenferro.deploy.files import input_names
    from tenferro.transforms.programs.program import Program
    from tenferro.transforms.tracing.arguments import engine_of

    program = Program.load(path, engine_of("scale", "xla"))
    return input_names(program), program.inputs


def _dtype(avals: Sequence[Any]) -> str:
    """The floating dtype whose rates are measured: the widest of the inputs."""
    import numpy as np

    known = [np.finfo(a.dtype).dtype for a in avals if a.is_inexact]
    return max(known, key=lambda dtype: dtype.itemsize).name if known else "float64"


def _predict(study: Study, machine: Known, chart: Path | None) -> None:
    from rich.progress import Progress

    from tenferro_scale import report

    console = _console()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("compiling", total=study.count)
        found = study.series(machine.rates, lambda _: progress.advance(task))
    for series in found:
        report.show(console, series.title, report.COLUMNS, report.rows(series))
        _say(console, [f"  {x}" for x in (*report.collectives(series), *series.notes)])
    _say(console, machine.description())
    if chart is not None:
        from tenferro_scale.chart import write

        write(found, study.program.name, chart)
        _say(console, [f"chart: {chart}"])


def _measure(study: Study, dtype: str, inputs: Path | None) -> None:
    from tenferro_scale import report
    from tenferro_scale.measurement import COLUMNS, measured

    title = "strong scaling on simulated devices, which share this processor"
    report.show(_console(), title, COLUMNS, measured(study, dtype, inputs))


def _say(console: Any, lines: Sequence[str]) -> None:
    for line in lines:
        console.print(line, markup=False, highlight=False)


def _console() -> Any:
    from rich.console import Console

    console = Console()
    return console if console.is_terminal else Console(width=_WIDTH)
