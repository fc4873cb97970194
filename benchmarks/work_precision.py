"""Work–precision diagrams of initial value problems, beside diffrax and SciPy.

    python benchmarks/work_precision.py                    all problems; writes two pictures
    python benchmarks/work_precision.py --rounds 5 hires   some of them

The problems of `differential_equations.py`, at tolerances that fall from 1e-3 (absolute ones by the
same factors). The error is the largest one of the state at the end, relative to its largest
element, beside SciPy's Radau at 1e-10 or DOP853 at 1e-13; errors near that of the reference say
nothing. Work is processor time of one call on one core, the least of some rounds in which the
libraries take turns. SciPy solves by RK45, DOP853 or Radau, without compilation or derivatives.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from differential_equations import PROBLEMS, Problem, arrays, exact
from side_by_side import bind

DOCS = Path(__file__).parents[1] / "docs" / "pictures"
TOLERANCES = [10.0**-k for k in range(3, 11)]
NON_STIFF = ("lotka_volterra", "lorenz", "arenstorf", "pleiades")
STIFF = ("robertson", "van_der_pol", "orego", "hires", "brusselator")
COLORS = {"tenferro": "C0", "diffrax": "C1", "SciPy": "C7"}
LONG = 0.02
"""Seconds of a call that is not repeated at once."""
Solve = Callable[[float, float], Any]


def ours(problem: Problem) -> dict[str, Solve]:
    """The state at the end, and its gradient, for a relative and an absolute tolerance."""
    import numpy as np

    import tenferro as te

    def end(y0: Any, p: Any, rtol: float, atol: float) -> Any:
        return te.integrate.solve_ivp(
            partial(problem.slope, np), (0.0, problem.end), y0, problem.methods[0], args=(p,),
            rtol=rtol, atol=atol, sensitivities=0,  # as diffrax
        ).y[:, -1]  # fmt: skip

    def total(y0: Any, p: Any, rtol: float, atol: float) -> Any:
        return np.sum(end(y0, p, rtol, atol) ** 2)

    given = np.asarray(problem.y0), arrays(np, problem.p)
    value = te.jit(end, static_argnums=(2, 3))
    gradient = te.jit(te.grad(total, argnums=(0, 1)), static_argnums=(2, 3))
    return {"value": partial(value, *given), "gradient": partial(gradient, *given)}


def theirs(problem: Problem) -> dict[str, Solve]:
    """The same of diffrax."""
    import diffrax
    import jax
    import jax.numpy as jnp

    term = diffrax.ODETerm(lambda t, y, p: problem.slope(jnp, t, y, p))
    method = getattr(diffrax, problem.methods[1])()

    def end(y0: Any, p: Any, rtol: Any, atol: Any) -> Any:
        control = diffrax.PIDController(rtol=rtol, atol=atol)
        return diffrax.diffeqsolve(
            term, method, 0.0, problem.end, None, y0, args=p, stepsize_controller=control,
            max_steps=65536, saveat=diffrax.SaveAt(t1=True),
        ).ys[0]  # fmt: skip

    def total(*args: Any) -> Any:
        return jnp.sum(end(*args) ** 2)

    given = jnp.asarray(problem.y0), arrays(jnp, problem.p)
    found = {"value": jax.jit(end), "gradient": jax.jit(jax.grad(total, argnums=(0, 1)))}
    return {
        name: lambda rtol, atol, f=f: jax.block_until_ready(f(*given, rtol, atol))
        for name, f in found.items()
    }


def scipys(problem: Problem) -> dict[str, Solve]:
    """SciPy's state at the end."""
    import numpy as np
    from scipy import integrate

    p = arrays(np, problem.p)
    method = {"Tsit5": "RK45", "DOP853": "DOP853", "Rodas5P": "Radau"}[problem.methods[0]]

    def end(rtol: float, atol: float) -> Any:
        return integrate.solve_ivp(
            lambda t, y: problem.slope(np, t, y, p), (0, problem.end), problem.y0, method,
            rtol=rtol, atol=atol,
        ).y[:, -1]  # fmt: skip

    return {"value": end}


