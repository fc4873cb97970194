"""Gradients of recorded computations.

The record becomes a graph, the graph goes through the same two transforms as any other, and the
result is a program that reads the saved values instead of recomputing them. The program is
remembered by the structure of the record, so a loop transforms only once. At a tensor with a hook
the way back is cut: what flows to it goes through the hook, and then on.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from computegraph import ProgramCache
from tenferro.eager.hooks import Hooks
from tenferro.eager.record import Pullback, Record
from tenferro.eager.recording import NDArray, Node, no_grad
from tenferro.eager.tensor import Tensor
from tenferro.ops.registry import forget_with
from tenferro.watch import watchers

_CACHE_SIZE = 2**19
"""How many recorded operations the remembered programs may stand for."""
pullbacks: ProgramCache[Pullback] = ProgramCache(_CACHE_SIZE)
"""Every gradient program of the eager surface, by the structure of what was recorded."""
forget_with(pullbacks.clear)
Place = tuple[Node, int]


def backward(loss: Tensor, cotangent: Any = None, create_graph: bool = False) -> None:
    """Add to the `grad` of every variable that `loss` was computed from.

    Variables that were dropped meanwhile are passed over: nobody could read their gradient.
    """
    if loss.node is None:
        raise ValueError(
            "backward: the tensor was not computed from any variable (or under no_grad, or it was "
            "detached)"
        )
    flows = create_graph and isinstance(cotangent, Tensor)
    seed = _seed(loss, cotangent.value if flows else cotangent)
    record = Record(loss.node, loss.slot)
    if create_graph or record.hooked:
        given = cotangent if flows and cotangent.aval is loss.aval else Tensor(seed)
        _in_stages(loss, record.hooked, given, create_graph)
        return
    for leaf, gradient in zip(record.leaves, _gradients(record, seed), strict=True):
        if gradient is not None:
            owner = leaf.owner() if leaf.owner is not None else None
            if owner is not None:
                known = owner.grad
                total = gradient if known is None else known.value + gradient
                owner.grad = Tensor(np.asarray(total))


def _gradients(record: Record, seed: NDArray) -> list[NDArray | None]:
    """The gradients of a record's leaves; None where none flows."""
    pullback = pullbacks.get(record.signature, record.transform, len(record.nodes))
    found = pullback.program(*record.saved(pullback.reads), seed)
    if watchers.count:
        record.check(pullback, seed, found)
    gradients = iter(found)
    return [next(gradients) if on else None for on in pullback.reached]


def _in_stages(loss: Tensor, hooked: Sequence[Node], seed: Tensor, create_graph: bool) -> None:
    """From the loss to the tensors with hooks, through their hooks, and on, in order."""
    assert loss.node is not None
    hooks = {(node, slot): h for node in hooked for slot, h in (node.hooks or {}).items()}
    root = (loss.node, loss.slot)
    flowing: dict[Place, Tensor] = {root: seed}
    places = sorted({root, *hooks}, key=lambda place: place[0].number, reverse=True)
    for place in places:
        ct = flowing.pop(place, None)
        if ct is None:
            continue
        ct = _through(hooks[place], ct, create_graph) if place in hooks else ct
        if place[0].operation is None:
            _accumulate(place[0], ct)
            continue
        record = Record(*place, [p for p in hooks if p != place])
        found = record.recorded(ct) if create_graph else _tensors(_gradients(record, ct.value))
        for target, gradient in zip(record.targets(), found, strict=True):
            if gradient is not None:
                known = flowing.get(target)
                flowing[target] = gradient if known is None else _sum(known, gradient, create_graph)
    for (node, _), ct in flowing.items():
        _accumulate(node, ct)


def _tensors(arrays: Sequence[NDArray | None]) -> list[Tensor | None]:
    return [None if x is None else Tensor(np.asarray(x)) for x in arrays]


def _sum(x: Tensor, y: Tensor, create_graph: bool) -> Tensor:
    total: Tensor = x + y if create_graph else Tensor(np.asarray(x.value + y.value))
    return total


def _through(hooks: Hooks, ct: Tensor, create_graph: bool) -> Tensor:
    """What the hooks make of a gradient, which is then kept where it is wanted."""
    with nullcontext() if create_graph else no_grad():
        for hook in list(hooks.functions.values()):
            replaced = hook(ct)
            ct = ct if replaced is None else _fitting(hook, replaced, ct)
    for keeper in hooks.keepers:
        tensor = keeper()
        if tensor is not None:
            tensor.grad = ct if tensor.grad is None else tensor.grad + ct
    return ct


def _fitting(hook: Any, replaced: Any, ct: Tensor) -> Tensor:
    found = replaced if isinstance(replaced, Tensor) else Tensor(np.asarray(replaced))
    if found.aval is not ct.aval:
        name = getattr(hook, "__name__", hook)
        raise ValueError(
            f"backward: the hook {name} returned {found.aval!r}, expected {ct.aval!r}, as the "
            "gradient that it was given, or None"
        )
    return found


def _accumulate(leaf: Node, gradient: Tensor) -> None:
    owner = leaf.owner() if leaf.owner is not None else None
    if owner is not None:
        owner.grad = gradient if owner.grad is None else owner.grad + gradient


def _seed(loss: Tensor, cotangent: Any) -> NDArray:
    if cotangent is not None:
        return _fitting_seed(loss, np.asarray(cotangent))
    if loss.shape:
        raise ValueError(
            f"backward: the tensor has shape {loss.shape}, expected a scalar loss; "
            f"pass a cotangent of that shape, or reduce it with .sum(){_made_at(loss)}"
        )
    if loss.aval.is_complex:
        raise TypeError(
            f"backward: the tensor is {loss.dtype}, expected a real loss; take .real or abs, or "
            f"pass a cotangent{_made_at(loss)}"
        )
    return np.ones((), loss.dtype)


def _made_at(x: Tensor) -> str:
    """The line that made a tensor, where it is known."""
    origin = None if x.node is None else x.node.origin
    return "" if origin is None else f" (it was made at {origin.where})"


def _fitting_seed(loss: Tensor, seed: NDArray) -> NDArray:
    if seed.shape != loss.shape or not np.can_cast(seed.dtype, loss.dtype, "same_kind"):
        raise ValueError(
            f"backward: the cotangent has shape {seed.shape} and dtype {seed.dtype}, "
            f"expected {loss.aval!r}{_made_at(loss)}"
        )
    return seed.astype(loss.dtype, copy=False)


Tensor.pull_back = backward
