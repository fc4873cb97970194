"""`tenferro demo`."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("report"),
    show_default=True,
    help="Folder for the report.",
)
@click.option("--iterations", type=click.IntRange(1), default=50, show_default=True)
@click.option(
    "--decay",
    type=click.FloatRange(0.0),
    default=1e-3,
    show_default=True,
    help="Penalty on large weights.",
)
def demo(out: Path, iterations: int, decay: float) -> None:
    """Fit handwritten digits with gradients and curvature; write a report."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    try:
        from tenferro_demo import fit as fitting, model, report

        data = model.load()
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the demo needs {error.name}; install it with: pip install 'tenferro[demo]'"
        ) from error
    console = Console()
    with Progress(console=console) as progress:
        task = progress.add_task("fitting", total=iterations)

        def note(step: int, loss: float, norm: float) -> None:
            text = f"loss {loss:.5f}  |gradient| {norm:.1e}"
            progress.update(task, completed=step - 1, description=text)
            progress.console.print(f"iteration {step - 1:3d}  {text}")

        found = fitting.fit(data, decay=decay, iterations=iterations, report=note)
        progress.update(task, completed=iterations)
    page = report.write_report(found, out)
    table = Table(show_header=False, title="digits")
    for what, value in report.rows(found):
        table.add_row(what, value)
    console.print(table)
    console.print(f"report: {page}")
