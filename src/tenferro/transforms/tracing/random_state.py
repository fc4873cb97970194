"""Random states of NumPy's and Python's: a function that draws from one while it is traced, to run
several times, is refused, as every run would use the same numbers."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from ctypes import string_at
from functools import partial
from itertools import chain
from pathlib import Path
from types import BuiltinMethodType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

_WORDS = 625 * 4
"""Bytes of a Mersenne twister: its words and its position."""
_HEADER = object.__basicsize__
_PACKAGE = str(Path(__file__).parents[2])
_MOST = 200
"""Functions and objects that are looked at; more than a function of users reads by name."""
_LEGACY: Any = np.random.standard_normal.__self__  # type: ignore[attr-defined]
"""NumPy's global generator."""
_GENERATORS = (np.random.Generator, np.random.RandomState, random.Random)


class RandomStates:
    """The states, now, of NumPy's global generator and of those that a function reads by name.

    Generators are found in its globals, its closure, its defaults and its object, and in those of
    the functions that it names; not inside of containers.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._generators = list(_generators(function))
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


def _generators(function: Callable[..., Any]) -> Iterator[Any]:
    """The generators that are in reach of a function."""
    pending: list[Any] = [function]
    seen: set[int] = set()
    while pending and len(seen) < _MOST:
        value = pending.pop()
        if id(value) in seen or isinstance(value, type | np.ndarray):
            continue
        seen.add(id(value))
        if value is random:
            value = random.random
        if isinstance(value, BuiltinMethodType):
            value = value.__self__
        if isinstance(value, _GENERATORS) and value is not _LEGACY:
            yield value
        elif not isinstance(value, ModuleType):
            pending += _read_by(value)


def _read_by(value: Any) -> list[Any]:
    """What a function, or an object with attributes, reads by name."""
    if isinstance(value, partial):
        return [value.func, *value.args, *value.keywords.values()]
    if isinstance(value, MethodType):
        return [value.__func__, value.__self__]
    if not isinstance(value, FunctionType):
        return _attributes(value)
    read = [cell.cell_contents for cell in value.__closure__ or () if not _is_empty(cell)]
    read += value.__defaults__ or ()
    if not _is_of_a_library(value.__code__):
        names = _names(value.__code__)
        read += [value.__globals__[name] for name in names if name in value.__globals__]
    return read


def _attributes(value: Any) -> list[Any]:
    """What the methods of an object may read; for tenferro's objects the function they wrap."""
    # With a slot of that name, a class's `__module__` is not text.
    if str(type(value).__module__).startswith("tenferro."):
        return [getattr(value, "function", None)]
    call = type(value).__call__ if callable(value) else None
    named = list(getattr(value, "__dict__", {}).values())
    return [call, *named] if isinstance(call, FunctionType) else named


def _is_empty(cell: Any) -> bool:
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:
        return True
    return False


def _is_of_a_library(code: CodeType) -> bool:
    path = code.co_filename
    return path.startswith((_PACKAGE, sys.prefix, sys.base_prefix)) or "site-packages" in path


def _names(code: CodeType) -> Iterator[str]:
    """The names that code reads, with the functions inside of it."""
    inner = (_names(c) for c in code.co_consts if isinstance(c, CodeType))
    return chain(code.co_names, *inner)
