"""What runs along the batch of a loop has its flags from that loop."""

import numpy as np
import pytest

import tenferro as te
from tenferro.passes.every_engine import for_every_engine
from tenferro.passes.lane_steps import recorded_lanes


def names(graph):
    return [operation.name for _, operation, _, _ in graph.arena.applications(graph.order)]


def shrink(x, n):
    """Steps to be told, or until x is small."""

    def body(s):
        return np.sin(s[0]) * 0.9, s[1] + 1

    going = lambda s: (s[1] < n) & (np.abs(s[0]) > 0.05)  # noqa: E731
    return te.while_loop(going, body, (x, 0), checkpoint=False)[0]


X, N = np.linspace(-1.0, 1.0, 9), np.array([3, 0, 7, 1, 0, 4, 40, 2, 5])


def tangent(x, n):
    return te.jvp(lambda x: shrink(x, n), (x,), (1.0,))


def test_forward_mode_of_elements_is_one_loop():
    graph = te.trace(te.vmap(tangent))(X, N).graph
    assert names(graph).count("scan") == 2
    assert names(recorded_lanes(graph)).count("scan") == 1
    found = names(for_every_engine(graph))
    assert found.count("while_loop") == 1
    assert "scan" not in found
    assert "reduce_max" not in found


def test_reverse_mode_of_elements_has_no_loop_for_flags():
    graph = te.trace(te.vmap(te.grad(shrink)))(X, N).graph
    assert names(graph).count("scan") == 2
    found = names(for_every_engine(graph))
    assert (found.count("while_loop"), found.count("scan")) == (1, 1)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_derivatives_are_those_of_each_element(engine):
    expected = np.array([te.grad(shrink)(x, n) for x, n in zip(X, N, strict=True)])
    np.testing.assert_allclose(te.jit(te.vmap(tangent), engine=engine)(X, N)[1], expected)
    gradient = te.jit(te.vmap(te.grad(shrink)), engine=engine)
    np.testing.assert_allclose(gradient(X, N), expected)
    second = te.jit(te.vmap(te.grad(te.grad(shrink))), engine=engine)(X, N)
    single = [te.grad(te.grad(shrink))(x, n) for x, n in zip(X, N, strict=True)]
    np.testing.assert_allclose(second, single)
    pairs = te.jit(te.vmap(te.vmap(tangent, (0, None)), (None, 0)), engine=engine)(X, N)[1]
    for i, n in enumerate(N):
        one = [te.grad(shrink)(x, n) for x in X]
        np.testing.assert_allclose(pairs[i], one)


def test_named_sizes():
    program = te.jit(te.vmap(tangent), shapes=("n", "n"))
    for n in (9, 4):
        expected = [te.grad(shrink)(x, k) for x, k in zip(X[:n], N[:n], strict=True)]
        np.testing.assert_allclose(program(X[:n], N[:n])[1], expected)


def test_counts_that_do_not_begin_with_zero_are_no_numbers_of_steps():
    """A loop written by hand that counts as the batch of a loop does."""

    def f(x, counts):
        def body(s):
            x, counts = s
            alive = x < 10
            return np.where(alive, 2 * x, x), counts + alive.astype(np.int64)

        x, counts = te.while_loop(lambda s: np.any(s[0] < 10), body, (x, counts))
        along = te.vmap(lambda n, x: te.fori_loop(0, n, lambda k, y: y + k, x))(counts, x)
        return along, np.max(np.concatenate([counts, np.zeros(1, np.int64)]))

    x, counts = np.array([1.0, 20.0, 3.0, 9.0]), np.array([0, 5, 1, 0])
    for start in (counts, np.zeros(4, np.int64)):
        for a, b in zip(te.jit(f)(x, start), te.jit(f, engine="numpy")(x, start), strict=True):
            np.testing.assert_array_equal(a, b)
    assert te.jit(f)(x, counts)[1] == 5
    assert te.jit(lambda x: f(x, np.zeros(4, np.int64)))(x)[1] == 4
