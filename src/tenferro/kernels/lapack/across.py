"""Many small matrices together: an element at a time across the batch, which is the last axis."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, flat
from tenferro.tensor import Aval

SMALL = 16
"""Up to this size, many matrices are worked on together, an element at a time across the batch."""


def many_small(a: Aval, *rest: Aval) -> bool:
    """Whether a batch is better worked on across its matrices than matrix by matrix."""
    shape: Any = a.shape
    return bool(0 < shape[-1] <= SMALL and prod(shape[:-2]) * shape[-2] >= 8 * shape[-1] ** 2)


def batch_last(a: Matrices, core: int, *, own: bool = False) -> Matrices:
    """The batch axes flattened behind the `core` last ones; a copy that may be written if `own`."""
    moved = np.moveaxis(flat(a, core), 0, -1)
    return np.array(moved, order="C") if own else np.ascontiguousarray(moved)


def batch_first(a: Matrices, batch: tuple[int, ...]) -> Matrices:
    """A view with the last axis in front, as the batch axes."""
    return np.moveaxis(a, -1, 0).reshape(*batch, *a.shape[:-1])
