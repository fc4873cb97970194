"""Loops that read and write arrays at computed places, in memory, against the reference."""

import numpy as np
import pytest
from random_bodies import check, register_loops, values

import tenferro as te
import tenferro.numpy as tn

RNG = np.random.default_rng(20261201)
N = 24
X = RNG.standard_normal(N)
PLACES = RNG.integers(0, N, 40)


def scanned(step, xs=PLACES):
    return lambda *x: te.scan(lambda c, k: (step(c, k), None), x[0] if len(x) == 1 else x, xs)[0]


def pair(c, k):
    """The second array adds what the first one was before this step wrote to it."""
    return c[0].at[k].set(0.5 * c[0][k - 1] + 1.0), c[1].at[k - 1].add(c[0][k])


STEPS = {
    "set": lambda c, k: c.at[k].set(0.5 * c[k - 1] + 1.0),
    "add": lambda c, k: c.at[k].add(1.0),
    "multiply": lambda c, k: c.at[k].multiply(0.5),
    "max": lambda c, k: c.at[k].max(c[k - 2]),
    "min": lambda c, k: c.at[k].min(c[k - 2]),
    "twice": lambda c, k: c.at[k].set(c[k - 1]).at[k - 1].multiply(0.5),
    "read what was written": lambda c, k: (
        c.at[k].add(1.0).at[k - 3].set(tn.sin(c.at[k].add(1.0)[k]))
    ),
    "several places": lambda c, k: c.at[k - np.arange(3)].add(np.arange(3.0)),
    "one place several times": lambda c, k: c.at[k * np.ones(3, int)].set(np.arange(3.0)),
    "dropped": lambda c, k: c.at[k + 12].add(1.0, mode="drop"),
    "clipped": lambda c, k: c.at[k + 12].add(1.0, mode="clip"),
    "blocks": lambda c, k: te.numpy.dynamic_update_slice(
        c, 0.5 * te.numpy.dynamic_slice(c, (k,), (5,)), (k + 3,)
    ),
    "bytes": lambda c, k: c.at[k.astype(np.uint8)].add(1.0),
    "exact places": lambda c, k: c.at[3].add(c[k]),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", STEPS)
def test_steps_that_write_elements(name):
    check(scanned(STEPS[name]), X)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", STEPS)
def test_gradients(name):
    function = scanned(STEPS[name])
    native, reference = (
        te.jit(te.grad(lambda x: tn.sum(function(x) ** 2)), engine=e) for e in ("native", "numpy")
    )
    np.testing.assert_allclose(native(X), reference(X), rtol=1e-11, atol=1e-11)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["float32", "complex128", "complex64", "int32", "uint8", "bool"])
def test_elements_of_every_kind(dtype):
    x = values(RNG, dtype, N)
    check(scanned(lambda c, k: c.at[k].set(c[k - 1]).at[k - 2].set(c[k])), x)


def test_matrices_and_rows():
    m = RNG.standard_normal((5, 7))
    i, j = RNG.integers(0, 5, 30), RNG.integers(0, 7, 30)
    check(scanned(lambda c, k: c.at[k[0], k[1]].set(c[k[0] - 1, k[1] - 1] + 1.0), (i, j)), m)
    check(scanned(lambda c, k: c.at[k].set(tn.tanh(c[k - 1]) + c[k]), i), m)
    check(scanned(lambda c, k: c.at[:, k].add(c[:, k - 1]), j), m)
    check(scanned(lambda c, k: c.at[k[0]].multiply(2.0).at[1:3, 2:5].set(c[:2, 1:4]), (i, j)), m)


@pytest.mark.sampled(4, "written")
@pytest.mark.parametrize("dtype", ["float64", "float32", "complex128"])
@pytest.mark.parametrize("length", [40, 1, 0])
@pytest.mark.parametrize("written", [0.0, -0.0])
def test_zeros_are_made_positive_as_gradients_do(dtype, length, written):
    x = values(RNG, dtype, N)
    x[::2] = -np.zeros((), dtype)

    def f(x):
        def step(c, k):
            return (c + 0.0).at[k].set(written).at[k - 1].add(0.5 * c[k]), c[k]

        return te.scan(step, x, PLACES[:length])

    check(f, x, registers=not np.signbit(written))
    for a, b in zip(te.jit(f)(x), te.jit(f, engine="numpy")(x), strict=True):
        np.testing.assert_array_equal(np.signbit(a.real), np.signbit(b.real))
        np.testing.assert_array_equal(np.signbit(a.imag), np.signbit(b.imag))


def test_gradients_of_loops_that_write_are_loops_that_write():
    f = scanned(STEPS["set"], np.arange(1, N))
    check(te.grad(lambda x: tn.sum(f(x) ** 2)), X)
    assert len(register_loops(te.grad(lambda x: tn.sum(f(x) ** 2)), X)) == 2


def test_two_arrays_of_which_the_old_one_is_read():
    check(scanned(pair), X, 2.0 * X)


def test_arrays_that_are_only_read():
    def f(table, s):
        def step(s, k):
            return 0.5 * s + table[k], table[k] * table[N - 1 - k]

        return te.scan(step, s, PLACES)

    check(f, X, np.float64(1.0))
    check(lambda xs: te.scan(lambda s, x: (s + x[s % 3], s), 0, xs), RNG.integers(0, 9, (6, 3)))


