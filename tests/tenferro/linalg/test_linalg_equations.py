"""Pseudoinverses, least squares, matrix equations, functions, norms, powers."""

import numpy as np
import pytest
import scipy.linalg
from linalg_samples import KINDS, RECTANGULAR, SQUARE, adjoint, hermitian, positive, random, same

import tenferro as te
from tenferro import linalg

INF = np.inf


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE + RECTANGULAR)
def test_pinv(shape, kind):
    a = random(*shape, kind=kind)
    same(linalg.pinv(a), np.linalg.pinv(a))
    same(linalg.pinv(a, rtol=0.5), np.linalg.pinv(a, rtol=0.5))
    te.check_grads(linalg.pinv, (a,))
    te.check_grads(lambda x: linalg.pinv(x, rtol=0.5), (a,))
    left, right = random(*shape[:-1], 1, kind=kind), random(*shape[:-2], 1, shape[-1], kind=kind)
    te.check_grads(lambda x, y: linalg.pinv(x @ y), (left, right))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rcond", [None, 0.5, np.array([0.1, 0.9])])
def test_the_older_name_of_the_cutoff(rcond):
    a = random(2, 4, 3)
    expected = np.linalg.pinv(a, rcond=rcond)
    for given in ({"rcond": rcond}, {"rtol": rcond}, {"rcond": None, "rtol": rcond}):
        same(te.jit(lambda x, given=given: np.linalg.pinv(x, **given))(a), expected)
    same(np.linalg.pinv(te.tensor(a), rcond), expected)
    te.check_grads(lambda x: np.linalg.pinv(x, rcond), (a,))
    with pytest.raises(TypeError, match=r"numpy.linalg.pinv: 'rtol' was passed twice"):
        te.jit(lambda x: np.linalg.pinv(x, 0.1, rtol=0.1))(a)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
def test_hermitian_pinv(shape, kind):
    a = hermitian(*shape, kind=kind)
    same(linalg.pinv(a, hermitian=True), np.linalg.pinv(a, hermitian=True))
    for rtol in (None, 0.3):
        te.check_grads(lambda x, r=rtol: linalg.pinv(x, rtol=r, hermitian=True), (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [*RECTANGULAR, (4, 4)])
def test_lstsq(shape, kind):
    a, b = random(*shape, kind=kind), random(*shape[:-1], 2, kind=kind)
    te.check_grads(lambda x, y: linalg.lstsq(x, y)[:2], (a, b))
    if a.ndim == 2 and a.size:
        for right in (b, b[:, 0]):
            for found, expected in zip(
                linalg.lstsq(a, right), np.linalg.lstsq(a, right), strict=True
            ):
                assert found.shape == np.shape(expected)
                same(found, expected)
        flat = random(shape[0], 1, kind=kind), random(1, shape[1], kind=kind), b
        te.check_grads(lambda x, y, v: linalg.lstsq(x @ y, v).x, flat)


@pytest.mark.parametrize("rank", [1, 3])
def test_lstsq_of_tall_matrices(rank):
    """Their values are of a triangular factor, which has no derivative if columns depend."""
    a, b = random(9, rank) @ random(rank, 3), random(9, 2)
    fit, expected = linalg.lstsq(a, b), np.linalg.lstsq(a, b)
    for x, y in zip((fit.x, fit.rank, fit.s), (expected[0], *expected[2:]), strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-13)
    left, right = random(9, rank), random(rank, 3)
    te.check_grads(lambda x, y, v: linalg.lstsq(x @ y, v).x, (left, right, b), order=2)
    te.check_grads(lambda x, y: linalg.lstsq(x @ y, b).s[:rank], (left, right), order=1)


def test_matrix_rank():
    a = np.stack([random(4, 2) @ random(2, 4), np.eye(4), np.zeros((4, 4))])
    assert np.asarray(linalg.matrix_rank(a)).tolist() == [2, 4, 0]
    assert np.asarray(linalg.matrix_rank(a, rtol=np.array([1.0, 0.5, 0.5]))).tolist() == [0, 4, 0]


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
def test_matrix_equations(shape, kind):
    a, b = random(*shape, kind=kind), random(*shape[:-2], 3, 3, kind=kind, seed=1)
    c, q = random(*shape[:-1], 3, kind=kind, seed=2), random(*shape, kind=kind, seed=3)
    X = np.asarray(linalg.solve_sylvester(a, b, c))
    same(a @ X + X @ b, c)
    X = np.asarray(linalg.solve_continuous_lyapunov(a, q))
    same(a @ X + X @ adjoint(a), q)
    X = np.asarray(linalg.solve_discrete_lyapunov(a, q))
    same(a @ X @ adjoint(a) - X + q, 0 * q)
    te.check_grads(linalg.solve_sylvester, (a, b, c), rtol=1e-4)
    te.check_grads(linalg.solve_continuous_lyapunov, (a, q), rtol=1e-4)
    te.check_grads(linalg.solve_discrete_lyapunov, (a, q), rtol=1e-4)


@pytest.mark.sampled(8, "options", "kind", "name")
@pytest.mark.parametrize("options", [(), ("e",), ("s",), ("e", "s")])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["solve_continuous_are", "solve_discrete_are"])
def test_riccati_equations(name, kind, options):
    a, e, q, r = (random(3, 3, kind=kind, seed=seed) for seed in range(4))
    b, s = random(3, 2, kind=kind, seed=4), 0.1 * random(3, 2, kind=kind, seed=5)
    q, r = q @ adjoint(q) + np.eye(3), (r @ adjoint(r) + np.eye(3))[:2, :2]
    given = {k: {"e": e + 3 * np.eye(3), "s": s}[k] for k in options}
    ours, theirs = getattr(linalg, name), getattr(scipy.linalg, name)
    same(ours(a, b, q, r, **given), theirs(a, b, q, r, **given))
    te.check_grads(lambda *xs: ours(*xs[:4], **dict(zip(options, xs[4:], strict=True))),
                   (a, b, q, r, *given.values()), order=1 if options else 2, rtol=1e-4)  # fmt: skip


