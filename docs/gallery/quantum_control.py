"""
Quantum circuits and optimal control
====================================

Pulses that turn the evolution of two coupled qubits into a CNOT gate (GRAPE, Khaneja et al., 2005).
The propagator is a product of matrix exponentials of complex matrices; the gradient with respect to
80 amplitudes costs about as much as a few propagations.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

X = np.array([[0, 1], [1, 0]], complex)
Y = np.array([[0, -1j], [1j, 0]])
Z = np.diag([1.0 + 0j, -1.0])
ONE = np.eye(2, dtype=complex)
CONTROLS = np.stack([np.kron(X, ONE), np.kron(Y, ONE), np.kron(ONE, X), np.kron(ONE, Y)])
DRIFT = 0.5 * np.pi * np.kron(Z, Z)
CNOT = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]], complex)
STEPS, DURATION = 20, 1.6


def propagator(pulse, coupling=1.0):
    """Of amplitudes of shape (steps, 4)."""
    dt = DURATION / STEPS
    hamiltonians = coupling * DRIFT + np.einsum("tc,cij->tij", pulse, CONTROLS)
    steps = te.linalg.expm(-1j * dt * hamiltonians)
    return te.scan(lambda u, step: (step @ u, None), np.eye(4, dtype=complex), steps)[0]


def infidelity(pulse):
    """1 minus the fidelity, which does not depend on a global phase."""
    return 1 - np.abs(np.trace(CNOT.conj().T @ propagator(pulse)) / 4) ** 2


# %%
start = np.random.default_rng(0).standard_normal((STEPS, 4))
found = te.optimize.minimize(
    lambda v: infidelity(v.reshape(STEPS, 4)), start.ravel(), method="BFGS", options={"gtol": 1e-8}
)
pulse = found.x.reshape(STEPS, 4)
print(f"infidelity {infidelity(start):.3f} -> {infidelity(pulse):.1e} after {found.nit} steps")
print(np.abs(te.jit(propagator)(pulse)).round(4))


# %%
# The second derivative tells how sensitive the gate is to the strength of the coupling.
def fidelity(coupling):
    return np.abs(np.trace(CNOT.conj().T @ propagator(pulse, coupling)) / 4) ** 2


curvature = te.grad(te.grad(fidelity))(1.0)
print(f"fidelity falls by {-curvature / 2 * 1e-4:.1e} for a coupling that is 1 % off")

t = np.linspace(0, DURATION, STEPS + 1)
fig, axes = plt.subplots(2, 1, figsize=(7, 4), sharex=True, layout="constrained")
for ax, first, qubit in ((axes[0], 0, "first"), (axes[1], 2, "second")):
    ax.stairs(pulse[:, first], t, label="X")
    ax.stairs(pulse[:, first + 1], t, label="Y")
    ax.set(ylabel=f"{qubit} qubit")
    ax.legend(loc="upper right")
axes[1].set(xlabel="time")
plt.show()
