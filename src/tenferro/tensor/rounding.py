"""What is taken for rounding when spectra, and columns, are compared."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.tensor.aval import Aval


def spectral_rounding(values: Aval) -> float:
    """Relative to the largest of these values, differences up to this are taken for none.

    The factor bounds the backward error of LAPACK's factorizations with a margin of 16.
    """
    n: Any = values.shape[-1]
    return float(16 * max(n, 4) * np.finfo(values.dtype).eps)


def small_pivot(matrix: Aval) -> float:
    """Relative to the largest pivot: from here down det·A⁻¹ has lost half of its digits."""
    return float(np.finfo(matrix.dtype).eps ** 0.5)


def relative_tolerance(dtype: Any) -> float:
    """Half of the digits but two: relative differences up to this are taken for none."""
    return float(100 * np.finfo(dtype).eps ** 0.5)
