"""Linear systems with sparse matrices, and their derivatives by values and right-hand sides."""

import numpy as np
import pytest
import scipy.sparse as sp
import scipy.sparse.linalg

import tenferro as te
from tenferro.kernels import sparse as kernels

rng = np.random.default_rng(0)
N = 6
DENSE = rng.standard_normal((N, N)) * (rng.uniform(size=(N, N)) < 0.4) + 4 * np.eye(N)
A = sp.csr_array(DENSE)
B = rng.standard_normal(N)
spsolve = te.sparse.linalg.spsolve


def of(data):
    return te.sparse.csr_array((data, A.indices, A.indptr), shape=A.shape)


@pytest.fixture
def factorizations(monkeypatch):
    made = []
    original = scipy.sparse.linalg.splu

    def counted(*args, **kwargs):
        made.append(args[0])
        return original(*args, **kwargs)

    monkeypatch.setattr(scipy.sparse.linalg, "splu", counted)
    kernels.kept.clear()
    return made


@pytest.mark.sampled(3, "engine")
@pytest.mark.parametrize("engine", ["numpy", "native", "xla"])
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_solutions_are_scipys(engine, dtype):
    if engine == "xla":
        pytest.importorskip("jax")
    M, b = A.astype(dtype), (B + 1j * B[::-1]).astype(dtype) if "c" in dtype else B.astype(dtype)
    tolerance = 1e-5 if dtype in ("float32", "complex64") else 1e-12
    for right in (b, np.stack([b, 2 * b], 1)):
        found = te.jit(spsolve, engine=engine)(M, right)
        assert found.dtype == dtype
        np.testing.assert_allclose(found, scipy.sparse.linalg.spsolve(M.tocsc(), right), tolerance)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives_of_every_order_and_mode(dtype):
    scale = 1 + 0.3j if dtype == "complex128" else 1.0
    for b in (B, np.stack([B, B[::-1]], 1)):
        te.check_grads(
            lambda data, b: spsolve(of(data), b),
            (A.data * scale, (b * scale).astype(dtype)),
            order=2,
        )
    te.check_grads(lambda data: spsolve(of(data).T, B), (A.data * scale,), order=2)


def test_gradients_are_those_of_dense_systems():
    def loss(solve):
        return lambda A, b: np.sum(np.tanh(solve(A, b)))

    by_values, by_b = te.jit(te.grad(loss(spsolve), argnums=(0, 1)))(A, B)
    dense, expected = te.grad(loss(np.linalg.solve), argnums=(0, 1))(DENSE, B)
    assert type(by_values) is sp.csr_array
    np.testing.assert_allclose(by_values.toarray(), dense * (DENSE != 0), rtol=1e-10)
    np.testing.assert_allclose(by_b, expected, rtol=1e-10)


def test_one_factorization_serves_values_tangents_and_cotangents(factorizations):
    def loss(A, b):
        return np.sum(np.tanh(spsolve(A, b)))

    gradient = te.jit(te.value_and_grad(loss, argnums=(0, 1)))
    gradient(A, B)
    assert len(factorizations) == 1
    te.jit(lambda A, b: te.hvp(loss, (A, b), (A, b)))(2 * A, B)
    assert len(factorizations) == 2
    gradient(A, 2 * B)
    assert len(factorizations) == 2


def test_factors_that_are_gone_are_made_again(factorizations):
    program = te.jit(lambda b: spsolve(A, b))
    first = program(B)
    kernels.kept.clear()
    np.testing.assert_array_equal(program(B), first)
    assert len(factorizations) == 2


def test_kept_factors_are_bounded(factorizations, monkeypatch):
    monkeypatch.setattr(kernels.kept, "limit", 1)
    for scale in (1.0, 2.0, 3.0):
        np.testing.assert_allclose(spsolve(scale * A, B), np.linalg.solve(scale * DENSE, B))
    assert len(factorizations) == 3
    spsolve(3.0 * A, B)
    assert len(factorizations) == 3
    spsolve(1.0 * A, B)
    assert len(factorizations) == 4


def test_memory_that_is_cleared_holds_no_factors(factorizations):
    spsolve(A, B)
    assert kernels.kept.bytes > 0
    te.runtime.clear_memory()
    assert kernels.kept.bytes == 0


