"""What a program's first run takes, and how much longer in code that was compiled quickly.

In nanoseconds, roughly, from what was measured on kernels of all sorts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native.kernels.nests.nest import Reduce, members
from tenferro.engines.native.kernels.products.matrix_product import (
    ProductSpec,
    lanes_of,
    product_flops,
)
from tenferro.engines.native.kernels.scheduling.spec import Given, KernelSpec
from tenferro.engines.native.kernels.scheduling.vector_loop import node_cost
from tenferro.engines.native.kernels.shared_functions import is_known
from tenferro.engines.native.plan.order import RuntimeKernel
from tenferro.engines.native.plan.steps import PlannedStep
from tenferro.engines.native.runtime.code.target import host

_MASKS = 64
"""Bytes of vectors that have masks in registers."""
_FLOP_LOST = 1.2
"""For one lane: tiles of a matrix product do not stay in registers."""
_FLOP = 0.2
"""For one lane, at full speed."""
_NEST_LOST = 0.5
"""Per nanosecond of the estimate for full speed."""


def lost(step: PlannedStep) -> float:
    """About how much longer a step takes in quick code; nothing for products that are there."""
    if isinstance(step.spec, RuntimeKernel):
        return 0.0
    if isinstance(step.spec, ProductSpec):
        return 0.0 if is_known(step.spec.name) else product_lost(step.spec, step.numbers)
    return _NEST_LOST * _nest_nanoseconds(step.spec, step.numbers)


def quick_specs(specs: Mapping[str, Any]) -> dict[str, Any]:
    """Kernels with the same results in less code: one masked body instead of two.

    Compiling it takes 0.4 to 0.8 of the time. Bits are the same, as lanes are.
    """
    return {name: _masked(spec) for name, spec in specs.items()}


def _masked(spec: Any) -> Any:
    if not isinstance(spec, KernelSpec) or host().vector_bytes != _MASKS or spec.interior:
        return spec
    return replace(spec, masked=True) if spec.rest else spec


def nanoseconds(step: PlannedStep) -> float:
    """About what a step takes on one core."""
    if isinstance(step.spec, RuntimeKernel):
        return step.spec.nanoseconds
    if not isinstance(step.spec, ProductSpec):
        return _nest_nanoseconds(step.spec, step.numbers)
    return product_flops(step.numbers) * _FLOP / lanes_of(step.spec.dtype)


def product_lost(spec: ProductSpec, numbers: Sequence[int]) -> float:
    """The same for a product, in quick code."""
    return product_flops(numbers) * _FLOP_LOST / lanes_of(spec.dtype)


def _nest_nanoseconds(spec: KernelSpec, numbers: Sequence[int]) -> float:
    """The work of a nest in lanes on one core; its sizes are the first numbers."""
    total = 0.0
    for node, dtype, own in zip(spec.nodes, spec.dtypes, spec.node_loops, strict=True):
        if isinstance(node, Given):
            continue
        loops = own | (node.loops if isinstance(node, Reduce) else 0)
        total += node_cost(node, np.dtype(dtype)) * prod(numbers[d] for d in members(loops))
    return total
