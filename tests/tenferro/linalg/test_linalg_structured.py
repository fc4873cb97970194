"""Polar, Hessenberg and LDLᴴ forms; tridiagonal and Toeplitz matrices."""

import numpy as np
import pytest
import scipy.linalg
from linalg_samples import KINDS, SQUARE, adjoint, hermitian, random, regular, same

import tenferro as te
from tenferro import linalg


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(4, 4), (5, 3), (2, 3, 3), (0, 0), (1, 1)])
def test_polar(shape, kind):
    a = random(*shape, kind=kind)
    u, p = linalg.polar(a)
    same(u @ p, a)
    same(p, adjoint(np.asarray(p)))
    left = linalg.polar(adjoint(a), "left")
    same(left.p @ left.u, adjoint(a))
    te.check_grads(linalg.polar, (a,))
    te.check_grads(lambda x: linalg.polar(x, "left"), (adjoint(a),))


def test_polar_at_repeated_singular_values():
    te.check_grads(linalg.polar, (2 * np.linalg.qr(random(4, 4)).Q,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
def test_hessenberg(shape, kind):
    a = random(*shape, kind=kind)
    H, Q = linalg.hessenberg(a, calc_q=True)
    same(Q @ H @ Q.H, a)
    te.check_grads(lambda x: linalg.hessenberg(x, calc_q=True), (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
def test_ldl(shape, kind):
    a = hermitian(*shape, kind=kind, seed=4)
    if a.shape[-1] > 1:
        a[..., 0, 0] = 0  # a 2×2 block
    F, D, p = linalg.ldl(a)
    same(F @ D @ F.H, a)
    if a.ndim == 2 and a.size:
        for found, expected in zip((F, D, p), scipy.linalg.ldl(a), strict=True):
            same(found, expected)
    te.check_grads(lambda x: linalg.ldl(x)[:2], (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
def test_ldl_of_the_upper_triangle(shape, kind):
    a = hermitian(*shape, kind=kind, seed=4)
    if a.shape[-1] > 1:
        a[..., -1, -1] = 0
    U, D, p = (np.asarray(x) for x in linalg.ldl(np.triu(a), lower=False))
    same(U @ D @ adjoint(U), a)
    triangles = np.take_along_axis(U, p[..., None], axis=-2)
    same(triangles, np.triu(triangles, 1) + np.eye(a.shape[-1]))
    if a.ndim == 2 and a.size:
        for found, expected in zip((U, D, p), scipy.linalg.ldl(a, lower=False), strict=True):
            same(found, expected)
    te.check_grads(lambda x: linalg.ldl(x, lower=False)[:2], (a,))


@pytest.mark.sampled(3, "batch")
@pytest.mark.parametrize("batch", [(), (3,)])
@pytest.mark.parametrize("n", [1, 2, 5])
def test_eigh_tridiagonal(n, batch):
    d, e = random(*batch, n), random(*batch, n - 1, seed=1)
    if not batch:
        same(linalg.eigh_tridiagonal(d, e).eigenvalues, scipy.linalg.eigh_tridiagonal(d, e)[0])

    def invariants(x, y):
        w, V = linalg.eigh_tridiagonal(x, y)
        return w, abs(V)

    te.check_grads(invariants, (d, e))


@pytest.mark.parametrize("kind", KINDS)
def test_toeplitz(kind):
    c, r, b = random(4, kind=kind), random(3, kind=kind, seed=1), random(4, 2, kind=kind)
    same(linalg.toeplitz(c), scipy.linalg.toeplitz(c))
    same(linalg.toeplitz(c, r), scipy.linalg.toeplitz(c, r))
    same(linalg.circulant(c), scipy.linalg.circulant(c))
    same(linalg.hankel(c), scipy.linalg.hankel(c))
    same(linalg.hankel(c, r), scipy.linalg.hankel(c, r))
    te.check_grads(linalg.toeplitz, (c, r))
    te.check_grads(linalg.hankel, (c, r))
    te.check_grads(linalg.circulant, (random(2, 4, kind=kind),))
    x = random(3, 2, kind=kind)
    same(linalg.matmul_toeplitz((c, r), x), scipy.linalg.toeplitz(c, r) @ x)
    te.check_grads(lambda *v: linalg.matmul_toeplitz(v[:2], v[2]), (c, r, x[:, 0]))
    c = c + np.array([4.0, 0, 0, 0])
    same(linalg.solve_toeplitz(c, b), scipy.linalg.solve_toeplitz(c, b))
    same(linalg.solve_circulant(c, b), np.linalg.solve(scipy.linalg.circulant(c), b))
    te.check_grads(linalg.solve_circulant, (c, b))
    te.check_grads(linalg.solve_toeplitz, (c, b[:, 0]))


def test_shapes_must_fit():
    for bad in (
        lambda: linalg.polar(np.ones(3)),
        lambda: linalg.toeplitz(np.ones(0)),
        lambda: linalg.matmul_toeplitz(np.ones(3), np.ones(2)),
        lambda: linalg.eigh_tridiagonal(np.ones(3), np.ones(3)),
        lambda: linalg.ldl(regular(2, 2)[:1]),
    ):
        with pytest.raises(linalg.LinAlgError, match="argument"):
            bad()
