"""
Variational Monte Carlo
=======================

The ground state of the helium atom. The energy of a trial wave function is a mean over samples of
its square; the local energy contains the Laplacian of the logarithm of the wave function, which
``te.hvp`` computes exactly. Metropolis steps run in vector lanes.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

CHAINS, BURN, DRAWS = 500, 100, 40


def log_psi(p, x):
    """Of two electrons, ``x`` of shape (6,): screened charges and a correlation factor."""
    r1, r2 = np.linalg.norm(x[:3]), np.linalg.norm(x[3:])
    r12 = np.linalg.norm(x[:3] - x[3:])
    return -p[0] * (r1 + r2) + 0.5 * r12 / (1 + p[1] * r12)


def local_energy(p, x):
    """Hartree."""

    def f(x):
        return log_psi(p, x)

    def curvature(direction):
        return direction @ te.hvp(f, (x,), (direction,))[1][0]

    gradient = te.grad(f)(x)
    kinetic = -0.5 * (te.vmap(curvature)(np.eye(6)).sum() + gradient @ gradient)
    r1, r2 = np.linalg.norm(x[:3]), np.linalg.norm(x[3:])
    return kinetic - 2 / r1 - 2 / r2 + 1 / np.linalg.norm(x[:3] - x[3:])


def moved(p, x, key):
    """A Metropolis step of one walker."""
    step_key, uniform_key = te.random.split(key)
    new = x + 0.4 * te.random.normal(step_key, (6,))
    gain = 2 * (log_psi(p, new) - log_psi(p, x))
    return np.where(np.log(te.random.uniform(uniform_key)) < gain, new, x)


@te.jit
def estimates(p, walkers, key):
    """Energy, its spread, its gradient by the parameters, and the walkers."""

    def step(x, key):
        x = te.vmap(lambda x, key: moved(p, x, key))(x, te.random.split(key, CHAINS))
        return x, x

    walkers, samples = te.scan(step, walkers, te.random.split(key, DRAWS))
    samples = samples.reshape(-1, 6)
    energies = te.vmap(lambda x: local_energy(p, x))(samples)
    slopes = te.vmap(lambda x: te.grad(lambda p: log_psi(p, x))(p))(samples)
    centered = energies - energies.mean()
    return energies.mean(), energies.std(), 2 * (centered[:, None] * slopes).mean(axis=0), walkers


# %%
# The gradient of the energy is a covariance of the local energy with the derivative of the
# logarithm; plain gradient steps suffice for two parameters.
p, key = np.array([1.6, 0.8]), te.random.key(0)
walkers = np.random.default_rng(0).standard_normal((CHAINS, 6))
history = []
for _ in range(60):
    key, used = te.random.split(key)
    energy, spread, gradient, walkers = estimates(p, walkers, used)
    history.append((energy, spread, *p))
    p = p - 0.3 * gradient
history = np.array(history)
late = history[-20:]
print(f"energy {late[:, 0].mean():.4f} hartree; exact -2.9037; Hartree-Fock -2.8617")
print("parameters:", late[:, 2:].mean(axis=0).round(3))

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.plot(history[:, 0])
left.axhline(-2.9037, color="k", linestyle=":", label="exact")
left.axhline(-2.8617, color="gray", linestyle="--", label="Hartree-Fock")
left.set(xlabel="step", ylabel="energy in hartree")
left.legend()
right.plot(history[:, 2], label="charge")
right.plot(history[:, 3], label="correlation")
right.set(xlabel="step", ylabel="parameter")
right.legend()
plt.show()
