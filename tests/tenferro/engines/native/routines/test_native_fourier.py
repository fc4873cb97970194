"""Fourier transforms in machine code."""

import numpy as np
import pytest
from mpmath import mp
from numbers_of_threads import on_threads

import tenferro as te
from tenferro.engines.native.routines import fourier_tables
from tenferro.engines.native.routines.step import native_routine

SHAPES = [
    *(((n,), (0,)) for n in (1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 16, 32, 60, 64)),
    *(((n,), (0,)) for n in (128, 256, 512, 1001, 4096, 65_536)),
    ((16, 2048), (1,)),
    ((100, 64), (1,)),
    ((100, 64), (0,)),
    ((8, 8), (0, 1)),
    ((5, 6, 7), (1,)),
    ((5, 6, 7), (2, 0)),
    ((3, 30, 10), (1, 2)),
    ((20, 24, 18), (0, 1, 2)),
    ((2, 1024, 3), (1,)),
    ((2, 2187), (1,)),
    ((131_072,), (0,)),
    ((9, 12_000), (1,)),
    ((31, 192), (1,)),
    ((20, 50, 100), (0, 1, 2)),
    ((3, 11, 23, 100), (3, 2, 1)),
    ((16, 64, 3, 66), (1, 3)),
    ((17, 8, 5), (0, 2)),
]
ERRORS = {"complex128": 6e-16, "complex64": 3e-7}


def complex_array(shape, dtype):
    rng = np.random.default_rng(0)
    return (rng.standard_normal(shape) + 1j * rng.standard_normal(shape)).astype(dtype)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ERRORS)
@pytest.mark.parametrize("inverse", [False, True])
@pytest.mark.parametrize(("shape", "axes"), SHAPES)
def test_transforms_are_accurate(shape, axes, inverse, dtype):
    """The error, relative to the norm of the result, is about that of rounding."""
    x = complex_array(shape, dtype)
    ours, numpys = (te.fft.ifftn, np.fft.ifftn) if inverse else (te.fft.fftn, np.fft.fftn)
    program = te.trace(lambda x: ours(x, axes=axes, norm="ortho"))(x)
    assert program.steps.numpy == ()
    exact = numpys(x.astype(np.clongdouble), axes=axes, norm="ortho")
    found = program(x)
    assert found.dtype == dtype
    assert np.linalg.norm((found - exact).ravel()) <= ERRORS[dtype] * np.linalg.norm(exact.ravel())


@pytest.mark.parametrize("registers", [16, 32])
def test_stages_fit_the_registers_of_the_processor(registers, monkeypatch):
    """Eight points, with what is computed from them, need more than 16 vectors."""
    monkeypatch.setattr(
        fourier_tables, "host", lambda: type("Host", (), {"vector_registers": registers})
    )
    kept = fourier_tables.factors, native_routine
    for cache in kept:
        cache.cache_clear()
    for n in 2 ** np.arange(1, 14):
        radices = fourier_tables.factors(int(n))
        assert np.prod(radices) == n and max(radices) <= registers // 4
    x = complex_array((20, 2048), "complex128")
    found = te.trace(np.fft.fft)(x)(x)
    np.testing.assert_allclose(found, np.fft.fft(x), rtol=0, atol=1e-12)
    for cache in kept:
        cache.cache_clear()


REAL = [
    *(((n,), 0) for n in (1, 2, 3, 8, 15, 63)),
    ((16, 2048), 1),
    ((37, 60), 1),
    ((37, 45), 1),
    ((60, 37), 0),
    ((5, 6, 70), 1),
    ((9, 12, 1), 1),
]


@pytest.mark.sampled(3, "axis")
@pytest.mark.parametrize("dtype", ERRORS)
@pytest.mark.parametrize(("shape", "axis"), REAL)
def test_transforms_of_real_arrays_are_accurate(shape, axis, dtype):
    x = complex_array(shape, dtype).real.copy()
    n = shape[axis]

    def there_and_back(x):
        half = te.fft.rfft(x, axis=axis, norm="ortho")
        return half, te.fft.irfft(half * 2, n=n, axis=axis, norm="ortho")

    program = te.trace(there_and_back)(x)
    assert program.steps.numpy == ()
    exact = np.fft.rfft(x.astype(np.longdouble), axis=axis, norm="ortho"), 2 * x
    for found, expected in zip(program(x), exact, strict=True):
        error = np.linalg.norm((found - expected).ravel())
        assert error <= 2 * ERRORS[dtype] * np.linalg.norm(expected.ravel())


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("shape", "axis"), REAL)
def test_derivatives_of_real_transforms(shape, axis):
    """Transposes multiply the inner frequencies, and read no imaginary part at the others."""
    x, z = (complex_array(shape, "complex128") for _ in range(2))
    n = 2 * shape[axis] - 1

    def loss(x, z):
        there = np.sum(np.abs(te.fft.rfft(x, axis=axis)) ** 4)
        return there + np.sum(te.fft.irfft(z, n=n, axis=axis) ** 4)

    gradient = te.grad(loss, argnums=(0, 1))
    found, expected = te.trace(gradient)(x.real, z), te.jit(gradient, engine="numpy")
    for one, other in zip(found(x.real, z), expected(x.real, z), strict=True):
        np.testing.assert_allclose(one, other, rtol=0, atol=1e-13 * np.abs(other).max())


