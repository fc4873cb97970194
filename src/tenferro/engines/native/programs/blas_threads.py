"""One BLAS thread for small matrices: their threads cost more than they gain.

The threads of OpenBLAS wait for each other by spinning. Where the processors are shared, with our
own pool or with other processes, a factorization that takes a millisecond then takes a
hundred.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from threading import Lock
from typing import Any

from numpy._core import _multiarray_umath  # type: ignore[attr-defined]  # linked with the BLAS

from tenferro.engines.native.runtime.call.flushing import get_flush_subnormals, run_flushing
from tenferro.kernels import linalg
from tenferro.kernels.table import KERNELS
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

_SMALL = 256
_PREFIXES = ("scipy_openblas", "openblas")
_SUFFIXES = ("64_", "")


def is_small(avals: Sequence[Aval]) -> bool:
    """Whether matrices are small enough to be worked on by one thread."""
    return all(isinstance(n, int) and n <= _SMALL for aval in avals for n in aval.shape[-2:])


def is_linear_algebra(operation: TensorOperation) -> bool:
    """Whether an operation's kernel is among those that call BLAS."""
    return getattr(KERNELS.get(operation.name), "__module__", "").startswith(linalg.__name__)


def is_small_throughout(steps: Iterable[tuple[TensorOperation, Sequence[Aval]]]) -> bool:
    """Whether there is linear algebra among steps, all of it on small matrices."""
    found = [avals for operation, avals in steps if is_linear_algebra(operation)]
    return bool(found) and all(map(is_small, found))


@cache
def _libraries() -> tuple[tuple[Any, Any], ...]:
    """How to ask for and set the number of threads of each OpenBLAS in the process."""
    from scipy.linalg import _fblas

    found: dict[int, tuple[Any, Any]] = {}
    for module in (_multiarray_umath, _fblas):
        library = ctypes.CDLL(module.__file__)
        for prefix in _PREFIXES:
            for suffix in _SUFFIXES:
                get = getattr(library, f"{prefix}_get_num_threads{suffix}", None)
                put = getattr(library, f"{prefix}_set_num_threads{suffix}", None)
                if get is not None and put is not None:
                    found[ctypes.cast(put, ctypes.c_void_p).value or 0] = get, put
    return tuple(found.values())


class _OneThread:
    """The calls that need one thread; the last one to leave restores the numbers.

    A handler of a signal may raise between any two byte codes. So what a call does to the set of
    calls is one operation each, and `settle` may be repeated.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self.inside: set[object] = set()
        self._before: list[tuple[Any, int]] | None = None
        """The numbers to be restored."""

    def settle(self) -> None:
        """Set the number of threads of every BLAS to what the calls inside need."""
        with self._lock:
            if self.inside and self._before is None:
                self._before = [(put, n) for get, put in _libraries() if (n := get()) != 1]
                for put, _ in self._before:
                    put(1)
            elif not self.inside and self._before is not None:
                for put, n in self._before:
                    put(n)
                self._before = None

    def after_fork(self) -> None:
        """In the child no other thread is inside any more."""
        self._lock = Lock()
        self.inside.clear()
        self.settle()


_one_thread = _OneThread()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_one_thread.after_fork)


def run_program(flushes: bool, run: Callable[..., Any], *args: Any) -> Any:
    """`run(*args)` in Python, with subnormal numbers as zeros where the program or the setting says
    so: on one BLAS thread then, as those of OpenBLAS keep their own setting."""
    if flushes or get_flush_subnormals():
        return run_flushing(with_one_thread(run), *args)
    return run(*args)


def with_one_thread(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, with every OpenBLAS of the process bound to one thread meanwhile."""

    def bound(*args: Any, **named: Any) -> Any:
        call = object()
        try:
            _one_thread.inside.add(call)
            _one_thread.settle()
            return function(*args, **named)
        finally:
            try:
                _one_thread.inside.discard(call)
                _one_thread.settle()
            except BaseException:  # of a signal
                _one_thread.settle()
                raise

    return bound
