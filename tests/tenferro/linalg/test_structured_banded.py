"""Band matrices and tridiagonal ones: systems and eigenvalues."""

import numpy as np
import pytest
import scipy.linalg
from linalg_samples import KINDS, random, same

import tenferro as te
from tenferro import linalg
from tenferro.linalg.bands import band_outer, band_product, hermitian_band

SIDES = [(1, 1), (2, 1), (0, 2), (1, 0), (0, 0), (4, 5)]


def band(l, u, n, *batch, kind="real", seed=0):
    """A well conditioned band, with numbers also where no entry of the matrix is."""
    ab = random(*batch, l + u + 1, n, kind=kind, seed=seed)
    ab[..., u, :] += 6
    return ab


def dense(ab, l, u):
    n = ab.shape[-1]
    a = np.zeros((n, n), ab.dtype)
    for i in range(n):
        for j in range(max(0, i - l), min(n, i + u + 1)):
            a[i, j] = ab[u + i - j, j]
    return a


def half_band(u, n, *batch, lower, kind):
    ab = random(*batch, u + 1, n, kind=kind)
    ab[..., 0 if lower else u, :] += 8
    return ab


@pytest.mark.sampled(3, "l")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("l", "u"), SIDES)
def test_solve_banded(l, u, kind):
    ab, b = band(l, u, 4, kind=kind), random(4, 2, kind=kind, seed=1)
    x = linalg.solve_banded((l, u), ab, b)
    same(x, np.linalg.solve(dense(ab, l, u), b))
    te.check_grads(lambda m, v: linalg.solve_banded((l, u), m, v), (ab, b), order=2)


def test_values_are_scipys():
    ab, b = band(2, 1, 7), random(7)
    same(linalg.solve_banded((2, 1), ab, b), scipy.linalg.solve_banded((2, 1), ab, b))


@pytest.mark.sampled(3, "batch", "b_shape")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("batch", "b_shape"), [((3,), (4, 1)), ((), (3, 4, 2)), ((3, 1), (2, 4, 1))]
)
def test_batches_broadcast(batch, b_shape, kind):
    ab, b = band(1, 2, 4, *batch, kind=kind), random(*b_shape, kind=kind)

    def solve(m, v):
        return linalg.solve_banded((1, 2), m, v)

    found = np.asarray(solve(ab, b))
    full = np.array([dense(m, 1, 2) for m in ab.reshape(-1, 4, 4)]).reshape(*batch, 4, 4)
    same(found, np.linalg.solve(full, b))
    te.check_grads(solve, (ab, b), order=2)


@pytest.mark.sampled(3, "lower")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("u", [0, 1, 2, 5])
def test_solveh_banded(u, lower, kind):
    ab, b = half_band(u, 4, lower=lower, kind=kind), random(4, 2, kind=kind)

    def solve(m, v):
        return linalg.solveh_banded(m, v, lower)

    full = dense(np.asarray(hermitian_band(te.tensor(ab), lower=lower)), u, u)
    same(full, full.conj().T)
    same(solve(ab, b), np.linalg.solve(full, b))
    te.check_grads(solve, (ab, b), order=2)
    if u < 4:
        real_diagonal = ab.copy()
        real_diagonal[0 if lower else u] = real_diagonal[0 if lower else u].real
        same(solve(ab, b), scipy.linalg.solveh_banded(real_diagonal, b, lower=lower))


def test_batch_of_positive_systems():
    ab, b = half_band(1, 4, 3, lower=True, kind="complex"), random(3, 4, 1, kind="complex")
    x = linalg.solveh_banded(ab, b, lower=True)
    for i in range(3):
        m = ab[i].copy()
        m[0] = m[0].real
        same(x[i], scipy.linalg.solveh_banded(m, b[i], lower=True))
    te.check_grads(lambda m, v: linalg.solveh_banded(m, v, lower=True), (ab, b), order=1)


@pytest.mark.sampled(4, "l")
@pytest.mark.parametrize("adjoint", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("l", "u"), SIDES)
def test_products_with_bands(l, u, kind, adjoint):
    ab, x = band(l, u, 4, kind=kind), random(4, 3, kind=kind)
    a = dense(ab, l, u)

    def product(m, v):
        return band_product(te.numpy.asarray(m), te.numpy.asarray(v), l=l, u=u, adjoint=adjoint)

    same(product(ab, x), (a.conj().T if adjoint else a) @ x)
    te.check_grads(product, (ab, x), order=2)
    outer = band_outer(te.tensor(x), te.tensor(x), l=l, u=u)
    same(dense(np.asarray(outer), l, u), dense(np.ones_like(ab), l, u) * (x @ x.conj().T))


