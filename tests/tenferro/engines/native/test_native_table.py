"""The table of operations: values, gradients and second order of the native engine are the
reference engine's, in every dtype."""

import numpy as np
import pytest
from convolution_rows import ROWS as CONVOLUTIONS
from derivative_checks import ROUNDING, assert_close, direction
from indexing_rows import ROWS as INDEXING
from rows import ROWS
from special_rows import ROWS as SPECIAL

import tenferro as te
from tenferro.coverage import native_of
from tenferro.ops.base.registry import FAMILIES

DOUBLE = ("float64", "complex128")
TABLE = [*ROWS, *INDEXING, *CONVOLUTIONS, *SPECIAL]
LONG = pytest.mark.long


def is_quick(row, dtype):
    """Whether a row runs by default: of special functions, one with a formula or native code."""
    named = [FAMILIES.get(f"tenferro.special.{name}.v1") for name in row.families]
    native = any(native_of(family) for family in named if family)
    return dtype in DOUBLE and (row not in SPECIAL or native)


CASES = [
    pytest.param(r, d, id=f"{r.name}-{d}", marks=() if is_quick(r, d) else LONG)
    for r in TABLE
    for d in r.dtypes
]


def orders(row, cotangent, directions):
    """The value, the cotangents of the arguments, and the gradient of their products with
    directions."""

    def gradient(*x):
        return te.vjp(row, *x)[1](cotangent)

    def paired(*x):
        products = [(np.conj(d) * g).sum() for d, g in zip(directions, gradient(*x), strict=True)]
        return sum(products[1:], products[0]).real

    def every(*x):
        second = te.grad(paired, argnums=tuple(range(len(x))))(*x)
        return (row(*x), *gradient(*x), *second)

    return every


@pytest.mark.sampled(48, "dtype")
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_engines_agree_to_second_order(row, dtype):
    rng = np.random.default_rng(7)
    args = row.sample(rng, dtype)
    with np.errstate(all="ignore"):
        value = te.jit(row, engine="numpy")(*args)
        function = orders(row, direction(rng, value), [direction(rng, a) for a in args])
        expected = te.jit(function, engine="numpy")(*args)
        found = te.jit(function, engine="native")(*args)
    for got, want in zip(found, expected, strict=True):
        assert got.dtype == want.dtype
        assert_close(str(row), got, want, 100 * ROUNDING[dtype])
