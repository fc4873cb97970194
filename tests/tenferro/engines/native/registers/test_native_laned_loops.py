"""Loops whose lanes do not meet, in blocks of vectors, against the reference."""

from dataclasses import replace

import numpy as np
import pytest
from random_bodies import DTYPES, Body, check, register_loops, values

import tenferro as te
from tenferro.engines.native.runtime.tables import calls
from tenferro.ops.base.apply import literal
from tenferro.ops.loops.loop import Operands, applied, loops_of
from tenferro.tensor.dtypes import int64


def has_lanes(f, *args):
    return any(unit.lanes for unit in register_loops(f, *args))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("lanes", [8, 19, pytest.param(32, marks=pytest.mark.long)])
@pytest.mark.parametrize("shape", [(2,), pytest.param((3, 3), marks=pytest.mark.long)])
def test_batches_of_random_bodies(dtype, lanes, shape):
    for seed in range(3):
        rng = np.random.default_rng(seed)
        a, s = values(rng, dtype, *shape), values(rng, dtype, lanes, *shape)
        steps = [7, 1, 0][seed]
        shared, own = values(rng, dtype, steps, *shape), values(rng, dtype, lanes, steps, *shape)

        def f(a, s, shared, own, seed=seed):
            def one(s, own):
                def step(carry, x):
                    s, kept, n = carry
                    s, y = Body(seed, dtype)(s, a, *x)
                    return (s, kept, n + 1), (y, n, s)

                return te.scan(step, (s, s, 0), (shared, own), reverse=seed == 0)

            return te.vmap(one)(s, own)

        check(f, a, s, shared, own)
        assert has_lanes(f, a, s, shared, own)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["float64", "float32", "complex128"])
@pytest.mark.parametrize("lanes", [8, 21, 64])
def test_sums_over_lanes(dtype, lanes, monkeypatch):
    """Gradients of what lanes share; also where signals are looked at after every step."""
    rng = np.random.default_rng(0)
    a, s, xs = values(rng, dtype, 3), values(rng, dtype, lanes, 3), values(rng, dtype, 5, 3)

    def loss(a, s, xs):
        def one(s):
            def step(s, x):
                s = s * a + x * s[::-1]
                return s / (1 + np.abs(s)), s[0] * np.conj(a[1])

            return te.scan(step, s, xs)

        last, ys = te.vmap(one)(s)
        return np.sum(np.real(last * np.conj(last))) + np.sum(np.real(ys * ys))

    gradient = te.value_and_grad(loss, argnums=(0, 1))
    check(gradient, a, s, xs)
    assert sum(bool(u.lanes) for u in register_loops(gradient, a, s, xs)) == 2
    expected = te.jit(gradient)(a, s, xs)
    monkeypatch.setattr(calls, "BETWEEN_LOOKS", 1)
    found = te.jit(gradient)(a, s, xs)
    np.testing.assert_allclose(
        found[1][0], expected[1][0], rtol=1e-4 if dtype == "float32" else 1e-12
    )
    np.testing.assert_array_equal(found[1][1], expected[1][1])


@pytest.mark.parametrize("differentiated", [False, True])
def test_a_batch_as_large_as_other_axes(differentiated):
    """Lanes are along the axis that `vmap` batched, not along any axis of that size."""
    rng = np.random.default_rng(0)
    w, s = values(rng, "float64", 8), values(rng, "float64", 8, 8)

    def f(w, s):
        def one(s):
            return te.scan(lambda s, _: (np.tanh(s * w + s[::-1]), None), s, None, length=5)[0]

        return np.sum(te.vmap(one)(s) ** 2)

    g = te.grad(f, argnums=(0, 1)) if differentiated else f
    check(g, w, s)
    assert all(unit.lanes for unit in register_loops(g, w, s))
    assert has_lanes(g, w, s)


def meeting(s):
    return te.scan(lambda s, _: (np.tanh(s[::-1] + s), None), s, None, length=5)[0]


def with_a_maximum(s):
    return te.scan(lambda s, _: (s / np.max(np.abs(s)), None), s, None, length=5)[0]


def without_a_mask(s):
    """Lanes go on as long as one has to, and no mask keeps those that have ended."""
    return te.while_loop(lambda s: np.any(s < 5), lambda s: s + 1, s, checkpoint=False)


