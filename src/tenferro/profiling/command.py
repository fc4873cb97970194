"""`tenferro profile`."""

from __future__ import annotations

from pathlib import Path

import click

from tenferro.command_arguments import function_named, random_arrays


@click.command()
@click.argument("function", metavar="MODULE:FUNCTION")
@click.option(
    "--shapes", default="", help="Of the arguments: '100,3 int64[5] ()', () for a scalar."
)
@click.option("--grad", is_flag=True, help="Profile the gradient of the function instead.")
@click.option("--engine", help="The engine; default: the one of TENFERRO_ENGINE, or native.")
@click.option("--seconds", default=1.0, show_default=True, help="How long the program runs.")
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Also write a page with the timeline and all steps.",
)
def profile(
    function: str,
    shapes: str,
    grad: bool,
    engine: str | None,
    seconds: float,
    html: Path | None,
) -> None:
    """Profile the time and memory of a compiled function.

    Arguments are standard normal numbers (integers: 0 to 9) of the given shapes.
    """
    from tenferro.profiling.measure import profile as measured
    from tenferro.transforms import grad as gradient

    try:
        f = function_named(function)
        arguments = random_arrays(shapes)
        found = measured(gradient(f) if grad else f, engine=engine, seconds=seconds)(*arguments)
        if html is not None:
            found.save_html(html)
    except (
        ValueError, TypeError, ArithmeticError, RuntimeError, ImportError, OSError
    ) as error:  # fmt: skip
        raise click.ClickException(str(error)) from error
    click.echo(str(found))
