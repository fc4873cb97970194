"""What `optimize` asks for: an order of contraction, and slices that keep a memory limit."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from tenferro.contraction.network import ContractionPlan, Network, costs
from tenferro.contraction.search import called, checked, searched


def plan_for(
    network: Network, optimize: Any, memory_limit: Any = None, *, immediate: bool = False
) -> ContractionPlan:
    """The order that `optimize` asks for, in slices if an intermediate would exceed the limit.

    The default searches shortly for the first `immediate` contraction of a network.
    Raises TypeError for an `optimize` of an unknown kind, ValueError for an unknown name and for a
    path that does not fit, MemoryError if no slices keep the limit.
    """
    if isinstance(optimize, tuple) and len(optimize) == 2 and isinstance(optimize[0], str | bool):
        optimize, memory_limit = optimize
    plan = _planned(network, optimize, immediate)
    return plan if memory_limit is None else _sliced(network, plan, _limit(memory_limit))


def _limit(limit: Any) -> int:
    if isinstance(limit, bool) or not isinstance(limit, int | float) or not limit >= 1:
        raise ValueError(
            f"einsum: the memory limit is {limit!r}, expected a number of elements of at least 1"
        )
    return int(limit)


def _planned(network: Network, optimize: Any, immediate: bool) -> ContractionPlan:
    if isinstance(optimize, str | bool):
        return ContractionPlan(searched(network, optimize, immediate=immediate))
    if hasattr(optimize, "search"):  # cotengra's optimizers, which may slice
        tree = optimize.search(network.terms, network.result, network.symbol_sizes)
        return _of_tree(network, tree, {s: label for label, s in network.symbols.items()})
    if hasattr(optimize, "get_path"):  # cotengra's trees, in the labels of their own equation
        return _of_tree(network, optimize, {label: label for label in network.sizes})
    if callable(optimize):
        return ContractionPlan(called(network, optimize))
    if isinstance(optimize, list | tuple):
        steps = optimize[1:] if optimize and optimize[0] == "einsum_path" else optimize
        return ContractionPlan(checked(network, steps))
    raise TypeError(
        f"einsum: optimize is {optimize!r}, expected True, False, the name of a search, a pair of "
        "a name and a memory limit, a path as einsum_path returns it, or an optimizer of "
        "opt_einsum or cotengra"
    )


def _of_tree(network: Network, tree: Any, labels: Mapping[Hashable, Hashable]) -> ContractionPlan:
    """The plan of a contraction tree of cotengra."""
    sliced = tuple(labels.get(x, x) for x in tree.sliced_inds)
    summed = [x for x in network.sizes if x not in network.output]
    if not set(sliced) <= set(summed):
        raise ValueError(
            f"einsum: optimize slices the labels {list(sliced)}, expected some of those that are "
            f"summed, {summed}"
        )
    return ContractionPlan(checked(network, tree.get_path()), sliced)


def _sliced(network: Network, plan: ContractionPlan, limit: int) -> ContractionPlan:
    """The plan with so many sliced labels that no intermediate has more elements than the limit.

    Labels are sliced one after the other: of those in the largest intermediates the one that costs
    the fewest operations (Gray and Kourtis, Quantum 5, 410, 2021).
    """
    cost = costs(network, plan)
    while cost.largest > limit:
        fixed = {*network.output, *plan.sliced}
        plans = [
            ContractionPlan(plan.path, (*plan.sliced, x))
            for x in cost.labels
            if x not in fixed and network.sizes[x] > 1
        ]
        if not plans:
            raise MemoryError(
                f"einsum: the result has {cost.largest} elements, more than the memory limit of "
                f"{limit}; only labels that are summed can be sliced"
            )
        cost, plan = min(
            ((costs(network, p), p) for p in plans), key=lambda x: (x[0].operations, x[0].largest)
        )
    return plan


def described(network: Network, plan: ContractionPlan) -> str:
    """The steps of a plan and what it costs, in opt_einsum's words."""
    import opt_einsum  # for this text only

    names = {x: x if isinstance(x, str) else s for x, s in network.symbols.items()}
    terms = ["".join(names[x] for x in labels) for labels in (*network.inputs, network.output)]
    shapes = [tuple(network.sizes[x] for x in labels) for labels in network.inputs]
    text = ",".join(terms[:-1]) + "->" + terms[-1]
    _, info = opt_einsum.contract_path(text, *shapes, shapes=True, optimize=plan.path)
    if not plan.sliced:
        return str(info)
    cost, slices = costs(network, plan), ",".join(names[x] for x in plan.sliced)
    return (
        f"{info}\nIn a loop over the labels {slices}: {cost.operations:.3e} multiplications, "
        f"largest intermediate {cost.largest:.3e} elements"
    )
