"""
Tensor renormalization of the Ising model
=========================================

The partition function of the two-dimensional Ising model is the contraction of a network of small
tensors. Tensor renormalization (Levin and Nave, 2007) contracts it by truncated singular value
decompositions. The energy and the specific heat are derivatives of the result.

Symmetry makes many singular values equal. Formulas that divide by their differences return NaN
there, in JAX and in PyTorch; the derivative of the contracted network is finite.
"""

import matplotlib.pyplot as plt
import numpy as np
from scipy.integrate import quad

import tenferro as te

BOND, STEPS = 6, 18


def site(beta):
    """The tensor of one spin: its legs point up, left, down and right."""
    c, s = np.sqrt(np.cosh(beta)), np.sqrt(np.sinh(beta))
    w = np.stack([np.stack([c, s]), np.stack([c, -s])])
    return np.einsum("su,sl,sd,sr->uldr", w, w, w, w)


def halves(tensor):
    """A tensor of four legs, cut between its first and its last two."""
    n = tensor.shape[0]
    u, s, vh = np.linalg.svd(tensor.reshape(n * n, n * n))
    root = np.sqrt(s[:BOND])
    return (u[:, :BOND] * root).reshape(n, n, -1), (root[:, None] * vh[:BOND]).reshape(-1, n, n)


def coarsened(tensor):
    """Half as many tensors, on a lattice that is turned by 45 degrees."""
    up_left, down_right = halves(tensor)
    left_down, right_up = halves(tensor.transpose(1, 2, 3, 0))
    return np.einsum("wda,abx,bcy,zcd->wzyx", down_right, left_down, up_left, right_up)


def log_partition(beta):
    """The logarithm of the partition function for each spin, of 2**STEPS spins."""
    tensor, total = site(beta), 0.0
    for step in range(STEPS):
        size = np.max(np.abs(te.stop_gradient(tensor)))
        total = total + np.log(size) / 2**step
        tensor = coarsened(tensor / size)
    return total + np.log(np.einsum("ulul->", tensor)) / 2**STEPS


# %%
# The energy of each spin is the first derivative, here in forward mode.
temperatures = np.linspace(1.6, 3.2, 17)
energy = te.jit(lambda beta: -te.jvp(log_partition, (beta,), (1.0,))[1])
energies = np.array([energy(1 / t) for t in temperatures])


def exact(beta):
    """Onsager's energy."""
    k = 2 * np.sinh(2 * beta) / np.cosh(2 * beta) ** 2
    elliptic = quad(lambda a: 1 / np.sqrt(1 - (k * np.sin(a)) ** 2), 0, np.pi / 2)[0]
    return -(1 + 2 / np.pi * (2 * np.tanh(2 * beta) ** 2 - 1) * elliptic) / np.tanh(2 * beta)


reference = np.array([exact(1 / t) for t in temperatures])
print("largest error of the energy:", np.abs(energies - reference).max().round(4))

# %%
# The second derivative is the specific heat, with its peak at the critical temperature.
heat = te.jit(lambda beta: beta**2 * te.grad(te.grad(log_partition))(beta))
fine = np.linspace(1.8, 3.0, 21)
heats = np.array([heat(1 / t) for t in fine])

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.plot(temperatures, reference, label="exact (Onsager)")
left.plot(temperatures, energies, "o", markersize=4, label=f"bond dimension {BOND}")
left.set(xlabel="temperature", ylabel="energy of a spin")
left.legend()
right.plot(fine, heats, "o-", markersize=4)
right.axvline(2 / np.log(1 + np.sqrt(2)), color="gray", linestyle=":")
right.set(xlabel="temperature", ylabel="specific heat of a spin")
plt.show()
