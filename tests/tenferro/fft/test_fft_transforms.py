"""Fourier transforms: values, derivatives, norms, sizes, dtypes and errors."""

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(3)
COMPLEX = ("fft", "ifft", "irfft", "hfft")
REAL = ("fft", "rfft", "ihfft")
SEVERAL = ("fft2", "ifft2", "fftn", "ifftn", "rfft2", "rfftn", "irfft2", "irfftn")
NORMS = (None, "ortho", "forward")
PRECISE = {"rtol": 1e-13, "atol": 1e-13}


def sample(shape, dtype):
    x = RNG.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        x = x + 1j * RNG.standard_normal(shape)
    return x.astype(dtype)


def numbers(x):
    return np.asarray(x)


CASES = [(f, np.complex128) for f in COMPLEX] + [(f, np.float64) for f in REAL]


@pytest.mark.sampled(24)
@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize("n", [None, 1, 4, 9])
@pytest.mark.parametrize("size", [2, 5, 6])
@pytest.mark.parametrize(("name", "dtype"), CASES)
def test_values_and_derivatives_along_one_axis(name, dtype, size, n, norm):
    x = sample((size, 2), dtype)

    def function(a):
        return getattr(te.fft, name)(a, n, 0, norm)

    expected = getattr(np.fft, name)(x, n, 0, norm)
    np.testing.assert_allclose(numbers(function(x)), expected, **PRECISE)
    te.check_grads(function, (x,), order=1)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "dtype"), CASES)
def test_second_derivatives_of_a_nonlinear_function(name, dtype):
    x = sample((5,), dtype)
    te.check_grads(lambda a: abs(getattr(te.fft, name)(a, norm="ortho")) ** 3, (x,), order=2)


@pytest.mark.sampled(3, "s", "name")
@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize(("s", "axes"), [(None, (0, 2)), ((3, 5), (2, 0)), ((4, -1), (1, 2))])
@pytest.mark.parametrize("name", SEVERAL)
def test_values_and_derivatives_along_several_axes(name, s, axes, norm):
    if name.startswith("irfft") and s == (4, -1):
        s = (4, 6)
    x = sample((3, 2, 4), np.float64 if name.startswith("rfft") else np.complex128)

    def function(a):
        return getattr(te.fft, name)(a, s, axes, norm)

    expected = getattr(np.fft, name)(x, s, axes, norm)
    np.testing.assert_allclose(numbers(function(x)), expected, **PRECISE)
    te.check_grads(function, (x,), order=1)


@pytest.mark.parametrize("name", ["fftn", "ifftn", "rfftn", "irfftn"])
def test_all_axes_by_default(name):
    x = sample((3, 4), np.float64 if name == "rfftn" else np.complex128)
    np.testing.assert_allclose(
        numbers(getattr(te.fft, name)(x)), getattr(np.fft, name)(x), **PRECISE
    )


@pytest.mark.parametrize("name", ["hfft2", "ihfft2", "hfftn", "ihfftn"])
def test_hermitian_signals_in_several_dimensions(name):
    scipy_fft = pytest.importorskip("scipy.fft")
    x = sample((3, 4), np.float64 if name.startswith("i") else np.complex128)
    for norm in NORMS:
        expected = getattr(scipy_fft, name)(x, norm=norm)
        np.testing.assert_allclose(
            numbers(getattr(te.fft, name)(x, norm=norm)), expected, **PRECISE
        )
    te.check_grads(getattr(te.fft, name), (x,), order=1)


def test_sizes_without_axes_are_those_of_the_last():
    x = sample((2, 3, 4), np.complex128)
    expected = np.fft.fftn(x, (5, 2), (1, 2))
    np.testing.assert_allclose(numbers(te.fft.fftn(x, (5, 2))), expected, **PRECISE)


def test_repeated_axes_are_transformed_as_often():
    x = sample((2, 3), np.complex128)
    expected = np.fft.fftn(x, axes=(0, 0, 1))
    np.testing.assert_allclose(numbers(te.fft.fftn(x, axes=(0, 0, 1))), expected, **PRECISE)


def test_no_axes_leave_complex_values():
    found = te.fft.fftn(np.ones((2, 2)), axes=())
    assert found.dtype == np.complex128
    np.testing.assert_array_equal(numbers(found), np.ones((2, 2)))


@pytest.mark.parametrize("n", [1, 2, 7, 8])
def test_real_inverse_undoes_the_real_transform(n):
    x = sample((n,), np.float64)
    np.testing.assert_allclose(numbers(te.fft.irfft(te.fft.rfft(x), n)), x, **PRECISE)


@pytest.mark.parametrize(
    ("name", "given", "expected"),
    [
        ("fft", np.float32, np.complex64),
        ("fft", np.int64, np.complex128),
        ("rfft", np.float32, np.complex64),
        ("irfft", np.complex64, np.float32),
        ("hfft", np.complex64, np.float32),
        ("ihfft", np.float32, np.complex64),
    ],
)
def test_precision_is_kept_through_the_gradient(name, given, expected):
    x = (RNG.standard_normal(5) * 9).astype(given)
    y = getattr(te.fft, name)(x)
    assert y.dtype == expected
    if x.dtype.kind in "fc":
        (back,) = te.vjp(getattr(te.fft, name), x)[1](np.ones(y.shape, expected))
        assert back.dtype == given


