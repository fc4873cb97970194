"""Hooks, kept gradients, several passes, and gradients of gradients."""

import gc
from pathlib import Path

import numpy as np
import pytest

import tenferro as te

X = np.array([0.5, -1.0, 2.0])


def test_a_hook_sees_the_whole_gradient_once():
    w = te.variable(X)
    y = np.sin(w)
    seen = []
    y.register_hook(seen.append)
    z = y * y + 3.0 * y  # y is used three times
    (z * w).sum().backward()
    np.testing.assert_allclose([g.numpy() for g in seen], [(2 * np.sin(X) + 3) * X])
    expected = te.grad(lambda x: ((np.sin(x) ** 2 + 3 * np.sin(x)) * x).sum())(X)
    np.testing.assert_allclose(w.grad, expected)


def test_what_a_hook_returns_takes_the_gradients_place():
    w = te.variable(X)
    y = w * w
    y.register_hook(lambda g: g * 10)
    y.register_hook(lambda g: np.minimum(g, 15.0))
    y.register_hook(lambda g: None)
    (y * np.array([1.0, 2.0, 3.0])).sum().backward()
    np.testing.assert_allclose(w.grad, 2 * X * [10, 15, 15])


def test_hooks_of_variables_and_of_the_loss():
    w, v = te.variable(2.0), te.variable(3.0)
    calls = []
    w.register_hook(lambda g: (calls.append("w"), g + 1)[1])
    v.register_hook(lambda g: calls.append("v"))
    loss = w * v
    loss.register_hook(lambda g: (calls.append("loss"), 5 * g)[1])
    loss.backward()
    assert (w.grad, v.grad) == (16.0, 10.0)
    assert calls[0] == "loss"
    assert sorted(calls[1:]) == ["v", "w"]
    w.backward()
    assert w.grad == 18.0


def test_hooks_one_above_another():
    w = te.variable(1.5)
    a = w * 2.0
    b = a * a
    c = b + a
    order = []
    for name, t in (("a", a), ("b", b), ("c", c)):
        t.register_hook(lambda g, name=name: order.append((name, float(g))))
    (c * c).backward()
    assert [name for name, _ in order] == ["c", "b", "a"]
    assert dict(order) == {"c": 24.0, "b": 24.0, "a": 24.0 * 6 + 24.0}
    assert w.grad == 2 * (24.0 * 6 + 24.0)


def test_a_hook_ends():
    w = te.variable(1.0)
    y = w * 3.0
    handle = y.register_hook(lambda g: 2 * g)
    y.backward()
    handle.remove()
    handle.remove()
    y.backward()
    with y.register_hook(lambda g: 0 * g):
        y.backward()
    assert w.grad == 9.0


def test_hooks_of_one_of_several_outputs():
    A = np.random.default_rng(0).standard_normal((3, 3))
    w = te.variable(A)
    q, r = np.linalg.qr(w)
    r.register_hook(lambda g: 0 * g)
    (q.sum() + (r * r).sum()).backward()
    np.testing.assert_allclose(w.grad, te.grad(lambda a: np.linalg.qr(a)[0].sum())(A), atol=1e-12)


@pytest.mark.parametrize("bad", [lambda g: g.sum(), lambda g: g + 1j, lambda g: np.float32(1) * 3])
def test_hooks_that_return_something_else(bad):
    w = te.variable(X)
    y = w * 2.0
    y.register_hook(bad)
    with pytest.raises(
        ValueError, match=r"backward: the hook <lambda> returned .* expected float64\[3\]"
    ):
        y.sum().backward()
    assert w.grad is None


def test_what_has_no_gradient_has_no_hooks():
    for t in (te.tensor(X), te.variable(X).detach(), te.variable(X) > 0):
        with pytest.raises(ValueError, match="register_hook: no gradient flows through the tensor"):
            t.register_hook(print)
        with pytest.raises(ValueError, match="retain_grad: no gradient flows through the tensor"):
            t.retain_grad()


