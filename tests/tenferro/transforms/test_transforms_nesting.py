"""Derivatives inside derivatives: no perturbation is taken for another."""

import numpy as np
import pytest

import tenferro as te

D = te.grad


def J(f):
    return lambda x: te.jvp(f, (x,), (1.0,))[1]


BOTH = pytest.mark.parametrize("d", [D, J], ids=["reverse", "forward"])
MIXED = pytest.mark.parametrize(
    ("outer", "inner"), [(D, D), (D, J), (J, D), (J, J)], ids=["RoR", "RoF", "FoR", "FoF"]
)


@MIXED
def test_inner_derivative_of_a_closure_over_the_outer_variable(outer, inner):
    # Siskind and Pearlmutter's example: d/dx [x · d/dy (x + y)] = 1, not 2.
    assert outer(lambda x: x * inner(lambda y: x + y)(1.0))(1.0) == 1.0


@MIXED
def test_outer_variable_as_a_coefficient(outer, inner):
    assert outer(lambda x: x * inner(lambda y: x * y)(2.0))(3.0) == 6.0


@MIXED
def test_inner_derivative_at_the_outer_variable(outer, inner):
    # d/dx [x · d/dy (x·y²) at y = x] = d/dx 2x³
    assert outer(lambda x: x * inner(lambda y: x * y * y)(x))(2.0) == pytest.approx(24.0)


@MIXED
def test_inner_function_that_ignores_its_argument(outer, inner):
    assert outer(lambda x: inner(lambda y: x * 1.0)(x) + x)(2.0) == 1.0
    assert outer(lambda x: inner(lambda y: x * x)(5.0) + x)(2.0) == 1.0
    assert outer(lambda x: inner(lambda y: 2.0)(x) + x)(2.0) == 1.0


@MIXED
def test_inner_derivative_of_computed_arguments(outer, inner):
    assert outer(lambda x: x * inner(lambda y: y * y)(3.0))(2.0) == 6.0


def test_inner_derivative_of_computed_arguments_is_computed():
    seen = []

    def f(x):
        seen.append(float(te.grad(lambda y: y * y * 2.0)(3.0)))
        return x * 2.0 * seen[-1]

    assert te.grad(f)(1.0) == 24.0
    assert seen == [12.0]


@BOTH
@pytest.mark.parametrize("order", range(6))
def test_any_order(d, order):
    f = np.exp
    for _ in range(order):
        f = d(f)
    assert f(0.5) == pytest.approx(np.exp(0.5))


def test_alternating_modes_of_high_order():
    f = lambda x: np.sin(2 * x)  # noqa: E731
    for d in (D, J, J, D, J, D):
        f = d(f)
    assert f(0.3) == pytest.approx(-64 * np.sin(0.6))


def test_derivative_of_a_derivative_of_a_derivative_through_closures():
    # d/dx d/dy d/dz of x·y·z² at z = x·y, y = x: 2xy(xy) → 4x²y → 12x²
    f = D(lambda x: D(lambda y: D(lambda z: x * y * z * z)(x * y))(x))
    assert f(2.0) == pytest.approx(48.0)


def test_jvp_of_grad_of_jvp():
    def g(x):
        return te.jvp(lambda u: np.sin(u) * u**3, (x,), (1.0,))[1]

    def third(x):  # derivatives of u³ sin u
        return (
            (x**3 - 0 * x) * -np.cos(x) - 9 * x**2 * np.sin(x) + 18 * x * np.cos(x) + 6 * np.sin(x)
        )

    got = te.jvp(te.grad(g), (0.7,), (1.0,))[1]
    assert got == pytest.approx(third(0.7))


def test_pullback_used_inside_an_outer_derivative():
    def f(x):
        _, pullback = te.vjp(lambda y: x * y * y, 3.0)
        return pullback(x)[0]  # 2·x·3·x

    assert te.grad(f)(2.0) == 24.0


