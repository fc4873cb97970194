"""
Hamiltonian Monte Carlo
=======================

Samples of a posterior by Hamiltonian dynamics. The whole sampler is one compiled loop: gradients,
leapfrog steps, random numbers and the acceptance of proposals. ``te.vmap`` runs several chains in
vector lanes.

The model is the one of the eight schools (Rubin, 1981): effects of coaching in eight schools, with
a common mean and spread that are estimated too.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

effect = np.array([28.0, 8.0, -3.0, 7.0, -1.0, 1.0, 18.0, 12.0])
error = np.array([15.0, 10.0, 16.0, 11.0, 9.0, 11.0, 10.0, 18.0])


def log_density(q):
    """Of the mean, the logarithm of the spread, and eight standardized effects."""
    mean, log_spread, z = q[0], q[1], q[2:]
    theta = mean + np.exp(log_spread) * z
    prior = -0.5 * (mean / 10) ** 2 - 0.5 * (log_spread - 1) ** 2 - 0.5 * np.sum(z**2)
    return prior - 0.5 * np.sum(((effect - theta) / error) ** 2)


force = te.grad(log_density)
STEP, LEAPS = 0.4, 8


def proposal(q, p):
    """The end of a trajectory of leapfrog steps."""

    def leap(_, state):
        q, p = state
        q = q + STEP * p
        return q, p + STEP * force(q)

    q, p = te.fori_loop(0, LEAPS, leap, (q, p + 0.5 * STEP * force(q)))
    return q, p - 0.5 * STEP * force(q)


def transition(q, key):
    """One sample, and whether the proposal was accepted."""
    momentum_key, uniform_key = te.random.split(key)
    p = te.random.normal(momentum_key, q.shape)
    new_q, new_p = proposal(q, p)
    gain = log_density(new_q) - log_density(q) - 0.5 * (new_p @ new_p - p @ p)
    accepted = np.log(te.random.uniform(uniform_key)) < gain
    q = np.where(accepted, new_q, q)
    return q, (q, accepted)


@te.jit(static_argnums=1)
def chains(key, samples):
    """Four chains."""

    def chain(key):
        return te.scan(transition, np.zeros(10), te.random.split(key, samples))[1]

    return te.vmap(chain)(te.random.split(key, 4))


# %%
q, accepted = chains(te.random.key(0), 3000)
q = q[:, 500:]
print(f"accepted: {accepted.mean():.2f}")

# %%
# R-hat compares the variance between chains with that within them. It is near 1 if they have mixed.
within = q.var(axis=1, ddof=1).mean(axis=0)
between = q.mean(axis=1).var(axis=0, ddof=1)
print("largest R-hat:", np.sqrt(1 - 1 / q.shape[1] + between / within).max().round(3))

theta = q[..., :1] + np.exp(q[..., 1:2]) * q[..., 2:]
flat = theta.reshape(-1, 8)
fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.hist(np.exp(q[..., 1].ravel()), bins=np.linspace(0, 25, 50), density=True)
left.set(xlabel="spread between schools", ylabel="density")
schools = np.arange(8)
right.errorbar(schools - 0.1, effect, yerr=error, fmt="o", color="gray", label="measured")
right.errorbar(schools + 0.1, flat.mean(0), yerr=flat.std(0), fmt="o", label="posterior")
right.set(xlabel="school", ylabel="effect", xticks=schools, xticklabels=list("ABCDEFGH"))
right.legend()
plt.show()
