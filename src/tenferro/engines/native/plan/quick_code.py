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
from tenferro.engines.native.kernels.scheduling.spec import KernelSpec
from tenferro.engines.native.kernels.scheduling.vector_loop import node_cost
from tenferro.engines.native.kernels.shared_functions import is_known
from tenferro.engines.native.runtime.code.target import host

_MASKS = 64
"""Bytes of vectors that have masks in registers."""
_FLOP_LOST = 1.2
"""For one lane: tiles of a matrix product do not stay in registers."""
_FLOP = 0.2
"""For one lane, at full speed."""
_NEST_LOST = 0.5
"""Per nanosecond of the estimate for full speed."""


def lost(spec: KernelSpec | ProductSpec, numbers: Sequence[int]) -> float:
    """About how much longer a kernel takes in quick code; nothing for products that are there."""
    if isinstance(spec, ProductSpec):
        return 0.0 if is_known(spec.name) else product_lost(spec, numbers)
    return _NEST_LOST * nanoseconds(spec, numbers)


def quick_specs(specs: Mapping[str, Any]) -> dict[str, Any]:
    """Kernels with the same results in less code: one masked body instead of two.

    Compiling it takes 0.4 to 0.8 of the time. Bits are the same, as lanes are.
    """
    return {name: _masked(spec) for name, spec in specs.items()}


def _masked(spec: Any) -> Any:
    if not isinstance(spec, KernelSpec) or host().vector_bytes != _MASKS or spec.interior:
        return spec
    return replace(spec, masked=True) if spec.rest else spec


def product_lost(spec: ProductSpec, numbers: Sequence[int]) -> float:
    """The same for a product."""
    return product_flops(numbers) * _FLOP_LOST / lanes_of(spec.dtype)


def nanoseconds(spec: KernelSpec | ProductSpec, numbers: Sequence[int]) -> float:
    """About what a kernel takes on one core; the sizes of a nest are its first numbers."""
    if isinstance(spec, ProductSpec):
        return product_flops(numbers) * _FLOP / lanes_of(spec.dtype)
    total = 0.0
    for node, dtype, own in zip(spec.nodes, spec.dtypes, spec.node_loops, strict=True):
        loops = own | (node.loops if isinstance(node, Reduce) else 0)
        total += node_cost(node, np.dtype(dtype)) * prod(numbers[d] for d in members(loops))
    return total
