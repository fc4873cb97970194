"""Special and network functions inside compiled programs, between operations of other kinds."""

import numpy as np
import pytest

import tenferro as te
from tenferro import nn, special

pytest.importorskip("scipy")


def bessel_series(x, w):
    modes = special.jv(np.arange(4.0), x[:, None]) * special.ive(0.5, 1 + x * x)[:, None]
    return np.sum(np.exp(-modes @ w) * special.erfcx(x + 9)[:, None], axis=0)


def likelihood(x, w):
    shape = np.exp(w[0, :1])
    return special.gammaln(shape) + special.gammainc(shape, x * x) - special.stdtr(3 + shape, x)


def elliptic(x, w):
    sn, cn, dn, _ = special.ellipj(x, nn.sigmoid(w[0, 0]))
    return sn * cn + dn + special.ellipkinc(x, 0.3) - special.boxcox(1 + x * x, w[0, 1])


def network(x, w):
    image = (
        nn.unfold(np.outer(x, x).reshape(1, 1, 6, 6), 2)[0] + special.exprel(w).ravel()[:4, None]
    )
    pooled = nn.max_pool1d(nn.gelu(image), 3, 2, padding=1)
    attended = nn.scaled_dot_product_attention(pooled.T, pooled.T, pooled.T, is_causal=True)
    return nn.layer_norm(attended, 4)


def faddeeva(x, w):
    z = x + 1j * np.cos(w[0, 0])
    return abs(special.wofz(z)) + np.real(special.lambertw(z)) + special.hankel1(0.5, z).imag


PROGRAMS = [bessel_series, likelihood, elliptic, network, faddeeva]


def arguments(dtype):
    rng = np.random.default_rng(3)
    return rng.uniform(0.2, 2, 6).astype(dtype), rng.normal(size=(4, 3)).astype(dtype) * dtype(0.3)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("program", PROGRAMS)
def test_native_programs_agree_with_the_reference(program, dtype):
    args = arguments(dtype)

    def gradients(x, w):
        return te.value_and_grad(lambda *a: np.sum(np.cos(program(*a))), argnums=(0, 1))(x, w)

    value, slopes = te.jit(gradients, engine="native")(*args)
    expected, wanted = te.jit(gradients, engine="numpy")(*args)
    tolerance = 1e-12 if dtype is np.float64 else 5e-5
    np.testing.assert_allclose(value, expected, rtol=tolerance)
    for got, want in zip(slopes, wanted, strict=True):
        assert got.dtype == want.dtype == dtype
        np.testing.assert_allclose(got, want, rtol=tolerance, atol=tolerance)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("program", PROGRAMS)
def test_single_precision_is_close_to_double(program):
    single = te.jit(program)(*arguments(np.float32))
    double = program(*(a.astype(np.float64) for a in arguments(np.float32)))
    np.testing.assert_allclose(single, double, rtol=2e-4, atol=2e-4)


@pytest.mark.parametrize("name", ["sindg", "cosdg", "tandg", "cotdg"])
def test_functions_of_degrees_keep_single_precision(name):
    x = np.linspace(-100.5, 400.0, 9, dtype=np.float32)
    found = te.jit(getattr(te.special, name), engine="native")(x)
    assert found.dtype == np.float32
    expected = te.jit(getattr(te.special, name), engine="numpy")(x)
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)