LIBRARIES = {"tenferro": ours, "diffrax": theirs, "SciPy": scipys}


def timed(call: Solve, rtol: float, atol: float) -> tuple[float, Any]:
    """Seconds of a call, the least of a few that follow each other, and what it returns."""
    least, found = float("inf"), None
    for _ in range(5):
        begin = time.process_time()
        found = call(rtol, atol)
        least = min(least, time.process_time() - begin)
        if least > LONG:
            break
    return least, found


def measured(problem: Problem, rounds: int) -> list[dict[str, Any]]:
    """A row for each tolerance, library and what it computes: seconds and the error."""
    import numpy as np

    import tenferro as te

    solvers = {name: make(problem) for name, make in LIBRARIES.items()}
    reference, rows = exact(problem), []
    scale = np.abs(reference).max()
    for rtol in TOLERANCES:
        atol = rtol * problem.atol / problem.rtol
        least: dict[tuple[str, str], float] = {}
        errors: dict[str, float] = {}
        failed: dict[tuple[str, str], str] = {}
        for turn in range(rounds + 1):
            te.runtime.wait_for_compilation()
            for library, calls in solvers.items():
                for what, call in calls.items():
                    try:
                        spent, found = timed(call, rtol, atol)
                    except RuntimeError as error:  # diffrax's, where a step is not finite
                        failed[library, what] = str(error).strip().splitlines()[0]
                        continue
                    if what == "value":
                        miss = np.abs(np.asarray(found) - reference).max()
                        errors[library] = float(miss / scale)
                    if turn:  # the first one compiles
                        least[library, what] = min(spent, least.get((library, what), spent))
        rows += [
            {"library": k, "what": what, "rtol": rtol, "seconds": t, "error": errors[k]}
            for (k, what), t in least.items()
        ]
        for (library, what), reason in failed.items():
            print(f"  {library}, {what} at {rtol:.0e} failed: {reason}", flush=True)
    return rows


def draw(found: dict[str, list[dict[str, Any]]], names: tuple[str, ...], path: Path) -> None:
    """A panel for each problem: time over error."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    fig, axes = plt.subplots(
        1, len(names), figsize=(3.1 * len(names), 3.8), layout="constrained", squeeze=False
    )
    for ax, name in zip(axes[0], names, strict=True):
        for library, what in (*((k, "value") for k in COLORS), *((k, "gradient") for k in COLORS)):
            rows = [r for r in found[name] if (r["library"], r["what"]) == (library, what)]
            style = "o-" if what == "value" else "s--"
            points = [r["error"] for r in rows], [1e3 * r["seconds"] for r in rows]
            if rows:
                ax.loglog(*points, style, color=COLORS[library], label=f"{library}, {what}", ms=4)
        ax.set(title=name.replace("_", " "), xlabel="error")
        ax.invert_xaxis()
    axes[0, 0].set(ylabel="ms")
    lines, labels = axes[0, 0].get_legend_handles_labels()
    fig.legend(lines, labels, loc="outside lower center", ncols=len(labels), frameon=False)
    fig.savefig(path, dpi=90)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("problems", nargs="*", choices=[*NON_STIFF, *STIFF, []])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=DOCS, help="folder of figures and pictures")
    options = parser.parse_args()
    bind(1)
    import jax

    jax.config.update("jax_enable_x64", True)
    found = {}
    for name in options.problems or (*NON_STIFF, *STIFF):
        found[name] = measured(PROBLEMS[name](), options.rounds)
        print(name, flush=True)
        for r in found[name]:
            print("  {library:9}{what:9}{rtol:8.0e}{seconds:12.3e} s{error:10.1e}".format(**r))
        (options.out / "work-precision.json").write_text(json.dumps(found), "utf-8")
    for kind, names in (("non-stiff", NON_STIFF), ("stiff", STIFF)):
        chosen = tuple(name for name in names if name in found)
        if chosen:
            draw(found, chosen, options.out / f"work-precision-{kind}.png")


if __name__ == "__main__":
    main()
