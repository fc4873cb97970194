"""Log-densities beside SciPy's, and their derivatives."""

import numpy as np
import pytest
import scipy.integrate
import scipy.stats

import tenferro as te

CONTINUOUS = {
    "norm": (),
    "expon": (),
    "laplace": (),
    "logistic": (),
    "cauchy": (),
    "gumbel_r": (),
    "gumbel_l": (),
    "halfcauchy": (),
    "halfnorm": (),
    "rayleigh": (),
    "uniform": (),
    "lognorm": (0.7,),
    "gamma": (2.3,),
    "beta": (2.0, 1.5),
    "t": (3.5,),
    "chi2": (3.0,),
    "invgamma": (2.0,),
    "weibull_min": (1.7,),
    "pareto": (2.2,),
    "chi": (2.5,),
    "exponnorm": (1.5,),
    "f": (3.0, 5.0),
    "fisk": (2.2,),
    "gennorm": (1.3,),
    "genpareto": (0.3,),
    "invgauss": (0.7,),
    "laplace_asymmetric": (0.6,),
    "levy": (),
    "loguniform": (0.5, 3.0),
    "maxwell": (),
    "moyal": (),
    "powerlaw": (1.7,),
    "skewnorm": (2.0,),
    "triang": (0.3,),
    "truncnorm": (-1.0, 2.0),
    "vonmises": (1.5,),
}
DISCRETE = {
    "poisson": (2.2,),
    "bernoulli": (0.3,),
    "binom": (5.0, 0.4),
    "geom": (0.3,),
    "nbinom": (3.0, 0.4),
    "betabinom": (6.0, 2.0, 3.5),
    "hypergeom": (20.0, 7.0, 12.0),
    "randint": (-1.0, 5.0),
}
INFLATED = {
    "zero_inflated_poisson": (0.7, 2.2),
    "zero_inflated_binom": (0.7, 5.0, 0.4),
    "zero_inflated_nbinom": (0.7, 3.0, 0.4),
}
X = np.linspace(-3, 4, 36)
LOC, SCALE = 0.21, 1.3


def test_every_distribution_is_compared():
    multivariate = {"multivariate_normal", "dirichlet", "multinomial", "multivariate_t", "wishart"}
    multivariate |= {"invwishart", "dirichlet_multinomial", "lkj_cholesky"}
    assert set(te.stats.__all__) == {*CONTINUOUS, *DISCRETE, *INFLATED, *multivariate, "zscore"}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", CONTINUOUS)
def test_densities(name):
    ours, theirs = getattr(te.stats, name), getattr(scipy.stats, name)
    shapes = CONTINUOUS[name]
    for args in ((), (LOC,), (LOC, SCALE)):
        expected = theirs.logpdf(X, *shapes, *args)
        np.testing.assert_allclose(ours.logpdf(X, *shapes, *args).numpy(), expected, rtol=1e-12)
    np.testing.assert_allclose(ours.pdf(X, *shapes).numpy(), theirs.pdf(X, *shapes), rtol=1e-11)
    jitted = te.jit(lambda x: ours.logpdf(x, *shapes, loc=LOC, scale=SCALE))
    np.testing.assert_allclose(jitted(X), theirs.logpdf(X, *shapes, LOC, SCALE), rtol=1e-11)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", CONTINUOUS)
def test_derivatives_in_point_and_parameters(name):
    ours, shapes = getattr(te.stats, name), CONTINUOUS[name]
    point = {"uniform": 0.7, "beta": 0.7, "pareto": 2.9, "powerlaw": 0.7, "triang": 0.9}.get(
        name, 1.4
    )
    te.check_grads(ours.logpdf, (point, *shapes, LOC, SCALE), order=2)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CONTINUOUS)
def test_gradients_outside_of_the_support_are_zero_not_nan(name):
    ours, shapes = getattr(te.stats, name), CONTINUOUS[name]
    for argnum in range(1 + len(shapes) + 2):
        slope = te.grad(ours.logpdf, argnum)(-5.0, *shapes, LOC, SCALE)
        assert np.isfinite(slope)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", DISCRETE)
