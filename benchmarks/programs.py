"""Optimal control beside CasADi with Ipopt, and quadratic programs beside qpax and jaxopt.

    python benchmarks/programs.py            all of it on one core
    python benchmarks/programs.py --rounds 9

An oscillator of van der Pol's is brought to rest in 40 and in 400 steps of the method of Runge and
Kutta, with a bounded control and a bounded state: multiple shooting, as in CasADi's guide, where
Ipopt has exact derivatives of expressions of scalars, and MUMPS. "cold" starts at zeros, "warm" at
the solution for another initial state, with its multipliers and a small barrier parameter. Both
solvers end at a tolerance of 1e-8; objectives are compared.

1,000 quadratic programs of 20 unknowns with 20 inequalities have random data. The gradient is that
of the sum of squares of all solutions, with respect to all data. jaxopt's OSQP has its own
tolerance of 1e-3, and the others 1e-8.

Times are of the process, of one call; the libraries take turns in every round, and ratios are
medians within a round. First results include building, tracing and compiling.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from side_by_side import OURS, Call, bind, measure, show

CASADI, QPAX, JAXOPT = "casadi", "qpax", "jaxopt"
SPAN, LEAST, MOST = 10.0, -0.25, 1.0
COUNT, UNKNOWNS = 1000, 20
Calls = dict[str, dict[str, Call]]
Firsts = dict[str, float]


def timed(make: Callable[[], Any]) -> tuple[Any, float]:
    """What is made, and the seconds that it takes."""
    begin = time.process_time()
    made = make()
    return made, time.process_time() - begin


def next_states(h: float, a: Any, b: Any, u: Any) -> tuple[Any, Any]:
    """A step of the method of Runge and Kutta."""

    def slope(a: Any, b: Any) -> tuple[Any, Any]:
        return (1 - b**2) * a - b + u, a

    k = slope(a, b)
    l = slope(a + h / 2 * k[0], b + h / 2 * k[1])
    m = slope(a + h / 2 * l[0], b + h / 2 * l[1])
    n = slope(a + h * m[0], b + h * m[1])
    return (
        a + h / 6 * (k[0] + 2 * l[0] + 2 * m[0] + n[0]),
        b + h / 6 * (k[1] + 2 * l[1] + 2 * m[1] + n[1]),
    )


def our_control(steps: int) -> tuple[dict[str, Call], float, list[float]]:
    """Calls, seconds to the first result, and objectives."""
    import numpy as np

    import tenferro as te

    h = SPAN / steps

    def cost(p: Any, start: Any) -> Any:
        return h * (np.sum(p["x"][:-1] ** 2) + np.sum(p["u"] ** 2))

    def gaps(p: Any, start: Any) -> Any:
        x = p["x"]
        after = np.stack(next_states(h, x[:-1, 0], x[:-1, 1], p["u"]), axis=1)
        return {"start": x[0] - start, "step": x[1:] - after}

    least = {"x": np.tile([-np.inf, LEAST], (steps + 1, 1)), "u": -MOST}
    bounds = least, {"x": np.inf, "u": MOST}

    def solved(start: Any, guess: Any, **options: Any) -> Any:
        return te.optimize.minimize(
            cost, guess, args=(start,), method="interior-point", bounds=bounds,
            constraints=[(gaps, 0.0, 0.0)], options=options,
        )  # fmt: skip

    zeros = {"x": np.zeros((steps + 1, 2)), "u": np.zeros(steps)}
    start, other = np.array([0.0, 1.0]), np.array([0.01, 1.01])
    cold = te.jit(lambda start: solved(start, zeros))
    found, first = timed(lambda: cold(start))
    warm = te.jit(
        lambda start, x, y: solved(start, x, multipliers=y, initial_barrier_parameter=1e-6)
    )

    def again() -> Any:
        return warm(other, found.x, found.multipliers)

    calls = {"cold": lambda: cold(start), "warm": again}
    return calls, first, [float(found.fun), float(again().fun)]


def casadis_control(steps: int) -> tuple[dict[str, Call], float, list[float]]:
    """The same with CasADi and Ipopt."""
    import casadi
    import numpy as np

    h = SPAN / steps
    options = {"print_time": False, "ipopt.print_level": 0, "ipopt.sb": "yes", "ipopt.tol": 1e-8}
    again = {"ipopt.warm_start_init_point": "yes", "ipopt.mu_init": 1e-6}

    def build(**more: Any) -> Any:
        x, u, s = casadi.SX.sym("x", 2), casadi.SX.sym("u"), casadi.SX.sym("s", 2)
        after = casadi.vertcat(*next_states(h, x[0], x[1], u))
        step = casadi.Function("step", [x, u], [after])
        xs, us = casadi.SX.sym("xs", 2, steps + 1), casadi.SX.sym("us", 1, steps)
        rows = casadi.vertcat(xs[:, 0] - s, casadi.vec(xs[:, 1:] - step.map(steps)(xs[:, :-1], us)))
        cost = h * (casadi.sumsqr(xs[:, :-1]) + casadi.sumsqr(us))
        unknowns = casadi.vertcat(casadi.vec(xs), casadi.vec(us))
        program = {"x": unknowns, "f": cost, "g": rows, "p": s}
        return casadi.nlpsol("control", "ipopt", program, {**options, **more})

    low = np.concatenate([np.tile([-np.inf, LEAST], steps + 1), np.full(steps, -MOST)])
    high = np.concatenate([np.full(2 * steps + 2, np.inf), np.full(steps, MOST)])
    ends = {"lbx": low, "ubx": high, "lbg": 0, "ubg": 0}
    solver, building = timed(build)
    found, solving = timed(lambda: solver(x0=0, p=[0.0, 1.0], **ends))
    warm = build(**again)
    known = {"x0": found["x"], "lam_x0": found["lam_x"], "lam_g0": found["lam_g"]}

    def other() -> Any:
        return warm(p=[0.01, 1.01], **known, **ends)

    calls = {"cold": lambda: solver(x0=0, p=[0.0, 1.0], **ends), "warm": other}
    return calls, building + solving, [float(found["f"]), float(other()["f"])]


def data() -> tuple[Any, ...]:
    """Q, c, G, h of all quadratic programs."""
    import numpy as np

    rng = np.random.default_rng(0)
    root = rng.normal(size=(COUNT, UNKNOWNS, UNKNOWNS))
    return (
        root @ root.transpose(0, 2, 1) + np.eye(UNKNOWNS),
        rng.normal(size=(COUNT, UNKNOWNS)),
        rng.normal(size=(COUNT, UNKNOWNS, UNKNOWNS)),
        rng.random((COUNT, UNKNOWNS)) + 0.1,
    )


def our_quadratics(given: tuple[Any, ...]) -> tuple[dict[str, Call], float, Any]:
    """Calls, seconds to the first gradient, and solutions."""
    import numpy as np

    import tenferro as te

    def solved(Q: Any, c: Any, G: Any, h: Any) -> Any:
        return te.optimize.quadprog(Q, c, G=G, h=h, tol=1e-8).x

    value = te.jit(te.vmap(solved))
    gradient = te.jit(te.grad(lambda *a: np.sum(te.vmap(solved)(*a) ** 2), (0, 1, 2, 3)))
    first = timed(lambda: gradient(*given))[1]
    return (
        {"value": lambda: value(*given), "gradient": lambda: gradient(*given)},
        first,
        np.array(value(*given)),
    )


def of_jax(solved: Callable[..., Any], given: Any) -> tuple[dict[str, Call], float, Any]:
    """The same for a solver of one program in jax."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    value = jax.jit(jax.vmap(solved))
    loss = lambda *a: jnp.sum(jax.vmap(solved)(*a) ** 2)  # noqa: E731
    gradient = jax.jit(jax.grad(loss, (0, 1, 2, 3)))
    arrays = [jnp.asarray(x) for x in given]
    first = timed(lambda: jax.block_until_ready(gradient(*arrays)))[1]
    return (
        {
            "value": lambda: jax.block_until_ready(value(*arrays)),
            "gradient": lambda: jax.block_until_ready(gradient(*arrays)),
        },
        first,
        np.array(value(*arrays)),
    )


