"""Linear systems by what the matrix does: solutions, derivatives of all orders, errors."""

from functools import partial

import numpy as np
import pytest
from scipy.sparse.linalg import LinearOperator, gmres

import tenferro as te

ENGINES = ("numpy", "native")
SOLVERS = ("dense", "cg", "gmres", "bicgstab")
RNG = np.random.default_rng(0)
SYMMETRIC = np.array([[5.0, 1.0, 0.5], [1.0, 4.0, -1.0], [0.5, -1.0, 6.0]])
SKEW = np.array([[0.0, 1.0, 0.2], [-1.0, 0.0, 0.4], [-0.2, -0.4, 0.0]])
B = np.array([1.0, -2.0, 0.5])


def matrix(solver, is_complex=False):
    """Symmetric for cg, Hermitian if complex; any for the others."""
    if is_complex:
        return SYMMETRIC + 1j * SKEW if solver == "cg" else SYMMETRIC + (0.5 + 1j) * SKEW
    return SYMMETRIC if solver == "cg" else SYMMETRIC + SKEW


def solve(A, b, solver, **options):
    return te.implicit.linear_solve(lambda x: A @ x, b, solver, **options)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("is_complex", [False, True])
@pytest.mark.parametrize("solver", SOLVERS)
def test_solutions(solver, is_complex, engine):
    A, b = matrix(solver, is_complex), B * (1 + 2j if is_complex else 1)
    program = te.jit(partial(solve, solver=solver), engine=engine)
    np.testing.assert_allclose(program(A, b), np.linalg.solve(A, b), rtol=1e-9)
    np.testing.assert_allclose(program(A, 0 * b), 0 * b)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("is_complex", [False, True])
@pytest.mark.parametrize("solver", SOLVERS)
def test_derivatives_by_the_matrix_and_the_right_hand_side(solver, is_complex):
    A, b = matrix(solver, is_complex), B * (1 + 2j if is_complex else 1)

    def f(A, b):
        symmetric = (A + np.conj(A.T)) / 2 if solver == "cg" else A
        return solve(symmetric, b, solver)

    te.check_grads(lambda A, b: np.sum(abs(f(A, b)) ** 2), (A, b), order=2)
    for i in (0, 1):
        got = te.grad(lambda *x: np.sum(np.real(f(*x))), argnums=i)(A, b)
        expected = te.grad(
            lambda A, b: np.sum(
                np.real(np.linalg.solve((A + np.conj(A.T)) / 2 if solver == "cg" else A, b))
            ),
            argnums=i,
        )(A, b)
        np.testing.assert_allclose(got, expected, rtol=1e-8, atol=1e-10)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("solver", SOLVERS)
def test_batches(solver, engine):
    As = np.stack([matrix(solver), 2 * matrix(solver) + np.eye(3)])
    bs = np.stack([B, B[::-1]])
    for axes, args in (((0, 0), (As, bs)), ((None, 0), (As[0], bs)), ((0, None), (As, B))):
        mapped = te.vmap(partial(solve, solver=solver), in_axes=axes)
        whole = np.broadcast_to(args[0], (2, 3, 3)), np.broadcast_to(args[1], (2, 3))
        expected = np.linalg.solve(whole[0], whole[1][..., None])[..., 0]
        np.testing.assert_allclose(te.jit(mapped, engine=engine)(*args), expected, rtol=1e-9)
        total = partial(summed, mapped)
        got = te.jit(te.grad(total), engine=engine)(*args)
        np.testing.assert_allclose(got, te.grad(by_hand)(*args), rtol=1e-8, atol=1e-10)


def summed(f, *args):
    return np.sum(f(*args))


def by_hand(A, b):
    """The sum of the solutions of a batch of systems."""
    return np.sum(np.linalg.solve(A, b[..., None]))


def test_the_matrix_is_factored_once():
    program = te.trace(te.grad(lambda A, b: np.sum(solve(A, b, "dense") ** 2)))(matrix("dense"), B)
    assert str(program).count("linalg.lu") == 1


def laplacian(u, spacing):
    """The five-point stencil with zeros around, plus u."""
    padded = np.pad(u, 1)
    neighbours = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
    return u + (4 * u - neighbours) / spacing**2


