"""Batches of small matrices: what vector lanes compute is what the NumPy kernels give."""

import numpy as np
import pytest
from matrix_steps import bound_to, expected, native_step
from numbers_of_threads import on_threads

import tenferro as te
from tenferro import linalg
from tenferro.engines.native.routines import lanes
from tenferro.engines.native.routines.step import native_routine
from tenferro.engines.native.runtime import build
from tenferro.engines.native.runtime.resources import threads

RNG = np.random.default_rng(11)
EPSILON = {"f": 2.0**-23, "F": 2.0**-23, "d": 2.0**-52, "D": 2.0**-52}
SIZES = (1, 2, 3, 5, 8, 12, 16)
BATCHES = ((1,), (7,), (8,), (3, 11), (40,))
"""Parts of a block of lanes, whole blocks, and more than a task of them."""

dtypes = pytest.mark.parametrize("dtype", "fdFD")
sized = pytest.mark.parametrize(
    ("dtype", "n"), [(c, n) for c in "fdFD" for n in SIZES if c in "fd" or n <= lanes.MOST_COMPLEX]
)
batches = pytest.mark.parametrize("batch", BATCHES)


def draw(*shape, dtype="d"):
    x = RNG.standard_normal(shape)
    return (x + 1j * RNG.standard_normal(shape) if dtype in "FD" else x).astype(dtype)


def regular(batch, n, dtype):
    a = draw(*batch, n, n, dtype=dtype) / (4 * np.sqrt(n)) + np.eye(n)
    return np.take(a, RNG.permutation(n), axis=-2).astype(dtype)


def positive(batch, n, dtype):
    a = regular(batch, n, dtype)
    return (a @ np.swapaxes(a.conj(), -1, -2) + np.eye(n)).astype(dtype)


def run(family, /, *arrays, **params):
    """What lanes compute; None where they leave it to NumPy."""
    operation, avals = bound_to(family, arrays, params)
    assert lanes.fits(*avals)
    step = native_step(operation, avals)
    assert step is not None
    return step(*arrays)


def by_numpy(family, /, *arrays, **params):
    return tuple(map(np.ascontiguousarray, expected(family, *arrays, **params)))


def compare(family, /, *arrays, factor=1.0, **params):
    """The lanes' results against the kernel's, for well-conditioned matrices."""
    found = run(family, *arrays, **params)
    wanted = by_numpy(family, *arrays, **params)
    assert len(found) == len(wanted)
    n = max(arrays[0].shape[-2:])
    for x, y in zip(found, wanted, strict=True):
        assert x.shape == y.shape and x.dtype == y.dtype
        largest = max(1, np.abs(y).max(initial=0))
        bound = 20 * n * EPSILON[arrays[0].dtype.char] * largest * factor
        np.testing.assert_allclose(x, y, rtol=0, atol=bound)
    return found


def tasks_of(family, /, *arrays, **params):
    return native_routine(*bound_to(family, arrays, params)).table[1]


def test_tasks_are_as_long_as_measured():
    """500 matrices of 8 x 8 and one column: 26 us for LU, 14 to solve; of 3 x 3, 2 us."""
    a, order = np.empty((500, 8, 8)), np.empty((500, 8), np.int64)
    assert 4 <= tasks_of("lu", a) <= 8
    assert 2 <= tasks_of("solve", a, a, order, a[..., :1], mode="N") <= 4
    assert tasks_of("lu", a[:, :3, :3]) == 1
    assert tasks_of("slogdet", a[:, :2, :2], a[:, :2, :2], order[:, :2]) == 1


@pytest.mark.sampled(3)
@dtypes
@pytest.mark.parametrize("shape", [(5, 5), (12, 12), (64, 2), (2, 50), (9, 12), (12, 7)])
@batches
def test_factors(shape, batch, dtype):
    a = draw(*batch, *shape, dtype=dtype)
    factors, order = run("lu", a)
    m, n = shape
    k = min(m, n)
    lower = np.tril(factors[..., :k], -1) + np.eye(m, k)
    assert np.abs(lower).max() <= np.sqrt(2) + 1e-3  # of the largest element of its column
    product = lower @ np.triu(factors[..., :k, :])
    permuted = np.take_along_axis(a, order[..., None], axis=-2)
    bound = 20 * m * EPSILON[dtype] * np.abs(a).max()
    np.testing.assert_allclose(product, permuted, rtol=0, atol=bound)


