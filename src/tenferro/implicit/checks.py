"""Results of functions of an equation, compared with what is expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro.ops.base import as_array, convert_to
from tenferro.tensor import Aval
from tenferro.trace import Tracer, is_number
from tenferro.transforms.control.bodies import difference
from tenferro.transforms.tracing.arguments import Tree, array_of, leaf_aval
from tenferro.transforms.tracing.tracing import Traced


def unknown_avals(
    label: str, what: str, spec: Tree, leaves: Sequence[Any], *, integers: bool = False
) -> list[Aval]:
    """The avals of unknowns; Python integers are floats, and arrays of `integers` if these may be.

    Raises TypeError, naming the leaf, for arrays that are not floating-point or complex.
    """
    avals = []
    for path, leaf in zip(spec.accessors(), leaves, strict=True):
        name = f"{label}: {what}{path.codify('')}"
        aval = leaf_aval(name, leaf)
        if not aval.is_inexact:
            if not integers and not is_number(leaf):
                raise TypeError(
                    f"{name} has dtype {aval.dtype}, expected floating-point or complex; convert "
                    "it to float"
                )
            aval = aval.with_dtype(float)
        avals.append(aval)
    if not avals:
        raise ValueError(f"{label}: {what} holds no arrays, expected at least one")
    return avals


def cast(leaf: Any, aval: Aval) -> Any:
    """A leaf in the dtype of its aval."""
    if hasattr(leaf, "aval"):
        x = as_array("convert", leaf)
        return x if x.dtype == aval.dtype else convert_to(x, aval.dtype)
    return np.asarray(array_of(leaf), aval.dtype)


def check_same(
    label: str, what: str, unknown: str, traced: Traced, spec: Tree, avals: Sequence[Aval]
) -> None:
    """Raise unless a traced function returns arrays like the unknowns, naming the first that
    differs.

    ValueError for another structure or shape, TypeError for another dtype.
    """
    if traced.out_tree != spec:
        raise ValueError(
            f"{label}: {what} has the structure {difference(traced.out_tree, spec)}, as {unknown}"
        )
    for path, aval, expected in zip(spec.accessors(), traced.out_avals, avals, strict=True):
        if aval != expected:
            error = ValueError if aval.shape != expected.shape else TypeError
            at = path.codify("")
            raise error(f"{label}: {what}{at} is {aval!r}, expected {expected!r}, as {unknown}{at}")


def largest(leaves: Sequence[Any]) -> Any:
    """The largest absolute value of the elements of some arrays."""
    maxima = [np.max(abs(as_array("max", x))) for x in leaves]
    total = maxima[0]
    for x in maxima[1:]:
        total = np.maximum(total, x)
    return total


def tolerance_of(tolerance: float | None, avals: Sequence[Aval]) -> float:
    """A tolerance, by default what two thirds of the digits of the narrowest dtype are."""
    if tolerance is not None:
        return float(tolerance)
    return float(max(np.finfo(aval.dtype).eps for aval in avals) ** (2 / 3))


def tracers(trace: Any, values: Sequence[int]) -> list[Tracer]:
    """Values of a trace as arrays."""
    return [Tracer(trace, v, trace.metas[v]) for v in values]
