"""Some eigenvalues and singular values of operators beside those of whole matrices."""

import numpy as np
import pytest
import scipy.sparse as sp
import scipy.sparse.linalg

import tenferro as te
from tenferro.errors import GaugeError

rng = np.random.default_rng(0)
N = 60
eigsh, svds, LinearOperator = (
    getattr(te.sparse.linalg, name) for name in ("eigsh", "svds", "LinearOperator")
)


def hermitian(dtype, n=N):
    x = rng.standard_normal((n, n))
    if dtype == "complex128":
        x = x + 1j * rng.standard_normal((n, n))
    return x + x.conj().T


def cubic(size):
    """The Laplacian of a cube, whose values are repeated."""
    line = sp.diags_array(
        [-np.ones(size - 1), 2 * np.ones(size), -np.ones(size - 1)], offsets=[-1, 0, 1]
    )
    eye = sp.eye_array(size)
    parts = [sp.kron(line, eye), sp.kron(eye, line)]
    plane = parts[0] + parts[1]
    return (sp.kron(plane, eye) + sp.kron(sp.eye_array(size**2), line)).tocsr()


def chosen(w, which, k):
    order = {"LA": -w, "SA": w, "LM": -abs(w), "SM": abs(w)}[which]
    return np.sort(w[np.argsort(order)[:k]])


@pytest.mark.sampled(4, "which")
@pytest.mark.parametrize("which", ["LA", "SA", "LM"])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_eigenvalues_and_vectors_are_those_of_the_matrix(which, dtype):
    A = hermitian(dtype)
    w, V = te.jit(lambda A: eigsh(A, 5, which=which))(A)
    np.testing.assert_allclose(w, chosen(np.linalg.eigvalsh(A), which, 5), rtol=1e-12)
    np.testing.assert_allclose(A @ V, V * w, atol=1e-11)
    np.testing.assert_allclose(V.conj().T @ V, np.eye(5), atol=1e-12)


def test_float32():
    A = hermitian("float64").astype("float32")
    w, V = eigsh(A, 3, which="LA")
    assert w.dtype == V.dtype == np.float32
    np.testing.assert_allclose(w, np.linalg.eigvalsh(A)[-3:], rtol=1e-5)


def test_small_matrices_and_all_their_values():
    A = hermitian("float64", 7)
    np.testing.assert_allclose(eigsh(A, 3, which="SM")[0], chosen(np.linalg.eigvalsh(A), "SM", 3))
    np.testing.assert_allclose(eigsh(A, 7)[0], np.linalg.eigvalsh(A))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("which", ["LA", "SA"])
def test_repeated_values_are_found_as_often_as_they_occur(which):
    A = cubic(6)
    expected = np.linalg.eigvalsh(A.toarray())
    for k in (4, 10):
        np.testing.assert_allclose(eigsh(A, k, which=which)[0], chosen(expected, which, k))
    np.testing.assert_allclose(eigsh(sp.eye_array(90).tocsr(), 5)[0], 1)
    np.testing.assert_allclose(eigsh(0 * sp.eye_array(90).tocsr(), 5)[0], 0)


def test_clustered_values():
    d = np.concatenate([np.linspace(0, 1, 200), 2 + 1e-9 * np.arange(6)])
    w, V = eigsh(lambda x: d * x, 6, v0=rng.standard_normal(206), which="LA")
    np.testing.assert_allclose(w, d[-6:], rtol=1e-14)
    np.testing.assert_allclose(np.sum(V[-6:] ** 2, axis=0), 1)


def test_functions_operators_and_starts():
    A = cubic(5)
    expected = np.linalg.eigvalsh(A.toarray())[-4:]
    start = rng.standard_normal(125)
    operators = [
        A,
        A.toarray(),
        LinearOperator((125, 125), lambda x: A @ x),
        te.sparse.csr_array(A),
        lambda x: A @ x,
    ]
    for operator in operators:
        np.testing.assert_allclose(eigsh(operator, 4, which="LA", v0=start)[0], expected)


