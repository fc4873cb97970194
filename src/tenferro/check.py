"""`tenferro check`: the derivatives of any function, of this library or another one."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click
import numpy as np

from tenferro.command_arguments import function_named, random_arrays

LIBRARIES = {
    "tenferro": "tenferro.transforms.derivatives.check",
    "torch": "adoracles.checking.libraries.pytorch",
    "jax": "adoracles.checking.libraries.jax",
    "autograd": "adoracles.checking.libraries.autograd",
}
"""Modules with a function `library`, which returns the transforms that are checked."""
DTYPES = ("float32", "float64", "complex64", "complex128")


@click.command()
@click.argument("function", metavar="MODULE:FUNCTION")
@click.argument("inputs", nargs=-1, metavar="[INPUT]...")
@click.option(
    "--library", type=click.Choice(list(LIBRARIES)), default="tenferro", show_default=True
)
@click.option("--shapes", help="Shapes of random inputs instead: '3,3 3' is a matrix and a vector.")
@click.option("--dtype", type=click.Choice(DTYPES), default="float64", show_default=True)
@click.option("--order", type=click.IntRange(1, 4), default=2, show_default=True)
@click.option("--rtol", type=float, help="How accurate derivatives are meant to be.")
@click.option("--seed", default=0, show_default=True, help="Of random inputs and directions.")
def check(
    function: str,
    inputs: tuple[str, ...],
    library: str,
    shapes: str | None,
    dtype: str,
    order: int,
    rtol: float | None,
    seed: int,
) -> None:
    """Check the derivatives of a function at a point with finite differences.

    \b
    tenferro check numpy:sin 0.3
    tenferro check jax.scipy.special:digamma --library jax -- -8.9
    tenferro check mymodule:loss --shapes '3,3 3'
    tenferro check torch.linalg:svdvals --library torch '[[1, 0], [0, 1]]'

    An INPUT is a number or a list in Python's syntax; single integers are held fixed, lists become
    arrays of the dtype. The report is written to standard output. The exit status is 1 if
    a derivative is wrong.
    """
    from adoracles.checking import check as check_derivatives

    try:
        differentiation = import_module(LIBRARIES[library]).library()
    except ImportError as error:
        raise click.ClickException(str(error)) from error
    values = random_arrays(shapes, dtype, seed) if shapes is not None else _given(inputs, dtype)
    if all(isinstance(x, int) for x in values):
        raise click.BadParameter(
            "no INPUT to differentiate by was given, expected a float, a list or --shapes "
            "(single integers are held fixed)"
        )
    args = [x if isinstance(x, int) else differentiation.to_array(x) for x in values]
    checked = function_named(function)
    try:
        report = check_derivatives(
            differentiation, checked, args, order, rtol=rtol, seed=seed, raises=False
        )
    except (TypeError, ValueError) as error:
        given = ", ".join(map(_shown, values))
        raise click.ClickException(
            f"{function} of {given}: {type(error).__name__}: {error}"
        ) from error
    click.echo(str(report))
    sys.exit(0 if report.ok else 1)


def _shown(x: Any) -> str:
    return str(x) if isinstance(x, int) else f"{x.dtype}{list(x.shape)}"


def _given(inputs: Sequence[str], dtype: str) -> list[Any]:
    try:
        values = [ast.literal_eval(text) for text in inputs]
        return [x if isinstance(x, int) else np.asarray(x, dtype) for x in values]
    except (ValueError, SyntaxError, TypeError) as error:
        raise click.BadParameter(
            f"{' '.join(inputs)}: expected numbers and lists of numbers of dtype {dtype} ({error})"
        ) from error
