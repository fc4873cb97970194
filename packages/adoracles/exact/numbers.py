"""Numbers of extended precision as elements of NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np

Exact: TypeAlias = Any
"""An array of objects: mpmath's real or complex numbers."""


class _Mpmath:
    """The module mpmath, imported when one of its names is read."""

    def __getattr__(self, name: str) -> Any:
        value = getattr(_module(), name)
        if name != "mp":
            setattr(self, name, value)
        return value


@cache
def _module() -> Any:
    try:
        return import_module("mpmath")
    except ImportError as error:
        hint = "definitions in extended precision need mpmath: pip install mpmath"
        raise ImportError(hint) from error


mp: Any = _Mpmath()

_values: dict[Any, Any] = {}
"""Values of scalar functions in the block of `precision`: differences ask again for most."""


@contextmanager
def precision(digits: int) -> Iterator[None]:
    """Compute with so many decimal digits in the block."""
    outside = dict(_values)
    _values.clear()
    try:
        with mp.workdps(digits):
            yield
    finally:
        _values.clear()
        _values.update(outside)


def lift(array: Any) -> Exact:
    """Return an array of floating-point numbers as exact ones.

    >>> lift(np.array([0.5]))
    array([mpf('0.5')], dtype=object)
    """
    array = np.asarray(array)
    if array.dtype.kind not in "fc":
        return array
    number = _complex if array.dtype.kind == "c" else _real
    with np.errstate(invalid="ignore"):  # of a NaN
        return as_exact(np.frompyfunc(number, 1, 1)(array))


def _real(x: Any) -> Any:
    return mp.mpf(float(x))


def _complex(x: Any) -> Any:
    return mp.mpc(float(x.real), float(x.imag))


def rounded(exact: Exact, dtype: Any) -> Any:
    """Return the nearest numbers of a dtype; the imaginary part of a real dtype's is dropped."""
    dtype = np.dtype(dtype)
    part: Callable[[Any], Any] = complex if dtype.kind == "c" else (lambda x: float(mp.re(x)))
    flat = [part(x) for x in np.asarray(exact, object).ravel()]
    with np.errstate(over="ignore", under="ignore"):
        return np.array(flat, np.result_type(dtype, np.float64)).astype(dtype).reshape(exact.shape)


def as_exact(value: Any) -> Exact:
    """Return an array of objects; NumPy's functions return a bare object for no axes."""
    if isinstance(value, np.ndarray):
        return value if value.dtype == object else value.astype(object)
    array = np.empty((), object)
    array[()] = value
    return array


def is_complex(exact: Exact) -> bool:
    """Whether any element is a complex number, of whatever imaginary part."""
    return any(isinstance(x, mp.mpc) for x in np.asarray(exact, object).ravel())


def _key(x: Any) -> Any:
    return getattr(x, "_mpf_", None) or getattr(x, "_mpc_", None) or x


def pointwise(function: Callable[..., Any]) -> Callable[..., Exact]:
    """Return a scalar function as a function of arrays, which broadcast.

    >>> pointwise(lambda x, y: x * y)(lift(np.array([1.0, 2.0])), lift(np.array(3.0)))
    array([mpf('3.0'), mpf('6.0')], dtype=object)
    """

    def remembered(*numbers: Any) -> Any:
        key = (function, *map(_key, numbers))
        if key not in _values:
            _values[key] = function(*numbers)
        return _values[key]

    def call(*arrays: Any) -> Exact:
        return as_exact(np.frompyfunc(remembered, len(arrays), 1)(*map(lift, arrays)))

    return call
