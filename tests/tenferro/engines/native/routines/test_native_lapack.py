"""Small matrices: what native code computes with LAPACK is what the NumPy kernels give."""

import numpy as np
import pytest
from matrix_steps import bound_to, expected, native_step

import tenferro as te
from tenferro import linalg
from tenferro.engines.native.routines.step import native_routine
from tenferro.kernels.table import kernel
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import aval_of

RNG = np.random.default_rng(7)
SIZES = (1, 2, 7, 8, 9, 33, 40, 63, 64)
TOLERANCE = {"float32": 2e-4, "float64": 1e-11}


def draw(*shape, dtype="float64"):
    return RNG.standard_normal(shape).astype(dtype)


def regular(n, dtype="float64"):
    return (draw(n, n) / (4 * np.sqrt(n)) + np.eye(n)).astype(dtype)


def run(family, /, *arrays, **params):
    """A step, and what it gives."""
    step = native_step(*bound_to(family, arrays, params))
    assert step is not None
    return step, step(*arrays)


def compare(family, /, *arrays, **params):
    """The step's results against the kernel's."""
    _, found = run(family, *arrays, **params)
    wanted = expected(family, *arrays, **params)
    assert len(found) == len(wanted)
    for x, y in zip(found, wanted, strict=True):
        assert x.shape == y.shape and x.dtype == y.dtype
        tolerance = TOLERANCE[arrays[0].dtype.name] * max(1, np.abs(y).max(initial=0))
        np.testing.assert_allclose(x, y, rtol=0, atol=tolerance)


@pytest.mark.sampled(16)
@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("mode", ["N", "C"])
@pytest.mark.parametrize("right", [True, False])
def test_triangles(n, dtype, lower, mode, right):
    a = regular(n, dtype)
    b = draw(5, n, dtype=dtype) if right else draw(n, 5, dtype=dtype)
    side = {"lower": lower, "mode": mode, "right": right}
    compare("triangular_solve", a, b, unit=True, **side)
    compare("triangular_solve", a, b, unit=False, **side)
    compare("triangular_product", a, b, **side)
    compare("unit_triangular_product", a, b, **side)


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_cholesky_and_its_derivatives(n, dtype):
    a = regular(n, dtype)
    a = a @ a.T + np.eye(n, dtype=dtype)
    compare("cholesky", a)
    L = np.linalg.cholesky(a)
    compare("cholesky_tangent", L, draw(n, n, dtype=dtype))
    compare("cholesky_cotangent", L, draw(n, n, dtype=dtype))


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "shape",
    [
        *((n, n) for n in SIZES),
        (64, 1),
        (1, 64),
        (9, 20),
        (20, 9),
        (100, 100),
        (500, 300),
        (256, 10),
        (10, 700),
    ],
)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_factors(shape, dtype):
    a = draw(*shape, dtype=dtype)
    compare("lu", a)
    if min(shape) <= 64:
        compare("qr", a)
    order = RNG.permutation(shape[0])
    compare("permute_rows", a, order, inverse=False)
    compare("permute_rows", a, order, inverse=True)


@pytest.mark.sampled(3, "mode")
@pytest.mark.parametrize("n", (*SIZES, 65, 200, 500))
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("mode", ["N", "C"])
def test_solving_with_factors(n, dtype, mode):
    a = regular(n, dtype)
    lu = FAMILIES["tenferro.linalg.lu.v1"].bind()
    packed, order = kernel(lu, (aval_of(a.shape, a.dtype),))(a)
    compare("solve", a, np.ascontiguousarray(packed), order, draw(n, 3, dtype=dtype), mode=mode)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", (*SIZES, 65, 200, 500))
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_inverses_and_determinants(n, dtype):
    a = regular(n, dtype)[RNG.permutation(n)]
    operation = FAMILIES["tenferro.linalg.lu.v1"].bind()
    packed, order = kernel(operation, (aval_of(a.shape, a.dtype),))(a)
    factors = a, np.ascontiguousarray(packed), order
    for family in ("inv", "det", "slogdet", "adjugate"):
        compare(family, *factors)


def test_determinants_of_singular_matrices():
    a = np.array([[1.0, 2.0], [2.0, 4.0]])
    factors = a, np.array([[2.0, 4.0], [0.5, 0.0]]), np.array([1, 0])
    assert run("inv", *factors)[1] is None
    assert run("adjugate", *factors)[1] is None
    assert [float(y) for y in run("det", *factors)[1]] == [0.0]
    assert [float(y) for y in run("slogdet", *factors)[1]] == [0.0, -np.inf]


def spectral_sample(m, n, dtype):
    """A matrix, its factors, and what `svd_generators` reads besides."""
    a = draw(m, n, dtype=dtype)
    U, s, Vh = np.linalg.svd(a, full_matrices=False)
    return a, U, s, np.ascontiguousarray(Vh.T)


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("lower", [True, False])
def test_eigenvalues(n, dtype, lower):
    a = draw(n, n, dtype=dtype)
    step, (w, V) = run("eigh", a, lower=lower, broadening=0.0)
    half = np.tril(a) if lower else np.triu(a)
    symmetric = half + half.T - np.diag(np.diag(a))
    bound = TOLERANCE[dtype] * n
    np.testing.assert_allclose(w, np.linalg.eigvalsh(symmetric), rtol=0, atol=bound)
    np.testing.assert_allclose(symmetric @ V, V * w, rtol=0, atol=bound)
    np.testing.assert_allclose(V.T @ V, np.eye(n), rtol=0, atol=bound)
    assert step(np.full_like(a, np.nan)) is None


