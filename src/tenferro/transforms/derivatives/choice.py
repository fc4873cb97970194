"""Which arguments are differentiated: by position, or by name."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from typing import Any

from tenferro.transforms.tracing.copies import copied

Argnums = int | str | Sequence[int | str]
Which = int | str
"""The position of an argument, or the name by which it is passed."""
_POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def check_argnums(label: str, argnums: Any) -> None:
    """Raise TypeError, before any call, for `argnums` that are arrays, as in grad(f, x)."""
    asked = argnums if isinstance(argnums, tuple | list) else (argnums,)
    for each in asked:
        if getattr(each, "shape", ()):
            raise TypeError(
                f"{label}: argnums is {each!r}, expected positions or names; pass arguments to the "
                f"function that is returned: te.{label}(f)(x)"
            )


def chosen_arguments(
    label: str, f: Callable[..., Any], argnums: Any, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[Which, ...]:
    """The arguments of a call that `argnums` says; positions count from the front.

    Raises TypeError for what is neither a position nor a name, ValueError for an argument that the
    call does not have, and for one that is said twice.
    """
    asked = tuple(argnums) if isinstance(argnums, tuple | list) else (argnums,)
    which = tuple(_which(label, f, argnums, x, args, kwargs) for x in asked)
    if len(set(which)) < len(which):
        raise ValueError(f"{label}: argnums is {argnums!r}, expected each argument once")
    return which


def _which(
    label: str,
    f: Callable[..., Any],
    argnums: Any,
    asked: Any,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
) -> Which:
    if isinstance(asked, str):
        return asked if asked in kwargs else _position(label, f, asked, len(args), kwargs)
    try:
        i = operator.index(asked)
    except TypeError as error:
        raise TypeError(
            f"{label}: argnums is {argnums!r}, expected an integer, a name, or a tuple of these"
        ) from error
    if not -len(args) <= i < len(args):
        raise ValueError(
            f"{label}: argnums is {argnums}, but there are {len(args)} positional arguments; pass "
            "by position what is to be differentiated, or pass its name"
        )
    return i % len(args)


def _position(
    label: str, f: Callable[..., Any], name: str, count: int, kwargs: Mapping[str, Any]
) -> int:
    """The position of a parameter that is passed by position."""
    passed = _parameters(f)[:count]
    if name not in passed:
        known = ", ".join(map(repr, [*passed, *kwargs])) or "none that have names"
        raise ValueError(
            f"{label}: argnums names {name!r}, but the arguments that are passed are {known}"
        )
    return passed.index(name)


def _parameters(f: Callable[..., Any]) -> list[str]:
    """The names of the parameters that may be passed by position, as far as they are known."""
    try:
        parameters = signature(f).parameters.values()
    except (TypeError, ValueError):
        return []
    return [p.name for p in parameters if p.kind in _POSITIONAL]


def values_of(which: Sequence[Which], args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any]:
    """The arguments that were chosen."""
    return [kwargs[i] if isinstance(i, str) else args[i] for i in which]


def of_chosen(
    f: Callable[..., Any], which: Sequence[Which], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> Callable[..., Any]:
    """The function of the chosen arguments; it receives copies of the others."""

    def of(*chosen: Any) -> Any:
        whole, named = _others(which, args, kwargs)
        for i, x in zip(which, chosen, strict=True):
            if isinstance(i, str):
                named[i] = x
            else:
                whole[i] = x
        return f(*whole, **named)

    return of


def _others(
    which: Sequence[Which], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[list[Any], dict[str, Any]]:
    """All arguments, those that were not chosen as copies."""
    whole = [x if i in which else copied(x) for i, x in enumerate(args)]
    return whole, {name: x if name in which else copied(x) for name, x in kwargs.items()}
