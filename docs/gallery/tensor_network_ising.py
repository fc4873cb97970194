"""
Tensor renormalization of the Ising model
=========================================

The partition function of the two-dimensional Ising model is the contraction of a network of small
tensors. Tensor renormalization (Levin and Nave, 2007) contracts it by truncated singular value
decompositions. Energy and specific heat are derivatives of the result.

Symmetry makes many singular values equal. Formulas that divide by their differences return NaN
there, in JAX and in PyTorch. ``factors_truncated`` returns two factors that are determined up to a
unitary matrix between them, and its derivatives divide by no such differences.
"""

import matplotlib.pyplot as plt
import numpy as np
from scipy.integrate import quad

import tenferro as te

STEPS = 18


def site(beta):
    """The tensor of one spin, T[up, left, down, right]: four parities, then four positions.

    A flip of all spins leaves the elements of even total parity only, which is used throughout.
    """
    parity = np.indices((2,) * 4).sum(axis=0)
    even = np.where(parity % 2 == 0, 2.0, 0.0)
    values = even * np.cosh(beta) ** (2 - parity / 2) * np.sinh(beta) ** (parity / 2)
    return values[..., None, None, None, None]


def halves(tensor, bond):
    """A tensor, cut between its first and its last two legs, for both parities across the cut.

    The axes of a half are the parities of the cut and of one leg, two positions and the cut.
    """
    size, (p, a, c) = tensor.shape[-1], np.indices((2, 2, 2))
    blocks = tensor[a, a ^ p, c, c ^ p].transpose(0, 1, 3, 4, 2, 5, 6)
    matrices = blocks.reshape(2, 2 * size**2, 2 * size**2)
    room = min(bond // 2, 2 * size**2)
    left, right, *_ = te.linalg.factors_truncated(matrices, max_rank=room, absorb="both")
    return (x.reshape(2, 2, size, size, room) for x in (left, right.mT))


def coarsened(tensor, bond):
    """Half as many tensors, on a lattice that is turned by 45 degrees."""
    up_left, down_right = halves(tensor, bond)
    left_down, right_up = halves(tensor.transpose(1, 2, 3, 0, 5, 6, 7, 4), bond)
    w, z, y, d = np.indices((2,) * 4)
    x = w ^ z ^ y
    a, b, c = d ^ w, d ^ w ^ x, d ^ z
    factors = down_right[w, d], left_down[x, a], up_left[y, b], right_up[z, c]
    total = np.einsum("...dai,...abj,...bck,...cdl->...ilkj", *factors).sum(axis=3)
    even = np.indices((2,) * 4).sum(axis=0) % 2 == 0
    return np.where(even[..., None, None, None, None], total[:, :, :, None], 0.0)


def log_partition(beta, bond):
    """The logarithm of the partition function for each spin, of 2**STEPS spins."""

    def step(state, number):
        tensor, total = state
        size = np.max(np.abs(te.stop_gradient(tensor)))
        return (coarsened(tensor / size, bond), total + np.log(size) / 2.0**number), None

    state = site(beta), 0.0 * beta
    for number in range(3):  # until all legs have the full size
        state, _ = step(state, number)
    (tensor, total), _ = te.scan(step, state, np.arange(3, STEPS))
    return total + np.log(np.einsum("ababijij->", tensor)) / 2**STEPS


# %%
# One compiled program returns the logarithm, the energy and the specific heat of a spin. There is
# one variable, so both derivatives are in forward mode.
def thermodynamics(beta, bond):
    """ln Z, the energy -d ln Z / d beta, and the specific heat beta² d² ln Z / d beta²."""

    def slope(beta):
        return te.jvp(lambda b: log_partition(b, bond), (beta,), (1.0,))

    (value, first), (_, second) = te.jvp(slope, (beta,), (1.0,))
    return value, -first, beta**2 * second


program = te.jit(thermodynamics, static_argnums=1)


def exact_energy(beta):
    """Onsager's energy of a spin."""
    k = 2 * np.sinh(2 * beta) / np.cosh(2 * beta) ** 2
    elliptic = quad(
        lambda a: 1 / np.sqrt(1 - (k * np.sin(a)) ** 2), 0, np.pi / 2, epsabs=1e-13, epsrel=1e-13
    )[0]
    return -(1 + 2 / np.pi * (2 * np.tanh(2 * beta) ** 2 - 1) * elliptic) / np.tanh(2 * beta)


def exact_heat(beta, h=1e-3):
    """Onsager's specific heat, by differences of the energy (of fourth order)."""
    difference = sum(
        w * exact_energy(beta + i * h) for i, w in ((-2, 1), (-1, -8), (1, 8), (2, -1))
    )
    return -(beta**2) * difference / (12 * h)


# %%
# Curves at bond 12, and the errors at one temperature up to bond 48, where the two matrices of each
# cut have 1,152 rows.
temperatures = np.linspace(1.7, 3.1, 22)
curves = np.array([program(1 / t, 12) for t in temperatures])
energies, heats = np.array([(exact_energy(1 / t), exact_heat(1 / t)) for t in temperatures]).T

bonds, beta = (4, 8, 12, 24, 48), 1 / 2.5
errors = []
for bond in bonds:
    _, energy, heat = program(beta, bond)
    errors.append((abs(energy - exact_energy(beta)), abs(heat - exact_heat(beta))))
    print(
        f"bond {bond:2}: error of the energy {errors[-1][0]:.1e}, of the heat {errors[-1][1]:.1e}"
    )

fig, axes = plt.subplots(1, 3, figsize=(11, 3.2), layout="constrained")
for axis, exact, found, label in (
    (axes[0], energies, curves[:, 1], "energy of a spin"),
    (axes[1], heats, curves[:, 2], "specific heat of a spin"),
):
    axis.plot(temperatures, exact, label="exact (Onsager)")
    axis.plot(temperatures, found, "o", markersize=4, label="bond 12")
    axis.axvline(2 / np.log(1 + np.sqrt(2)), color="gray", linestyle=":")
    axis.set(xlabel="temperature", ylabel=label)
axes[0].legend()
axes[2].loglog(bonds, np.array(errors), "o-", label=["energy", "specific heat"])
axes[2].set_xticks(bonds, bonds)
axes[2].minorticks_off()
axes[2].set(xlabel="bond", ylabel=f"error at temperature {1 / beta:.1f}")
axes[2].legend()
plt.show()
