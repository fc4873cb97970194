"""Truncations by chosen columns and by random vectors beside 50 digits, to the second derivative.

What is kept is written without a choice of vectors: as B (Bᴴ B)⁻¹ Bᴴ A, where B holds the columns
of A that are chosen, and as the sum of the largest s u vᴴ.
"""

import mpmath
import numpy as np
import pytest

import tenferro as te

M, N = 9, 7
VALUES = {"distinct": (4.0, 2.5, 1.5), "repeated": (2.0, 2.0, 2.0)}


def random(rng, shape, dtype):
    x = rng.normal(size=shape)
    return x + 1j * rng.normal(size=shape) if dtype == "complex128" else x


def matrices(values, dtype):
    """A matrix with three large values, its direction, and the weights of a loss."""
    rng = np.random.default_rng(5)
    U = np.linalg.qr(random(rng, (M, N), dtype))[0]
    V = np.linalg.qr(random(rng, (N, N), dtype))[0]
    A = U * np.array([*VALUES[values], 0.02, 0.01, 0.005, 0.002]) @ V
    return A, random(rng, (M, N), dtype), random(rng, (M, N), dtype)


def by_columns(A, pivots):
    found = te.linalg.qr_truncated(A, cutoff=0.05)
    return (found.Q @ found.R)[:, np.argsort(pivots)], found.discarded


def by_random_vectors(A, pivots):
    found = te.sparse.linalg.svd_randomized(A, 4, cutoff=0.1, oversampling=1, iterations=8)
    return (found.U * found.S) @ found.Vh, found.discarded


def exact_columns(A, pivots):
    B = mpmath.matrix([[A[i, int(j)] for j in pivots] for i in range(M)])
    return B * ((B.H * B) ** -1 * (B.H * A))


def exact_values(A, pivots):
    U, S, V = mpmath.svd(A)
    return U[:, :3] * mpmath.diag(S[:3]) * V[:3, :]


def squared(A):
    return mpmath.fsum(abs(x) ** 2 for x in A)


@pytest.mark.sampled(4, "truncated", "exact", "tolerances")
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize(
    "truncated, exact, values, tolerances",
    [
        (by_columns, exact_columns, "distinct", (1e-13, 1e-12, 1e-9)),
        (by_columns, exact_columns, "repeated", (1e-13, 1e-12, 1e-9)),
        (by_random_vectors, exact_values, "distinct", (1e-13, 1e-12, 1e-12)),
        # Derivatives of `svd` at repeated values are means and limits, as for `svd_truncated`.
        (by_random_vectors, exact_values, "repeated", (1e-13, 1e-11, 5e-9)),
    ],
)
def test_derivatives_beside_fifty_digits(truncated, exact, values, tolerances, dtype):
    """Tolerances are those of the value, the first and the second derivative."""
    A, D, C = matrices(values, dtype)
    pivots = np.asarray(te.linalg.qr_truncated(A, cutoff=0.05).P)

    def loss(t):
        low, discarded = truncated(A + t * D, pivots)
        return np.sum(np.real(np.conj(C) * low)) + discarded

    def exact_loss(t):
        X = mpmath.matrix(A.tolist()) + t * mpmath.matrix(D.tolist())
        low = exact(X, pivots[:3])
        part = mpmath.fsum(
            mpmath.re(mpmath.conj(c) * x) for c, x in zip(C.ravel(), low, strict=True)
        )
        return part + squared(X - low) / squared(X)

    first = te.grad(loss)
    found = [[loss(0.0)], [first(0.0), te.jvp(loss, (0.0,), (1.0,))[1]]]
    found += [[te.grad(first)(0.0), te.hessian(loss)(0.0)]]
    with mpmath.workdps(50):
        expected = [mpmath.diff(exact_loss, 0, order) for order in range(3)]
    for numbers, value, tolerance in zip(found, expected, tolerances, strict=True):
        for number in numbers:
            assert abs(float(mpmath.mpf(float(number)) - value)) <= tolerance * float(abs(value))