@pytest.mark.sampled(16)
@sized
@batches
def test_what_is_computed_from_factors(n, batch, dtype):
    a = regular(batch, n, dtype)
    factors = by_numpy("lu", a)
    compare("lu", a)
    for family in ("inv", "det", "slogdet", "adjugate"):
        compare(family, a, *factors)
    for mode in "NTC":
        for k in (1, 3, n):
            compare("solve", a, *factors, draw(*batch, n, k, dtype=dtype), mode=mode)


def test_more_right_hand_sides_than_rows():
    a = regular((9,), 4, "d")
    factors = by_numpy("lu", a)
    for mode in "NC":
        compare("solve", a, *factors, draw(9, 4, 64), mode=mode)
    b = regular((9,), 4, "D")
    compare("solve", b, *by_numpy("lu", b), draw(9, 4, 30, dtype="D"), mode="T")


@dtypes
def test_determinants_far_from_one(dtype):
    """Products that leave the range of numbers have logarithms all the same."""
    a = regular((9,), 12, dtype)
    for scale in (1e-30, 1e-3, 1.0, 1e30):
        scaled = (a * scale).astype(dtype)
        factors = by_numpy("lu", scaled)
        compare("slogdet", scaled, *factors)
    if dtype in "FD":
        return
    tiny = np.zeros((3, 2, 2), dtype)
    tiny[:, 0, 0], tiny[:, 1, 1] = np.finfo(dtype).smallest_subnormal, np.finfo(dtype).max
    compare("slogdet", tiny, tiny, np.broadcast_to(np.arange(2), (3, 2)).copy())


@dtypes
def test_solutions_with_subnormal_pivots(dtype):
    """Where 1 / pivot overflows, numbers are divided by the pivot itself."""
    tiny = np.finfo(dtype).smallest_subnormal
    a = np.tile(np.diag([4 * tiny, 1, 2]), (9, 1, 1)).astype(dtype)
    a[1:4, 0, 0] = 3
    b = np.ones((9, 3, 2), dtype)
    b[:, 0] = 8 * tiny
    order = np.broadcast_to(np.arange(3), (9, 3)).copy()
    (x,) = run("solve", a, a, order, b, mode="N")
    expected = np.ones((9, 3, 2), dtype)
    expected[:, 0], expected[1:4, 0], expected[:, 2] = 2, b[0, 0].real / a[1, 0, 0].real, 0.5
    np.testing.assert_array_equal(x, expected)


@pytest.mark.sampled(16)
@sized
@batches
def test_triangles(n, batch, dtype):
    a = regular(batch, n, dtype)
    a = (a + 2 * np.eye(n)).astype(dtype)
    for lower in (True, False):
        for mode in "NTC":
            for right in (True, False):
                shape = (5, n) if right else (n, 5)
                b = draw(*batch, *shape, dtype=dtype)
                side = {"lower": lower, "mode": mode, "right": right}
                compare("triangular_solve", a, b, unit=True, **side)
                compare("triangular_solve", a, b, unit=False, **side)
                compare("triangular_product", a, b, **side)
                compare("unit_triangular_product", a, b, **side)


@sized
@batches
def test_cholesky_and_its_derivatives(n, batch, dtype):
    a = positive(batch, n, dtype)
    compare("cholesky", a)
    L = np.linalg.cholesky(a)
    compare("cholesky_tangent", L, draw(*batch, n, n, dtype=dtype))
    compare("cholesky_cotangent", L, draw(*batch, n, n, dtype=dtype))


@pytest.mark.parametrize("dtype", "dD")
def test_the_factor_reads_one_triangle(dtype):
    a = positive((9,), 5, dtype)
    upper = np.triu(np.full((5, 5), np.nan), 1)
    np.testing.assert_array_equal(run("cholesky", a + upper)[0], run("cholesky", a)[0])


def hermitian(batch, n, dtype):
    a = draw(*batch, n, n, dtype=dtype)
    return a + np.swapaxes(a.conj(), -1, -2)


def adjoint(a):
    return np.swapaxes(a.conj(), -1, -2)


