"""Ten eigenvalues of large sparse operators and their gradients beside ARPACK, in processor time.

Run with `--side 100` for 10⁶ unknowns. The operator is that of a particle in a cube of `side`³
sites with a random potential; wanted are its largest values, to rounding.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import scipy.sparse as sp
from scipy.sparse.linalg import LinearOperator, eigsh

import tenferro as te

COUNT = 10


def operator(side: int) -> Any:
    """The Laplacian of a cube, and normally distributed numbers on the diagonal."""
    line = sp.diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(side, side))
    eye = sp.eye_array(side)
    plane = sp.kron(line, eye) + sp.kron(eye, line)
    potential = 2 * np.random.default_rng(0).standard_normal(side**3)
    cube = sp.kron(plane, eye) + sp.kron(sp.eye_array(side**2), line)
    return (cube + sp.diags_array(potential)).tocsr()


def own_values(A: Any) -> Any:
    return te.sparse.linalg.eigsh(A, COUNT, which="LA", return_eigenvectors=False)


def own_values_of_function(A: Any) -> Any:
    matrix, start = te.sparse.csr_array(A), np.random.default_rng(1).uniform(-1, 1, A.shape[0])
    return te.sparse.linalg.eigsh(
        lambda x: matrix @ x, COUNT, which="LA", v0=start, return_eigenvectors=False
    )


class Arpack:
    """SciPy's values and vectors, and the number of products."""

    products = 0

    def __call__(self, A: Any) -> Any:
        self.products = 0
        counted = LinearOperator(A.shape, lambda x: self.times(A, x), dtype=float)
        return eigsh(counted, COUNT, which="LA")[0]

    def times(self, A: Any, x: Any) -> Any:
        self.products += 1
        return A @ x


def seconds(call: Callable[[], Any]) -> tuple[float, Any]:
    """The processor time of a call, and its result."""
    start = time.process_time()
    result = call()
    return time.process_time() - start, result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    A, arpack = operator(options.side), Arpack()
    programs = {
        "tenferro, matrix": te.jit(own_values),
        "tenferro, function": te.jit(own_values_of_function),
        "tenferro, gradient": te.jit(te.grad(lambda A: np.sum(own_values(A)))),
    }
    small = operator(10)  # other sizes are other programs; this loads what all need
    for program in programs.values():
        program(small)
    times: dict[str, list[float]] = {name: [] for name in ("ARPACK", *programs)}
    for _ in range(options.rounds):
        for name, program in {"ARPACK": arpack, **programs}.items():
            took, result = seconds(lambda program=program: program(A))
            times[name].append(took)
            print(f"{name} {took:.2f} s", flush=True)
            if name == "ARPACK":
                expected = result
            elif "gradient" not in name:
                np.testing.assert_allclose(result, expected, rtol=1e-11)
    print(f"{A.shape[0]} unknowns, ARPACK takes {arpack.products} products; medians")
    for name, each in times.items():
        ratio = np.median([a / b for a, b in zip(times["ARPACK"], each, strict=True)])
        print(f"{name} {np.median(each):.2f} s, ARPACK's time / this {ratio:.2f}")


if __name__ == "__main__":
    main()
