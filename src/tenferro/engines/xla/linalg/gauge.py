"""Lowerings of the guard of the gauge: what a loss may not depend on.

The conditions are those of the reference's kernels, with masks in place of its branches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.numpy.linalg import gauge as reference
from tenferro.engines.numpy.linalg.gauge import tolerance
from tenferro.engines.xla import checks
from tenferro.engines.xla.checks import Array
from tenferro.engines.xla.linalg.matrices import adjoint, diagonal, differences, largest
from tenferro.engines.xla.table import lowering
from tenferro.errors import GaugeError, GaugeWarning, UndecidedGaugeError
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


def _report(kind: type[Exception], name: str, bad: Array, text: str) -> None:
    """Report an error or a warning that names the first matrix marked."""
    shape = tuple(bad.shape)
    checks.report(
        lambda n: kind(f"{name}: {text.format(which=checks.which(shape, n))}"),
        checks.first_bad(bad),
    )


def _equal_pairs(values: Array, tiny: float) -> Array:
    """Which pairs of values are equal to rounding, each with itself included."""
    bound = tiny * jnp.abs(values).max(-1, initial=0)[..., None, None]
    return (lax.abs(differences(values)) <= bound) | np.eye(values.shape[-1], dtype=bool)


def _zeros(values: Array, tiny: float) -> Array:
    """Which singular values are zero to rounding."""
    return values <= tiny * values.max(-1, initial=0)[..., None]


def _both(flags: Array) -> Array:
    return flags[..., None, :] & flags[..., :, None]


def _others(pairs: Array) -> Array:
    return pairs & ~np.eye(pairs.shape[-1], dtype=bool)


def _middle(x: Array) -> Array:
    return (x + adjoint(x)) / 2


def _spread(x: Array, pairs: Array) -> Array:
    """The largest difference between elements that belong to equal values."""
    return largest(jnp.where(pairs, differences(x), 0))


def _uneven(x: Array, pairs: Array) -> Array:
    """The largest element off the diagonal, or difference of diagonal ones, in any block."""
    off = largest(jnp.where(_others(pairs), x, 0))
    return jnp.maximum(off, _spread(diagonal(x), pairs))


@lowering("tenferro.linalg.gauge_guard.v1")
def _(*avals: Aval, name: str, generators: int, equal: bool) -> Any:
    return lambda *arrays: arrays[: generators + 1]


@lowering("tenferro.linalg.gauge_direction.v1", checked=True)
def _(x: Aval, source: Aval, values: Aval, *, name: str, mixed: bool) -> Any:
    """Forward mode: what the rule leaves out of V⁻¹dA V between equal values."""
    if mixed or x.ndim == source.ndim:
        return lambda tangent, b, v: _decided(name, values, tangent, v)
    tiny, bound = spectral_rounding(values), tolerance(source)

    def run(tangent: Array, b: Array, v: Array) -> Array:
        paired = name == "svd"
        pairs = _equal_pairs(v, tiny)
        size = _uneven(_middle(b) if paired else b, pairs)
        if paired:
            size = jnp.maximum(size, largest(jnp.where(_both(_zeros(v, tiny)), b, 0)))
        _report(GaugeWarning, name, size > bound * largest(b), reference.FORWARD)
        return tangent

    return run


@lowering("tenferro.linalg.gauge_decision.v1", checked=True)
def _(x: Aval, source: Aval, values: Aval, *, name: str) -> Any:
    return lambda tangent, b, v: _decided(name, values, tangent, v)


@lowering("tenferro.linalg.second_weights.v1", checked=True)
def _(t: Aval, x: Aval, V: Aval, values: Aval, *, name: str) -> Any:
    tiny, bound = spectral_rounding(values), tolerance(x)

    def run(tangent: Array, ct: Array, vectors: Array, v: Array) -> Array:
        _leave_open(name, _tells_apart(name, ct, v, tiny, bound))
        return jnp.zeros_like(ct if tangent.ndim == vectors.ndim else vectors)

    return run


def _decided(name: str, aval: Aval, tangent: Array, values: Array) -> Array:
    """The tangent as it is; repeated values leave open whether results are right."""
    tiny = spectral_rounding(aval)
    repeated = _others(_equal_pairs(values, tiny)).any((-2, -1))
    _leave_open(name, repeated | _zeros(values, tiny).any(-1) if name == "svd" else repeated)
    return tangent


def _leave_open(name: str, bad: Array) -> None:
    _report(UndecidedGaugeError, name, bad, reference.REPEATED)


@lowering("tenferro.linalg.values_check.v1", checked=True)
def _(ct: Aval, V: Aval, values: Aval, *, name: str, second: bool) -> Any:
    tiny, bound = spectral_rounding(values), tolerance(ct)

    def run(x: Array, _: Array, v: Array) -> Array:
        bad = _tells_apart(name, x, v, tiny, bound)
        if second:
            _leave_open(name, bad)
        else:
            _report(GaugeWarning, name, bad, reference.VALUES)
        return x

    return run


def _tells_apart(name: str, ct: Array, values: Array, tiny: float, bound: float) -> Array:
    """Whether the cotangents of equal values differ."""
    pairs = _equal_pairs(values, tiny)
    bad = _spread(ct, pairs) > bound * jnp.abs(ct).max(-1, initial=0)
    if name == "svd":
        zero = _zeros(values, tiny)
        bad &= _spread(jnp.where(zero, 0, ct), pairs & ~_both(zero)) > 0
    return bad


@lowering("tenferro.linalg.gauge_check.v1", checked=True)
def _(*avals: Aval, name: str, generators: int, equal: bool, weighted: bool) -> Any:
    tiny, bound = spectral_rounding(avals[-1]), tolerance(avals[1])

    def run(*arrays: Array) -> Any:
        ct, omegas, values = arrays[0], arrays[1:-1], arrays[-1]
        total = sum(omegas[1:], omegas[0])
        scale = jnp.max(jnp.stack([largest(x) for x in omegas]), 0)
        pairs = _equal_pairs(values, tiny) if equal else None
        free = _free(name, total, pairs)
        if equal and name == "svd":
            free = jnp.maximum(free, _free_at_zero(omegas, _zeros(values, tiny)))
        _report(GaugeError, name, free > bound * scale, reference.PHASES)
        if weighted and pairs is not None:
            _check_weights(name, ct, total, values, pairs, bound)
        return arrays[: generators + 1]

    return run


def _free(name: str, total: Array, pairs: Array | None) -> Array:
    """How much the loss changes along what the factorization leaves free."""
    if name == "eig":
        if pairs is None:
            return jnp.zeros(total.shape[:-2])
        return largest(jnp.where(_others(pairs), total, 0))
    phases = jnp.abs(diagonal(total).imag).max(-1, initial=0)
    if pairs is None:
        return phases
    bases = largest(jnp.where(pairs, total - adjoint(total), 0))
    return jnp.where(_others(pairs).any(), bases, phases)


def _free_at_zero(omegas: Sequence[Array], zero: Array) -> Array:
    """Vectors of the singular value 0 rotate on the left and on the right on their own."""
    both = _both(zero)
    sizes = [largest(jnp.where(both, x - adjoint(x), 0)) for x in omegas]
    return jnp.max(jnp.stack(sizes), 0)


def _check_weights(
    name: str, ct: Array, total: Array, values: Array, pairs: Array, bound: float
) -> None:
    """A loss that uses vectors must not tell equal values apart, nor leave open whether it does."""
    size = jnp.abs(values).max(-1, initial=0)
    scale = jnp.maximum(jnp.abs(ct).max(-1, initial=0), largest(total) / size)
    _report(GaugeError, name, _spread(ct, pairs) > bound * scale, reference.WEIGHTS)
    if name == "eig":
        return
    middle, limit = _middle(total), bound * largest(total)
    even = _spread(diagonal(middle), pairs) <= limit
    _report(UndecidedGaugeError, name, even & (_uneven(middle, pairs) > limit), reference.OPEN)


@lowering("tenferro.linalg.phase_check.v1", checked=True)
def _(x: Aval, *, name: str) -> Any:
    bound = tolerance(x)

    def run(a: Array) -> Array:
        size = jnp.maximum(jnp.abs(a).max(-1, initial=0), 1)
        free = jnp.abs(a.imag).max(-1, initial=0)
        _report(GaugeError, name, free > bound * size, reference.PHASES)
        return a

    return run


@lowering("tenferro.linalg.svd_null_check.v1", checked=True)
def _(beyond: Aval, left: Aval, right: Aval, s: Aval) -> Any:
    tiny, bound = spectral_rounding(s), tolerance(left)

    def run(t: Array, x: Array, y: Array, v: Array) -> Array:
        zero = _zeros(v, tiny)[..., None, :]
        size = jnp.maximum(largest(x), jnp.maximum(largest(y), largest(t)))
        bad = largest(jnp.where(zero, t, 0)) > bound * size
        _report(GaugeError, "svd", bad, reference.PHASES)
        return t

    return run
