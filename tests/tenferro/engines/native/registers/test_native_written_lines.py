"""Arrays of which steps write lines and read nothing: only what is around these is copied."""

import linecache

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.registers.bounds import Ranges

N = 90
WRITES = (
    "y[i] = x[i] * 2.0", "y[n - 1 - i] = x[i] + 1.0", "y[i + 3] = x[i] - 0.5", "y[half + i] = x[i]",
    "y[3] = x[i]", "y[i] += x[i]", "y[2 * i % n] = x[i]", "y[i] = y[i + 1] * x[i]",
    "y[k[i]] = x[i]", "y[i - 2] = x[i]", "y[i] = x[i] if x[i] > 0.0 else y[i]",
    "y[i // 2] = x[i]", "y[40 - i] = x[i]",
)  # fmt: skip
RANGES = ("range(n)", "range(half)", "range(2, half - 1)", "range(half - 1, 1, -1)", "range(5, 5)")


def program(writes, steps):
    """A loop that writes to `y`, which is wanted before and after it."""
    lines = [
        "def f(x, y, k):", "    n = y.shape[0]", "    half = n // 2", "    first = y.copy()",
        f"    for i in {steps}:", *(" " * 8 + line for line in writes), "    return y, first",
    ]  # fmt: skip
    source = "\n".join(lines)
    name = f"<lines {hash(source)}>"
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    namespace = {"np": np}
    exec(compile(source, name, "exec"), namespace)
    return namespace["f"]


@pytest.fixture
def lines(monkeypatch):
    """The numbers of lines of the arrays that loops have in memory."""
    original, numbers = Ranges._lines, list[int]()

    def counted(ranges, j):
        found = original(ranges, j)
        numbers.append(len(found))
        return found

    monkeypatch.setattr(Ranges, "_lines", counted)
    te.runtime.clear_programs(disk=True)
    return numbers


def check(f, dtype=np.float64):
    rng = np.random.default_rng(3)
    x, y = (rng.standard_normal(N).astype(dtype) for _ in range(2))
    k = rng.integers(0, N, N)
    try:
        expected = f(x.copy(), y.copy(), k)
    except IndexError as error:
        with pytest.raises(IndexError, match=str(error)):
            te.jit(te.adopt(f))(x, y, k)
        return
    found = te.jit(te.adopt(f))(x, y, k)
    for value, wanted in zip(found, expected, strict=True):
        np.testing.assert_array_equal(value, wanted)


@pytest.mark.parametrize("steps", RANGES)
def test_random_lines(steps, lines):
    rng = np.random.default_rng(len(steps))
    for number in range(12):
        known = WRITES if number % 2 else WRITES[:5]
        writes = [str(w) for w in rng.choice(known, rng.integers(1, 4))]
        check(program(writes, steps))
    assert steps == "range(5, 5)" or any(lines)


@pytest.mark.parametrize("write", WRITES)
@pytest.mark.parametrize("steps", RANGES)
def test_each_form_of_line(write, steps):
    check(program([write], steps))


@pytest.mark.parametrize("dtype", [np.float32, np.complex128, np.int64])
@pytest.mark.parametrize("steps", RANGES[:4])
def test_lines_of_other_dtypes(dtype, steps):
    check(program(["y[i] = x[i]", "y[half + i] = x[i] + x[i]"], steps), dtype)


def test_what_is_around_lines_that_cross_is_kept(lines):
    check(program(["y[i] = x[i]", "y[50 - i] = -x[i]"], "range(2, 40)"))
    assert 2 in lines
