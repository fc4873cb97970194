"""Numbers of NumPy's global generator, which a program would keep for ever."""

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
