"""Which arguments are differentiated: by name, and with integers among them."""

import numpy as np
import pytest

import tenferro as te

X = np.array([1.0, 2.0])


def f(x, y, *, scale=1.0):
    return np.sum(x**2 * y) * scale


def table(x, y):
    return x**2 * y


def test_names_of_positional_and_keyword_arguments():
    assert te.grad(f, "x")(3.0, 2.0) == 12.0
    assert te.grad(f, argnums="y")(3.0, 2.0, scale=2.0) == 18.0
    assert te.grad(f, "y")(3.0, y=2.0) == 9.0
    assert te.grad(f, "scale")(3.0, 2.0, scale=2.0) == 18.0
    assert te.grad(f, ("scale", "x"))(3.0, 2.0, scale=2.0) == (18.0, 24.0)
    assert te.grad(f, ("y", 0))(3.0, 2.0) == (9.0, 12.0)
    assert te.value_and_grad(f, "y")(3.0, 2.0) == (18.0, 9.0)
    assert te.grad_optional(f, "y")(3.0, 2.0) == 9.0
    assert te.grad(te.grad(f, "x"), "y")(3.0, 2.0) == 6.0
    assert te.jit(te.grad(f, "y"))(3.0, y=2.0) == 9.0
    assert te.grad(te.jit(f), "y")(3.0, 2.0) == 9.0


@pytest.mark.parametrize("transform", [te.jacfwd, te.jacrev, te.jacobian])
def test_names_of_jacobians(transform):
    expected = transform(table, 1)(X, 3 * X)
    np.testing.assert_allclose(transform(table, "y")(X, 3 * X), expected)
    np.testing.assert_allclose(transform(table, "y")(X, y=3 * X), expected)
    z = X + 1j
    by_name, by_position = te.wirtinger(table, "y")(z, y=z), te.wirtinger(table, 1)(z, z)
    np.testing.assert_allclose(by_name[0], by_position[0])


def test_names_of_hessians():
    expected = te.hessian(f, (0, 1))(X, X)
    for names in (("x", "y"), (0, "y")):
        found = te.hessian(f, names)(X, X)
        for row, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(row, other)
    np.testing.assert_allclose(te.hessian(f, "y")(X, y=X), np.zeros((2, 2)))
    plan = te.sparse_hessian(f, X, X, argnums="x")
    np.testing.assert_allclose(plan(X, X).toarray(), np.diag(2 * X))


def test_names_that_are_not_there():
    with pytest.raises(
        ValueError,
        match=r"grad\(f\): argnums names 'z', but the arguments that are passed are 'x', 'y'",
    ):
        te.grad(f, "z")(1.0, 2.0)
    with pytest.raises(ValueError, match=r"argnums names 'scale', but .* 'x', 'y'"):
        te.grad(f, "scale")(1.0, 2.0)
    with pytest.raises(ValueError, match=r"argnums names 'x', but .* none that have names"):
        te.grad(lambda *args: args[0], "x")(1.0)
    with pytest.raises(ValueError, match=r"argnums is \('x', 0\), expected each argument once"):
        te.grad(f, ("x", 0))(1.0, 2.0)
    with pytest.raises(
        ValueError, match=r"argnums is 2, but there are 2 positional arguments; .* pass its name"
    ):
        te.grad(f, 2)(1.0, 2.0)
    with pytest.raises(TypeError, match=r"argnums is 1.5, expected an integer, a name, or a tuple"):
        te.grad(f, 1.5)(1.0, 2.0)
    with pytest.raises(TypeError, match=r"argument scale\['n'\] has dtype int64"):
        te.grad(lambda x, *, scale: x * scale["n"], "scale")(1.0, scale={"n": 3})


P = {"w": X, "n": 3, "flags": [np.array([True, False]), np.arange(3)], "z": 1 + 2j}


def power(p, x):
    picked = p["w"] * p["flags"][0] + p["flags"][1][2]
    return np.sum(picked * x ** p["n"]) + abs(p["z"]) ** 2


@pytest.mark.parametrize("wrap", [lambda g: g, te.jit])
def test_integers_among_the_leaves(wrap):
    g = wrap(te.grad(power, allow_int=True))(P, 2.0)
    np.testing.assert_allclose(g["w"], [8.0, 0.0])
    assert g["z"] == 2 + 4j
    for zero, leaf in ((g["n"], 3), (g["flags"][0], P["flags"][0]), (g["flags"][1], P["flags"][1])):
        assert (zero.dtype, zero.shape) == (np.float64, np.shape(leaf))
        assert not zero.any()
    value, again = te.value_and_grad(power, allow_int=True)(P, 2.0)
    assert value == power(P, 2.0)
    np.testing.assert_array_equal(again["w"], g["w"])


def test_integers_among_primals():
    _, pullback = te.vjp(lambda w, n: w**n, X, 3, allow_int=True)
    w_bar, n_bar = pullback(np.ones(2))
    np.testing.assert_allclose(w_bar, 3 * X**2)
    assert (n_bar.dtype, n_bar) == (np.float64, 0.0)


def test_integers_are_refused_unless_they_are_asked_for():
    for call in (lambda: te.grad(power)(P, 2.0), lambda: te.vjp(power, P, 2.0)):
        with pytest.raises(
            TypeError, match=r"argument 0\['flags'\]\[0\] has dtype bool.*allow_int=True"
        ):
            call()


def test_eager_parameters_with_integers():
    w = te.variable(X)
    g = te.grad(lambda p: np.sum(p["w"] ** p["n"]), allow_int=True)({"w": w, "n": 2})
    np.testing.assert_allclose(g["w"].detach(), 2 * X)
    g["w"].sum().backward()
    np.testing.assert_allclose(w.grad, [2.0, 2.0])
