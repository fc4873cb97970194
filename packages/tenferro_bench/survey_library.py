"""What the survey takes from each framework's own library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

_SPECIAL = (
    *("i0", "i1", "i0e", "i1e", "digamma", "polygamma", "zeta"),
    *("log_ndtr", "erfinv", "gammainc", "gammaln"),
)
QUANTILES = (0.05, 0.5, 0.95)
BINS = (100, -3.0, 3.0)


def _networks(nn: Any) -> dict[str, Any]:
    """Layers of networks, from a module with PyTorch's names."""
    return {
        "conv1d": lambda x, w: nn.conv1d(x, w, padding=w.shape[-1] // 2),
        "conv2d": lambda x, w: nn.conv2d(x, w, padding=w.shape[-1] // 2),
        "conv3d": lambda x, w: nn.conv3d(x, w, padding=w.shape[-1] // 2),
        "conv2d_stride2": lambda x, w: nn.conv2d(x, w, stride=2),
        "conv2d_depthwise": lambda x, w: nn.conv2d(x, w, padding=1, groups=x.shape[1]),
        "conv2d_transposed": lambda x, w: nn.conv_transpose2d(x, w, stride=2),
        "max_pool2d": lambda x: nn.max_pool2d(x, 2),
        "cross_entropy_of_classes": nn.cross_entropy,
    }


def tenferro() -> dict[str, Any]:
    """From `te.nn`, `te.special`, `te.linalg`, `te.signal`, and the transforms."""
    import tenferro as te
    from tenferro import numpy as tn

    nn, linalg = te.nn, te.linalg
    return {
        **{name: getattr(te.special, name) for name in (*_SPECIAL, "j0", "j1")},
        **_networks(nn),
        "convolve": tn.convolve,
        "fftconvolve": te.signal.fftconvolve,
        "expm": linalg.expm,
        "lstsq": lambda a, b: tn.linalg.lstsq(a, b)[0],
        "qr": lambda a: tuple(tn.linalg.qr(a)),
        "triangular": lambda a, b: linalg.solve_triangular(a, b, lower=True),
        "median": lambda x: tn.median(x, axis=-1),
        "quantiles": lambda x: tn.quantile(x, list(QUANTILES)),
        "histogram": lambda x: tn.histogram(x, BINS[0], BINS[1:])[0],
        "top_k": lambda x: tn.top_k(x, 10)[0],
        "interp": tn.interp,
        "cummax": lambda x: tn.cummax(x, axis=-1),
        "cumlogsumexp": lambda x: tn.cumulative_logsumexp(x, axis=-1),
        "scan": te.scan,
        "vmap": te.vmap,
        "associative_scan": te.associative_scan,
        "update": lambda x, index, value: x.at[index].set(value),
        "network": lambda terms, arrays: te.einsum(*_interleaved(terms, arrays)),
    }


def jax() -> dict[str, Any]:
    """From `jax.nn`, `jax.scipy`, `jax.lax` and `jax.numpy`."""
    import jax as framework
    import jax.numpy as jnp
    import jax.scipy.signal

    lax, special = framework.lax, framework.scipy.special

    def conv(x: Any, w: Any, padding: Any = None, stride: int = 1, **options: Any) -> Any:
        n = x.ndim - 2
        around = [(p := w.shape[-1] // 2 if padding is None else padding, p)] * n
        return lax.conv_general_dilated(x, w, (stride,) * n, around, **options)

    def transposed(x: Any, w: Any) -> Any:
        around = [(w.shape[-1] - 1,) * 2] * 2
        kernel = jnp.flip(w, (2, 3)).swapaxes(0, 1)
        return lax.conv_general_dilated(x, kernel, (1, 1), around, lhs_dilation=(2, 2))

    def max_pool(x: Any) -> Any:
        window = (1, 1, 2, 2)
        return lax.reduce_window(x, -jnp.inf, lax.max, window, window, "VALID")

    def cross_entropy(x: Any, target: Any) -> Any:
        rows = framework.nn.log_softmax(x, axis=-1)
        return -jnp.mean(jnp.take_along_axis(rows, target[:, None], axis=-1))

    return {
        **{name: getattr(special, name) for name in _SPECIAL},
        "conv1d": conv,
        "conv2d": conv,
        "conv3d": conv,
        "conv2d_stride2": lambda x, w: conv(x, w, 0, 2),
        "conv2d_depthwise": lambda x, w: conv(x, w, feature_group_count=x.shape[1]),
        "conv2d_transposed": transposed,
        "max_pool2d": max_pool,
        "cross_entropy_of_classes": cross_entropy,
        "convolve": jnp.convolve,
        "fftconvolve": framework.scipy.signal.fftconvolve,
        "expm": framework.scipy.linalg.expm,
        "lstsq": lambda a, b: jnp.linalg.lstsq(a, b)[0],
        "qr": lambda a: tuple(jnp.linalg.qr(a)),
        "triangular": lambda a, b: framework.scipy.linalg.solve_triangular(a, b, lower=True),
        "median": lambda x: jnp.median(x, axis=-1),
        "quantiles": lambda x: jnp.quantile(x, jnp.asarray(QUANTILES, x.dtype)),
        "histogram": lambda x: jnp.histogram(x, BINS[0], BINS[1:])[0],
        "top_k": lambda x: lax.top_k(x, 10)[0],
        "interp": jnp.interp,
        "cummax": lambda x: lax.cummax(x, axis=x.ndim - 1),
        "cumlogsumexp": lambda x: lax.cumlogsumexp(x, axis=x.ndim - 1),
        "scan": lax.scan,
        "vmap": framework.vmap,
        "associative_scan": lax.associative_scan,
        "update": lambda x, index, value: x.at[index].set(value),
        "network": _along_a_good_path(jnp.einsum),
    }


def torch() -> dict[str, Any]:
    """From `torch.nn.functional`, `torch.special`, `torch.linalg` and `torch`."""
    import torch as framework

    nn, linalg, special = framework.nn.functional, framework.linalg, framework.special

    def convolve(x: Any, w: Any) -> Any:
        return nn.conv1d(x[None, None], w.flip(0)[None, None], padding=len(w) - 1)[0, 0]

    def interp(x: Any, xp: Any, fp: Any) -> Any:
        i = framework.searchsorted(xp, x).clamp(1, len(xp) - 1)
        share = ((x - xp[i - 1]) / (xp[i] - xp[i - 1])).clamp(0.0, 1.0)
        return fp[i - 1] + share * (fp[i] - fp[i - 1])

    def update(x: Any, index: tuple[Any, Any], value: Any) -> Any:
        return x.index_put(tuple(framework.as_tensor(i) for i in index), value)

    return {
        **{name: getattr(special, name) for name in _SPECIAL},
        "j0": special.bessel_j0,
        "j1": special.bessel_j1,
        **_networks(nn),
        "convolve": convolve,
        "expm": linalg.matrix_exp,
        "lstsq": lambda a, b: linalg.lstsq(a, b, driver="gels").solution,
        "qr": lambda a: tuple(linalg.qr(a)),
        "triangular": lambda a, b: linalg.solve_triangular(a, b, upper=False),
        "median": lambda x: framework.median(x, dim=-1).values,
        "quantiles": lambda x: framework.quantile(x, x.new_tensor(QUANTILES)),
        "histogram": lambda x: framework.histogram(x, BINS[0], range=BINS[1:]).hist,
        "top_k": lambda x: framework.topk(x, 10).values,
        "interp": interp,
        "cummax": lambda x: framework.cummax(x, dim=-1).values,
        "cumlogsumexp": lambda x: framework.logcumsumexp(x, dim=-1),
        "vmap": framework.func.vmap,
        "update": update,
        "network": _along_a_good_path(None),
    }


def _interleaved(terms: Sequence[Any], arrays: Sequence[Any]) -> list[Any]:
    return [*chain.from_iterable(zip(arrays, terms, strict=True)), ()]


def _along_a_good_path(einsum: Any) -> Callable[..., Any]:
    """Contraction in the order that opt_einsum finds in 128 random greedy attempts."""
    import opt_einsum

    kept: dict[Any, Any] = {}

    def contract(terms: Sequence[Any], arrays: Sequence[Any]) -> Any:
        operands = _interleaved(terms, arrays)
        key = tuple(terms)
        if key not in kept:
            kept[key] = opt_einsum.contract_path(*operands, optimize="random-greedy-128")[0]
        if einsum is None:
            return opt_einsum.contract(*operands, optimize=kept[key])
        return einsum(*operands, optimize=kept[key])

    return contract
