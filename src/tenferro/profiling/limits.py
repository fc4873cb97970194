"""The limits of this machine, measured once per process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from tenferro.transforms import jit

_ROWS = 768
"""Of square matrices, whose product takes 10 to 30 ms on one core."""
_ELEMENTS = 2**22
"""Of double precision: 32 MiB, which is more than most caches hold."""
_ROUNDS = 5


class Limits(NamedTuple):
    """Floating-point operations per second of a matrix product, and bytes per second of memory."""

    double: float
    single: float
    bandwidth: float

    def least_seconds(self, flops: float, moved: float, *, single: bool) -> float:
        """Return the shortest time of this machine for these operations and bytes."""
        return max(flops / (self.single if single else self.double), moved / self.bandwidth)


@cache
def limits() -> Limits:
    """The limits of this machine, measured in about 0.3 seconds.

    The peak rate is that of a product of 768 by 768 matrices, the bandwidth that of `x + 1` on 32
    MiB, both with the native engine and its present number of threads; the best of five runs.
    """
    x = np.zeros(_ELEMENTS)
    add = jit(lambda x: x + 1.0, engine="native")
    seconds = _least(lambda: add(x))
    return Limits(_product(np.float64), _product(np.float32), 2 * x.nbytes / seconds)


def _product(dtype: Any) -> float:
    a = np.full((_ROWS, _ROWS), 0.5, dtype)
    product = jit(np.matmul, engine="native")
    return 2 * _ROWS**3 / _least(lambda: product(a, a))


def _least(call: Callable[[], Any]) -> float:
    """Seconds of the fastest of some calls, behind one that compiles."""
    call()
    times = []
    for _ in range(_ROUNDS):
        begin = perf_counter()
        call()
        times.append(perf_counter() - begin)
    return min(times)
