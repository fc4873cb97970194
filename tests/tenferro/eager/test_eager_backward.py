"""Gradients of what was computed."""

import gc
import weakref

import numpy as np
import pytest

import tenferro as te
from tenferro.eager.backward import pullbacks

X = np.array([0.3, -0.7, 1.1])
A = np.arange(9.0).reshape(3, 3) / 10


def rosenbrock(x):
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


FUNCTIONS = [
    rosenbrock,
    lambda x: np.exp(np.sin(x)).sum(),
    lambda x: (A @ x) @ x,
    lambda x: np.max(x) * np.min(x),
    lambda x: np.linalg.norm(x - A).sum(),
    lambda x: np.where(x > 0, x**3, -x).sum(),
    lambda x: (np.concatenate([x, x[::-1]]) * np.arange(6.0)).sum(),
    lambda x: np.sum(np.sort(x) * np.arange(3.0)),
    lambda x: (np.abs(np.exp(1j * x) + x) ** 2).sum(),
    lambda x: x.sum() * 0.0 + x[0],
]


@pytest.mark.parametrize("f", FUNCTIONS)
def test_backward_is_grad(f):
    w = te.variable(X)
    loss = f(w)
    loss.backward()
    assert w.grad.dtype == np.float64
    np.testing.assert_allclose(w.grad, te.grad(f)(X), rtol=1e-12)
    loss.backward()
    np.testing.assert_allclose(w.grad, 2 * te.grad(f)(X), rtol=1e-12)


def test_accumulation_over_losses_and_variables():
    w, v = te.variable(X), te.variable(2.0)
    (w * v).sum().backward()
    (w * w).sum().backward()
    np.testing.assert_allclose(w.grad, 2.0 + 2 * X)
    assert v.grad == pytest.approx(X.sum())
    w.zero_grad()
    w.sum().backward()
    np.testing.assert_array_equal(w.grad, np.ones(3))


def test_cotangents():
    w = te.variable(X)
    y = w * w
    y.backward(np.ones(3))
    y.backward(te.tensor([1, 0, 0]))
    np.testing.assert_allclose(w.grad, 2 * X * [2, 1, 1])
    for bad in (np.ones(2), 1.0, np.ones(3) * 1j):
        with pytest.raises(ValueError, match="backward: the cotangent has shape"):
            y.backward(bad)
    np.testing.assert_allclose(w.grad, 2 * X * [2, 1, 1])


def test_bad_losses():
    w = te.variable(X)
    with pytest.raises(ValueError, match=r"shape \(3,\), expected a scalar loss"):
        (w * 2).backward()
    with pytest.raises(TypeError, match="complex128, expected a real loss"):
        (w * 1j).sum().backward()
    for unrecorded in (te.tensor(1.0), w.detach().sum(), (w > 0).sum(), w.sum().detach()):
        with pytest.raises(ValueError, match="not computed from any variable"):
            unrecorded.backward()
    with te.no_grad():
        y = w.sum()
    with pytest.raises(ValueError, match="under no_grad"):
        y.backward()
    assert w.grad is None


def test_no_grad_ends_with_an_error():
    with pytest.raises(RuntimeError), te.no_grad():
        raise RuntimeError
    assert (te.variable(1.0) * 2).requires_grad


def test_detach_stops_gradients():
    w = te.variable(2.0)
    (w * w.detach()).backward()
    assert w.grad == 2.0


def test_variable_as_its_own_loss():
    w = te.variable(2.0)
    w.backward()
    assert w.grad == 1.0


def test_unreached_and_dropped_variables():
    w, v = te.variable(2.0), te.variable(3.0)
    y = w * te.variable(5.0) + (v > 0) * 1.0
    y.backward()
    assert (w.grad, v.grad) == (5.0, None)


def test_complex_variables():
    z = np.array([1 + 2j, -0.5j])
    w = te.variable(z)
    (np.abs(w * w) ** 2).sum().backward()
    np.testing.assert_allclose(w.grad, te.grad(lambda z: (np.abs(z * z) ** 2).sum())(z))


def test_operations_of_several_outputs():
    w = te.variable(A + np.eye(3))
    q, r = np.linalg.qr(w)
    (q[0] * r[0]).sum().backward()

    def f(a):
        q, r = np.linalg.qr(a)
        return (q[0] * r[0]).sum()

    np.testing.assert_allclose(w.grad, te.grad(f)(A + np.eye(3)))
    w.zero_grad()
    q.sum().backward()
    np.testing.assert_allclose(w.grad, te.grad(lambda a: np.linalg.qr(a)[0].sum())(A + np.eye(3)))