def test_probabilities(name):
    ours, theirs = getattr(te.stats, name), getattr(scipy.stats, name)
    k, shapes = np.arange(-2, 9), DISCRETE[name]
    np.testing.assert_allclose(
        ours.logpmf(k, *shapes).numpy(), theirs.logpmf(k, *shapes), rtol=1e-12, atol=1e-14
    )
    shifted = ours.logpmf(k, *shapes, loc=1).numpy()
    np.testing.assert_allclose(shifted, theirs.logpmf(k, *shapes, 1), rtol=1e-12, atol=1e-14)
    assert ours.logpmf(1.5, *shapes) == -np.inf
    if name not in ("hypergeom", "randint"):  # whose parameters are integers
        te.check_grads(lambda p: ours.logpmf(1, *shapes[:-1], p), (shapes[-1],), order=2)


@pytest.mark.parametrize(
    ("name", "args"),
    [("norm", (0.0, -1.0)), ("gamma", (-1.0,)), ("beta", (1.0, 0.0)), ("t", (0.0,))],
)
def test_parameters_out_of_range_give_nan_as_in_scipy(name, args):
    assert np.isnan(getattr(scipy.stats, name).logpdf(0.5, *args))
    assert np.isnan(getattr(te.stats, name).logpdf(0.5, *args).numpy())


def test_probabilities_out_of_range():
    assert np.isnan(te.stats.binom.logpmf(1, 3, 1.5).numpy())
    assert np.isnan(te.stats.poisson.logpmf(1, -1.0).numpy())


def test_multivariate_normal():
    rng = np.random.default_rng(0)
    a = rng.standard_normal((3, 3))
    mean, cov, x = rng.standard_normal(3), a @ a.T + np.eye(3), rng.standard_normal((5, 3))
    expected = scipy.stats.multivariate_normal(mean, cov).logpdf(x)
    found = te.stats.multivariate_normal.logpdf(x, mean, cov)
    np.testing.assert_allclose(found.numpy(), expected)

    def symmetric(x, mean, root):
        return te.stats.multivariate_normal.logpdf(x, mean, root @ root.T + np.eye(3))

    te.check_grads(symmetric, (x[0], mean, a), order=2)


def test_dirichlet_and_multinomial():
    x, alpha = np.array([0.2, 0.3, 0.5]), np.array([1.5, 2.0, 0.7])
    found = te.stats.dirichlet.logpdf(x, alpha)
    np.testing.assert_allclose(found.numpy(), scipy.stats.dirichlet.logpdf(x, alpha))
    np.testing.assert_allclose(te.stats.dirichlet.logpdf(x[:-1], alpha), found.numpy())
    te.check_grads(te.stats.dirichlet.logpdf, (x[:-1], alpha), order=2)
    te.check_grads(lambda x: te.stats.dirichlet.logpdf(x / x.sum(), alpha), (x,), order=2)
    counts = np.array([1, 2, 3])
    found = te.stats.multinomial.logpmf(counts, 6, x)
    np.testing.assert_allclose(found.numpy(), scipy.stats.multinomial.logpmf(counts, 6, x))
    te.check_grads(lambda p: te.stats.multinomial.logpmf(counts, 6, p), (x,), order=2)


