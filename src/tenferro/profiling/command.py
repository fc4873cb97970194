"""`tenferro profile`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click


@click.command()
@click.argument("function", metavar="MODULE:FUNCTION")
@click.option(
    "--shapes",
    multiple=True,
    help='Dtype and shape of each argument, as "float64[100,3]" or "100,3"; "" is a scalar.',
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
    shapes: Sequence[str],
    grad: bool,
    engine: str | None,
    seconds: float,
    html: Path | None,
) -> None:
    """Show where the time and the memory of a compiled function go.

    Arguments are standard normal numbers (integers: 0 to 9) of the given shapes.
    """
    from tenferro.profiling.measure import profile as measured
    from tenferro.transforms import grad as gradient

    try:
        f = _function(function)
        arguments = [_argument(shape, i) for i, shape in enumerate(shapes)]
        found = measured(gradient(f) if grad else f, engine=engine, seconds=seconds)(*arguments)
        if html is not None:
            found.save_html(html)
    except (
        ValueError, TypeError, ArithmeticError, RuntimeError, ImportError, OSError
    ) as error:  # fmt: skip
        raise click.ClickException(str(error)) from error
    click.echo(str(found))


def _function(name: str) -> Any:
    """The function that a module and a name describe, found from the working directory."""
    import sys
    from importlib import import_module

    module, _, function = name.partition(":")
    if not function:
        raise ValueError(f"{name!r} is not of the form module:function")
    sys.path.insert(0, "")
    found: Any = import_module(module)
    for part in function.split("."):
        if not hasattr(found, part):
            raise ValueError(f"module {module!r} has no {function!r}")
        found = getattr(found, part)
    return found


def _argument(text: str, seed: int) -> Any:
    """Numbers of a dtype and shape."""
    import numpy as np

    dtype, bracket, shape = text.rpartition("[")
    sizes = (shape.removesuffix("]") if bracket else text).split(",")
    try:
        known = np.dtype(dtype or "float64")
        numbers = [int(n) for n in sizes if n.strip()]
    except (TypeError, ValueError) as error:
        raise ValueError(
            f"--shapes: got {text!r}, expected a dtype and a shape such as 'float64[100,3]'"
        ) from error
    rng = np.random.default_rng(seed)
    if known.kind in "iub":
        return rng.integers(0, 2 if known.kind == "b" else 10, numbers).astype(known)
    values = rng.standard_normal(numbers)
    if known.kind == "c":
        values = values + 1j * rng.standard_normal(numbers)
    return np.asarray(values, known)
