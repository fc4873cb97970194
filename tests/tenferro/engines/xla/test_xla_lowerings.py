"""What the rows of the tables leave out: kinds of transforms, triangles, indices, records."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.base.steps import Steps

pytest.importorskip("jax")
RNG = np.random.default_rng(4)
NORMS = (None, "ortho", "forward")


def assert_as_in_numpy(f, *args):
    """The results on XLA are those of the reference engine."""
    found, expected = (te.jit(f, engine=engine)(*args) for engine in ("xla", "numpy"))
    for i, (x, y) in enumerate(zip(found, expected, strict=True)):
        assert x.dtype == y.dtype, i
        np.testing.assert_allclose(x, y, rtol=1e-12, atol=1e-12, err_msg=str(i))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("n", [5, 6])
def test_cosine_and_sine_transforms(n):
    def transforms(x, z):
        return [
            transform(x, type=type, axis=0, norm=norm)
            for transform in (te.fft.dct, te.fft.dst)
            for type in (1, 2, 3, 4)
            for norm in NORMS
        ] + [te.fft.dct(z, type=type) for type in (1, 2, 3, 4)]

    z = RNG.standard_normal((2, n)) + 1j * RNG.standard_normal((2, n))
    assert_as_in_numpy(transforms, RNG.standard_normal((n, 2, 3)), z)


def test_fourier_transforms():
    def transforms(x, z, empty):
        found = [
            transform(z, axes=axes, norm=norm)
            for transform in (te.fft.fftn, te.fft.ifftn)
            for axes in ((0,), (0, 1))
            for norm in NORMS
        ]
        found += [te.fft.rfft(x, axis=0, norm=norm) for norm in NORMS]
        return [*found, *(te.fft.irfft(z, n, axis=0) for n in (5, 6)), te.fft.fft(empty)]

    z = RNG.standard_normal((4, 3)) + 1j * RNG.standard_normal((4, 3))
    assert_as_in_numpy(transforms, z.real, z, np.zeros((0, 4), complex))


@pytest.mark.parametrize("n", [5, 6])
def test_derivatives_of_real_fourier_transforms(n):
    def slopes(x, z):
        return [
            te.grad(lambda x: np.sum(np.abs(te.fft.rfft(x, axis=0)) ** 3))(x),
            te.grad(lambda z: np.sum(np.sin(te.fft.irfft(z, n, axis=0))))(z),
        ]

    z = RNG.standard_normal((4, 3)) + 1j * RNG.standard_normal((4, 3))
    assert_as_in_numpy(slopes, RNG.standard_normal((n, 2)), z)


@pytest.mark.parametrize("shape", [(0, 0), (3, 0, 0), (0, 2, 2)])
def test_eigenvalues_of_nothing(shape):
    assert_as_in_numpy(lambda a: list(np.linalg.eigh(a)), np.zeros(shape))


def test_scatters_of_nothing_and_into_nothing():
    def written(x, at, empty):
        some = te.numpy.asarray(x)
        some[at] = empty
        return some, te.numpy.asarray(empty)[at]

    assert_as_in_numpy(written, np.arange(4.0), np.zeros(0, int), np.zeros(0))


def test_cholesky_reads_one_triangle():
    a = RNG.standard_normal((4, 4))
    a = a @ a.T + 4 * np.eye(4)
    above = a + np.triu(np.full((4, 4), 9.0), 1)
    assert_as_in_numpy(lambda a: (np.linalg.cholesky(a),), above)


def test_complements_of_columns():
    a = RNG.standard_normal((5, 3))

    def slope(a):
        q, _ = np.linalg.qr(a, mode="complete")
        return q[:, :3] @ q[:, :3].T, q[:, 3:] @ q[:, 3:].T

    assert_as_in_numpy(slope, a)


def test_whole_numbers_have_no_power_of_minus_one():
    with pytest.raises(ValueError, match="negative integer powers"):
        te.jit(lambda x, n: x**n, engine="xla")(np.array([2, 3]), np.array([1, -1]))


def test_second_derivatives_of_loops_of_unknown_length():
    """Reverse mode twice: the loop back keeps a record too."""

    def slopes(x):
        y = te.while_loop(lambda c: np.sum(c) < 9.0, lambda c: c * c + np.sin(x), x)
        return np.sum(y)

    def second(x):
        return (te.grad(lambda x: np.sum(te.grad(slopes)(x) ** 2))(x),)

    assert_as_in_numpy(second, np.array([1.5, 1.25]))


def test_steps_are_executables():
    program = te.trace(lambda x: np.sin(x) @ x, engine="xla")(np.ones(3))
    assert program.steps == Steps(0, 0, (), xla=1)


def test_numbers_of_every_width_reach_the_host():
    def halves(x):
        return te.external(lambda x: x[::2].copy(), x[::2], x)

    for dtype in "bool int8 int16 float32 float64 complex64 complex128 int64".split():
        x = np.arange(6).astype(dtype)
        np.testing.assert_array_equal(te.jit(halves, engine="xla")(x), x[::2])
