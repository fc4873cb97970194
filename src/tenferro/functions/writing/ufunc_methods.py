"""Ufuncs called with keywords, and their methods: reduce, accumulate, outer, at; `out=`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial, wraps
from typing import Any, NoReturn

import numpy as np

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.data_types import astype
from tenferro.functions.arrays.manipulation import reshape
from tenferro.functions.axes import reductions
from tenferro.functions.axes.cumulative import cummax, cummin, cumprod, cumsum, cumulative_logsumexp
from tenferro.functions.elements.operands import converted
from tenferro.functions.statistics.nan_reductions import nanmax, nanmin
from tenferro.functions.writing.writing import fill, write_at

Function = Callable[..., Any]

REDUCTIONS: dict[str, Function] = {
    "add": reductions.sum,
    "multiply": reductions.prod,
    "maximum": reductions.max,
    "minimum": reductions.min,
    "fmax": nanmax,
    "fmin": nanmin,
    "logical_and": reductions.all,
    "logical_or": reductions.any,
    "logaddexp": reductions.logsumexp,
}
ACCUMULATIONS: dict[str, Function] = {
    "add": cumsum,
    "multiply": cumprod,
    "maximum": cummax,
    "minimum": cummin,
    "logaddexp": cumulative_logsumexp,
}
_WITH_OUT = """
all amax amin any argmax argmin around choose clip compress concat concatenate cumprod cumsum
cumulative_prod cumulative_sum dot einsum fix isneginf isposinf max mean median min nanargmax
nanargmin nancumprod nancumsum nanmax nanmean nanmedian nanmin nanpercentile nanprod nanquantile
nanstd nansum nanvar outer percentile prod ptp quantile round stack std sum take trace var
""".split()
"""Functions whose results NumPy writes into arrays, in addition to ufuncs."""


def call(function: Function, ufunc: np.ufunc, method: str, inputs: Any, kwargs: Any) -> Any:
    """A ufunc with keyword arguments, or a method of it.

    Raises TypeError, naming the ufunc or the argument, for what is not supported.
    """
    if method == "at":
        write_at(ufunc, *inputs)
        return None
    keywords = {key: value for key, value in kwargs.items() if value is not np._NoValue}
    out = keywords.pop("out", ())
    outs = out if isinstance(out, tuple) else (out,)
    if any(x is not None for x in outs):
        return _written(function, ufunc, method, inputs, keywords, outs)
    for key in ("casting", "order", "subok"):
        keywords.pop(key, None)
    if method == "__call__":
        return _with_keywords(function, ufunc, inputs, keywords)
    if method == "outer":
        return _outer(function, ufunc, inputs, keywords)
    table = {"reduce": REDUCTIONS, "accumulate": ACCUMULATIONS}.get(method, {})
    if ufunc.__name__ not in table:
        _refuse_method(ufunc, method)
    found = _over_axis(table[ufunc.__name__], inputs, keywords)
    return found.alias() if found is inputs[0] else found  # over no axes it is a copy


def like_numpys(functions: Mapping[str, Any], module: str) -> dict[str, Function]:
    """Those of a module's functions that NumPy lets write into arrays, with `out=` as NumPy has it.

    Those that replace ufuncs take `where=` and `dtype=` too, and have methods: `te.numpy.add.at`.
    """
    changed: dict[str, Function] = {}
    for name, function in functions.items():
        ufunc = getattr(np, name, None)
        if isinstance(ufunc, np.ufunc):
            changed[name] = _like_ufunc(function, ufunc)
        elif name in _WITH_OUT:
            changed[name] = _with_out(function, f"numpy.{name}")
    for function in changed.values():
        function.__module__ = module
    return changed


def _like_ufunc(function: Function, ufunc: np.ufunc) -> Function:
    most = ufunc.nin + ufunc.nout if ufunc.signature else ufunc.nin

    @wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        if not kwargs and len(args) <= most:
            return function(*args)
        if len(args) > most:
            kwargs |= {"out": args[most:]}
        return call(function, ufunc, "__call__", args[:most], kwargs)

    for method in ("accumulate", "at", "outer", "reduce"):
        setattr(called, method, partial(_called, function, ufunc, method))
    return called


def _called(function: Function, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
    return call(function, ufunc, method, inputs, kwargs)


def _with_out(function: Function, name: str) -> Function:
    @wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        out = kwargs.pop("out", None) if kwargs else None
        found = function(*args, **kwargs)
        if out is None:
            return found
        fill(name, out, found)
        return out

    return called


def _written(
    function: Function, ufunc: np.ufunc, method: str, inputs: Any, keywords: Any, outs: Any
) -> Any:
    """The result, written into `out`; elsewhere than where a mask is true that keeps its values."""
    mask = keywords.pop("where", True) if method == "__call__" else True
    found = call(function, ufunc, method, inputs, keywords)
    results = found if isinstance(found, tuple) else (found,)
    for out, y in zip(outs, results, strict=True):
        if out is not None:
            fill(f"numpy.{ufunc.__name__}", out, y, mask)
    written = [y if out is None else out for out, y in zip(outs, results, strict=True)]
    return tuple(written) if isinstance(found, tuple) else written[0]


def _with_keywords(function: Function, ufunc: np.ufunc, inputs: Any, keywords: Any) -> Any:
    dtype = keywords.pop("dtype", None)
    if ufunc.signature is None and keywords:
        refused = ", ".join(sorted(keywords))
        raise TypeError(
            f"numpy.{ufunc.__name__}: {refused} is not supported on arrays of tenferro; "
            "choose elements with numpy.where(mask, result, other)"
        )
    if dtype is not None:
        inputs = converted(ufunc, inputs, dtype)
    return function(*inputs, **keywords)


def _outer(function: Function, ufunc: np.ufunc, inputs: Any, keywords: Any) -> Any:
    a, b = (as_array(ufunc.__name__, x) for x in inputs)
    column = reshape(a, a.shape + (1,) * b.ndim)
    return _with_keywords(function, ufunc, (column, b), keywords)


def _over_axis(function: Function, inputs: Any, keywords: Any) -> Any:
    axis = keywords.pop("axis", 0)
    dtype = keywords.pop("dtype", None)
    x = inputs[0] if dtype is None else astype(inputs[0], dtype)
    return function(x, axis=axis, **keywords)


def _refuse_method(ufunc: np.ufunc, method: str) -> NoReturn:
    raise TypeError(
        f"numpy.{ufunc.__name__}.{method} is not supported on arrays of tenferro; write it with "
        "functions of tenferro.numpy"
    )
