"""Quick ways through the guards of spectral factorizations: values that are apart need no more."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices
from tenferro.kernels.table import reference_kernel
from tenferro.ops.base import FAMILIES
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


def are_apart(values: Aval, *, positive: bool) -> Any:
    """Whether ordered values differ by more than rounding, and (`positive`) from 0."""
    tiny = spectral_rounding(values)

    def test(v: Matrices) -> bool:
        bound = tiny * np.abs(v).max(axis=-1, initial=0)[..., None]
        if positive and not (v > bound).all():
            return False
        return bool((np.abs(v[..., 1:] - v[..., :-1]) > bound).all())

    return test


def direction(x: Aval, source: Aval, values: Aval, **params: Any) -> Any:
    """The tangent itself, if values are apart."""
    test, formula = _parts("gauge_direction", (x, source, values), params)
    return lambda a, b, v: a if test(v) else formula(a, b, v)


def check(*avals: Aval, generators: int, **params: Any) -> Any:
    """The cotangents themselves, if values are apart."""
    test, formula = _parts("gauge_check", avals, {"generators": generators, **params})
    if not generators:
        return lambda *arrays: arrays[0] if test(arrays[-1]) else formula(*arrays)
    count = generators + 1
    return lambda *arrays: arrays[:count] if test(arrays[-1]) else formula(*arrays)


def weights(t: Aval, x: Aval, V: Aval, values: Aval, **params: Any) -> Any:
    """Zeros, if values are apart."""
    test, formula = _parts("second_weights", (t, x, V, values), params)
    zero = x if t.ndim == V.ndim else V
    shape: Any = zero.shape
    return lambda *arrays: np.zeros(shape, zero.dtype) if test(arrays[-1]) else formula(*arrays)


def significant(x: Aval, c: Aval) -> Any:
    """The generator itself, if it is more than rounding."""
    tiny, formula = spectral_rounding(x), formula_kernel("significant_generator", (x, c), {})

    def run(a: Matrices, b: Matrices) -> Matrices:
        size, whole = (np.abs(v).max(axis=(-2, -1), initial=0) for v in (a, b))
        return formula(a, b) if np.any(size <= tiny * whole) else a

    return run


def formula_kernel(name: str, avals: tuple[Aval, ...], params: dict[str, Any]) -> Any:
    """The kernel that computes a family's formula."""
    return reference_kernel(FAMILIES[f"tenferro.linalg.{name}.v1"].bind(**params), avals)


def _parts(name: str, avals: tuple[Aval, ...], params: dict[str, Any]) -> tuple[Any, Any]:
    formula = formula_kernel(name, avals, params)
    if params.get("how") == "shifted":
        return lambda v: False, formula
    return are_apart(avals[-1], positive=params["name"] == "svd"), formula


def is_ordered(*avals: Aval) -> bool:
    """Whether the values, the last operand, are real."""
    return avals[-1].dtype.kind == "f"


def is_real(*avals: Aval) -> bool:
    """Whether all is real, so that vectors have no phases."""
    return not any(aval.is_complex for aval in avals)
