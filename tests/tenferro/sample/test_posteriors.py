"""Models of the data base posteriordb, written from their papers, and moments of their posteriors.

The reference moments are found another way than the samplers find them: in closed form, by
quadrature of what is left after the other unknowns are integrated exactly, or by importance
sampling with a multivariate t distribution at the mode. Data are those of the papers where they are
short, otherwise drawn from the model with a fixed seed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from scipy import stats

import tenferro as te
from tenferro import sample

norm, positive = te.stats.norm, sample.positive
Moments = dict[str, tuple[float, float]]
"""Means and standard deviations by the names of unknowns."""


@dataclass(frozen=True)
class Posterior:
    """A model, where its chains begin, and how its moments are found another way."""

    log_density: Callable[[Any], Any]
    start: Mapping[str, Any]
    moments: Callable[["Posterior"], Mapping[str, Any]]
    constraints: Mapping[str, Any] = field(default_factory=dict)


def weighted(values: Any, logs: Any) -> tuple[Any, Any]:
    """Mean and standard deviation with weights of these logarithms."""
    weights = np.exp(logs - logs.max())
    weights /= weights.sum()
    mean = np.tensordot(weights, values, 1)
    return mean, np.sqrt(np.tensordot(weights, (values - mean) ** 2, 1))


def by_importance(posterior: Posterior, draws: int = 400_000) -> Mapping[str, Any]:
    """Moments by importance sampling from a multivariate t distribution of 8 degrees at the mode.

    Raises AssertionError if fewer than 10,000 draws are effective: the mean then has an error of
    a hundredth of the standard deviation.
    """
    normal = sample.laplace(
        posterior.log_density, posterior.start, constraints=posterior.constraints
    )
    rng = np.random.default_rng(7)
    n, df = normal.mean.size, 8.0
    z = rng.normal(size=(draws, n)) / np.sqrt(rng.chisquare(df, size=(draws, 1)) / df)
    u = normal.mean + 1.1 * z @ normal.factor.T
    logs = np.asarray(te.jit(te.vmap(normal.target.density))(u))
    logs = np.where(np.isnan(logs), -np.inf, logs)
    logs = logs + (df + n) / 2 * np.log1p(np.sum(z**2, axis=1) / df)
    weights = np.exp(logs - logs.max())
    assert weights.sum() ** 2 / (weights**2).sum() > 10_000
    values = te.jit(te.vmap(normal.target.values))(u)
    return {name: weighted(np.asarray(x), logs) for name, x in values.items()}


# Rubin, "Estimation in parallel randomized experiments", J. Educ. Stat. 6 (1981).
EFFECT = np.array([28.0, 8.0, -3.0, 7.0, -1.0, 1.0, 18.0, 12.0])
ERROR = np.array([15.0, 10.0, 16.0, 11.0, 9.0, 11.0, 10.0, 18.0])


def schools_noncentered(x: Any) -> Any:
    prior = norm.logpdf(x["mu"], 0, 5) + te.stats.halfcauchy.logpdf(x["tau"], 0, 5)
    prior = prior + np.sum(norm.logpdf(x["z"]))
    return prior + np.sum(norm.logpdf(EFFECT, x["mu"] + x["tau"] * x["z"], ERROR))


def schools_centered(x: Any) -> Any:
    prior = norm.logpdf(x["mu"], 0, 5) + te.stats.halfcauchy.logpdf(x["tau"], 0, 5)
    prior = prior + np.sum(norm.logpdf(x["theta"], x["mu"], x["tau"]))
    return prior + np.sum(norm.logpdf(EFFECT, x["theta"], ERROR))


def schools_by_quadrature(_: Posterior) -> Mapping[str, Any]:
    """Effects and their mean are normal given tau, over which a grid of its logarithm sums."""
    tau = np.exp(np.linspace(-12, 8, 20_001))
    variance = ERROR**2 + tau[:, None] ** 2
    precision = 1 / 25 + (1 / variance).sum(1)
    mean = (EFFECT / variance).sum(1) / precision
    square = (EFFECT**2 / variance).sum(1) - precision * mean**2
    logs = -0.5 * (np.log(variance).sum(1) + np.log(precision) + square)
    logs = logs - np.log1p((tau / 5) ** 2) + np.log(tau)
    weights = np.exp(logs - logs.max())
    weights /= weights.sum()
    mu = weights @ mean
    deviation = np.sqrt(weights @ (1 / precision + mean**2) - mu**2)
    return {"mu": (mu, deviation), "tau": weighted(tau, logs)}


# Linear regressions: the shape of Gelman and Hill (2007), chapters 3 and 4, with drawn data.
def _line(n: int, truth: tuple[float, float, float], seed: int) -> tuple[Any, Any]:
    rng = np.random.default_rng(seed)
    x = rng.normal(size=n)
    return x, truth[0] + truth[1] * x + truth[2] * rng.normal(size=n)


IQ, KID = _line(434, (86.8, 9.15, 18.3), 1)
HEIGHT, EARN = _line(1192, (9.7, 0.22, 0.9), 2)


def kidscore(x: Any) -> Any:
    """kidscore_momiq: a flat prior of the line, and a Cauchy one of the deviation."""
    lines = np.sum(norm.logpdf(KID, x["beta"][0] + x["beta"][1] * IQ, x["sigma"]))
    return lines + te.stats.cauchy.logpdf(x["sigma"], 0, 2.5)


def earnings(x: Any) -> Any:
    """logearn_height: flat priors."""
    return np.sum(norm.logpdf(EARN, x["beta"][0] + x["beta"][1] * HEIGHT, x["sigma"]))


def line_by_quadrature(x: Any, y: Any, log_prior: Callable[[Any], Any]) -> Callable[..., Any]:
    """Given sigma the line is normal; a grid sums over sigma."""

    def moments(_: Posterior) -> Mapping[str, Any]:
        design = np.stack([np.ones_like(x), x], axis=1)
        beta, rest, _, _ = np.linalg.lstsq(design, y, rcond=None)
        inverse = np.diag(np.linalg.inv(design.T @ design))
        centre = np.sqrt(rest[0] / len(y))
        sigma = centre * np.exp(np.linspace(-0.5, 0.5, 20_001))
        logs = -(len(y) - 2) * np.log(sigma) - rest[0] / (2 * sigma**2)
        logs = logs + log_prior(sigma) + np.log(sigma)
        mean, deviation = weighted(sigma, logs)
        spread = np.sqrt((mean**2 + deviation**2) * inverse)
        return {"beta": (beta, spread), "sigma": (mean, deviation)}

    return moments


# arK: an autoregression of order 5; A. Gelman et al., Bayesian Data Analysis (2013).
def _autoregression() -> Any:
    rng = np.random.default_rng(3)
    y = np.zeros(200)
    for t in range(5, 200):
        y[t] = y[t - 5 : t][::-1] @ [0.7, -0.2, 0.1, 0.05, -0.1] + 0.15 * rng.normal()
    return y


SERIES = _autoregression()
LAGS = np.stack([SERIES[5 - k : -k] for k in range(1, 6)], axis=1)


def autoregressive(x: Any) -> Any:
    prior = norm.logpdf(x["alpha"], 0, 10) + np.sum(norm.logpdf(x["beta"], 0, 10))
    prior = prior + te.stats.cauchy.logpdf(x["sigma"], 0, 2.5)
    return prior + np.sum(norm.logpdf(SERIES[5:], x["alpha"] + LAGS @ x["beta"], x["sigma"]))


# garch11: Bollerslev, "Generalized autoregressive conditional heteroskedasticity" (1986).
def _returns() -> Any:
    rng = np.random.default_rng(4)
    y, variance = np.zeros(200), 1.0
    for t in range(200):
        y[t] = 0.3 + np.sqrt(variance) * rng.normal()
        variance = 0.3 + 0.4 * (y[t] - 0.3) ** 2 + 0.4 * variance
    return y


RETURNS = _returns()


def garch(x: Any) -> Any:
    """Flat priors on positive alpha0, alpha1 in (0, 1), beta1 in (0, 1 - alpha1) by its share."""
    beta1 = (1 - x["alpha1"]) * x["share"]

    def step(variance: Any, y: Any) -> Any:
        after = x["alpha0"] + x["alpha1"] * (y - x["mu"]) ** 2 + beta1 * variance
        return after, norm.logpdf(y, x["mu"], np.sqrt(variance))

    _, logs = te.scan(step, 1.0 + 0.0 * x["mu"], RETURNS)
    return np.sum(logs) + np.log1p(-x["alpha1"])


# nes: a logistic regression of votes on the income, in five groups; Gelman and Hill, chapter 5.
def _votes() -> tuple[Any, Any]:
    rng = np.random.default_rng(5)
    income = rng.integers(1, 6, size=1179).astype(float)
    return income, (rng.uniform(size=1179) < 1 / (1 + np.exp(1.4 - 0.33 * income))).astype(float)


INCOME, VOTE = _votes()


def votes(x: Any) -> Any:
    eta = x["beta"][0] + x["beta"][1] * INCOME
    return np.sum(VOTE * eta - np.logaddexp(0.0, eta))


# radon: Gelman and Hill (2007), chapter 12: houses in counties, with a slope by the floor.
def _radon() -> tuple[Any, Any, Any]:
    rng = np.random.default_rng(6)
    county, ground = rng.integers(0, 15, size=200), rng.integers(0, 2, size=200).astype(float)
    level = 1.5 + 0.3 * rng.normal(size=15)
    return county, ground, level[county] - 0.7 * ground + 0.7 * rng.normal(size=200)


COUNTY, GROUND, RADON = _radon()


def radon(x: Any) -> Any:
    """partially_pooled, with the levels of counties as standardized unknowns."""
    prior = (
        norm.logpdf(x["mu"], 0, 10) + norm.logpdf(x["slope"], 0, 10) + np.sum(norm.logpdf(x["z"]))
    )
    prior = prior + te.stats.halfnorm.logpdf(x["tau"]) + te.stats.halfnorm.logpdf(x["sigma"])
    level = x["mu"] + x["tau"] * x["z"]
    return prior + np.sum(norm.logpdf(RADON, level[COUNTY] + x["slope"] * GROUND, x["sigma"]))


def radon_by_quadrature(_: Posterior) -> Mapping[str, Any]:
    """Given both deviations, data and the linear unknowns are normal; a grid sums over the rest."""
    design = np.stack([np.ones_like(GROUND), GROUND], axis=1)
    same = (COUNTY[:, None] == COUNTY).astype(float)
    taus, sigmas = np.exp(np.linspace(-5, 0.5, 60)), np.exp(np.linspace(-0.7, 0.1, 40))
    rows = []
    for tau in taus:
        for sigma in sigmas:
            covariance = sigma**2 * np.eye(len(RADON)) + tau**2 * same
            factor = np.linalg.cholesky(covariance)
            a, y = np.linalg.solve(factor, design), np.linalg.solve(factor, RADON)
            precision = a.T @ a + np.eye(2) / 100
            mean = np.linalg.solve(precision, a.T @ y)
            logs = -np.log(np.diag(factor)).sum() - 0.5 * (y @ y - mean @ precision @ mean)
            logs += -0.5 * np.linalg.slogdet(precision)[1] - 0.5 * (tau**2 + sigma**2)
            spread = np.diag(np.linalg.inv(precision))
            rows.append([logs + np.log(tau * sigma), tau, sigma, *mean, *spread])
    logs, tau, sigma, mu, slope, of_mu, of_slope = np.array(rows).T
    weights = np.exp(logs - logs.max())
    weights /= weights.sum()

    def mixed(mean: Any, variance: Any) -> tuple[float, float]:
        centre = weights @ mean
        return centre, np.sqrt(weights @ (variance + (mean - centre) ** 2))

    return {
        "mu": mixed(mu, of_mu),
        "slope": mixed(slope, of_slope),
        "tau": mixed(tau, 0.0),
        "sigma": mixed(sigma, 0.0),
    }


# hudson_lynx_hare: the pelts of the Hudson Bay Company, 1900 to 1920, in thousands (Howard, 2009).
HARE = [30, 47.2, 70.2, 77.4, 36.3, 20.6, 18.1, 21.4, 22, 25.4, 27.1, 40.3, 57, 76.6, 52.3, 19.5,
        11.2, 7.6, 14.6, 16.2, 24.7]  # fmt: skip
LYNX = [4, 6.1, 9.8, 35.2, 59.4, 41.7, 19, 13, 8.3, 9.1, 7.4, 8, 12.3, 19.5, 45.7, 51.1, 29.7,
        15.8, 9.7, 10.1, 8.6]  # fmt: skip
PELTS = np.log(np.stack([HARE, LYNX], axis=1))


def lynx_and_hare(x: Any) -> Any:
    """Lotka and Volterra's equations with lognormal errors; Carpenter, Stan case study (2018)."""

    def slope(_: float, z: Any, alpha: Any, beta: Any, gamma: Any, delta: Any) -> Any:
        u, v = z
        return [(alpha - beta * v) * u, (-gamma + delta * u) * v]

    found = te.integrate.solve_ivp(
        slope, (0.0, 20.0), x["z"], t_eval=np.arange(21.0), args=tuple(x["theta"]),
        rtol=1e-6, atol=1e-6, max_steps=2000, check=False,
    )  # fmt: skip
    theta = norm.logpdf(
        x["theta"], np.array([1.0, 0.05, 1.0, 0.05]), np.array([0.5, 0.05, 0.5, 0.05])
    )
    prior = np.sum(theta) + np.sum(te.stats.lognorm.logpdf(x["sigma"], 1.0, scale=np.exp(-1.0)))
    prior = prior + np.sum(te.stats.lognorm.logpdf(x["z"], 1.0, scale=10.0))
    return prior + np.sum(norm.logpdf(PELTS, np.log(found.y.T), x["sigma"]) - PELTS)


