"""Randomized truncations beside those of the whole matrix."""

import numpy as np
import pytest
import scipy.sparse as sp

import tenferro as te
from tenferro.errors import GaugeError

rng = np.random.default_rng(0)
svd_randomized = te.sparse.linalg.svd_randomized
VALUES = np.r_[4, 4, 2, 1, 0.5, 0.1, 0.05, 0.05, 0.04, np.full(10, 1e-3)]
CUT = {"max_rank": 8, "cutoff": 0.08}
"""It keeps five values, of which two are equal, and drops others that are equal."""


def with_values(values, shape, dtype="float64"):
    """A matrix with these singular values."""
    X, Y = (random((n, len(values)), dtype) for n in shape)
    return (np.linalg.qr(X)[0] * values) @ np.linalg.qr(Y)[0].conj().T


def random(shape, dtype="float64"):
    x = rng.standard_normal(shape)
    return x + 1j * rng.standard_normal(shape) if dtype == "complex128" else x


def matrix_of(found):
    return (found.U * found.S) @ found.Vh


@pytest.mark.sampled(24, "shape", "dtype")
@pytest.mark.parametrize("shape", [(40, 25), (25, 40)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_values_are_those_of_the_whole_decomposition(shape, dtype):
    A = with_values(VALUES, shape, dtype)
    for options in (CUT, {**CUT, "renormalize": True}, {"max_rank": 3}, {"max_rank": 19}):
        found = te.jit(lambda A, o=options: svd_randomized(A, **o))(A)
        whole = te.linalg.svd_truncated(A, **options)
        assert found.rank == whole.rank and found.U.shape == whole.U.shape
        np.testing.assert_allclose(found.S, whole.S, atol=1e-12)
        np.testing.assert_allclose(matrix_of(found), matrix_of(whole), atol=1e-11)
        np.testing.assert_allclose(found.discarded, whole.discarded, atol=1e-14)


def losses(A, D, c, cut):
    """A function of the randomized truncation along a line, and of that of the whole matrix."""

    def loss(truncated):
        def of(t):
            found = truncated(A + 0.1 * t * D)
            low = matrix_of(found)
            return np.sum(c * np.real(np.conj(low) * low)) + found.discarded + np.sum(found.S)

        return of

    one = loss(lambda A: svd_randomized(A, **cut, iterations=9))
    return one, loss(lambda A: te.linalg.svd_truncated(A, **cut))


@pytest.mark.parametrize(
    "shape, dtype",
    [((24, 16), "float64"), pytest.param((12, 16), "complex128", marks=pytest.mark.long)],
)
def test_derivatives_are_those_of_the_subspace(shape, dtype):
    """With the contribution of dropped values, two of which are equal."""
    values = np.r_[4.0, 3.0, 2.0, 0.2, 0.2, np.full(4, 1e-3)]
    f, g = losses(
        with_values(values, shape, dtype),
        random(shape, dtype),
        random(shape),
        {"max_rank": 4, "cutoff": 0.08},
    )
    slope = te.grad(g)(0.0)
    np.testing.assert_allclose(te.jit(te.grad(f))(0.0), slope, rtol=1e-8)
    if dtype == "float64":  # forward mode of complex vectors runs many times, for their phases
        np.testing.assert_allclose(te.jvp(f, (0.0,), (1.0,))[1], slope, rtol=1e-8)
        np.testing.assert_allclose(te.hessian(f)(0.0), te.hessian(g)(0.0), rtol=1e-6)


def test_derivatives_at_repeated_values():
    shape = (16, 12)
    f, g = losses(with_values(VALUES[:10], shape), random(shape), random(shape), CUT)
    np.testing.assert_allclose(te.grad(f)(0.0), te.grad(g)(0.0), rtol=1e-8)


def test_sparse_matrices_seeds_and_batches():
    A = sp.random_array((300, 200), density=0.02, rng=rng).tocsr()
    A = (
        A + sp.diags_array(np.r_[50 / 2.0 ** np.arange(12), np.zeros(188)], shape=(300, 200))
    ).tocsr()
    exact = np.linalg.svd(A.toarray())[1]
    found = te.jit(te.vmap(lambda seed: svd_randomized(A, 4, seed=seed).S))(np.arange(3))
    np.testing.assert_allclose(found, np.tile(exact[:4], (3, 1)), rtol=1e-6)
    of_values = te.grad(lambda A: np.sum(svd_randomized(A, 3, iterations=9).S))(A)
    U, _, Vh = np.linalg.svd(A.toarray())
    expected = np.where(A.toarray() != 0, U[:, :3] @ Vh[:3], 0)
    np.testing.assert_allclose(of_values.toarray(), expected, atol=1e-8)


def test_small_and_empty_ranks():
    for A in (np.zeros((4, 3)), np.diag([2.0, 1.0, 0.0])):
        found, whole = svd_randomized(A, 3), te.linalg.svd_truncated(A, max_rank=3)
        np.testing.assert_allclose(found.S, whole.S, atol=1e-14)
        assert found.rank == whole.rank
    slope = te.grad(lambda t: np.sum(svd_randomized(t * np.diag([2.0, 1.0, 0.0]), 3).S))(1.0)
    np.testing.assert_allclose(slope, 3)


def test_what_cannot_be_truncated_is_refused():
    A = with_values(VALUES, (30, 30))
    D = random((30, 30))
    with pytest.raises(GaugeError, match="svd_randomized: the last of the k values equals"):
        te.grad(lambda t: np.sum(matrix_of(svd_randomized(A + t * D, 1)) ** 3))(0.0)
    with pytest.raises(ValueError, match="svd_randomized: max_rank is 31, expected 1 to 30"):
        svd_randomized(A, 31)
    with pytest.raises(ValueError, match="oversampling is -1, expected at least 0"):
        svd_randomized(A, 3, oversampling=-1)
    with pytest.raises(TypeError, match="svds takes functions"):
        svd_randomized(lambda x: x, 3)
