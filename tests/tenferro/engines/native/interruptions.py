"""Signals at chosen points of a call: where Python delivers them, one at a time.

Python runs the handlers of signals in the main thread, where a function begins, a loop jumps back,
or a call has returned. `interrupted` counts these points and raises the signal at one of them, so
that a run can be repeated with the signal a little later.

A trace function can raise only where the next instruction stands. Python raises at the call itself,
so points where the two have different handlers (the last call of a `try`) are left out.
"""

from __future__ import annotations

import dis
import signal
import sys
from collections.abc import Callable
from functools import cache
from types import CodeType, FrameType
from typing import Any

_POINTS = {
    op
    for name, op in dis.opmap.items()
    if name.startswith(("CALL", "JUMP_BACKWARD", "RESUME")) and "NO_INTERRUPT" not in name
}


@cache
def _handlers(code: CodeType) -> list[Any]:
    return list(dis._parse_exception_table(code))  # type: ignore[attr-defined]


def _handler(code: CodeType, offset: int) -> tuple[int, int] | None:
    """Where an exception of an instruction goes."""
    for entry in _handlers(code):
        if entry.start <= offset < entry.end:
            return entry.target, entry.depth
    return None


class _Tracer:
    """A trace function that raises SIGINT at one of the points; None: it only counts them."""

    def __init__(self, at: int | None, files: tuple[str, ...]) -> None:
        self.at, self.files = at, files
        self.points = 0
        self.where = ""
        self._last: dict[FrameType, int] = {}

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        if not frame.f_code.co_filename.endswith(self.files):
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            self._opcode(frame)
        elif event == "return":
            self._last.pop(frame, None)
        return self

    def _opcode(self, frame: FrameType) -> None:
        code, now = frame.f_code, frame.f_lasti
        before = self._last.get(frame)
        self._last[frame] = now
        if before is None or code.co_code[before] not in _POINTS:
            return
        if _handler(code, before) == _handler(code, now):
            self.points += 1
            if self.points == self.at:
                self.where = f"{code.co_filename}:{frame.f_lineno} {code.co_name}"
                self._last.clear()
                sys.settrace(None)
                signal.raise_signal(signal.SIGINT)


def interrupted(
    call: Callable[[], Any], at: int | None, files: tuple[str, ...] = (".py",)
) -> tuple[int, str, KeyboardInterrupt | None]:
    """How many points were met in `files`, where the signal was raised, and if it came out."""
    tracer = _Tracer(at, files)
    error: KeyboardInterrupt | None = None
    before = sys.gettrace()
    try:
        sys.settrace(tracer)
        call()
    except KeyboardInterrupt as caught:
        error = caught
    finally:
        sys.settrace(before)
    return tracer.points, tracer.where, error
