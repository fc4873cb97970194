"""
An amplitude of a random circuit
================================

The amplitude of one result of a quantum circuit is the contraction of a network with a tensor for
each gate, whose order is planned. The derivative by the angles of all gates contracts the network a
second time. The whole state of 2**QUBITS numbers is the reference.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

QUBITS, DEPTH = 12, 24


def rotation(angles):
    """A gate of one qubit: rotations around z, y and z."""
    a, b, c = angles[0], angles[1], angles[2]
    cosine, sine = np.cos(b / 2), np.sin(b / 2)
    phase, turn = np.exp(0.5j * (a + c)), np.exp(0.5j * (a - c))
    first = np.stack([np.conj(phase) * cosine, -turn * sine])
    return np.stack([first, np.stack([np.conj(turn) * sine, phase * cosine])])


CONTROLLED = np.array([[1.0, 1.0], [1.0, -1.0]])
"""The controlled phase is diagonal: a factor for each state of two wires."""


def amplitude(angles, bits):
    """<bits| circuit |0…0> for angles (DEPTH, QUBITS, 3), as one contraction of the network."""
    wires, operands, number = list(range(QUBITS)), [], QUBITS
    for wire in range(QUBITS):
        operands += [np.array([1.0, 0.0]), [wire]]
    for layer in range(DEPTH):
        for q in range(QUBITS):
            operands += [rotation(angles[layer, q]), [number, wires[q]]]
            wires[q], number = number, number + 1
        for q in range(layer % 2, QUBITS - 1, 2):
            operands += [CONTROLLED, [wires[q], wires[q + 1]]]
    for q in range(QUBITS):
        operands += [np.eye(2)[bits[q]], [wires[q]]]
    return np.einsum(*operands, [], optimize=True)


def state(angles):
    """All amplitudes, gate by gate."""
    psi = np.zeros((2,) * QUBITS, complex)
    psi[(0,) * QUBITS] = 1
    for layer in range(DEPTH):
        for q in range(QUBITS):
            gate = np.asarray(rotation(angles[layer, q]))
            psi = np.moveaxis(np.tensordot(gate, psi, (1, q)), 0, q)
        for q in range(layer % 2, QUBITS - 1, 2):
            shape = [2 if axis in (q, q + 1) else 1 for axis in range(QUBITS)]
            psi = psi * CONTROLLED.reshape(shape)
    return psi


# %%
rng = np.random.default_rng(0)
angles = rng.uniform(0, 2 * np.pi, (DEPTH, QUBITS, 3))
bits = tuple(rng.integers(0, 2, QUBITS))
whole = state(angles)
found = te.jit(lambda x: amplitude(x, bits))(angles)
print("amplitude:", np.round(found, 8), "from the whole state:", np.round(whole[bits], 8))

# %%
# The gradient of the probability, compared with differences for a few of the angles.


def probability(x):
    return np.abs(amplitude(x, bits)) ** 2


gradient = te.jit(te.grad(probability))(angles)
for place in [(0, 0, 1), (9, 7, 0), (23, 11, 1)]:
    moved = angles.copy()
    moved[place] += 1e-5
    ahead = np.abs(state(moved)[bits]) ** 2
    difference = (ahead - np.abs(whole[bits]) ** 2) / 1e-5
    print(f"angle {place}: gradient {gradient[place]:.4e}, difference {difference:.4e}")

# Probabilities of a deep random circuit have the distribution of Porter and Thomas.
scaled = np.sort(np.abs(whole.ravel()) ** 2 * whole.size)
fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.hist(scaled, bins=60, range=(0, 8), density=True, label="probabilities")
left.plot(np.linspace(0, 8), np.exp(-np.linspace(0, 8)), "k", label="Porter and Thomas")
left.axvline(np.abs(found) ** 2 * whole.size, color="C1", label="this amplitude")
left.set(xlabel=f"probability times {2**QUBITS}", yscale="log")
left.legend(fontsize=8)
image = right.imshow(np.sqrt(np.sum(gradient**2, axis=2)), aspect="auto")
right.set(xlabel="qubit", ylabel="layer", title="size of the gradient")
fig.colorbar(image)
plt.show()
