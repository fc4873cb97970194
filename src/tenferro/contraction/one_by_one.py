"""An order that absorbs the arrays one by one into a single one: good for long lattices."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import log2

from tenferro.contraction.network import Network, Path, path_of
from tenferro.ops.arrays.contraction import Labels

Holders = dict[Hashable, list[int]]


def one_by_one(network: Network) -> Path:
    """From an array at an end of the network, always the neighbour that leaves the fewest elements.

    Of neighbours that leave equally many, the one that was reached first. The time is proportional
    to the number of arrays times the number of neighbours that wait.
    """
    holders: Holders = {x: [] for x in network.sizes}
    for i, labels in enumerate(network.inputs):
        for label in dict.fromkeys(labels):
            holders[label].append(i)
    n, steps, last = len(network.inputs), [], -1
    for array in _order(network, holders):
        if last >= 0:
            steps.append((last, array))
        last = n + len(steps) - 1 if steps else array
    return path_of(n, steps)


def _order(network: Network, holders: Holders) -> Iterator[int]:
    """The arrays in the order in which they are absorbed.

    `growth` is the change of the logarithm of the elements by each array; it changes for the
    holders of a label when the label is first reached, and for its last holder.
    """
    weights = {x: log2(max(n, 1)) for x, n in network.label_sizes}
    uses = {x: len(found) + (x in network.output) for x, found in holders.items()}
    terms = [tuple(dict.fromkeys(labels)) for labels in network.inputs]
    growth = [sum(weights[x] for x in labels if uses[x] > 1) for labels in terms]
    waiting: dict[int, None] = {}
    reached: set[Hashable] = set()
    rest = dict.fromkeys(range(len(terms)))
    array = _at_an_end(terms, holders)
    while True:
        yield array
        rest.pop(array)
        waiting.pop(array, None)
        for label in terms[array]:
            uses[label] -= 1
            changes = (label not in reached) + (uses[label] == 1)
            if changes:
                for other in holders[label]:
                    if other in rest:
                        growth[other] -= changes * weights[label]
                        waiting.setdefault(other)
            reached.add(label)
        if not rest:
            return
        array = min(waiting, key=growth.__getitem__) if waiting else next(iter(rest))


def _at_an_end(terms: list[Labels], holders: Holders) -> int:
    """The last array that a breadth-first search from the first one reaches."""
    found, order = {0}, [0]
    for array in order:
        for label in terms[array]:
            for other in holders[label]:
                if other not in found:
                    found.add(other)
                    order.append(other)
    return order[-1]
