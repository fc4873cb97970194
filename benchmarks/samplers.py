"""The no-U-turn sampler beside numpyro's and blackjax's, set up as their guides say.

python benchmarks/samplers.py

Each library samples each model twice in a process of its own, with an empty cache, on one core:
processor time of the first run, which compiles, and of the second; the smallest effective number of
draws of an unknown, by one estimator for all; and effective draws a second of the first run. Models
of 50 patients are timed by the first gradient.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

Run = Callable[[int], dict[str, Any]]
LIBRARIES = ("tenferro", "numpyro", "blackjax")
CHAINS, TUNE, DRAWS = 4, 1000, 1000
EFFECTS = np.array([28.0, 8.0, -3.0, 7.0, -1.0, 1.0, 18.0, 12.0])
ERRORS = np.array([15.0, 10.0, 16.0, 11.0, 9.0, 11.0, 10.0, 18.0])
"""Eight schools: Rubin (1981)."""


def logistic_data() -> tuple[Any, Any]:
    """1,000 observations of 25 covariates."""
    rng = np.random.default_rng(0)
    x = rng.standard_normal((1000, 25))
    chance = 1 / (1 + np.exp(-x @ rng.standard_normal(25) / 3))
    return x, (rng.uniform(size=1000) < chance).astype(float)


def schools_of(xp: Any) -> tuple[Callable[[Any], Any], dict[str, Any]]:
    """The log density of eight schools, with the logarithm of tau, and a start."""

    def log_density(p: Any) -> Any:
        tau = xp.exp(p["log_tau"])
        theta = p["mu"] + tau * p["z"]
        prior = -0.5 * (p["mu"] / 5) ** 2 - xp.log1p((tau / 5) ** 2) + p["log_tau"]
        misfit = xp.sum(((EFFECTS - theta) / ERRORS) ** 2) + xp.sum(p["z"] ** 2)
        return prior - 0.5 * misfit

    return log_density, {"mu": 0.0, "log_tau": 0.0, "z": np.zeros(8)}


def logistic_of(xp: Any) -> tuple[Callable[[Any], Any], dict[str, Any]]:
    """The log density of a logistic regression, and a start."""
    x, y = logistic_data()

    def log_density(p: Any) -> Any:
        eta = x @ p["beta"]
        return xp.sum(y * eta - xp.logaddexp(0.0, eta)) - 0.5 * xp.sum(p["beta"] ** 2)

    return log_density, {"beta": np.zeros(25)}


MODELS = {"eight schools": schools_of, "logistic regression": logistic_of}


def ours(model: Any) -> Run:
    """tenferro's sampler."""
    import tenferro as te

    log_density, start = model(np)

    def run(seed: int) -> dict[str, Any]:
        key = te.random.key(seed)
        found = te.sample.nuts(log_density, start, key, draws=DRAWS, tune=TUNE, chains=CHAINS)
        return dict(found.draws)

    return run


def numpyros(model: Any) -> Run:
    """numpyro's, with vectorized chains."""
    import jax
    import jax.numpy as jnp
    from numpyro.infer import MCMC, NUTS

    jax.config.update("jax_enable_x64", True)
    log_density, start = model(jnp)
    starts = {k: jnp.zeros((CHAINS, *np.shape(v))) for k, v in start.items()}

    def run(seed: int) -> dict[str, Any]:
        mcmc = MCMC(
            NUTS(potential_fn=lambda p: -log_density(p)), num_warmup=TUNE, num_samples=DRAWS,
            num_chains=CHAINS, chain_method="vectorized", progress_bar=False,
        )  # fmt: skip
        mcmc.run(jax.random.PRNGKey(seed), init_params=starts)
        return {k: np.asarray(v) for k, v in mcmc.get_samples(group_by_chain=True).items()}

    return run


