"""One of two lists or dictionaries, as a traced condition decides: it is read, and not changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from types import FunctionType
from typing import Any, NoReturn

from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.pytree import register


class ChosenList(list[Any]):
    """One of two lists."""


class ChosenDict(dict[Any, Any]):
    """One of two dictionaries."""


def _refuse(self: Any, *_: Any, **__: Any) -> NoReturn:
    kind = "lists" if isinstance(self, list) else "dictionaries"
    raise NotConvertibleError(
        f"one of two {kind} is changed, and a traced condition decides which one; change each of "
        "them in a branch of its own, or use an array"
    )


_CHANGES = {
    ChosenList: "append clear extend insert pop remove reverse sort __delitem__ __iadd__ __imul__ "
    "__setitem__",
    ChosenDict: "clear pop popitem setdefault update __delitem__ __ior__ __setitem__",
}
for _class, _names in _CHANGES.items():
    for _name in _names.split():
        setattr(_class, _name, _refuse)
register(ChosenList, lambda x: (x, None), lambda _, parts: list(parts))
register(
    ChosenDict,
    lambda x: (x.values(), tuple(x)),
    lambda keys, parts: dict(zip(keys, parts, strict=True)),
)


def chosen(x: Any) -> Any:
    """A value whose lists and dictionaries are not changed."""
    if isinstance(x, dict):
        return ChosenDict((key, chosen(y)) for key, y in x.items())
    if isinstance(x, list):
        return ChosenList(map(chosen, x))
    return tuple(map(chosen, x)) if type(x) is tuple else x


def plain(x: Any) -> Any:
    """A value whose lists and dictionaries are those of Python."""
    if isinstance(x, ChosenDict):
        return {key: plain(y) for key, y in x.items()}
    return list(map(plain, x)) if isinstance(x, ChosenList) else x


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
        return (*_cells(x, without), *(x.__globals__.get(name) for name in x.__code__.co_names))
    is_ours = type(x).__module__.partition(".")[0] in ("tenferro", "numpy", "builtins")
    if is_ours or isinstance(x, type) or not hasattr(x, "__dict__"):
        return ()
    return tuple(vars(x).values())


def _cells(function: FunctionType, without: Sequence[str]) -> Iterable[Any]:
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            if name not in without:
                yield cell.cell_contents
        except ValueError:  # a name that is not bound
            continue
