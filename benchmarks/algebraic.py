"""Differential-algebraic and stiff problems, side by side with SciPy and diffrax.

    python benchmarks/algebraic.py                       all of them on one core
    python benchmarks/algebraic.py --rounds 9 pendulum   some of them

Robertson's problem with the conservation of mass, a pendulum of index 1, the transistor amplifier
and HIRES. SciPy and diffrax have no algebraic equations: they solve the differential equation that
is equal, where there is one (the pendulum with its tension inserted, Robertson's third equation as
a slope), which is easier. All libraries have the same tolerances; tenferro and diffrax are
compiled, by Rodas5P and Kvaerno5, SciPy uses Radau. The value is the sum of squares of the state at
the end, the gradient its derivatives with respect to the parameters: exact ones in tenferro with
the steps of the value (`sensitivities=0`), diffrax's default adjoint, and forward differences with
SciPy. Errors are relative to the largest element, beside tenferro's Radau at 1e-9.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from differential_equations import arrays, chosen, compare, hires, robertson
from side_by_side import OURS

SCIPY, DIFFRAX = "scipy", "diffrax"


class Problem(NamedTuple):
    """M y' = slope(np, t, y, p), and the equal y' = plain(np, t, y, p) of the first unknowns."""

    slope: Callable[..., Any]
    mass: Any
    y0: list[float]
    p: list[float]
    end: float
    rtol: float
    atol: float
    plain: Any
    """None where no such equation is known."""
    kept: int
    """How many unknowns the plain equation has."""


def robertsons() -> Problem:
    plain = robertson()

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        rates = plain.slope(np, t, y, p)
        return np.stack([rates[0], rates[1], y[0] + y[1] + y[2] - 1])

    return Problem(slope, [1.0, 1, 0], [1.0, 0, 0], plain.p, plain.end, 1e-6, 1e-10, plain.slope, 3)


def pendulum() -> Problem:
    """Places and speeds on a circle, and the tension as an algebraic unknown."""

    def tension(np: Any, y: Any, p: Any) -> Any:
        return y[2] ** 2 + y[3] ** 2 - p[0] * y[1]

    def plain(np: Any, t: Any, y: Any, p: Any) -> Any:
        pull = tension(np, y, p)
        return np.stack([y[2], y[3], -pull * y[0], -pull * y[1] - p[0]])

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        x, z, u, v, pull = y
        return np.stack([u, v, -pull * x, -pull * z - p[0], tension(np, y, p) - pull])

    y0 = [1.0, 0.0, 0.0, 0.0, 0.0]
    return Problem(slope, [1.0, 1, 1, 1, 0], y0, [9.81], 10.0, 1e-6, 1e-8, plain, 4)


def amplifier() -> Problem:
    """Hairer and Wanner, problem 1.4: eight unknowns, three of them algebraic."""
    import numpy

    mass = numpy.zeros((8, 8))
    for i, j, c in ((0, 1, 1e-6), (3, 4, 3e-6), (6, 7, 5e-6)):
        mass[i, i] = mass[j, j] = -c
        mass[i, j] = mass[j, i] = c
    mass[2, 2], mass[5, 5] = -2e-6, -4e-6

    def slope(np: Any, t: Any, y: Any, p: Any) -> Any:
        supply, r = p[0], 1000.0 * p[1]
        one, two = (1e-6 * (np.exp(v / 0.026) - 1) for v in (y[1] - y[2], y[4] - y[5]))
        return np.stack([
            (y[0] - 0.1 * np.sin(200 * np.pi * t)) / 1000,
            y[1] / r + (y[1] - supply) / r + 0.01 * one, y[2] / r - one,
            (y[3] - supply) / r + 0.99 * one,
            y[4] / r + (y[4] - supply) / r + 0.01 * two, y[5] / r - two,
            (y[6] - supply) / r + 0.99 * two, y[7] / r,
        ])  # fmt: skip

    y0 = [0.0, 3, 3, 6, 3, 3, 6, 0]
    return Problem(slope, mass, y0, [6.0, 9.0], 0.2, 1e-6, 1e-6, None, 8)


def plants() -> Problem:
    p = hires()
    return Problem(p.slope, None, p.y0, p.p, p.end, 1e-6, 1e-8, p.slope, 8)


PROBLEMS = {f.__name__: f for f in (robertsons, pendulum, amplifier, plants)}


def ours(problem: Problem, method: str = "Rodas5P", **tolerances: float) -> tuple[Any, Any, Any]:
    """The value, the gradient, and the state at the end."""
    import numpy as np

    import tenferro as te

    options: Any = {"rtol": problem.rtol, "atol": problem.atol, **tolerances}

    def end(p: Any) -> Any:
        sol = te.integrate.solve_ivp(
            partial(problem.slope, np), (0.0, problem.end), np.asarray(problem.y0), method,
            args=(p,), mass=problem.mass, sensitivities=0, **options,
        )  # fmt: skip
        return sol.y[: problem.kept, -1]

    p = np.asarray(problem.p)
    total = lambda p: np.sum(end(p) ** 2)  # noqa: E731
    value, gradient, state = te.jit(total), te.jit(te.grad(total)), te.jit(end)
    return partial(value, p), partial(gradient, p), partial(state, p)


def scipys(problem: Problem) -> tuple[Any, Any, Any]:
    """The same of SciPy, with forward differences."""
    import numpy as np
    from scipy import integrate

    def end(p: Any) -> Any:
        return integrate.solve_ivp(
            lambda t, y: problem.plain(np, t, y, p), (0, problem.end), problem.y0[: problem.kept],
            "Radau", rtol=problem.rtol, atol=problem.atol,
        ).y[:, -1]  # fmt: skip

    p = np.asarray(problem.p)

    def gradient() -> Any:
        at = np.sum(end(p) ** 2)
        steps = 1e-4 * p * np.eye(len(p))
        return np.stack([(np.sum(end(p + h) ** 2) - at) / h.sum() for h in steps])

    return lambda: np.sum(end(p) ** 2), gradient, lambda: end(p)


def diffraxs(problem: Problem) -> tuple[Any, Any, Any]:
    """The same of diffrax."""
    import diffrax
    import jax
    import jax.numpy as jnp

    def end(p: Any) -> Any:
        term = diffrax.ODETerm(lambda t, y, p: problem.plain(jnp, t, y, p))
        return diffrax.diffeqsolve(
            term, diffrax.Kvaerno5(), 0.0, problem.end, None,
            jnp.asarray(problem.y0[: problem.kept]), args=p,
            stepsize_controller=diffrax.PIDController(rtol=problem.rtol, atol=problem.atol),
            max_steps=16384, saveat=diffrax.SaveAt(t1=True),
        ).ys[0]  # fmt: skip

    total = lambda p: jnp.sum(end(p) ** 2)  # noqa: E731
    calls = (jax.jit(total), jax.jit(jax.grad(total)), jax.jit(end))
    p = arrays(jnp, problem.p)
    value, gradient, state = (lambda f=f: jax.block_until_ready(f(p)) for f in calls)
    return value, gradient, state


def main() -> None:
    options = chosen(__doc__, PROBLEMS)
    import numpy as np

    for name in options.problems or PROBLEMS:
        problem = PROBLEMS[name]()
        exact = ours(problem, "Radau", rtol=1e-9, atol=1e-10)[2]()
        libraries = {OURS: ours(problem)}
        if problem.plain is not None:
            libraries |= {SCIPY: scipys(problem), DIFFRAX: diffraxs(problem)}

        def errors(exact: Any = exact, libraries: Any = libraries) -> list[float]:
            scale = np.abs(exact).max()
            return [np.max(np.abs(row[2]() - exact)) / scale for row in libraries.values()]

        compare(name, {key: row[:2] for key, row in libraries.items()}, errors, options.rounds)


if __name__ == "__main__":
    main()
