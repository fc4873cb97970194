"""LU factors of complex matrices, and what is solved with them: values, pivots, what is left."""

import numpy as np
import pytest
import scipy.linalg
from matrix_steps import expected, run

import tenferro as te
from tenferro.engines.native.routines import dense
from tenferro.engines.native.routines.step import native_routine

RNG = np.random.default_rng(5)
CHARS = "FD"


def draw(char, *shape):
    return (RNG.standard_normal(shape) + 1j * RNG.standard_normal(shape)).astype(char)


@pytest.fixture(params=[16, 32])
def registers(request, monkeypatch):
    """Tiles for many and for few registers."""
    fake = type("Host", (), {"vector_registers": request.param})()
    monkeypatch.setattr(dense, "host", lambda: fake)
    native_routine.cache_clear()
    yield
    native_routine.cache_clear()


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "shape",
    [(1, 1), (2, 2), (15, 15), (16, 16), (17, 17), (64, 64), (130, 130), (1, 40), (40, 1), (70, 30),
     (30, 70), (20, 7), (7, 20)],
)  # fmt: skip
@pytest.mark.parametrize("char", CHARS)
def test_factors_are_those_of_lapack(registers, char, shape):
    """LAPACK calls the sum of the parts' sizes the size of a pivot."""
    a = draw(char, *shape)
    packed, order = run("lu", a)
    reference, pivots = scipy.linalg.get_lapack_funcs("getrf", (a,))(a)[:2]
    rows = np.arange(len(a))
    for i, other in enumerate(pivots):
        rows[[i, other]] = rows[[other, i]]
    np.testing.assert_array_equal(order, rows)
    bound = 50 * max(shape) * np.finfo(char).eps * np.abs(reference).max()
    np.testing.assert_allclose(packed, reference, rtol=0, atol=bound)


def test_pivots_are_the_first_of_equal_ones_and_none_where_a_column_is_zero():
    for a in (
        np.array([[1.0 + 1j, 2], [-2, 3]]), np.zeros((3, 3), complex), np.diag([0.0, 1j, 2]),
        np.array([[1j, 2, 3], [1, 2, 4], [1, 2j, 5]]), np.kron(np.eye(9), [[1.0, 2j], [-3, 3]]),
    ):  # fmt: skip
        packed, order = run("lu", a)
        wanted, rows = expected("lu", a)
        np.testing.assert_array_equal(order, rows)
        np.testing.assert_allclose(packed, wanted, rtol=1e-13, atol=1e-13)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("n", [1, 2, 8, 16, 17, 40, 130])
@pytest.mark.parametrize("columns", [1, 8, 9, 24, 25, 60])
@pytest.mark.parametrize("char", CHARS)
def test_systems_and_inverses(registers, char, n, columns):
    a, b = draw(char, n, n) + 4 * np.sqrt(n) * np.eye(n), draw(char, n, columns)
    a = a.astype(char)[RNG.permutation(n)]
    factors = a, *run("lu", a)
    bound = 200 * n * np.finfo(char).eps
    for matrix, mode in ((a, "N"), (a.T, "T"), (a.conj().T, "C")):
        found = run("solve", *factors, b, mode=mode)[0]
        np.testing.assert_allclose(matrix @ found, b, rtol=0, atol=bound * np.abs(b).max())
    np.testing.assert_allclose(a @ run("inv", *factors)[0], np.eye(n), rtol=0, atol=bound)


@pytest.mark.parametrize("pivot", [0.0, 1e-308j, 1e308, np.nan, 1j * np.inf])
def test_pivots_without_an_exact_reciprocal_are_left_to_the_kernels(pivot):
    a, order = np.diag([1.0 + 0j, pivot]), np.arange(2)
    assert run("inv", a, a, order) is None
    assert run("solve", a, a, order, a, mode="N") is None
    if 0 < np.abs(pivot) < 1e-300:
        assert run("lu", a) is None
    for order in ([0, 0], [0, 2], [-1, 0]):
        assert run("solve", np.eye(2) + 0j, np.eye(2) + 0j, np.array(order), a, mode="N") is None


@pytest.mark.parametrize("size", [1e-150, 1e150])
def test_numbers_whose_squares_overflow(size):
    a, b = draw("D", 6, 6) * size, draw("D", 6, 1)
    factors = a, *run("lu", a)
    found = run("solve", *factors, b / size, mode="N")[0] * size * size
    np.testing.assert_allclose(a / size @ found, b, rtol=1e-10)


def test_matrices_of_batches_are_computed_one_by_one():
    a, b = draw("D", 2, 3, 20, 20), draw("D", 2, 3, 20, 4)
    factors = a, *run("lu", a)
    for family, operands, params in (("lu", (a,), {}), ("inv", factors, {}),
                                     ("solve", (*factors, b), {"mode": "C"})):  # fmt: skip
        found = run(family, *operands, **params)
        for index in np.ndindex(2, 3):
            one = run(family, *(x[index].copy() for x in operands), **params)
            for x, y in zip(found, one, strict=True):
                np.testing.assert_array_equal(x[index], y)


def test_programs_of_complex_systems_have_no_step_of_numpy():
    a, b = draw("D", 20, 20), draw("D", 20, 2)
    for f in (
        lambda a, b: (np.linalg.solve(a, b), np.linalg.inv(a) @ b, np.linalg.slogdet(a)[1]),
        te.grad(lambda a, b: np.sum(np.abs(np.linalg.solve(a, b)) ** 2), argnums=(0, 1)),
    ):
        program = te.trace(f)(a, b)
        assert program.steps.numpy == ()
        for x, y in zip(program(a, b), te.jit(f, engine="numpy")(a, b), strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-11)
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        te.jit(np.linalg.solve)(np.zeros((20, 20), complex), b)
