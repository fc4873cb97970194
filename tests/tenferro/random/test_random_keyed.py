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
}  # fmt: skip


@pytest.mark.sampled(3)
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


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: te.random.normal(0, (2,)), TypeError, r"the key is .* expected .*te.random.key"),
        (lambda: te.random.split(KEY, -1), ValueError, "split: size is -1"),
        (lambda: te.random.categorical(KEY, np.zeros((2, 3)), shape=(3,)), ValueError, "ends with"),
        (lambda: te.random.PRNGKey(0), AttributeError, r"write te.random.key\(seed\)"),
        (lambda: te.random.poisson(KEY, 2.0), AttributeError, "it is not implemented"),
        (lambda: te.random.nothing, AttributeError, "no attribute 'nothing'$"),
    ],
)
def test_refusals(call, error, text):
    with pytest.raises(error, match=text):
        call()
