"""Second derivatives where values are repeated, in single precision: right, whatever the basis."""

import numpy as np
import pytest

import tenferro as te

X = np.array([[1.5, 0.5j, 0], [-0.5j, 1.5, 0], [0, 0, 2]])
"""Values 1, 2 and 2."""


def cubes(x):
    w = te.linalg.eigvalsh(x)
    return 0.8125 * np.sum(w**2) + 1.34375 * np.sum(w**3)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_means_over_bases_that_are_near_are_not_taken_for_the_derivative(dtype, seed):
    """Reverse over reverse: of tr(a X² + b X³) along D it is 2a D + 3b (X D + D X)."""
    D = np.random.default_rng(seed).normal(size=(2, 3, 3)) @ np.eye(3)
    D = D[0] + D[0].T + 1j * (D[1] - D[1].T)
    if not seed:
        a, b, c = 0.15625 + 0.984375j, 0.453125 + 0.453125j, -0.453125 + 0.71875j
        D = np.array([[-1.28125, a, b], [a.conjugate(), 1.5, c], [b.conjugate(), 0, 0.6875]])
        D[2, 1] = c.conjugate()
    _, transposed = te.vjp(te.grad(cubes), X.astype(dtype))
    found = np.asarray(transposed(D.astype(dtype))[0])
    expected = 1.625 * D + 4.03125 * (X @ D + D @ X)
    np.testing.assert_allclose(np.diag(found), np.diag(expected), rtol=1e-4, atol=1e-4)
