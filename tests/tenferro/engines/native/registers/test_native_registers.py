"""Loops whose carries are in registers, against the reference."""

import numpy as np
import pytest
from random_bodies import DTYPES, Body, check, values

import tenferro as te
from tenferro.engines.native.registers import loop as register_loops
from tenferro.engines.native.runtime.code import cache


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(2,), (3,), (8,), (13,), (3, 3), (4, 4)])
def test_random_bodies(dtype, shape):
    for seed in range(3):
        rng = np.random.default_rng(seed)
        a, s, t = (values(rng, dtype, *shape) for _ in range(3))
        xs = values(rng, dtype, [7, 1, 0][seed], *shape)

        def f(a, s, t, xs, seed=seed):
            def step(carry, x):
                s, t, kept = carry
                s, y = Body(seed, dtype)(s, a, x, t)
                return (s, kept, t), (y, s, kept)

            return te.scan(step, (s, t, t), xs, reverse=seed == 0)

        check(f, a, s, t, xs)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("dtype", ["float64", "float32", "complex128"])
@pytest.mark.parametrize("shape", [(2,), (8,), (3, 3)])
def test_derivatives_of_random_bodies(dtype, shape):
    for seed in range(3):
        rng = np.random.default_rng(seed)
        a, s = values(rng, dtype, *shape), values(rng, dtype, *shape)
        xs = values(rng, dtype, 6, *shape)

        def loss(a, s, xs, seed=seed):
            def step(s, x):
                s, y = Body(seed, dtype)(s, a, x)
                return s, y * np.conj(y)

            last, ys = te.scan(step, s, xs)
            return np.sum(np.real(last * np.conj(last))) + np.sum(np.real(ys))

        check(te.value_and_grad(loss, argnums=(0, 1, 2)), a, s, xs)


def pendulum(p, s):
    def rate(s):
        return np.stack([s[1], -p[0] * np.sin(s[0]) - p[1] * s[1] + p[2] * np.cos(0.5 * s[0])])

    k1 = rate(s)
    k2 = rate(s + 0.05 * k1)
    return s + 0.1 * k2


def test_loops_until_a_condition_ends_them():
    def f(p, s):
        return te.while_loop(lambda c: c[1] < 50, lambda c: (pendulum(p, c[0]), c[1] + 1), (s, 0))

    p, s = np.array([1.0, 0.1, 0.3]), np.array([1.0, 0.0])
    check(f, p, s)
    check(te.value_and_grad(lambda p, s: np.sum(f(p, s)[0])), p, s)
    check(lambda p, s: te.hvp(lambda s: np.sum(f(p, s)[0]), (s,), (s,)), p, s)


def test_large_sums_stay_in_memory():
    """The gradient of a matrix: its sums are written while the step goes on."""

    def loss(w, s, xs):
        return np.sum(te.scan(lambda s, x: (np.tanh(w @ s + x), np.sum(s)), s, xs)[1])

    rng = np.random.default_rng(0)
    for n in (5, 16, 21):
        w, s, xs = 0.3 * rng.standard_normal((n, n)), np.zeros(n), rng.standard_normal((9, n))
        check(te.value_and_grad(loss, argnums=(0, 1, 2)), w, s, xs)

    def product(a, xs):
        return te.scan(lambda s, x: (s * x + a, s[0]), a, xs)

    check(product, rng.standard_normal(130), rng.standard_normal((4, 130)))


def test_known_indices_are_no_work():
    def f(s):
        return te.fori_loop(0, 9, lambda i, s: np.sin(s + np.diagonal(s)), s)

    check(f, np.arange(9.0).reshape(3, 3))


def test_what_is_too_large_or_indexed_by_data_is_no_register_loop():
    def large(s):
        return te.fori_loop(0, 3, lambda i, s: np.sin(s) + np.roll(s, 1), s)

    check(large, np.ones(2_000), registers=False)

    def indexed(s):
        return te.fori_loop(0, 5, lambda i, s: s + s[i], s)

    check(indexed, np.arange(5.0), registers=False)


def test_reductions_of_everything():
    def f(x, n, flags):
        def step(c, _):
            x, n, flags = c
            x = np.where(flags, x, -x) / (1 + np.max(np.abs(x)))
            found = np.prod(x), np.min(x), np.sum(n), np.all(flags), np.any(flags), np.max(n)
            return (x + 0.1, n * 3 + 1, ~flags), found

        return te.scan(step, (x, n, flags), None, length=4)

    rng = np.random.default_rng(0)
    for size in (1, 3, 8, 19):
        x, n = rng.standard_normal(size), rng.integers(0, 9, size)
        check(f, x, n, x > 0)
        check(f, np.where(x > 1, np.nan, x), n.astype(np.uint8), x > 0)


def test_code_is_found_on_disk(monkeypatch):
    def f(s):
        return te.fori_loop(0, 5, lambda i, s: np.sin(s) * 0.7123, s)

    expected = te.jit(f)(np.ones(2))
    te.runtime.wait_for_compilation()
    cache.clear(disk=False)
    register_loops.register_loop.cache_clear()
    te.runtime.clear_programs(disk=False)
    monkeypatch.setattr(register_loops, "WrittenLoop", None)
    np.testing.assert_array_equal(te.jit(f)(np.ones(2)), expected)


def test_quick_code_gives_the_same_bits():
    def f(p, s):
        return te.fori_loop(0, 300, lambda i, s: pendulum(p, s) + 1e-9 * i, s)

    p, s = np.array([1.0, 0.1, 0.31]), np.array([1.0, 0.0])
    with te.runtime.tiered_compilation(True):
        te.runtime.clear_programs(disk=True)
        register_loops.register_loop.cache_clear()
        program = te.jit(f)
        before = program(p, s)
        te.runtime.wait_for_compilation()
        np.testing.assert_array_equal(program(p, s), before)


def test_functions_of_what_no_step_changes_branch_before_the_loop():
    def f(w, c):
        def step(c, _):
            return 0.5 * c + te.cond(c[0] > 0.5, lambda: np.sin(w), lambda: 0.5 * w), None

        return te.scan(step, c, None, length=5)[0]

    for n in (2, 9):
        check(te.vmap(f), np.linspace(0, 3, 3 * n).reshape(3, n), np.ones((3, n)))


@pytest.mark.parametrize("n", [4, 16])
def test_elements_that_share_a_vector_with_others_are_computed_in_each_step(n):
    """Of constants at the border, which differ from no step to another, inside they do."""

    def step(u, _):
        around = np.roll(u, 1, 0) + np.roll(u, -1, 0) + np.roll(u, 1, 1) + np.roll(u, -1, 1)
        u = u + 0.1 * (around - 4 * u)
        u = u.at[0].set(0.0).at[-1].set(1.0).at[:, 0].set(0.0).at[:, -1].set(0.0)
        return u, None

    def loss(u):
        return (te.scan(step, u, length=3)[0] ** 2).sum()

    u = np.random.default_rng(0).standard_normal((n, n))
    found = te.jit(te.grad(loss))(u)
    te.runtime.wait_for_compilation()
    expected = te.jit(te.grad(loss), engine="numpy")(u)
    np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-14)
