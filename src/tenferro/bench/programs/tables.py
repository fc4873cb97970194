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
