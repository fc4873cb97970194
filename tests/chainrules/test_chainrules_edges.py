"""Exact boundary points, branch cuts and arguments near overflow."""

import math

import pytest
from dual_numbers import derivative, gradient, hessian
from mpmath import mp
from rule_checker import is_finite, reference_derivative, residual, same_number
from rule_samples import SAMPLES

from chainrules import RULES, frule, rrule

INF = math.inf
NAN = math.nan
LN_2 = math.log(2)

# function, inputs, partials
GRADIENTS = [
    ("abs", (0.0,), [0]),
    ("abs", (-0.0,), [0]),
    ("abs", (0j,), [0]),
    ("angle", (0j,), [0]),
    ("sign", (0.0,), [0]),
    ("copysign", (0.0, -1.0), [0, 0]),
    ("hypot", (0.0, 0.0), [0, 0]),
    ("atan2", (0.0, 0.0), [0, 0]),
    ("pow", (0.0, 0.0), [0, 0]),
    ("pow", (0.0, 1.0), [1, 0]),
    ("pow", (0.0, 2.0), [0, 0]),
    ("pow", (0.0, 0.5), [INF, 0]),
    ("pow", (0j, 0j), [0, 0]),
    ("pow", (0j, 1 + 0j), [1, 0]),
    ("pow", (0j, 2.0), [0, 0]),
    ("pow", (0.0, 2 + 0j), [0, 0]),
    ("pow", (3.0, 0.0), [0, math.log(3)]),
    ("pow", (-2.0, 3.0), [12, NAN]),
    ("maximum", (2.0, 2.0), [0.5, 0.5]),
    ("maximum", (INF, INF), [0.5, 0.5]),
    ("maximum", (-0.0, 0.0), [0.5, 0.5]),
    ("minimum", (2.0, 2.0), [0.5, 0.5]),
    ("fmax", (2.0, 2.0), [0.5, 0.5]),
    ("fmin", (2.0, 2.0), [0.5, 0.5]),
    ("fmax", (NAN, 2.0), [0, 1]),
    ("fmin", (2.0, NAN), [1, 0]),
    ("clamp", (0.0, 0.0, 1.0), [0, 0, 0]),
    ("clamp", (1.0, 0.0, 1.0), [0, 0, 0]),
    ("clamp", (0.5, 0.5, 0.5), [0, 0, 0]),
    ("clamp", (-1.0, 0.0, 1.0), [0, 1, 0]),
    ("clamp", (2.0, 0.0, 1.0), [0, 0, 1]),
    ("clamp", (0.4, 2.0, 1.0), [0, 0, 0]),  # crossed bounds: the strict masks as they stand
    ("logaddexp", (INF, INF), [0.5, 0.5]),
    ("logaddexp", (-INF, -INF), [0.5, 0.5]),
    ("logaddexp", (INF, 0.0), [1, 0]),
    ("logaddexp", (0.0, -INF), [1, 0]),
    ("xlogy", (0.0, 0.0), [0, 0]),
    ("xlogy", (0.0, 2.0), [LN_2, 0]),
    ("xlogy", (0j, 0j), [0, 0]),
    ("xlog1py", (0.0, -1.0), [0, 0]),
    ("xlog1py", (0.0, 1.0), [LN_2, 0]),
    ("sinc", (0.0,), [0]),
    ("sinc", (0j,), [0]),
    ("sqrt", (0.0,), [INF]),
    ("rsqrt", (0.0,), [-INF]),
    ("cbrt", (0.0,), [INF]),
    ("log", (0.0,), [INF]),
    ("log1p", (-1.0,), [INF]),
    ("asin", (1.0,), [INF]),
    ("asin", (-1.0,), [INF]),
    ("acos", (1.0,), [-INF]),
    ("acosh", (1.0,), [INF]),
    ("atanh", (1.0,), [INF]),
    ("atanh", (-1.0,), [INF]),
    ("atan", (INF,), [0]),
    ("asinh", (-INF,), [0]),
    ("acosh", (INF,), [0]),
    ("tanh", (INF,), [0]),
    ("erf", (-INF,), [0]),
    ("logistic", (INF,), [0]),
    ("logistic", (-INF,), [0]),
    ("softplus", (INF,), [1]),
    ("softplus", (-INF,), [0]),
    ("log_sigmoid", (INF,), [0]),
    ("log_sigmoid", (-INF,), [1]),
    ("exp", (-INF,), [0]),
    ("expm1", (-INF,), [0]),
    ("log", (INF,), [0]),
    ("mod", (6.0, 3.0), [1, -2]),
    ("mod", (-1.0, 3.0), [1, 1]),
    ("rem", (-1.0, 3.0), [1, 0]),
    ("rem", (-7.0, 3.0), [1, 2]),
]

