"""One of several lists or dictionaries, as a condition or a loop decides: it is only read."""

from __future__ import annotations

from typing import Any, NoReturn

from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.pytree import register


class ChosenList(list[Any]):
    """One of several lists."""


class ChosenDict(dict[Any, Any]):
    """One of several dictionaries."""


def _refuse(self: Any, *_: Any, **__: Any) -> NoReturn:
    kind = "lists" if isinstance(self, list) else "dictionaries"
    raise NotConvertibleError(
        f"one of several {kind} is changed, and a traced condition or a loop decides which one; "
        "change each of them in a separate branch, or use a copy or an array"
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