def near(x, y, n, dtype, scale=1.0):
    """Equal up to the rounding that `tensor.rounding` allows spectral factorizations."""
    bound = 16 * max(n, 4) * EPSILON[dtype] * scale
    np.testing.assert_allclose(x, np.broadcast_to(y, x.shape), rtol=0, atol=bound)


@pytest.mark.sampled(3)
@dtypes
@pytest.mark.parametrize(
    "shape", [(1, 1), (2, 2), (5, 5), (12, 12), (64, 2), (2, 50), (9, 12), (12, 7)]
)
@batches
def test_orthogonal_factors(shape, batch, dtype):
    a = draw(*batch, *shape, dtype=dtype)
    a[0, ..., 0] = 0  # no reflection
    Q, R = run("qr", a)
    m, n = shape
    k = min(m, n)
    near(Q @ R, a, m, dtype, np.abs(a).max())
    near(adjoint(Q) @ Q, np.eye(k), m, dtype)
    np.testing.assert_array_equal(R, np.triu(R))
    _, expected = by_numpy("qr", a)
    signs = [np.sign(np.einsum("...ii->...i", x[..., :k].real)) for x in (R, expected)]
    np.testing.assert_array_equal(*signs)  # LAPACK's


@pytest.mark.parametrize("scale", [1e-300, 1e-160, 1e160, 1e300])
def test_orthogonal_factors_of_extreme_numbers(scale):
    a = draw(9, 5, 4)
    Q, R = run("qr", a * scale)
    near(Q, run("qr", a)[0], 5, "d")
    near(R / scale, run("qr", a)[1], 5, "d", 5)
    columns = a * [1, scale, 1, 1]
    near(run("qr", columns)[0], Q, 5, "d")


@sized
@batches
def test_eigenvalues(n, batch, dtype):
    for a in (hermitian(batch, n, dtype), positive(batch, n, dtype)):
        for lower in (True, False):
            half = np.tril(a) if lower else np.triu(a)
            w, V = run("eigh", half, lower=lower, broadening=0.0)
            size = np.abs(w).max()
            near(w, np.linalg.eigvalsh(a), n, dtype, size)
            near(a @ V, V * w[..., None, :], n, dtype, size)
            near(adjoint(V) @ V, np.eye(n), n, dtype)


@pytest.mark.sampled(16)
@dtypes
@pytest.mark.parametrize(
    "shape", [(1, 1), (2, 2), (3, 3), (8, 8), (12, 12), (64, 2), (2, 50), (9, 12), (12, 5), (4, 12)]
)
@pytest.mark.parametrize("full_matrices", [True, False])
@batches
def test_singular_values(shape, full_matrices, batch, dtype):
    m, n = shape
    k = min(m, n)
    a = draw(*batch, *shape, dtype=dtype)
    dependent = a.copy()
    dependent[..., -1] = dependent[..., 0]
    zero = np.zeros_like(a)
    if full_matrices and max(m, n) > 12:
        operation, avals = bound_to("svd", (a,), {"full_matrices": True, "broadening": 0.0})
        assert native_step(operation, avals) is None
        return
    for x in (a, dependent, zero):
        U, s, Vh = run("svd", x, full_matrices=full_matrices, broadening=0.0)
        size = max(s.max(), 1)
        near(s, np.linalg.svd(x, compute_uv=False), max(m, n), dtype, size)
        near((U[..., :k] * s[..., None, :]) @ Vh[..., :k, :], x, max(m, n), dtype, size)
        near(adjoint(U) @ U, np.eye(U.shape[-1]), m, dtype)
        near(Vh @ adjoint(Vh), np.eye(Vh.shape[-2]), n, dtype)


def test_singular_values_of_graded_matrices():
    """Rotations of columns keep the digits of small values where columns differ in size."""
    a = regular((9,), 6, "d") * 10.0 ** np.arange(0, -60, -10)
    _, s, _ = run("svd", a, full_matrices=False, broadening=0.0)
    _, r = np.linalg.qr(a / 10.0 ** np.arange(0, -60, -10))
    np.testing.assert_allclose(
        s / s[:, :1],
        np.abs(np.einsum("...ii->...i", r)) * 10.0 ** np.arange(0, -60, -10) / s[:, :1],
        rtol=1e-6,
    )


