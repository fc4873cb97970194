"""Sums, extrema and other reductions of slices whose bounds are traced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.conversion.basics.errors import condition
from tenferro.conversion.slices.alignment import elementwise
from tenferro.conversion.slices.runs import Run
from tenferro.conversion.slices.sources import Stored
from tenferro.conversion.slices.sums import is_least, largest
from tenferro.conversion.slices.window import Window, refuse
from tenferro.functions.statistics.statistics import root
from tenferro.trace import Trace, current_trace


def _axes(x: Window, axis: Any) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(x.ndim))
    given = axis if isinstance(axis, tuple) else (axis,)
    if any(not -x.ndim <= i < x.ndim for i in given):
        raise np.exceptions.AxisError(f"axis {axis} is out of bounds for {x.ndim} axes")
    return tuple(i % x.ndim for i in given)


def _reduced(function: Callable[..., Any], fill: Callable[[Any], Any], *, empty: bool) -> Any:
    """A reduction, whose result for no elements is the value that fills."""

    def run(x: Window, axis: Any = None, dtype: Any = None, **options: Any) -> Any:
        axes = _axes(x, axis)
        if set(options) - {"keepdims"} or (dtype is not None and not empty):
            refuse(f"a reduction has the keywords {sorted(options)}")
        if not empty:
            _check_elements(x, axes, function.__name__)
        given = {} if dtype is None else {"dtype": dtype}
        result = function(x.filled(fill(x.dtype), axes), axis=axes, **given, **options)
        if options.get("keepdims"):
            runs = tuple(None if i in axes else r for i, r in enumerate(x.runs))
        else:
            runs = tuple(r for i, r in enumerate(x.runs) if i not in axes)
        return Window(Stored(result), runs) if any(runs) else result

    return run


def _check_elements(x: Window, axes: tuple[int, ...], name: str) -> None:
    trace = current_trace.get()
    assert isinstance(trace, Trace)
    for size in (x.shape[i] for i in axes):
        if not is_least(1, size):
            text = f"zero-size array to reduction operation {name} which has no identity"
            condition(trace, tnp.greater(size, 0), text, "ValueError")


def _lowest(dtype: Any) -> Any:
    return {"f": -np.inf, "b": False}.get(dtype.kind) if dtype.kind in "fb" else _limits(dtype).min


def _highest(dtype: Any) -> Any:
    return {"f": np.inf, "b": True}.get(dtype.kind) if dtype.kind in "fb" else _limits(dtype).max


def _limits(dtype: Any) -> Any:
    return refuse("an extremum of complex numbers") if dtype.kind == "c" else np.iinfo(dtype)


_sum = _reduced(tnp.sum, lambda _: 0, empty=True)
_any = _reduced(tnp.any, lambda _: 0, empty=True)


def _count(x: Window, axes: tuple[int, ...]) -> Any:
    total: Any = 1
    for i in axes:
        total = total * x.shape[i]
    return total


def _mean(x: Window, axis: Any = None, keepdims: bool = False) -> Any:
    return _sum(x, axis, keepdims=keepdims) / _count(x, _axes(x, axis))


def _var(x: Window, axis: Any = None, ddof: Any = 0, keepdims: bool = False) -> Any:
    away = x - _mean(x, axis, keepdims=True)
    square = elementwise(lambda v: tnp.real(v * tnp.conj(v)), [away], {}, total=True)
    return _sum(square, axis, keepdims=keepdims) / largest(_count(x, _axes(x, axis)) - ddof, 0)


def _std(x: Window, axis: Any = None, ddof: Any = 0, keepdims: bool = False) -> Any:
    found = _var(x, axis, ddof, keepdims)
    return elementwise(root, [found], {}, total=True) if isinstance(found, Window) else root(found)


def _where_extreme(function: Callable[..., Any], fill: Callable[[Any], Any]) -> Any:
    """The number of the first extreme element of a slice of one axis."""

    def run(x: Window, axis: Any = None) -> Any:
        if x.ndim != 1:
            refuse(f"{function.__name__} has no form for it with several axes")
        _check_elements(x, _axes(x, axis), function.__name__)
        forward = _forward(x)
        found = function(forward.filled(fill(x.dtype)))
        first = forward.runs[0]
        return found if first is None else tnp.maximum(found - first.low, 0)

    return run


def _forward(x: Window) -> Window:
    """The same slice of one axis, not backward."""
    run = x.runs[0]
    if run is None or not run.backward:
        return x
    data = tnp.flip(x.everywhere)
    return Window(Stored(data), (Run(data.shape[0] - run.end, run.size),))


def _cumulative(function: Callable[..., Any], fill: int) -> Any:
    def run(x: Window, axis: Any = None) -> Window:
        if x.ndim != 1:
            refuse(f"{function.__name__} has no form for it with several axes")
        _axes(x, axis)
        forward = _forward(x)
        return Window(Stored(function(forward.filled(fill))), forward.runs)

    return run


def _norm(x: Window, ord: Any = None, axis: Any = None) -> Any:
    if axis is not None or ord not in (None, 1, 2, np.inf) or (x.ndim > 1 and ord is not None):
        refuse("np.linalg.norm has no form for it with these arguments")
    return tnp.linalg.norm(x.filled(0), ord)


TABLE: dict[str, Callable[..., Any]] = {
    "all": _reduced(tnp.all, lambda _: 1, empty=True),
    "any": _any,
    "argmax": _where_extreme(tnp.argmax, _lowest),
    "argmin": _where_extreme(tnp.argmin, _highest),
    "count_nonzero": _reduced(tnp.count_nonzero, lambda _: 0, empty=True),
    "cumprod": _cumulative(tnp.cumprod, 1),
    "cumsum": _cumulative(tnp.cumsum, 0),
    "linalg.norm": _norm,
    "mean": _mean,
    "prod": _reduced(tnp.prod, lambda _: 1, empty=True),
    "std": _std,
    "sum": _sum,
    "var": _var,
    **{name: _reduced(tnp.max, _lowest, empty=False) for name in ("max", "amax")},
    **{name: _reduced(tnp.min, _highest, empty=False) for name in ("min", "amin")},
}
"""Reductions by their names in NumPy's namespace."""
