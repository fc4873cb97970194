"""Part of a function, traced by itself: what it binds and what it writes to, all undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tenferro.conversion.running.chosen import ChosenDict, ChosenList
from tenferro.conversion.running.maybe import Maybe
from tenferro.conversion.running.state import Contents, Names
from tenferro.pytree import flatten, unflatten
from tenferro.tensor import Array
from tenferro.tensor.scopes import Scope, check_inside, in_part
from tenferro.tensor.views import put_back, root_of
from tenferro.trace import TracedNumber


@dataclass
class End:
    """What is true when part of a function ends."""

    values: list[Any]
    """Of the names; arrays are those of the part."""
    objects: list[Any]
    """The same, as the objects that the names denote."""
    written: dict[int, tuple[Any, Any]]
    """The arrays from outside that the part writes to, each with its value at the end."""
    appended: list[tuple[list[Any], list[Any]]]


def traced_part(
    names: Names,
    contents: Contents,
    run: Callable[[], Any],
    around: Scope,
    entry: Sequence[Any] | None = None,
    arrays: Sequence[tuple[Any, Any]] = (),
) -> End:
    """Run part of a function, which runs in the scope `around`; afterwards all is as it was.

    Before it runs, names are bound to `entry`, and `arrays` denote other values.
    """
    part = Scope(around.label, around=around)
    before = names.read()

    def work() -> End:
        for x, value in arrays:
            check_inside(x)
            put_back(x, value)
        if entry is not None:
            names.bind(entry)
        run()
        objects = names.read()
        written = {key: (x, x.alias()) for key, (x, _) in part.written.items()}
        return End([now(v) for v in objects], objects, written, contents.appended())

    try:
        return in_part(part, work)
    finally:
        for x, value in part.written.values():
            put_back(x, value)
        contents.restore()
        names.bind(before)


def now(value: Any) -> Any:
    """A value whose arrays no later write changes."""
    if isinstance(value, Array):
        return value if isinstance(value, Maybe | TracedNumber) else value.alias()
    if type(value) in (tuple, list, dict, ChosenList, ChosenDict):
        leaves, spec = flatten(value)
        return unflatten(spec, map(now, leaves))
    return value


def roots(value: Any) -> list[Any]:
    """The arrays that may change if arrays of a value are written to."""
    if isinstance(value, Array):
        return [] if value.is_scalar else [root_of(value)]
    if isinstance(value, tuple | list | dict):
        return [root for leaf in flatten(value)[0] for root in roots(leaf)]
    return []
