"""Signals: values beside SciPy's, derivatives beside differences, engines side by side."""

import warnings

import numpy as np
import pytest
import scipy.signal as ss
from derivative_checks import Row, check_engines, check_row

import tenferro as te

ts = te.signal
RNG = np.random.default_rng(11)
X, LONG = RNG.standard_normal(24), RNG.standard_normal(300)
ROWS = RNG.standard_normal((3, 24))
COMPLEX = ROWS + 1j * RNG.standard_normal((3, 24))
MATRIX, KERNELS = RNG.standard_normal((5, 7)), [RNG.standard_normal(s) for s in ((3, 3), (2, 4))]
B, A = ss.butter(3, 0.3)
SOS = ss.butter(4, [0.2, 0.5], "band", output="sos")
TAPS = np.array([0.5, 0.3, -0.2, 0.1])
SEQUENCE = np.array([1.0, -0.5, 0.25])
CUBE = RNG.standard_normal((2, 3, 40))
PAIRS = [
    (X, SEQUENCE), (SEQUENCE, X), (X[:6], X[:6]), (LONG, X), (COMPLEX[0], SEQUENCE + 1j),
    (MATRIX, KERNELS[0]), (MATRIX, KERNELS[1]), (KERNELS[0], MATRIX),
    (np.float32(X), np.float32(TAPS)),
    (np.arange(5), np.array([1, -2])), (np.arange(5), np.array([0.5])),
    (RNG.standard_normal((3, 4, 5)), RNG.standard_normal((2, 2, 3))),
    (np.float64(2), np.float64(3)),
]  # fmt: skip


def same(ours, theirs, tolerance=1e-11):
    for a, b in zip(*((x if isinstance(x, tuple) else (x,)) for x in (ours, theirs)), strict=True):
        a, b = np.asarray(a), np.asarray(b)
        assert (a.dtype, a.shape) == (b.dtype, b.shape)
        small = a.dtype in ("float32", "complex64")
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-5 if small else tolerance)


def both(name, *args, **kwargs):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = getattr(ts, name)(*args, **kwargs), getattr(ss, name)(*args, **kwargs)
    same(*found)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("mode", ["full", "same", "valid"])
@pytest.mark.parametrize("pair", range(len(PAIRS)))
def test_convolutions(pair, mode):
    x, y = PAIRS[pair]
    for method in ("auto", "direct", "fft"):
        both("convolve", x, y, mode, method)
        both("correlate", x, y, mode, method)
    both("oaconvolve", x, y, mode)
    same(te.jit(lambda x, y: ts.convolve(x, y, mode, "direct"))(x, y), ss.convolve(x, y, mode))


@pytest.mark.parametrize("boundary", ["fill", "wrap", "symm"])
@pytest.mark.parametrize("mode", ["full", "same", "valid"])
def test_convolutions_with_a_boundary(mode, boundary):
    for kernel in (*KERNELS, MATRIX[:5, :5], KERNELS[1] + 1j):
        for name in ("convolve2d", "correlate2d"):
            both(name, MATRIX, kernel, mode, boundary, 0.5)
            if boundary == "fill" or mode == "valid":
                both(name, kernel, MATRIX, mode, boundary, 0.5)


def test_axes_of_transforms():
    for name in ("fftconvolve", "oaconvolve"):
        both(name, ROWS, ROWS[:1, :3], axes=1)
        both(name, ROWS, ROWS[:, :3], "same", axes=-1)
        both(name, CUBE, CUBE[:, :2, :4], axes=[1, 2])
        both(name, LONG, np.arange(5))
        assert getattr(ts, name)([], [1.0]).shape == (0,)


def test_blocks():
    for k in (2, 7, 30):
        both("oaconvolve", np.tile(LONG, 20), LONG[:k], "same")
    both("oaconvolve", RNG.standard_normal((150, 170)), RNG.standard_normal((4, 3)), "valid")


def test_methods():
    assert ts.choose_conv_method(np.ones(100_000), np.ones(5000)) == "fft"
    assert ts.choose_conv_method(np.ones(1000), np.ones(5)) == "direct"
    assert ts.choose_conv_method(np.arange(10_000) * 10**7, np.arange(9000)) == "direct"
    method, seconds = ts.choose_conv_method(X, SEQUENCE, measure=True)
    assert seconds[method] == min(seconds.values())