@pytest.mark.parametrize("f", FUNCTIONS[:3])
def test_functional_transforms_of_tensors(f):
    w = te.variable(X)
    gradient = te.grad(f)(w)
    assert gradient.requires_grad
    np.testing.assert_allclose(gradient.numpy(), te.grad(f)(X))
    (gradient * gradient).sum().backward()
    _, (expected,) = te.hvp(f, (X,), (te.grad(f)(X),))
    np.testing.assert_allclose(w.grad, 2 * expected)


def test_higher_order_through_every_transform():
    def third(make):
        w = te.variable(X)
        make(w).sum().backward()
        return w.grad

    f = lambda x: (x**4).sum()  # noqa: E731
    one = np.ones(3)
    np.testing.assert_allclose(third(lambda w: te.hvp(f, (w,), (one,))[1][0]), 24 * X)
    np.testing.assert_allclose(third(lambda w: te.vjp(lambda x: x**3, w)[1](one)[0]), 6 * X)
    np.testing.assert_allclose(third(lambda w: te.jvp(lambda x: x**3, (w,), (one,))[1]), 6 * X)
    np.testing.assert_allclose(third(lambda w: te.linearize(lambda x: x**3, w)[1](one)), 6 * X)
    np.testing.assert_allclose(third(lambda w: te.jit(te.grad(f))(w)), 12 * X**2)


def test_gradients_flow_to_variables_a_function_closes_over():
    w = te.variable(X)
    te.grad(lambda x: (x * x * w).sum())(X).sum().backward()
    np.testing.assert_allclose(w.grad, 2 * X)
    scale = te.variable(3.0)
    te.grad(lambda x: (x * x).sum() * scale)(X).sum().backward()
    assert scale.grad == pytest.approx(2 * X.sum())
    inner = te.variable(2.0)
    te.grad(lambda x: te.grad(lambda y: y * y * x)(inner))(1.0).backward()
    assert inner.grad == 2.0


def test_tensors_without_memory_give_tensors():
    y = te.grad(rosenbrock)(te.tensor(X))
    assert isinstance(y, te.Tensor)
    assert not y.requires_grad
    with te.no_grad():
        assert not te.grad(rosenbrock)(te.variable(X)).requires_grad


def test_saved_values_are_freed_with_the_loss():
    w = te.variable(np.ones(1000))
    y = np.sin(w)
    node = weakref.ref(y.node.values[0].base if y.node.values[0].base is not None else y.value)
    loss = (y * y).sum()
    del y
    loss.backward()
    assert node() is not None
    del loss
    gc.collect()
    assert node() is None


def test_same_structure_is_transformed_once():
    def step(w, x):
        (np.tanh(w @ x) ** 2).sum().backward()

    w = te.variable(A)
    step(w, X)
    before = pullbacks.info()
    for k in range(5):
        step(w, X * k)
    after = pullbacks.info()
    assert (after.misses, after.hits - before.hits) == (before.misses, 5)
    step(te.variable(A.astype(np.float32)), X.astype(np.float32))
    assert pullbacks.info().misses == before.misses + 1


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_each_output_of_an_operation_has_its_own_gradient(order):
    A = np.random.default_rng(0).standard_normal((3, 3))
    ct = np.random.default_rng(1).standard_normal((3, 3))
    for position in order:
        x = te.variable(A)
        te.numpy.linalg.qr(x)[position].backward(ct)
        _, pullback = te.vjp(lambda x, i=position: te.numpy.linalg.qr(x)[i], A)
        np.testing.assert_allclose(x.grad.numpy(), pullback(ct)[0], rtol=1e-12)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_each_output_of_an_operation_is_read_by_its_position(order):
    pair = te.extension.family(f"tests.pair{order[0]}.v1", lambda x: (x, x), n_outputs=2)
    te.extension.lowering(pair)(lambda x: lambda a: (2 * a, 3 * a))
    pair.jvp(lambda x, y, z, dx: (2 * dx, 3 * dx))
    for position in order:
        for last in (lambda y: y, lambda y: y * y):  # the root itself, and an operand
            x = te.variable(5.0)
            last(te.extension.apply(pair, x)[position]).backward()
            factor = (2.0, 3.0)[position]
            expected = factor if last(7.0) == 7.0 else 2 * factor**2 * 5.0
            assert x.grad == expected


@pytest.mark.parametrize("exponent", [0, 0.0])
def test_the_power_zero_has_the_gradient_zero(exponent):
    w = te.variable([1.0, 0.0, np.nan])
    y = w**exponent
    np.testing.assert_array_equal(y.numpy(), 1.0)
    np.sum(y).backward()
    np.testing.assert_array_equal(w.grad.numpy(), 0.0)