# function, inputs, second partials
HESSIANS = [
    ("pow", (0.0, 0.0), [[0, 0], [0, 0]]),
    ("pow", (0.0, 2.0), [[2, 0], [0, 0]]),
    ("pow", (0.0, 3.0), [[0, 0], [0, 0]]),
    ("pow", (2.0, 0.0), [[0, 0.5], [0.5, LN_2**2]]),
    ("pow", (0j, 2 + 0j), [[2, 0], [0, 0]]),
    ("hypot", (0.0, 0.0), [[0, 0], [0, 0]]),
    ("atan2", (0.0, 0.0), [[0, 0], [0, 0]]),
    ("abs", (0.0,), [[0]]),
    ("abs", (0j,), [[0]]),
    ("abs", (-3.0,), [[0]]),
    ("angle", (0j,), [[0]]),
    ("maximum", (2.0, 2.0), [[0, 0], [0, 0]]),
    ("clamp", (0.0, 0.0, 1.0), [[0, 0, 0]] * 3),
    ("logaddexp", (0.0, 0.0), [[0.25, -0.25], [-0.25, 0.25]]),
    ("logaddexp", (INF, INF), [[0, 0], [0, 0]]),
    ("xlogy", (0.0, 2.0), [[0, 0.5], [0.5, 0]]),
    ("xlogy", (0.0, 0.0), [[0, 0], [0, 0]]),
    ("xlog1py", (0.0, -1.0), [[0, 0], [0, 0]]),
    ("mod", (7.0, 3.0), [[0, 0], [0, 0]]),
    ("copysign", (2.0, -1.0), [[0, 0], [0, 0]]),
    ("mul", (0.0, 0.0), [[0, 1], [1, 0]]),
    ("cbrt", (INF,), [[0]]),
    ("cbrt", (-INF,), [[0]]),
]


@pytest.mark.parametrize(("name", "inputs", "expected"), GRADIENTS)
def test_first_derivatives_at_boundaries(name, inputs, expected):
    got = gradient(RULES[name], inputs)
    assert all(map(same_number, got, expected)), got
    cotangents = rrule(name, inputs)[1](1.0)
    assert all(map(same_number, cotangents, expected)), cotangents


@pytest.mark.parametrize(("name", "inputs", "expected"), HESSIANS)
def test_second_derivatives_at_boundaries(name, inputs, expected):
    got = hessian(RULES[name], inputs)
    for got_row, expected_row in zip(got, expected, strict=True):
        for g, e in zip(got_row, expected_row, strict=True):
            assert residual(g, e) < 1e-15, got


@pytest.mark.parametrize("number", [0.0, 0j])
@pytest.mark.parametrize("exponent", range(5))
def test_integer_powers_at_zero(number, exponent):
    """d^n x^m / dx^n is m! at n = m and 0 elsewhere."""
    for order in range(6):
        expected = math.factorial(exponent) if order == exponent else 0
        general = derivative(RULES["pow"], (number, exponent), *[(1.0, 0.0)] * order)
        integer = derivative(RULES["powi"], (number,), *[(1.0,)] * order, exponent=exponent)
        assert (general, integer) == (expected, expected), order


