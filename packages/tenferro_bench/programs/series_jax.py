"""The programs of `series` in jax's loops."""

import jax.numpy as jnp
from jax import lax


def mandelbrot(re, im, steps):
    re = jnp.broadcast_to(re[:, None], (re.shape[0], im.shape[0]))
    im = jnp.broadcast_to(im[None], re.shape)

    def step(_, state):
        x, y, count = state
        r2 = x * x + y * y
        inside = r2 < 4.0
        return (
            jnp.where(inside, x * x - y * y + re, x),
            jnp.where(inside, 2.0 * x * y + im, y),
            jnp.where(inside, count + jnp.exp(-r2), count),
        )

    zero = jnp.zeros(re.shape)
    return lax.fori_loop(0, steps, step, (zero, zero, zero))[2]


def horner(coefficients, x):
    def step(state, c):
        p, d = state
        return (p * x + c, d * x + p), None

    p, d = lax.scan(step, (jnp.zeros_like(x), jnp.zeros_like(x)), coefficients)[0]
    return p + 0.1 * d


def continued_fraction(x, terms):
    def step(k, f):
        return (2.0 * (terms - k) - 1.0) - x * x / f

    return x / lax.fori_loop(0, terms, step, jnp.full(x.shape, 2.0 * terms + 1.0))


def clenshaw(coefficients, x):
    def step(state, c):
        b1, b2 = state
        return (c + 2.0 * x * b1 - b2, b1), None

    zero = jnp.zeros_like(x)
    b1, b2 = lax.scan(step, (zero, zero), coefficients[1:], reverse=True)[0]
    return coefficients[0] + x * b1 - b2


def kepler(eccentricity, anomaly):
    def step(_, state):
        e, going = state
        change = (e - eccentricity * jnp.sin(e) - anomaly) / (1.0 - eccentricity * jnp.cos(e))
        e = jnp.where(going, e - change, e)
        return e, going & (jnp.abs(change) >= 1e-14)

    start = anomaly, jnp.ones(anomaly.shape, bool)
    return lax.fori_loop(0, 20, step, start)[0]


def romberg(a, b, levels):
    def integrand(x):
        return jnp.exp(-x * x)

    h = b - a
    row = [0.5 * h * (integrand(a) + integrand(b))]
    for i in range(1, levels):
        h = 0.5 * h
        k = jnp.arange(1, 2**i, 2)
        new = [0.5 * row[0] + h * jnp.sum(integrand(a + k * h))]
        for j in range(1, i + 1):
            new.append(new[-1] + (new[-1] - row[j - 1]) / (4.0**j - 1.0))
        row = new
    return row[-1]
