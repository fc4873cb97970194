"""Values against NumPy, special floating-point arguments included."""

import cmath
import itertools
import math
import operator

import numpy as np
import pytest
import scipy.special
from mpmath import mp
from rule_checker import same_number
from rule_samples import SAMPLES

from chainrules import RULES, scalar
from chainrules.ieee import Complex, Float, lift

INF = math.inf
NAN = math.nan
REALS = (0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 2.5, -3.5, 800.0, -800.0, 1e300, INF, -INF, NAN)
PARTS = (0.0, -0.0, 0.5, -2.5, 1.0, 800.0, -800.0, INF, -INF, NAN)


def floor_divide(x, y):
    """NumPy's, but with infinities the floor of x / y, as in the Array API standard."""
    finite = np.isfinite(x) & np.isfinite(y)
    return np.where(finite, np.floor_divide(x, y), np.floor(x / y))


NUMPY = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide,
    "neg": np.negative, "positive": np.positive, "reciprocal": np.reciprocal,
    "square": np.square, "pow": np.power, "sqrt": np.sqrt, "cbrt": np.cbrt, "hypot": np.hypot,
    "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "log": np.log, "log2": np.log2,
    "log10": np.log10, "log1p": np.log1p, "logaddexp": np.logaddexp,
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos,
    "atan": np.arctan, "atan2": np.arctan2, "deg2rad": np.deg2rad, "rad2deg": np.rad2deg,
    "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh, "asinh": np.arcsinh,
    "acosh": np.arccosh, "atanh": np.arctanh, "maximum": np.maximum, "minimum": np.minimum,
    "fmax": np.fmax, "fmin": np.fmin, "clamp": lambda x, a, b: np.minimum(np.maximum(x, a), b),
    "copysign": np.copysign, "rem": np.fmod, "mod": np.mod, "floor_divide": floor_divide,
    "floor": np.floor, "ceil": np.ceil, "round": np.rint, "trunc": np.trunc,
    "nextafter": np.nextafter, "conj": np.conj, "real": np.real, "imag": np.imag,
    "abs": np.abs, "angle": np.angle, "sign": np.sign, "sinc": np.sinc,
}  # fmt: skip


SCIPY = {
    "erf": scipy.special.erf,
    "erfc": scipy.special.erfc,
    "logistic": scipy.special.expit,
    "xlogy": scipy.special.xlogy,
    "xlog1py": scipy.special.xlog1py,
}


def numpy_value(name, inputs):
    with np.errstate(all="ignore"):
        return NUMPY[name](*map(np.asarray, inputs))[()]


def close(got, expected):
    """Parts equal to a few units in the last place of the larger, and equal special values.

    Beside a NaN part the sign of an infinity is left open, as C99 does.
    """
    got, expected = complex(got), complex(expected)
    if cmath.isnan(expected):
        return same_number(abs(got.real), abs(expected.real)) and same_number(
            abs(got.imag), abs(expected.imag)
        )
    scale = max((abs(p) for p in (expected.real, expected.imag) if math.isfinite(p)), default=0.0)
    return all(
        g == e or abs(g - e) <= 8e-15 * scale
        for g, e in ((got.real, expected.real), (got.imag, expected.imag))
    )


def real_points(name):
    points = itertools.product(REALS, repeat=RULES[name].arity)
    # NumPy takes the square root for an exponent 1/2; C's pow(-inf, 1/2) is inf.
    return [point for point in points if (name, *point) != ("pow", -INF, 0.5)]


def complex_points(name):
    plane = [complex(a, b) for a in PARTS for b in PARTS]
    if RULES[name].arity == 2:
        return list(itertools.product([z for z in plane if abs(z) < 4], repeat=2))
    if name == "expm1":  # NumPy gives NaN parts beside an overflow; ours are those of exp
        plane = [z for z in plane if abs(z.real) < 700]
    if name in ("tan", "tanh", "acosh", "sign"):  # where libraries differ beside a NaN part
        plane = [z for z in plane if not cmath.isnan(z)]
    return [(z,) for z in plane]


@pytest.mark.parametrize("name", NUMPY)
def test_real_values_are_numpys(name):
    for inputs in real_points(name):
        got, expected = RULES[name].value(*inputs), numpy_value(name, inputs)
        assert type(got) is float, inputs
        assert close(got, expected), (inputs, got, expected)


@pytest.mark.parametrize("name", [name for name in NUMPY if RULES[name].complex])
def test_complex_values_are_numpys(name):
    real_output = RULES[name].kind == "real_valued"
    for inputs in complex_points(name):
        got, expected = RULES[name].value(*inputs), numpy_value(name, inputs)
        assert type(got) is (float if real_output else complex), inputs
        assert close(got, expected), (inputs, got, expected)


@pytest.mark.parametrize("name", ["sqrt", "log", "asin", "acos", "atan", "acosh", "asinh", "atanh"])
def test_the_sign_of_a_zero_chooses_the_side_of_a_cut(name):
    for z in itertools.product((2.0, -2.0), (0.0, -0.0)):
        for point in (complex(*z), complex(*z[::-1])):
            got, expected = RULES[name].value(point), numpy_value(name, (point,))
            assert close(got, expected), (point, got, expected)


