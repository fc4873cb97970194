"""
4. A tensor network, from two tensors to a phase transition
===========================================================

A magnet has many small magnets, spins, that point up or down. In this course you sum over all of
their states with tensors, and find the temperature at which the magnet loses its order.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

# %%
# Two tensors
# -----------
# Two neighbouring spins prefer to be equal: a pair has the weight e^β if they are, and e^-β if they
# are not, where β is the inverse temperature. A matrix holds the weights of a pair. The sum over
# the spin between two pairs is the product of their matrices, which ``einsum`` writes with one
# letter for each spin.


def pair(beta):
    return np.exp(beta * np.array([[1.0, -1.0], [-1.0, 1.0]]))


def chain_of_three(beta):
    return np.einsum("ab,bc->ac", pair(beta), pair(beta))


print(chain_of_three(0.5))

# %%
# A ring of n spins is a product of n matrices whose ends are joined: the trace of a power. Its
# logarithm holds everything: minus its derivative by β is the energy. We differentiate through the
# network, and compare with the known result.


def log_sum(beta, n=64):
    return np.log(np.trace(np.linalg.matrix_power(pair(beta), n)))


energy = -te.grad(log_sum)(0.5) / 64
print("energy of a spin:", energy, "exact:", -np.tanh(0.5))

# %%
# A square lattice
# ----------------
# In a plane each spin has four neighbours. Split the matrix of a pair into two halves, and give one
# to each of its spins: the sum over s of w[s, a] w[t, a] is the weight of the pair s, t. Then each
# spin is a tensor with four legs that point to its neighbours. A field h prefers spins that point
# up.


def site(beta, h=0.0):
    c, s = np.sqrt(np.cosh(beta)), np.sqrt(np.sinh(beta))
    w = np.stack([np.stack([c, s]), np.stack([c, -s])])
    field = np.exp(h * np.array([1.0, -1.0]))
    return np.einsum("s,su,sl,sd,sr->uldr", field, w, w, w, w)


print("legs of a tensor:", site(0.4).shape)

# %%
# Two sites become one
# --------------------
# A tensor of four legs is a matrix between two of them and the other two. Its singular value
# decomposition cuts it into two halves of three legs. The largest singular values matter most: if
# we keep only those, the new leg stays thin. Four halves around a square make one tensor, and the
# new lattice, turned by 45 degrees, has half as many of them. In the first rounds some singular
# values are zero up to rounding. The square root has no derivative at 0, so these values are
# replaced before it.


def halves(tensor, kept):
    n = tensor.shape[0]
    u, s, vh = np.linalg.svd(tensor.reshape(n * n, n * n))
    u, s, vh = u[:, :kept], s[:kept], vh[:kept]
    present = s > 1e-13 * s[0]
    root = np.where(present, np.sqrt(np.where(present, s, 1.0)), 0.0)
    return (u * root).reshape(n, n, -1), (root[:, None] * vh).reshape(-1, n, n)


def coarsened(tensor, kept):
    up_left, down_right = halves(tensor, kept)
    left_down, right_up = halves(tensor.transpose(1, 2, 3, 0), kept)
    return np.einsum("wda,abx,bcy,zcd->wzyx", down_right, left_down, up_left, right_up)


# %%
# Twenty rounds sum over 2²⁰ spins. The numbers would overflow, so each round divides by the largest
# element and adds its logarithm to the result; a constant factor needs no derivative. After two
# rounds the tensors have the same shape in every round, so the others are a loop: ``te.scan`` runs
# a function again and again, and compiles it once.


def log_sum_of_plane(beta, h=0.0, kept=8, rounds=20):
    def one_round(state, share):
        tensor, total = state
        size = np.max(np.abs(te.stop_gradient(tensor)))
        return (coarsened(tensor / size, kept), total + share * np.log(size)), None

    state = site(beta, h), 0.0
    for i in range(2):
        state, _ = one_round(state, 0.5**i)
    (tensor, total), _ = te.scan(one_round, state, 0.5 ** np.arange(2, rounds))
    return total + np.log(np.einsum("ulul->", tensor)) * 0.5**rounds


# %%
# Derivatives are measurements
# ----------------------------
# The derivative of the logarithm by the field is the magnetization. ``te.jvp`` computes value and
# derivative along one direction together; ``te.jit`` compiles both. Equal singular
# values, which symmetry causes here, do not disturb the derivative.


@te.jit
def magnetization(beta, h):
    return te.jvp(lambda h: log_sum_of_plane(beta, h), (h,), (1.0,))[1]


@te.jit
def heat(beta):
    return beta**2 * te.grad(te.grad(log_sum_of_plane))(beta)


temperatures = np.linspace(1.9, 2.7, 13)
order = np.array([magnetization(1 / t, 1e-5) for t in temperatures])
heats = np.array([heat(1 / t) for t in temperatures])

# %%
# Onsager and Yang found the exact result: below the temperature 2 / log(1 + √2) the spins prefer
# one direction even if the field vanishes.

critical = 2 / np.log(1 + np.sqrt(2))
below = temperatures[temperatures < critical]
exact = (1 - np.sinh(2 / below) ** -4) ** 0.125
print("critical temperature:", critical.round(4), "peak:", temperatures[np.argmax(heats)].round(4))
print("error of the magnetization:", np.abs(order[: len(below)] - exact)[:-2].max().round(4))

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.4), layout="constrained")
fine = np.linspace(1.9, critical, 400)[:-1]
left.plot(fine, (1 - np.sinh(2 / fine) ** -4) ** 0.125, label="exact")
left.plot(temperatures, order, "o", ms=4, label="network")
left.set(xlabel="temperature", ylabel="magnetization")
left.legend()
right.plot(temperatures, heats, "o-", ms=4)
right.axvline(critical, color="gray", lw=0.8)
right.set(xlabel="temperature", ylabel="specific heat")
plt.show()

# %%
# What you have now: contractions, cuts by singular values, and derivatives through both. Cuts whose
# number of kept values is decided by a tolerance are ``te.linalg.svd_truncated``; chains of tensors
# and larger networks are in the `gallery <../programs/index.html>`_.
