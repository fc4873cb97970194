"""Loops and branches in native programs: nested in one call, records of unknown length, signals."""

import signal
import threading

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.loops import routine_call
from tenferro.engines.native.runtime.shared import PartKind

RNG = np.random.default_rng(0)
W, X = 0.5 * RNG.standard_normal((3, 3)), RNG.standard_normal(3)
START = np.array([0.4, 0.7, 0.9])


def both(f, *args):
    """What the native engine gives, checked against the reference; and its steps."""
    native, reference = (te.jit(f, engine=e) for e in ("native", "numpy"))
    for a, b in zip(leaves(native(*args)), leaves(reference(*args)), strict=True):
        assert a.dtype == b.dtype
        np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-14)
    return te.trace(f)(*args).steps


def leaves(tree):
    return [x for part in tree for x in leaves(part)] if isinstance(tree, tuple) else [tree]


def nested(x):
    """Loops of all kinds, one inside another, and branches with several results."""

    def inner(s, a):
        s = te.switch(np.int64(1), [lambda s: s, lambda s: np.sin(s) * a, lambda s: s + 1], s)
        s = te.cond(np.sum(s) > 0, lambda: s, lambda: -0.5 * s)
        return te.while_loop(lambda t: np.sum(t * t) < 0.5, lambda t: 1.4 * t + 0.1, s), np.sum(s)

    def outer(s):
        last, sums = te.scan(inner, s[0], np.arange(1.0, 4.0))
        return last + 0.3 * W @ s[0], s[1] + np.sum(sums), s[2] + 1

    return te.while_loop(lambda s: s[2] < 4, outer, (x, 0.0, 0))[:2]


def test_nested_loops_and_branches_are_one_native_step():
    steps = both(nested, X)
    assert steps.numpy == ()
    program = te.trace(nested)(X)
    program(X)
    schedule = program.compiled.program.schedule
    assert sum(part.kind in (PartKind.LOOP, PartKind.REGISTERS) for part in schedule.parts) == 1


def test_derivatives_of_nested_loops():
    def loss(x):
        y, total = nested(x)
        return np.sum(np.sin(y)) + total

    both(te.value_and_grad(loss), X)
    both(lambda x: te.hvp(loss, (x,), (x,)), X)


def test_records_of_unknown_length_grow():
    def f(a, n):
        return te.while_loop(
            lambda s: s[1] < n, lambda s: (np.sin(s[0]) * a, s[1] + 1), (a, 0), checkpoint=False
        )[0]

    gradient = te.jit(te.grad(f))
    for n in (0, 1, 63, 64, 65, 500):
        np.testing.assert_allclose(gradient(1.3, n), te.grad(f)(1.3, n), rtol=1e-12)


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"]
)
def test_every_dtype_of_an_index(dtype):
    def f(i, x):
        branches = [lambda: x + 1, lambda: 2 * x]
        return (
            te.cond(i, *branches[::-1]) if dtype == "bool" else te.switch(i, [*branches, lambda: x])
        )

    program = te.jit(f)
    info = np.iinfo(dtype) if dtype != "bool" else None
    values = [False, True] if info is None else [info.min, 0, 1, 2, info.max]
    for i in np.array(values, dtype):
        expected = [6.0, 10.0, 5.0][min(max(int(i), 0), 2)]
        assert program(i, 5.0) == expected


def test_integers_booleans_and_complex_carries():
    def f(z, n, flag):
        def step(c, a):
            z, n, flag = c
            return (z * a + 1j, n * 3 + 1, flag ^ (n % 2 == 0)), (z.real, n, flag)

        return te.scan(step, (z, n, flag), np.array([0.5, -1.0, 2.0]))

    both(f, 1.0 + 2.0j, np.int32(3), np.bool_(True))


def test_passing_carries_on_and_repeating_them():
    def f(x, y):
        (a, b, c), ys = te.scan(lambda c, t: ((c[1], c[0], c[0]), c[2]), (x, y, x), np.arange(3.0))
        d = te.while_loop(lambda s: s[1] < 3, lambda s: (s[0], s[1] + 1), (x, 0))[0]
        return a, b, c, d, ys, te.cond(np.sum(x) > 0, lambda: (x, x, y), lambda: (y, x, x))

    both(f, X, 2 * X)


def test_arrays_without_elements_and_without_steps():
    def f(x, xs):
        last, ys = te.scan(lambda s, a: (s + np.sum(a), a * s), x, xs)
        return last, ys

    for shape in ((3, 0), (0, 2), (0, 0)):
        both(f, 1.5, np.ones(shape))


