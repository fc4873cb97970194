"""Matrices for the tests of linear algebra."""

import numpy as np

SQUARE = ((4, 4), (3, 4, 4), (0, 0), (1, 1), (0, 3, 3))
RECTANGULAR = ((5, 3), (3, 5), (2, 5, 3), (2, 3, 5), (0, 4), (4, 0), (1, 4), (4, 1))
KINDS = ("real", "complex")


def random(*shape, kind="real", seed=0):
    rng = np.random.default_rng([seed, *shape])
    x = rng.standard_normal(shape)
    return x + 1j * rng.standard_normal(shape) if kind == "complex" else x


def adjoint(x):
    return np.swapaxes(np.conj(x), -1, -2)


def positive(*shape, kind="real", seed=0):
    """Hermitian positive definite matrices."""
    a = random(*shape, kind=kind, seed=seed)
    return a @ adjoint(a) + np.eye(shape[-1])


def hermitian(*shape, kind="real", seed=0):
    a = random(*shape, kind=kind, seed=seed)
    return a + adjoint(a)


def regular(*shape, kind="real", seed=0):
    """Well conditioned matrices."""
    return random(*shape, kind=kind, seed=seed) + 3 * np.eye(shape[-1])


def same(found, expected):
    np.testing.assert_allclose(np.asarray(found), expected, rtol=1e-9, atol=1e-9)
