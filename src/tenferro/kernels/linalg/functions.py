"""Kernels of matrix functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from threading import Lock
from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, UnfitError, each
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


def _by_name(function: str, dtype: Any) -> Callable[[Matrices], Matrices]:
    import scipy.linalg

    evaluate = getattr(scipy.linalg, function)
    # SciPy judges logarithms by double precision's standard, and warns of others.
    wide = np.result_type(dtype, np.float64) if function == "logm" else dtype

    def one(m: Matrices) -> Matrices:
        if not np.isfinite(m).all():
            raise UnfitError(function, "a", "has infinite or NaN entries")
        if function != "expm":
            _check_regular(function, m)
        with _same_numbers() if function == "logm" else nullcontext():
            return in_dtype(function, evaluate(m.astype(wide)), dtype)

    return one


_global_generator = Lock()


@contextmanager
def _same_numbers() -> Iterator[None]:
    """The same numbers from NumPy's global generator each time, which is left as it was.

    SciPy estimates norms with them to choose the degree of the approximation of a logarithm.
    """
    with _global_generator:
        before = np.random.get_state()
        np.random.seed(0)
        try:
            yield
        finally:
            np.random.set_state(before)


def _check_regular(function: str, m: Matrices) -> None:
    if function == "logm" and not np.linalg.slogdet(m)[0]:
        raise UnfitError(function, "a", "is singular: it has no logarithm")


def in_dtype(function: str, value: Matrices, dtype: Any) -> Matrices:
    """The value in this dtype; LinAlgError if that is real and the value is not."""
    if dtype.kind == "f" and value.dtype.kind == "c":
        size = np.abs(value).max(initial=0)
        if np.abs(value.imag).max(initial=0) > 100 * len(value) * np.finfo(dtype).eps * size:
            raise UnfitError(function, "a", f"has no real {function}; convert it to complex first")
        value = value.real
    return value.astype(dtype)


@lowering("tenferro.linalg.matrix_function.v1")
def _(a: Aval, *, function: str) -> Any:
    one = _by_name(function, a.dtype)
    return lambda x: each(one, x) if x.size else np.zeros_like(x)


@lowering("tenferro.linalg.sqrtm.v1")
def _(a: Aval) -> Any:
    one = _by_name("sqrtm", a.dtype)
    return lambda x: each(one, x) if x.size else np.zeros_like(x)


@lowering("tenferro.linalg.frechet.v1")
def _(a: Aval, e: Aval, *, function: str) -> Any:
    value = _by_name(function, a.dtype)

    def one(m: Matrices, d: Matrices) -> Matrices:
        n = len(m)
        # The result is linear in d; its size is fitted to m's, so that the block is well scaled.
        size, wanted = np.abs(d).max(), np.abs(m).max() or 1
        if not size:
            return np.zeros_like(m)
        scale = wanted / size
        block = np.block([[m, scale * d], [np.zeros_like(m), m]])
        return (value(block)[:n, n:] / scale).astype(m.dtype)

    return lambda x, y: each(one, x, y) if x.size else np.zeros_like(x)
