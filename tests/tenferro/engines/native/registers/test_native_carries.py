"""Carries of loops that bodies change in place: in one buffer, which is never the caller's."""

import numpy as np
import pytest
from random_bodies import register_loops

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines.native.loops.routine import BodyRoutine

X = np.random.default_rng(20261128).standard_normal(100)


def next_one(c, k):
    return c.at[k + 1].set(tn.sin(c[k]) + 1.0)


def scanned(step, length=99):
    return lambda x: te.scan(lambda c, k: (step(c, k), None), x, np.arange(length))[0]


def loop_while(x):
    return te.while_loop(lambda s: s[1] < 90, lambda s: (next_one(s[0], s[1]), s[1] + 1), (x, 0))[0]


IN_PLACE = {
    "set": scanned(next_one),
    "add": scanned(lambda c, k: c.at[k].add(2.0 * c[k + 1])),
    "twice": scanned(lambda c, k: c.at[k].set(c[k + 1]).at[k + 1].multiply(0.5)),
    "while": loop_while,
    "rows": lambda x: scanned(lambda c, k: c.at[k + 1].set(tn.tanh(c[k]) + c[k + 1]), 9)(
        tn.reshape(x, (10, 10)) + 0.0
    ),
    "long rows": lambda x: scanned(lambda c, k: c.at[k + 1].set(tn.tanh(c[k]) + c[k + 1]), 4)(
        tn.outer(np.arange(5.0), x)
    ),
    "two": lambda x: te.scan(
        lambda c, k: ((next_one(c[0], k), c[1].at[k].add(c[0][k])), c[1][k]),
        (x, 2.0 * x),
        np.arange(99),
    ),
}
COPIED = {
    "all of it is read after": scanned(lambda c, k: next_one(c, k) + 0.001 * c),
    "stacked": lambda x: te.scan(lambda c, k: (next_one(c, k), c), x, np.arange(20)),
    "exchanged": lambda x: te.scan(
        lambda c, k: ((next_one(c[1], k), c[0]), None), (x, 2.0 * x), np.arange(20)
    )[0],
}


@pytest.fixture
def carried(tmp_path, monkeypatch):
    """What the bodies made while a test runs change in place."""
    found, made = [], BodyRoutine.__init__

    def noted(self, *arguments):
        made(self, *arguments)
        found.extend(self.carried)

    monkeypatch.setattr(BodyRoutine, "__init__", noted)
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))  # nothing is there yet
    te.runtime.clear_programs()
    yield found
    te.runtime.clear_programs()


def leaves(x):
    return [np.asarray(y) for y in te.pytree.leaves(x)]


def compare(function, *arguments):
    before = [a.copy() for a in arguments]
    found = leaves(te.jit(function)(*arguments))
    expected = leaves(te.jit(function, engine="numpy")(*arguments))
    for got, want in zip(found, expected, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-12, atol=1e-12)
    for argument, kept in zip(arguments, before, strict=True):
        np.testing.assert_array_equal(argument, kept)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", IN_PLACE)
def test_indexed_writes_change_carries_in_place(name, carried):
    compare(IN_PLACE[name], X)
    assert carried or register_loops(IN_PLACE[name], X)
    assert carried or name != "long rows"


@pytest.mark.parametrize("name", COPIED)
def test_what_is_read_after_is_kept(name, carried):
    compare(COPIED[name], X)
    assert not carried


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", [*IN_PLACE, *COPIED])
def test_gradients(name):
    function = {**IN_PLACE, **COPIED}[name]

    def loss(x):
        return sum(tn.sum(y * y) for y in te.pytree.leaves(function(x)))

    compare(te.grad(loss), X)


def test_no_steps_leave_what_is_given():
    compare(lambda x: te.scan(lambda c, k: (next_one(c, k), None), x, np.arange(0))[0], X)


def test_a_carry_that_begins_where_a_constant_is_read():
    def f(x):
        return te.scan(lambda c, k: (c.at[k + 1].set(x[k] + c[k]), None), x, np.arange(99))[0]

    compare(f, X)
    compare(te.vmap(f), np.stack([X, 2 * X, X[::-1]]))


def test_arrays_that_no_output_is_share_memory(tmp_path, monkeypatch):
    """Loops that write to one array after the other need no more memory for more of them."""
    found, finish = [], BodyRoutine._finish

    def noted(self):
        schedule = finish(self)
        found.append(schedule.memory)
        return schedule

    def exchanging(times):
        def f(x):
            y = tn.zeros(100)
            for _ in range(times):
                y = te.fori_loop(0, 99, lambda i, y, x=x: y.at[i].set(0.5 * x[i + 1] + y[i]), y)
                x = te.fori_loop(0, 99, lambda i, x, y=y: x.at[i].set(y[i] - x[i]), x)
            return tn.sum(x)

        return f

    monkeypatch.setattr(BodyRoutine, "_finish", noted)
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))  # nothing is there yet
    memory = []
    for times in (2, 5):
        te.runtime.clear_programs()
        found.clear()
        compare(exchanging(times), X)
        memory.append(max(found))
    assert memory[1] - memory[0] < X.nbytes  # the counters of six loops
    te.runtime.clear_programs()
