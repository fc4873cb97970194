"""Factors, systems and exponentials of one matrix by blocks: values, bits, what is left."""

import numpy as np
import pytest
import scipy.linalg
from matrix_steps import bound_to, expected, native_step, run
from numbers_of_threads import on_threads

from tenferro import linalg  # noqa: F401  (its families)
from tenferro.engines.native.routines import dense
from tenferro.engines.native.routines.step import LARGER, native_routine
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import aval_of

RNG = np.random.default_rng(11)
CHARS = "fd"


def draw(char, *shape):
    parts = RNG.standard_normal((2, *shape))
    return (parts[0] + 1j * parts[1] if char in "FD" else parts[0]).astype(char)


@pytest.fixture(params=[16, 32])
def registers(request, monkeypatch):
    """Tiles for many and for few registers."""
    fake = type("Host", (), {"vector_registers": request.param})()
    monkeypatch.setattr(dense, "host", lambda: fake)
    native_routine.cache_clear()
    yield
    native_routine.cache_clear()


SHAPES = [(1, 1), (3, 3), (8, 8), (16, 16), (17, 17), (64, 64), (65, 65), (128, 128), (200, 200),
          (1, 90), (90, 1), (130, 70), (70, 130), (64, 300), (300, 64)]  # fmt: skip


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("char", CHARS)
def test_factors_multiply_to_the_matrix(registers, char, shape):
    a = draw(char, *shape)
    packed, order = run("lu", a)
    k = min(shape)
    lower = np.tril(packed[:, :k].astype(float), -1) + np.eye(shape[0], k)
    assert np.abs(lower).max() <= 1  # pivots are the largest of their columns
    assert sorted(order) == list(range(shape[0]))
    bound = 4 * k * np.finfo(a.dtype).eps * np.abs(a).max() * np.sqrt(k)
    np.testing.assert_allclose(lower @ np.triu(packed[:k]), a[order], rtol=0, atol=bound)


def test_pivots_are_those_of_lapack():
    """The first of equal ones; none where a column is zero."""
    for a in (
        np.array([[1.0, 2], [-1, 3]]), np.zeros((3, 3)), np.diag([0.0, 1, 2]),
        np.array([[1.0, 2, 3], [1, 2, 4], [1, 2, 5]]), np.kron(np.eye(9), [[1.0, 2], [-3, 3]]),
    ):  # fmt: skip
        packed, order = run("lu", a)
        reference, pivots = scipy.linalg.lapack.dgetrf(a)[:2]
        rows = np.arange(len(a))
        for i, other in enumerate(pivots):
            rows[[i, other]] = rows[[other, i]]
        np.testing.assert_array_equal(order, rows)
        np.testing.assert_allclose(packed, reference, rtol=1e-12, atol=1e-12)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "shape", [(1, 1), (2, 2), (7, 5), (9, 9), (200, 10), (64, 64), (70, 64), (5, 90), (3, 40, 17)]
)
@pytest.mark.parametrize("char", CHARS)
def test_orthogonal_factors(char, shape):
    """Signs are those of LAPACK; also where columns depend on others or are zero."""
    a = draw(char, *shape)
    dependent, zero = a.copy(), a.copy()
    dependent[..., -1], zero[..., 0] = dependent[..., 0], 0
    k, bound = min(shape[-2:]), 8 * max(shape) * np.finfo(a.dtype).eps
    for x in (a, dependent, zero, np.triu(a), a * 1e-30, 0 * a):
        Q, R = run("qr", x)
        scale = max(np.abs(x).max(), np.finfo(char).tiny)
        np.testing.assert_allclose(Q @ (R / scale), x / scale, rtol=0, atol=bound)
        unit = np.broadcast_to(np.eye(k), (*shape[:-2], k, k))
        np.testing.assert_allclose(np.swapaxes(Q, -1, -2) @ Q, unit, rtol=0, atol=bound)
        assert not np.tril(R, -1).any()
    Q, R = run("qr", a)
    wanted = np.linalg.qr(a.astype(float))
    np.testing.assert_allclose(R, wanted.R, rtol=0, atol=bound * np.abs(wanted.R).max())


