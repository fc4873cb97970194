"""Loops all of whose steps read and write the same part of an array, which they carry by itself.

Random statements of nested loops: in value as NumPy runs the same source, in gradient as the loops
that carry whole arrays.
"""

import linecache
import random

import numpy as np
import pytest

import tenferro as te
from tenferro.transforms.control import cells

N = 5
DTYPES = [np.float32, np.float64, np.complex128]
TERMS = [
    "a[i, j]", "a[i, j] * w[j]", "v[i] * w[j]", "0.1 * j", "c * a[j, i]", "out[i] * w[j]",
    "table[i, k] * 0.3", "np.sin(w[j])", "row[j]",
]  # fmt: skip
FIXED = [
    "out[i] += {}", "out[i] -= {}", "out[-1 - i] += {}", "out[2] += {}", "out[(i + 2) % n] -= {}",
    "table[i, k] = 0.5 * table[i, k] + {}", "table[k, -1] += {}", "table[i - 1, (2 * k) % m] -= {}",
    "table[i] += 0.1 * ({})", "table[:, 3] = 0.7 * table[:, 3] + {}", "table[-1, i] *= c",
]  # fmt: skip
OTHERS = [
    "out[i] += 0.1 * out[j]", "out[j] += {}", "s += out[i] * {}", "row = out * c",
    "table[i, j] += {}", "s += np.sum(table[i])", "table[k, j] = out[i]",
    "s += {}",
]  # fmt: skip
STEPS = ["range(n)", "range(0)", "range(1, n)", "range(n - 1, -1, -1)", "range(i)", "range(k, i)"]
STEPS += ["range(max(0, i - 2), min(i + 1, n))"]
SOURCE = """def f(a, v, w, c, out, table):
    n, m = {n}, {m}
    out, table, row, s = out.copy(), table.copy(), w * c, c * 0.0
    for i in range(n):
        for k in range(2):
            for j in {steps}:
{inner}
            s += out[k] * table[i, k]
    return np.sum(out * w) + np.sum(table * a) + s
"""


def source_of(seed, statements=OTHERS):
    """A function of nested loops that write to fixed places, and perhaps elsewhere."""
    r = random.Random(seed)
    lines = [r.choice(FIXED) for _ in range(r.randint(1, 3))]
    if r.random() < 0.4:
        lines.insert(r.randrange(len(lines) + 1), r.choice(statements))
    if r.random() < 0.3:  # written twice
        lines.append(lines[0])
    inner = [" " * 16 + line.format(r.choice(TERMS)) for line in lines]
    return SOURCE.format(n=N, m=N, steps=r.choice(STEPS), inner="\n".join(inner))


def arguments(dtype):
    rng = np.random.default_rng(3)
    shapes = ((N, N), N, N, (), N, (N, N))
    arrays = [rng.uniform(-0.6, 0.6, shape) for shape in shapes]
    if np.dtype(dtype).kind == "c":
        arrays = [x + 1j * rng.uniform(-0.6, 0.6, x.shape) for x in arrays]
    if np.dtype(dtype).kind == "i":
        arrays = [np.round(5.0 * x) for x in arrays]
    return [np.asarray(x).astype(dtype)[()] for x in arrays]


def written(source, monkeypatch):
    """The adopted function of a source, and the function itself."""
    name = f"<loops {hash(source)}>"
    lines = source.splitlines(keepends=True)
    monkeypatch.setitem(linecache.cache, name, (len(source), None, lines, name))
    namespace = {"np": np}
    exec(compile(source, name, "exec"), namespace)
    return te.adopt(namespace["f"]), namespace["f"]


class _Whole(cells.CarriedCells):
    """Loops that carry whole arrays."""

    def _found(self):
        return {}


def whole(source, monkeypatch):
    """A function traced with whole arrays, its source not the same object of the caches."""
    f, _ = written(source + "\n", monkeypatch)

    def run(*args):
        with monkeypatch.context() as patch:
            patch.setattr(cells, "CarriedCells", _Whole)
            return f(*args)

    return run


def counted(monkeypatch):
    """A list that gets the number of cells of each loop that is traced."""
    found = []

    class Counted(cells.CarriedCells):
        def _found(self):
            these = super()._found()
            found.append(len(these))
            return these

    monkeypatch.setattr(cells, "CarriedCells", Counted)
    return found


def scalar(f):
    return lambda *args: np.real(f(*args)) * 1.0