@pytest.mark.parametrize("name", ["solve_continuous_are", "solve_discrete_are"])
def test_what_cannot_be_stabilized(name):
    function, one, zero = getattr(linalg, name), np.eye(2), np.zeros((2, 2))
    with pytest.raises(linalg.LinAlgError, match=f"{name}.*no stabilizing solution"):
        function(2 * one, zero, one, one)
    with pytest.raises(linalg.LinAlgError, match=f"{name}.*argument b has shape"):
        function(one, np.ones((3, 2)), one, one)


ANYWHERE = ("expm", "cosm", "sinm", "tanm", "coshm", "sinhm", "tanhm")


@pytest.mark.sampled(6)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ANYWHERE)
def test_entire_functions(name, kind):
    function = getattr(linalg, name)
    a = random(2, 3, 3, kind=kind) / 3
    same(function(a[0]), getattr(scipy.linalg, name)(a[0]))
    te.check_grads(function, (a,))
    te.check_grads(function, (np.zeros((0, 0)),))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["logm", "sqrtm", "signm"])
def test_functions_of_positive_matrices(name, kind):
    function = getattr(linalg, name)
    a = positive(2, 3, 3, kind=kind) / 3
    same(function(a[0]), getattr(scipy.linalg, name)(a[0]))
    te.check_grads(function, (a,))
    te.check_grads(lambda x: linalg.fractional_matrix_power(x, 0.3), (a,))


def test_functions_at_repeated_eigenvalues():
    for name in ("expm", "logm", "sqrtm"):
        te.check_grads(getattr(linalg, name), (2 * np.eye(3),))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(3, 4), (2, 3, 4), (4, 3), (4, 4)])
@pytest.mark.parametrize("order", ["fro", "nuc", 1, -1, 2, -2, INF, -INF])
def test_matrix_norms(shape, kind, order):
    a = random(*shape, kind=kind)
    expected = np.linalg.norm(a, order, axis=(-2, -1), keepdims=True)
    same(linalg.matrix_norm(a, ord=order, keepdims=True), expected)
    te.check_grads(lambda x: linalg.matrix_norm(x, ord=order), (a,))
    if shape == (4, 4):
        same(linalg.cond(a, order), np.linalg.cond(a, order))
        te.check_grads(lambda x: linalg.cond(x, order), (a,))


