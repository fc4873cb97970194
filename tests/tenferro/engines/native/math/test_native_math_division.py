"""Quotients with a shared divisor have the bits of divisions."""

from itertools import product

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.math.array_function import array_function
from tenferro.engines.native.math.division import SharedDivisor
from tenferro.engines.native.math.lanes import Real

RNG = np.random.default_rng(20261126)
SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 5e-324, 2.0**-1022, np.finfo("f8").max]


def _by_products(x, y):
    """Quotients whose divisors differ from lane to lane, so that one call tests many."""

    def emit(builder, x, y):
        return SharedDivisor.of(Real(builder, y)).quotient(Real(builder, x)).value

    return array_function(emit, np.float64, 2)(x, y)


def _assert_same_bits(found, expected):
    same = found.view("u8") == expected.view("u8")
    assert np.all(same | (np.isnan(found) & np.isnan(expected)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("bits", [53, 30, 4])
def test_quotients_are_those_of_divisions(bits):
    """Few bits make many quotients exact, or halfway between two numbers."""
    n = 2_000_000
    x, y = (np.round(RNG.uniform(1, 2, n) * 2.0**bits) / 2.0**bits for _ in range(2))
    x, y = x * RNG.choice([-1.0, 1.0], n), y * 2.0 ** RNG.integers(-99, 99, n)
    _assert_same_bits(_by_products(x, y), x / y)


def test_divisors_next_to_powers_of_two_give_the_bits_of_divisions():
    ends = [np.nextafter(1.0, 2.0), np.nextafter(2.0, 1.0), np.nextafter(1.0, 0.0), 1.5]
    for y in ends:
        x = np.nextafter(RNG.uniform(1, 2, 100_000) * y, np.inf)
        _assert_same_bits(_by_products(x, np.full_like(x, y)), x / y)


def test_sizes_of_all_exponents_give_the_bits_of_divisions():
    exponents = np.arange(-1074, 1024, 3)
    x, y = (np.ldexp(RNG.uniform(1, 2, exponents.size), exponents) for _ in range(2))
    x, y = (a.ravel() for a in np.meshgrid(x, y))
    with np.errstate(all="ignore"):
        _assert_same_bits(_by_products(x, y), x / y)


def test_special_values_give_the_bits_of_divisions():
    x, y = np.array(list(product(SPECIAL, SPECIAL))).T
    with np.errstate(all="ignore"):
        _assert_same_bits(_by_products(x, y), x / y)


@pytest.mark.parametrize("shape", [(40, 1), (1,)])
def test_a_divisor_for_a_row_divides_as_numpy(shape):
    x = RNG.standard_normal((40, 70)) * 10.0 ** RNG.integers(-300, 300, (40, 70))
    y = RNG.standard_normal(shape) * 10.0 ** RNG.integers(-50, 50, shape)
    x[:, 3], x[:, 4] = 0.0, -0.0
    with np.errstate(all="ignore"):
        _assert_same_bits(te.jit(lambda x, y: x / y, engine="native")(x, y), x / y)
