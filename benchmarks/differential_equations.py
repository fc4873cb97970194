"""Initial value problems, side by side with diffrax.

    python benchmarks/differential_equations.py                       all of them on one core
    python benchmarks/differential_equations.py --rounds 9 robertson  some of them

Both libraries solve the same problem at the same tolerances on one core, compiled, in double
precision; diffrax with its default adjoint and with room for as many steps as the problem needs.
Times are of the process, of one call: the value is the sum of squares of the state at the end, the
gradient its derivatives with respect to initial state and parameters. The libraries take turns
in every round, and ratios are medians within a round. Errors are the largest ones of the state at
the end, relative to its largest element, beside SciPy's Radau at 1e-10 or DOP853 at 1e-13. Stiff
problems are solved by Rodas5P here and by Kvaerno5 there, others by the same method (arenstorf by
the methods of order 8). Where torchdiffeq is installed, it solves the problem neural too, by
dopri5; it is not compiled. First results are times of the wall of trace, compilation and first
call.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, NamedTuple

from side_by_side import OURS, bind, measure, show

PEER, THIRD, MANY = "diffrax", "torchdiffeq", 1024


class Problem(NamedTuple):
    """y' = slope(np, t, y, p), solved until `end` by a method of ours and one of diffrax."""

    slope: Callable[..., Any]
    y0: Any
    p: Any
    end: float
    methods: tuple[str, str]
    rtol: float
    atol: float
    batch: bool = False


def lotka_volterra() -> Problem:
    """Two unknowns; many periods."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        return np.stack([p[0] * y[0] - p[1] * y[0] * y[1], -p[2] * y[1] + p[3] * y[0] * y[1]])

    rates = [0.1, 0.02, 0.4, 0.02]
    return Problem(slope, [10.0, 10.0], rates, 140.0, ("Tsit5", "Tsit5"), 1e-8, 1e-8)


def lorenz() -> Problem:
    """Three unknowns, for a time in which the chaos is mild."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        x, y, z = y[0], y[1], y[2]
        return np.stack([p[0] * (y - x), x * (p[1] - z) - y, x * y - p[2] * z])

    return Problem(slope, [1.0, 1.0, 1.0], [10.0, 28.0, 8 / 3], 5.0, ("Tsit5", "Tsit5"), 1e-8, 1e-8)


def arenstorf() -> Problem:
    """A closed orbit about earth and moon (Hairer, Nørsett and Wanner, II.0)."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        mu, x, z, u, w = p[0], y[0], y[1], y[2], y[3]
        a, b = ((x + mu) ** 2 + z**2) ** 1.5, ((x - 1 + mu) ** 2 + z**2) ** 1.5
        dx = x + 2 * w - (1 - mu) * (x + mu) / a - mu * (x - 1 + mu) / b
        return np.stack([u, w, dx, z - 2 * u - (1 - mu) * z / a - mu * z / b])

    y0 = [0.994, 0.0, 0.0, -2.00158510637908252240537862224]
    mu = [0.012277471]
    return Problem(slope, y0, mu, 15.0, ("DOP853", "Dopri8"), 1e-9, 1e-9)


def pleiades() -> Problem:
    """Seven stars in a plane (Hairer, Nørsett and Wanner, II.10): 28 unknowns."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        at, speed = y[:14].reshape(2, 7), y[14:]
        apart = at[:, None, :] - at[:, :, None]
        r2 = np.sum(apart * apart, axis=0)
        far = np.where(r2 > 0, r2, 1.0)
        pull = np.sum(np.where(r2 > 0, far**-1.5, 0.0) * p * apart, axis=2)
        return np.concatenate([speed, pull.reshape(14)])

    places = [3, 3, -1, -3, 2, -2, 2, 3, -3, 2, 0, 0, -4, 4]
    speeds = [0, 0, 0, 0, 0, 1.75, -1.5, 0, 0, 0, -1.25, 1, 0, 0]
    y0 = [float(x) for x in places + speeds]
    return Problem(slope, y0, [*map(float, range(1, 8))], 3.0, ("Tsit5", "Tsit5"), 1e-8, 1e-8)


def neural() -> Problem:
    """A network of two layers with 64 units as the slope of eight unknowns."""
    import numpy

    rng = numpy.random.default_rng(0)
    sizes = (8, 64, 64, 8)
    weights = [rng.standard_normal((m, n)) / n**0.5 for n, m in pairwise(sizes)]

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        return p[2] @ np.tanh(p[1] @ np.tanh(p[0] @ y))

    return Problem(slope, rng.standard_normal(8), weights, 5.0, ("Tsit5", "Tsit5"), 1e-6, 1e-6)


