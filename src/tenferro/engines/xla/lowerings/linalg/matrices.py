"""What lowerings of linear algebra share: parts and products of stacks of matrices."""

from __future__ import annotations

import jax.numpy as jnp
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.lowerings.reduction import EXACT


def adjoint(x: Array) -> Array:
    """The conjugate transpose of each matrix."""
    return jnp.swapaxes(x.conj(), -1, -2)


def dot(a: Array, b: Array) -> Array:
    """The product of each pair of matrices."""
    return jnp.matmul(a, b, precision=EXACT)


def diagonal(x: Array) -> Array:
    """The diagonal of each matrix."""
    return jnp.diagonal(x, axis1=-2, axis2=-1)


def unit(like: Array) -> Array:
    """A unit matrix for each of these square ones."""
    return jnp.broadcast_to(jnp.eye(like.shape[-1], dtype=like.dtype), like.shape)


def largest(x: Array) -> Array:
    """The largest absolute value in each matrix."""
    return jnp.max(jnp.abs(x), axis=(-2, -1), initial=0)


def differences(x: Array) -> Array:
    """x[j] - x[i] in row i and column j, along the last axis."""
    shape, last = (*x.shape, x.shape[-1]), x.ndim - 1
    stack = tuple(range(last))
    across = lax.broadcast_in_dim(x, shape, (*stack, last + 1))
    return lax.sub(across, lax.broadcast_in_dim(x, shape, (*stack, last)))


def are_finite(x: Array, axes: tuple[int, ...]) -> Array:
    """Whether all numbers along some last axes are finite.

    By a sum of zeros, NaN where one is not: XLA:CPU makes trees of conjunctions, not of sums.
    """
    counted = tuple(x.ndim + axis for axis in axes)
    parts = (lax.real(x), lax.imag(x)) if jnp.iscomplexobj(x) else (x,)
    first, *more = [lax.reduce_sum(lax.sub(part, part), counted) for part in parts]
    total = lax.add(first, *more) if more else first
    return lax.eq(total, lax.full_like(total, 0))


def check_finite(name: str, argument: str, a: Array) -> None:
    """Report, naming the matrix, entries that are not finite."""
    bad = lax.bitwise_not(are_finite(a, (-2, -1)))
    checks.refuse(name, argument, bad, "has infinite or NaN entries")


def rows(x: Array, permutation: Array) -> Array:
    """The rows of each matrix in the order of its permutation."""
    return jnp.take_along_axis(x, permutation[..., None], axis=-2, mode="clip")


def inverse_of(permutation: Array) -> Array:
    """The inverse of each permutation."""
    numbers = lax.broadcasted_iota(permutation.dtype, permutation.shape, permutation.ndim - 1)
    return lax.sort((permutation, numbers), dimension=-1, num_keys=1)[1]
