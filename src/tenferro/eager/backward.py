"""Gradients of recorded computations.

The record becomes a graph, this graph passes through the same two transforms as any other, and the
result is a program that reads the saved values instead of recomputing them. The program is
remembered by the structure of the record, so a loop transforms only once. At a tensor with a hook
the record is cut: the cotangent passes through the hook and then on. It is also cut where a tensor
came from another device, to which its cotangent is moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from computegraph import ProgramCache
from tenferro.eager.device_tensor import holding, moved, value_on
from tenferro.eager.hooks import Hooks
from tenferro.eager.on_devices import common_device
from tenferro.eager.record import Pullback, Record
from tenferro.eager.recording import Node, no_grad
from tenferro.eager.tensor import Tensor
from tenferro.errors import UndecidedGaugeError
from tenferro.nan_debugging import nan_debuggers
from tenferro.ops.base import convert_to
from tenferro.ops.base.bodies import operations_in
from tenferro.ops.base.registry import forget_programs_with
from tenferro.tensor.devices import device_of
from tenferro.trace import Lines, origin_text

_OPERATIONS, _OF_A_PROGRAM = 2**18, 16
"""How many recorded operations the cached programs may have, and how many each program counts in
addition. An operation takes 1.2 kB, a program 10 kB more: 320 MB at most."""
pullbacks: ProgramCache[Pullback] = ProgramCache(_OPERATIONS)
"""Every gradient program of the eager surface, by the structure of what was recorded."""
forget_programs_with(pullbacks.clear)
Place = tuple[Node, int]


def backward(loss: Tensor, cotangent: Any = None, create_graph: bool = False) -> None:
    """Add to the `grad` of every variable that `loss` was computed from.

    Variables that were deleted meanwhile are skipped: their gradient could not be read.
    """
    if loss.node is None:
        raise ValueError(
            "backward: the tensor was not computed from any variable (or under no_grad, or it was "
            "detached)"
        )
    flows = create_graph and isinstance(cotangent, Tensor)
    seed = _seed(loss, cotangent, flows)
    record = Record(loss.node, loss.slot)
    if create_graph or record.hooked:
        given = cotangent if flows and cotangent.aval is loss.aval else holding(seed)
        _in_stages(loss, given, create_graph)
        return
    for leaf, gradient in zip(record.leaves, _gradients(record, seed), strict=True):
        if gradient is not None:
            owner = leaf.owner() if leaf.owner is not None else None
            if owner is not None:
                found, known = holding(gradient), owner.grad
                owner.grad = found if known is None else known.detach() + found


def _gradients(record: Record, seed: Any) -> list[Any]:
    """The gradients of a record's leaves; None where none flows."""
    pullback = pullbacks.get(record.signature, record.transform, lambda: _weight(record))
    try:
        found = _computed(record, pullback, seed)
    except Exception as error:
        record.add_line(error, seed)
        raise
    if nan_debuggers.count:
        record.check(pullback, seed, found)
    gradients = iter(found)
    return [next(gradients) if on else None for on in pullback.reached]


def _computed(record: Record, pullback: Pullback, seed: Any) -> list[Any]:
    """The result of a gradient program; where saved values do not determine whether this depends
    on the basis of a factorization, with everything computed anew, which can be decided."""
    try:
        return pullback.program(*record.saved(pullback.reads), seed)
    except UndecidedGaugeError:
        anew = record.transform(anew=True)
        return anew.program(*record.saved(anew.reads), seed)


def _weight(record: Record) -> int:
    return _OF_A_PROGRAM + operations_in([n.operation for n in record.nodes if n.operation])


def _in_stages(loss: Tensor, seed: Tensor, create_graph: bool) -> None:
    """From the loss to the tensors with hooks, through their hooks, and on, in order."""
    assert loss.node is not None
    root = (loss.node, loss.slot)
    hooks, sources = _stops(root)
    stops = {root, *hooks, *sources, *sources.values()}
    flowing: dict[Place, Tensor] = {root: seed}

    def flow(place: Place, gradient: Tensor) -> None:
        known = flowing.get(place)
        flowing[place] = gradient if known is None else _sum(known, gradient, create_graph)

    for place in sorted(stops, key=lambda place: place[0].number, reverse=True):
        ct = flowing.pop(place, None)
        if ct is None:
            continue
        ct = _through(hooks[place], ct, create_graph) if place in hooks else ct
        if place in sources:
            node, slot = source = sources[place]
            flow(source, moved(ct, device_of(node.values[slot])))
            continue
        if place[0].operation is None:
            _accumulate(place[0], ct)
            continue
        record = Record(*place, [p for p in stops if p != place])
        found = record.recorded(ct) if create_graph else _tensors(_gradients(record, ct.value))
        for target, gradient in zip(record.targets(), found, strict=True):
            if gradient is not None:
                flow(target, gradient)
    for (node, _), ct in flowing.items():
        _accumulate(node, ct)


def _stops(root: Place) -> tuple[dict[Place, Hooks], dict[Place, Place]]:
    """The hooks on the way back, and the original place of tensors from another device."""
    hooks: dict[Place, Hooks] = {}
    sources: dict[Place, Place] = {}
    waiting = [root]
    while waiting:
        for node in Record(*waiting.pop()).hooked:
            hooks.update({(node, slot): h for slot, h in (node.hooks or {}).items()})
            if node.operation is None and node.operands and (node, 0) not in sources:
                source: Any = node.operands[0]
                sources[node, 0] = source if isinstance(source, tuple) else (source, 0)
                waiting.append(sources[node, 0])
    return hooks, sources


def _tensors(arrays: Sequence[Any]) -> list[Tensor | None]:
    return [None if x is None else holding(x) for x in arrays]


def _sum(x: Tensor, y: Tensor, create_graph: bool) -> Tensor:
    total: Tensor = x + y if create_graph else x.detach() + y.detach()
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


def _seed(loss: Tensor, cotangent: Any, flows: bool) -> Any:
    if cotangent is not None:
        return _fitting_seed(loss, cotangent, flows)
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
    one = np.ones((), loss.dtype)
    return one if loss.__class__ is Tensor else value_on(one, loss.device)


def _made_at(x: Tensor) -> str:
    """The line that made a tensor, where it is known."""
    origin = None if x.node is None else x.node.origin(Lines())
    return "" if origin is None else f" (it was made {origin_text(origin)})"


def _fitting_seed(loss: Tensor, cotangent: Any, flows: bool) -> Any:
    is_tensor = isinstance(cotangent, Tensor) and (flows or not cotangent.requires_grad)
    seed = cotangent.value if is_tensor else np.asarray(cotangent)
    if seed.shape != loss.shape or not np.can_cast(seed.dtype, loss.dtype, "same_kind"):
        raise ValueError(
            f"backward: the cotangent has shape {seed.shape} and dtype {seed.dtype}, "
            f"expected {loss.aval!r}{_made_at(loss)}"
        )
    if is_tensor:
        common_device("backward, with the tensor and the cotangent", (loss, cotangent))
        seed = convert_to(cotangent.detach(), loss.dtype).value
    elif seed.dtype != loss.dtype:
        seed = seed.astype(loss.dtype)
    return value_on(seed, loss.device)


Tensor.pull_back = backward
