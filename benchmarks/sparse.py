"""The sparse Jacobian of a partial differential equation, side by side with CasADi.

    python benchmarks/sparse.py                 10⁶ unknowns alone, 10⁵ beside CasADi, one core
    python benchmarks/sparse.py --rounds 15     more rounds

The Bratu problem Δu + exp(u) = 0 on a square grid, zero at the border: five entries a row. Planning
is pattern, colors and where each entry is found; of CasADi it is what it takes from a symbolic
function (SX) to a function of the Jacobian. Figures are process CPU times, medians over rounds, and
of ratios within a round.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any

from side_by_side import bind, ratio, seconds


def residual(n: int) -> Callable[[Any], Any]:
    """The residual at the points of an n × n grid."""
    import numpy as np

    def f(u: Any) -> Any:
        grid = np.pad(u.reshape(n, n), 1)
        inner = grid[1:-1, 1:-1]
        around = grid[:-2, 1:-1] + grid[2:, 1:-1] + grid[1:-1, :-2] + grid[1:-1, 2:]
        return ((around - 4 * inner) * (n + 1) ** 2 + np.exp(inner)).reshape(-1)

    return f


def casadi_residual(n: int) -> tuple[Any, Any]:
    """The same in CasADi's symbols: unknowns and residuals."""
    import casadi as ca

    u = ca.SX.sym("u", n * n)
    inner = ca.reshape(u, n, n)
    row, column = ca.SX.zeros(1, n), ca.SX.zeros(n, 1)
    around = (
        ca.vertcat(inner[1:, :], row)
        + ca.vertcat(row, inner[:-1, :])
        + ca.horzcat(inner[:, 1:], column)
        + ca.horzcat(column, inner[:, :-1])
    )
    return u, ca.reshape((around - 4 * inner) * (n + 1) ** 2 + ca.exp(inner), n * n, 1)


def show(name: str, times: list[float]) -> None:
    print(f"  {name:34}{1e3 * median(times):10.2f} ms", flush=True)


def ours(n: int, rounds: int) -> tuple[list[float], list[float], Any]:
    """Times of planning and of values at n × n unknowns, and the matrix."""
    import numpy as np

    import tenferro as te

    u, f = np.random.default_rng(0).random(n * n), residual(n)
    plans = [seconds(lambda: te.sparse_jacobian(f, u), 0) for _ in range(max(3, rounds // 3))]
    plan = te.sparse_jacobian(f, u)
    values, function = te.jit(plan.values), te.jit(f)
    for call in (values, function, plan):
        call(u)
    te.runtime.wait_for_compilation()
    calls = {
        "residual": lambda: function(u),
        "values": lambda: values(u),
        "matrix": lambda: plan(u),
    }
    times = {name: [] for name in calls}
    for _ in range(rounds):
        for name, call in calls.items():
            times[name].append(seconds(call, 0))
    print(f"tenferro, {n * n} unknowns: {plan.pattern.nnz} entries, {plan.colors.max() + 1} colors")
    show("pattern, colors and plan", plans)
    for name, found in times.items():
        show(name, found)
    print(f"  values / residual: {ratio(times['values'], times['residual']):.1f}", flush=True)
    return plans, times["values"], plan(u)


def casadi(n: int, rounds: int) -> tuple[list[float], list[float], Any]:
    import casadi as ca
    import numpy as np

    u = np.random.default_rng(0).random(n * n)

    def planned() -> Any:
        x, f = casadi_residual(n)
        return ca.Function("J", [x], [ca.jacobian(f, x)])

    plans = [seconds(planned, 0) for _ in range(max(3, rounds // 3))]
    function = planned()
    values = [seconds(lambda: function(u), 0) for _ in range(rounds)]
    print(f"CasADi, {n * n} unknowns")
    show("expression, Jacobian, function", plans)
    show("values", values)
    return plans, values, function(u)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(1)
    ours(1000, options.rounds)
    if find_spec("casadi") is None:
        sys.exit("casadi is not installed: pip install casadi")
    plans, values, matrix = ours(316, options.rounds)
    their_plans, their_values, theirs = casadi(316, options.rounds)
    assert abs(matrix - theirs.sparse()).max() < 1e-9 * abs(matrix).max()
    print(f"CasADi's / tenferro's: planning {median(their_plans) / median(plans):.1f}, ", end="")
    print(f"values {median(their_values) / median(values):.1f}")


if __name__ == "__main__":
    sys.exit(main())
