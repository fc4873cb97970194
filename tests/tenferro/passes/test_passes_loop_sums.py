"""Sums of products that loops carry, computed after the loops."""

import numpy as np
import pytest

import tenferro as te
from tenferro.ops.loops.loop import loops_of
from tenferro.passes import loop_sums
from tenferro.passes.loop_sums import sums_after_loops


def recurrent(w, u, xs):
    def step(h, x):
        h = np.tanh(w @ h + u @ x)
        return h, np.sum(h)

    h, sums = te.scan(step, 0.0 * u[:, 0], xs)
    return np.sum(h**2) + np.sum(sums)


def arguments(n=64, m=40):
    rng = np.random.default_rng(0)
    w = rng.standard_normal((n, n)) / n**0.5
    return w, rng.standard_normal((n, m)) / m**0.5, rng.standard_normal((7, m))


def largest_carry(graph):
    return max(
        graph.arena.metas[v].size for call in loops_of(graph).values() for v in call.outputs.carry
    )


def separated(function, *args):
    before = te.trace(function)(*args).graph
    return before, sums_after_loops(before)


def test_the_derivative_in_a_matrix_is_one_product_after_the_loop():
    before, after = separated(te.grad(recurrent, argnums=(0, 1)), *arguments())
    assert largest_carry(before) == 64 * 64
    assert largest_carry(after) == 64
    products = [
        op for _, op, _, _ in after.arena.applications(after.order) if op.name == "dot_general"
    ]
    assert [op.params["contract"] for op in products] == [((0,), (0,))] * 2


@pytest.mark.parametrize("reverse", [False, True])
def test_values_are_the_same(reverse):
    def loss(w, start, xs):
        def step(carry, x):
            h, total = carry
            h = np.tanh(w @ h + x)
            return (h, total + h[:, None] @ x[None] + x[:, None] @ h[None]), h

        (h, total), hs = te.scan(step, (xs[0], start), xs, reverse=reverse)
        return total, h, hs

    w, _, xs = arguments(64, 64)
    start = np.random.default_rng(1).standard_normal((64, 64))
    before, after = separated(loss, w, start, xs)
    assert largest_carry(before) == 64 * 64
    assert largest_carry(after) == 64
    for function in (loss, te.grad(lambda *a: np.sum(loss(*a)[0] ** 2), argnums=(0, 1, 2))):
        found, expected = te.trace(function)(w, start, xs), te.jit(function, engine="numpy")
        for x, y in zip(found(w, start, xs), expected(w, start, xs), strict=True):
            np.testing.assert_allclose(x, y, rtol=0, atol=1e-12 * np.abs(y).max())


def steps_that(add):
    def loss(w, xs):
        def step(carry, x):
            h, total = carry
            h = np.tanh(w @ h + x)
            return (h, add(total, h, x)), None

        return te.scan(step, (xs[0], 0.0 * w), xs)[0][1]

    return loss


@pytest.mark.parametrize(
    "add",
    [
        lambda total, h, x: total * 0.5 + h[:, None] @ x[None],
        lambda total, h, x: total + total + h[:, None] @ x[None],
        lambda total, h, x: total + h[:, None] @ x[None] + h,
    ],
)
def test_other_carries_stay(add):
    w, _, xs = arguments(64, 64)
    before, after = separated(steps_that(add), w, xs)
    assert largest_carry(after) == largest_carry(before) == 64 * 64


def test_carries_stay_where_a_loop_would_keep_too_much(monkeypatch):
    w, _, xs = arguments(64, 64)
    loss = steps_that(lambda total, h, x: total + h[:, None] @ x[None])
    assert largest_carry(separated(loss, w, xs)[1]) == 64
    small = arguments(32, 32)
    assert largest_carry(separated(loss, small[0], small[2])[1]) == 32 * 32
    monkeypatch.setattr(loop_sums, "_MOST", 7 * 2 * 64 - 1)
    assert largest_carry(separated(loss, w, xs)[1]) == 64 * 64
