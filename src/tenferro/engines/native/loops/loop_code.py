"""The machine code that runs loops and branches (`runtime/source/loop.c`)."""

from __future__ import annotations

from functools import cache

from tenferro.engines.native.runtime import array_abi, pool, threads
from tenferro.engines.native.runtime.driver import driver
from tenferro.engines.native.runtime.target import LoadedCode
from tenferro.engines.native.runtime.templates import load_template


@cache
def code() -> LoadedCode:
    """Its functions. Raises UnknownABIError where Python is not known."""
    symbols = {**array_abi.array_abi().symbols, **threads.symbols(), **pool.symbols()}
    symbols |= {name: driver()[name] for name in ("program", "tenferro_look_at_signals")}
    return load_template("loop", {}, ["tenferro_run_part", "tenferro_run_whole"], symbols)
