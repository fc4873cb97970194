"""What a function must not change while it is traced, not to run as often as in Python: NumPy
arrays, lists, dictionaries, objects and variables of the outside that it reads by name."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable, Container, Iterator
from contextlib import suppress
from copyreg import _slotnames  # type: ignore[attr-defined]
from inspect import getattr_static
from linecache import getline
from traceback import FrameSummary, extract_tb, walk_tb
from types import CellType, FunctionType
from typing import Any, TypeVar

import numpy as np

from tenferro.tensor.scopes import refusal
from tenferro.transforms.tracing.reach import Named, Reach, is_of_a_library, variables
from tenferro.transforms.tracing.read_only import hold, is_held, release

T = TypeVar("T")
_CONTAINERS = (list, deque, dict, set)
_ABSENT = object()
_SMALL = 2**14
"""Bytes that are compared in 1 µs."""
_REFUSED = re.compile("read-?only|writable|output array is not acceptable")
"""What NumPy says of arrays that it cannot write to."""
_IN_FULL = re.compile("(assignment destination|output array) is read-only")
"""The same where code of tenferro writes for the function, whose own errors say more."""


class OuterState:
    """Arrays are read-only while the function is traced, so that the line that writes raises.

    Containers, attributes and variables are compared afterwards, and small arrays, as not all code
    respects that they are read-only (`np.add.at` of NumPy 2.4 does not, for one axis). The function
    may remember what it computed: dictionaries, sets and objects may grow, and what is None may be
    set.
    """

    def __init__(self, reach: Reach, label: str, bound: Container[int] = ()) -> None:
        """`bound` has the places (`place_of`) of variables that the caller looks after itself."""
        self._label = label
        self._arrays = [(n, x) for n, x in reach.values if isinstance(x, np.ndarray)]
        watched: list[Named] = [(n, x) for n, x in self._arrays if x.nbytes <= _SMALL]
        watched += [(n, x) for n, x in reach.values if isinstance(x, _CONTAINERS)]
        self._watched = [(name, x, _elements(x)) for name, x in watched]
        self._objects = [(name, x, _attributes(x)) for name, x in reach.objects]
        self._variables = [
            (f, {n: v for n, v in variables(f) if place_of(f, n) not in bound})
            for f in reach.functions
        ]

    def kept(self, work: Callable[[], T]) -> T:
        """The result of tracing the function. Raises ValueError where it writes to the outside."""
        held = hold(x for _, x in self._arrays)
        try:
            result = work()
        except (ValueError, TypeError) as error:
            refused = self._refusal(error)
            if refused is None:
                raise
            raise refused.with_traceback(error.__traceback__) from None
        finally:
            release(held)
        for name, what in self._changes():
            raise ValueError(
                f"{self._label}: {name}, {what} of the outside, was changed while the function was "
                "traced; the change would not be repeated when the function runs. Return the new "
                "values from the function, or pass them as an argument or as the carry of a loop"
            )
        return result

    def restore(self) -> None:
        """Undo all changes."""
        for _, x, before in self._watched:
            if _differs(x, before):
                _put_back(x, before)
        for _, x, before in self._objects:
            _put_attributes_back(x, before)
        for function, values in self._variables:
            now = dict(variables(function))
            for name, value in values.items():
                if now.get(name, _ABSENT) is not value:
                    _bind(function, name, value)

    def _refusal(self, error: Exception) -> ValueError | None:
        """The error for one of NumPy's that says that an array is read-only, if it is for now."""
        trace = error.__traceback__
        frames = [*zip((f for f, _ in walk_tb(trace)), extract_tb(trace), strict=True)]
        of_tenferro = frames[-1][0].f_globals.get("__name__", "").startswith("tenferro.")
        said = _IN_FULL.fullmatch if of_tenferro else _REFUSED.search
        if said(str(error)) is None:
            return None
        for frame, place in reversed(frames):
            values = {**frame.f_globals, **frame.f_locals}
            words = _words(place)
            names = words or frame.f_locals.keys()
            read = {
                name: values[name] for name in names if isinstance(values.get(name), np.ndarray)
            }
            read |= {name: x for name, x in self._arrays if name.partition(".")[2] in names}
            if read and not is_of_a_library(frame.f_code):
                refused = self._refused(read)
                if words or refused is not None:
                    return refused
        return self._refused(dict(self._arrays))

    def _refused(self, arrays: dict[str, np.ndarray[Any, Any]]) -> ValueError | None:
        held = [f"{name} ({x.shape} {x.dtype})" for name, x in arrays.items() if is_held(x)]
        return refusal(self._label, f"the NumPy array x = {' or '.join(held)}") if held else None

    def _changes(self) -> Iterator[tuple[str, str]]:
        for name, x, before in self._watched:
            if _has_changed(x, before):
                yield name, f"a {type(x).__name__}"
        for name, x, before in self._objects:
            now = _attributes(x)
            if _has_changed(now, before) or any(_hides(x, key) for key in now.keys() - before):
                yield name, f"a {type(x).__name__}"
        for function, values in self._variables:
            now = dict(variables(function))
            for name, value in values.items():
                if value is not None and now.get(name, _ABSENT) is not value:
                    yield name, "a variable"


