"""Training and fitting side by side with jax: what a step or a batch of fits takes.

    python benchmarks/training.py               one core
    python benchmarks/training.py --fits 2000   fewer fits at once

- step: gradient and Adam's update of a 64-128-128-10 network on a batch of 64, float32, beside jax
  with optax and PyTorch; parameters are lists of pairs.
- fits: a sum of an exponential and a sine with five parameters, fitted to 100 points each, by
  `te.vmap` of `te.optimize.curve_fit`, beside jax.vmap of optimistix' Levenberg-Marquardt.

The libraries take turns in every round; figures are process CPU times on one thread, medians, and
medians of the ratios within a round. Fits that end in another minimum are counted.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from itertools import pairwise
from statistics import median
from time import perf_counter, process_time
from typing import Any

from side_by_side import bind

SIZES = (64, 128, 128, 10)
RATE = 1e-3


def network(np: Any, parameters: Any, x: Any, y: Any) -> Any:
    """The mean cross entropy, in the functions of one library."""
    for w, b in parameters[:-1]:
        x = np.tanh(x @ w + b)
    w, b = parameters[-1]
    z = x @ w + b
    z = z - np.max(z, axis=1, keepdims=True)
    z = z - np.log(np.sum(np.exp(z), axis=1, keepdims=True))
    return -np.mean(np.take_along_axis(z, y[:, None], axis=1))


def steps() -> dict[str, Callable[[], Any]]:
    """A training step of each library."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    import optax

    import tenferro as te

    rng = np.random.default_rng(0)
    weights = [(rng.normal(size=(m, n)) / m**0.5, np.zeros(n)) for m, n in pairwise(SIZES)]
    start = [(w.astype("f4"), b.astype("f4")) for w, b in weights]
    x, y = rng.normal(size=(64, SIZES[0])).astype("f4"), rng.integers(0, SIZES[-1], 64)

    def stepper(optimizer: Any, grad: Any, apply: Any, numpy: Any) -> Any:
        def step(parameters: Any, state: Any, x: Any, y: Any) -> Any:
            slopes = grad(lambda p: network(numpy, p, x, y))(parameters)
            updates, state = optimizer.update(slopes, state, parameters)
            return apply(parameters, updates), state

        return step

    ours, theirs = te.optimize.adam(RATE), optax.adam(RATE)
    step = te.jit(stepper(ours, te.grad, te.optimize.apply_updates, np))
    jax_step = jax.jit(stepper(theirs, jax.grad, optax.apply_updates, jnp))
    there = jax.tree.map(jnp.asarray, (start, x, y))
    states = {"native": (start, ours.init(start)), "jax": (there[0], theirs.init(there[0]))}

    def run() -> None:
        states["native"] = step(*states["native"], x, y)

    def run_jax() -> None:
        states["jax"] = jax.block_until_ready(jax_step(*states["jax"], *there[1:]))

    return {"native": run, "jax": run_jax, "torch": torch_step(start, x, y)}


def torch_step(start: Any, x: Any, y: Any) -> Callable[[], Any]:
    """The step of PyTorch's eager mode."""
    import torch

    torch.set_num_threads(1)
    leaves = [torch.tensor(a, requires_grad=True) for pair in start for a in pair]
    optimizer = torch.optim.Adam(leaves, RATE)
    inputs, targets = torch.tensor(x), torch.tensor(y)

    def run() -> None:
        optimizer.zero_grad(set_to_none=True)
        z = inputs
        for i in range(0, len(leaves) - 2, 2):
            z = torch.tanh(z @ leaves[i] + leaves[i + 1])
        torch.nn.functional.cross_entropy(z @ leaves[-2] + leaves[-1], targets).backward()
        optimizer.step()

    return run


def curve(np: Any, t: Any, a: Any, b: Any, c: Any, d: Any, e: Any) -> Any:
    """The function that is fitted."""
    return a * np.exp(-b * t) + c * np.sin(d * t) + e


def fits(n: int) -> dict[str, Callable[[], Any]]:
    """All fits of each library in one call."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    import optimistix

    import tenferro as te

    jax.config.update("jax_enable_x64", True)
    rng = np.random.default_rng(0)
    t, start = np.linspace(0, 4, 100), np.array([2.0, 1.0, 0.4, 2.9, 0.0])
    exact = np.array([2.5, 1.3, 0.5, 3.0, 0.2]) * (1 + 0.1 * rng.normal(size=(n, 5)))
    y = np.stack([curve(np, t, *p) for p in exact]) + 0.01 * rng.normal(size=(n, 100))
    solver = optimistix.LevenbergMarquardt(rtol=1e-8, atol=1e-8)

    def ours(y: Any) -> Any:
        return te.optimize.curve_fit(lambda t, *p: curve(np, t, *p), t, y, start)[0]

    def theirs(y: Any) -> Any:
        residuals = lambda p, _: curve(jnp, jnp.asarray(t), *p) - y  # noqa: E731
        return optimistix.least_squares(
            residuals, solver, jnp.asarray(start), max_steps=200, throw=False
        ).value

    all_ours, all_theirs = te.jit(te.vmap(ours)), jax.jit(jax.vmap(theirs))
    calls = {"native": lambda: all_ours(y), "jax": lambda: jax.block_until_ready(all_theirs(y))}
    for name, call in calls.items():
        wrong = np.abs(np.asarray(call()) - exact).max(axis=1) > 0.5
        print(f"{name}: {wrong.sum()} of {n} fits end in another minimum")
    return calls


def compare(name: str, calls: dict[str, Callable[[], Any]], rounds: int, repeat: int) -> None:
    """Print medians in microseconds of processor time, ratios to ours, and the first time."""
    from tenferro import runtime

    first = {}
    for library, call in calls.items():
        start = perf_counter()
        call()
        first[library] = perf_counter() - start
    runtime.wait_for_compilation()
    times: dict[str, list[float]] = {library: [] for library in calls}
    for _ in range(rounds):
        for library, call in calls.items():
            start = process_time()
            for _ in range(repeat):
                call()
            times[library].append((process_time() - start) / repeat)
    for library, found in times.items():
        ratio = median(a / b for a, b in zip(found, times["native"], strict=True))
        figures = f"{1e6 * median(found):12.0f} us {ratio:8.2f} {first[library]:8.2f} s at first"
        print(f"{name:6} {library:8} {figures}")


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--fits", type=int, default=10_000)
    options = parser.parse_args()
    bind(1)
    os.environ |= {"OMP_NUM_THREADS": "1", "TENFERRO_NUM_THREADS": "1"}
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    compare("step", steps(), options.rounds, 20)
    compare("fits", fits(options.fits), 3, 1)


if __name__ == "__main__":
    main()
