"""What was found out about a loop, for when it is traced again.

The steps of a loop around it are traced until a plan fits, and each time this loop is traced with
them. So its plan is remembered, with what its steps read when the plan was found. It is tried first
where they read the same, or values of which less is known: a traced number instead of a number of
Python, an array instead of a number. Tracing still checks that it fits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Any

from tenferro.conversion.running.branches import is_equal, is_leaf
from tenferro.conversion.running.chosen import plain
from tenferro.conversion.running.maybe import Maybe, placeholder
from tenferro.conversion.running.parts import roots
from tenferro.conversion.running.plans import (
    PENDING,
    Carried,
    Entry,
    Filled,
    Fixed,
    Last,
    Plan,
    like,
    number_dtype,
)
from tenferro.conversion.running.state import UNBOUND, Names
from tenferro.pytree import Structure, flatten
from tenferro.tensor import Array
from tenferro.trace import Trace, Tracer, is_number
from tenferro.transforms.control.carry import may_become


@dataclass(frozen=True)
class _Found:
    """What steps read, what they carry, and which of the arrays they read they write to."""

    read: Sequence[Any]
    entries: Sequence[Entry]
    arrays: Sequence[int]


class FoundPlans:
    """The plans of one loop in a trace, given the plan that is tried where nothing is known."""

    def __init__(self, trace: Trace, first: Plan, *functions: Callable[..., Any] | None) -> None:
        codes = tuple([getattr(f, "__code__", None) for f in functions])
        self._found = trace.found
        self._key = codes, tuple(first.names.texts), first.has_steps
        self._first = first
        objects = _read(first.names, functions)
        self._roots = [root for x in objects for root in roots(x)]
        self._read = list(map(_as_now, objects))
        self._guess: Plan | None = None

    def guess(self) -> Plan | None:
        """The plan that has fitted, for the values of now."""
        found: _Found | None = self._found.get(self._key)
        if found is None or len(found.read) != len(self._read):
            return None
        if not all(map(_fits, found.read, self._read)):
            return None
        entries = list(map(_guessed, self._first.entries, found.entries))
        arrays = [self._roots[i] for i in found.arrays]
        self._guess = replace(self._first, entries=entries, arrays=arrays, is_guess=True)
        return self._guess

    def note(self, plan: Plan) -> None:
        """Remember a plan that fits; where the guess did, for the values that it was found for."""
        if not plan.lists and plan is not self._guess:
            known = {id(x): i for i, x in enumerate(self._roots)}
            arrays = [known[id(x)] for x in plan.arrays if id(x) in known]
            self._found[self._key] = _Found(self._read, plan.entries, arrays)


def _read(names: Names, functions: Sequence[Any]) -> list[Any]:
    """The leaves of what steps read, with the structures that they are in."""
    pairs = zip(names.read(), names.inside, strict=True)
    waiting = [*(value for value, is_read in pairs if is_read), *functions]
    found: list[Any] = []
    seen: set[int] = set()
    for x in waiting:  # which grows
        if isinstance(x, FunctionType):
            if id(x) not in seen:
                seen.add(id(x))
                found.append(x.__code__)
                waiting += _closure(x, names.texts)
        elif isinstance(x, tuple | list | dict):
            leaves, spec = flatten(x)
            found += [spec, *leaves]
        else:
            found.append(x)
    return found


def _closure(function: FunctionType, without: Sequence[str]) -> list[Any]:
    """The values of the closure; a variable may have none yet."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    values = []
    for name, cell in cells:
        if name not in without:
            try:
                values.append(cell.cell_contents)
            except ValueError:
                values.append(UNBOUND)
    return values


def _as_now(x: Any) -> Any:
    """An array as it is before it is written to."""
    return x.alias() if isinstance(x, Array) and x.ndim else x


def _fits(then: Any, now: Any) -> bool:
    """Whether a plan that was found for one value may fit another one."""
    if then is now or is_equal(then, now):
        return True
    if not (is_leaf(then) and is_leaf(now)):
        return type(then) is type(now) and isinstance(then, _COMPARED) and then == now
    is_known = not isinstance(now, Tracer) and not (isinstance(now, Array) and now.ndim)
    if is_known or isinstance(then, Maybe) is not isinstance(now, Maybe):
        return False
    if is_number(then):
        return not now.shape and may_become(number_dtype(then), now.dtype)
    return then.shape == now.shape and then.dtype == now.dtype and not is_number(now)


_COMPARED = (range, Structure)


def _guessed(first: Entry, found: Entry) -> Entry:
    """The entry of a name: the one that was found, with its value of now."""
    if not isinstance(first, Fixed):
        return first
    if isinstance(found, Last):
        return Last(PENDING)
    if first.value is UNBOUND:
        return Filled(placeholder(found.init), False) if isinstance(found, Filled) else first
    if isinstance(found, Carried):
        return Carried(like(plain(first.value), found.init))
    return first
