"""Functions of neural networks and special functions, as each framework's own library has them."""

from __future__ import annotations

from typing import Any

NAMES = "softmax log_softmax gelu silu cross_entropy layer_norm huber entr logit".split()


def tenferro() -> dict[str, Any]:
    """Those of `te.nn` and `te.special`."""
    from tenferro import nn, special

    return {
        "softmax": lambda x: nn.softmax(x, axis=-1),
        "log_softmax": lambda x: nn.log_softmax(x, axis=-1),
        "gelu": nn.gelu,
        "silu": nn.silu,
        "cross_entropy": nn.cross_entropy,
        "layer_norm": lambda x, gain, bias: nn.layer_norm(x, x.shape[-1:], gain, bias),
        "huber": lambda x: special.huber(1.0, x),
        "entr": special.entr,
        "logit": special.logit,
    }


def jax() -> dict[str, Any]:
    """Those of `jax.nn` and `jax.scipy.special`; what they lack in `jax.numpy`."""
    import jax as framework
    import jax.numpy as jnp

    def cross_entropy(x: Any, target: Any) -> Any:
        rows = framework.nn.log_softmax(x, axis=-1)
        return -jnp.mean(jnp.take_along_axis(rows, target[:, None], axis=-1))

    def layer_norm(x: Any, gain: Any, bias: Any) -> Any:
        mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
        return (x - mean) * framework.lax.rsqrt(variance + 1e-5) * gain + bias

    def huber(x: Any) -> Any:
        size = jnp.abs(x)
        return jnp.where(size <= 1, 0.5 * x * x, size - 0.5)

    special: Any = framework.scipy.special
    return {
        "softmax": lambda x: framework.nn.softmax(x, axis=-1),
        "log_softmax": lambda x: framework.nn.log_softmax(x, axis=-1),
        "gelu": lambda x: framework.nn.gelu(x, approximate=False),
        "silu": framework.nn.silu,
        "cross_entropy": cross_entropy,
        "layer_norm": layer_norm,
        "huber": huber,
        "entr": special.entr,
        "logit": special.logit,
    }


def torch() -> dict[str, Any]:
    """Those of `torch.nn.functional` and `torch.special`."""
    import torch as framework

    nn: Any = framework.nn.functional
    return {
        "softmax": lambda x: nn.softmax(x, dim=-1),
        "log_softmax": lambda x: nn.log_softmax(x, dim=-1),
        "gelu": nn.gelu,
        "silu": nn.silu,
        "cross_entropy": nn.cross_entropy,
        "layer_norm": lambda x, gain, bias: nn.layer_norm(x, x.shape[-1:], gain, bias),
        "huber": lambda x: nn.huber_loss(x, framework.zeros_like(x), reduction="none"),
        "entr": framework.special.entr,
        "logit": framework.special.logit,
    }