def qpaxs(Q: Any, c: Any, G: Any, h: Any) -> Any:
    """The solution of one program by qpax."""
    import jax.numpy as jnp
    import qpax

    return qpax.solve_qp_primal(Q, c, jnp.zeros((0, UNKNOWNS)), jnp.zeros(0), G, h, solver_tol=1e-8)


def jaxopts(Q: Any, c: Any, G: Any, h: Any) -> Any:
    """The solution of one program by jaxopt's OSQP."""
    import jaxopt

    return jaxopt.OSQP().run(params_obj=(Q, c), params_eq=None, params_ineq=(G, h)).params.primal


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    bind(1)
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    for steps in (40, 400):
        pairs = {OURS: our_control(steps)}
        if find_spec(CASADI):
            pairs[CASADI] = casadis_control(steps)
        report(f"control, {steps} steps", pairs, ("cold", "warm"), rounds)
    given = data()
    pairs = {OURS: our_quadratics(given)}
    if find_spec("jax"):
        import jax

        jax.config.update("jax_enable_x64", True)
        for name, solver in ((QPAX, qpaxs), (JAXOPT, jaxopts)):
            if find_spec(name):
                pairs[name] = of_jax(solver, given)
    report(f"{COUNT} quadratic programs", pairs, ("value", "gradient"), rounds)


def report(title: str, pairs: dict[str, Any], kinds: tuple[str, ...], rounds: int) -> None:
    """Measure and print one line."""
    import numpy as np

    row = measure({name: pair[0] for name, pair in pairs.items()}, rounds)
    known = np.array(pairs[OURS][2])
    off = {
        name: np.max(np.abs(np.array(p[2]) - known)) for name, p in pairs.items() if name != OURS
    }
    rest = " first " + " | ".join(f"{pair[1]:.2f} s" for pair in pairs.values())
    rest += "  differences " + " ".join(f"{name} {x:.0e}" for name, x in off.items())
    show(title, row, list(pairs), kinds, rest)


if __name__ == "__main__":
    main()
