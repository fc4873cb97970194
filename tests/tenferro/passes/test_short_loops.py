"""Loops of few steps written out in the loop around them."""

import numpy as np
import pytest

import tenferro as te
from computegraph import check_materialized
from tenferro.engines.numpy import compile_numpy
from tenferro.passes.every_engine import for_every_engine
from tenferro.passes.short_loops import without_short_loops

X, AS, NS = np.linspace(-1.0, 1.0, 3), np.arange(12.0).reshape(4, 3), np.arange(4)


def names(graph):
    return [operation.name for _, operation, _, _ in graph.arena.applications(graph.order)]


def forth(x, *xs):
    def step(carry, xs):
        s, n = carry
        a, k = xs
        return (np.sin(s) + a * k, n + 1), (s * n, n)

    return te.scan(step, (x, 2), xs)


def back(x, xs, _):
    return te.scan(lambda s, a: (s * a, s + a), x, xs, reverse=True)


def nested(x, *_):
    return te.fori_loop(0, 3, lambda i, x: te.fori_loop(0, 2, lambda j, x: x * x + i + j, x), x)


def gradient(x, *xs):
    return te.grad(lambda x: np.sum(forth(x, *xs)[0][0] ** 2))(x)


@pytest.mark.parametrize("f", [forth, back, nested, gradient])
def test_steps_give_what_the_loop_gives(f):
    graph = for_every_engine(te.trace(f)(X, AS, NS).graph)
    steps = without_short_loops(graph, 256, 64)
    check_materialized(steps)
    assert "scan" in names(graph)
    assert "scan" not in names(steps)
    for a, b in zip(compile_numpy(steps)(X, AS, NS), compile_numpy(graph)(X, AS, NS), strict=True):
        assert (np.dtype(a.dtype), a.shape) == (np.dtype(b.dtype), b.shape)
        np.testing.assert_array_equal(a, b)


def test_long_and_large_ones_stay():
    def scans(f, *args, most=256, small=64):
        return names(without_short_loops(te.trace(f)(*args).graph, most, small)).count("scan")

    assert scans(nested, X, most=3) == 1
    assert scans(back, X, AS, NS, small=2) == 1
    assert scans(back, X, AS, NS, small=3) == 0
    assert scans(lambda x: te.fori_loop(0, 1000, lambda i, x: x * x, x), X) == 1
    assert scans(lambda x: te.scan(lambda s, a: (s * a, None), x, x[:0]), X) == 1
