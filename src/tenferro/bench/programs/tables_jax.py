"""The programs of `tables` in jax's loops."""

import jax.numpy as jnp
from jax import lax
from jax.scipy.special import logsumexp


def viterbi(start, moves, seen):
    def step(best, now):
        return jnp.max(best[:, None] + moves, axis=0) + now, None

    return jnp.max(lax.scan(step, start + seen[0], seen[1:])[0])


def edit_distance(costs, gap):
    n, m = costs.shape

    def row(above, x):
        cost, first = x

        def element(left, y):
            cost, corner, up = y
            now = -logsumexp(-jnp.stack([corner + cost, up + gap, left + gap]))
            return now, now

        _, rest = lax.scan(element, first, (cost, above[:-1], above[1:]))
        return jnp.concatenate([first[None], rest]), None

    first = gap * jnp.arange(m + 1.0)
    return lax.scan(row, first, (costs, gap * jnp.arange(1.0, n + 1)))[0][-1]
