"""Reductions, cumulative functions, order, movement of elements, products, Fourier transforms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from adoracles.exact.numbers import Exact, as_exact, is_complex, mp, pointwise
from adoracles.families.forms import Listed, Row, arrays, with_square
from adoracles.families.scalars import X, Y, Z
from adoracles.family import Kind

REAL: tuple[Kind, ...] = ("real",)
NAN = float("nan")
VECTOR, MATRIX, CUBE = (5,), (3, 4), (2, 3, 2)
ALL: Row = ((X,), {}, {"x": MATRIX})
ROWS: Row = ((X,), {"axis": 1}, {"x": MATRIX})
COLUMNS: Row = ((X,), {"axis": 0}, {"x": MATRIX})
KEPT: Row = ((X,), {"axis": -1, "keepdims": True}, {"x": MATRIX})
MIDDLE: Row = ((X,), {"axis": (0, 2)}, {"x": CUBE})
REDUCED = (ALL, ROWS, COLUMNS, KEPT, MIDDLE)
ALONG = (ROWS, COLUMNS, ((X,), {"axis": 0}, {"x": VECTOR}))
ZEROS: list[Listed] = [
    ("degenerate", {"x": [[1.5, 0.0, 2.0, -0.75], [0.5, 1.25, -2.0, 1.0], [0.0, 0.0, 1.5, 0.25]]}),
    ("near_degenerate", {"x": [[1.5, 2.0**-20, 2.0, -0.75], [0.5, 1.25, -2.0, 1.0], [1, 1, 1, 1]]}),
]

exp, log, root, absolute = (
    pointwise(lambda x: mp.exp(x)),
    pointwise(lambda x: mp.log(x)),
    pointwise(lambda x: mp.sqrt(x)),
    pointwise(lambda x: abs(x)),
)


def _squares(x: Exact) -> Exact:
    parts = pointwise(lambda t: mp.re(t) ** 2 + mp.im(t) ** 2)
    return parts(x)


def _count(x: Exact, axis: Any) -> int:
    axes = range(x.ndim) if axis is None else (axis if isinstance(axis, tuple) else (axis,))
    return int(np.prod([x.shape[a] for a in axes]))


def mean(x: Exact, axis: Any = None, keepdims: bool = False) -> Exact:
    """The mean over axes."""
    return as_exact(np.sum(x, axis=axis, keepdims=keepdims)) / _count(x, axis)


def variance(x: Exact, axis: Any = None, keepdims: bool = False, ddof: int = 0) -> Exact:
    """The variance over axes, of complex numbers that of the real and the imaginary parts."""
    squares = _squares(x - mean(x, axis, True))
    return as_exact(np.sum(squares, axis=axis, keepdims=keepdims)) / (_count(x, axis) - ddof)


def log_sum_exp(x: Exact, axis: Any = None, keepdims: bool = False) -> Exact:
    """The logarithm of the sum of exponentials."""
    return log(as_exact(np.sum(exp(x), axis=axis, keepdims=keepdims)))


def softmax(x: Exact, axis: Any = None) -> Exact:
    """Exponentials divided by their sum."""
    weights = exp(x)
    return weights / np.sum(weights, axis=axis, keepdims=True)


def norm(x: Exact, ord: Any = 2, axis: Any = None, keepdims: bool = False) -> Exact:
    """The vector norm of an order."""
    sizes = root(_squares(x)) if is_complex(x) else absolute(x)
    if ord in (np.inf, -np.inf):
        pick = np.max if ord > 0 else np.min
        return as_exact(pick(sizes, axis=axis, keepdims=keepdims))
    power = pointwise(lambda t: t ** mp.mpf(ord))
    total = as_exact(np.sum(power(sizes), axis=axis, keepdims=keepdims))
    return pointwise(lambda t: t ** (1 / mp.mpf(ord)))(total)


with_square("numpy.sum", np.sum, *REDUCED)
with_square("numpy.mean", mean, *REDUCED)
arrays("numpy.prod", np.prod, *REDUCED, listed=ZEROS)
arrays("numpy.var", variance, *REDUCED, ((X,), {"ddof": 1}, {"x": MATRIX}))
arrays(
    "numpy.std",
    lambda *args, **kw: root(variance(*args, **kw)),
    *REDUCED,
    ((X,), {"ddof": 1}, {"x": MATRIX}),
)
with_square("numpy.max", np.max, *REDUCED, kinds=REAL, count=14)
with_square("numpy.min", np.min, *REDUCED, kinds=REAL, count=14)
arrays("special.logsumexp", log_sum_exp, *REDUCED, kinds=REAL)
APART = [[45.0 + 1j, 0.5, -1 + 2j, 3j], [1 - 1j, -0.25j, 2.0, 1.5], [0.75, -2j, 1j, -0.5 - 1j]]
arrays(
    "special.logsumexp",
    None,
    *REDUCED,
    name="complex",
    kinds=("complex",),
    interval=(-1, 1),
    listed_complex=[("near_degenerate", {"x": APART}), ("near_degenerate", {"x": APART[::-1]})],
)
arrays("special.softmax", softmax, ROWS, COLUMNS, ALL, kinds=REAL)
arrays(
    "special.log_softmax",
    lambda x, axis=None: log(softmax(x, axis)),
    ROWS,
    COLUMNS,
    ALL,
    kinds=REAL,
)
arrays(
    "linalg.vector_norm",
    norm,
    *(((X,), {"ord": p}, {"x": MATRIX}) for p in (2, 1, 3, np.inf)),
    ((X,), {"ord": 2, "axis": 0}, {"x": MATRIX}),
    ((X,), {"ord": 4, "axis": 1, "keepdims": True}, {"x": MATRIX}),
    count=14,
)
with_square("numpy.cumsum", np.cumsum, *ALONG)


def _present(x: Exact) -> tuple[Exact, Exact]:
    """The elements with zeros instead of NaN, and where they are numbers."""
    numbers = np.array([not mp.isnan(t) for t in x.flat], object).reshape(x.shape)
    return as_exact(np.where(numbers.astype(bool), x, mp.mpf(0))), numbers


def _nansum(x: Exact, axis: Any = None) -> Exact:
    return as_exact(np.sum(_present(x)[0], axis=axis))


def _nanmean(x: Exact, axis: Any = None) -> Exact:
    values, numbers = _present(x)
    return as_exact(np.sum(values, axis=axis)) / np.sum(numbers, axis=axis)


GAPS: list[Listed] = [
    ("degenerate", {"x": [[1.5, NAN, 2.0, -0.75], [NAN, 1.25, NAN, 1.0], [2.5, 0.5, 1.5, 0.25]]}),
    ("degenerate", {"x": [[NAN, 0.5, NAN, -1.75], [1.0, 2.25, 0.5, NAN], [0.5, NAN, -1.5, 1.25]]}),
]
for _name, _function in {"nansum": _nansum, "nanmean": _nanmean}.items():
    arrays(
        f"numpy.{_name}",
        _function,
        ROWS,
        COLUMNS,
        observable="square",
        conditioning="componentwise",
        listed=GAPS,
    )
arrays("numpy.cumprod", np.cumprod, *ALONG, listed=ZEROS)
with_square("numpy.sort", np.sort, *ALONG, kinds=REAL)
with_square("numpy.diff", np.diff, *ALONG, ((X,), {"n": 2}, {"x": VECTOR}))
with_square("numpy.ptp", np.ptp, *ALONG, kinds=REAL, count=14)
with_square(
    "numpy.median",
    lambda x, axis: as_exact(np.sort(x, axis).take(x.shape[axis] // 2, axis)),
    ((X,), {"axis": 0}, {"x": (3, 4)}),
    ((X,), {"axis": -1}, {"x": (2, 5)}),
    kinds=REAL,
)

with_square(
    "numpy.take",
    np.take,
    ((X, [0, 2, 2, 1, 2]), {}, {"x": (3,)}),
    ((X, [3, 0, 3]), {"axis": 1}, {"x": MATRIX}),
    ((X, [-1, 0, -1]), {"axis": 0}, {"x": MATRIX}),
)
with_square(
    "numpy.repeat",
    np.repeat,
    ((X, 3), {"axis": 0}, {"x": MATRIX}),
    ((X, [2, 0, 1]), {"axis": 0}, {"x": MATRIX}),
)
with_square("numpy.tile", np.tile, ((X, (2, 1)), {}, {"x": (2, 3)}), ((X, 3), {}, {"x": (3,)}))
with_square("numpy.roll", np.roll, ((X, 2), {}, {"x": MATRIX}), ((X, -1, 1), {}, {"x": MATRIX}))
with_square("numpy.flip", np.flip, *ALONG)
with_square("numpy.reshape", np.reshape, ((X, (2, 6)), {}, {"x": MATRIX}))
with_square("numpy.matrix_transpose", lambda x: np.swapaxes(x, -1, -2), ((X,), {}, {"x": CUBE}))
with_square("numpy.transpose", np.transpose, ((X, (2, 0, 1)), {}, {"x": CUBE}))
with_square("numpy.broadcast_to", np.broadcast_to, ((X, (2, 3)), {}, {"x": (3,)}))
with_square("numpy.tril", lambda x, k=0: np.tril(x, k) + 0 * x, ((X,), {}, {"x": (3, 3)}))
with_square("numpy.triu", lambda x, k=0: np.triu(x, k) + 0 * x, ((X, 1), {}, {"x": (3, 4)}))
with_square("numpy.diagonal", np.diagonal, ((X,), {}, {"x": MATRIX}), ((X, 1), {}, {"x": MATRIX}))
with_square("numpy.trace", np.trace, ((X,), {}, {"x": MATRIX}), ((X, 1), {}, {"x": (3, 3)}))
_JOINS: dict[str, Callable[..., Any]] = {"concatenate": np.concatenate, "stack": np.stack}
for _name, _join in _JOINS.items():
    with_square(
        f"numpy.{_name}",
        _join,
        (([X, Y],), {"axis": 1}, {"x": (2, 3), "y": (2, 3)}),
        (([X, Y, X],), {"axis": 0}, {"x": (2,), "y": (2,)}),
    )
with_square(
    "numpy.where",
    lambda condition, x, y: np.where(condition, x, y),
    (([[True, False, True], [False, True, True]], X, Y), {}, {"x": (2, 3), "y": (3,)}),
)

PAIR = {"x": (2, 3), "y": (3, 2)}
VECTORS = {"x": (4,), "y": (4,)}
STACKS = {"x": (2, 2, 3), "y": (3, 2)}


def convolve(x: Exact, y: Exact, mode: str = "full") -> Exact:
    """The discrete convolution of vectors."""
    full = [
        mp.fsum(x[i] * y[k - i] for i in range(len(x)) if 0 <= k - i < len(y))
        for k in range(len(x) + len(y) - 1)
    ]
    long, short = max(len(x), len(y)), min(len(x), len(y))
    start = {"full": 0, "same": (short - 1) // 2, "valid": short - 1}[mode]
    stop = {"full": len(full), "same": start + long, "valid": long}[mode]
    return np.array(full[start:stop], object)


def conv1d(x: Exact, weight: Exact, stride: int = 1, padding: int = 0, dilation: int = 1) -> Exact:
    """The correlation of batches of channels with weights, as PyTorch's."""
    size = (weight.shape[2] - 1) * dilation + 1
    edge = [[mp.mpf(0)] * padding]
    rows = [[np.concatenate([edge[0], c, edge[0]]) for c in sample] for sample in x]
    length = (len(rows[0][0]) - size) // stride + 1
    out = np.empty((len(x), len(weight), length), object)
    for n, o, i in np.ndindex(*out.shape):
        out[n, o, i] = mp.fsum(
            rows[n][c][i * stride + k * dilation] * weight[o, c, k]
            for c in range(weight.shape[1])
            for k in range(weight.shape[2])
        )
    return out


