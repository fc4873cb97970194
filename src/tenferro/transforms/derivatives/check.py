"""Checking a function's derivatives: against differences, against one another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tenferro.transforms.derivatives.forward import jvp
from tenferro.transforms.derivatives.reverse import vjp
from tenferro.transforms.tracing.arguments import (
    Arguments,
    array_of,
    check_callable,
    check_sequence,
    flatten,
    unflatten,
)


class GradientError(AssertionError):
    """A derivative disagrees with what it was compared with."""


def check_grads(
    f: Callable[..., Any],
    args: Sequence[Any],
    order: int = 2,
    *,
    rtol: float = 1e-5,
    atol: float = 1e-7,
    seed: int = 0,
) -> None:
    """Check what every differentiable function must satisfy, at random directions.

    The forward derivative against central differences (complex arguments along a complex
    direction), Re<c, J v> = Re<Jᵀc, v>, and the same of the derivatives up to `order`, in both
    modes. Tolerances are for float64; single precision is computed with differences in its own
    precision, so give wider ones.

    Raises GradientError saying what disagrees and by how much, TypeError for integer arguments.

    >>> check_grads(np.sin, (0.3,))
    """
    check_callable("check_grads", f)
    arguments = Arguments(check_sequence("check_grads", "arguments", args))
    arguments.check_inexact("check_grads", arguments.avals("check_grads"))
    rng = np.random.default_rng(seed)
    _check(f, arguments.tree, order, rtol, atol, rng, "f")


def _check(
    f: Callable[..., Any],
    args: tuple[Any, ...],
    order: int,
    rtol: float,
    atol: float,
    rng: np.random.Generator,
    name: str,
) -> None:
    direction = _random_like(args, rng)
    value, tangent = jvp(f, args, direction)
    _compare(f"jvp of {name} and differences", tangent, _difference(f, args, direction), rtol, atol)
    cotangent = _random_like(value, rng)
    _, pullback = vjp(f, *args)
    back = pullback(cotangent)
    _compare(
        f"Re<c, J v> and Re<Jᵀc, v> of {name}",
        _pairing(cotangent, tangent),
        _pairing(back, direction),
        1e-8 if rtol < 1e-3 else rtol,
        atol,
    )
    if order > 1:
        _check(
            lambda *xs: jvp(f, xs, direction)[1], args, order - 1, rtol, atol, rng, f"jvp({name})"
        )
        _check(
            lambda *xs: vjp(f, *xs)[1](cotangent), args, order - 1, rtol, atol, rng, f"vjp({name})"
        )


def _random_like(tree: Any, rng: np.random.Generator) -> Any:
    leaves, spec = flatten(tree)
    return unflatten(spec, [_random(array_of(x), rng) for x in leaves])


def _random(x: Any, rng: np.random.Generator) -> Any:
    sample = rng.standard_normal(x.shape)
    if x.dtype.kind == "c":
        sample = sample + 1j * rng.standard_normal(x.shape)
    return np.asarray(sample, x.dtype if x.dtype.kind in "fc" else np.float64)


def _difference(f: Callable[..., Any], args: Any, direction: Any) -> Any:
    leaves, spec = flatten(args)
    steps, _ = flatten(direction)
    eps = max(np.finfo(array_of(x).dtype).eps for x in leaves) ** (1 / 3) if leaves else 0.0

    def at(t: float) -> list[Any]:
        moved = [
            np.asarray(array_of(x) + t * s, array_of(x).dtype)
            for x, s in zip(leaves, steps, strict=True)
        ]
        pushed, _ = flatten(jvp(f, unflatten(spec, moved), direction)[0])
        return [array_of(y) for y in pushed]

    return [(b - a) / (2 * eps) for a, b in zip(at(-eps), at(eps), strict=True)]


def _pairing(a: Any, b: Any) -> Any:
    return sum(
        np.real(np.vdot(array_of(x), array_of(y)))
        for x, y in zip(flatten(a)[0], flatten(b)[0], strict=True)
    )


def _compare(what: str, got: Any, expected: Any, rtol: float, atol: float) -> None:
    for x, y in zip(flatten(got)[0], flatten(expected)[0], strict=True):
        a, b = array_of(x), array_of(y)
        scale = max(1.0, float(np.max(np.abs(b), initial=0.0)))
        error = float(np.max(np.abs(a - b), initial=0.0))
        if not error <= atol * scale + rtol * scale:
            raise GradientError(
                f"check_grads: {what} disagree by {error:.3g} (values up to {scale:.3g}): "
                f"{a!r} and {b!r}"
            )