@pytest.mark.sampled(4, "uses")
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("uses", ["values", "vectors"])
def test_derivatives_are_those_of_the_whole_spectrum(dtype, uses):
    A, D = hermitian(dtype), hermitian(dtype)
    c = rng.standard_normal(N)

    def loss(solve):
        def of(t):
            w, V = solve(np.cos(t) * A + np.sin(t) * D + np.diag(c) * t**2)
            if uses == "values":
                return np.sum(np.sin(w))
            return np.sum(w * abs(V[0]) ** 2) + np.sum(abs(c @ V) ** 4)

        return of

    def whole(A):
        w, V = te.linalg.eigh(A)
        return w[-4:], V[:, -4:]

    f, g = loss(lambda A: eigsh(A, 4, which="LA")), loss(whole)
    slope = te.grad(g)(0.3)
    np.testing.assert_allclose(te.grad(f)(0.3), slope, rtol=1e-8)
    np.testing.assert_allclose(te.jvp(f, (0.3,), (1.0,))[1], slope, rtol=1e-8)
    curvature = te.grad(te.grad(g))(0.3)
    np.testing.assert_allclose(te.grad(te.grad(f))(0.3), curvature, rtol=1e-8)
    np.testing.assert_allclose(te.hessian(f)(0.3), curvature, rtol=1e-8)


def test_gradients_have_the_form_of_the_operator():
    A = cubic(4)
    A = (A + sp.diags_array(rng.uniform(size=64))).tocsr()
    c = rng.standard_normal(64)

    def loss(solve):
        def of(data):
            w, V = solve(te.sparse.csr_array((data, A.indices, A.indptr), shape=A.shape))
            return np.sum(w**2) + np.sum((c @ V) ** 2)

        return of

    def whole(A):
        dense = A.todense()
        w, V = te.linalg.eigh((dense + dense.T) / 2)
        return w[:3], V[:, :3]

    def half(A):
        return eigsh(lambda x: (A @ x + A.T @ x) / 2, 3, which="SA", v0=np.ones(64))

    found = te.jit(te.grad(loss(half)))(A.data)
    np.testing.assert_allclose(found, te.grad(loss(whole))(A.data), rtol=1e-8, atol=1e-9)
    of_matrix = te.grad(lambda A: eigsh(A, 2, which="SA")[0].sum())(A)
    assert type(of_matrix) is sp.csr_array and of_matrix.nnz == A.nnz


def test_repeated_values_within_the_subspace_have_derivatives_of_every_order():
    A = np.diag(np.concatenate([np.arange(40.0), [60, 60, 60]]))
    D, c = hermitian("float64", 43), rng.standard_normal((43, 43))

    def f(t):
        w, V = eigsh(A + t * D, 3, which="LA")
        return np.sum((V @ V.T) * c) + np.sum(w)

    def g(t):
        P = te.linalg.spectral_projector(A + t * D, 40, 43)
        return np.sum(P * c) + np.sum(P * (A + t * D))

    np.testing.assert_allclose(te.grad(f)(0.0), te.grad(g)(0.0), rtol=1e-8)
    np.testing.assert_allclose(te.grad(te.grad(f))(0.0), te.grad(te.grad(g))(0.0), rtol=1e-8)


def test_a_loss_that_depends_on_the_basis_or_the_cut_is_refused():
    A = np.diag(np.concatenate([np.arange(40.0), [60, 60, 60]]))
    D = hermitian("float64", 43)

    def vectors(k):
        return lambda t: np.sum(eigsh(A + t * D, k, which="LA")[1][:5] ** 2)

    with pytest.raises(GaugeError, match="eigsh: the last of the k values equals the next one"):
        te.grad(vectors(2))(0.0)
    with pytest.raises(GaugeError, match="the next one"):
        te.jvp(vectors(2), (0.0,), (1.0,))
    with pytest.raises(GaugeError, match="eigh"):
        te.grad(lambda t: np.sum(eigsh(A + t * D, 3, which="LA")[1][-1]))(0.0)


def test_values_next_to_a_number():
    A, sigma = cubic(6), 4.03
    w = np.linalg.eigvalsh(A.toarray())
    nearest = np.sort(w[np.argsort(abs(w - sigma))[:7]])
    for operator in (A, A.toarray()):
        found, V = te.jit(lambda s, A=operator: eigsh(A, 7, sigma=s))(sigma)
        np.testing.assert_allclose(found, nearest)
        np.testing.assert_allclose(A @ V, V * found, atol=1e-11)
    assert eigsh(A.astype("float32"), 2, sigma=sigma)[0].dtype == np.float32
    np.testing.assert_allclose(eigsh(np.diag([1.0, 2.0, 5.0]), 1, sigma=2.4)[0], [2.0])

    def middle(d):
        inverse = LinearOperator((90, 90), lambda x: x / (d - 50.2))
        w, V = eigsh(lambda x: d * x, 2, v0=np.ones(90), sigma=50.2, OPinv=inverse)
        return w[0] * w[1] + np.sum(V[50] ** 4)

    slope = np.zeros(90)
    slope[[50, 51]] = 51, 50
    np.testing.assert_allclose(te.grad(middle)(np.arange(90.0)), slope, atol=1e-9)
    with pytest.raises(TypeError, match="pass OPinv"):
        eigsh(lambda x: x, 2, v0=np.ones(90), sigma=1.0)
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        eigsh(np.diag(np.arange(90.0)), 2, sigma=3.0)