def test_factors_are_computed_once_in_a_gradient():
    ab, b = band(1, 1, 6), random(6)

    def loss(m, v):
        return te.numpy.sum(linalg.solve_banded((1, 1), m, v) ** 2)

    program = str(te.trace(te.grad(loss, (0, 1)))(ab, b))
    assert program.count("tenferro.linalg.banded_factors.v1") == 1
    assert program.count("tenferro.linalg.solve_banded.v1") == 2


@pytest.mark.parametrize("kind", KINDS)
def test_solve_tridiagonal(kind):
    dl, du = random(4, kind=kind), random(4, kind=kind, seed=1)
    d, b = random(5, kind=kind) + 5, random(5, kind=kind, seed=2)
    a = np.diag(dl, -1) + np.diag(d) + np.diag(du, 1)
    same(linalg.solve_tridiagonal(dl, d, du, b), np.linalg.solve(a, b))
    te.check_grads(linalg.solve_tridiagonal, (dl, d, du, b), order=2)
    one = linalg.solve_tridiagonal(dl[:0], d[:1], du[:0], b[:1])
    same(one, b[:1] / d[:1])


def test_batch_of_tridiagonal_systems():
    dl, d, du, b = random(3, 4), random(5) + 5, random(2, 1, 4), random(2, 3, 5, 1)
    x = np.asarray(linalg.solve_tridiagonal(dl, d, du, b))
    for i, j in np.ndindex(2, 3):
        a = np.diag(dl[j], -1) + np.diag(d) + np.diag(du[i, 0], 1)
        same(x[i, j], np.linalg.solve(a, b[i, j]))


def test_selected_eigenvalues():
    d, e = random(6), random(5)
    w, v = scipy.linalg.eigh_tridiagonal(d, e, select="i", select_range=(1, 3))
    found = linalg.eigh_tridiagonal(d, e, select="i", select_range=(1, 3))
    same(found.eigenvalues, w)
    same(abs(found.eigenvectors), abs(v))
    same(linalg.eigvalsh_tridiagonal(d, e, "i", (1, 3)), w)
    same(linalg.eigh_tridiagonal(d, e, True), scipy.linalg.eigvalsh_tridiagonal(d, e))
    te.check_grads(
        lambda x, y: abs(linalg.eigh_tridiagonal(x, y, select="i", select_range=(1, 3))[1]),
        (d, e),
        order=2,
    )


def test_eigenvalues_selected_by_value():
    d, e = random(6), random(5)
    w, v = scipy.linalg.eigh_tridiagonal(d, e, select="v", select_range=(-0.5, 1.0))
    found = linalg.eigh_tridiagonal(d, e, select="v", select_range=(-0.5, 1.0))
    assert 0 < len(w) < 6
    same(found.eigenvalues, w)
    same(abs(found.eigenvectors), abs(v))
    diagonal = te.variable(d)
    linalg.eigvalsh_tridiagonal(diagonal, e, "v", (-0.5, 1.0)).sum().backward()
    same(diagonal.grad, (v * v).sum(axis=1))


@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_of_bands_is_one_call(kind):
    """Numbers outside the matrices do not couple them; the matrix at fault is named."""
    ab, b = band(2, 1, 5, 50, kind=kind), random(50, 5, 2, kind=kind)
    expected = [np.linalg.solve(dense(m, 2, 1), v) for m, v in zip(ab, b, strict=True)]
    same(linalg.solve_banded((2, 1), ab, b), np.array(expected))
    ab[7] = 0
    with pytest.raises(linalg.LinAlgError, match=r"ab: matrix \[7\] of the batch is singular"):
        linalg.solve_banded((2, 1), ab, b)
    half = half_band(2, 4, 3, lower=True, kind=kind)
    half[1, 0] = -1
    with pytest.raises(linalg.LinAlgError, match=r"matrix \[1\] of the batch is not positive"):
        linalg.solveh_banded(half, np.ones(4), lower=True)


