"""Loops and branches that call functions which change something: as in Python, or an error."""

import random
from collections import deque

import numpy as np
import pytest

import tenferro as te

X = np.random.default_rng(1).normal(size=40)
CALLS = -1
SCALES = [1.0, 3.0]


class Counter:
    total = 0

    def tick(self):
        self.total += 1
        return self.total


class Slots:
    __slots__ = ("total",)

    def __init__(self):
        self.total = 0

    def tick(self):
        self.total += 1
        return self.total


def variables(x):
    calls, total = 0, 0.0

    def tick():
        nonlocal calls
        calls += 2
        return calls

    for k in range(40):
        total = total + x[k] * tick()
    return total + calls


def global_variables(x):
    global CALLS
    CALLS, total = 0, 0.0

    def tick():
        global CALLS
        CALLS += 1
        return CALLS

    for k in range(40):
        total = total + x[k] * tick()
    return total


def attributes(x):
    counter, slots, total = Counter(), Slots(), 0.0
    for k in range(40):
        total = total + x[k] * counter.tick() * slots.tick()
    return total + counter.total


def classes(x):
    class Shared:
        total = 0

        @classmethod
        def tick(cls):
            cls.total += 1
            return cls.total

    total = 0.0
    for k in range(40):
        total = total + x[k] * Shared.tick()
    return total


def classes_of_its_own(x):
    class Own:
        scale = 2 * len(SCALES)

        def __init__(self):
            self.calls = 0

        def tick(self):
            self.calls += 1
            return self.calls * self.scale

    counter, total = Own(), 0.0
    for k in range(40):
        total = total + x[k] * counter.tick()
    return total


def variables_that_branches_bind(x):
    largest, steps, left = x[0], 0.0, 1.0

    def note(value):
        nonlocal largest
        if value > largest:
            largest = value

    def shrink(value):
        nonlocal left, steps
        while left > 0.5:
            left, steps = left - 0.1 - value**2, steps + 1.0

    def count(value):
        nonlocal steps
        for k in range(3):
            if value > x[k]:
                steps = steps + x[k]

    for k in range(40):
        note(x[k])
    shrink(x[1])
    count(x[2])
    return largest * left + steps


def containers(x):
    stack, queue, seen, total = list(range(40)), deque(range(40)), [], 0.0

    def take(k):
        seen.append(x[k] * k)
        return stack.pop() + 2 * queue.popleft()

    for k in range(40):
        total = total + x[k] * take(k)
    return total + sum(seen)


def arrays(x):
    counts, total = np.zeros(3), 0.0

    def tick():
        counts[0] += 1.0
        return counts[0]

    for k in range(40):
        total = total + x[k] * tick()
    return total


def iterators(x):
    squares, numbers, total = (i * i for i in range(40)), iter(range(100)), 0.0
    for k in range(20):
        total = total + x[k] * next(squares)
    for a in x:
        for number in numbers:
            total = total + a * number
            if number % 3 == 2:
                break
    return total


def numbers_drawn(x):
    own, theirs = np.random.default_rng(0), np.random.RandomState(0)
    other, words, total = random.Random(0), np.random.Generator(np.random.SFC64(0)), 0.0
    for k in range(40):
        drawn = own.normal() + theirs.normal() + other.gauss(0, 1) + words.uniform()
        total = total + x[k] * drawn
    return total


def remembered(x):
    known, total = {}, 0.0

    def weights():
        if "all" not in known:
            known["all"] = np.linspace(0.0, 1.0, 5)
        return known["all"].sum()

    for k in range(40):
        total = total + x[k] * weights()
    return total


def branch_that_draws(x):
    own = np.random.default_rng(0)
    return x[1] * own.normal() if x[0] > 0 else 2 * own.normal()


def branch_that_counts(x):
    counter = Counter()
    if x[0] > 0:
        counter.tick()
    return x[1] * counter.total


def steps_that_count(x):
    counter, left = Slots(), 5.0 + 0 * x[0]
    while left > 0.5:
        left = left * 0.9 + 0.001 * counter.tick()
    return left


RIGHT = [
    variables, attributes, classes, containers, arrays, iterators, numbers_drawn, remembered,
    classes_of_its_own, variables_that_branches_bind,
]  # fmt: skip
REFUSED = {
    branch_that_draws: "numbers were drawn from a numpy Generator",
    branch_that_counts: "counter, a Counter of the outside, was changed",
    steps_that_count: "counter, a Slots of the outside, was changed",
}


def value(f):
    return lambda x: te.value_and_grad(f)(x)[0]


@pytest.mark.sampled(4, "f")
@pytest.mark.parametrize("transform", [te.jit, value, lambda f: f], ids=["jit", "grad", "eager"])
@pytest.mark.parametrize("f", RIGHT, ids=lambda f: f.__name__)
def test_what_steps_change_by_calls_is_as_in_python(f, transform):
    np.testing.assert_allclose(transform(te.adopt(f))(X), f(X), rtol=1e-12)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("f", REFUSED, ids=lambda f: f.__name__)
def test_changes_that_depend_on_traced_conditions_are_refused(f):
    np.testing.assert_allclose(te.adopt(f)(X), f(X))
    with pytest.raises(ValueError, match=REFUSED[f]):
        te.jit(te.adopt(f))(X)


def test_global_variables_change_only_outside_of_compiled_functions():
    f = te.adopt(global_variables)
    with pytest.raises(ValueError, match="CALLS, a variable of the outside, was changed"):
        te.jit(f)(X)
    np.testing.assert_allclose(value(f)(X), global_variables(X))


def test_a_loop_that_only_remembers_is_one_operation():
    assert len(te.trace(te.adopt(remembered))(X)) < 40 < len(te.trace(te.adopt(variables))(X))


def test_state_is_as_before_when_a_branch_is_refused():
    own = np.random.default_rng(0)

    @te.adopt
    def f(x):
        return own.normal() * x if x > 0 else x

    with pytest.raises(ValueError, match="numbers were drawn"):
        te.jit(f)(1.0)
    assert own.normal() == np.random.default_rng(0).normal()


def rotations(a):
    n = a.shape[0]
    for p in range(n - 1):
        for q in range(p + 1, n):
            if a[p, q] >= 0.0:  # noqa: SIM108  (branches are what is tested)
                t = 1.0 / (a[p, q] + 1.0)
            else:
                t = 1.0 / (a[p, q] - 1.0)
            a[p, q] = t
    return a


def rotations_in_a_branch(a):
    n = a.shape[0]
    if a[0, 0] > 0.0:
        for p in range(n - 1):
            k = n - 1
            while k > p:
                if a[p, k] >= 0.0:
                    if a[p, k] > 1.0:
                        t, s = 1.0, 2.0
                    else:
                        t, s = 2.0, a[k, p]
                    a[p, k] = t * s
                k -= 1
    else:
        for p in range(n):
            for q in range(p):
                s = a[p, q] if a[q, p] > 0.0 else a[p, p]
                if s > 0.0:  # noqa: SIM108  (branches are what is tested)
                    t = s * s
                else:
                    t = -s
                a[p, q] += t
    return a


@pytest.mark.parametrize("program", [rotations, rotations_in_a_branch])
def test_names_that_branches_of_a_step_bind_leave_loops_as_they_are(program):
    adopted = te.adopt(program)
    lengths = set()
    for n in (30, 60):
        a = np.random.default_rng(n).normal(size=(n, n))
        lengths.add(len(te.trace(adopted)(a)))
        assert np.allclose(te.jit(adopted)(a), program(a.copy()))
    assert len(lengths) == 1
