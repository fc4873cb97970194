"""The programs of `chance` in jax's loops."""

import jax.numpy as jnp
from jax import lax


def random_walk(start, noise, width):
    def step(x, e):
        x = x + 0.3 * e - 0.01 * x
        x = jnp.where(x > width, 2.0 * width - x, jnp.where(x < -width, -2.0 * width - x, x))
        return x, x * x

    return jnp.mean(lax.scan(step, start, noise)[1])


def metropolis(start, moves, chances, scale):
    def step(state, draw):
        x, energy = state
        new = x + draw[0]
        other = (new * new - 1.0) ** 2 * scale
        taken = draw[1] < jnp.exp(energy - other)
        x, energy = jnp.where(taken, new, x), jnp.where(taken, other, energy)
        return (x, energy), x * x * scale

    begin = start, (start * start - 1.0) ** 2 * scale
    return jnp.mean(lax.scan(step, begin, (moves, chances))[1])


def markov_chain(p, start, steps):
    def step(_, state):
        now, mean = state
        now = now @ p
        return now, mean + now

    return lax.fori_loop(0, steps, step, (start, jnp.zeros_like(start)))[1] / steps


def clusters(points, centers, steps):
    k = centers.shape[0]

    def step(_, centers):
        far = jnp.sum((points[:, None] - centers[None]) ** 2, axis=-1)
        best = jnp.argmin(far, axis=1)
        sums = jnp.zeros_like(centers).at[best].add(points)
        counts = jnp.zeros(k).at[best].add(1.0)
        return sums / jnp.maximum(counts, 1.0)[:, None]

    return lax.fori_loop(0, steps, step, centers)


def mixture(x, means, steps):
    def step(_, state):
        means, spread = state
        share = jnp.exp(-0.5 * (x[:, None] - means) ** 2 / spread) / jnp.sqrt(spread)
        share = share / jnp.sum(share, axis=1, keepdims=True)
        weight = jnp.sum(share, axis=0)
        means = x @ share / weight
        return means, (x * x) @ share / weight - means * means + 0.01

    return lax.fori_loop(0, steps, step, (means, jnp.ones_like(means)))[0]


def volatility(returns, omega, alpha, beta):
    def step(variance, r):
        return omega + alpha * r * r + beta * variance, jnp.log(variance) + r * r / variance

    return -0.5 * jnp.sum(lax.scan(step, omega / (1.0 - alpha - beta), returns)[1])


def kernel_regression(x, y, points, width):
    w = jnp.exp(-0.5 * ((points[:, None] - x) / width) ** 2)
    return w @ y / jnp.sum(w, axis=1)


def coordinate_descent(a, b, penalty, steps):
    n = a.shape[1]
    norms = jnp.sum(a * a, axis=0)

    def coordinate(j, state):
        w, rest = state
        column = a[:, j]
        rho = column @ (rest + column * w[j])
        new = jnp.sign(rho) * jnp.maximum(jnp.abs(rho) - penalty, 0.0) / norms[j]
        return w.at[j].set(new), rest - column * (new - w[j])

    def step(_, state):
        return lax.fori_loop(0, n, coordinate, state)

    return lax.fori_loop(0, steps, step, (jnp.zeros(n), b))[0]
