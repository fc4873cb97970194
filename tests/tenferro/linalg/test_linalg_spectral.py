"""QR, reflections, eigenvalues, singular values, Schur: derivatives, and where they end."""

import numpy as np
import pytest
import scipy.linalg
from linalg_samples import KINDS, RECTANGULAR, SQUARE, adjoint, hermitian, positive, random, same

import tenferro as te
from tenferro import linalg


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(4, 3), (3, 3), (3, 4)])
def test_broadened_derivatives_of_the_svd(shape, kind):
    """Against 1/Δ replaced in the equations; far from repeated values the plain derivative."""
    a, d = random(*shape, kind=kind, seed=11), random(*shape, kind=kind, seed=12)
    U, s, Vh = np.linalg.svd(a, full_matrices=False)
    eps = 0.3

    def smooth(gap):
        return gap / (gap**2 + eps**2)

    P = adjoint(U) @ d @ adjoint(Vh)
    # UᴴdU S + S VᴴdV = P up to phases: the Hermitian part has gaps sⱼ − sᵢ, the other one sums.
    E, G = smooth(s - s[:, None]), smooth(s + s[:, None])
    X, Y = (P + adjoint(P)) * E / 2, (P - adjoint(P)) * G / 2
    dU = U @ (X + Y) + (d @ adjoint(Vh) - U @ P) * smooth(s)
    dV = adjoint(Vh) @ (X - Y) + (adjoint(d) @ U - adjoint(Vh) @ adjoint(P)) * smooth(s)
    found = te.jvp(lambda x: tuple(linalg.svd(x, False, broadening=eps)), (a,), (d,))[1]
    for x, y in zip(found, (dU, np.real(np.diagonal(P)), adjoint(dV)), strict=True):
        same(x, y)

    def projector(x, **options):
        U, s, Vh = linalg.svd(x, False, **options)
        return (U[:, :2] * s[:2]) @ Vh[:2]

    plain = te.jvp(projector, (a,), (d,))[1]
    same(te.jvp(lambda x: projector(x, broadening=1e-8), (a,), (d,))[1], plain)


def test_singular_values_alone():
    a = random(4, 3)
    same(np.linalg.svd(te.tensor(a), compute_uv=False), np.linalg.svd(a, compute_uv=False))
    same(te.jit(lambda x: np.linalg.svd(x, compute_uv=False))(a), linalg.svdvals(a))
    same(linalg.svd(a, False, False), linalg.svdvals(a))


def test_the_second_matrix_of_a_generalized_problem_may_stand_second():
    a, b = hermitian(3, 3), np.eye(3) + 0.1 * hermitian(3, 3, seed=1)
    for x, y in zip(linalg.eigh(a, b), linalg.eigh(a, b=b), strict=True):
        same(x, y)
    same(linalg.eigvalsh(a, b), scipy.linalg.eigvalsh(a, b))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE + RECTANGULAR)
def test_qr(shape, kind):
    a = random(*shape, kind=kind)
    for mode in ("reduced", "complete"):
        for found, expected in zip(linalg.qr(a, mode=mode), np.linalg.qr(a, mode), strict=True):
            same(found, expected)
    for mode in ("complete", "r"):
        te.check_grads(lambda x, m=mode: linalg.qr(x, mode=m), (a,))


def weighted(x):
    Q, R = linalg.qr(x)
    return Q[:, :1] @ R[:1] + 2 * (Q[:, 1:] @ R[1:])


def second_derivative(f, A, D):
    return np.asarray(te.jvp(lambda x: te.jvp(f, (x,), (D,))[1], (A,), (D,))[1])


def weighted_by_a_projection(x):
    a = x[:, :1]
    return 2 * x - a @ (np.conj(a).T @ x) / np.sum(abs(a) ** 2)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("columns", [2, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_a_small_last_pivot_of_qr_costs_no_more_digits_than_it_must(kind, columns):
    """Only phases of complex columns depend on the last pivot of two rows."""
    for seed in range(20):
        A, D = random(2, 2, columns, kind=kind, seed=seed)
        A[:, 1] = A[:, 0] + A[:, 1] / 32
        A, D = (x.astype("float32" if kind == "real" else "complex64") for x in (A, D))
        found = second_derivative(weighted, A, D)
        exact = second_derivative(weighted_by_a_projection, A.astype(complex), D.astype(complex))
        size = np.linalg.norm(A) * np.linalg.norm(D) ** 2 / np.linalg.norm(A[:, 0]) ** 2
        condition = np.linalg.cond(A[:, :2]) if kind == "complex" else 1
        assert abs(found - exact).max() <= 64 * np.finfo("float32").eps * condition * size


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(4, 4), (5, 3), (2, 3, 5), (0, 0), (4, 0), (0, 4)])
def test_pivoted_qr(shape, kind):
    a = random(*shape, kind=kind)
    Q, R, p = (np.asarray(x) for x in linalg.qr(a, pivoting=True))
    same(Q @ R, np.take_along_axis(a, p[..., None, :], axis=-1))
    d = abs(np.diagonal(R, axis1=-2, axis2=-1))
    assert (np.diff(d, axis=-1) <= 0).all()
    te.check_grads(lambda x: linalg.qr(x, pivoting=True)[:2], (a,))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(4, 4), (5, 3), (2, 5, 3), (0, 0), (4, 0)])
