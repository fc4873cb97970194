"""The primitives: a file per family, each with its shape rule and its derivative rule."""

from tenferro.ops import (
    constant,
    contraction,
    conversion,
    convolution,
    cumulative,
    indexing,
    integer,
    numbers,
    operators,
    pointwise,
    reduction,
    scaling,
    scatter,
    slicing,
    sorting,
    structural,
)

__all__ = [
    "constant",
    "contraction",
    "conversion",
    "convolution",
    "cumulative",
    "indexing",
    "integer",
    "numbers",
    "operators",
    "pointwise",
    "reduction",
    "scaling",
    "scatter",
    "slicing",
    "sorting",
    "structural",
]
