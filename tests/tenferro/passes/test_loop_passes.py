"""Loops that are merged and chained: how many are left, and that nothing else changes."""

import functools
import time

import numpy as np
import pytest

import tenferro as te
from computegraph import Body
from tenferro.ops.loops.loop import loops_of
from tenferro.passes.chain_loops import chain_loops
from tenferro.passes.every_engine import for_every_body, for_every_engine
from tenferro.passes.merge_loops import merge_loops
from tenferro.passes.totals import _only_adds

XS = np.array([0.3, -0.8, 1.2, 0.5])


def loops(graph):
    found = []
    for _, op, _, _ in graph.arena.applications(graph.order):
        if op.name in ("scan", "while_loop"):
            found.append((op.name, len(op.params["body"].outputs)))
    return found


def left(f, *args):
    """The loops of a program with their outputs, and that it still computes the same."""
    program = te.trace(f, engine="numpy")(*args)
    before = te.trace(f, engine="numpy")(*args)
    before.compiled = _plainly(program.graph)
    for a, b in zip(_leaves(program(*args)), _leaves(before(*args)), strict=True):
        np.testing.assert_array_equal(a, b)
    return loops(for_every_engine(program.graph))


def _plainly(graph):
    from tenferro.engines.numpy import compile_numpy

    return compile_numpy(graph)


def _leaves(tree):
    return [x for part in tree for x in _leaves(part)] if isinstance(tree, tuple) else [tree]


def repeated(x):
    return te.while_loop(
        lambda s: s < 100.0, lambda s: s + np.sin(s) * np.cos(s) + 1.1, x, checkpoint=False
    )


def scanned(x):
    return te.scan(lambda s, a: (np.sin(s) * a, s), x, XS)[0]


def test_value_and_gradient_run_the_loop_once():
    assert [name for name, _ in left(te.value_and_grad(repeated), 1.0)] == ["while_loop", "scan"]
    assert [name for name, _ in left(te.value_and_grad(scanned), 1.0)] == ["scan", "scan"]


def test_forward_mode_is_one_loop_without_a_record():
    assert left(lambda x: te.jvp(repeated, (x,), (x,)), 1.0) == [("while_loop", 2)]
    assert left(lambda x: te.jvp(scanned, (x,), (x,)), 1.0) == [("scan", 2)]

    def second(x):
        return te.jvp(lambda y: te.jvp(repeated, (y,), (y,))[1], (x,), (x,))

    # With no step, what starts at zero stays a zero of the derivative: a carry of its own.
    assert left(second, 1.0) == [("while_loop", 4)]


def test_forward_over_reverse_has_two_loops():
    def product(x):
        return te.hvp(scanned, (x,), (x,))

    assert [name for name, _ in left(product, 1.0)] == ["scan", "scan"]


def test_records_that_nobody_reads_are_not_made():
    assert left(scanned, 1.0) == [("scan", 1)]


def test_a_scan_that_needs_the_last_carry_stays_apart():
    def f(x):
        last, ys = te.scan(lambda s, a: (np.sin(s) + a, s), x, XS)
        return te.scan(lambda s, y: (s + last * y, None), 0.0, ys)[0]

    assert len(left(f, 1.0)) == 2


def test_other_directions_lengths_and_starts_stay_apart():
    def reversed_(x):
        ys = te.scan(lambda s, a: (np.sin(s) + a, s), x, XS)[1]
        return te.scan(lambda s, y: (s * y, None), 1.0, ys, reverse=True)[0]

    def sliced(x):
        ys = te.scan(lambda s, a: (np.sin(s) + a, s), x, XS)[1]
        return te.scan(lambda s, y: (s * y, None), 1.0, ys[1:])[0]

    def starts(x):
        return [te.scan(lambda s, a: (s * a, None), s, XS)[0] for s in (x, 2 * x)]

    assert [len(left(f, 1.0)) for f in (reversed_, sliced)] == [2, 2]
    assert len(loops(for_every_engine(te.trace(starts)(1.0).graph))) == 2


def test_a_chain_may_be_longer_than_two():
    def f(x):
        ys = te.scan(lambda s, a: (np.sin(s) + a, s), x, XS)[1]
        zs = te.scan(lambda s, y: (s * y, s + y), 1.0, ys)[1]
        return te.scan(lambda s, z: (s + z[0] * z[1], None), 0.0, (zs, ys))[0]

    assert left(f, 1.0) == [("scan", 3)]


def test_independent_loops_in_between_do_not_hinder():
    def f(x):
        ys = te.scan(lambda s, a: (np.sin(s) + a, s), x, XS)[1]
        other = repeated(x)
        return te.scan(lambda s, y: (s * y, None), 1.0, ys)[0] + other

    assert sorted(left(f, 1.0)) == [("scan", 2), ("while_loop", 1)]


def test_every_output_of_operations_beside_merged_loops_is_kept():
    def f(x):
        w, V = np.linalg.eigh(np.diag(XS) + x)
        value, tangent = te.jvp(scanned, (x,), (x,))
        return value + tangent + np.sum(w * V[0] ** 2)

    assert left(f, 1.0) == [("scan", 2)]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("run", [merge_loops, chain_loops])
