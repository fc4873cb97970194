"""Products with Toeplitz matrices and circulant systems, batched; their errors."""

import numpy as np
import pytest
import scipy.linalg
from linalg_samples import KINDS, random, same

import tenferro as te
from tenferro import linalg


def spectrum_far_from_zero(*shape, kind):
    c = random(*shape, kind=kind)
    c[..., 0] += 2 * shape[-1]
    return c


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("m", "n"), [(1, 1), (1, 4), (4, 1), (3, 5), (5, 3)])
def test_product_of_any_shape(m, n, kind):
    c, r, x = random(m, kind=kind), random(n, kind=kind, seed=1), random(n, 2, kind=kind)
    same(linalg.matmul_toeplitz((c, r), x), scipy.linalg.toeplitz(c, r) @ x)
    same(linalg.matmul_toeplitz((c, r), x[:, 0]), scipy.linalg.toeplitz(c, r) @ x[:, 0])
    te.check_grads(lambda *v: linalg.matmul_toeplitz(v[:2], v[2]), (c, r, x), order=2)


@pytest.mark.parametrize("kind", KINDS)
def test_product_of_batches(kind):
    c, r, x = random(3, 1, 4, kind=kind), random(2, 3, kind=kind), random(2, 3, 2, kind=kind)
    found = np.asarray(linalg.matmul_toeplitz((c, r), x))
    for i, j in np.ndindex(3, 2):
        same(found[i, j], scipy.linalg.toeplitz(c[i, 0], r[j]) @ x[j])
    te.check_grads(lambda *v: linalg.matmul_toeplitz(v[:2], v[2]), (c, r, x), order=1)


def test_hermitian_product():
    c, x = random(4, kind="complex"), random(4, kind="complex", seed=1)
    same(linalg.matmul_toeplitz(c, x), scipy.linalg.toeplitz(c) @ x)


def test_single_precision_is_kept():
    c = np.ones(4, np.float32)
    c[0] = 9
    assert linalg.matmul_toeplitz(c, c).dtype == np.float32
    assert linalg.solve_circulant(c, c).dtype == np.float32
    assert linalg.solve_toeplitz(c, c).dtype == np.float32


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [1, 4, 5])
def test_circulant_systems(n, kind):
    c, b = spectrum_far_from_zero(n, kind=kind), random(n, 2, kind=kind, seed=1)
    same(linalg.solve_circulant(c, b), scipy.linalg.solve_circulant(c, b))
    te.check_grads(linalg.solve_circulant, (c, b), order=2)


@pytest.mark.parametrize("axes", [(-1, -1, -1), (-1, 1, 0), (0, 0, 1)])
def test_axes_of_circulant_systems(axes):
    c, b = spectrum_far_from_zero(3, 3, kind="real"), random(3, 3)
    c = c + 9 * np.eye(3)[:1].T
    caxis, baxis, outaxis = axes
    options = {"caxis": caxis, "baxis": baxis, "outaxis": outaxis}
    same(linalg.solve_circulant(c, b, **options), scipy.linalg.solve_circulant(c, b, **options))
    te.check_grads(lambda x, y: linalg.solve_circulant(x, y, **options), (c, b), order=1)


@pytest.mark.parametrize("kind", KINDS)
def test_least_squares_of_a_singular_circulant(kind):
    c, b = np.array([1.0, 1.0, 0.0, 0.0]), random(4, kind=kind)
    expected = scipy.linalg.solve_circulant(c, b, singular="lstsq")
    same(linalg.solve_circulant(c, b, singular="lstsq"), expected)
    te.check_grads(lambda y: linalg.solve_circulant(c, y, singular="lstsq"), (b,), order=1)
    # The shifts with eigenvalue 0 at the same frequency keep the rank: there c may vary as well.
    kept = np.array([0.0, 1.0, 1.0, 0.0])
    te.check_grads(
        lambda t, y: linalg.solve_circulant(c + t * kept, y, singular="lstsq"), (0.3, b), order=2
    )


def test_tolerance():
    c, b = np.array([1.0, 1.0 - 1e-6]), np.array([1.0, 2.0])
    same(linalg.solve_circulant(c, b), scipy.linalg.solve_circulant(c, b))
    found = linalg.solve_circulant(c, b, singular="lstsq", tol=1e-3)
    same(found, scipy.linalg.solve_circulant(c, b, singular="lstsq", tol=1e-3))


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (
            lambda: linalg.solve_circulant(np.array([1.0, 1.0]), np.ones(2)),
            linalg.LinAlgError,
            "solve_circulant: argument c: the matrix is singular",
        ),
        (
            lambda: linalg.solve_circulant(np.array([[2.0, 1.0], [1.0, 1.0]]), np.ones(2)),
            linalg.LinAlgError,
            r"matrix \[1\] of the batch is singular",
        ),
        (lambda: linalg.solve_circulant(np.ones(3), np.ones(2)), linalg.LinAlgError, "argument b"),
        (
            lambda: linalg.solve_circulant(np.ones(3), np.ones(3), "no"),
            ValueError,
            "argument singular is 'no'",
        ),
        (
            lambda: linalg.matmul_toeplitz(np.ones(3), np.ones((2, 3))),
            linalg.LinAlgError,
            "argument x has shape",
        ),
        (
            lambda: linalg.solve_toeplitz(np.zeros(3), np.ones(3)),
            linalg.LinAlgError,
            "singular",
        ),
    ],
)
def test_errors_name_the_argument(call, error, words):
    with pytest.raises(error, match=words):
        call()


@pytest.mark.sampled(6)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("batch", "b_shape"), [((), (100,)), ((2,), (100, 1)), ((), (2, 100, 1))])
def test_solve_toeplitz_by_recursion(batch, b_shape, kind):
    """Large enough for Levinson's recursion; batches of either operand."""
    n = 100
    decay = 0.5 ** np.arange(n)
    c, r = random(*batch, n, kind=kind) * decay, random(*batch, n, kind=kind, seed=1) * decay
    c[..., 0] = 4
    b = random(*b_shape, kind=kind, seed=2)
    full = np.asarray(linalg.toeplitz(c, r))
    expected = np.linalg.solve(full, b if b.ndim > 1 else b[:, None])
    same(linalg.solve_toeplitz((c, r), b), expected if b.ndim > 1 else expected[..., 0])
    te.check_grads(lambda x, y, z: linalg.solve_toeplitz((x, y), z), (c, r, b))


def test_where_the_recursion_breaks_down():
    """A singular leading minor, and one close to it, of a regular matrix."""
    n = 80
    for first in (0.0, 1e-14):
        c, r = random(n), random(n, seed=1)
        c[0] = r[0] = first
        b = random(n, seed=2)
        same(linalg.solve_toeplitz((c, r), b), np.linalg.solve(scipy.linalg.toeplitz(c, r), b))
    with pytest.raises(linalg.LinAlgError, match=r"solve_toeplitz: argument c_or_cr: .* singular"):
        linalg.solve_toeplitz(np.zeros(n), np.ones(n))
