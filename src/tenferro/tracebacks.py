"""Tracebacks of errors: the user's frames, without those of this library between them."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

_LIBRARY = tuple(
    f"{Path(__file__).parent.parent / name}{os.sep}"
    for name in ("chainrules", "computegraph", "tenferro", "tidu")
)


def shorten(error: BaseException) -> None:
    """Let the traceback of an error have the user's frames only, and the one that raised it.

    With `TENFERRO_FULL_TRACEBACKS=1` in the environment all of them are kept.

    >>> import tenferro as te
    >>> def double(x):
    ...     return 2 * te.numpy.reshape(x, (2, 3))
    >>> try:
    ...     te.grad(double)(1.0)
    ... except ValueError as error:
    ...     frames = error.__traceback__
    >>> names = []
    >>> while frames is not None:
    ...     names.append(frames.tb_frame.f_code.co_name)
    ...     frames = frames.tb_next
    >>> names
    ['<module>', 'double', 'refuse']
    """
    if os.environ.get("TENFERRO_FULL_TRACEBACKS", "0") not in ("", "0"):
        return
    frames = _frames(error.__traceback__)
    kept = [tb for tb in frames[:-1] if not tb.tb_frame.f_code.co_filename.startswith(_LIBRARY)]
    following: TracebackType | None = None
    for tb in reversed([*kept, *frames[-1:]]):
        following = TracebackType(following, tb.tb_frame, tb.tb_lasti, tb.tb_lineno)
    error.__traceback__ = following


def _frames(tb: TracebackType | None) -> list[TracebackType]:
    frames = []
    while tb is not None:
        frames.append(tb)
        tb = tb.tb_next
    return frames
