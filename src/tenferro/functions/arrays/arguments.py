"""Arguments as arrays: to type checkers they are tensors, and traced arrays in traces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tenferro.ops.base import promotion

if TYPE_CHECKING:
    from tenferro.eager import Tensor

__all__ = ["as_array", "convert_to", "promote"]

as_array: Callable[..., Tensor] = promotion.as_array
convert_to: Callable[..., Tensor] = promotion.convert_to
promote: Callable[..., list[Tensor]] = promotion.promote
