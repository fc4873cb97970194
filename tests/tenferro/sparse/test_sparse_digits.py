"""Derivatives of some eigenvalues and their vectors beside 50 digits, to the second order."""

import mpmath
import numpy as np
import pytest

import tenferro as te

N, K = 9, 3
WANTED = (3.0, 2.5, 2.2)


def matrices(hermitian):
    """A matrix with three large values, and a direction."""
    rng = np.random.default_rng(3)
    Q = np.linalg.qr(rng.normal(size=(N, N)))[0]
    D = rng.normal(size=(N, N))
    if not hermitian:
        Q = Q + 0.1 * rng.normal(size=(N, N))
    A = Q * np.r_[WANTED, rng.uniform(-0.5, 1.2, N - K)] @ np.linalg.inv(Q)
    return ((A + A.T) / 2, D + D.T) if hermitian else (A, D)


def exact(A, hermitian):
    w, V = mpmath.eigsy(A) if hermitian else mpmath.eig(A)
    best = sorted(range(N), key=lambda i: -mpmath.re(w[i]))[:K]
    return [w[i] for i in best], [V[:, i] / mpmath.norm(V[:, i]) for i in best]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name, which", [("eigsh", "LA"), ("eigs", "LR")])
def test_derivatives_of_subspaces_beside_fifty_digits(name, which):
    (A, D), hermitian = matrices(name == "eigsh"), name == "eigsh"
    c = np.linspace(-1, 2, N)

    def loss(t):
        w, V = getattr(te.sparse.linalg, name)(A + t * D, K, which=which)
        return np.sum(np.real(w) ** 2) + np.sum(abs(c @ V) ** 4)

    def exact_loss(t):
        w, V = exact(mpmath.matrix(A.tolist()) + t * mpmath.matrix(D.tolist()), hermitian)
        parts = [abs(mpmath.fdot(c.tolist(), v)) ** 4 for v in V]
        return mpmath.fsum(mpmath.re(x) ** 2 for x in w) + mpmath.fsum(parts)

    first = te.grad(loss)
    found = [[loss(0.0)], [first(0.0), te.jvp(loss, (0.0,), (1.0,))[1]], [te.grad(first)(0.0)]]
    with mpmath.workdps(50):
        expected = [mpmath.diff(exact_loss, 0, order) for order in range(3)]
    for numbers, value in zip(found, expected, strict=True):
        for number in numbers:
            error = abs(float((mpmath.mpf(float(number)) - value) / value))
            assert error <= 2e-13
