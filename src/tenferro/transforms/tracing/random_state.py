"""Random states of NumPy's and Python's: a function that draws from one while it is traced, to run
several times, is refused, as every run would use the same numbers."""

from __future__ import annotations

import pickle
import random
from ctypes import memmove, string_at
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

    def restore(self) -> None:
        """Put back what was drawn since."""
        generators = (_LEGACY, *self._generators)
        for generator, before, now in zip(generators, self._before, self._now(), strict=True):
            if before != now:
                _put_back(generator, before)

    def _now(self) -> list[Any]:
        return [_global_state(), *map(_state, self._generators)]


def _name(generator: Any) -> str:
    if generator is None:
        return "NumPy's global random state (np.random)"
    return f"a {type(generator).__module__.split('.')[0]} {type(generator).__name__} made outside"


def _global_state() -> Any:
    # Memory is read, in 0.3 µs each; asking NumPy for the state takes 40 µs.
    return _memory(_LEGACY), _bits(_global_bits())


def _global_bits() -> Any:
    return np.random.get_bit_generator()  # type: ignore[attr-defined]


def _memory(legacy: np.random.RandomState) -> bytes:
    """The state of a RandomState in addition to its bits: the second of two normal numbers."""
    return string_at(id(legacy) + _HEADER, type(legacy).__basicsize__ - _HEADER)


def _bits(generator: Any) -> Any:
    if isinstance(generator, np.random.MT19937):
        return string_at(generator.ctypes.state_address, _WORDS)
    return pickle.dumps(generator.state)


def _put_back(generator: Any, state: Any) -> None:
    if isinstance(generator, random.Random):
        generator.setstate(state)
    elif isinstance(generator, np.random.RandomState):
        memory, bits = state
        memmove(id(generator) + _HEADER, memory, len(memory))
        legacy = generator is _LEGACY
        _put_bits_back(_global_bits() if legacy else generator._bit_generator, bits)
    else:
        _put_bits_back(generator.bit_generator, state)


def _put_bits_back(generator: Any, bits: bytes) -> None:
    if isinstance(generator, np.random.MT19937):
        memmove(generator.ctypes.state_address, bits, len(bits))
    else:
        generator.state = pickle.loads(bits)


def _state(generator: Any) -> Any:
    if isinstance(generator, random.Random):
        return generator.getstate()
    if isinstance(generator, np.random.RandomState):
        return _memory(generator), _bits(generator._bit_generator)
    return _bits(generator.bit_generator)
