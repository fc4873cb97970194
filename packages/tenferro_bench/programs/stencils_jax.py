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


def string(start, steps):
    def step(_, state):
        before, now = state
        bend = now[:-2] - 2.0 * now[1:-1] + now[2:]
        inner = 2.0 * now[1:-1] - before[1:-1] + 0.4 * bend
        return now, jnp.pad(inner, 1)

    return lax.fori_loop(0, steps, step, (start, start))[1]


def burgers(u, steps):
    def step(_, u):
        flux = 0.5 * u * u
        change = jnp.where(u > 0.0, flux - jnp.roll(flux, 1), jnp.roll(flux, -1) - flux)
        return u - 0.1 * change

    return lax.fori_loop(0, steps, step, u)


def lattice_boltzmann(f, steps):
    cx = [0, 1, 0, -1, 0, 1, -1, -1, 1]
    cy = [0, 0, 1, 0, -1, 1, 1, -1, -1]
    w = jnp.array([16.0, 4.0, 4.0, 4.0, 4.0, 1.0, 1.0, 1.0, 1.0])[:, None, None] / 36.0
    x, y = (jnp.array(c, float)[:, None, None] for c in (cx, cy))

    def step(_, f):
        rho = jnp.sum(f, axis=0)
        ux, uy = jnp.sum(x * f, axis=0) / rho, jnp.sum(y * f, axis=0) / rho
        cu = x * ux + y * uy
        rest = 1.0 + 3.0 * cu + 4.5 * cu * cu - 1.5 * (ux * ux + uy * uy)
        f = f - 0.6 * (f - w * rho * rest)
        return jnp.stack([jnp.roll(f[k], (cx[k], cy[k]), (0, 1)) for k in range(9)])

    return lax.fori_loop(0, steps, step, f)


def gray_scott(u, v, steps):
    def around(x):
        return x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:] - 4.0 * x[1:-1, 1:-1]

    def step(_, state):
        u, v = state
        x, y = u[1:-1, 1:-1], v[1:-1, 1:-1]
        made = x * y * y
        return (
            u.at[1:-1, 1:-1].add(0.16 * around(u) - made + 0.035 * (1.0 - x)),
            v.at[1:-1, 1:-1].add(0.08 * around(v) + made - 0.095 * y),
        )

    u, v = lax.fori_loop(0, steps, step, (u, v))
    return u + v


def alternating_directions(u, steps):
    a = 0.3

    def half(_, u):
        bend = u[:, :-2] - 2.0 * u[:, 1:-1] + u[:, 2:]
        right = (u[:, 1:-1] + a * bend)[1:-1]  # rows are along the line of unknowns
        zero = jnp.zeros(right.shape[1])

        def forward(before, r):
            p, v = before
            pivot = 1.0 + 2.0 * a - a * p
            now = a / pivot, (r + a * v) / pivot
            return now, now

        def backward(after, x):
            now = x[1] + x[0] * after
            return now, now

        _, (p, v) = lax.scan(forward, (zero, zero), right)
        return jnp.pad(lax.scan(backward, zero, (p, v), reverse=True)[1].T, 1)

    return lax.fori_loop(0, 2 * steps, half, u)


def two_grids(right, cycles):
    n = right.shape[0]
    m = (n - 1) // 2 + 1

    def smooth(_, state):
        u, source = state

        def element(left, x):
            now = 0.5 * (left + x[0] + x[1])
            return now, now

        _, inner = lax.scan(element, u[0], (u[2:], source))
        return u.at[1:-1].set(inner), source

    def cycle(_, u):
        u, _ = lax.fori_loop(0, 3, smooth, (u, right[1:-1]))
        rest = jnp.pad(right[1:-1] - 2.0 * u[1:-1] + u[:-2] + u[2:], 1)
        source = rest[1:-2:2] + 2.0 * rest[2:-1:2] + rest[3::2]
        coarse, _ = lax.fori_loop(0, 10, smooth, (jnp.zeros(m), source))
        u = u.at[2:-1:2].add(coarse[1:-1])
        return u.at[1::2].add(0.5 * (coarse[:-1] + coarse[1:]))

    return lax.fori_loop(0, cycles, cycle, jnp.zeros(n))


def life(cells, steps):
    def step(_, cells):
        rows = jnp.roll(cells, 1, 0) + cells + jnp.roll(cells, -1, 0)
        count = jnp.roll(rows, 1, 1) + rows + jnp.roll(rows, -1, 1) - cells
        return jnp.where((count == 3.0) | ((count == 2.0) & (cells == 1.0)), 1.0, 0.0)

    return lax.fori_loop(0, steps, step, cells)