def test_maximum_likelihood():
    data = scipy.stats.gamma.rvs(2.5, scale=1.5, size=400, random_state=0)

    def loss(p):
        return -np.mean(te.stats.gamma.logpdf(data, np.exp(p["a"]), scale=np.exp(p["s"])))

    found = te.optimize.minimize(loss, {"a": 0.0, "s": 0.0}, method="Newton-CG")
    shape, _, scale = scipy.stats.gamma.fit(data, floc=0)
    np.testing.assert_allclose(np.exp([found.x["a"], found.x["s"]]), [shape, scale], rtol=1e-3)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: te.stats.norm.logpdf(0.0, 1.0, 2.0, 3.0), "3 parameters, expected loc, scale"),
        (lambda: te.stats.gamma.logpdf(1.0), "the parameter 'a' is missing"),
        (lambda: te.stats.norm.logpdf(0.0, sigma=1.0), "'sigma' is unknown or passed twice"),
        (lambda: te.stats.norm.logpdf(0.0, 1.0, loc=1.0), "'loc' is unknown or passed twice"),
    ],
)
def test_bad_parameters(call, message):
    with pytest.raises(TypeError, match=message):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: te.stats.multivariate_normal.logpdf(np.ones(3), np.ones(2), np.eye(2)),
        lambda: te.stats.dirichlet.logpdf(np.ones(3), np.ones(2)),
        lambda: te.stats.multinomial.logpmf(np.ones(3), 3, np.ones(2)),
    ],
)
def test_bad_shapes(call):
    with pytest.raises(ValueError, match="expected"):
        call()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CONTINUOUS)
def test_points_and_parameters_that_are_no_numbers_or_infinite(name):
    ours, shapes = getattr(te.stats, name), CONTINUOUS[name]
    assert np.isnan(float(ours.logpdf(np.nan, *shapes)))
    assert np.isnan(float(ours.pdf(0.5, *shapes, loc=np.nan)))
    assert np.isnan(te.jit(lambda x: ours.logpdf(x, *shapes))(np.nan))
    one_side = {"gumbel_r": (np.inf,), "gumbel_l": (-np.inf,), "moyal": (np.inf,), "vonmises": ()}
    for x in one_side.get(name, (np.inf, -np.inf)):
        assert float(ours.logpdf(x, *shapes)) == -np.inf


@pytest.mark.parametrize("name", DISCRETE)
def test_counts_that_are_no_numbers(name):
    assert np.isnan(float(getattr(te.stats, name).logpmf(np.nan, *DISCRETE[name])))


@pytest.mark.parametrize("df", [0.3, 99.9, 100.1, 1e4, 1e6, 1e10, 1e15, 1e300, np.inf])
def test_students_t_of_many_degrees(df):
    y = np.array([0.0, 1.3, -7.0])
    expected = scipy.stats.t.logpdf(y, df)  # at 10,000 it is off by 2e-12 itself
    np.testing.assert_allclose(te.jit(te.stats.t.logpdf)(y, df), expected, rtol=1e-11)


def test_derivatives_of_students_t_in_its_degrees():
    for df in (90.0, 110.0):
        te.check_grads(lambda df: te.stats.t.logpdf(1.3, df), (df,), order=2)
    ends = [te.grad(lambda df: te.stats.t.logpdf(1.3, df))(df) for df in (99.999999, 100.000001)]
    np.testing.assert_allclose(*ends, rtol=1e-6)
    assert te.grad(lambda df: te.stats.t.logpdf(1.3, df))(np.inf) == 0.0


def test_binomials_of_whole_numbers_only():
    assert np.isnan(float(te.stats.binom.logpmf(2, 5.5, 0.3)))


@pytest.mark.parametrize("x", [[1, 2, 3], [1, 2, 2], [1.5, 2, 2.5], [-1, 4, 3], [0, 0, 6]])
def test_counts_that_are_no_outcome(x):
    p = np.array([0.2, 0.3, 0.5])
    expected = scipy.stats.multinomial.logpmf(x, 6, p)
    np.testing.assert_allclose(te.jit(te.stats.multinomial.logpmf)(np.array(x), 6, p), expected)
    slope = te.grad(lambda p: te.stats.multinomial.logpmf(np.array(x), 6, p))(p)
    ratios = np.array(x) / p  # the last probability is 1 minus the others
    np.testing.assert_allclose(slope, ratios - ratios[-1] if np.isfinite(expected) else 0)


