"""Complex double-double numbers beside mpmath, and beside what defines a factorization."""

import mpmath
import numpy as np
import pytest
from digits_of import DIGITS, run

import tenferro as te

rng = np.random.default_rng(5)


def drawn(*shape):
    """Complex numbers of which all digits are drawn."""
    x, y = (rng.uniform(-1, 1, shape) + 1j * rng.uniform(-1, 1, shape) for _ in range(2))
    return te.DoubleDouble(x, x * y.real * 2.0**-54)


def exact(x):
    """As numbers of mpmath."""
    with mpmath.workdps(DIGITS):
        found = [
            mpmath.mpc(complex(high)) + mpmath.mpc(complex(low))
            for high, low in zip(np.ravel(x.high), np.ravel(x.low), strict=True)
        ]
    return np.array(found, object).reshape(np.shape(x.high))


def error(found, expected):
    """The largest error beside the largest number."""
    with mpmath.workdps(DIGITS):
        expected = np.ravel(np.asarray(expected, object))
        most = max(abs(a - b) for a, b in zip(np.ravel(exact(found)), expected, strict=True))
        return float(most / max(abs(x) for x in expected))


def of_mpmath(function, x, *more):
    with mpmath.workdps(DIGITS):
        return [
            function(*each) for each in zip(*(np.ravel(exact(y)) for y in (x, *more)), strict=True)
        ]


FUNCTIONS = [
    (np.exp, mpmath.exp), (np.log, mpmath.log), (np.sqrt, mpmath.sqrt), (np.sin, mpmath.sin),
    (np.cos, mpmath.cos), (np.tan, mpmath.tan), (np.sinh, mpmath.sinh), (np.cosh, mpmath.cosh),
    (np.tanh, mpmath.tanh), (np.reciprocal, lambda z: 1 / z), (np.square, lambda z: z * z),
    (np.conj, mpmath.conj), (np.abs, abs), (np.real, lambda z: z.real),
    (np.log2, lambda z: mpmath.log(z) / mpmath.log(2)),
    (np.sign, lambda z: z / abs(z)), (lambda z: z**5, lambda z: z**5),
    (lambda z: np.pi * z, lambda z: mpmath.pi * z), (lambda z: 2j * z - 1, lambda z: 2j * z - 1),
]  # fmt: skip


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("ours", "theirs"), FUNCTIONS)
def test_functions_of_elements(ours, theirs):
    x = drawn(6)
    assert error(run(ours, x), of_mpmath(theirs, x)) < 3e-31


def test_arithmetic_and_powers_of_two_arrays():
    x, y = drawn(6), drawn(6)
    for ours, theirs in (
        (lambda x, y: x + y, lambda x, y: x + y),
        (lambda x, y: x * y, lambda x, y: x * y),
        (lambda x, y: x / y, lambda x, y: x / y),
        (lambda x, y: x**y, lambda x, y: x**y),
        (lambda x, y: np.real(x) * y, lambda x, y: x.real * y),
    ):
        assert error(run(ours, x, y), of_mpmath(theirs, x, y)) < 1e-30
    big = te.DoubleDouble(np.array([1e200 + 1e200j]), np.zeros(1, complex))
    assert run(lambda x, y: x / y, big, big).high == 1


def test_sums_products_and_loops():
    a, b = drawn(7, 6), drawn(6, 5)
    with mpmath.workdps(DIGITS):
        product = exact(a) @ exact(b)
        total = exact(a).sum(axis=0)
    assert error(run(lambda a, b: a @ b, a, b), product) < 1e-30
    assert error(run(lambda a: np.sum(a, axis=0), a), total) < 1e-30
    assert error(run(lambda a, b: np.einsum("ij,jk->ik", a, b), a, b, engine="native"), product) < (
        1e-30
    )
    z = drawn()
    looped = run(lambda z: te.fori_loop(0, 20, lambda i, x: x * x / 2 + z / 4, z), z)
    with mpmath.workdps(DIGITS):
        x = c = exact(z)[()]
        for _ in range(20):
            x = x * x / 2 + c / 4
    assert error(looped, x) < 1e-29


def residual(f, *args):
    """The largest element of an expression that should be zero."""
    return float(abs(np.asarray(run(f, *args).high)).max())


