"""A branch that is not taken leaves no NaN in any derivative."""

import numpy as np
import pytest

import tenferro as te

FUNCTIONS = {
    "log": (
        lambda x: np.where(x > 0, np.log(x), 2 * x),
        [-1.0, 0.0, 2.0],
        [2, 2, 0.5],
        [0, 0, -0.25],
    ),
    "sqrt": (
        lambda x: np.where(x > 0, np.sqrt(x), 0 * x),
        [-1.0, 0.0, 4.0],
        [0, 0, 0.25],
        [0, 0, -1 / 32],
    ),
    "quotient": (lambda x: np.where(x != 0, np.sin(x) / x, 1 - x * x / 6), [0.0], [0.0], [-1 / 3]),
    "power": (lambda x: np.where(x > 0, x**0.5 * np.exp(1 / x), x), [-1.0, 0.0], [1, 1], [0, 0]),
    "chain": (
        lambda x: np.where(x > 0, np.exp(3 * np.log(x)), x**3),
        [-2.0, 0.0],
        [12, 0],
        [-12, 0],
    ),
    "nested": (
        lambda x: np.where(x > 0, np.where(x > 1, np.log(x - 1), np.log(x)), x * x),
        [-1.0, 0.5, 3.0],
        [-2, 2, 0.5],
        [2, -4, -0.25],
    ),
    "overflow": (lambda x: np.where(x < 700, np.exp(x), x), [1000.0], [1.0], [0.0]),
}


@pytest.fixture(autouse=True)
def quiet():
    with np.errstate(all="ignore"):  # the untaken branch itself is computed
        yield


@pytest.mark.parametrize("name", FUNCTIONS)
def test_gradient(name):
    f, x, slope, _ = FUNCTIONS[name]
    found = te.grad(lambda x: f(x).sum())(np.array(x))
    np.testing.assert_allclose(found, slope, rtol=1e-12, atol=1e-15)
    np.testing.assert_allclose(
        te.jit(te.grad(lambda x: f(x).sum()))(np.array(x)), slope, rtol=1e-12
    )


@pytest.mark.parametrize("name", FUNCTIONS)
def test_forward(name):
    f, x, slope, _ = FUNCTIONS[name]
    _, found = te.jvp(f, (np.array(x),), (np.ones(len(x)),))
    np.testing.assert_allclose(found, slope, rtol=1e-12, atol=1e-15)


def forward(f):
    return lambda x: te.jvp(f, (x,), (np.ones(x.shape),))[1]


def reverse(f):
    return te.grad(lambda x: f(x).sum())


@pytest.mark.sampled(3, "outer", "inner", "name")
@pytest.mark.parametrize("outer", [forward, reverse])
@pytest.mark.parametrize("inner", [forward, reverse])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_second_order(name, inner, outer):
    f, x, _, curvature = FUNCTIONS[name]
    found = outer(inner(f))(np.array(x))
    np.testing.assert_allclose(found, curvature, rtol=1e-12, atol=1e-12)


def test_broadcast_operand():
    def f(s, x):
        return np.where(x > 0, x / s, 0 * x).sum()

    np.testing.assert_array_equal(te.grad(f)(0.0, np.array([-1.0, -2.0])), 0.0)


def test_eager():
    x = te.variable([-1.0, 0.0, 2.0])
    np.where(x > 0, np.log(x), 2 * x).sum().backward()
    np.testing.assert_allclose(x.grad, [2, 2, 0.5])


def test_linear_maps_that_are_applied_later():
    f = lambda x: np.where(x > 0, np.log(x), 2 * x)  # noqa: E731
    x = np.array([-1.0, 0.0, 2.0])
    np.testing.assert_array_equal(te.vjp(f, x)[1](np.ones(3))[0], [2, 2, 0.5])
    np.testing.assert_array_equal(te.linearize(f, x)[1](np.ones(3)), [2, 2, 0.5])


@pytest.mark.parametrize("engine", ["native", "numpy"])
def test_programs_compute_with_a_derivative_of_zero_as_with_any_zero(engine):
    """Only the products of the derivative itself are guarded."""
    slope = te.grad(lambda x: np.where(x > 0, x * x, 0).sum())

    def f(x):
        quotient = te.jvp(lambda a: a / slope(x), (x,), (np.ones(2),))[1]
        return 1 / slope(x), slope(x) / x, slope(x) * np.inf, slope(x) / (0 * x), quotient

    found = te.jit(f, engine=engine)(np.array([-1.0, 2.0]))
    infinite = [np.nan, np.inf]
    expected = [[np.inf, 0.25], [0.0, 2.0], infinite, infinite, [np.inf, 0.25]]
    np.testing.assert_array_equal(found, expected)


def test_infinite_derivative_of_the_taken_branch_is_kept():
    found = te.grad(lambda x: np.where(x >= 0, np.sqrt(x), x).sum())(np.array([0.0]))
    assert np.isinf(found[0])


def test_programs_without_a_branch_are_left_alone():
    from tenferro.passes.masking import guard_masked

    program = te.trace(te.grad(lambda x: np.sum(np.sin(x) * x)))(np.ones(3))
    assert guard_masked(program.graph) is program.graph
