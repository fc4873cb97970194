"""Random numbers of distributions, by their quantiles at uniform numbers of a key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro import random
from tenferro.functions.arrays.arguments import as_array
from tenferro.numpy import broadcast_shapes, maximum

_LEAST = 2.0**-54
"""What 0 is replaced by: half of the distance of uniform numbers."""


def key_of(label: str, random_state: Any) -> Any:
    """The key that `random_state` is, or the key of a seed."""
    if random_state is None:
        raise TypeError(
            f"{label}: random_state is None, expected a key (te.random.key(seed)) or an integer; "
            "the same one returns the same numbers"
        )
    if isinstance(random_state, int | np.integer):
        return random.key(int(random_state))
    return random_state


def uniforms(label: str, random_state: Any, size: Any, parameters: Sequence[Any]) -> Any:
    """Numbers in (0, 1), of shape `size` or else that of the parameters together."""
    if size is None:
        size = broadcast_shapes(*(as_array(label, p).shape for p in parameters))
    return maximum(random.uniform(key_of(label, random_state), size), _LEAST)
