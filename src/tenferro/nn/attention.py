"""Attention. Definitions are PyTorch's."""

from __future__ import annotations

import math
from typing import Any

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.nn.operands import real
from tenferro.ops.base import f, refuse
from tenferro.special import softmax
from tenferro.tensor import ArrayLike

__all__ = ["scaled_dot_product_attention"]


def scaled_dot_product_attention(
    query: ArrayLike,
    key: ArrayLike,
    value: ArrayLike,
    attn_mask: ArrayLike | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
) -> Tensor:
    """softmax(query keyᵀ scale + mask) value for query (…, l, e), key (…, s, e), value (…, s, v).

    The scale is 1/√e by default. A boolean mask (…, l, s) is true where attention is allowed; a
    mask of numbers is added. `is_causal` allows attention to the same and earlier positions only.
    Raises ValueError for a mask together with `is_causal`, and for a dropout other than 0, because
    the function is deterministic. Real.

    >>> scaled_dot_product_attention([[1.0]], [[0.0], [0.0]], [[1.0], [3.0]])
    Tensor([[2.]])
    """
    name = "scaled_dot_product_attention"
    query = real(name, query)
    key, value = real(name, key, query), real(name, value, query)
    if dropout_p:
        refuse(name, "dropout_p", dropout_p, "0: random dropout is not supported")
    if is_causal and attn_mask is not None:
        refuse(name, "attn_mask", "given", "None with is_causal=True")
    factor = 1 / math.sqrt(query.shape[-1]) if scale is None else scale
    scores = tnp.matmul(query, tnp.swapaxes(key, -1, -2)) * factor
    mask = _causal(scores) if is_causal else attn_mask
    return tnp.matmul(softmax(_masked(name, scores, mask), -1), value)


def _causal(scores: Any) -> Any:
    rows, columns = scores.shape[-2:]
    return f.less_equal(tnp.arange(columns), tnp.expand_dims(tnp.arange(rows), axis=-1))


def _masked(name: str, scores: Any, mask: Any) -> Any:
    if mask is None:
        return scores
    mask = as_array(name, mask, scores)
    return f.where(mask, scores, -math.inf) if mask.dtype.kind == "b" else scores + mask
