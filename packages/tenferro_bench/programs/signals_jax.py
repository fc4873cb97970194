"""The programs of `signals` in jax's loops."""

import jax.numpy as jnp
from jax import lax


def fft(x):
    n = x.shape[0]
    y, m = x, 1
    while m < n:  # Stockham's order, in which no stage permutes
        a, b = y.reshape(2, n // (2 * m), m)
        w = jnp.exp(-2j * jnp.pi * m / n * jnp.arange(n // (2 * m)))[:, None]
        y = jnp.stack([a + b, w * (a - b)], axis=1)
        m *= 2
    return y.reshape(n)


def convolution(image, kernel):
    k = kernel.shape[0]
    n, m = image.shape[0] - k + 1, image.shape[1] - k + 1

    def add(total, place):
        a, b = place // k, place % k
        return total + kernel[a, b] * lax.dynamic_slice(image, (a, b), (n, m)), None

    return lax.scan(add, jnp.zeros((n, m)), jnp.arange(k * k))[0]


def recursive_filter(x, b, a):
    forced = b[0] * x
    forced = forced.at[1:].add(b[1] * x[:-1]).at[2:].add(b[2] * x[:-2])

    def step(before, f):
        y1, y2 = before
        y = f - a[0] * y1 - a[1] * y2
        return (y, y1), y

    zero = jnp.zeros(())
    return lax.scan(step, (zero, zero), forced)[1]


def deriche(image, alpha):
    k = jnp.exp(-alpha)
    gain = (1.0 - k) * (1.0 - k) / (1.0 + 2.0 * alpha * k - k * k)
    columns = image.T
    zero = jnp.zeros(image.shape[0])

    def forth(state, x):
        before, y1, y2 = state
        y = gain * (x + k * (alpha - 1.0) * before) + 2.0 * k * y1 - k * k * y2
        return (x, y, y1), y

    def back(state, x):
        x1, x2, y1, y2 = state
        y = gain * (k * (alpha + 1.0) * x1 - k * k * x2) + 2.0 * k * y1 - k * k * y2
        return (x, x1, y, y1), y

    first = lax.scan(forth, (zero,) * 3, columns)[1]
    return (first + lax.scan(back, (zero,) * 4, columns, reverse=True)[1]).T


def prefix_products(x, steps):
    def element(total, y):
        total = 0.9 * total + y
        return total, total * (1.0 - 0.1 * y)

    def step(_, y):
        return lax.scan(element, jnp.zeros(()), y)[1]

    return lax.fori_loop(0, steps, step, x)


def soft_histogram(x, bins):
    place = x * (bins - 1)
    left = place.astype(int)
    share = place - left
    counts = jnp.zeros(bins + 1).at[left].add(1.0 - share)
    return counts.at[left + 1].add(share)


def bilateral(image, radius):
    n, m = image.shape
    k = 2 * radius + 1
    inner = image[radius : n - radius, radius : m - radius]

    def add(state, place):
        total, weights = state
        a, b = place // k, place % k
        part = lax.dynamic_slice(image, (a, b), inner.shape)
        far = (a - radius) ** 2 + (b - radius) ** 2
        w = jnp.exp(-0.1 * far - 2.0 * (part - inner) ** 2)
        return (total + w * part, weights + w), None

    zero = jnp.zeros(inner.shape)
    total, weights = lax.scan(add, (zero, zero), jnp.arange(k * k))[0]
    return jnp.pad(total / weights, radius)


def box_blur(image, radius):
    k = 2 * radius + 1
    s = jnp.pad(jnp.cumsum(jnp.cumsum(image, axis=0), axis=1), ((1, 0), (1, 0)))
    return (s[k:, k:] - s[:-k, k:] - s[k:, :-k] + s[:-k, :-k]) / (k * k)


def sorting_network(x):
    n = x.shape[0]
    places = jnp.arange(n)

    def step(x, k):
        first = (places - k) % 2 == 0  # of a pair
        partner = jnp.where(first, places + 1, places - 1)
        inside = (partner >= 0) & (partner < n)
        other = jnp.where(first, jnp.roll(x, -1), jnp.roll(x, 1))
        exchanged = jnp.where(first, jnp.minimum(x, other), jnp.maximum(x, other))
        return jnp.where(inside, exchanged, x), None

    return lax.scan(step, x, jnp.arange(n) % 2)[0] * places


def spline(y, points):
    bend = 6.0 * (y[:-2] - 2.0 * y[1:-1] + y[2:])
    zero = jnp.zeros(())

    def forward(before, b):
        c, d = before
        pivot = 4.0 - c
        now = 1.0 / pivot, (b - d) / pivot
        return now, now

    def backward(after, x):
        now = x[1] - x[0] * after
        return now, now

    _, (c, d) = lax.scan(forward, (zero, zero), bend)
    curve = jnp.pad(lax.scan(backward, zero, (c, d), reverse=True)[1], 1)
    i = points.astype(int)
    b = points - i
    a = 1.0 - b
    bent = (a * a * a - a) * curve[i] + (b * b * b - b) * curve[i + 1]
    return a * y[i] + b * y[i + 1] + bent / 6.0


def adaptive_filter(x, wanted, rate, taps):
    def step(w, t):
        window = lax.dynamic_slice(x, (t - taps + 1,), (taps,))[::-1]
        e = wanted[t] - w @ window
        return w + rate * e * window, e

    errors = lax.scan(step, jnp.zeros(taps), jnp.arange(taps, x.shape[0]))[1]
    return jnp.concatenate([jnp.zeros(taps), errors])


def haar(x):
    details = []
    while x.shape[0] > 1:
        pairs = x.reshape(-1, 2)
        details.append((pairs[:, 0] - pairs[:, 1]) * 0.7071067811865476)
        x = (pairs[:, 0] + pairs[:, 1]) * 0.7071067811865476
    return jnp.concatenate([x, *details[::-1]])
