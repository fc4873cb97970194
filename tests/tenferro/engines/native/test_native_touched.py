"""A step of a loop costs what it touches of an array, forward and backward.

The work of the loop nests of a step, as the planner estimates it, is compared for an array and one
of eight times as many rows and columns.
"""

from math import prod

import numpy as np
import pytest

import tenferro as te
from computegraph import Body
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.graphs.support import has_code
from tenferro.engines.native.loops.routine import routine_of
from tenferro.engines.native.plan.layout import planned_unit
from tenferro.engines.native.registers import bodies
from tenferro.engines.native.registers.loop import register_loop
from tenferro.ops.loops.loop import loops_of
from tenferro.passes.every_engine import for_every_body, for_every_engine
from tenferro.passes.index_checks import with_checks

N = 64


def two(i):
    """Two positions, which do not follow one another."""
    return te.numpy.stack([i, 2 * i + 3])


LINES = {
    "row": lambda i: i,
    "row from the end": lambda i: -1 - i,
    "column": lambda i: (slice(None), i),
    "part of a row": lambda i: (i, slice(1, -1)),
    "part of a column": lambda i: (slice(1, -1), i),
    "strided row": lambda i: (i, slice(None, None, 2)),
    "reversed row": lambda i: (i, slice(None, None, -1)),
    "reversed strided column": lambda i: (slice(None, None, -3), i),
    "first row": lambda i: 0,
    "last column": lambda i: (slice(None), -1),
    "part of the first column": lambda i: (slice(1, -1), 0),
    "parts of rows": lambda i: (two(i), slice(1, -1)),
    "parts of columns": lambda i: (slice(-1, 0, -1), two(i)),
}
ELEMENTS = {
    "element": lambda i: (i, i),
    "element from the end": lambda i: (-1 - i, i),
    "four elements": lambda i: (i, slice(2, 6)),
    "strided elements": lambda i: (slice(1, 9, 2), i),
    "elements of rows": lambda i: (two(i), slice(2, 6)),
    "reversed elements of columns": lambda i: (slice(9, 1, -2), two(i)),
    "known element": lambda i: (2, 3),
    "known block": lambda i: (slice(1, 3), slice(2, 8, 2)),
}
PLACES = LINES | ELEMENTS


def read(place):
    """A loop that reads a part of x in each step."""

    def f(x):
        return te.fori_loop(1, 5, lambda i, s: s + np.sum(np.tanh(x[place(i)])), 0.0)

    return f


def write(place):
    """A loop that writes a part of y in each step, from the part before."""

    def step(i, y):
        y = y.copy()
        y[place(i)] = np.tanh(y[place(i - 1)])
        return y

    return lambda x: np.sum(te.fori_loop(1, 5, step, x) ** 2)


def update(place):
    """A loop that adds to a part of y in each step what another part holds."""

    def step(i, y):
        y = y.copy()
        y[place(i)] += 0.5 * y[place(i - 1)] ** 2
        return y

    return lambda x: np.sum(te.fori_loop(1, 5, step, x) ** 2)


def branches(place):
    """A loop that reads parts of x and y in branches, and writes parts of y there."""

    def step(i, y, x):
        y = y.at[place(i)].set(x[place(i)])
        for least in (1, 2):

            def write(y=y, before=i - least):
                return y.at[place(i)].add(np.tanh(y[place(before)]) * x[place(before)])

            y = te.cond(i > least, write, lambda y=y: y)
        return y

    return lambda x: np.sum(te.fori_loop(1, 5, lambda i, y: step(i, y, x), 1.0 * x) ** 2)


def prepared(f, n):
    """What the engine makes machine code of."""
    graph = for_every_engine(te.trace(f)(np.zeros((n, n))).graph)
    return prepare(with_checks(graph, has_code)[0])


def work_of_steps(f, n):
    """Nanoseconds of a step of all loops, without copies of carries that stay where they are."""
    bodies = [call.loop.body for call in loops_of(prepared(f, n)).values()]
    assert bodies
    steps = [s for body in bodies for s in planned_unit(prepare(for_every_body(body)))[1].steps]
    return sum(step.nanoseconds for step in steps if step.carries is None)


