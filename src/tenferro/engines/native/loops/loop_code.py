"""The machine code that runs loops and branches (`runtime/source/loop.c`)."""

from __future__ import annotations

import ctypes
from functools import cache

from tenferro.engines.native.runtime import array_abi, pool, threads
from tenferro.engines.native.runtime.driver import driver
from tenferro.engines.native.runtime.target import LoadedCode
from tenferro.engines.native.runtime.templates import load_template

WORK = 20_000_000
"""Work between two looks at signals, in about nanoseconds."""
_SIGNALS = "PyErr_CheckSignals", "PyGILState_Ensure", "PyGILState_Release"


@cache
def code() -> LoadedCode:
    """Its functions. Raises UnknownABIError where Python is not known."""
    symbols = {**array_abi.array_abi().symbols, **threads.symbols(), **pool.symbols()}
    symbols["program"] = driver()["program"]
    for name in _SIGNALS:
        function = ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p)
        symbols[name] = function.value or 0
    return load_template("loop", {}, ["tenferro_run_part", "tenferro_run_whole"], symbols)
