"""The programs of `signals` in jax's loops."""

import jax.numpy as jnp


def fft(x):
    n = x.shape[0]
    y, m = x, 1
    while m < n:  # Stockham's order, in which no stage permutes
        a, b = y.reshape(2, n // (2 * m), m)
        w = jnp.exp(-2j * jnp.pi * m / n * jnp.arange(n // (2 * m)))[:, None]
        y = jnp.stack([a + b, w * (a - b)], axis=1)
        m *= 2
    return y.reshape(n)
