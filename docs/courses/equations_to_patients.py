"""
3. Differential equations: from a curve to a group of patients
==============================================================

A drug is swallowed, taken up, and broken down. In this course you compute its curve, fit it to one
patient, and then to twelve patients at once, who differ but have something in common.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

# %%
# The curve
# ---------
# Two amounts change in time: what is in the gut, and what is in the blood. The function returns how
# fast. ``solve_ivp`` has SciPy's arguments, and follows the amounts through time.


def change(t, amount, uptake, elimination):
    gut, blood = amount
    return np.stack([-uptake * gut, uptake * gut - elimination * blood])


def concentration(p, times):
    """The concentration in the blood after a dose of 100 mg, in mg/l."""
    uptake, elimination, volume = np.exp(p)
    solution = te.integrate.solve_ivp(
        change, (0.0, 24.0), np.array([100.0, 0.0]), t_eval=times, args=(uptake, elimination),
        rtol=1e-6,
    )  # fmt: skip
    return solution.y[1] / volume


times = np.array([0.5, 1.0, 2.0, 4.0, 7.0, 12.0, 20.0])
typical = np.log(np.array([1.2, 0.15, 30.0]))
print(concentration(typical, times).round(3))

# %%
# How the curve depends on its parameters
# ---------------------------------------
# The derivative of the solution is another column for each parameter. The steps of the solver are
# chosen so that it has the digits of the tolerance too.

slopes = te.jit(te.jacobian(concentration))(typical, times)
print("shape:", slopes.shape)
print("by log(elimination):", slopes[:, 1].round(2))

# %%
# One patient
# -----------
# Measurements have an error of 10 %, so we compare logarithms. ``least_squares`` takes the
# differences, and computes their derivatives itself.

rng = np.random.default_rng(3)
spread = np.array([0.3, 0.25, 0.2])
patients = typical + spread * rng.standard_normal((12, 3))
measured = np.stack(
    [concentration(p, times) * np.exp(0.1 * rng.standard_normal(7)) for p in patients]
)
fit = te.optimize.least_squares(
    lambda p: np.log(concentration(p, times)) - np.log(measured[0]), typical
)
print("fitted:", np.exp(fit.x).round(3), "true:", np.exp(patients[0]).round(3))

# %%
# All patients at once
# --------------------
# ``te.vmap`` runs the curve for many patients in one compiled program. Now suppose that you have
# only three measurements of each patient: too few to fit each one alone. But patients are similar:
# their parameters scatter about a mean, and this scatter is unknown too. We look for the mean, the
# scatter, and all deviations together.

seen = np.array([[i % 2, i % 2 + 2, i % 3 + 4] for i in range(12)])
curves = te.vmap(concentration, in_axes=(0, None))


def parameters(q):
    return q["mean"] + np.exp(q["log_spread"]) * q["deviations"]


def penalty(q):
    error = (np.log(curves(parameters(q), times)) - np.log(measured)) / 0.1
    error = np.take_along_axis(error, seen, axis=1)
    scatter = np.sum(q["deviations"] ** 2) + np.sum((q["log_spread"] - np.log(0.25)) ** 2) / 0.25
    return 0.5 * (np.sum(error**2) + scatter)


start = {
    "mean": np.zeros(3) + np.log(np.array([1.0, 0.1, 20.0])),
    "log_spread": np.full(3, np.log(0.25)),
    "deviations": np.zeros((12, 3)),
}
found = te.optimize.minimize(penalty, start, method="BFGS", tol=1e-3)
print(found.message, "after", found.nit, "steps")
print("mean:", np.exp(found.x["mean"]).round(3), "true:", np.exp(typical).round(3))

# %%
# The same with each patient alone: three measurements determine three parameters without a check,
# and some of the curves are wrong between the measurements.

alone = [
    te.optimize.least_squares(
        lambda p, i=i: np.log(concentration(p, times)[seen[i]]) - np.log(measured[i, seen[i]]),
        typical,
    ).x
    for i in range(12)
]
together = parameters(found.x)
for name, fitted in (("alone", np.array(alone)), ("together", together)):
    print(f"{name}: typical error {np.sqrt(np.mean((fitted - patients) ** 2)):.3f}")

# %%
fine = np.linspace(0.01, 24.0, 100)
fig, axes = plt.subplots(3, 4, figsize=(8, 5.5), sharex=True, sharey=True, layout="constrained")
for i, ax in enumerate(axes.flat):
    ax.plot(fine, concentration(patients[i], fine), "k--", lw=1, label="true")
    ax.plot(fine, concentration(alone[i], fine), color="C1", label="alone")
    ax.plot(fine, concentration(together[i], fine), color="C0", label="together")
    ax.plot(times[seen[i]], measured[i, seen[i]], "ko", ms=4)
    ax.set_ylim(0, 5)
axes[0, 0].legend(fontsize="small")
fig.supxlabel("hours")
fig.supylabel("mg/l")
plt.show()

# %%
# What you have now: solutions with derivatives, fits of one curve and of a group. Repeated doses,
# events, stiff equations and stochastic ones are on the page about
# `differential equations <../integrate.html>`_. How certain the parameters are is the subject of
# course 5.