def test_time_is_linear_in_the_number_of_loops(run):
    def graph(n):
        def many(x):
            for _ in range(n):
                x = te.scan(lambda s, a: (np.sin(s) * a + 0.1, s), x, XS)[0]
            return x

        return te.trace(lambda x: te.jvp(many, (x,), (x,)))(1.0).graph

    def seconds(graph):
        times = []
        for _ in range(3):
            start = time.process_time()
            run(graph)
            times.append(time.process_time() - start)
        return min(times)

    assert seconds(graph(400)) < 4 * 2.5 * seconds(graph(100))


@pytest.mark.parametrize(
    "change", [lambda j, c: c * 0.5, lambda j, c: np.sin(c), lambda j, c: np.sin(c) + c[j]]
)
def test_a_sum_that_an_inner_loop_changes_does_not_begin_with_other_cotangents(change):
    """Only what is added to a total in each step, inner loops included, may begin with it."""

    def f(x, loop, scan):
        hs = scan(lambda h, i: (loop(0, 3, change, h), h[i]), x, np.arange(4))[1]
        return np.sum(hs**2) + np.sum(x**3)

    def written_out(low, high, body, c):
        for j in range(low, high):
            c = body(j, c)
        return c

    def steps(step, c, xs):
        ys = []
        for x in xs:
            c, y = step(c, x)
            ys.append(y)
        return c, np.stack(ys)

    expected = te.grad(lambda x: f(x, written_out, steps))(XS)
    for engine in ("numpy", "native"):
        found = te.jit(te.grad(lambda x: f(x, te.fori_loop, te.scan)), engine=engine)(XS)
        np.testing.assert_allclose(found, expected, rtol=1e-13)


def test_sums_of_several_branches_begin_with_what_they_are_added_to():
    """Cotangents of an array that branches read a part of are added to in one memory."""

    def f(x):
        def step(i, s):
            for least in (1, 2, 3):
                read = functools.partial(
                    lambda s, before: s + np.sum(np.sin(x[before])), s, i - least
                )
                s = te.cond(i > least, read, lambda s=s: s)
            return s + np.sum(x[i])

        return te.fori_loop(0, 20, step, 0.0)

    x = np.linspace(-1.0, 1.0, 200).reshape(100, 2)
    expected = np.ones((100, 2)) * (np.arange(100) < 20)[:, None]
    for least in (1, 2, 3):
        expected[1 : 20 - least] += np.cos(x[1 : 20 - least])
    for engine in ("numpy", "native"):
        np.testing.assert_allclose(te.jit(te.grad(f), engine=engine)(x), expected, rtol=1e-14)
    graph = for_every_engine(te.trace(te.grad(f))(x).graph)
    (*_, back) = loops_of(graph).values()
    added = for_every_body(back.loop.body)
    arrays = [
        operation.name
        for v, operation, *_ in added.arena.applications(added.order)
        if added.arena.metas[v].shape == x.shape
    ]
    assert arrays.count("switch") == 3 and "add" not in arrays


@pytest.mark.parametrize("change", [lambda s, a: s + np.sin(a), lambda s, a: s * a])
def test_sums_of_branches_in_inner_loops_begin_with_what_they_are_added_to(change):
    """Also if only one of the branches of the inner loop adds to it."""

    def f(x, loop, cond):
        def inner(j, s, i):
            return cond(j != i, lambda: change(s, x[i, j]), lambda: s)

        return loop(0, 9, lambda i, s: loop(0, 8, lambda j, t: inner(j, t, i), 0.5 + s), 0.0)

    def written_out(low, high, body, s):
        for i in range(low, high):
            s = body(i, s)
        return s

    x = np.random.default_rng(0).uniform(0.5, 1.5, (9, 8))
    expected = te.grad(lambda x: f(x, written_out, lambda p, f, g: f() if p else g()))(x)
    gradient = te.grad(lambda x: f(x, te.fori_loop, te.cond))
    for engine in ("numpy", "native"):
        found = te.jit(gradient, engine=engine)(x)
        np.testing.assert_allclose(found, expected, rtol=1e-13)
    (*_, back) = loops_of(for_every_engine(te.trace(gradient)(x).graph)).values()
    body = for_every_body(back.loop.body)
    operations = body.arena.applications(body.order)
    arrays = [operation.name for v, operation, *_ in operations if body.arena.metas[v].ndim == 2]
    assert arrays == ["scan"]


ADDED_TO = {
    "a carry": (lambda t, a: te.scan(lambda c, x: (c + x, ()), t, a)[0], True),
    "a constant": (lambda t, a: te.scan(lambda c, x: (c + t, ()), 0 * a[0], a)[0], False),
    "a slice": (lambda t, a: te.scan(lambda c, x: (c + x, ()), 0 * a[0, 0], t)[0], False),
    "both": (lambda t, a: te.scan(lambda c, x: (c + t, ()), t, a)[0], False),
}
"""Functions of two arguments, and whether the result is the first with something added."""


@pytest.mark.parametrize("name", ADDED_TO)
def test_what_a_loop_adds_to(name):
    function, expected = ADDED_TO[name]
    graph = te.trace(function)(np.ones((3, 3)), np.ones((70, 3, 3))).graph
    assert _only_adds(Body.of(graph.arena, graph.outputs, graph.inputs), 0, 0) == expected
