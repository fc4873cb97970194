"""Dynamic programming: tables whose elements are computed from earlier ones."""

import numpy as np


def viterbi(start, moves, seen):
    """The largest log-probability of a path through a hidden Markov model."""
    steps, n = seen.shape
    best = start + seen[0]
    for t in range(1, steps):
        new = np.zeros(n)
        for j in range(n):
            most = best[0] + moves[0, j]
            for i in range(1, n):
                if best[i] + moves[i, j] > most:
                    most = best[i] + moves[i, j]
            new[j] = most + seen[t, j]
        best = new
    return np.max(best)


def edit_distance(costs, gap):
    """A smooth edit distance: the least of three ways is a soft minimum."""
    n, m = costs.shape
    d = np.zeros((n + 1, m + 1))
    for i in range(1, n + 1):
        d[i, 0] = i * gap
    for j in range(1, m + 1):
        d[0, j] = j * gap
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            a = d[i - 1, j - 1] + costs[i - 1, j - 1]
            b = d[i - 1, j] + gap
            c = d[i, j - 1] + gap
            least = min(a, min(b, c))
            total = np.exp(least - a) + np.exp(least - b) + np.exp(least - c)
            d[i, j] = least - np.log(total)
    return d[n, m]


def needleman_wunsch(scores, gap):
    """The score of the best global alignment of two sequences."""
    n, m = scores.shape
    d = np.zeros((n + 1, m + 1))
    for i in range(n + 1):
        d[i, 0] = -gap * i
    for j in range(m + 1):
        d[0, j] = -gap * j
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            both = d[i - 1, j - 1] + scores[i - 1, j - 1]
            d[i, j] = max(both, max(d[i - 1, j], d[i, j - 1]) - gap)
    return d[n, m]


def time_warping(x, y):
    """The distance of two series by dynamic time warping."""
    n, m = x.shape[0], y.shape[0]
    d = np.full((n + 1, m + 1), 1e30)
    d[0, 0] = 0.0
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            cost = (x[i - 1] - y[j - 1]) ** 2
            d[i, j] = cost + min(d[i - 1, j - 1], min(d[i - 1, j], d[i, j - 1]))
    return d[n, m]


def floyd_warshall(d):
    """The lengths of all shortest paths in a graph."""
    n = d.shape[0]
    for k in range(n):
        for i in range(n):
            for j in range(n):
                if d[i, k] + d[k, j] < d[i, j]:
                    d[i, j] = d[i, k] + d[k, j]
    return d


def hidden_markov(start, moves, emission, seen):
    """The log-likelihood of observations by the scaled forward recursion."""
    n = start.shape[0]
    alpha = start * emission[:, seen[0]]
    total = 0.0
    for t in range(seen.shape[0]):
        if t > 0:
            new = np.zeros(n)
            for j in range(n):
                for i in range(n):
                    new[j] += alpha[i] * moves[i, j]
                new[j] *= emission[j, seen[t]]
            alpha = new
        scale = np.sum(alpha)
        alpha = alpha / scale
        total += np.log(scale)
    return total


def knapsack(values, weights, capacity):
    """The largest value that fits into a knapsack, each thing at most once."""
    best = np.zeros(capacity + 1)
    for i in range(values.shape[0]):
        w = weights[i]
        for c in range(capacity, w - 1, -1):
            best[c] = max(best[c], best[c - w] + values[i])
    return best[capacity]


def matrix_chain(sizes):
    """The least cost of a product of matrices over all orders."""
    n = sizes.shape[0] - 1
    cost = np.zeros((n, n))
    for length in range(1, n):
        for i in range(n - length):
            j = i + length
            least = 1e300
            for k in range(i, j):
                total = cost[i, k] + cost[k + 1, j] + sizes[i] * sizes[k + 1] * sizes[j + 1]
                if total < least:
                    least = total
            cost[i, j] = least
    return cost[0, n - 1]