def _rank(a, r):
    return a[..., :, :r] @ a[..., :r, :] if r else 0 * a


VALUES = {
    "any": lambda a: a,
    "of low rank": lambda a: _rank(a, min(a.shape[-2:]) // 2),
    "of rank 1": lambda a: _rank(a, 1),
    "zero": lambda a: _rank(a, 0),
    "equal": lambda a: 0 * a + np.eye(*a.shape[-2:]),
    "whole numbers": lambda a: np.round(a.real),
    "zeros on the diagonal": lambda a: np.triu(np.tril(a, 1)) * (RNG.random(a.shape[-1]) < 0.6),
    "graded": lambda a: np.triu(np.tril(a, 1)) * 10.0 ** -RNG.integers(0, 20, a.shape),
    "columns that differ": lambda a: a * 10.0 ** -RNG.integers(0, 20, a.shape[-1]),
    "large": lambda a: a * 1e30,
    "small": lambda a: a * 1e-30,
}


@pytest.mark.sampled(4)
@dtypes
@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (3, 3), (12, 12), (4, 30), (36, 4), (7, 11)])
def test_singular_values_without_vectors(shape, name, dtype):
    """As exact as LAPACK's: its bound grows with the number of rows."""
    a = VALUES[name](draw(21, *shape, dtype=dtype)).astype(dtype)
    operation, avals = bound_to("svd", (a,), {"full_matrices": False, "broadening": 0.0})
    s = native_step(operation, avals, (False, True, False))(a)[1]
    wide = np.linalg.svd(a.astype("D" if dtype in "FD" else "d"), compute_uv=False)
    scale = np.maximum(wide[:, :1], np.finfo(dtype).tiny)
    assert np.all(np.diff(s) <= 0)
    assert np.all(np.abs(s - wide) <= EPSILON[dtype] * max(8, max(shape)) * scale)


def test_singular_values_without_vectors_of_what_is_not_finite():
    a = draw(9, 5, 5)
    step = native_step(*bound_to("svd", (a,), {"full_matrices": False, "broadening": 0.0}),
                       (False, True, False))  # fmt: skip
    for bad in (np.nan, np.inf):
        assert step(np.where(np.arange(25).reshape(5, 5) == 7, bad, a)) is None


@dtypes
def test_singular_values_of_columns_whose_squares_underflow(dtype):
    """They are no numbers to divide by: what is beside them in the result was NaN."""
    small = np.sqrt(np.finfo(dtype).tiny)
    for column in ([small / 30, 0], [small / 30, small], [1e5 * small, 0], [0, small**2]):
        a = np.tile(np.array([[small * 1e4, 0], [1, 0]], dtype), (9, 1, 1))
        a[..., 1] = column
        U, s, Vh = run("svd", a, full_matrices=False, broadening=0.0)
        near(s, np.linalg.svd(a, compute_uv=False), 2, dtype)
        near((U * s[..., None, :]) @ Vh, a, 2, dtype)
        near(adjoint(U) @ U, np.eye(2), 2, dtype)


@dtypes
@pytest.mark.parametrize("size", [0.1, 10.0])
def test_signs_of_orthogonal_factors_where_squares_underflow(size, dtype):
    """LAPACK reflects whatever is not zero below the diagonal."""
    a = np.ones((9, 3, 1), dtype)
    a[:, 1:] = size * np.sqrt(np.finfo(dtype).smallest_subnormal)
    compare("qr", a)


@pytest.mark.parametrize("scale", [1e-305, 1e-200, 1e200, 1e300])
def test_spectra_of_extreme_numbers(scale):
    a = hermitian((9,), 5, "d")
    w, V = run("eigh", a * scale, lower=True, broadening=0.0)
    near(w / scale, np.linalg.eigvalsh(a), 5, "d", 10)
    near(a @ V, V * (w / scale)[..., None, :], 5, "d", 10)
    s = run("svd", a * scale, full_matrices=False, broadening=0.0)[1]
    near(s / scale, np.linalg.svd(a, compute_uv=False), 5, "d", 10)