def check(seed, dtype, monkeypatch):
    source = source_of(seed)
    f, original = written(source, monkeypatch)
    args, rtol = arguments(dtype), 2e-4 if dtype == np.float32 else 1e-9
    expected = original(*args)
    slopes = te.jit(te.grad(scalar(whole(source, monkeypatch)), (0, 2, 3, 4, 5)), engine="numpy")
    wanted = slopes(*args)
    for engine in ("numpy", "native"):
        gradient = te.jit(te.value_and_grad(scalar(f), (0, 2, 3, 4, 5)), engine=engine)
        value, found = gradient(*args)
        np.testing.assert_allclose(value, expected.real, rtol=rtol, atol=rtol, err_msg=source)
        assert te.jit(f, engine=engine)(*args).dtype == dtype
        for x, y in zip(found, wanted, strict=True):
            np.testing.assert_allclose(x, y, rtol=rtol, atol=rtol, err_msg=source)


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.sampled(32)
def test_random_loops_mean_what_they_mean_with_whole_arrays(seed, monkeypatch):
    check(seed, DTYPES[seed % 3], monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 900, 50))
def test_many_random_loops(first, monkeypatch):
    for seed in range(first, first + 50):
        check(seed, DTYPES[seed % 3], monkeypatch)


LOOPS = """def f(x, w, i, k):
    n, m = w.shape[0], x.shape[0]
    out, table = np.zeros(n, x.dtype), np.ones((n, 4), x.dtype)
    for r in range(3):
        for j in {steps}:
            {first}
            {second}
    return np.sum(out) - np.sum(table)
"""
ONE = [
    ("out[i] += x[r + j] * w[j]", "pass"),
    ("out[i] -= x[r] * w[j]", "out[i] += x[j]"),
    ("out[-1 - r] += x[j]", "table[r, k] = x[j] - table[r, k] * w[j]"),
    ("table[r + 1, -2] *= w[j]", "pass"),
    ("table[r] += x[j] * w[:4]", "table[r] *= x[r]"),
    ("table[:, k] = x[j] - table[:, k]", "out[(i + k) % 5] += w[j]"),
]
NONE = [
    ("out[i] += out[j] * x[j]", "pass"),
    ("out[i] += x[j]", "out[k] += x[j]"),
    ("out[i] += x[j]", "table[j, :] = out[:4]"),
    ("out[j] += x[j]", "pass"),
    ("table[i, k] += x[j]", "table[i] += w[0]"),
]


@pytest.mark.sampled(120)
@pytest.mark.parametrize("steps", ["range(n)", "range(r, n)", "range(r, 2 * r)"])
@pytest.mark.parametrize("dtype", [*DTYPES, np.int64])
@pytest.mark.parametrize(("first", "second"), [*ONE, *NONE])
def test_a_cell_is_carried_if_it_is_all_that_is_touched(first, second, dtype, steps, monkeypatch):
    """For whole numbers too, whose loops have no derivatives, and for loops of no step."""
    source = LOOPS.format(steps=steps, first=first, second=second)
    f, original = written(source, monkeypatch)
    found = counted(monkeypatch)
    x, w = (np.tile(x, 6) for x in arguments(dtype)[1:3])
    x, rtol = np.concatenate([x, x]), 1e-4 if dtype == np.float32 else 1e-11
    for i, k in ((1, 2), (-2, 3)):
        for engine in ("numpy", "native"):
            value, expected = te.jit(f, engine=engine)(x, w, i, k), original(x, w, i, k)
            assert value.dtype == expected.dtype
            np.testing.assert_allclose(value, expected, rtol=rtol, atol=rtol)
    assert any(found) is ((first, second) in ONE)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("how", ["vmap", "scan", "while_loop", "checkpoint", "named"])
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_derivatives_of_loops_of_the_library(how, engine, monkeypatch):
    """Of first and second order, in both modes, against differences."""
    rng = np.random.default_rng(0)
    x = rng.standard_normal(6) * 0.5
    found = counted(monkeypatch)

    def inner(i, out, x):
        def step(j, c):
            return c.at[i, 1].set(np.sin(c[i, 1]) * x[5 - j] + x[j] * c[i, 1])

        if how == "while_loop":
            return te.while_loop(
                lambda c: c[0] < 6, lambda c: (c[0] + 1, step(c[0], c[1])), (i, out)
            )[1]
        checkpoint = 2 if how == "checkpoint" else None
        if how == "named":
            return te.fori_loop(0, x.shape[0], step, out)
        return te.scan(lambda c, j: (step(j, c), None), out, np.arange(6), checkpoint=checkpoint)[0]

    def f(x):
        start = np.ones((3, 2)) * x[:2]
        out = te.fori_loop(0, 3, lambda i, out: inner(i, out, x), start)
        return np.sum(np.cos(out) * np.arange(1.0, 7.0).reshape(3, 2))

    g = f if how != "vmap" else lambda x: np.sum(te.vmap(f)(te.numpy.stack([x, 2.0 * x])))
    te.check_grads(te.jit(g, engine=engine), (x,), order=2)
    assert any(found)
