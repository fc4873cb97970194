"""Loops of unknown length: values, derivatives of all orders, one program for all lengths."""

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(0)
W, X = RNG.standard_normal((3, 3)), RNG.standard_normal(3)
ENGINES = ("numpy", "native")


def newton(a, x):
    """√a: as many steps as it takes."""

    def far(s):
        return np.abs(s[0] * s[0] - a) > 1e-13

    return te.while_loop(far, lambda s: (s[0] - (s[0] * s[0] - a) / (2 * s[0]), s[1] + 1), (x, 0))


def grown(w, x):
    return te.while_loop(
        lambda s: np.sum(s * s) < 50.0, lambda s: s + 0.3 * np.tanh(w @ s) + 0.1 * s, x
    )


def plainly_grown(w, x):
    steps = 0
    s = np.asarray(x)
    while np.sum(s * s) < 50.0:
        s = s + 0.3 * np.tanh(W @ s) + 0.1 * s
        steps += 1

    def unrolled(w, x):
        for _ in range(steps):
            x = x + 0.3 * np.tanh(w @ x) + 0.1 * x
        return np.sum(np.sin(x))

    return unrolled


def test_newton():
    x, steps = newton(2.0, 1.0)
    np.testing.assert_allclose(x, np.sqrt(2.0), rtol=1e-14)
    assert (int(steps), steps.dtype) == (5, np.int64)
    np.testing.assert_allclose(te.grad(lambda a: newton(a, 1.0)[0])(2.0), 0.5 / np.sqrt(2.0))
    second = te.grad(te.grad(lambda a: newton(a, 1.0)[0]))
    np.testing.assert_allclose(second(2.0), -0.25 * 2**-1.5)


def test_all_second_orders():
    te.check_grads(lambda w, x: np.sum(np.sin(grown(w, x))), (W, X), order=2)


@pytest.mark.parametrize("engine", ENGINES)
def test_one_program_for_all_trip_counts(engine):
    gradient = te.jit(te.grad(lambda w, x: np.sum(np.sin(grown(w, x)))), engine=engine)
    for scale in (1.0, 0.1, 0.01, 100.0):
        expected = te.grad(plainly_grown(W, X * scale))(W, X * scale)
        np.testing.assert_allclose(gradient(W, X * scale), expected, rtol=1e-10, atol=1e-12)
    assert gradient.cache_info().size == 1


def test_two_trip_counts_in_one_pullback():
    y, pullback = te.vjp(lambda a, b: newton(a, 1.0)[0] * newton(b, 30.0)[0], 2.0, 9.0)
    np.testing.assert_allclose(y, np.sqrt(18.0))
    np.testing.assert_allclose(pullback(1.0), (1.5 / np.sqrt(2.0), np.sqrt(2.0) / 6), rtol=1e-9)

    def pulled(a, b):
        return te.vjp(lambda a, b: newton(a, 1.0)[0] * newton(b, 30.0)[0], a, b)[1](1.0)[0]

    np.testing.assert_allclose(te.grad(pulled, 1)(2.0, 9.0), 1 / (12 * np.sqrt(2.0)), rtol=1e-9)


def test_scan_in_while_and_branches_in_scan():
    def step(s):
        def branch(c, x):
            c = te.cond(
                np.sum(c) > 0, lambda c: np.sin(c) + 0.1 * W @ c, lambda c: 1.3 * c + 0.1, c
            )
            return c, np.sum(c)

        c, ys = te.scan(branch, s, np.arange(3.0))
        return c + 0.05 * np.mean(ys) + 0.3 * s

    te.check_grads(lambda x: te.while_loop(lambda s: np.sum(s * s) < 30.0, step, x), (X,), order=2)


def rooted(a):
    """A while loop inside a scan, of another length in each step."""

    def step(c, x):
        y = newton(c + x, 1.0)[0]
        return 0.9 * c + y, y

    c, ys = te.scan(step, a, np.arange(1.0, 5.0))
    return c + np.sum(ys**2)


def rooted_plainly(a):
    t = 0.0
    for x in np.arange(1.0, 5.0):
        y = np.sqrt(a + x)
        a, t = 0.9 * a + y, t + y * y
    return a + t


