"""Series, data frames and data arrays, whose labels SciPy's ufuncs keep.

pandas and xarray decide what becomes of labels in their `__array_ufunc__`: they align operands,
call the ufunc with arrays, and label the results. Here a function of this package is that ufunc.
The elements `x[mask]` of a traced array take functions by the same protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, wraps
from inspect import signature
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

import numpy as np

from tenferro.tensor import Array, Dim

P = ParamSpec("P")
R = TypeVar("R")

UNLABELLED: set[type] = set()
"""Classes of operands that are known to have no labels."""


def is_labelled(x: Array) -> bool:
    """Whether an operand is of another library that labels the results of ufuncs."""
    known = isinstance(x, Array | Dim | np.ndarray | np.generic)
    if not known and getattr(type(x), "__array_ufunc__", None) is not None:
        return True
    UNLABELLED.add(type(x))
    return False


class _Ufunc:
    """A function as `__array_ufunc__` of other libraries uses ufuncs."""

    signature = None

    def __init__(self, name: str, function: Callable[..., Any], nin: int, nout: int) -> None:
        self.__name__ = name
        self.function = function
        self.nin = nin
        self.nout = nout

    def __call__(self, *operands: Any) -> Any:
        """Arrays of NumPy for such arrays; what holds arrays of tenferro is asked again."""
        if any(map(is_labelled, operands)):
            return with_labels(self.__name__, self.function, operands, self.nout)
        results = self.function(*operands)
        if any(isinstance(x, Array) for x in operands):
            return results
        return tuple(map(np.array, results)) if self.nout > 1 else np.array(results)


def with_labels(
    name: str, function: Callable[..., Any], operands: Sequence[Any], outputs: int = 1
) -> Any:
    """The labelled results of a function of arrays; without labels if no operand takes them.

    Series beside a tensor or a traced array leave the result to it, as in arithmetic.
    """
    ufunc = _Ufunc(name, function, len(operands), outputs)
    for x in operands:
        if is_labelled(x):
            results = type(x).__array_ufunc__(x, ufunc, "__call__", *operands)
            if results is not NotImplemented:
                return results
    return function(*operands)


def keeps_labels(operands: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator for a function whose first parameters are operands, the others options."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        known, keeping = UNLABELLED, partial(_with_labels, function, operands)

        def template(*args: Any, **keywords: Any) -> Any:
            for x in (*args, *keywords.values()) if keywords else args:
                if x.__class__ not in known:
                    return keeping(args, keywords)
            return function(*args, **keywords)

        # A function of the module that declares it: doctest looks for it there.
        closure, module = template.__closure__, function.__globals__
        made = FunctionType(template.__code__, module, function.__name__, None, closure)
        return wraps(function)(made)

    return decorate


def _with_labels(
    function: Callable[..., Any], operands: int, args: tuple[Any, ...], keywords: dict[str, Any]
) -> Any:
    if not any(map(is_labelled, (*args, *keywords.values()))):
        return function(*args, **keywords)
    names = list(signature(function).parameters)[:operands]
    given = signature(function).bind(*args, **keywords).arguments
    arrays = [given.pop(name) for name in names if given.get(name) is not None]
    return with_labels(function.__name__, partial(function, **given), arrays)
