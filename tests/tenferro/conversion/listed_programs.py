"""Plain Python programs whose loops read, set and append elements of lists and dictionaries."""

from typing import Any

import numpy as np


def recurrence(x):
    xs = [1.0 * x[0], x[1]]
    for i in range(2, 60):
        xs.append(0.5 * xs[i - 1] + 0.3 * xs[i - 2])
    return xs[-1], len(xs)


def last_element(x):
    xs = [x[0]]
    for i in range(60):
        xs.append(0.5 * xs[-1] + x[i % 12])
    return np.array(xs)


def table_of_lists(x):
    n, m = 6, 9
    table = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            best = max(table[i - 1][j], table[i][j - 1])
            if x[i] * x[j] > 0:
                best = max(best, table[i - 1][j - 1] + x[i] * x[j])
            table[i][j] = best
    return table[n][m], sum(table[3]), table[0]


def knapsack(x):
    best = [0.0] * 30
    for i in range(1, 12):
        for j in range(29, i - 1, -1):
            best[j] = max(best[j], best[j - i] + x[i])
    return best[-1], best


def appended_tuples(x):
    out = []
    for i in range(60):
        out.append((x[i % 12] * i, i))
    return np.array([a for a, _ in out]), sum(b for _, b in out)


def tuples_read_again(x):
    path = [(x[0], 0.5 * x[1:4])]
    for i in range(1, 40):
        a, b = path[i - 1]
        path.append((0.9 * a + b[0], 0.8 * b + a * 0.1))
    return path[-1][0], path[20][1]


def until_large(x):
    xs = [0.0]
    for i in range(200):
        xs.append(xs[-1] + abs(x[i % 12]))
        if xs[-1] > 20:
            break
    return xs[-1], len(xs), np.sum(xs), np.max(np.array(xs)[:3]), max(xs), sum(xs)


def filtered(x):
    found = []
    for i in range(60):
        v = x[i % 12] * i
        if v > 0:
            found.append(v)
    total = 0.0
    for v in found:
        total = 0.9 * total + v
    return total, np.mean(found), len(found)


def grown_by_two_loops(x):
    found = []
    for i in range(40):
        if x[i % 12] > 0:
            found.append(x[i % 12] * i)
            if i % 3 == 0:
                found.append(1.0 * i)
    for i in range(30):
        for j in range(2):
            if x[i % 12] < found[j]:
                found.append(found[-1] * 0.5 + j)
    return len(found), np.sum(found), found[-2]


def stack(x):
    waiting = [x[0]]
    total = 0.0
    for i in range(60):
        if len(waiting) > 0:
            v = waiting.pop()
            total += v
            if abs(v) > 0.1:
                waiting.append(0.6 * v)
                if i < 6:
                    waiting.append(0.3 * x[i])
    return total, len(waiting)


def state_in_a_dictionary(x):
    state = {"sum": 0.0, "n": 0, "last": {"v": x[0]}}
    for i in range(60):
        if x[i % 12] > 0:
            state["sum"] += x[i % 12] * i
            state["n"] += 1
            state["last"]["v"] = x[i % 12]
    return state["sum"] / state["n"], state["last"]["v"]


def dictionary_until_large(x):
    d = {"s": x[0], "n": 0}
    while d["s"] < 100.0:
        d["s"] = d["s"] * 1.5 + 1 + x[1] ** 2
        d["n"] += 1
    return d["s"], d["n"]


def state_in_a_list(x):
    s = [x[0], x[1:4], 0]
    for _ in range(60):
        s[0] = 0.9 * s[0] + s[1].sum()
        s[1] = 0.5 * s[1] + s[0] * 0.01
        s[2] += 1
    return s[0], s[1], s[2]


def rows(x):
    seq = [x]
    for i in range(60):
        p = seq[-1]
        q = 0.5 * p
        q[1:] += 0.25 * p[:-1]
        seq.append(q + 0.01 * i)
    return np.stack(seq)[30], seq[-1]


def numbers_that_become_floats(x):
    xs = [1, 2, 3] * 6
    for i in range(40):
        xs[i % 18] = xs[(i + 1) % 18] * 0.5 + x[i % 12]
    return sum(xs), xs[4]


def bubble_sort(x):
    xs = [1.0 * v for v in x]
    for i in range(len(xs)):
        for j in range(len(xs) - 1 - i):
            if xs[j] > xs[j + 1]:
                xs[j], xs[j + 1] = xs[j + 1], xs[j]
    return np.array(xs)


def insertion_sort(x):
    xs = [1.0 * v for v in x]
    for i in range(1, len(xs)):
        key, j = xs[i], i - 1
        while j >= 0 and xs[j] > key:
            xs[j + 1] = xs[j]
            j -= 1
        xs[j + 1] = key
    return np.array(xs), xs[-2]


def rows_as_lists(x):
    grid = [[v * (k + 1) for v in x[:5]] for k in range(5)]
    for _ in range(20):
        for i in range(1, 5):
            grid[i][0] = 0.5 * grid[i - 1][4]
            grid[i] = [0.9 * v for v in grid[i]]
    return np.array(grid), grid[2][3]


