"""The state of an initial value problem: a pytree of arrays, to solvers one vector."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import Any

import numpy as np

from tenferro.functions.indexing.indexing import take
from tenferro.pytree import Structure, flatten, unflatten
from tenferro.tensor import Aval, Dim
from tenferro.trace import Tracer
from tenferro.transforms.tracing.arguments import array_of, leaf_aval


@dataclass(frozen=True)
class StateLayout:
    """The leaves of a state: structure, shapes, and the dtype of the vector that holds them."""

    label: str
    spec: Structure
    shapes: tuple[tuple[int, ...], ...]
    dtype: Any

    @property
    def size(self) -> int:
        """The number of elements."""
        return sum(map(prod, self.shapes))

    @property
    def real_dtype(self) -> Any:
        """The dtype of tolerances and of the time that the user's function receives."""
        return np.empty(0, self.dtype).real.dtype

    def pack(self, leaves: Sequence[Any]) -> Any:
        """The vector of some leaves."""
        parts = [np.reshape(given_array(x), (-1,)).astype(self.dtype) for x in leaves]
        if not parts:
            return np.zeros(0, self.dtype)
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def unpack(self, vectors: Any) -> Any:
        """The pytree of a vector (n,); of vectors (..., n) one whose leaves have the axes last."""
        lead = len(vectors.shape) - 1
        leaves, spec = flatten(self.unpack_rows(vectors))
        if lead:
            leaves = [_turned(x, lead) for x in leaves]
        return unflatten(spec, leaves)

    def unpack_rows(self, vectors: Any) -> Any:
        """The same with the axes (...) in front."""
        lead = vectors.shape[:-1]
        leaves, start = [], 0
        for shape in self.shapes:
            part = vectors[..., start : start + prod(shape)]
            start += prod(shape)
            leaves.append(np.reshape(part, (*lead, *shape)))
        return unflatten(self.spec, leaves)


def layout_of(label: str, y0: Any) -> tuple[StateLayout, list[Any]]:
    """The layout of an initial state, and its leaves; integers become floats.

    Raises TypeError for leaves that are not numbers, ValueError for sizes that have names.
    """
    y0 = vector_of(y0)
    leaves, spec = flatten(y0)
    names = [f"{label}: y0{path.codify('')}" for path in spec.accessors()]
    avals = [leaf_aval(name, x) for name, x in zip(names, leaves, strict=True)]
    for name, aval in zip(names, avals, strict=True):
        if any(isinstance(n, Dim) for n in aval.shape):
            raise ValueError(f"{name} is {aval!r}, expected sizes that are numbers")
        if aval.dtype.kind not in "iufc":
            raise TypeError(f"{name} has dtype {aval.dtype}, expected numbers")
    if not all(isinstance(x, Tracer) or np.all(np.isfinite(given_array(x))) for x in leaves):
        raise ValueError(f"{label}: All components of the initial state `y0` must be finite.")
    dtypes = [_inexact(a) for a in avals]
    dtype = reduce(np.promote_types, dtypes) if dtypes else np.dtype(float)
    shapes: Any = tuple(a.shape for a in avals)
    return StateLayout(label, spec, shapes, dtype), leaves


def given_array(x: Any) -> Any:
    """An array or a value of a trace unchanged, a number or a list as an array."""
    return x if hasattr(x, "aval") else array_of(x)


def row_of(x: Any, index: Any) -> Any:
    """The row of an array, or the rows at an array of indices, which are within it."""
    if not hasattr(x, "aval") and not hasattr(index, "aval"):
        return x[index]
    return take(x, index, axis=0, mode="promise")


def _turned(x: Any, lead: int) -> Any:
    """An array with so many first axes behind the others."""
    return np.transpose(x, (*range(lead, x.ndim), *range(lead)))


def vector_of(x: Any) -> Any:
    """The vector of numbers or scalar arrays in a list or a tuple, as in NumPy; otherwise x
    itself."""
    if type(x) not in (list, tuple) or not all(map(_is_scalar, x)):
        return x
    if any(hasattr(element, "aval") for element in x):
        return np.stack(
            [element if hasattr(element, "aval") else np.asarray(element) for element in x]
        )
    return np.asarray(x)


def _is_scalar(x: Any) -> bool:
    numbers = isinstance(x, int | float | complex)
    return numbers or (hasattr(x, "dtype") and x.shape == ())


def _inexact(aval: Aval) -> Any:
    return aval.dtype if aval.is_inexact else np.dtype(float)
