"""Minima over isometries beside those that linear algebra knows."""

import numpy as np
import pytest

import tenferro as te

rng = np.random.default_rng(0)
minimize_isometry = te.optimize.minimize_isometry


def random(shape, dtype):
    x = rng.standard_normal(shape)
    return x + 1j * rng.standard_normal(shape) if dtype == "complex128" else x


@pytest.mark.sampled(4)
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


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_pytrees_and_stacks_of_isometries(dtype):
    """Two subspaces and a stack of two more, found together, in one loop or by steps of Adam."""
    matrices = [random((5, 5), dtype) for _ in range(3)]
    A, B, C = (x + x.conj().T for x in matrices)
    pair = np.stack([A, C])
    x0 = {"one": random((5, 2), dtype), "two": [random((2, 5, 1), dtype)]}

    def energy(x):
        one = np.real(np.vdot(x["one"], B @ x["one"]))
        return one + np.real(np.vdot(x["two"][0], pair @ x["two"][0]))

    w = [np.linalg.eigvalsh(x) for x in (A, B, C)]
    least = w[1][:2].sum() + w[0][0] + w[2][0]
    found = minimize_isometry(energy, x0, gtol=1e-7)
    assert found.success
    np.testing.assert_allclose(found.fun, least, rtol=1e-10)

    opt = te.optimize.on_isometries(te.optimize.adam(te.optimize.exponential_decay(0.1, 100, 0.5)))
    x = minimize_isometry(energy, x0, maxiter=0).x

    def step(carry, _):
        x, state = carry
        updates, state = opt.update(te.grad(energy)(x), state, x)
        return (te.optimize.apply_updates(x, updates), state), None

    (x, _), _ = te.jit(lambda x: te.scan(step, (x, opt.init(x)), None, length=600))(x)
    for Q in (x["one"], *x["two"][0]):
        np.testing.assert_allclose(Q.conj().T @ Q, np.eye(Q.shape[1]), atol=1e-12)
    np.testing.assert_allclose(energy(x), least, rtol=1e-4)


def test_failures_are_reported():
    A = np.diag(np.arange(20.0))
    found = minimize_isometry(lambda X: np.sum(X * (A @ X)), np.ones((20, 2)) + A[:, :2], maxiter=2)
    assert not found.success and found.nit == 2
    with pytest.raises(ValueError, match=r"x0 has shape \(2, 3\), expected \(..., m, n\)"):
        minimize_isometry(np.sum, np.ones((2, 3)))
    opt = te.optimize.on_isometries(te.optimize.sgd(0.1))
    with pytest.raises(ValueError, match=r"on_isometries: a parameter has shape \(3,\)"):
        opt.init(np.ones(3))
    with pytest.raises(ValueError, match="on_isometries: params is None, expected the isometries"):
        opt.update(np.eye(2), opt.init(np.eye(2)))
