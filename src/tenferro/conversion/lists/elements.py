"""What the elements of a list have in common, so that arrays can hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.ops.base import promoted_dtype
from tenferro.pytree import flatten
from tenferro.tensor import Array
from tenferro.trace import TracedNumber, Tracer, is_number


class Again(Exception):  # noqa: N818
    """The elements of a list need arrays of other kinds, or longer ones."""

    def __init__(self, buffers: Any) -> None:
        super().__init__("")
        self.buffers = buffers


@dataclass(frozen=True)
class Kind:
    """A leaf of each element: its shape, its dtype, and whether it is a number of Python."""

    shape: tuple[Any, ...]
    dtype: Any
    is_number: bool

    def stored(self, x: Any) -> Any:
        """A leaf as arrays hold it."""
        return tnp.asarray(x.array() if isinstance(x, TracedNumber) else x).astype(self.dtype)

    def loaded(self, x: Any) -> Any:
        """A leaf as it was stored."""
        if not self.is_number:
            return x
        return TracedNumber(x.arena, x.id, x.aval) if isinstance(x, Tracer) else x.item()


@dataclass(frozen=True)
class Kinds:
    """The kinds of the leaves of each element, and how these are put together."""

    spec: Any
    leaves: tuple[Kind, ...]


def is_element(x: Any) -> bool:
    """Whether a leaf is a number or an array."""
    known = is_number(x) or isinstance(x, Array)
    return known or (isinstance(x, np.ndarray | np.generic) and x.dtype.kind in "biufc")


def kinds_of(elements: Sequence[Any], known: Kinds | None = None) -> Kinds:
    """The kinds of elements, and of those that are known; NotConvertibleError if they differ."""
    found = known
    for x in elements:
        leaves, spec = flatten(x)
        if not leaves or not all(map(is_element, leaves)):
            raise NotConvertibleError("a list has an element that is not made of arrays")
        if found is None:
            found = Kinds(spec, tuple(map(_kind, leaves)))
            continue
        if spec != found.spec:
            raise NotConvertibleError("the elements of a list have several structures")
        pairs = zip(found.leaves, map(_kind, leaves), strict=True)
        found = Kinds(spec, tuple(_common(a, b) for a, b in pairs))
    if found is None:
        raise NotConvertibleError("a list is empty")
    return found


def _kind(x: Any) -> Kind:
    number = is_number(x)
    return Kind(() if number else x.shape, promoted_dtype(x), number)


def _common(a: Kind, b: Kind) -> Kind:
    if a.shape != b.shape:
        raise NotConvertibleError(
            f"the elements of a list have several shapes, {a.shape} and {b.shape}"
        )
    zeros = [k.dtype.type(0).item() if k.is_number else np.empty(0, k.dtype) for k in (a, b)]
    return Kind(a.shape, promoted_dtype(*zeros), a.is_number and b.is_number)