@pytest.mark.parametrize("order", [None, 2, -2])
def test_condition_numbers_of_rectangular_matrices(order):
    a = random(4, 3)
    same(linalg.cond(a, order), np.linalg.cond(a, order))
    te.check_grads(lambda x: linalg.cond(x, order), (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("order", [2, 1, 0, 3, 3.5, 0.5, -1, -2.1, INF, -INF])
def test_vector_norms(order, kind):
    a = random(2, 3, 4, kind=kind)
    for axis in (None, 0, -1, (0, 1)):
        te.check_grads(lambda x, i=axis: linalg.vector_norm(x, ord=order, axis=i), (a,))
    same(linalg.norm(a, order, 0), np.linalg.norm(a, order, 0))
    at_zero = te.grad(lambda x: linalg.vector_norm(x, ord=order))(0 * a[0, 0])
    if order not in (INF, -INF):
        same(at_zero, 0 * a[0, 0])


@pytest.mark.parametrize("shape", [(0, 0), (3, 0), (0, 3), (2, 0, 3), (0, 2, 2)])
@pytest.mark.parametrize("order", ["fro", "nuc", 1, 2, INF])
def test_norms_of_no_elements_are_zero(shape, order):
    a = np.zeros(shape)
    same(linalg.matrix_norm(a, ord=order), np.zeros(shape[:-2]))
    assert te.grad(lambda x: linalg.matrix_norm(x, ord=order).sum())(a).shape == shape
    if order != "fro" and order != "nuc":
        same(linalg.vector_norm(np.zeros((2, 0)), ord=order, axis=1), np.zeros(2))


def test_the_least_of_no_elements_is_refused():
    for order in (-2, -INF):
        with pytest.raises(ValueError, match="at least one element"):
            linalg.matrix_norm(np.zeros((0, 3)), ord=order)
    with pytest.raises(ValueError, match="at least one element"):
        linalg.vector_norm(np.zeros(0), ord=-INF)


@pytest.mark.parametrize("order", [-2, -1, -0.5, 0.5, 1, 2, 3, INF, -INF])
def test_norms_of_nan_are_nan(order):
    a = np.array([[0.0, np.nan], [0.0, 1.0]])
    same(linalg.vector_norm(a, ord=order, axis=1), np.array([np.nan, float(order > 0)]))


@pytest.mark.parametrize("kind", KINDS)
def test_norm_follows_numpy(kind):
    a = random(3, 4, kind=kind)
    for args in ((a,), (a, 2), (a, None, 1), (a, "nuc"), (a[0],), (a[0], 3), (a, None, (0, 1))):
        same(linalg.norm(*args), np.linalg.norm(*args))
    same(linalg.norm(random(2, 3, 4)), np.linalg.norm(random(2, 3, 4)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [0, 1, 2, 5, -1, -3])
def test_matrix_power(n, kind):
    a = positive(2, 3, 3, kind=kind)
    same(linalg.matrix_power(a, n), np.linalg.matrix_power(a, n))
    te.check_grads(lambda x: linalg.matrix_power(x, n), (a / 3,))


@pytest.mark.parametrize("n", [0, 1, 5])
def test_powers_of_integers_are_integers(n):
    a = np.array([[1, 2], [3, 4]], np.int32)
    found = linalg.matrix_power(a, n)
    assert found.dtype == np.int32
    same(found, np.linalg.matrix_power(a, n))
    assert linalg.matrix_power(a, -1).dtype == np.float64


@pytest.mark.parametrize("kind", KINDS)
def test_products_of_several_arrays(kind):
    chain = tuple(random(*s, kind=kind) for s in ((3,), (3, 5), (5, 2), (2, 4)))
    same(linalg.multi_dot(chain), np.linalg.multi_dot(chain))
    te.check_grads(lambda *x: linalg.multi_dot(x), chain)
    same(linalg.multi_dot(chain[:2]), np.linalg.multi_dot(chain[:2]))
    with pytest.raises(ValueError, match="a list of 1, expected at least two arrays"):
        linalg.multi_dot(chain[:1])
    a, b = random(3, 4, 4, 3, kind=kind), random(3, 4, kind=kind)
    same(linalg.tensorsolve(a, b), np.linalg.tensorsolve(a, b))
    te.check_grads(lambda x, y: linalg.tensorsolve(x, y, axes=(0, 2)), (a, b))
    c = random(4, 3, 6, 1, 2, kind=kind)
    same(linalg.tensorinv(c), np.linalg.tensorinv(c))
    te.check_grads(linalg.tensorinv, (c,))
    te.check_grads(lambda x: linalg.vander(x, 4), (random(2, 3, kind=kind),))
    same(linalg.vander(a[0, 0, 0], 5), np.vander(a[0, 0, 0], 5))


def test_the_cheapest_order_of_a_chain():
    """From the left, vectors all the way: never a product of the two square matrices."""
    chain = [random(1, 50), random(50, 50), random(50, 50)]
    program = str(te.trace(lambda *x: linalg.multi_dot(x))(*chain))
    products = [line for line in program.splitlines() if "dot_general" in line]
    assert len(products) == 2
    assert all("float64[1,50]" in line.split(":")[-1] for line in products)
