"""The Jacobians of a kinematic chain and of a bundle adjustment, side by side with jax.

    python benchmarks/jacobians.py               one core
    python benchmarks/jacobians.py --rounds 15   more rounds

A hand of 22 bones with 26 parameters moves 544 points, of which 543 are compared with measured
ones: 1,629 residuals (the form of ADBench's HAND, with random numbers in place of its files).

Cameras with 11 parameters see points, each observation with a weight: 2 residuals of 15 parameters
(the form of ADBench's BA). The Jacobian is that of one observation, of all at once by `vmap`;
`te.jacobian` takes reverse mode, jax is measured in both modes. Beside it stands the sparse
Jacobian of all residuals, which jax has not; its dense one has 6,368 × 6,051 elements.

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

from side_by_side import bind, seconds

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


Calls = dict[str, Callable[[], Any]]
CAMERAS, SEEN, OBSERVATIONS = 49, 776, 3184


def reprojection(xp: Any) -> Callable[..., Any]:
    """The weighted error of one observation, of camera, point, weight and what is seen."""

    def error(camera: Any, point: Any, weight: Any, seen: Any) -> Any:
        rotation, center, focal = camera[:3], camera[3:6], camera[6]
        angle = xp.sqrt(xp.sum(rotation * rotation))
        axis, x = rotation / angle, point - center
        cosine, sine = xp.cos(angle), xp.sin(angle)
        x = x * cosine + xp.cross(axis, x) * sine + axis * (xp.dot(axis, x) * (1 - cosine))
        plane = x[:2] / x[2]
        square = xp.sum(plane * plane)
        distorted = plane * (1 + camera[9] * square + camera[10] * square * square)
        return weight * (distorted * focal + camera[7:9] - seen)

    return error


def hand_calls() -> Calls:
    """The compiled functions of the kinematic chain at one point."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    import tenferro as te

    theta = 0.3 * np.random.default_rng(1).standard_normal(PARAMETERS)
    functions = {
        "tenferro f": te.jit(hand(np)),
        "tenferro jacfwd": te.jit(te.jacfwd(hand(np))),
        "jax f": jax.jit(hand(jnp)),
        "jax jacfwd": jax.jit(jax.jacfwd(hand(jnp))),
        "jax jacrev": jax.jit(jax.jacrev(hand(jnp))),
    }
    return ready(functions, (theta,), "tenferro jacfwd", "jax jacfwd")


def bundle_calls() -> Calls:
    """The compiled functions of the bundle adjustment at one point."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    import tenferro as te

    rng = np.random.default_rng(0)
    cameras = 0.3 * rng.standard_normal((CAMERAS, 11)) + np.eye(11)[6]
    points = rng.standard_normal((SEEN, 3)) + 6 * np.eye(3)[2]
    weights, seen = rng.random(OBSERVATIONS), rng.standard_normal((OBSERVATIONS, 2))
    by = rng.integers(0, CAMERAS, OBSERVATIONS)
    of = np.sort(rng.integers(0, SEEN, OBSERVATIONS))

    def every(vmap: Any, f: Any) -> Callable[..., Any]:
        return lambda c, x, w: vmap(f)(c[by], x[of], w, seen)

    ours, theirs = reprojection(np), reprojection(jnp)
    wrt = (0, 1, 2)
    residuals = every(te.vmap, ours)
    plan = te.sparse_jacobian(residuals, cameras, points, weights, argnums=wrt)
    functions = {
        "tenferro f": te.jit(residuals),
        "tenferro jacobian": te.jit(every(te.vmap, te.jacobian(ours, wrt))),
        "tenferro jacfwd": te.jit(every(te.vmap, te.jacfwd(ours, wrt))),
        "tenferro sparse": te.jit(plan.values),
        "jax f": jax.jit(every(jax.vmap, theirs)),
        "jax jacfwd": jax.jit(every(jax.vmap, jax.jacfwd(theirs, wrt))),
        "jax jacrev": jax.jit(every(jax.vmap, jax.jacrev(theirs, wrt))),
    }
    return ready(functions, (cameras, points, weights), "tenferro jacobian", "jax jacfwd")


def ready(
    functions: dict[str, Callable[..., Any]], args: tuple[Any, ...], ours: str, theirs: str
) -> Calls:
    """Calls of the functions, after two of them have given the same."""
    import jax
    import numpy as np

    import tenferro as te

    found = {}
    for name, function in functions.items():
        start = time.perf_counter()
        found[name] = [np.asarray(x) for x in jax.tree_util.tree_leaves(function(*args))]
        print(f"{name:18} first result {time.perf_counter() - start:6.2f} s", flush=True)
    te.runtime.wait_for_compilation()
    for got, want in zip(found[ours], found[theirs], strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-8, atol=1e-9)
    return {
        name: lambda function=function: jax.block_until_ready(function(*args))  # type: ignore[misc]
        for name, function in functions.items()
    }


def show(title: str, every: Calls, ours: str, rounds: int) -> None:
    """Times of all calls, and how much longer the fastest Jacobian of jax takes than ours."""
    rows = [{name: seconds(call) for name, call in every.items()} for _ in range(rounds)]
    for name in every:
        print(f"{name:18} {statistics.median(row[name] for row in rows) * 1e6:9.1f} µs")
    best = [min(row["jax jacfwd"], row["jax jacrev"]) / row[ours] for row in rows]
    print(f"{title}: jax's best Jacobian / tenferro's: {statistics.median(best):.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(1)
    import jax

    jax.config.update("jax_enable_x64", True)
    show("bundle adjustment", bundle_calls(), "tenferro jacobian", options.rounds)
    show("kinematic chain", hand_calls(), "tenferro jacfwd", options.rounds)


if __name__ == "__main__":
    sys.exit(main())