def test_batches():
    right = rng.standard_normal((3, N))
    expected = np.linalg.solve(DENSE, right.T).T
    np.testing.assert_allclose(
        te.jit(te.vmap(lambda b: spsolve(A, b)))(right), expected, rtol=1e-10
    )
    values = np.stack([A.data, 2 * A.data, -A.data])
    found = te.vmap(lambda data, b: spsolve(of(data), b))(values, right)
    np.testing.assert_allclose(found, expected * np.array([[1], [0.5], [-1]]), rtol=1e-10)
    slope = te.vmap(te.grad(lambda data, b: spsolve(of(data), b).sum()))(values, right)
    one = te.grad(lambda data: spsolve(of(data), right[1]).sum())(values[1])
    np.testing.assert_allclose(slope[1], one, rtol=1e-10)


@pytest.mark.parametrize("order", ["COLAMD", "MMD_ATA", "MMD_AT_PLUS_A", "NATURAL"])
def test_orders_of_columns(order):
    np.testing.assert_allclose(spsolve(A, B, permc_spec=order), np.linalg.solve(DENSE, B))


def test_entries_at_one_place_add_up():
    twice = te.sparse.coo_array(
        (np.tile(A.data, 2), tuple(np.tile(i, 2) for i in A.tocoo().coords)), shape=A.shape
    )
    np.testing.assert_allclose(spsolve(twice, B), np.linalg.solve(2 * DENSE, B), rtol=1e-10)


def test_systems_without_unknowns():
    assert spsolve(sp.csr_array((0, 0)), np.zeros(0)).shape == (0,)
    assert spsolve(A, np.zeros((N, 0))).shape == (N, 0)


SYMMETRIC = A @ A.T
SOLVERS = {
    "cg": (te.sparse.linalg.cg, SYMMETRIC, sp.linalg.cg),
    "bicgstab": (te.sparse.linalg.bicgstab, A, sp.linalg.bicgstab),
    "gmres": (te.sparse.linalg.gmres, A, sp.linalg.gmres),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", SOLVERS)
def test_iterations_are_called_as_scipys(name):
    solver, M, theirs = SOLVERS[name]
    found, info = te.jit(lambda M, b: solver(M, b, rtol=1e-12, atol=0.0, maxiter=200))(M, B)
    expected, _ = theirs(M, B, rtol=1e-12, atol=0.0, maxiter=200)
    np.testing.assert_allclose(found, expected, rtol=1e-8)
    assert info == 0
    for given in (M.toarray(), lambda x: M @ x, te.sparse.csc_array(M)):
        np.testing.assert_allclose(solver(given, B, rtol=1e-12)[0], expected, rtol=1e-8)
    near = sp.diags_array(1 / M.diagonal())
    np.testing.assert_allclose(solver(M, B, rtol=1e-12, M=near)[0], expected, rtol=1e-8)


@pytest.mark.parametrize("name", SOLVERS)
def test_derivatives_of_iterations(name):
    solver, M, _ = SOLVERS[name]
    M = M.tocsr()

    def solution(data, b):
        matrix = te.sparse.csr_array((data, M.indices, M.indptr), shape=M.shape)
        return solver(matrix, b, rtol=1e-13)[0]

    def exact(data, b):
        return spsolve(te.sparse.csr_array((data, M.indices, M.indptr), shape=M.shape), b)

    weights = rng.standard_normal(N)
    for order in (1, 2):

        def loss(f, order=order):
            inner = lambda data, b: np.sum(np.sin(f(data, b)) * weights)  # noqa: E731
            if order == 1:
                return inner
            return lambda data, b: np.sum(te.grad(inner, argnums=1)(data, b) ** 2)

        if name == "cg":  # takes the adjoint for the matrix itself: tangents that keep it symmetric
            found = te.grad(loss(solution), argnums=1)(M.data, B)
            expected = te.grad(loss(exact), argnums=1)(M.data, B)
        else:
            found = np.concatenate(te.grad(loss(solution), argnums=(0, 1))(M.data, B))
            expected = np.concatenate(te.grad(loss(exact), argnums=(0, 1))(M.data, B))
        np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-10)


def test_gradients_by_values_through_cg():
    M = SYMMETRIC.tocsr()
    slope = te.grad(lambda M: te.sparse.linalg.cg(M, B, rtol=1e-13)[0].sum())(M)
    expected = te.grad(lambda M: spsolve(M, B).sum())(M)
    np.testing.assert_allclose(slope.toarray(), expected.toarray(), rtol=1e-7, atol=1e-12)


