"""Loops cut into chunks: the same derivatives in less memory."""

import numpy as np
import pytest
from peaks import peak

import tenferro as te
from tenferro.transforms.control import chunks

W, X = np.linspace(0.5, 1.5, 200), np.linspace(-1, 1, 200)
OPTIONS = [None, True, False, 1, 3, 7, 100]


def repeated(checkpoint, max_steps=None):
    def f(w, x, n):
        last, _ = te.while_loop(
            lambda s: s[1] < n,
            lambda s: (s[0] + 0.1 * np.sin(w * s[0]), s[1] + 1),
            (x, 0),
            max_steps,
            checkpoint,
        )
        return np.sum(last * last)

    return f


def scanned(checkpoint, reverse=False):
    def f(w, x, xs):
        last, ys = te.scan(
            lambda s, a: (s + 0.1 * np.sin(w * s) * a, np.sum(s)), x, xs, None, reverse, checkpoint
        )
        return np.sum(last * last) + np.sum(np.sin(ys) * xs)

    return f


@pytest.mark.sampled(3, "checkpoint")
@pytest.mark.parametrize("checkpoint", OPTIONS)
@pytest.mark.parametrize("n", [0, 1, 6, 7])
def test_while(checkpoint, n):
    expected = te.value_and_grad(repeated(False), (0, 1))(W[:3], X[:3], n)
    value, gradient = te.value_and_grad(repeated(checkpoint), (0, 1))(W[:3], X[:3], n)
    np.testing.assert_allclose(value, expected[0])
    np.testing.assert_allclose(gradient, expected[1])


@pytest.mark.sampled(3, "checkpoint", "reverse")
@pytest.mark.parametrize("checkpoint", OPTIONS)
@pytest.mark.parametrize("reverse", [False, True])
def test_scan(checkpoint, reverse):
    for n in (0, 1, 6, 7):
        args = W[:3], X[:3], np.linspace(1, 2, n)
        expected = te.value_and_grad(scanned(False, reverse), (0, 1, 2))(*args)
        value, gradient = te.value_and_grad(scanned(checkpoint, reverse), (0, 1, 2))(*args)
        np.testing.assert_allclose(value, expected[0])
        for a, b in zip(gradient, expected[1], strict=True):
            np.testing.assert_allclose(a, b, atol=1e-13)


def test_second_order():
    te.check_grads(lambda w, x: repeated(True)(w, x, 7), (W[:3], X[:3]), order=2)
    te.check_grads(scanned(3), (W[:3], X[:3], np.linspace(1, 2, 7)), order=2)


@pytest.mark.parametrize("checkpoint", [None, True, 4, False])
def test_max_steps_counts_all_chunks(checkpoint):
    f = te.jit(repeated(checkpoint, max_steps=10))
    f(W, X, 10)
    with pytest.raises(RuntimeError, match="while_loop: 10 steps without an end"):
        f(W, X, 11)


@pytest.mark.long
def test_memory_grows_as_the_square_root():
    """Of 16 times as many steps: 4 times, not 16."""
    gradient = te.jit(te.grad(repeated(True)), engine="numpy")
    few, many = (peak(gradient, W, X, n) for n in (200, 3200))
    assert many < 16 * few / 2.5
    recorded = te.jit(te.grad(repeated(False)), engine="numpy")
    assert peak(recorded, W, X, 3200) > 4 * many


@pytest.mark.long
def test_memory_is_bounded_unasked(monkeypatch):
    monkeypatch.setattr(chunks, "KEPT_BY_WHILE", 2**16)
    monkeypatch.setattr(chunks, "KEPT_BY_SCAN", 2**16)
    for f in (repeated, scanned):
        args = (W, X, 1600) if f is repeated else (W, X, np.linspace(0, 1, 1600))
        unasked, recorded = (te.jit(te.grad(f(c)), engine="numpy") for c in (None, False))
        np.testing.assert_allclose(unasked(*args), recorded(*args), rtol=1e-10)
        assert 4 * peak(unasked, *args) < peak(recorded, *args)


@pytest.mark.long
def test_forward_mode_records_nothing_in_chunks_either():
    def primal(w):
        return repeated(True)(w, X, 1600)

    program = te.jit(lambda w: te.jvp(primal, (w,), (w,)), engine="numpy")
    primal_alone = te.jit(primal, engine="numpy")
    assert peak(program, W) < peak(primal_alone, W) + 40 * X.nbytes


def test_named_lengths_are_cut_where_a_number_says_so():
    gradient = te.jit(te.grad(scanned(3), 2), shapes=("3", "3", "n"), engine="numpy")
    for n in (1, 3, 8):
        args = W[:3], X[:3], np.linspace(1, 2, n)
        np.testing.assert_allclose(gradient(*args), te.grad(scanned(False), 2)(*args), atol=1e-13)


@pytest.mark.parametrize(
    ("option", "error"),
    [(2.5, "checkpoint is 2.5, expected None, True, False or a number of steps"),
     (0, "checkpoint is 0, expected at least 1 step")],
)  # fmt: skip
def test_errors(option, error):
    with pytest.raises((TypeError, ValueError), match=error):
        repeated(option)(W, X, 3)


INDEXED = {
    "add": (lambda c, k: c.at[k].add(2.0 * c[k]), 0),
    "add a square": (lambda c, k: c.at[k].add(c[k] * c[k]), 16),
    "multiples": (lambda c, k: 0.5 * c - c[::-1] / 3.0, 0),
    "a multiple that changes": (lambda c, k: c * np.exp(-1.0 * k), 3216),
    "set": (lambda c, k: c.at[k].set(np.sin(c[k]) + 1.0), 16),
    "set, and all of it is read": (lambda c, k: c.at[k].set(np.sum(np.sin(c))), 1608),
    "set in what the next step reads": (lambda c, k: c.at[k].set(1.0) * c, 3200),
    "linear": (lambda c, k: c - c.at[k].add(1.0), 0),
}


def scans_within(program):
    graph = program.graph
    found = [o for _, o, _, _ in graph.arena.applications(graph.order) if o.name == "scan"]
    return any(o.params["recompute"] for o in found)


@pytest.mark.parametrize("case", INDEXED)
def test_arrays_of_which_only_elements_are_read_are_not_recorded(case):
    step, expected = INDEXED[case]

    def f(x, ks):
        return np.sum(te.scan(lambda c, k: (step(c, k), None), x, ks)[0] ** 2)

    program = te.trace(f)(X, np.arange(20))
    graph = program.graph
    (scan,) = [o for _, o, _, _ in graph.arena.applications(graph.order) if o.name == "scan"]
    assert chunks.bytes_per_step(scan.params["body"]) == expected
    te.check_grads(lambda x: f(x, np.arange(3)), (X[:4],), order=2)


def test_long_loops_of_indexed_writes_are_not_cut():
    x, ks = np.linspace(0, 1, 20_000), np.arange(20_000)

    def f(step):
        return te.grad(
            lambda x, ks: np.sum(te.scan(lambda c, k: (step(c, k), None), x, ks)[0] ** 2)
        )

    assert not scans_within(te.trace(f(INDEXED["add"][0]))(x, ks))
    assert not scans_within(te.trace(f(INDEXED["set"][0]))(x, ks))
    assert scans_within(te.trace(f(INDEXED["set, and all of it is read"][0]))(x, ks))
    np.testing.assert_allclose(te.jit(f(INDEXED["add"][0]))(x, ks), 18 * x)