def test_pullback_called_with_outer_tracers_of_a_computed_point():
    _, pullback = te.vjp(np.sin, 0.5)
    assert te.grad(lambda c: pullback(c * c)[0])(3.0) == pytest.approx(6 * np.cos(0.5))
    _, push = te.linearize(np.sin, 0.5)
    assert te.grad(lambda t: push(t * t))(3.0) == pytest.approx(6 * np.cos(0.5))


def test_linearize_inside_jit_and_grad():
    f = te.jit(lambda x: te.linearize(lambda y: y**3, x)[1](2.0))
    assert f(3.0) == 54.0
    assert te.grad(f)(3.0) == 36.0


def test_tangents_that_depend_on_the_outer_variable():
    # d/dx of Dy[y²](x)·x² = d/dx 2x³
    assert te.grad(lambda x: te.jvp(np.square, (x,), (x * x,))[1])(2.0) == 24.0


def test_outer_values_as_primals_and_inner_jit():
    f = te.jit(lambda a, b: te.grad(te.jit(lambda u: np.sin(u) * b))(a * b))
    a, b = 0.3, 0.8
    assert f(a, b) == pytest.approx(np.cos(a * b) * b)
    assert te.grad(f, argnums=0)(a, b) == pytest.approx(-np.sin(a * b) * b * b)


def test_jit_of_a_closure_over_a_tracer_with_computed_arguments():
    assert te.grad(lambda w: te.jit(lambda x: x * w)(2.0) * w)(3.0) == 12.0


def test_hessian_of_a_hessian_vector_product():
    x, v = np.array([0.3, -0.7]), np.array([1.0, 2.0])

    def f(x):
        return np.sin(x[0]) * x[1] ** 3

    def quadratic(x):
        return (te.hvp(f, (x,), (v,))[1][0] * v).sum()

    te.check_grads(quadratic, (x,))


def test_loop_of_inner_gradients_is_linear_in_its_length():
    def run(steps):
        def f(x):
            for _ in range(steps):
                x = x - 0.01 * te.grad(lambda y, x=x: y * y * x)(x)
            return x

        return te.trace(f)(1.0)

    short, long = len(run(5)), len(run(20))
    assert long < 5 * short


def test_gradient_descent_unrolled_inside_a_gradient():
    def fitted(rate):
        x = 1.0
        for _ in range(10):
            x = x - rate * te.grad(lambda y: y * y)(x)
        return x * 1.0

    rate = 0.1
    assert fitted(rate) == pytest.approx((1 - 2 * rate) ** 10)
    assert te.grad(fitted)(rate) == pytest.approx(-20 * (1 - 2 * rate) ** 9)


def test_captured_array_changed_while_tracing_counts_with_the_value_it_had():
    def f(x):
        buffer, total = np.zeros(2), 0.0
        for k in (1.0, 2.0, 3.0):
            buffer[:] = k
            total = total + (x * buffer).sum()
        return total

    assert te.grad(f)(1.0) == 12.0
    assert te.jit(f)(1.0) == 12.0


def test_results_older_than_every_argument_have_no_derivative():
    assert te.jit(lambda x, y: te.grad(lambda z: x)(y))(1.0, 2.0) == 0.0

    def outer(x):
        h = np.sin(x)
        k = h * x
        return k + te.grad(lambda y: h)(2.0)

    slope = np.sin(0.5) + 0.5 * np.cos(0.5)
    assert te.grad(outer)(0.5) == pytest.approx(slope, rel=1e-14)
    first = te.jvp_optional(lambda a, b, c: a, (1.0, 2.0, 3.0), (None, None, 1.0))
    assert first == (1.0, None)


def test_functions_that_use_what_traced_arrays_have_can_be_checked():
    te.check_grads(lambda x: x.at[0].set(2.0) * x.at[1].add(x[0]), (np.array([1.0, 3.0]),))
