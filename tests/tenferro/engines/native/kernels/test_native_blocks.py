"""Nests in blocks: transposed arrays whose lines displace one another in the cache."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.kernels.nests.nest import Load, Nest, Reduce
from tenferro.engines.native.kernels.scheduling.blocks import blocked

RNG = np.random.default_rng(0)
F32, F64 = np.dtype(np.float32), np.dtype(np.float64)


def transposing(rows, columns, dtype):
    """The nest that writes a matrix of so many rows as its transpose."""
    nest = Nest((columns, rows))
    load = nest.add(Load(nest.buffer("x"), (0, 1, columns), ()), dtype)
    nest.store("y", (0, rows, 1), load)
    return nest


@pytest.mark.parametrize(
    ("shape", "dtype", "sizes"),
    [
        ((1024, 512), F32, (32, 64, 16, 16)),
        ((512, 512), F64, (32, 32, 16, 16)),
        ((40, 16384), F32, (1024, 5, 16, 8)),     # 64 KiB apart: a few lines fill their place
        ((40, 256), F32, (256, 40)),              # they fit
        ((96, 96), F64, (96, 96)),
        ((1000, 1000), F32, (1000, 1000)),        # no power of two apart
        ((1024, 511), F32, (511, 1024)),          # blocks do not fill it
    ],
)  # fmt: skip
def test_blocks_where_lines_displace_one_another(shape, dtype, sizes):
    assert blocked(transposing(*shape, dtype)).sizes == sizes


def test_each_element_is_moved_once():
    nest = blocked(transposing(512, 1024, F64))
    places = np.indices(nest.sizes).reshape(len(nest.sizes), -1)
    (load,) = nest.nodes
    read, written = (a[0] + np.array(a[1:]) @ places for a in (load.address, nest.written[0]))
    moved = np.empty(512 * 1024, int)
    moved[written] = read
    expected = np.arange(512 * 1024).reshape(512, 1024).T
    np.testing.assert_array_equal(moved.reshape(1024, 512), expected)
    assert len(np.unique(written)) == written.size


def test_sums_stay_as_they_are():
    nest = Nest((512, 1024))
    load = nest.add(Load(nest.buffer("x"), (0, 1, 512), ()), F64)
    total = nest.add(Reduce("sum", 2, load), F64)
    nest.store("y", (0, 1, 0), total)
    assert blocked(nest) is nest


FUNCTIONS = {
    "copy": lambda x, axes: np.transpose(x, axes) + 0,
    "sum": lambda x, axes: np.transpose(x, axes) + 2.0 * x.reshape(np.transpose(x, axes).shape),
    "function": lambda x, axes: np.exp(np.transpose(x, axes)) * 0.5,
    "part": lambda x, axes: np.transpose(x, axes)[1:, ..., ::2] - 1,
}


@pytest.mark.sampled(12)
@pytest.mark.parametrize("dtype", ["f4", "f8", "c16", "i4", "?"])
@pytest.mark.parametrize(
    ("shape", "axes"),
    [
        ((256, 128), (1, 0)), ((512, 256), (1, 0)), ((24, 16, 512), (2, 1, 0)),
        ((3, 256, 64), (0, 2, 1)), ((8, 64, 8, 64), (3, 2, 1, 0)), ((32, 64, 256), (1, 2, 0)),
    ],
)  # fmt: skip
def test_values_are_numpys(shape, axes, dtype):
    x = (10 * RNG.random(shape)).astype(dtype)
    for name, f in FUNCTIONS.items():
        if name == "copy" or dtype != "?":
            expected = f(x, axes)
            found = te.jit(f, static_argnums=1)(x, axes)
            assert found.dtype == expected.dtype
            np.testing.assert_allclose(found, expected, rtol=1e-6 if dtype == "f4" else 1e-13)


def test_writes_in_place_see_what_was_there():
    def f(x):
        x[:] = x + x.T
        return x

    x = RNG.random((512, 512))
    np.testing.assert_array_equal(te.jit(f)(x.copy()), x + x.T)