def test_kept_gradients():
    w = te.variable(X)
    y = w * w
    z = y * 3.0
    y.retain_grad()
    y.retain_grad()
    w.retain_grad()
    assert (y.retains_grad, z.retains_grad) == (True, False)
    z.sum().backward()
    np.testing.assert_array_equal(y.grad, [3.0, 3.0, 3.0])
    assert z.grad is None
    z.sum().backward()
    np.testing.assert_array_equal(y.grad, [6.0, 6.0, 6.0])
    np.testing.assert_allclose(w.grad, 12 * X)
    y.register_hook(lambda g: g / 3)
    y.grad = None
    z.sum().backward()
    np.testing.assert_array_equal(y.grad, [1.0, 1.0, 1.0])


def test_kept_gradients_of_dropped_tensors_are_dropped():
    w = te.variable(X)
    y = w * w
    y.retain_grad()
    loss = y.sum()
    del y
    gc.collect()
    loss.backward()
    np.testing.assert_allclose(w.grad, 2 * X)


def test_backward_again():
    w = te.variable(X)
    loss = (w**3).sum()
    for n in (1, 2, 3):
        loss.backward(retain_graph=True)
        np.testing.assert_allclose(w.grad, n * 3 * X**2)
    with pytest.raises(ValueError, match="retain_graph is False, expected True"):
        loss.backward(retain_graph=False)


def derivatives(f, x, order):
    """By differentiating gradients."""
    w = te.variable(x)
    y = f(w)
    for _ in range(order):
        w.grad = None
        y.sum().backward(create_graph=True)
        y, w.grad = w.grad, None
    return y.numpy()


FUNCTIONS = [
    lambda x: np.exp(np.sin(x) * x),
    lambda x: x**4 / (1 + x * x),
    lambda x: np.where(x > 0, x**3, -(x**2)),
    lambda x: np.cumsum(x * x) * x[::-1],
    lambda x: np.linalg.solve(np.outer(x, x) + np.eye(3), x**2),
]


@pytest.mark.sampled(3, "f", "order")
@pytest.mark.parametrize("f", FUNCTIONS)
@pytest.mark.parametrize("order", [1, 2, 3])
def test_gradients_of_gradients(f, order):
    g = f
    for _ in range(order):
        g = te.grad(lambda x, g=g: g(x).sum())
    np.testing.assert_allclose(derivatives(f, X, order), g(X), rtol=1e-9, atol=1e-9)


def test_gradients_of_gradients_pass_through_hooks():
    w = te.variable(2.0)
    y = w**3
    y.register_hook(lambda g: 10 * g)
    y.backward(create_graph=True)
    slope, w.grad = w.grad, None
    assert slope == 120.0
    slope.backward()
    assert w.grad == 120.0


def test_penalty_on_a_gradient():
    w, v = te.variable(X), te.variable(3.0)

    def f(w, v):
        return (np.sin(w) * v).sum()

    f(w, v).backward(create_graph=True)
    slope, w.grad, v.grad = w.grad, None, None
    (slope * slope).sum().backward()
    np.testing.assert_allclose(w.grad, -2 * 9 * np.cos(X) * np.sin(X))
    np.testing.assert_allclose(float(v.grad), (2 * 3 * np.cos(X) ** 2).sum())


def test_cotangents_are_differentiated_too():
    w, c = te.variable(X), te.variable(np.ones(3))
    (w * w).backward(c, create_graph=True)
    slope, w.grad = w.grad, None
    slope.sum().backward()
    np.testing.assert_allclose(c.grad, 2 * X)


def test_gradients_without_a_graph_remember_nothing():
    w = te.variable(X)
    (w * w).sum().backward()
    assert not w.grad.requires_grad


def test_errors_name_the_line_that_made_the_tensor():
    with te.debug_nans():
        w = te.variable(X)
        y = w * 2.0  # this line
        z = (w * 1j).sum()
    lines = Path(__file__).read_text().splitlines()
    number = 1 + next(i for i, text in enumerate(lines) if text.endswith("# this line"))
    with pytest.raises(ValueError, match=rf"made at .*{number} in test_errors_name"):
        y.backward()
    with pytest.raises(ValueError, match=r"the cotangent has shape .* made at"):
        y.backward(np.ones(2))
    with pytest.raises(TypeError, match=r"expected a real loss; .* made at"):
        z.backward()


def test_a_hook_that_is_no_function():
    with pytest.raises(TypeError, match="register_hook: expected a function, got int"):
        te.variable([1.0]).register_hook(3)