def robertson(end: float = 1e5) -> Problem:
    """Three unknowns with rates from 0.04 to 3e7."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        a, b, c = p[0] * y[0], p[1] * y[1] ** 2, p[2] * y[1] * y[2]
        return np.stack([c - a, a - c - b, b])

    rates = [0.04, 3e7, 1e4]
    return Problem(slope, [1.0, 0.0, 0.0], rates, end, ("Rodas5P", "Kvaerno5"), 1e-6, 1e-10)


def van_der_pol() -> Problem:
    """Relaxation oscillations with μ = 1000."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        return np.stack([y[1], p[0] * ((1 - y[0] ** 2) * y[1]) - y[0]])

    return Problem(slope, [2.0, 0.0], [1000.0], 2000.0, ("Rodas5P", "Kvaerno5"), 1e-6, 1e-8)


def orego() -> Problem:
    """The oregonator (Hairer and Wanner, IV.10)."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        a, b, c = y[0], y[1], y[2]
        da = p[0] * (b + a * (1 - p[1] * a - b))
        return np.stack([da, (c - (1 + a) * b) / p[0], p[2] * (a - c)])

    rates = [77.27, 8.375e-6, 0.161]
    return Problem(slope, [1.0, 2.0, 3.0], rates, 360.0, ("Rodas5P", "Kvaerno5"), 1e-6, 1e-6)


def hires() -> Problem:
    """Eight unknowns of plant physiology (Hairer and Wanner, IV.10)."""

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        a, b, c, d, e, f, g, h = (y[i] for i in range(8))
        r = p[3] * f * h
        return np.stack([
            -p[0] * a + 0.43 * b + 8.32 * c + 0.0007, p[0] * a - 8.75 * b,
            -10.03 * c + 0.43 * d + 0.035 * e, 8.32 * b + p[0] * c - 1.12 * d,
            -p[1] * e + 0.43 * f + 0.43 * g, -r + 0.69 * d + p[0] * e - 0.43 * f + p[2] * g,
            r - 1.81 * g, -r + 1.81 * g,
        ])  # fmt: skip

    y0 = [1.0, *[0.0] * 6, 0.0057]
    rates = [1.71, 1.745, 0.69, 280.0]
    return Problem(slope, y0, rates, 321.8122, ("Rodas5P", "Kvaerno5"), 1e-6, 1e-8)


def brusselator() -> Problem:
    """A reaction with diffusion on 250 points, u and v side by side: 500 unknowns."""
    import numpy

    n = 250
    x = numpy.arange(1, n + 1) / (n + 1)
    y0 = numpy.stack([1 + numpy.sin(2 * numpy.pi * x), numpy.full(n, 3.0)], axis=1).reshape(-1)

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        ends = np.array([1.0, 3.0])
        padded = np.concatenate([ends, y, ends])
        spread = p[2] * (n + 1) ** 2 * (padded[4:] - 2 * y + padded[:-4])
        u, v = y[::2], y[1::2]
        pair = [p[0] + u * u * v - (p[1] + 1) * u, p[1] * u - u * u * v]
        return spread + np.stack(pair, axis=1).reshape(-1)

    return Problem(slope, y0, [1.0, 3.0, 0.02], 10.0, ("Rodas5P", "Kvaerno5"), 1e-5, 1e-5)


def ensemble() -> Problem:
    """1,024 initial states of the first problem."""
    import numpy

    p = lotka_volterra()
    starts = 10.0 + 5.0 * numpy.random.default_rng(0).uniform(-1, 1, (MANY, 2))
    return p._replace(y0=starts, end=20.0, rtol=1e-6, atol=1e-6, batch=True)


PROBLEMS = {
    f.__name__: f
    for f in (
        lotka_volterra, lorenz, arenstorf, pleiades, neural, robertson, van_der_pol, orego, hires,
        brusselator, ensemble,
    )
}  # fmt: skip


def ours(problem: Problem) -> tuple[Any, Any]:
    """The state at the end, and the gradient of the sum of its squares, compiled."""
    import numpy as np

    import tenferro as te

    def end(y0: Any, p: Any) -> Any:
        sol = te.integrate.solve_ivp(
            partial(problem.slope, np), (0.0, problem.end), y0, problem.methods[0], args=(p,),
            rtol=problem.rtol, atol=problem.atol, sensitivities=0,  # as diffrax
        )  # fmt: skip
        return sol.y[:, -1]

    many = te.vmap(end, in_axes=(0, None)) if problem.batch else end
    gradient = te.jit(te.grad(lambda y0, p: np.sum(many(y0, p) ** 2), argnums=(0, 1)))
    given = np.asarray(problem.y0), arrays(np, problem.p)
    return partial(te.jit(many), *given), partial(gradient, *given)


def theirs(problem: Problem) -> tuple[Any, Any]:
    """The same of diffrax."""
    import diffrax
    import jax
    import jax.numpy as jnp

    def end(y0: Any, p: Any) -> Any:
        term = diffrax.ODETerm(lambda t, y, p: problem.slope(jnp, t, y, p))
        sol = diffrax.diffeqsolve(
            term, getattr(diffrax, problem.methods[1])(), 0.0, problem.end, None, y0, args=p,
            stepsize_controller=diffrax.PIDController(rtol=problem.rtol, atol=problem.atol),
            max_steps=16384, saveat=diffrax.SaveAt(t1=True),
        )  # fmt: skip
        return sol.ys[0]

    many = jax.vmap(end, in_axes=(0, None)) if problem.batch else end
    gradient = jax.jit(jax.grad(lambda y0, p: jnp.sum(many(y0, p) ** 2), argnums=(0, 1)))
    given = jnp.asarray(problem.y0), arrays(jnp, problem.p)
    ready = jax.block_until_ready
    value = jax.jit(many)
    return lambda: ready(value(*given)), lambda: ready(gradient(*given))


def uncompiled(problem: Problem) -> tuple[Any, Any]:
    """The same of torchdiffeq."""
    import torch
    from torchdiffeq import odeint

    torch.set_num_threads(1)
    y0 = torch.tensor(problem.y0, requires_grad=True)
    p = [torch.tensor(x, requires_grad=True) for x in problem.p]
    span = torch.tensor([0.0, problem.end], dtype=y0.dtype)

    def end(p: Any) -> Any:
        slope = partial(problem.slope, torch, p=p)
        return odeint(slope, y0, span, method="dopri5", rtol=problem.rtol, atol=problem.atol)[-1]

    @torch.no_grad()
    def value() -> Any:
        return end(p).numpy()

    return value, lambda: torch.autograd.grad((end(p) ** 2).sum(), [y0, *p])


def arrays(np: Any, p: Any) -> Any:
    """Parameters as one array, or several."""
    return np.asarray(p) if isinstance(p[0], float) else tuple(np.asarray(x) for x in p)


def exact(problem: Problem) -> Any:
    """The state at the end at a tight tolerance, by SciPy."""
    import numpy as np
    from scipy import integrate

    stiff = problem.methods[1] == "Kvaerno5"
    options = {"rtol": 1e-10, "atol": 1e-13} if stiff else {"rtol": 1e-13, "atol": 1e-13}
    p = arrays(np, problem.p)
    each = problem.y0 if problem.batch else [problem.y0]
    found = [
        integrate.solve_ivp(
            lambda t, y: problem.slope(np, t, y, p), (0, problem.end), y0,
            "Radau" if stiff else "DOP853", **options,
        ).y[:, -1]
        for y0 in each
    ]  # fmt: skip
    return np.stack(found) if problem.batch else found[0]


def first(call: Callable[[], Any]) -> float:
    begin = time.perf_counter()
    call()
    return time.perf_counter() - begin


def chosen(description: str, problems: dict[str, Any]) -> argparse.Namespace:
    """What the command names; one core and jax in double precision."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("problems", nargs="*", choices=[*problems, []], help="default: all")
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(1)
    import jax

    jax.config.update("jax_enable_x64", True)
    return options