def test_batches_of_diagonals_broadcast():
    d, e = random(3, 1, 4), random(2, 3)
    w = np.asarray(linalg.eigvalsh_tridiagonal(d, e))
    for i, j in np.ndindex(3, 2):
        same(w[i, j], scipy.linalg.eigvalsh_tridiagonal(d[i, 0], e[j]))
    te.check_grads(linalg.eigvalsh_tridiagonal, (d, e), order=2)


def test_eigenvectors_sign_is_free():
    d, e = random(4), random(3)
    loss = te.grad(lambda x: te.numpy.sum(linalg.eigh_tridiagonal(x, e).eigenvectors ** 3))
    assert loss(d).shape == (4,)  # real: a sign is discrete, so the derivative exists


@pytest.mark.parametrize("dtype", [np.float32, np.complex64])
def test_single_precision_is_kept(dtype):
    ab, b = band(1, 1, 5).astype(dtype), random(5).astype(dtype)
    y, back = te.vjp(lambda m, v: linalg.solve_banded((1, 1), m, v), ab, b)
    assert y.dtype == dtype
    assert {x.dtype for x in back(y)} == {np.dtype(dtype)}


def test_empty_batches_and_sides():
    assert linalg.solve_banded((1, 1), np.zeros((0, 3, 4)), np.zeros((4, 2))).shape == (0, 4, 2)
    assert linalg.solve_banded((1, 1), band(1, 1, 4), np.zeros((4, 0))).shape == (4, 0)
    assert linalg.solveh_banded(np.zeros((0, 2, 4)), np.zeros((4, 2))).shape == (0, 4, 2)
    assert linalg.solve_banded((1, 1), np.zeros((3, 0)), np.zeros((0, 2))).shape == (0, 2)


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (
            lambda: linalg.solve_banded((0, 0), np.array([[[1.0, 1.0]], [[1.0, 0.0]]]), np.ones(2)),
            linalg.LinAlgError,
            r"solve_banded: argument ab: matrix \[1\] of the batch is singular",
        ),
        (
            lambda: linalg.solveh_banded(-np.ones((1, 2)), np.ones(2)),
            linalg.LinAlgError,
            "solveh_banded: argument ab: the matrix is not positive definite",
        ),
        (
            lambda: linalg.solve_banded((1, 1), np.ones((2, 3)), np.ones(3)),
            linalg.LinAlgError,
            "argument ab has shape",
        ),
        (
            lambda: linalg.solve_banded((0, 0), np.ones((1, 3)), np.ones(2)),
            linalg.LinAlgError,
            "argument b has shape",
        ),
        (
            lambda: linalg.solve_banded((-1, 0), np.ones((0, 3)), np.ones(3)),
            ValueError,
            "argument l_and_u",
        ),
        (lambda: linalg.solveh_banded(np.ones(3), np.ones(3)), linalg.LinAlgError, "argument ab"),
        (
            lambda: linalg.solve_tridiagonal(np.ones(3), np.ones(3), np.ones(2), np.ones(3)),
            linalg.LinAlgError,
            "argument dl has shape",
        ),
        (
            lambda: linalg.eigh_tridiagonal(np.ones(3), np.ones(3)),
            linalg.LinAlgError,
            "argument e has shape",
        ),
        (
            lambda: linalg.eigh_tridiagonal(np.ones(3), np.ones(2), select="w"),
            ValueError,
            "argument select is 'w'",
        ),
        (
            lambda: linalg.eigh_tridiagonal(np.ones(3), np.ones(2), False, "v", (1, 0)),
            ValueError,
            "argument select_range",
        ),
        (
            lambda: linalg.eigh_tridiagonal(np.ones((1, 3)), np.ones(2), False, "v", (0, 1)),
            linalg.LinAlgError,
            "argument d has shape",
        ),
        (
            lambda: te.jit(lambda d: linalg.eigh_tridiagonal(d, d[1:], True, "v", (0, 1)))(
                np.ones(3)
            ),
            te.TracerError,
            "select by index",
        ),
        (
            lambda: linalg.eigh_tridiagonal(
                np.ones(3), np.ones(2), select="i", select_range=(1, 3)
            ),
            ValueError,
            "argument select_range",
        ),
        (
            lambda: linalg.eigh_tridiagonal(np.ones(2) + 0j, np.ones(1)),
            TypeError,
            "expected real",
        ),
    ],
)
def test_errors_name_the_argument(call, error, words):
    with pytest.raises(error, match=words):
        call()
