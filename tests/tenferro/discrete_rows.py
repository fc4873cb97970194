"""Rows of the families that give or take integers and booleans: what they give beside a smooth
factor, with integers made of the argument so that they are traced."""

import numpy as np
from derivative_checks import Row
from rows import op

import tenferro as te

MATRIX = (3, 4)
RNG = np.random.default_rng(4)
A, B = RNG.integers(0, 9, (2, 3, 4))


def row(name, function, shape=MATRIX, shapes=None):
    return Row(name, function, shapes or (shape,), ("float64",), families=(name,))


def integers(x, values):
    """Known integers, though the trace does not see it: x lies within (−1, 1)."""
    return op("convert", dtype=np.dtype("int64"))(x) + values


def smooth(x, values):
    """x² times the values, which do not vary."""
    return x * x * op("convert", dtype=np.dtype("float64"))(values)


def of_integers(name, *held):
    return row(name, lambda x: smooth(x, op(name)(*(integers(x, h) for h in held))))


def _bounded(i):
    return op("bounded_index", operation="row", axis=0, size=9, from_end=True)(i)


def of_mask(name):
    return row(name, lambda x: smooth(x, op(name, axes=(0,))(integers(x, A) > 4)[None] | (x > 2)))


def position(name):
    return row(name, lambda x: smooth(x[0], op(name, axis=0)(x)))


ROWS = [
    *(
        of_integers(n, A, B)
        for n in ("bitwise_and", "bitwise_or", "bitwise_xor", "gcd", "lcm", "mul_high")
    ),
    of_integers("mul_high", A << 32, B << 32),
    *(of_integers(n, A, B % 3) for n in ("shift_left", "shift_right")),
    *(of_integers(n, A) for n in ("bitwise_not", "population_count")),
    row("bounded_index", lambda x: smooth(x, _bounded(integers(x, A - 4)))),
    *(of_mask(n) for n in ("reduce_and", "reduce_or")),
    *(position(n) for n in ("argmax", "argmin")),
    row(
        "searchsorted",
        lambda x: smooth(x, op("searchsorted", side="left")(np.linspace(-1, 1, 7), x)),
    ),
    row("nextafter", lambda x: smooth(x, op("nextafter")(op("floor")(x), op("ceil")(x)))),
    row("iota", lambda x: x * te.numpy.tril(x)),
]
