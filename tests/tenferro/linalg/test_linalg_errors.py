"""Bad input: NumPy's classes of errors, naming the function, the argument, and the matrix."""

import numpy as np
import pytest
from linalg_samples import positive, random

import tenferro as te
from tenferro import linalg
from tenferro.linalg import LinAlgError

SQUARE_ONLY = ("cholesky inv det slogdet eig eigh schur expm logm sqrtm matrix_power solve").split()


def call(name, a):
    function = getattr(linalg, name)
    if name == "matrix_power":
        return function(a, 2)
    return function(a, a) if name == "solve" else function(a)


@pytest.mark.parametrize("name", SQUARE_ONLY)
@pytest.mark.parametrize("shape", [(2, 3), (3,)])
def test_matrices_must_be_square(name, shape):
    with pytest.raises(LinAlgError, match=rf"argument \w+ has shape \({shape[0]}"):
        call(name, random(*shape))


@pytest.mark.parametrize("name", ["qr", "svd", "lu", "pinv", "matrix_rank", "matrix_norm"])
def test_matrices_need_two_axes(name):
    with pytest.raises(LinAlgError, match=f"{name}: argument"):
        getattr(linalg, name)(np.ones(3))


@pytest.mark.parametrize(
    ("name", "what"),
    [("solve", "singular"), ("inv", "singular"), ("cholesky", "not positive definite")],
)
def test_which_matrix_of_a_batch_is_at_fault(name, what):
    a = positive(2, 3, 4, 4)
    a[1, 2] = 0
    with pytest.raises(LinAlgError, match=rf"argument a: matrix \[1, 2\] of the batch is {what}"):
        call(name, a)


def test_singular_triangle():
    with pytest.raises(LinAlgError, match="solve_triangular: argument a: the matrix is singular"):
        linalg.solve_triangular(np.zeros((2, 2)), np.ones(2))


FINITE_ONLY = "eigh svd svdvals eig schur expm logm sqrtm polar hessenberg ldl pinv cond".split()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("value", [np.nan, np.inf])
@pytest.mark.parametrize("name", FINITE_ONLY)
def test_entries_must_be_finite(name, value, engine):
    """NaN in, NaN out is NumPy's way only where it computes without iteration, as for inv."""
    a = positive(2, 3, 3)
    a[1, 1, 1] = value
    with pytest.raises(LinAlgError, match=r"matrix \[1\] of the batch has infinite or NaN"):
        te.jit(lambda x: call(name, x), engine=engine)(a)


ENDLESS = np.array([[np.inf, 0.8, 0.5], [-0.3, 0.9, -0.2], [np.inf, 0.5, 0.5]])
"""A matrix whose singular values LAPACK seeks for ever."""


@pytest.mark.sampled(3, "engine", "name")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("n", [3, 60])
@pytest.mark.parametrize("name", "svd svdvals polar pinv cond".split())
def test_singular_values_of_infinite_entries_end(name, n, engine):
    """Small ones are native calls, large ones are factored in storage of their own."""
    a = np.eye(n)
    a[:3, :3] = ENDLESS
    with pytest.raises(LinAlgError, match="the matrix has infinite or NaN"):
        te.jit(lambda x: call(name, x), engine=engine)(a)


def test_polar_is_named_in_its_errors():
    with pytest.raises(LinAlgError, match="polar: argument a: the matrix has infinite or NaN"):
        linalg.polar(ENDLESS)


@pytest.mark.parametrize("order", [1, 2, 3])
def test_derivatives_of_det_of_infinite_entries_end(order):
    def derivative(x):
        return np.sum(linalg.det(x))

    for _ in range(order):
        derivative = (lambda f: lambda x: np.sum(te.grad(f)(x)))(derivative)
    a = np.eye(6)  # of small matrices they are sums of products
    a[:3, :3] = ENDLESS
    with pytest.raises(LinAlgError, match="det: argument a: the matrix has infinite or NaN"):
        derivative(a)


def test_which_matrix_has_no_function():
    a = np.stack([np.eye(2), np.zeros((2, 2)), -np.eye(2)])
    with pytest.raises(LinAlgError, match=r"logm: argument a: matrix \[1\] of the batch is singul"):
        linalg.logm(a)
    with pytest.raises(LinAlgError, match=r"sqrtm: argument a: matrix \[2\] of the batch has no r"):
        te.jit(linalg.sqrtm)(np.stack([np.eye(2), np.eye(2), -np.eye(2)]))
    b = np.stack([np.eye(2), np.array([[0.0, 1.0], [1.0, 0.0]])])
    with pytest.raises(LinAlgError, match=r"solve_sylvester: .* matrix \[1\] of the batch shares"):
        linalg.solve_sylvester(b, np.stack([np.eye(2), b[1]]), b)


def test_right_hand_sides_must_fit():
    with pytest.raises(LinAlgError, match="solve: argument b has shape"):
        linalg.solve(np.eye(3), np.ones(2))
    with pytest.raises(ValueError, match="solve"):
        linalg.solve(np.ones((2, 3, 3)), np.ones((4, 3, 1)))


