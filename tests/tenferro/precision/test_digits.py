"""Arguments and results of functions in double-double, and how many digits are right."""

from decimal import Decimal
from fractions import Fraction

import mpmath
import numpy as np
import pytest

import tenferro as te
from tenferro.precision.rules.constants import low_part


def test_numbers_are_written_with_31_digits():
    assert str(te.DoubleDouble.of("0.1")) == "0.1000000000000000000000000000000"
    assert repr(te.double_double(np.exp)(1.0)) == "DoubleDouble(2.718281828459045235360287471353)"


@pytest.mark.parametrize(
    "value", ["1/3", Fraction(1, 3), mpmath.fdiv(1, 3, dps=40), 1 / 3, Decimal(1) / 3]
)
def test_arrays_of_numbers(value):
    x = te.DoubleDouble.of([value, 2])
    assert x.shape == (2,)
    error = abs(x.fractions()[0] - Fraction(1, 3))
    assert error < (1e-16 if isinstance(value, float) else 1e-27)


def test_pairs_pass_through_compiled_functions():
    f = te.jit(te.double_double(lambda x, k: {"y": x["a"] / 3, "k": k + 1}))
    found = f({"a": te.DoubleDouble.of("1")}, 4)
    assert found["y"].fractions() * 3 - 1 < Fraction(1, 10**31)
    assert found["k"] == 5 and not isinstance(found["k"], te.DoubleDouble)


def test_constants_are_those_of_mathematics():
    assert Fraction(np.pi) + Fraction(low_part(np.pi)) != Fraction(np.pi)
    assert low_part(4 * np.pi) == 4 * low_part(np.pi) == -low_part(-4 * np.pi)
    assert low_part(0.1) == low_part(1.0) == low_part(0.0) == 0.0


def test_closed_over_arrays_are_doubles():
    held = np.array([np.pi, 0.1])
    assert not te.double_double(lambda x: x * held)(1.0).low.any()


@pytest.mark.parametrize(
    ("f", "error", "text"),
    [
        (np.linalg.eigvals, NotImplementedError, "eig.* is not available in double-double"),
        (
            lambda x: np.linalg.svd(x[:2])[0],
            NotImplementedError,
            "svd with full_matrices=True of 2 rows and 3 columns is not available",
        ),
        (te.special.digamma, NotImplementedError, "digamma is not available"),
        (lambda x: np.fft.fft(x), NotImplementedError, "of complex numbers is not available"),
    ],
)
def test_what_is_not_available_is_named(f, error, text):
    with pytest.raises(error, match=text):
        te.double_double(f)(np.eye(3))


def test_digits_of_a_cancellation():
    unstable = te.digits(lambda x: (1 - np.cos(x)) / x**2)(1e-5)
    assert 6 < unstable.value < 9
    assert unstable.fewest == unstable.gradient < 2
    stable = te.digits(lambda x: 0.5 * (np.sin(x / 2) / (x / 2)) ** 2)(1e-5)
    assert stable.value > 15


def test_digits_of_other_results():
    found = te.digits(lambda x: {"sum": x + 1, "sign": x > 0})(np.array([1.0, -1.0]))
    assert found.gradient is None
    np.testing.assert_array_equal(found.value["sum"], 16.0)
    np.testing.assert_array_equal(found.value["sign"], 16.0)
    assert te.digits(lambda x: np.exp(x) / 2)(-np.inf).value == 16.0


def test_digits_of_several_gradients():
    found = te.digits(lambda x, y: x * np.exp(y), argnums=(0, 1))(2.0, np.float64(0.5))
    assert len(found.gradient) == 2 and found.fewest > 15