@pytest.mark.parametrize("gap", [0.0, 1e-15, 1e-8])
def test_spectra_that_are_nearly_degenerate(gap):
    w = np.array([1.0, 1.0 + gap, 1.0 + 2 * gap, 3.0, -1.0])
    Q = np.linalg.qr(draw(9, 5, 5))[0]
    a = (Q * w) @ adjoint(Q)
    found, V = run("eigh", (a + adjoint(a)) / 2, lower=True, broadening=0.0)
    near(found, np.broadcast_to(np.sort(w), (9, 5)), 5, "d", 3)
    near(adjoint(V) @ V, np.eye(5), 5, "d")
    U, s, Vh = run("svd", a, full_matrices=True, broadening=0.0)
    near(s, np.broadcast_to(np.sort(np.abs(w))[::-1], (9, 5)), 5, "d", 3)
    near((U * s[..., None, :]) @ Vh, a, 5, "d", 3)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_spectra_of_what_is_not_finite_are_refused(bad):
    a = hermitian((3, 4), 5, "d")
    a[1, 2, 4, 0] = bad
    for function in (linalg.eigh, linalg.svd, linalg.svdvals, linalg.eigvalsh):
        with pytest.raises(
            np.linalg.LinAlgError, match=r"\[1, 2\] of the batch has infinite or NaN"
        ):
            te.jit(function)(a)


@pytest.mark.parametrize("dtype", "dD")
def test_values_alone_are_those_with_vectors(dtype):
    a = hermitian((20,), 6, dtype)
    for function, family, params, at in (
        (linalg.svdvals, "svd", {"full_matrices": False}, 1),
        (linalg.eigvalsh, "eigh", {"lower": True}, 0),
    ):
        whole = run(family, a, broadening=0.0, **params)[at]
        near(te.jit(function)(a), whole, 6, dtype, whole.max())
        operation, avals = bound_to(family, (a,), {"broadening": 0.0, **params})
        read = tuple(i == at for i in range(operation.n_outputs))
        assert native_routine(operation, avals, read).table[-1] == 0
        assert native_routine(operation, avals).table[-1] != 0


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", "dD")
def test_derivatives_of_orthogonal_factors(dtype):
    a = draw(3, 4, 6, 4, dtype=dtype)
    te.check_grads(te.jit(lambda a: tuple(linalg.qr(a))), (a,), order=1)
    h = hermitian((3, 4), 5, dtype)

    def projector(a):
        w, V = linalg.eigh(a + np.swapaxes(np.conj(a), -1, -2))
        return w, V[..., :1] @ np.swapaxes(np.conj(V[..., :1]), -1, -2)

    te.check_grads(te.jit(projector), (h,), order=1)

    def low_rank(a):
        U, s, Vh = linalg.svd(a, full_matrices=False)
        return s, (U[..., :2] * s[..., None, :2]) @ Vh[..., :2, :]

    te.check_grads(te.jit(low_rank), (a,), order=1)


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("n", [17, 100, 300])
def test_determinants_of_larger_matrices(n, dtype):
    a = regular((), n, dtype)
    factors = by_numpy("lu", a)
    for family in ("det", "slogdet"):
        operation, avals = bound_to(family, (a, *factors), {})
        found = native_step(operation, avals)(a, *factors)
        for x, y in zip(found, by_numpy(family, a, *factors), strict=True):
            scale = max(1, np.abs(y).max())
            np.testing.assert_allclose(x, y, rtol=0, atol=4 * n * EPSILON[dtype] * scale)
        factors[1][3] = factors[1][4]
        assert native_step(operation, avals)(a, *factors) is None
        factors = by_numpy("lu", a)


@pytest.mark.parametrize("dtype", "dD")
def test_a_matrix_without_a_result_is_named(dtype):
    a = regular((4, 5), 6, dtype)
    a[2, 3, :, 1] = a[2, 3, :, 4] = 0
    for function in (linalg.inv, lambda a: linalg.solve(a, a)):
        with pytest.raises(
            np.linalg.LinAlgError, match=r"matrix \[2, 3\] of the batch is singular"
        ):
            te.jit(function)(a)
    L = np.tril(positive((4, 5), 6, dtype))
    L[1, 4, 2, 2] = 0
    with pytest.raises(np.linalg.LinAlgError, match=r"\[1, 4\] of the batch is singular: a zero"):
        te.jit(lambda a: linalg.solve_triangular(a, a, lower=True))(L)
    b = positive((4, 5), 6, dtype)
    b[3, 0, 5, 5] = -1
    with pytest.raises(np.linalg.LinAlgError, match=r"\[3, 0\] of the batch is not positive"):
        te.jit(linalg.cholesky)(b)