def blackjaxs(model: Any) -> Run:
    """blackjax's, with window adaptation and `vmap` over chains."""
    import blackjax
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    log_density, start = model(jnp)

    def chain(key: Any) -> Any:
        warm, sampling = jax.random.split(key)
        adaptation = blackjax.window_adaptation(blackjax.nuts, log_density)
        begin = {k: jnp.zeros(np.shape(v)) for k, v in start.items()}
        (state, parameters), _ = adaptation.run(warm, begin, num_steps=TUNE)
        kernel = blackjax.nuts(log_density, **parameters).step

        def step(state: Any, key: Any) -> Any:
            state, _ = kernel(key, state)
            return state, state.position

        return jax.lax.scan(step, state, jax.random.split(sampling, DRAWS))[1]

    all_chains = jax.jit(jax.vmap(chain))

    def run(seed: int) -> dict[str, Any]:
        draws = all_chains(jax.random.split(jax.random.PRNGKey(seed), CHAINS))
        return {k: np.asarray(v) for k, v in draws.items()}

    return run


SAMPLERS = {"tenferro": ours, "numpyro": numpyros, "blackjax": blackjaxs}


def patients_gradient() -> float:
    """Seconds of the first gradient of a hierarchical model of 50 patients."""
    import tenferro as te

    times = np.linspace(0.5, 8.0, 8)
    seen = np.exp(np.random.default_rng(0).standard_normal((50, 8)) / 5)

    def misfit(rates: Any, values: Any) -> Any:
        def slope(_: float, y: Any) -> list[Any]:
            return [-rates[0] * y[0], rates[0] * y[0] - rates[1] * y[1]]

        found = te.integrate.solve_ivp(slope, (0.0, 8.0), [10.0, 0.0], t_eval=times, rtol=1e-6)
        return np.sum((np.log(found.y[1] + 0.01) - values) ** 2)

    def log_density(p: Any) -> Any:
        rates = np.exp(p["mean"] + np.exp(p["log_sd"]) * p["z"])
        return -np.sum(te.vmap(misfit)(rates, seen)) - np.sum(p["z"] ** 2) / 2

    start = {"mean": np.zeros(2), "log_sd": np.full(2, -1.0), "z": np.zeros((50, 2))}
    begin = time.process_time()
    te.jit(te.value_and_grad(log_density))(start)
    return time.process_time() - begin


def one(library: str, model: str) -> dict[str, float]:
    """The figures of one library and model, in this process."""
    begin = time.process_time()
    run = SAMPLERS[library](MODELS[model])
    run(0)
    first = time.process_time() - begin
    begin = time.process_time()
    draws = run(1)
    second = time.process_time() - begin
    import tenferro as te

    least = min(float(np.min(te.sample.ess(x))) for x in draws.values())
    return {"first": first, "second": second, "ess": least}


def apart(*arguments: str) -> Any:
    """What this program prints for arguments, in a process of its own with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [sys.executable, __file__, *arguments], capture_output=True, text=True, check=True,
            env={**os.environ, "TENFERRO_CACHE_DIR": cache},
        )  # fmt: skip
    return json.loads(done.stdout.splitlines()[-1])


def main() -> None:
    """Print the tables."""
    present = [name for name in LIBRARIES if find_spec(name)]
    print(f"{'model':20} {'library':10} {'first':>8} {'second':>8} {'ESS':>7} {'ESS / s':>9}")
    for model in MODELS:
        for library in present:
            row = apart(library, model)
            rate = row["ess"] / row["first"]
            print(
                f"{model:20} {library:10} {row['first']:7.2f}s {row['second']:7.2f}s "
                f"{row['ess']:7.0f} {rate:9.0f}",
                flush=True,
            )
    print(f"50 patients, first gradient: {apart('patients'):.2f} s")


if __name__ == "__main__":
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    match sys.argv[1:]:
        case ["patients"]:
            print(json.dumps(patients_gradient()))
        case [library, model]:
            print(json.dumps(one(library, model)))
        case _:
            main()
