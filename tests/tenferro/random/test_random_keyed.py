"""The functions of keys: distributions, shapes, derivatives, what is refused."""

import numpy as np
import pytest
from scipy import stats

import tenferro as te

KEY = te.random.key(11)
N = 20_000
DISTRIBUTIONS = {
    "uniform": (lambda key: te.random.uniform(key, (N,), minval=-1.0, maxval=3.0),
                stats.uniform(-1, 4)),
    "normal": (lambda key: te.random.normal(key, N), stats.norm()),
    "lognormal": (lambda key: te.random.lognormal(key, 0.5, (N,)), stats.lognorm(0.5)),
    "exponential": (lambda key: te.random.exponential(key, (N,)), stats.expon()),
    "laplace": (lambda key: te.random.laplace(key, (N,)), stats.laplace()),
    "logistic": (lambda key: te.random.logistic(key, (N,)), stats.logistic()),
    "gumbel": (lambda key: te.random.gumbel(key, (N,)), stats.gumbel_r()),
    "cauchy": (lambda key: te.random.cauchy(key, (N,)), stats.cauchy()),
    "truncated": (lambda key: te.random.truncated_normal(key, -0.5, 2.0, (N,)),
                  stats.truncnorm(-0.5, 2.0)),
    "tail": (lambda key: te.random.truncated_normal(key, 9.0, np.inf, (N,)),
             stats.truncnorm(9.0, np.inf)),
    "gamma": (lambda key: te.random.gamma(key, 2.5, (N,)), stats.gamma(2.5)),
    "gamma near 0": (lambda key: te.random.gamma(key, 0.1, (N,)), stats.gamma(0.1)),
    "chisquare": (lambda key: te.random.chisquare(key, 3.0, (N,)), stats.chi2(3)),
    "beta": (lambda key: te.random.beta(key, 0.5, 3.0, (N,)), stats.beta(0.5, 3)),
    "t": (lambda key: te.random.t(key, 4.0, (N,)), stats.t(4)),
    "dirichlet": (lambda key: te.random.dirichlet(key, np.array([0.01, 2.0, 1.0]), (N,))[:, 1],
                  stats.beta(2, 1.01)),
}  # fmt: skip


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_distributions(name):
    draw, expected = DISTRIBUTIONS[name]
    x = draw(KEY)
    assert type(x) is np.ndarray and x.shape == (N,) and x.dtype == np.float64
    assert stats.kstest(x, expected.cdf).pvalue > 1e-3
    np.testing.assert_allclose(te.jit(draw)(KEY), x, rtol=1e-11, atol=1e-14)  # rounding of logs
    assert not np.array_equal(draw(te.random.key(12)), x)


def test_discrete_ones():
    p = np.array([[0.1, 0.6, 0.3], [0.8, 0.2, 0.0]])
    with np.errstate(divide="ignore"):
        found = te.random.categorical(KEY, np.log(p), shape=(N, 2))
    for row in range(2):
        shares = np.bincount(found[:, row], minlength=3) / N
        np.testing.assert_allclose(shares, p[row], atol=0.015)
    np.testing.assert_allclose(te.random.bernoulli(KEY, 0.2, (N,)).mean(), 0.2, atol=0.01)
    assert set(te.random.rademacher(KEY, (99,)).tolist()) == {-1, 1}
    assert set(te.random.randint(KEY, (99,), -2, 1).tolist()) == {-2, -1, 0}
    assert sorted(te.random.permutation(KEY, 9).tolist()) == list(range(9))
    assert te.random.choice(KEY, np.array([5, 7]), (3,), p=np.array([0.0, 1.0])).tolist() == [7] * 3
    columns = te.random.categorical(KEY, np.zeros((4, 3)), axis=0)
    assert columns.shape == (3,) and columns.max() < 4


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        (lambda key: te.random.poisson(key, 0.3, (N,)), stats.poisson(0.3)),
        (lambda key: te.random.poisson(key, 12.0, (N,)), stats.poisson(12)),
        (lambda key: te.random.binomial(key, 9, 0.3, (N,)), stats.binom(9, 0.3)),
    ],
)
def test_counts(draw, expected):
    found = te.jit(draw)(KEY)
    assert found.dtype == np.int64 and np.array_equal(found, draw(KEY))
    k = np.arange(30)
    shares = np.bincount(found, minlength=30) / N
    np.testing.assert_allclose(shares, expected.pmf(k), atol=0.015)


