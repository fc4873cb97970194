"""The programs of `stencils` in jax's loops."""

import jax.numpy as jnp
from jax import lax


def heat(u, steps):
    def step(_, u):
        around = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]
        return u.at[1:-1, 1:-1].add(0.2 * (around - 4.0 * u[1:-1, 1:-1]))

    return lax.fori_loop(0, steps, step, u)


def seidel(a, steps):
    def row(above, rows):
        here, below = rows

        def element(left, x):
            up, mid, right, down = x
            new = 0.2 * (up + down + left + right + mid)
            return new, new

        _, inner = lax.scan(element, here[0], (above[1:-1], here[1:-1], here[2:], below[1:-1]))
        new = jnp.concatenate([here[:1], inner, here[-1:]])
        return new, new

    def step(_, a):
        _, inner = lax.scan(row, a[0], (a[1:-1], a[2:]))
        return jnp.concatenate([a[:1], inner, a[-1:]])

    return lax.fori_loop(0, steps, step, a)


def maxwell(ex, ey, hz, pulse):
    def step(state, p):
        ex, ey, hz = state
        ey = ey.at[0, :].set(p)
        ey = ey.at[1:, :].add(-0.5 * (hz[1:, :] - hz[:-1, :]))
        ex = ex.at[:, 1:].add(-0.5 * (hz[:, 1:] - hz[:, :-1]))
        curl = ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1]
        return (ex, ey, hz.at[:-1, :-1].add(-0.7 * curl)), None

    return lax.scan(step, (ex, ey, hz), pulse)[0][2]