@pytest.mark.sampled(24)
@pytest.mark.parametrize("number", [0.0, 0j])
@pytest.mark.parametrize("order", range(9))
def test_sinc_at_zero_to_every_order(number, order):
    """sinc^(2m)(0) = (-1)^m π^(2m) / (2m + 1)."""
    expected = 0 if order % 2 else (-1) ** (order // 2) * math.pi**order / (order + 1)
    got = derivative(RULES["sinc"], (number,), *[(1.0,)] * order)
    assert residual(got, expected) < 1e-14


@pytest.mark.sampled(6)
@pytest.mark.parametrize("x", [-0.4999, 1e-8, 0.3, 0.49999, 0.5, 0.50001, 0.2 + 0.4j])
def test_sinc_to_sixth_order_on_both_sides_of_the_seam(x):
    """Cancellation in (cos πx - sinc x) / x costs a factor of about 2n for each order n."""
    for order in range(1, 7):
        got = derivative(RULES["sinc"], (x,), *[(1.0,)] * order)
        expected = reference_derivative(SAMPLES["sinc"].reference, (x,), (1.0,), order)
        assert residual(got, expected) < 1e-15 * math.factorial(order) * 2**order


def test_values_that_mod_and_its_slope_share():
    """Where x1 / x2 rounds to an integer, the slope belongs to the value."""
    x1, x2 = 0.7 * 3 - 4e-16, 0.7
    y, pullback = rrule("mod", (x1, x2))
    assert y == pytest.approx(x1 + pullback(1.0)[1] * x2, abs=1e-15)
    y, pullback = rrule("rem", (x1, x2))
    assert y == pytest.approx(x1 + pullback(1.0)[1] * x2, abs=1e-15)


CUTS = [
    ("sqrt", -2.0, 1),
    ("rsqrt", -2.0, 1),
    ("log", -2.0, 1),
    ("log2", -2.0, 1),
    ("log10", -2.0, 1),
    ("log1p", -2.0, 1),
    ("asin", 2.0, 1),
    ("asin", -2.0, 1),
    ("acos", 2.0, 1),
    ("acos", -2.0, 1),
    ("acosh", 0.5, 1),
    ("acosh", -0.5, 1),
    ("acosh", -2.0, 1),
    ("atanh", 2.0, 1),
    ("atanh", -2.0, 1),
    ("atan", 2.0, 1j),
    ("atan", -2.0, 1j),
    ("asinh", 2.0, 1j),
    ("asinh", -2.0, 1j),
]


@pytest.mark.parametrize("side", [1.0, -1.0])
@pytest.mark.parametrize(("name", "at", "axis"), CUTS)
def test_derivatives_on_a_cut_are_limits_from_its_side(name, at, axis, side):
    """The sign of the zero part chooses the side."""
    gap = math.copysign(0.0, side)
    on = complex(at, gap) if axis == 1 else complex(gap, at)
    near = on + side * (1e-9j if axis == 1 else 1e-9)
    for order in range(4):
        got = derivative(RULES[name], (on,), *[(1.0,)] * order)
        expected = reference_derivative(SAMPLES[name].reference, (near,), (1.0,), order)
        assert residual(got, expected) < 1e-8, (order, got, expected)


LARGE = [
    ("tanh", (400.0,)),
    ("tanh", (-400 + 1j,)),
    ("tan", (1 + 400j,)),
    ("logistic", (-745.0,)),
    ("logistic", (800.0,)),
    ("logistic", (-700 + 1j,)),
    ("atan", (1e200,)),
    ("atan", (1e200 + 1e200j,)),
    ("atanh", (1e200 - 1e200j,)),
    ("asinh", (-1e200,)),
    ("asinh", (1e200 + 1e200j,)),
    ("acosh", (1e200,)),
    ("acosh", (-1e200 + 1e200j,)),
    ("asin", (1e200 + 1e200j,)),
    ("acos", (1e200 - 1e200j,)),
    ("rsqrt", (1e-150,)),
    ("rsqrt", (1e300,)),
    ("hypot", (1e200, -1e200)),
    ("hypot", (1e-200, 1e-200)),
    ("atan2", (1e-200, 1e-200)),
    ("atan2", (1e200, 1e-200)),
    ("logaddexp", (1e300, -1e300)),
    ("abs", (1e200 + 1e200j,)),
    ("abs", (1e-200 - 1e-200j,)),
    ("angle", (1e-200 - 1e-200j,)),
    ("log1p", (1e300,)),
    ("erfc", (26.0,)),
    ("expm1", (-700.0,)),
    ("softplus", (-700.0,)),
    ("log_sigmoid", (700.0,)),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "inputs"), LARGE)
def test_large_and_small_arguments(name, inputs):
    """Relative accuracy of the first derivative, and a finite second one."""
    rule, reference = RULES[name], SAMPLES[name].reference
    for k, got in enumerate(gradient(rule, inputs)):
        expected = _partial_derivative(reference, inputs, k)
        assert abs(complex(got) - expected) <= 4e-13 * abs(expected) + 1e-300, (got, expected)
    if max(map(abs, inputs)) > 1:
        assert all(is_finite(entry) for row in hessian(rule, inputs) for entry in row)


@pytest.mark.parametrize("name", ["asin", "acos", "atan", "asinh", "atanh"])
@pytest.mark.parametrize("x", [1e-12, -3e-5, 0.4999, 0.5001, 0.9, 1e-12 + 2e-12j, 0.3 - 0.4j])
def test_second_derivatives_near_0_keep_their_digits(name, x):
    ((got,),) = hessian(RULES[name], (x,))
    with mp.workdps(60):
        z = mp.mpmathify(x)
        sign, power = {"asin": (1, 1.5), "acos": (-1, 1.5), "atanh": (2, 2)}.get(name, (-2, 2))
        if name == "asinh":
            expected = complex(-z * (1 + z * z) ** -1.5)
        else:
            q = 1 + z * z if name == "atan" else 1 - z * z
            expected = complex(sign * z * q**-power)
    assert abs(complex(got) - expected) <= 2e-15 * abs(expected)


def _partial_derivative(reference, inputs, k):
    """By a difference over a step that is small beside the input."""
    with mp.workdps(900):
        points = [mp.mpmathify(x) for x in inputs]
        size = abs(points[k])

        def line(t):
            return reference(*(x + t * size if j == k else x for j, x in enumerate(points)))

        return complex(mp.diff(line, 0, h=mp.mpf(10) ** -60) / size)


def test_derivatives_exist_where_a_value_overflows():
    assert frule("exp", (800.0,), (1.0,)) == (INF, INF)
    assert frule("div", (1.0, 0.0), (1.0, None)) == (INF, INF)