def test_householder_product(shape, kind):
    a, n = random(*shape, kind=kind), shape[-1]
    for k in {n, max(n - 1, 0)}:
        te.check_grads(linalg.householder_product, (a, random(*shape[:-2], k, kind=kind)))
    if a.ndim == 2 and a.size:
        packed, tau = np.linalg.qr(a, "raw")
        same(linalg.householder_product(packed.T, tau), np.linalg.qr(a).Q)


def spectrum(w, V):
    """What does not depend on the phases."""
    return w, abs(V), (V * te.numpy.exp(w)[..., None, :]) @ V.H


@pytest.mark.sampled(6)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
@pytest.mark.parametrize("uplo", "LU")
def test_eigh(shape, kind, uplo):
    a = random(*shape, kind=kind)
    same(linalg.eigvalsh(a, uplo), np.linalg.eigvalsh(a, uplo))
    te.check_grads(lambda x: spectrum(*linalg.eigh(x, uplo)), (a,))
    te.check_grads(lambda x: linalg.eigvalsh(x, uplo), (a,))


@pytest.mark.parametrize("kind", KINDS)
def test_generalized_eigh(kind):
    a, b = hermitian(2, 4, 4, kind=kind), positive(2, 4, 4, kind=kind, seed=1)
    w, V = (np.asarray(x) for x in linalg.eigh(a, b=b))
    same(a @ V, b @ V * w[..., None, :])
    same(adjoint(V) @ b @ V, np.broadcast_to(np.eye(4), a.shape))

    def both(x, y):
        w, V = linalg.eigh(x, b=y)
        return w, abs(V)

    te.check_grads(both, (a, b))
    same(linalg.eigh(a, b=b[0])[0][0], w[0])
    with pytest.raises(linalg.LinAlgError, match="eigh: argument b has shape"):
        linalg.eigh(a, b=np.eye(3))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE + RECTANGULAR)
@pytest.mark.parametrize("full", [True, False])
def test_svd(shape, kind, full):
    a = random(*shape, kind=kind)
    same(linalg.svdvals(a), np.linalg.svd(a, compute_uv=False))

    def invariants(x):
        U, s, Vh = linalg.svd(x, full)
        k = s.shape[-1]
        U1, V1, U0, V0 = U[..., :k], Vh[..., :k, :], U[..., k:], Vh[..., k:, :]
        return s, abs(U1), abs(V1), U1 @ V1, U0 @ U0.H, V0.H @ V0

    te.check_grads(invariants, (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
def test_eig(shape, kind):
    a = random(*shape, kind=kind)
    same(linalg.eigvals(a), np.linalg.eigvals(a))
    if a.size:
        w, U, V = (np.asarray(x) for x in linalg.eig(a, left=True))
        same(a @ V, V * w[..., None, :])
        same(adjoint(U) @ a, w[..., :, None] * adjoint(U))

    def invariants(x):
        w, U, V = linalg.eig(x, left=True)
        return w, abs(U), abs(V)

    te.check_grads(invariants, (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
@pytest.mark.parametrize("output", ["real", "complex"])
def test_schur(shape, kind, output):
    a = random(*shape, kind=kind)

    def f(x):
        T, Z = linalg.schur(x, output)
        if kind == "real" and output == "real":
            # LAPACK may exchange the two vectors of a block from one matrix to the next.
            return linalg.diagonal(T), (T * T).sum(axis=(-2, -1)), Z @ T @ Z.mT
        return abs(T), abs(Z), Z @ T @ Z.H

    te.check_grads(f, (a,))


def test_broadening_is_an_option():
    a = np.diag([1.0, 1.0, 2.0])
    weights = random(3, 3)
    loss = te.grad(lambda x: (abs(linalg.eigh(x, broadening=1e-3).eigenvectors) * weights).sum())
    assert np.isfinite(loss(a)).all()


def test_the_null_block_turns_with_the_others():
    """Projectors on what is orthogonal to the columns."""
    a = random(5, 2)

    def f(x):
        U = linalg.svd(x).U
        return U[:, 2:] @ U[:, 2:].H

    te.check_grads(f, (a,))


@pytest.mark.parametrize(
    "values",
    [
        lambda x, eps: linalg.eigh(x, broadening=eps).eigenvalues,
        lambda x, eps: linalg.eig(x, broadening=eps).eigenvalues.real,
        lambda x, eps: linalg.svd(x, broadening=eps).S,
    ],
)
def test_broadening_leaves_losses_of_values_as_they_are(values):
    a = random(3, 3)
    a = a + a.T
    gradient = te.grad(lambda x: (values(x, 1e-3) ** 2).sum())(a)
    same(gradient + gradient.T, 4 * a)  # eigh reads one triangle
