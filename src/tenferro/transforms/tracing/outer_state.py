"""What a function must not change while it is traced, not to run as often as in Python: NumPy
arrays, lists, dictionaries and variables of the outside that it reads by name."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable, Iterator
from linecache import getline
from traceback import FrameSummary, extract_tb, walk_tb
from typing import Any, TypeVar

import numpy as np

from tenferro.tensor.scopes import refusal
from tenferro.transforms.tracing.reach import Reach, is_of_a_library, variables
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

    Containers and variables are compared afterwards, and small arrays, as not all code respects
    that they are read-only (`np.add.at` of NumPy 2.4 does not, for one axis). A dictionary or a set
    may grow, and a variable that is None may be set: the function may remember what it computed.
    """

    def __init__(self, reach: Reach, label: str) -> None:
        self._label = label
        self._arrays = [(n, x) for n, x in reach.values if isinstance(x, np.ndarray)]
        watched: list[tuple[str, Any]] = [(n, x) for n, x in self._arrays if x.nbytes <= _SMALL]
        watched += [(n, x) for n, x in reach.values if isinstance(x, _CONTAINERS)]
        self._watched = [(name, x, _elements(x)) for name, x in watched]
        self._variables = [(f, dict(variables(f))) for f in reach.functions]

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
        for function, values in self._variables:
            now = dict(variables(function))
            for name, value in values.items():
                if value is not None and now.get(name, _ABSENT) is not value:
                    yield name, "a variable"


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
        return any(x.get(key, _ABSENT) is not value for key, value in before.items())
    if isinstance(x, set):
        return not before <= x
    return len(x) != len(before) or any(y is not z for y, z in zip(x, before, strict=True))
