"""Checks of permutations and pivots, which programs may bring from anywhere."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from tenferro.kernels.linalg.batches import Matrices


def check_permutation(name: str, p: Matrices) -> None:
    """Raise ValueError unless the last axis holds each of 0, 1, …, n - 1 once."""
    n = p.shape[-1]
    outside = (p < 0) | (p >= n)
    if outside.any():
        _refuse(name, "permutation", p[outside][0], f"an integer from 0 to {n - 1}")
    if not p.size:
        return
    rows = p.reshape(-1, n)
    there = np.zeros(rows.shape, bool)
    there[np.arange(len(rows))[:, None], rows] = True
    if not there.all():
        missing = np.argwhere(~there)[0, 1]
        _refuse(name, "permutation", f"without {missing}", f"each of 0 to {n - 1} once")


def check_pivots(name: str, pivots: Matrices, size: int) -> None:
    """Raise ValueError unless all are numbers of rows."""
    outside = (pivots < 0) | (pivots >= size)
    if outside.any():
        _refuse(name, "pivots", f"{pivots[outside][0]}", f"integers from 0 to {size - 1}")


def _refuse(name: str, argument: str, element: Any, expected: str) -> NoReturn:
    raise ValueError(f"{name}: an element of {argument} is {element}, expected {expected}")
