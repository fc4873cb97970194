"""
Differentiating an equilibrium
==============================

The shape of a hanging chain of springs minimizes its energy. How does it change with the stiffness
of each spring? ``te.implicit.argmin`` differentiates the solution through the equation that defines
it, for any solver. These gradients are used to design a chain that hangs along a given curve.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

NODES, WEIGHT, LENGTH = 21, 0.25, 0.4
ENDS = np.array([[0.0, 10.0], [0.0, 0.0]])


def nodes(inner):
    """Coordinates of all nodes; both ends are fixed."""
    inner = inner.reshape(2, NODES - 2)
    return np.concatenate([ENDS[:, :1], inner, ENDS[:, 1:]], axis=1)


def energy(inner, stiffness):
    x, y = nodes(inner)
    stretch = np.hypot(x[1:] - x[:-1], y[1:] - y[:-1]) - LENGTH
    return 0.5 * np.sum(stiffness * stretch**2) + WEIGHT * np.sum(y)


def solve(f, start, stiffness):
    """Any minimizer works."""
    return te.optimize.minimize(lambda x: f(x, stiffness), start, method="Newton-CG").x


def shape(stiffness):
    start = np.concatenate([np.linspace(0, 10, NODES)[1:-1], -np.ones(NODES - 2)])
    return nodes(te.implicit.argmin(energy, solve, start, stiffness))


# %%
# One derivative: how far do the nodes sink if the middle spring gets softer?
uniform = 4.0 * np.ones(NODES - 1)
softer = np.where(np.arange(NODES - 1) == 10, -1.0, 0.0)
_, change = te.jvp(lambda s: shape(s)[1], (uniform,), (softer,))
print("movement of the nodes by unit of stiffness:", change[[5, 10, 15]].round(4))

# %%
# Design: the stiffness of each spring, as a logarithm so that it stays positive.
s = np.linspace(0, 1, NODES)
wanted = -12.0 * s * (1 - s)


def mismatch(logarithm):
    return np.mean((shape(np.exp(logarithm))[1] - wanted) ** 2) + 1e-4 * np.var(logarithm)


found = te.optimize.minimize(mismatch, np.log(uniform), method="L-BFGS-B", options={"maxiter": 60})
stiffness = np.exp(found.x)
print(f"mismatch {mismatch(np.log(uniform)):.3f} -> {found.fun:.1e}")

fig, (left, right) = plt.subplots(1, 2, figsize=(8.5, 3.3), layout="constrained")
left.plot(*shape(uniform), "o-", color="gray", markersize=3, label="uniform")
left.plot(*shape(stiffness), "o-", markersize=3, label="designed")
left.plot(shape(stiffness)[0], wanted, "k:", label="wanted")
left.set(xlabel="x", ylabel="y")
left.legend()
right.bar(np.arange(NODES - 1), stiffness)
right.set(xlabel="spring", ylabel="stiffness")
plt.show()
