"""Functions that are made of functions: they have their parameters, a name, and can be pickled."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import reduce, update_wrapper, wraps
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload

import numpy as np

from tenferro.other_names import keyword_advice
from tenferro.tracebacks import shorten

P = ParamSpec("P")
Q = ParamSpec("Q")
R = TypeVar("R")
Options = ParamSpec("Options")
Result = TypeVar("Result", covariant=True)


class Wrapping:
    """A callable object that replaces a function, `function`, under its name."""

    function: Callable[..., Any]

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """As a method: the instance is the first argument."""
        return self if instance is None else MethodType(self, instance)  # type: ignore[arg-type]

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: Any) -> Any:
        return self

    def _let_be_found(self, *attributes: str) -> None:
        """Let pickle find functions that this object has replaced under their names, as decorators
        do: by the attributes that hold them."""
        module, name = sys.modules.get(self.__module__), getattr(self, "__qualname__", "")
        if module is None or _found(module, name) is not self:
            return
        for attribute in attributes:
            held = getattr(self, attribute)
            if getattr(held, "__module__", None) == self.__module__:
                held.__qualname__ = f"{name}.{attribute}"


def _found(module: Any, name: str) -> Any:
    """The object of a dotted name in a module; None if there is none."""
    return reduce(lambda owner, part: getattr(owner, part, None), name.split("."), module)


class Derivative(Wrapping, Generic[P]):
    """A function of the parameters P that a transform has made of one, as type checkers see it."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Any:
        """The result."""
        raise NotImplementedError


class Transform(Protocol[Options, Result]):
    """What makes a function of a function, as type checkers know it.

    NumPy's ufuncs are an exception: of their many signatures a checker would take the first, which
    is for numbers; so are derivatives. Of functions whose signatures depend on types of arguments,
    any may be meant.
    """

    @overload
    def __call__(
        self, f: np.ufunc, *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[..., Result]: ...

    @overload
    def __call__(
        self, f: Derivative[P], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[..., Result]: ...

    @overload
    def __call__(
        self, f: Callable[P, Any], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[P, Result]: ...

    @overload
    def __call__(  # type: ignore[overload-cannot-match]  # pyright sees the difference
        self, f: Callable[..., Any], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[..., Result]: ...


class Transformed(Wrapping):
    """A function that a transform has made of another one."""

    def __init__(
        self,
        transform: Callable[..., Any],
        function: Callable[..., Any],
        options: tuple[tuple[Any, ...], dict[str, Any]],
    ) -> None:
        run = transform.__wrapped__(function, *options[0], **options[1])  # type: ignore[attr-defined]
        update_wrapper(self, run)
        self.function = function
        self._transform = transform
        self._options = options
        self._run = run

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The result."""
        try:
            return self._run(*args, **kwargs)
        except Exception as error:
            shorten(error)
            raise

    def __reduce__(self) -> Any:
        self._let_be_found("function")
        return Transformed, (self._transform, self.function, self._options)

    def __repr__(self) -> str:
        args, kwargs = self._options
        options = [*map(repr, args), *(f"{name}={value!r}" for name, value in kwargs.items())]
        return f"<{self._transform.__name__}({', '.join([name_of(self.function), *options])})>"


def name_of(function: Callable[..., Any]) -> str:
    """How messages call a function."""
    return getattr(function, "__name__", type(function).__name__)


def keeps_parameters(
    transform: Callable[Concatenate[Callable[..., Any], Options], Callable[..., Result]],
) -> Transform[Options, Result]:
    """Give the functions that `transform` makes the parameters of those it takes."""

    @wraps(transform)
    def transforming(f: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return Transformed(transforming, f, (args, kwargs))
        except TypeError as error:
            raise keyword_advice(error, kwargs) from None

    return transforming