FILTERS = [
    (B, A),
    (TAPS, [2.0]),
    ([2.0], SEQUENCE),
    (B, [2.0, 1.0]),
    (TAPS, A * 1.5),
    ([3.0], [2.0]),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("number", range(len(FILTERS)))
def test_filters(number):
    b, a = FILTERS[number]
    order = max(len(a), len(b)) - 1
    if order:  # SciPy raises an error without a state
        both("lfilter_zi", b, a)
    for x, axis in ((X, -1), (ROWS, 0), (ROWS, 1), (COMPLEX, -1), (CUBE, 1)):
        both("lfilter", b, a, x, axis)
        shape = [order if i == axis % x.ndim else n for i, n in enumerate(x.shape)]
        both("lfilter", b, a, x, axis, RNG.standard_normal(shape))
    one = np.float32
    both("lfilter", one(b), one(a), X.astype(one))
    both("lfilter", b, a, ROWS, 1, RNG.standard_normal((1, order)))


def test_sections():
    both("sosfilt_zi", SOS)
    for x, axis in ((X, -1), (ROWS, 0), (ROWS, 1), (CUBE, 1)):
        both("sosfilt", SOS, x, axis)
        shape = [2 if i == axis % x.ndim else n for i, n in enumerate(x.shape)]
        both("sosfilt", SOS, x, axis, RNG.standard_normal((len(SOS), *shape)))
    both("freqz_sos", SOS, 20, fs=3.0)
    same(ts.sosfreqz(SOS, [0.1, 0.2]), ss.freqz_sos(SOS, [0.1, 0.2]))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("padtype", ["odd", "even", "constant", None])
def test_filters_both_ways(padtype):
    both("filtfilt", B, A, ROWS, 1, padtype)
    both("filtfilt", B, A, CUBE, 2, padtype, 5)
    both("filtfilt", TAPS, 1.5, ROWS, -1, padtype)
    both("sosfiltfilt", SOS, CUBE, 2, padtype)
    both("sosfiltfilt", SOS, ROWS.T, 0, padtype, 7)


SPECTRA = [
    {}, {"nperseg": 32}, {"nperseg": 33, "noverlap": 7}, {"nperseg": 32, "nfft": 50, "fs": 3.0},
    {"window": "boxcar", "nperseg": 40, "noverlap": 30}, {"window": np.hanning(20), "nperseg": 20},
    {"nperseg": 32, "return_onesided": False}, {"nperseg": 32, "detrend": "linear"},
    {"nperseg": 400}, {"nperseg": 31, "detrend": False},
]  # fmt: skip


@pytest.mark.sampled(3)
@pytest.mark.parametrize("number", range(len(SPECTRA)))
def test_spectra(number):
    options = SPECTRA[number]
    rows = np.stack([LONG, LONG[::-1]])
    z = LONG * np.exp(1j * LONG)
    for scaling in ("density", "spectrum"):
        both("welch", LONG, scaling=scaling, **options)
    both("welch", np.float32(LONG), **options)
    both("stft", np.float32(LONG), **options)
    both("welch", rows.T, axis=0, average="median", **options)
    both("welch", z, **options)
    both("csd", LONG, rows[1, :290], average="median", **options)
    both("csd", rows, LONG, **options)
    for mode in ("psd", "complex", "magnitude", "angle"):
        both("spectrogram", rows, mode=mode, **options)
    both("spectrogram", rows.T, axis=0, mode="psd", **options)
    for boundary in ("zeros", "even", "odd", "constant", None):
        both("stft", LONG, boundary=boundary, **options)
    both("stft", rows.T, axis=0, padded=False, scaling="psd", **options)


def test_periodograms():
    for options in ({}, {"nfft": 200}, {"nfft": 512}, {"window": "hann", "detrend": "linear"}):
        both("periodogram", LONG, **options)
    same(ts.welch([]), ss.welch([]))


@pytest.mark.parametrize(
    "options",
    [
        {}, {"nperseg": 31, "noverlap": 20}, {"scaling": "psd", "fs": 2.0},
        {"nperseg": 64, "window": "hamming"},
    ],
    ids=str,
)  # fmt: skip
def test_signals_of_their_transforms(options):
    rows = np.stack([LONG, LONG[::-1]])
    z = ss.stft(rows, **options)[2]
    both("istft", z, **options)
    both("istft", z.transpose(2, 0, 1), time_axis=0, freq_axis=-1, **options)
    same(ts.istft(ts.stft(LONG, **options)[2], **options)[1][:300], LONG)
    if "window" not in options:
        with pytest.warns(UserWarning, match="NOLA"):
            ts.istft(z, boundary=False, **options)


def test_trends_and_polynomials():
    for x, axis in ((X, -1), (ROWS, 0), (CUBE, 1)):
        for kind in ("linear", "constant"):
            both("detrend", x, axis, kind)
    both("detrend", LONG, bp=[10, 100])
    for size, order in ((5, 2), (7, 3), (6, 2), (1, 0), (24, 3)):
        for deriv in range(3):
            both("savgol_filter", X, size, order, deriv, 0.5)
            for mode in ("mirror", "constant", "nearest", "wrap"):
                both("savgol_filter", ROWS.T, size, order, deriv, axis=0, mode=mode, cval=1.5)
    for x, n, axis in ((X, None, -1), (X, 9, -1), (ROWS, 30, 1), (ROWS, 4, 0), (X[:1], None, 0)):
        both("hilbert", x, n, axis)


def test_responses_and_windows():
    for options in ({}, {"whole": True}, {"include_nyquist": True}, {"fs": 5.0}):
        both("freqz", B, A, 17, **options)
    both("freqz", TAPS, 1, [0.1, 0.5])
    both("get_window", ("kaiser", 4.0), 9, False)


def freely(name, function, *shapes, real=True, more=()):
    marks = pytest.mark.long if name in more else ()
    dtype = "float64" if real else "complex128"
    return pytest.param(Row(name, function, shapes, (dtype,)), marks=marks, id=name)


SHAPES = ((3,), (3,), (5, 2), (2, 2))
DIFFERENTIABLE = [
    freely("convolve", lambda x, y: ts.convolve(x, y, "same"), (7,), (3,)),
    freely("convolve complex", lambda x, y: ts.convolve(x, y), (4,), (3,), real=False),
    freely("correlate", lambda x, y: ts.correlate(x, y, "full"), (3, 4), (2, 2)),
    freely("fft", lambda x, y: ts.correlate(x, y, "valid", "fft"), (5,), (3,), real=False),
    freely("oaconvolve", lambda x, y: ts.oaconvolve(x, y), (60,), (2,)),
    freely("convolve2d", lambda x, y: ts.convolve2d(x, y, "same", "symm"), (3, 4), (2, 3)),
    freely("lfilter", lambda b, a, x, z: ts.lfilter(b, a + 3, x, 0, z)[0], *SHAPES),
    freely("state", lambda b, a, x, z: ts.lfilter(b, a + 3, x, 0, z)[1], (2,), (4,), (3,), (3,)),
    freely("fir", lambda b, a, x: ts.lfilter(b, a + 3, x), (3,), (1,), (5,)),
    freely("complex", lambda b, a, x: ts.lfilter(b, a + 3, x), (2,), (2,), (4,), real=False),
    freely("lfilter_zi", lambda b, a: ts.lfilter_zi(b, a + 3), (2,), (4,)),
    freely("sosfilt", lambda s, x: ts.sosfilt(SOS[:2] + s * [1, 1, 1, 0, 1, 1], x), (2, 6), (5,)),
    freely("filtfilt", lambda b, a, x: ts.filtfilt(b, a + 4, x, padlen=3), (2,), (3,), (5,)),
    freely("sosfiltfilt", lambda x: ts.sosfiltfilt(SOS, x, padlen=3), (6,)),
    freely("stft", lambda x: ts.stft(x, nperseg=4)[2].real, (9,)),
    freely("istft", lambda z: ts.istft(z + 0j, nperseg=4)[1], (3, 4)),
    freely("welch", lambda x, fs: ts.welch(x, 2 + fs, nperseg=4)[1], (9,), ()),
    freely("csd", lambda x, y: ts.csd(x, y, nperseg=4)[1].imag, (9,), (8,)),
    freely("periodogram", lambda x: ts.periodogram(x)[1], (6,)),
    freely("spectrogram", lambda x: ts.spectrogram(x, nperseg=4, noverlap=2)[2], (8,)),
    freely("detrend", ts.detrend, (2, 5)),
    freely("hilbert", lambda x: ts.hilbert(x).imag, (5,)),
    freely("savgol", lambda x: ts.savgol_filter(x, 5, 2, 1), (8,)),
    freely("freqz", lambda b, a, w: ts.freqz(b, a + 3, w)[1].real, (3,), (2,), (4,)),
]  # fmt: skip


@pytest.mark.sampled(3)
@pytest.mark.parametrize("row", DIFFERENTIABLE)
def test_derivatives(row):
    check_row(row, row.dtypes[0])


ENGINES = ("lfilter", "convolve2d", "stft")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("row", [p for p in DIFFERENTIABLE if p.id in ENGINES])
def test_engines(row):
    check_engines(row, "float64", ["native", "xla"])


def test_batches():
    same(te.vmap(lambda x: ts.lfilter(B, A, x))(ROWS), ss.lfilter(B, A, ROWS))
    filters = np.stack([B, B[::-1]])
    found = te.vmap(lambda b: ts.filtfilt(b, A, X))(filters)
    same(found, np.stack([ss.filtfilt(b, A, X) for b in filters]))
    found = te.vmap(lambda x, y: ts.convolve(x, y, "same"))(ROWS, ROWS[:, :3])
    same(
        found, np.stack([ss.convolve(x, y, "same") for x, y in zip(ROWS, ROWS[:, :3], strict=True)])
    )
    same(te.vmap(lambda x: ts.welch(x, nperseg=8)[1])(ROWS), ss.welch(ROWS, nperseg=8)[1])


def test_long_filters_and_eager_gradients():
    x = te.variable(np.tile(LONG, 20))
    y = ts.lfilter(B, A, x)
    (y * y).sum().backward()
    expected = 2 * ss.lfilter(B, A, ss.lfilter(B, A, x.numpy())[::-1])[::-1]
    np.testing.assert_allclose(x.grad, expected, rtol=0, atol=1e-11)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: ts.convolve(X, MATRIX), ValueError, "same dimensionality"),
        (lambda: ts.convolve(X, X, "most"), ValueError, "acceptable mode flags"),
        (lambda: ts.convolve(X, X, "full", "slow"), ValueError, "Acceptable method flags"),
        (lambda: ts.convolve(MATRIX, MATRIX[:2].T, "valid"), ValueError, "at least as large"),
        (lambda: ts.convolve2d(X, X), ValueError, "2-D arrays"),
        (lambda: ts.convolve2d(MATRIX, MATRIX, boundary="open"), ValueError, "boundary flags"),
        (lambda: ts.fftconvolve(X, X, axes=[]), ValueError, "cannot be empty"),
        (lambda: ts.fftconvolve(ROWS, MATRIX, axes=1), ValueError, "incompatible shapes"),
        (lambda: ts.lfilter(MATRIX, A, X), ValueError, "Parameter b is not"),
        (lambda: ts.lfilter(B, [0.0, 1.0], X), ValueError, r"a\[0\] is 0"),
        (lambda: ts.lfilter(B, A, X, zi=np.ones(7)), ValueError, "Unexpected shape for"),
        (lambda: ts.lfilter(B, A, 1.0), ValueError, "at least 1-D"),
        (lambda: ts.sosfilt(SOS, X, zi=np.ones(7)), ValueError, "Invalid zi shape"),
        (lambda: ts.sosfilt(SOS[:, :5], X), ValueError, "n_sections, 6"),
        (lambda: ts.sosfilt(2 * SOS, X), ValueError, "all ones"),
        (lambda: ts.filtfilt(B, A, X[:5]), ValueError, "greater than padlen, which is 12"),
        (lambda: ts.filtfilt(B, A, X, padtype="flat"), ValueError, "padtype must be"),
        (lambda: ts.filtfilt(B, A, X, method="gust"), NotImplementedError, "method='pad'"),
        (lambda: te.jit(lambda s: ts.sosfiltfilt(s, X))(SOS), te.TracerError, "pass `padlen`"),
        (lambda: ts.stft(X, nperseg=8, noverlap=8), ValueError, "less than nperseg, 8"),
        (lambda: ts.stft(X, boundary="open"), ValueError, "Unknown boundary option"),
        (lambda: ts.welch(X, window=np.ones(30)), ValueError, "longer than input"),
        (lambda: ts.welch(X, average="best"), ValueError, "'median' or 'mean'"),
        (lambda: ts.istft(X), ValueError, "at least 2d"),
        (lambda: ts.hilbert(COMPLEX), ValueError, "must be real"),
        (lambda: ts.detrend(X, type="cubic"), ValueError, "'linear' or 'constant'"),
        (lambda: ts.savgol_filter(X, 31, 2), ValueError, "less than or equal to the size"),
        (lambda: ts.savgol_filter(X, 5, 2, mode="open"), ValueError, "mode must be"),
        (lambda: ts.freqz(MATRIX), ValueError, "te.vmap maps"),
    ],
)  # fmt: skip
def test_errors_say_what_is_expected(call, error, message):
    with pytest.raises(error, match=message), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        call()


@pytest.mark.parametrize("name", ["lfilter", "filtfilt"])
def test_scipys_own_on_a_traced_array_names_ours(name):
    with pytest.raises(te.TracerError, match=rf"te\.signal\.{name}"):
        te.jit(lambda x: getattr(ss, name)(B, A, x))(X)
