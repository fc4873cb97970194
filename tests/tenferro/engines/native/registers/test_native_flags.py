"""Numbers that stay once they are not zero: loops have a version for the steps before that."""

import re

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.registers import bounds

N = 40


@pytest.fixture
def found(monkeypatch):
    """How many such numbers the loops that are compiled have."""
    original, counts = bounds._zeros_at_first, list[int]()

    def counted(loop):
        zeros = [*original(loop)]
        counts.append(len(zeros))
        return iter(zeros)

    monkeypatch.setattr(bounds, "_zeros_at_first", counted)
    te.runtime.clear_programs(disk=True)
    return counts


def first_above(x, limit, bits):
    """What a loop knows of the first numbers above a limit, which it goes on after."""
    flags, before, last, total = 0, 0, 0.0, 0.0
    for i in range(x.shape[0]):
        now = 0
        if x[i] > limit:
            now = bits[i]
        if flags == 0:
            before += 1
            last = x[i]
        total += x[i] * (0.5 if flags == 0 else 2.0)
        flags = flags | now
    return flags, before, last, total


@pytest.mark.parametrize("place", [None, 0, 1, N // 2, N - 1])
def test_steps_behind_the_first_flag_go_on(place, found):
    x, bits = np.linspace(0.1, 0.9, N), np.arange(N) + 1
    if place is not None:
        x[place], x[-1] = 2.0, 3.0
    f = te.adopt(first_above)
    expected = first_above(x, 1.0, bits)
    for engine in ("numpy", "native"):
        for value, wanted in zip(te.jit(f, engine=engine)(x, 1.0, bits), expected, strict=True):
            np.testing.assert_allclose(value, wanted, rtol=1e-13)
    assert any(found)


def test_a_flag_that_is_set_before_the_loop_stays(found):
    def f(x, flags):
        total = 0.0
        for i in range(x.shape[0]):
            total += x[i] if flags == 0 else -x[i]
            flags |= 4 if x[i] > 0.5 else 0
        return total, flags

    x = np.linspace(0.0, 1.0, N)
    for flags in (0, 3):
        for value, wanted in zip(te.jit(te.adopt(f))(x, flags), f(x, flags), strict=True):
            np.testing.assert_allclose(value, wanted, rtol=1e-13)
    assert any(found)


def histogram(x, places, weights):
    counts = np.zeros(7)
    for i in range(x.shape[0]):
        k = int(x[i])
        counts[k] += weights[places[i]]
        counts[k + 1] += 0.5
    return counts


@pytest.mark.parametrize("place", [0, 1, N // 2, N - 1])
@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("x", 6.5, "index 7 is out of bounds for axis 0 with size 7"),
        ("x", -9.0, "index -9 is out of bounds for axis 0 with size 7"),
        ("x", np.nan, "cannot convert float NaN"),
        ("places", 5, "index 5 is out of bounds for axis 0 with size 5"),
        ("places", -6, "index -6 is out of bounds for axis 0 with size 5"),
    ],
)
def test_the_first_check_that_fails_is_reported_with_its_step(name, wrong, message, place, found):
    """Also if another one fails in a later step."""
    rng = np.random.default_rng(4)
    x, places, weights = rng.uniform(-6.0, 6.0, N), rng.integers(-5, 5, N), rng.random(5)
    f = te.jit(te.adopt(histogram))
    np.testing.assert_allclose(f(x, places, weights), histogram(x, places, weights), rtol=1e-13)
    {"x": x, "places": places}[name][place] = wrong
    x[place + 1 :] = np.where(np.arange(place + 1, N) % 3 == 0, 99.0, x[place + 1 :])
    with pytest.raises((IndexError, ValueError), match=re.escape(message)) as raised:
        f(x, places, weights)
    assert any(f"in step {place} of {N}" in note for note in raised.value.__notes__)
    assert any(found)


def test_derivatives_of_loops_with_checks_are_those_of_the_steps():
    rng = np.random.default_rng(5)
    x, places, weights = rng.uniform(-6.0, 5.9, N), rng.integers(-5, 5, N), rng.random(5)

    def f(x, weights):
        return te.adopt(histogram)(x, places, weights) ** 2

    te.check_grads(te.jit(f), (x, weights), order=1)
