"""Positions in native code: of extrema, and of blocks that begin where numbers say; exponents."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES

RNG = np.random.default_rng(20261127)
SHAPES = [(1,), (3,), (50,), (5, 4), (4, 5), (30, 40), (3, 40, 5), (70_000,)]


def operation(name, **params):
    bound = FAMILIES[name].bind(**params)
    return lambda *x: apply(bound, *x)


def native(function, *args):
    assert te.trace(function)(*args).steps.numpy == ()
    return te.jit(function, engine="native")(*args)


def with_ties(shape, dtype):
    """Few different numbers; NaN, infinities and zeros of both signs among floating-point ones."""
    x = RNG.integers(0, 3, shape).astype(dtype)
    yield x
    if x.dtype.kind == "f":
        for values in ([0.0, -0.0], [1.0, np.inf], [1.0, np.nan], [-np.inf, -np.inf, np.nan]):
            yield RNG.choice(np.array(values, dtype), shape)


@pytest.mark.sampled(16)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("name", ["argmax", "argmin"])
def test_the_first_extremum_or_nan(name, shape):
    for dtype in ("bool", "uint8", "int64", "float32", "float64"):
        for axis in range(len(shape)):
            f = operation(name, axis=axis)
            for x in with_ties(shape, dtype):
                np.testing.assert_array_equal(native(f, x), getattr(np, name)(x, axis))


def numpys_block(x, starts, sizes, strides):
    spans = [(m - 1) * s + 1 for m, s in zip(sizes, strides, strict=True)]
    pairs = zip(starts, spans, x.shape, strict=True)
    begin = [min(max(int(s), 0), n - m) for s, m, n in pairs]
    return tuple(slice(b, b + m, s) for b, m, s in zip(begin, spans, strides, strict=True))


BLOCKS = [
    ((5,), (2,)),
    ((5,), (5,)),
    ((30, 40), (3, 7)),
    ((30, 40), (30, 1)),
    ((4, 5, 6), (2, 5, 3)),
]


@pytest.mark.sampled(48, "dtype", "integer")
@pytest.mark.parametrize("integer", ["int64", "int8", "uint8"])
@pytest.mark.parametrize("dtype", ["bool", "int32", "float32", "complex128"])
@pytest.mark.parametrize(("shape", "sizes"), BLOCKS, ids=str)
def test_blocks_that_would_stick_out_are_moved_inside(shape, sizes, dtype, integer):
    x, updates = (RNG.integers(0, 9, s).astype(dtype) for s in (shape, sizes))
    for _ in range(6):
        strides = tuple(
            int(RNG.integers(1, max(2, (n - 1) // max(m - 1, 1) + 1)))
            for n, m in zip(shape, sizes, strict=True)
        )
        read = operation("dynamic_slice", sizes=sizes, strides=strides)
        write = operation("dynamic_update_slice", strides=strides)
        low = 0 if integer == "uint8" else -4
        starts = [np.asarray(RNG.integers(low, n + 4), integer) for n in shape]
        block = numpys_block(x, starts, sizes, strides)
        np.testing.assert_array_equal(native(read, x, *starts), x[block])
        expected = x.copy()
        expected[block] = updates
        np.testing.assert_array_equal(native(write, x, updates, *starts), expected)
        computed = native(lambda x, *s, read=read: read(tn.equal(x, x), *s), x, *starts)
        assert computed.all()


def test_a_loop_over_blocks_is_one_call():
    read = operation("dynamic_slice", sizes=(1, 4), strides=(1, 1))
    write = operation("dynamic_update_slice", strides=(1, 1))

    def step(c, k):
        return write(c, tn.sin(read(c, k, 0 * k)) + 1.0, k, 0 * k), k

    def f(x):
        return te.scan(step, x, np.arange(10))[0]

    x = RNG.standard_normal((10, 4))
    program = te.trace(f)(x)
    program(x)
    assert program.compiled.program.is_one_call
    np.testing.assert_allclose(te.jit(f)(x), np.sin(x) + 1.0, rtol=1e-14)


def hard(dtype):
    """Numbers of all exponents, subnormal ones, powers of two and their neighbours."""
    limits, bits = np.finfo(dtype), np.dtype(f"u{np.dtype(dtype).itemsize}")
    anything = RNG.integers(0, np.iinfo(bits).max, 3000, bits).view(dtype)
    subnormal = RNG.integers(0, 2**20, 300, bits).view(dtype)
    powers = np.ldexp(np.ones((), dtype), np.arange(limits.minexp - 20, limits.maxexp))
    below = np.nextafter(powers, np.zeros((), dtype))
    known = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, limits.max, limits.tiny], dtype)
    return np.concatenate([anything, subnormal, powers, below, -powers, known])


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_mantissas_and_exponents(dtype):
    x = hard(dtype)
    found = native(operation("frexp"), x)
    with np.errstate(invalid="ignore"):  # NumPy warns of NaN on some processors
        expected = np.frexp(x)
    for got, want in zip(found, expected, strict=True):
        assert got.dtype == want.dtype
        np.testing.assert_array_equal(got, want)
    np.testing.assert_array_equal(np.signbit(found[0]), np.signbit(expected[0]))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("integer", ["int8", "int16", "int32", "int64", "uint8", "uint32"])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_scaling_rounds_once(dtype, integer):
    x, limits = hard(dtype), np.iinfo(integer)
    for most in (10, 140, 1100, 2200, 2**31 - 1):
        low, high = max(-most, limits.min), min(most, limits.max)
        n = RNG.integers(low, high, x.size, integer, endpoint=True)
        with np.errstate(all="ignore"):
            expected = np.ldexp(x, n)
        np.testing.assert_array_equal(native(operation("ldexp"), x, n), expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("step", [2.5, np.float32(2.5), 0.5 + 2j, np.complex64(0), np.int32(3)])
def test_carries_that_are_not_positions_change_by_constants(step):
    dtype = np.result_type(step)

    def f(x):
        def body(i, carry):
            s, y = carry
            s = s + dtype.type(step)
            return s, y.at[i].set(s + x[i])

        return te.fori_loop(0, 30, body, (dtype.type(1), np.zeros(30, dtype, like=x)))

    x = np.arange(30).astype(dtype)
    last, found = te.jit(f)(x)
    assert last == dtype.type(1) + 30 * dtype.type(step)
    np.testing.assert_array_equal(found, dtype.type(1) + dtype.type(step) * np.arange(1, 31) + x)
