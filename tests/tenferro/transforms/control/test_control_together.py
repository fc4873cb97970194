"""Loops whose steps are computed together: what they mean step by step, in value and gradient."""

import importlib
import linecache
import random

import numpy as np
import pytest

import tenferro as te

TOGETHER = importlib.import_module("tenferro.transforms.control.together")
N, M = 18, 20
TERMS = [
    "a[i, j]", "a[i, j] * v[j]", "b[j, i]", "a[i, j - 1]", "v[m - 1 - j] * w[i]", "np.sin(a[i, j])",
    "b[j, i] * b[j, 0]", "0.1 * j", "0.05 * i * v[j]", "c * w[i]", "a[i, 2 * j // 2] * 0.5",
    "out[i - 1]", "out[i]", "s * 0.01", "local * 0.01", "a[j % n, 3]", "table[i, j]",
    "table[i - 1, j]", "total[j]", "w[(i + 1) % n]",
]  # fmt: skip
INNER = [
    "local += {}",
    "local -= {}",
    "local = 0.9 * local + {}",
    "out[i] += {}",
    "out[i] -= {}",
    "table[i, j] = {}",
    "table[i, j] += {}",
    "total[j] += {}",
    "s += {}",
    "most = {}",
    "table[i, 2] += {}",
    "out[n - 1 - i] += {}",
    "local += {} if v[j] > 0.0 else 0.2 * v[j]",
    "v[j] = 0.5 * v[j] + 0.1 * ({})",
]
SHARED = [
    "v[m - 1 - j] * w[i]",
    "0.05 * i * v[j]",
    "c * w[i]",
    "0.1 * j",
    "np.exp(-local * local) * v[j]",
]
BRANCHES = [
    "if local < 0.4: local = 0.7 * local + {}", "if {} > 0.1: local += 0.3 / (local - 2.0)",
    "local = np.sqrt(local) if local > 0.0 else 0.3 - 0.2 * local",
    "if v[j] * w[i] > 0.0:\n    local = 0.5 * local + w[i] * {}\nelse:\n    local -= {}",
    "if i + 1 < n: local = 0.5 * local + w[i + 1]",
    "local = np.log(local) if local > 0.5 else 0.9 * local + np.exp(-{})",
    "if local * local < 1.0:\n    local = local * local + {}\n    most = 0.5 * local",
    "if j > 2:\n    if local < 0.3: local += v[j - 2]",
]  # fmt: skip
AFTER = [
    "out[i] = np.tanh(local)", "out[i] = local + 0.5 * w[i]", "s += local", "last = local",
    "w[i] = 0.5 * w[i] + 0.01 * local", "out[i] += 0.1 * last", "total[3] += local", "pass",
    "table[i, 1] = local * c",
]  # fmt: skip


def source_of(seed, *, branches=False):
    """A function of nested loops, of whose steps some wait for others."""
    r = random.Random(seed)
    if r.random() < 0.7:  # of statements that wait for nothing, mostly
        terms, inner, after = TERMS[:11], INNER[:8], AFTER[:4]
    else:
        terms, inner, after = TERMS, INNER, AFTER
    rows = r.choice(["range(n)", "range(1, n)", "range(0, n - 1)", "range(n - 1, -1, -1)"])
    columns = r.choice(["range(m)", "range(1, m)", "range(1, m - 1)", "range(m - 1, 0, -1)"])
    lines = [
        "def f(a, b, v, w, c):", "    n, m = a.shape", "    out, table = np.zeros(n), 0.1 * a",
        "    total, s, last, most = np.zeros(m), 0.0, c, c", "    v, w = v.copy(), w.copy()",
        f"    for i in {rows}:", f"        local = {r.choice(['0.0', 'c', 'w[i]'])}",
        f"        for j in {columns}:",
    ]  # fmt: skip
    if branches:
        terms, inner, after = SHARED, BRANCHES, AFTER[:3]
    for _ in range(r.randint(1, 3)):
        statement = r.choice(inner).replace("{}", r.choice(terms))
        lines += [" " * 12 + line for line in statement.split("\n")]
    lines += [" " * 8 + r.choice(after) for _ in range(r.randint(1, 2))]
    lines.append(
        "    return np.sum(out * out) + np.sum(table) + np.sum(total * v) + s + last * most"
    )
    return "\n".join(lines)


def written(source, monkeypatch):
    """A function of this source, adopted, and the original."""
    name = f"<together {hash(source)}>"
    lines = source.splitlines(keepends=True)
    monkeypatch.setitem(linecache.cache, name, (len(source), None, lines, name))
    namespace = {"np": np}
    exec(compile(source, name, "exec"), namespace)
    return te.adopt(namespace["f"]), namespace["f"]


