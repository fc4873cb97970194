"""Elements taken, written and added by index, order, padding, interpolation, and statistics."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from adoracles.cases.calls import Argument
from adoracles.exact.numbers import Exact, as_exact, mp, pointwise
from adoracles.families import forms
from adoracles.families.arrays import ALONG, CUBE, MATRIX, REAL, VECTOR, exp, log, mean, root
from adoracles.families.forms import Listed, Row
from adoracles.families.scalars import X, Y

arrays = partial(forms.arrays, count=forms.FEW)
with_square = partial(forms.with_square, count=forms.FEW)

INDEX = Argument("index")
REPEATED = {"index": np.array([2, 0, 2, 2])}
"""Places of which one comes three times."""


def _updated(ufunc: Any) -> Any:
    def update(x: Exact, index: Any, values: Exact, mode: str = "raise") -> Exact:
        """Places out of bounds are left out, or with "clip" taken for the nearest one."""
        result = as_exact(x.copy())
        if isinstance(index, slice | tuple):
            result[index] = ufunc(result[index], values)
            return result
        if mode == "clip":
            index = np.clip(index, 0, len(x) - 1)
        rows = np.broadcast_to(values, (len(np.asarray(index)), *x.shape[1:]))
        for i, row in zip(np.asarray(index), rows, strict=True):
            if i < len(x):
                result[i] = ufunc(result[i], row)
        return result

    return update


WRITTEN: tuple[Row, ...] = (
    ((X, INDEX, Y), {}, {"x": (4,), "y": (4,)}),
    ((X, INDEX, Y), {}, {"x": (3, 2), "y": (4, 2)}),
)
with_square("at.add", _updated(lambda a, b: a + b), *WRITTEN, constants=REPEATED)
arrays("at.multiply", _updated(lambda a, b: a * b), *WRITTEN, constants=REPEATED)
with_square("at.min", _updated(np.minimum), *WRITTEN, constants=REPEATED, kinds=REAL)
with_square("at.max", _updated(np.maximum), *WRITTEN, constants=REPEATED, kinds=REAL)
with_square(
    "at.set",
    _updated(lambda a, b: b),
    ((X, INDEX, Y), {}, {"x": (4,), "y": (2,)}),
    ((X, INDEX, Y), {}, {"x": (3, 2), "y": (2, 2)}),
    constants={"index": np.array([2, 0])},
)
OUTSIDE = {"index": np.array([1, 5, 0, 5])}
"""Places of which one is out of bounds."""
BOUNDED: tuple[Row, ...] = tuple(
    ((X, INDEX, Y), {"mode": mode}, {"x": (3, 2), "y": (4, 2)}) for mode in ("clip", "drop")
)
arrays("at.multiply", None, *BOUNDED, name="bounded", constants=OUTSIDE)
arrays("at.add", None, *BOUNDED, name="bounded", observable="square", constants=OUTSIDE)
arrays("at.set", None, *WRITTEN, name="repeated", observable="square", constants=REPEATED)
SLICED: tuple[Row, ...] = (
    ((X, slice(1, 3, None), Y), {}, {"x": (4,), "y": (2,)}),
    ((X, (slice(None), slice(0, 4, 2)), Y), {}, {"x": (2, 4), "y": (2, 2)}),
    ((X, slice(None, None, -1), Y), {}, {"x": (3,), "y": (3,)}),
)
for _method in ("set", "add", "multiply"):
    arrays(f"at.{_method}", None, *SLICED, name="slice", observable="square")
with_square(
    "numpy.take_along_axis",
    lambda x, index, axis: np.take_along_axis(x, np.asarray(index), axis),
    ((X, INDEX, 1), {}, {"x": (2, 3)}),
    constants={"index": np.array([[2, 0, 2, 2], [1, 1, 0, 2]])},
)
with_square(
    "numpy.delete", np.delete, ((X, 1), {}, {"x": VECTOR}), ((X, [0, 2], 1), {}, {"x": MATRIX})
)
with_square(
    "numpy.insert",
    lambda x, place, values: np.concatenate([x[:place], as_exact(values).reshape(-1), x[place:]]),
    ((X, 2, Y), {}, {"x": (4,), "y": ()}),
)
with_square("numpy.append", np.append, ((X, Y), {}, {"x": (2,), "y": (3,)}))
with_square(
    "numpy.compress",
    np.compress,
    (([True, False, True], X), {"axis": 0}, {"x": (3, 2)}),
)
with_square(
    "numpy.select",
    lambda conditions, choices, default=0: np.select(
        [np.asarray(c) for c in conditions], choices, default
    ),
    (
        ([[True, False, False], [True, True, False]], [X, Y], 0.5),
        {},
        {"x": (3,), "y": (3,)},
    ),
    kinds=REAL,
)
with_square(
    "numpy.dynamic_slice",
    lambda x, starts, sizes: x[tuple(slice(s, s + n) for s, n in zip(starts, sizes, strict=True))],
    ((X, [1, 0], [2, 3]), {}, {"x": MATRIX}),
)
with_square(
    "numpy.dynamic_update_slice",
    lambda x, values, starts: _replaced(x, values, starts),
    ((X, Y, [1, 2]), {}, {"x": MATRIX, "y": (2, 2)}),
)


def _replaced(x: Exact, values: Exact, starts: list[int]) -> Exact:
    result = as_exact(x.copy())
    own = tuple(slice(s, s + n) for s, n in zip(starts, values.shape, strict=True))
    result[own] = values
    return result


def _padded(x: Exact, width: Any, mode: str = "constant", constant_values: Any = None) -> Exact:
    """By the places that NumPy's padding of a range of integers copies; zeros are placed at −1."""
    if constant_values is not None:
        return _padded_with(x, width, constant_values)
    places = np.pad(np.arange(x.size).reshape(x.shape), width, **_options(mode))
    flat = np.append(x.ravel(), mp.mpf(0))
    return as_exact(flat[places])


