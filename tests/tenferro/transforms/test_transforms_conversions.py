"""An argument that only a conversion to integers reaches: an error, or None from optional forms."""

import numpy as np
import pytest

import tenferro as te

X = np.array([0.7, 1.6, 2.2])
T = np.arange(5.0)


def interpolated(x):
    """Linear between whole numbers: the index is a constant in the derivative."""
    i, table = x.astype(int), te.numpy.asarray(T**2)
    return np.sum(table[i] + (x - i) * (table[i + 1] - table[i]))


def counted(x):
    return te.scan(lambda total, v: (total + v.astype(int), None), 0, x)[0] * 1.0


def carried(x):
    def step(state):
        total, n, y = state
        return total + y.astype(int) * 1.0, n + 1, y

    return te.while_loop(lambda s: s[1] < 3, step, (np.float64(0.0), 0, x[0]))[0]


CONVERTED = {
    "to integers": lambda x: np.sum(x.astype(int) * 1.0),
    "to booleans": lambda x: np.sum(x.astype(bool) * 2.0),
    "an index": lambda x: np.sum(te.numpy.asarray(T)[x.astype(int)]),
    "within jit": te.jit(lambda x: np.sum(x.astype(int) * 1.0)),
    "within checkpoint": te.checkpoint(lambda x: np.sum(x.astype(int) * 1.0)),
    "within scan": counted,
    "within while_loop": carried,
    "within cond": lambda x: te.cond(x[0] > 0, lambda: np.sum(x.astype(int)) * 1.0, lambda: 0.0),
}
CONSTANT = {
    "floor": lambda x: np.sum(np.floor(x).astype(int) * 1.0),
    "trunc": lambda x: np.sum(np.trunc(x).astype(int) * 1.0),
    "stop_gradient": lambda x: np.sum(te.stop_gradient(x).astype(int) * 1.0),
    "comparison": lambda x: np.sum((x > 1) * 2.0),
    "argmax": lambda x: np.argmax(x) * 1.0,
    "truth": lambda x: np.sum(np.where(x, 1.0, 2.0)),
    "nothing": lambda x: np.sum(T),
    "a converted value that is not used": lambda x: (x.astype(int), np.sum(T))[1],
    "derivative of an interpolation": lambda x: np.sum(te.grad(interpolated)(x)),
}
PLAIN = {
    "grad": lambda f: te.grad(f)(X),
    "value_and_grad": lambda f: te.value_and_grad(f)(X),
    "vjp": lambda f: te.vjp(f, X),
    "jacfwd": lambda f: te.jacfwd(f)(X),
    "jacrev": lambda f: te.jacrev(f)(X),
    "hessian": lambda f: te.hessian(f)(X),
    "jvp": lambda f: te.jvp(f, (X,), (X,)),
    "linearize": lambda f: te.linearize(f, X),
    "compiled grad": lambda f: te.jit(te.grad(f))(X),
}


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("transform", PLAIN)
@pytest.mark.parametrize("name", CONVERTED)
def test_plain_forms_raise(name, transform):
    with pytest.raises(TypeError, match="argument 0 reaches the result only through a conversion"):
        PLAIN[transform](CONVERTED[name])


@pytest.mark.parametrize("name", CONVERTED)
def test_optional_forms_return_none(name):
    assert te.grad_optional(CONVERTED[name])(X) is None
    assert te.jvp_optional(CONVERTED[name], (X,), (X,))[1] is None
    assert te.vjp_optional(CONVERTED[name], X)[1](1.0) == (None,)


@pytest.mark.parametrize("name", CONSTANT)
def test_functions_that_are_constant_by_definition_have_zeros(name):
    np.testing.assert_array_equal(te.grad(CONSTANT[name])(X), np.zeros(3))


def test_a_conversion_beside_another_path_is_a_constant():
    slopes = te.grad(interpolated)(X)
    np.testing.assert_array_equal(slopes, [1.0, 3.0, 5.0])
    np.testing.assert_array_equal(te.hessian(interpolated)(X), np.zeros((3, 3)))


def test_the_argument_is_named():
    def f(x, p):
        return np.sum(x * p["scale"] + p["n"].astype(int))

    parameters = {"scale": 2.0, "n": 3.0}
    with pytest.raises(TypeError, match=r"argument 1\['n'\] reaches the result only"):
        te.grad(f, argnums=(0, 1))(X, parameters)
    assert te.grad_optional(f, 1)(X, parameters) == {"n": None, "scale": X.sum()}


def test_a_threshold_beside_a_conversion_of_another_value_is_constant():
    def steps(x):
        def step(state):
            y, n = state
            return y + 0.1, n + y.astype(int)

        return te.while_loop(lambda s: s[0] < x, step, (np.float64(0.0), 0))[1] * 1.0

    assert te.grad(steps)(2.0) == 0.0