@pytest.mark.parametrize(
    ("p", "n"),
    [([0.2, 0.3, 0.4], 6), ([0.2, 0.3, 0.9], 6), ([1.2, 0.3, -0.5], 6), ([0.2, 0.3, 0.5], -6)],
)
@pytest.mark.filterwarnings("ignore:Some rows of `p` do not sum to 1")
def test_probabilities_that_do_not_sum_to_one_are_completed_as_in_scipy(p, n):
    expected = scipy.stats.multinomial.logpmf([1, 2, 3], n, p)
    np.testing.assert_allclose(te.stats.multinomial.logpmf(np.array([1, 2, 3]), n, p), expected)


@pytest.mark.parametrize(
    ("x", "alpha"), [([0.5, 0.6], [1, 2]), ([-0.5, 1.5], [1, 2]), ([0.5, 0.5], [0.0, 2.0])]
)
def test_off_the_simplex_where_scipy_raises_there_is_no_density(x, alpha):
    with pytest.raises(ValueError, match=r"simplex|greater than"):
        scipy.stats.dirichlet.pdf(x, alpha)
    assert np.isnan(float(te.jit(te.stats.dirichlet.pdf)(np.array(x), np.array(alpha, float))))


def test_defaults_of_the_multivariate_normal_are_scipys():
    x, mean = np.arange(10.0).reshape(5, 2) / 9, np.array([0.1, 0.2])
    ours, theirs = te.stats.multivariate_normal, scipy.stats.multivariate_normal
    for args in (
        (0.3,), (x[:, 0],), (0.3, 0.2, 1.5), (x[:, 0], 0.1, 2.0), (x, mean), (x, mean, 2.0),
        (x, mean, np.array([1.0, 2.0])), (x, None, np.array([[2.0, 0.3], [0.3, 1.0]])),
    ):  # fmt: skip
        found, expected = ours.pdf(*args), theirs.pdf(*args)
        assert found.shape == np.shape(expected)
        np.testing.assert_allclose(found, expected)


PROBABILITIES = ["cdf", "sf", "logcdf", "logsf"]
POINTS = np.array([*np.linspace(-3, 9, 31), 0.0, 1.0, np.inf, -np.inf, np.nan])
SHARES = np.array([-0.1, 0.0, 1e-12, 0.2, 0.5, 0.9, 1.0, 1.2, np.nan])


FOUR_DIGITS = {("halfnorm", "ppf"), ("exponnorm", "isf"), ("f", "isf"), ("moyal", "isf")}
"""Quantiles at 1e-12 that SciPy has to four digits."""
FOUR_DIGITS |= {("skewnorm", "ppf")}
"""And one that we have to seven: probabilities there have an absolute error of 2e-16."""
DIFFERENCES = {"exponnorm", "invgauss", "skewnorm", "vonmises"}
"""Whose probabilities are differences of numbers up to 1, with absolute errors."""


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", CONTINUOUS)
def test_probabilities_and_quantiles(name):
    ours, theirs, shapes = getattr(te.stats, name), getattr(scipy.stats, name), CONTINUOUS[name]
    point = {"uniform": 0.9, "beta": 0.9, "pareto": 2.9, "powerlaw": 0.9, "triang": 0.9}.get(
        name, 1.4
    )
    for method in (*PROBABILITIES, "ppf", "isf"):
        at, x = (POINTS, point) if method in PROBABILITIES else (SHARES, 0.3)
        found, expected = getattr(ours, method), getattr(theirs, method)
        for args in ((), (0.2, 1.5), (0.2, -1.0)):
            with np.errstate(all="ignore"):
                ours_at, wanted = found(at, *shapes, *args), expected(at, *shapes, *args)
            rtol = 1e-3 if (name, method) in FOUR_DIGITS else 1e-9
            wanted = np.asarray(wanted)
            if name in DIFFERENCES and method.startswith("log"):
                large = ~(wanted < np.log(1e-6)) & ~((wanted > -1e-6) & (wanted < 0))
                ours_at, wanted = np.asarray(ours_at)[large], wanted[large]
            atol = 4e-16 if name in DIFFERENCES else 1e-300
            np.testing.assert_allclose(ours_at, wanted, rtol=rtol, atol=atol)
        named = found(x, *shapes, scale=3.0, loc=-1.0)
        np.testing.assert_allclose(named, expected(x, *shapes, -1.0, 3.0), rtol=1e-9)
        moved = lambda x, loc, scale, f=found: f(x, *shapes, loc, scale)  # noqa: E731
        if name != "vonmises":
            te.check_grads(moved, (x, 0.05, 1.1), order=2)
        elif method in ("cdf", "ppf"):  # a series of 250 terms, and its inverse
            te.check_grads(moved, (x, 0.05, 1.1), order=1)
        with pytest.raises(TypeError, match=rf"stats.{name}.{method}: the parameter 'mean' is unk"):
            found(x, *shapes, mean=1.0)


