"""The primitives: a file per family, each with its shape rule and its derivative rule."""

from tenferro.ops import (
    constant,
    contraction,
    conversion,
    operators,
    pointwise,
    reduction,
    structural,
)

__all__ = [
    "constant",
    "contraction",
    "conversion",
    "operators",
    "pointwise",
    "reduction",
    "structural",
]
