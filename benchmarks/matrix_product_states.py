"""Matrix product states beside quimb: a sweep of DMRG and a step of evolution, in processor time.

Run with quimb (and torch) installed:
python benchmarks/matrix_product_states.py [--sites 40] [--bond 64].
The programs are those of the gallery. Both sides begin with the same kind of state of full bond.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import quimb.tensor as qtn

import tenferro as te

GALLERY = Path(__file__).resolve().parents[1] / "docs" / "gallery"


def program(name: str, **constants: Any) -> dict[str, Any]:
    """The functions of a program of the gallery, with other constants."""
    names: dict[str, Any] = {}
    text = (GALLERY / f"{name}.py").read_text("utf-8").split("# %%")[0]
    exec(text.replace("import matplotlib.pyplot as plt", ""), names)
    names.update(constants)
    return names


def seconds(call: Callable[[], Any], rounds: int = 3) -> float:
    """The least processor time of a call."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return min(times)


def own_sweep(sites: int, bond: int) -> tuple[float, float]:
    """Seconds for a sweep there and back, and the energy, from programs of four and eight."""
    times = []
    for sweeps in (4, 8):
        names = program("dmrg_heisenberg", SITES=sites, SWEEPS=sweeps)
        compiled = te.jit(lambda w, dmrg=names["dmrg"]: dmrg(w, bond))
        w = names["hamiltonian"]()
        energy = float(compiled(w)[0][-1])
        te.runtime.wait_for_compilation()
        times.append(seconds(lambda compiled=compiled, w=w: compiled(w)))
    return (times[1] - times[0]) / 4, energy


def quimbs_sweep(sites: int, bond: int) -> tuple[float, float]:
    """On NumPy: its DMRG does not run on arrays of torch."""
    solver = qtn.DMRG2(qtn.MPO_ham_heis(sites), bond_dims=[bond], cutoffs=1e-14)
    solver.solve(tol=1e-12, max_sweeps=4, verbosity=0)
    options = {"max_bond": bond, "cutoff": 1e-14}

    def sweep() -> Any:
        solver.sweep_right(canonize=True, **options)
        return solver.sweep_left(canonize=False, **options)

    energy = float(np.real(sweep()))
    return seconds(sweep), energy


def own_step(sites: int, bond: int) -> float:
    names = program("entanglement_evolution", SITES=sites, BOND=bond)
    tensors = random_tensors(sites, bond)
    matrix = names["gate"](0.1)

    def step(center: Any, rest: Any) -> Any:
        state = names["half_sweep"](matrix, center, rest)[:2]
        return names["half_sweep"](matrix, *state)[:2]

    compiled = te.jit(step)
    state = compiled(tensors[0], tensors[1:])
    te.runtime.wait_for_compilation()
    return seconds(lambda: compiled(*state))


def random_tensors(sites: int, bond: int) -> Any:
    """Random tensors of which all but the first are orthonormal towards the last."""
    rng = np.random.default_rng(0)
    shape = (sites, bond, 2 * bond)
    x = rng.standard_normal(shape) + 1j * rng.standard_normal(shape)
    return np.linalg.qr(x.transpose(0, 2, 1))[0].transpose(0, 2, 1).reshape(sites, bond, 2, bond)


def quimbs_step(sites: int, bond: int, backend: str) -> float:
    state = qtn.MPS_rand_state(sites, bond, dtype=complex, seed=0)
    hamiltonian = qtn.ham_1d_heis(sites)
    if backend == "torch":
        import torch

        state.apply_to_arrays(torch.tensor)
        hamiltonian.apply_to_arrays(torch.tensor)
    options = {"max_bond": bond, "cutoff": 1e-8}
    evolution = qtn.TEBD(state, hamiltonian, dt=0.1, split_opts=options, progbar=False)
    evolution.step(order=2)
    return seconds(lambda: evolution.step(order=2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sites", type=int, default=40)
    parser.add_argument("--bond", type=int, default=64)
    size = vars(parser.parse_args())
    own, energy = own_sweep(**size)
    print(f"DMRG sweep: tenferro {own:.3f} s, energy {energy:.11f}", flush=True)
    other, energy = quimbs_sweep(**size)
    print(f"  quimb {other:.3f} s, ratio {other / own:.2f}, energy {energy:.11f}", flush=True)
    own = own_step(**size)
    print(f"evolution step: tenferro {own:.3f} s")
    for backend in ("numpy", "torch"):
        other = quimbs_step(**size, backend=backend)
        print(f"  quimb with {backend} {other:.3f} s, ratio {other / own:.2f}")


if __name__ == "__main__":
    main()
