"""The programs of `matrices` in jax's loops."""

import jax.numpy as jnp
from jax import lax


def lu(a):
    n = a.shape[0]
    places = jnp.arange(n)

    def step(k, a):
        below = places > k
        column = jnp.where(below, a[:, k] / a[k, k], 0.0)
        row = jnp.where(below, a[k, :], 0.0)
        a = a - jnp.outer(column, row)
        return a.at[:, k].set(jnp.where(below, column, a[:, k]))

    return lax.fori_loop(0, n, step, a)


def thomas(lower, main, upper, right):
    def forward(before, x):
        c, d = before
        low, mid, up, r = x
        pivot = mid - low * c
        now = up / pivot, (r - low * d) / pivot
        return now, now

    lower = lower.at[0].set(0.0)
    zero = jnp.zeros(())
    _, (c, d) = lax.scan(forward, (zero, zero), (lower, main, upper, right))

    def backward(after, x):
        now = x[1] - x[0] * after
        return now, now

    return lax.scan(backward, zero, (c.at[-1].set(0.0), d), reverse=True)[1]


def levinson(r, b):
    n = b.shape[0]
    places = jnp.arange(n)
    mirrored = jnp.concatenate([r[::-1], jnp.zeros(n)])  # element n - 1 - i is r[i]

    def step(state, m):
        f, x = state
        row = lax.dynamic_slice(mirrored, (n - 1 - m,), (n,))  # r[m - i]
        e = jnp.where(places < m, row, 0.0) @ f
        s = jnp.where(places < m, row, 0.0) @ x
        back = jnp.roll(f[::-1], m + 1 - n)  # f[m - i]
        back = jnp.where((places > 0) & (places <= m), back, 0.0)
        f = (f - e * back) / (1.0 - e * e)
        turned = jnp.where(places <= m, jnp.roll(f[::-1], m + 1 - n), 0.0)
        return (f, x + (b[m] - s) * turned), None

    start = jnp.zeros(n).at[0].set(1.0 / r[0]), jnp.zeros(n).at[0].set(b[0] / r[0])
    return lax.scan(step, start, jnp.arange(1, n))[0][1]
