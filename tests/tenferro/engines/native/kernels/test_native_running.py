"""Cumulative operations and recurrences on every path: in lanes, along lanes, on short axes, alone
in a nest, within loops and batches."""

import numpy as np
import pytest
from derivative_checks import ROUNDING

import tenferro as te
import tenferro.numpy as tn
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES

RNG = np.random.default_rng(20261126)
UFUNCS = {
    "cumulative_sum": (np.add, "iufc"),
    "cumulative_prod": (np.multiply, "iufc"),
    "cumulative_max": (np.maximum, "biuf"),
    "cumulative_min": (np.minimum, "biuf"),
}
SHAPES = [
    *((1,), (3,), (17,), (100,), (1000,), (0,)),
    *((3, 4), (4, 3), (2, 50), (50, 2), (30, 40), (33, 65), (100, 1), (3, 0)),
    *((5, 6, 7), (3, 3, 3), (2, 3, 70), (70, 3, 9)),
]
DTYPES = "bool int8 int64 uint16 float32 float64 complex64 complex128".split()


def operation(name, **params):
    bound = FAMILIES[name].bind(**params)
    return lambda *x: apply(bound, *x)


def numpys(name, x, axis, reverse):
    flipped = np.flip(x, axis) if reverse else x
    with np.errstate(all="ignore"):
        found = UFUNCS[name][0].accumulate(flipped, axis, dtype=x.dtype)
    return np.flip(found, axis) if reverse else found


def recurrence(a, b, axis, reverse):
    """h[k] = a[k] h[k-1] + b[k], one position after the other."""
    a, b = (np.moveaxis(np.flip(x, axis) if reverse else x, axis, 0) for x in (a, b))
    h = b.copy()
    for k in range(1, len(h)):
        h[k] = a[k] * h[k - 1] + b[k]
    h = np.moveaxis(h, 0, axis)
    return np.flip(h, axis) if reverse else h


def exact(shape, dtype, low=-4, high=5):
    """Small whole numbers, whose sums are exact in every order."""
    x = RNG.integers(low, high, shape)
    if np.dtype(dtype).kind == "c":
        return (x + 1j * RNG.integers(low, high, shape)).astype(dtype)
    return x.astype(dtype)


def native(function, *args):
    program = te.trace(function)(*args)
    assert program.steps.numpy == ()
    return te.jit(function, engine="native")(*args)


@pytest.mark.sampled(32)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("name", UFUNCS)
def test_every_axis_and_dtype_is_as_numpys(name, shape):
    for dtype in DTYPES:
        if np.dtype(dtype).kind not in UFUNCS[name][1]:
            continue
        units = name == "cumulative_prod" and np.dtype(dtype).kind in "fc"
        x = exact(shape, dtype, -1, 2) if units else exact(shape, dtype)
        for axis in range(len(shape)):
            for reverse in (False, True):
                found = native(operation(name, axis=axis, reverse=reverse), x)
                expected = numpys(name, x, axis, reverse)
                assert found.dtype == expected.dtype
                np.testing.assert_array_equal(found, expected)


@pytest.mark.sampled(32)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_recurrences_on_every_axis(shape, dtype):
    a, b = exact(shape, dtype, -1, 2), exact(shape, dtype)
    for axis in range(len(shape)):
        for reverse in (False, True):
            found = native(operation("linear_recurrence", axis=axis, reverse=reverse), a, b)
            np.testing.assert_array_equal(found, recurrence(a, b, axis, reverse))


@pytest.mark.sampled(20)
@pytest.mark.parametrize("shape", [(3,), (40,), (3, 40), (40, 3), (20, 30)], ids=str)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", UFUNCS)
def test_signs_of_zeros_infinities_and_nan(name, dtype, shape):
    values = np.array([0.0, -0.0, 1.0, -1.0, np.nan, np.inf, -np.inf], dtype)
    for rare in (0.0, 0.01, 0.05):
        x = RNG.choice(values, shape, p=[0.5 - 2.5 * rare] * 2 + [rare] * 5)
        for axis in range(len(shape)):
            for reverse in (False, True):
                found = native(operation(name, axis=axis, reverse=reverse), x)
                expected = numpys(name, x, axis, reverse)
                np.testing.assert_array_equal(found, expected)
                known = ~np.isnan(expected)
                np.testing.assert_array_equal(np.signbit(found)[known], np.signbit(expected)[known])


@pytest.mark.parametrize("shape", [(40,), (40, 1), (40, 20), (40, 3)], ids=str)
def test_products_are_taken_in_order(shape):
    """Later factors alone overflow, products from the first one on do not."""
    x = np.broadcast_to(
        np.resize([1e-30, 1e30, 1e20, 1e-20], 40).reshape(-1, *[1] * (len(shape) - 1)), shape
    )
    x = x.astype(np.float32)
    found = native(lambda x: tn.cumprod(x, axis=0), x)
    np.testing.assert_array_equal(found, np.cumprod(x, axis=0))
    assert np.isfinite(found).all()


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("shape", [(3,), (40,), (40, 20)], ids=str)
def test_the_first_factor_of_a_recurrence_is_not_read(shape, dtype):
    a, b = exact(shape, dtype, -1, 2), exact(shape, dtype)
    a[0], b[0] = np.nan, -0.0
    found = native(operation("linear_recurrence", axis=0, reverse=False), a, b)
    assert np.isfinite(found).all()
    assert np.signbit(found[0].real).all()