@pytest.mark.sampled(16)
@pytest.mark.parametrize("access", [read, write, update])
@pytest.mark.parametrize("place", PLACES)
def test_a_step_costs_what_it_touches(place, access):
    for form in (lambda f: f, te.grad):
        f = form(access(PLACES[place]))
        growth = work_of_steps(f, 8 * N) / work_of_steps(f, N)
        assert growth < (9 if place in LINES else 1.5)


def recorded(f, n):
    """The elements that loops record in a step."""
    graph = prepared(f, n)
    metas = graph.arena.metas
    stacks = [v for call in loops_of(graph).values() for v in call.outputs.stacked]
    return sum(prod(metas[v].shape[1:]) for v in stacks)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("place", PLACES)
def test_loops_record_what_branches_read(place):
    f = te.grad(branches(PLACES[place]))
    assert 0 < recorded(f, 8 * N) < recorded(f, N) * (9 if place in LINES else 1.5)


def in_place(body: Body, consts: int, carries: int) -> set[int]:
    """The carries of a loop's body that it works on in one memory."""
    pairs = tuple((consts + j, j) for j in range(carries))
    return {j for _, j in routine_of(body, pairs).carried}


def nested(x):
    def inner(j, y, i):
        y = y.copy()
        y[i, 1:-1] = 0.3 * y[i - 1, 2:] * y[j, 1:-1]
        return y

    def outer(i, y):
        y = te.fori_loop(0, 3, lambda j, y: inner(j, y, i), y).copy()
        y[:, i] += y[:, i - 1]
        return y

    return np.sum(te.fori_loop(1, 5, outer, x) ** 2)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("form", [lambda f: f, te.grad])
def test_nested_loops_work_in_one_memory(form):
    shape = (N, N)
    for call in loops_of(prepared(form(nested), N)).values():
        loop = call.loop
        arrays = {j for j, m in enumerate(loop.outputs(loop.body.metas).carry) if m.shape == shape}
        assert arrays <= in_place(loop.body, loop.consts, loop.carries)


def cholesky(a):
    """Element by element, with bounds that depend on the step."""

    def element(j, factor, i):
        s = te.fori_loop(0, j, lambda k, s: s + factor[i, k] * factor[j, k], 0.0)
        return factor.at[i, j].set((factor[i, j] - s) / factor[j, j])

    def row(i, factor):
        factor = te.fori_loop(0, i, lambda j, c: element(j, c, i), factor)
        s = te.fori_loop(0, i, lambda k, s: s + factor[i, k] ** 2, 0.0)
        return factor.at[i, i].set(np.sqrt(factor[i, i] - s))

    return te.fori_loop(0, N, row, a)


def lu(a):
    """Every step subtracts from elements in place; unit lower and upper factor in one array."""

    def element(j, c, i):
        c = te.fori_loop(0, j, lambda k, c: c.at[i, j].add(-c[i, k] * c[k, j]), c)
        return c.at[i, j].set(c[i, j] / c[j, j])

    def row(i, c):
        c = te.fori_loop(0, i, lambda j, c: element(j, c, i), c)

        def rest(j, c):
            return te.fori_loop(0, i, lambda k, c: c.at[i, j].add(-c[i, k] * c[k, j]), c)

        return te.fori_loop(i, N, rest, c)

    return te.fori_loop(0, N, row, a)


def loops_within(graph):
    """The loops of a graph and of their bodies; those of one function as they are within it."""
    for call in loops_of(graph).values():
        yield call.loop
        if register_loop(call.loop) is None:
            yield from loops_within(prepare(for_every_body(call.loop.body)))
        else:
            yield from loops_within(bodies.prepared(call.loop.body))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", [cholesky, lu])
@pytest.mark.parametrize("form", [lambda f: f, te.grad])
def test_nested_loops_with_traced_bounds_copy_and_record_no_array(form, f):
    loops = [*loops_within(prepared(form(lambda a: np.sum(np.tril(f(a)) ** 2)), N))]
    assert len(loops) > 2
    for loop in loops:
        carry, stacked, _ = loop.outputs(loop.body.metas)
        assert all(m.shape != (N, N) for m in stacked)
        if register_loop(loop) is not None:
            continue
        arrays = {j for j, m in enumerate(carry) if m.shape == (N, N)}
        assert arrays <= in_place(loop.body, loop.consts, loop.carries)
