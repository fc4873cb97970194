"""Steps that a loop does not make, and branches that are not taken, raise no error of an index.

Each function is run as NumPy runs the same source: to the same value, or to an IndexError.
"""

import linecache

import numpy as np
import pytest

import tenferro as te
from tenferro.errors import OutOfBoundsError

X, OUT, TABLE = np.array([0.3, -0.7, 1.1, 0.4]), np.array([1.0, 2.0, 3.0]), np.ones((3, 4))
SOURCE = """def f(x, out, table, i, r):
    out, table, s, k = out.copy(), table.copy(), 0.0, 0
    {}
    return np.sum(out ** 2) + np.sum(np.sin(table)) + s
"""
BODIES = [
    "for j in range(r): out[i] += x[j]",
    "for j in range(r): out[i] = x[j]",
    "for j in range(r): s += x[i] * x[j]",
    "for j in range(r): s = s + out[-1 - i]",
    "for j in range(r): table[i] += x",
    "for j in range(r): table[:, i] *= x[j]",
    "for j in range(r): table[i, 1:3] += x[j]",
    "for j in range(r): table[1:, i] = out[1:] * x[j]",
    "for j in range(r): table[j, i] += x[j]",
    "for j in range(r): s += np.sum(table[i, ::2]) * x[j]",
    "for j in range(r): out[np.argmax(x) + i] += x[j]",
    "while k < r: out[i] += x[k]; k += 1",
    "while k < r and s < 5.0: s += out[i] + x[k]; k += 1",
    "while k < r and out[i] < 50.0: s += out[i]; k += 1",
    "for a in range(2):\n        for j in range(r): out[i] += x[j]",
    "for a in range(r):\n        for j in range(2): out[i] += x[j] * x[a]",
    "for a in range(r):\n        for j in range(a): out[i] += x[j] * x[a]",
    "for a in range(3):\n        for j in range(a * r): out[i] += x[j % 4] * x[a]",
    "for a in range(3):\n        out[a] *= 2\n        for j in range(r): out[i] += x[j] * out[a]",
    "for j in range(4):\n        if r > 0: out[i] += x[j]",
    "for j in range(r):\n        if x[0] > 5.0: out[i] += x[j]",
    "for j in range(r):\n        if x[0] < 5.0: out[i] += x[j]\n        else: s += x[j]",
    "for j in range(r):\n        if i > 5: s += table[i, j]",
    "for j in range(r): out[i] += x[j]\n    if r > 0: out[i] += 1.0",
    "if r > 0: out[i] += 1.0\n    for j in range(r): out[i] += x[j]",
    "for j in range(r): out[i] += x[j]\n    for j in range(r): s += out[i]",
    "for j in range(r): out[i] += x[j]\n    out[i % 3] += 1.0\n    for j in range(r): s += out[i]",
    "if r > 0: y = x[0]\n    for j in range(r): s += y * x[j]",
    "for j in range(r):\n        if j > 0: break\n        out[i] += x[j]",
    "for j in range(r):\n        if x[j] > 9.0: continue\n        out[i] += x[j]",
]  # fmt: skip


def written(body, monkeypatch):
    source = SOURCE.format(body)
    name = f"<no steps {hash(source)}>"
    lines = source.splitlines(keepends=True)
    monkeypatch.setitem(linecache.cache, name, (len(source), None, lines, name))
    namespace = {"np": np}
    exec(compile(source, name, "exec"), namespace)
    return te.adopt(namespace["f"]), namespace["f"]


def outcome(f, *args):
    """What a call returns, or that an index is out of bounds."""
    try:
        return np.asarray(f(*args))
    except IndexError:
        return "out of bounds"


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("body", BODIES)
def test_what_is_not_run_does_not_raise(body, engine, monkeypatch):
    f, original = written(body, monkeypatch)
    value = te.jit(f, engine=engine)
    slopes = te.jit(te.grad(f, (0, 1, 2)), engine=engine)
    for r in (0, 2, 3):
        for i in (1, -1, 7, -9):
            args = X, OUT, TABLE, i, r
            expected, found = outcome(original, *args), outcome(value, *args)
            assert isinstance(expected, str) is isinstance(found, str), (body, i, r)
            if isinstance(expected, str):
                assert outcome(slopes, *args) == expected
                continue
            np.testing.assert_allclose(found, expected, rtol=1e-12)
            check_slopes(original, args, slopes(*args))


def check_slopes(original, args, slopes):
    """Against central differences, along one direction of each argument."""
    h = 1e-6
    for k, slope in enumerate(slopes):
        along = np.cos(np.arange(args[k].size)).reshape(args[k].shape)
        up, down = ([*args[:k], args[k] + s * h * along, *args[k + 1 :]] for s in (1, -1))
        wanted = (original(*up) - original(*down)) / (2 * h)
        np.testing.assert_allclose(np.sum(slope * along), wanted, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_loops_of_the_library(engine):
    """A `scan` over no slices, a `while_loop` and a `fori_loop` of a computed number of steps."""

    def scanned(x, xs, i):
        return te.scan(lambda c, y: (c + x[i] * y, None), 0.0, xs)[0]

    def looped(x, n, i):
        return te.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] + x[i]), (0, 0.0))[1]

    scan = te.jit(scanned, engine=engine)
    loop = te.jit(looped, engine=engine)
    named = te.jit(lambda x, n, i: te.fori_loop(0, n, lambda j, c: c + x[i], 0.0), engine=engine)
    assert scan(X, np.zeros(0), 9) == loop(X, 0, 9) == named(X, 0, -9) == 0.0
    assert scan(X, np.ones(2), 1) == loop(X, 2, 1) == named(X, 2, 1) == 2 * X[1]
    for run in (lambda: scan(X, np.ones(2), 9), lambda: loop(X, 2, 9), lambda: named(X, 1, -9)):
        with pytest.raises(OutOfBoundsError, match="out of bounds"):
            run()
