"""
DMRG of the Heisenberg chain
============================

The two-site density-matrix renormalization group (White, 1992) finds the ground state of 40 spins
as a matrix product state. All sweeps are one compiled program: scans along the chain, with a few
steps of Lanczos's method and a truncation at each bond. Bethe's equations are the exact solution.
The same state by gradients of the energy of all tensors needs no sweeps.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

SITES, SWEEPS, KRYLOV = 40, 6, 5


def hamiltonian():
    """The matrix product operator of Σ S·S: legs left, right, out, in."""
    z, up = np.diag([0.5, -0.5]), np.eye(2, k=1)
    w = np.zeros((5, 5, 2, 2))
    w[0, 0] = w[4, 4] = np.eye(2)
    w[0, 1], w[0, 2], w[0, 3] = z, up / 2, up.T / 2
    w[1, 4], w[2, 4], w[3, 4] = z, up.T, up
    return w


def lowest(matvec, start):
    """The lowest eigenvalue and vector in the Krylov space of a start."""

    def step(carry, j):
        basis, vector = carry
        basis = basis.at[j].set(vector)
        image = matvec(vector.reshape(start.shape)).reshape(-1)
        row = basis @ image
        image = image - row @ basis
        image = image - (basis @ image) @ basis
        return (basis, image / np.maximum(np.sqrt(image @ image), 1e-30)), row

    vector = start.reshape(-1) / np.sqrt(np.sum(start**2))
    empty = te.tensor(np.zeros((KRYLOV, start.size)))
    (basis, _), rows = te.scan(step, (empty, vector), np.arange(KRYLOV))
    values, vectors = np.linalg.eigh(np.tril(rows))
    return values[0], (vectors[:, 0] @ basis).reshape(start.shape)


def grown(behind, w, a):
    """The environment with one more site."""
    return np.einsum("awb,bsc,wvps,apd->dvc", behind, a, w, a)


def half_sweep(w, bond, edge, center, tensors, environments):
    """Optimize each pair of sites from one end to the other; the result is that of the way back."""

    def step(carry, ahead):
        behind, center = carry
        tensor, environment = ahead
        pair = np.einsum("asb,btc->astc", center, tensor)

        def matvec(x):
            return np.einsum("awb,bstc,wvps,vuqt,duc->apqd", behind, x, w, w, environment)

        energy, pair = lowest(matvec, pair)
        matrix = pair.reshape(2 * bond, 2 * bond)
        a, center, *_ = te.linalg.factors_truncated(matrix, max_rank=bond)
        weights = np.sum(center**2, axis=1)
        a, center = a.reshape(bond, 2, bond), center.reshape(bond, 2, bond)
        return (grown(behind, w, a), center), (a.T, behind, energy, weights)

    (_, center), found = te.scan(step, (edge, center), (tensors, environments))
    tensors, environments, energies, weights = (x[::-1] for x in found)
    return center.T, tensors, environments, energies[0], weights


def dmrg(w, bond):
    """The energies after each sweep, and the weights at each bond, from alternating spins."""
    first, last = np.zeros((bond, 5, bond)), np.zeros((bond, 5, bond))
    first[0, 0, 0] = last[0, 4, 0] = 1
    spins = np.zeros((SITES, bond, 2, bond))
    spins[np.arange(SITES), 0, np.arange(SITES) % 2, 0] = 1
    back = w.transpose(1, 0, 2, 3)
    _, environments = te.scan(lambda r, b: (grown(r, back, b.T), r), last, spins[:0:-1])

    def sweep(state, _):
        state = half_sweep(w, bond, first, *state)[:3]
        *state, energy, weights = half_sweep(back, bond, last, *state)
        return tuple(state), (energy, weights)

    start = (spins[0], spins[1:], environments[::-1])
    return te.scan(sweep, start, None, length=SWEEPS)[1]


def exact():
    """Bethe's solution of the open chain: a root of as many equations as there are pairs."""
    number = np.arange(1, SITES // 2 + 1)

    def equations(x):
        pairs = np.arctan(x[:, None] - x) + np.arctan(x[:, None] + x) * (1 - np.eye(len(number)))
        return 2 * SITES * np.arctan(2 * x) - np.pi * number - np.sum(pairs, axis=1)

    start = np.tan(0.45 * np.pi * number / (SITES + 1)) / 2
    x = np.asarray(te.optimize.root(equations, start, tol=1e-12).x)
    return (SITES - 1) / 4 - np.sum(0.5 / (x**2 + 0.25))


# %%
reference = exact()
bonds = (8, 16, 32, 64)
results = {bond: te.jit(lambda w, bond=bond: dmrg(w, bond))(hamiltonian()) for bond in bonds}
for bond, (energies, _) in results.items():
    print(f"bond {bond}: error of the energy {energies[-1] - reference:.1e}")

# %%
# The variational state has the bond 8; its energy is a quotient of two contractions.
WIDTH = 8


def energy(tensors):
    w, edge = hamiltonian(), np.eye(1, WIDTH)[0]

    def step(carry, a):
        norm, environment = carry
        norm = np.einsum("ab,bsc,asd->dc", norm, a, a)
        size = te.stop_gradient(np.sqrt(np.sum(norm**2)))
        return (norm / size, grown(environment, w, a) / size), None

    first = np.outer(edge, edge)
    start = first, np.einsum("ab,w->awb", first, np.eye(1, 5)[0])
    (norm, environment), _ = te.scan(step, start, tensors)
    return np.einsum("ab,ab->", environment[:, 4], first) / np.einsum("ab,ab->", norm, first)


rng = np.random.default_rng(0)
noise = 0.1 * rng.standard_normal((SITES, WIDTH, 2, WIDTH))
noise[np.arange(SITES), 0, np.arange(SITES) % 2, 0] += 1
variational = te.optimize.minimize(energy, noise, method="L-BFGS-B", options={"maxiter": 500})
print(f"by gradients, bond {WIDTH}: error of the energy {variational.fun - reference:.1e}")

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
for bond, (energies, weights) in results.items():
    left.semilogy(range(1, SWEEPS + 1), energies - reference, "o-", label=f"bond {bond}")
    p = np.maximum(weights[-1], 1e-300)
    right.plot(range(1, SITES), -np.sum(p * np.log(p), axis=1), label=f"bond {bond}")
left.axhline(variational.fun - reference, color="gray", ls=":", label=f"gradients, bond {WIDTH}")
left.set(xlabel="sweep", ylabel="error of the energy")
right.legend(*left.get_legend_handles_labels(), fontsize=8, loc="lower center")
right.set(xlabel="cut after site", ylabel="entanglement entropy")
plt.show()
