"""Random states of NumPy's and Python's: a function that draws from one while it is traced, to run
several times, is refused, as every run would use the same numbers."""

from __future__ import annotations

import random
from ctypes import string_at
from typing import Any

import numpy as np

from tenferro.transforms.tracing.reach import Reach

_WORDS = 625 * 4
"""Bytes of a Mersenne twister: its words and its position."""
_HEADER = object.__basicsize__
_LEGACY: Any = np.random.standard_normal.__self__  # type: ignore[attr-defined]
"""NumPy's global generator."""
_GENERATORS = (np.random.Generator, np.random.RandomState, random.Random)


class RandomStates:
    """The states, now, of NumPy's global generator and of those that a function reads by name."""

    def __init__(self, reach: Reach) -> None:
        values = (value for _, value in reach.values)
        self._generators = [x for x in values if isinstance(x, _GENERATORS) and x is not _LEGACY]
        self._before = self._now()

    def check_unchanged(self, label: str) -> None:
        """Raise ValueError if numbers were drawn since."""
        for generator, before, now in zip(
            (None, *self._generators), self._before, self._now(), strict=True
        ):
            if before != now:
                raise ValueError(
                    f"{label}: numbers were drawn from {_name(generator)} while the function was "
                    "traced, and every later call, step or element would use the same ones; draw "
                    "them outside and pass them as arguments, or draw them with te.random.Generator"
                )

    def _now(self) -> list[Any]:
        return [_global_state(), *map(_state, self._generators)]


def _name(generator: Any) -> str:
    if generator is None:
        return "NumPy's global random state (np.random)"
    return f"a {type(generator).__module__.split('.')[0]} {type(generator).__name__} made outside"


def _global_state() -> Any:
    # Memory is read, in 0.3 µs each; asking NumPy for the state takes 40 µs.
    return _memory(_LEGACY), _bits(np.random.get_bit_generator())  # type: ignore[attr-defined]


def _memory(legacy: np.random.RandomState) -> bytes:
    """The state of a RandomState in addition to its bits: the second of two normal numbers."""
    return string_at(id(legacy) + _HEADER, type(legacy).__basicsize__ - _HEADER)


def _bits(generator: Any) -> Any:
    if isinstance(generator, np.random.MT19937):
        return string_at(generator.ctypes.state_address, _WORDS)
    return repr(generator.state)


def _state(generator: Any) -> Any:
    if isinstance(generator, random.Random):
        return generator.getstate()
    if isinstance(generator, np.random.RandomState):
        return _memory(generator), _bits(generator._bit_generator)
    return _bits(generator.bit_generator)
