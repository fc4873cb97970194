"""Discrete cosine and sine transforms: values, transposes, derivatives and errors."""

import numpy as np
import pytest
import scipy.fft

import tenferro as te

RNG = np.random.default_rng(4)
NAMES = ("dct", "idct", "dst", "idst")
NORMS = (None, "ortho", "forward")


def allowed(name, kind, size):
    return size > 1 or kind != 1 or "dst" in name


@pytest.mark.sampled(24)
@pytest.mark.parametrize("orthogonalize", [None, True, False])
@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize("kind", [1, 2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_values_and_transposes(name, kind, norm, orthogonalize):
    for size, n in ((1, None), (2, None), (5, None), (6, 4), (3, 7)):
        if not allowed(name, kind, size):
            continue
        x = RNG.standard_normal((size, 2))

        def function(a, n=n):
            return getattr(te.fft, name)(a, kind, n, 0, norm, orthogonalize=orthogonalize)

        expected = getattr(scipy.fft, name)(x, kind, n, 0, norm, orthogonalize=orthogonalize)
        np.testing.assert_allclose(np.asarray(function(x)), expected, rtol=1e-13, atol=1e-13)
        te.check_grads(function, (x,), order=1)


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("kind", [1, 2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_second_derivatives(name, kind):
    z = RNG.standard_normal(5) + 1j * RNG.standard_normal(5)
    te.check_grads(lambda a: getattr(te.fft, name)(a, kind) ** 3, (z,), order=2)
    te.check_grads(lambda a: getattr(te.fft, name)(a, kind) ** 3, (z.real,), order=2)


@pytest.mark.sampled(3, "orthogonalize", "name")
@pytest.mark.parametrize("orthogonalize", [None, True, False])
@pytest.mark.parametrize("norm", ["backward", "ortho"])
@pytest.mark.parametrize("kind", [1, 2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_complex_values(name, kind, norm, orthogonalize):
    """Those of both parts; SciPy ignores `orthogonalize` for complex arrays."""
    z = RNG.standard_normal(5) + 1j * RNG.standard_normal(5)
    ours = np.asarray(getattr(te.fft, name)(z, kind, norm=norm, orthogonalize=orthogonalize))
    theirs = getattr(scipy.fft, name)
    parts = (theirs(p, kind, norm=norm, orthogonalize=orthogonalize) for p in (z.real, z.imag))
    np.testing.assert_allclose(ours, next(parts) + 1j * next(parts), rtol=1e-13, atol=1e-14)


@pytest.mark.sampled(3, "s", "name")
@pytest.mark.parametrize(("s", "axes"), [(None, None), ((3, 5), None), ((6,), (0,)), (None, (1,))])
@pytest.mark.parametrize("name", ["dctn", "idctn", "dstn", "idstn"])
def test_several_axes(name, s, axes):
    x = RNG.standard_normal((4, 5))
    for kind in (1, 2, 3, 4):
        for norm in NORMS:
            expected = getattr(scipy.fft, name)(x, kind, s, axes, norm)
            found = getattr(te.fft, name)(x, kind, s, axes, norm)
            np.testing.assert_allclose(np.asarray(found), expected, rtol=1e-12, atol=1e-12)
    te.check_grads(lambda a: getattr(te.fft, name)(a, 3, s, axes), (x,), order=1)


@pytest.mark.parametrize("kind", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["dct", "dst"])
def test_orthogonal_matrices(name, kind):
    Q = np.asarray(getattr(te.fft, name)(np.eye(6), kind, axis=0, norm="ortho"))
    np.testing.assert_allclose(Q.T @ Q, np.eye(6), atol=1e-14)


def test_single_precision_is_kept():
    x = RNG.standard_normal(5).astype(np.float32)
    for name in NAMES:
        y, back = te.vjp(lambda a, name=name: getattr(te.fft, name)(a, norm="ortho"), x)
        assert y.dtype == np.float32
        assert back(y)[0].dtype == np.float32


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda f: f.dct(np.zeros(0)), ValueError, "dct: the size of axis 0 is 0"),
        (lambda f: f.dct(np.zeros(1), 1), ValueError, "dct: the size of axis 0 is 1"),
        (lambda f: f.dst(np.zeros(3), 5), ValueError, "dst: type is 5, expected 1, 2, 3 or 4"),
        (lambda f: f.dct(np.zeros(3), norm="x"), ValueError, "dct: norm is 'x'"),
        (lambda f: f.dct(np.zeros(3), axis=1), np.exceptions.AxisError, "dct: axis is 1"),
        (lambda f: f.dctn(np.zeros((3, 3)), s=(2, 2), axes=(0,)), ValueError, "dctn: s is"),
        (lambda f: f.dctn(np.zeros((3, 3)), axes=(0, 0)), ValueError, "dctn: axes is"),
    ],
)
def test_errors_name_function_and_argument(call, error, words):
    with pytest.raises(error, match=words):
        call(te.fft)
