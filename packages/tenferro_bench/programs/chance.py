"""Statistics and random numbers, which are arguments."""

import numpy as np


def random_walk(start, noise, width):
    """A walk between two walls that throw it back."""
    x = start
    total = 0.0
    for t in range(noise.shape[0]):
        x = x + 0.3 * noise[t] - 0.01 * x
        if x > width:
            x = 2.0 * width - x
        elif x < -width:
            x = -2.0 * width - x
        total += x * x
    return total / noise.shape[0]


def metropolis(start, moves, chances, scale):
    """A chain of Metropolis through a density with two peaks."""
    x = start
    energy = (x * x - 1.0) ** 2 * scale
    total = 0.0
    for t in range(moves.shape[0]):
        new = x + moves[t]
        other = (new * new - 1.0) ** 2 * scale
        if chances[t] < np.exp(energy - other):
            x = new
            energy = other
        total += x * x * scale
    return total / moves.shape[0]


def markov_chain(p, start, steps):
    """The mean distribution of a chain over time."""
    n = start.shape[0]
    now = start
    mean = np.zeros(n)
    for _ in range(steps):
        new = np.zeros(n)
        for i in range(n):
            for j in range(n):
                new[j] += now[i] * p[i, j]
        now = new
        mean += now
    return mean / steps


def clusters(points, centers, steps):
    """Centers of clusters by Lloyd's iteration (k-means)."""
    n, d = points.shape
    k = centers.shape[0]
    for _ in range(steps):
        sums = np.zeros((k, d))
        counts = np.zeros(k)
        for i in range(n):
            best = 0
            least = 1e300
            for c in range(k):
                far = 0.0
                for m in range(d):
                    far += (points[i, m] - centers[c, m]) ** 2
                if far < least:
                    least = far
                    best = c
            counts[best] += 1.0
            for m in range(d):
                sums[best, m] += points[i, m]
        centers = sums / np.maximum(counts, 1.0).reshape((k, 1))
    return centers


def mixture(x, means, steps):
    """Means and spreads of a mixture of normal distributions (expectation, maximization)."""
    n = x.shape[0]
    k = means.shape[0]
    spread = np.ones(k)
    for _ in range(steps):
        weight = np.zeros(k)
        first = np.zeros(k)
        second = np.zeros(k)
        for i in range(n):
            share = np.exp(-0.5 * (x[i] - means) ** 2 / spread) / np.sqrt(spread)
            share = share / np.sum(share)
            for c in range(k):
                weight[c] += share[c]
                first[c] += share[c] * x[i]
                second[c] += share[c] * x[i] * x[i]
        means = first / weight
        spread = second / weight - means * means + 0.01
    return means


def volatility(returns, omega, alpha, beta):
    """The log-likelihood of returns whose variance follows them (GARCH)."""
    variance = omega / (1.0 - alpha - beta)
    total = 0.0
    for t in range(returns.shape[0]):
        total += np.log(variance) + returns[t] * returns[t] / variance
        variance = omega + alpha * returns[t] * returns[t] + beta * variance
    return -0.5 * total


def kernel_regression(x, y, points, width):
    """Local means, weighted by distance."""
    out = np.zeros(points.shape[0])
    for k in range(points.shape[0]):
        total = 0.0
        weights = 0.0
        for i in range(x.shape[0]):
            z = (points[k] - x[i]) / width
            w = np.exp(-0.5 * z * z)
            total += w * y[i]
            weights += w
        out[k] = total / weights
    return out


def coordinate_descent(a, b, penalty, steps):
    """Sparse regression by soft thresholds (lasso)."""
    m, n = a.shape
    w = np.zeros(n)
    rest = b.copy()
    for _ in range(steps):
        for j in range(n):
            rho = 0.0
            norm = 0.0
            for i in range(m):
                rho += a[i, j] * (rest[i] + a[i, j] * w[j])
                norm += a[i, j] * a[i, j]
            if rho > penalty:
                new = (rho - penalty) / norm
            elif rho < -penalty:
                new = (rho + penalty) / norm
            else:
                new = 0.0
            for i in range(m):
                rest[i] -= a[i, j] * (new - w[j])
            w[j] = new
    return w