@pytest.mark.parametrize("f", [meeting, with_a_maximum, without_a_mask])
def test_a_wrong_mark_changes_no_result(f):
    """Lanes that are not lanes, as a program file may claim."""
    s = np.random.default_rng(0).uniform(0, 1, 16)
    s = s + np.arange(16) % 4
    ((_, call),) = loops_of(te.trace(f)(s).graph).items()
    loop = replace(call.loop, lanes=(True,) * len(call.loop.body.inputs))
    assert loop.consts == 0

    def marked(s):
        steps = None if loop.cond is not None else literal(s, 5, int64)
        return applied(loop, Operands(steps, (), (s,), ())).carry[0]

    check(marked, s)
    assert not has_lanes(marked, s)
    np.testing.assert_array_equal(te.jit(marked)(s), te.jit(f)(s))


def test_a_sum_begins_with_what_it_was():
    """And is multiplied on the way, with what all lanes have in common."""

    def f(s, total, t):
        def step(carry, x):
            s, total, t = carry
            return (np.sin(s) + x, 0.5 * t * total + np.sum(s, 0), t + 0.25), t

        return te.scan(step, (s, total, t), np.arange(6.0))

    rng = np.random.default_rng(0)
    arguments = rng.standard_normal((24, 2)), np.array([1.0, -2.0]), 1.5
    check(f, *arguments)
    assert has_lanes(f, *arguments)


def test_what_is_read_of_a_sum_keeps_lanes_together():
    def f(s):
        return te.scan(lambda s, x: (s - np.mean(s), np.sum(s)), s, None, length=4)

    s = np.random.default_rng(0).standard_normal(16)
    check(f, s)
    assert not has_lanes(f, s)

    def squared(s, total):
        def step(carry, _):
            s, total = carry
            return (np.sin(s), total * total + np.sum(s)), None

        return te.scan(step, (s, total), None, length=4)[0]

    check(squared, s, 0.5)
    assert not has_lanes(squared, s, 0.5)


def test_threads_give_the_same_bits():
    rng = np.random.default_rng(0)
    p, s = rng.standard_normal(3), rng.standard_normal((512, 2))

    def loss(p, s):
        def one(s):
            def step(s, x):
                return np.stack([s[1], -p[0] * np.sin(s[0]) - p[1] * s[1] + p[2] * x]), s[0]

            return te.scan(step, s, np.arange(40.0))[1]

        return np.sum(te.vmap(one)(s) ** 2)

    program = te.jit(te.value_and_grad(loss, argnums=(0, 1)))
    found = []
    for threads in (1, 2, 4):
        with te.runtime.num_threads(threads):
            found.append(program(p, s))
    te.runtime.wait_for_compilation()
    found.append(program(p, s))
    for value, (dp, ds) in found[1:]:
        assert value == found[0][0]
        np.testing.assert_array_equal(dp, found[0][1][0])
        np.testing.assert_array_equal(ds, found[0][1][1])


def test_batches_of_products_with_one_matrix():
    """The axis of lanes is not the first one inside of the body."""
    rng = np.random.default_rng(0)
    w, s = 0.5 * rng.standard_normal((3, 3)), rng.standard_normal((24, 3))

    def f(w, s):
        return te.vmap(lambda s: te.fori_loop(0, 5, lambda i, s: np.tanh(w @ s + i), s))(s)

    check(f, w, s)
    assert has_lanes(f, w, s)
    check(te.grad(lambda w, s: np.sum(f(w, s) ** 2), argnums=(0, 1)), w, s)


def test_loops_that_begin_when_signals_should_be_looked_at(monkeypatch):
    """What ran before them in a step of the loop around has left less work than none."""
    w = np.random.default_rng(0).standard_normal((200, 200)) / 200

    def f(w, s):
        def swapped(t):
            return te.fori_loop(0, 5, lambda i, t: np.stack([t[1], np.sin(t[0])]), t)

        def outer(s, _):
            large = np.tanh(w @ s)
            small = te.fori_loop(0, 5, lambda i, t: np.sin(t) + 0.5 * t, large[:2])
            return s + te.vmap(swapped)(large.reshape(100, 2)).reshape(200), small

        return te.scan(outer, s, None, length=4)

    monkeypatch.setattr(calls, "BETWEEN_LOOKS", 1)
    check(f, w, np.ones(200))


@pytest.mark.sampled(3, "reduce")
@pytest.mark.parametrize("reduce", [np.sum, np.max, np.prod])
@pytest.mark.parametrize("axes", [0, (0, 1)])
def test_reductions_of_axes_before_the_lanes(reduce, axes):
    """The axis of the lanes moves forward by the axes that are gone."""

    def f(x):
        def step(c, _):
            rows = np.stack([np.sin(c), 0.5 * c])
            rows = rows if axes == 0 else np.stack([rows, np.cos(rows)])
            return 0.3 * reduce(rows, axis=axes) + 0.1 * c, None

        return te.scan(step, x, None, length=20)[0]

    check(f, np.linspace(0.1, 1.0, 64))
