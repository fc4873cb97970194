"""Programs with loops as one native call: arguments, errors, other threads, what is none."""

import threading

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.loops.routine import BodyRoutine
from tenferro.engines.native.runtime.tables import calls
from tenferro.engines.native.units.compilation import Compilation
from tenferro.passes.every_engine import for_every_engine

X = np.array([0.4, 0.7, 0.9])


def compiled(f, *args):
    program = te.trace(f)(*args)
    program(*args)
    return program.compiled.program


def two_loops(a, x):
    s = te.fori_loop(0, 5, lambda i, s: np.sin(s) * a, x)
    return te.while_loop(lambda s: np.sum(s) < 9, lambda s: s + np.cos(s) ** 2 + 0.1, np.tanh(s))


def test_loops_and_units_are_one_call():
    assert compiled(two_loops, 0.7, X).is_one_call
    program = te.jit(two_loops)
    expected = te.jit(two_loops, engine="numpy")(0.7, X)
    for arguments in ((0.7, X), (np.array(0.7), X), (0.7, X.astype(np.float32)), (0.7, X[::-1])):
        reference = te.jit(two_loops, engine="numpy")(*arguments)
        np.testing.assert_allclose(program(*arguments), reference, rtol=1e-6)
    np.testing.assert_allclose(program(0.7, X), expected, rtol=1e-12)


def test_captured_arrays_and_trees():
    w = np.random.default_rng(0).standard_normal((3, 3))

    def f(p):
        y = two_loops(p["a"], w @ p["x"])
        return {"y": y, "same": p["x"], "twice": (y, 2 * y)}

    arguments = {"a": 0.7, "x": X}
    assert compiled(f, arguments).is_one_call
    found, expected = te.jit(f)(arguments), te.jit(f, engine="numpy")(arguments)
    np.testing.assert_allclose(found["y"], expected["y"], rtol=1e-12)
    np.testing.assert_array_equal(found["same"], X)
    assert not np.shares_memory(found["same"], X)
    assert not np.shares_memory(found["twice"][0], found["y"])
    captured = te.jit(lambda x: two_loops(0.7, w @ x))
    np.testing.assert_allclose(captured(X), expected["y"], rtol=1e-12)


def test_a_limit_names_its_steps():
    program = te.jit(lambda x: te.while_loop(lambda s: s < 1, lambda s: s * 1.0, x, max_steps=1234))
    assert program(2.0) == 2.0
    with pytest.raises(RuntimeError, match="while_loop: 1234 steps without an end"):
        program(0.5)


def test_an_exception_of_a_signal_is_the_one_that_comes(monkeypatch):
    import signal

    class StopError(Exception):
        pass

    def stop(*_):
        raise StopError

    monkeypatch.setattr(calls, "BETWEEN_LOOKS", 1000)
    program = te.jit(
        lambda x: te.while_loop(lambda s: s[0] > 0, lambda s: (s[0], s[1] + 1), (x, 0))
    )
    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(StopError):
            program(1.0)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert program(-1.0)[1] == 0


def test_other_threads_run_meanwhile():
    program = te.jit(lambda x, n: te.fori_loop(0, n, lambda i, s: np.sin(s) + 1e-9 * i, x))
    program(1.0, 10)
    steps, done = 0, threading.Event()
    thread = threading.Thread(target=lambda: (program(1.0, 5_000_000), done.set()))
    thread.start()
    while not done.wait(0.001):
        steps += 1
    thread.join()
    assert steps > 10


def test_large_linear_algebra_is_called_in_steps():
    assert not compiled(np.linalg.eigvalsh, np.eye(300)).is_one_call


def halved(steps, x):
    return te.fori_loop(0, steps, lambda i, s: s * 0.5 + i, x)


def test_arrays_that_nothing_reads_any_more_lend_their_memory():
    def chain(x):
        for steps in range(3, 13):
            x = np.sin(halved(steps, np.roll(x, steps)))[::-1]
        return x

    x = np.linspace(-1.0, 1.0, 40_000)
    program = te.trace(chain)(x)
    compilation = Compilation(for_every_engine(program.graph))
    assert BodyRoutine(compilation).schedule.memory < 5 * x.nbytes
    np.testing.assert_allclose(te.jit(chain)(x), te.jit(chain, engine="numpy")(x), rtol=1e-13)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(6))