@pytest.mark.parametrize("norm", ["backward", "ortho", "forward"])
def test_factors_and_gradients(norm):
    x = complex_array((6, 20), "complex128")

    def loss(x):
        return np.sum(np.abs(te.fft.fft2(x, norm=norm)) ** 4)

    np.testing.assert_allclose(te.jit(te.fft.ifft2)(np.fft.fft2(x)), x, rtol=0, atol=1e-14)
    found = te.trace(te.grad(loss))(x)
    expected = te.jit(te.grad(loss), engine="numpy")(x)
    np.testing.assert_allclose(found(x), expected, rtol=0, atol=1e-14 * np.abs(expected).max())


def roundings(found, exact, dtype):
    """The error relative to the norm, in roundings of each of the stages of an FFT.

    A transform of n points is log2(n) stages of a few roundings each, so its error is at most a
    multiple of eps log2(n) (N. Higham, Accuracy and Stability of Numerical Algorithms, 24.1); a
    convolution is two transforms, of up to four times as many points.
    """
    norm = np.linalg.norm(exact.ravel())
    error = np.linalg.norm((found - exact).ravel())
    return error / norm / np.finfo(dtype).eps / np.log2(4 * found.shape[0])


def lengths():
    primes = [n for n in range(200, 4000) if all(n % k for k in range(2, int(n**0.5) + 1))]
    return [*range(1, 201), *primes[::25], primes[-1], 4096, 5040, 10_000, 12_289]


@pytest.mark.sampled(64, "dtype")
@pytest.mark.parametrize("n", lengths())
@pytest.mark.parametrize("dtype", ERRORS)
def test_every_length_is_native_and_accurate(n, dtype):
    """One line, a few, and enough for every lane, along both axes; of real numbers, and back."""
    for lines in (1, 3, 17):
        z = complex_array((n, lines), dtype)
        x = z.real.copy()
        whole = np.fft.fft(x.astype(np.longdouble), axis=0)
        half = whole[: n // 2 + 1]

        def transforms(z, x, half):
            down, across = te.fft.fft(z, axis=0), te.fft.ifft(z.T, norm="forward").T
            wide = te.fft.fft(x, axis=0), te.fft.ifft(x.T, norm="forward").T
            back = te.fft.irfft(half, n=n, axis=0), te.fft.irfft(half.T, n=n).T
            return down, across, te.fft.rfft(x, axis=0), *wide, *back

        given = z, x, half.astype(dtype)
        program = te.trace(transforms)(*given)
        assert program.steps.numpy == ()
        wide = z.astype(np.clongdouble)
        inverse = np.fft.ifft(wide, axis=0, norm="forward")
        back = np.fft.irfft(given[2].astype(np.clongdouble), n=n, axis=0)
        exact = np.fft.fft(wide, axis=0), inverse, half, whole, whole.conj(), back, back
        for ours, theirs in zip(program(*given), exact, strict=True):
            assert roundings(ours, theirs, dtype) < 1


@pytest.mark.parametrize("n", [1, 2, 3, 8, 12, 97, 1000])
def test_roots_are_accurate_to_an_ulp(n):
    with mp.workprec(200):
        exact = [mp.expjpi(-mp.mpf(2 * k) / n) for k in range(n)]
        for root, number in zip(fourier_tables.roots(n), exact, strict=True):
            for x, y in ((root.real, number.real), (root.imag, number.imag)):
                assert abs(mp.mpf(float(x)) - y) <= np.spacing(abs(float(y))) or abs(y) < 1e-50


@pytest.mark.parametrize("shape", [(64, 256), (65_536,)])
def test_results_have_the_same_bits_for_any_number_of_threads(shape):
    x = complex_array(shape, "complex64")
    program = te.trace(te.fft.fftn)(x)
    found = on_threads(lambda: program(x), 1, 2, 5)
    np.testing.assert_array_equal(found[0], found[1])
    np.testing.assert_array_equal(found[0], found[2])