def _padded_with(x: Exact, width: Any, value: Exact) -> Exact:
    places = np.pad(np.arange(x.size).reshape(x.shape), width, constant_values=-1)
    return as_exact(np.append(x.ravel(), value)[places])


def _options(mode: str) -> Any:
    return {"mode": mode, "constant_values": -1} if mode == "constant" else {"mode": mode}


with_square(
    "numpy.pad",
    _padded,
    *(
        ((X, 2, mode), {}, {"x": (3,)})
        for mode in ("constant", "edge", "reflect", "wrap", "symmetric")
    ),
    ((X, ((1, 0), (0, 2)), "reflect"), {}, {"x": (2, 3)}),
)
PADDED: tuple[Row, ...] = (
    ((X, 2), {"constant_values": Y}, {"x": (3,), "y": ()}),
    ((X, ((1, 0), (0, 2))), {"constant_values": Y}, {"x": (2, 2), "y": ()}),
)
arrays("numpy.pad", None, *PADDED, name="value")
arrays("numpy.pad", None, *PADDED, name="value_square", observable="square")


def _largest(x: Exact, k: int) -> tuple[Exact, Exact]:
    order = np.array([sorted(range(len(row)), key=lambda i: -row[i])[:k] for row in x])
    return as_exact(np.take_along_axis(x, order, -1)), order


arrays("lax.top_k", _largest, ((X, 2), {}, {"x": (2, 4)}), kinds=REAL, outputs=("output_0",))
arrays(
    "lax.top_k",
    None,
    ((X, 2), {}, {"x": (2, 4)}),
    name="first_square",
    observable="first_square",
    kinds=REAL,
)
with_square("numpy.rot90", np.rot90, ((X,), {}, {"x": (2, 3)}), ((X, 2), {}, {"x": (2, 3)}))
with_square("numpy.moveaxis", np.moveaxis, ((X, 0, 2), {}, {"x": CUBE}))
with_square("numpy.swapaxes", np.swapaxes, ((X, 0, 2), {}, {"x": CUBE}))
with_square("numpy.squeeze", np.squeeze, ((X, 1), {}, {"x": (3, 1)}))
with_square("numpy.expand_dims", np.expand_dims, ((X, 1), {}, {"x": (4,)}))
with_square("numpy.ravel", np.ravel, ((X,), {}, {"x": (2, 3)}))
with_square("numpy.fliplr", np.fliplr, ((X,), {}, {"x": (2, 3)}))
with_square("numpy.flipud", np.flipud, ((X,), {}, {"x": (3, 2)}))
with_square(
    "numpy.diag",
    lambda x, k=0: np.diag(x, k) + mp.mpf(0),
    ((X,), {}, {"x": (3,)}),
    ((X, 1), {}, {"x": (3, 3)}),
    ((X, -1), {}, {"x": (2,)}),
)
for _name in ("hstack", "vstack", "dstack", "column_stack"):
    with_square(
        f"numpy.{_name}", getattr(np, _name), (([X, Y],), {}, {"x": (2, 2), "y": (2, 2)}), count=10
    )
