"""Positions that loops count through: scans that go back count too, and nothing is recorded."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from computegraph import Body
from tenferro.ops.loops.loop import loops_of
from tenferro.passes.every_engine import for_every_body, for_every_engine
from tenferro.passes.proven_indices import without_proven_indices
from tenferro.tensor.dtypes import int64

RNG = np.random.default_rng(20261128)
A = RNG.standard_normal((7, 9))
X = RNG.standard_normal(9)


def loop(low, high, step, c):
    return te.fori_loop(low, high, step, c)


def rows(a):
    def cell(i, j, a):
        return a.at[i, j].set(0.5 * a[i - 1, j + 1] + tn.sin(a[i, j]))

    return loop(1, 7, lambda i, a: loop(0, 8, lambda j, a: cell(i, j, a), a), a)


def skewed(a):
    """Positions that change with both loops, and downwards."""

    def cell(i, j, a):
        return a.at[6 - i, 2 * j].add(tn.sin(a[i, 8 - i - j]))

    return loop(0, 3, lambda i, a: loop(0, 4, lambda j, a: cell(i, j, a), a), a)


def deep(a):
    def cell(t, i, j, a):
        return a.at[i, j].set(a[i, j] * a[t, i])

    def row(t, i, a):
        return loop(0, 9, lambda j, a: cell(t, i, j, a), a)

    return loop(0, 4, lambda t, a: loop(1, 6, lambda i, a: row(t, i, a), a), a)


def backwards(x):
    """A loop that goes back itself."""

    def step(c, x):
        i, y = c
        return (i + 2, y.at[i].set(x * y[i + 1])), None

    return te.scan(step, (0, x), x[:4], reverse=True)[0][1]


PROGRAMS = {
    "rows": (rows, A),
    "skewed": (skewed, A),
    "deep": (deep, A),
    "backwards": (backwards, X),
}


def gradient_of(f):
    return te.grad(lambda x: tn.sum(tn.sin(f(x))))


def stacks(graph):
    """The stacks of whole numbers of all loops in a graph."""
    found, waiting = [], [graph]
    while waiting:
        graph = waiting.pop()
        for call in loops_of(graph).values():
            found += [v for v in call.outputs.stacked if graph.arena.metas[v].dtype == int64]
        for operation in filter(None, graph.arena.operations):
            bodies = (value for value in operation.params.values() if isinstance(value, Body))
            waiting += [body.graph() for body in bodies]
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_record_no_positions(name):
    f, x = PROGRAMS[name]
    graph = te.trace(gradient_of(f))(x).graph
    assert stacks(without_proven_indices(graph))
    assert not stacks(for_every_engine(graph))


def interpolated(table, points):
    """Positions that are data, which a check of each step converts to whole numbers."""
    out = np.zeros(len(points))
    for k in range(len(points)):
        i = int(points[k])
        b = points[k] - i
        out[k] = (1.0 - b) * table[i] + (b * b * b - b) * table[i + 1]
    return out


def test_what_follows_from_constant_arrays_is_not_recorded():
    table, points = RNG.standard_normal(70), RNG.random(90) * 68

    def loss(table, points):
        return np.sum(te.adopt(interpolated)(table, points) ** 2)

    gradient = te.grad(loss, argnums=(0, 1))
    graph = for_every_engine(te.trace(gradient)(table, points).graph)
    assert not any(call.outputs.stacked for call in loops_of(graph).values())
    te.check_grads(te.jit(loss), (table, points))
    native, reference = (te.jit(gradient, engine=e)(table, points) for e in ("native", "numpy"))
    for found, expected in zip(native, reference, strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)
    linear = te.grad(lambda table, points: np.sum(te.adopt(interpolated)(table, points)))
    for wrong in (-90.0, 69.5, np.nan):
        moved = np.where(np.arange(90) == 40, wrong, points)
        for derivative in (gradient, linear):
            with pytest.raises((IndexError, ValueError)):
                te.jit(derivative)(table, moved)


@te.adopt
def triangle(a, x):
    """Loops whose numbers of steps are counters of the loops around them."""
    y = np.zeros(len(x))
    for i in range(len(x)):
        for j in range(i + 1):
            y[i] += a[i, j] * np.sin(x[j] * a[j, i])
        for j in range(i, 0, -2):
            y[i] -= a[j, i] * x[j - 1] * y[j - 1]
    return y


def stacks_of_conditions(graph):
    """What loops with a condition stack, also within bodies."""
    calls = loops_of(graph).values()
    inside = [m for call in calls for m in stacks_of_conditions(for_every_body(call.loop.body))]
    own = [call.outputs.stacked for call in calls if call.loop.cond is not None]
    return [*inside, *(graph.arena.metas[v] for stacked in own for v in stacked)]


def test_loops_with_bounds_record_no_positions():
    a, x = RNG.standard_normal((11, 11)), RNG.standard_normal(11)

    def loss(a, x):
        return np.sum(triangle(a, x) ** 2)

    gradient = te.grad(loss, argnums=(0, 1))
    graph = for_every_engine(te.trace(gradient)(a, x).graph)
    assert not any(m.dtype == int64 for m in stacks_of_conditions(graph))
    te.check_grads(te.jit(loss), (a, x))
    native, reference = (te.jit(gradient, engine=e)(a, x) for e in ("native", "numpy"))
    for found, expected in zip(native, reference, strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-11, atol=1e-12)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients(name):
    f, x = PROGRAMS[name]
    found = te.jit(gradient_of(f))(x)
    step = 1e-6
    for at in RNG.integers(0, x.size, 5):
        moved = np.zeros(x.size)
        moved[at] = step
        high, low = (np.sum(np.sin(f(x + s * moved.reshape(x.shape)))) for s in (1, -1))
        np.testing.assert_allclose(np.ravel(found)[at], (high - low) / (2 * step), atol=2e-8)


def counted(start, change, reverse=False, dtype=np.int64):
    def step(c, x):
        return c + dtype(change), (c, 3 * c - 1, x * c, c * c)

    return lambda x: te.scan(step, dtype(start), x, reverse=reverse)


STACKS = {
    "forth": counted(3, 2),
    "back": counted(3, 2, reverse=True),
    "down": counted(-1, -1),
    "the same": counted(4, 0),
    "large": counted(2**30, 2**25),
    "short": counted(3, 2, dtype=np.int32),
}


@pytest.mark.sampled(3, "engine", "name")
@pytest.mark.parametrize("engine", ["native", "numpy"])
@pytest.mark.parametrize("size", [0, 1, 9])
@pytest.mark.parametrize("name", STACKS)
def test_stacks_that_are_results(name, size, engine):
    f, x = STACKS[name], X[:size]
    end, found = te.jit(f, engine=engine)(x)
    c, expected = np.asarray(f(X[:0])[0]), []
    change = np.asarray(te.jit(f)(X[:1])[0]) - c
    for value in x[::-1] if name == "back" else x:
        expected.append((c, 3 * c - 1, value * c, c * c))
        c = c + change
    expected = expected[::-1] if name == "back" else expected
    assert end == c
    for k, stack in enumerate(found):
        np.testing.assert_array_equal(stack, [row[k] for row in expected])
        assert stack.dtype == (np.float64 if k == 2 else c.dtype)


def test_a_stack_that_is_read_in_another_order():
    def f(x):
        _, places = te.scan(lambda c, _: (c + 1, c), 0, None, length=9)
        total, _ = te.scan(lambda s, i: (0.5 * s + x[i], None), 0.0, places, reverse=True)
        other, _ = te.scan(lambda s, i: (0.5 * s + x[i], None), 0.0, places[::2])
        return total - other + tn.sum(places)

    native, reference = (te.jit(f, engine=engine)(X) for engine in ("native", "numpy"))
    total = other = 0.0
    for i in range(8, -1, -1):
        total = 0.5 * total + X[i]
    for i in range(0, 9, 2):
        other = 0.5 * other + X[i]
    np.testing.assert_allclose([native, reference], total - other + 36, rtol=1e-14)
