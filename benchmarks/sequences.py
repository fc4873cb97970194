"""Programs with loops, side by side with jax: first results, and then values and gradients.

    python benchmarks/sequences.py                       all of them on one core
    python benchmarks/sequences.py --cores 2 kalman heat

Each program is written once, over the namespace and the loops of a library; for the adaptive
integrator, whose reverse mode jax's `while_loop` does not have, jax gets a scan of a bound of
steps, as its users write it. Every program starts a process of its own for each library and for its
first result (a cold start: tracing, compilation and the first call); then both take turns in one
process. Times are of the process on one core, of the wall on several; ratios are medians within a
round.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import geometric_mean
from typing import Any

from side_by_side import JAX, OURS, bind, measure

BOUND = 256
"""Steps that jax's adaptive integrator may take; the tolerance asks for fewer."""


class Tenferro:
    """What a program needs of a library: names of NumPy, loops, derivatives, compilation."""

    def __init__(self) -> None:
        import numpy as np

        import tenferro as te

        self.np, self.scan, self.jit = np, te.scan, te.jit
        self.value_and_grad = te.value_and_grad

    def loop(self, cond: Any, body: Any, x: Any) -> Any:
        import tenferro as te

        return te.while_loop(cond, body, x)

    def write(self, x: Any, where: Any, value: Any) -> Any:
        y = x.copy()
        y[where] = value
        return y

    def ready(self, x: Any) -> Any:
        return x


class Jax:
    """The same of jax."""

    def __init__(self) -> None:
        import jax
        import jax.numpy as jnp

        jax.config.update("jax_enable_x64", True)
        self.np, self.scan, self.jit = jnp, jax.lax.scan, jax.jit
        self.value_and_grad, self.ready = jax.value_and_grad, jax.block_until_ready

    def loop(self, cond: Any, body: Any, x: Any) -> Any:
        import jax

        def step(x: Any, _: None) -> Any:
            return jax.lax.cond(cond(x), body, lambda x: x, x), None

        return jax.lax.scan(step, x, None, length=BOUND)[0]

    def write(self, x: Any, where: Any, value: Any) -> Any:
        return x.at[where].set(value)


