"""Time from a Python function to a compiled gradient, side by side with the peers installed.

    python benchmarks/graph_layer.py            all but the program of a million operations
    python benchmarks/graph_layer.py --million  that one
    python benchmarks/graph_layer.py --json F   also write the figures to a file

Figures are process CPU time, medians over interleaved runs, in µs per primal operation unless said.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import resource
import sys
import timeit
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import tenferro as te
from computegraph import materialize_merge
from tenferro.engines import compile_graph
from tenferro.engines.registry import CompiledGraph
from tenferro.trace import Trace
from tenferro.transforms.derivatives.reverse import forward
from tenferro.transforms.tracing.tracing import in_trace, trace_call
from tidu import linear_transpose

OPERATIONS_PER_STEP = 48


def oscillator(steps: int, sin: Callable[..., Any]) -> Callable[..., Any]:
    """A forced oscillator integrated by RK4, unrolled: about 48 scalar operations a step."""

    def position(x: Any, v: Any, w: Any) -> Any:
        h, t = 0.01, 0.0

        def acceleration(x: Any, v: Any, t: float) -> Any:
            return sin(w * t) - x * w - 0.1 * v

        for _ in range(steps):
            a1 = acceleration(x, v, t)
            x2, v2 = x + h / 2 * v, v + h / 2 * a1
            a2 = acceleration(x2, v2, t + h / 2)
            x3, v3 = x + h / 2 * v2, v + h / 2 * a2
            a3 = acceleration(x3, v3, t + h / 2)
            x4, v4 = x + h * v3, v + h * a3
            a4 = acceleration(x4, v4, t + h)
            x = x + h / 6 * (v + 2 * v2 + 2 * v3 + v4)
            v = v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            t = t + h
        return x

    return position


ARGUMENTS = (1.0, 0.0, 2.0)


def stages(steps: int) -> dict[str, float]:
    """Seconds of each stage, the number of operations, and the gradient."""
    gc.collect()
    marks = [process_time()]

    def compiled(trace: Trace) -> tuple[int, CompiledGraph]:
        traced = trace_call(trace, oscillator(steps, np.sin), ARGUMENTS, "f", has_aux=False)
        n = len(trace)
        marks.append(process_time())
        linear = forward(traced)
        marks.append(process_time())
        transposed = linear_transpose(linear)
        marks.append(process_time())
        inputs = [*traced.input_ids, *(v for _, v in transposed.tangent_inputs)]
        outputs = [v for v in transposed.tangent_outputs if v]
        program = compile_graph(materialize_merge(trace, outputs, inputs), "numpy")
        marks.append(process_time())
        return n, program

    n, program = in_trace("benchmark", compiled)
    program(*ARGUMENTS, 1.0)
    marks.append(process_time())
    names = ("trace", "linearize", "transpose", "compile", "run")
    found = {k: b - a for k, a, b in zip(names, marks, marks[1:], strict=False)}
    return {**found, "total": marks[4] - marks[0], "operations": n}


def jax_gradient_jaxpr(steps: int) -> float | None:
    """Seconds of `jax.make_jaxpr(jax.grad(f))` on the same program."""
    try:
        import jax
        import jax.numpy as jnp
    except ImportError:
        return None
    begin = process_time()
    jax.make_jaxpr(jax.grad(oscillator(steps, jnp.sin), argnums=(0, 1, 2)))(*ARGUMENTS)
    return process_time() - begin


def casadi_gradient(steps: int) -> float | None:
    """Seconds from building the expression to a compiled gradient function."""
    try:
        import casadi
    except ImportError:
        return None
    begin = process_time()
    args = [casadi.SX.sym(n) for n in "xvw"]
    y = oscillator(steps, casadi.sin)(*args)
    casadi.Function("g", args, [casadi.gradient(y, casadi.vertcat(*args))])
    return process_time() - begin


def autograd_gradient(steps: int) -> float | None:
    """Seconds of one gradient, evaluation included: autograd has no compiled form."""
    try:
        import autograd
        import autograd.numpy as anp
    except ImportError:
        return None
    begin = process_time()
    autograd.grad(oscillator(steps, anp.sin), 0)(*ARGUMENTS)
    return process_time() - begin


PEERS = {"jax jaxpr": jax_gradient_jaxpr, "casadi": casadi_gradient, "autograd": autograd_gradient}


def compare(steps: int, repeats: int) -> dict[str, Any]:
    """Medians of all stages and peers, interleaved."""
    ours: list[dict[str, float]] = []
    peers: dict[str, list[float]] = {name: [] for name in PEERS}
    stages(steps)
    for _ in range(repeats):
        ours.append(stages(steps))
        for name, run in PEERS.items():
            gc.collect()
            seconds = run(steps)
            if seconds is not None:
                peers[name].append(seconds)
    n = ours[0]["operations"]
    rows = {key: 1e6 * median(r[key] for r in ours) / n for key in ours[0] if key != "operations"}
    for name, seconds_list in peers.items():
        if seconds_list:
            rows[name] = 1e6 * median(seconds_list) / n
            ratios = [p / o["total"] for p, o in zip(seconds_list, ours, strict=True)]
            rows[f"{name} / ours"] = median(ratios)
    return {"operations": n, **rows}


def mlp(layers: int = 1000, width: int = 4) -> float:
    """Milliseconds to the first gradient of a deep narrow network, from nothing."""
    rng = np.random.default_rng(0)
    parameters = [
        (rng.standard_normal((width, width)), rng.standard_normal(width)) for _ in range(layers)
    ]

    def loss(parameters: Any, x: Any) -> Any:
        for w, b in parameters:
            x = np.tanh(w @ x + b)
        return np.sum(x)

    begin = process_time()
    te.grad(loss)(parameters, np.ones(width))
    return 1e3 * (process_time() - begin)


def call() -> dict[str, float]:
    """Microseconds to call a compiled program of three operations, and the same in NumPy."""

    def f(x: Any, y: Any) -> Any:
        return (x + y) * x - y

    compiled = te.jit(f, engine="numpy")
    x, y = np.ones(3), np.ones(3)
    for _ in range(100):
        compiled(x, y)
    n, timer = 20_000, process_time
    rows = {"numpy engine": lambda: compiled(x, y), "bare NumPy": lambda: f(x, y)}
    times: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(7):
        for name, run in rows.items():
            times[name].append(1e6 * timeit.timeit(run, number=n, timer=timer) / n)
    return {name: median(found) for name, found in times.items()}


def million() -> dict[str, Any]:
    """The program of a million operations: seconds, bytes and what is left of them."""
    small = median(stages(1000 // OPERATIONS_PER_STEP)["total"] for _ in range(21)) / 1000
    stages(100_000 // OPERATIONS_PER_STEP)
    before = _resident()
    found = stages(1_000_000 // OPERATIONS_PER_STEP)
    peak = 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    n = found["operations"]
    return {
        "operations": n,
        **{f"{key} s": value for key, value in found.items() if key != "operations"},
        "µs per operation": 1e6 * found["total"] / n,
        "growth from a thousand": found["total"] / n / small,
        "peak bytes per operation": (peak - before) / n,
        "MB left after": (_resident() - before) / 1e6,
    }


def _resident() -> int:
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:  # what is free goes back to the system, so that only what is kept counts
        trim(0)
    text = Path("/proc/self/statm").read_text() if Path("/proc/self/statm").exists() else "0 0"
    return int(text.split()[1]) * resource.getpagesize()


def _show(title: str, rows: dict[str, Any]) -> None:
    print(f"\n{title}")
    for key, value in rows.items():
        print(
            f"  {key:<28}{value:>12.3f}" if isinstance(value, float) else f"  {key:<28}{value:>12}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--million", action="store_true")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    if options.million:
        figures: dict[str, Any] = {"a million operations": million()}
    else:
        figures = {
            "RK4, µs per operation": compare(180, options.repeats),
            "MLP of 1000 layers, ms to the first gradient": {
                "median": median(mlp() for _ in range(options.repeats))
            },
            "call of 3 operations on two small arrays, µs": call(),
        }
    for title, rows in figures.items():
        _show(title, rows)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
