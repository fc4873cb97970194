"""Loops whose number of steps is known from their condition."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.passes.counted_loops import counted_loops


def counting(first, goes_on, change):
    """A loop that counts, in a loop: the counter, and what depends on it."""

    def f(n, x):
        def inside(c):
            return c[0] + change, c[1], tn.sin(c[2]) + 0.1 * c[0]

        def step(_, c):
            i, n, x = te.while_loop(lambda c: goes_on(c[0], c[1]), inside, (first, c[1], c[2]))
            return i, n, x

        return te.fori_loop(0, 2, step, (first, n, x))

    return f


COUNTED = {
    "below": counting(0, lambda i, n: i < n, 1),
    "up to": counting(-2, lambda i, n: i <= n, 1),
    "from the other side": counting(3, lambda i, n: n > i, 2),
    "threes": counting(1, lambda i, n: i < n, 3),
    "down": counting(9, lambda i, n: i > n, -1),
    "down to": counting(9, lambda i, n: n <= i, -4),
    "a number": counting(0, lambda i, n: i < 7, 2),
    "two conditions": counting(0, lambda i, n: (i < n) & (i < 8), 3),
}


def changing(n, x):
    """The bound comes closer."""

    def step(_, c):
        return te.while_loop(
            lambda c: c[0] < c[1], lambda c: (c[0] + 1, c[1] - 1, 0.5 * c[2]), (0, n, c[2])
        )

    return te.fori_loop(0, 2, step, (0, n, x))


def doubling(n, x):
    def step(_, c):
        return te.while_loop(
            lambda c: c[0] < c[1], lambda c: (2 * c[0], c[1], 0.5 * c[2]), (1, n, c[2])
        )

    return te.fori_loop(0, 2, step, (1, n, x))


OTHERS = {
    "never ends": counting(0, lambda i, n: i > -n * n - 5, 1),
    "two conditions": counting(0, lambda i, n: (i < n) | (i < 5), 1),
    "until equal": counting(0, lambda i, n: i != abs(n), 1),
    "changing": changing,
    "doubling": doubling,
}


def innermost(f, *args):
    """What the innermost loop is when loops are counted; those around it run it in parts."""
    graph, name = te.trace(f)(*args).graph, None
    while True:
        operations = [op for op in counted_loops(graph).arena.operations if op is not None]
        loops = [op for op in operations if op.name in ("scan", "while_loop")]
        if not loops:
            return name
        name, graph = loops[0].name, loops[0].params["body"].graph()


ARGS = np.int64(4), np.float64(0.3)


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("n", [-5, 0, 7, 8, 9, 20])
def test_the_steps_are_the_same(name, n):
    f, args = COUNTED[name], (np.int64(n), np.float64(0.3))
    native, reference = (te.jit(f, engine=e)(*args) for e in ("native", "numpy"))
    for found, expected in zip(native, reference, strict=True):
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("name", COUNTED)
def test_loops_that_count(name):
    assert innermost(COUNTED[name], *ARGS) == "scan"


@pytest.mark.parametrize("name", OTHERS)
def test_other_loops_stay(name):
    assert innermost(OTHERS[name], *ARGS) == "while_loop"


@pytest.mark.parametrize("name", sorted(set(OTHERS) - {"never ends"}))
def test_other_loops_are_right(name):
    native, reference = (te.jit(OTHERS[name], engine=e)(*ARGS) for e in ("native", "numpy"))
    for found, expected in zip(native, reference, strict=True):
        np.testing.assert_array_equal(found, expected)


def test_gradients():
    """Records of such a loop are as long as it is."""

    def loss(x, n):
        return COUNTED["threes"](n, x)[2] ** 2

    for n in (np.int64(0), np.int64(17)):
        native, reference = (
            te.jit(te.grad(loss), engine=e)(np.float64(0.3), n) for e in ("native", "numpy")
        )
        np.testing.assert_allclose(native, reference, rtol=1e-13)