def test_quantiles_invert_probabilities_in_the_tails():
    for name, shapes in CONTINUOUS.items():
        distribution = getattr(te.stats, name)
        for q in (1e-9, 0.3, 1 - 1e-6):
            below = distribution.cdf(distribution.ppf(q, *shapes), *shapes)
            above = distribution.sf(distribution.isf(q, *shapes), *shapes)
            np.testing.assert_allclose([below, above], q, rtol=1e-6)


def test_standard_scores():
    a = np.random.default_rng(0).standard_normal((4, 3))
    for options in ({}, {"axis": 1}, {"axis": None}, {"ddof": 1}):
        expected = scipy.stats.zscore(a, **options)
        np.testing.assert_allclose(te.stats.zscore(a, **options), expected, rtol=1e-12)
    te.check_grads(te.stats.zscore, (a,), order=2)


COUNTS = np.array([*range(-3, 12), 0.5, 2.7, np.inf, -np.inf, np.nan])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", DISCRETE)
def test_probabilities_and_quantiles_of_counts(name):
    ours, theirs, shapes = getattr(te.stats, name), getattr(scipy.stats, name), DISCRETE[name]
    counts = COUNTS[COUNTS != 0.5] if name != "hypergeom" else np.arange(-3.0, 12.0)
    for method in (*PROBABILITIES, "ppf", "isf"):
        at = counts if method in PROBABILITIES else SHARES
        for loc in ((), (2,)):
            with np.errstate(all="ignore"):
                wanted = getattr(theirs, method)(at, *shapes, *loc)
            found = getattr(ours, method)(at, *shapes, *loc)
            np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-300)
    for k in range(int(theirs.ppf(0.02, *shapes)), int(theirs.ppf(0.98, *shapes))):
        assert ours.ppf(ours.cdf(k, *shapes), *shapes) == k
    if name not in ("hypergeom", "randint"):
        te.check_grads(lambda p: ours.cdf(1, *shapes[:-1], p), (shapes[-1],), order=2)
    assert te.grad(lambda q: ours.ppf(q, *shapes))(0.4) == 0.0
    assert np.isnan(float(ours.cdf(1, *(-1.0 for _ in shapes))))


@pytest.mark.parametrize("name", INFLATED)
def test_counts_with_more_zeros(name):
    """A share 1 - psi of the numbers is 0."""
    ours, (psi, *shapes) = getattr(te.stats, name), INFLATED[name]
    base = getattr(scipy.stats, name.removeprefix("zero_inflated_"))
    k = np.arange(-1, 9)
    pmf = psi * base.pmf(k, *shapes) + (1 - psi) * (k == 0)
    np.testing.assert_allclose(ours.pmf(k, psi, *shapes), pmf, rtol=1e-12, atol=1e-300)
    np.testing.assert_allclose(ours.cdf(k, psi, *shapes), np.cumsum(pmf), rtol=1e-12)
    np.testing.assert_allclose(ours.sf(k, psi, *shapes), 1 - np.cumsum(pmf), rtol=1e-9, atol=1e-15)
    assert ours.ppf(0.2, psi, *shapes) == 0 and ours.ppf(1.0, psi, *shapes) >= 5
    te.check_grads(lambda psi: ours.logpmf(np.arange(4), psi, *shapes), (psi,), order=2)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", {**CONTINUOUS, **DISCRETE})
