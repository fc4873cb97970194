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


def cholesky(a):
    n = a.shape[0]
    places = jnp.arange(n)

    def column(j, a):  # left-looking: a column needs those to its left
        left = jnp.where(places < j, a[j], 0.0)
        rest = a[:, j] - a @ left
        return a.at[:, j].set(jnp.where(places >= j, rest / jnp.sqrt(rest[j]), a[:, j]))

    return jnp.tril(lax.fori_loop(0, n, column, a))


def substitution(a, b):
    n = b.shape[0]
    diagonal = jnp.diag(a)
    lower = jnp.tril(a, -1)

    def forward(i, x):
        return x.at[i].set((x[i] - lower[i] @ x) / diagonal[i])

    def backward(k, x):
        i = n - 1 - k
        return x.at[i].set((x[i] - lower[:, i] @ x) / diagonal[i])

    x = lax.fori_loop(0, n, forward, b)
    return lax.fori_loop(0, n, backward, x)


def gram_schmidt(a):
    n = a.shape[1]
    places = jnp.arange(n)

    def step(a, k):
        norm = jnp.sqrt(jnp.sum(a[:, k] ** 2))
        q = a[:, k] / norm
        row = jnp.where(places > k, q @ a, 0.0)
        return a - q[:, None] * row, row.at[k].set(norm)

    return lax.scan(step, a, places)[1]


def householder(a):
    m, n = a.shape
    rows = jnp.arange(m)

    def step(k, a):
        v = jnp.where(rows >= k, a[:, k], 0.0)
        norm = jnp.sqrt(jnp.sum(v * v))
        v = v.at[k].add(jnp.where(v[k] > 0.0, norm, -norm))
        return a - 2.0 / jnp.sum(v * v) * jnp.outer(v, v @ a)

    return jnp.triu(lax.fori_loop(0, n, step, a))


def givens(a):
    m, n = a.shape
    pairs = jnp.array([(i, j) for j in range(n) for i in range(m - 1, j, -1)])

    def rotate(a, pair):
        i, j = pair
        rows = lax.dynamic_slice(a, (i - 1, 0), (2, n))
        x, y = rows[0, j], rows[1, j]
        r = jnp.sqrt(x * x + y * y)
        turned = jnp.stack([jnp.stack([x, y]), jnp.stack([-y, x])]) @ rows / r
        return lax.dynamic_update_slice(a, turned, (i - 1, 0)), None

    return jnp.triu(lax.scan(rotate, a, pairs)[0])


def jacobi_eigenvalues(a, sweeps):
    n = a.shape[0]
    pairs = jnp.array([(p, q) for p in range(n - 1) for q in range(p + 1, n)])

    def rotate(a, pair):
        p, q = pair
        turn = (a[q, q] - a[p, p]) / (2.0 * a[p, q] + 1e-30)
        t = jnp.where(turn >= 0.0, 1.0, -1.0) / (jnp.abs(turn) + jnp.sqrt(1.0 + turn * turn))
        c = 1.0 / jnp.sqrt(1.0 + t * t)
        s = t * c
        x, y = a[:, p], a[:, q]
        a = a.at[:, p].set(c * x - s * y).at[:, q].set(s * x + c * y)
        x, y = a[p], a[q]
        return a.at[p].set(c * x - s * y).at[q].set(s * x + c * y), None

    def sweep(_, a):
        return lax.scan(rotate, a, pairs)[0]

    return jnp.diag(lax.fori_loop(0, sweeps, sweep, a))


def power_iteration(a, v, steps):
    def step(_, state):
        w = a @ state[0]
        norm = jnp.sqrt(jnp.sum(w * w))
        return w / norm, norm

    return lax.fori_loop(0, steps, step, (v, jnp.zeros(())))[1]


def conjugate_gradient(a, b, steps):
    def step(_, state):
        x, r, p, old = state
        ap = a @ p
        alpha = old / (p @ ap)
        r = r - alpha * ap
        new = r @ r
        return x + alpha * p, r, r + (new / old) * p, new

    return lax.fori_loop(0, steps, step, (jnp.zeros_like(b), b, b, b @ b))[0]


def over_relaxation(a, b, steps):
    n = b.shape[0]
    diagonal = jnp.diag(a)
    rest = a - jnp.diag(diagonal)

    def row(i, x):
        return x.at[i].set(1.1 * (b[i] - rest[i] @ x) / diagonal[i] - 0.1 * x[i])

    return lax.fori_loop(0, steps, lambda _, x: lax.fori_loop(0, n, row, x), jnp.zeros(n))


def inverse(a):
    n = a.shape[0]
    places = jnp.arange(n)

    def step(k, a):
        column = jnp.where(places == k, 0.0, a[:, k])
        row = a[k].at[k].set(1.0) / a[k, k]
        cleared = a.at[:, k].set(0.0).at[k].set(row)
        return cleared - jnp.outer(column, row)

    return lax.fori_loop(0, n, step, a)


def triangular_product(a, b):
    n = b.shape[0]
    lower = jnp.tril(a)

    def row(k, b):
        i = n - 1 - k
        return b.at[i].set(lower[i] @ b)

    return lax.fori_loop(0, n, row, b)


def symmetric_update(a, c):
    n = a.shape[0]
    places = jnp.arange(n)

    def row(i, c):
        return c.at[i].add(jnp.where(places <= i, a @ a[i], 0.0))

    return lax.fori_loop(0, n, row, c)
