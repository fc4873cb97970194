"""Batches of loops that end when each element is done, side by side with jax.

    python benchmarks/ensembles.py                       all of them on one core
    python benchmarks/ensembles.py --rounds 15 mandelbrot

A row of `ENSEMBLES` makes for a library what one element computes by a `while_loop`, which also
counts its steps, and the elements. Nanoseconds are those of one step of one element, of the steps
that the elements need; times are of the process, of one call of a compiled function. tenferro and
jax take turns in every round, and ratios are medians within a round. Tangents are forward mode in
all arguments; gradients, which jax does not have through such loops, are tenferro's alone.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from loops import library, pendulum_rate
from sequences import LIBRARIES, random, run
from side_by_side import JAX, OURS, bind, measure

LANES, POINTS, MOST = 1024, 256, 200


class Ensemble(NamedTuple):
    """What one element gives, with the number of its steps; and the elements."""

    function: Callable[..., Any]
    elements: tuple[Any, ...]


def newton(library: Any) -> Ensemble:
    """Cube roots by Newton's method, of numbers from 0.05 to 160,000: 3 to 24 steps."""
    np = library.np

    def one(a: Any) -> Any:
        def step(s: Any) -> Any:
            x, k = s
            return x - (x * x * x - a) / (3 * x * x), k + 1

        def far(s: Any) -> Any:
            return np.abs(s[0] * s[0] * s[0] - a) > 1e-12 * a

        return library.while_loop(far, step, (a, 0))

    return Ensemble(one, (2.718281828459045 ** random().uniform(-3, 12, LANES),))


def mandelbrot(library: Any) -> Ensemble:
    """The Mandelbrot set on 256 x 256 points, at most 200 steps: what is reached, and when."""

    def one(a: Any, b: Any) -> Any:
        def step(s: Any) -> Any:
            (x, y), k = s
            return (x * x - y * y + a, 2 * x * y + b), k + 1

        def inside(s: Any) -> Any:
            (x, y), k = s
            return (x * x + y * y <= 4.0) & (k < MOST)

        (x, y), k = library.while_loop(inside, step, ((0 * a, 0 * b), 0))
        return x * x + y * y, k

    import numpy as np

    a, b = np.meshgrid(np.linspace(-2, 0.6, POINTS), np.linspace(-1.3, 1.3, POINTS))
    return Ensemble(one, (a.ravel(), b.ravel()))


STAGES = (
    (1 / 5,),
    (3 / 40, 9 / 40),
    (44 / 45, -56 / 15, 32 / 9),
    (19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729),
    (9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656),
    (35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84),
)
ERROR = (71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40)
"""The pair of orders 5 and 4 of Dormand and Prince (1980)."""


def adaptive(library: Any) -> Ensemble:
    """Driven pendulums with steps of their own until t = 10."""
    np = library.np

    def weighted(weights: Any, slopes: Any) -> Any:
        return sum(w * k for w, k in zip(weights, slopes, strict=True) if w)

    def one(s: Any, p: Any) -> Any:
        rate = partial(pendulum_rate, np, p)

        def step(state: Any) -> Any:
            (t, h, s), n = state
            h = np.minimum(h, 10.0 - t)
            slopes = [rate(s)]
            for weights in STAGES:
                after = s + h * weighted(weights, slopes)
                slopes.append(rate(after))
            error = 1e8 * np.sqrt(np.sum((h * weighted(ERROR, slopes)) ** 2) / 2)
            good = error <= 1.0
            factor = np.clip(0.9 * (error + 1e-10) ** -0.2, 0.2, 5.0)
            t, s = np.where(good, t + h, t), np.where(good, after, s)
            return (t, h * factor, s), n + 1

        begin = (0 * s[0], 0 * s[0] + 0.01, s)
        (_, _, s), n = library.while_loop(lambda state: state[0][0] < 10.0, step, (begin, 0))
        return np.sum(s), n

    rng = random()
    states = 2 * rng.standard_normal((LANES, 2))
    return Ensemble(one, (states, rng.uniform(0.3, 20.0, (LANES, 3)) * (1, 0.01, 0.1)))


ENSEMBLES = {f.__name__: f for f in (newton, mandelbrot, adaptive)}


def compiled(which: str, name: str) -> dict[str, Callable[[], Any]]:
    """Values, values with tangents, and for tenferro values with gradients of their sum."""
    import numpy as np

    own = library(name)
    ensemble = ENSEMBLES[which](own)
    arguments = tuple(np.asarray(x) for x in ensemble.elements)
    values = own.vmap(lambda *xs: ensemble.function(*xs)[0])
    ones = tuple(np.ones_like(x) for x in arguments)
    functions = {"value": values, "tangent": lambda *xs: own.jvp(values, xs, ones)}
    if name == OURS:
        every = tuple(range(len(arguments)))
        total = lambda *xs: own.np.sum(values(*xs))  # noqa: E731
        functions["gradient"] = own.value_and_grad(total, argnums=every)
    return {kind: partial(run, own, own.jit(f), arguments) for kind, f in functions.items()}


def compare(which: str) -> dict[str, dict[str, Callable[[], Any]]]:
    """The compiled functions of both, after they have given the same."""
    import numpy as np

    calls = {name: compiled(which, name) for name in LIBRARIES}
    for ours, jaxs in zip(*(calls[name]["tangent"]() for name in (OURS, JAX)), strict=True):
        np.testing.assert_allclose(ours, jaxs, rtol=1e-5, atol=1e-7)
    return calls


def steps(which: str) -> int:
    """The steps that all elements need."""
    import numpy as np

    import tenferro as te

    ensemble = ENSEMBLES[which](library(OURS))
    return int(np.sum(te.jit(te.vmap(ensemble.function))(*ensemble.elements)[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ensembles", nargs="*", choices=[*ENSEMBLES, []], help="default: all")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(options.cores)
    ratios = []
    for which in options.ensembles or ENSEMBLES:
        calls, count = compare(which), steps(which)
        gradient = calls[OURS].pop("gradient")
        row = measure(calls, options.rounds)
        print(f"{which:12}", end="")
        for kind in ("value", "tangent"):
            times = (row[f"{name} {kind} ms"] * 1e6 / count for name in LIBRARIES)
            ratios.append(row[f"{JAX}/ours {kind}"])
            print(f" {kind} {'{:7.2f} ns, jax {:8.2f}'.format(*times)} ({ratios[-1]:5.2f})", end="")
        alone = measure({OURS: {"gradient": gradient}}, options.rounds)
        print(f" gradient {alone[f'{OURS} gradient ms'] * 1e6 / count:8.2f} ns", flush=True)
    mean, least = statistics.geometric_mean(ratios), min(ratios)
    print(f"jax/ours: geometric mean {mean:.2f}, least {least:.2f}")


if __name__ == "__main__":
    main()
