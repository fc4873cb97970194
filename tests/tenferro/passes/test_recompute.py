"""Records that are computed again: what is left of them, and that nothing else changes."""

import numpy as np
import pytest

import tenferro as te
from computegraph import check_materialized
from tenferro.engines.numpy import compile_numpy
from tenferro.ops.loops.loop import loops_of
from tenferro.passes import simplify
from tenferro.passes.every_engine import for_every_engine
from tenferro.passes.recompute import recompute

A, X, XS = np.array([0.5, -1.5]), np.array([0.3, -0.8]), np.linspace(-1, 1, 10).reshape(5, 2)


def simple(records):
    """Everything again but the sines."""
    arena = records.graph.arena
    return records.cut(lambda v: arena.operation(v).name != "sin")


def everything(records):
    return records.cut(lambda v: True)


def nothing(records):
    return None


def recorded(graph):
    """The number of records of each loop."""
    return [len(call.outputs.stacked) for call in loops_of(graph).values()]


def both(f, *args, choose=everything):
    """Records before and after; results are the same to the last bit."""
    program = te.trace(f, engine="numpy")(*args)
    graph = simplify(for_every_engine(program.graph))
    changed = recompute(graph, choose)
    check_materialized(changed)
    found = []
    for each in (graph, changed):
        program = te.trace(f, engine="numpy")(*args)
        program.compiled = compile_numpy(each)
        found.append(te.pytree.leaves(program(*args)))
    for a, b in zip(*found, strict=True):
        np.testing.assert_array_equal(a, b)
    return recorded(graph), recorded(changed)


def scanned(a, x, xs, reverse=False):
    def step(s, x):
        s = np.sin(s * a) * x + np.cos(s) * s
        return s, s * s

    last, ys = te.scan(step, x, xs, reverse=reverse)
    return np.sum(last * last) + np.sum(ys)


@pytest.mark.parametrize("reverse", [False, True])
def test_the_state_is_kept_and_slices_are_read_where_they_are(reverse):
    gradient = te.grad(lambda *args: scanned(*args, reverse=reverse), argnums=(0, 1, 2))
    before, after = both(gradient, A, X, XS)
    assert before[0] > 3
    assert after == [1, before[1]]
    _, after = both(gradient, A, X, XS, choose=simple)
    assert after == [3, before[1]]  # the state and two sines
    assert both(gradient, A, X, XS, choose=nothing) == (before, before)


def test_loops_until_a_condition_ends_them():
    def f(x):
        return te.while_loop(
            lambda s: s < 100.0, lambda s: s + np.sin(s) * np.cos(s) + 1.1, x, checkpoint=False
        )

    before, after = both(te.value_and_grad(f), 1.0)
    assert (before[0] > 1, after) == (True, [1, 0])


WITHOUT_STATE = {
    "comparisons of what it reads": lambda x: np.fmax(x, x) * x,
    "products": lambda x: x * x * x,
    "a constant": lambda x: np.maximum(x, A) ** 3,
    "functions": lambda x: np.exp(np.sin(x) * x),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("step", WITHOUT_STATE)
def test_a_loop_all_of_whose_results_are_computed_again_is_gone(step):
    """It has neither a state nor other results."""

    def f(xs):
        return np.sum(te.map(WITHOUT_STATE[step], xs))

    before, after = both(te.grad(f), XS)
    assert before[0] >= 1 and len(after) == len(before) - 1
    both(te.grad(lambda xs: np.sum(te.grad(f)(xs) ** 2)), XS)


def test_a_record_that_others_read_stays():
    def f(x):
        def step(s, x):
            y = np.exp(s)
            return y * x * np.cos(s), y

        last, ys = te.scan(step, x, XS[:, 0])
        return np.sum(last * last) + np.sum(ys * ys), ys

    gradient = te.value_and_grad(lambda x: f(x)[0])
    before, after = both(lambda x: (gradient(x), f(x)[1]), 0.4)
    assert after[0] == 2 < before[0]


def test_several_loops_read_the_same_records():
    def f(x):
        return te.scan(lambda s, a: (np.sin(s * s) * a, None), x, XS[:, 0])[0]

    def many(x):
        return te.jvp(te.grad(f), (x,), (1.0,)), te.vmap(te.grad(f))(np.stack([x, 2 * x]))

    before, after = both(many, 0.7)
    assert sum(after) < sum(before)


@pytest.mark.parametrize("depth", [2, 3])
def test_derivatives_of_derivatives(depth):
    def f(a, x):
        return scanned(a, x, XS)

    for _ in range(depth):
        f = te.grad(lambda a, x, f=f: np.sum(f(a, x) ** 2))
    both(f, A, X)
    both(f, A, X, choose=simple)


def test_what_a_loop_reads_of_a_changed_one_is_there():
    """A loop whose slices are no records any more keeps its own."""

    def f(x):
        def first(s, a):
            s = np.sin(s) * a
            return s, s * s

        def second(s, y):
            return np.cos(s * y), None

        last, ys = te.scan(first, x, XS[:, 0])
        return te.scan(second, last, ys)[0]

    both(te.grad(f), 0.9)
    both(te.grad(te.grad(f)), 0.9)


def test_programs_without_such_records_stay_as_they_are():
    program = te.trace(lambda x: te.scan(lambda s, a: (s * a, None), x, XS)[0])(X)
    assert recompute(program.graph, everything) is program.graph
