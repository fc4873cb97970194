"""Sums, products, factorizations, loops and branches in double-double, beside mpmath."""

import mpmath
import numpy as np
import pytest
from digits_of import drawn, error, exact, run

import tenferro as te

rng = np.random.default_rng(1)
N = 8
A, B, X = drawn(rng, -1, 1, (N, N)), drawn(rng, -1, 1, (N, N)), drawn(rng, -1, 1, N)
a, b, x = exact(A), exact(B), exact(X)
EYE = np.eye(N)


def spread(shape):
    """Numbers of many sizes, of which every sum has its largest one."""
    y = drawn(rng, -1, 1, shape)
    sizes = 10.0 ** rng.integers(-12, 12, shape)
    return te.DoubleDouble(y.high * sizes, y.low * sizes)


SUMS = {
    "sum": (lambda y: np.sum(y, axis=0), lambda y: y.sum(0)),
    "sum of all": (np.sum, np.sum),
    "mean": (lambda y: np.mean(y, axis=1), lambda y: y.sum(1) / y.shape[1]),
    "cumsum": (lambda y: np.cumsum(y, axis=1), lambda y: y.cumsum(1)),
    "prod": (lambda y: np.prod(y, axis=0), lambda y: y.prod(0)),
    "max": (lambda y: np.max(y, axis=0), lambda y: y.max(0)),
    "min": (np.min, np.min),
    "rows twice": (lambda y: y[np.array([0, 1, 1])], lambda y: y[[0, 1, 1]]),
    "diff": (np.diff, np.diff),
    "einsum": (lambda y: np.einsum("ij,kj->ki", y, y), lambda y: y @ y.T),
    "outer": (lambda y: np.outer(y[0], y[1]), lambda y: np.outer(y[0], y[1])),
    "matrix times vector": (lambda y: y @ y[0], lambda y: y @ y[0]),
    "cumprod": (lambda y: np.cumprod(y, axis=0), lambda y: y.cumprod(0)),
    "cummax": (lambda y: np.maximum.accumulate(y, axis=1), lambda y: np.maximum.accumulate(y, 1)),
    "sort": (lambda y: np.sort(y, axis=0), lambda y: np.sort(y, axis=0)),
    "median": (lambda y: np.median(y, axis=1), lambda y: np.sort(y, axis=1)[:, 3]),
    "recurrence": (
        lambda y: te.signal.lfilter([1.0], [1.0, -0.5], y, axis=0),
        lambda y: np.array([sum(y[j] / 2 ** (i - j) for j in range(i + 1)) for i in range(6)]),
    ),
    "softmax": (
        lambda y: te.special.softmax(y / 1e9, axis=0),
        lambda y: (lambda e: e / e.sum(0))(np.vectorize(mpmath.exp)(y / 10**9)),
    ),
    "inner product": (lambda y: y[0] @ y[1], lambda y: y[0] @ y[1]),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", SUMS)
def test_sums(name):
    f, g = SUMS[name]
    for y in (drawn(rng, -1, 1, (6, 7)), spread((6, 7))):
        assert error(run(f, y), g(exact(y))) < 1e-31


@pytest.mark.parametrize("shape", [(300, 5, 6), (3, 700, 8), (65, 64, 63)])
def test_products_of_many_terms_do_not_round_to_double(shape):
    m, k, n = shape
    y, z = drawn(rng, -1, 1, (m, k)), drawn(rng, -1, 1, (k, n))
    found = run(np.matmul, y, z, engine="native")
    rows, columns = rng.integers(0, m, 5), rng.integers(0, n, 5)
    part = te.DoubleDouble(found.high[rows, columns], found.low[rows, columns])
    expected = np.sum(
        exact(te.DoubleDouble(y.high[rows], y.low[rows]))
        * exact(te.DoubleDouble(z.high[:, columns].T, z.low[:, columns].T)),
        axis=1,
    )
    assert error(part, expected) < 1e-31


@pytest.mark.parametrize("engine", ["native", "xla"])
def test_engines_multiply_matrices(engine):
    assert error(run(np.matmul, A, B, engine=engine), a @ b) < 1e-31


def test_the_order_of_numbers_with_equal_high_parts():
    y = te.DoubleDouble(np.array([1.0, 1.0, 2.0, 1.0]), np.array([2e-17, -1e-17, 0.0, 1e-17]))
    values, places = run(lambda y: (np.sort(y), np.argsort(y)), y)
    np.testing.assert_array_equal(places, [1, 3, 0, 2])
    np.testing.assert_array_equal(values.low, [-1e-17, 1e-17, 2e-17, 0.0])
    assert run(np.argmax, te.DoubleDouble(y.high[[1, 0]], y.low[[1, 0]])) == 1


def test_functions_can_be_differentiated_afterwards_in_double():
    """The derivative of a function that has been made double-double has the digits of a double."""
    for f in (lambda y: np.sum(np.sin(y) * np.exp(y)), lambda y: np.linalg.slogdet(y @ y.T)[1]):
        twice = te.double_double(f)
        found = te.grad(lambda y, f=twice: f(y).high)(A.high)
        np.testing.assert_allclose(found, te.grad(f)(A.high), rtol=1e-11)


def test_scattered_sums():
    """Of several updates at one place."""
    places = np.array([0, 2, 2, 2, 7, 0, 1, 1])

    def f(x, y):
        z = te.numpy.asarray(x)
        return te.grad(lambda z: np.sum(z[places] * y))(z)

    expected = np.zeros(N, object)
    np.add.at(expected, places, x)
    assert error(run(f, X, X), expected) < 1e-31


def spd(y):
    return y @ y.T + np.eye(N)


def det(y):
    return mpmath.det(mpmath.matrix(y.tolist()))


def inverse(y):
    return np.array((mpmath.matrix(y.tolist()) ** -1).tolist(), object)


MATRICES = {
    "solve": (lambda y: y @ np.linalg.solve(y, B.high), lambda y: B.high),
    "inv": (np.linalg.inv, inverse),
    "det": (np.linalg.det, det),
    "slogdet": (lambda y: np.linalg.slogdet(y)[1], lambda y: mpmath.log(abs(det(y)))),
    "cholesky": (lambda y: (lambda L: L @ L.T)(np.linalg.cholesky(spd(y))), spd),
    "qr": (lambda y: np.matmul(*np.linalg.qr(y)), lambda y: y),
    "qr of columns": (lambda y: np.matmul(*np.linalg.qr(y[:, :3])), lambda y: y[:, :3]),
    "qr of rows": (lambda y: np.matmul(*np.linalg.qr(y[:3])), lambda y: y[:3]),
    "orthogonal": (lambda y: (lambda q: q.T @ q)(np.linalg.qr(y)[0]), lambda y: EYE),
    "lu": (lambda y: (lambda p, l, u: p @ l @ u)(*te.linalg.lu(y)), lambda y: y),
    "triangle": (
        lambda y: (
            np.tril(y + 3 * EYE) @ te.linalg.solve_triangular(y + 3 * EYE, B.high, lower=True)
        ),
        lambda y: B.high,
    ),
    "eigh": (lambda y: (lambda w, v: (v * w) @ v.T)(*np.linalg.eigh(y + y.T)), lambda y: y + y.T),
    "unit vectors": (lambda y: (lambda v: v.T @ v)(np.linalg.eigh(y + y.T)[1]), lambda y: EYE),
    "batch of eigh": (
        lambda y: te.vmap(lambda y: (lambda w, v: (v * w) @ v.T)(*np.linalg.eigh(y + y.T)))(
            np.stack([y, 0 * y, y.T])
        ),
        lambda y: np.stack([y + y.T, 0 * y, y + y.T]),
    ),
    "batch": (
        lambda y: np.linalg.inv(np.stack([y, y.T])),
        lambda y: np.stack([inverse(y), inverse(y.T)]),
    ),
}


@pytest.mark.sampled(7)
@pytest.mark.parametrize("name", MATRICES)
def test_matrices(name):
    f, g = MATRICES[name]
    assert error(run(f, A), g(a)) < 2e-30


def test_a_matrix_of_large_condition():
    """Of the Hilbert matrix of 8 rows, whose condition is 1.5e10."""
    H = te.DoubleDouble.of([[f"1/{i + j + 1}" for i in range(8)] for j in range(8)])
    expected = inverse(exact(H))
    assert error(run(np.linalg.inv, H), expected) < 1e-20
    assert error(run(lambda y: y @ np.linalg.solve(y, y[0]), H), exact(H)[0]) < 1e-29


@pytest.mark.sampled(3)
@pytest.mark.parametrize("values", [[1] * 5 + [2] * 3, [1, 2, 3, 4, 4, 4, 5, 6], [1] * 8])
def test_repeated_eigenvalues(values):
    def f(y):
        q = np.linalg.qr(y)[0]
        w, v = np.linalg.eigh((q * np.array(values, float)) @ q.T)
        return w, v.T @ v, (v * w) @ v.T - (q * np.array(values, float)) @ q.T

    w, unit, residual = run(f, A)
    assert error(w, values) < 1e-30
    assert error(unit, EYE) < 1e-30
    assert abs(residual.high).max() < 1e-30


def test_eigenvectors_of_large_matrices_are_orthogonal():
    """Errors of the two triangles, which differ, would be divided by small gaps."""
    y = drawn(rng, -1, 1, (40, 40))

    def f(y):
        _, v = np.linalg.eigh(1000 * (y @ y.T))
        return v.T @ v

    assert error(run(f, y), np.eye(40)) < 1e-31


GRADIENTS = {
    "slogdet": (lambda y: np.linalg.slogdet(y)[1], lambda y: inverse(y).T),
    "cholesky": (
        lambda y: 2 * np.sum(np.log(np.diagonal(np.linalg.cholesky(spd(y))))),
        lambda y: 2 * inverse(spd(y)) @ y,
    ),
    "eigh": (
        lambda y: np.sum(np.linalg.eigvalsh(y + y.T) ** 3),
        lambda y: 6 * (y + y.T) @ (y + y.T),
    ),
    "solve": (
        lambda y: np.sum(np.linalg.solve(y, X.high)),
        lambda y: -np.outer(inverse(y).T.sum(1), inverse(y) @ X.high),
    ),
    "qr": (
        lambda y: np.sum(np.log(abs(np.diagonal(np.linalg.qr(y)[1])))),
        lambda y: inverse(y).T,
    ),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_of_matrices(name):
    f, g = GRADIENTS[name]
    assert error(run(te.grad(f), A), g(a)) < 1e-29


def test_second_derivatives_in_both_modes():
    def f(y):
        return np.sum(np.log(y * y + 1))

    expected = np.diag([2 * (1 - v * v) / (1 + v * v) ** 2 for v in x])
    for hessian in (te.hessian(f), te.jacrev(te.grad(f)), te.jacfwd(te.jacrev(f))):
        assert error(run(hessian, X), expected) < 1e-30


def logistic(y, n=20):
    for _ in range(n):
        y = mpmath.mpf(3.7) * y * (1 - y)
    return y


LOOPS = {
    "fori_loop": lambda y: te.fori_loop(0, 20, lambda i, z: 3.7 * z * (1 - z), y),
    "scan": lambda y: te.scan(lambda z, _: (3.7 * z * (1 - z), z), y, None, length=20)[0],
    "while_loop": lambda y: te.while_loop(
        lambda s: s[1] < 20, lambda s: (3.7 * s[0] * (1 - s[0]), s[1] + 1), (y, 0)
    )[0],
    "cond": lambda y: te.fori_loop(
        0, 20, lambda i, z: te.cond(z < 2, lambda z: 3.7 * z * (1 - z), lambda z: z, z), y
    ),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", LOOPS)
def test_loops_and_their_gradients(name):
    """A map whose errors grow, here by less than 1e6."""
    start = te.DoubleDouble.of("0.3")
    value, slope = run(te.value_and_grad(LOOPS[name]), start)
    y = exact(start)[()]
    assert error(value, logistic(y)) < 1e-25
    assert error(slope, mpmath.diff(logistic, y)) < 1e-24


def test_batches():
    found = run(te.vmap(lambda y: np.sum(np.exp(y))), A)
    assert error(found, [sum(map(mpmath.exp, row)) for row in a]) < 1e-31


def test_eigenvalues_that_double_does_not_separate():
    """Gaps of 1e-20 in clusters of different sizes: vectors are right to 1e-32 / 1e-20."""
    values = te.DoubleDouble(
        np.array([1.0, 1.0, 1.0, 2.0, 3.0, 3.0, 4.0, 4.0]),
        np.array([0.0, 1e-20, 4e-20, 0.0, -2e-20, 2e-20, 0.0, 0.0]),
    )

    def f(y, values):
        q = np.linalg.qr(y)[0]
        a = (q * values) @ q.T
        w, v = np.linalg.eigh(a)
        return w, v.T @ v, q.T @ v

    w, unit, overlaps = run(f, A, values)
    assert error(w, exact(values)) < 1e-30
    assert error(unit, EYE) < 1e-30
    np.testing.assert_allclose(abs(overlaps.high[:6, :6]), EYE[:6, :6], atol=1e-10)
