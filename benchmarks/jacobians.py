"""The Jacobian of a kinematic chain, side by side with jax.

    python benchmarks/jacobians.py               one core
    python benchmarks/jacobians.py --rounds 15   more rounds

A hand of 22 bones with 26 parameters moves 544 points, of which 543 are compared with measured
ones: 1,629 residuals (the form of ADBench's HAND, with random numbers in place of its files).
tenferro and jax take turns in every round; figures are process CPU times of one call of a compiled
function, and medians over the rounds of times and of ratios within a round.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from side_by_side import bind

BONES, POINTS, PARAMETERS = 22, 544, 26
PARENTS = [-1, 0, 1, 2, 3, 4, 1, 6, 7, 8, 1, 10, 11, 12, 1, 14, 15, 16, 1, 18, 19, 20]


def hand(xp: Any) -> Callable[[Any], Any]:
    """The residuals as a function of the parameters, with `numpy` or `jax.numpy`."""
    import numpy as np

    rng = np.random.default_rng(0)
    rest = 0.1 * rng.standard_normal((BONES, 3, 4)) + np.eye(3, 4)
    inverse = 0.1 * rng.standard_normal((BONES, 3, 4)) + np.eye(3, 4)
    weights = rng.random((BONES, POINTS))
    weights /= weights.sum(0)
    base, measured = rng.standard_normal((2, 3, POINTS))
    pairs = rng.permutation(POINTS)[: POINTS - 1]

    def rotation(x: Any, y: Any, z: Any) -> Any:
        one, zero = 0 * x + 1, 0 * x
        about_x = [[one, zero, zero], [zero, xp.cos(x), -xp.sin(x)], [zero, xp.sin(x), xp.cos(x)]]
        about_y = [[xp.cos(y), zero, xp.sin(y)], [zero, one, zero], [-xp.sin(y), zero, xp.cos(y)]]
        about_z = [[xp.cos(z), -xp.sin(z), zero], [xp.sin(z), xp.cos(z), zero], [zero, zero, one]]
        x, y, z = (xp.stack([xp.stack(row) for row in r]) for r in (about_x, about_y, about_z))
        return z @ y @ x

    def residuals(theta: Any) -> Any:
        zero = 0 * theta[0]
        placed: list[tuple[Any, Any]] = []
        positions = 0
        for bone, parent in enumerate(PARENTS):
            angles = (zero, zero, zero)
            if bone > 1:
                second = theta[6 + 3 * bone % 20] if bone % 3 == 0 else zero
                angles = (theta[6 + (bone - 2) % 20], second, zero)
            turn, shift = rest[bone, :, :3] @ rotation(*angles), rest[bone, :, 3] + zero
            if parent >= 0:
                outer, origin = placed[parent]
                turn, shift = outer @ turn, outer @ shift + origin
            placed.append((turn, shift))
            matrix, moved = turn @ inverse[bone, :, :3], turn @ inverse[bone, :, 3] + shift
            positions = positions + (matrix @ base + moved.reshape(3, 1)) * weights[bone]
        positions = rotation(*theta[:3]) @ positions + theta[3:6].reshape(3, 1)
        return (measured[:, : POINTS - 1] - positions[:, pairs]).reshape(-1)

    return residuals


def seconds(call: Callable[[], Any], at_least: float = 0.05) -> float:
    """Process CPU time of one call, over as many as take a while."""
    count = 1
    while True:
        start = time.process_time()
        for _ in range(count):
            call()
        spent = time.process_time() - start
        if spent >= at_least:
            return spent / count
        count *= 2


def calls() -> dict[str, Callable[[], Any]]:
    """The compiled functions at one point, after they have given the same."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    import tenferro as te

    jax.config.update("jax_enable_x64", True)
    theta = 0.3 * np.random.default_rng(1).standard_normal(PARAMETERS)
    functions = {
        "tenferro f": te.jit(hand(np)),
        "tenferro jacfwd": te.jit(te.jacfwd(hand(np))),
        "jax f": jax.jit(hand(jnp)),
        "jax jacfwd": jax.jit(jax.jacfwd(hand(jnp))),
        "jax jacrev": jax.jit(jax.jacrev(hand(jnp))),
    }
    found = {}
    for name, function in functions.items():
        start = time.perf_counter()
        found[name] = np.asarray(function(theta))
        print(f"{name:16} first result {time.perf_counter() - start:6.2f} s", flush=True)
    te.runtime.finish_compiling()
    np.testing.assert_allclose(found["tenferro jacfwd"], found["jax jacfwd"], rtol=1e-8, atol=1e-9)
    return {
        name: lambda function=function: jax.block_until_ready(function(theta))  # type: ignore[misc]
        for name, function in functions.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(1)
    every = calls()
    rounds = [{name: seconds(call) for name, call in every.items()} for _ in range(options.rounds)]
    for name in every:
        print(f"{name:16} {statistics.median(r[name] for r in rounds) * 1e6:9.1f} µs")
    best = [min(r["jax jacfwd"], r["jax jacrev"]) / r["tenferro jacfwd"] for r in rounds]
    print(f"jax's best Jacobian / tenferro's: {statistics.median(best):.2f}")


if __name__ == "__main__":
    sys.exit(main())
