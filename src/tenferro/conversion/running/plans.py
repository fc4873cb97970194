"""What a loop hands on from step to step, found by tracing steps until nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.conversion.running.branches import is_equal, is_leaf, shown
from tenferro.conversion.running.chosen import plain
from tenferro.conversion.running.maybe import maybe, placeholder, taken_apart
from tenferro.conversion.running.parts import End, roots
from tenferro.conversion.running.shared import Begun, Shared, closed
from tenferro.conversion.running.state import UNBOUND, Names
from tenferro.conversion.running.unreadable import Unreadable
from tenferro.conversion.slices import Window
from tenferro.ops.base.apply import elements_of
from tenferro.pytree import flatten, map as map_tree
from tenferro.tensor import Array
from tenferro.tensor.dtypes import DType
from tenferro.tensor.scopes import Scope
from tenferro.trace import Trace, TracedNumber, Tracer, is_number
from tenferro.transforms.control.carry import as_array, may_become
from tenferro.transforms.tracing.arguments import leaf_aval


@dataclass(frozen=True)
class Fixed:
    """A name that is the same in each step."""

    value: Any


@dataclass(frozen=True)
class Carried:
    """A name whose value a step may change."""

    init: Any


@dataclass(frozen=True)
class Filled:
    """A name that is not bound before the loop, or not certainly: with zeros instead of it."""

    init: Any
    bound: Any


@dataclass(frozen=True)
class Last:
    """A name that a step binds before it reads it, to the same object in each step.

    The value is PENDING until a step is traced, if that is guessed.
    """

    value: Any


Entry = Fixed | Carried | Filled | Last
PENDING = object()


class NotNeeded(Exception):  # noqa: N818
    """A plan was guessed that hands on more than steps change."""


class Changed(Exception):  # noqa: N818
    """A step needs another plan."""

    def __init__(self, plan: Plan) -> None:
        super().__init__("")
        self.plan = plan


@dataclass
class Plan:
    """The entries of names, and the arrays that steps write to."""

    names: Names
    entries: list[Entry]
    arrays: list[Any] = field(default_factory=list)
    lists: list[list[Any]] = field(default_factory=list)
    has_steps: bool = True
    """Whether there is at least one step, all of which are complete."""
    spoiled: list[tuple[str, Any]] = field(default_factory=list)
    """Arrays that the loop writes to through names that it binds anew."""
    shared: Shared = field(default_factory=lambda: Shared({}, {}))
    is_guess: bool = False
    """Whether it began with what fitted when the loop was traced before."""

    def init(self) -> Any:
        """The carry before the first step."""
        return [_init(e) for e in self.entries], [x.alias() for x in self.arrays]

    def entry(self, carry: Any) -> list[Any]:
        """The values of names when a step begins."""
        values = []
        for e, c, (text, inside, _) in zip(self.entries, carry[0], self.names, strict=True):
            if isinstance(e, Fixed):
                values.append(e.value)
            elif isinstance(e, Last):
                values.append(UNBOUND)
            elif isinstance(e, Carried):
                values.append(c)
            elif text.startswith("_flow_"):
                values.append(c[0])
            else:
                values.append(maybe(text, *c) if inside else UNBOUND)
        return values

    def begun(self, start: Sequence[Any]) -> Begun:
        """The lists and dictionaries of carried names when a step begins."""
        return Begun({i: start[i] for i in self._carried()})

    def checked(
        self,
        start: Sequence[Any],
        begun_lists: Begun,
        end: End,
        around: Scope,
        elements: Sequence[Any],
    ) -> Any:
        """The carry after a step; Changed if it needs another plan, with that plan.

        `elements` are the arrays that lists have as elements, which no step may write to.
        Raises NotConvertibleError for a name that no plan fits.
        """
        begun = {
            id(x)
            for e, v in zip(self.entries, start, strict=True)
            if not isinstance(e, Fixed)
            for x in _arrays_of(v)
        }
        entries = []
        for old, value, thing, (text, inside, after) in zip(
            self.entries, end.values, end.objects, self.names, strict=True
        ):
            outer = [
                r for r in roots(thing) if r.scope.number <= around.number and id(r) not in begun
            ]
            is_last = self.has_steps and not inside and after and _is_constant(thing, outer)
            if _is_pending(old) and not is_last:
                raise NotNeeded
            if isinstance(old, Last) or is_last:
                entries.append(_last(text, old, thing))
                continue
            entries.append(_entry(text, old, value, thing, after or inside, is_kept=inside))
            if outer and after and entries[-1] is old and not isinstance(old, Fixed):
                raise NotConvertibleError(
                    f"{text} becomes another name, or a view, of an array that is older than the "
                    "loop; use a copy"
                )
        rebound = {
            id(r)
            for old, new in zip(self.entries, entries, strict=True)
            if old is not new and isinstance(old, Fixed) and not isinstance(new, Last)
            for r in roots(old.value)
        }
        written = [x for key, (x, _) in end.written.items() if key not in begun]
        arrays = {id(x): x for x in [*self.arrays, *written] if id(x) not in rebound}
        lists = [x for x, _ in end.appended]
        changed = any(
            a is not b and not _is_pending(b) for a, b in zip(entries, self.entries, strict=True)
        )
        if changed or len(arrays) > len(self.arrays) or len(lists) != len(self.lists):
            arrays_ = list(arrays.values())
            raise Changed(replace(self, entries=entries, arrays=arrays_, lists=lists, spoiled=[]))
        self.entries = entries
        if self.is_guess:
            self._check_needed(start, end)
        self._check_aliases(start, end, around, elements)
        self._check_lists(begun_lists, end)
        finals = [end.written[id(x)][1] if id(x) in end.written else x.alias() for x in self.arrays]
        return [_final(e, v) for e, v in zip(self.entries, end.values, strict=True)], finals

    def _check_needed(self, start: Sequence[Any], end: End) -> None:
        """Raise NotNeeded if a name or an array is handed on that the step does not change."""
        pairs = zip(self.entries, start, end.values, strict=True)
        unchanged = (_is_same(a, b) for e, a, b in pairs if isinstance(e, Carried))
        if any(unchanged) or any(id(x) not in end.written for x in self.arrays):
            raise NotNeeded

    def _carried(self) -> list[int]:
        return [i for i, e in enumerate(self.entries) if isinstance(e, Carried | Filled)]

    def _check_lists(self, begun: Begun, end: End) -> None:
        """Changes of lists and dictionaries of carried names must not be lost."""
        first, carried = self.names.read(), self._carried()
        self.shared.check(
            begun,
            {i: first[i] for i in carried},
            {i: end.objects[i] for i in carried},
            lambda i, what: self._refuse(i, what, "a list or a dictionary that a step changes"),
        )
        for e, x, text in zip(self.entries, end.objects, self.names.texts, strict=True):
            if isinstance(x, Unreadable) and isinstance(e, Fixed):
                raise NotConvertibleError(f"{text}: {x.message}")

    def _check_aliases(
        self, start: Sequence[Any], end: End, around: Scope, elements: Sequence[Any]
    ) -> None:
        """Names that are bound anew must not be further names of arrays that are written to."""
        carried = self._carried()
        begun = {id(x): i for i in carried for x in _arrays_of(start[i])}
        held = {i: [id(r) for r in roots(end.objects[i])] for i in carried}
        touched = closed({begun[key] for key in end.written if key in begun}, begun, held)
        for i in touched:
            for x in _arrays_of(getattr(self.entries[i], "init", None)):
                if x.link is not None or any(r is x for r in self.arrays):
                    self._refuse(i, "is")
                if all(x is not y for _, y in self.spoiled):
                    self.spoiled.append((self.names.texts[i], x))
        outer = {id(x) for x in self.arrays}
        written = {*outer, *end.written, *(key for i in touched for key in held[i])}
        if any(id(x) in written for x in elements):
            raise NotConvertibleError("a list has an element that a step writes to; use a copy")
        owners: dict[int, int] = {}
        for i in carried:
            for r in roots(end.objects[i]):
                is_outer = id(r) not in begun and r.scope.number <= around.number
                other = owners.setdefault(id(r), i)
                if id(r) in outer or (is_outer and i in touched):
                    self._refuse(i, "becomes")
                if other != i and not touched.isdisjoint((other, i)):
                    self._refuse(i, "becomes")

    def _refuse(self, i: int, what: str, of: str = "an array that a step writes to") -> None:
        raise NotConvertibleError(f"{self.names.texts[i]} {what} another name of {of}; use a copy")


def increment(trace: Trace, before: Any, after: Any) -> int | None:
    """The whole number that a step adds to a traced whole number; None if it does not do that."""
    if not all(isinstance(x, TracedNumber) and x.dtype.kind == "i" for x in (before, after)):
        return None
    total, v = 0, after.id
    while v != before.id:
        if trace.is_input(v) or (name := trace.operation(v).name) not in ("add", "sub"):
            return None
        x, y = trace.nodes[v][1:]
        if name == "add" and _whole(trace, x) is not None:
            x, y = y, x
        by = _whole(trace, y)
        if by is None:
            return None
        total, v = total + (by if name == "add" else -by), x
    return total


def _whole(trace: Trace, v: int) -> int | None:
    """The number that a value of a trace is, if it is a constant."""
    operation: Any = None if trace.is_input(v) else trace.operation(v)
    if operation is None or operation.name != "constant":
        return None
    return int(elements_of(operation))


def _arrays_of(value: Any) -> list[Any]:
    """The arrays in a value that can be written to."""
    leaves = flatten(value)[0] if isinstance(value, Array | tuple) else []
    return [x for x in leaves if isinstance(x, Array) and x.aval.shape]


def _is_constant(thing: Any, outer: list[Any]) -> bool:
    """Whether a step binds a name to an object that is older than the loop, or to a constant."""
    if isinstance(thing, Array):
        return any(thing is x for x in outer)
    return thing is not UNBOUND and not any(
        isinstance(x, Array | Window) for x in flatten(thing)[0]
    )


def _is_pending(entry: Entry) -> bool:
    return isinstance(entry, Last) and entry.value is PENDING


def _is_same(before: Any, after: Any) -> bool:
    """Whether a step hands on an unchanged value."""
    first, second = flatten(before)[0], flatten(after)[0]
    return len(first) == len(second) and all(
        x is y or (isinstance(x, Tracer) and isinstance(y, Tracer) and x.id == y.id)
        for x, y in zip(first, second, strict=True)
    )


def _last(text: str, old: Entry, thing: Any) -> Entry:
    if isinstance(old, Last) and old.value is not PENDING:
        if thing is old.value or is_equal(thing, old.value):
            return old
        raise NotConvertibleError(f"{text} is {shown(thing)}, another object in each step")
    return Last(thing)


def first_plan(names: Names, *, has_steps: bool) -> Plan:
    """What is carried if a step neither binds names to other values nor writes to arrays."""
    entries: list[Entry] = []
    for value, (_, inside, after) in zip(names.read(), names, strict=True):
        v, bound = taken_apart(value)
        if not inside and (has_steps or not after):
            entries.append(Fixed(UNBOUND))
        else:
            entries.append(Fixed(v) if bound is True else Filled(plain(v), bound))
    return Plan(names, entries, has_steps=has_steps)


def _init(entry: Entry) -> Any:
    if isinstance(entry, Fixed | Last):
        return ()
    return entry.init if isinstance(entry, Carried) else (entry.init, entry.bound)


def _entry(text: str, old: Entry, value: Any, thing: Any, is_read: bool, *, is_kept: bool) -> Entry:
    """The entry that fits a value after a step: the old one, if it does.

    Each step binds a name that is not kept before it reads it, so its old value matters only
    where there is no step.
    """
    if isinstance(old, Fixed):
        if not is_read or thing is old.value or is_equal(value, old.value):
            return old
        if isinstance(thing, Unreadable):  # refused if the plan fits
            return old
        raw, _ = taken_apart(value)
        if old.value is UNBOUND or not (is_kept or _is_like(old.value, raw)):
            _check_arrays(text, "is not bound before the loop and", raw)
            return Filled(placeholder(raw), False)
        _check_arrays(text, f"is {shown(old.value)} before the loop and", value)
        _check_arrays(text, "before the loop is", old.value)
        first = plain(old.value)
        _check_like(text, first, raw)
        return Carried(like(first, raw))
    if value is UNBOUND:
        raise NotConvertibleError(f"{text} is unbound (`del`) in a step")
    raw, bound = taken_apart(value)
    assert not isinstance(old, Last)
    if isinstance(old, Carried):
        if bound is not True:
            raise NotConvertibleError(f"{text} is bound before the loop, and unbound in a step")
        _check_arrays(text, "is an array before the loop and", raw)
    _check_like(text, old.init, raw)
    return old


def _check_arrays(text: str, what: str, value: Any) -> None:
    if not all(map(is_leaf, flatten(plain(value))[0])):
        raise NotConvertibleError(f"{text} {what} {shown(value)}, expected arrays")


def _is_like(before: Any, after: Any) -> bool:
    """Whether a value can be handed on instead of another one."""
    (first, spec), (second, other) = flatten(plain(before)), flatten(plain(after))
    shapes = ([getattr(x, "shape", ()) for x in leaves] for leaves in (first, second))
    return all(map(is_leaf, first)) and spec == other and next(shapes) == next(shapes)


def _check_like(text: str, before: Any, after: Any) -> None:
    first, spec = flatten(before)
    second, other = flatten(after)
    if spec != other:
        raise NotConvertibleError(
            f"{text} changes from {shown(before)} before the loop to {shown(after)} after a step"
        )
    for a, b in zip(first, second, strict=True):
        before_step, after_step = (getattr(x, "shape", ()) for x in (a, b))
        if before_step != after_step:
            raise NotConvertibleError(
                f"{text} changes its shape, from {before_step} to {after_step} in a step"
            )


def like(value: Any, after: Any) -> Any:
    """A value before the loop whose numbers are arrays where they are arrays after a step.

    So the loop need not trace a step to find that out.
    """
    return map_tree(_like_leaf, value, after)


def _like_leaf(x: Any, after: Any) -> Any:
    if not is_number(x) or is_number(after) or not may_become(number_dtype(x), after.dtype):
        return x
    return as_array(x, after.dtype)


def number_dtype(x: Any) -> DType:
    """The dtype of a number."""
    return leaf_aval("a number", x).dtype


def _final(entry: Entry, value: Any) -> Any:
    if isinstance(entry, Fixed | Last):
        return ()
    raw, bound = taken_apart(value)
    return raw if isinstance(entry, Carried) else (raw, bound)