def test_counts_are_quantiles():
    u = te.random.uniform(KEY, (2000,))
    for lam in (0.0, 1e-3, 1.0, 1e6):
        expected = stats.poisson(lam).ppf(u).clip(0)
        assert np.array_equal(te.random.poisson(KEY, lam, (2000,)), expected)
    for n, p in ((0, 0.5), (5, 0.0), (5, 1.0), (10**6, 0.25)):
        assert np.array_equal(
            te.random.binomial(KEY, n, p, (2000,)), stats.binom(n, p).ppf(u).clip(0)
        )


def test_parameters_of_quantiles_are_differentiated():
    def mean(draw):
        return te.grad(lambda a: np.mean(draw(a)))

    np.testing.assert_allclose(mean(lambda a: te.random.gamma(KEY, a, (N,)))(2.0), 1, atol=0.03)
    slope = mean(lambda a: te.random.beta(KEY, a, 2.0, (N,)))(1.0)
    np.testing.assert_allclose(slope, 2 / 9, atol=0.01)
    slope = mean(lambda a: te.random.dirichlet(KEY, np.stack([a, 1.0]), (N,))[:, 0])(3.0)
    np.testing.assert_allclose(slope, 1 / 16, atol=0.003)
    assert te.grad(lambda a: np.sum(te.random.poisson(KEY, a, (3,)) * 1.0))(2.0) == 0.0


def test_derivatives_of_quantiles_with_large_parameters():
    u = te.random.uniform(KEY, (9,))
    for a, b in ((1.0, 1e4), (2e3, 1e3)):
        slope = te.jacfwd(lambda a, b=b: te.random.beta(KEY, a, b, (9,)))(a)
        h = 1e-3 * a
        difference = stats.beta(a + h, b).ppf(u) - stats.beta(a - h, b).ppf(u)
        np.testing.assert_allclose(slope, difference / (2 * h), rtol=1e-4)  # h²


def test_vectors_of_a_covariance_and_its_derivative():
    mean, cov = np.array([1.0, -2.0]), np.array([[2.0, 0.6], [0.6, 0.5]])
    x = te.random.multivariate_normal(KEY, mean, cov, (N,))
    np.testing.assert_allclose(x.mean(0), mean, atol=0.05)
    np.testing.assert_allclose(np.cov(x.T), cov, atol=0.05)

    def second_moment(cov):
        return np.mean(te.random.multivariate_normal(KEY, np.zeros(2), cov, (N,))[:, 0] ** 2)

    np.testing.assert_allclose(te.grad(second_moment)(cov)[0, 0], 1.0, atol=0.05)


def test_bounds_and_means_are_differentiated():
    slope = te.grad(lambda a: np.mean(te.random.uniform(KEY, (N,), minval=a, maxval=2.0)))
    np.testing.assert_allclose(slope(0.5), 0.5, atol=0.01)
    bound = te.grad(lambda b: np.mean(te.random.truncated_normal(KEY, -1.0, b, (N,))))
    h = 1e-4
    exact = (stats.truncnorm.mean(-1, 1 + h) - stats.truncnorm.mean(-1, 1 - h)) / (2 * h)
    np.testing.assert_allclose(bound(1.0), exact, atol=0.02)


