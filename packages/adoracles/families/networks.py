"""Layers and losses of neural networks, with PyTorch's arguments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import numpy as np

from adoracles.cases.calls import Argument, Call
from adoracles.exact.numbers import Exact, as_exact, mp, pointwise
from adoracles.families import forms
from adoracles.families.arrays import REAL, exp, log, root, softmax
from adoracles.families.forms import Row
from adoracles.families.scalars import W, X, Y, Z, scalar

arrays = partial(forms.arrays, count=forms.FEW)
with_square = partial(forms.with_square, count=forms.FEW)

SELU = ("1.0507009873554804934193349852946", "1.6732632423543772848170429916717")
"""The scale and the slope of negative numbers, as PyTorch has them."""


def _selu(x: Any) -> Any:
    scale, alpha = map(mp.mpf, SELU)
    return scale * x if x > 0 else scale * alpha * mp.expm1(x)


for _name, _function, _calls, _kinks in (
    ("selu", _selu, [Call("nn.selu", (X,))], []),
    (
        "leaky_relu",
        lambda x, slope: x if x > 0 else slope * x,
        [Call("nn.leaky_relu", (X, s)) for s in (0.25, 0.125)],
        [0.0],
    ),
    (
        "rrelu",
        lambda x, low, high: x if x > 0 else x * (low + high) / 2,
        [Call("nn.rrelu", (X, 0.125, high)) for high in (0.25, 0.375)],
        [0.0],
    ),
    (
        "hardsigmoid",
        lambda x: min(max(x + 3, 0 * x), 6 + 0 * x) / 6,
        [Call("nn.hardsigmoid", (X,))],
        [],
    ),
    (
        "softshrink",
        lambda x, t: x - t if x > t else (x + t if x < -t else 0 * x),
        [Call("nn.softshrink", (X, 0.5))],
        [],
    ),
    (
        "threshold",
        lambda x, t, v: x if x > t else v + 0 * x,
        [Call("nn.threshold", (X, 0.5, -1.0))],
        [],
    ),
    (
        "hardshrink",
        lambda x, t: x if abs(x) > t else 0 * x,
        [Call("nn.hardshrink", (X, 0.5))],
        [],
    ),
):
    scalar(f"nn.{_name}", _function, (-2.9, 2.9), calls=_calls, kinks=_kinks)
arrays(
    "nn.prelu",
    lambda x, weight: pointwise(lambda t, w: t if t > 0 else w * t)(x, weight),
    ((X, W), {}, {"x": (2, 3), "w": (3,)}),
    ((X, W), {}, {"x": (4, 2), "w": ()}),
    kinds=REAL,
)


def _mean(x: Exact, axes: tuple[int, ...]) -> Exact:
    count = int(np.prod([x.shape[a] for a in axes]))
    return as_exact(np.sum(x, axis=axes, keepdims=True)) / count


def standardized(x: Exact, axes: tuple[int, ...], eps: float) -> Exact:
    """Less the mean, divided by the root of the variance and of eps."""
    centered = x - _mean(x, axes)
    return centered / root(as_exact(_mean(centered * centered, axes) + mp.mpf(eps)))


def _channels(parameter: Exact, x: Exact) -> Exact:
    return parameter.reshape(1, -1, *[1] * (x.ndim - 2))


def _affine(x: Exact, weight: Exact | None, bias: Exact | None) -> Exact:
    scaled = x if weight is None else x * _channels(weight, x)
    return scaled if bias is None else scaled + _channels(bias, x)


def batch_norm(
    x: Exact,
    mean: Exact | None = None,
    var: Exact | None = None,
    weight: Exact | None = None,
    bias: Exact | None = None,
    training: bool = False,
    eps: float = 1e-5,
) -> Exact:
    """Standardized by channel, over the batch or with running statistics."""
    if training:
        whole = standardized(x, (0, *range(2, x.ndim)), eps)
    else:
        whole = (x - _channels(mean, x)) / root(_channels(var, x) + mp.mpf(eps))
    return _affine(whole, weight, bias)


def group_norm(
    x: Exact, groups: int, weight: Exact | None = None, bias: Exact | None = None, eps: float = 1e-5
) -> Exact:
    """Standardized by sample and group of channels."""
    grouped = x.reshape(len(x), groups, -1)
    return _affine(standardized(grouped, (2,), eps).reshape(x.shape), weight, bias)


def layer_norm(
    x: Exact, shape: Any, weight: Exact | None = None, bias: Exact | None = None, eps: float = 1e-5
) -> Exact:
    """Standardized over the last axes."""
    whole = standardized(x, tuple(range(x.ndim - len(shape), x.ndim)), eps)
    whole = whole if weight is None else whole * weight
    return whole if bias is None else whole + bias


arrays(
    "nn.layer_norm",
    layer_norm,
    ((X, (4,), Y, Z), {}, {"x": (2, 4), "y": (4,), "z": (4,)}),
    ((X, (3,)), {}, {"x": (2, 3)}),
    kinds=REAL,
    count=12,
)
arrays(
    "nn.rms_norm",
    lambda x, shape, weight=None, eps=0.0: (
        x / root(_mean(x * x, (x.ndim - 1,)) + mp.mpf(eps)) * (1 if weight is None else weight)
    ),
    ((X, (4,), Y, 1e-3), {}, {"x": (2, 4), "y": (4,)}),
    kinds=REAL,
    count=12,
)
arrays(
    "nn.batch_norm",
    batch_norm,
    ((X, None, None, Y, Z, True), {}, {"x": (4, 2), "y": (2,), "z": (2,)}),
    ((X, None, None, None, None, True), {}, {"x": (2, 2, 2)}),
    kinds=REAL,
    count=12,
)
arrays(
    "nn.group_norm",
    group_norm,
    ((X, 2, Y, Z), {}, {"x": (1, 4, 2), "y": (4,), "z": (4,)}),
    ((X, 1), {}, {"x": (2, 2, 2)}),
    kinds=REAL,
    count=12,
)
arrays(
    "nn.instance_norm",
    lambda x, weight=None, bias=None, eps=1e-5: group_norm(x, x.shape[1], weight, bias, eps),
    ((X,), {}, {"x": (1, 2, 4)}),
    kinds=REAL,
    count=12,
)
arrays(
    "nn.local_response_norm",
    lambda x, size, alpha=1e-4, beta=0.75, k=1.0: (
        x / _neighbours(x, size, alpha, k) ** mp.mpf(beta)
    ),
    ((X, 3), {"alpha": 0.5, "beta": 0.75, "k": 1.0}, {"x": (1, 4, 2)}),
    kinds=REAL,
    count=12,
)


def _neighbours(x: Exact, size: int, alpha: float, k: float) -> Exact:
    """k + alpha times the mean of squares over neighbouring channels, zeros outside of the ends."""
    rows = []
    for c in range(x.shape[1]):
        first, last = max(c - size // 2, 0), min(c + (size - 1) // 2, x.shape[1] - 1)
        rows.append(np.sum(x[:, first : last + 1] ** 2, axis=1))
    return mp.mpf(k) + mp.mpf(alpha) * np.stack(rows, axis=1) / size


def norm_along(x: Exact, axis: int, p: float = 2.0, keepdims: bool = False) -> Exact:
    """The norm of order p along an axis."""
    power = pointwise(lambda t: abs(t) ** mp.mpf(p))
    total = as_exact(np.sum(power(x), axis=axis, keepdims=keepdims))
    return pointwise(lambda t: t ** (1 / mp.mpf(p)))(total)


arrays(
    "nn.normalize",
    lambda x, p=2.0, axis=1: x / norm_along(x, axis, p, True),
    ((X,), {}, {"x": (2, 3)}),
    ((X, 3.0, 0), {}, {"x": (3, 2)}),
    kinds=REAL,
)
PAIR: Row = ((X, Y), {}, {"x": (2, 3), "y": (2, 3)})
arrays(
    "nn.cosine_similarity",
    lambda x, y, axis=1: (
        as_exact(np.sum(x * y, axis=axis)) / (norm_along(x, axis) * norm_along(y, axis))
    ),
    PAIR,
    kinds=REAL,
)
arrays(
    "nn.pairwise_distance",
    lambda x, y, p=2.0, eps=1e-6: norm_along(x - y + mp.mpf(eps), -1, p),
    PAIR,
    ((X, Y, 3.0), {}, {"x": (2, 3), "y": (2, 3)}),
    kinds=REAL,
)
arrays(
    "nn.pdist",
    lambda x, p=2.0: np.array(
        [norm_along(x[i] - x[j], -1, p)[()] for i in range(len(x)) for j in range(i + 1, len(x))],
        object,
    ),
    ((X,), {}, {"x": (3, 2)}),
    ((X, 3.0), {}, {"x": (3, 2)}),
    kinds=REAL,
)
arrays(
    "nn.linear",
    lambda x, weight, bias=None: x @ weight.T + (0 if bias is None else bias),
    ((X, Y, Z), {}, {"x": (2, 3), "y": (2, 3), "z": (2,)}),
)
arrays(
    "nn.bilinear",
    lambda x, y, weight, bias=None: (
        np.einsum("ni,oij,nj->no", x, weight, y) + (0 if bias is None else bias)
    ),
    ((X, Y, Z, W), {}, {"x": (2, 2), "y": (2, 2), "z": (1, 2, 2), "w": (1,)}),
    kinds=REAL,
)
arrays(
    "nn.scaled_dot_product_attention",
    lambda q, k, v, is_causal=False: _attention(q, k, v, is_causal),
    ((X, Y, Z), {}, {"x": (2, 2), "y": (3, 2), "z": (3, 2)}),
    ((X, Y, Z), {"is_causal": True}, {"x": (3, 2), "y": (3, 2), "z": (3, 2)}),
    kinds=REAL,
    count=12,
)


def _attention(q: Exact, k: Exact, v: Exact, causal: bool) -> Exact:
    scores = q @ k.T / mp.sqrt(q.shape[-1])
    if causal:
        rows = [softmax(row[None, : i + 1], 1) @ v[: i + 1] for i, row in enumerate(scores)]
        return np.concatenate(rows)
    return softmax(scores, -1) @ v


arrays("nn.softmax", softmax, ((X, -1), {}, {"x": (2, 3)}), kinds=REAL)
arrays(
    "nn.log_softmax",
    lambda x, axis: log(softmax(x, axis)),
    ((X, -1), {}, {"x": (2, 3)}),
    kinds=REAL,
)
arrays("nn.softmin", lambda x, axis: softmax(-x, axis), ((X, -1), {}, {"x": (2, 3)}), kinds=REAL)
arrays(
    "nn.glu",
    lambda x, axis=-1: _glu(*np.split(x, 2, axis)),
    ((X,), {}, {"x": (2, 4)}),
    ((X, 0), {}, {"x": (2, 3)}),
    kinds=REAL,
)


def _glu(a: Exact, b: Exact) -> Exact:
    return a / (1 + exp(-b))


def _reduced(loss: Callable[..., Exact]) -> Callable[..., Exact]:
    """A loss of elements with the argument `reduction`."""

    def call(*args: Any, reduction: str = "mean", **kw: Any) -> Exact:
        elements = as_exact(loss(*args, **kw))
        total = as_exact(np.sum(elements)) if reduction != "none" else elements
        return as_exact(total / elements.size) if reduction == "mean" else total

    return call


def _reductions(*args: Any, **kw: Any) -> list[Row]:
    shapes = {a.name: (2, 3) for a in args if isinstance(a, Argument)}
    return [(args, {**kw, "reduction": r}, shapes) for r in ("mean", "sum", "none")]


def _kind(inside: Callable[[Any], Any], outside: Callable[[Any], Any], edge: float) -> Any:
    return pointwise(lambda t: inside(t) if abs(t) < edge else outside(abs(t)))


arrays("nn.mse_loss", _reduced(lambda x, y: (x - y) ** 2), *_reductions(X, Y), kinds=REAL)
arrays("nn.l1_loss", _reduced(lambda x, y: pointwise(abs)(x - y)), *_reductions(X, Y), kinds=REAL)
arrays(
    "nn.huber_loss",
    _reduced(
        lambda x, y, delta=1.0: _kind(
            lambda t: t * t / 2, lambda t: delta * (t - delta / 2), delta
        )(x - y)
    ),
    *_reductions(X, Y, delta=0.75),
    kinds=REAL,
)
arrays(
    "nn.smooth_l1_loss",
    _reduced(
        lambda x, y, beta=1.0: _kind(lambda t: t * t / 2 / beta, lambda t: t - beta / 2, beta)(
            x - y
        )
    ),
    *_reductions(X, Y, beta=0.5),
    kinds=REAL,
)
SIGNS = [[1.0, -1.0, 1.0], [-1.0, -1.0, 1.0]]
arrays(
    "nn.soft_margin_loss",
    _reduced(lambda x, t: log(1 + exp(-np.array(t) * x))),
    *_reductions(X, Argument("t")),
    kinds=REAL,
    constants={"t": np.array(SIGNS)},
)
arrays(
    "nn.binary_cross_entropy_with_logits",
    _reduced(lambda x, y: log(1 + exp(x)) - x * y),
    *_reductions(X, Y),
    kinds=REAL,
)
arrays(
    "nn.binary_cross_entropy",
    _reduced(lambda x, y: -y * log(x) - (1 - y) * log(1 - x)),
    *_reductions(X, Y),
    kinds=REAL,
    interval=(0.1, 0.9),
)
arrays(
    "nn.kl_div",
    _reduced(lambda x, y, log_target=False: exp(y) * (y - x) if log_target else y * (log(y) - x)),
    *_reductions(X, Y, log_target=True),
    kinds=REAL,
)
arrays(
    "nn.poisson_nll_loss",
    _reduced(lambda x, y, log_input=True: exp(x) - y * x),
    *_reductions(X, Y),
    kinds=REAL,
)
arrays(
    "nn.gaussian_nll_loss",
    _reduced(lambda x, y, v: (log(v) + (x - y) ** 2 / v) / 2),
    *_reductions(X, Y, Z),
    kinds=REAL,
    interval=(0.3, 2.0),
)


def _nll(x: Exact, target: Any, reduction: str = "mean") -> Exact:
    picked = np.array([-x[i, k] for i, k in enumerate(np.asarray(target))], object)
    if reduction == "none":
        return picked
    return as_exact(np.sum(picked) / (len(picked) if reduction == "mean" else 1))


CLASSES: list[Row] = [
    ((X, Argument("t")), {"reduction": r}, {"x": (3, 3)}) for r in ("mean", "sum", "none")
]
TARGET = {"t": np.array([2, 0, 2])}
with_square("nn.nll_loss", _nll, *CLASSES, kinds=REAL, constants=TARGET)
arrays(
    "nn.cross_entropy",
    lambda x, t, reduction="mean": _nll(log(softmax(x, 1)), t, reduction),
    *CLASSES,
    kinds=REAL,
    constants=TARGET,
)
with_square(
    "nn.embedding",
    lambda indices, weight: weight[np.asarray(indices)],
    ((Argument("t"), X), {}, {"x": (3, 2)}),
    kinds=REAL,
    constants=TARGET,
)


def _windows(x: Exact, sizes: tuple[int, ...], strides: tuple[int, ...]) -> Any:
    """Yield places of the output and the window of the last axes there."""
    n = len(sizes)
    counts = [
        (length - size) // stride + 1
        for length, size, stride in zip(x.shape[-n:], sizes, strides, strict=True)
    ]
    for place in product(*map(range, counts)):
        own = tuple(
            slice(i * stride, i * stride + size)
            for i, stride, size in zip(place, strides, sizes, strict=True)
        )
        yield place, x[(..., *own)]


def _pooled(n: int, reduce: Callable[..., Exact]) -> Callable[..., Exact]:
    def pool(x: Exact, size: int, stride: int | None = None) -> Exact:
        sizes, strides = (size,) * n, (stride or size,) * n
        found = {
            place: reduce(own, axis=tuple(range(-n, 0)))
            for place, own in _windows(x, sizes, strides)
        }
        counts = tuple(max(places) + 1 for places in zip(*found, strict=True))
        out = np.empty(x.shape[:-n] + counts, object)
        for place, value in found.items():
            out[(..., *place)] = value
        return out

    return pool


def _average(x: Exact, axis: tuple[int, ...]) -> Exact:
    return as_exact(np.sum(x, axis=axis)) / int(np.prod([x.shape[a] for a in axis]))


for _n, _shape in ((1, (1, 2, 5)), (2, (1, 1, 4, 4))):
    _rows: list[Row] = [((X, 2), {}, {"x": _shape}), ((X, 2, 1), {}, {"x": _shape})]
    with_square(f"nn.avg_pool{_n}d", _pooled(_n, _average), *_rows, kinds=REAL, count=10)
    with_square(f"nn.max_pool{_n}d", _pooled(_n, np.max), *_rows, kinds=REAL, count=10)


def _conv2d(
    x: Exact, weight: Exact, bias: Exact | None = None, stride: int = 1, padding: int = 0
) -> Exact:
    wide = np.full(
        (*x.shape[:2], x.shape[2] + 2 * padding, x.shape[3] + 2 * padding), mp.mpf(0), object
    )
    wide[:, :, padding : padding + x.shape[2], padding : padding + x.shape[3]] = x
    found = {
        place: np.einsum("ncij,ocij->no", own, weight)
        for place, own in _windows(wide, weight.shape[2:], (stride, stride))
    }
    counts = tuple(max(places) + 1 for places in zip(*found, strict=True))
    out = np.empty((len(x), len(weight), *counts), object)
    for place, value in found.items():
        out[(..., *place)] = value
    return out if bias is None else out + bias.reshape(1, -1, 1, 1)


arrays(
    "nn.conv2d",
    _conv2d,
    ((X, Y, Z), {}, {"x": (1, 2, 3, 3), "y": (1, 2, 2, 2), "z": (1,)}),
    ((X, Y), {"stride": 2, "padding": 1}, {"x": (1, 1, 3, 3), "y": (2, 1, 2, 2)}),
    count=10,
)


def _conv_transpose1d(x: Exact, weight: Exact, stride: int = 1) -> Exact:
    """Each element of the input spreads the weights over the output."""
    size = weight.shape[2]
    out = np.full((len(x), weight.shape[1], (x.shape[2] - 1) * stride + size), mp.mpf(0), object)
    for i in range(x.shape[2]):
        own = np.einsum("nc,cok->nok", x[:, :, i], weight)
        out[:, :, i * stride : i * stride + size] = out[:, :, i * stride : i * stride + size] + own
    return out


arrays(
    "nn.conv_transpose1d",
    _conv_transpose1d,
    ((X, Y), {}, {"x": (1, 2, 3), "y": (2, 1, 2)}),
    ((X, Y), {"stride": 2}, {"x": (1, 1, 3), "y": (1, 2, 2)}),
    count=10,
)
with_square(
    "nn.pixel_shuffle",
    lambda x, r: (
        x.reshape(1, 1, r, r, *x.shape[2:])
        .transpose(0, 1, 4, 2, 5, 3)
        .reshape(1, 1, r * x.shape[2], r * x.shape[3])
    ),
    ((X, 2), {}, {"x": (1, 4, 1, 2)}),
    kinds=REAL,
    count=10,
)
