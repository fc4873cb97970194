"""Sorting, the largest elements, order statistics and searches, bit by bit as NumPy has them."""

import numpy as np
import pytest

import tenferro as te
from tenferro.ops.arrays.sorting import order_statistics
from tenferro.ops.base.apply import apply

FLOATS = ("float32", "float64")
COMPLEX = ("complex64", "complex128")
INTEGERS = tuple(f"{kind}{bits}" for kind in ("int", "uint") for bits in (8, 16, 32, 64))
REAL = (*FLOATS, *INTEGERS, "bool")
SPECIAL = [0.0, -0.0, np.nan, np.inf, -np.inf]
SHAPES = [(1,), (5,), (33,), (300,), (3000,), (40_000,), (7, 401), (6, 70, 3), (0,), (3, 0)]
SPREADS = {
    "normal": lambda rng, shape: rng.normal(size=shape) * 30,
    "tied": lambda rng, shape: rng.integers(-3, 4, shape).astype(float),
    "skewed": lambda rng, shape: np.exp(rng.normal(size=shape) * 12),
    "equal": lambda rng, shape: np.full(shape, 2.5),
    "almost sorted": lambda rng, shape: (
        np.arange(np.prod(shape)).reshape(shape) + rng.random(shape)
    ),
}


def sample(dtype, shape, spread="normal", seed=0):
    """Elements with ties, zeros of both signs, infinities and NaN, in every part."""
    rng = np.random.default_rng(seed)

    def part():
        x = SPREADS[spread](rng, shape)
        return (
            x if spread == "equal" else np.where(rng.random(shape) < 0.1, _special(rng, shape), x)
        )

    with np.errstate(all="ignore"):
        return (part() + 1j * part() if dtype in COMPLEX else part()).astype(dtype)


def _special(rng, shape):
    return rng.choice(SPECIAL, shape)


def assert_bits(f, *args, native=True):
    """A function has the same bits on both engines; natively it has no step of NumPy."""
    program = te.trace(f)(*args)
    with np.errstate(all="ignore"):
        found, expected = program(*args), te.jit(f, engine="numpy")(*args)
    assert not native or program.steps.numpy == ()
    for got, want in zip(found, expected, strict=True):
        assert got.dtype == want.dtype and got.shape == want.shape
        assert got.tobytes() == want.tobytes()


def both(name, axis, descending=False):
    """Values and positions: which of them are read decides what is written."""

    def f(x):
        values, order = (
            getattr(te.numpy, part)(x, axis=axis, descending=descending)
            for part in ("sort", "argsort")
        )
        return {"values": (values,), "positions": (order,), "both": (values, order)}[name]

    return f


@pytest.mark.sampled(32)
@pytest.mark.parametrize("wanted", ["values", "positions", "both"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", [*REAL, *COMPLEX])
def test_sorting_is_stable_and_has_numpys_order(dtype, shape, wanted):
    for axis in range(len(shape)):
        for descending in (False, True):
            assert_bits(both(wanted, axis, descending), sample(dtype, shape))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "uint8", "complex128"])
def test_sorting_of_many_and_of_few_different_elements(dtype, spread):
    for shape in ((2000,), (50_000,), (20, 300)):
        assert_bits(both("both", -1), sample(dtype, shape, spread))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("wanted", ["values", "positions", "both"])
@pytest.mark.parametrize("dtype", [*FLOATS, "int16", "uint64"])
def test_short_rows_are_sorted_in_groups_and_one_by_one(dtype, wanted):
    """Networks of all kinds, whole groups and what is left of them, along both axes.

    Most rows have no equal elements that differ; one has, and leaves its group.
    """
    rng = np.random.default_rng(1)
    for n in (2, 9, 64, 100, 257, 513, 1024):
        x = rng.permutation(37 * n).reshape(37, n).astype(dtype)
        x[:, ::2] = -x[:, ::2]
        special = x.copy()
        special[20, :4] = [-0.0, 0.0, np.nan, -np.nan][:n] if dtype in FLOATS else 1
        for a in (x, x.T.copy(), x[:3], special):
            assert_bits(both(wanted, int(a.shape[-1] != n), descending=n % 2 == 1), a)


