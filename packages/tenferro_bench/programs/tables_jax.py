"""The programs of `tables` in jax's loops."""

import jax
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


def needleman_wunsch(scores, gap):
    m = scores.shape[1]

    def row(above, x):
        score, first = x
        best = jnp.maximum(above[:-1] + score, above[1:] - gap)

        def element(left, b):
            now = jnp.maximum(b, left - gap)
            return now, now

        _, rest = lax.scan(element, first, best)
        return jnp.concatenate([first[None], rest]), None

    first = -gap * jnp.arange(m + 1.0)
    ends = -gap * jnp.arange(1.0, scores.shape[0] + 1)
    return lax.scan(row, first, (scores, ends))[0][-1]


def time_warping(x, y):
    def row(above, x):
        best = jnp.minimum(above[:-1], above[1:])
        cost = (x - y) ** 2

        def element(left, z):
            now = z[0] + jnp.minimum(z[1], left)
            return now, now

        _, rest = lax.scan(element, jnp.array(1e30), (cost, best))
        return jnp.concatenate([jnp.array([1e30]), rest]), None

    start = jnp.full(y.shape[0] + 1, 1e30).at[0].set(0.0)
    return lax.scan(row, start, x)[0][-1]


def floyd_warshall(d):
    def step(k, d):
        through = d[:, k, None] + d[k, None, :]
        return jnp.where(through < d, through, d)

    return lax.fori_loop(0, d.shape[0], step, d)


def hidden_markov(start, moves, emission, seen):
    def scaled(alpha):
        scale = jnp.sum(alpha)
        return alpha / scale, jnp.log(scale)

    def step(alpha, symbol):
        return scaled(alpha @ moves * emission[:, symbol])

    alpha, first = scaled(start * emission[:, seen[0]])
    return first + jnp.sum(lax.scan(step, alpha, seen[1:])[1])


def knapsack(values, weights, capacity):
    places = jnp.arange(capacity + 1)

    def step(best, thing):
        value, weight = thing
        other = jnp.roll(best, weight) + value
        return jnp.where(places >= weight, jnp.maximum(best, other), best), None

    return lax.scan(step, jnp.zeros(capacity + 1), (values, weights))[0][-1]


def matrix_chain(sizes):
    n = sizes.shape[0] - 1
    places = jnp.arange(n)

    def diagonal(length, cost):
        def element(i):
            j = jnp.minimum(i + length, n - 1)
            below = jnp.roll(cost[:, j], -1)  # cost[k + 1, j]
            total = cost[i] + below + sizes[i] * sizes[1:] * sizes[j + 1]
            return jnp.min(jnp.where((places >= i) & (places < j), total, 1e300))

        inside = places + length < n
        found = jax.vmap(element)(places)
        columns = jnp.where(inside, places + length, n)  # those outside are dropped
        return cost.at[places, columns].set(found, mode="drop")

    return lax.fori_loop(1, n, diagonal, jnp.zeros((n, n)))[0, n - 1]
