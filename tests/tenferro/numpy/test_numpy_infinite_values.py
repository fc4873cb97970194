"""NaN and infinities where two formulas meet: crossed bounds, knots beside infinite values."""

from itertools import product

import numpy as np
import pytest

import tenferro as te

SPECIAL = [np.nan, 0.0, 5.0, -np.inf, np.inf, 1.5]
BOUNDS = [(2, 1), (1, 2), (np.inf, -np.inf), (np.nan, 1.0), (2.0, np.nan), (2.0, 2.0)]
QUERIES = np.array([0, 0.5, 1, 1.5, 2, 2.5, 3, -1, 4, np.nan, np.inf, -np.inf])


def every_way(function, *arrays):
    """Results of eager tensors and of both engines."""
    yield np.asarray(function(*map(te.tensor, arrays)))
    for engine in ("numpy", "native"):
        yield te.jit(function, engine=engine)(*arrays)


@pytest.mark.sampled(3, "lower", "upper")
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize(("lower", "upper"), BOUNDS)
def test_clip(lower, upper, dtype):
    x, low, high = (np.asarray(a, dtype) for a in (SPECIAL, lower, upper))
    expected = np.minimum(np.maximum(x, low), high)
    for found in (
        *every_way(lambda x: np.clip(x, lower, upper), x),
        *every_way(np.clip, x, low, high),
    ):
        np.testing.assert_array_equal(found, expected)
        assert found.dtype == dtype


def test_clip_with_crossed_bounds_has_the_derivative_of_the_upper_one():
    found = te.grad(lambda x, a, b: np.clip(x, a, b).sum(), argnums=(0, 1, 2))(
        np.array([0.0, 1.5, 3.0]), np.array(2.0), np.array(1.0)
    )
    assert [x.tolist() for x in found] == [[0.0, 0.0, 0.0], 0.0, 3.0]


@pytest.mark.parametrize("x", [-3.0, 3.0])
def test_clip_with_equal_bounds_has_the_derivative_of_the_upper_one(x):
    def same(x, t):
        return np.clip(x, t, t)

    for f in (same, te.jit(same)):
        slopes = te.grad(f, argnums=(0, 1))(x, 1.0), te.jacfwd(f, argnums=(0, 1))(x, 1.0)
        assert [[float(d) for d in pair] for pair in slopes] == [[0.0, 1.0], [0.0, 1.0]]


@np.errstate(invalid="ignore")
def test_interp_beside_infinite_values():
    knots = np.arange(4.0)
    rows = np.array(list(product([0.0, 2.0, np.inf, -np.inf, np.nan], repeat=4)))
    expected = np.stack([np.interp(QUERIES, knots, row) for row in rows])
    batch = te.vmap(lambda row: np.interp(QUERIES, knots, row))
    for found in every_way(batch, rows):
        np.testing.assert_allclose(found, expected, rtol=1e-15)
    parts = rows[::-1] * (1 + 0j)
    parts.imag = rows
    for found in every_way(batch, parts):
        np.testing.assert_allclose(found.imag, expected, rtol=1e-15)


def test_the_derivative_at_a_knot_is_the_slope_to_its_right():
    f = te.grad(lambda x: np.interp(x, np.arange(4.0), [1.0, 2.0, 5.0, 0.0]).sum())
    assert f(np.arange(4.0)).tolist() == [1.0, 3.0, -5.0, -5.0]
