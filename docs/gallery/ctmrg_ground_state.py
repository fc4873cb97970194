"""
Ground state in two dimensions
==============================

An infinite tensor network with one tensor for all sites is a state of the Heisenberg
antiferromagnet on the square lattice. The corner transfer matrix renormalization group (Nishino and
Okunishi, 1996) contracts what surrounds two sites, by truncations in a loop, and the energy is
minimized with its gradient through all of them (Liao and others, 2019). The derivatives of the
truncations are those of subspaces, not of single vectors, so they exist at equal singular values.
"""

from itertools import permutations

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

BOND, ROOM, STEPS = 2, 16, 16
QUANTUM_MONTE_CARLO = -0.669437
"""The energy of a site: Sandvik and Evertz (2010)."""

x, z = np.array([[0.0, 0.5], [0.5, 0.0]]), np.diag([0.5, -0.5])
iy = np.array([[0.0, 0.5], [-0.5, 0.0]])
# S·S, where the spins of one sublattice are turned, so that all sites are equal.
PAIR = -np.einsum("ab,ce->abce", x, x) - np.einsum("ab,ce->abce", iy, iy)
PAIR = PAIR - np.einsum("ab,ce->abce", z, z)
SQUARE = [p for p in permutations(range(4)) if {p[0], p[2]} in ({0, 2}, {1, 3})]
"""The rotations and reflections of the legs up, left, down, right."""


def symmetric(tensor):
    """The mean over all rotations and reflections, of norm 1."""
    total = sum(np.transpose(tensor, (0, *(1 + i for i in p))) for p in SQUARE)
    return total / np.sqrt(np.sum(total**2))


def environment(site):
    """The corner (ROOM, ROOM) and the edge (ROOM, ROOM, BOND²) around a site of two layers."""
    room = ROOM - site.shape[0]
    unit = np.eye(BOND).reshape(-1)
    corner = np.pad(np.einsum("k,m,kmdr->dr", unit, unit, site), [(0, room)] * 2)
    edge = np.pad(np.einsum("k,kmdr->mrd", unit, site), [(0, room), (0, room), (0, 0)])

    def step(state, _):
        corner, edge = state
        grown = np.einsum("xy,xpm,yqk,kmdr->pdqr", corner, edge, edge, site)
        grown = grown.reshape(ROOM * BOND**2, -1)
        kept = te.linalg.factors_truncated(grown, max_rank=ROOM, cutoff=1e-10).left
        basis = kept.reshape(ROOM, BOND**2, ROOM)
        corner = kept.T @ grown @ kept
        edge = np.einsum("xyk,kmdr,xmi,yrj->ijd", edge, site, basis, basis)
        return (corner / np.sqrt(np.sum(corner**2)), edge / np.sqrt(np.sum(edge**2))), None

    return te.scan(step, (corner, edge), None, length=STEPS)[0]


def energy(tensor):
    """The energy of a site, which has two bonds."""
    a = symmetric(tensor)
    layers = np.einsum("auldr,bUVWX->abuUlVdWrX", a, a)
    layers = layers.reshape(2, 2, *(BOND**2,) * 4)
    corner, edge = environment(layers[0, 0] + layers[1, 1])
    half = np.einsum("xy,xwm,wz,ypk,zqd,abkmdr->abpqr", corner, edge, corner, edge, edge, layers)
    density = np.einsum("abpqr,cepqr->abce", half, half)
    norm = np.einsum("aacc->", density)
    return 2 * np.sum(density * PAIR) / norm


# %%
# The gradient is checked with a difference, then the energy is minimized.
rng = np.random.default_rng(1)
start = rng.standard_normal((2, *(BOND,) * 4)) * 0.3
start[0, 0, 0, 0, 0] = 1.5
direction = rng.standard_normal(start.shape)
value_and_gradient = te.jit(te.value_and_grad(energy))
value, gradient = value_and_gradient(start)
step = 1e-5
ahead, behind = (value_and_gradient(start + s * step * direction)[0] for s in (1, -1))
difference = (ahead - behind) / (2 * step)
print(f"gradient {np.sum(gradient * direction):.8f}, difference {difference:.8f}")

energies = []
found = te.optimize.minimize(
    energy, start, callback=lambda x: energies.append(float(value_and_gradient(x)[0])),
    options={"maxiter": 60},
)  # fmt: skip
print(f"energy of a site {found.fun:.5f}, quantum Monte Carlo {QUANTUM_MONTE_CARLO}")

a = symmetric(found.x)
layers = np.einsum("auldr,aUVWX->uUlVdWrX", a, a).reshape((BOND**2,) * 4)
spectrum = np.linalg.svdvals(te.jit(environment)(layers)[0])
fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.semilogy(np.array(energies) - QUANTUM_MONTE_CARLO, "o-", markersize=3)
left.set(xlabel="step", ylabel="energy above quantum Monte Carlo")
right.semilogy(spectrum / spectrum[0], "o", markersize=4)
right.set(xlabel="number", ylabel="singular values of the corner")
plt.show()