@pytest.mark.parametrize("batch", [(1,), (50,), (2, 3)])
def test_eigenvalues_of_batches(batch):
    a = draw(*batch, 4, 4)
    a += np.swapaxes(a, -1, -2)
    step, (w, V) = run("eigh", a, lower=True, broadening=0.0)
    np.testing.assert_allclose(w, np.linalg.eigvalsh(a), rtol=0, atol=1e-13)
    np.testing.assert_allclose(a @ V, V * w[..., None, :], rtol=0, atol=1e-13)
    a[..., -1, 0, 0] = np.inf
    assert step(a) is None


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "shape", [*((n, n) for n in SIZES), (64, 1), (1, 64), (9, 20), (20, 9), (256, 10), (10, 300)]
)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("full", [True, False])
def test_singular_values(shape, dtype, full):
    a = draw(*shape, dtype=dtype)
    step, (U, s, Vh) = run("svd", a, full_matrices=full, broadening=0.0)
    k, bound = min(shape), TOLERANCE[dtype] * max(shape)
    expected = np.linalg.svd(a, full_matrices=full)
    assert [x.shape for x in (U, s, Vh)] == [x.shape for x in expected]
    np.testing.assert_allclose(s, expected.S, rtol=0, atol=bound)
    np.testing.assert_allclose(U[:, :k] * s @ Vh[:k], a, rtol=0, atol=bound)
    np.testing.assert_allclose(U.T @ U, np.eye(U.shape[1]), rtol=0, atol=bound)
    np.testing.assert_allclose(Vh @ Vh.T, np.eye(len(Vh)), rtol=0, atol=bound)
    assert step(np.full_like(a, np.nan)) is None


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("shape", [(1, 1), (9, 9), (64, 64), (200, 10), (10, 33)])
def test_values_without_vectors(shape, dtype):
    a = draw(*shape, dtype=dtype)
    bound = TOLERANCE[dtype] * max(shape)
    for full in (True, False):
        operation, avals = bound_to("svd", (a,), {"full_matrices": full, "broadening": 0.0})
        step = native_step(operation, avals, (False, True, False))
        expected = np.linalg.svd(a, compute_uv=False)
        np.testing.assert_allclose(step(a)[1], expected, rtol=0, atol=bound)
        assert step(np.full_like(a, np.nan)) is None
        whole, part = (
            native_routine(operation, avals, read) for read in ((), (False, True, False))
        )
        assert list(whole.table) != list(part.table)
    symmetric = a.T @ a
    for lower in (True, False):
        operation, avals = bound_to("eigh", (symmetric,), {"lower": lower, "broadening": 0.0})
        w = native_step(operation, avals, (True, False))(symmetric)[0]
        expected = np.linalg.eigvalsh(symmetric)
        np.testing.assert_allclose(w, expected, rtol=0, atol=bound * max(1, expected[-1]))


def test_no_steps_for_other_operands():
    cholesky = FAMILIES["tenferro.linalg.cholesky.v1"].bind()
    for shape, dtype in [
        ((769, 769), float), ((3, 3), complex), ((2, 13, 13), complex),
        ((0, 0), float), ((2, 0, 0), float), ((0, 3, 3), float),
    ]:  # fmt: skip
        assert native_step(cholesky, (aval_of(shape, np.dtype(dtype)),)) is None


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", [65, 100, 256, 500])
def test_larger_systems_and_determinants_have_no_numpy_steps(n):
    a = regular(n)
    functions = linalg.det, lambda a: linalg.slogdet(a)[1], linalg.inv, lambda a: linalg.solve(a, a)
    for function in functions:
        assert te.trace(function)(a).steps.numpy == ()
        gradient = te.trace(te.grad(lambda a, f=function: np.sum(f(a))))(a)
        assert gradient.steps.numpy == ()
    with pytest.raises(np.linalg.LinAlgError, match="solve: argument a: the matrix is singular"):
        te.jit(functions[3])(np.zeros((n, n)))


def test_least_squares_of_tall_matrices_have_no_numpy_steps():
    a, b = draw(200, 10), draw(200, 1)
    solve = te.trace(lambda a, b: np.linalg.lstsq(a, b, rcond=None)[0])(a, b)
    assert solve.steps.numpy == ()
    np.testing.assert_allclose(solve(a, b), np.linalg.lstsq(a, b)[0], rtol=0, atol=1e-13)


SINGULAR = np.zeros((3, 3))


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("function", "what"),
    [
        (lambda a: linalg.solve(a, a), "solve: argument a: the matrix is singular"),
        (linalg.cholesky, "cholesky: argument a: the matrix is not positive definite"),
        (lambda a: linalg.solve_triangular(a, a), "solve_triangular: argument a: the matrix is"),
        (te.grad(lambda a: linalg.qr(a).R.sum()), "qr: argument a: the matrix has linearly dep"),
        (
            lambda a: linalg.funm(a + np.eye(3, k=1), np.sin),
            "funm: argument a: the matrix has no we",
        ),
    ],
)
def test_errors_are_those_of_the_kernels(function, what):
    with pytest.raises(np.linalg.LinAlgError, match=what):
        te.jit(function, engine="native")(SINGULAR)


@pytest.mark.parametrize("order", ["F", "strided"])
def test_arrays_of_other_layouts(order):
    a = regular(20)
    given = np.asfortranarray(a) if order == "F" else np.repeat(a, 2, axis=0)[::2]
    b = draw(20, 4)
    found = te.jit(linalg.solve, engine="native")(given, b)
    np.testing.assert_allclose(found, np.linalg.solve(a, b), rtol=0, atol=1e-12)


def test_native_steps_count_as_such():
    program = te.trace(linalg.solve, engine="native")(regular(6), draw(6, 2))
    assert program.steps.numpy == ()
