"""NumPy's global random state: a function that draws from it while it is traced is refused."""

from __future__ import annotations

from ctypes import string_at
from typing import Any

import numpy as np

_BYTES = 625 * 4
"""Of the state of a Mersenne twister: its words and its position."""


def global_state() -> Any:
    """The state of NumPy's global generator, to be compared.

    Its memory is read, in 0.3 µs; asking NumPy for it takes 100 µs.
    """
    generator = np.random.get_bit_generator()  # type: ignore[attr-defined]
    if isinstance(generator, np.random.MT19937):
        return string_at(generator.ctypes.state_address, _BYTES)
    return repr(generator.state)


def check_unchanged(label: str, before: Any) -> None:
    """Raise ValueError if numbers were drawn since: a program would give the same ones always."""
    if global_state() != before:
        raise ValueError(
            f"{label}: numbers were drawn from NumPy's global random state (np.random) while the "
            "function was traced, and every later call would use the same ones; draw them outside "
            "and pass them as arguments, or draw them with te.random.Generator"
        )
