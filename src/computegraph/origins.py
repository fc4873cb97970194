"""Origins of values, for error messages and profiles: off unless requested.

An origin is whatever the layer that builds a graph says of a value, such as the line of a program.
Transforms and copies hand origins on: what a rule emits for a value has that value's origin, marked
as derived from it. If origins are not requested, arenas store none and nothing is done.

>>> with origins_kept():
...     arena = Arena()
>>> x = arena.input("x", "number")
>>> arena.origins[x] = Origin("line 3")
>>> for v in visiting(arena, [x]):
...     dx = arena.input("dx", "number")
>>> arena.origins[dx]
Origin(where='line 3', derived=True)
>>> Arena().origins is None
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from computegraph.arena import Arena, Origin
from computegraph.request_count import RequestCount

_requests = RequestCount()


@_requests.on_change
def _keep(any_asks: bool) -> None:
    Arena.keeps_origins = any_asks


@contextmanager
def origins_kept() -> Iterator[None]:
    """Inside, every arena that is made keeps the origins of its values, in any thread."""
    _requests.add(1)
    try:
        yield
    finally:
        _requests.add(-1)


def handed_on(known: object) -> AbstractContextManager[None]:
    """Inside, arenas keep origins if any are known of what they are made from."""
    return origins_kept() if known else nullcontext()


def visiting(arena: Arena, order: Iterable[int], *, derived: bool = True) -> Iterable[int]:
    """The values in this order; what is emitted during a visit gets the origin of the value."""
    return order if arena.origins is None else _visited(arena, order, derived)


def _visited(arena: Arena, order: Iterable[int], derived: bool) -> Iterator[int]:
    for v in order:
        start = len(arena)
        yield v
        origin = arena.origins.get(v)  # type: ignore[union-attr]
        if origin is not None:
            set_origin(arena, start, Origin(origin.where, origin.derived or derived))


def set_origin(arena: Arena, start: int, origin: Origin | None) -> None:
    """Say where the values from `start` on come from, of which nothing is known yet."""
    if arena.origins is not None and origin is not None:
        for v in range(start, len(arena)):
            arena.origins.setdefault(v, origin)


def handing_on(arena: Arena, target: Arena, emit: Callable[..., Any]) -> Callable[..., Any]:
    """`emit`, after which emitted values in `target` have the origin of their value."""
    if arena.origins is None or target.origins is None:
        return emit
    origins = arena.origins

    def emitting(v: int, *args: Any) -> Any:
        start = len(target)
        found = emit(v, *args)
        set_origin(target, start, origins.get(v))
        return found

    return emitting