def test_factorizations_and_equations():
    a, b = drawn(6, 6), drawn(6, 2)
    H = lambda x: np.conj(x.T)  # noqa: E731
    positive = lambda a: H(a) @ a + np.eye(6)  # noqa: E731

    def of_cholesky(a):
        L = np.linalg.cholesky(positive(a))
        return L @ H(L) - positive(a)

    def of_qr(a):
        Q, R = np.linalg.qr(a)
        return np.stack([Q @ R - a, H(Q) @ Q - np.eye(6)])

    def of_eigh(a):
        h = a + H(a)
        w, V = np.linalg.eigh(h)
        return np.stack([h @ V - V * w, H(V) @ V - np.eye(6)])

    assert residual(of_cholesky, a) < 1e-29
    assert residual(of_qr, a) < 1e-29
    assert residual(of_eigh, a) < 1e-29
    assert residual(lambda a, b: a @ np.linalg.solve(a, b) - b, a, b) < 1e-28
    assert residual(lambda a: a @ np.linalg.inv(a) - np.eye(6), a) < 1e-28
    with mpmath.workdps(DIGITS):
        determinant = mpmath.det(mpmath.matrix(exact(a).tolist()))
    assert error(run(np.linalg.det, a), determinant) < 1e-29
    phase = run(lambda a: (lambda s: s[0] * np.exp(s[1]))(np.linalg.slogdet(a)), a)
    assert error(phase, determinant) < 1e-29


@pytest.mark.sampled(16)
@pytest.mark.parametrize("shape", [(6, 6), (7, 4), (4, 6)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_singular_values_also_of_repeated_and_zero_ones(shape, dtype):
    m, n = shape
    x, y = drawn(m, m), drawn(n, n)
    values = np.zeros(shape)
    values[range(4), range(4)] = [3.0, 2.0, 2.0, 2.0 + 1e-20]  # the others are 0

    def made(x, y):
        parts = (x, y) if dtype == "complex128" else (np.real(x), np.real(y))
        U, V = (np.linalg.qr(part)[0] for part in parts)
        return U @ values @ V

    def errors(x, y):
        A = made(x, y)
        U, s, Vh = np.linalg.svd(A, full_matrices=False)
        one = np.eye(min(m, n))
        left, right = (np.conj(X.T) @ X - one for X in (U, np.conj(Vh.T)))
        exact = np.array([3.0, 2.0, 2.0, 2.0] + [0.0] * (min(m, n) - 4))
        return (
            np.max(abs((U * s) @ Vh - A)),
            np.max(abs(left)),
            np.max(abs(right)),
            (np.max(abs(s - exact))),
        )

    for found in run(errors, x, y):
        assert abs(found.high) < 2e-29


def test_derivatives_of_singular_values():
    """Of the norm of the nearest matrix of rank 2, beside differences."""
    a, d = drawn(5, 4), drawn(5, 4)

    def loss(a):
        U, s, Vh = np.linalg.svd(a, full_matrices=False)
        return np.sum(np.real(a[0]) @ np.real((U[:, :2] * s[:2] ** 2) @ Vh[:2]).T) + np.sum(s**3)

    def along(t, a, d):
        return loss(a + t * d)

    step = 2.0**-55
    slope = exact(run(te.grad(along), 0.0, a, d))[()]
    with mpmath.workdps(DIGITS):
        ahead, behind = (exact(run(along, s * step, a, d))[()] for s in (1, -1))
        assert abs((ahead - behind) / (2 * step) - slope) < 1e-12 * abs(slope)


def test_derivatives_and_digits():
    a, b = drawn(5, 5), drawn(5)

    def loss(a, b):
        w, _ = np.linalg.eigh(a + np.conj(a.T))
        return np.sum(abs(np.linalg.solve(a, np.exp(b))) ** 2) + np.sum(w**3)

    slope = run(te.grad(loss), a, b)
    direction = drawn(5, 5)
    step = 2.0**-60

    def shifted(s):
        high, low = direction.high * s * step, direction.low * s * step
        moved = run(lambda a, d: a + d, a, te.DoubleDouble(high, low))
        return exact(run(loss, moved, b))[()].real

    with mpmath.workdps(DIGITS):
        difference = (shifted(1) - shifted(-1)) / (2 * mpmath.mpf(step))
        expected = sum(
            (mpmath.conj(g) * d).real
            for g, d in zip(np.ravel(exact(slope)), np.ravel(exact(direction)), strict=True)
        )
        assert abs(difference - expected) < 1e-11 * abs(expected)  # 31 digits less 18 of the step
    found = te.digits(lambda z: abs((1 + z) - 1 + 0j))(1e-10 + 1e-10j)
    assert 5 < found.value < 8
    assert te.digits(lambda z: abs(z * z))(0.3 + 0.4j).fewest > 15


def test_texts_and_what_is_not_available():
    value = te.double_double(np.exp)(1j * np.float64(1.0))
    assert str(value).startswith(
        "0.5403023058681397174009366074430+0.84147098480789650665250232163"
    )
    with pytest.raises(NotImplementedError, match="asin of complex numbers is not available"):
        te.double_double(np.arcsin)(1j)