def _attributes(x: Any) -> dict[str, Any]:
    """The attributes of an object itself, or of a class."""
    found = dict(getattr(x, "__dict__", {}))
    if not isinstance(x, type):
        for name in _slotnames(type(x)):
            with suppress(AttributeError):
                found[name] = getattr(x, name)
    return found


def _hides(x: Any, name: str) -> bool:
    """Whether an attribute of an object replaces a value that its class has for it."""
    value = None if isinstance(x, type) else getattr_static(type(x), name, None)
    return value is not None and not hasattr(value, "__get__")


def _put_attributes_back(x: Any, before: dict[str, Any]) -> None:
    now, kind = _attributes(x), type if isinstance(x, type) else object
    for name in now.keys() - before:
        kind.__delattr__(x, name)
    for name, value in before.items():
        if now.get(name, _ABSENT) is not value:
            kind.__setattr__(x, name, value)


def place_of(function: FunctionType, name: str) -> int:
    """What tells a variable in the closure of a function from others of its name."""
    cell = _cell(function, name)
    return hash((id(function.__globals__), name)) if cell is None else id(cell)


def _bind(function: FunctionType, name: str, value: Any) -> None:
    """Let a name of a function's closure, or else a global name, denote a value."""
    cell = _cell(function, name)
    if cell is None:
        function.__globals__[name] = value
    else:
        cell.cell_contents = value


def _cell(function: FunctionType, name: str) -> CellType | None:
    """The cell of a name in a function's closure; None for other names."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    return dict(cells).get(name)


def _differs(x: Any, before: Any) -> bool:
    if isinstance(x, np.ndarray | set):
        return bool(_elements(x) != before)
    values = (x.values(), before.values()) if isinstance(x, dict) else (x, before)
    same = len(x) == len(before) and all(y is z for y, z in zip(*values, strict=True))
    return not same or (isinstance(x, dict) and x.keys() != before.keys())


def _put_back(x: Any, before: Any) -> None:
    if isinstance(x, np.ndarray):
        x[...] = np.frombuffer(before, x.dtype).reshape(x.shape)
        return
    x.clear()
    (x.extend if isinstance(x, list | deque) else x.update)(before)


def _words(place: FrameSummary) -> set[str]:
    """The words of the expression that a frame of a traceback was evaluating, if it has a text."""
    line = getline(place.filename, place.lineno or 0).encode()
    if place.lineno == place.end_lineno:
        line = line[place.colno : place.end_colno]
    return set(re.findall(r"\w+", line.decode()))


def _elements(x: Any) -> Any:
    if isinstance(x, np.ndarray):
        return x.tobytes()
    return dict(x) if isinstance(x, dict) else set(x) if isinstance(x, set) else list(x)


def _has_changed(x: Any, before: Any) -> bool:
    if isinstance(x, np.ndarray | Counter):
        return bool(_elements(x) != before)
    if isinstance(x, dict):
        changed = (
            x.get(key, _ABSENT) is not value for key, value in before.items() if value is not None
        )
        return any(changed)
    if isinstance(x, set):
        return not before <= x
    return _differs(x, before)
