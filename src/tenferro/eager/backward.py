"""Gradients of recorded computations.

The record becomes a graph, the graph goes through the same two transforms as any other, and the
result is a program that reads the saved values instead of recomputing them. The program is
remembered by the structure of the record, so a loop transforms only once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from computegraph import (
    Graph,
    LocalValueId,
    MaterializedGraph,
    ProgramCache,
    materialize_merge,
    resolve,
    set_origin,
    toposort,
)
from tenferro.eager.recording import NDArray, Node
from tenferro.eager.tensor import Tensor
from tenferro.engines import compile_graph
from tenferro.nonfinite import check, kind_of
from tenferro.ops.registry import forget_with
from tenferro.tensor import Aval, aval_of
from tenferro.trace import InputKey, Trace
from tenferro.watch import watchers
from tidu import linear_transpose, linearize

_CACHE_SIZE = 2**19
"""How many recorded operations the remembered programs may stand for."""


@dataclass(frozen=True, slots=True)
class Pullback:
    """A compiled gradient: which saved values it reads, and which leaves it reaches."""

    program: Callable[..., list[Any]]
    reads: tuple[int, ...]
    leaves: tuple[int, ...]


pullbacks: ProgramCache[Pullback] = ProgramCache(_CACHE_SIZE)
"""Every gradient program of the eager surface, by the structure of what was recorded."""
forget_with(pullbacks.clear)


def backward(loss: Tensor, cotangent: Any = None) -> None:
    """Add to the `grad` of every variable that `loss` was computed from.

    Variables that were dropped meanwhile are passed over: nobody could read their gradient.
    """
    if loss.node is None:
        raise ValueError(
            "backward: the tensor was not computed from any variable (or under no_grad, or it was "
            "detached)"
        )
    seed = _seed(loss, cotangent)
    record = Record(loss.node, loss.slot)
    pullback = pullbacks.get(record.signature(), record.transform, len(record.nodes))
    gradients = pullback.program(*[record.values[i] for i in pullback.reads], seed)
    if watchers.count:
        record.check(seed, gradients)
    for position, gradient in zip(pullback.leaves, gradients, strict=True):
        _accumulate(record.nodes[position], gradient)


def _accumulate(leaf: Node, gradient: NDArray) -> None:
    owner = leaf.owner() if leaf.owner is not None else None
    if owner is not None:
        known = owner.grad
        owner.grad = Tensor(np.asarray(gradient if known is None else known.value + gradient))


def _seed(loss: Tensor, cotangent: Any) -> NDArray:
    if cotangent is not None:
        return _fitting_seed(loss, np.asarray(cotangent))
    if loss.shape:
        raise ValueError(
            f"backward: the tensor has shape {loss.shape}, expected a scalar loss; "
            "pass a cotangent of that shape, or reduce it with .sum()"
        )
    if loss.aval.is_complex:
        raise TypeError(
            f"backward: the tensor is {loss.dtype}, expected a real loss; take .real or abs, or "
            "pass a cotangent"
        )
    return np.ones((), loss.dtype)


def _fitting_seed(loss: Tensor, seed: NDArray) -> NDArray:
    if seed.shape != loss.shape or not np.can_cast(seed.dtype, loss.dtype, "same_kind"):
        raise ValueError(
            f"backward: the cotangent has shape {seed.shape} and dtype {seed.dtype}, "
            f"expected {loss.aval!r}"
        )
    return seed.astype(loss.dtype, copy=False)


class Record:
    """What was recorded for one result, with every saved value numbered."""

    def __init__(self, root: Node, slot: int) -> None:
        self.slot = slot
        self.nodes = toposort([root], _sources)
        self.values: list[NDArray] = []
        self.first: dict[Node, int] = {}
        self.fixed: list[list[int]] = []
        for node in self.nodes:
            self.first[node] = len(self.values)
            self.values.extend(node.values)
            arrays = [x for x in node.operands if isinstance(x, np.ndarray)]
            self.fixed.append(list(range(len(self.values), len(self.values) + len(arrays))))
            self.values.extend(arrays)

    def signature(self) -> Hashable:
        """Equal for records that differ only in the numbers they computed."""
        rows = []
        for node in self.nodes:
            links = tuple(
                (x.shape, x.dtype) if isinstance(x, np.ndarray) else self.first[x[0]] + x[1]
                for x in node.operands
            )
            rows.append((node.operation, node.avals, links))
        return tuple(rows), self.slot

    def transform(self) -> Pullback:
        """The gradient program of this record's structure."""
        graph, reads, leaves = self._derivative()
        return Pullback(compile_graph(graph, "numpy"), reads, leaves)

    def check(self, seed: NDArray, gradients: Sequence[NDArray]) -> None:
        """Raise FloatingPointError, naming the operation, if gradients are bad."""
        if any(kind_of(g) for g in gradients):
            graph, reads, _ = self._derivative()
            check(graph, [*[self.values[i] for i in reads], seed], gradients)

    def _derivative(self) -> tuple[MaterializedGraph, tuple[int, ...], tuple[int, ...]]:
        """The gradients as a graph, the saved values it reads, and the leaves it reaches."""
        trace = Trace("backward")
        ids = self._replay(trace)
        root = self.first[self.nodes[-1]] + self.slot
        leaves = [i for i, node in enumerate(self.nodes) if node.operation is None]
        keys = [trace.input_keys[ids[self.first[self.nodes[i]]]] for i in leaves]
        out = LocalValueId(ids[root])
        graph = Graph(trace, 0, len(trace), (), (out,))
        linear = linearize(resolve([graph]), [graph.key(out)], keys)
        results: list[tuple[int, int]] = []
        seed = trace.fresh(_SCALAR, "seed").id
        if linear.tangent_outputs[0] is not None:
            pullback = linear_transpose(linear)
            seed = pullback.tangent_inputs[0][1]
            pairs = zip(leaves, pullback.tangent_outputs, strict=True)
            results = [(leaf, ct) for leaf, ct in pairs if ct is not None]
        saved = dict(zip(ids, range(len(ids)), strict=True))
        merged = materialize_merge(trace, [ct for _, ct in results], [*saved, seed])
        return merged, tuple(saved.values()), tuple(leaf for leaf, _ in results)

    def _replay(self, trace: Trace) -> list[int]:
        """Emit the record; returns for each saved value the graph's value."""
        ids: list[int] = []
        for node, fixed in zip(self.nodes, self.fixed, strict=True):
            given = [self._input(trace, i) for i in fixed]
            if node.operation is None:
                ids.append(self._input(trace, self.first[node]))
            else:
                rest = iter(given)
                operands = [
                    next(rest) if isinstance(x, np.ndarray) else ids[self.first[x[0]] + x[1]]
                    for x in node.operands
                ]
                start = len(trace)
                first = trace.emit(trace.code(node.operation), operands)
                set_origin(trace, start, node.origin)
                ids.extend(range(first, first + node.operation.n_outputs))
            ids.extend(given)
        return ids

    def _input(self, trace: Trace, i: int) -> int:
        value = self.values[i]
        return trace.input(InputKey(i, f"saved{i}"), aval_of(value.shape, value.dtype))


_SCALAR: Aval = aval_of((), np.float64)


def _sources(node: Node) -> Iterator[Node]:
    return (x[0] for x in node.operands if not isinstance(x, np.ndarray))


Tensor.pull_back = backward
