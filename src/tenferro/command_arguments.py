"""What commands are given: a function by its module and name, and arrays by their shapes."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from operator import attrgetter
from typing import Any

import click
import numpy as np


def function_named(name: str) -> Any:
    """The object that `MODULE:NAME` describes, looked for from the working directory on."""
    module, colon, path = name.partition(":")
    if not colon:
        raise click.BadParameter(f"{name!r} has no colon, expected MODULE:FUNCTION")
    sys.path.insert(0, os.getcwd())  # noqa: PTH109 - as `python -m` does
    try:
        return attrgetter(path)(import_module(module))
    except (ImportError, AttributeError) as error:
        raise click.BadParameter(str(error)) from error


def random_arrays(shapes: str, dtype: str = "float64", seed: int = 0) -> list[Any]:
    """Normal numbers (integers: 0 to 9) of shapes such as "3,3 () int64[5]".

    A shape without a dtype has `dtype`.

    >>> [(x.shape, str(x.dtype)) for x in random_arrays("3,2 () int32[5]")]
    [((3, 2), 'float64'), ((), 'float64'), ((5,), 'int32')]
    """
    rng = np.random.default_rng(seed)
    return [_random(rng, *_shape(text, dtype)) for text in shapes.split()]


def _shape(text: str, default: str) -> tuple[Any, tuple[int, ...]]:
    dtype, bracket, sizes = text.rpartition("[")
    sizes = sizes.removesuffix("]") if bracket else sizes.strip("()")
    try:
        return np.dtype(dtype or default), tuple(int(n) for n in sizes.split(",") if n)
    except (TypeError, ValueError) as error:
        raise click.BadParameter(
            f"{text!r} is not a shape, expected such as 3,3 or int64[5] or () for a scalar"
        ) from error


def _random(rng: np.random.Generator, dtype: Any, shape: tuple[int, ...]) -> Any:
    if dtype.kind in "iub":
        return rng.integers(0, 2 if dtype.kind == "b" else 10, shape).astype(dtype)
    values = rng.standard_normal(shape)
    if dtype.kind == "c":
        values = values + 1j * rng.standard_normal(shape)
    return np.asarray(values, dtype)
