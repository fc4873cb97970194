"""Lowerings of Fourier transforms, and of cosine and sine transforms by longer Fourier ones."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.tensor import Aval


def _real(dtype: Any) -> Any:
    return np.finfo(dtype).dtype


def _scaled(y: Array, scale: str, n: int) -> Array:
    """y by the factor that a normalization has for n points."""
    if scale == "none":
        return y
    return y * np.asarray(1 / n if scale == "full" else 1 / math.sqrt(n), _real(y.dtype))


def _along(a: Array, axis: int, function: Callable[[Array], Array]) -> Array:
    """A function of the last axis, applied along another one."""
    return jnp.moveaxis(function(jnp.moveaxis(a, axis, -1)), -1, axis)


@lowering("tenferro.fft.fft.v1")
def _(x: Aval, *, axes: tuple[int, ...], inverse: bool, scale: str) -> Any:
    """XLA's inverse divides by the number of points, the family's does not."""
    n: Any = math.prod(x.shape[a] for a in axes)
    if not math.prod(x.shape):
        return lambda a: a
    kind = "IFFT" if inverse else "FFT"

    def run(a: Array) -> Array:
        for axis in axes:
            a = _along(a, axis, lambda y: lax.fft(y, kind, (y.shape[-1],)))
        a = a * np.asarray(n, _real(a.dtype)) if inverse else a
        return _scaled(a, scale, n)

    return run


def _weights(n: int, half: int, interior: float, dtype: Any) -> Any:
    """The factor of frequencies that also represent their negative: neither 0 nor n/2."""
    w = np.ones(half)
    w[1 : (n + 1) // 2] = interior
    return w.astype(_real(dtype))


@lowering("tenferro.fft.rfft.v1")
def _(x: Aval, *, axis: int, scale: str, interior: float) -> Any:
    n: Any = x.shape[axis]

    def along(y: Array) -> Array:
        z = _scaled(lax.fft(y, "RFFT", (n,)), scale, n)
        return z if interior == 1 else z * _weights(n, n // 2 + 1, interior, z.dtype)

    return lambda a: _along(a, axis, along)


@lowering("tenferro.fft.irfft.v1")
def _(x: Aval, *, axis: int, n: int, scale: str, interior: float) -> Any:
    def along(y: Array) -> Array:
        y = y[..., : n // 2 + 1]
        y = y if interior == 1 else y * _weights(n, n // 2 + 1, interior, y.dtype)
        z = lax.fft(y, "IRFFT", (n,))
        return _scaled(z * np.asarray(n, z.dtype), scale, n)

    return lambda a: _along(a, axis, along)


@lowering("tenferro.fft.trigonometric.v1")
def _(x: Aval, *, sine: bool, type: int, axis: int, scale: str, before: float, after: float) -> Any:
    n: Any = x.shape[axis]
    points = {1: 2 * (n + 1) if sine else 2 * (n - 1)}.get(type, 2 * n)
    ends = slice(0, n, n - 1) if type == 1 else slice(n - 1, n) if sine else slice(0, 1)

    def weighted(y: Array, factor: float) -> Array:
        w = np.ones(n)
        w[ends] = factor
        return y if factor == 1 else y * w.astype(_real(y.dtype))

    def along(y: Array) -> Array:
        y = weighted(y, before)
        if y.dtype.kind == "c":
            z = lax.complex(*[_TYPES[type](part, sine) for part in (y.real, y.imag)])
        else:
            z = _TYPES[type](y, sine)
        return weighted(_scaled(z, scale, points), after)

    return lambda a: _along(a, axis, along)


def _first(y: Array, sine: bool) -> Array:
    """Type 1: the Fourier transform of the even, or odd, continuation."""
    n = y.shape[-1]
    if not sine:
        z = jnp.concatenate([y, y[..., 1:-1][..., ::-1]], -1)
        return lax.fft(z, "RFFT", (2 * (n - 1),)).real
    zero = jnp.zeros((*y.shape[:-1], 1), y.dtype)
    z = jnp.concatenate([zero, y, zero, -y[..., ::-1]], -1)
    return -lax.fft(z, "RFFT", (2 * (n + 1),)).imag[..., 1 : n + 1]


def _turned(z: Array, angles: Any) -> Array:
    """z·exp(iφ)."""
    dtype = np.result_type(z.dtype, np.complex64)
    return z * np.exp(1j * angles).astype(dtype)


def _second(y: Array, sine: bool) -> Array:
    """Type 2: of the continuation with its mirror image, half a step on."""
    n, k = y.shape[-1], np.arange(y.shape[-1])
    z = jnp.concatenate([y, -y[..., ::-1] if sine else y[..., ::-1]], -1)
    z = lax.fft(z, "RFFT", (2 * n,))
    if sine:
        return -_turned(z[..., 1 : n + 1], -np.pi * (k + 1) / (2 * n)).imag
    return _turned(z[..., :n], -np.pi * k / (2 * n)).real


def _third(y: Array, sine: bool) -> Array:
    """Type 3: the inverse of type 2; the sine transform is the cosine one of the reversal."""
    n, k = y.shape[-1], np.arange(y.shape[-1])
    z = _turned(y[..., ::-1] if sine else y, np.pi * k / (2 * n))
    z = jnp.concatenate([z, jnp.zeros((*z.shape[:-1], 1), z.dtype)], -1)
    z = lax.fft(z, "IRFFT", (2 * n,))[..., :n] * np.asarray(2 * n, y.dtype)
    return z * ((-1.0) ** k).astype(y.dtype) if sine else z


def _fourth(y: Array, sine: bool) -> Array:
    """Type 4: of the values turned by half steps, padded with as many zeros."""
    n, k = y.shape[-1], np.arange(y.shape[-1])
    v = _turned(y * ((-1.0) ** k).astype(y.dtype) if sine else y, -np.pi * k / (2 * n))
    z = lax.fft(jnp.concatenate([v, jnp.zeros_like(v)], -1), "FFT", (2 * n,))[..., :n]
    z = 2 * _turned(z, -np.pi * (2 * k + 1) / (4 * n)).real
    return z[..., ::-1] if sine else z


_TYPES = {1: _first, 2: _second, 3: _third, 4: _fourth}
