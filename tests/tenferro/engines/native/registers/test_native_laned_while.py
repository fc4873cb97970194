"""Loops with conditions whose lanes do not meet: blocks of lanes that end on their own."""

import os
import signal
import threading
import time

import numpy as np
import pytest
from random_bodies import check, leaves, register_loops

import tenferro as te
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.tables import calls


def laned(f, *args):
    return [unit.lanes for unit in register_loops(f, *args) if unit.lanes]


def collatz(n):
    """Integers, and a flag that is carried."""

    def step(s):
        n, k, odd = s
        n = np.where(n % 2 == 0, n // 2, 3 * n + 1)
        return n, k + 1, odd ^ (n % 2 == 1)

    return te.while_loop(lambda s: s[0] > 1, step, (n, 0, n < 0))


def cube_root(a):
    far = lambda x: np.abs(x * x * x - a) > 1e-5 * a  # noqa: E731
    return te.while_loop(far, lambda x: x - (x * x * x - a) / (3 * x * x), a)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("lanes", [1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 40])
def test_any_number_of_lanes(lanes):
    """Some of them make no step at all; all results are the reference's to the last bit."""
    n = np.random.default_rng(lanes).integers(0, 40, lanes)
    f = te.vmap(collatz)
    native, reference = (te.jit(f, engine=e)(n) for e in ("native", "numpy"))
    for a, b in zip(leaves(native), leaves(reference), strict=True):
        np.testing.assert_array_equal(a, b)
    assert [x.item() for x in collatz(int(n[0]))] == [x[0].item() for x in native]
    if lanes >= 8:
        assert len(laned(f, n)) == 1


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("lanes", [8, 13, 40, 100])
def test_derivatives_are_those_of_single_loops(dtype, lanes):
    a = np.exp(np.random.default_rng(0).uniform(-3, 6, lanes)).astype(dtype)
    tolerance = 1e-12 if dtype == "float64" else 1e-5
    batched = te.jit(te.vmap(te.value_and_grad(cube_root)))
    total = te.jit(te.value_and_grad(lambda a: np.sum(te.vmap(cube_root)(a))))
    tangents = te.jit(lambda a: te.jvp(te.vmap(cube_root), (a,), (np.ones_like(a),)))
    one = te.jit(te.value_and_grad(cube_root))
    expected = np.array([one(x) for x in a]).T
    np.testing.assert_allclose(batched(a), expected, rtol=tolerance)
    np.testing.assert_allclose(tangents(a), expected, rtol=tolerance)
    np.testing.assert_allclose(total(a)[1], expected[1], rtol=tolerance)
    assert len(laned(te.vmap(cube_root), a)) == 1
    assert len(laned(lambda a: te.jvp(te.vmap(cube_root), (a,), (np.ones_like(a),)), a)) == 1


def test_records_of_lanes_that_have_ended(monkeypatch):
    """Rooms of records that are full before lanes are done, and signals after every round."""
    steps = np.arange(0, 200, 7)
    rate = np.linspace(0.9, 1.1, len(steps))

    def one(rate, steps):
        body = lambda s: (np.sin(s[0]) * rate + s[0], s[1] + 1)  # noqa: E731
        return te.while_loop(lambda s: s[1] < steps, body, (rate, 0))[0]

    def loss(rate, steps):
        return np.sum(te.vmap(one)(rate, steps) ** 2)

    gradient = te.value_and_grad(loss)
    reference = te.jit(gradient, engine="numpy")(rate, steps)
    single = [te.grad(lambda r, n: one(r, n) ** 2)(r, n) for r, n in zip(rate, steps, strict=True)]
    np.testing.assert_allclose(reference[1], single, rtol=1e-12)
    for work in (calls.BETWEEN_LOOKS, 1):
        monkeypatch.setattr(calls, "BETWEEN_LOOKS", work)
        program = te.jit(gradient)
        for _ in range(3):
            np.testing.assert_allclose(program(rate, steps)[1], reference[1], rtol=1e-12)
    assert laned(gradient, rate, steps)


def test_small_states_and_conditions_on_several_elements():
    s = np.random.default_rng(0).standard_normal((21, 3))

    def one(s, bound):
        def body(carry):
            s, k = carry
            return np.stack([s[1], s[2], 0.5 * s[0] + np.cos(s[1])]) * 1.1, k + 1

        inside = lambda carry: np.all(np.abs(carry[0]) < bound) & (carry[1] < 25)  # noqa: E731
        return te.while_loop(inside, body, (s, 0))[0]

    f = te.vmap(one, (0, None))
    check(f, s, 1.5)
    assert len(laned(f, s, 1.5)) == 1
    check(lambda s: te.jvp(lambda s: f(s, 1.5), (s,), (np.ones_like(s),)), s)


def test_one_number_of_steps_for_all_lanes():
    """A condition that all lanes share needs nothing of what lanes stand still for.

    Where every array has one element for each lane a kernel does a step of all of them.
    """

    def turned(i, s):
        return np.stack([np.sin(s[1]), 0.5 * s[0] + np.cos(i)])

    def f(s, n, step):
        return te.vmap(lambda s, n: te.fori_loop(0, n, step, s), (0, None))(s, n)

    rng = np.random.default_rng(0)
    for shape, step, count in (((50, 2), turned, 1), ((50,), lambda i, s: np.sin(s) + i, 0)):
        s = rng.standard_normal(shape)
        g = lambda s, n, step=step: f(s, n, step)  # noqa: E731
        check(g, s, 11)
        check(g, s, 0)
        assert len(laned(g, s, 11)) == count


def test_branches_of_every_lane():
    def one(x):
        def step(s):
            x, k = s
            x = te.cond(x > 0, lambda x: np.sqrt(x) - 1, lambda x: -1.5 * x + 0.1, x)
            x = te.switch(k % 3, [np.sin, lambda x: x, lambda x: x - 0.25], x)
            return x, k + 1

        return te.while_loop(lambda s: (s[1] < 30) & (np.abs(s[0]) < 2), step, (x, 0))

    x = np.random.default_rng(0).uniform(-3, 3, 37)
    with np.errstate(invalid="ignore"):
        check(te.vmap(one), x)
        total = te.value_and_grad(lambda x: np.sum(te.vmap(one)(x)[0]))
        check(total, x, registers=True)
    assert np.isfinite(te.jit(total)(x)[1]).all()
    assert len(laned(te.vmap(one), x)) == 1


def test_lanes_that_do_not_stand_still_go_on_together():
    """A loop on arrays whose condition looks at all of them: nobody said that some wait."""

    def f(x):
        return te.while_loop(lambda s: np.any(s < 10), lambda s: s * 1.5, x)

    x = np.linspace(1.0, 20.0, 32)
    check(f, x)
    assert not laned(f, x)

    def counted(x):
        def body(s):
            x, k = s
            return np.where(x < 10, x * 1.5, x), k + 1

        return te.while_loop(lambda s: np.any(s[0] < 10), body, (x, 0))

    check(counted, x)
    assert not laned(counted, x)
    assert te.jit(counted)(x)[1] == 6


def test_a_limit_counts_the_steps_of_each_lane():
    def f(n):
        def one(n):
            return te.while_loop(lambda k: k < n, lambda k: k + 1, 0, max_steps=10)

        return te.vmap(one)(n)

    n = np.arange(-20, 11)
    program = te.jit(f)
    np.testing.assert_array_equal(program(n), np.maximum(n, 0))
    assert len(laned(f, n)) == 1
    n[5] = 11
    with pytest.raises(RuntimeError, match="10 steps without an end"):
        program(n)


def test_checks_of_lanes_that_are_done_raise_nothing():
    table = np.arange(5.0)

    def f(i):
        def one(i):
            body = lambda s: (s[0] + 1, s[1] + te.numpy.asarray(table)[s[0]])  # noqa: E731
            return te.while_loop(lambda s: s[0] < 5, body, (i, 0.0))[1]

        return te.vmap(one)(i)

    i = np.arange(9)
    np.testing.assert_array_equal(te.jit(f)(i), [10, 10, 9, 7, 4, 0, 0, 0, 0])


def test_threads_give_the_same_bits():
    a = np.exp(np.random.default_rng(0).uniform(-300, 300, 5000))
    program = te.jit(te.vmap(cube_root))
    found = []
    for threads in (1, 2, 4):
        with te.runtime.num_threads(threads):
            found.append(program(a))
    for other in found[1:]:
        np.testing.assert_array_equal(other, found[0])


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_one_lane_without_an_end_can_be_interrupted():
    n = np.full(40, 3)
    n[11] = -1
    program = te.jit(te.vmap(lambda n: te.while_loop(lambda k: k != n, lambda k: k + 2 - k % 2, 1)))
    np.testing.assert_array_equal(program(np.full(40, 1)), np.ones(40))
    began = threading.Event()

    def press():
        began.wait()
        time.sleep(0.2)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=press)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        began.set()
        program(n)
    thread.join()


