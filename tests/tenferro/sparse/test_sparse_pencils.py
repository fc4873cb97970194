"""Generalized eigenvalue problems A x = w M x beside SciPy and derivatives of whole matrices."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp
import scipy.sparse.linalg

import tenferro as te
from tenferro.errors import GaugeError

rng = np.random.default_rng(0)
N, K = 40, 3
eigs, eigsh, LinearOperator = (
    getattr(te.sparse.linalg, name) for name in ("eigs", "eigsh", "LinearOperator")
)


def matrix(dtype):
    x = rng.standard_normal((N, N))
    return x + 1j * rng.standard_normal((N, N)) if dtype == "complex128" else x


def hermitian(dtype):
    x = matrix(dtype)
    return x + x.conj().T


def positive(dtype):
    x = matrix(dtype)
    return x @ x.conj().T / N + np.eye(N)


def elements(n):
    """Stiffness and mass of a string with linear finite elements."""
    shape = {"offsets": [-1, 0, 1], "shape": (n, n)}
    stiffness = sp.diags_array([-1.0, 2.0, -1.0], **shape) * (n + 1)
    mass = sp.diags_array([1.0, 4.0, 1.0], **shape) / (6 * (n + 1))
    return stiffness.tocsr(), mass.tocsr()


def near(W, sigma, k=K):
    return W[np.argsort(abs(W - sigma))[:k]]


def sorted_values(w):
    w = np.asarray(w)
    return w[np.lexsort((w.imag.round(8), w.real.round(8)))]


FORMS = {
    "dense": lambda A, M, S: ((A, M), {}),
    "sparse": lambda A, M, S: ((sp.csr_array(A), sp.csc_array(M)), {}),
    "mixed": lambda A, M, S: ((sp.csr_array(A), M), {}),
    "functions": lambda A, M, S: (
        (lambda x: A @ x, lambda x: M @ x),
        {"v0": np.ones(N, A.dtype), "OPinv": lambda x: np.linalg.solve(S, x)},
    ),
}


@pytest.mark.sampled(16, "form", "dtype")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_values_and_vectors_are_those_of_whole_matrices(dtype, form):
    A, M, B = hermitian(dtype), positive(dtype), matrix(dtype)
    W, WB = scipy.linalg.eigvalsh(A, M), scipy.linalg.eigvals(B, M)
    (a, m), options = FORMS[form](A, M, A - 0.3 * M)
    plain = {k: v for k, v in options.items() if k == "v0"}
    w, V = te.jit(lambda: eigsh(a, K, m, which="LA", **plain))()
    np.testing.assert_allclose(w, W[-K:], rtol=1e-11)
    np.testing.assert_allclose(A @ V, M @ V * w, atol=1e-10)
    np.testing.assert_allclose(V.conj().T @ M @ V, np.eye(K), atol=1e-11)
    w, V = te.jit(lambda: eigsh(a, K, m, 0.3, **options))()
    np.testing.assert_allclose(w, np.sort(near(W, 0.3)), atol=1e-11)
    np.testing.assert_allclose(A @ V, M @ V * w, atol=1e-10)
    (b, m), options = FORMS[form](B, M, B - (0.3 + 0.2j) * M)
    w, V = te.jit(lambda: eigs(b, K, m, 0.3 + 0.2j, **options))()
    np.testing.assert_allclose(sorted_values(w), sorted_values(near(WB, 0.3 + 0.2j)), atol=1e-11)
    np.testing.assert_allclose(B @ V, M @ V * w, atol=1e-10)
    np.testing.assert_allclose(np.sum(V.conj() * (M @ V), axis=0), np.ones(K), atol=1e-11)
    if form != "functions":
        w, V = te.jit(lambda: eigs(b, 4, m))()
        largest = -np.sort(-abs(WB))[:4]
        np.testing.assert_allclose(abs(w), largest, rtol=1e-10)
        np.testing.assert_allclose(B @ V, M @ V * w, atol=1e-10)


def test_finite_elements_beside_scipy():
    A, M = elements(80)
    for options in ({"sigma": 0.0}, {"which": "LA"}):
        ours, theirs = (
            f(A, 4, M=M, **options)
            for f in (te.jit(eigsh, static_argnames=("k", *options)), scipy.sparse.linalg.eigsh)
        )
        np.testing.assert_allclose(ours[0], theirs[0], rtol=1e-9)
        np.testing.assert_allclose(abs(np.diag(ours[1].T @ (M @ theirs[1]))), 1, rtol=1e-9)


def whole(A, M):
    """Values and M-orthonormal vectors, ascending, by functions with derivatives."""
    L = te.linalg.cholesky(M)
    half = te.linalg.solve_triangular(L, A, lower=True)
    C = te.linalg.solve_triangular(L, half.conj().T, lower=True)
    w, Y = te.linalg.eigh((C + C.conj().T) / 2)
    return w, te.linalg.solve_triangular(L.conj().T, Y)


def observed(w, V):
    weights = np.linspace(1, 2, N)[:, None]
    return np.sum(w**3 * np.arange(1, K + 1)) + np.sum(weights * abs(V) ** 4)


def check_derivatives(f, g, *args):
    """The gradients of f and g, and the derivatives of these in a direction."""
    directions = tuple(np.asarray(hermitian(x.dtype)) for x in args)

    def slopes(h):
        return te.jvp(te.grad(h, argnums=(0, 1)), args, directions)

    for ours, theirs in zip(te.jit(slopes, static_argnums=0)(f), slopes(g), strict=True):
        for x, y in zip(ours, theirs, strict=True):
            y = (y + y.conj().T) / 2
            x = (x + x.conj().T) / 2
            np.testing.assert_allclose(x, y, atol=1e-8 * abs(y).max())


@pytest.mark.sampled(4)
@pytest.mark.parametrize("sigma", [None, 0.3])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives_of_hermitian_problems_are_those_of_whole_matrices(dtype, sigma):
    A, M = hermitian(dtype), positive(dtype)
    W = scipy.linalg.eigvalsh(A, M)
    best = np.sort(np.argsort(-abs(W) if sigma is None else abs(W - sigma))[:K])

    def ours(A, M):
        A, M = (A + A.conj().T) / 2, (M + M.conj().T) / 2
        return observed(*eigsh(A, K, M, sigma))

    def theirs(A, M):
        w, V = whole((A + A.conj().T) / 2, (M + M.conj().T) / 2)
        return observed(w[best], V[:, best])

    check_derivatives(ours, theirs, A, M)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("given", [False, True])
@pytest.mark.parametrize("sigma", [None, 0.3 + 0.2j])
def test_derivatives_of_general_problems_are_those_of_whole_matrices(sigma, given):
    A, M = matrix("complex128"), positive("complex128")
    W = scipy.linalg.eigvals(A, M)
    chosen = W[np.argsort(-abs(W))[:K]] if sigma is None else near(W, sigma)
    name, inverse = ("Minv", M) if sigma is None else ("OPinv", A - sigma * M)
    options = {name: lambda x: np.linalg.solve(inverse, x)} if given else {}
    weights = rng.standard_normal(N)

    def observed(w, V):
        lengths = np.sum(np.real(np.conj(V) * V), axis=0)
        return np.sum(abs(w) ** 3) + np.sum(weights[:, None] * abs(V) ** 2 / lengths)

    def ours(A, M):
        return observed(*eigs(A, K, M, sigma, **options))

    def theirs(A, M):
        w, V = te.linalg.eig(te.linalg.solve(M, A))
        distances = abs(te.stop_gradient(w)[:, None] - chosen)
        best = np.argmin(distances, axis=0)
        return observed(w[best], V[:, best])

    np.testing.assert_allclose(ours(A, M), theirs(A, M), rtol=1e-10)
    check_derivatives(ours, theirs, A, M)


def test_derivatives_reach_what_functions_close_over():
    c = rng.uniform(1, 2, N)

    def f(d, m, **inverse):
        w, V = eigsh(lambda x: d * x, 2, lambda x: m * x, v0=np.ones(N), **inverse)
        return w[0] * w[1] + np.sum(c[:, None] * V**2)

    d, m = np.arange(N, dtype=float) ** 2, c + 1
    best = np.argsort(-d / m)[:2]
    by_d = np.zeros(N)
    by_d[best] = (d / m)[best[::-1]] / m[best]
    by_m = -by_d * d / m
    by_m[best] -= c[best] / m[best] ** 2
    for given in ({}, {"Minv": lambda x: x / m}):
        found = te.jit(te.grad(lambda d, m, given=given: f(d, m, **given), argnums=(0, 1)))(d, m)
        np.testing.assert_allclose(found[0], by_d, atol=1e-9)
        np.testing.assert_allclose(found[1], by_m, atol=1e-9 * abs(by_m).max())

    def general(d, m, **given):
        w = eigs(lambda x: d * x, 2, lambda x: m * x, v0=np.ones(N, complex), **given)[0]
        return np.real(w[0] * w[1])

    for given in ({}, {"Minv": lambda x: x / m}):
        by_d[best] = (d / m)[best[::-1]] / m[best]
        found = te.grad(lambda d, m, given=given: general(d, m, **given), argnums=(0, 1))(d, m)
        np.testing.assert_allclose(found[0], by_d, atol=1e-8)
        np.testing.assert_allclose(found[1], -by_d * d / m, atol=1e-8 * abs(by_m).max())


def test_small_problems_repeated_values_and_batches():
    A, M = hermitian("float64")[:8, :8], positive("float64")[:8, :8]
    W = scipy.linalg.eigvalsh(A, M)
    np.testing.assert_allclose(eigsh(A, 8, M)[0], W, rtol=1e-10)
    np.testing.assert_allclose(eigsh(A, 2, M, 0.1)[0], np.sort(near(W, 0.1, 2)), rtol=1e-9)
    w, V = eigs(A, 3, M)
    np.testing.assert_allclose(A @ V, M @ V * w, atol=1e-11)
    L, d = np.linalg.cholesky(positive("float64")), np.maximum(np.arange(N) - 4.0, 0)[::-1]
    w, V = eigsh(L @ np.diag(d) @ L.T, 5, L @ L.T, which="SA")
    np.testing.assert_allclose(w, np.zeros(5), atol=1e-12)
    np.testing.assert_allclose(V.T @ L @ L.T @ V, np.eye(5), atol=1e-11)
    each = (
        np.stack([hermitian("float64") for _ in range(2)]),
        np.stack([positive("float64") for _ in range(2)]),
    )
    found = te.jit(te.vmap(lambda A, M: eigsh(A, 2, M, which="SA")[0]))(*each)
    for w, A, M in zip(found, *each, strict=True):
        np.testing.assert_allclose(w, scipy.linalg.eigvalsh(A, M)[:2], rtol=1e-10)


def test_failures_are_reported():
    A, M = hermitian("float64"), positive("float64")
    with pytest.raises(np.linalg.LinAlgError, match=r"M has shape \(3, 3\)"):
        eigsh(A, 2, np.eye(3))
    with pytest.raises(TypeError, match=r"M is of type function.*pass OPinv"):
        eigs(A, 2, lambda x: M @ x, 0.1, v0=np.ones(N))
    with pytest.raises(TypeError, match=r"sigma is complex.*eigs"):
        eigsh(A, 2, M, 0.1j)
    with pytest.raises(np.linalg.LinAlgError):
        eigsh(np.diag(np.arange(N) + 1.0), 2, np.eye(N), 3.0)

    d = np.array([5.0, 5.0, *np.arange(N - 2) / N])
    with pytest.raises(GaugeError, match="the last of the k values"):
        te.grad(lambda m: np.sum(eigsh(np.diag(d * m), 1, np.diag(m))[1][0] ** 2))(np.ones(N))
