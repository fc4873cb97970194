"""Reductions, statistics and quantiles beside NumPy's: axes, masks, NaN, dtypes."""

import warnings

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(0)
X = RNG.standard_normal((4, 5, 3))
HOLES = X.copy()
HOLES[0, 1, 2] = np.nan
HOLES[1, :, 0] = np.nan
INTEGERS = RNG.integers(-5, 5, (4, 5, 3))
MASK = RNG.random((4, 5, 3)) > 0.5
AXES = [None, 0, -1, (0, 2), (1,), ()]
PLAIN = "sum prod max min mean var std any all ptp".split()
OVER_NAN = "nansum nanprod nanmean nanvar nanstd nanmax nanmin".split()
ORDER = "median nanmedian".split()
METHODS = """
averaged_inverted_cdf closest_observation hazen higher interpolated_inverted_cdf inverted_cdf linear
lower median_unbiased midpoint nearest normal_unbiased weibull
""".split()
DTYPES = "bool int8 int16 int32 int64 uint8 uint64 float32 float64 complex64 complex128".split()


@pytest.fixture(autouse=True)
def quiet():
    """NumPy warns of empty slices and NaN; the values are compared."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        yield


def assert_same(got, expected, rtol=1e-12):
    got, expected = np.asarray(got), np.asarray(expected)
    assert got.shape == expected.shape
    assert got.dtype == expected.dtype
    np.testing.assert_allclose(got, expected, rtol=rtol, atol=rtol)


def check(name, x, rtol=1e-12, **options):
    expected = getattr(np, name)(x, **options)
    assert_same(getattr(te.numpy, name)(x, **options), expected, rtol)
    assert_same(te.jit(lambda a: getattr(np, name)(a, **options))(x), expected, rtol)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", PLAIN + OVER_NAN)
def test_axes(name, axis):
    for x in (X, HOLES, INTEGERS):
        check(name, x, axis=axis)
        check(name, x, axis=axis, keepdims=True)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("axis", AXES[:-1])
@pytest.mark.parametrize("name", ORDER)
def test_medians(name, axis):
    for x in (X, HOLES, INTEGERS):
        check(name, x, axis=axis)
        check(name, x, axis=axis, keepdims=True)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", [*PLAIN, "nansum", "nanmean"])
def test_dtypes(name):
    for dtype in DTYPES:
        x = (INTEGERS[0] % 5).astype(dtype)
        if (name, dtype) != ("ptp", "bool"):  # numpy refuses to subtract booleans; so do we
            check(name, x, rtol=1e-6 if "32" in dtype or "64" in dtype else 1e-12, axis=0)
    with pytest.raises(TypeError):
        te.numpy.ptp(np.array([True, False]))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", "sum prod mean var std any all nansum nanmean nanvar".split())
def test_masks(name):
    for axis in AXES:
        check(name, X, axis=axis, where=MASK)
        check(name, HOLES, axis=axis, where=MASK)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", "sum prod max min nansum nanmax".split())
def test_initial(name):
    for axis in AXES:
        check(name, X, axis=axis, initial=0.5)
        check(name, X, axis=axis, initial=0.5, where=MASK)
    empty = np.zeros((0, 3))
    check(name, empty, axis=0, initial=0.5)


@pytest.mark.parametrize("name", ["sum", "prod", "any", "all", "nansum"])
def test_no_elements(name):
    check(name, np.zeros((0, 3)), axis=0)
    check(name, np.zeros((0, 3)), axis=1)


def test_extrema_of_no_elements_are_refused():
    for name in ("max", "min"):
        with pytest.raises(ValueError, match=rf"{name}.*identity"):
            getattr(te.numpy, name)(np.zeros((0, 3)), axis=0)
        with pytest.raises(ValueError, match=rf"{name}: initial"):
            getattr(te.numpy, name)(X, where=MASK)


def test_axes_out_of_range_are_refused():
    for axis in (3, (0, 0), (1, -4)):
        with pytest.raises(ValueError, match="axis"):
            te.numpy.sum(X, axis=axis)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", ["var", "std", "nanvar", "nanstd"])
def test_degrees_of_freedom(name):
    for axis in AXES[:-1]:
        for ddof in (0, 1, 4, 5, 100):
            check(name, X, axis=axis, ddof=ddof)
            check(name, X + 1j * X**2, axis=axis, ddof=ddof, keepdims=True)
    with pytest.raises(TypeError, match="ddof and correction"):
        te.numpy.var(X, ddof=1, correction=1)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128", "bool", "int8"])
def test_asked_dtype(dtype):
    for name in ("sum", "prod", "mean"):
        if (name, dtype) not in (("mean", "bool"), ("mean", "int8")):
            check(name, INTEGERS[:, :, 0] % 3, rtol=1e-6, axis=0, dtype=dtype)


@pytest.mark.parametrize("method", METHODS)
def test_quantiles(method):
    for axis in (None, 1, (0, 2)):
        for q in (0.3, [0.0, 0.25, 1.0], [[0.1, 0.2], [0.3, 0.4]]):
            for keepdims in (False, True):
                options = {"axis": axis, "method": method, "keepdims": keepdims}
                assert_same(te.numpy.quantile(X, q, **options), np.quantile(X, q, **options))


def test_quantiles_traced_and_with_nan():
    for axis in (None, 1, (0, 2)):
        for q in (np.array(0.3), np.array([0.0, 0.25, 1.0])):
            found = te.jit(lambda x, p, axis=axis: np.quantile(x, p, axis=axis))(X, q)
            assert_same(found, np.quantile(X, q, axis=axis))
            assert_same(te.numpy.quantile(HOLES, q, axis=axis), np.quantile(HOLES, q, axis=axis))
            for options in ({"axis": axis}, {"axis": axis, "keepdims": True}):
                expected = np.nanpercentile(HOLES, 100 * q, **options)
                assert_same(te.numpy.nanpercentile(HOLES, 100 * q, **options), expected)


def test_quantiles_between_infinities():
    """NumPy gives NaN between two equal infinities."""
    x = np.array([-np.inf, -np.inf, 0.0, np.inf, np.inf])
    got = te.numpy.quantile(x, [0.0, 0.1, 0.25, 0.5, 0.9, 1.0])
    assert_same(got, [-np.inf, -np.inf, -np.inf, 0.0, np.inf, np.inf])


@pytest.mark.parametrize("ends", [(1.0, np.inf), (-np.inf, 1.0), (-np.inf, np.inf), (0.0, 1.0)])
def test_medians_beside_an_infinity(ends):
    """The mean of the two in the middle."""
    x = np.array([-np.inf, *ends, np.inf])
    for name in ("median", "nanmedian"):
        with np.errstate(invalid="ignore"):
            expected = getattr(np, name)(x)
        assert_same(getattr(te.numpy, name)(x), expected)
        assert_same(te.jit(getattr(te.numpy, name))(x), expected)


def test_quantiles_refuse():
    with pytest.raises(ValueError, match="quantile: q"):
        te.numpy.quantile(X, 1.5)
    with pytest.raises(ValueError, match="method"):
        te.numpy.quantile(X, 0.5, method="best")
    with pytest.raises(TypeError, match="complex"):
        te.numpy.median(X * 1j)


VARIABLES, OTHERS = RNG.standard_normal((3, 6)), RNG.standard_normal((2, 6))
COUNTS, WEIGHTS = RNG.integers(1, 4, 6), RNG.random(6)
COVARIANCES = [
    {},
    {"y": OTHERS},
    {"bias": True},
    {"ddof": 0},
    {"fweights": COUNTS},
    {"aweights": WEIGHTS},
    {"fweights": COUNTS, "aweights": WEIGHTS, "ddof": 2},
    {"rowvar": False},
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("options", COVARIANCES, ids=lambda o: "-".join(o) or "plain")
def test_covariances(options):
    complex_ones = VARIABLES + 1j * VARIABLES[::-1]
    for x in (VARIABLES, complex_ones, VARIABLES[0], VARIABLES.astype("f4")):
        check("cov", x, rtol=1e-6 if x.dtype == "f4" else 1e-12, **options)
        if not set(options) - {"y", "rowvar"}:
            assert_same(te.numpy.corrcoef(x, **options), np.corrcoef(x, **options), 1e-6)


AVERAGES = [
    {},
    {"axis": 1},
    {"weights": RNG.random((3, 6))},
    {"axis": 1, "weights": WEIGHTS},
    {"axis": 0, "weights": RNG.random((3, 6)), "keepdims": True},
    {"axis": 1, "weights": COUNTS, "returned": True},
]


@pytest.mark.parametrize("options", AVERAGES, ids=lambda o: "-".join(o) or "plain")
def test_averages(options):
    got, expected = (m.average(VARIABLES, **options) for m in (te.numpy, np))
    if options.get("returned"):
        for x, y in zip(got, expected, strict=True):
            assert_same(x, y)
    else:
        assert_same(got, expected)


def test_averages_refuse():
    with pytest.raises(TypeError, match="axis"):
        te.numpy.average(VARIABLES, weights=[1, 2, 3])
    with pytest.raises(ValueError, match="weights' shape"):
        te.numpy.average(VARIABLES, axis=0, weights=[1, 2])


def test_logsumexp_agrees_with_scipy():
    from scipy.special import logsumexp

    for axis in (None, 0, (0, 2)):
        for x in (X, X * 500, X + 1j * X[::-1]):
            expected = logsumexp(x, axis=axis)
            assert_same(te.numpy.logsumexp(x, axis=axis), expected)
    for x in ([-np.inf, -np.inf], [np.inf, 0.0], [np.inf, -np.inf], [np.nan, 0.0]):
        assert_same(te.numpy.logsumexp(x), logsumexp(x))
    assert te.numpy.logsumexp(np.zeros(0)) == -np.inf


ZEROS = {
    "one": (-np.zeros(1), None),
    "rows of one": (-np.zeros((3, 1)), 1),
    "columns of one": (-np.zeros((1, 3)), 0),
    "short columns": (-np.zeros((2, 300)), 0),
    "long rows": (-np.zeros((3, 40)), 1),
    "complex": (np.array([complex(-0.0, -0.0)]), None),
}


@pytest.mark.sampled(3, "engine", "case")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("case", ZEROS)
def test_signs_of_zero_of_sums_are_numpys(engine, case):
    x, axis = ZEROS[case]
    for function in (np.sum, np.mean, np.nansum):
        found = te.jit(lambda x, f=function: f(x, axis=axis), engine=engine)(x)
        expected = function(x, axis=axis)
        assert np.array_equal(np.signbit(np.real(found)), np.signbit(np.real(expected)))
        assert np.array_equal(np.signbit(np.imag(found)), np.signbit(np.imag(expected)))


@pytest.mark.sampled(3, "engine")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_a_median_of_zeros_has_no_sign(engine, n):
    x = -np.zeros(n)
    assert not np.signbit(np.median(x))
    for function in (np.median, np.nanmedian):
        assert not np.signbit(te.jit(function, engine=engine)(x))


def test_of_two_zeros_the_second_is_the_extremum():
    x, y = np.array([0.0, -0.0]), np.array([-0.0, 0.0])
    for function in (np.maximum, np.minimum):
        found = te.jit(function, engine="native")(x, y)
        np.testing.assert_array_equal(np.signbit(found), np.signbit(y))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("method", METHODS)
def test_quantiles_of_the_numbers_among_nan(method, engine):
    x = HOLES[:, 1:, 1:]
    for q in (0.0, 0.3, 1.0, np.array([0.1, 0.25, 0.5, 0.75])):
        for axis in (None, 0, (0, 1)):
            found = te.jit(
                lambda x, q=q, a=axis: np.nanquantile(x, q, a, method=method), engine=engine
            )
            assert_same(found(x), np.nanquantile(x, q, axis, method=method))


@pytest.mark.skipif(np.lib.NumpyVersion(np.__version__) < "2.4.0", reason="NumPy widened them")
@pytest.mark.parametrize("method", METHODS)
def test_quantiles_have_numpys_width(method):
    x = X.astype(np.float32)
    for q in (0.3, np.float64(0.3), [0.1, 0.9], np.array([0.5], np.float32), np.array([0, 1])):
        assert_same(
            np.quantile(te.tensor(x), q, 0, method=method),
            np.quantile(x, q, 0, method=method),
            1e-5,
        )
    assert np.percentile(te.tensor(x), 30).dtype == np.percentile(x, 30).dtype == np.float32
    assert np.percentile(te.tensor(x), [30, 60.0]).dtype == np.percentile(x, [30, 60.0]).dtype


@pytest.mark.parametrize("method", METHODS)
def test_quantiles_at_a_traced_fraction(method):
    x = X[:, 0, 0]
    found = te.jit(lambda x, q: np.quantile(x, q, method=method))(x, 0.3)
    assert_same(found, np.quantile(x, 0.3, method=method))


def test_positions_of_complex_extrema():
    z = (X + 1j * X[::-1]).round()
    for name in ("argmax", "argmin", "nanargmax", "nanargmin"):
        for axis in (None, 0, 2):
            function = getattr(np, name)
            for engine in ("numpy", "native"):
                found = te.jit(lambda z, f=function, a=axis: f(z, axis=a), engine=engine)(z)
                assert_same(found, function(z, axis=axis))


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_vandermonde_matrix_has_numpys_dtype(dtype):
    x = np.arange(4).astype(dtype)
    assert_same(np.vander(te.tensor(x)), np.vander(x))


def test_one_bound_is_as_strict_as_two():
    for bounds in ((0.0, None), (None, 0.0), (0.0, np.inf), (-np.inf, 0.0)):
        assert te.grad(lambda x, b=bounds: np.clip(x, *b))(0.0) == 0.0
    assert te.grad(lambda low: np.clip(1.0, low, None))(1.0) == 0.0
    assert te.grad(lambda low: np.clip(1.0, low, None))(2.0) == 1.0
    assert te.grad(lambda x: np.clip(x, 0.0, None))(3.0) == 1.0
    for x in (np.array([-3, 0, 5]), np.array([-3.0, np.nan, np.inf])):
        for bounds in ((0, None), (None, 2), (1, 2)):
            assert_same(np.clip(te.tensor(x), *bounds), np.clip(x, *bounds))


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_clip_at_crossed_bounds_is_the_upper_bound(engine):
    """np.clip is minimum(maximum(x, lo), hi), which is hi wherever lo > hi."""
    x, weights = np.array([-2.0, -1.0, 0.0, 0.5, 1.0, 2.0]), np.arange(1.0, 7.0)

    def loss(x, low, high):
        return np.sum(np.clip(x, low, high) * weights)

    slopes = te.jit(te.grad(loss, (0, 1, 2)), engine=engine)
    for low, high in ((0.5, 0.25), (np.full(6, 0.5), np.full(6, 0.25))):
        in_x, in_low, in_high = slopes(x, low, high)
        assert np.sum(in_high) == 21.0
        assert not np.any(in_x) and not np.any(in_low)
    np.testing.assert_array_equal(slopes(x, 0.5, 0.75)[2], np.sum(weights[x > 0.75]))
    assert te.grad(lambda x: np.clip(x, 1.0, -1.0))(3.0) == 0.0
    assert te.jvp(lambda h: np.clip(0.0, 2.0, h), (1.0,), (1.0,))[1] == 1.0