def test_log1p_is_accurate_where_the_modulus_is_near_1():
    for angle in (0.1, 0.9, 1.5, 2.2, 3.0):
        z = cmath.exp(1j * angle) - 1
        with mp.workdps(60):
            exact = mp.log(1 + mp.mpc(z))
        got = RULES["log1p"].value(z)
        assert abs(got.real - exact.real) <= 1e-15 * abs(exact.real)
    assert RULES["log1p"].value(1e-20 + 1e-20j) == 1e-20 + 1e-20j


def test_log1p_rounds_squares_that_cancel_once():
    z = -1.0171304649475428 + 0.9998532628194404j  # |1 + z|² - 1 = 4.9e-21
    with mp.workdps(60):
        exact = mp.log(1 + mp.mpc(z))
    assert abs(RULES["log1p"].value(z).real - exact.real) <= 1e-15 * abs(exact.real)


@pytest.mark.parametrize("name", ["cosh", "sinh"])
@pytest.mark.parametrize("z", [711 + 1.57j, -711 + 1.57j, 711 + 1e-3j])
def test_the_finite_part_is_right_where_the_other_overflows(name, z):
    with mp.workdps(60):
        exact = complex(getattr(mp, name)(z))
    assert INF in map(abs, (exact.real, exact.imag))
    assert close(RULES[name].value(z), exact)


def test_signs_of_infinite_numbers_are_exact():
    assert RULES["sign"].value(complex(0.0, -INF)) == -1j
    assert RULES["sign"].value(complex(-INF, 5.0)) == -1
    for z in (complex(INF, math.nan), complex(math.nan, 0.0)):
        assert same_number(RULES["sign"].value(z), complex(math.nan, math.nan))
    assert RULES["expm1"].value(complex(INF, 0.0)) == complex(INF, 0.0)


def test_of_two_zeros_the_second_is_the_extremum():
    for name in ("maximum", "minimum"):
        assert math.copysign(1.0, RULES[name].value(0.0, -0.0)) == -1.0
        assert math.copysign(1.0, RULES[name].value(-0.0, 0.0)) == 1.0


@pytest.mark.parametrize("name", sorted(set(RULES) - set(NUMPY) - set(SCIPY)))
def test_every_other_value_is_mpmaths(name):
    sample = SAMPLES[name]
    for inputs in sample.points:
        got = RULES[name].value(*inputs, **sample.parameters)
        with mp.workdps(60):
            expected = complex(sample.reference(*map(mp.mpmathify, inputs)))
        assert close(got, expected), inputs


@pytest.mark.parametrize("name", SCIPY)
def test_values_are_scipys(name):
    for inputs in itertools.product(
        (-40.0, -0.5, 0.0, 0.5, 3.0, INF, NAN), repeat=RULES[name].arity
    ):
        with np.errstate(all="ignore"):
            expected = SCIPY[name](*inputs)
        assert close(RULES[name].value(*inputs), expected), inputs


def test_xlogy_absorbs_a_complex_logarithm():
    assert scalar.xlogy(0j, 0j) == 0
    assert scalar.xlogy(2 + 1j, 1j) == pytest.approx((2 + 1j) * cmath.log(1j))


@pytest.mark.parametrize("x", [-800.0, -1.3, 0.0, 2.5, 40.0, INF])
def test_values_composed_of_others(x):
    assert scalar.rsqrt(abs(x)) == 1 / lift(math.sqrt(abs(x)))
    assert scalar.powi(x, exponent=3) == scalar.pow(x, 3)
    assert scalar.powf(abs(x), exponent=0.3) == scalar.pow(abs(x), 0.3)
    assert scalar.softplus(x) == np.logaddexp(x, 0)
    assert scalar.log_sigmoid(x) == -np.logaddexp(-x, 0)


def test_large_powers_have_polar_values():
    inputs = (0.5j, 1e3 - 1e2j)  # the modulus alone underflows, the phase alone overflows
    assert scalar.pow(*inputs) == pytest.approx(numpy_value("pow", inputs), rel=1e-12)
    assert scalar.pow(2 + 0j, 2000.0).real == INF
    assert scalar.pow(1e-300 + 0j, 4.0) == 0


OPERATORS = [operator.add, operator.sub, operator.mul, operator.truediv]


@pytest.mark.parametrize("operation", OPERATORS)
def test_operators_are_ieee_arithmetic(operation):
    for x, y in itertools.product(REALS, repeat=2):
        with np.errstate(all="ignore"):
            expected = operation(np.float64(x), np.float64(y))
        for got in (operation(lift(x), y), operation(x, lift(y)), operation(lift(x), lift(y))):
            assert isinstance(got, Float)
            assert same_number(got, expected), (x, y)


def test_division_of_complex_numbers_by_zero():
    for z in (1 + 1j, 1 + 0j, 0j, complex(NAN, 1)):
        with np.errstate(all="ignore"):
            expected = np.complex128(z) / np.complex128(0)
        assert isinstance(lift(z) / 0, Complex)
        assert same_number(lift(z) / 0, expected)
    assert same_number(1 / lift(0j), complex(INF, NAN))


def test_numbers_refuse_other_types():
    with pytest.raises(TypeError, match="unsupported operand"):
        lift(1.0) + "1"
    with pytest.raises(TypeError, match="expected a Python int, float or complex number; got str"):
        lift("1")
