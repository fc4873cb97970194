"""
Ground state of a spin chain with quimb
=======================================

A matrix product state of the transverse-field Ising chain, built and contracted by quimb. The
energy is a contraction of tensors of tenferro; quimb's optimizer takes its compiled gradient.
"""

import warnings

import matplotlib.pyplot as plt
import numpy as np
import quimb.tensor as qtn

import tenferro  # noqa: F401  (it registers itself with quimb)

warnings.filterwarnings("ignore", module="cotengra")  # about optional packages

SITES, BOND = 10, 4


def ising(field):
    """The Hamiltonian as a matrix product operator, for spins 1/2."""
    builder = qtn.SpinHam1D(S=1 / 2)
    builder += -4.0, "Z", "Z"
    builder += -2.0 * field, "X"
    return builder.build_mpo(SITES)


def energy(state, hamiltonian):
    state.balance_bonds_()
    bra, operator, ket = qtn.tensor_network_align(state.H, hamiltonian, state)
    value = (bra & operator & ket).contract(all, optimize="auto-hq")
    return np.real(value) / np.real((state.H & state).contract(all, optimize="auto-hq"))


def ground_state(field, start):
    optimizer = qtn.TNOptimizer(
        start,
        loss_fn=energy,
        loss_constants={"hamiltonian": ising(field)},
        autodiff_backend="tenferro",
        optimizer="L-BFGS-B",
        progbar=False,
    )
    return optimizer.optimize(300), optimizer.loss


# %%
fields = np.array([1.6, 1.0, 0.4])
# Jordan and Wigner's transformation gives exact energies: singular values of a small matrix.
found, exact, entropies = [], [], []
state = qtn.MPS_rand_state(SITES, BOND, dtype="float64", seed=1)
for field in fields:
    state, value = ground_state(field, state)
    found.append(value / SITES)
    fermions = field * np.eye(SITES) + np.eye(SITES, k=1)
    exact.append(-np.linalg.svdvals(fermions).sum() / SITES)
    state.normalize()
    entropies.append([state.entropy(cut) for cut in range(1, SITES)])
found, exact = np.array(found), np.array(exact)
print("largest relative error:", f"{np.abs(found / exact - 1).max():.1e}")

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.2), layout="constrained")
left.plot(fields, exact, "k", label="exact")
left.plot(fields, found, "o", label=f"bond dimension {BOND}")
left.set(xlabel="field", ylabel="energy of a site")
left.legend()
for field, entropy in zip(fields, entropies, strict=True):
    right.plot(range(1, SITES), entropy, "o-", label=f"field {field}")
right.set(xlabel="cut after site", ylabel="entanglement entropy in bits")
right.legend(loc="center", bbox_to_anchor=(0.5, 0.64), ncols=3, fontsize="small")
plt.show()
