"""The interpreter of schedules (`source/loop.c`), and how often it looks at signals."""

from __future__ import annotations

from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.resources import threads

BETWEEN_LOOKS = 20_000_000
"""Work between two looks at signals, in about nanoseconds."""


def interpreter() -> Library:
    """The code of the interpreter, which exports `tenferro_run_whole`."""
    return threads.started()