def another_name(x):
    xs = [0.0] * 20
    ys = xs
    for i in range(1, 20):
        xs[i] = xs[i - 1] + x[i % 12]
    return ys[19], np.array(ys)


def elements_that_change(x):
    parts, out = [], []
    s = x[:4].copy()
    for i in range(30):
        s[[0, -1]] = s[[-1, 0]]
        s = np.cos(s) + 0.1 * i
        parts.append(s)
    t = x[:4].copy()
    seq = [t, 2.0 * t]
    for i in range(2, 30):
        t = 0.5 * seq[i - 1] + 0.1
        seq.append(t)
        t[0] = 5.0
        out.append(seq[-1][0] + seq[i // 2][0])
    kept = [x, 2.0 * x]
    for i in range(30):
        x[i % 12] = 0.1
        out.append(kept[i % 2][3])
    return np.stack(parts), np.array(out), np.stack(seq)


def arrays_in_a_list_are_written_to(x):
    rows = [np.zeros(4) for _ in range(5)]
    first = rows[0]
    for i in range(30):
        rows[i % 5][i % 4] += x[i % 12]
    return np.stack(rows), first


def lists_of_single_steps(x):
    total, every = 0.0, []
    for i in range(12):
        before, larger = [x[i]], []
        for j in range(i):
            before.append(x[j] * before[-1])
            every.append(x[j] * i)
        before.append(2.0)
        for j in range(12):
            if x[j] > x[i]:
                larger.append(x[j])
        for j in range(i, 12):
            before.append(x[j] * before[-2])
        total += sum(before) * before[0] + len(before) + sum(larger)
        if len(larger) > 0:
            total += larger[-1] / len(larger)
    return total, sum(every), len(every)


def lists_that_conditions_choose(x):
    best, pair, low, high = [0.0, 0.0], {"v": x[0], "w": 0.0}, [1.0, 2.0], [3.0, 4.0]
    total = 0.0
    for i in range(12):
        found = [x[i], x[i] ** 2]
        if x[i] > best[0]:
            best = found
        pair = {"v": x[i], "w": x[i] ** 3} if x[i] < pair["v"] else pair
        for v in low if x[i] > 0 else high:
            total += v * x[i]
    if x[0] > x[1]:
        low, high = high, low
    low[0] = x[2]
    return best, pair, total, low, high


def lists_that_steps_bind_anew(x):
    best, low, high = {"v": x[0], "count": 0.0}, {"v": 1.0}, {"v": 2.0}
    rows, pair = [], ([3.0], [4.0])
    for i in range(120):
        best["count"] += 1.0
        if x[i % 12] > best["v"]:
            best = {"v": x[i % 12], "count": best["count"]}
        pair = (pair[1], [pair[0][0] + x[i % 12]])
        low["v"] += x[i % 12]
        low, high = high, low
    for i in range(100):
        row = {"v": x[i % 12]}
        row["v"] *= 2.0
        rows.append(row)
    return best, pair, low, high, [row["v"] for row in rows]


def rows_that_are_chosen(x):
    rows = []
    for i in range(12):
        if x[i] > 0:
            rows.append(x[:5] * i)
    one, other = np.stack(rows), np.stack(rows, axis=-1)
    return np.sum(np.cos(one)), np.sum(other[2] * np.exp(other[1])), one[-1], other[:, 0]


def lists_of_comprehensions(x):
    n, scale = len(x), 2.0
    squares = [x[i] ** 2 * scale for i in range(n)]
    pairs = [(a, i) for i, a in enumerate(x)]
    grid = [[x[i] * x[j] for j in range(i)] for i in range(3)]
    every = [x[i] + b for i in range(n) for b in (1.0, 2.0) if i % 2]
    odd = [
        sum(x[i] * j for j in range(i)) if x[i] > 0 else [x[i] for _ in (1, 2)][1]
        for i in range(n)
        if i % 2
    ]
    doubled = (lambda scale: [scale * v for v in x])(2.0)
    x = [x + n for x in x]
    return squares, pairs[3], grid, every, odd, doubled[:2], x[:3]


def sums_of_comprehensions(x):
    kept = []
    for i in range(len(x)):
        if x[i] > 0:
            kept.append(x[i])
    total = sum(v * v for v in kept) + sum((x[i] * i for i in range(12)), 1.0)
    total += max(v * x[0] for v in x) - min([v + 1 for v in kept])
    if sum(v for v in x if v > 0.5) > 1:
        total += sum(x[i] for i in range(12) if i > 5)
    k = 0
    while sum(x[i] * 0 + 1 for i in range(12)) > k:
        k += 1
    return total + k


_X = np.random.default_rng(0).standard_normal(12)
ROWS: dict[str, list[tuple[Any, ...]]] = {
    name: [(_X,)]
    for name, f in list(globals().items())
    if callable(f) and name.islower() and not name.startswith("_")
}