def published_lynx_and_hare(_: Posterior) -> Mapping[str, Any]:
    """The means of posteriordb (its errors are below 1 % of a deviation), and the deviations of
    Carpenter's table, which has two digits."""
    theta = np.array([0.546864, 0.0277473, 0.800095, 0.0240859])
    sigma = np.array([0.248057, 0.251017]), np.array([0.045, 0.045])
    return {"theta": (theta, np.array([0.065, 0.0044, 0.093, 0.0037])), "sigma": sigma}


def test_quadrature_gives_the_means_of_posteriordb() -> None:
    """Of eight schools, within five of its standard errors."""
    moments = schools_by_quadrature(FAST["eight_schools_noncentered"])
    assert abs(moments["mu"][0] - 4.410518) < 5 * 0.0330
    assert abs(moments["tau"][0] - 3.602060) < 5 * 0.0319


FAST = {
    "eight_schools_noncentered": Posterior(
        schools_noncentered, {"mu": 0.0, "tau": 1.0, "z": np.zeros(8)}, schools_by_quadrature,
        {"tau": positive},
    ),
    "kidscore_momiq": Posterior(
        kidscore, {"beta": np.array([87.0, 9.0]), "sigma": 18.0},
        line_by_quadrature(IQ, KID, lambda s: -np.log1p((s / 2.5) ** 2)), {"sigma": positive},
    ),
}  # fmt: skip
LONG = {
    "eight_schools_centered": Posterior(
        schools_centered, {"mu": 0.0, "tau": 5.0, "theta": np.zeros(8)}, schools_by_quadrature,
        {"tau": positive},
    ),
    "logearn_height": Posterior(
        earnings, {"beta": np.array([9.7, 0.2]), "sigma": 1.0},
        line_by_quadrature(HEIGHT, EARN, np.zeros_like), {"sigma": positive},
    ),
    "arK": Posterior(
        autoregressive, {"alpha": 0.0, "beta": np.zeros(5), "sigma": 0.2}, by_importance,
        {"sigma": positive},
    ),
    "garch11": Posterior(
        garch, {"mu": 0.3, "alpha0": 0.3, "alpha1": 0.4, "share": 0.5}, by_importance,
        {"alpha0": positive, "alpha1": sample.interval(0.0, 1.0),
         "share": sample.interval(0.0, 1.0)},
    ),
    "nes": Posterior(votes, {"beta": np.array([-1.4, 0.3])}, by_importance),
    "radon_partially_pooled": Posterior(
        radon, {"mu": 1.5, "slope": -0.7, "tau": 0.3, "sigma": 0.7, "z": np.zeros(15)},
        radon_by_quadrature, {"tau": positive, "sigma": positive},
    ),
    "hudson_lynx_hare": Posterior(
        lynx_and_hare,
        {"theta": np.array([0.55, 0.028, 0.8, 0.024]), "sigma": np.array([0.25, 0.25]),
         "z": np.array([33.0, 5.9])},
        published_lynx_and_hare, {"theta": positive, "sigma": positive, "z": positive},
    ),
}  # fmt: skip