def test_sums_are_at_least_as_accurate_as_numpys():
    x = RNG.uniform(0, 1, 100_000).astype(np.float32)
    exactly = np.cumsum(x, dtype=np.float64)
    found = native(tn.cumsum, x)
    assert np.abs(found - exactly).max() <= np.abs(np.cumsum(x) - exactly).max()


FUSED = {
    "between": lambda x: tn.log(tn.cumsum(tn.exp(x), axis=-1)),
    "shared": lambda x: tn.cumsum(x, axis=-1) / tn.sum(x * x, axis=-1, keepdims=True),
    "total": lambda x: tn.cumsum(x, axis=-1) / (1 + tn.sum(tn.cumsum(x, axis=-1) ** 2)),
    "opposite": lambda x: (
        tn.cumsum(tn.exp(x), axis=-1) + tn.flip(tn.cumsum(tn.flip(tn.sin(x), -1), axis=-1), -1)
    ),
    "across": lambda x: tn.cumsum(x, axis=-1) * tn.cumsum(x * x, axis=0),
    "nested": lambda x: tn.cumsum(tn.cumsum(x, axis=-1), axis=0),
    "chained": lambda x: tn.cummax(tn.cumsum(x, axis=-1), axis=-1),
    "shifted": lambda x: tn.diff(tn.cumsum(tn.sin(x), axis=-1), axis=-1),
    "reduced": lambda x: tn.sum(tn.cumsum(x, axis=-1) * tn.cos(x), axis=0),
    "sum": te.grad(lambda x: tn.sum(tn.sin(tn.cumsum(x, axis=-1)))),
    "product": te.grad(lambda x: tn.sum(tn.sin(tn.cumprod(x, axis=-1)))),
    "columns": te.grad(lambda x: tn.sum(tn.sin(tn.cumprod(x, axis=0)))),
    "maximum": te.grad(lambda x: tn.sum(tn.sin(tn.cummax(x, axis=-1)))),
    "logsumexp": te.grad(lambda x: tn.sum(tn.sin(tn.cumulative_logsumexp(x, axis=-1)))),
    "whole product": te.grad(lambda x: tn.sum(tn.sin(tn.prod(x, axis=-1)))),
}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", FUSED)
def test_fused_with_others(name):
    function = FUSED[name]
    for shape in [(3,), (50,), (3, 3), (4, 70), (70, 4), (65, 33), (5, 6, 7)]:
        for dtype in ("float64", "float32"):
            x = (0.3 * RNG.standard_normal(shape) + 0.5).astype(dtype)
            expected = te.jit(function, engine="numpy")(x)
            scale = max(1.0, float(np.abs(expected).max()))
            tolerance = 100 * ROUNDING[dtype] * scale
            np.testing.assert_allclose(native(function, x), expected, atol=tolerance)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("values", [np.inf, -np.inf, np.nan, 700.0])
def test_logarithms_of_sums_of_exponentials_keep_infinities(values):
    for shape in [(3,), (40,), (20, 30)]:
        x = RNG.standard_normal(shape)
        x[RNG.random(shape) < 0.2] = values
        for reverse in (False, True):
            f = operation("cumulative_logsumexp", axis=0, reverse=reverse)
            with np.errstate(invalid="ignore"):
                expected = te.jit(f, engine="numpy")(x)
            np.testing.assert_allclose(native(f, x), expected, rtol=1e-13, atol=1e-13)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("shape", [(400, 3000), (3000, 400), (600_000,), (2, 300_000)], ids=str)
def test_results_do_not_depend_on_the_number_of_threads(shape):
    x = RNG.standard_normal(shape)
    for axis in range(len(shape)):
        for f in (tn.cumsum, tn.cumprod, tn.cummax):
            program = te.jit(lambda x, f=f, axis=axis: f(tn.sin(x), axis=axis))
            with te.runtime.num_threads(1):
                one = program(x)
            with te.runtime.num_threads(2):
                np.testing.assert_array_equal(program(x), one)


def test_loops_stay_one_call():
    def step(c, row):
        return tn.cumsum(tn.tanh(c + row)), tn.cumprod(row)

    x = RNG.standard_normal((20, 30))
    function = te.jit(lambda x: te.scan(step, x[0], x))
    program = te.trace(lambda x: te.scan(step, x[0], x))(x)
    program(x)
    assert program.compiled.program.is_one_call
    for found, expected in zip(
        function(x), te.jit(function.function, engine="numpy")(x), strict=True
    ):
        np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_batches_are_one_axis_more():
    x = RNG.standard_normal((6, 50))
    f = te.vmap(lambda x: tn.cumsum(tn.tanh(x)) * tn.cumprod(x))
    np.testing.assert_allclose(native(f, x), te.jit(f, engine="numpy")(x), rtol=1e-12, atol=1e-12)
