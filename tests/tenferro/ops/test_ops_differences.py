"""Bounds on differences, beside all small numbers."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from tenferro.ops.loops.differences import (
    ZERO,
    at_most,
    between,
    contradict,
    equal,
    largest,
)

NAMES = (ZERO, 0, 1, 2)
FAR = 8
"""A shortest path of three edges of at most two is nearer, so that one of these numbers is it."""


def solutions(bounds):
    for numbers in product(range(-FAR, FAR + 1), repeat=len(NAMES) - 1):
        at = dict(zip(NAMES, (0, *numbers), strict=True))
        if all(at[u] - at[v] <= c for u, v, c in bounds):
            yield at


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(40))
def test_bounds_follow_as_for_all_numbers(seed):
    rng = np.random.default_rng(seed)
    pairs = [rng.choice(NAMES, 2, replace=False) for _ in range(rng.integers(2, 7))]
    bounds = [(int(u), int(v), int(rng.integers(-2, 3))) for u, v in pairs]
    found = [*solutions(bounds)]
    assert contradict(bounds) == (not found)
    for u, v in product(NAMES, repeat=2):
        most = largest(bounds, (u, 1), (v, 0))
        if most is not None and found:
            assert most == 1 + max(at[u] - at[v] for at in found)


def test_without_a_path_there_is_no_bound():
    assert largest([at_most((0, 0), (1, 0))], (1, 0), (0, 0)) is None
    assert largest([], (0, 0), (ZERO, 0)) is None


def test_a_number_below_a_counter_is_not_the_counter():
    below = at_most((0, 0), (1, 0), -1)
    assert not contradict([below])
    assert contradict([below, *equal((0, 0), (1, 0))])
    assert not contradict([below, *equal((0, 1), (1, 0))])
    assert contradict([below, *equal((0, 0), (1, 2))])


def test_what_follows_has_the_names_that_are_asked_for():
    bounds = [at_most((7, 0), (8, 0), -1), at_most((ZERO, 0), (7, 0))]
    found = between(bounds, {0: (7, 0), 1: (8, 2), 2: (ZERO, 5)})
    assert (0, 1, -3) in found
    assert (ZERO, 1, -3) in found
    assert (2, ZERO, 5) in found
    assert (ZERO, 2, -5) in found
    assert not any(u == 1 and v in (0, ZERO) for u, v, _ in found)
