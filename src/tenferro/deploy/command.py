"""`tenferro run`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

_SHOWN = 6
"""Elements up to which a result is printed."""
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.argument("program", type=_FILE)
@click.argument("inputs", required=False, type=_FILE)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="An .npz file for the results; by default they are only shown.",
)
@click.option("--engine", help="The engine; default: the one of TENFERRO_ENGINE, or native.")
def run(program: Path, inputs: Path | None, out: Path | None, engine: str | None) -> None:
    """Run a saved program on the arrays of an .npz file, or show its inputs."""
    from tenferro.deploy.files import input_names, results_of
    from tenferro.transforms.programs.program import Program
    from tenferro.transforms.tracing.arguments import engine_of

    try:
        loaded = Program.load(program, engine_of("run", engine))
        if inputs is None:
            _show("takes", zip(input_names(loaded), map(repr, loaded.inputs), strict=True))
            return
        results = results_of(loaded, inputs)
        if out is not None:
            _save(out, results)
    except (
        ValueError, TypeError, ArithmeticError, RuntimeError, ImportError, OSError
    ) as error:  # fmt: skip
        raise click.ClickException(str(error)) from error
    _show("result", ((name, _shown(value)) for name, value in results.items()))


def _show(title: str, rows: Iterable[tuple[str, str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title, "")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def _shown(value: Any) -> str:
    shape = f"{value.dtype}[{','.join(map(str, value.shape))}]"
    return f"{shape} {value}" if value.size <= _SHOWN else shape


def _save(path: Path, results: dict[str, Any]) -> None:
    import numpy as np

    with path.open("wb") as file:
        np.savez(file, **results)
