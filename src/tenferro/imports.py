"""Modules that other threads are importing."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

_LOADED_LATE = frozenset({"tenferro", "llvmlite", "numpy", "opt_einsum", "optree", "scipy"})
"""Packages of which parts are imported when they are first used."""


def imported(name: str) -> Any:
    """A module that is imported completely, otherwise None; imports nothing.

    While a thread imports a module, other threads find a part of it in `sys.modules`.

    >>> imported("sys") is sys, imported("no such module")
    (True, None)
    """
    module: Any = sys.modules.get(name)
    return None if module is None or _is_begun(module) else module


def _is_begun(module: Any) -> bool:
    """Whether a thread is importing it."""
    return getattr(getattr(module, "__spec__", None), "_initializing", False)


def wait_for_imports() -> None:
    """Wait until no thread imports a part of tenferro, or of what it imports late.

    Before a fork: Python's lock of a module that a thread is importing would never be released in
    the child. An import that begins between this and the fork is not waited for.
    """
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in _LOADED_LATE and _is_begun(module):
            with suppress(Exception):  # it is raised in the thread that imports
                import_module(name)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=wait_for_imports)
