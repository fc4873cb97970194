"""The lines of users' programs that operations come from, where somebody asks for them."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import Any

from computegraph import Arena, Origin, set_origin
from tenferro.trace.tracer import Trace

_SRC = Path(__file__).parents[2]
_TRANSFORMS = (*(str(_SRC / name) for name in ("computegraph", "tidu")), "<tidu>")
_LIBRARIES = ("tenferro", "numpy", "scipy", "optree", "contextlib", "functools")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a program, and the function that it is in."""

    file: str
    number: int
    function: str

    def __str__(self) -> str:
        """The place, and the text of the line below it."""
        text = linecache.getline(self.file, self.number).strip()
        place = f"{self.file}:{self.number} in {self.function}"
        return f"{place}\n    {text}" if text else place


def _folders() -> tuple[str, ...]:
    folders = []
    for name in _LIBRARIES:
        spec = find_spec(name)
        if spec is not None and spec.origin is not None:
            path = Path(spec.origin)
            folders.append(str(path.parent) + "/" if path.name == "__init__.py" else str(path))
    return (*folders, "<tenferro", "<frozen", "<__array_function__")


_inside: list[tuple[str, ...]] = []
"""What files of libraries begin with, once somebody has asked for a line."""


def users_line() -> Line | None:
    """The line that is running outside of libraries; None where a transform emits operations."""
    if not _inside:
        _inside.append(_folders())
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        if file.startswith(_TRANSFORMS):
            return None
        if not file.startswith(_inside[0]):
            return Line(file, frame.f_lineno, frame.f_code.co_name)
        frame = frame.f_back
    return None


class LocatedTrace(Trace):
    """A trace whose values remember the lines they come from."""

    __slots__ = ()

    def emit1(self, code: int, a: int, meta: Any = None) -> int:
        start = len(self.nodes)
        v = super().emit1(code, a, meta)
        return self._located(start, v)

    def emit2(self, code: int, a: int, b: int, meta: Any = None) -> int:
        start = len(self.nodes)
        v = super().emit2(code, a, b, meta)
        return self._located(start, v)

    def emit(self, code: int, operands: Sequence[int]) -> int:
        start = len(self.nodes)
        v = super().emit(code, operands)
        return self._located(start, v)

    def _located(self, start: int, v: int) -> int:
        if len(self.nodes) > start:
            line = users_line()
            set_origin(self, start, None if line is None else Origin(line))
        return v


def new_trace(label: str) -> Trace:
    """A trace, which remembers lines if origins are kept."""
    return LocatedTrace(label) if Arena.keeps_origins else Trace(label)