def lstm(library: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The mean squared output of a cell of 32 units over 1,000 steps of 8 features."""
    np, units = library.np, 32

    def loss(w: Any, u: Any, b: Any, xs: Any) -> Any:
        def step(state: Any, x: Any) -> Any:
            h, c = state
            gates = w @ x + u @ h + b
            i, f, o = (1 / (1 + np.exp(-gates[k * units : (k + 1) * units])) for k in range(3))
            c = f * c + i * np.tanh(gates[3 * units :])
            h = o * np.tanh(c)
            return (h, c), np.mean(h * h)

        start = np.zeros(units)
        return np.mean(library.scan(step, (start, start), xs)[1])

    rng = random()
    u, w = (rng.standard_normal((4 * units, n)) / n**0.5 for n in (units, 8))
    return loss, (w, u, rng.standard_normal(4 * units), rng.standard_normal((1000, 8)))


def kalman(library: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The log-likelihood of 400 observations of 2 numbers in a linear model of 4 states."""
    np = library.np

    def loss(a: Any, c: Any, q: Any, r: Any, ys: Any) -> Any:
        def step(state: Any, y: Any) -> Any:
            m, p = state
            m, p = a @ m, a @ p @ a.T + q
            s = c @ p @ c.T + r
            gain = np.linalg.solve(s, c @ p).T
            e = y - c @ m
            fit = e @ np.linalg.solve(s, e) + np.log(np.linalg.det(s))
            return (m + gain @ e, p - gain @ c @ p), fit

        return np.sum(library.scan(step, (np.zeros(4), np.eye(4)), ys)[1]) / 2

    rng = random()
    a = np.eye(4) * 0.95 + 0.05 * rng.standard_normal((4, 4))
    c = rng.standard_normal((2, 4))
    return loss, (a, c, 0.1 * np.eye(4), 0.5 * np.eye(2), rng.standard_normal((400, 2)))


def hmm(library: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The log-likelihood of 1,000 observations of a chain of 16 hidden states (forward sums)."""
    np = library.np

    def loss(transitions: Any, means: Any, ys: Any) -> Any:
        p = np.exp(transitions)
        p = p / np.sum(p, axis=1, keepdims=True)

        def step(log_a: Any, y: Any) -> Any:
            top = np.max(log_a)
            log_a = np.log(np.exp(log_a - top) @ p) + top - (y - means) ** 2 / 2
            return log_a, None

        log_a = library.scan(step, np.zeros(16) - np.log(16.0), ys)[0]
        top = np.max(log_a)
        return np.log(np.sum(np.exp(log_a - top))) + top

    rng = random()
    return loss, (rng.standard_normal((16, 16)), np.linspace(-2, 2, 16), rng.standard_normal(1000))


def adaptive(library: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Van der Pol's oscillator by Heun's method with Euler's error, steps chosen on the way."""
    np = library.np

    def slope(x: Any, mu: Any) -> Any:
        return np.stack([x[1], mu * (1 - x[0] ** 2) * x[1] - x[0]])

    def loss(x: Any, mu: Any) -> Any:
        def body(state: Any) -> Any:
            t, h, x = state
            h = np.minimum(h, 3.0 - t)
            first = slope(x, mu)
            second = slope(x + h * first, mu)
            error = np.sqrt(np.sum((second - first) ** 2)) * h / 2
            good = error < 1e-3
            x = np.where(good, x + h * (first + second) / 2, x)
            t = np.where(good, t + h, t)
            return t, h * np.clip(0.9 * np.sqrt(1e-3 / error), 0.2, 5.0), x

        start = np.zeros(()), np.full((), 0.1), x
        end = library.loop(lambda state: state[0] < 3.0 - 1e-9, body, start)
        return np.sum(end[2] ** 2)

    return loss, (np.asarray([2.0, 0.0]), np.asarray(1.5))


def heat(library: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """500 explicit steps of the heat equation on 200 points, inner points written by a slice."""
    np = library.np

    def loss(u: Any, k: Any, wanted: Any) -> Any:
        def step(u: Any, _: Any) -> Any:
            flow = k * (u[2:] - 2 * u[1:-1] + u[:-2])
            return library.write(u, slice(1, -1), u[1:-1] + flow), None

        return np.sum((library.scan(step, u, None, length=500)[0] - wanted) ** 2)

    rng = random()
    return loss, (np.sin(np.linspace(0, 3.14159, 200)), np.asarray(0.2), rng.random(200))


PROGRAMS = {f.__name__: f for f in (lstm, kalman, hmm, adaptive, heat)}
LIBRARIES = {OURS: Tenferro, JAX: Jax}


def random() -> Any:
    import numpy as np

    return np.random.default_rng(0)


def compiled(program: str, library: Any) -> dict[str, Callable[[], Any]]:
    """Value, and value with gradients for all arguments but observations, at one point."""
    import numpy as np

    function, arguments = PROGRAMS[program](library)
    arguments = tuple(np.asarray(x) for x in arguments)
    every = tuple(range(max(1, len(arguments) - 1)))
    functions = {"value": function, "gradient": library.value_and_grad(function, argnums=every)}
    programs = {kind: library.jit(f) for kind, f in functions.items()}
    return {kind: partial(run, library, f, arguments) for kind, f in programs.items()}


def run(library: Any, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    return library.ready(function(*arguments))


def first(program: str, name: str) -> None:
    """Print the seconds to the first value with gradients, libraries being loaded."""
    library = LIBRARIES[name]()
    warm_up = library.jit(lambda x: x + 1)
    library.ready(warm_up(random().random(3)))
    start = time.perf_counter()
    compiled(program, library)["gradient"]()
    print(time.perf_counter() - start)


def cold(program: str, name: str, cores: int) -> float:
    """The same in a process of its own, with an empty disk cache; the least of three."""
    import os
    import tempfile

    def once() -> float:
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "TENFERRO_CACHE_DIR": folder}
            command = [sys.executable, __file__, program, "--first", name, "--cores", str(cores)]
            done = subprocess.run(
                command, env=environment, check=True, capture_output=True, text=True
            )
            return float(done.stdout)

    return min(once() for _ in range(3))


def compare(program: str) -> dict[str, dict[str, Callable[[], Any]]]:
    """The compiled functions of both, after they have given the same."""
    import numpy as np

    calls = {name: compiled(program, library()) for name, library in LIBRARIES.items()}
    (ours, ours_by), (jaxs, jaxs_by) = (calls[name]["gradient"]() for name in (OURS, JAX))
    np.testing.assert_allclose(ours, jaxs, rtol=1e-9)
    for a, b in zip(ours_by, jaxs_by, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-6, atol=1e-9)
    return calls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="*", choices=[*PROGRAMS, []], help="default: all")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--first", choices=LIBRARIES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    bind(options.cores)
    if options.first:
        return first(options.programs[0], options.first)
    ratios: dict[str, list[float]] = {"value": [], "gradient": [], "first result": []}
    for program in options.programs or PROGRAMS:
        starts = {name: cold(program, name, options.cores) for name in LIBRARIES}
        row = measure(compare(program), options.rounds)
        ratios["first result"].append(starts[JAX] / starts[OURS])
        print(
            f"{program:10} first {starts[OURS]:6.2f} s, jax {starts[JAX]:6.2f} s",
            end="",
            flush=True,
        )
        for kind in ("value", "gradient"):
            ratios[kind].append(row[f"{JAX}/ours {kind}"])
            times = (row[f"{name} {kind} ms"] for name in LIBRARIES)
            print(f"  {kind} {'{:8.3f} ms, jax {:8.3f} ms'.format(*times)}", end="")
            print(f" ({ratios[kind][-1]:5.2f})", end="")
        print(flush=True)
    for kind, all_of_kind in ratios.items():
        print(f"jax/ours {kind}: geometric mean {geometric_mean(all_of_kind):.2f}", end="; ")
        print(f"least {min(all_of_kind):.2f}, median {statistics.median(all_of_kind):.2f}")


if __name__ == "__main__":
    main()
