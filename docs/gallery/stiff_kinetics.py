"""
Fitting a stiff chemical reaction
=================================

Robertson's reaction has rate constants that differ by nine orders of magnitude. ``te.integrate``
solves it with an implicit method; least squares with derivatives of the solution finds the
constants from noisy concentrations.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

TRUE = np.log10([0.04, 3e7, 1e4])
times = np.logspace(-5, 4, 40)


def reaction(t, y, log_rates):
    k1, k2, k3 = 10.0**log_rates
    slow, fast, back = k1 * y[0], k2 * y[1] ** 2, k3 * y[1] * y[2]
    return np.stack([back - slow, slow - back - fast, fast])


def concentrations(log_rates):
    found = te.integrate.solve_ivp(
        reaction, (0.0, 1e4), np.array([1.0, 0.0, 0.0]), method="Radau", t_eval=times,
        args=(log_rates,), rtol=1e-6, atol=1e-10,
    )  # fmt: skip
    return found.y * np.array([[1.0], [1e4], [1.0]])


rng = np.random.default_rng(0)
clean = concentrations(TRUE)
data = clean * (1 + 0.03 * rng.standard_normal(clean.shape))

# %%
# Sensitivities come from forward mode: one column for each rate constant.
sensitivity = te.jit(te.jacfwd(concentrations))(TRUE)
print("shape of the sensitivities:", sensitivity.shape)

# %%
start = TRUE + np.array([0.4, -0.5, 0.3])
scale = clean.max(axis=1, keepdims=True)
fit = te.optimize.least_squares(
    lambda p: ((concentrations(p) - data) / scale).ravel(), start, method="lm"
)
print("start:", 10**start)
print("found:", 10**fit.x)
print("true: ", 10**TRUE)

# %%
fig, (left, right) = plt.subplots(1, 2, figsize=(9, 3.5), layout="constrained")
names = ("A", "10⁴ B", "C")
for i, name in enumerate(names):
    left.semilogx(times, data[i], ".", color=f"C{i}")
    left.semilogx(times, concentrations(fit.x)[i], color=f"C{i}", label=name)
    right.semilogx(times, sensitivity[i, :, 0], color=f"C{i}", label=f"{name} by log k₁")
left.set(xlabel="time", ylabel="concentration")
right.set(xlabel="time", ylabel="sensitivity")
left.legend()
right.legend()
plt.show()
