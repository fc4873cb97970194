"""Loops with small bodies, side by side with jax: nanoseconds a step, and memory of reverse mode.

    python benchmarks/loops.py                       all of them on one core
    python benchmarks/loops.py --rounds 15 pendulum lorenz_ensemble

A row of `LOOPS` makes a loop for a library: a function of some arguments, those to differentiate
by, and the number of steps, those of all lanes of an ensemble together. Times are of the process,
of one call of a compiled function; tenferro and jax take turns in every round, and ratios are
medians within a round. The first line is of reverse mode through a `while_loop`, which jax does not
have: what the run takes in memory beyond what the same program has taken on a hundredth of the
steps, and how much longer than the loop alone.
"""

from __future__ import annotations

import argparse
import resource
import statistics
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from sequences import LIBRARIES, random, run
from side_by_side import JAX, OURS, bind, measure

STEPS, LANES, LANE_STEPS = 10_000, 1024, 200
LONG = 200_000


class Loop(NamedTuple):
    """A function with a loop, its arguments, by how many of the first to differentiate."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    active: int
    steps: int


def recurrence(library: Any) -> Loop:
    """s = s * a + x on two numbers."""

    def f(a: Any, s: Any, xs: Any) -> Any:
        return library.np.sum(library.scan(lambda s, x: (s * a + x, None), s, xs)[0])

    xs = random().standard_normal((STEPS, 2))
    return Loop(f, (0.99, xs[0], xs), 3, STEPS)


def rnn(library: Any) -> Loop:
    """s = tanh(w s + x) on 32 numbers, and their sum."""
    np = library.np

    def f(w: Any, s: Any, xs: Any) -> Any:
        def step(s: Any, x: Any) -> Any:
            s = np.tanh(w @ s + x)
            return s, np.sum(s)

        return np.sum(library.scan(step, s, xs)[1])

    xs = random().standard_normal((STEPS, 32))
    return Loop(f, (0.1 * random().standard_normal((32, 32)), xs[0], xs), 3, STEPS)


def runge_kutta(rate: Callable[[Any], Any], s: Any, h: float) -> Any:
    k1 = rate(s)
    k2 = rate(s + h / 2 * k1)
    k3 = rate(s + h / 2 * k2)
    k4 = rate(s + h * k3)
    return s + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def pendulum_rate(np: Any, p: Any, s: Any) -> Any:
    x, v = s[0], s[1]
    return np.stack([v, -p[0] * np.sin(x) - p[1] * v + p[2] * np.cos(x * 0.5)])


def pendulum_step(np: Any, p: Any, s: Any) -> Any:
    return runge_kutta(partial(pendulum_rate, np, p), s, 0.01)


def lorenz_step(np: Any, p: Any, s: Any) -> Any:
    def rate(s: Any) -> Any:
        x, y, z = s[0], s[1], s[2]
        return np.stack([p[0] * (y - x), x * (p[1] - z) - y, x * y - p[2] * z])

    return runge_kutta(rate, s, 0.001)


PENDULUM, LORENZ = (1.0, 0.1, 0.3), (10.0, 28.0, 8 / 3)


def pendulum(library: Any) -> Loop:
    """A driven pendulum by the classical Runge-Kutta method."""
    np = library.np

    def f(p: Any, s: Any) -> Any:
        step = partial(pendulum_step, np, p)
        return np.sum(library.scan(lambda s, _: (step(s), None), s, None, length=STEPS)[0])

    return Loop(f, (PENDULUM, (1.0, 0.0)), 2, STEPS)


def ensemble(library: Any, step: Callable[..., Any], p: Any, size: int) -> Loop:
    """Many initial states of one equation: `vmap` of a loop."""
    np = library.np

    def f(p: Any, s: Any) -> Any:
        def one(s: Any) -> Any:
            steps = library.scan(lambda s, _: (step(np, p, s), None), s, None, length=LANE_STEPS)
            return steps[0]

        return np.sum(library.vmap(one)(s) ** 2)

    states = random().standard_normal((LANES, size))
    return Loop(f, (p, states), 2, LANES * LANE_STEPS)


def pendulum_ensemble(library: Any) -> Loop:
    return ensemble(library, pendulum_step, PENDULUM, 2)


def lorenz_ensemble(library: Any) -> Loop:
    return ensemble(library, lorenz_step, LORENZ, 3)


LOOPS = {f.__name__: f for f in (recurrence, pendulum, rnn, pendulum_ensemble, lorenz_ensemble)}


def library(name: str) -> Any:
    """A library with what ensembles need beside."""
    found = LIBRARIES[name]()
    if name == JAX:
        import jax

        found.vmap, found.jvp, found.while_loop = jax.vmap, jax.jvp, jax.lax.while_loop
    else:
        import tenferro as te

        found.vmap, found.jvp, found.while_loop = te.vmap, te.jvp, te.while_loop
    return found


def compiled(which: str, name: str) -> dict[str, Callable[[], Any]]:
    """Value, and value with gradients."""
    import numpy as np

    own = library(name)
    loop = LOOPS[which](own)
    arguments = tuple(np.asarray(x) for x in loop.arguments)
    gradient = own.value_and_grad(loop.function, argnums=tuple(range(loop.active)))
    functions = {"value": loop.function, "gradient": gradient}
    return {kind: partial(run, own, own.jit(f), arguments) for kind, f in functions.items()}


def compare(which: str) -> dict[str, dict[str, Callable[[], Any]]]:
    """The compiled functions of both, after they have given the same."""
    import numpy as np

    calls = {name: compiled(which, name) for name in LIBRARIES}
    (ours, ours_by), (jaxs, jaxs_by) = (calls[name]["gradient"]() for name in (OURS, JAX))
    np.testing.assert_allclose(ours, jaxs, rtol=1e-9)
    for a, b in zip(ours_by, jaxs_by, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-6, atol=1e-9)
    return calls


def reverse_through_while(rounds: int) -> None:
    """Print what reverse mode takes through a loop that ends when a condition says so."""
    import numpy as np

    import tenferro as te

    def f(x: Any, n: Any) -> Any:
        def body(s: Any) -> Any:
            return np.sin(s[0]) * 0.9 + s[0] * 0.1, s[1] + 1

        return np.sum(te.while_loop(lambda s: s[1] < n, body, (x, 0), checkpoint=True)[0])

    x = random().standard_normal(200)
    forward, gradient = te.jit(f), te.jit(te.grad(f))
    for program in (forward, gradient):
        program(x, LONG // 100)
    te.runtime.wait_for_compilation()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    gradient(x, LONG)
    mebibytes = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    calls = {"value": partial(forward, x, LONG), "gradient": partial(gradient, x, LONG)}
    row = measure({OURS: calls}, rounds)
    times = (row[f"{OURS} {kind} ms"] * 1e6 / LONG for kind in calls)
    print("{:18} value {:8.1f} ns, gradient {:8.1f} ns a step".format("while", *times), end="")
    print(f" ({row['gradient/value']:.2f} times), {mebibytes:.1f} MiB for {LONG} steps")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("loops", nargs="*", choices=[*LOOPS, "while", []], help="default: all")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(options.cores)
    chosen = options.loops or [*LOOPS, "while"]
    if "while" in chosen:  # first: what others leave in memory would hide what it takes
        reverse_through_while(options.rounds)
    ratios = []
    for which in (name for name in chosen if name in LOOPS):
        steps = LOOPS[which](library(OURS)).steps
        row = measure(compare(which), options.rounds)
        print(f"{which:18}", end="")
        for kind in ("value", "gradient"):
            times = (row[f"{name} {kind} ms"] * 1e6 / steps for name in LIBRARIES)
            ratios.append(row[f"{JAX}/ours {kind}"])
            print(f" {kind} {'{:8.2f} ns, jax {:8.2f}'.format(*times)} ({ratios[-1]:5.2f})", end="")
        print(flush=True)
    if ratios:
        mean, least = statistics.geometric_mean(ratios), min(ratios)
        print(f"jax/ours: geometric mean {mean:.2f}, least {least:.2f}")


if __name__ == "__main__":
    main()
