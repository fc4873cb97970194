"""The primitives: families on arrays and of control flow, and what they are made with."""

from tenferro.ops.arrays import (
    constant,
    contraction,
    conversion,
    convolution,
    cumulative,
    ensure,
    extremal_product,
    indexing,
    integer,
    numbers,
    operators,
    pointwise,
    pointwise_formulas,
    reduction,
    rounding_errors,
    scaling,
    scatter,
    slicing,
    sorting,
    structural,
)
from tenferro.ops.control import (
    call_batching,
    calls,
    checkpoint,
    external,
    linear_solve,
    loop_batching,
    scan,
    switch,
    while_loop,
)

__all__ = [
    "call_batching", "calls", "checkpoint", "constant", "contraction", "conversion", "convolution",
    "cumulative", "ensure", "external", "extremal_product", "indexing", "integer", "linear_solve",
    "loop_batching", "numbers", "operators", "pointwise", "pointwise_formulas", "reduction",
    "rounding_errors", "scaling", "scan", "scatter", "slicing", "sorting", "structural", "switch",
    "while_loop",
]  # fmt: skip
