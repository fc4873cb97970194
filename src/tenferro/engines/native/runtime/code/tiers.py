"""Whether programs are compiled in tiers: first for an early result, then for speed."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tenferro.engines.native.runtime.jobs.interrupts import uninterrupted

_VARIABLE = "TENFERRO_TIERED_COMPILATION"


def _at_start() -> bool:
    given = os.environ.get(_VARIABLE, "1")
    if given not in ("0", "1"):
        raise ValueError(f"{_VARIABLE} must be 0 or 1, got {given!r}")
    return given == "1"


class _Setting:
    """The setting of the process (None: not read yet), and that of a context if it has one."""

    def __init__(self) -> None:
        self.default: bool | None = None
        self.here: ContextVar[bool | None] = ContextVar("tiered compilation", default=None)


_setting = _Setting()


def get_tiered_compilation() -> bool:
    """Whether programs made here and now may run before they are compiled for speed.

    >>> set_tiered_compilation(False)
    >>> get_tiered_compilation()
    False
    """
    here = _setting.here.get()
    if here is not None:
        return here
    if _setting.default is None:
        _setting.default = _at_start()
    return _setting.default


def set_tiered_compilation(on: bool) -> None:
    """Let programs run through NumPy or in quick code while they are compiled for speed, or not.

    At the start it is on, unless `TENFERRO_TIERED_COMPILATION` is 0. It concerns programs that are
    yet to be compiled, in every context without a separate setting.

    >>> before = get_tiered_compilation()
    >>> set_tiered_compilation(False)
    >>> get_tiered_compilation()
    False
    >>> set_tiered_compilation(before)
    """
    _setting.default = bool(on)


@contextmanager
def tiered_compilation(on: bool) -> Iterator[None]:
    """Compile in tiers, or not, in this context.

    >>> with tiered_compilation(False):
    ...     get_tiered_compilation()
    False
    """
    token = _setting.here.set(bool(on))
    try:
        yield
    finally:
        _setting.here.reset(token)


_only_quick: ContextVar[bool] = ContextVar("quick code only", default=False)


@contextmanager
def quick_code_only() -> Iterator[None]:
    """Compile in this context quick code that stays, of everything that has quick code.

    For comparisons of the kinds of code. Programs and code in memory have to be cleared before and
    after it, because they are not kept apart.

    >>> with quick_code_only():
    ...     must_be_quick(), may_be_quick()
    (True, False)
    """
    token = _only_quick.set(True)
    try:
        with tiered_compilation(False):
            yield
    finally:
        _only_quick.reset(token)


def must_be_quick() -> bool:
    """Whether code that is made here and now is quick code, and stays."""
    return _only_quick.get()


def may_be_quick() -> bool:
    """Whether quick code may come first: if it is enabled, and final code can follow.

    At the end of the interpreter no thread can be started any more. An interrupt within `is_alive`
    would mark the thread as ended for good (Python 3.11 and 3.12, `_wait_for_tstate_lock`).
    """
    return get_tiered_compilation() and uninterrupted(threading.main_thread().is_alive)