with_square("numpy.block", np.block, (([[X, Y], [Y, X]],), {}, {"x": (2, 1), "y": (2, 2)}))
with_square(
    "numpy.sliding_window_view",
    lambda x, n: np.stack([x[i : i + n] for i in range(len(x) - n + 1)]),
    ((X, 3), {}, {"x": (5,)}),
)
with_square("numpy.ediff1d", np.ediff1d, ((X,), {}, {"x": VECTOR}))
with_square(
    "numpy.trapezoid",
    lambda y, x: np.sum((y[1:] + y[:-1]) * (x[1:] - x[:-1])) / 2,
    ((X, Y), {}, {"x": (4,), "y": (4,)}),
)
with_square(
    "numpy.gradient",
    lambda x, h=1.0: _central(x) / mp.mpf(h),
    ((X,), {}, {"x": (5,)}),
    ((X, 0.5), {}, {"x": (4,)}),
)


def _central(x: Exact) -> Exact:
    middle = (x[2:] - x[:-2]) / 2
    return np.concatenate([[x[1] - x[0]], middle, [x[-1] - x[-2]]])


def _quantile(x: Exact, q: float, axis: int = 0) -> Exact:
    ordered = np.sort(x, axis)
    place = mp.mpf(q) * (x.shape[axis] - 1)
    low = int(mp.floor(place))
    first, second = ordered.take(low, axis), ordered.take(min(low + 1, x.shape[axis] - 1), axis)
    return as_exact(first + (place - low) * (second - first))


QUANTILES: list[Row] = [((X, q, 0), {}, {"x": (4, 2)}) for q in (0.3125, 0.5, 0.875)]
with_square("numpy.quantile", _quantile, *QUANTILES, kinds=REAL)
with_square(
    "numpy.percentile",
    lambda x, q, axis=0: _quantile(x, q / 100, axis),
    ((X, 31.25, 0), {}, {"x": (4, 2)}),
    ((X, 50.0, 0), {}, {"x": (5,)}),
    kinds=REAL,
)


def _running(ufunc: Any) -> Any:
    def run(x: Exact, axis: int) -> Exact:
        rows = np.moveaxis(x, axis, 0)
        found = [rows[0]]
        for row in rows[1:]:
            found.append(ufunc(found[-1], row))
        return np.moveaxis(np.stack([as_exact(row) for row in found]), 0, axis)

    return run