def _agrees(posterior: Posterior, digits: float = 0.0, **options: Any) -> None:
    found = sample.nuts(
        posterior.log_density, dict(posterior.start), te.random.key(11),
        constraints=dict(posterior.constraints), jitter=0.1, **options,
    )  # fmt: skip
    for name, (mean, deviation) in posterior.moments(posterior).items():
        draws = found.draws[name]
        assert np.all(sample.rhat(draws) < 1.02), name
        error = 5 * sample.mcse(draws) + digits / 3 * np.asarray(deviation)
        assert np.all(np.abs(draws.mean((0, 1)) - mean) < error), name
        # of deviations: the normal formula, with the fewer effective draws of the tails
        tails = np.minimum(sample.ess(draws), sample.ess_tail(draws))
        within = 5 / np.sqrt(tails) + digits
        assert np.all(np.abs(draws.std((0, 1)) / deviation - 1) < within), name


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FAST)
def test_moments(name: str) -> None:
    _agrees(FAST[name])


@pytest.mark.long
@pytest.mark.parametrize("name", LONG)
def test_moments_of_more_models(name: str) -> None:
    """The centred schools mix slowly, and the published table has two digits."""
    options = {"target_accept": 0.99, "draws": 4000} if name == "eight_schools_centered" else {}
    _agrees(LONG[name], 0.15 if name == "hudson_lynx_hare" else 0.0, **options)


def test_the_same_key_gives_the_same_chains() -> None:
    """By the no-U-turn sampler too, whose chains run on threads."""

    def draws(seed: int) -> Any:
        found = sample.nuts(
            schools_noncentered, dict(FAST["eight_schools_noncentered"].start),
            te.random.key(seed), constraints={"tau": positive}, draws=40, tune=40,
        )  # fmt: skip
        return np.concatenate([found.draws["mu"], found.draws["tau"]])

    assert np.array_equal(draws(3), draws(3))
    assert not np.array_equal(draws(3), draws(4))


def test_importance_sampling_knows_a_closed_form() -> None:
    """What the references rest on: moments of a gamma distribution."""
    gamma = Posterior(
        lambda x: te.stats.gamma.logpdf(x["a"], 4.0), {"a": 3.0}, by_importance, {"a": positive}
    )
    mean, deviation = by_importance(gamma, 100_000)["a"]
    np.testing.assert_allclose([mean, deviation], [4.0, 2.0], rtol=0.02)
    assert stats.gamma.mean(4.0) == 4.0
