"""Pullbacks, linear maps and their transposes."""

import numpy as np
import pytest

import tenferro as te

X = np.array([0.3, -0.7, 1.1])
A = np.arange(6.0).reshape(2, 3)


def test_pullback_may_be_called_often():
    calls = []

    def f(x):
        calls.append(1)
        return np.sin(x) * x[0]

    y, pullback = te.vjp(f, X)
    jacobian = np.stack([pullback(row)[0] for row in np.eye(3)])
    _, push = te.linearize(f, X)
    np.testing.assert_allclose(jacobian, np.stack([push(row) for row in np.eye(3)]).T)
    assert len(calls) == 2
    np.testing.assert_allclose(y, np.sin(X) * X[0])


def test_linearize_is_jvp():
    f = lambda a, b: {"y": A @ np.exp(a) * b}  # noqa: E731
    y, push = te.linearize(f, X, 2.0)
    value, tangent = te.jvp(f, (X, 2.0), (X, 1.0))
    np.testing.assert_allclose(y["y"], value["y"])
    np.testing.assert_allclose(push(X, 1.0)["y"], tangent["y"])


@pytest.mark.parametrize(
    "f",
    [
        lambda x: 3.0 * x,
        lambda x: A @ x,
        lambda x: x[1:] - x[:-1],
        lambda x: np.where(np.array([True, False, True]), x, 0.0),
        lambda x: np.concatenate([x, 2 * x, np.zeros(2)]),
        lambda x: x.at[1].set(0.0) if hasattr(x, "at") else np.array([x[0], 0.0, x[2]]),
        lambda x: te.jvp(np.sin, (X,), (x,))[1],
        lambda x: te.vjp(np.sin, X)[1](x)[0],
        lambda x: np.zeros(3),
        lambda x: (x, x.sum() / 2),
        lambda x: np.cumsum(x),
    ],
)
def test_transpose_of_linear_functions(f):
    transpose = te.linear_transpose(f, X)
    rng = np.random.default_rng(0)
    leaves, spec = te.pytree.flatten(f(X))
    cts = [rng.standard_normal(np.shape(y)) for y in leaves]
    (back,) = transpose(spec.unflatten(cts))
    pairing = sum(np.vdot(c, y) for c, y in zip(cts, leaves, strict=True))
    assert np.vdot(back, X) == pytest.approx(pairing)


@pytest.mark.parametrize(
    ("f", "names"),
    [
        (lambda x: x * x, "mul"),
        (np.sin, "sin"),
        (lambda x: np.maximum(x, 2 * x), "maximum"),
        (lambda x: x + 1.0, "add"),
        (lambda x: np.concatenate([x, np.ones(1)]), "concatenate"),
        (lambda x: np.where(x > 0, x, 0.0), "compare|select"),
        (lambda x: np.ones(3), "output 0"),
        (lambda x: x.astype(int), "convert"),
        (lambda x: 1.0 / x, "div"),
    ],
)
def test_transpose_of_what_is_not_linear(f, names):
    with pytest.raises(te.ADRuleError, match=names):
        te.linear_transpose(f, X)


def test_transpose_under_the_complex_pairing():
    c = np.array([1 + 2j, 3.0, -1j])
    (back,) = te.linear_transpose(lambda z: c * z, c)(np.ones(3))
    np.testing.assert_allclose(back, np.conj(c))


def test_hvp():
    x, v = np.array([1.0, 2.0]), np.array([1.0, 0.5])
    (gradient,), (product,) = te.hvp(lambda x: (x**3).sum(), (x,), (v,))
    np.testing.assert_allclose(gradient, 3 * x**2)
    np.testing.assert_allclose(product, 6 * x * v)


def test_hvp_of_several_arguments():
    gradients, products = te.hvp(lambda a, b: a * a * b["c"], (2.0, {"c": 3.0}), (1.0, {"c": 0.5}))
    assert gradients == (12.0, {"c": 4.0})
    assert products == (8.0, {"c": 4.0})


def test_pullback_that_outlives_its_trace():
    kept = {}

    def f(x):
        y, kept[0] = te.vjp(np.sin, x)
        return y

    te.jit(f)(0.5)
    with pytest.raises(te.TracerError, match="after the tracing of jit"):
        kept[0](1.0)


def test_outputs_that_are_the_same_argument():
    x = np.arange(3.0)
    _, pullback = te.vjp(lambda x, y: (x, y, x), x, x)
    np.testing.assert_array_equal(pullback((x, 5 * x, 2 * x)), [3 * x, 5 * x])
    (total,) = te.linear_transpose(lambda x: (x, x), x)((x, x))
    np.testing.assert_array_equal(total, 2 * x)
    _, product = te.hvp(lambda x: x, (1.0,), (1.0,))
    assert product == (0.0,)
