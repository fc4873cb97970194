"""Lists and dictionaries that values refer to, and what was in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from types import FunctionType
from typing import Any

from tenferro.transforms.tracing.reach import variables


class Contents:
    """What was in a list or a dictionary."""

    def __init__(self, container: list[Any] | dict[Any, Any]) -> None:
        self.container, self._before = container, _objects(container)

    def changed(self) -> bool:
        """Whether there are other objects in it now."""
        now = _objects(self.container)
        return len(now) != len(self._before) or any(
            x is not y for x, y in zip(now, self._before, strict=True)
        )


def _objects(x: list[Any] | dict[Any, Any]) -> list[Any]:
    return [*x, *x.values()] if isinstance(x, dict) else [*x]


def containers_in(*values: Any, without: Sequence[str] = ()) -> dict[int, Any]:
    """The lists and dictionaries that values refer to, and functions by other names than some."""
    found: dict[int, Any] = {}
    seen: dict[int, Any] = {}
    waiting = list(values)
    while waiting:
        x = waiting.pop()
        if id(x) in seen:
            continue
        seen[id(x)] = x
        if isinstance(x, list | dict):
            found[id(x)] = x
        waiting += _parts(x, without)
    return found


def _parts(x: Any, without: Sequence[str]) -> Iterable[Any]:
    if isinstance(x, dict):
        return x.values()
    if isinstance(x, list | tuple | set):
        return x
    if isinstance(x, partial):
        return (x.func, *x.args)
    if isinstance(x, FunctionType):
        return (value for name, value in variables(x) if name not in without)
    is_ours = type(x).__module__.partition(".")[0] in ("tenferro", "numpy", "builtins")
    if is_ours or isinstance(x, type) or not hasattr(x, "__dict__"):
        return ()
    return tuple(vars(x).values())
