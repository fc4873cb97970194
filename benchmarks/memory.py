"""The gradient of 200 layers within limits of memory, side by side with jax's checkpoints.

    python benchmarks/memory.py               one core
    python benchmarks/memory.py --rounds 9    more rounds

Layers tanh(h W) of 64 units on 2,048 rows: 200 states of 1 MiB, and 6.3 MiB of gradients. tenferro
gets limits (`te.jit(..., memory_limit=)`), in both engines, and checkpoints of 14 layers by hand;
jax has checkpoints of 14 layers and of each. All take turns in every round; times are process CPU
times of one call, medians over the rounds.

Peaks are those beside the arguments, results included: of the `numpy` engine as `tracemalloc`
measures them, of native programs their workspace and outputs, of jax what its compiler states.
Results within limits are compared bit by bit with those without.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import tracemalloc
from collections.abc import Callable
from typing import Any

from side_by_side import bind, seconds

LAYERS, ROWS, UNITS = 200, 2048, 64
BLOCK = 14
LIMITS = (100, 52, 30)
"""MiB; the second is a quarter of what is needed without."""
MIB = 2**20
Call = Callable[[], Any]


def chain(xp: Any, block: int, checkpoint: Callable[..., Any] | None) -> Callable[..., Any]:
    """The loss as a function of weights and rows, in checkpoints of so many layers."""

    def part(h: Any, weights: Any) -> Any:
        for w in weights:
            h = xp.tanh(h @ w)
        return h

    again = part if checkpoint is None else checkpoint(part)

    def loss(weights: Any, h: Any) -> Any:
        for i in range(0, LAYERS, block):
            h = again(h, weights[i : i + block])
        return xp.sum(h * h)

    return loss


def traced_peak(call: Call) -> float:
    """The most MiB that Python's allocators had out at once."""
    call()
    gc.collect()
    tracemalloc.start()
    call()
    found = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return found / MIB


def of_tenferro(weights: Any, x: Any) -> tuple[dict[str, Call], dict[str, float]]:
    """Calls and peaks; raises where a limit changes a bit."""
    import numpy as np

    import tenferro as te
    from tenferro.engines import compile_graph

    calls: dict[str, Call] = {}
    peaks: dict[str, float] = {}
    for engine in ("numpy", "native"):
        derivative = te.value_and_grad(chain(np, LAYERS, None))
        graph = te.trace(derivative)(weights, x).graph
        expected: Any = None
        for limit in (None, *LIMITS):
            bytes_ = None if limit is None else limit * MIB
            function = te.jit(derivative, engine=engine, memory_limit=bytes_)
            name = f"tenferro {engine}" + ("" if limit is None else f", {limit} MiB")
            calls[name] = lambda function=function: function(weights, x)  # type: ignore[misc]
            value, found = calls[name]()
            expected = expected or found
            assert all(np.array_equal(a, b) for a, b in zip(found, expected, strict=True))
            if engine == "numpy":
                peaks[name] = traced_peak(calls[name])
            else:
                program: Any = compile_graph(graph, engine, bytes_)
                outputs = value.nbytes + sum(w.nbytes for w in weights)
                native = getattr(program, "program", program)
                peaks[name] = (outputs + native.schedule.memory) / MIB
    blocks = te.jit(te.value_and_grad(chain(np, BLOCK, te.checkpoint)), engine="numpy")
    calls[f"tenferro numpy, {BLOCK} layers"] = lambda: blocks(weights, x)
    peaks[f"tenferro numpy, {BLOCK} layers"] = traced_peak(lambda: blocks(weights, x))
    te.runtime.wait_for_compilation()
    return calls, peaks


def of_jax(weights: Any, x: Any) -> tuple[dict[str, Call], dict[str, float]]:
    """Calls and peaks, as its compiler states them."""
    import jax
    import jax.numpy as jnp

    calls: dict[str, Call] = {}
    peaks: dict[str, float] = {}
    for name, block, checkpoint in (
        ("jax", LAYERS, None),
        (f"jax, {BLOCK} layers", BLOCK, jax.checkpoint),
        ("jax, each layer", 1, jax.checkpoint),
    ):
        function = jax.jit(jax.value_and_grad(chain(jnp, block, checkpoint)))
        compiled = function.lower(weights, x).compile()
        memory = compiled.memory_analysis()
        peaks[name] = (memory.temp_size_in_bytes + memory.output_size_in_bytes) / MIB
        calls[name] = lambda run=compiled: jax.block_until_ready(run(weights, x))  # type: ignore[misc]
        calls[name]()
    return calls, peaks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    bind(1)
    import jax
    import numpy as np

    jax.config.update("jax_enable_x64", True)
    rng = np.random.default_rng(0)
    weights = [rng.standard_normal((UNITS, UNITS)) / np.sqrt(UNITS) for _ in range(LAYERS)]
    x = rng.standard_normal((ROWS, UNITS))
    calls, peaks = of_tenferro(weights, x)
    for found, into in zip(of_jax(weights, x), (calls, peaks), strict=True):
        into.update(found)  # type: ignore[arg-type]
    rows = [{name: seconds(call, 0) for name, call in calls.items()} for _ in range(options.rounds)]
    for name in calls:
        times = [row[name] for row in rows]
        plain = name.split(",")[0]
        ratio = statistics.median(row[name] / row[plain] for row in rows)
        print(
            f"{name:26} peak {peaks[name]:6.1f} MiB  {statistics.median(times) * 1e3:6.0f} ms"
            f"  {ratio:5.2f} of {plain}"
        )


if __name__ == "__main__":
    sys.exit(main())
