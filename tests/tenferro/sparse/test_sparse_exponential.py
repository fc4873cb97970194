"""exp(A) B beside the exponential of the whole matrix."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp
import scipy.sparse.linalg as sl

import tenferro as te

rng = np.random.default_rng(0)
N = 30
expm_multiply = te.sparse.linalg.expm_multiply


def matrix(dtype, size=1.0):
    x = rng.standard_normal((N, N))
    if dtype == "complex128":
        x = x + 1j * rng.standard_normal((N, N))
    return size * x / np.sqrt(N)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("size", [1e-3, 0.3, 4.0, 20.0])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_values_are_those_of_the_matrix(dtype, size):
    A, B = matrix(dtype, size) - 3 * size * np.eye(N), rng.standard_normal((N, 2))
    expected = scipy.linalg.expm(A) @ B
    bound = 1e-13 * np.linalg.norm(B)
    for operator in (A, te.sparse.csr_array(sp.csr_array(A))):
        np.testing.assert_allclose(expm_multiply(operator, B), expected, atol=bound)
    operator = te.sparse.linalg.LinearOperator((N, N), lambda x: A @ x, dtype=A.dtype)
    found = te.jit(lambda b: expm_multiply(operator, b))(B[:, 0])
    np.testing.assert_allclose(found, expected[:, 0], atol=bound)
    traced = expm_multiply(operator, B[:, 0], traceA=np.trace(A))
    np.testing.assert_allclose(traced, expected[:, 0], atol=bound)


def test_times():
    A, b = matrix("float64"), rng.standard_normal(N)
    for num in (2, 7):
        found = expm_multiply(A, b, 0.5, 3.0, num)
        np.testing.assert_allclose(found, sl.expm_multiply(A, b, 0.5, 3.0, num), rtol=1e-10)
    found = expm_multiply(A, b, 0.5, 3.0, 4, endpoint=False)
    np.testing.assert_allclose(found, sl.expm_multiply(A, b, 0.5, 3.0, 4, False), rtol=1e-10)
    slope = te.grad(lambda t: np.sum(expm_multiply(A, b, 0.0, t, 4)[-1]))(1.3)
    np.testing.assert_allclose(slope, np.sum(A @ scipy.linalg.expm(1.3 * A) @ b), rtol=1e-12)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives_are_those_of_the_whole_matrix(dtype):
    A, D, b = matrix(dtype), matrix(dtype), rng.standard_normal(N)
    c = rng.standard_normal(N)

    def loss(product):
        return lambda t: np.sum(c * abs(product(A + np.sin(t) * D, b + t * c)) ** 2)

    f, g = loss(expm_multiply), loss(lambda A, b: te.linalg.expm(A) @ b)
    np.testing.assert_allclose(te.jit(te.grad(f))(0.3), te.grad(g)(0.3), rtol=1e-11)
    np.testing.assert_allclose(te.jvp(f, (0.3,), (1.0,))[1], te.grad(g)(0.3), rtol=1e-11)
    np.testing.assert_allclose(te.hessian(f)(0.3), te.hessian(g)(0.3), rtol=1e-10)


def test_tangents_that_the_vector_does_not_show_are_accurate():
    d = np.linspace(0, -40, N)

    def f(b):
        return expm_multiply(lambda x: d * x, b)

    slow, fast = np.eye(N)[0], np.eye(N)[-1]
    np.testing.assert_allclose(te.jvp(f, (slow,), (fast,))[1], np.exp(-40) * fast, atol=1e-15)


def test_arguments_are_checked():
    with pytest.raises(np.linalg.LinAlgError, match="A has shape"):
        expm_multiply(np.ones((3, 2)), np.ones(2))
    with pytest.raises(np.linalg.LinAlgError, match="B has shape"):
        expm_multiply(np.eye(3), np.ones(2))
    with pytest.raises(ValueError, match="start and stop"):
        expm_multiply(np.eye(3), np.ones(3), start=0.0)
