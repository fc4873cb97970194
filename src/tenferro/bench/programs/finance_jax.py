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
