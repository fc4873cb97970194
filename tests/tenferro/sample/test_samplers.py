"""Samplers: invariant densities, moments that are known, diagnostics, errors."""

from inspect import signature
from typing import Any

import numpy as np
import pytest
from scipy import stats

import tenferro as te
from tenferro import sample
from tenferro.sample import adaptation, kernels
from tenferro.sample.kernels import Kernel, Tuning
from tenferro.sample.nuts import no_u_turn
from tenferro.sample.parallel import for_chains
from tenferro.sample.problem import Problem, problem

COVARIANCE = np.array([[1.0, 0.6, 0.0], [0.6, 2.0, -0.5], [0.0, -0.5, 0.7]])
PRECISION = np.linalg.inv(COVARIANCE)
FACTOR = np.linalg.cholesky(COVARIANCE)
CHAINS = 4000


def _normal(x: Any) -> Any:
    return -0.5 * x @ (PRECISION @ x)


KERNELS = {
    "random walk": (kernels.random_walk, 0.8),
    "hmc": (lambda target: kernels.hamiltonian(target, 6), 0.5),
    "mala": (kernels.langevin, 0.9),
    "slices": (kernels.slices, 1.0),
    "nuts": (no_u_turn, 0.5),
    "elliptical": (
        lambda target: kernels.elliptical(target, lambda x: _normal(x) + 0.5 * x @ x, np.ones(3)),
        1.0,
    ),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("name", KERNELS)
def test_a_step_keeps_the_density(name: str, dense: bool) -> None:
    """Exact draws are exact draws after steps of any size and metric."""
    make, step = KERNELS[name]
    target = problem(name, _normal, np.zeros(3), None)
    kernel: Kernel = make(target)
    metric = 1.3 * FACTOR if dense else np.array([0.5, 1.0, 2.0])
    tuning = Tuning(np.float64(step), metric)

    def chain(key: Any, u: Any) -> Any:
        state = kernel.start(u)
        for i in range(2):
            state, info = kernel.step(te.random.fold_in(key, i), state, tuning)
        return state.u, info.accept

    rng = np.random.default_rng(5)
    u = rng.normal(size=(CHAINS, 3)) @ FACTOR.T
    moved, accept = te.jit(te.vmap(chain))(te.random.split(te.random.key(1), CHAINS), u)
    white = np.linalg.solve(FACTOR, np.asarray(moved).T)
    values = [stats.kstest(row, "norm").pvalue for row in white]
    values.append(stats.kstest((white**2).sum(0), "chi2", args=(3,)).pvalue)
    assert min(values) > 1e-3
    assert np.mean(np.abs(np.asarray(moved) - u) > 0) > 0.2
    assert 0.2 < np.mean(accept) <= 1.0


def test_trajectories_stop_where_they_turn() -> None:
    """Of a standard normal in one dimension a trajectory covers about half a period."""
    target = problem("nuts", lambda x: -0.5 * x @ x, np.zeros(1), None)
    kernel = no_u_turn(target)
    step = te.jit(te.vmap(lambda k: kernel.step(k, kernel.start(np.ones(1)), TUNED)[1].evaluations))
    counts = np.asarray(step(te.random.split(te.random.key(0), 500)))
    assert counts.max() <= 127
    assert 15 <= np.median(counts) <= 63


TUNED = Tuning(np.float64(0.1), np.ones(1))


def _within(found: Any, exact: Any, draws: Any, errors: float = 5.0) -> bool:
    return bool(np.all(np.abs(found - exact) < errors * sample.mcse(draws)))


def _schools(x: Any) -> Any:
    effect = np.array([28.0, 8.0, -3.0, 7.0, -1.0, 1.0, 18.0, 12.0])
    error = np.array([15.0, 10.0, 16.0, 11.0, 9.0, 11.0, 10.0, 18.0])
    norm = te.stats.norm
    prior = norm.logpdf(x["mu"], 0, 5) + te.stats.cauchy.logpdf(x["tau"], 0, 5)
    theta = x["mu"] + x["tau"] * x["z"]
    return prior + np.sum(norm.logpdf(x["z"])) + np.sum(norm.logpdf(effect, theta, error))


def _quadrature() -> tuple[float, float]:
    """Posterior means of mu and tau of the eight schools: z and mu integrate in closed form."""
    effect = np.array([28.0, 8.0, -3.0, 7.0, -1.0, 1.0, 18.0, 12.0])
    error = np.array([15.0, 10.0, 16.0, 11.0, 9.0, 11.0, 10.0, 18.0])
    s = np.linspace(-12, 12, 40001)
    tau = np.exp(s)
    variance = error**2 + tau[:, None] ** 2
    precision = 1 / 25 + (1 / variance).sum(1)
    mean = (effect / variance).sum(1) / precision
    square = (effect**2 / variance).sum(1) - precision * mean**2
    logs = -0.5 * np.log(variance).sum(1) - 0.5 * np.log(precision) - 0.5 * square
    weight = np.exp(logs - logs.max()) / (1 + (tau / 5) ** 2) * tau
    weight /= weight.sum()
    return float(weight @ mean), float(weight @ tau)


def test_eight_schools() -> None:
    start = {"mu": 0.0, "tau": 1.0, "z": np.zeros(8)}
    found = sample.nuts(
        _schools, start, te.random.key(0), constraints={"tau": sample.positive}, draws=1500
    )
    mu, tau = _quadrature()
    assert _within(found.draws["mu"].mean(), mu, found.draws["mu"])
    assert _within(found.draws["tau"].mean(), tau, found.draws["tau"])
    assert found.rhat["mu"] < 1.01 and found.ess["mu"] > 1000
    assert found.diverged.mean() < 0.01
    assert "['z'][7]" in str(found)


def test_constrained_values_have_their_density() -> None:
    """Beta, Dirichlet and the order of normal numbers, by their known means."""
    alpha = np.array([2.0, 3.0, 5.0])

    def density(x: Any) -> Any:
        share = np.sum((alpha - 1) * np.log(x["p"]))
        return te.stats.beta.logpdf(x["b"], 2, 6) + share - 0.5 * np.sum(x["o"] ** 2)

    start = {"b": 0.5, "p": np.full(3, 1 / 3), "o": np.array([-1.0, 1.0])}
    constraints = {
        "b": sample.interval(0.0, 1.0),
        "p": sample.simplex,
        "o": sample.ordered,
    }
    found = sample.nuts(density, start, te.random.key(2), constraints=constraints, dense=True)
    assert _within(found.draws["b"].mean(), 0.25, found.draws["b"])
    assert _within(found.draws["p"].mean((0, 1)), alpha / 10, found.draws["p"])
    assert _within(found.draws["o"].mean((0, 1)), np.array([-1, 1]) / np.pi**0.5, found.draws["o"])


def test_the_same_key_gives_the_same_draws() -> None:
    def draws(seed: int) -> Any:
        key = te.random.key(seed)
        return sample.mala(_normal, np.zeros(3), key, draws=30, tune=30, chains=2).draws

    assert np.array_equal(draws(3), draws(3))
    assert not np.array_equal(draws(3), draws(4))


def test_each_chain_runs_by_itself() -> None:
    """One chain runs too, and errors reach the caller from each of several."""
    one = sample.nuts(_normal, np.zeros(3), te.random.key(0), chains=1, draws=20, tune=20)
    assert one.draws.shape == (1, 20, 3) and one.metric.shape == (1, 3)
    double = for_chains(lambda x, y: {"sum": x["a"] + y})
    found = double({"a": np.arange(5.0)}, 10.0)
    np.testing.assert_array_equal(found["sum"], np.arange(5.0) + 10.0)

    def counted(x: Any) -> Any:
        return te.while_loop(lambda y: y < x, lambda y: y + 1.0, 0.0, max_steps=3)

    with pytest.raises(RuntimeError, match="3 steps"):
        for_chains(counted)(np.arange(5.0))


def test_first_steps_are_accepted_with_a_probability_near_its_target() -> None:
    """Each is within a factor of two of where a leapfrog step is accepted with 0.8."""
    scales = np.array([1e-3, 1.0, 1e3])
    for scale in scales:
        target = problem("nuts", lambda x, s=scale: -0.5 * x @ x / s**2, np.zeros(2), None)
        at = for_chains(no_u_turn(target).start)
        starts = scale * np.random.default_rng(0).normal(size=(4, 2))
        steps = adaptation.reasonable_steps(at, te.random.key(1), at(starts))
        assert np.all((steps > 0.2 * scale) & (steps < 8 * scale))


def test_adaptation_learns_step_and_covariance() -> None:
    found = sample.nuts(
        lambda x: -0.5 * np.sum((x / np.array([0.01, 100.0])) ** 2), np.zeros(2), te.random.key(0)
    )
    np.testing.assert_allclose(found.metric.mean(0), [1e-4, 1e4], rtol=0.3)
    assert abs(found.acceptance.mean() - 0.8) < 0.12
    assert np.all(found.step_size == found.step_size[:, :1])


@pytest.mark.long
def test_divergences_are_counted() -> None:
    """Neal's funnel, whose neck has steps that are too large."""

    def funnel(x: Any) -> Any:
        return te.stats.norm.logpdf(x[0], 0, 3) + np.sum(
            te.stats.norm.logpdf(x[1:], 0, np.exp(x[0] / 2))
        )

    found = sample.nuts(funnel, np.zeros(10), te.random.key(1), draws=500, tune=500)
    assert found.diverged.sum() > 0


def test_diagnostics_on_chains() -> None:
    """The values of `rhat`, `ess` and `mcse` of ArviZ 0.23 for these chains."""
    rng = np.random.default_rng(11)
    noise = rng.normal(size=(4, 250))
    x = np.zeros_like(noise)
    for i in range(1, 250):
        x[:, i] = 0.7 * x[:, i - 1] + noise[:, i]
    x[0] += 0.4
    ours = [sample.rhat(x), sample.ess(x), sample.ess_tail(x), sample.mcse(x)]
    np.testing.assert_allclose(ours, ARVIZ, rtol=1e-9)


ARVIZ = [1.0075510419511953, 191.69009288628183, 280.32811471319314, 0.10097261537745385]


def test_samples_go_to_arviz() -> None:
    """Shapes, facts, and the diagnostics that ArviZ computes of them."""
    arviz = pytest.importorskip("arviz")
    start = {"a": 0.0, "b": np.zeros((2, 3))}
    found = sample.nuts(
        lambda x: -(x["a"] ** 2) - np.sum(x["b"] ** 2), start, te.random.key(0), draws=60, tune=60
    )
    data = found.to_arviz()
    assert dict(data.posterior.sizes) == {"chain": 4, "draw": 60, "b_dim_0": 2, "b_dim_1": 3}
    for name in start:
        np.testing.assert_array_equal(data.posterior[name], found.draws[name])
        np.testing.assert_allclose(arviz.rhat(data)[name], found.rhat[name], rtol=1e-9)
        np.testing.assert_allclose(arviz.ess(data)[name], found.ess[name], rtol=1e-9)
    facts = {"lp", "acceptance_rate", "n_steps", "diverging", "energy", "step_size"}
    assert set(data.sample_stats) == facts
    np.testing.assert_array_equal(data.sample_stats["diverging"], found.diverged)
    assert np.all(np.isfinite(arviz.bfmi(data)))
    one = sample.mala(_normal, np.zeros(3), te.random.key(0), draws=20, tune=20).to_arviz()
    assert one.posterior["x"].shape == (4, 20, 3)


@pytest.mark.parametrize("package", ["pandas", "xarray"])
def test_data_may_be_of_pandas_and_xarray(package: str) -> None:
    """In densities and distributions, as arrays of NumPy are."""
    frames = pytest.importorskip(package)
    make = frames.Series if package == "pandas" else frames.DataArray
    values = np.array([0.3, 1.1, -0.4])
    data = make(values)
    for distribution in (te.stats.norm, te.stats.t):
        shapes = () if distribution is te.stats.norm else (3.0,)
        found, wanted = (distribution.logpdf(x, *shapes) for x in (data, values))
        np.testing.assert_array_equal(found, wanted)

    def draws(x: Any) -> Any:
        def density(mu: Any) -> Any:
            return np.sum(te.stats.norm.logpdf(x, mu, 1.0))

        return sample.mala(density, 0.0, te.random.key(0), draws=20, tune=20).draws

    np.testing.assert_array_equal(draws(data), draws(values))
    slope = te.grad(lambda x: np.sum(te.stats.norm.logpdf(x)))(data)
    np.testing.assert_allclose(slope, -values)


@pytest.mark.parametrize("gradients", [True, pytest.param(False, marks=pytest.mark.long)])
def test_sequential_monte_carlo(gradients: bool) -> None:
    """A normal mean with a normal prior: posterior and evidence in closed form."""
    data = np.array([1.2, 0.4, 2.1, 1.5])
    norm = te.stats.norm
    exact = stats.multivariate_normal.logpdf(data, np.zeros(4), np.eye(4) * 0.25 + 4.0)
    mean = data.sum() / 0.25 / (1 / 4 + 4 / 0.25)
    prior = 2.0 * te.random.normal(te.random.key(3), (2000,))
    found = sample.smc(
        lambda x: norm.logpdf(x["m"], 0, 2),
        lambda x: np.sum(norm.logpdf(data, x["m"], 0.5)),
        {"m": prior},
        te.random.key(4),
        gradients=gradients,
    )
    assert abs(found.log_evidence - exact) < 0.15
    assert abs(found.draws["m"].mean() - mean) < 0.03
    assert found.stages > 1


def test_pathfinder_finds_a_normal_density() -> None:
    """Its covariance and evidence are those of the density, for which L-BFGS learns all of them."""
    found = sample.pathfinder(lambda x: _normal(x - 1.0) + 3.0, np.zeros(3), te.random.key(0))
    np.testing.assert_allclose(found.mean, 1.0, atol=1e-3)  # L-BFGS ends within 1e-9 of its value
    np.testing.assert_allclose(found.factor @ found.factor.T, COVARIANCE, atol=0.02)
    exact = 3.0 + 0.5 * np.linalg.slogdet(2 * np.pi * COVARIANCE)[1]
    assert abs(found.log_evidence - exact) < 0.01
    assert found.log_evidence == found.history.max()
    again = sample.pathfinder(lambda x: _normal(x - 1.0) + 3.0, np.zeros(3), te.random.key(0))
    assert np.array_equal(found.mean, again.mean)


def test_pathfinder_is_near_the_posterior() -> None:
    """Of a gamma distribution, whose logarithm is nearly normal."""
    found = sample.pathfinder(
        lambda x: te.stats.gamma.logpdf(x["rate"], 40.0),
        {"rate": 1.0},
        te.random.key(1),
        constraints={"rate": sample.positive},
    )
    draws = found.draws(te.random.key(2), 4000)["rate"]
    assert abs(np.mean(draws) - 40.0) < 1.0
    assert abs(np.std(draws) / 40.0**0.5 - 1) < 0.1
    assert abs(found.log_evidence) < 0.05


def test_laplace_is_exact_for_normal_densities() -> None:
    found = sample.laplace(lambda x: _normal(x - 1.0) + 3.0, np.zeros(3))
    np.testing.assert_allclose(found.mode, np.ones(3), rtol=1e-6)
    np.testing.assert_allclose(found.factor, FACTOR, rtol=1e-6, atol=1e-9)
    exact = 3.0 + 0.5 * np.linalg.slogdet(2 * np.pi * COVARIANCE)[1]
    assert abs(found.log_evidence - exact) < 1e-6


def test_laplace_reports_failure() -> None:
    with pytest.raises(ValueError, match=r"no mode|not definite"):
        sample.laplace(lambda x: x[0] + 0.0 * x[1], np.zeros(2))


@pytest.mark.long
def test_variational_inference_finds_a_normal_density() -> None:
    found = sample.advi(_normal, np.ones(3), te.random.key(0), dense=True)
    covariance = found.factor @ found.factor.T
    np.testing.assert_allclose(found.mode, np.zeros(3), atol=0.1)
    np.testing.assert_allclose(covariance, COVARIANCE, atol=0.25)
    exact = 0.5 * np.linalg.slogdet(2 * np.pi * COVARIANCE)[1]
    assert abs(found.log_evidence - exact) < 0.1


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"draws": 0}, "draws is 0"),
        ({"tune": -1}, "tune is -1"),
        ({"chains": 1.5}, "chains is 1.5"),
    ],
)
def test_counts_are_checked(arguments: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        sample.nuts(_normal, np.zeros(3), te.random.key(0), **arguments)


def test_densities_are_checked() -> None:
    key = te.random.key(0)
    with pytest.raises(ValueError, match="one number"):
        sample.nuts(lambda x: -(x**2), np.zeros(3), key)
    with pytest.raises(ValueError, match="log density is"):
        sample.nuts(lambda x: np.log(x - 5.0), 0.0, key)
    for sampler in (sample.nuts, sample.hmc, sample.mala, sample.random_walk, sample.slice_sampler):
        assert not [p for p in signature(sampler).parameters.values() if p.kind is p.VAR_KEYWORD]
        with pytest.raises(TypeError, match=rf"{sampler.__name__}.*unexpected keyword .*'draw'"):
            sampler(_normal, np.zeros(3), key, draw=3)
    with pytest.raises(ValueError, match="expected \\(n,\\)"):
        sample.elliptical_slice(_normal, np.zeros(3), key, factor=np.ones(2))


def test_a_problem_is_one_vector() -> None:
    target: Problem = problem("nuts", lambda x: -x["a"], {"a": 2.0}, {"a": sample.positive})
    assert float(target.start[0]) == np.log(2.0)
    assert float(target.density(np.zeros(1))) == -1.0
