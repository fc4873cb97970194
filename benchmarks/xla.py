"""The XLA engine beside jax: the same functions, both compiled by XLA, on arrays of the device.

    python benchmarks/xla.py [part of a workload's name]
    python benchmarks/xla.py long

For each workload of `tenferro bench`: the time of a call, the operations and bytes that XLA counts
in the compiled program, and the time from a Python function to its first result, tracing and
compilation included, each as jax's divided by ours. `long` is the gradient of an integrator of
18,000 operations, written out. On processors, times are of the processor, over all threads, so that
other processes matter less; on accelerators they are of the clock.
"""

from __future__ import annotations

import sys
import time
from math import exp, log
from typing import Any

import jax
import numpy as np

import tenferro as te
from tenferro.engines.xla import XLA
from tenferro.engines.xla.programs import executable
from tenferro_bench.peers import Jax, Tenferro
from tenferro_bench.workloads import WORKLOADS

ROUNDS = 7
FIRSTS = 3
BATCH = 0.02
CLOCK = time.process_time if jax.default_backend() == "cpu" else time.perf_counter


def least(call: Any) -> float:
    """Seconds of one call in a short batch."""
    begin = time.perf_counter()
    call()
    once = time.perf_counter() - begin
    n = max(1, int(BATCH / max(once, 1e-7)))
    begin = CLOCK()
    for _ in range(n):
        call()
    return (CLOCK() - begin) / n


def interleaved(*calls: Any) -> list[float]:
    """The least time of each, over rounds in which they take turns."""
    rounds = [[least(call) for call in calls] for _ in range(ROUNDS)]
    return [min(column) for column in zip(*rounds, strict=True)]


def counted(parts: Any) -> tuple[float, float]:
    """Floating-point operations and bytes that XLA counts in compiled programs."""
    found = [part.cost_analysis() for part in parts]
    return sum(f.get("flops", 0.0) for f in found), sum(f["bytes accessed"] for f in found)


def ours(function: Any, arguments: Any) -> tuple[float, Any, Any]:
    """Seconds to a first result, a call on device arrays, and the compiled pieces."""
    XLA.programs.clear()
    executable.built.clear()
    placed = [jax.device_put(a) for a in arguments]
    begin = CLOCK()
    traced = te.trace(function, engine="xla")(*arguments)
    compiled: Any = traced.compiled
    placed += [jax.device_put(a) for a in traced.captured]
    jax.block_until_ready(compiled.on_devices(*placed))
    first = CLOCK() - begin
    pieces = [placed.built.compiled for placed in compiled.program.executable().placed]
    return first, lambda: jax.block_until_ready(compiled.on_devices(*placed)), pieces


def theirs(function: Any, arguments: Any) -> tuple[float, Any, Any]:
    """The same of jax."""
    jax.clear_caches()
    placed = [jax.device_put(a) for a in arguments]
    begin = CLOCK()
    jitted = jax.jit(function)
    compiled = jitted.lower(*placed).compile()
    jax.block_until_ready(compiled(*placed))
    first = CLOCK() - begin
    jax.block_until_ready(jitted(*placed))
    return first, lambda: jax.block_until_ready(jitted(*placed)), [compiled]


def compare(name: str, ours_function: Any, theirs_function: Any, arguments: Any) -> list[float]:
    """Ratios of time, operations, bytes and first result, jax's divided by ours."""
    firsts = []
    for _ in range(FIRSTS):  # in turns
        their_first, their_call, their_parts = theirs(theirs_function, arguments)
        our_first, our_call, our_parts = ours(ours_function, arguments)
        firsts.append((their_first, our_first))
    their_first, our_first = map(min, zip(*firsts, strict=True))
    a, b = interleaved(our_call, their_call)
    (our_flops, our_bytes), (their_flops, their_bytes) = counted(our_parts), counted(their_parts)
    ratios = [
        b / a,
        (their_flops + 1) / (our_flops + 1),
        their_bytes / max(our_bytes, 1),
        their_first / our_first,
    ]
    shown = "  ".join(f"{r:6.2f}" for r in ratios)
    print(f"{name:42} {a * 1e6:11.1f} us  {shown}  {our_first:6.2f} s", flush=True)
    return ratios


def workloads(part: str) -> None:
    """All workloads of the suite whose name has this part."""
    us, them = Tenferro("xla"), Jax()
    jax.config.update("jax_compilation_cache_dir", None)
    print(f"{'jax / ours':42} {'ours':>11}     time   flops   bytes   first")
    table, gradients = [], []
    for w in WORKLOADS:
        if part in w.name:
            row = compare(w.name, us.function(w), them.function(w), w.arguments())
            table.append(row)
            if w.argnums is not None:
                gradients.append(row)
    means = [exp(sum(map(log, column)) / len(table)) for column in zip(*table, strict=True)]
    print(f"{'geometric mean':60}" + "  ".join(f"{m:6.2f}" for m in means))
    fewer = [min(row[1], row[2]) >= 0.999 for row in gradients]
    print(f"gradients with no more operations and bytes than jax's: {sum(fewer)} of {len(fewer)}")


def integrator(xp: Any, steps: int) -> Any:
    """Runge-Kutta steps of a pendulum with friction, written out."""

    def slope(x: Any, v: Any, w: Any) -> Any:
        return v, -w * xp.sin(x) - 0.1 * v * xp.abs(v)

    def final(x: Any, w: Any) -> Any:
        v, h = 0.0 * x, 0.01
        for _ in range(steps):
            a, b = slope(x, v, w)
            c, d = slope(x + h / 2 * a, v + h / 2 * b, w)
            e, f = slope(x + h / 2 * c, v + h / 2 * d, w)
            g, k = slope(x + h * e, v + h * f, w)
            x = x + h / 6 * (a + 2 * c + 2 * e + g)
            v = v + h / 6 * (b + 2 * d + 2 * f + k)
        return xp.sum(x * x + v)

    return final


def long(steps: int) -> None:
    """Time to a first result of a gradient without loops."""
    us, them = Tenferro("xla"), Jax()
    jax.config.update("jax_compilation_cache_dir", None)
    arguments = [np.linspace(0.1, 1.0, 100), np.linspace(1.0, 2.0, 100)]
    our_f = us.gradient(integrator(us.namespace, steps), (0, 1))
    first, call, parts = ours(our_f, arguments)
    print(f"ours: {len(te.trace(our_f)(*arguments))} operations, first {first:.2f} s", flush=True)
    print(f"{len(parts)} pieces, {len(set(map(id, parts)))} compiled, call {least(call):.2e} s")
    them_f = them.gradient(integrator(them.namespace, steps), (0, 1))
    first, call, _ = theirs(them_f, arguments)
    print(f"jax: first {first:.2f} s, call {least(call):.2e} s")


if __name__ == "__main__":
    if sys.argv[1:2] == ["long"]:
        long(int(sys.argv[2]) if len(sys.argv) > 2 else 180)
    else:
        workloads("".join(sys.argv[1:]))
