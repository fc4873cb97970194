"""The programs of `finance` in jax's loops."""

import jax.numpy as jnp
from jax import lax


def binomial_tree(spot, strike, rate, volatility, steps):
    dt = 1.0 / steps
    up = jnp.exp(volatility * jnp.sqrt(dt))
    down = 1.0 / up
    discount = jnp.exp(-rate * dt)
    p = (jnp.exp(rate * dt) - down) / (up - down)
    places = jnp.arange(steps + 1.0)

    def step(values, t):
        hold = discount * (p * jnp.roll(values, -1) + (1.0 - p) * values)
        return jnp.maximum(hold, strike - spot * up ** (2.0 * places - t)), None

    last = jnp.maximum(strike - spot * up ** (2.0 * places - steps), 0.0)
    return lax.scan(step, last, jnp.arange(steps - 1.0, -1.0, -1.0))[0][0]


def implicit_steps(prices, volatility, rate, steps):
    n = prices.shape[0]
    dt = 1.0 / steps
    i = jnp.arange(1.0, n - 1)
    s = volatility * volatility * i * i
    low = -0.5 * dt * (s - rate * i)
    main = jnp.full(n - 2, 1.0) + dt * (s + rate)
    up = -0.5 * dt * (s + rate * i)

    def forward(before, x):
        c, d = before
        low, main, up, v = x
        pivot = main - low * c
        now = up / pivot, (v - low * d) / pivot
        return now, now

    def backward(after, x):
        now = x[1] - x[0] * after
        return now, now

    def step(_, value):
        _, (c, d) = lax.scan(forward, (0.0 * value[0], value[0]), (low, main, up, value[1:-1]))
        inner = lax.scan(backward, value[-1], (c, d), reverse=True)[1]
        return value.at[1:-1].set(inner)

    return lax.fori_loop(0, steps, step, jnp.maximum(prices - prices[n // 2], 0.0))


def asian_option(spot, volatility, rate, noise):
    paths, steps = noise.shape
    dt = 1.0 / steps
    drift = (rate - 0.5 * volatility * volatility) * dt

    def step(state, e):
        s, mean = state
        s = s * jnp.exp(drift + volatility * jnp.sqrt(dt) * e)
        return (s, mean + s), None

    start = jnp.full(paths, spot), jnp.zeros(paths)
    mean = lax.scan(step, start, noise.T)[0][1] / steps
    return jnp.exp(-rate) * jnp.mean(jnp.where(mean > 1.0, mean - 1.0, 0.0))


def bootstrap(rates):
    def step(s, r):
        factor = (1.0 - r * s) / (1.0 + r)
        return s + factor, factor

    return lax.scan(step, jnp.zeros(()), rates)[1]
