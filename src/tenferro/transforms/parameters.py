"""For type checkers and editors: what is made of a function has the function's parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, overload

import numpy as np

P = ParamSpec("P")
Q = ParamSpec("Q")
R = TypeVar("R")
Options = ParamSpec("Options")
Result = TypeVar("Result", covariant=True)


class Transform(Protocol[Options, Result]):
    """What makes a function of a function.

    NumPy's ufuncs stand apart: of their many signatures a checker would take the first, which is
    for numbers. Of functions whose signatures depend on types of arguments, any may be meant.
    """

    @overload
    def __call__(
        self, f: np.ufunc, *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[..., Result]: ...

    @overload
    def __call__(
        self, f: Callable[P, Any], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[P, Result]: ...

    @overload
    def __call__(  # type: ignore[overload-cannot-match]  # pyright sees the difference
        self, f: Callable[..., Any], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[..., Result]: ...


def keeps_parameters(
    transform: Callable[Concatenate[Callable[..., Any], Options], Callable[..., Result]],
) -> Transform[Options, Result]:
    """Declare that the functions which `transform` makes have the parameters of those it takes."""
    return transform  # type: ignore[return-value]
