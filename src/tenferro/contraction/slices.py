"""Contractions of NumPy arrays as sums over slices, which are divided among threads."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from importlib.util import find_spec
from itertools import islice, product
from math import prod
from typing import Any

from numpy.typing import NDArray

from tenferro.contraction.network import ContractionPlan, Network
from tenferro.contraction.steps import contracted
from tenferro.ops.arrays.contraction import Labels

_CHUNKS = 16
"""The most sums that are computed apart. Their number depends on that of the slices only, so that
results do not depend on the number of threads."""


def contracted_in_slices(
    network: Network, arrays: Sequence[NDArray[Any]], plan: ContractionPlan
) -> NDArray[Any]:
    """The contraction in the order of a plan, summed over its sliced labels."""
    sizes = [network.sizes[label] for label in plan.sliced]
    count = prod(sizes)
    chunks = min(count, _CHUNKS)
    inputs = tuple(tuple(x for x in labels if x not in plan.sliced) for labels in network.inputs)
    inner = Network(inputs, network.output, network.label_sizes)

    def total(chunk: int) -> Any:
        places = product(*map(range, sizes))
        first, last = (count * i // chunks for i in (chunk, chunk + 1))
        parts = (
            contracted(inner, _slices(network, arrays, plan, at), plan.path)
            for at in islice(places, first, last)
        )
        return sum(parts, next(parts))

    contexts = [copy_context() for _ in range(chunks)]
    with ThreadPoolExecutor(min(chunks, _threads())) as threads:
        totals = threads.map(lambda c, i: c.run(total, i), contexts, range(chunks))
        found: NDArray[Any] = sum(totals, next(totals))
    return found


def _slices(
    network: Network, arrays: Sequence[NDArray[Any]], plan: ContractionPlan, at: Sequence[int]
) -> list[NDArray[Any]]:
    """The arrays at these positions of the sliced labels."""
    where = dict(zip(plan.sliced, at, strict=True))
    return [_slice(x, labels, where) for x, labels in zip(arrays, network.inputs, strict=True)]


def _slice(x: NDArray[Any], labels: Labels, at: Mapping[Hashable, int]) -> NDArray[Any]:
    """A view; an axis of size 1 has the same slice everywhere."""
    axes = zip(labels, x.shape, strict=True)
    return x[tuple((0 if n == 1 else at[a]) if a in at else slice(None) for a, n in axes)]


def _threads() -> int:
    """As many as compiled programs may use."""
    if not find_spec("llvmlite"):
        return 1
    from tenferro.engines.native.runtime.resources.threads import get_num_threads

    return get_num_threads()
