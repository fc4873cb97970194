"""`tenferro explain`."""

from __future__ import annotations

from pathlib import Path

import click

from tenferro.command_arguments import function_named, random_arrays


@click.command()
@click.argument("function", metavar="MODULE:FUNCTION")
@click.option(
    "--shapes", default="", help="Of the arguments: '100,3 int64[5] ()', () for a scalar."
)
@click.option("--grad", is_flag=True, help="Explain the gradient of the function instead.")
@click.option("--engine", help="The engine; default: the one of TENFERRO_ENGINE, or native.")
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("explain.html"),
    show_default=True,
    help="Where the page is written.",
)
@click.option(
    "--svg", type=click.Path(dir_okay=False, path_type=Path), help="Also a picture, for papers."
)
def explain(
    function: str, shapes: str, grad: bool, engine: str | None, html: Path, svg: Path | None
) -> None:
    """Write a page with the graphs of a function and of its derivatives.

    The page shows the primal, the linear and the transposed graph side by side, and for each
    operation its line, its rule and what it is derived from.
    """
    import tenferro as te

    try:
        f = function_named(function)
        arguments = random_arrays(shapes)
        with te.source_lines():
            program = te.trace(te.grad(f) if grad else f, engine=engine)(*arguments)
        found = program.show()
        found.save_html(html)
        if svg is not None:
            svg.write_text(found.draw(), "utf-8")
    except (
        ValueError, TypeError, ArithmeticError, RuntimeError, ImportError, OSError
    ) as error:  # fmt: skip
        raise click.ClickException(str(error)) from error
    click.echo(str(found))
    click.echo(f"page: {html}")
