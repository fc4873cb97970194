"""
Gaussian process regression
===========================

The hyperparameters of a Gaussian process maximize the marginal likelihood of the data. Its gradient
passes through a Cholesky factorization; BFGS runs compiled.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

rng = np.random.default_rng(0)
t = np.sort(rng.uniform(0.0, 10.0, 60))
y = np.sin(1.3 * t) * np.exp(-0.1 * t) + 0.1 * rng.standard_normal(60)


def covariance(p, a, b):
    """Squared exponential covariance; parameters are logarithms."""
    distance = (a[:, None] - b[None, :]) / np.exp(p["length"])
    return np.exp(2 * p["amplitude"] - 0.5 * distance**2)


def factor(p):
    noise = np.exp(2 * p["noise"]) * np.eye(len(t))
    return np.linalg.cholesky(covariance(p, t, t) + noise)


def negative_log_likelihood(p):
    lower = factor(p)
    white = te.linalg.solve_triangular(lower, y, lower=True)
    return 0.5 * white @ white + np.log(np.diag(lower)).sum() + 0.5 * len(t) * np.log(2 * np.pi)


# %%
# The parameters are a dictionary; ``te.pytree.ravel`` makes one vector of it.
start = {"length": 0.0, "amplitude": 0.0, "noise": -1.0}
vector, rebuild = te.pytree.ravel(start)
found = te.optimize.minimize(lambda v: negative_log_likelihood(rebuild(v)), vector)
best = rebuild(found.x)
print(f"negative log likelihood {negative_log_likelihood(start):.2f} -> {found.fun:.2f}")
print({name: round(float(np.exp(value)), 3) for name, value in best.items()})

# %%
# The curvature of the likelihood at its maximum estimates how well the data determine each
# parameter.
hessian = te.hessian(lambda v: negative_log_likelihood(rebuild(v)))(found.x)
errors = np.sqrt(np.diag(np.linalg.inv(hessian)))
print("standard errors of the logarithms:", errors.round(3))

# %%
grid = np.linspace(0.0, 12.0, 300)
lower = factor(best)
cross = te.linalg.solve_triangular(lower, covariance(best, t, grid), lower=True)
mean = cross.T @ te.linalg.solve_triangular(lower, y, lower=True)
deviation = np.sqrt(np.exp(2 * best["amplitude"]) - (cross**2).sum(axis=0))

fig, ax = plt.subplots(figsize=(7, 3.5), layout="constrained")
ax.fill_between(grid, mean - 2 * deviation, mean + 2 * deviation, alpha=0.25, label="95 %")
ax.plot(grid, mean, label="mean")
ax.plot(t, y, "k.", markersize=4, label="data")
ax.set(xlabel="t", ylabel="y", title="Posterior at the most likely hyperparameters")
ax.legend()
plt.show()