@pytest.mark.parametrize("dtype", [*FLOATS, *INTEGERS, *COMPLEX])
def test_sorted_values_are_numpys(dtype):
    x = np.abs(sample(dtype, (3000,), "tied"))  # zeros of one sign: NumPy's sort is not stable
    assert np.array_equal(te.jit(np.sort)(x), np.sort(x), equal_nan=True)
    assert np.array_equal(te.jit(np.argsort)(x), np.argsort(x, kind="stable"))


@pytest.mark.sampled(32)
@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("shape", [s for s in SHAPES if 0 not in s], ids=str)
@pytest.mark.parametrize("dtype", REAL)
def test_the_largest_elements(dtype, shape, spread):
    x = sample(dtype, shape, spread)
    for axis, n in enumerate(shape):
        for k in sorted({0, 1, min(n, 10), n // 2, n}):
            assert_bits(lambda x, k=k, axis=axis: te.numpy.top_k(x, k, axis=axis), x)


@pytest.mark.sampled(32)
@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("shape", [s for s in SHAPES if 0 not in s], ids=str)
@pytest.mark.parametrize("dtype", REAL)
def test_order_statistics(dtype, shape, spread):
    x, rng = sample(dtype, shape, spread), np.random.default_rng(1)
    for axis, n in enumerate(shape):
        middle = {(n - 1) // 2, n // 2}
        many = set(rng.integers(0, n, 40).tolist())
        for ranks in ({0}, {n - 1}, middle, {*middle, n - 1}, many, set()):
            operation = order_statistics.bind(ranks=tuple(sorted(ranks)), axis=axis)
            assert_bits(lambda x, operation=operation: apply(operation, x), x)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("dtype", ["float32", "int64", "complex128"])
def test_long_rows_have_the_same_bits_for_any_number_of_threads(dtype, threads):
    for spread in ("normal", "tied", "skewed"):
        for n in (2**15, 2**18 + 1):
            with te.runtime.num_threads(threads):
                assert_bits(both("both", 0), sample(dtype, (n,), spread))


def test_arrays_of_any_layout():
    x = sample("float64", (40, 60))
    for other in (x[::-1], x[:, ::-2], x.T, np.asfortranarray(x), np.broadcast_to(x[0], (5, 60))):
        assert_bits(both("both", 0), other)
        assert_bits(lambda x: (np.median(x, axis=1), np.percentile(x, [5, 50], axis=0)), other)


def test_sorting_fuses_with_nothing_but_is_one_call():
    x = sample("float64", (50,))
    assert_bits(lambda x: (np.sort(np.sin(x) * 2.0) + np.argsort(x),), x)
    assert_bits(lambda x: (np.sort(x)[::-1], np.sort(x) * 2.0, x[np.argsort(x)]), x)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("function", ["sort", "argsort", "median", "top_k", "searchsorted"])
def test_loops_with_sorting_are_one_native_call(function):
    rows = np.random.default_rng(3).normal(size=(6, 50))
    functions = {
        "sort": np.sort,
        "argsort": lambda x: x[np.argsort(x)],
        "median": lambda x: x - np.median(x),
        "top_k": lambda x: x + te.numpy.top_k(x, 3)[0].sum(),
        "searchsorted": lambda x: x + np.searchsorted(np.linspace(-1.0, 1.0, 9), x),
    }

    def f(x, rows):
        return te.scan(lambda c, a: (functions[function](c + a), c[0]), x, rows)

    gradient = te.grad(lambda x, rows: (f(x, rows)[0] ** 2).sum(), argnums=(0, 1))
    for g in (f, gradient):
        program = te.trace(g)(rows[0], rows)
        assert program.steps.numpy == ()
        expected = te.jit(g, engine="numpy")(rows[0], rows)
        for got, want in zip(program(rows[0], rows), expected, strict=True):
            np.testing.assert_allclose(got, want, 1e-12)


def test_batches_are_native():
    x, v = sample("float64", (4, 30)), sample("float64", (4, 5))
    sorted_rows = np.sort(np.nan_to_num(x), axis=1)
    assert_bits(lambda x: te.vmap(both("both", 0))(x), x)
    assert_bits(lambda x: te.vmap(lambda r: te.numpy.top_k(r, 4))(x), x)
    assert_bits(lambda x: (te.vmap(np.median)(x),), x)
    for side in ("left", "right"):
        search = te.vmap(lambda a, v: np.searchsorted(a, v, side))  # noqa: B023
        assert_bits(lambda a, v: (search(a, v),), sorted_rows, v)  # noqa: B023
        expected = [np.searchsorted(a, b, side) for a, b in zip(sorted_rows, v, strict=True)]
        assert np.array_equal(te.jit(search)(sorted_rows, v), expected)


@pytest.mark.sampled(32)
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("n", [*range(10), 63, 64, 65, 200])
@pytest.mark.parametrize("dtype", REAL)
def test_insertion_points(dtype, n, side):
    a = np.sort(sample(dtype, (n,)))
    v = np.concatenate([sample(dtype, (40,), seed=1), a])
    assert_bits(lambda a, v: (np.searchsorted(a, v, side),), a, v)
    assert np.array_equal(te.jit(lambda a, v: np.searchsorted(a, v, side))(a, v),
                          np.searchsorted(a, v, side))  # fmt: skip


@pytest.mark.sampled(16, "dtype", "bins", "limits")
@pytest.mark.parametrize("limits", [None, (-1.0, 2.0), (0.0, 0.0), (-1e38, 1e38), (0, 4)], ids=str)
@pytest.mark.parametrize("bins", [1, 7, 100])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "uint8"])
def test_histograms_of_equal_bins_are_numpys(dtype, bins, limits):
    x = np.nan_to_num(sample(dtype, (2000,)), posinf=7.0, neginf=-7.0)
    with np.errstate(invalid="ignore"):
        edges = np.histogram(x, bins, limits)[1].astype(dtype)
    for a in (np.concatenate([x, edges]), x[:0]):
        found = te.jit(lambda x: np.histogram(x, bins, limits))(a)
        for got, want in zip(found, np.histogram(a, bins, limits), strict=True):
            assert got.dtype == want.dtype and np.array_equal(got, want)


@pytest.mark.sampled(16, "method", "dtype")
@pytest.mark.parametrize("method", ["linear", "lower", "higher", "nearest", "hazen", "midpoint"])
@pytest.mark.parametrize("dtype", FLOATS)
def test_quantiles_of_known_fractions_are_those_of_sorted_data(dtype, method):
    x = np.random.default_rng(5).normal(size=(9, 700)).astype(dtype)
    for q in (0.3, np.array([0.05, 0.5, 0.95]), np.linspace(0, 1, 30)):
        q = np.asarray(q, dtype)
        found = te.jit(lambda x, q=q: np.quantile(x, q, axis=1, method=method))(x)
        traced = te.jit(lambda x, q: np.quantile(x, q, axis=1, method=method))(x, q)
        np.testing.assert_array_equal(found, traced)
        np.testing.assert_allclose(found, np.quantile(x, q, axis=1, method=method), 1e-5, 1e-5)


def test_a_quantile_of_data_with_nan_is_nan():
    x = np.array([[3.0, np.nan, 1.0], [1.0, 2.0, 4.0]])
    np.testing.assert_array_equal(te.jit(lambda x: np.median(x, axis=1))(x), [np.nan, 2.0])


def test_derivatives_follow_the_stable_order():
    x = np.array([2.0, 1.0, 2.0, 1.0, 0.0, -0.0])
    weights = np.arange(1.0, 7.0)
    order = np.argsort(x, kind="stable")
    expected = np.empty(6)
    expected[order] = weights
    assert np.array_equal(te.jit(te.grad(lambda x: (np.sort(x) * weights).sum()))(x), expected)
    median = te.jit(te.grad(lambda x: np.median(x) * 2.0))(x)
    assert np.array_equal(median, [0.0, 1.0, 0.0, 1.0, 0.0, 0.0])


@pytest.mark.parametrize("q", [0.5, 1, np.float64(0.25), np.array([0.1, 0.9]), [0.0, 1.0]], ids=str)
def test_quantiles_of_known_fractions_sort_nothing(q):
    program = te.trace(lambda x: np.quantile(x, q))(np.arange(400.0))
    assert "order_statistics" in str(program) and "sort[" not in str(program)


def test_known_fractions_out_of_range_are_refused_while_tracing():
    with pytest.raises(ValueError, match=r"quantile: q is 1\.5"):
        te.trace(lambda x: np.quantile(x, 1.5))(np.arange(4.0))
