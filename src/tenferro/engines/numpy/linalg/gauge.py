"""Kernels of the guard of the gauge: what a loss may not depend on."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from tenferro.engines.base.probe import probe, rotates, runs
from tenferro.engines.numpy.kernels import direct, lowering
from tenferro.engines.numpy.linalg.bases import along_bases, shifted
from tenferro.engines.numpy.linalg.batches import Matrices, adjoint, which
from tenferro.engines.numpy.linalg.repeated import equal_pairs, no_more_than_rounding
from tenferro.errors import GaugeError, GaugeWarning, UndecidedGaugeError
from tenferro.tensor import Aval
from tenferro.tensor.rounding import relative_tolerance, spectral_rounding


def tolerance(aval: Aval) -> float:
    """Relative to the whole, what a cotangent may hold of what it must not."""
    return relative_tolerance(aval.dtype)


@lowering("tenferro.linalg.gauge_guard.v1")
def _(*avals: Aval, name: str, generators: int, equal: bool) -> Any:
    return lambda *arrays: arrays[: generators + 1]


@lowering("tenferro.linalg.gauge_direction.v1")
def _(x: Aval, source: Aval, values: Aval, *, name: str, mixed: bool) -> Any:
    """Forward mode: what the rule leaves out of V⁻¹dA V between equal values."""
    if mixed or x.ndim == source.ndim:
        return _deciding(x, values, name)
    tiny, bound = spectral_rounding(values), tolerance(source)

    def run(tangent: Matrices, b: Matrices, v: Matrices) -> Matrices:
        left_out = _left_out(b, v, tiny, paired=name == "svd")
        if left_out is not None:
            _warn(name, left_out > bound * largest(b), FORWARD)
        return tangent

    return run


@lowering("tenferro.linalg.gauge_decision.v1")
def _(x: Aval, source: Aval, values: Aval, *, name: str) -> Any:
    return _deciding(x, values, name)


@lowering("tenferro.linalg.second_weights.v1")
def _(t: Aval, x: Aval, V: Aval, values: Aval, *, name: str) -> Any:
    tiny, bound = spectral_rounding(values), tolerance(x)

    def run(tangent: Matrices, ct: Matrices, vectors: Matrices, v: Matrices) -> Matrices:
        _leave_open(name, _tells_apart(name, ct, v, tiny, bound))
        return shifted(np.zeros_like(ct if tangent.ndim == vectors.ndim else vectors), tangent)

    return run


def _deciding(x: Aval, values: Aval, name: str) -> Any:
    """Tangents as they are: only a look at the values."""
    tiny, vectors = spectral_rounding(values), x.ndim > values.ndim

    def run(tangent: Matrices, b: Matrices, v: Matrices) -> Matrices:
        pairs = equal_pairs(v, tiny)
        if pairs is not None:
            _leave_open(name, np.count_nonzero(pairs, axis=(-2, -1)) > v.shape[-1])
        if name == "svd":
            _leave_open(name, no_more_than_rounding(v, tiny).any(axis=-1))
        return shifted(along_bases(tangent, b, v, values, name) if vectors else tangent, b)

    return run


def _left_out(source: Matrices, values: Matrices, tiny: float, paired: bool) -> Matrices | None:
    """How far blocks between equal values are from multiples of one."""
    zero = no_more_than_rounding(values, tiny) if paired else np.zeros(values.shape, bool)
    pairs = equal_pairs(values, tiny)
    if pairs is None and not zero.any():
        return None
    size = np.zeros(values.shape[:-1])
    if pairs is not None:
        size = _uneven(_middle(source) if paired else source, pairs)
    both = zero[..., None, :] & zero[..., :, None]
    return np.maximum(size, largest(np.where(both, source, 0)))


def _middle(x: Matrices) -> Matrices:
    return (x + adjoint(x)) / 2


def largest(x: Matrices) -> Matrices:
    """The largest absolute value in each matrix."""
    return np.abs(x).max(axis=(-2, -1), initial=0)


def _uneven(x: Matrices, pairs: Matrices) -> Matrices:
    """The largest element off the diagonal, or difference of diagonal ones, in any block."""
    off = np.where(pairs & ~np.eye(x.shape[-1], dtype=bool), x, 0)
    return np.maximum(largest(off), _spread(np.diagonal(x, axis1=-2, axis2=-1), pairs))


def _spread(x: Matrices, pairs: Matrices) -> Matrices:
    """The largest difference between elements that belong to equal values."""
    return largest(np.where(pairs, x[..., None, :] - x[..., :, None], 0))


@lowering("tenferro.linalg.values_check.v1")
def _(ct: Aval, V: Aval, values: Aval, *, name: str, second: bool) -> Any:
    tiny, bound = spectral_rounding(values), tolerance(ct)

    def run(x: Matrices, _: Matrices, v: Matrices) -> Matrices:
        bad = _tells_apart(name, x, v, tiny, bound)
        if second:
            _leave_open(name, bad)
            return shifted(x)
        _warn(name, bad, VALUES)
        return x

    return run


def _tells_apart(name: str, ct: Matrices, values: Matrices, tiny: float, bound: float) -> Any:
    """Whether the cotangents of equal values differ."""
    pairs = equal_pairs(values, tiny)
    if pairs is None:
        return False
    bad = _spread(ct, pairs) > bound * np.abs(ct).max(axis=-1, initial=0)
    if name == "svd":
        zero = no_more_than_rounding(values, tiny)
        others = pairs & ~(zero[..., None] & zero[..., None, :])
        bad &= _spread(np.where(zero, 0, ct), others) > 0
    return bad


@lowering("tenferro.linalg.gauge_check.v1")
def _(*avals: Aval, name: str, generators: int, equal: bool, weighted: bool) -> Any:
    tiny, bound = spectral_rounding(avals[-1]), tolerance(avals[1])

    def run(*arrays: Matrices) -> Any:
        ct, omegas, values = arrays[0], arrays[1:-1], arrays[-1]
        pairs = equal_pairs(values, tiny) if equal else None
        zero = no_more_than_rounding(values, tiny) if equal and name == "svd" else None
        if pairs is None and omegas[0].dtype.kind != "c" and (zero is None or not zero.any()):
            return arrays[: generators + 1]
        total = sum(omegas[1:], omegas[0])
        scale = np.maximum.reduce([largest(x) for x in omegas])
        free = _free(name, total, pairs)
        if zero is not None:
            free = np.maximum(free, _free_at_zero(omegas, zero))
        refuse_phases(name, free > bound * scale)
        if weighted and pairs is not None:
            _check_weights(name, ct, total, values, pairs, bound)
        return arrays[: generators + 1]

    return run


def _free(name: str, total: Matrices, pairs: Matrices | None) -> Matrices:
    """How much the loss changes along what the factorization leaves free."""
    if name == "eig":
        if pairs is None:
            return np.zeros(total.shape[:-2])
        return largest(np.where(pairs & ~np.eye(total.shape[-1], dtype=bool), total, 0))
    if pairs is None:
        return np.abs(np.diagonal(total, axis1=-2, axis2=-1).imag).max(axis=-1, initial=0)
    return largest(np.where(pairs, total - adjoint(total), 0))


def _free_at_zero(omegas: Any, zero: Matrices) -> Matrices:
    """Vectors of the singular value 0 rotate on the left and on the right on their own."""
    if not zero.any():
        return 0.0
    both = zero[..., None, :] & zero[..., :, None]
    return np.maximum.reduce([largest(np.where(both, x - adjoint(x), 0)) for x in omegas])


def _check_weights(
    name: str, ct: Matrices, total: Matrices, values: Matrices, pairs: Matrices, bound: float
) -> None:
    """A loss that uses vectors must not tell equal values apart, nor leave open whether it does."""
    size = np.abs(values).max(axis=-1, initial=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        scale = np.maximum(np.abs(ct).max(axis=-1, initial=0), largest(total) / size)
    _refuse(name, _spread(ct, pairs) > bound * scale, WEIGHTS)
    if name == "eig":
        return
    middle, limit = _middle(total), bound * largest(total)
    diagonal = np.diagonal(middle, axis1=-2, axis2=-1)
    open_ = (_spread(diagonal, pairs) <= limit) & (_uneven(middle, pairs) > limit)
    _leave_open(name, open_, OPEN)


PHASES = (
    "the loss depends on the phases of the vectors, or on the basis chosen within the space of a "
    "repeated value ({which}), which the factorization leaves free; such a loss has no "
    "derivative. Use only what does not depend on them, or pass `broadening`"
)
WEIGHTS = (
    "the loss uses vectors and tells repeated values apart ({which}), as V f(w) Vᴴ does; the "
    "derivative of such a loss cannot be found from the factorization. Use `funm` or the function "
    "for it (expm, logm, sqrtm, polar, pinv, …)"
)
OPEN = (
    "the loss uses vectors of repeated values ({which}) in a way that leaves open whether it tells "
    "these apart, as V f(w) Vᴴ does; use `funm` or the function for it (expm, logm, sqrtm, polar, "
    "pinv, …)"
)
VALUES = (
    "the loss tells repeated values apart ({which}), so it has no derivative; the one given is "
    "that for the basis that the factorization chose"
)
FORWARD = (
    "values are repeated, or singular values zero ({which}); a loss that does not treat repeated "
    "values alike has no derivative, and the one given is that for the basis at hand"
)
REPEATED = (
    "values are repeated, or singular values zero ({which}), and the derivative depends on the "
    "basis chosen within their space: the factorization does not determine it for a loss that uses "
    "vectors and tells repeated values apart (V f(w) Vᴴ), nor to second order for functions of "
    "values as Σ f(w)² or the largest of equal ones. Use `funm` or the function for it (expm, "
    "logm, sqrtm, polar, pinv, …), or a loss that treats these values alike"
)


def refuse_phases(name: str, bad: Matrices) -> None:
    """Raise GaugeError for a loss that depends on phases or on a basis."""
    _refuse(name, bad, PHASES)


def _refuse(name: str, bad: Matrices, text: str) -> None:
    if np.any(bad) and not runs("shifted"):
        raise GaugeError(f"{name}: {text.format(which=which(np.asarray(bad)))}")


def _warn(name: str, bad: Matrices, text: str) -> None:
    if np.any(bad) and not (rotates() or runs("shifted")):
        message = f"{name}: {text.format(which=which(np.asarray(bad)))}"
        warnings.warn(message, GaugeWarning, stacklevel=2)


def _leave_open(name: str, bad: Matrices, text: str = REPEATED) -> None:
    """Say that results may depend on the basis, to who looks whether they do, or raise."""
    if not np.any(bad):
        return
    now = probe.get()
    if now is None:
        raise UndecidedGaugeError(f"{name}: {text.format(which=which(np.asarray(bad)))}")
    now.is_open = True


direct("tenferro.linalg.vectors_tangent.v1", np.matmul)


@lowering("tenferro.linalg.significant_generator.v1")
def _(x: Aval, c: Aval) -> Any:
    tiny = spectral_rounding(x)

    def run(a: Matrices, b: Matrices) -> Matrices:
        noise = largest(a) <= tiny * largest(b)
        return np.where(noise[..., None, None], 0, a).astype(a.dtype) if noise.any() else a

    return run


@lowering("tenferro.linalg.phase_guard.v1")
def _(x: Aval, *, name: str) -> Any:
    return lambda a: a


@lowering("tenferro.linalg.phase_check.v1")
def _(x: Aval, *, name: str) -> Any:
    bound = tolerance(x)

    def run(a: Matrices) -> Matrices:
        size = np.maximum(np.abs(a).max(axis=-1, initial=0), 1)
        refuse_phases(name, np.abs(a.imag).max(axis=-1, initial=0) > bound * size)
        return a

    return run
