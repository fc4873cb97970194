"""Rows of the families of control flow."""

import numpy as np
from derivative_checks import Row

import tenferro as te

BOTH = ("float32", "float64", "complex64", "complex128")


def scanned(w, c, xs):
    """Constants, carries and slices; a carry that is an integer, a record."""

    def step(state, x):
        s, k = state
        s = 0.5 * s * x + w * s / (1 + k)
        return (s, k + 1), s * x

    (last, _), ys = te.scan(step, (c, 0), xs)
    return last + ys.sum(0)


def repeated(w, x):
    """Five steps, as the condition says."""
    return te.while_loop(lambda s: s[1] < 5, lambda s: (s[0] * w + 0.1 * x, s[1] + 1), (x, 0))[0]


def chosen(i):
    def function(w, x):
        return te.switch(i, [lambda x: x * w, lambda x: x * x * x, lambda x: w + 0 * x], x)

    return function


ROWS = [
    Row("scan", scanned, ((3,), (3,), (4, 3)), BOTH, families=("scan",)),
    Row("while_loop", repeated, ((3,), (3,)), BOTH, families=("while_loop", "scan")),
    *(
        Row(f"switch{i}", chosen(np.int64(i)), ((3,), (3,)), BOTH, families=("switch",))
        for i in range(3)
    ),
]
