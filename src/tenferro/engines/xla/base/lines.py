"""The lines that operations come from, as XLA's metadata have them.

jax says of each operation which Python code was running when it was traced. That is ours, so the
traceback of a stand-in is used instead, code of one line that says it is the user's. It runs in
a separate thread: XLA joins the frames of a loop and of its body, and fails for long ones.
"""

from __future__ import annotations

from _thread import start_new_thread
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from queue import SimpleQueue
from types import FunctionType
from typing import Any

from jax.extend.source_info_util import current, user_context

from computegraph import Origin

_LINES = 4096
_PATIENCE = 60.0
"""Seconds for a thread to start."""


def at(origin: Origin | None) -> AbstractContextManager[None]:
    """Inside, what jax traces has the line of an origin, if that is known."""
    found: Any = nullcontext() if origin is None else user_context(_traceback(origin.where))
    return found  # type: ignore[no-any-return]


@lru_cache(maxsize=_LINES)
def _traceback(line: Any) -> Any:
    """A traceback of jax with one frame: a line of the user's."""
    found: SimpleQueue[Any] = SimpleQueue()
    whole = compile("found.put(current().traceback)", line.file, "exec")
    named: Any = {"co_name": line.function, "co_qualname": line.function}
    code = whole.replace(co_firstlineno=line.number, **named)
    start_new_thread(FunctionType(code, {"found": found, "current": current}), ())
    return found.get(timeout=_PATIENCE)
