"""Taylor mode beside jax's: operations and times of all derivatives up to an order.

    python benchmarks/taylor.py                 orders 2 to 8, one core
    python benchmarks/taylor.py --rounds 15     more rounds

A chain of nine functions of 1,000 numbers, and a Cholesky factorization, of which
`jax.experimental.jet` has no rule. Operations are those that are left after simplification, of jax
equations of the jaxpr. Times are process CPU times of compiled functions, medians over rounds, and
of ratios within a round.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from side_by_side import JAX, OURS, bind, measure

ELEMENTS = 1000


def chain(xp: Any) -> Callable[[Any], Any]:
    def f(x: Any) -> Any:
        for _ in range(3):
            x = xp.exp(0.5 * xp.sin(xp.tanh(x)))
        return x

    return f


def operations(f: Callable[..., Any], x: Any, order: int) -> int:
    """How many operations all derivatives up to an order take."""
    import tenferro as te
    from tenferro.passes import simplify

    graph = te.trace(lambda x, *series: te.jet(f, (x,), (series,)))(x, *[x] * order).graph
    simple = simplify(graph)
    return sum(1 for _ in simple.arena.applications(simple.order))


def compare(order: int, rounds: int) -> None:
    """One line: operations and milliseconds of both."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax.experimental.jet import jet

    import tenferro as te

    x = np.random.default_rng(0).random(ELEMENTS)
    series = [np.ones(ELEMENTS), *[np.zeros(ELEMENTS)] * (order - 1)]

    def theirs(x: Any, *series: Any) -> Any:
        return jet(chain(jnp), (x,), (series,))

    equations = len(jax.make_jaxpr(theirs)(x, *series).eqns)
    ours = te.jit(lambda x, *series: te.jet(chain(np), (x,), (series,)))
    compiled = jax.jit(theirs)
    for got, want in zip(ours(x, *series)[1], compiled(x, *series)[1], strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-9)
    calls = {
        OURS: {"jet": lambda: ours(x, *series)},
        JAX: {"jet": lambda: jax.block_until_ready(compiled(x, *series))},
    }
    row = measure(calls, rounds)
    print(
        f"order {order}: operations {operations(chain(np), x, order):5} and {equations:5} of jax; "
        f"{row[f'{OURS} jet ms']:7.3f} ms, jax {row[f'{JAX} jet ms']:7.3f} ms; "
        f"jax's / tenferro's {row[f'{JAX}/ours jet']:.2f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(1)
    import numpy as np

    matrix = np.eye(4) + 0.1
    for order in range(2, 7):
        count = operations(np.linalg.cholesky, matrix, order)
        print(f"Cholesky, order {order}: operations {count:5}")
    if find_spec("jax") is None:
        sys.exit("jax is not installed: pip install jax")
    import jax

    jax.config.update("jax_enable_x64", True)
    for order in range(2, 9):
        compare(order, options.rounds)


if __name__ == "__main__":
    sys.exit(main())
