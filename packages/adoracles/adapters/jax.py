"""JAX as a library under test: compiled once for each call and form.

JAX is imported when the adapter is made; no other module needs it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

from adoracles.checking.libraries import jax as transforms
from adoracles.errors import UnsupportedOperationError
from adoracles.operations.adapter import Adapter
from adoracles.operations.namespaces import Namespaces


def library() -> Adapter:
    """Return the adapter, in double precision; raises ImportError if JAX is not installed."""
    differentiation = transforms.library()
    jax = importlib.import_module("jax")
    special, linalg, fft, signal = (
        importlib.import_module(f"jax.scipy.{n}") for n in ("special", "linalg", "fft", "signal")
    )
    np_ = jax.numpy
    spaces = {
        "numpy": (np_,),
        "linalg": (np_.linalg, linalg),
        "special": (special,),
        "fft": (np_.fft, fft),
        "signal": (signal,),
        "nn": (jax.nn,),
        "lax": (jax.lax,),
    }
    return Adapter.of(
        differentiation,
        Namespaces(spaces, _own(jax, special)),
        vmap=lambda f, axes: jax.vmap(f, in_axes=axes),
        refusals=(ValueError, NotImplementedError),
        unsupported=(Exception,),
        compile=lambda f, arrays: jax.jit(f),
    )


def _own(jax: Any, special: Any) -> dict[str, Callable[..., Any]]:
    np_, nn = jax.numpy, jax.nn

    def conv(
        x: Any,
        weight: Any,
        bias: Any = None,
        stride: int = 1,
        padding: int = 0,
        dilation: int = 1,
    ) -> Any:
        axes = x.ndim - 2
        spread = ((padding, padding),) * axes
        found = jax.lax.conv_general_dilated(
            x, weight, (stride,) * axes, spread, rhs_dilation=(dilation,) * axes
        )
        return found if bias is None else found + bias.reshape(-1, *(1,) * axes)

    def update(kind: str) -> Callable[..., Any]:
        return lambda x, index, y, **options: getattr(x.at[index], kind)(y, **options)

    def zeta(x: Any, q: Any = None) -> Any:
        if q is None or not isinstance(x, float):
            raise UnsupportedOperationError("zeta: JAX has no derivative in the exponent")
        return special.zeta(x, q)

    return {
        **{f"at.{kind}": update(kind) for kind in ("add", "set", "multiply", "max", "min")},
        "lax.checkpoint": jax.checkpoint,
        "linalg.vander": np_.vander,
        "numpy.compress": lambda condition, x, axis: np_.take(x, np.flatnonzero(condition), axis),
        "numpy.cummax": jax.lax.cummax,
        "numpy.cummin": jax.lax.cummin,
        "numpy.cumulative_logsumexp": jax.lax.cumlogsumexp,
        "numpy.dynamic_slice": jax.lax.dynamic_slice,
        "numpy.dynamic_update_slice": jax.lax.dynamic_update_slice,
        "numpy.take": lambda x, indices, axis=None: np_.take(x, np.array(indices), axis),
        "numpy.repeat": lambda x, repeats, axis=None: np_.repeat(x, np.array(repeats), axis),
        "numpy.where": lambda condition, x, y: np_.where(np.array(condition), x, y),
        "numpy.astype": lambda x, kind: x.astype(kind),
        "lax.complex": lambda re, im: jax.lax.complex(*np_.broadcast_arrays(re, im)),
        "nn.conv1d": conv,
        "nn.conv2d": conv,
        "nn.hardsigmoid": nn.hard_sigmoid,
        "nn.hardswish": nn.hard_swish,
        "nn.hardtanh": lambda x, min_val=-1.0, max_val=1.0: np_.clip(x, min_val, max_val),
        "nn.gelu": lambda x: nn.gelu(x, approximate=False),
        "nn.logsigmoid": nn.log_sigmoid,
        "nn.softsign": nn.soft_sign,
        "nn.softplus": lambda x, beta=1.0: nn.softplus(x * beta) / beta,
        "nn.tanhshrink": lambda x: x - np_.tanh(x),
        "special.cbrt": np_.cbrt,
        "special.psi": special.digamma,
        "special.softmax": lambda x, axis=None: nn.softmax(x, axis),
        "special.log_softmax": lambda x, axis=None: nn.log_softmax(x, axis),
        "special.log_expit": nn.log_sigmoid,
        "special.zeta": zeta,
    }
