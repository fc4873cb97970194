"""Loops of elements in loops, in one function, against the reference."""

import signal

import numpy as np
import pytest
from random_bodies import check, register_loops

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines.native.runtime.code import target

RNG = np.random.default_rng(20261128)
N = 21
A = RNG.standard_normal((N, N))
V = RNG.standard_normal(N)


def loop(low, high, step, x):
    return te.fori_loop(low, high, step, x)


def stencil(a):
    def cell(i, j, b):
        around = a[i - 1, j] + a[i + 1, j] + a[i, j - 1] + a[i, j + 1]
        return b.at[i, j].set(a[i, j] + 0.2 * (around - 4.0 * a[i, j]))

    return loop(1, N - 1, lambda i, b: loop(1, N - 1, lambda j, b: cell(i, j, b), b), a)


def in_place(a):
    def cell(i, j, a):
        return a.at[i, j].set(0.3 * (a[i - 1, j] + a[i, j - 1] + a[i, j]))

    return loop(1, N, lambda i, a: loop(1, N, lambda j, a: cell(i, j, a), a), a)


def substitution(a, x):
    def row(i, x):
        x = loop(0, i, lambda j, x: x.at[i].add(-a[i, j] * x[j]), x)
        return x.at[i].set(x[i] / (3.0 + a[i, i]))

    return loop(0, N, row, x)


def elimination(a):
    def column(k, a):
        def row(i, a):
            factor = a[i, k] / (9.0 + a[k, k])
            return loop(k + 1, N, lambda j, a: a.at[i, j].add(-factor * a[k, j]), a)

        return loop(k + 1, N, row, a)

    return loop(0, N, column, a)


def product(a, b):
    def row(i, c):
        def column(j, c):
            total = loop(0, N, lambda k, s: s + a[i, k] * b[k, j], 0.0)
            return c.at[i, j].set(total)

        return loop(0, N, column, c)

    return loop(0, N, row, tn.zeros_like(a))


def downwards(x):
    """Reads what a step further on has written, from the end."""

    def step(k, x):
        i = N - 2 - k
        return x.at[i].add(0.5 * x[i + 1] - 0.1 * x[k])

    return loop(0, 5, lambda _, x: loop(0, N - 1, step, x), x)


