"""Calls of several libraries in turn: times, and ratios within a round."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from statistics import geometric_mean, median
from typing import Any

Call = Callable[[], Any]
Row = dict[str, float]

OURS, REFERENCE, JAX, TORCH = "native", "numpy", "jax", "torch"
SECONDS = 0.05
"""How long one timing lasts at least."""
PAUSE = 3e-3
"""Between timings the threads of one library come to rest."""


def bind(cores: int) -> None:
    """Use so many cores. To be called before NumPy is imported: libraries count them then."""
    os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:cores]))


def libraries() -> list[str]:
    """Ours on both engines, and the peers that are installed, in double precision."""
    found = [OURS, REFERENCE, *[name for name in (JAX, TORCH) if find_spec(name)]]
    if JAX in found:
        import jax
        import jax.scipy.linalg

        jax.config.update("jax_enable_x64", True)
    if TORCH in found:
        import torch

        torch.set_num_threads(len(os.sched_getaffinity(0)))
    return found


def clock() -> Callable[[], float]:
    """On one core its own time, which other work on the machine does not touch."""
    return time.process_time if len(os.sched_getaffinity(0)) == 1 else time.perf_counter


def measure(calls: dict[str, dict[str, Call]], rounds: int) -> Row:
    """Medians for the calls of each library by kind: milliseconds, and ratios to ours."""
    from tenferro import runtime

    tick = clock()
    for name in calls:
        for call in calls[name].values():
            call()
    runtime.wait_for_compilation()
    keys = [(kind, name) for kind in calls[OURS] for name in calls]
    counts = {(kind, name): _count(calls[name][kind], tick) for kind, name in keys}
    times: dict[tuple[str, str], list[float]] = {key: [] for key in keys}
    for _ in range(rounds):
        for kind, name in keys:
            time.sleep(PAUSE)
            times[kind, name].append(_time(calls[name][kind], counts[kind, name], tick))
    found = {f"{name} {kind} ms": 1e3 * median(times[kind, name]) for kind, name in keys}
    for kind, name in keys:
        if name != OURS:
            found[f"{name}/ours {kind}"] = ratio(times[kind, name], times[kind, OURS])
    first, *rest = calls[OURS]
    for kind in rest:
        found[f"{kind}/{first}"] = ratio(times[kind, OURS], times[first, OURS])
    return found


def _count(call: Call, tick: Callable[[], float]) -> int:
    seconds = min(_time(call, 1, tick) for _ in range(3))
    return max(1, math.ceil(SECONDS / max(seconds, 1e-6)))


def _time(call: Call, count: int, tick: Callable[[], float]) -> float:
    begin = tick()
    for _ in range(count):
        call()
    return (tick() - begin) / count


def seconds(
    call: Call, at_least: float = SECONDS, tick: Callable[[], float] = time.process_time
) -> float:
    """Time of one call, over as many as take a while; with 0, of a single one."""
    count, spent = 1, _time(call, 1, tick)
    while spent * count < at_least:
        count *= 2
        spent = _time(call, count, tick)
    return spent


def ratio(over: Sequence[float], under: Sequence[float]) -> float:
    """The median of the ratios within a round."""
    return median(a / b for a, b in zip(over, under, strict=True))


def means(table: dict[str, Row], peer: str, kinds: Sequence[str]) -> Row:
    """Geometric means of a peer's times over ours."""
    return {
        kind: geometric_mean([row[f"{peer}/ours {kind}"] for row in table.values()])
        for kind in kinds
    }


def show(title: str, row: Row, names: Sequence[str], kinds: Sequence[str], rest: str = "") -> None:
    """One line of the table."""
    times = "  ".join(
        f"{name}: " + " ".join(f"{row[f'{name} {kind} ms']:8.3f}" for kind in kinds)
        for name in names
    )
    ratios = "  ".join(
        f"{name}/ours " + " ".join(f"{row[f'{name}/ours {kind}']:5.2f}" for kind in kinds)
        for name in names
        if name != OURS
    )
    print(f"{title:<34}{times}  {ratios}  {rest}", flush=True)