def test_random_chains_of_loops_keep_what_is_read_later(seed):
    """Each value is read soon, much later, or twice."""
    rng = np.random.default_rng(seed)
    kinds, steps = rng.integers(4, size=12).tolist(), rng.integers(1, 6, size=12).tolist()
    places = [rng.integers(k, size=2) for k in range(1, 13)]
    last = rng.permutation(12)[:3]

    def program(x):
        found = [x]
        for kind, n, (i, j) in zip(kinds, steps, places, strict=True):
            a, b = found[i], found[j]
            if kind == 0:
                found.append(halved(n, a - b))
            elif kind == 1:
                rows = te.scan(lambda c, _, b=b: (c * 0.5, c + b[:7]), a[:7], None, n)[1]
                found.append(np.concatenate([np.sum(rows, 0), a[7:]]))
            elif kind == 2:
                found.append(np.cos(a) + b[::-1])
            else:
                found.append(te.fori_loop(0, n, lambda i, c: c.at[i].set(c[i + 1] + 0.5), a) * b)
        return sum(found[k] for k in last) + found[-1]

    x = rng.standard_normal(3_000)
    native, reference = (te.jit(program, engine=engine) for engine in ("native", "numpy"))
    np.testing.assert_allclose(native(x), reference(x), rtol=1e-11, atol=1e-11)
    assert compiled(program, x).is_one_call


def solved(a, b):
    return te.fori_loop(0, 3, lambda i, x: np.linalg.solve(a, x), b)


def decomposed(a, b):
    """Steps of LAPACK and of lanes between units."""
    return np.linalg.cholesky(a), np.linalg.qr(a[:, :3])[1] @ np.sin(b[:3]), np.linalg.solve(a, b)


def scaled(a, b):
    return np.linalg.solve(a, b) * 2.0


LINEAR = [solved, decomposed, scaled, lambda a, b: np.linalg.eigh(a)[0] + b]


def assert_same(found, wanted):
    assert type(found) is type(wanted)
    pairs = zip(found, wanted, strict=True) if isinstance(wanted, tuple) else [(found, wanted)]
    for x, y in pairs:
        np.testing.assert_allclose(x, y, rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize("f", LINEAR)
def test_linear_algebra_is_part_of_one_call(f):
    a, b = np.eye(20) + 0.1, np.linspace(1, 2, 20)
    assert compiled(f, a, b).is_one_call
    program, reference = te.jit(f), te.jit(f, engine="numpy")
    for left, right in ((a, b), (a[::-1, ::-1], b), (a.T, b[::-1]), (a, b)):
        assert_same(program(left, right), reference(left, right))


@pytest.mark.parametrize("f", LINEAR)
def test_without_a_result_the_steps_say_why(f):
    """Each time, and results come again after that."""
    a, b = np.eye(20) + 0.1, np.linspace(1, 2, 20)
    program, reference = te.jit(f), te.jit(f, engine="numpy")
    for bad in (np.zeros((20, 20)), np.full((20, 20), np.nan), -a, a):
        for _ in range(2):
            try:
                wanted = reference(bad, b)
            except np.linalg.LinAlgError as error:
                with pytest.raises(np.linalg.LinAlgError) as raised:
                    program(bad, b)
                assert str(raised.value) == str(error)
            else:
                assert_same(program(bad, b), wanted)


def test_numbers_and_captured_arrays_beside_linear_algebra():
    a = np.eye(5) + 0.1
    program = te.jit(lambda x, s: np.linalg.solve(a * s, x))
    singular = te.jit(lambda x, s: np.linalg.inv(a * s) @ x)
    for s in (2.0, 1, True, np.float64(3.0)):
        np.testing.assert_allclose(program(np.ones(5), s), np.linalg.solve(a * s, np.ones(5)))
    for _ in range(2):
        for s in (0.0, 0, False):
            with pytest.raises(np.linalg.LinAlgError):
                singular(np.ones(5), s)
    np.testing.assert_allclose(singular(np.ones(5), 2.0), np.linalg.inv(a * 2) @ np.ones(5))