def test_what_goes_through_python_keeps_a_python_loop():
    def f(x):
        return te.scan(lambda s, a: (te.fft.dct(np.sin(s) * a), None), x, np.arange(1.0, 4.0))[0]

    steps = both(f, X)
    assert set(steps.numpy) == {"scan", "tenferro.fft.trigonometric.v1"}
    both(te.grad(lambda x: np.sum(f(x) * np.arange(3.0))), X)


def kalman(a, s):
    """Factors, solves and determinants of small matrices in a body."""

    def step(state, y):
        m, p = a @ state[0], a @ state[1] @ a.T + np.eye(3)
        q = p[:2, :2] + s
        gain = np.linalg.solve(q, p[:2]).T
        e = y - m[:2]
        fit = e @ np.linalg.solve(q, e) + np.log(np.linalg.det(q)) + np.linalg.cholesky(q)[0, 0]
        return (m + gain @ e, p - gain @ p[:2]), fit

    ys = np.cos(np.arange(10.0)).reshape(5, 2)
    return np.sum(te.scan(step, (np.zeros(3), np.eye(3)), ys)[1])


def test_small_linear_algebra_in_a_body_is_native():
    steps = both(te.value_and_grad(kalman, argnums=(0, 1)), 0.3 * W, np.eye(2))
    assert steps.numpy == ()


def test_a_matrix_without_a_result_raises_as_outside_of_loops():
    def f(a, n):
        def step(s):
            return np.linalg.solve(a - s[1] * np.eye(2), s[0]), s[1] + 1

        return te.while_loop(lambda s: s[1] < n, step, (np.ones(2), 0.0))[0]

    a = np.diag([3.0, 7.5])
    for function in (f, lambda a, n: te.grad(lambda a: np.sum(f(a, n)))(a)):
        both(function, a, 3.0)
        with pytest.raises(np.linalg.LinAlgError, match=r"solve.*singular"):
            te.jit(function)(a, 4.0)


def test_determinants_of_singular_matrices_in_a_body():
    def f(a):
        return te.scan(
            lambda s, k: (s + np.linalg.det(a - k * np.eye(2)), None), 0.0, np.arange(4.0)
        )[0]

    both(te.grad(f), np.diag([1.0, 2.0]))


def test_a_loop_inside_a_python_loop_is_native():
    def step(s, a):
        s = te.fori_loop(0, 5, lambda i, t: np.cos(t) + 0.1 * i, s)
        return te.fft.dct(s), None

    steps = both(lambda x: te.scan(step, x, np.arange(2.0))[0], X)
    assert sorted(steps.numpy) == ["scan", "tenferro.fft.trigonometric.v1"]
    assert steps.native >= 1


def test_records_inside_a_loop_are_native():
    """Of other lengths in each step, growing and shrinking; and their derivatives."""

    def grown(a, n):
        def more(s):
            return s[1] < n

        return te.while_loop(more, lambda s: (np.sin(s[0]) * a, s[1] + 1), (a, 0), None, False)[0]

    def f(a, lengths):
        return te.scan(lambda c, n: (c * 0.5 + grown(c, n), None), a, lengths)[0]

    lengths = np.array([3, 0, 70, 64, 1, 300, 65, 2])
    steps = both(te.grad(lambda a: np.sum(f(a, lengths))), START)
    assert steps.numpy == ()
    both(lambda a: te.hvp(lambda a: np.sum(f(a, lengths)), (a,), (a,))[1][0], START)
    both(te.grad(lambda a: np.sum(te.grad(lambda a: np.sum(f(a, lengths)))(a) ** 2)), START)


def test_the_gradient_of_a_loop_in_chunks_is_native():
    def f(x):
        return te.fori_loop(0, 40, lambda i, s: np.sin(s) + 0.02 * i, x, checkpoint=True)

    def g(x):
        return te.while_loop(
            lambda s: s[1] < 40, lambda s: (np.cos(s[0]), s[1] + 1), (x, 0), None, True
        )

    for gradient in (te.grad(lambda x: np.sum(f(x))), te.grad(lambda x: np.sum(g(x)[0]))):
        assert both(gradient, X).numpy == ()


