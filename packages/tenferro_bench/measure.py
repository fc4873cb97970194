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

from tenferro_bench.peers import Call, Details, Peer
from tenferro_bench.workload import Workload
from tenferro_bench.workloads import selected

Clock = Callable[[], float]
_SECONDS = 8.0
"""What the rounds of one workload may take; slow workloads have fewer of them."""
_FEWEST_ROUNDS = 3


@dataclass
class Times:
    """Seconds of one peer on one workload: per call in each round, and of first results.

    `cold` with nothing kept from before, `disk` with compiled programs on disk. `final` is the time
    until compilation, of which a part may go on behind the cold first result, has ended too.
    """

    calls: list[float] = field(default_factory=list)
    cold: list[float] = field(default_factory=list)
    disk: list[float] = field(default_factory=list)
    final: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median over the rounds."""
        return median(self.calls)

    @property
    def least(self) -> float:
        """The least over the rounds."""
        return min(self.calls)


@dataclass
class PeerComparison:
    """All peers on one workload; `error` is how far results are from the first peer's."""

    workload: Workload
    times: dict[str, Times]
    error: float
    details: dict[str, Details] = field(default_factory=dict)

    def ratio(self, ours: str, theirs: str) -> float:
        """The median over the rounds of their time divided by ours."""
        pairs = zip(self.times[theirs].calls, self.times[ours].calls, strict=True)
        return median(b / a for b, a in pairs)


def compare(
    workload: Workload,
    peers: Sequence[Peer],
    *,
    rounds: int = 15,
    first_rounds: int = 0,
    batch: float = 4e-3,
    pause: float = 3e-3,
    clock: Clock = time.perf_counter,
) -> PeerComparison:
    """Measure peers on one workload and compare their results.

    Raises AssertionError if results differ by more than rounding can explain.
    """
    peers = [peer for peer in peers if peer.name not in workload.without]
    times = {peer.name: Times() for peer in peers}
    arguments = [peer.arguments(workload) for peer in peers]
    for _ in range(first_rounds):
        for peer, given in zip(peers, arguments, strict=True):
            _first(workload, peer, given, times[peer.name], clock)
    calls = [p.prepare(workload, given) for p, given in zip(peers, arguments, strict=True)]
    results = [
        peer.numbers(result, workload)
        for peer, result in zip(peers, [call() for call in calls], strict=True)
        if workload.argnums is None or peer.differentiates
    ]
    for peer in peers:
        peer.settle()
    error = max((_difference(results[0], r) for r in results[1:]), default=0.0)
    for name, found in zip(times, _rounds(calls, rounds, batch, pause, clock), strict=True):
        times[name].calls = found
    details = {
        p.name: p.details(workload, given) for p, given in zip(peers, arguments, strict=True)
    }
    return PeerComparison(workload, times, error, details)


def _first(
    workload: Workload, peer: Peer, arguments: Sequence[Any], times: Times, clock: Clock
) -> None:
    """Time first results: without and with programs on disk."""
    if not peer.compiles:
        return
    for disk, found in ((True, times.cold), (False, times.disk)):
        peer.forget(disk=disk)
        gc.collect()
        gc.disable()  # how long it takes depends on what else is loaded
        try:
            start = clock()
            peer.prepare(workload, arguments)()
            found.append(clock() - start)
            peer.settle()
            if disk:
                times.final.append(clock() - start)
        finally:
            gc.enable()


def start(peers: Sequence[Peer]) -> None:
    """Let every peer run something, so that its own start counts for no workload."""
    (workload,) = selected("x + y, n=4")
    for peer in peers:
        peer.prepare(workload, peer.arguments(workload))()
        peer.settle()


def _rounds(
    calls: Sequence[Call], rounds: int, batch: float, pause: float, clock: Clock
) -> list[list[float]]:
    """Seconds per call of each peer, in each round."""
    counts = [_count(call, batch, clock) for call in calls]
    found: list[list[float]] = [[] for _ in calls]
    end = clock() + _SECONDS
    for i in range(rounds):
        if i >= _FEWEST_ROUNDS and clock() > end:
            break
        for times, call, n in zip(found, calls, counts, strict=True):
            time.sleep(pause)
            times.append(_time(call, n, clock))
    return found


def _count(call: Call, batch: float, clock: Clock) -> int:
    """How many calls fill a batch."""
    call()
    return max(1, int(batch / max(1e-9, _time(call, 3, clock))))


def _time(call: Call, n: int, clock: Clock) -> float:
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
        bound = 1e-4 if y.dtype in (np.float32, np.complex64) else 1e-9
        assert worst < bound, f"results differ by {worst:.1e}, more than rounding explains"
    return worst


def geometric_mean(values: Sequence[float]) -> float:
    """The geometric mean.

    >>> geometric_mean([1.0, 4.0])
    2.0
    """
    return float(np.exp(np.mean(np.log(values))))
