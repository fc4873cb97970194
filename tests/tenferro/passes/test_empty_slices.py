"""Slices of slices of which nothing is left, and constants whose elements are broadcast."""

import numpy as np

import tenferro as te
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES


def test_an_empty_slice_behind_a_strided_one():
    every_third = FAMILIES["slice"].bind(start=(0,), limit=(1,), strides=(3,))
    nothing = FAMILIES["slice"].bind(start=(1,), limit=(1,), strides=(1,))
    f = te.jit(lambda x: apply(nothing, apply(every_third, np.tanh(x))))
    assert f(np.ones(2)).shape == (0,)


def test_broadcast_constants_are_compared_by_their_elements():
    z = np.broadcast_to(np.array(0.5 - 1j), (2,))
    f = te.jit(lambda x: (x * z + z).sum())
    assert f(2.0) == 3 * (1 - 2j)