def arguments(dtype=float):
    rng = np.random.default_rng(3)
    arrays = [rng.standard_normal(shape) * 0.5 for shape in ((N, M), (M, N), M, N)]
    return [*(x.astype(dtype) for x in arrays), np.float64(0.7)]


def together(run, *args):
    """Whether loops of what is traced here are computed together."""
    found = []
    original = TOGETHER.steps_together

    def counted(*given):
        result = original(*given)
        found.append(result is not None)
        return result

    TOGETHER.steps_together = counted
    try:
        run(*args)
    finally:
        TOGETHER.steps_together = original
    return any(found)


def _gradient(f):
    return te.jit(te.value_and_grad(f, (0, 1, 2, 3, 4)), engine="numpy")


def check(seed, monkeypatch, args, *, branches=False):
    """Compare with plain Python, and the gradient with that of the loops step by step."""
    source = source_of(seed, branches=branches)
    f, original = written(source, monkeypatch)
    is_together = together(te.trace(f), *args)
    value, slopes = _gradient(f)(*args)
    with monkeypatch.context() as patch:
        patch.setattr(TOGETHER, "steps_together", lambda *given: None)
        other, expected = _gradient(written(source + "\n", monkeypatch)[0])(*args)
    np.testing.assert_allclose(value, original(*[x.copy() for x in args]), rtol=1e-11)
    np.testing.assert_allclose(value, other, rtol=1e-11)
    for x, y in zip(slopes, expected, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-10)
    return is_together


def test_random_loops_mean_what_they_mean_step_by_step(monkeypatch):
    assert sum(check(seed, monkeypatch, arguments()) for seed in range(8)) >= 2


@pytest.mark.long
def test_more_random_loops_mean_what_they_mean_step_by_step(monkeypatch):
    assert sum(check(seed, monkeypatch, arguments()) for seed in range(24)) >= 6


def test_random_branches_mean_what_they_mean_step_by_step(monkeypatch):
    args = arguments()
    assert sum(check(seed, monkeypatch, args, branches=True) for seed in range(3000, 3020)) >= 4


STEP = """def f(a, b, v, w, c):
    n, m = a.shape
    out = w.copy()
    for i in range({rows}):
        s = c
        for j in range({columns}):
            {inner}
        {after}
    return np.sum(out * out)"""


@pytest.mark.parametrize(
    ("inner", "after", "expected"),
    [
        ("s += a[i, j] * v[j]", "out[i] = s", True),
        ("s = s * v[j] + w[i]", "out[i] = s", True),
        ("out[i] -= a[i, j] * b[j, i]", "out[i] *= c", True),
        ("s += a[i, m - 1 - j]", "out[i] = s", True),
        ("if s < 0.5: s = s * v[j] + w[i]", "out[i] = s", True),
        ("s = np.sqrt(s) * v[j] if s > 0.0 else w[i]", "out[i] = s", True),
        ("s += w[(i + 1) % n] if i + 1 < n else 0.5", "out[i] = s", False),
        ("s += a[i, j] * out[i - 1]", "out[i] = s", False),
        ("s += a[i, j]", "out[0] = s * out[0]", False),
        ("s += a[i, j]", "c = 0.5 * s", False),
        ("s += a[i, j]", "out[(2 * i) % n] = s", False),
        ("s = s * a[i, j] + w[i]", "out[i] = s", False),
        ("c += s * a[i, j]", "out[i] = c", False),
    ],
)
def test_steps_are_together_where_none_waits_for_another(inner, after, expected, monkeypatch):
    source = STEP.format(rows="n", columns="m", inner=inner, after=after)
    f, original = written(source, monkeypatch)
    args = arguments()
    assert together(te.trace(f), *args) is expected
    np.testing.assert_allclose(te.jit(f)(*args), original(*[x.copy() for x in args]), rtol=1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.complex128])
def test_sums_of_other_dtypes_are_together(dtype, monkeypatch):
    source = STEP.format(rows="n", columns="1, m", inner="s += a[i, j] * v[j]", after="out[i] = s")
    f, original = written(source, monkeypatch)
    args = [x.astype(dtype) for x in arguments(dtype)]
    found, expected = te.jit(f)(*args), original(*[x.copy() for x in args])
    assert together(te.trace(f), *args)
    assert found.dtype == expected.dtype == dtype
    np.testing.assert_allclose(found, expected, rtol=1e-5 if dtype == np.float32 else 1e-12)


def test_an_index_out_of_bounds_is_still_an_error(monkeypatch):
    source = STEP.format(rows="n", columns="m", inner="s += a[i, j + 1]", after="out[i] = s")
    f, _ = written(source, monkeypatch)
    with pytest.raises(IndexError, match="index 20"):
        te.jit(f)(*arguments())


