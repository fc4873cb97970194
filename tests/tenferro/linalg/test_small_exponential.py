"""Exponentials of small matrices by native code, beside 40 digits and SciPy."""

import mpmath
import numpy as np
import pytest
from scipy import linalg

import tenferro as te

EPS = {"float32": 2**-23, "float64": 2**-52, "complex64": 2**-23, "complex128": 2**-52}


def matrices(n, dtype, scale, count=12):
    rng = np.random.default_rng(n)
    a = rng.standard_normal((count, n, n))
    if dtype.startswith("complex"):
        a = a + 1j * rng.standard_normal(a.shape)
    return (scale * a).astype(dtype)


def exact(a):
    with mpmath.workdps(40):
        found = [mpmath.expm(mpmath.matrix(m.tolist())).tolist() for m in a]
        return np.array([[[complex(x) for x in row] for row in m] for m in found])


@pytest.mark.sampled(24, "n")
@pytest.mark.parametrize("dtype", EPS)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 12])
@pytest.mark.parametrize("scale", [1e-9, 0.3, 3.0])
def test_values(n, dtype, scale):
    a = matrices(n, dtype, scale)
    found = te.jit(te.linalg.expm)(a)
    assert found.dtype == a.dtype
    a, found = a[::n], found[::n]  # 40 digits of one take up to a third of a second
    expected = exact(a)
    errors = np.linalg.norm(found - expected, axis=(1, 2)) / np.linalg.norm(expected, axis=(1, 2))
    norms = 1 + np.linalg.norm(a, axis=(1, 2))  # the condition of a normal matrix
    assert (errors / norms).max() < 20 * EPS[dtype]


@pytest.mark.parametrize("n", [3, 6])
def test_matrices_of_one_batch_are_squared_apart(n):
    a = np.stack([np.zeros((n, n)), 1e3 * np.triu(np.ones((n, n)), 1), -40.0 * np.eye(n)])
    found = te.jit(te.linalg.expm)(a)
    expected = exact(a).real
    np.testing.assert_allclose(found, expected, rtol=1e-13, atol=1e-30)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("n", [2, 4, 6])
def test_derivatives_of_every_order_and_mode(n):
    a = matrices(n, "complex128", 0.5, 2)
    te.check_grads(te.jit(te.linalg.expm), (a,), order=2)
    direction = matrices(n, "float64", 2.0, 3)[1:2]
    real = matrices(n, "float64", 2.0, 1)
    _, along = te.jit(lambda a, e: te.jvp(te.linalg.expm, (a,), (e,)))(real, direction)
    expected = linalg.expm_frechet(real[0], direction[0], compute_expm=False)
    np.testing.assert_allclose(along[0], expected, rtol=1e-12, atol=1e-12 * abs(expected).max())


@pytest.mark.sampled(4)
@pytest.mark.parametrize("n", [4, 8, 16])
def test_it_is_native_and_an_empty_batch_is_empty(n):
    gradient = te.trace(te.grad(lambda a: np.sum(te.linalg.expm(a))))(np.ones((5, n, n)))
    assert gradient.steps.numpy == ()
    assert te.jit(te.linalg.expm)(np.ones((0, 3, 3))).shape == (0, 3, 3)


@pytest.mark.sampled(3, "bad")
@pytest.mark.parametrize("n", [4, 8])
@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_not_finite_is_named(n, bad):
    a = matrices(n, "float64", 1.0)
    a[5, 1, 2] = bad
    with pytest.raises(np.linalg.LinAlgError, match=r"\[5\] of the batch has infinite or NaN"):
        te.jit(te.linalg.expm)(a)


def test_tasks_have_memory_of_their_own():
    a = matrices(10, "float64", 0.5, 2000)
    found = []
    for threads in (1, 2, 4):
        with te.runtime.num_threads(threads):
            found.append(np.asarray(te.jit(te.linalg.expm)(a)))
    np.testing.assert_allclose(found[0][-1], linalg.expm(a[-1]), rtol=1e-12)
    np.testing.assert_array_equal(found[0], found[1])
    np.testing.assert_array_equal(found[0], found[2])
