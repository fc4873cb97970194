"""Batches of small matrices: what vector lanes compute is what the NumPy kernels give."""

import numpy as np
import pytest

import tenferro as te
from tenferro import linalg
from tenferro.engines.native.lapack import lanes, native_step
from tenferro.engines.native.lapack.step import native_routine
from tenferro.engines.native.runtime import build, threads
from tenferro.kernels.table import kernel
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import aval_of

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


def bound_to(family, arrays, params):
    operation = FAMILIES[f"tenferro.linalg.{family}.v1"].bind(**params)
    return operation, tuple(aval_of(a.shape, a.dtype) for a in arrays)


def run(family, /, *arrays, **params):
    """What lanes compute; None where they leave it to NumPy."""
    operation, avals = bound_to(family, arrays, params)
    assert lanes.fits(*avals)
    step = native_step(operation, avals)
    assert step is not None
    return step(*arrays)


def by_numpy(family, /, *arrays, **params):
    found = kernel(*bound_to(family, arrays, params))(*arrays)
    return tuple(map(np.ascontiguousarray, found if isinstance(found, tuple) else (found,)))


def compare(family, /, *arrays, factor=1.0, **params):
    """The lanes' results against the kernel's, for well-conditioned matrices."""
    found = run(family, *arrays, **params)
    expected = by_numpy(family, *arrays, **params)
    assert len(found) == len(expected)
    n = max(arrays[0].shape[-2:])
    for x, y in zip(found, expected, strict=True):
        assert x.shape == y.shape and x.dtype == y.dtype
        largest = max(1, np.abs(y).max(initial=0))
        bound = 20 * n * EPSILON[arrays[0].dtype.char] * largest * factor
        np.testing.assert_allclose(x, y, rtol=0, atol=bound)
    return found


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
    found = []
    for n in (1, 2, 4):
        with te.runtime.num_threads(n):
            found.append(solve(a, b))
    for other in found[1:]:
        for x, y in zip(found[0], other, strict=True):
            np.testing.assert_array_equal(x, y)


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