arrays("numpy.matmul", np.matmul, ((X, Y), {}, PAIR), ((X, Y), {}, STACKS))
arrays("numpy.dot", np.dot, ((X, Y), {}, PAIR), ((X, Y), {}, VECTORS))
arrays("numpy.vdot", lambda x, y: np.sum(np.conj(x) * y), ((X, Y), {}, VECTORS))
arrays("numpy.inner", np.inner, ((X, Y), {}, {"x": (2, 3), "y": (2, 3)}), ((X, Y), {}, VECTORS))
arrays("numpy.outer", np.outer, ((X, Y), {}, {"x": (3,), "y": (2,)}))
arrays("numpy.kron", np.kron, ((X, Y), {}, {"x": (2, 2), "y": (2, 1)}))
arrays(
    "numpy.tensordot",
    np.tensordot,
    ((X, Y, 1), {}, PAIR),
    ((X, Y), {"axes": ([1, 0], [0, 1])}, PAIR),
)
arrays("numpy.cross", np.cross, ((X, Y), {}, {"x": (3,), "y": (2, 3)}))
arrays(
    "numpy.einsum",
    np.einsum,
    (("ij,jk->ik", X, Y), {}, PAIR),
    (("ij,ji->", X, Y), {}, PAIR),
    (("ii,ij->j", X, Y), {}, {"x": (3, 3), "y": (3, 2)}),
    (("ij,jk,ki->i", X, Y, Z), {}, {"x": (2, 3), "y": (3, 2), "z": (2, 2)}),
)
arrays(
    "numpy.convolve",
    convolve,
    *(((X, Y, mode), {}, {"x": (5,), "y": (3,)}) for mode in ("full", "same", "valid")),
)
arrays(
    "nn.conv1d",
    conv1d,
    ((X, Y), {}, {"x": (1, 2, 5), "y": (2, 2, 2)}),
    ((X, Y), {"stride": 2, "padding": 1}, {"x": (1, 1, 5), "y": (2, 1, 3)}),
    ((X, Y), {"dilation": 2}, {"x": (2, 1, 5), "y": (1, 1, 2)}),
)


