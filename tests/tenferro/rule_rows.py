"""Rows of functions with rules of their own, and of outside functions."""

import numpy as np
from derivative_checks import Row
from rows import op

import tenferro as te

BOTH = ("float32", "float64", "complex64", "complex128")
pushed = te.custom_jvp(lambda w, x: (w * np.sin(x), w + x))
pushed.defjvp(lambda w, x, y, dw, dx: (np.sin(x) * dw + w * np.cos(x) * dx, dw + dx))
pulled = te.custom_vjp(lambda w, x: (w * np.sin(x), w + x))
pulled.defvjp(
    lambda w, x: (np.conj(np.sin(x)), np.conj(w * np.cos(x))),
    lambda r, ct: (r[0] * ct[0] + ct[1], r[1] * ct[0] + ct[1]),
)


def product(f):
    def function(w, x):
        a, b = f(w, x)
        return a * b

    return function


def outside(x):
    """A function of signs, whose derivative vanishes."""
    return x * te.external(np.exp, np.sign(x), np.sign(x))


again = te.checkpoint(lambda w, x: np.sin(w * x) * x, keep=lambda name, aval: name == "mul")


def richardson(matvec, b):
    """As many steps as rounding wants: the matrix is 2, up to a tenth."""
    return te.fori_loop(0, 25, lambda i, y: y + (b - matvec(y)) / 2, 0 * b)


def solved(w, b):
    return te.implicit.linear_solve(lambda y: (2 + 0.1 * w) * y + 0.1 * y[::-1], b, richardson)


def ensured(x):
    return op("ensure", message="too large", error="RuntimeError")(x * x, np.all(abs(x) < 9))


ROWS = [
    Row("custom_jvp", product(pushed), ((3,), (3,)), BOTH, families=("call",)),
    Row("custom_vjp", product(pulled), ((3,), (3,)), BOTH, families=("call",)),
    Row("linear_solve", solved, ((3,), (3,)), BOTH, families=("linear_solve",)),
    Row("checkpoint", again, ((3,), (3,)), BOTH, families=("checkpoint", "residual", "switch")),
    Row("ensure", ensured, ((3,),), BOTH),
    Row("stop_gradient", lambda x: x * te.stop_gradient(np.sign(x)), ((3,),), BOTH[:2]),
    Row("external", outside, ((3,),), BOTH[:2]),
]