def test_real_argument_has_real_gradient():
    x = sample((4,), np.float64)
    gradient = te.grad(lambda a: te.numpy.sum(abs(te.fft.fft(a)) ** 2))(x)
    np.testing.assert_allclose(gradient, 8 * x, **PRECISE)  # Parseval: Σ|Fx|² = n Σx²


def test_numpy_functions_on_traced_arrays():
    x = sample((6,), np.float64)

    def power(a):
        return np.sum(np.abs(np.fft.fftshift(np.fft.fft(a, n=7, norm="ortho"))) ** 2)

    te.check_grads(power, (x,), order=2)
    np.testing.assert_allclose(te.grad(power)(x), 2 * x, **PRECISE)


def test_derivatives_of_a_jitted_function():
    x = sample((3, 6), np.float64)

    def f(a):
        return te.fft.irfft(te.fft.rfft(a) ** 2, 6)

    np.testing.assert_allclose(numbers(te.jit(f)(x)), numbers(f(x)), **PRECISE)
    te.check_grads(te.jit(f), (x,), order=2)


def test_sizes_known_at_run_time():
    def filtered(a):
        n = a.shape[0]
        kept = te.fft.irfft(te.fft.rfft(a) * te.fft.rfftfreq(n, 0.5), n)
        return te.numpy.sum((kept * te.fft.fftshift(te.fft.fftfreq(n)) + te.fft.dct(a)) ** 2)

    value, slope = (te.jit(f, shapes="n") for f in (filtered, te.grad(filtered)))
    for n in (4, 7):
        x = sample((n,), np.float64)
        np.testing.assert_allclose(value(x), numbers(filtered(x)), **PRECISE)
        np.testing.assert_allclose(slope(x), numbers(te.grad(filtered)(x)), **PRECISE)
    assert value.cache_info().size == 1


@pytest.mark.parametrize("shape", [(0, 4), (4, 0)])
def test_empty_batches(shape):
    axis = shape.index(4)
    for name, dtype in CASES:
        x = np.zeros(shape, dtype)
        expected = getattr(np.fft, name)(x, axis=axis)
        found = getattr(te.fft, name)(x, axis=axis)
        assert (found.shape, found.dtype) == (expected.shape, expected.dtype)


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda f: f.fft(np.zeros((3, 0))), ValueError, "fft: the size of axis 1 is 0"),
        (lambda f: f.fft(np.zeros(3), n=0), ValueError, "fft: n is 0, expected at least 1"),
        (lambda f: f.fft(np.zeros(3), n=2.5), TypeError, "fft: n is 2.5, expected an integer"),
        (lambda f: f.ifft(np.zeros(3), axis=1), np.exceptions.AxisError, "ifft: axis is 1"),
        (lambda f: f.fft(1.0), np.exceptions.AxisError, "fft: axis is -1"),
        (lambda f: f.rfft(np.zeros(3), norm="x"), ValueError, "rfft: norm is 'x'"),
        (lambda f: f.hfft(np.zeros(3), norm="x"), ValueError, "hfft: norm is 'x'"),
        (lambda f: f.rfft(np.zeros(3, complex)), TypeError, "rfft: x's dtype is complex128"),
        (lambda f: f.ihfft(np.zeros(3, complex)), TypeError, "ihfft: x's dtype is complex128"),
        (lambda f: f.irfft(np.zeros(1)), ValueError, "irfft: the number of frequencies is 1"),
        (lambda f: f.fft2(np.zeros(3)), np.exceptions.AxisError, "fft2: axis is -2"),
        (lambda f: f.fftn(np.zeros((2, 2)), (2,), (0, 1)), ValueError, "fftn: s is"),
        (lambda f: f.rfftn(np.zeros(())), ValueError, "rfftn: axes is"),
        (lambda f: f.rfftn(np.zeros((2, 2)), axes=(0, 0)), ValueError, "rfftn: axes is"),
        (lambda f: f.fftfreq(0), ValueError, "fftfreq: n is 0"),
    ],
)
def test_errors_name_function_and_argument(call, error, words):
    with pytest.raises(error, match=words):
        call(te.fft)


@pytest.mark.parametrize("n", [1, 4, 5])
def test_frequencies(n):
    np.testing.assert_array_equal(numbers(te.fft.fftfreq(n, 0.5)), np.fft.fftfreq(n, 0.5))
    np.testing.assert_array_equal(numbers(te.fft.rfftfreq(n, 0.5)), np.fft.rfftfreq(n, 0.5))
    assert te.fft.fftfreq(n, dtype=np.float32).dtype == np.float32


def test_frequencies_of_a_traced_distance():
    te.check_grads(lambda d: te.fft.fftfreq(5, d) + te.fft.rfftfreq(9, d), (0.3,), order=2)


@pytest.mark.parametrize("axes", [None, 0, (0, 1), -1])
@pytest.mark.parametrize("name", ["fftshift", "ifftshift"])
def test_shifts(name, axes):
    x = sample((4, 5), np.float64)
    expected = getattr(np.fft, name)(x, axes)
    np.testing.assert_array_equal(numbers(getattr(te.fft, name)(x, axes)), expected)
    te.check_grads(lambda a: getattr(te.fft, name)(a, axes), (x,), order=1)