def test_real_matrices_without_a_real_function():
    with pytest.raises(LinAlgError, match="convert it to complex"):
        te.jit(linalg.sqrtm)(-np.eye(2))
    for root in (linalg.sqrtm(-np.eye(2)), linalg.sqrtm(-np.eye(2).astype(complex))):
        np.testing.assert_allclose(np.asarray(root @ root), -np.eye(2), atol=1e-12)


def test_equal_eigenvalues_leave_no_solution():
    with pytest.raises(LinAlgError, match="shares an eigenvalue"):
        linalg.solve_sylvester(np.eye(2), -np.eye(2), np.ones((2, 2)))


def test_integers_are_numbers():
    assert linalg.inv(np.array([[2, 0], [0, 4]])).dtype == np.float64


def test_unknown_options():
    for bad in (
        lambda: linalg.qr(np.eye(2), mode="raw"),
        lambda: linalg.eigh(np.eye(2), "X"),
        lambda: linalg.solve_triangular(np.eye(2), np.ones(2), trans="X"),
        lambda: linalg.matrix_norm(np.eye(2), ord=3),
        lambda: linalg.schur(np.eye(2), "X"),
        lambda: linalg.vector_norm(np.ones(2), ord="fro"),
    ):
        with pytest.raises(ValueError, match="expected"):
            bad()
    with pytest.raises(TypeError, match="matrix_power: n"):
        linalg.matrix_power(np.eye(2), 0.5)


@pytest.mark.parametrize("pivoting", [False, True])
def test_qr_of_dependent_columns_has_no_derivative(pivoting):
    """Dependent to rounding is enough; columns of other sizes than their neighbours are not."""
    a = np.stack([random(4, 3), random(4, 2) @ random(2, 3), np.zeros((4, 3))])
    a[0] *= np.array([1.0, 1e-20, 1e20])
    loss = te.grad(lambda x: linalg.qr(x, pivoting=pivoting).R[..., 0].sum())
    assert np.isfinite(loss(a[:1])).all()
    with pytest.raises(
        LinAlgError, match=r"qr: argument a: matrix \[1\] of the batch has linearly"
    ):
        loss(a)


def test_both_names_of_the_triangle_of_cholesky():
    a = np.array([[4.0, 2.0], [2.0, 5.0]])
    assert (linalg.cholesky(a, lower=False) == linalg.cholesky(a, upper=True)).all()
    assert (linalg.cholesky(a, lower=True) == linalg.cholesky(a)).all()
    assert (linalg.cholesky(a, lower=True, upper=False) == linalg.cholesky(a)).all()
    with pytest.raises(ValueError, match="cholesky: upper=True and lower=True, expected one"):
        linalg.cholesky(a, upper=True, lower=True)


WRONG_PERMUTATIONS = {
    "outside": [0, 5000, 2],
    "negative": [0, -1, 2],
    "twice": [0, 1, 1],
    "first outside": [5000, 1, 2],
}
PERMUTED = {
    "permute_rows": ("permute_rows", lambda a, p: (a, p), {"inverse": False}),
    "permute_rows back": ("permute_rows", lambda a, p: (a, p), {"inverse": True}),
    "inverse_permutation": ("inverse_permutation", lambda a, p: (p,), {}),
    "permutation_to_pivots": ("permutation_to_pivots", lambda a, p: (p,), {"count": 3}),
    "solve": ("solve", lambda a, p: (a, a, p, a), {"mode": "N"}),
    "solve adjoint": ("solve", lambda a, p: (a, a, p, a), {"mode": "C"}),
    "inv": ("inv", lambda a, p: (a, a, p), {}),
    "det": ("det", lambda a, p: (a, a, p), {}),
    "slogdet": ("slogdet", lambda a, p: (a, a, p), {}),
    "adjugate": ("adjugate", lambda a, p: (a, a, p), {}),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("what", WRONG_PERMUTATIONS)
@pytest.mark.parametrize("name", PERMUTED)
def test_permutations_that_are_none(name, what, engine):
    """Also those of programs, to which factors come from anywhere."""
    family, operands, params = PERMUTED[name]
    found = te.ops.base.registry.FAMILIES[f"tenferro.linalg.{family}.v1"]

    def f(a, p):
        return te.extension.apply(found, *operands(a, p), **params)

    n = 6 if name == "adjugate" else 3  # that of small matrices does not read its factors
    p = np.array([*WRONG_PERMUTATIONS[what], *range(3, n)])
    message = f"{family}: an element of permutation is .*, expected "
    for a in (np.eye(n), np.eye(n, dtype=complex), np.ones((2, n, n)) + np.eye(n)):
        order = np.broadcast_to(p, (*a.shape[:-2], n))
        with pytest.raises(ValueError, match=message):
            te.jit(f, engine=engine)(a, order)


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("pivot", [5000, 2, -1])
def test_pivots_out_of_range(pivot, engine):
    lu, _ = te.linalg.lu_factor(np.array([[2.0, 1.0], [1.0, 3.0]]))
    wrong = np.array([pivot, 1])
    text = (
        "pivots_to_permutation: an element of pivots is ({}|out of range), expected integers from 0"
    )
    message = text.format(pivot)
    with pytest.raises(ValueError, match=message):
        te.linalg.lu_solve((lu, wrong), np.ones(2))
    with pytest.raises(ValueError, match=message):
        te.jit(lambda p, b: te.linalg.lu_solve((lu, p), b), engine=engine)(wrong, np.ones(2))
