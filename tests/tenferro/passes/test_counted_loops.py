"""Loops whose number of steps is known from their condition."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from computegraph import Body, materialize_merge
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.passes.counted_loops import counted_loops
from tenferro.pytree import flatten


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


@pytest.mark.sampled(4, "name")
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


LEAST, MOST = np.iinfo(np.int64).min, np.iinfo(np.int64).max
EXTREMES = [LEAST, LEAST + 4, -5, 5, MOST - 3, MOST]


@pytest.mark.sampled(3, "last", "change")
@pytest.mark.filterwarnings("ignore:overflow:RuntimeWarning")
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("change", [1, 3, -1, -4, 2**62])
def test_bounds_that_are_never_reached_end_no_loop(change, last):
    """Differences of such numbers overflow, and so do counters that begin near them."""
    compare = {
        (False, False): np.greater, (False, True): np.greater_equal,
        (True, False): np.less, (True, True): np.less_equal,
    }[change > 0, last]  # fmt: skip

    def f(first, n):
        def goes_on(c):
            return np.logical_and(compare(c[0], n), c[1] < 10)

        return te.while_loop(goes_on, lambda c: (c[0] + change, c[1] + 1), (first, 0))

    compiled = te.jit(f, engine="native")
    for first, n in product(map(np.int64, EXTREMES), map(np.int64, EXTREMES)):
        i, k = first, 0
        while compare(i, n) and k < 10:
            i, k = i + np.int64(change), k + 1
        assert tuple(map(int, compiled(first, n))) == (i, k), (first, n)


def test_gradients():
    """Records of such a loop are as long as it is."""

    def loss(x, n):
        return COUNTED["threes"](n, x)[2] ** 2

    for n in (np.int64(0), np.int64(17)):
        native, reference = (
            te.jit(te.grad(loss), engine=e)(np.float64(0.3), n) for e in ("native", "numpy")
        )
        np.testing.assert_allclose(native, reference, rtol=1e-13)


def loops_left(graph):
    """The loops of a graph whose loops are counted."""
    counted = counted_loops(graph)
    operations = (op for _, op, _, _ in counted.arena.applications(counted.order))
    return [Loop.of(op) for op in operations if is_loop(op)]


def test_a_loop_of_which_only_a_counter_is_read_is_left_out():
    def f(n, x):
        def step(c):
            return c[0] + 3, c[1] * x

        return x * te.while_loop(lambda c: c[0] < n, step, (2, x), checkpoint=False)[0]

    assert loops_left(te.trace(f)(*ARGS).graph) == []
    for n in (-4, 2, 3, 30):
        args = np.int64(n), np.float64(0.3)
        assert te.jit(f)(*args) == te.jit(f, engine="numpy")(*args)


def test_constants_that_no_step_reads_are_left_out():
    graph = te.trace(lambda a, x: te.fori_loop(0, 90, lambda i, c: c * a, x))(0.5, 0.3).graph
    (loop,) = loops_left(graph)
    inputs = loop.inputs(loop.body.graph().inputs)
    padded = replace(
        loop,
        body=Body.of(loop.body.graph().arena, [inputs.carry[0], inputs.carry[1]], inputs.flat()),
    )
    writer = Writer()
    given = writer.arena.inputs(graph.arena.metas[v] for v in graph.inputs)
    steps, zero = writer.constant(90, np.int64), writer.constant(0, np.int64)
    first = writer.arena.apply(padded.operation, [steps, given[0], zero, given[1]])
    (left,) = loops_left(materialize_merge(writer.arena, [first + 1], given))
    assert (loop.consts, left.consts) == (1, 0)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(6))
def test_random_counters_end_where_they_do_in_python(seed):
    rng = np.random.default_rng(seed)
    changes, starts = rng.integers(-3, 4, 3).tolist(), rng.integers(-5, 6, 3).tolist()
    reverse = bool(rng.integers(2))

    def f(n, x):
        def step(c, _):
            return (*(i + by for i, by in zip(c, changes, strict=False)), c[3] * x + c[0]), c[1]

        (*counters, y), ys = te.scan(step, (*starts, x), None, 70, reverse=reverse)

        def again(c):
            return (c[0] + 2, *(i - by for i, by in zip(c[1:], changes, strict=True)))

        return counters, y, ys, te.while_loop(lambda c: c[0] < n, again, (0, *starts))

    for n in (-1, 0, 5):
        native, reference = (te.jit(f, engine=e)(np.int64(n), 0.5) for e in ("native", "numpy"))
        for found, expected in zip(flatten(native)[0], flatten(reference)[0], strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-13)
            assert np.asarray(found).dtype == np.asarray(expected).dtype