def test_keys_are_split_and_mapped():
    keys = te.random.split(KEY, 1000)
    assert keys.shape == (1000, 2) and keys.dtype == np.uint64
    assert np.unique(keys, axis=0).shape == (1000, 2)
    np.testing.assert_array_equal(te.jit(lambda key: te.random.split(key, 1000))(KEY), keys)
    mapped = te.vmap(lambda key: te.random.normal(key, (3,)))(keys)
    np.testing.assert_array_equal(mapped[7], te.random.normal(keys[7], (3,)))
    assert stats.kstest(mapped.ravel(), stats.norm().cdf).pvalue > 1e-3
    one, two = te.random.fold_in(KEY, 1), te.random.fold_in(KEY, 2)
    assert not np.array_equal(one, two)

    def step(key, _):
        key, own = te.random.split(key)
        return key, te.random.uniform(own)

    assert np.unique(te.scan(step, KEY, None, length=50)[1]).size == 50


def test_dtypes():
    assert te.random.normal(KEY, 2, np.float32).dtype == np.float32
    assert te.random.randint(KEY, 2, 0, 9, "uint8").dtype == np.uint8
    assert te.random.poisson(KEY, 2.0, 3, "uint8").dtype == np.uint8
    assert te.random.rademacher(KEY, 3, np.float32).dtype == np.float32
    x = te.random.dropout(KEY, np.ones(2, np.float32), np.float64(0.5))
    assert x.dtype == np.float32


def test_batches_of_dirichlet_vectors():
    alpha = np.array([[1.0, 2.0], [300.0, 1.0]])
    x = te.random.dirichlet(KEY, alpha)
    assert x.shape == (2, 2) and x[1, 0] > 0.9
    assert te.random.dirichlet(KEY, alpha, (5, 2)).shape == (5, 2, 2)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: te.random.normal(0, (2,)), TypeError, r"the key is .* expected .*te.random.key"),
        (lambda: te.random.split(KEY, -1), ValueError, "split: size is -1"),
        (lambda: te.random.categorical(KEY, np.zeros((2, 3)), shape=(3,)), ValueError, "ends with"),
        (lambda: te.random.PRNGKey(0), AttributeError, r"write te.random.key\(seed\)"),
        (lambda: te.random.ball(KEY, 2), AttributeError, "by its norms"),
        (lambda: te.random.gamma(KEY, 0.0), ValueError, "standard_gamma: shape is not positive"),
        (lambda: te.jit(te.random.poisson)(KEY, -1.0), ValueError, "poisson: lam is negative"),
        (lambda: te.random.binomial(KEY, 5, 1.5), ValueError, "binomial: 1 - p is negative"),
        (lambda: te.random.poisson(KEY, np.inf), ValueError, r"lam is above 2\*\*52"),
        (lambda: te.jit(te.random.poisson)(KEY, 1e17), ValueError, r"lam is above 2\*\*52"),
        (lambda: te.jit(te.random.binomial)(KEY, np.inf, 0.5), ValueError, r"n is above 2\*\*52"),
        (lambda: te.random.poisson(KEY, 300.0, 4, "uint8"), ValueError, "outside of dtype uint8"),
        (lambda: te.random.normal(KEY, 2, complex), TypeError, "dtype is complex128, expected"),
        (lambda: te.random.gamma(KEY, 2.0, 2, int), TypeError, "dtype is int64, expected"),
        (lambda: te.random.gamma(KEY, 2 + 0j), TypeError, r"complex128\[\], expected real numbers"),
        (
            lambda: te.random.dirichlet(KEY, 2.0),
            ValueError,
            "alpha is float64.*, expected a vector",
        ),
        (lambda: te.random.variance_scaling(KEY, (2, 3), -1.0), ValueError, "scale is -1.0"),
        (lambda: te.random.nothing, AttributeError, "no attribute 'nothing'$"),
    ],
)
def test_refusals(call, error, text):
    with pytest.raises(error, match=text):
        call()


def test_beta_numbers_of_large_parameters():
    x = te.random.beta(KEY, 1e3, 1e12, (N,)) * 1e12
    assert stats.kstest(np.asarray(x), stats.gamma(1e3).cdf).pvalue > 1e-3
