"""Functions in plain Python and NumPy: loops and branches that depend on values of arguments.

Each takes arrays of floats, or whole numbers, and returns numbers and arrays. `ROWS` says with
which arguments.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

N = 12


def branch(x):
    if x[0] > 0:
        y = x * 2.0
    else:
        y = -x
    return y.sum()


def branch_of_one_side(x):
    y = x.sum()
    if y < 0:
        y = y * y
    return y


def branches_in_order(x):
    s = x.sum()
    if s > 10:
        return s * 2.0
    elif s > 1:
        return s * s
    elif s > -1:
        return np.sin(s)
    else:
        s = s + 1.0
    return s - 3.0


def nested_branches(x):
    if x[0] > 0:
        if x[1] > 0:
            a, b = x[0], x[1]
        else:
            a, b = x[1], x[0]
        a = a * 2.0
    else:
        a = b = x[2]
    return a * 3.0 - b


def branch_that_writes(x):
    if x[0] > x[1]:
        x[0], x[1] = x[1], x[0]
    return x * np.arange(1.0, len(x) + 1.0)


def branch_that_writes_a_view(x):
    row = x[2:5]
    if x[0] > 0:
        row[:] = row * x[0]
    else:
        row += 1.0
    return x.sum() + (x[3] ** 2)


def branch_on_a_number(x):
    y = 0
    if x[1] < 0.5:
        y = 1
    return y * x


def conditional_expressions(x):
    a = x[0] if x[0] > x[1] else x[1]
    return sum(v if v > 0 else 0.1 * v for v in x) * a


def logic(x):
    y = 0.0
    if x[0] > 0 and x[1] > 0 or not x[2] > 0:
        y = x[0]
    if x[0] and (x[1] < 5 or x[2] < 5):
        y = y + x[2]
    return y


def guarded_index(x):
    n, s = len(x), 0.0
    for i in range(3 * n):
        j = i - n
        if 0 <= j and j < n and x[j] > 0.0:
            s += x[j]
    return s


def chains(x):
    s = 0.0
    for i in range(len(x)):
        if -0.5 < x[i] <= 0.5 < 2 != 3:
            s = s + x[i] ** 3
    return s


def values_of_logic(x):
    a = x[0] > 0 and x[1] > 0
    b = (x[0] or 2.0) * 1.0
    return np.where(a, x.sum(), 0.5) + b


def sums(x):
    s = 0
    for i in range(len(x) * 20):
        s = s + x[i % len(x)] * i
    return s


def last_values(x):
    for i in range(200):
        t = x[i % 5] * i
        u = t + 1.0
    return t * u + i


def growing_total(x):
    total = 0
    for i in range(60):
        total = total + x * i + np.sin(x)
    return total


def recurrence(x):
    y = np.zeros(len(x) * 20)
    y[0] = x[0]
    for i in range(1, len(y)):
        y[i] = 0.5 * y[i - 1] + x[i % len(x)]
    return y


def fibonacci(x):
    a, b = x[0], x[1]
    for _ in range(90):
        a, b = b, 0.5 * (a + b)
    return a


def triangular(a):
    n = a.shape[0]
    s = 0.0
    for i in range(n):
        for j in range(i):
            s += a[i, j] * j
        for k in range(n - 1, i, -2):
            s -= a[i, k] * a[k, i]
    return s


def steps_of_ranges(x):
    s = 0.0
    for i in range(100, 3, -7):
        s = s * 0.5 + x[i % 4] * i
    for i in range(-4, 200, 3):
        s = s * 0.5 + x[i % 4] * i
    for i in range(5, 5):
        s = s + 1000.0
    return s


def cholesky(a):
    n = a.shape[0]
    for i in range(n):
        for j in range(i):
            for k in range(j):
                a[i, j] -= a[i, k] * a[j, k]
            a[i, j] /= a[j, j]
        for k in range(i):
            a[i, i] -= a[i, k] * a[i, k]
        a[i, i] = np.sqrt(a[i, i])
    return np.tril(a)


def lu(a):
    n = a.shape[0]
    for i in range(n):
        for j in range(i):
            for k in range(j):
                a[i, j] -= a[i, k] * a[k, j]
            a[i, j] /= a[j, j]
        for j in range(i, n):
            for k in range(i):
                a[i, j] -= a[i, k] * a[k, j]
    return a


def gauss_seidel(a):
    n = a.shape[0]
    for t in range(3):
        for i in range(1, n - 1):
            a[i, 1:-1] += a[i - 1, :-2] + a[i + 1, 2:]
            for j in range(1, n - 1):
                a[i, j] += a[i, j - 1]
                a[i, j] /= 9.0
    return a


def jacobi(u):
    v = u.copy()
    for _ in range(40):
        v[1:-1] = 0.33 * (u[:-2] + u[1:-1] + u[2:])
        u[1:-1] = 0.33 * (v[:-2] + v[1:-1] + v[2:])
    return u.sum() + v[3]


def swapped(u):
    u, v = u.copy(), u.copy()
    for _ in range(41):
        v[1:-1] = 0.5 * (u[:-2] + u[2:])
        u, v = v, u
    return u * 2.0 + v


def gram_schmidt(a):
    q, r = np.zeros_like(a), np.zeros((a.shape[1], a.shape[1]))
    for k in range(a.shape[1]):
        r[k, k] = np.sqrt(np.dot(a[:, k], a[:, k]))
        q[:, k] = a[:, k] / r[k, k]
        for j in range(k + 1, a.shape[1]):
            r[k, j] = np.dot(q[:, k], a[:, j])
            a[:, j] -= q[:, k] * r[k, j]
    return q, r


def escape(c):
    counts = np.zeros(len(c))
    for k in range(len(c)):
        z = 0.0
        for i in range(50):
            z = z * z + c[k]
            if z > 2.0:
                break
            counts[k] += 1.0
    return counts, z


def first_above(x):
    for i in range(200):
        if x[i % len(x)] * i > 5.0:
            return i * x[i % len(x)]
    return x.sum()


def found_or_not(x):
    for i in range(300):
        if x[i % len(x)] > 100.0:
            y = x[i % len(x)]
            break
    else:
        y = x[0] * 2.0
    return y * i


def odd_ones(x):
    s = 0.0
    for i in range(150):
        if x[i % len(x)] < 0:
            continue
        s += x[i % len(x)]
        if s > 7.0:
            s = s - 7.0
            continue
        s = s * 1.01
    return s


def newton(x):
    y = x[0] * x[0] + 1.0
    steps = 0
    while abs(y * y - 3.0) > 1e-10:
        y = 0.5 * (y + 3.0 / y)
        steps += 1
    return y, steps


def halving(x):
    s = x.sum() ** 2 + 10.0
    n = 0
    while n < 50 and s > 1.0:
        s = s / 2.0
        n = n + 1
        if s < 1.5:
            break
    else:
        s = s * 10.0
    return s * n


def forever(x):
    s = x[0] * x[0] + 0.5
    while True:
        s = s * 1.5
        if s > 20.0:
            return s * x[1]


def collatz(n):
    steps = 0
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    return steps


def rows(a):
    s = 0.0
    for row in a:
        row[0] = row[0] * 2.0
        s += np.dot(row, row)
    return s, a


def zipped(x):
    s = 0.0
    y = np.zeros_like(x)
    for i, (a, b) in enumerate(zip(x, x[::-1])):
        y[i] = a * b + i
        s += y[i]
    for i, a in zip(range(3, 3 + len(x)), reversed(x)):
        s = s * 0.9 + a * i
    for i in reversed(range(80)):
        s = s * 0.9 + x[i % 5] * i
    for i, v in enumerate(x, 2):
        s += i * v
    return s, y


def appended(x):
    found, sums = [], [0.0]
    s = x[0]
    for i in range(70):
        s = 0.9 * s + np.sin(x[i % len(x)])
        found.append(s)
    for v in found:
        sums.append(sums[-1] + v)
    return np.stack(found), np.array(found[3:]), found[-1], len(found), sums[-1]


def stacked(x):
    rows = []
    for t in range(90):
        x = np.tanh(x * 1.1 + t * 0.01)
        rows.append(x[:3])
        rows.append(x[1:4])
    return np.array(rows).mean(axis=0)


def inner_functions(x):
    scale = x[0]

    def scaled(v):
        if v > 0:
            return v * scale
        return v

    s = 0.0
    for v in x:
        s += scaled(v)
    return s * (lambda w: w if w > 0 else -w)(s)


def recursive_power(x, n=5):
    if n == 0:
        return 1.0
    return x.sum() * recursive_power(x, n - 1)


class Walker:
    """Keeps a position and a number of steps."""

    def __init__(self, x):
        self.x, self.steps = x, 0

    def step(self, v):
        if v > self.x:
            self.x = self.x + 0.5 * v
        else:
            self.x = self.x - 0.1
        self.steps += 1


def walk(x):
    w = Walker(x[0])
    for i in range(80):
        w.x = w.x * 0.9 + x[i % 3]
        w.steps += 1
    if w.x > 0:
        w.x = w.x * 2.0
    w.step(x[1])
    return w.x, w.steps


def metropolis(x):
    state, accepted = x[0], 0
    noise = np.sin(np.arange(300.0) * 12.9898) * 0.5 + 0.5
    for i in range(300):
        proposal = state + (noise[i] - 0.5) * x[1]
        if -0.5 * proposal**2 + 0.5 * state**2 > math.log(noise[(7 * i) % 300] + 1e-3):
            state = proposal
            accepted += 1
    return state, accepted


def smallest_and_largest(x):
    low = high = x[0]
    for v in x:
        low = min(low, v)
        high = max(high, v, 0.3)
    return high - low


def dynamic_programming(x):
    n = len(x)
    table = np.zeros((n, n))
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            best = max(table[i, j - 1], table[i + 1, j]) if i + 1 < n else table[i, j - 1]
            table[i, j] = max(best, table[i, j - 1] * 0.9 + x[i] * x[j])
            for k in range(i + 1, j):
                if table[i, k] + table[k, j] > table[i, j]:
                    table[i, j] = table[i, k] + table[k, j]
    return table[0, n - 1]


def bubble_sort(x):
    n = len(x)
    for i in range(n):
        for j in range(n - 1 - i):
            if x[j] > x[j + 1]:
                x[j], x[j + 1] = x[j + 1], x[j]
    return x * np.arange(n)


def insertion_sort(x):
    for i in range(1, len(x)):
        key, j = x[i], i - 1
        while j >= 0 and x[j] > key:
            x[j + 1] = x[j]
            j -= 1
        x[j + 1] = key
    return x * np.arange(len(x))


def bisection(x):
    low, high = 0.0, 4.0
    for _ in range(60):
        middle = 0.5 * (low + high)
        if middle**3 + middle * x[0] ** 2 > 5.0:
            high = middle
        else:
            low = middle
    return 0.5 * (low + high)


def interpolated(x):
    table = np.array([0.0, 1.0, 4.0, 9.0, 16.0])
    s = 0.0
    for v in x:
        at = min(max(abs(v), 0.0), 3.9)
        i = int(at)
        s += table[i] + (at - i) * (table[i + 1] - table[i]) + v
    return s


def only_bound_in_a_branch(x):
    for i in range(100):
        if x[i % len(x)] > 0:
            found = i * x[i % len(x)]
    return found


def trapped(x):
    s = 0.0
    for i in range(70):
        if x[i % len(x)] > 1e6:
            raise ValueError("too large")
        s += x[i % len(x)] * i
    assert s > -1e9, "far too small"
    return s


def tried(x):
    s = 0.0
    for i in range(70):
        try:
            v = x[i % len(x)] * 2.0
            if v > 0:
                s += v
        finally:
            s += 0.5
        with np.errstate(all="ignore"):
            s = s * 0.99
    return s


def changing_shape(x):
    for i in range(3):
        x = x[:-1] + x[1:]
    return x


def returned_in_a_loop_of_two(x):
    for i in range(10):
        for j in range(12):
            if x[j % len(x)] * (i + 1) > 4.0:
                return x[j % len(x)] + i + 100.0 * j
    return x[0]


def reused_names(x):
    t = x[0]
    for i in range(50):
        t = t * 0.9 + i
    for i in range(50):
        t = t * 0.8 - x[1] * i
    if t > 0:
        i = t
    return i * t


def tuple_of_state(x):
    state = (x[0], (x[1], 0))
    for i in range(64):
        a, (b, n) = state
        state = (b, (0.5 * (a + b), n + i))
    return state[0] + state[1][0], state[1][1]


def static_choices(x, kind="tanh", times=None):
    s = x
    for i in range(60):
        if kind == "tanh":
            s = np.tanh(s)
        elif times is not None:
            s = s * times
        if i is None:
            break
    return s


def random_positions(x):
    seed = 12345
    s = 0.0
    for _ in range(100):
        seed = (seed * 1103515245 + 12345) % 2147483648
        s += x[seed % len(x)]
    return s, seed


def parity(x):
    even = odd = 0.0
    for i, v in enumerate(x):
        if i % 2:
            odd += v
        else:
            even += v * v
    return even - odd


def annotated(x):
    total: float = 0.0
    least: float
    for v in x:
        square: float = v * v
        if v > 0.0:
            least: float = square
        else:
            least: float = -v
        total += least
    return total


def durbin(r):
    n = len(r)
    y, z = np.zeros(n), np.zeros(n)
    y[0] = -r[0]
    beta, alpha = 1.0, -r[0]
    for k in range(1, n):
        beta *= 1.0 - alpha * alpha
        s = 0.0
        for i in range(k):
            s += r[k - i - 1] * y[i]
        alpha = -(r[k] + s) / beta
        for i in range(k):
            z[i] = y[i] + alpha * y[k - i - 1]
        for i in range(k):
            y[i] = z[i]
        y[k] = alpha
    return y


def _x(n: int = N, seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(n)


def _a(n: int = 7) -> Any:
    a = np.random.default_rng(1).random((n, n))
    return a @ a.T + n * np.eye(n)


SIGNS = [(_x(seed=s),) for s in (0, 1, 2)]
TABLE = np.linspace(0.2, 1.0, 5)
GRID = np.outer(np.arange(4.0), TABLE)


def arrays_of_the_outside_read_at_computed_positions(x):
    y = np.zeros(len(x))
    y[0] = x[0]
    for day in range(1, len(x)):
        pressure = 0.0
        for back in range(1, min(day, 5) + 1):
            pressure += TABLE[back - 1] * y[day - back] + GRID[day % 4, back - 1]
        y[day] = x[day] * pressure + GRID[day % 4, 1:3].sum()
    return y


ROWS: dict[str, list[tuple[Any, ...]]] = {
    name: SIGNS
    for name, f in list(globals().items())
    if callable(f) and name.islower() and not name.startswith("_")
}
ROWS |= {name: [(_a(),), (_a(9),)] for name in
         ("triangular", "cholesky", "lu", "gauss_seidel", "gram_schmidt", "rows")}  # fmt: skip
ROWS["escape"] = [(np.linspace(-1.2, 1.1, 12),)]
ROWS["collatz"] = [(7,), (27,), (1,)]
ROWS["durbin"] = [(0.2 * _x(9) / 9.0,), (0.1 * _x(30) / 9.0,)]
ROWS["static_choices"] = [(_x(),), (_x(), "other", 0.99), (_x(), "none")]
NOT_SMOOTH = {"bisection", "collatz"}
"""Programs whose result depends on an argument through their branches only."""