def test_random_numbers_have_the_distribution(name):
    ours, theirs = getattr(te.stats, name), getattr(scipy.stats, name)
    shapes = {**CONTINUOUS, **DISCRETE}[name]
    found = np.asarray(ours.rvs(*shapes, size=(1000,), random_state=te.random.key(5)))
    again = ours.rvs(*shapes, size=1000, random_state=te.random.key(5))
    np.testing.assert_array_equal(found, again)
    if name in DISCRETE:
        assert found.dtype == np.int64
        values, counts = np.unique(found, return_counts=True)
        expected = theirs.pmf(values, *shapes) * 1000
        often = expected > 5
        statistic = np.sum((counts - expected)[often] ** 2 / expected[often])
        assert scipy.stats.chi2.sf(statistic, often.sum() - 1) > 1e-3
    else:
        assert scipy.stats.kstest(found, lambda x: theirs.cdf(x, *shapes)).pvalue > 1e-3


def test_random_numbers_move_with_their_parameters():
    def mean(loc, scale):
        return np.mean(te.stats.norm.rvs(loc, scale, size=100, random_state=3))

    z = te.stats.norm.rvs(size=100, random_state=3)
    slopes = te.grad(mean, argnums=(0, 1))(1.0, 2.0)
    np.testing.assert_allclose(slopes, [1.0, np.mean(z)], rtol=1e-12)
    assert te.stats.gamma.rvs(np.array([1.0, 2.0, 3.0]), random_state=0).shape == (3,)
    assert te.jit(lambda k: te.stats.poisson.rvs(3.0, random_state=k))(te.random.key(0)).shape == ()
    with pytest.raises(TypeError, match=r"stats\.norm\.rvs: random_state is None, expected a key"):
        te.stats.norm.rvs(size=3)


@pytest.mark.parametrize("shapes", [(2.0, 5.0), (8.0, np.inf), (-np.inf, -1.0), (-40.0, -38.0)])
def test_truncated_tails(shapes):
    ours, theirs = te.stats.truncnorm, scipy.stats.truncnorm
    x = theirs.ppf([0.0, 0.01, 0.5, 0.99, 1.0], *shapes)
    for method in ("logpdf", "cdf", "sf", "logcdf", "logsf"):
        found, wanted = getattr(ours, method)(x, *shapes), getattr(theirs, method)(x, *shapes)
        np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(ours.ppf([0.0, 0.01, 0.5, 0.99, 1.0], *shapes), x, rtol=1e-10)


@pytest.mark.parametrize("kappa", [0.01, 4.0, 300.0])
def test_angles(kappa):
    x = np.linspace(-8, 8, 33)
    wanted = scipy.stats.vonmises.logpdf(x, kappa)
    np.testing.assert_allclose(te.stats.vonmises.logpdf(x, kappa), wanted, rtol=1e-10)
    density = lambda t: scipy.stats.vonmises.pdf(t, kappa)  # noqa: E731
    exact = [
        scipy.integrate.quad(density, -np.pi, t, epsabs=1e-13, points=[0])[0] for t in (-1, 0.1, 2)
    ]
    np.testing.assert_allclose(te.stats.vonmises.cdf([-1, 0.1, 2], kappa), exact, atol=1e-12)


def test_multivariate_t():
    rng = np.random.default_rng(2)
    root, loc, x = rng.normal(size=(3, 3)), rng.normal(size=3), rng.normal(size=(5, 3))
    shape = root @ root.T + np.eye(3)
    wanted = scipy.stats.multivariate_t.logpdf(x, loc, shape, 3.5)
    np.testing.assert_allclose(te.stats.multivariate_t.logpdf(x, loc, shape, 3.5), wanted)
    np.testing.assert_allclose(te.stats.multivariate_t.pdf(x, loc, shape, df=3.5), np.exp(wanted))
    assert np.isnan(float(te.stats.multivariate_t.logpdf(x[0], loc, shape, -1.0)))

    def density(x, loc, root, df):
        return te.stats.multivariate_t.logpdf(x, loc, root @ root.T + np.eye(3), df)

    te.check_grads(density, (x[0], loc, root, 3.5), order=2)


