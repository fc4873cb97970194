"""Small programs of loops and branches, made of a library's control flow with JAX's arguments.

A library has ``lax.scan(f, init, xs)``, ``lax.while_loop(condition, body, init)``,
``lax.fori_loop(lower, upper, body, init)``, ``lax.cond(pred, true, false, *operands)``,
``lax.switch(index, branches, *operands)``, ``lax.map(f, xs)`` and ``lax.associative_scan(f, xs)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adoracles.calls import Operations


def _scan_affine(ops: Operations, start: Any, xs: Any) -> Any:
    return ops("lax.scan")(lambda c, x: (c * x + 1, c * c), start, xs)


def _scan_reverse(ops: Operations, start: Any, xs: Any) -> Any:
    sin = ops("numpy.sin")
    return ops("lax.scan")(lambda c, x: (sin(c) + x * c, c * x), start, xs, reverse=True)


def _scan_recurrent(ops: Operations, weights: Any, start: Any, xs: Any) -> Any:
    tanh, dot = ops("numpy.tanh"), ops("numpy.matmul")

    def step(c: Any, x: Any) -> Any:
        c = tanh(dot(weights, c) / 4 + x / 2)
        return c, c * c

    return ops("lax.scan")(step, start, xs)


def _scan_logistic(ops: Operations, x: Any, rate: Any) -> Any:
    return ops("lax.scan")(lambda c, _: (rate * c * (1 - c), None), x, None, length=4)[0]


def _scan_nested(ops: Operations, start: Any, xs: Any) -> Any:
    scan = ops("lax.scan")

    def outer(c: Any, x: Any) -> Any:
        return scan(lambda d, y: (d * y + x, None), c, xs)

    return scan(outer, start, xs)[0]


def _scan_branching(ops: Operations, start: Any, xs: Any) -> Any:
    real, sin = ops("numpy.real"), ops("numpy.sin")

    def step(c: Any, x: Any) -> Any:
        c = ops("lax.cond")(real(x) > 0, lambda a: a * x, lambda a: sin(a) - x, c)
        return c, c * x

    return ops("lax.scan")(step, start, xs)


def _while_growing(ops: Operations, x: Any, y: Any) -> Any:
    total, size = ops("numpy.sum"), ops("numpy.abs")

    def body(carry: Any) -> Any:
        a, b = carry
        return a * 1.5 + b * b / 4 + 1, a * b

    return ops("lax.while_loop")(lambda c: total(size(c[0])) < 25, body, (x, y))[0]


def _while_newton(ops: Operations, x: Any) -> Any:
    """Four steps to the square root; the carry counts them."""

    def body(carry: Any) -> Any:
        root, k = carry
        return (root + x / root) / 2, k + 1

    return ops("lax.while_loop")(lambda c: c[1] < 4, body, (x * 0 + 1, 0))[0]


def _fori_horner(ops: Operations, x: Any, y: Any) -> Any:
    return ops("lax.fori_loop")(0, 4, lambda i, c: c * x + y + i, y)


def _fori_update(ops: Operations, x: Any, y: Any) -> Any:
    """Elements are written one after the other, each from the one before."""
    roll = ops("numpy.roll")
    return ops("lax.fori_loop")(0, 3, lambda i, c: roll(c, 1) * y + c * c / 4, x)


def _cond(ops: Operations, x: Any, y: Any) -> Any:
    total, real, sin = ops("numpy.sum"), ops("numpy.real"), ops("numpy.sin")
    return ops("lax.cond")(
        total(real(x)) > 0, lambda a, b: sin(a) * b, lambda a, b: a * a + 3 * b * a, x, y
    )


def _cond_shared(ops: Operations, x: Any, y: Any) -> Any:
    """One operand is used before, in both branches and after."""
    total, real, exp = ops("numpy.sum"), ops("numpy.real"), ops("numpy.exp")
    z = x * y
    chosen = ops("lax.cond")(total(real(z)) > 0, lambda a: a * z, lambda a: exp(a) + z, x)
    return chosen * z


def _switch(ops: Operations, x: Any, y: Any, index: int) -> Any:
    sin, exp = ops("numpy.sin"), ops("numpy.exp")
    branches = (lambda a, b: a * b, lambda a, b: sin(a) - b * b, lambda a, b: exp(a * b))
    return ops("lax.switch")(index, branches, x, y)


def _map(ops: Operations, xs: Any) -> Any:
    total, sin = ops("numpy.sum"), ops("numpy.sin")
    return ops("lax.map")(lambda x: sin(x) * total(x * x), xs)


def _associative_scan(ops: Operations, xs: Any) -> Any:
    return ops("lax.associative_scan")(lambda a, b: a * b, xs)


PROGRAMS: Mapping[str, Callable[..., Any]] = {
    "control.scan_affine": _scan_affine,
    "control.scan_reverse": _scan_reverse,
    "control.scan_recurrent": _scan_recurrent,
    "control.scan_logistic": _scan_logistic,
    "control.scan_nested": _scan_nested,
    "control.scan_branching": _scan_branching,
    "control.while_growing": _while_growing,
    "control.while_newton": _while_newton,
    "control.fori_horner": _fori_horner,
    "control.fori_update": _fori_update,
    "control.cond": _cond,
    "control.cond_shared": _cond_shared,
    "control.switch": _switch,
    "control.map": _map,
    "control.associative_scan": _associative_scan,
}
"""Functions of a library's operations and of arguments, by the name of the operation."""
