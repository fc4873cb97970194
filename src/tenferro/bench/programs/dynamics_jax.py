"""The programs of `dynamics` in jax's loops."""

import jax.numpy as jnp
from jax import lax


def lotka_volterra(state, rates, h, steps):
    a, b, c, d = rates

    def slope(x, y):
        return x * (a - b * y), y * (d * x - c)

    def step(_, state):
        x, y = state
        k1, l1 = slope(x, y)
        k2, l2 = slope(x + 0.5 * h * k1, y + 0.5 * h * l1)
        k3, l3 = slope(x + 0.5 * h * k2, y + 0.5 * h * l2)
        k4, l4 = slope(x + h * k3, y + h * l3)
        return (
            x + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4),
            y + h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4),
        )

    x, y = lax.fori_loop(0, steps, step, (state[0], state[1]))
    return x + y


def pair_forces(position, velocity, mass, steps):
    h = 0.01

    def step(_, state):
        position, velocity = state
        d = position[None] - position[:, None]
        r2 = jnp.sum(d * d, axis=-1) + 0.01
        force = jnp.einsum("j,ij,ijk->ik", mass, 1.0 / (r2 * jnp.sqrt(r2)), d)
        velocity = velocity + h * force
        return position + h * velocity, velocity

    return lax.fori_loop(0, steps, step, (position, velocity))[0]