def compare(
    name: str,
    pairs: dict[str, tuple[Any, ...]],
    errors: Callable[[], list[float]],
    rounds: int,
) -> None:
    """Show the times of values and gradients, errors, and the times of first results."""
    begins = {key: [first(call) for call in pair] for key, pair in pairs.items()}
    rest = " errors " + " ".join(f"{error:.0e}" for error in errors())
    rest += "  first " + " | ".join("{:.2f} {:.2f} s".format(*row) for row in begins.values())
    calls = {k: dict(zip(("value", "gradient"), pair, strict=True)) for k, pair in pairs.items()}
    show(name, measure(calls, rounds), list(calls), ("value", "gradient"), rest)


def main() -> None:
    options = chosen(__doc__, PROBLEMS)
    import numpy as np

    for name in options.problems or PROBLEMS:
        problem = PROBLEMS[name]()
        pairs = {OURS: ours(problem), PEER: theirs(problem)}
        if name == "neural" and find_spec(THIRD):
            pairs[THIRD] = uncompiled(problem)

        def errors(problem: Any = problem, pairs: Any = pairs) -> list[float]:
            reference = exact(problem)
            scale = np.abs(reference).max(axis=-1, keepdims=True)
            return [np.max(np.abs(pair[0]() - reference) / scale) for pair in pairs.values()]

        compare(name, pairs, errors, options.rounds)


if __name__ == "__main__":
    main()