with_square("numpy.cummax", _running(np.maximum), *ALONG, kinds=REAL)
with_square("numpy.cummin", _running(np.minimum), *ALONG, kinds=REAL)
arrays(
    "numpy.cumulative_logsumexp",
    lambda x, axis: log(np.cumsum(exp(x), axis)),
    *ALONG,
    kinds=REAL,
)
PRODUCTS: list[Listed] = [
    ("degenerate", {"x": [[0.0, 0.0, 2.0, -0.75], [0.5, 1.25, -2.0, 0.0], [0.0, 0.0, 0.0, 0.25]]}),
    ("degenerate", {"x": [[1.5, 2.0, 0.0, 0.0], [0.0, 1.25, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]}),
    ("degenerate", {"x": [[0.0, 2.0, 1.0, -1.5], [0.5, 0.0, 3.0, 1.0], [1.0, 1.0, 0.5, 0.0]]}),
]
arrays("numpy.cumprod", None, *ALONG, name="zeros", listed=PRODUCTS, count=3, kinds=REAL)
arrays("numpy.prod", None, ALONG[0], name="zeros", listed=PRODUCTS, count=3, kinds=REAL)
arrays(
    "numpy.average",
    lambda x, axis, weights: np.sum(x * weights, axis) / np.sum(weights, axis),
    ((X, 0, Y), {}, {"x": (3, 2), "y": (3, 2)}),
    kinds=REAL,
    interval=(0.3, 2.0),
)


def _covariance(x: Exact) -> Exact:
    centered = x - mean(x, 1, True)
    return centered @ np.conj(centered.T) / (x.shape[1] - 1)


def _correlation(x: Exact) -> Exact:
    c = _covariance(x)
    sizes = root(pointwise(lambda t: mp.re(t))(np.diagonal(c)))
    return c / np.outer(sizes, sizes)


arrays("numpy.cov", _covariance, ((X,), {}, {"x": (2, 4)}), single=False)
arrays("numpy.corrcoef", _correlation, ((X,), {}, {"x": (2, 4)}), kinds=REAL, single=False)
arrays(
    "numpy.polyval",
    lambda p, x: _horner(p, x),
    ((X, Y), {}, {"x": (4,), "y": (3,)}),
    ((X, Y), {}, {"x": (3,), "y": (2, 2)}),
)


def _horner(p: Exact, x: Exact) -> Exact:
    total = 0 * x
    for c in p:
        total = total * x + c
    return total


arrays("numpy.polymul", lambda a, b: _product(a, b), ((X, Y), {}, {"x": (3,), "y": (2,)}))


def _product(a: Exact, b: Exact) -> Exact:
    total = np.full(len(a) + len(b) - 1, mp.mpf(0), object)
    for i, j in np.ndindex(len(a), len(b)):
        total[i + j] = total[i + j] + a[i] * b[j]
    return total


GRID = [-2.25, -0.5, 0.75, 2.5]
arrays(
    "numpy.interp",
    lambda x, xp, fp: _interpolated(x, [mp.mpf(t) for t in xp], fp),
    ((X, GRID, Y), {}, {"x": (3,), "y": (4,)}),
    kinds=REAL,
    single=False,
)


def _interpolated(x: Exact, xp: list[Any], fp: Exact) -> Exact:
    out = np.empty(x.shape, object)
    for i, t in enumerate(x):
        k = max(j for j in range(len(xp) - 1) if xp[j] <= t)
        out[i] = fp[k] + (t - xp[k]) / (xp[k + 1] - xp[k]) * (fp[k + 1] - fp[k])
    return out


arrays(
    "numpy.vecdot", lambda x, y: np.sum(np.conj(x) * y, -1), ((X, Y), {}, {"x": (2, 3), "y": (3,)})
)
arrays("numpy.matvec", lambda x, y: x @ y, ((X, Y), {}, {"x": (2, 3), "y": (3,)}))
arrays("numpy.vecmat", lambda x, y: np.conj(x) @ y, ((X, Y), {}, {"x": (2,), "y": (2, 3)}))
with_square(
    "numpy.linspace",
    lambda a, b, num: np.stack([a + (b - a) * mp.mpf(i) / (num - 1) for i in range(num)]),
    ((X, Y, 4), {}, {"x": (2,), "y": (2,)}),
)
arrays(
    "numpy.geomspace",
    lambda a, b, num: np.stack(
        [exp(log(a) + (log(b) - log(a)) * mp.mpf(i) / (num - 1)) for i in range(num)]
    ),
    ((X, Y, 4), {}, {"x": (2,), "y": (2,)}),
    kinds=REAL,
    interval=(0.3, 3.0),
)
arrays(
    "numpy.vander",
    lambda x, n: np.stack([_powers(x, n - 1 - j) for j in range(n)], -1),
    ((X, 3), {}, {"x": (3,)}),
    ((X, 4), {}, {"x": (2,)}),
    single=False,
)


def _powers(x: Exact, n: int) -> Exact:
    return as_exact(x**n if n else 0 * x + 1)


with_square("numpy.full", np.full, (((2, 3), Y), {}, {"y": ()}))
arrays(
    "numpy.astype",
    lambda x, dtype: x + (mp.mpc(0) if dtype == "complex128" else 0),
    *((((X, dtype)), {}, {"x": (4,)}) for dtype in ("complex128", "float64")),
    observable="square",
    kinds=REAL,
    single=False,
)
