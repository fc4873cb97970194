"""
Entanglement spectrum of an evolving chain
==========================================

Alternating spins evolve under the Heisenberg Hamiltonian, by gates on neighbours (time-evolving
block decimation, Vidal 2004; White and Feiguin 2004). All steps are one compiled program of complex
tensors. At each bond a truncation keeps the largest Schmidt values, whose number the program
decides. The gradient of an observable at the end is taken through all truncations, where symmetry
makes Schmidt values equal. The evolution of the whole state is the reference.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

SITES, BOND, STEPS, TIME = 10, 16, 30, 3.0


def gate(angle):
    """exp(-i angle S·S) for two spins, (out, out, in, in): triplets have 1/4, the singlet -3/4."""
    swap = np.eye(4)[[0, 2, 1, 3]]
    triplet, singlet = (np.eye(4) + swap) / 2, (np.eye(4) - swap) / 2
    matrix = np.exp(-0.25j * angle) * triplet + np.exp(0.75j * angle) * singlet
    return matrix.reshape(2, 2, 2, 2)


def half_sweep(matrix, center, tensors):
    """The gate on each pair of sites from one end to the other; the result is that of the way back.

    `center` is the first site, with the weights of the state, and `tensors` are the others. Also
    returned are the Schmidt values of each bond and the magnetization of the site before it.
    """

    def step(center, ahead):
        pair = np.einsum("lsm,mtr,uvst->luvr", center, ahead, matrix)
        a, center, *_ = te.linalg.factors_truncated(
            pair.reshape(2 * BOND, 2 * BOND), max_rank=BOND, cutoff=1e-8, renormalize=True
        )
        weights = np.sum(np.real(np.conj(pair) * pair), axis=(0, 2, 3))
        schmidt = np.linalg.svdvals(te.stop_gradient(center))
        return center.reshape(BOND, 2, BOND), (
            a.reshape(BOND, 2, BOND).T,
            schmidt,
            (weights[0] - weights[1]) / 2,
        )

    center, found = te.scan(step, center, tensors)
    return center.T, *(x[::-1] for x in found)


def evolution(coupling):
    """Schmidt values and magnetization in the middle after each step.

    A step applies all gates there and back, which is right to second order.
    """
    spins = np.zeros((SITES, BOND, 2, BOND), complex)
    spins[np.arange(SITES), 0, np.arange(SITES) % 2, 0] = 1
    matrix = gate(coupling * TIME / STEPS / 2)

    def step(state, _):
        state = half_sweep(matrix, *state)[:2]
        *state, schmidt, magnetization = half_sweep(matrix, *state)
        return tuple(state), (schmidt[SITES // 2 - 1], magnetization[SITES // 2 - 1])

    return te.scan(step, (spins[0], spins[1:]), None, length=STEPS)[1]


def reference():
    """The magnetization of site SITES / 2 from the whole state of 2**SITES numbers."""

    def hamiltonian(state):
        state = state.reshape((2,) * SITES)
        pairs = [np.swapaxes(state, i, i + 1) / 2 - state / 4 for i in range(SITES - 1)]
        return -1j * sum(pairs).reshape(-1)

    start = np.zeros((2,) * SITES, complex)
    start[tuple(i % 2 for i in range(SITES))] = 1
    operator = te.sparse.linalg.LinearOperator((2**SITES,) * 2, hamiltonian, dtype=complex)
    states = te.sparse.linalg.expm_multiply(
        operator, start.reshape(-1), start=0, stop=TIME, num=STEPS + 1
    )
    weights = np.abs(np.asarray(states)).reshape(STEPS + 1, 2 ** (SITES // 2), 2, -1) ** 2
    return np.sum(weights[1:, :, 0] - weights[1:, :, 1], axis=(1, 2)) / 2


# %%
# The error is that of the steps of second order, which is larger than that of the truncation.
schmidt, middle = te.jit(evolution)(1.0)
exact = reference()
print("largest error of the magnetization:", f"{np.abs(middle - exact).max():.1e}")
print("Schmidt values that are kept at the end:", int(np.sum(schmidt[-1] > 0)))

# %%
# The derivative by the coupling is that by the time, times the time.
slope = te.jit(te.grad(lambda j: evolution(j)[1][-1]))(1.0)
by_time = STEPS * (3 * exact[-1] - 4 * exact[-2] + exact[-3]) / 2
print(f"derivative by the coupling: {slope:.4f}, from differences in time: {by_time:.4f}")

times = np.arange(1, STEPS + 1) * TIME / STEPS
levels = -2 * np.log(np.where(schmidt > 1e-5, schmidt, np.nan))
fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.plot(times, levels, "b.", markersize=2)
left.set(xlabel="time", ylabel="entanglement energies", ylim=(-0.5, 20))
right.plot(times, exact, "k", label="exact")
right.plot(times[::3], middle[::3], "o", markersize=4, label="truncated")
right.set(xlabel="time", ylabel="magnetization in the middle")
right.legend()
plt.show()
