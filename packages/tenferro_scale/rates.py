"""What simulated devices can do, all of them at work: the rates that predictions are checked by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import tenferro as te
from tenferro.doctor.rates import least_time
from tenferro_scale.collectives import RING

_PRODUCT = 512
"""The size of the matrices that are multiplied, of a few megabytes."""
HELD = 1 << 26
"""Bytes: more than caches hold."""
_MIDDLE, _SHORT = 1 << 18, 128
"""Elements: an array that caches hold, and a message whose time is only its latency."""
LASTING = 0.3
"""Seconds in which calls are repeated: others may use the processor meanwhile."""
_STEPS = 8
"""How often that array is read and written in a call, once its copy is made."""


def measured(devices: int, dtype: np.dtype[Any], held: float = HELD) -> dict[str, float]:
    """The rates of `machine.Machine` for simulated devices, measured by small programs.

    A matrix product, steps over an array that takes `held` bytes with its copy, as caches are far
    faster than memory, `tanh` of a short one, an empty call, and the sums over devices of a short
    and a long array, by the formula of the ring.
    """
    time = _Timer(devices, dtype)
    call = time(lambda x: x * 2, _SHORT)
    side = np.dtype(dtype).itemsize
    product = time(np.matmul, _PRODUCT, _PRODUCT, operands=2)
    walk = int(max(min(held, 2 * HELD) / 2 / side, _SHORT))
    rates = {
        "call": call,
        "flops": 2 * _PRODUCT**3 / _less(product, call),
        "memory_bandwidth": 2 * (_STEPS + 1) * walk * side / _less(time(_walked, walk), call),
        "transcendentals": _MIDDLE / _less(time(np.tanh, _MIDDLE), call),
    }
    if devices == 1:
        return rates
    rounds, part = RING["all-reduce"](devices)
    short = _less(time(_summed, _SHORT), call)
    long = _less(time(_summed, _MIDDLE), call + short)
    link = part * (_MIDDLE - _SHORT) * side / long
    return {**rates, "latency": short / rounds, "link_bandwidth": link}


def _walked(x: Any) -> Any:
    return te.scan(lambda x, _: (x * 0.5, None), x, None, length=_STEPS)[0]


def _summed(x: Any) -> Any:
    return np.sum(x, 0)


def _less(seconds: float, call: float) -> float:
    """A time without that of an empty call, a thousandth of it at least."""
    return max(seconds - call, seconds / 1000)


class _Timer:
    """Least times of functions of arrays, one part of which is on each device."""

    def __init__(self, devices: int, dtype: np.dtype[Any]) -> None:
        self.devices, self.dtype = devices, dtype
        self.place = te.sharding.named_sharding(te.sharding.mesh(all=devices), "all")

    def __call__(self, f: Callable[..., Any], *shape: int, operands: int = 1) -> float:
        x = np.ones((self.devices, *shape), self.dtype)
        placed = [te.device_put(x, self.place) for _ in range(operands)]
        compiled: Any = te.jit(f, engine="xla")
        return least_time(lambda: compiled(*placed).block_until_ready(), LASTING)
