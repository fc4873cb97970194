"""
Molecular dynamics
==================

Lennard-Jones particles in a periodic box. Forces are minus the gradient of the energy; the whole
trajectory is one compiled loop. The pressure is the derivative of the energy with respect to the
size of the box, and the vibrations of a cluster come from its Hessian.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

SIDE = 7
N, BOX, DT = SIDE * SIDE, 8.2, 0.004
first, second = np.triu_indices(N, 1)


def energy(x, box):
    """Of all pairs at their nearest distance, cut off smoothly at 2.5."""
    d = x[first] - x[second]
    d = d - box * np.round(d / box)
    r2 = np.maximum(np.sum(d**2, axis=1), 0.5)
    s6 = 1 / r2**3
    inside = np.where(r2 < 6.25, (1 - r2 / 6.25) ** 2, 0.0)
    return np.sum(4 * (s6**2 - s6) * inside)


def simulated(x, v, steps):
    """Velocity Verlet; records both energies."""
    force = te.grad(lambda x: -energy(x, BOX))

    def step(state, _):
        x, v, f = state
        v = v + 0.5 * DT * f
        x = x + DT * v
        f = force(x)
        v = v + 0.5 * DT * f
        return (x, v, f), (energy(x, BOX), 0.5 * np.sum(v**2))

    return te.scan(step, (x, v, force(x)), None, length=steps)


# %%
rng = np.random.default_rng(0)
grid = (np.arange(SIDE) + 0.5) * BOX / SIDE
x = np.stack(np.meshgrid(grid, grid), -1).reshape(N, 2) + 0.02 * rng.standard_normal((N, 2))
v = rng.standard_normal((N, 2)) * np.sqrt(0.6)
v -= v.mean(axis=0)
(x1, v1, _), (potential, kinetic) = te.jit(simulated, static_argnums=2)(x, v, 5000)
total = potential + kinetic
print(f"energy {total[0]:.3f}, drift {np.ptp(total):.3f} in 5,000 steps")

# %%
# The pressure from the virial: one derivative with respect to the box, at scaled positions.
scaled = x1 / BOX
work = te.grad(lambda box: energy(scaled * box, box))(BOX)
pressure = (np.sum(v1**2) / 2 - BOX * work / 2) / BOX**2
print(f"pressure {pressure:.3f}, temperature {np.sum(v1**2) / (2 * N):.3f}")

# %%
# Cooled to a minimum of the energy, the Hessian gives the frequencies of vibration.
flat = te.optimize.minimize(
    lambda v: energy(v.reshape(N, 2), BOX), x1.ravel(), method="L-BFGS-B",
    options={"maxiter": 2000, "gtol": 1e-8, "ftol": 1e-14, "maxfun": 5000},
)  # fmt: skip
hessian = te.jit(te.hessian(lambda v: energy(v.reshape(N, 2), BOX)))(flat.x)
squares = np.linalg.eigvalsh(hessian)
print(f"energy of the minimum {flat.fun:.3f}, smallest eigenvalues {squares[:3].round(4)}")

fig, axes = plt.subplots(1, 3, figsize=(10, 3.2), layout="constrained")
axes[0].plot(DT * np.arange(5000), potential, label="potential")
axes[0].plot(DT * np.arange(5000), total, "k", label="total")
axes[0].set(xlabel="time", ylabel="energy")
axes[0].legend()
axes[1].plot(*(x1 % BOX).T, "o", color="C3", alpha=0.4, label="warm")
axes[1].plot(*(flat.x.reshape(N, 2) % BOX).T, "o", label="cooled")
axes[1].set(aspect="equal", xlim=(0, BOX), ylim=(0, BOX), xticks=[], yticks=[])
axes[1].legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2)
axes[2].hist(np.sqrt(np.maximum(squares, 0)), bins=25)
axes[2].set(xlabel="frequency", ylabel="modes")
plt.show()
