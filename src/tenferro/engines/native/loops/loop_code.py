"""The machine code that runs loops and branches (`runtime/source/loop.c`)."""

from __future__ import annotations

from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.resources import pool, threads


def code() -> Library:
    """Its functions. Raises UnknownABIError where Python is not known."""
    pool.symbols()
    return threads.started()
