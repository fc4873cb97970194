"""The lines of users' programs that operations come from.

While a function is traced they are looked for if somebody asks; an eager operation remembers its
place always, which is quick, and becomes a line when an error is made.
"""

from __future__ import annotations

import linecache
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from computegraph import Arena, Origin, set_origin
from tenferro.trace.tracer import Trace

_SRC = Path(__file__).parents[2]
_ARENA = str(_SRC / "computegraph" / "arena.py")
"""Every operation is emitted through it, by users' code and by transforms."""
_TRANSFORMS = (*(f"{_SRC / name}/" for name in ("computegraph", "tidu")), "<tidu>")
_LIBRARIES = ("tenferro", "numpy", "scipy", "optree", "contextlib", "functools")


class Line(NamedTuple):
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


def origin_text(origin: Origin) -> str:
    """Words for the origin of an operation: a line, or the derivative of one."""
    return f"{'in the derivative of' if origin.derived else 'at'} {origin.where}"


def add_origin(error: Exception, origin: Origin | None) -> None:
    """Note the origin of the operation that raised an error, unless the error has one."""
    if origin is None:
        return
    note = origin_text(origin)
    if not any(note in said for said in (str(error), *getattr(error, "__notes__", ()))):
        error.add_note(note)


Place = tuple[CodeType | None, int]
"""Which instruction of which function is running; no function where none is known."""
NOWHERE: Place = (None, 0)
users_code: list[CodeType | None] = [None]
"""The function outside of libraries that was found last: to compare with it costs 5 ns, to look for
its file 70."""
_users_files: set[str] = set()
"""Files that are known to be outside of libraries."""
_library_files: set[str] = set()
"""Files that are known to be inside, and to have nothing to do with transforms."""
_inside: list[tuple[str, ...]] = []
"""The prefixes of files of libraries, once a line was requested."""
_MOST_FILES = 4096


def _is_users(file: str) -> bool:
    """Whether a file is outside of libraries, which is remembered."""
    if not _inside:
        _inside.append(_folders())
    known = _library_files if file.startswith(_inside[0]) else _users_files
    if len(known) >= _MOST_FILES:
        known.clear()
    known.add(file)
    return known is _users_files


def users_place(frame: FrameType | None) -> Place:
    """What runs outside of libraries, from a frame outwards; nothing where a transform emits."""
    while frame is not None:
        code = frame.f_code
        file = code.co_filename
        if file not in _library_files and file != _ARENA:
            if file.startswith(_TRANSFORMS):
                return NOWHERE
            if file in _users_files or _is_users(file):
                users_code[0] = code
                return code, frame.f_lasti
        frame = frame.f_back
    return NOWHERE


class Lines:
    """The lines of places; the table of a function is read once."""

    def __init__(self) -> None:
        self._tables: dict[int, tuple[CodeType, list[int]]] = {}

    def at(self, code: CodeType, instruction: int) -> Line:
        """The line of an instruction."""
        known = self._tables.get(id(code))
        if known is None:
            first = code.co_firstlineno
            numbers = [number or first for number, *_ in code.co_positions()]
            known = self._tables[id(code)] = code, numbers
        return Line(code.co_filename, known[1][instruction // 2], code.co_name)


def users_line() -> Line | None:
    """The line that is running outside of libraries; None where a transform emits operations."""
    code, instruction = users_place(sys._getframe(1))
    return None if code is None else Lines().at(code, instruction)


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
