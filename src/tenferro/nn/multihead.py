"""Attention with several heads as a module."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from tenferro.eager import Tensor
from tenferro.nn.attention import scaled_dot_product_attention
from tenferro.nn.layers import Linear
from tenferro.nn.module import Module, static
from tenferro.nn.operands import check_sizes
from tenferro.ops.base import refuse, refuse_dtype
from tenferro.random import split

__all__ = ["MultiheadAttention"]


class MultiheadAttention(Module):
    """Attention with several heads: `attend(x)`, or `attend(x, context)` to another sequence.

    Queries are linear maps of x (..., l, features), keys and values those of the context
    (..., s, features), which is x by default. `mask` and `is_causal` are those of
    `te.nn.scaled_dot_product_attention`; a mask broadcasts against (..., heads, l, s). Vaswani et
    al., Attention is all you need (2017).

    >>> import numpy as np
    >>> import tenferro as te
    >>> attend = te.nn.MultiheadAttention.init(te.random.key(0), features=8, heads=2)
    >>> attend(np.ones((3, 5, 8)), is_causal=True).shape
    (3, 5, 8)
    """

    query: Linear
    key: Linear
    value: Linear
    output: Linear
    heads: int = static()

    def __post_init__(self) -> None:
        for name in ("query", "key", "value", "output"):
            if isinstance(x := getattr(self, name), bool | int | float | str | np.ndarray):
                refuse_dtype(
                    "MultiheadAttention",
                    name,
                    repr(x),
                    "a layer; MultiheadAttention.init(key, features, heads) makes the layers",
                )

    @classmethod
    def init(
        cls, key: Any, features: int, heads: int, *, bias: bool = True, dtype: Any = np.float64
    ) -> Self:
        """Four linear maps as `Linear.init` makes them.

        Raises ValueError unless `heads` divides `features`.

        >>> import tenferro as te
        >>> te.nn.MultiheadAttention.init(te.random.key(0), 8, 2).query
        Linear(weight=float64[8, 8], bias=float64[8])
        """
        check_sizes("MultiheadAttention", features=features, heads=heads)
        if features % heads:
            refuse("MultiheadAttention", "heads", heads, f"a divisor of {features} features")
        q, k, v, output = (
            Linear.init(k, features, features, bias=bias, dtype=dtype) for k in split(key, 4)
        )
        return cls(q, k, v, output, heads)

    def __call__(
        self, x: Any, context: Any = None, *, mask: Any = None, is_causal: bool = False
    ) -> Tensor:
        context = x if context is None else context
        sequences = self.query(x), self.key(context), self.value(context)
        q, k, v = map(self._split, sequences)
        found = scaled_dot_product_attention(q, k, v, mask, is_causal=is_causal)
        return self.output(np.swapaxes(found, -2, -3).reshape(sequences[0].shape))

    def _split(self, x: Any) -> Any:
        """The features of each head: (..., heads, l, features / heads)."""
        split = x.reshape((*x.shape[:-1], self.heads, x.shape[-1] // self.heads))
        return np.swapaxes(split, -2, -3)