@pytest.mark.parametrize("char", CHARS)
def test_orthogonal_factors_of_extreme_numbers(char):
    a = draw(char, 40, 3)
    limits = np.finfo(char)
    for size in (limits.smallest_subnormal * 64, limits.tiny, limits.max / 1e3):
        Q, R = run("qr", (np.sign(a) * size).astype(char))
        wide = Q.astype(float) @ (R.astype(float) / float(size))
        np.testing.assert_allclose(
            wide, np.sign(a), rtol=0, atol=0.2 if size < limits.tiny else 1e-5
        )
        np.testing.assert_allclose(Q.T @ Q, np.eye(3), rtol=0, atol=100 * limits.eps)
    a[7, 1] = np.nan
    Q, R = run("qr", a)
    assert np.isfinite(R[:, 0]).all() and np.isnan(R[1:, 1:]).any() and np.isnan(Q).any()


def test_r_without_q_where_that_is_not_read():
    a = draw("d", 50, 20)
    _, R = run("qr", a)
    operation = FAMILIES["tenferro.linalg.qr.v1"].bind()
    alone = native_step(operation, (aval_of(a.shape, a.dtype),), (False, True))(a)[1]
    np.testing.assert_array_equal(alone, R)


def test_factors_of_extreme_numbers():
    packed, order = run("lu", np.full((3, 3), 5e-324))  # 1 / 5e-324 is infinite
    np.testing.assert_array_equal(packed, [[5e-324] * 3, [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
    a = draw("d", 20, 20)
    a[3, 0] = np.nan
    packed, order = run("lu", a)
    assert sorted(order) == list(range(20)) and np.isnan(packed).any()


def positive(char, n):
    a = draw(char, n, n)
    return (a @ a.T / n + np.eye(n)).astype(char)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", [1, 2, 7, 8, 9, 23, 24, 25, 48, 49, 64, 95, 96, 97, 200])
@pytest.mark.parametrize("char", CHARS)
def test_cholesky_factors(registers, char, n):
    """As the reference, with only the lower triangle read; their derivatives and the transpose."""
    a, x, y = positive(char, n), draw(char, n, n), draw(char, n, n)
    bound = 20 * n * np.finfo(char).eps
    unread = np.where(np.tri(n, dtype=bool), a, np.nan).astype(char)
    (L,) = run("cholesky", unread)
    assert not np.triu(L, 1).any() and (np.diag(L) > 0).all()
    wide = L.astype(float)
    np.testing.assert_allclose(wide @ wide.T, a, rtol=0, atol=bound * np.abs(a).max())
    half = np.tri(n, dtype=char)
    dirty = np.where(half > 0, x, np.nan).astype(char)
    for family in ("cholesky_tangent", "cholesky_cotangent"):
        found, wanted = (
            run(family, L, dirty)[0],
            expected(family, wide, (half * x).astype(float))[0],
        )
        np.testing.assert_allclose(found, wanted, rtol=0, atol=bound * np.abs(wanted).max())
    pairs = (run("cholesky_tangent", L, x)[0], y), (x * half, run("cholesky_cotangent", L, y)[0])
    there, back = (np.vdot(p.astype(float), q.astype(float)) for p, q in pairs)
    np.testing.assert_allclose(there, back, rtol=0, atol=bound * n * n)


@pytest.mark.parametrize("n", [3, 24, 60, 150])
def test_cholesky_factors_of_ill_conditioned_matrices(n):
    """A backward error of a few units, as LAPACK's."""
    Q = np.linalg.qr(draw("d", n, n)).Q
    for spectrum in (np.logspace(0, -11, n), np.where(np.arange(n) < n // 2, 1.0, 1e-11)):
        a = Q * spectrum @ Q.T
        L, reference = run("cholesky", a)[0], np.linalg.cholesky(a)
        error, theirs = (
            np.abs(f @ f.T - np.tril(a) - np.tril(a, -1).T).max() for f in (L, reference)
        )
        assert error <= 2 * theirs + n * np.finfo(float).eps * np.abs(a).max() / 4
    scales = np.logspace(-150, 150, n)
    graded = positive("d", n) * scales * scales[:, None]
    found, wanted = run("cholesky", graded)[0], np.linalg.cholesky(graded)
    error = np.abs(found - wanted) / scales[:, None]  # rows of the factor are as large as these
    assert error.max() <= 20 * n * np.finfo(float).eps


@pytest.mark.parametrize("n", [1, 5, 24, 30, 70])
@pytest.mark.parametrize("value", [-1.0, 0.0, np.nan, np.inf])
def test_matrices_without_a_cholesky_factor_are_left_to_the_kernel(n, value):
    for i in {0, n // 2, n - 1}:
        a = positive("d", n)
        a[i, i] = value
        assert run("cholesky", a) is None


@pytest.mark.parametrize("value", [0.0, 1e-308, 1e308, np.nan, np.inf])
def test_factors_without_exact_reciprocals_are_left_to_the_kernel(value):
    L = np.diag([1.0] * 30 + [value])
    assert run("cholesky_tangent", L, L) is None
    assert run("cholesky_cotangent", L, L) is None


SPECTRA = {
    "random": lambda n: draw("d", n),
    "clustered": lambda n: np.where(np.arange(n) < n // 2, 1.0, 2.0),
    "close": lambda n: 1 + 1e-14 * np.arange(n),
    "equal": np.ones,
    "graded": lambda n: np.logspace(0, -200, n),
    "zero": np.zeros,
}


def eigenvalue_errors(a, w, V):
    """Residual and lack of orthogonality, in units of the precision and the norm."""
    unit, scale = np.finfo(a.dtype).eps, max(np.abs(w).max(), np.finfo(a.dtype).tiny)
    A, wide, values = (a / scale).astype(float), V.astype(float), (w / scale).astype(float)
    orthogonal = wide.T @ wide - np.eye(len(w))
    return np.abs(A @ wide - wide * values).max() / unit, np.abs(orthogonal).max() / unit


@pytest.mark.sampled(3, "spectrum")
@pytest.mark.parametrize("spectrum", SPECTRA)
@pytest.mark.parametrize("n", [1, 2, 3, 7, 8, 9, 17, 40, 64, 100, 160])
@pytest.mark.parametrize("char", CHARS)
def test_eigenvectors(char, n, spectrum):
    """Errors of n units at most; those of LAPACK's steqr are bounded by a multiple of this."""
    Q = np.linalg.qr(draw("d", n, n)).Q
    a = Q * SPECTRA[spectrum](n) @ Q.T
    a = (a + a.T).astype(char) / 2
    for lower in (True, False):
        unread = np.where(np.tri(n, dtype=bool) == lower, a, np.nan).astype(char)
        np.fill_diagonal(unread, np.diag(a))
        w, V = run("eigh", unread, lower=lower, broadening=0.0)
        assert (np.diff(w) >= 0).all()
        assert max(eigenvalue_errors(a, w, V)) <= n + 8
        wanted = np.linalg.eigvalsh(a.astype(float))
        bound = 4 * (n + 8) * np.finfo(char).eps * np.abs(wanted).max()
        np.testing.assert_allclose(w, wanted, rtol=0, atol=bound)
        operation, avals = bound_to("eigh", (a,), {"lower": lower, "broadening": 0.0})
        np.testing.assert_array_equal(native_step(operation, avals, (True, False))(a)[0], w)


@pytest.mark.parametrize("n", [5, 20, 64])
def test_eigenvectors_of_graded_and_extreme_matrices(n):
    grades, unit = np.logspace(0, -200, n), np.eye(n, k=1) + np.eye(n, k=-1)
    b = draw("d", n, n)
    b = b + b.T
    graded = b * grades * grades[:, None]
    wilkinson = np.diag(np.abs(np.arange(n) - n // 2) * 1.0) + unit
    tiny = 1e-160 * (np.eye(n) + unit) + np.diag([1.0, *[0] * (n - 1)])
    for a in (
        graded, graded[::-1, ::-1].copy(), b * 1e305, b * 1e-310, wilkinson, unit, tiny,
        np.diag(draw("d", n)), 1e-200 * tiny,
    ):  # fmt: skip
        w, V = run("eigh", a, lower=True, broadening=0.0)
        assert max(eigenvalue_errors(a, w, V)) <= n + 8


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("n", [1, 9, 30])
def test_symmetric_matrices_that_are_not_finite_are_left_to_the_kernel(n, value):
    for place in ((0, 0), (n - 1, 0), (n - 1, n - 1)):
        a = np.eye(n)
        a[place] = value
        assert run("eigh", a, lower=True, broadening=0.0) is None


def singular_errors(a, U, s, Vh):
    """Residual and lack of orthogonality, in units of the precision and the norm.

    Both bound the errors of the values. Those of LAPACK without vectors are off by 45 units where
    all are close.
    """
    scale, unit, k = max(np.abs(a).max(), np.finfo(a.dtype).tiny), np.finfo(a.dtype).eps, len(s)
    A, U, Vh = (x.astype(np.result_type(x, float)) for x in (a / scale, U, Vh))
    values, norm = (s / scale).astype(float), max(np.linalg.norm(A, 2), 1)
    return max(
        np.abs(U[:, :k] * values @ Vh[:k] - A).max() / norm / unit,
        np.abs(U.conj().T @ U - np.eye(U.shape[1])).max() / unit,
        np.abs(Vh @ Vh.conj().T - np.eye(len(Vh))).max() / unit,
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "shape", [*((n, n) for n in (1, 2, 3, 8, 9, 17, 64, 100)), (30, 7), (7, 30), (200, 10), (1, 64),
              (64, 1), (90, 64)],
)  # fmt: skip
@pytest.mark.parametrize("char", "fdFD")
def test_singular_vectors(char, shape):
    """The same bits of those of one side, and of the values, where others are not read."""
    a = draw(char, *shape)
    for full in (True, False):
        params = {"full_matrices": full, "broadening": 0.0}
        factors = run("svd", a, **params)
        s = factors[1]
        assert (np.diff(s) <= 0).all() and (s >= 0).all()
        assert singular_errors(a, *factors) <= max(shape) + 8
        operation, avals = bound_to("svd", (a,), params)
        for read in ((False, True, False), (True, True, False), (False, True, True)):
            found = native_step(operation, avals, read)(a)
            for x, y, is_read in zip(found, factors, read, strict=True):
                if is_read:
                    np.testing.assert_array_equal(x, y)


@pytest.mark.parametrize("char", "dD")
@pytest.mark.parametrize("n", [2, 7, 20, 64])
def test_singular_vectors_of_graded_and_extreme_matrices(n, char):
    b, grades = draw(char, n, n), np.logspace(0, -200, n)
    P, Q = (np.linalg.qr(draw(char, n, n)).Q for _ in range(2))
    both = b * grades * grades[:, None]
    zero_pivot = np.triu(b) - np.diag(np.diag(b) * (np.arange(n) == n // 2))
    for a in (
        *(P * spectrum(n) @ Q for spectrum in SPECTRA.values()), P * (np.arange(n) < n // 3) @ Q,
        b * grades, b * grades[:, None], both, both[::-1, ::-1].copy(), b * 1e305, b * 1e-310,
        np.diag(b[0]), np.eye(n, k=1), zero_pivot, zero_pivot[::-1, ::-1].copy(),
        np.diag(b[0]) * (np.arange(n) > 0) + np.eye(n, k=1),
        np.diag(b[0]) * (np.arange(n) < n - 1) + np.eye(n, k=1),
        np.triu(np.full((n, n), -0.9), 1) + np.eye(n), np.ones((n, n)),
        1 / (1.0 + np.add.outer(np.arange(n), np.arange(n))), b.real * (1 if char == "d" else 1j),
    ):  # fmt: skip
        factors = run("svd", a.astype(char), full_matrices=False, broadening=0.0)
        assert singular_errors(a, *factors) <= n + 8


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("shape", [(1, 1), (9, 4), (4, 30)])
def test_matrices_that_are_not_finite_have_no_singular_values(shape, value):
    for place in ((0, 0), (shape[0] - 1, 0), (shape[0] - 1, shape[1] - 1)):
        for char, part in (("d", value), ("D", value), ("D", complex(0, value))):
            a = draw(char, *shape)
            a[place] = part
            assert run("svd", a, full_matrices=True, broadening=0.0) is None


@pytest.mark.sampled(16)
@pytest.mark.parametrize("n", [1, 2, 7, 8, 9, 40, 65, 130])
@pytest.mark.parametrize("columns", [1, 3, 8, 16, 24, 25, 49, 100])
@pytest.mark.parametrize("char", CHARS)
def test_systems(registers, char, n, columns):
    a = (draw(char, n, n) / (4 * np.sqrt(n)) + np.eye(n)).astype(char)
    packed, order = run("lu", a[RNG.permutation(n)])
    bound = 200 * np.finfo(a.dtype).eps * n
    for mode in "NC":
        b = draw(char, n, columns)
        found = run("solve", a, packed, order, b, mode=mode)[0]
        wanted = expected("solve", a, packed, order, b, mode=mode)[0]
        np.testing.assert_allclose(found, wanted, rtol=0, atol=bound * np.abs(wanted).max())
        for lower in (True, False):
            for right in (True, False):
                for unit in (True, False):
                    params = {"lower": lower, "mode": mode, "right": right, "unit": unit}
                    x = np.ascontiguousarray(b.T) if right else b
                    found = run("triangular_solve", a, x, **params)[0]
                    wanted = expected("triangular_solve", a, x, **params)[0]
                    scale = max(1, np.abs(wanted).max())
                    np.testing.assert_allclose(found, wanted, rtol=0, atol=bound * scale)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", [1, 8, 23, 24, 25, 100, 192])
@pytest.mark.parametrize("char", CHARS)
def test_inverses(registers, char, n):
    a = (draw(char, n, n) / (4 * np.sqrt(n)) + np.eye(n)).astype(char)[RNG.permutation(n)]
    factors = a, *run("lu", a)
    bound = 200 * np.finfo(a.dtype).eps * n
    for family in ("inv", "adjugate"):
        found, wanted = run(family, *factors)[0], expected(family, *factors)[0]
        np.testing.assert_allclose(found, wanted, rtol=0, atol=bound * np.abs(wanted).max())


def test_results_have_the_same_bits_for_any_number_of_threads():
    a, stack = draw("d", 300, 300) / 60 + np.eye(300), draw("d", 40, 100, 20)
    spd = positive("d", 300)
    factor = run("cholesky", spd)[0]

    def everything():
        packed, order = run("lu", a)
        solve = {"lower": True, "mode": "N", "right": False, "unit": False}
        return [
            packed, order, *run("qr", stack), *run("cholesky", spd),
            *run("cholesky_tangent", factor, a), *run("cholesky_cotangent", factor, a),
            *run("inv", a, packed, order), *run("adjugate", a, packed, order),
            *run("solve", a, packed, order, a, mode="N"), *run("triangular_solve", a, a, **solve),
            *run("matrix_function", a, function="expm"), *run("frechet", a, a, function="expm"),
        ]  # fmt: skip

    found = on_threads(everything, 1, 2, 5)
    for other in found[1:]:
        for x, y in zip(found[0], other, strict=True):
            np.testing.assert_array_equal(x, y)


@pytest.mark.parametrize("pivot", [0.0, 1e-308, 1e308, np.nan, np.inf])
def test_pivots_without_an_exact_reciprocal_are_left_to_the_kernels(pivot):
    a, order, b = np.diag([1.0, pivot]), np.arange(2), np.ones((2, 2))
    sides = {"lower": True, "mode": "N", "right": False}
    assert run("inv", a, a, order) is None
    assert run("adjugate", a, a, order) is None
    assert run("solve", a, a, order, b, mode="N") is None
    assert run("triangular_solve", a, b, unit=False, **sides) is None
    np.testing.assert_array_equal(run("triangular_solve", a, b, unit=True, **sides)[0], b)


@pytest.mark.parametrize("order", [[0, 0], [0, 2], [-1, 0], [2**40, 0]])
def test_what_is_no_permutation_is_left_to_the_kernels(order):
    a, order = np.eye(2), np.array(order)
    assert run("inv", a, a, order) is None
    assert run("adjugate", a, a, order) is None
    assert run("solve", a, a, order, a, mode="N") is None
    assert run("permute_rows", a, order, inverse=False) is None


@pytest.mark.parametrize("inverse", [False, True])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int64"])
@pytest.mark.parametrize("shape", [(5, 3), (300, 1)])
def test_rows_of_every_number_are_permuted(shape, dtype, inverse):
    x = RNG.integers(-(2**60), 2**60, shape).astype(dtype)
    operands = x, RNG.permutation(len(x))
    (found,) = run("permute_rows", *operands, inverse=inverse)
    np.testing.assert_array_equal(found, *expected("permute_rows", *operands, inverse=inverse))


def test_small_pivots_are_left_to_the_formula_of_adjugates():
    a = np.diag([1.0, 1e-9])
    assert run("adjugate", a, a, np.arange(2)) is None
    np.testing.assert_allclose(run("inv", a, a, np.arange(2))[0], np.diag([1.0, 1e9]))


@pytest.mark.sampled(40)
@pytest.mark.parametrize("n", [2, 3, 8, 20, 25, 70])
@pytest.mark.parametrize("size", [0.0, 0.1, 5.0, 40.0])
@pytest.mark.parametrize("char", "fdFD")
def test_exponentials(registers, char, n, size):
    a, e = draw(char, n, n), draw(char, n, n)
    a *= np.array(size / np.linalg.norm(a, 2), char)  # no overflow: e**40 is 2e17
    bound = 50 * np.finfo(a.dtype).eps * max(1, np.abs(np.linalg.norm(a, 1)))
    both = exponential(np.block([[a, e], [np.zeros_like(a), a]]))
    for family, operands, wanted in (
        ("matrix_function", (a,), both[:n, :n]),
        ("frechet", (a, e), both[:n, n:]),
    ):
        found = run(family, *operands, function="expm")[0]
        np.testing.assert_allclose(found, wanted, rtol=0, atol=bound * np.abs(wanted).max())


def exponential(a):
    """By Taylor's series in longer numbers; SciPy's of 2×2 has errors of 1e-13."""
    short = np.result_type(a, float)
    a = a.astype(np.result_type(a, np.longdouble))
    times = int(max(0, np.ceil(np.log2(max(np.abs(a).sum(axis=0).max(), 1))))) + 2
    term = total = np.eye(len(a), dtype=a.dtype)
    for k in range(1, 30):
        term = term @ (a / 2**times) / k
        total = total + term
    for _ in range(times):
        total = total @ total
    return total.astype(short)


@pytest.mark.sampled(3, "batch")
@pytest.mark.parametrize("batch", [(1,), (5,), (2, 3), (60,)])
@pytest.mark.parametrize("n", [17, 40])
def test_matrices_of_batches_are_computed_one_by_one(batch, n):
    a = draw("d", *batch, n, n) / 6 + 2 * np.eye(n)
    b, wide = draw("d", *batch, n, 3), draw("d", *batch, 7, n)
    packed, order = run("lu", a)
    solve = {"lower": True, "unit": False}
    for family, operands, params in (
        ("lu", (a,), {}),
        ("cholesky", (a @ np.swapaxes(a, -1, -2),), {}),
        ("cholesky_tangent", (a, a), {}),
        ("eigh", (a,), {"lower": True, "broadening": 0.0}),
        ("svd", (a,), {"full_matrices": True, "broadening": 0.0}),
        ("svd", (a * (1 + 1j),), {"full_matrices": True, "broadening": 0.0}),
        ("cholesky_cotangent", (a, a), {}),
        ("solve", (a, packed, order, b), {"mode": "N"}),
        ("inv", (a, packed, order), {}),
        ("adjugate", (a, packed, order), {}),
        ("triangular_solve", (a, b), {"mode": "N", "right": False, **solve}),
        ("triangular_solve", (a, wide), {"mode": "C", "right": True, **solve}),
        ("matrix_function", (a,), {"function": "expm"}),
        ("frechet", (a, a), {"function": "expm"}),
    ):
        found = run(family, *operands, **params)
        for index in np.ndindex(*batch):
            one = run(family, *(np.ascontiguousarray(x[index]) for x in operands), **params)
            for x, y in zip(found, one, strict=True):
                np.testing.assert_array_equal(x[index], y)
    a[(-1,) * len(batch)] = np.nan
    assert run("matrix_function", a, function="expm") is None


def test_complex_matrices_of_batches_have_their_own_exponentials():
    a = draw("D", 3, 20, 20) / 5
    found = run("matrix_function", a, function="expm")[0]
    for x, y in zip(a, found, strict=True):
        np.testing.assert_array_equal(run("matrix_function", x, function="expm")[0], y)
    small, large = (aval_of(shape, np.dtype(complex)) for shape in ((3, 8, 8), (500, 500)))
    expm = FAMILIES["tenferro.linalg.matrix_function.v1"].bind(function="expm")
    assert native_step(expm, (large,)) is None
    assert native_routine(expm, (small,)) is not None  # in lanes


def test_batches_of_small_matrices_are_left_to_lanes():
    small, larger = (aval_of((5, n, n), np.dtype(float)) for n in (16, 17))
    assert dense.takes(larger) and not dense.takes(small)


def test_exponentials_of_matrices_far_from_normal_are_not_squared_in_vain():
    """By its norm the first would be halved 31 times, which is left to the kernel."""
    a = np.array([[0.0, 1e9], [0.0, 0.0]])
    np.testing.assert_array_equal(run("matrix_function", a, function="expm")[0], [[1, 1e9], [0, 1]])
    assert run("frechet", a, a, function="expm") is None
    a = np.array([[1.0, 1e6], [0.0, -1.0]])
    wanted = [[np.e, 1e6 * np.sinh(1.0)], [0.0, 1 / np.e]]
    np.testing.assert_allclose(run("matrix_function", a, function="expm")[0], wanted, rtol=1e-13)


@pytest.mark.parametrize("value", [np.nan, np.inf, 1e200])
def test_exponentials_without_finite_powers_are_left_to_the_kernel(value):
    assert run("matrix_function", np.diag([1.0, value]), function="expm") is None


def test_matrices_up_to_a_size_have_steps():
    lu = FAMILIES["tenferro.linalg.lu.v1"].bind()
    for shape, dtype, there in (
        ((256, 256), float, True), ((LARGER, LARGER), float, True), ((20, 20), complex, True),
        ((300, 300), complex, False),
        ((LARGER + 1, LARGER + 1), float, False), ((0, 0), float, False),
    ):  # fmt: skip
        assert (native_step(lu, (aval_of(shape, np.dtype(dtype)),)) is not None) is there
