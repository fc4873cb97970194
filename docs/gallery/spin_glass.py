"""
Ground states of a spin glass
=============================

A network contracted with (max, +) in place of (+, ×) has the best score as its result. Here it is a
lattice of spins with random couplings ±1, contracted row by row: the result is minus the energy of
the ground state. The gradient by the fields of the sites is a state of that energy. With
(logaddexp, +) the same program is the free energy, whose derivatives are the energy and the
specific heat.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

WIDTH, LENGTH = 10, 24
SPINS = 1.0 - 2 * ((np.arange(2**WIDTH)[:, None] >> np.arange(WIDTH)) & 1)
"""All states of a row."""


def contracted(ring, across, down, fields):
    """The sum over all states, in a semiring, of the sum of couplings and fields.

    across (LENGTH, WIDTH - 1) couples neighbours in a row, down (LENGTH - 1, WIDTH) those in a
    column, and fields (LENGTH, WIDTH) act on the spins.
    """
    inside = across @ (SPINS[:, :-1] * SPINS[:, 1:]).T + fields @ SPINS.T

    def row(scores, below):
        couplings, own = below
        for site in range(WIDTH):  # the spin below takes the place of the one above
            bond = couplings[site] * np.array([[1.0, -1.0], [-1.0, 1.0]])
            parts = scores.reshape(-1, 2, 2**site)
            scores = ring.einsum("st,atb->asb", bond, parts).reshape(-1)
        return own + scores, None

    return ring.sum(te.scan(row, inside[0], (down, inside[1:]))[0])


rng = np.random.default_rng(3)
across = rng.choice([-1.0, 1.0], (LENGTH, WIDTH - 1))
down = rng.choice([-1.0, 1.0], (LENGTH - 1, WIDTH))
nothing = np.zeros((LENGTH, WIDTH))


def energy_of(state):
    return -np.sum(across * state[:, :-1] * state[:, 1:]) - np.sum(down * state[:-1] * state[1:])


# %%
# Several states have the least energy, and without fields the gradient is a mean of them, as ties
# share it. Small random fields select one.
best = te.jit(te.value_and_grad(lambda h: contracted(te.semiring.max_plus, across, down, h)))
value, _ = best(nothing)
_, state = best(1e-4 * rng.standard_normal((LENGTH, WIDTH)))
print("least energy:", -value, "energy of the state that is found:", energy_of(state))
print("all spins are +1 or -1:", bool(np.all(np.abs(state) == 1)))

# %%
# The energy at a temperature T = 1/β is minus the derivative of log Z by β.


def log_partition(beta):
    return contracted(te.semiring.log_sum_exp, beta * across, beta * down, nothing)


temperatures = np.linspace(0.15, 3.0, 40)
beta = 1 / temperatures
energy = te.jit(te.vmap(lambda b: -te.jvp(log_partition, (b,), (1.0,))[1]))(beta)
slope = te.jit(te.vmap(te.grad(te.grad(log_partition))))(beta)
print("energy at the lowest temperature:", round(float(energy[0]), 4))

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.imshow(state.T, cmap="coolwarm")
left.set(title="a ground state", xticks=[], yticks=[])
right.plot(temperatures, energy / nothing.size, label="energy of a spin")
right.plot(temperatures, beta**2 * slope / nothing.size, label="specific heat of a spin")
right.axhline(-value / nothing.size, color="gray", linestyle=":", label="ground state")
right.set(xlabel="temperature")
right.legend()
plt.show()
