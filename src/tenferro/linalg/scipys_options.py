"""SciPy's keywords that are about checks and memory, accepted by functions with SciPy's names."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Any, TypeVar

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.axes.reductions import all as every
from tenferro.functions.numbers.predicates import isfinite
from tenferro.ops.arrays.ensure import ensured
from tenferro.tensor import Array

Function = Callable[..., Any]
R = TypeVar("R")


def with_options(overwrite: str = "") -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Add `check_finite` and `overwrite_X` for each X in `overwrite` to a function's keywords.

    With `check_finite`, infinite or NaN entries of arguments raise ValueError when the function
    runs. `overwrite_X` allows SciPy to reuse memory, and has no effect here.
    """
    unused = [f"overwrite_{name}" for name in overwrite.split()]

    def decorate(function: Function) -> Any:
        own = signature(function)
        names = list(own.parameters)

        @wraps(function)
        def call(*args: Any, check_finite: bool = False, **keywords: Any) -> Any:
            for name in unused:
                keywords.pop(name, None)
            if check_finite:
                checked = zip(names, args, strict=False)
                args = tuple(_finite(function.__name__, name, x) for name, x in checked)
            return function(*args, **keywords)

        added = [
            Parameter(name, Parameter.KEYWORD_ONLY, default=False, annotation="bool")
            for name in (*unused, "check_finite")
        ]
        vars(call)["__signature__"] = own.replace(parameters=[*own.parameters.values(), *added])
        return call

    return decorate


def _finite(function: str, name: str, x: Array) -> Any:
    """An array argument, or a tuple of them, whose entries are finite; others unchanged."""
    if isinstance(x, tuple):
        return tuple(_finite(function, name, part) for part in x)
    if x is None or isinstance(x, int | float | str):
        return x
    array = as_array(function, x)
    if array.aval.dtype.kind not in "fc":
        return array
    text = f"{function}: argument {name} has infinite or NaN entries"
    return ensured(array, every(isfinite(array)), text, "ValueError")
