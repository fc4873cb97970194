"""Which values of a spectrum are equal, or zero, to rounding."""

from __future__ import annotations

import numpy as np

from tenferro.engines.numpy.linalg.batches import Matrices


def all_equal_pairs(values: Matrices, tiny: float) -> Matrices:
    """Which pairs of values are equal to rounding, each with itself among them."""
    return np.abs(values[..., None, :] - values[..., :, None]) <= _bound(values, tiny)[..., None]


def equal_pairs(values: Matrices, tiny: float) -> Matrices | None:
    """Which pairs of values are equal to rounding; None if there are none but each with itself."""
    ordered = values if values.dtype.kind == "f" else None
    if ordered is not None and (np.abs(np.diff(ordered, axis=-1)) > _bound(values, tiny)).all():
        return None
    pairs = all_equal_pairs(values, tiny)
    return pairs if np.count_nonzero(pairs) > values.size else None


def no_more_than_rounding(s: Matrices, tiny: float) -> Matrices:
    """Which singular values are zero to rounding."""
    return s <= tiny * s.max(axis=-1, initial=0)[..., None]


def _bound(values: Matrices, tiny: float) -> Matrices:
    """What is rounding in differences of these values."""
    return tiny * np.abs(values).max(axis=-1, initial=0)[..., None]