def test_strided_arrays_and_other_orders():
    def f(w, xs):
        return te.scan(lambda s, x: (np.tanh(w @ s + x), None), np.zeros(3), xs)[0]

    program = te.jit(f)
    xs = RNG.standard_normal((6, 10))
    for view in (xs[::2, ::4], xs.T[:4, :3], xs[::-1, 2:5]):
        np.testing.assert_allclose(program(W.T, view), te.jit(f, engine="numpy")(W.T, view))


def test_several_threads_at_once():
    program = te.jit(lambda x, n: te.fori_loop(0, n, lambda i, s: np.sin(s) + 0.01 * i, x))
    expected = [program(X * k, 2000) for k in range(8)]
    found = [None] * 8

    def run(k):
        for _ in range(20):
            found[k] = program(X * k, 2000)

    threads = [threading.Thread(target=run, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_array_equal(a, b)


def endless(x):
    return te.while_loop(lambda s: s[0] > 0, lambda s: (s[0] * 1.0, s[1] + 1), (x, 0))


CASES = {
    "a loop": endless,
    "a loop in a loop": lambda x: te.scan(lambda c, a: (endless(c)[0], None), x, np.ones(3))[0],
    "a loop in a branch": lambda x: te.cond(x > 0, lambda: endless(x)[0], lambda: x),
    "a condition": lambda x: te.while_loop(lambda s: endless(s)[0] > 0, lambda s: s, x),
    "a loop that records": lambda x: te.grad(
        lambda x: te.while_loop(lambda s: s > 0, lambda s: np.sin(s) + 2.0, x, checkpoint=1)
    )(x),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("what", CASES)
def test_interrupts_get_through(what):
    program = te.jit(CASES[what])
    timer = threading.Timer(0.3, lambda: signal.raise_signal(signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            program(1.0)
    finally:
        timer.cancel()


def test_limits_inside_and_outside():
    def f(x, n):
        def inner(s):
            return te.while_loop(lambda t: t < n, lambda t: t + 1.0, s, max_steps=20)

        return te.scan(lambda s, a: (inner(s), None), x, np.ones(2))[0]

    program = te.jit(f)
    assert program(0.0, 20.0) == 20.0
    with pytest.raises(RuntimeError, match="20 steps without an end"):
        program(0.0, 21.0)
    recording = te.jit(
        te.grad(lambda x, n: te.while_loop(lambda t: t < n, lambda t: t * 1.1 + 1, x, 100, False))
    )
    recording(0.0, 1e3)
    with pytest.raises(RuntimeError, match="100 steps without an end"):
        recording(0.0, 1e9)


def test_what_is_forgotten_is_compiled_again():
    from tenferro.ops.base.registry import forget_all

    program = te.jit(lambda x: te.fori_loop(0, 3, lambda i, s: s * 2.0, x))
    assert program(1.0) == 8.0
    forget_all()
    assert program(1.0) == 8.0


def test_quick_code_is_replaced_in_loops_too():
    with te.runtime.tiered_compilation(True):
        te.runtime.clear_programs(disk=False)
        program = te.trace(
            lambda x: te.fori_loop(0, 30, lambda i, s: np.exp(-s * s) + 0.1237 * s, x)
        )
        traced = program(X)
        before = traced(X)
        te.runtime.wait_for_compilation()
        np.testing.assert_array_equal(traced(X), before)
        assert traced.compiled.program.final


def test_without_the_abi_a_python_loop_runs(monkeypatch):
    monkeypatch.setattr(routine_call.sys, "platform", "win32")
    steps = both(lambda x: te.fori_loop(0, 4, lambda i, s: np.sin(s) + 0.77 * i, x), X)
    assert steps.numpy == ("scan",)


def test_a_loop_beside_numpy_takes_what_does_not_fit_as_it_is():
    """Slices, lists of another dtype and order, and matrices without a result."""

    def f(a, x):
        def step(s, _):
            return np.linalg.solve(a, s), None

        return te.scan(step, x, None, length=3)[0] + np.linalg.svd(a)[1]

    a = np.array([[3.0, 1.0], [0.5, 2.0]])
    native, reference = (te.jit(f, engine=engine) for engine in ("native", "numpy"))
    for x in (np.arange(4.0)[::2], np.arange(2.0)):
        for matrix in (a, np.asfortranarray(a), a.T):
            np.testing.assert_allclose(native(matrix, x), reference(matrix, x), rtol=1e-12)
    singular = np.zeros((2, 2))
    for program in (native, reference):
        with pytest.raises(np.linalg.LinAlgError, match="singular"):
            program(singular, np.ones(2))
