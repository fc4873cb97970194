"""Nests of loops are traced in a time that grows with their depth, and mean what Python's do."""

import numpy as np
import pytest

import tenferro as te
from tenferro.conversion.running import loops

X = np.linspace(-1.0, 2.0, 30)


def sums_1(x):
    s = 0.0
    for a in range(30):
        s += x[a]
    return s


def sums_3(x):
    s = 0.0
    for a in range(30):
        for b in range(30):
            for c in range(30):
                s += x[a] * x[b] * x[c]
    return s


def sums_6(x):
    s = 0.0
    for a in range(30):
        for b in range(30):
            for c in range(30):
                for d in range(30):
                    for e in range(30):
                        for f in range(30):
                            s += x[a] * x[b] * x[c] * x[d] * x[e] * x[f]
    return s


def tables_4(x):
    y = np.zeros((30, 30))
    for _ in range(20):
        new = np.zeros((30, 30))
        for i in range(30):
            for j in range(30):
                s = 0.0
                for k in range(30):
                    s += x[k] * y[i, k]
                if s > 1.0:
                    new[i, j] = s
                else:
                    new[i, j] = x[i] - s
        y = new
    return y


def searches_3(x):
    best, where = x[0], 0
    for i in range(30):
        for j in range(i, 30):
            k = j
            while k > 0 and x[k] > best:
                k -= 1
                best, where = x[k] * 2.0, k
    return best, where


@pytest.fixture
def innermost(monkeypatch):
    """How often the steps and conditions of the innermost loop are traced."""
    counts = {}
    part = loops.traced_part

    def counted(names, *args):
        counts[names.line] = counts.get(names.line, 0) + 1
        return part(names, *args)

    monkeypatch.setattr(loops, "traced_part", counted)
    return lambda: counts[max(counts)]


@pytest.mark.parametrize(
    ("program", "most"), [(sums_1, 2), (sums_3, 4), (sums_6, 7), (tables_4, 5), (searches_3, 8)]
)
def test_the_innermost_loop_is_traced_about_as_often_as_the_nest_is_deep(program, most, innermost):
    te.trace(te.adopt(program))(X)
    assert innermost() <= most


def numbers_that_stay(x):
    def last(n, k):
        s = 0.0
        for i in range(50):
            k = n
            s = s + x[i % 7]
        return s * np.ones(k)

    return last(3, 0), last(2, 2), last(2, x.shape[0]), last(0, 0)


def traced_then_known(x):
    def run(k, y):
        for i in range(50):
            y = y * 0.5 + k
            k = k + 0 if i < 0 else k
        return y

    return run(x[0], 0.0), run(2, 0.0), run(2, x), run(2, 1), run(1j, 0), run(x[0], 0)


def kinds_that_grow(x):
    s, t = 0, 0
    for _ in range(30):
        for j in range(30):
            t = t + j
            for k in range(30):
                s = s + t * x[k]
        t = t * 0.5
    return s, t


def arrays_of_steps(x):
    total, last = np.zeros(7), None
    for i in range(20):
        row = x * i
        for j in range(20):
            row[j % 7] += total[(j + 1) % 7] * 1e-3
            for k in range(7):
                total[k] += row[k] * 1e-3
            last = row
        x = row if i == 3 else x
    return total, last, x


def names_of_arrays(x):
    a, b = x.copy(), 2.0 * x
    for _ in range(20):
        for _ in range(20):
            a, b = b, a * 0.9
            for k in range(7):
                b[k] = b[k] + a[6 - k] * 0.01
    return a, b


def writes_now_and_then(x):
    y, z = x.copy(), x.copy()

    def add(to, by):
        for i in range(40):
            if by:
                to[i % 7] += by * x[i % 7]

    add(y, 0.0)
    add(z, 0.1)
    add(y, 0.0)
    add(y, x[1])
    return y, z


def constants_of_steps(x):
    s = 0.0
    for _ in range(40):
        for _ in range(40):
            sign = -1.0
            for k in range(40):
                step = 2
                s += sign * x[k % 7]
            s += step
        offset = 5
    return s * np.ones(offset)


def branches_between(x):
    count = 0.0
    for i in range(30):
        for j in range(30):
            if x[i % 7] > x[j % 7]:
                low = 0.0
                for k in range(30):
                    low += x[k % 7]
                    if low > 2.0:
                        break
                count += low
            else:
                count -= 1.0
    return count


def lists_between(x):
    found = []
    for _ in range(20):
        row = [x[0]]
        for j in range(20):
            row.append(row[-1] * 0.5 + x[j % 7])
            for k in range(7):
                row[-1] = row[-1] + x[k] * 0.1
        found.append(row[-1])
    return np.stack(found)


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize(
    "program",
    [
        numbers_that_stay, traced_then_known, kinds_that_grow, arrays_of_steps, names_of_arrays,
        writes_now_and_then, constants_of_steps, branches_between, lists_between,
    ],
)  # fmt: skip
def test_a_loop_that_is_traced_again_means_what_python_means(program, engine):
    x = np.linspace(-1.0, 2.0, 7) if program is not kinds_that_grow else X
    expected = te.pytree.leaves(program(x.copy()))
    found = te.pytree.leaves(te.jit(te.adopt(program), engine=engine)(x))
    for a, b in zip(found, expected, strict=True):
        assert np.shape(a) == np.shape(b) and np.asarray(a).dtype.kind == np.asarray(b).dtype.kind
        np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-12)
