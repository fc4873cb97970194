"""Arguments as arrays: to type checkers they are tensors, and traced arrays in traces."""

from __future__ import annotations

from collections.abc import Callable

from tenferro.eager import Tensor
from tenferro.ops.base import promotion

__all__ = ["as_array", "convert_to", "promote"]

as_array: Callable[..., Tensor] = promotion.as_array
convert_to: Callable[..., Tensor] = promotion.convert_to
promote: Callable[..., list[Tensor]] = promotion.promote