def test_what_is_no_carry_is_not_written_to():
    """A step that changes its own copy of an array, once of a constant, once of a slice."""

    def constant(table, s):
        return te.scan(lambda s, k: (s + table.at[k].set(0.5)[k - 1], None), s, PLACES)[0]

    check(constant, X, np.float64(1.0), registers=False)

    def slices(xs):
        return te.scan(lambda s, x: (s + 1, x.at[s % 3].set(7)[s % 2]), 0, xs)

    check(slices, RNG.integers(0, 9, (6, 3)), registers=False)


def test_conditions_read_what_steps_write():
    def f(x):
        def step(s):
            return s[0].at[s[1]].set(s[0][s[1] - 1] + 1.0), s[1] + 1

        def goes_on(s):
            return te.numpy.dynamic_slice(s[0], (s[1],), (1,))[0] < 1.0

        return te.while_loop(goes_on, step, (x, 1))

    check(f, np.where(np.arange(N) < 17, X - 9.0, 2.0))


def test_loops_in_loops_work_in_one_memory(tmp_path, monkeypatch):
    """The array is copied once, not at the beginning of each row."""
    from tenferro.engines.native.loops.routine import BodyRoutine

    found, finish = [], BodyRoutine._finish
    monkeypatch.setattr(
        BodyRoutine, "_finish", lambda self: (found.extend(self.carried), finish(self))[1]
    )
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))  # nothing is there yet
    te.runtime.clear_programs()

    def table(x):
        def row(i, x):
            def cell(j, x):
                best = tn.minimum(x[i - 1, j] + 1.0, x[i, j - 1] + 1.0)
                return x.at[i, j].set(tn.minimum(best, x[i - 1, j - 1] + 0.5))

            def goes_on(c):
                return (c[0] < 30) & (c[1][0, 0] < 9.0)

            return te.while_loop(goes_on, lambda c: (c[0] + 1, cell(*c)), (1, x), max_steps=40)[1]

        return te.fori_loop(1, 30, row, x)

    check(table, RNG.standard_normal((30, 30)))
    assert found
    te.runtime.clear_programs()


def inner(c, steps=40):
    return te.fori_loop(1, steps, lambda i, c: c.at[i].set(0.5 * c[i - 1] + 1.0), c)


def outer(step):
    return lambda x: te.fori_loop(0, 35, lambda _, c: step(c), x)


def crossed(a, b):
    return te.fori_loop(1, 40, lambda j, d: d.at[j].set(0.5 * b[j] + d[j - 1]), a)


IN_LOOPS = {
    "exchanged": (outer(lambda s: (inner(s[1]), s[0])), 2),
    "one result for both": (outer(lambda s: (inner(s[0]),) * 2), 2),
    "read as a constant too": (outer(lambda c: crossed(c, c)), 1),
    "read after": (outer(lambda c: inner(c) + 0.1 * c), 1),
    "stacked": (lambda x: te.scan(lambda c, _: (inner(c), c), x, np.arange(30)), 1),
    "one after the other": (outer(lambda c: inner(inner(c), 50)), 1),
    "each reads the other": (outer(lambda s: (crossed(*s), crossed(s[1], s[0]))), 2),
    "counted": (
        lambda x: te.while_loop(lambda s: s[1] < 20, lambda s: (inner(s[0]), s[1] + 1), (x, 0)),
        1,
    ),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", IN_LOOPS)
def test_loops_in_loops_leave_what_others_read(name):
    function, arrays = IN_LOOPS[name]
    x = RNG.standard_normal(60)
    given = [x, x.copy()][:arrays]  # equal arrays, and below one array twice
    for f in (function, lambda x: function((x, x) if arrays == 2 else x)):
        own = (tuple(given) if arrays == 2 else x) if f is function else x
        native, reference = (te.jit(f, engine=e)(own) for e in ("native", "numpy"))
        pairs = zip(*map(te.pytree.leaves, (native, reference)), strict=True)
        for a, b in pairs:
            np.testing.assert_allclose(a, b, rtol=1e-12)


def test_the_argument_is_left_alone():
    x = X.copy()
    for steps in (PLACES, PLACES[:0]):
        found = te.jit(scanned(STEPS["set"], steps))(x)
        assert not np.shares_memory(found, x)
        np.testing.assert_array_equal(x, X)
    np.testing.assert_array_equal(found, X)


@pytest.mark.parametrize("places", [[1, N, 2], [1, -N - 1, 2]])
def test_indices_out_of_bounds_are_errors(places):
    for step in (lambda c, k: c.at[k].set(1.0), lambda c, k: c.at[0].add(c[k])):
        f = te.jit(scanned(step, np.array(places)))
        with pytest.raises(IndexError, match="out of bounds"):
            f(X)


BEHIND = {
    "an array as a whole": lambda c, k: c.at[k].set(1.0) + 0.001 * c,
    "an exchange": lambda c, k: (c[1].at[k].set(1.0), c[0].at[k].add(2.0)),
    "a long row": lambda c, k: c.at[k].set(0.5 * c[k - 1]),
    "the old array by what was written": lambda c, k: c.at[k].set(c[tn.argmin(c.at[k].add(1.0))]),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", BEHIND)
def test_what_is_not_written_out(name):
    x = RNG.standard_normal((4, 100)) if name == "a long row" else X
    x = (x, 2.0 * x) if name == "an exchange" else (x,)
    places = PLACES % 4
    check(scanned(BEHIND[name], places), *x, registers=False)


def test_batches():
    xs = np.stack([X, 2.0 * X, -X])
    f = te.vmap(scanned(STEPS["set"]))
    np.testing.assert_allclose(te.jit(f)(xs), te.jit(f, engine="numpy")(xs), rtol=1e-12)


def test_writes_take_the_place_of_units():
    assert len(register_loops(scanned(pair), X, X)) == 1
