"""What tells a value from others that are equal to it: for the keys of tables."""

from __future__ import annotations

from math import copysign
from typing import Any

import numpy as np

_SIGNED = (float, complex, np.floating, np.complexfloating)


def exact_kind(x: Any) -> Any:
    """The types of a value and its parts, and the signs of zeros.

    >>> exact_kind(1) == exact_kind(True), exact_kind((0.0, 1)) == exact_kind((-0.0, 1))
    (False, False)
    """
    kind = type(x)
    if kind is int or kind is str:
        return kind
    if isinstance(x, tuple):
        return (kind, int) if {*map(type, x)} == {int} else (kind, *map(exact_kind, x))
    if isinstance(x, frozenset):
        return kind, frozenset((y, exact_kind(y)) for y in x)
    if isinstance(x, _SIGNED):
        return kind, copysign(1.0, x.real), copysign(1.0, x.imag)
    return kind


__all__ = ["exact_kind"]
