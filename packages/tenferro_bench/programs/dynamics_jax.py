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


def epidemic(start, rates, steps):
    n = start.shape[0]

    def group(g, state):  # groups read what those before them have written
        s, i, r = state
        new = 0.01 * (rates[g] @ i) * s[g]
        healed = 0.01 * 0.3 * i[g]
        return s.at[g].add(-new), i.at[g].add(new - healed), r.at[g].add(healed)

    def step(_, state):
        return lax.fori_loop(0, n, group, state)

    return lax.fori_loop(0, steps, step, (start, 0.01 * jnp.ones(n), jnp.zeros(n)))[2]


def lorenz(points, steps):
    h = 0.01

    def slope(p):
        x, y, z = p
        return jnp.stack([10.0 * (y - x), x * (28.0 - z) - y, x * y - 8.0 / 3.0 * z])

    def step(_, p):
        k1 = slope(p)
        k2 = slope(p + 0.5 * h * k1)
        k3 = slope(p + 0.5 * h * k2)
        k4 = slope(p + h * k3)
        return p + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)

    return lax.fori_loop(0, steps, step, points.T).T


def chain(x, v, steps):
    h = 0.05

    def step(_, state):
        x, v = state
        d = x[1:] - x[:-1]
        v = v.at[1:-1].add(h * (d[1:] - d[:-1] + 0.25 * (d[1:] * d[1:] - d[:-1] * d[:-1])))
        return x.at[1:-1].add(h * v[1:-1]), v

    return lax.fori_loop(0, steps, step, (x, v))[0]


def kalman(a, c, q, r, seen):
    n = a.shape[0]

    def step(state, y):
        x, p = state
        x, p = a @ x, a @ p @ a.T + q
        rest = y - c @ x
        pc = p @ c
        s = c @ pc + r
        gain = pc / s
        lost = jnp.log(2.0 * jnp.pi * s) + rest * rest / s
        return (x + gain * rest, p - jnp.outer(gain, pc)), lost

    return -0.5 * jnp.sum(lax.scan(step, (jnp.zeros(n), jnp.eye(n)), seen)[1])


def lstm(w, u, b, xs):
    n = b.shape[0] // 4

    def step(state, x):
        h, c = state
        z = w @ x + u @ h + b
        entry, forget, shown = 1.0 / (1.0 + jnp.exp(-z[: 3 * n].reshape(3, n)))
        c = forget * c + entry * jnp.tanh(z[3 * n :])
        return (shown * jnp.tanh(c), c), None

    return lax.scan(step, (jnp.zeros(n), jnp.zeros(n)), xs)[0][0]


def recurrent(w, u, xs):
    def step(h, x):
        return jnp.tanh(w @ h + u @ x), None

    return lax.scan(step, jnp.zeros(w.shape[0]), xs)[0]


def flock(position, velocity, steps):
    others = 1.0 - jnp.eye(position.shape[0])

    def step(_, state):
        position, velocity = state
        d = position[None] - position[:, None]
        d2 = jnp.sum(d * d, axis=-1)
        near = jnp.where(d2 < 0.25, others, 0.0)[..., None]
        follow = 0.02 * (velocity[None] - velocity[:, None]) - 0.01 * d / (d2[..., None] + 0.1)
        velocity = velocity + jnp.sum(near * follow, axis=1)
        return position + 0.05 * velocity, velocity

    return lax.fori_loop(0, steps, step, (position, velocity))[0]


def oscillators(phase, speed, coupling, steps):
    n = phase.shape[0]

    def step(_, phase):
        pull = jnp.sum(coupling * jnp.sin(phase[None] - phase[:, None]), axis=1)
        return phase + 0.05 * (speed + pull / n)

    return lax.fori_loop(0, steps, step, phase)
