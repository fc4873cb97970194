"""Some eigenvalues of operators that are not Hermitian, beside those of whole matrices."""

import numpy as np
import pytest
import scipy.sparse as sp

import tenferro as te

rng = np.random.default_rng(0)
N = 60
eigs = te.sparse.linalg.eigs
KEYS = {
    "LM": lambda w: -abs(w),
    "LR": lambda w: -w.real,
    "SR": lambda w: w.real,
    "LI": lambda w: -abs(w.imag),
}


def matrix(dtype):
    x = rng.standard_normal((N, N)) / 3 + np.diag(np.linspace(0, 10, N) ** 1.5)
    return x + 1j * rng.standard_normal((N, N)) / 3 if dtype == "complex128" else x


@pytest.mark.sampled(12, "which", "dtype")
@pytest.mark.parametrize("which", KEYS)
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_values_and_vectors_are_those_of_the_matrix(which, dtype):
    A = matrix(dtype)
    every = np.linalg.eigvals(A)
    expected = every[np.argsort(KEYS[which](every))]
    k = 4 if np.isclose(abs(expected[3]), abs(expected[2])) or dtype == "complex128" else 3
    w, V = te.jit(lambda A: eigs(A, k, which=which))(A)
    np.testing.assert_allclose(KEYS[which](w), KEYS[which](expected[:k]), atol=1e-11)
    assert np.max(np.min(abs(w[:, None] - every), axis=1)) < 1e-11
    np.testing.assert_allclose(A @ V, V * w, atol=1e-10)
    np.testing.assert_allclose(np.linalg.norm(V, axis=0), 1)


def test_operators_small_matrices_and_sparse_ones():
    A = sp.csr_array(np.diag(np.arange(90.0)) + np.eye(90, k=1) - np.eye(90, k=-2))
    expected = np.sort(np.linalg.eigvals(A.toarray()).real)[-3:]
    start = rng.standard_normal(90)
    for operator in (A, te.sparse.csr_array(A), lambda x: A @ x):
        w = eigs(operator, 3, which="LR", v0=start, return_eigenvectors=False)
        np.testing.assert_allclose(np.sort(w.real), expected, rtol=1e-12)
    small = rng.standard_normal((5, 5))
    w = eigs(small, 5, return_eigenvectors=False)
    assert np.max(np.min(abs(w[:, None] - np.linalg.eigvals(small)), axis=1)) < 1e-12


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives_are_those_of_the_whole_spectrum(dtype):
    A, D, c = matrix(dtype), matrix(dtype), rng.standard_normal(N)

    def loss(solve):
        def of(t):
            w, V = solve(A + np.sin(t) * D)
            return np.sum(np.sin(w.real) + abs(w)) + np.sum(abs(c @ V) ** 4)

        return of

    def whole(A):
        w, V = te.linalg.eig(A)
        best = np.argsort(-w.real)[:3]
        return w[best], V[:, best]

    f, g = loss(lambda A: eigs(A, 3, which="LR")), loss(whole)
    np.testing.assert_allclose(te.grad(f)(0.3), te.grad(g)(0.3), rtol=1e-8)
    np.testing.assert_allclose(te.jvp(f, (0.3,), (1.0,))[1], te.grad(g)(0.3), rtol=1e-8)
    np.testing.assert_allclose(te.hessian(f)(0.3), te.hessian(g)(0.3), rtol=1e-7)
    values = te.jit(te.grad(lambda A: np.sum(eigs(A, 3, which="LR")[0].real)))(A)
    expected = te.grad(lambda A: np.sum(whole(A)[0].real))(A)
    np.testing.assert_allclose(values, expected, atol=1e-9)


def test_failures_are_reported():
    A = matrix("float64")
    with pytest.raises(RuntimeError, match="eigs: no convergence in 1 steps"):
        eigs(A, 3, which="SM", maxiter=1)
    with pytest.raises(ValueError, match="which is 'LA'"):
        eigs(A, 3, which="LA")
    with pytest.raises(ValueError, match="k is 0"):
        eigs(A, 0)
