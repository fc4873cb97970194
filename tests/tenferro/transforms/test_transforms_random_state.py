"""Numbers of NumPy's global generator, which a program would keep for ever."""

import functools
import random

import numpy as np
import pytest

import tenferro as te

MESSAGE = "drawn from NumPy's global random state .* pass them as arguments"


@pytest.fixture
def state():
    before = np.random.get_state()
    yield
    np.random.set_state(before)


DRAWS = {
    "normal": lambda x: x + np.random.standard_normal(3),
    "uniform": lambda x: x * np.random.rand(),
    "shuffled": lambda x: x[np.random.permutation(3)],
}


@pytest.mark.parametrize("name", DRAWS)
def test_drawing_while_tracing_is_refused(name, state):
    x = np.ones(3)
    with pytest.raises(ValueError, match=MESSAGE):
        te.jit(DRAWS[name])(x)
    with pytest.raises(ValueError, match=MESSAGE):
        te.trace(DRAWS[name])(x)
    with pytest.raises(ValueError, match=MESSAGE):
        te.jit(te.grad(lambda x: DRAWS[name](x).sum()))(x)


RNG = np.random.default_rng(0)
OTHER = np.random.default_rng(1)
LEGACY = np.random.RandomState(0)
bound = RNG.normal


def helper(x):
    return x * RNG.normal()


def default(x, rng=OTHER):
    return x * rng.normal()


def closure():
    rng = np.random.default_rng(2)
    return lambda x: x * rng.normal()


class Model:
    def __init__(self):
        self.rng = np.random.default_rng(3)

    def loss(self, x):
        return x * self.rng.normal()

    def __call__(self, x):
        return self.loss(x)


OUTSIDE = {
    "global": lambda x: x * RNG.normal(),
    "helper": lambda x: helper(x),
    "inner": lambda x: (lambda y: y * RNG.normal())(x),
    "bound": lambda x: x * bound(),
    "default": default,
    "closure": closure(),
    "method": Model().loss,
    "object": Model(),
    "legacy": lambda x: x * LEGACY.randn(),
    "partial": functools.partial(lambda rng, x: x * rng.normal(), np.random.default_rng(4)),
    "python": lambda x: x * random.random(),
    "python method": lambda x: x * random.gauss(0, 1),
    "numpy": lambda x: x * np.random.randn(),
}
RUNS = {
    "jit": lambda f, x: te.jit(f)(x),
    "vmap": lambda f, x: te.vmap(f)(x),
    "map": lambda f, x: te.map(f, x),
    "scan": lambda f, x: te.scan(lambda c, y: (c + f(y), c), 0.0, x),
    "fori_loop": lambda f, x: te.fori_loop(0, 3, lambda i, c: f(c), 1.0),
    "while_loop": lambda f, x: te.while_loop(lambda c: c < 5, lambda c: f(c) + 9, 1.0),
}


@pytest.mark.sampled(3, "run", "name")
@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("name", OUTSIDE)
def test_what_is_traced_once_and_runs_several_times_draws_nothing(name, run, state):
    for _ in range(2):  # NumPy's legacy generators make two normal numbers, and keep one
        with pytest.raises(ValueError, match=r"numbers were drawn from .* step or element would"):
            RUNS[run](OUTSIDE[name], np.ones(3))


def test_generators_that_are_not_used_or_made_inside():
    assert te.jit(lambda x: 2 * x if RNG is not None else x)(2.0) == 4.0
    fresh = lambda x: x * np.random.default_rng(0).normal()  # noqa: E731
    assert te.jit(fresh)(2.0) == fresh(2.0)


def test_what_is_traced_anew_in_each_call_may_draw(state):
    slope = te.grad(lambda x: np.sum(x * np.random.standard_normal(3)))
    assert (slope(np.ones(3)) != slope(np.ones(3))).all()


def test_numbers_as_arguments_and_generators_of_their_own(state):
    f = te.jit(lambda x, noise: x + noise)
    assert f(1.0, np.random.standard_normal()) != f(1.0, np.random.standard_normal())
    rng = np.random.default_rng(0)
    assert te.jit(lambda x: x + 1.0)(rng.standard_normal(3)).shape == (3,)


def test_other_global_generators(state):
    before = np.random.get_bit_generator()
    np.random.set_bit_generator(np.random.PCG64(0))
    try:
        with pytest.raises(ValueError, match=MESSAGE):
            te.jit(DRAWS["normal"])(np.ones(3))
        assert te.jit(lambda x: x)(2.0) == 2.0
    finally:
        np.random.set_bit_generator(before)
