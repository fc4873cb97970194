"""Functions that tenferro does not have: they compute with numbers, and refuse traced arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from types import ModuleType
from typing import Any, NoReturn

import numpy as np

from tenferro.eager import Tensor
from tenferro.tensor import Array


def any_array(args: Any) -> bool:
    """Whether there is an array of tenferro among arguments, or in their lists and tuples."""
    return any(isinstance(x, Array) or (isinstance(x, list | tuple) and any_array(x)) for x in args)


def any_traced(args: Any) -> bool:
    """Whether there is an array of tenferro that is differentiated, or has no numbers yet."""
    return any(any_traced(x) if isinstance(x, list | tuple) else _is_traced(x) for x in args)


def _is_traced(x: Any) -> bool:
    return isinstance(x, Array) and not (isinstance(x, Tensor) and not x.requires_grad)


def refusing(name: str) -> Callable[..., NoReturn]:
    """A function that raises TypeError: tenferro has none of this name."""

    def function(*args: Any, **keywords: Any) -> NoReturn:
        refuse(name, "tenferro has no function for it")

    return function


def refuse(name: str, why: str) -> NoReturn:
    """Raise TypeError for a function that received traced arrays."""
    raise TypeError(
        f"adopt: {name} received a traced array, and {why}. If no derivative is needed, "
        "wrap the call in te.external; to define its derivative, use te.custom_jvp"
    )


_NOTE = "adopt: the error is of "


def note_call(error: Exception, name: str, keywords: Iterable[str]) -> None:
    """Add the original's name and the keywords of the call to an error, once."""
    if not any(note.startswith(_NOTE) for note in getattr(error, "__notes__", ())):
        error.add_note(f"{_NOTE}{name}({', '.join(f'{key}=…' for key in keywords)})")


def guarded(name: str, function: Callable[..., Any], why: str) -> Callable[..., Any]:
    """The function for numbers and NumPy's arrays; traced arrays raise TypeError that names it."""

    @wraps(function)
    def call(*args: Any, **keywords: Any) -> Any:
        return function(
            *(_numbers(name, why, x) for x in args),
            **{key: _numbers(name, why, x) for key, x in keywords.items()},
        )

    return call


def _numbers(name: str, why: str, x: Any) -> Any:
    """An argument as NumPy has it."""
    if _is_traced(x):
        refuse(name, why)
    if isinstance(x, Array):
        return np.asarray(x)
    if type(x) in (list, tuple):
        return type(x)(_numbers(name, why, y) for y in x)
    return x


class GuardedModule(ModuleType):
    """A module of compiled code: its functions are guarded."""

    def __init__(self, module: ModuleType) -> None:
        super().__init__(module.__name__, module.__doc__)
        self.__dict__["_module"] = module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        if isinstance(value, type) or not callable(value):
            return value
        return guarded(f"{self.__name__}.{name}", value, "it is compiled code")

    def __dir__(self) -> list[str]:
        return dir(self._module)


class Fallback:
    """An object of ours; what it lacks is guarded as theirs has it."""

    def __init__(self, name: str, ours: Any, theirs: Any) -> None:
        self._name, self._ours, self._theirs = name, ours, theirs

    def __getattr__(self, attribute: str) -> Any:
        if hasattr(self._ours, attribute):
            return getattr(self._ours, attribute)
        return of_theirs(f"{self._name}.{attribute}", getattr(self._theirs, attribute))

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        """Theirs where ours cannot be called: a frozen distribution, say."""
        call = self._ours if callable(self._ours) else of_theirs(self._name, self._theirs)
        return call(*args, **keywords)


def of_theirs(name: str, value: Any) -> Any:
    """A value of a package without a counterpart here: functions are guarded."""
    if isinstance(value, type | ModuleType) or not callable(value):
        return value
    return guarded(name, value, "tenferro has no function for it")
