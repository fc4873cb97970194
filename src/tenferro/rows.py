"""Public functions that share a signature, and differ in a row of a table."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


def sharing_signature(
    template: Callable[Concatenate[R, P], T],
) -> Callable[[str, R, str], Callable[P, T]]:
    """A maker of public functions: `make(name, row, doc)` fixes the first argument of `template`.

    >>> @sharing_signature
    ... def power(n: int, x: float, *, scale: float = 1.0) -> float:
    ...     return scale * x**n
    >>> square = power("square", 2, "The square of x, scaled.")
    >>> square(3.0, scale=2.0)
    18.0
    >>> square(3.0, factor=2.0)
    Traceback (most recent call last):
    TypeError: square: got an unexpected keyword argument 'factor'
    """
    shared = signature(template)
    shared = shared.replace(parameters=list(shared.parameters.values())[1:])

    def make(name: str, row: R, doc: str) -> Callable[P, T]:
        @wraps(template)
        def function(*args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return template(row, *args, **kwargs)
            except TypeError:
                _check_arguments(name, shared, args, kwargs)
                raise

        function.__name__ = function.__qualname__ = name
        function.__module__ = sys._getframe(1).f_globals[
            "__name__"
        ]  # doctest and pickle look there
        function.__doc__ = doc
        function.__signature__ = shared  # type: ignore[attr-defined]
        return function

    return make


def _check_arguments(name: str, shared: Any, args: Any, kwargs: Any) -> None:
    try:
        shared.bind(*args, **kwargs)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None
