"""The rate of a matrix product, on every engine and device."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import tenferro as te

LEAST, MOST = 512, 8192
"""The size of the matrices: doubled until a product takes long enough, up to 512 MB each."""
LONG_ENOUGH = 0.02
"""Seconds; a call's own cost, up to 0.1 ms, is then below a percent."""
_ROUNDS = 3


def rates(engines: Sequence[str]) -> list[tuple[str, ...]]:
    """Engine, device, and operations a second in single and double precision, as words."""
    return [
        (engine, where, *(_words(engine, device, dtype) for dtype in (np.float32, np.float64)))
        for engine in engines
        for where, device in _devices(engine)
    ]


def _devices(engine: str) -> list[tuple[str, Any]]:
    if engine != "xla":
        return [("processor", None)]
    mine = [d for d in te.sharding.devices() if d.process_index == d.client.process_index()]
    return [(f"jax {d.id} ({d.device_kind})", d) for d in mine]


def _words(engine: str, device: Any, dtype: Any) -> str:
    try:
        n, rate = product_rate(engine, device, dtype)
    except Exception as error:  # noqa: BLE001  (a device without memory, or without this dtype)
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"
    return f"{rate / 1e9:,.1f} GFLOP/s ({n})"


def product_rate(engine: str, device: Any, dtype: Any) -> tuple[int, float]:
    """The size of the matrices, and the floating-point operations a second of their product.

    A product of n by n matrices is 2 n³ operations; the least time of a few calls counts. With a
    device of jax the matrices are there, and the call is waited for.
    """
    n = LEAST
    while True:
        seconds = least_time(_product(engine, device, dtype, n))
        if seconds >= LONG_ENOUGH or n >= MOST:
            return n, 2 * n**3 / seconds
        n *= 2


def _product(engine: str, device: Any, dtype: Any, n: int) -> Callable[[], Any]:
    a: Any = np.random.default_rng(0).standard_normal((n, n)).astype(dtype)
    product = te.jit(np.matmul, engine=engine)
    if device is None:
        return lambda: product(a, a)
    there = te.device_put(a, device)
    return lambda: product(there, there).block_until_ready()


def least_time(call: Callable[[], Any], lasting: float = 0.0) -> float:
    """Seconds of the fastest call of a few, and of all that are made within `lasting` seconds.

    The first, which compiles, is left out.
    """
    call()
    times: list[float] = []
    until = time.perf_counter() + lasting
    while len(times) < _ROUNDS or time.perf_counter() < until:
        begin = time.perf_counter()
        call()
        times.append(time.perf_counter() - begin)
    return min(times)
