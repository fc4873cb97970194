"""
2. From a NumPy script to a fitted model
========================================

You have a script with loops, and data. In this course the script of an epidemic becomes a model
that is fitted to daily counts, without a change to its lines.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

# %%
# The script
# ----------
# Each infected person infects others over the following two weeks; ``weights`` says when. The
# reproduction number ``r`` of each day says how many. The script adds this up in two loops, and
# writes into arrays as it goes.

weights = np.exp(-0.5 * ((np.arange(1, 15) - 5.0) / 2.5) ** 2)
weights /= weights.sum()


def infections(r, first):
    days = len(r)
    infected = np.zeros(days)
    infected[0] = first
    for day in range(1, days):
        pressure = 0.0
        for back in range(1, min(day, 14) + 1):
            pressure += weights[back - 1] * infected[day - back]
        infected[day] = r[day] * pressure
    return infected


days = 120
true_r = 1.0 + 0.75 * np.cos(np.arange(days) / 17.0)
print(infections(true_r, 400.0)[:6].round(2))

# %%
# The counts
# ----------
# Of the infections of a day, a part is counted, less at weekends. We make counts whose truth we
# know.

rng = np.random.default_rng(1)
reported = np.where(np.arange(days) % 7 < 5, 0.5, 0.25)
counts = rng.poisson(reported * infections(true_r, 400.0))

# %%
# Make it differentiable
# ----------------------
# ``te.adopt`` makes a copy of the function that can be differentiated and compiled. Its loops stay
# loops: the program has a handful of operations, whatever the number of days.

model = te.adopt(infections)
print(np.abs(model(true_r, 400.0) - infections(true_r, 400.0)).max())
print("operations:", len(te.trace(model)(true_r, 400.0)))

# %%
# What is unknown
# ---------------
# The logarithm of the reproduction number every ten days, with straight lines in between; the first
# infections; the two rates of counting. A dictionary of arrays is a fine argument. What is positive
# is the exponential of an unknown.

knots = np.linspace(0, days - 1, 13)


def curve(p):
    return np.exp(np.interp(np.arange(days), knots, p["log_r"]))


def expected(p):
    weekday, weekend = np.exp(p["log_rates"])
    rates = np.where(np.arange(days) % 7 < 5, weekday, weekend)
    return rates * model(curve(p), 400.0)


# %%
# The fit
# -------
# The counts follow Poisson's law, and neighbouring values of ``log_r`` differ by about 0.2. The sum
# of both penalties is what we minimize. Value and gradient come from one compiled program.


def loss(p):
    mean = expected(p)
    steps = np.diff(p["log_r"])
    return np.sum(mean - counts * np.log(mean)) + np.sum(steps**2) / (2 * 0.2**2)


start = {"log_r": np.zeros(13), "log_rates": np.log(np.array([0.4, 0.4]))}
both = te.jit(te.value_and_grad(loss))
value, slopes = both(start)
print("loss:", value.round(1), "slopes:", {k: v.shape for k, v in slopes.items()})

found = te.optimize.minimize(loss, start, method="BFGS")
print(found.message, "after", found.nit, "steps; loss", round(float(found.fun), 1))
print("rates of counting:", np.exp(found.x["log_rates"]).round(3), "(true 0.5 and 0.25)")

# %%
# How certain is it?
# ------------------
# Near its minimum the loss is a parabola, whose Hessian is the inverse of the covariance of the
# unknowns. ``te.ravel_pytree`` makes one vector of the dictionary. The derivative of the curve with
# respect to this vector carries the covariance over to the curve.

vector, unravel = te.ravel_pytree(found.x)
covariance = np.linalg.inv(te.hessian(lambda v: loss(unravel(v)))(vector))
slope = te.jacobian(lambda v: curve(unravel(v)))(vector)
deviation = np.sqrt(np.einsum("ij,jk,ik->i", slope, covariance, slope))

# %%
fig, (above, below) = plt.subplots(2, 1, figsize=(7, 5.5), sharex=True, layout="constrained")
above.bar(np.arange(days), counts, color="lightgray", label="counted")
above.plot(expected(found.x), label="fitted")
above.set(ylabel="cases a day", yscale="symlog")
above.legend()
fitted = curve(found.x)
below.fill_between(
    np.arange(days), fitted - 2 * deviation, fitted + 2 * deviation, alpha=0.3, label="95 %"
)
below.plot(fitted, label="fitted")
below.plot(true_r, "k--", label="true")
below.axhline(1.0, color="gray", lw=0.5)
below.set(xlabel="day", ylabel="reproduction number")
below.legend()
plt.show()

# %%
# What you have now: a script that was written for NumPy, differentiated without a change. The page
# about `adopting code <../adoption.html>`_ lists what such loops may contain; loops that you write
# yourself may also be ``te.scan`` (`loops <../loops.html>`_).
