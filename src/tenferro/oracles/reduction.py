"""Reductions of the oracle database. `dim` absent, null or empty means every axis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro import numpy as tnp

Dim = int | list[int] | None


def axes(dim: Dim) -> Any:
    """NumPy's `axis` of PyTorch's `dim`."""
    if dim is None or dim == []:
        return None
    return tuple(dim) if isinstance(dim, list) else dim


def _reduction(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(a: Any, dim: Dim = None, keepdim: bool = False) -> Any:
        return function(a, axis=axes(dim), keepdims=keepdim)

    return call


def _prod(
    a: Any, dim: int | None = None, *, dtype: str | None = None, keepdim: bool = False
) -> Any:
    kind = None if dtype is None else dtype.removeprefix("torch.")
    return tnp.prod(a, axis=axes(dim), keepdims=keepdim, dtype=kind)


def _moment(function: Callable[..., Any]) -> Callable[..., Any]:
    """`var` or `std`: the divisor is n - correction, or n if `unbiased` is False."""

    def call(
        a: Any,
        dim: Dim = None,
        *,
        unbiased: bool = True,
        correction: float | None = None,
        keepdim: bool = False,
    ) -> Any:
        missing = float(unbiased) if correction is None else correction
        return function(a, axis=axes(dim), correction=missing, keepdims=keepdim)

    return call


def _unbiased(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda a, unbiased: _moment(function)(a, unbiased=unbiased)


NAMES = {"amax": "max", "amin": "min", "mean": "mean", "nanmean": "nanmean", "nansum": "nansum"}

REDUCTION: dict[str, Callable[..., Any]] = {
    **{name: _reduction(getattr(tnp, ours)) for name, ours in NAMES.items()},
    "prod": _prod,
    "std": _moment(tnp.std),
    "std_unbiased": _unbiased(tnp.std),
    "var": _moment(tnp.var),
    "var_unbiased": _unbiased(tnp.var),
    "sum": _reduction(tnp.sum),
}
