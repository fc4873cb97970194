"""Minima over isometries beside those that linear algebra knows."""

import numpy as np
import pytest

import tenferro as te

rng = np.random.default_rng(0)
minimize_isometry = te.optimize.minimize_isometry


def random(shape, dtype):
    x = rng.standard_normal(shape)
    return x + 1j * rng.standard_normal(shape) if dtype == "complex128" else x


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_subspaces_of_the_smallest_eigenvalues(dtype):
    A, x0 = random((12, 12), dtype), random((12, 3), dtype)
    A = A + A.conj().T

    def energy(X, A):
        return np.real(np.vdot(X, A @ X))

    w, V = np.linalg.eigh(A)
    found = te.jit(lambda A: minimize_isometry(energy, x0, A, gtol=1e-8))(A)
    assert found.success and found.gradient_norm <= 1e-8
    np.testing.assert_allclose(found.fun, w[:3].sum(), rtol=1e-12)
    np.testing.assert_allclose(found.x.conj().T @ found.x, np.eye(3), atol=1e-12)
    np.testing.assert_allclose(found.x @ found.x.conj().T, V[:, :3] @ V[:, :3].conj().T, atol=1e-7)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_the_nearest_isometry_is_the_polar_factor(dtype):
    B = random((6, 4), dtype)
    U, _, Vh = np.linalg.svd(B, full_matrices=False)
    found = minimize_isometry(lambda X: np.sum(abs(X - B) ** 2), B, gtol=1e-9)
    assert found.success
    np.testing.assert_allclose(found.x, U @ Vh, atol=1e-8)


def test_batches_end_one_by_one():
    A = rng.standard_normal((3, 5, 5))
    A = A + A.transpose(0, 2, 1)
    x0 = rng.standard_normal((5, 1))

    def smallest(A):
        return minimize_isometry(lambda X: np.sum(X * (A @ X)), x0, gtol=1e-8).fun

    np.testing.assert_allclose(te.jit(te.vmap(smallest))(A), np.linalg.eigvalsh(A)[:, 0])


def test_failures_are_reported():
    A = np.diag(np.arange(20.0))
    found = minimize_isometry(lambda X: np.sum(X * (A @ X)), np.ones((20, 2)) + A[:, :2], maxiter=2)
    assert not found.success and found.nit == 2
    with pytest.raises(ValueError, match=r"x0 has shape \(2, 3\), expected \(m, n\)"):
        minimize_isometry(np.sum, np.ones((2, 3)))