def test_batches_and_loops():
    stack = np.stack([hermitian("float64", 30) for _ in range(3)])
    expected = np.linalg.eigvalsh(stack)[:, -2:]

    def largest(A):
        return eigsh(A, 2, which="LA", return_eigenvectors=False)

    np.testing.assert_allclose(te.jit(te.vmap(largest))(stack), expected)
    found = te.vmap(te.grad(lambda A: largest(A)[1]))(stack)
    vectors = np.linalg.eigh(stack)[1][:, :, -1]
    np.testing.assert_allclose(found, vectors[:, :, None] * vectors[:, None, :], atol=1e-10)
    _, in_loop = te.scan(lambda c, A: (c, largest(A)), 0.0, stack)
    np.testing.assert_allclose(in_loop, expected)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("shape", [(50, 30), (30, 50)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_singular_values_and_their_derivatives(shape, dtype):
    A, D = rng.standard_normal((2, *shape)).astype(dtype)
    if dtype == "complex128":
        A = A + 1j * rng.standard_normal(shape)

    def whole(A, k=3):
        U, S, Vh = te.linalg.svd(A, full_matrices=False)
        return U[:, :k], S[:k], Vh[:k]

    def loss(solve):
        def of(t):
            U, S, Vh = solve(A + t * D)
            low = (U * S) @ Vh
            return np.sum(S**3) + np.sum(abs(U[0]) ** 2) + np.sum(abs(low[:3]) ** 4)

        return of

    f, g = loss(lambda A: svds(A, 3)), loss(whole)
    np.testing.assert_allclose(svds(A, 3)[1], np.linalg.svd(A)[1][2::-1])
    np.testing.assert_allclose(te.grad(f)(0.1), te.grad(g)(0.1), rtol=1e-8)
    np.testing.assert_allclose(te.grad(te.grad(f))(0.1), te.grad(te.grad(g))(0.1), rtol=1e-7)
    if shape[0] > shape[1]:
        w = svds(A, 2, which="SM", return_singular_vectors=False)
        np.testing.assert_allclose(w, np.linalg.svd(A)[1][:-3:-1], rtol=1e-10)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("shape", [(24, 40), (40, 24)])
def test_singular_values_of_functions_of_pytrees(shape):
    """From pytrees to arrays and from arrays to pytrees; U and Vh in their forms, derivatives."""
    A, D = rng.standard_normal((2, *shape))
    c = rng.standard_normal(shape[0])
    first = {"a": np.ones((2, 3)), "b": [np.ones(shape[1] - 6)]}

    def function(A):
        return lambda x: {
            "y": (A @ np.concatenate([x["a"].ravel(), x["b"][0]])).reshape(2, -1),
        }

    def loss(find):
        def of(t):
            U, S = find(A + t * D)
            return np.sum(S**3) + np.sum((c @ U) ** 4)

        return of

    def ours(A):
        U, S, _ = svds(function(A), 3, v0=first)
        return U["y"].reshape(-1, 3), S

    U, S, Vh = svds(function(A), 3, v0=first)
    assert U["y"].shape == (2, shape[0] // 2, 3) and Vh["b"][0].shape == (3, shape[1] - 6)
    rows = np.concatenate([Vh["a"].reshape(3, 6), Vh["b"][0]], axis=1)
    np.testing.assert_allclose(A @ rows.T, U["y"].reshape(-1, 3) * S, atol=1e-9)
    f, g = loss(ours), loss(lambda A: svds(A, 3)[:2])
    np.testing.assert_allclose(te.jit(te.grad(f))(0.1), te.grad(g)(0.1), rtol=1e-8)
    with pytest.raises(ValueError, match="svds: A is a function and v0 is None"):
        svds(function(A), 3)


def test_failures_are_reported():
    A = cubic(6)
    with pytest.raises(RuntimeError, match="eigsh: no convergence in 1 steps"):
        eigsh(A, 4, maxiter=1)
    with pytest.raises(ValueError, match="which is 'BE', expected one of"):
        eigsh(A, 4, which="BE")
    with pytest.raises(ValueError, match="k is 0, expected 1 to 216"):
        eigsh(A, 0)
    with pytest.raises(ValueError, match=r"ncv is 5, expected at least k \+ 2 = 6"):
        eigsh(A, 4, ncv=5)
    with pytest.raises(ValueError, match=r"v0 has shape \(3,\), expected \(216,\)"):
        eigsh(A, 4, v0=np.ones(3))
    with pytest.raises(ValueError, match="pass a vector v0"):
        eigsh(lambda x: x, 4)
    with pytest.raises(np.linalg.LinAlgError, match="square"):
        eigsh(np.ones((3, 4)), 1)
    with pytest.raises(ValueError, match="svds: which is 'LA'"):
        svds(A, 1, which="LA")


def test_adjoints_of_operators_are_transposed_functions():
    A = rng.standard_normal((4, 3)) + 1j * rng.standard_normal((4, 3))
    operator = LinearOperator((4, 3), lambda x: A @ x, dtype=complex)
    y, Y = A[:, 0] * 1j, A[:, :2]
    np.testing.assert_allclose(operator.rmatvec(y), A.conj().T @ y)
    np.testing.assert_allclose(operator.rmatmat(Y), A.conj().T @ Y)
    np.testing.assert_allclose(operator.H @ Y, A.conj().T @ Y)
    np.testing.assert_allclose(operator.T @ Y, A.T @ Y)
    np.testing.assert_allclose(operator.H.H @ A[0], A @ A[0])


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_arithmetic_of_operators(dtype):
    a, b, x = (hermitian(dtype, 5)[:, :n] for n in (4, 4, 3))
    s = hermitian(dtype, 4)
    A, B = te.sparse.linalg.aslinearoperator(a), te.sparse.linalg.aslinearoperator(b)
    S = LinearOperator((4, 4), lambda x: s @ x, dtype=dtype)
    c = 2.0 - 1j if dtype == "complex128" else 2.0
    cases = [
        (A + B, a + b), (A - B, a - b), (-A, -a), (c * A, c * a), (A * c, c * a), (A / 2, a / 2),
        (A @ S, a @ s), (A.H @ B, a.conj().T @ b), (S**3, s @ s @ s), (S**0, np.eye(4)),
        ((A * S).T, (a @ s).T), (A.dot(S) + c * B, a @ s + c * b),
    ]  # fmt: skip
    for operator, dense in cases:
        X, Y = x[: dense.shape[1]], x[: dense.shape[0]]
        assert operator.shape == dense.shape and operator.ndim == 2
        np.testing.assert_allclose(operator @ X, dense @ X, atol=1e-12)
        np.testing.assert_allclose(operator(X[:, 0]), dense @ X[:, 0], atol=1e-12)
        np.testing.assert_allclose(operator.rmatmat(Y), dense.conj().T @ Y, atol=1e-12)
        np.testing.assert_allclose(Y.T @ operator, Y.T @ dense, atol=1e-12)
    slope = te.grad(lambda c: np.sum(np.real(((c * S) @ S) @ x[:4])))(2.0)
    np.testing.assert_allclose(slope, np.sum(np.real(s @ s @ x[:4])), rtol=1e-12)
    for wrong in (lambda: A + S, lambda: A @ B):
        with pytest.raises(np.linalg.LinAlgError, match=r"other has shape \(\d, 4\)"):
            wrong()
    with pytest.raises(ValueError, match="the exponent is 2"):
        A**2
    with pytest.raises(TypeError, match=r"pass the functions to te\.sparse"):
        eigsh(scipy.sparse.linalg.aslinearoperator(s), 2)


@pytest.mark.parametrize(
    "find", [eigsh, pytest.param(te.sparse.linalg.eigs, marks=pytest.mark.long)]
)
def test_functions_of_pytrees(find):
    d = {"a": np.arange(30.0), "b": [rng.uniform(30, 40, (4, 6))]}
    start = te.pytree.map(np.ones_like, d)

    def loss(find):
        def of(d):
            w, V = find(lambda x: te.pytree.map(lambda p, q: p * q, d, x), 3, v0=start)
            return np.sum(np.real(w)) + np.sum(
                abs(V["b"][0]) ** 2 * np.arange(24.0).reshape(4, 6, 1)
            )

        return of

    flat = np.concatenate([d["a"], d["b"][0].ravel()])
    best = np.sort(flat)[-3:]
    w, V = eigsh(lambda x: te.pytree.map(lambda p, q: p * q, d, x), 3, v0=start)
    np.testing.assert_allclose(w, best, rtol=1e-12)
    assert V["a"].shape == (30, 3) and V["b"][0].shape == (4, 6, 3)
    slope = te.jit(te.grad(loss(find)))(d)
    np.testing.assert_allclose(slope["b"][0], (d["b"][0] >= best[0]).astype(float), atol=1e-10)
    with pytest.raises(ValueError, match=r"the operator returns .* as v0"):
        eigsh(lambda x: [x["a"], x["b"][0]], 3, v0=start)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_indefinite_systems_and_their_derivatives(dtype):
    n = 24  # of which a step is not long to compile
    A, D, b = hermitian(dtype, n), hermitian(dtype, n), rng.standard_normal(n)
    minres = te.sparse.linalg.minres
    expected = np.linalg.solve(A, b)
    M = np.diag(rng.uniform(1, 2, n))
    for options in ({}, {"x0": np.ones(n)}, {"M": M}):
        x, info = te.jit(lambda A, b, o=options: minres(A, b, rtol=1e-13, **o))(A, b + 0j * A[0])
        assert info == 0
        np.testing.assert_allclose(x, expected, rtol=1e-8)

    def loss(solve):
        return lambda t: np.sum(abs(solve(A + t * D, b + t + 0j * A[0].real)) ** 4)

    f = loss(lambda A, b: minres(A, b, rtol=1e-13)[0])
    g = loss(np.linalg.solve)
    np.testing.assert_allclose(te.grad(f)(0.1), te.grad(g)(0.1), rtol=1e-8)
    np.testing.assert_allclose(te.hessian(f)(0.1), te.hessian(g)(0.1), rtol=1e-7)
    with pytest.raises(RuntimeError, match="minres: no convergence"):
        minres(A, b.astype(dtype), maxiter=2)


@pytest.mark.sampled(24, "name", "shape", "damp")
@pytest.mark.parametrize("name", ["lsqr", "lsmr"])
@pytest.mark.parametrize("shape, damp", [((30, 12), 0.0), ((12, 30), 0.0), ((12, 30), 0.5)])
def test_least_squares_and_their_derivatives(name, shape, damp):
    solve = getattr(te.sparse.linalg, name)
    A, D = rng.standard_normal((2, *shape))
    b = rng.standard_normal(shape[0])

    def loss(solve):
        return lambda t: np.sum(solve(A + t * D, b + t) ** 3)

    def dense(A, b):
        if damp:
            return np.linalg.solve(A.T @ A + damp**2 * np.eye(shape[1]), A.T @ b)
        return np.linalg.pinv(A) @ b

    f, g = loss(lambda A, b: solve(A, b, damp, rtol=1e-13).x), loss(dense)
    np.testing.assert_allclose(f(0.1), g(0.1), rtol=1e-9)
    np.testing.assert_allclose(te.jit(te.grad(f))(0.1), te.grad(g)(0.1), rtol=1e-8)
    if name == "lsqr":  # derivatives of both are those of one function
        np.testing.assert_allclose(te.hessian(f)(0.1), te.hessian(g)(0.1), rtol=1e-7)
    found = solve(sp.csr_array(A), b, damp)
    np.testing.assert_allclose(found.r1norm, np.linalg.norm(A @ dense(A, b) - b), atol=1e-8)


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("name", ["lsqr", "lsmr"])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_the_condition_of_least_squares_is_not_squared(name, dtype):
    """Normal equations of this matrix have the condition 1e14."""
    U, V = (np.linalg.qr(hermitian(dtype, n)[:, :20])[0] for n in (50, 20))
    A, x = (U * np.logspace(0, -7, 20)) @ V, hermitian(dtype, 20)[0]
    found = getattr(te.sparse.linalg, name)(A, A @ x, rtol=1e-15, maxiter=2000)
    np.testing.assert_allclose(found.x, x, atol=1e-5)
    assert np.max(abs(np.linalg.solve(A.conj().T @ A, A.conj().T @ (A @ x)) - x)) > 1e-4


@pytest.mark.parametrize("name", ["lsqr", "lsmr"])
def test_least_squares_of_zero_and_failures(name):
    solve = getattr(te.sparse.linalg, name)
    np.testing.assert_array_equal(solve(np.eye(4, 3), np.zeros(4)).x, np.zeros(3))
    np.testing.assert_array_equal(solve(np.eye(4, 3), np.eye(4)[3]).x, np.zeros(3))
    with pytest.raises(RuntimeError, match=f"{name}: no convergence to a relative residual"):
        solve(rng.standard_normal((30, 20)), np.ones(30), maxiter=2)
    with pytest.raises(np.linalg.LinAlgError, match=f"{name}: argument b has shape"):
        solve(np.eye(4, 3), np.ones(3))
