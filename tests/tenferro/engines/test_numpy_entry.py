"""Calls of programs of the numpy engine with their arguments checked in one function."""

from types import SimpleNamespace

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.numpy.engine import _shared_outputs


def calls(function):
    compiled = te.jit(function, engine="numpy")
    compiled(np.ones(3), np.ones(3))
    assert compiled._latest != compiled._find, "the fast call is not in use"
    return compiled


def test_what_fits_and_what_does_not():
    product = calls(lambda x, y: x * y + 1)
    for x in (np.arange(3.0), np.arange(5.0), np.arange(3), np.arange(3.0, dtype="f4")):
        y = product(x, x)
        assert type(y) is np.ndarray and y.dtype == np.result_type(x * x + 1)
        np.testing.assert_array_equal(y, x * x + 1)
    assert product(2.0, 3) == 7
    assert product.cache_info().size == 5


def test_results_are_arrays_and_their_own():
    total = calls(lambda x, y: (np.sum(x * y), x))
    x = np.arange(3.0)
    for _ in range(40):  # also as one generated function
        found = total(x, x)
        assert type(found) is tuple and all(type(y) is np.ndarray for y in found)
        assert found[0] == 5 and not np.shares_memory(found[1], x)


def test_captured_arrays_come_along():
    c = np.arange(3.0)
    assert calls(lambda x, y: te.numpy.add(x, y) + c)(c, c).tolist() == [0, 3, 6]


@pytest.mark.parametrize("count", [1, 3])
def test_another_number_of_arguments_is_the_functions_own_error(count):
    with pytest.raises(TypeError, match="positional argument"):
        calls(lambda x, y: x * y)(*[np.ones(3)] * count)


def test_subclasses_take_the_general_way():
    class Own(np.ndarray):
        pass

    x = np.arange(3.0)
    assert calls(lambda x, y: x * y)(x.view(Own), x).tolist() == [0, 1, 4]


def test_outputs_are_compared_a_number_of_times_that_grows_with_their_number():
    """The time was quadratic: 24 s for 40,000 outputs."""
    compared = 0

    class Slot(int):
        __hash__ = int.__hash__

        def __eq__(self, other):
            nonlocal compared
            compared += 1
            return int(self) == int(other)

    outputs = [Slot(3 + i % 300) for i in range(600)] + [Slot(0)]
    program = SimpleNamespace(n_inputs=1, constants=(), outputs=outputs)
    assert _shared_outputs(program) == {*range(300, 601)}
    assert compared < 2 * len(outputs)
