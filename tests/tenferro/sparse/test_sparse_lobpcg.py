"""LOBPCG beside the eigenvalues of the whole matrix."""

import numpy as np
import pytest
import scipy.sparse as sp
import scipy.sparse.linalg as sl

import tenferro as te
from tenferro.errors import GaugeError

rng = np.random.default_rng(0)
N = 50
lobpcg = te.sparse.linalg.lobpcg


def hermitian(dtype):
    x = rng.standard_normal((N, N))
    if dtype == "complex128":
        x = x + 1j * rng.standard_normal((N, N))
    return x + x.conj().T


def laplacian(size):
    line = sp.diags_array(
        [-np.ones(size - 1), 2 * np.ones(size), -np.ones(size - 1)], offsets=[-1, 0, 1]
    )
    eye = sp.eye_array(size)
    return (sp.kron(line, eye) + sp.kron(eye, line)).tocsr()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_values_and_vectors_have_scipys_order(largest, dtype):
    A, X = hermitian(dtype), rng.standard_normal((N, 3))
    w, V = te.jit(lambda A, X: lobpcg(A, X, largest=largest))(A, X)
    every = np.linalg.eigvalsh(A)
    np.testing.assert_allclose(w, every[::-1][:3] if largest else every[:3], rtol=1e-12)
    np.testing.assert_allclose(A @ V, V * w, atol=1e-9)
    np.testing.assert_allclose(V.conj().T @ V, np.eye(3), atol=1e-12)


def test_repeated_values_and_preconditioners():
    A, X = laplacian(16), rng.standard_normal((256, 4))
    solve = sl.splu(A.tocsc()).solve(np.eye(256))
    expected = np.linalg.eigvalsh(A.toarray())[:4]
    assert np.isclose(expected[1], expected[2])
    for M in (None, solve, lambda x: solve @ x):
        np.testing.assert_allclose(lobpcg(A, X, M=M, largest=False)[0], expected, rtol=1e-10)
    with pytest.raises(RuntimeError, match="lobpcg: no convergence in 4 steps"):
        lobpcg(A, X, largest=False, maxiter=4)
    lobpcg(A, X, M=solve, largest=False, maxiter=20)


def positive(dtype):
    x = hermitian(dtype)
    return x @ x / 10 + np.eye(N)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_pencils_and_their_derivatives(largest, dtype):
    """A x = w B x, with B a matrix, sparse or not, and a function."""
    A, B, D, X = hermitian(dtype), positive(dtype), positive(dtype), rng.standard_normal((N, 3))
    L = np.linalg.inv(np.linalg.cholesky(B))
    every = np.linalg.eigvalsh(L @ A @ L.conj().T)
    for mass in (B, sp.csr_array(B), lambda x: B @ x):
        w, V = lobpcg(A, X, mass, largest=largest)
        np.testing.assert_allclose(w, every[::-1][:3] if largest else every[:3], rtol=1e-10)
        np.testing.assert_allclose(A @ V, B @ V * w, atol=1e-8)
        np.testing.assert_allclose(V.conj().T @ B @ V, np.eye(3), atol=1e-12)

    def loss(solve):
        def of(t):
            w, V = solve(A, B + t * D)
            return np.sum(np.sin(w)) + np.sum(abs(V[0]) ** 4)

        return of

    which = "LA" if largest else "SA"
    f = loss(lambda A, B: lobpcg(A, X, B, largest=largest))
    g = loss(lambda A, B: te.sparse.linalg.eigsh(A, 3, B, which=which))
    np.testing.assert_allclose(te.grad(f)(0.1), te.grad(g)(0.1), rtol=1e-7)
    np.testing.assert_allclose(te.hessian(f)(0.1), te.hessian(g)(0.1), rtol=1e-6)


def test_functions_of_pytrees_and_arrays():
    d = {"a": np.arange(30.0), "b": [rng.uniform(30, 40, (4, 6))]}
    X = {"a": rng.standard_normal((30, 3)), "b": [rng.standard_normal((4, 6, 3))]}

    def times(x):
        return te.pytree.map(lambda p, q: p * q, d, x)

    best = np.sort(d["b"][0].ravel())[:-4:-1]
    w, V = te.jit(lambda X: lobpcg(times, X))(X)
    np.testing.assert_allclose(w, best, rtol=1e-10)
    assert V["a"].shape == (30, 3) and V["b"][0].shape == (4, 6, 3)
    w, V = lobpcg(lambda x: d["b"][0] * x, X["b"][0], lambda x: 2 * x, lambda x: x / 3)
    np.testing.assert_allclose(w, best / 2, rtol=1e-10)
    assert V.shape == (4, 6, 3)
    with pytest.raises(np.linalg.LinAlgError, match="X has shape"):
        lobpcg(times, {"a": X["a"], "b": [np.ones((4, 6, 2))]})
    with pytest.raises(ValueError, match=r"the operator returns .* as v0"):
        lobpcg(lambda x: x["a"], X)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives_are_those_of_the_whole_spectrum(dtype):
    A, D, X = hermitian(dtype), hermitian(dtype), rng.standard_normal((N, 3))
    c = rng.standard_normal(N)

    def loss(solve):
        def of(t):
            w, V = solve(np.cos(t) * A + np.sin(t) * D)
            return np.sum(np.sin(w)) + np.sum(abs(c @ V) ** 4)

        return of

    def whole(A):
        w, V = te.linalg.eigh(A)
        return w[-3:], V[:, -3:]

    f, g = loss(lambda A: lobpcg(A, X)), loss(whole)
    np.testing.assert_allclose(te.grad(f)(0.3), te.grad(g)(0.3), rtol=1e-8)
    np.testing.assert_allclose(te.jvp(f, (0.3,), (1.0,))[1], te.grad(g)(0.3), rtol=1e-8)
    np.testing.assert_allclose(te.hessian(f)(0.3), te.hessian(g)(0.3), rtol=1e-7)


def test_a_cut_inside_of_repeated_values_is_refused():
    A, X = laplacian(8), rng.standard_normal((64, 2))
    D = rng.standard_normal((64, 64))
    with pytest.raises(GaugeError, match="lobpcg: the last of the k values equals the next one"):
        te.grad(lambda t: np.sum(lobpcg(A.toarray() + t * (D + D.T), X, largest=False)[1][0] ** 2))(
            0.0
        )


def test_arguments_are_checked():
    with pytest.raises(np.linalg.LinAlgError, match="X has shape"):
        lobpcg(np.eye(3), np.ones(3))
    with pytest.raises(np.linalg.LinAlgError, match="A has shape"):
        lobpcg(np.ones((3, 2)), np.ones((3, 1)))