def test_steps_are_not_together_where_that_takes_too_much_memory(monkeypatch):
    source = STEP.format(rows="n", columns="m", inner="s += a[i, j] * v[j]", after="out[i] = s")
    f, _ = written(source, monkeypatch)
    args = arguments()
    assert not together(te.jit(f, memory_limit=10**6), *args)
    n = 1100
    a = np.zeros((n, n))
    assert not together(te.trace(f), a, a, a[0], a[0], 1.0)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 2_100, 100))
def test_many_random_loops(first, monkeypatch):
    assert sum(check(s, monkeypatch, arguments()) for s in range(first, first + 100)) >= 15
    others = range(first, first + 50)
    assert sum(check(s, monkeypatch, arguments(), branches=True) for s in others) >= 8


def test_sums_have_the_line_of_their_additions(monkeypatch):
    source = STEP.format(rows="n", columns="m", inner="s += a[i, j] * v[j]", after="out[i] = s")
    f, _ = written(source, monkeypatch)
    with te.source_lines():
        graph = te.trace(f)(*arguments()).graph
    applications = graph.arena.applications(graph.order)
    sums = [v for v, operation, *_ in applications if operation.name == "reduce_sum"]
    lines = [str(graph.arena.origins[v].where) for v in sums]
    assert any("s += a[i, j] * v[j]" in line for line in lines), lines


WRITES = """def f(x, n, m):
    table = np.zeros((n, m, n))
    for i in range(n):
        for j in range(m):
            p = 1.0
            for k in range(4):
                if p < {bound}:
                    p = 0.5 * p * p + x[j] * x[i]
            table[{place}] = p
    return table"""


@pytest.mark.parametrize("place", ["i, j, 2", "n - 1 - i, j, i", "i, m - 1 - j, 3", "3, j, i"])
def test_places_that_steps_share_are_read_and_written_by_themselves(place, monkeypatch):
    """The loop over `j` has the places that it writes, and not the whole array in another order."""
    f, original = written(WRITES.format(bound=3.0, place=place), monkeypatch)
    g = lambda x: f(x, N, M)  # noqa: E731
    x = np.random.default_rng(5).standard_normal(M)
    expected = original(x, N, M)
    for engine in ("numpy", "native"):
        np.testing.assert_allclose(te.jit(g, engine=engine)(x), expected, rtol=1e-12)
    te.check_grads(te.jit(g), (x,), order=1)
    if "m - 1 - j" not in place:
        text = str(te.trace(g)(x).graph)
        assert "permutation=(1, 0, 2)](v" not in text, text


def test_a_read_that_fails_in_a_branch_fails_only_there(monkeypatch):
    source = """def f(x, limit):
    out = np.zeros(20)
    for i in range(20):
        s = 0.0
        for j in range(3):
            if s < limit:
                s += x[i] + x[5]
        out[i] = s
    return out"""
    f, original = written(source, monkeypatch)
    x = np.linspace(0.1, 1.0, 18)
    np.testing.assert_array_equal(te.jit(f)(x, -1.0), np.zeros(20))
    with pytest.raises(IndexError, match="index 18"):
        te.jit(f)(x, 1.0)
    with pytest.raises(IndexError, match="index 18"):
        original(x, 1.0)


def test_a_number_at_a_sure_place_is_read_before_the_branch(monkeypatch):
    """So the loop around it has it as a constant, and its derivative adds numbers up."""
    source = """def f(x, w):
    s = 0.1
    for i in range(w.shape[0]):
        for j in range(40):
            if s * s < {}:
                s = s * w[i] + x[i]
    return s"""
    f, original = written(source.format(2.0), monkeypatch)
    x, w = np.random.default_rng(5).uniform(0.2, 0.9, (2, 30))
    graph = te.trace(f)(x, w).graph
    (inner,) = [
        operation.params["body"]
        for loop in graph.arena.operations
        if loop is not None and loop.name == "scan"
        for operation, *_ in loop.params["body"].operations
        if operation is not None and operation.name == "scan"
    ]
    assert all(not m.shape for m in inner.inputs)
    np.testing.assert_allclose(te.jit(f)(x, w), original(x, w), rtol=1e-13)
    te.check_grads(te.jit(f), (x, w), order=1)


def test_a_number_of_an_argument_of_a_branch_is_read_in_the_branch():
    def f(x, w):
        def scaled(w):
            return w.at[1].set(w[2] * x[3])

        return te.cond(x[0] > 0.0, scaled, lambda w: w, w)

    x, w = np.arange(1.0, 5.0), np.arange(4.0)
    for sign in (1.0, -1.0):
        np.testing.assert_array_equal(
            te.jit(f)(sign * x, w), [0.0, 8.0 if sign > 0 else 1.0, 2.0, 3.0]
        )
