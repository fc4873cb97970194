"""Measuring two or more calls side by side: short batches in turn, with pauses between them.

The pauses let the threads of one framework come to rest before another one is measured.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import numpy as np

from tenferro.bench.peers import Peer
from tenferro.bench.workloads import Workload

Clock = Callable[[], float]


@dataclass
class Times:
    """Seconds of one peer on one workload: of the first call, and per call in each round."""

    first: float
    calls: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median over the rounds."""
        return median(self.calls)

    @property
    def least(self) -> float:
        """The least over the rounds."""
        return min(self.calls)


@dataclass
class Comparison:
    """All peers on one workload; `error` is how far results are from the first peer's."""

    workload: Workload
    times: dict[str, Times]
    error: float

    def ratio(self, ours: str, theirs: str) -> float:
        """The median over the rounds of their time divided by ours."""
        pairs = zip(self.times[theirs].calls, self.times[ours].calls, strict=True)
        return median(b / a for b, a in pairs)


def compare(
    workload: Workload,
    peers: Sequence[Peer],
    *,
    rounds: int = 15,
    batch: float = 4e-3,
    pause: float = 3e-3,
    clock: Clock = time.perf_counter,
) -> Comparison:
    """Measure peers on one workload and compare their results.

    Raises AssertionError if results differ by more than rounding can explain.
    """
    calls, times, results = [], {}, []
    for peer in peers:
        start = clock()
        call = peer.prepare(workload)
        result = call()
        times[peer.name] = Times(clock() - start)
        calls.append(call)
        results.append(peer.numbers(result))
    error = max((_difference(results[0], r) for r in results[1:]), default=0.0)
    counts = [_count(call, batch, clock) for call in calls]
    for _ in range(rounds):
        for peer, call, n in zip(peers, calls, counts, strict=True):
            time.sleep(pause)
            times[peer.name].calls.append(_time(call, n, clock))
    return Comparison(workload, times, error)


def _count(call: Callable[[], Any], batch: float, clock: Clock) -> int:
    """How many calls fill a batch."""
    call()
    return max(1, int(batch / max(1e-9, _time(call, 3, clock))))


def _time(call: Callable[[], Any], n: int, clock: Clock) -> float:
    gc.disable()
    try:
        start = clock()
        for _ in range(n):
            call()
        return (clock() - start) / n
    finally:
        gc.enable()


def _difference(ours: Sequence[Any], theirs: Sequence[Any]) -> float:
    """The largest difference in units of the largest element of each result."""
    worst = 0.0
    for x, y in zip(ours, theirs, strict=True):
        scale = float(np.max(np.abs(y), initial=0.0)) or 1.0
        worst = max(worst, float(np.max(np.abs(x - y), initial=0.0)) / scale)
        bound = 1e-3 if y.dtype.itemsize == 4 else 1e-8
        assert worst < bound, f"results differ by {worst:.1e}, more than rounding explains"
    return worst


def geometric_mean(values: Sequence[float]) -> float:
    """The geometric mean.

    >>> geometric_mean([1.0, 4.0])
    2.0
    """
    return float(np.exp(np.mean(np.log(values))))
