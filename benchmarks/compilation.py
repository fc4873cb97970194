"""How soon programs are fast: the programs of `tenferro bench` with empty caches, beside jax.

    python benchmarks/compilation.py                        all of the default set
    python benchmarks/compilation.py --set survey --only GRU

Columns: processor time to the first result and until all code is compiled, beside jax's to its
first result, which is its only code; how many calls a loop makes meanwhile, and the ninth decile
of their times as a multiple of that of calls of the `numpy` engine before and after; the call after
`wait_for_compilation` as a multiple of later ones. Times of calls are of the calling thread.

Functions that programs share are there when a program is measured, as parts of the runtime and
jax's own kernels are; with `--alone` they are compiled as well.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import geometric_mean, median, quantiles
from typing import Any

ALONE, FEWEST = 0.1, 5
"""Seconds and calls for which the `numpy` engine runs at least, each time."""
LONGEST = 20.0
"""Seconds after which a loop ends that waits for full code."""
COLUMNS = (
    "first",
    "full",
    "jax",
    "first/jax",
    "full/jax",
    "slow calls",
    "slow/numpy",
    "next/later",
)


def first_result(
    peer: Any, workload: Any, arguments: Any, alone: bool = False
) -> tuple[float, Callable[[], Any]]:
    """Processor time to the first result with empty caches, and the call."""
    from tenferro.engines.native.kernels import shared_functions

    peer.forget(disk=True)
    if alone:
        shared_functions.forget()
    gc.collect()
    start = time.process_time()
    call = peer.prepare(workload, arguments)
    call()
    return time.process_time() - start, call


def thread_seconds(call: Callable[[], Any]) -> float:
    """Processor time of one call in this thread."""
    start = time.thread_time()
    call()
    return time.thread_time() - start


def calls_alone(call: Callable[[], Any]) -> list[float]:
    """Times of the calls of a loop of some length."""
    found: list[float] = []
    while len(found) < FEWEST or sum(found) < ALONE:
        found.append(thread_seconds(call))
    return found


def calls_meanwhile(call: Callable[[], Any]) -> list[float]:
    """Times of the calls of a loop until compilation has ended."""
    from tenferro.engines.native.runtime.jobs.background import background

    found, end = [], time.monotonic() + LONGEST
    while not background.is_idle() and time.monotonic() < end:
        found.append(thread_seconds(call))
    return found


def ninth_decile(times: list[float]) -> float:
    """What nine of ten are at most."""
    return quantiles(times, n=10, method="inclusive")[-1]


def measured(
    workload: Any, ours: Any, reference: Any, jax: Any | None, alone: bool
) -> dict[str, float]:
    """The row of one program."""
    from tenferro import runtime

    arguments = ours.arguments(workload)
    slow_call = reference.prepare(workload, arguments)
    slow_call()
    numpy = calls_alone(slow_call)
    _, call = first_result(ours, workload, arguments)
    meanwhile = calls_meanwhile(call)
    runtime.wait_for_compilation()
    numpy += calls_alone(slow_call)
    first, call = first_result(ours, workload, arguments, alone)
    start = time.process_time()
    runtime.wait_for_compilation()
    full = first + time.process_time() - start
    following = thread_seconds(call)
    later = median(thread_seconds(call) for _ in range(15))
    row = {"first": first, "full": full, "slow calls": len(meanwhile)}
    if len(meanwhile) > 1:
        row["slow/numpy"] = ninth_decile(meanwhile) / ninth_decile(numpy)
    row["next/later"] = following / later
    if jax is not None and jax.name not in workload.without:
        row["jax"], _ = first_result(jax, workload, jax.arguments(workload))
        row |= {f"{kind}/jax": row[kind] / row["jax"] for kind in ("first", "full")}
    return row


def show(name: str, row: dict[str, float]) -> None:
    """One line of the table."""
    cells = [
        f"{1e3 * row[c]:8.1f} ms" if c in ("first", "full", "jax") else f"{row[c]:11.2f}"
        for c in COLUMNS
        if c in row
    ]
    print(f"{name:38s}", *cells, flush=True)


def summary(rows: list[dict[str, float]]) -> None:
    """Shares and means over the programs."""
    for column, bound in (("first/jax", 1.0), ("full/jax", 1.0), ("slow/numpy", 1.2)):
        found = [row[column] for row in rows if column in row]
        if found:
            share = sum(x <= bound for x in found) / len(found)
            mean, most = geometric_mean(found), max(found)
            print(f"{column}: mean {mean:.2f}, most {most:.2f}, at most {bound:g} in {share:.0%}")
    most = max(row["next/later"] for row in rows)
    print(f"call after wait_for_compilation: at most {most:.1f} of a later one")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--set", default="default", choices=("default", "survey"))
    parser.add_argument("--only", default="", help="programs whose name or kind contains this")
    parser.add_argument("--without-jax", action="store_true")
    parser.add_argument("--alone", action="store_true", help="compile shared functions too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TENFERRO_CACHE_DIR"] = folder
        from tenferro_bench import measure, peers
        from tenferro_bench.workloads import selected

        makers = peers.PEERS
        ours, reference = makers["native"](), makers["numpy"]()
        jax = None if options.without_jax else makers["jax"]()
        measure.start([ours, reference, *([jax] if jax else [])])
        print(" " * 38, *(f"{c:>11s}" for c in COLUMNS))
        rows = []
        for workload in selected(options.only, options.set):
            rows.append(measured(workload, ours, reference, jax, options.alone))
            show(workload.name, rows[-1])
        summary(rows)


if __name__ == "__main__":
    sys.exit(main())