@pytest.mark.sampled(6)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("solver", SOLVERS)
def test_an_operator_on_a_grid(solver, engine):
    """Unknowns that are a matrix, an operator that no matrix is made of."""
    b = RNG.standard_normal((8, 7))

    def u(spacing, solver=solver):
        return te.implicit.linear_solve(lambda u: laplacian(u, spacing), b, solver)

    value = te.jit(u, engine=engine)(0.5)
    np.testing.assert_allclose(laplacian(value, 0.5), b, atol=1e-8)
    gradient = te.jit(te.grad(lambda h: np.sum(u(h) ** 2)), engine=engine)(0.5)
    expected = te.grad(lambda h: np.sum(u(h, "dense") ** 2))(0.5)
    assert gradient == pytest.approx(float(expected), rel=1e-8)


def test_pytrees():
    def f(a, solver):
        def matvec(x):
            return {"u": a * x["u"] + x["v"].sum(), "v": 3 * x["v"] - x["u"]}

        x = te.implicit.linear_solve(matvec, {"u": 1.0, "v": np.array([2, 0])}, solver)
        return x["u"] * x["v"]

    for solver in ("dense", "gmres", "bicgstab"):
        np.testing.assert_allclose(f(2.0, solver), f(2.0, "dense"), rtol=1e-9)
        te.check_grads(partial(f, solver=solver), (2.0,), order=2)
    x = np.linalg.solve([[2.0, 1, 1], [-1, 3, 0], [-1, 0, 3]], [1.0, 2, 0])
    np.testing.assert_allclose(f(2.0, "dense"), x[0] * x[1:], rtol=1e-13)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("solver", ["dense", "gmres", "bicgstab"])
def test_systems_that_are_linear_over_the_reals_only(solver):
    b = np.array([1 + 2j, -1j])

    def f(c):
        return te.implicit.linear_solve(lambda z: 2 * z + c * np.conj(z[::-1]), b, solver)

    z = np.asarray(f(0.5))
    np.testing.assert_allclose(2 * z + 0.5 * np.conj(z[::-1]), b, rtol=1e-10)
    te.check_grads(f, (0.5,), order=1)
    te.check_grads(lambda c: np.sum(abs(f(c)) ** 2), (0.5 + 0.1j,), order=2)


def scipy_gmres(matvec, b):
    """A solver from outside: SciPy's, which asks for products as it goes."""
    matrix = te.vmap(matvec, out_axes=1)(np.eye(3))

    def run(A, b):
        x, info = gmres(LinearOperator(A.shape, lambda v: A @ v), b, rtol=1e-12)
        assert info == 0
        return x

    return te.external(run, b, matrix, b)


def test_a_solver_of_ones_own():
    te.check_grads(
        lambda A, b: np.sum(solve(A, b, scipy_gmres) ** 2), (matrix("gmres"), B), order=2
    )
    few = partial(te.implicit.gmres, restart=2, tolerance=1e-12)
    np.testing.assert_allclose(
        solve(matrix("gmres"), B, few), np.linalg.solve(matrix("gmres"), B), rtol=1e-11
    )


@pytest.mark.parametrize("solver", ["gmres", "bicgstab", "cg"])
def test_preconditioners(solver):
    """Badly scaled systems: hopeless in so few steps without; the adjoint has the transpose."""
    scale = 10.0 ** np.linspace(0, 4, 9)
    A = np.diag(scale) + (0.1 * np.eye(9, k=1) if solver != "cg" else 0)
    b = scale * np.arange(1.0, 10.0)
    few = partial(getattr(te.implicit, solver), max_steps=8, tolerance=1e-12)

    def f(A, b, **options):
        return np.sum(te.implicit.linear_solve(lambda x: A @ x, b, few, **options))

    near = {"preconditioner": lambda r: r / scale}
    expected = te.grad(lambda A, b: np.sum(np.linalg.solve(A, b)), argnums=(0, 1))(A, b)
    got = te.grad(partial(f, **near), argnums=(0, 1))(A, b)
    for a, e in zip(got, expected, strict=True):
        np.testing.assert_allclose(a, e, rtol=1e-6, atol=1e-9)
    with pytest.raises(RuntimeError, match=f"te.implicit.{solver}: no convergence .* in 8 steps"):
        f(A, b)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("solver", SOLVERS)
def test_symmetric_systems_have_one_body_for_both(solver):
    program = te.trace(lambda A, b: solve(A, b, solver, symmetric=True))(SYMMETRIC, B)
    if solver != "dense":
        assert "linear_solve" in str(program)
    te.check_grads(
        lambda A, b: np.sum(solve((A + A.T) / 2, b, solver, symmetric=True)),
        (SYMMETRIC, B),
        order=2,
    )