@pytest.mark.parametrize("name", ["wishart", "invwishart"])
def test_distributions_of_matrices(name):
    ours, theirs = getattr(te.stats, name), getattr(scipy.stats, name)
    rng = np.random.default_rng(3)
    roots = rng.normal(size=(2, 3, 3))
    x, scale = roots @ roots.transpose(0, 2, 1) + np.eye(3)
    np.testing.assert_allclose(ours.logpdf(x, 4.5, scale), theirs.logpdf(x, 4.5, scale))
    np.testing.assert_allclose(ours.pdf(x, 4.5, scale), theirs.pdf(x, 4.5, scale))
    assert np.isnan(float(ours.logpdf(x, 1.5, scale)))
    with pytest.raises(ValueError, match=rf"{name}: .*expected"):
        ours.logpdf(x, 4.5, scale[:2, :2])

    def density(a, df, b):
        return ours.logpdf(a @ a.T + np.eye(3), df, b @ b.T + np.eye(3))

    te.check_grads(density, (roots[0], 4.5, roots[1]), order=2)


def test_dirichlet_multinomial():
    ours, theirs, alpha = (
        te.stats.dirichlet_multinomial,
        scipy.stats.dirichlet_multinomial,
        [1, 2.5, 3],
    )
    for x in ([1, 2, 3], [0, 0, 6], [6, 0, 0]):
        np.testing.assert_allclose(ours.logpmf(x, alpha, 6), theirs.logpmf(x, alpha, 6), rtol=1e-10)
        np.testing.assert_allclose(ours.pmf(x, alpha, 6), theirs.pmf(x, alpha, 6), rtol=1e-10)
    assert ours.logpmf([1, 2, 2], alpha, 6) == -np.inf
    assert ours.logpmf([1.5, 2, 2.5], alpha, 6) == -np.inf
    assert np.isnan(float(ours.logpmf([1, 2, 3], [1, -2.5, 3], 6)))
    te.check_grads(lambda a: ours.logpmf(np.array([1, 2, 3]), a, 6), (np.array(alpha),), order=2)
    with pytest.raises(ValueError, match="the same last size"):
        ours.logpmf([1, 2], alpha, 3)


def test_correlations_of_lewandowski_kurowicka_and_joe():
    """Normalized; for two numbers the correlation has a beta distribution on (-1, 1)."""
    r = 0.3
    factor = np.array([[1.0, 0.0], [r, np.sqrt(1 - r**2)]])
    wanted = scipy.stats.beta.logpdf((r + 1) / 2, 2.5, 2.5) - np.log(2)
    np.testing.assert_allclose(te.stats.lkj_cholesky.logpdf(factor, 2.5), wanted)

    def density(a, b, c):
        """Of the elements below the diagonal of a factor of three numbers."""
        whole = np.array([[1, 0, 0], [a, (1 - a**2) ** 0.5, 0], [b, c, (1 - b**2 - c**2) ** 0.5]])
        return float(te.stats.lkj_cholesky.pdf(whole, 1.7))

    nodes, weights = np.polynomial.legendre.leggauss(9)
    total = 0.0
    for a, wa in zip(nodes, weights, strict=True):
        for b, wb in zip(nodes, weights, strict=True):
            edge = np.sqrt(1 - b**2)
            total += sum(
                wa * wb * w * edge * density(a, b, edge * c)
                for c, w in zip(nodes, weights, strict=True)
            )
    assert abs(total - 1) < 0.01
    te.check_grads(te.stats.lkj_cholesky.logpdf, (factor, 2.5), order=2)
    with pytest.raises(ValueError, match="lkj_cholesky"):
        te.stats.lkj_cholesky.logpdf(np.ones(3), 1.0)