def _transform(sign: int, scaled: bool) -> Any:
    def transform(x: Exact, n: int | None = None, axis: int = -1) -> Exact:
        rows = np.moveaxis(x, axis, -1)
        n = rows.shape[-1] if n is None else n
        rows = rows[..., :n]
        turn = [mp.expjpi(mp.mpf(2 * sign * k) / n) for k in range(n)]
        waves = np.array([[turn[j * k % n] for k in range(n)] for j in range(rows.shape[-1])])
        result = rows @ waves / (n if scaled else 1)
        return np.moveaxis(as_exact(result), -1, axis)

    return transform


forwards, backwards = _transform(-1, False), _transform(1, True)
real_part = pointwise(lambda x: mp.re(x))


def _real_forwards(x: Exact, axis: int = -1) -> Exact:
    full = np.moveaxis(forwards(x, axis=axis), axis, -1)
    return np.moveaxis(full[..., : full.shape[-1] // 2 + 1], -1, axis)


def _real_backwards(x: Exact, n: int) -> Exact:
    """The inverse of a half spectrum: real parts alone count at frequency 0 and at the middle."""
    half = x.shape[-1]
    total = [[mp.mpf(0)] * n for _ in range(x[..., 0].size)]
    for row, spectrum in zip(total, x.reshape(-1, half), strict=True):
        for j in range(n):
            terms = []
            for k in range(half):
                weight = 1 if k == 0 or 2 * k == n else 2
                terms.append(weight * mp.re(spectrum[k] * mp.expjpi(mp.mpf(2 * j * k) / n)))
            row[j] = mp.fsum(terms) / n
    return np.array(total, object).reshape(*x.shape[:-1], n)


LINE: Row = ((X,), {}, {"x": (2, 5)})
with_square(
    "fft.fft", forwards, LINE, ((X,), {"axis": 0}, {"x": (4, 2)}), ((X, 3), {}, {"x": (4,)})
)
with_square("fft.ifft", backwards, LINE, ((X,), {"axis": 0}, {"x": (4, 2)}))
with_square("fft.rfft", _real_forwards, LINE, ((X,), {"axis": 0}, {"x": (4, 2)}), kinds=REAL)
with_square(
    "fft.irfft",
    _real_backwards,
    ((X, 5), {}, {"x": (2, 3)}),
    ((X, 4), {}, {"x": (3,)}),
    kinds=("complex",),
)
with_square("fft.fft2", lambda x: forwards(forwards(x), axis=-2), ((X,), {}, {"x": (3, 4)}))
with_square("fft.ifft2", lambda x: backwards(backwards(x), axis=-2), ((X,), {}, {"x": (3, 2)}))
