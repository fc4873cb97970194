"""What a function reads by name: the values in its closure, globals, defaults and object, and those
that the functions among them read."""

from __future__ import annotations

import random
import sys
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib.util import find_spec
from itertools import chain, repeat
from pathlib import Path
from types import BuiltinMethodType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

_PACKAGES = ("tenferro", "adoracles", "chainrules", "computegraph", "tidu")
_OURS = (str(Path(x.origin).parent) for x in map(find_spec, _PACKAGES) if x and x.origin)
_LIBRARIES = (*_OURS, sys.prefix, sys.base_prefix)
_MOST = 200
"""Values that are looked at, nearest first; more than a function of users reads by name."""
_PLAIN = frozenset({str, bytes, int, float, complex, bool, type(None), np.ufunc, np.float64})
_DICTS = (dict, defaultdict, OrderedDict, Counter)
_CONTAINERS = frozenset({list, tuple, set, deque, *_DICTS})
_OF_A_CLASS = (FunctionType, property, np.ndarray, *_CONTAINERS)
"""What is looked at among the attributes of classes."""
Named = tuple[str, Any]


@dataclass(slots=True)
class Reach:
    """The values in reach of a function, each with the name by which it is read.

    Functions of libraries lead to those of users; their own arrays and containers are not in reach.
    """

    values: list[Named] = field(default_factory=list)
    functions: list[FunctionType] = field(default_factory=list)
    """Those of users among the values."""
    objects: list[Named] = field(default_factory=list)
    """Objects and classes of users among the values."""
    _names: set[str] = field(default_factory=lambda: {"__call__"})
    _seen: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, *functions: Callable[..., Any]) -> Reach:
        """What functions read, they themselves first.

        Attributes of objects and of classes belong to it if code in reach mentions their names,
        and elements of containers. Modules do not, except for the functions that are named.
        """
        reach, pending, known = cls(), [("", f) for f in functions], 0
        while pending and len(reach._seen) < _MOST:
            pending = [x for name, value in pending for x in reach._read_by(name, value)]
            if not pending and len(reach._seen) > known:  # attributes of names that were found
                known = len(reach._seen)
                pending = [x for each in reach.objects for x in _attributes(*each, reach._names)]
        return reach

    def _read_by(self, name: str, value: Any) -> Iterable[Named]:
        """What a value refers to whatever the names in code are."""
        kind = type(value)
        if kind in _PLAIN or id(value) in self._seen or len(self._seen) >= _MOST:
            return ()
        if kind is ModuleType:
            return [(name, random.random)] if value is random else ()
        self._seen.add(id(value))
        self.values.append((name, value))
        if kind is FunctionType:
            return self._read_by_function(value)
        if kind in _CONTAINERS:
            return _unnamed(name, _elements(value)) if len(value) <= _MOST else ()
        if kind is MethodType:
            return ("", value.__func__), ("self", value.__self__)
        if kind is BuiltinMethodType:
            return ((name, value.__self__),)
        if kind is property:
            return ((name, value.fget),)
        if kind is partial:
            return _unnamed(name, (value.func, *value.args, *value.keywords.values()))
        return self._read_by_object(name, value)

    def _read_by_function(self, function: FunctionType) -> Iterable[Named]:
        code = function.__code__
        if is_of_a_library(code):
            read = [(name, value) for name, value in variables(function) if not _is_array(value)]
            return [(n, _elements(x) if type(x) in _CONTAINERS else x) for n, x in read]
        self._names |= _names(code)
        self.functions.append(function)
        read = list(variables(function))
        if function.__defaults__:
            positional = code.co_varnames[: code.co_argcount]
            read += zip(reversed(positional), reversed(function.__defaults__), strict=False)
        if function.__kwdefaults__:
            read += function.__kwdefaults__.items()
        return read

    def _read_by_object(self, name: str, value: Any) -> Iterable[Named]:
        # With a slot of that name, a class's `__module__` is not text.
        module = str((value if isinstance(value, type) else type(value)).__module__)
        if module.startswith("tenferro."):
            return ((name, getattr(value, "function", None)),)
        if module.partition(".")[0] not in ("builtins", "numpy", "random"):
            self.objects.append((name, value))
        return ()


def variables(function: FunctionType) -> Iterator[Named]:
    """The values of a function's closure and, for code of users, of the globals that it names."""
    code = function.__code__
    for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
        with suppress(ValueError):  # it may have no value yet
            yield name, cell.cell_contents
    if not is_of_a_library(code):
        for name in _names(code):
            with suppress(KeyError):  # not `in`, which does not know the names of adopted code
                yield name, function.__globals__[name]


def _is_array(x: Any) -> bool:
    return isinstance(x, np.ndarray)


def _elements(container: Any) -> tuple[Any, ...]:
    return tuple(container.values() if type(container) in _DICTS else container)


def _unnamed(name: str, values: Iterable[Any]) -> Iterable[Named]:
    return zip(repeat(name), values)


def _attributes(name: str, value: Any, names: set[str]) -> Iterator[Named]:
    """The attributes of these names, of an object and its class."""
    own = getattr(value, "__dict__", {})
    for key in own.keys() & names:
        yield f"{name}.{key}", own[key]
    for base in (value if isinstance(value, type) else type(value)).__mro__[:-1]:
        for key in base.__dict__.keys() & names:
            if isinstance(base.__dict__[key], _OF_A_CLASS):
                yield f"{name}.{key}", base.__dict__[key]


@lru_cache(1024)
def is_of_a_library(code: CodeType) -> bool:
    """Whether code is that of an installed package, of Python or of this project."""
    path = code.co_filename
    return path.startswith(_LIBRARIES) or "site-packages" in path


@lru_cache(1024)
def _names(code: CodeType) -> frozenset[str]:
    """The names that code reads, with the functions inside of it."""
    inner = (_names(c) for c in code.co_consts if isinstance(c, CodeType))
    return frozenset(chain(code.co_names, *inner))
