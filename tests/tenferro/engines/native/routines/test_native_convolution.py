"""Convolutions in machine code: values and derivatives as those of the reference engine."""

from functools import partial

import numpy as np
import pytest
from numbers_of_threads import on_threads

import tenferro as te
from tenferro.engines.native.routines import convolution
from tenferro.engines.native.routines.step import native_routine
from tenferro.nn.convolution import convolution as family
from tenferro.tensor import Aval

CASES = [
    ((8, 8, 512), (16, 8, 5), {"padding": 2}),
    ((1, 1, 300), (1, 1, 64), {"padding": 63}),
    ((2, 3, 12, 12), (4, 3, 3, 3), {"padding": 1}),
    ((2, 3, 13, 29), (5, 3, 3, 2), {"stride": 2}),
    ((2, 6, 13, 29), (6, 1, 3, 3), {"padding": 1, "groups": 6}),
    ((2, 6, 13, 29), (9, 2, 3, 3), {"padding": 1, "groups": 3, "dilation": 2}),
    ((2, 4, 8, 9, 10), (8, 4, 3, 3, 3), {"padding": 1, "stride": (1, 2, 3)}),
    ((3, 16, 28, 28), (13, 16, 3, 3), {"padding": 1}),
    ((3, 5, 28, 28), (11, 5, 5, 5), {"stride": 3, "dilation": 2}),
]
TRANSPOSED = [
    ((8, 16, 14, 14), (16, 8, 3, 3), {"stride": 2}),
    ((2, 6, 9, 11), (6, 3, 4, 5), {"stride": (3, 2), "padding": 2, "groups": 2}),
    ((2, 3, 9, 11), (3, 2, 3, 3), {"stride": 4, "output_padding": 2}),
    ((2, 3, 9, 11), (3, 2, 3, 3), {"stride": 3, "dilation": 2, "padding": 1}),
    ((2, 3, 9, 11), (3, 2, 3, 3), {"stride": 2, "dilation": 2}),
    ((1, 2, 5, 6, 7), (2, 3, 2, 3, 1), {"stride": (2, 3, 5)}),
    ((1, 2, 30), (2, 3, 4), {"stride": 9}),
    ((1, 1, 1), (1, 1, 1), {"stride": 3}),
]
ULPS = {"float64": 1e-13, "float32": 1e-5}


def make(shapes, dtype, options, name="conv"):
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape).astype(dtype) for shape in shapes)
    convolve = getattr(te.nn, f"{name}{len(shapes[0]) - 2}d")

    def value(x, w):
        return (convolve(x, w, **options),)

    def gradient(x, w):
        return te.grad(lambda x, w: np.sum(convolve(x, w, **options) ** 2), argnums=(0, 1))(x, w)

    return (x, w), (value, gradient)


@pytest.mark.sampled(16, "dtype", "options")
@pytest.mark.parametrize("dtype", ULPS)
@pytest.mark.parametrize(("x", "w", "options"), CASES)
def test_values_and_derivatives_are_those_of_the_reference(x, w, options, dtype):
    check_all(*make((x, w), dtype, options), dtype)


@pytest.mark.sampled(16, "dtype", "options")
@pytest.mark.parametrize("dtype", ULPS)
@pytest.mark.parametrize(("x", "w", "options"), TRANSPOSED)
def test_transposed_convolutions_are_those_of_the_reference(x, w, options, dtype):
    check_all(*make((x, w), dtype, options, "conv_transpose"), dtype)


def check_all(arguments, functions, dtype):
    for function in functions:
        program = te.trace(function)(*arguments)
        assert program.steps.numpy == ()
        expected = te.jit(function, engine="numpy")(*arguments)
        for found, reference in zip(program(*arguments), expected, strict=True):
            scale = np.abs(reference).max()
            np.testing.assert_allclose(found, reference, rtol=0, atol=ULPS[dtype] * scale)


def test_zeros_of_a_dilated_array_cost_no_products():
    """Each result of a transposed convolution meets the elements of the kernel that it needs."""
    names = {"strides": (1, 1), "padding": ((2, 2),) * 2, "kernel_dilation": (1, 1), "groups": 1}
    operation = family.bind(input_dilation=(2, 2), **names)
    x, w = (Aval(s, np.dtype("f")) for s in ((8, 16, 14, 14), (8, 16, 3, 3)))
    assert native_routine(operation, (x, w)).table[0] == 4
    assert native_routine(family.bind(input_dilation=(1, 1), **names), (x, w)).table[0] == 1


def test_what_is_beside_an_array_has_no_effect():
    """Neighbours of rows that do not fill a vector may be infinite."""
    x = np.full((1, 2, 4, 9), np.inf, np.float32)
    x[:, 0] = 1.0
    x[:, :, 3] = np.nan
    w = np.ones((1, 1, 3, 5), np.float32)
    found = te.jit(lambda x, w: te.nn.conv2d(x[:, :1], w))(x, w)
    np.testing.assert_array_equal(found[0, 0], [[15.0] * 5, [np.nan] * 5])
    long = te.jit(lambda x, w: te.nn.conv1d(x, w))
    row, kernel = np.ones((1, 1, 24), np.float32), np.ones((1, 1, 21), np.float32)
    row[..., -1] = np.inf
    np.testing.assert_array_equal(long(row, kernel)[0, 0], [21.0, 21.0, 21.0, np.inf])


@pytest.mark.parametrize("shapes", [((3, 16, 28, 28), (13, 16, 3, 3)), ((1, 1, 5000), (1, 1, 64))])
def test_results_have_the_same_bits_for_any_number_of_threads(shapes):
    arguments, functions = make(shapes, "float32", {"padding": 1})
    for function in functions:
        program = te.trace(function)(*arguments)
        found = on_threads(partial(program, *arguments), 1, 2, 5)
        for other in found[1:]:
            for x, y in zip(found[0], other, strict=True):
                np.testing.assert_array_equal(x, y)


@pytest.mark.parametrize("registers", [16, 32])
def test_tiles_fit_the_registers_of_the_processor(registers, monkeypatch):
    host = convolution.host()
    few = type("Host", (), {"vector_registers": registers, "lanes": host.lanes})()
    monkeypatch.setattr(convolution, "host", lambda: few)
    native_routine.cache_clear()
    (x, w), functions = make(((2, 16, 14, 14), (13, 16, 3, 3)), "float64", {"padding": 1})
    operation = family.bind(
        strides=(1, 1),
        padding=((1, 1),) * 2,
        input_dilation=(1, 1),
        kernel_dilation=(1, 1),
        groups=1,
    )
    routine = native_routine(operation, tuple(Aval(a.shape, a.dtype) for a in (x, w)))
    assert int(registers == 32) in routine.table
    for function in functions:
        for found, reference in zip(
            te.trace(function)(x, w)(x, w), te.jit(function, engine="numpy")(x, w), strict=True
        ):
            np.testing.assert_allclose(found, reference, rtol=1e-11, atol=1e-11)
    native_routine.cache_clear()
