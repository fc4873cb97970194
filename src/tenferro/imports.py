"""Modules that other threads are importing, and forks while they do."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import _bootstrap, import_module
from threading import get_ident, local
from typing import Any

_LOADED_LATE = frozenset({"tenferro", "llvmlite", "numpy", "opt_einsum", "optree", "scipy"})
"""Packages of which parts are imported when they are first used."""
_locks: dict[str, Any] = _bootstrap._module_locks  # type: ignore[attr-defined]
"""Python's locks of modules that threads are importing, as weak references."""


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
    """Wait until no other thread imports a part of tenferro, or of what it imports late.

    Before a fork: what a thread has imported in part, it would never finish in the child. Each
    module is waited for once, as its thread may be waiting for one that this thread imports.
    """
    waited: set[str] = set()
    while begun := {name for name in _begun_elsewhere() if _is_late(name)} - waited:
        for name in begun:
            with suppress(Exception):  # it is raised in the thread that imports
                import_module(name)
        waited |= begun


def _begun_elsewhere() -> list[str]:
    """The modules that other threads are looking for, or importing."""
    locks = [(name, reference()) for name, reference in list(_locks.items())]
    return [name for name, x in locks if x is not None and x.owner not in (None, get_ident())]


def _is_late(name: str) -> bool:
    return name.partition(".")[0] in _LOADED_LATE


def _forget_begun() -> None:
    """In the child of a fork, let modules be imported that threads of the parent had begun.

    Another thread may begin an import after it was waited for. Python's lock of its module would
    never be released.
    """
    for name in _begun_elsewhere():
        _locks.pop(name, None)
        if _is_begun(sys.modules.get(name)):
            del sys.modules[name]


Hooks = tuple[Callable[[], None], Callable[[], None], Callable[[], None]]
_hooks: list[Hooks] = []


class _Fork(local):
    """The hooks of the fork that this thread is making."""

    hooks: tuple[Hooks, ...] = ()


_fork = _Fork()


def around_forks(
    before: Callable[[], None], in_parent: Callable[[], None], in_child: Callable[[], None]
) -> None:
    """Call functions before each fork and afterwards, all of them or none.

    `os.register_at_fork` by itself does not do so for a module that another thread imports between
    the two: what is released afterwards was never held.
    """
    _hooks.append((before, in_parent, in_child))


def _before_fork() -> None:
    """Imports are waited for at last, close to the fork; those that end may add functions."""
    held = 0
    wait_for_imports()
    while held < len(_hooks):
        new, held = _hooks[held:], len(_hooks)
        for before, _, _ in reversed(new):
            before()
        wait_for_imports()
    _fork.hooks = tuple(_hooks[:held])


def _after_fork_in_parent() -> None:
    for _, in_parent, _ in _fork.hooks:
        in_parent()


def _after_fork_in_child() -> None:
    _forget_begun()
    for _, _, in_child in _fork.hooks:
        in_child()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_before_fork,
        after_in_parent=_after_fork_in_parent,
        after_in_child=_after_fork_in_child,
    )