def every_third(x):
    def step(k, x):
        return x.at[3 * k + 1].set(x[3 * k] + x[2 * k])

    return loop(0, 4, lambda _, x: loop(0, N // 3, step, x), x)


def several(a):
    """The carry of the inner loop is a vector, and starts from zeros."""

    def row(i, a):
        def step(j, c):
            return 0.5 * c + a[i, j] * np.array([1.0, 2.0, 3.0, 4.0, 5.0])

        moments = loop(0, N, step, tn.zeros(5))
        return a.at[i, i].set(tn.sum(moments) * moments[1])

    return loop(0, N, row, a)


def stacked(a):
    """What both loops slice and stack."""

    def row(total, x):
        def step(c, y):
            c = 0.5 * c + y
            return c, tn.sin(c)

        return te.scan(step, total, x)

    return te.scan(row, tn.zeros(()), a)


def backwards(a):
    def row(total, x):
        return te.scan(lambda c, y: (0.5 * c + y, c * y), total, x, reverse=True)

    return te.scan(row, tn.zeros(()), a, reverse=True)


def two_of_them(a, x):
    def row(i, c):
        a, x = c
        x = loop(0, N, lambda j, x: x.at[j].add(a[i, j]), x)
        a = loop(0, N, lambda j, a: a.at[j, i].set(x[j] - a[i, j]), a)
        return a, x

    return loop(0, N, row, (a, x))


def out_of_bounds(x):
    """The last steps of the inner loop write nothing, and read the last element."""

    def step(j, x):
        near = tn.take(x, j + 2, mode="clip")
        return x.at[j + 1].set(0.5 * near + x[j], mode="drop")

    return loop(0, 3, lambda _, x: loop(0, N, step, x), x)


def no_steps(a):
    return loop(0, N, lambda i, a: loop(5, i - 9, lambda j, a: a.at[i, j].set(0.5), a), a)


def behind(a):
    """The inner loop reads what the array was before it."""
    return loop(0, 4, lambda i, b: loop(1, N, lambda j, c: c.at[i, j].set(b[i, j - 1]), b), a)


def deep(a):
    def third(i, j, k, a):
        return a.at[i, k].add(0.01 * a[j, k] * a[k, j])

    def second(i, j, a):
        return loop(j, N, lambda k, a: third(i, j, k, a), a)

    return loop(0, N, lambda i, a: loop(0, i, lambda j, a: second(i, j, a), a), a)


def stages(x):
    """Few steps that are written out, with a condition in each."""

    def stage(k, y):
        return 0.5 * y + te.cond(k == 2, lambda: 2.0, lambda: 0.25) * tn.sin(y)

    return loop(0, 9, lambda i, x: x.at[i].set(loop(0, 4, stage, x[i])), x)


def searched(x):
    """How far the inner loop goes depends on what it reads."""

    def row(i, x):
        def goes_on(s):
            return (s[0] < N) & (x[s[0] % N] + 0.1 * s[1] < 1.0)

        j, total = te.while_loop(
            goes_on, lambda s: (s[0] + 1, 0.5 * s[1] + tn.sin(x[s[0]])), (i, 0.0)
        )
        return x.at[i].set(total + 0.1 * j)

    return loop(0, N, row, x)


def newton(x):
    """The number of steps is read, and steps of the inner loop read what is carried around it."""

    def root(i, x):
        def step(s):
            return s[0] - (s[0] * s[0] - x[i]) / (2.0 * s[0]), s[1] + 1

        y, n = te.while_loop(lambda s: abs(s[0] * s[0] - x[i]) > 1e-13, step, (1.0 + x[i], 0))
        return x.at[i].set(y + 0.01 * n)

    return loop(0, N, root, x)


def while_in_while(a):
    """Loops with conditions in one, of which some make no step."""

    def row(s):
        def goes_on(t):
            return (t[0] < N) & (t[1][s[0], t[0] % N] < 1.5)

        def step(t):
            return t[0] + 1, t[1].at[s[0], t[0]].add(0.3 * t[1][t[0], s[0]])

        return s[0] + 1, te.while_loop(goes_on, step, (s[0] // 2, s[1]))[1]

    def goes_on(s):
        return (s[0] < N) & (s[1][0, 0] < 9.0)

    return loop(0, 2, lambda _, a: te.while_loop(goes_on, row, (0, a))[1], a)


def exchanged(a):
    """All rows but one, as in the method of Gauss and Jordan."""

    def column(k, a):
        def row(i, a):
            def others(a):
                f = a[i, k]
                a = a.at[i, k].set(0.0)
                return loop(0, N, lambda j, a: a.at[i, j].add(-f * a[k, j]), a)

            return te.cond(i != k, others, lambda a: a, a)

        a = a.at[k, k].add(9.0)
        a = loop(0, N, lambda j, a: a.at[k, j].set(a[k, j] / 9.0), a)
        return loop(0, N, row, a)

    return loop(0, N, column, a)


def chosen(a, x):
    """Branches of which some return numbers, with loops in them, by an index out of bounds too."""

    def row(i, c):
        a, total = c

        def up(a, t):
            return loop(0, i, lambda j, a: a.at[i, j].add(t * a[j, i]), a), a[i, 0]

        def down(a, t):
            last = loop(0, N, lambda j, s: 0.5 * s + tn.sin(a[j, i] * t), 1.0)
            return a.at[i, i].set(last), 0.1 * t * last

        def neither(a, t):
            return a, 0.3 * t

        a, t = te.switch(i % 5 - 1, [up, down, neither], a, 0.1 * total + x[i])
        return a, total + t

    return loop(0, N, row, (a, 0.0))


def rows_moved(a):
    """Long rows as they were before a loop are written behind it, twice, and a block of them."""

    def step(i, a):
        row, block = a[i], te.numpy.dynamic_slice(a, (i, 3), (2, 70))
        a = loop(0, 100, lambda j, a: a.at[i, j].add(tn.sin(a[i - 1, j])), a)
        a = a.at[(i + 3) % 9].set(row)
        a = te.numpy.dynamic_update_slice(a, block, (i % 4, i))
        return loop(0, 100, lambda j, a: a.at[8, j].add(0.1 * a[i, j]), a).at[(i + 5) % 9].set(row)

    return loop(1, 8, step, a)


def columns_moved(a):
    def step(i, a):
        column = a[:, i]
        a = loop(0, 100, lambda j, a: a.at[j, i].add(0.5 * a[j, i - 1]), a)
        return a.at[:, (i + 3) % 9].set(column)

    return loop(1, 9, step, a)


def table_inside(a):
    """An array that each step begins anew, and of which two loops read."""

    def step(i, a):
        table = loop(0, 100, lambda j, t: t.at[j].set(tn.sin(a[i, j]) + t[j - 1]), tn.zeros(100))
        a = loop(0, 100, lambda j, a: a.at[i, j].add(0.1 * table[99 - j]), a)
        return loop(0, 100, lambda j, a: a.at[i - 1, j].add(table[j]), a)

    return loop(1, 9, step, a)


def recorded(a):
    """A step stacks what an inner loop stacks, all of an array before it, and a long row."""

    def step(a, i):
        def cell(a, j):
            return a.at[i, j].add(0.5 * a[i - 1, j]), a[i, j] * 2.0

        after, found = te.scan(cell, a, np.arange(100))
        return after, (found, a, after[i])

    return te.scan(step, a, np.arange(9))


LONG = RNG.standard_normal((9, 100))
PROGRAMS = {
    "rows moved": (rows_moved, LONG), "columns moved": (columns_moved, LONG.T),
    "table inside": (table_inside, LONG), "recorded": (recorded, LONG),
    "exchanged": (exchanged, A), "chosen": (chosen, A, V), "searched": (searched, V),
    "newton": (newton, abs(V)), "while in while": (while_in_while, A),
    "stages": (stages, V),
    "stencil": (stencil, A), "in place": (in_place, A), "substitution": (substitution, A, V),
    "elimination": (elimination, A), "product": (product, A, A + 1.0), "downwards": (downwards, V),
    "every third": (every_third, V), "several": (several, A), "stacked": (stacked, A),
    "backwards": (backwards, A), "two of them": (two_of_them, A, V),
    "out of bounds": (out_of_bounds, V), "no steps": (no_steps, A), "behind": (behind, A),
    "deep": (deep, A),
}  # fmt: skip


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", PROGRAMS)
def test_values(name):
    function, *arrays = PROGRAMS[name]
    check(function, *arrays)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients(name):
    function, *arrays = PROGRAMS[name]

    def loss(*x):
        return sum(tn.sum(tn.sin(y)) for y in te.pytree.leaves(function(*x)))

    native, reference = (te.jit(te.grad(loss), engine=e) for e in ("native", "numpy"))
    np.testing.assert_allclose(native(*arrays), reference(*arrays), rtol=1e-11, atol=1e-11)


IN_ONE = sorted(set(PROGRAMS) - {"behind"})


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", IN_ONE)
def test_one_function_has_all_loops(name):
    function, *arrays = PROGRAMS[name]
    assert len(register_loops(function, *arrays)) == 1


IN_TWO = ["newton", "searched"]
"""Those of whose gradient the loop back has the loops inside it in one function too."""


@pytest.mark.parametrize("name", IN_TWO)
def test_records_of_loops_inside_stay_in_stores(name):
    function, *arrays = PROGRAMS[name]
    gradient = te.grad(lambda *x: tn.sum(tn.sin(function(*x))))
    assert len(register_loops(gradient, *arrays)) == 2


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
def test_a_condition_inside_may_hold_for_ever():
    def f(x):
        def wait(i, x):
            return te.while_loop(lambda s: s < 9.0, lambda s: 0.5 * s + x, 0.0 * x)

        return loop(0, 3, wait, x)

    call = te.jit(f)
    assert call(20.0) == 20.0
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            call(1.0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert call(20.0) == 20.0


def optimized(monkeypatch, function, *arrays):
    """LLVM's code of the loops of a program."""
    from tenferro.engines.native.registers import loop as loops

    texts, emit = [], loops.emit_loop

    def emitted(module, *args, **kwargs):
        emit(module, *args, **kwargs)
        texts.append(str(module))

    monkeypatch.setattr(loops, "emit_loop", emitted)
    te.runtime.clear_programs()
    te.jit(function)(*arrays)
    te.runtime.wait_for_compilation()
    module = target.Modules().parse(texts[-1], target.host())
    target.optimize(module, target.host())
    return str(module)


def smoothed(a, b):
    n, m = a.shape

    def cell(i, j, b):
        return b.at[i, j].set(0.25 * (a[i - 1, j] + a[i + 1, j] + a[i, j - 1] + a[i, j + 1]))

    return loop(1, n - 1, lambda i, b: loop(1, m - 1, lambda j, b: cell(i, j, b), b), b)


def reduced(a):
    """The bounds of the inner loop are not known before."""
    n = len(a)

    def row(i, a):
        return loop(i, n, lambda j, a: a.at[i, j].add(-0.5 * a[i // 2, j]), a)

    return loop(1, n, row, a)


def added(a, x):
    """Two arrays, whose rows and columns are counted by two loops."""
    n = len(x)
    return loop(0, n, lambda i, x: loop(0, n, lambda j, x: x.at[j].add(a[i, j]), x), x)


BIG = RNG.standard_normal((150, 150))
WITH_VECTORS = {"smoothed": (smoothed, BIG, BIG), "reduced": (reduced, BIG),
                "added": (added, BIG, BIG[0])}  # fmt: skip


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", WITH_VECTORS)
def test_independent_steps_are_vectors(monkeypatch, tmp_path, name):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    function, *arrays = WITH_VECTORS[name]
    code = optimized(monkeypatch, function, *arrays)
    te.runtime.clear_programs()
    assert f"store <{target.host().lanes(8)} x double>" in code
    check(function, *arrays)


def test_sums_keep_their_order():
    """A sum that the user's loop adds up has the bits of that order."""
    x = RNG.standard_normal(1001) * 10.0 ** RNG.integers(-9, 9, 1001)

    def f(x):
        return loop(0, 3, lambda _, t: loop(0, 1001, lambda j, t: t + x[j], t), 0.0)

    total = 0.0
    for _ in range(3):
        for value in x:
            total += value
    assert te.jit(f)(x) == total
