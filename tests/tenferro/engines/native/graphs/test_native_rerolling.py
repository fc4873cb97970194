"""Unrolled loops that the native engine runs as loops."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines.native.graphs import rerolling

RNG = np.random.default_rng(3)
A = np.eye(4) + 0.1 * RNG.standard_normal((4, 4))
C = RNG.standard_normal((2, 4))


def kalman(a, q, ys):
    """The log-likelihood of a Kalman filter."""
    x, p, total = np.zeros(4, like=ys), np.eye(4, like=ys), 0.0
    for y in ys:
        x, p = a @ x, a @ p @ a.T + q
        s, r = C @ p @ C.T + 0.2 * np.eye(2), y - C @ x
        k = np.linalg.solve(s, C @ p).T
        total = total - r @ np.linalg.solve(s, r) - np.linalg.slogdet(s)[1]
        x, p = x + k @ r, p - k @ C @ p
    return total


def stencil(u, steps=30):
    for _ in range(steps):
        v = u.copy()
        v[1:-1, 1:-1] += 0.1 * (u[2:, 1:-1] + u[:-2, 1:-1] - 2.0 * u[1:-1, 1:-1])
        u = v
    return tn.sum(u**2)


def pendulum(x, v, steps):
    for _ in range(steps):
        x, v = x + 0.01 * v, v - 0.01 * tn.sin(x)
    return x * v


def sizes(function, *arguments):
    """How many operations are left, and how many of them are loops."""
    graph = te.trace(function, engine="numpy")(*arguments).graph
    found = rerolling.rerolled(graph)
    names = [operation.name for _, operation, _, _ in found.arena.applications(found.order)]
    return len(names), names.count("scan"), found is graph


def both(function, *arguments):
    """The results of both engines."""
    native = te.jit(function)(*arguments)
    return native, te.jit(function, engine="numpy")(*arguments)


@pytest.mark.long
@pytest.mark.parametrize("transform", [lambda f: f, te.grad])
def test_a_filter_does_not_depend_on_its_steps(transform):
    f = transform(kalman)
    q = 0.1 * np.eye(4)
    found = {n: sizes(f, A, q, RNG.standard_normal((n, 2))) for n in (30, 60)}
    assert found[30] == found[60]
    assert found[30][0] < 250 and found[30][1] >= 1
    x, y = both(f, A, q, RNG.standard_normal((30, 2)))
    np.testing.assert_allclose(x, y, rtol=1e-9)


@pytest.mark.long
def test_gradients_reach_every_slice():
    f = te.grad(kalman, argnums=2)
    q, ys = 0.1 * np.eye(4), RNG.standard_normal((40, 2))
    assert sizes(f, A, q, ys)[0] < 300
    x, y = both(f, A, q, ys)
    np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-12)


def test_a_filter_of_named_length():
    f = te.jit(kalman, shapes=("4,4", "4,4", "30,2"))
    g = te.jit(
        lambda a, q, x: kalman(a, q, np.ones((30, 2))) * tn.sum(x),
        shapes=("...", "...", "n"),
    )
    q = 0.1 * np.eye(4)
    once = f(A, q, np.ones((30, 2)))
    for n in (2, 3):
        np.testing.assert_allclose(g(A, q, np.ones(n)), n * once, rtol=1e-12)


@pytest.mark.parametrize("transform", [lambda f: f, te.grad])
def test_a_stencil_on_large_arrays(transform, monkeypatch):
    f = transform(stencil)
    u = RNG.standard_normal((150, 150))
    assert sizes(f, u)[1] == 0  # what a step does without linear algebra may be one kernel
    monkeypatch.setattr(rerolling, "_LONG", 1)
    assert sizes(f, u)[1] >= 1
    x, y = both(f, u)
    np.testing.assert_allclose(x, y, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("transform", [lambda f: f, te.grad])
def test_many_small_steps_become_loops(transform):
    f = transform(lambda x, v: pendulum(x, v, 200))
    x = np.array(0.3)
    assert sizes(f, x, x)[1] >= 1
    found, expected = both(f, x, x)
    np.testing.assert_allclose(found, expected, rtol=1e-13)


def test_few_steps_and_wide_ones_stay_unrolled(monkeypatch):
    """Where they are quick to compile."""
    monkeypatch.setattr(rerolling, "_SHORTEST", 100)
    x = np.array(0.3)
    assert sizes(lambda x, v: pendulum(x, v, 45), x, x)[2]
    wide = RNG.standard_normal(3000)
    assert sizes(lambda x, v: tn.sum(pendulum(x, v, 100)), wide, wide)[2]
    monkeypatch.setattr(rerolling, "_LONG", 100)
    assert sizes(lambda x, v: pendulum(x, v, 45), x, x)[1] == 1


def recurrence(w, xs):
    s = np.zeros(len(w), like=xs)
    for x in xs:
        s = tn.tanh(w @ s + x)
    return tn.sum(s * s)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("size", "loops"), [(8, 1), (32, 1), (160, 0)])
def test_recurrences(size, loops):
    """Gradients with respect to what the steps share and to what each has."""
    w, xs = 0.1 * RNG.standard_normal((size, size)), RNG.standard_normal((70, size))
    f = te.grad(recurrence, argnums=(0, 1))
    assert min(sizes(f, w, xs)[1], 1) == loops
    (dw, dxs), (w_expected, xs_expected) = both(f, w, xs)
    np.testing.assert_allclose(dw, w_expected, rtol=1e-11, atol=1e-14)
    np.testing.assert_allclose(dxs, xs_expected, rtol=1e-11, atol=1e-14)


def matrices(a, x):
    for _ in range(80):
        x = x + 0.1 * tn.tanh(x @ a)
    return tn.sum(x)


def test_products_of_matrices_stay_in_nests():
    a = RNG.standard_normal((16, 16))
    assert sizes(matrices, a, a)[2]
    assert sizes(matrices, a[:8, :8], a[:4, :8])[1] == 1


def test_singular_matrices_say_the_same():
    def repeated(steps):
        def f(a):
            for _ in range(steps):
                a = np.linalg.inv(a) @ a
                a = tn.where(a[0, 0] > 2.0, a, a - 0.1)
            return a

        return f

    messages = []
    for steps in (2, 40):
        with pytest.raises(np.linalg.LinAlgError) as caught:
            te.jit(repeated(steps))(np.ones((3, 3)))
        messages.append(str(caught.value))
    assert messages[0] == messages[1]
    assert sizes(repeated(40), np.eye(3))[1] == 1


def test_indices_are_checked_in_every_step():
    def f(a, indices):
        for k in range(40):
            a = np.linalg.inv(a) + a[indices[k]]
        return a

    indices = np.zeros(40, int)
    a = np.eye(3) * 2.0
    assert sizes(f, a, indices)[1] == 1
    x, y = both(f, a, indices)
    np.testing.assert_allclose(x, y, rtol=1e-10)
    for k in (0, 7, 39):
        indices[k] = 5
        with pytest.raises(IndexError, match="index 5 is out of bounds for axis 0 with size 3"):
            te.jit(f)(a, indices)
        indices[k] = 0


@pytest.mark.long
def test_loops_keep_no_more_than_unrolled_steps():
    u = RNG.standard_normal((150, 150))
    program = te.trace(te.grad(lambda u: stencil(u, 60)))(u)
    program(u)
    te.runtime.clear_memory()
    before = te.runtime.memory().kept
    program(u)
    assert te.runtime.memory().kept - before < 70 * u.nbytes


@pytest.mark.sampled(24)
@pytest.mark.parametrize("seed", range(6))
def test_random_loops(seed, monkeypatch):
    """A state of two vectors, slices in both directions, and a value of the step before."""
    rng = np.random.default_rng(seed)
    steps, kinds = int(rng.integers(25, 40)), rng.integers(0, 4, 5)

    def f(w, xs, x, z):
        ys, total = xs * 2.0, 0.0
        for k in range(steps):
            before = z
            for kind in kinds:
                part = [w @ x, x - xs[k], z * ys[steps - 1 - k], z * (0.3 + 0.01 * k)][kind]
                x, z = tn.tanh(part + before), x
            total = total + tn.sum(x * z)
        return total

    for limit in ("_LONG", "_SHORTEST", "_FEW"):
        monkeypatch.setattr(rerolling, limit, 1)
    arguments = A[:3, :3], rng.standard_normal((steps, 3)), np.ones(3), np.zeros(3)
    assert sizes(f, *arguments)[1] >= 1
    for g in (f, te.grad(f, argnums=(0, 1, 2))):
        for x, y in zip(*map(leaves, both(g, *arguments)), strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-12)


STRIDED = {
    "row": lambda x, i: x[i, ::2, 0],
    "row backward": lambda x, i: x[59 - i, ::-2, 1],
    "column": lambda x, i: x.reshape(6, 2, 60)[1::3, 0, i],
    "planes": lambda x, i: x[59 - i, 1::2, ::-1].ravel(),
    "pairs": lambda x, i: x.reshape(120, 6)[2 * i : 2 * i + 2, ::5].ravel(),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("order", STRIDED)
def test_gradients_of_strided_slices(order):
    """Of full code, which runs the steps as a loop."""

    def f(x):
        s = 0.0
        for i in range(60):
            s = tn.tanh(s + 0.5 * STRIDED[order](x, i))
        return tn.sum(s)

    x = RNG.standard_normal((60, 6, 2))
    g = te.grad(f)
    assert sizes(g, x)[1] >= 1
    compiled = te.jit(g)
    compiled(x)
    te.runtime.wait_for_compilation()
    np.testing.assert_allclose(compiled(x), te.jit(g, engine="numpy")(x), rtol=1e-12, atol=1e-15)


def leaves(result):
    return result if isinstance(result, tuple) else (result,)