def test_while_in_scan():
    te.check_grads(rooted, (3.0,), order=2)
    third = [te.grad(te.grad(te.grad(f)))(3.0) for f in (rooted, rooted_plainly)]
    np.testing.assert_allclose(*third, rtol=1e-8)


def test_while_in_while():
    def outer(s):
        inner = te.while_loop(
            lambda t: t[0] < s[1] + 1.0, lambda t: (t[0] * 1.3, t[1] + t[0] * s[0]), (0.5, 0.0)
        )
        return s[0] * 1.1, s[1] + 0.1 * inner[1]

    def f(a):
        return te.while_loop(lambda s: s[1] < 3.0, outer, (a, 0.3))[1]

    te.check_grads(f, (0.7,), order=2)


def test_variables_from_outside_get_gradients():
    a = te.variable(2.0)
    newton(a, 1.0)[0].backward()
    np.testing.assert_allclose(a.grad.numpy(), 0.5 / np.sqrt(2.0))


def test_no_step():
    f = te.value_and_grad(lambda x: te.while_loop(lambda s: s < 0.0, np.sin, x))
    assert [float(y) for y in f(3.0)] == [3.0, 1.0]


def test_max_steps():
    with pytest.raises(RuntimeError, match=r"^while_loop: 10 steps without an end \(max_steps\)$"):
        te.while_loop(lambda x: x > 0, lambda x: x, 1.0, max_steps=10)
    assert te.while_loop(lambda x: x < 10, lambda x: x + 1, 0, max_steps=10) == 10
    assert te.while_loop(lambda x: x < 0, lambda x: x + 1, 0, max_steps=0) == 0


def test_fori_loop():
    def f(x, n):
        return te.fori_loop(0, n, lambda i, x: np.sin(x) + 0.1 * i, x)

    x = 0.5
    for i in range(4):
        x = np.sin(x) + 0.1 * i
    np.testing.assert_allclose(f(0.5, 4), x)
    program = te.jit(te.grad(f))
    np.testing.assert_allclose(program(0.5, 4), te.grad(f)(0.5, 4))
    np.testing.assert_allclose(program(0.5, 2), te.grad(f)(0.5, 2))
    assert te.fori_loop(3, 1, lambda i, x: x + 1, 0) == 0
    assert te.fori_loop(0, 3, lambda i, x: x * i, np.float32(2)).dtype == np.float32


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize(
    ("lower", "upper"),
    [(lambda n: 0, lambda n: n), (lambda n: n, lambda n: 2 * n + 1), (lambda n: 4, lambda n: n)],
)
def test_fori_loop_between_named_sizes(engine, lower, upper):
    """Where there may be no step at all, too."""

    def f(x):
        n = x.shape[0]
        return te.fori_loop(lower(n), upper(n), lambda i, s: np.sin(s) + 0.1 * i * x[0], x[-1])

    value = te.jit(te.value_and_grad(f), shapes=("n",), engine=engine)
    for n in (1, 3, 6):
        x = np.linspace(0.3, 0.9, n)
        (found, gradient), (plain, plain_gradient) = value(x), te.value_and_grad(f)(x)
        np.testing.assert_allclose(found, plain, rtol=1e-13)
        np.testing.assert_allclose(gradient, plain_gradient, rtol=1e-13)
    assert value.cache_info().size == 1


def test_complex():
    def f(z):
        return te.while_loop(lambda s: np.abs(s) < 20.0, lambda s: s * s * 0.9 + z, z)

    te.check_grads(f, (1.2 - 0.7j,), order=2)


def test_interrupts_get_through():
    import signal
    import threading

    timer = threading.Timer(0.3, lambda: signal.raise_signal(signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            te.jit(lambda x: te.while_loop(lambda s: s > 0, lambda s: s * 1.0, x))(1.0)
    finally:
        timer.cancel()


@pytest.mark.parametrize("bounds", [(0, 0), (3, 3), (5, 2)])
def test_a_body_without_steps_may_index_an_empty_array(bounds):
    def f(c, x):
        return te.fori_loop(*bounds, lambda i, c: c * x[i], c)

    x = np.zeros(0)
    assert float(f(2.0, x)) == float(te.jit(f)(2.0, x)) == 2.0
    assert float(te.grad(f)(2.0, x)) == float(te.jit(te.grad(f))(2.0, x)) == 1.0
