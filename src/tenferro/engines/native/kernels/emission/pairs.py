"""Functions that are computed together: they share most of their code."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tenferro.engines.native.kernels.nests.nest import Apply
from tenferro.engines.native.kernels.scalars.real_functions import Functions
from tenferro.engines.native.kernels.scheduling.spec import KernelSpec
from tenferro.engines.native.math.lanes import Real


class Pair(NamedTuple):
    """Two nodes that one piece of code computes from an operand."""

    compute: Callable[[Functions, Real], tuple[Real, Real]]
    operand: int
    nodes: tuple[int, int]


def pairs_of(spec: KernelSpec) -> dict[int, Pair]:
    """Sines and cosines of one operand, and logistic functions of opposite operands."""
    known = {
        (node.operation.name, node.operands): i
        for i, node in enumerate(spec.nodes)
        if isinstance(node, Apply) and np.dtype(spec.dtypes[i]).kind == "f"
    }
    found = []
    for (name, operands), i in known.items():
        if name == "sin" and ("cos", operands) in known:
            found.append(Pair(Functions.sincos, operands[0], (i, known["cos", operands])))
        opposite = known.get(("neg", operands))
        if name == "logistic" and opposite is not None and (name, (opposite,)) in known:
            nodes = (i, known[name, (opposite,)])
            found.append(Pair(Functions.logistic_pair, operands[0], nodes))
    return {node: pair for pair in found for node in pair.nodes}
