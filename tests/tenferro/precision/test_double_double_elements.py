"""Rounding errors, elementary functions and their derivatives, beside exact values."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest
from digits_of import drawn, exact, relative, run

import tenferro as te
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES

rng = np.random.default_rng(0)
ENGINES = ["numpy", "native", "xla"]


def family(name):
    return lambda *x: apply(FAMILIES[name].bind(), *x)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("name", "operation"),
    [("sum_error", lambda a, b: a + b), ("product_error", lambda a, b: a * b)],
)
def test_rounding_errors_are_exact(name, operation, engine):
    x = rng.standard_normal(101) * 10.0 ** rng.integers(-9, 9, 101)
    y = rng.standard_normal(101)
    found = te.jit(family(name), engine=engine)(x, y)
    for a, b, e in zip(x, y, found, strict=True):
        rounded = Fraction(float(operation(a, b)))
        assert operation(Fraction(float(a)), Fraction(float(b))) == rounded + Fraction(float(e))


@pytest.mark.parametrize("engine", ENGINES)
def test_rounding_errors_of_results_that_are_not_finite_are_zero(engine):
    x = np.array([np.inf, -np.inf, np.nan, 1e308])
    y = np.array([1.0, np.inf, 1.0, 1e308])
    for name in ("sum_error", "fast_sum_error", "product_error"):
        np.testing.assert_array_equal(te.jit(family(name), engine=engine)(x, y), 0.0)


@pytest.mark.parametrize("engine", ENGINES)
def test_products_are_not_fused_with_sums(engine):
    """The squares of pairs, whose errors would be those of products that were not rounded."""
    x = drawn(rng, -1, 1, 200)
    assert relative(run(np.square, x, engine=engine), exact(x) ** 2) < 6e-32


FUNCTIONS = {
    "exp": (np.exp, mpmath.exp, -50, 50),
    "expm1": (np.expm1, mpmath.expm1, -1, 1),
    "exp2": (np.exp2, lambda x: mpmath.power(2, x), -5, 5),
    "log": (np.log, mpmath.log, 1e-3, 5),
    "log near 1": (np.log, mpmath.log, 1 - 1e-9, 1 + 1e-9),
    "log1p": (np.log1p, mpmath.log1p, -0.5, 1),
    "log1p near 0": (np.log1p, mpmath.log1p, -1e-12, 1e-12),
    "log2": (np.log2, lambda x: mpmath.log(x, 2), 0.1, 5),
    "log10": (np.log10, mpmath.log10, 0.1, 5),
    "sin": (np.sin, mpmath.sin, -100, 100),
    "sin near pi": (np.sin, mpmath.sin, np.pi - 1e-9, np.pi + 1e-9),
    "cos": (np.cos, mpmath.cos, -9, 9),
    "tan": (np.tan, mpmath.tan, -3, 3),
    "sinh": (np.sinh, mpmath.sinh, -3, 3),
    "cosh": (np.cosh, mpmath.cosh, -3, 3),
    "tanh": (np.tanh, mpmath.tanh, -3, 3),
    "asin": (np.arcsin, mpmath.asin, -1, 1),
    "acos": (np.arccos, mpmath.acos, -1, 1),
    "atan": (np.arctan, mpmath.atan, -5, 5),
    "asinh": (np.arcsinh, mpmath.asinh, -5, 5),
    "acosh": (np.arccosh, mpmath.acosh, 1, 5),
    "atanh": (np.arctanh, mpmath.atanh, -1, 1),
    "sqrt": (np.sqrt, mpmath.sqrt, 0, 5),
    "cbrt": (np.cbrt, lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)), -5, 5),
    "reciprocal": (np.reciprocal, lambda x: 1 / x, 0.1, 2),
    "power of 3": (lambda x: x**3, lambda x: x**3, -2, 2),
    "power": (lambda x: x**2.5, lambda x: x ** mpmath.mpf(2.5), 0.1, 9),
    "hypot": (lambda x: np.hypot(x, 2.0), lambda x: mpmath.hypot(x, 2), -3, 3),
    "degrees": (np.degrees, mpmath.degrees, -3, 3),
    "sinc": (np.sinc, mpmath.sincpi, 0.1, 0.9),
    "logaddexp": (
        lambda x: np.logaddexp(x, 1.0),
        lambda x: mpmath.log(mpmath.exp(x) + mpmath.e),
        -3,
        3,
    ),
    "pi": (lambda x: np.pi * x, lambda x: mpmath.pi * x, 1, 2),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_elementary_functions(name):
    f, g, low, high = FUNCTIONS[name]
    x = drawn(rng, low, high, 30)
    assert relative(run(f, x), map(g, exact(x))) < 1.5e-31


@pytest.mark.sampled(16)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_native_code_has_the_same_digits(name):
    f, g, low, high = FUNCTIONS[name]
    x = drawn(rng, low, high, 30)
    assert relative(run(f, x, engine="native"), map(g, exact(x))) < 1.5e-31


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_derivatives(name):
    """Beside differences of mpmath in 60 digits."""
    f, g, low, high = FUNCTIONS[name]
    x = drawn(rng, low + 0.1 * (high - low), high - 0.1 * (high - low), 3)
    expected = [mpmath.diff(g, v) for v in exact(x)]
    assert relative(run(te.grad(lambda x: np.sum(f(x))), x), expected) < 1e-29


LIMITS = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 1e300, -800.0, 800.0, 5e-324]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", [n for n in FUNCTIONS if " " not in n])
@pytest.mark.filterwarnings("ignore")
def test_limits_are_those_of_double(name):
    """Where a result in double is zero or not finite."""
    f, x = FUNCTIONS[name][0], np.array(LIMITS)
    found, expected = run(f, x).high, np.asarray(f(x))
    ends = ~np.isfinite(expected) | ((expected == 0) & (x == 0))
    np.testing.assert_array_equal(found[ends], expected[ends])


def test_large_angles_keep_their_digits():
    x = te.DoubleDouble(np.array([1e5, 1e7]), np.array([1e-12, -1e-10]))
    assert relative(run(np.sin, x), map(mpmath.sin, exact(x))) < 1e-30
