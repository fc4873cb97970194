"""Small programs of loops and branches, made of a library's control flow with JAX's arguments.

A library has ``lax.scan(f, init, xs)``, ``lax.while_loop(condition, body, init)``,
``lax.fori_loop(lower, upper, body, init)``, ``lax.cond(pred, true, false, *operands)``,
``lax.switch(index, branches, *operands)``, ``lax.map(f, xs)`` and ``lax.associative_scan(f, xs)``.
Functions with rules of their own are ``lax.checkpoint(f)``, ``lax.custom_jvp(f, rule)`` with
``rule(primals, tangents)``, ``lax.custom_vjp(f, forward, backward)`` and
``lax.custom_linear_solve(matvec, b, solve, transpose_solve)``; ``linalg.funm(a, f)`` is SciPy's,
and ``lax.jvp(f, primals, tangents)`` the library's own. ``lax.external(f)`` is the function f,
computed and differentiated outside of the library's programs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adoracles.cases.calls import Operations


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


def _cond_constant(ops: Operations, x: Any, y: Any) -> Any:
    """The results of the branches are constant between steps."""
    total, sign, floor = ops("numpy.sum"), ops("numpy.sign"), ops("numpy.floor")
    first, second = ops("lax.cond")(
        total(x) > 0, lambda a: (sign(a), floor(a)), lambda a: (floor(a), sign(a)), x
    )
    return first * y + second * x * y


def _cond_pair(ops: Operations, x: Any, y: Any) -> Any:
    """Two results, each of which depends on one operand alone in one of the branches."""
    total, real, sin = ops("numpy.sum"), ops("numpy.real"), ops("numpy.sin")
    return ops("lax.cond")(
        total(real(x)) > 0, lambda a, b: (sin(a), b * b), lambda a, b: (a * b, 2 * a), x, y
    )


def _switch(ops: Operations, x: Any, y: Any, index: int) -> Any:
    sin, exp = ops("numpy.sin"), ops("numpy.exp")
    branches = (lambda a, b: a * b, lambda a, b: sin(a) - b * b, lambda a, b: exp(a * b))
    return ops("lax.switch")(index, branches, x, y)


def _map(ops: Operations, xs: Any) -> Any:
    total, sin = ops("numpy.sum"), ops("numpy.sin")
    return ops("lax.map")(lambda x: sin(x) * total(x * x), xs)


def _associative_scan(ops: Operations, xs: Any) -> Any:
    return ops("lax.associative_scan")(lambda a, b: a * b, xs)


def _checkpoint(ops: Operations, x: Any, y: Any) -> Any:
    sin = ops("numpy.sin")
    return ops("lax.checkpoint")(lambda a, b: sin(a) * b + a * b * b)(x, y) * y


def _checkpoint_pair(ops: Operations, x: Any, y: Any) -> Any:
    """Two results, of which one does not depend on one operand."""
    sin = ops("numpy.sin")
    first, second = ops("lax.checkpoint")(lambda a, b: (sin(a) * a, a * b))(x, y)
    return first * y, second * second


def _checkpoint_constant(ops: Operations, x: Any, y: Any) -> Any:
    """The results of the function are constant between steps."""
    sign, floor = ops("numpy.sign"), ops("numpy.floor")
    first, second = ops("lax.checkpoint")(lambda a: (sign(a), floor(a)))(x)
    return first * y + second * x * y


def _custom_jvp(ops: Operations, x: Any, y: Any) -> Any:
    sin, cos = ops("numpy.sin"), ops("numpy.cos")

    def rule(primals: Any, tangents: Any) -> Any:
        (a, b), (da, db) = primals, tangents
        return sin(a) * b, cos(a) * b * da + sin(a) * db

    return ops("lax.custom_jvp")(lambda a, b: sin(a) * b, rule)(x, y) * x


def _custom_jvp_pair(ops: Operations, x: Any, y: Any) -> Any:
    """Two results, of which one does not depend on one operand."""

    def pair(a: Any, b: Any) -> Any:
        return a * b, b * b * b

    def rule(primals: Any, tangents: Any) -> Any:
        (a, b), (da, db) = primals, tangents
        return pair(a, b), (da * b + a * db, 3 * b * b * db)

    return ops("lax.custom_jvp")(pair, rule)(x, y)


def _custom_vjp(ops: Operations, x: Any, y: Any) -> Any:
    sin, cos = ops("numpy.sin"), ops("numpy.cos")

    def product(a: Any, b: Any) -> Any:
        return sin(a) * b

    def backward(kept: Any, ct: Any) -> Any:
        return ct * kept[0], ct * kept[1]

    def forward(a: Any, b: Any) -> Any:
        return product(a, b), (cos(a) * b, sin(a))

    return ops("lax.custom_vjp")(product, forward, backward)(x, y) * x


def _custom_vjp_reading(ops: Operations, x: Any, y: Any) -> Any:
    """The rule reads a value from outside; the argument is constant between steps."""
    sin, cos, sign = ops("numpy.sin"), ops("numpy.cos"), ops("numpy.sign")

    def pair(a: Any) -> Any:
        return sin(a), a * a

    def backward(kept: Any, cts: Any) -> Any:
        return (cts[0] * cos(kept[0]) + 2 * cts[1] * kept[0] + 0 * y,)

    first, second = ops("lax.custom_vjp")(pair, lambda a: (pair(a), (a,)), backward)(sign(x))
    return first * y * y + second * x * y


def _reverse_only(ops: Operations, x: Any, y: Any) -> Any:
    """A function with a pullback that has no transpose: there is reverse mode alone."""
    sin, cos = ops("numpy.sin"), ops("numpy.cos")

    def pair(a: Any, b: Any) -> Any:
        return sin(a) * b, b * b

    def backward(kept: Any, cts: Any) -> Any:
        a, b = kept
        return cts[0] * cos(a) * b, cts[0] * sin(a) + 2 * cts[1] * b

    first, second = ops("lax.reverse_only")(pair, lambda *xs: (pair(*xs), xs), backward)(x, y)
    return first * x + second * y


def _reverse_only_single(ops: Operations, x: Any, y: Any) -> Any:
    """The same of one argument and one result."""
    sin, cos = ops("numpy.sin"), ops("numpy.cos")

    def backward(kept: Any, ct: Any) -> Any:
        return (ct * cos(kept[0]),)

    return ops("lax.reverse_only")(sin, lambda a: (sin(a), (a,)), backward)(x) * y


def _external(ops: Operations, x: Any, y: Any) -> Any:
    """Two results, of which one does not depend on one operand."""
    sin = ops("numpy.sin")
    first, second = ops("lax.external")(lambda a, b: (sin(a) * b, b * b * b))(x, y)
    return first * y + second * x


def _custom_vjp_loop(ops: Operations, x: Any, y: Any) -> Any:
    """The pullback has a loop and a branch of its own."""
    fori, total = ops("lax.fori_loop"), ops("numpy.sum")

    def power(a: Any, b: Any) -> Any:
        return fori(0, 3, lambda i, c: c * a, b)

    def backward(kept: Any, ct: Any) -> Any:
        a, b = kept
        down = fori(0, 3, lambda i, c: c * a, ct)
        scaled = fori(0, 2, lambda i, c: c * a, ct)
        yes, no = (lambda c: 3 * c * b), (lambda c: c * b + 2 * b * c)
        return ops("lax.cond")(total(a) > 0, yes, no, scaled), down

    def forward(a: Any, b: Any) -> Any:
        return power(a, b), (a, b)

    return ops("lax.custom_vjp")(power, forward, backward)(x, y) * y


def _linear_solve(ops: Operations, x: Any, y: Any) -> Any:
    """x v = y, by a solver that derivatives do not look into."""
    matmul, solve = ops("numpy.matmul"), ops("linalg.solve")
    solver, adjoint = (lambda _, b: solve(x, b)), (lambda _, b: solve(x.T, b))
    return ops("lax.custom_linear_solve")(lambda v: matmul(x, v), y, solver, adjoint) * y


def _linear_solve_loop(ops: Operations, x: Any, y: Any) -> Any:
    """x³ v = y, with a loop that multiplies by x."""
    matmul, solve, fori = ops("numpy.matmul"), ops("linalg.solve"), ops("lax.fori_loop")
    matrix = matmul(x, matmul(x, x))

    def product(v: Any) -> Any:
        return fori(0, 3, lambda i, c: matmul(x, c), v)

    solver, adjoint = (lambda _, b: solve(matrix, b)), (lambda _, b: solve(matrix.T, b))
    return ops("lax.custom_linear_solve")(product, y, solver, adjoint) * y


def _funm(ops: Operations, a: Any) -> Any:
    sin, exp = ops("numpy.sin"), ops("numpy.exp")
    return ops("linalg.funm")(a, lambda z: sin(z) + exp(z / 2))


def _funm_argument(ops: Operations, a: Any, t: Any) -> Any:
    """The function has an argument, which is differentiated as well."""
    exp = ops("numpy.exp")
    return ops("linalg.funm")(a, lambda z, t: exp(z * t) * z, t)


def _without_elements(ops: Operations, x: Any, weight: Any) -> Any:
    """Eigenvectors of a part without elements, and a convolution of one, add nothing."""
    total, size = ops("numpy.sum"), ops("numpy.abs")
    values, vectors = ops("linalg.eigh")(x[:0, :0])
    edge = ops("nn.conv1d")(x[None, :1, :0], weight, padding=2)
    return x * x * total(weight * weight) + total(values) + total(size(vectors)) + total(edge)


def _det_tangent(ops: Operations, x: Any, t: Any) -> Any:
    """The derivative of the determinant along a direction."""
    return ops("lax.jvp")(ops("linalg.det"), (x,), (t,))[1]


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
    "control.cond_constant": _cond_constant,
    "control.cond_pair": _cond_pair,
    "control.switch": _switch,
    "control.map": _map,
    "control.associative_scan": _associative_scan,
    "control.checkpoint": _checkpoint,
    "control.checkpoint_pair": _checkpoint_pair,
    "control.checkpoint_constant": _checkpoint_constant,
    "control.custom_jvp": _custom_jvp,
    "control.custom_jvp_pair": _custom_jvp_pair,
    "control.custom_vjp": _custom_vjp,
    "control.custom_vjp_loop": _custom_vjp_loop,
    "control.custom_vjp_reading": _custom_vjp_reading,
    "control.reverse_only": _reverse_only,
    "control.reverse_only_single": _reverse_only_single,
    "control.external": _external,
    "control.linear_solve": _linear_solve,
    "control.linear_solve_loop": _linear_solve_loop,
    "control.det_tangent": _det_tangent,
    "control.without_elements": _without_elements,
    "control.funm": _funm,
    "control.funm_argument": _funm_argument,
}
"""Functions of a library's operations and of arguments, by the name of the operation."""
