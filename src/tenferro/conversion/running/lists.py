"""Loops that read, set or append elements of lists: the lists are arrays while they run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.conversion.lists import Again, Buffers, Kinds, ListView, growth, view_of
from tenferro.conversion.running.state import State
from tenferro.conversion.running.unreadable import make_unreadable

_MOST_TRIES = 8
"""How often a loop is traced until arrays fit the elements of its lists."""


def with_lists(state: State, loop: Callable[[bool], None], steps: int) -> None:
    """Run a loop of at most so many steps that changes lists.

    First those lists are arrays that it reads, then all of them. `loop` receives whether it must
    be an operation, as Python could not run its steps.
    """
    found = state.lists_of_names()
    tries = [[x for x in found if x[2] or isinstance(x[1], ListView)]]
    if len(tries[0]) < len(found):
        tries.append(found)
    for i, chosen in enumerate(tries):
        try:
            _Lists(state, {text: x for text, x, _ in chosen}, steps).run(partial(loop, i > 0))
            return
        except (NotConvertibleError, Again):
            state.bind_lists({text: x for text, x, _ in found})
            if i + 1 == len(tries):
                raise


class _Lists:
    """Lists that are arrays while a loop runs."""

    def __init__(self, state: State, lists: dict[str, Any], steps: int) -> None:
        self.state, self.lists, self.steps = state, lists, steps
        self.kinds: dict[str, Kinds | None] = {}
        self.rooms: dict[str, int] = {}

    def run(self, loop: Callable[[], None]) -> None:
        """Trace the loop until arrays fit."""
        for _ in range(_MOST_TRIES):
            views = self._views()
            saved = [(x, x[:]) for view in views.values() for x in _lists_in(view.buffers.source)]
            self.state.bind_lists(views)
            _fill(saved, _UNREADABLE)
            try:
                loop()
            except Again as again:
                self._back(saved)
                if not self._is_ours(again.buffers, views):
                    raise
            except BaseException:
                self._back(saved)
                raise
            else:
                self._finish(views, saved)
                return
        raise NotConvertibleError("the elements of its lists have no common kind")

    def _is_ours(self, buffers: Buffers, views: dict[str, ListView]) -> bool:
        """Note what a list needs, if this loop and not one around it decides that."""
        for text, x in {**self.lists, **views}.items():
            if isinstance(x, ListView) and x.buffers is buffers and _is_made_here(x):
                self.kinds[text], self.rooms[text] = buffers.kinds, buffers.wanted
                return True
        return False

    def _views(self) -> dict[str, ListView]:
        views = {}
        for text, x in self.lists.items():
            room = self.rooms.get(text, 0)
            if isinstance(x, ListView):
                if _is_made_here(x):
                    x.buffers.steps = self.steps
                    x.buffers.widen(room)
                continue
            view = view_of(x, self.kinds.get(text), room)
            if view is not None:
                view.buffers.steps = self.steps
                views[text] = view
        return views

    def _back(self, saved: list[tuple[list[Any], list[Any]]]) -> None:
        for x, elements in saved:
            x[:] = elements
        self.state.bind_lists(self.lists)

    def _finish(self, views: dict[str, ListView], saved: list[tuple[list[Any], list[Any]]]) -> None:
        """Lists are lists again, unless it is not known how many elements they have."""
        for x, elements in saved:
            x[:] = elements
        ended = {text: view.buffers.source for text, view in views.items() if view.restore()}
        self.state.bind_lists({**views, **ended})
        open_ = [views[text].buffers.source for text in views.keys() - ended.keys()]
        _fill([(x, x) for x in open_], _UNKNOWN)


def _is_made_here(view: ListView) -> bool:
    """Whether no loop around this one is older than the list, and decides what it needs."""
    return view.buffers.around is growth.get()


def _lists_in(source: list[Any]) -> list[list[Any]]:
    found = [source]
    for x in found:
        found += [y for y in x if isinstance(y, list)]
    return found


def _fill(lists: list[tuple[list[Any], list[Any]]], message: str) -> None:
    for x, _ in lists:
        make_unreadable(x, message)


_UNREADABLE = "a list that a loop changes is read in it by another name"
_UNKNOWN = (
    "a loop appended to this list a number of elements that is not known before the program runs; "
    "read it by the name that the loop used"
)
