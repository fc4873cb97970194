"""Arrays that denote part of another one, as NumPy's views do.

Values are never changed in place. To write into a view is to compute the value of the array that it
was read from, its base, and to let both denote what they hold now; other views of the base forget
their value, and read it again when somebody asks. An array that has forgotten its value is of a
subclass whose fields are properties, so that all others pay nothing.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from sys import getrefcount
from typing import Any
from weakref import ref

SEEN = 16
"""Views that are remembered before those are looked for that are gone."""


class Link:
    """How a view is read from its base, and what the base is once the view is written to."""

    __slots__ = ("base",)

    def __init__(self, base: Any) -> None:
        self.base = base

    @abstractmethod
    def read(self, base: Any) -> Any:
        """The view's value, given the base; ValueError if NumPy may have made a copy instead."""

    @abstractmethod
    def written(self, values: Any) -> Any:
        """The base's value once the view has these values; ValueError if it is read-only."""

    def is_copy(self) -> bool:
        """Whether NumPy's array would share no memory with its base after all."""
        return False

    def is_alone(self) -> bool:
        """Whether only this link holds its base, and that of each base that is a view.

        A view and a copy then mean the same.
        """
        link: Any = self
        while link is not None:
            if getrefcount(link.base) > 2:  # the link, and the argument
                return False
            link = link.base.link
        return True


class Views:
    """The views of an array, and whether it lay in C's order in memory before it was written to."""

    __slots__ = ("forgotten", "kind", "known", "order")

    def __init__(self) -> None:
        self.known: list[ref[Any]] = []
        self.forgotten: list[ref[Any]] = []
        """Those that have forgotten their value, when the array was of this kind."""
        self.kind: Any = None
        self.order: bool | None = None


def become(x: Any, kind: Any) -> None:
    """Let x be of a kind of arrays, without what its former kind kept except shape and dtype."""
    stale = set(x.value_fields).difference(kind.value_fields, ("aval",))
    x.__class__ = kind
    for name in stale:
        with suppress(AttributeError):  # it had forgotten it
            delattr(x, name)


def views_of(x: Any) -> Views:
    """What is kept about the views of an array."""
    if x.views is None:
        x.views = Views()
    return x.views  # type: ignore[no-any-return]


def watch(view: Any, link: Link) -> None:
    """From now on `view` is a view, by this link, that holds what its base does."""
    view.link = link
    views = link.base.views or views_of(link.base)
    views.known = _with(views.known, view)


def _with(known: list[ref[Any]], view: Any) -> list[ref[Any]]:
    """Views with another one, each once, without those that are gone, now and then."""
    count = len(known)
    if count >= SEEN and not count & count - 1:  # at powers of 2: a constant share
        known = list({id(x): seen for seen in known if (x := seen()) is not None}.values())
    known.append(ref(view))
    return known


def write(x: Any, values: Any) -> None:
    """From now on x denotes these values; what x is a view of, and its other views, follow.

    Raises ValueError, before anything has changed, for a view that is read-only, for an array made
    outside of the function that is traced, and for a variable whose gradient is being recorded,
    TypeError for traced values of a computed array.
    """
    values = _as_now(values)
    path = [(x, _in_order_of(x, values))]
    while (link := x.link) is not None and not link.is_copy():
        values = link.written(values)
        x = link.base
        path.append((x, _in_order_of(x, values)))
    values = path[-1][1]
    order = x.is_in_c_order if x.ndim > 1 else None
    was_recorded = _is_recorded(x)
    x.rebind(values)
    views_of(x).order = order
    _forget_views(x, was_recorded)
    if getattr(x, "is_variable", False):
        return  # its views are read from it again: gradients flow to the new values
    for view, value in reversed(path[:-1]):
        _denote(view, value)


def put_back(x: Any, values: Any) -> None:
    """Let an array that is not a view denote what it was before; its views follow.

    For an array that is written to in part of a function, before and after that part is traced.
    """
    was_recorded = _is_recorded(x)
    if x.ndim > 1:
        views_of(x).order = x.is_in_c_order
    x.denote(values)
    _forget_views(x, was_recorded)


def root_of(x: Any) -> Any:
    """The array that x is a view of, or x itself."""
    while x.link is not None and not x.link.is_copy():
        x = x.link.base
    return x


class _Spoiled(Link):
    """The link of an array that may not be read, or not be written to."""

    __slots__ = ("message",)

    def __init__(self, base: Any, message: str) -> None:
        super().__init__(base)
        self.message = message

    def read(self, base: Any) -> Any:
        raise ValueError(self.message)

    def written(self, values: Any) -> Any:
        raise ValueError(self.message)


def spoil(x: Any, message: str) -> None:
    """From now on reading x, or writing to it, raises ValueError: its values are not known."""
    x.link = _Spoiled(x.alias(), message)
    become(x, forgetful(x.remembering, False))


def refuse_writes(x: Any, arrays: Sequence[Any], message: str) -> None:
    """Writing to x raises ValueError, and so does reading it once an array has been written to."""
    x.link = _Spoiled(x.alias(), message)
    for array in arrays:
        views_of(array).known.append(ref(x))


def _as_now(values: Any) -> Any:
    """The values as they are before anything is written, if they may change by it."""
    may_change = values.link is not None or values.views is not None
    return values.alias() if may_change else values


def _in_order_of(x: Any, values: Any) -> Any:
    """The values as x keeps them in memory, which decides how results of x lie there."""
    return values if x.ndim < 2 or x.is_in_c_order else values.in_other_order()


def _denote(view: Any, value: Any) -> None:
    view.denote(value)
    watch(view, view.link)


def _is_recorded(x: Any) -> bool:
    return getattr(x, "requires_grad", False)


def _forget_views(x: Any, was_recorded: bool) -> None:
    """Let every view of x, and of these, read its value again: it is of the kind that x is now.

    A view through which no gradient flowed to its base, as it was made without recording, is read
    without recording again; and any other with recording.
    """
    waiting = [(x, was_recorded)]
    while waiting:
        base, was_recorded = waiting.pop()
        if base.views is None:
            continue
        known, base.views.known = base.views.known, []
        if base.views.kind is not x.remembering:
            known, base.views.forgotten = [*known, *base.views.forgotten], []
            base.views.kind = x.remembering
        for view in [seen() for seen in known]:
            if view is None or view.link is None:
                continue
            if view.link.base is not base and not isinstance(view.link, _Spoiled):
                continue
            if _is_known_copy(view.link):
                view.link = None
            else:
                is_recorded = _is_recorded(view)
                become(view, forgetful(x.remembering, was_recorded and not is_recorded))
                base.views.forgotten = _with(base.views.forgotten, view)
                waiting.append((view, is_recorded))


def _is_known_copy(link: Link) -> bool:
    """Whether a view is a copy; if that is not known, to read it raises ValueError from now on."""
    with suppress(ValueError):
        return link.is_copy()
    return False


def _remember(x: Any) -> None:
    """Read the value of a view that has forgotten it."""
    path = []
    while type(x) is not x.remembering:
        path.append(x)
        x = x.link.base
    for view in reversed(path):
        _denote(view, view.read_again())


@cache
def forgetful(kind: Any, apart: bool) -> Any:
    """The subclass of arrays of a kind that have forgotten their value.

    From a view `apart` no gradient flows to its base.
    """
    fields = {name: _field(name) for name in kind.value_fields}
    return type(kind.__name__, (kind,), {"__slots__": (), "apart": apart, **fields})


def _field(name: str) -> property:
    def value(self: Any) -> Any:
        _remember(self)
        return getattr(self, name)

    return property(value)