def test_the_absolute_tolerance_ends_an_iteration():
    loose, _ = te.sparse.linalg.cg(SYMMETRIC, B, rtol=0.0, atol=0.5 * np.linalg.norm(B))
    residual = np.linalg.norm(SYMMETRIC @ np.asarray(loose) - B)
    assert 1e-8 < residual <= 0.5 * np.linalg.norm(B)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", SOLVERS)
def test_iterations_begin_where_they_are_told(name):
    solver, M, theirs = SOLVERS[name]
    exact = spsolve(M.tocsr(), B).numpy()
    found, info = te.jit(lambda M, b, x: solver(M, b, x, rtol=1e-12))(M, B, rng.standard_normal(N))
    np.testing.assert_allclose(found, exact, rtol=1e-8)
    assert info == 0
    for start in (exact, list(exact)):  # within the tolerance: not a step is made, as in SciPy
        near, _ = solver(M, B, x0=start, rtol=1e-6, maxiter=1)
        np.testing.assert_array_equal(near, exact)
        np.testing.assert_array_equal(theirs(M, B, x0=exact, rtol=1e-6, maxiter=1)[0], exact)


@pytest.mark.parametrize("name", SOLVERS)
def test_derivatives_are_those_of_the_solution_wherever_it_began(name):
    solver, M, _ = SOLVERS[name]
    dense, x0 = M.toarray(), rng.standard_normal(N)
    inverse = te.sparse.csr_array(sp.csr_array(np.diag(1 / np.diag(dense))))
    loss = lambda b, x0: np.sum(np.sin(solver(M, b, x0, rtol=1e-13, M=inverse)[0]))  # noqa: E731
    by_b, by_start = te.grad(loss, argnums=(0, 1))(B, x0)
    exact = te.grad(lambda b: np.sum(np.sin(np.linalg.solve(dense, b))))(B)
    np.testing.assert_allclose(by_b, exact, rtol=1e-7)
    np.testing.assert_array_equal(by_start, np.zeros(N))
    w = te.variable(B)
    loss(w, x0).backward()
    np.testing.assert_allclose(w.grad, exact, rtol=1e-7)


@pytest.mark.parametrize("name", SOLVERS)
def test_starts_that_do_not_fit(name):
    solver, M, _ = SOLVERS[name]
    with pytest.raises(
        ValueError, match=rf"{name}: argument x0 has shape \(2,\), expected \({N},\), as b"
    ):
        solver(M, B, np.zeros(2))
    with pytest.raises(TypeError, match=f"{name}: x0 has dtype complex128, expected float64"):
        solver(M, B, 1j * B)


@pytest.mark.parametrize("name", SOLVERS)
def test_no_convergence_is_an_error(name):
    solver, M, _ = SOLVERS[name]
    with pytest.raises(RuntimeError, match=f"{name}: no convergence"):
        solver(M, B, rtol=1e-14, maxiter=1, **({"restart": 1} if name == "gmres" else {}))


ERRORS = {
    "singular": (lambda: spsolve(sp.csr_array(np.diag([1.0, 0.0])), np.ones(2)), "singular"),
    "empty row": (lambda: spsolve(sp.csr_array((2, 2)), np.ones(2)), "singular"),
    "rectangular": (lambda: spsolve(sp.csr_array((2, 3)), np.ones(2)), "square"),
    "right-hand side": (lambda: spsolve(A, np.ones(4)), r"b has shape \(4,\), expected \(6,\)"),
    "iteration": (lambda: te.sparse.linalg.cg(A, np.ones(4)), "A has shape"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_name_the_argument(name):
    function, words = ERRORS[name]
    with pytest.raises(np.linalg.LinAlgError, match=words):
        function()


def test_a_singular_matrix_is_an_error_inside_compiled_code():
    program = te.jit(spsolve)
    program(A, B)
    singular = A.copy()
    singular.data[A.indptr[1] : A.indptr[2]] = 0
    with pytest.raises(np.linalg.LinAlgError, match=r"spsolve.*singular"):
        program(singular, B)


def test_what_is_not_sparse_is_refused():
    with pytest.raises(TypeError, match=r"te\.linalg\.solve"):
        spsolve(DENSE, B)
    with pytest.raises(TypeError, match="b is sparse"):
        spsolve(A, A)
    with pytest.raises(ValueError, match="permc_spec is 'RANDOM'"):
        spsolve(A, B, permc_spec="RANDOM")