def test_singular_matrices_have_determinants():
    a = regular((4, 5), 6, "d")
    a[2, 3, :, 4] = 0
    np.testing.assert_allclose(te.jit(linalg.det)(a), np.linalg.det(a), rtol=1e-12)
    sign, log = te.jit(linalg.slogdet)(a)
    assert (sign[2, 3], log[2, 3]) == (0, -np.inf)


def test_nan_stays_in_its_matrix():
    a = regular((20,), 5, "d")
    a[7, 2, 2] = np.nan
    b = draw(20, 5, 5)
    x = np.asarray(te.jit(linalg.solve)(a, b))
    assert np.isnan(x[7]).any()
    keep = np.arange(20) != 7
    np.testing.assert_allclose(x[keep], np.linalg.solve(a[keep], b[keep]), rtol=0, atol=1e-13)


@pytest.mark.parametrize("order", [[0, 1, 1], [0, 1, 3], [-1, 0, 1]])
def test_what_is_no_permutation_is_refused(order):
    a = regular((9,), 3, "d")
    p = np.broadcast_to(np.arange(3), (9, 3)).copy()
    p[5] = order
    for family in ("inv", "det", "slogdet", "adjugate"):
        assert run(family, a, a, p) is None
    assert run("solve", a, a, p, a, mode="N") is None


def test_a_lane_does_not_depend_on_its_neighbours():
    a, b = regular((37,), 7, "d"), draw(37, 7, 3)
    solve = te.jit(linalg.solve)
    whole = np.asarray(solve(a, b))
    order = RNG.permutation(37)
    np.testing.assert_array_equal(np.asarray(solve(a[order], b[order])), whole[order])
    np.testing.assert_array_equal(np.asarray(solve(a[:5], b[:5])), whole[:5])


def test_the_same_bits_for_any_number_of_threads():
    a, b = regular((3000,), 9, "d"), draw(3000, 9, 9)
    operation, avals = bound_to("solve", (a, *by_numpy("lu", a), b), {"mode": "N"})
    assert native_routine(operation, avals).table[1] > 2
    solve = te.jit(te.grad(lambda a, b: np.sum(linalg.solve(a, b) ** 2), argnums=(0, 1)))
    found = on_threads(lambda: solve(a, b), 1, 2, 4)
    for other in found[1:]:
        for x, y in zip(found[0], other, strict=True):
            np.testing.assert_array_equal(x, y)


@pytest.mark.sampled(16, "function", "dtype")
@pytest.mark.parametrize("dtype", "dD")
@pytest.mark.parametrize("function", ["det", "slogdet", "inv", "solve", "cholesky", "lu"])
def test_derivatives(function, dtype):
    a = positive((3, 4), 5, dtype)
    second = draw(3, 4, 5, 2, dtype=dtype)
    functions = {
        "slogdet": lambda a: linalg.slogdet(a)[1],
        "solve": lambda a: linalg.solve(a, second),
        "lu": lambda a: linalg.lu(a)[1:],
        "cholesky": lambda a: linalg.cholesky(a + np.swapaxes(np.conj(a), -1, -2)),
    }
    te.check_grads(te.jit(functions.get(function, getattr(linalg, function))), (a,), order=2)


def test_loops_call_the_steps():
    a, b = regular((20,), 6, "d"), draw(20, 6, 1)

    def iterate(a, b):
        return te.scan(lambda x, _: (linalg.solve(a, x), None), b, None, length=5)[0]

    program = te.trace(iterate)(a, b)
    assert program.steps.numpy == ()
    expected = b
    for _ in range(5):
        expected = np.linalg.solve(a, expected)
    np.testing.assert_allclose(program(a, b), expected, rtol=0, atol=1e-11)


def test_sizes_are_those_of_the_source():
    header = (build.SOURCE / "lanes" / "lanes.h").read_text("utf-8")
    assert f"#define MOST {lanes.MOST}\n" in header
    assert f"#define MOST {lanes.MOST_COMPLEX}  //" in header
    assert f"#define ROWS {lanes.ROWS}  //" in header
    assert "tenferro_parallel_for" in threads.symbols()