def test_gmres_ends_early_and_restarts():
    """A matrix with two eigenvalues takes two steps of a cycle of thirty; another, many cycles."""
    d = np.where(np.arange(20) % 2, 1.0, 3.0)
    two = partial(te.implicit.gmres, max_steps=2, tolerance=1e-12)
    x = te.implicit.linear_solve(lambda x: d * x, np.ones(20), two)
    np.testing.assert_allclose(x, 1 / d, rtol=1e-12)
    A = np.eye(40, k=-1) + np.eye(40, k=39) + 1.5 * np.eye(40)
    short = partial(te.implicit.gmres, restart=5)
    x = te.implicit.linear_solve(lambda x: A @ x, np.eye(40)[0], short)
    np.testing.assert_allclose(A @ np.asarray(x), np.eye(40)[0], atol=1e-9)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("solver", ["cg", "gmres", "bicgstab"])
def test_no_convergence_is_an_error(solver, engine):
    """An indefinite system for cg, few steps for the others."""
    A = np.diag(np.arange(1.0, 31.0)) + (0 if solver == "cg" else np.eye(30, k=1))
    few = partial(
        getattr(te.implicit, solver), max_steps=3, **({"restart": 3} if solver == "gmres" else {})
    )
    with pytest.raises(RuntimeError, match=f"te.implicit.{solver}: no convergence to a relative"):
        te.jit(lambda b: solve(A, b, few), engine=engine)(np.ones(30))
    unchecked = partial(few, check=False)
    rough = te.jit(lambda b: solve(A, b, unchecked), engine=engine)(np.ones(30))
    assert 1e-6 < np.linalg.norm(A @ rough - 1) < 10


def test_errors():
    b = np.ones(3)
    with pytest.raises(
        te.ADRuleError, match=r"linear_solve\(<lambda>\): matvec is not linear: mul"
    ):
        te.implicit.linear_solve(lambda x: x * x, b)
    with pytest.raises(te.ADRuleError, match="matvec is not linear"):
        te.implicit.linear_solve(lambda x: x + 1, b)
    with pytest.raises(
        ValueError, match=r"the result of matvec is float64\[2\], expected float64\[3\], as b"
    ):
        te.implicit.linear_solve(lambda x: x[:2], b)
    with pytest.raises(
        TypeError, match=r"the result of matvec\['a'\] is complex128\[3\], expected float64"
    ):
        te.implicit.linear_solve(lambda x: {"a": 1j * x["a"]}, {"a": b})
    with pytest.raises(
        ValueError, match=r"the result of matvec has the structure \(\*,\), expected \*"
    ):
        te.implicit.linear_solve(lambda x: (x,), b)
    with pytest.raises(ValueError, match=r"the result of matvec\[1\] is zero for every argument"):
        te.implicit.linear_solve(lambda x: (x[0], np.zeros_like(x[1])), (b, b))
    with pytest.raises(ValueError, match="'dense', which takes no preconditioner"):
        te.implicit.linear_solve(lambda x: x, b, preconditioner=lambda r: r)
    with pytest.raises(te.ADRuleError, match="the preconditioner is not linear"):
        te.implicit.linear_solve(lambda x: x, b, "cg", preconditioner=lambda r: r * r)
    with pytest.raises(TypeError, match="linear_solve: expected a function, got ndarray"):
        te.implicit.linear_solve(np.eye(3), b)
    with pytest.raises(
        ValueError, match=r"the result of the solver is float64\[2\], expected float64\[3\]"
    ):
        te.implicit.linear_solve(lambda x: 2 * x, b, lambda matvec, b: b[:2])
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        te.implicit.linear_solve(lambda x: np.sum(x) * np.ones(3), b)
    with pytest.raises(
        np.linalg.LinAlgError, match=r"linear_solve\(<lambda>\): the system is singular"
    ):
        te.jit(lambda a: te.implicit.linear_solve(lambda x: a * x, 1.0))(0.0)


def test_cg_on_an_indefinite_matrix_is_no_silent_answer():
    A = np.array([[0.0, 1.0], [1.0, 0.0]])
    with pytest.raises(RuntimeError, match="cg: no convergence"):
        solve(A, np.array([1.0, 0.0]), "cg")