def test_records_are_of_memory_that_is_kept():
    """Fresh pages would cost more than what is written to them."""
    n = np.random.default_rng(0).integers(0, 300, 512)

    def loss(x):
        one = lambda x, n: te.fori_loop(0, n, lambda i, x: np.sin(x) + i, x)  # noqa: E731
        return np.sum(te.vmap(one)(x, n))

    x = np.linspace(0.0, 1.0, 512)
    gradient = te.jit(te.grad(loss))
    gradient(x)
    before = pool.report()
    again = gradient(x)
    after = pool.report()
    assert after.hits > before.hits
    assert after.misses == before.misses
    del again
    assert pool.report().used <= before.used


@pytest.mark.long
def test_loops_inside_of_what_an_element_repeats():
    """Those of few steps are written out; others have blocks of their own."""
    x = np.linspace(-1.0, 1.0, 40)
    n = np.random.default_rng(0).integers(0, 20, 40)

    def short(x, n):
        def body(s):
            x = te.fori_loop(0, 4, lambda i, x: x + 0.1 * np.sin(x + i), s[0])
            return x, s[1] + 1

        return te.while_loop(lambda s: (s[0] < 3) & (s[1] < n), body, (x, 0))[0]

    def until(x, n):
        def body(s):
            far = lambda y: np.abs(y * y - s[0] - 2) > 1e-10  # noqa: E731
            y = te.while_loop(far, lambda y: y - (y * y - s[0] - 2) / (2 * y), s[0] + 2)
            return s[0] + 0.1 * np.sin(y), s[1] + 1

        return te.while_loop(lambda s: (s[0] < 3) & (s[1] < n), body, (x, 0))[0]

    for one in (short, until):
        check(te.vmap(one), x, n)
        assert len(laned(te.vmap(one), x, n)) == 1
        check(te.vmap(lambda x, n, one=one: te.jvp(lambda x: one(x, n), (x,), (1.0,))), x, n)
        check(te.vmap(te.grad(one)), x, n)
    assert te.trace(te.vmap(short))(x, n).steps.native < te.trace(te.vmap(until))(x, n).steps.native
