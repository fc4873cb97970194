"""
5. Bayesian inference, from a coin to a posterior
=================================================

How sure may you be after ten throws of a coin? And after 60 days of bicycle counts? In this course
you write down what you know as a density, and let a sampler draw from it.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

# %%
# A coin
# ------
# Before the throws, any probability of heads is as plausible as any other. After 7 heads in 10
# throws, the plausibility of p is proportional to p⁷ (1 - p)³. ``te.stats`` has the logarithms of
# such probabilities, with derivatives.


def log_density(p):
    return te.stats.binom.logpmf(7, 10, p)


grid = np.linspace(0.01, 0.99, 99)
weights = np.exp(log_density(grid))
print("mean by a sum over a grid:", (np.sum(grid * weights) / np.sum(weights)).round(3))

# %%
# With ten unknowns, a grid of 100 points for each has 10²⁰ points. A *sampler* walks through the
# space of the unknowns, so that it spends its time in proportion to the density. ``nuts`` (the
# no-U-turn sampler) chooses its steps by the gradient of the density. The probability has to stay
# between 0 and 1, which is a constraint.

draws = te.sample.nuts(
    log_density, 0.5, key=te.random.key(0), constraints=te.sample.interval(0.0, 1.0)
)  # four chains of 1,000 draws
print("mean of the draws:", np.mean(draws.draws).round(3))

# %%
# Bicycles
# --------
# 60 days of counts at a bridge; temperature and rain are known. The number of bicycles follows
# Poisson's law. The logarithm of its mean is linear in both, plus an effect of each day of the
# week.

rng = np.random.default_rng(5)
n = 60
temperature = rng.normal(0.0, 1.0, n)
rain = (rng.random(n) < 0.3).astype(float)
weekday = np.arange(n) % 7
true_days = np.array([0.1, 0.15, 0.1, 0.05, 0.0, -0.3, -0.4])
counts = rng.poisson(np.exp(4.0 + 0.2 * temperature - 0.5 * rain + true_days[weekday]))

# %%
# The unknowns are a dictionary. The effects of the seven days come from a normal distribution whose
# width is unknown too, and positive: such *hierarchical* models learn from the data how different
# the days are. The density is the sum of all logarithms: of what we expected before, and of the
# data.


def log_posterior(q):
    log_rate = q["base"] + q["warm"] * temperature + q["wet"] * rain + q["days"][weekday]
    before = (
        te.stats.norm.logpdf(q["base"], 0.0, 5.0)
        + te.stats.norm.logpdf(q["warm"])
        + te.stats.norm.logpdf(q["wet"])
        + te.stats.halfnorm.logpdf(q["width"])
        + np.sum(te.stats.norm.logpdf(q["days"], 0.0, q["width"]))
    )
    return before + np.sum(te.stats.poisson.logpmf(counts, np.exp(log_rate)))


start = {"base": 4.0, "warm": 0.0, "wet": 0.0, "days": np.zeros(7), "width": 0.3}
posterior = te.sample.nuts(
    log_posterior, start, key=te.random.key(1), constraints={"width": te.sample.positive}
)

# %%
# Has it worked?
# --------------
# Four chains started apart. If they agree, R-hat is close to 1. Neighbouring draws resemble each
# other; the effective sample size says how many independent ones they are worth. A divergent
# step is one that the sampler could not compute accurately. If there are many, the draws miss a
# part of the space.

for name, values in posterior.draws.items():
    flat = np.asarray(values).reshape(4000, -1)
    rhat = np.max(te.sample.rhat(values))
    ess = np.min(te.sample.ess(values))
    print(f"{name:6} mean {flat.mean(0).round(2)} R-hat {rhat:.3f} draws worth {ess:.0f}")
print("divergent steps:", int(np.sum(posterior.diverged)))

# %%
# From draws to statements
# ------------------------
# Every question about the unknowns is a mean over the draws. How probable is it that rain keeps
# more than a third of the bicycles away? What would we expect on a warm, dry Sunday?

wet = np.asarray(posterior.draws["wet"]).ravel()
print("P(rain costs more than a third):", np.mean(np.exp(wet) < 2 / 3).round(3))

base, warm = (np.asarray(posterior.draws[k]).ravel() for k in ("base", "warm"))
days = np.asarray(posterior.draws["days"]).reshape(-1, 7)
sunday = rng.poisson(np.exp(base + warm * 1.0 + days[:, 6]))
print("a warm Sunday: 90 % between", np.quantile(sunday, [0.05, 0.95]))

# %%
fig, (left, middle, right) = plt.subplots(1, 3, figsize=(9, 3.2), layout="constrained")
left.plot(grid, weights / weights.sum() * 99, "k", label="exact")
left.hist(np.asarray(draws.draws).ravel(), 40, density=True, alpha=0.5, label="draws")
left.set(xlabel="probability of heads")
left.legend(fontsize="small")
middle.plot(np.asarray(posterior.draws["warm"]).ravel()[::4], wet[::4], ".", ms=2, alpha=0.5)
middle.plot(0.2, -0.5, "r*", ms=12)
middle.set(xlabel="effect of a warmer day", ylabel="effect of rain")
low, high = np.quantile(days, [0.05, 0.95], axis=0)
right.vlines(np.arange(7), low, high, lw=4, alpha=0.6)
right.plot(true_days, "r*", ms=9)
right.set_xticks(np.arange(7), ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
right.set(ylabel="effect of the day")
plt.show()

# %%
# What you have now: densities as functions, draws from them, and the checks that draws need. Other
# samplers and approximations are on the page about `sampling <../sample.html>`_.
