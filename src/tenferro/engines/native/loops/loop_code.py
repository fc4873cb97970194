"""The machine code that runs loops and branches (`runtime/source/loop.c`)."""

from __future__ import annotations

from tenferro.engines.native.runtime import pool, threads
from tenferro.engines.native.runtime.library import Library


def code() -> Library:
    """Its functions. Raises UnknownABIError where Python is not known."""
    pool.symbols()
    return threads.started()
