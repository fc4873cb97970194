"""Sums of products of several arrays: their labels and sizes, orders of contraction, and costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from tenferro.cached_attribute import cached_attribute
from tenferro.ops.arrays.contraction import Labels

Path = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Network:
    """The distinct labels of each array, those of the result, and the size of each label."""

    inputs: tuple[Labels, ...]
    output: Labels
    label_sizes: tuple[tuple[Hashable, int], ...]

    @staticmethod
    def of(
        inputs: Iterable[Labels], output: Iterable[Hashable], shapes: Iterable[Sequence[int]]
    ) -> Network:
        """The network of arrays of these shapes; a label of sizes 1 and n has the size n."""
        inputs = tuple(inputs)
        sizes: dict[Hashable, int] = {}
        for labels, shape in zip(inputs, shapes, strict=True):
            for label, n in zip(labels, shape, strict=True):
                sizes[label] = n if sizes.get(label, 1) == 1 else sizes[label]
        return Network(inputs, tuple(output), tuple(sizes.items()))

    @cached_attribute
    def sizes(self) -> dict[Hashable, int]:
        """The size of each label."""
        return dict(self.label_sizes)

    @cached_attribute
    def symbols(self) -> dict[Hashable, str]:
        """A character for each label, as the libraries take them."""
        return {label: _symbol(i) for i, label in enumerate(self.sizes)}

    @cached_attribute
    def terms(self) -> list[list[str]]:
        """The labels of each array as characters."""
        return [[self.symbols[x] for x in labels] for labels in self.inputs]

    @cached_attribute
    def result(self) -> list[str]:
        """The labels of the result as characters."""
        return [self.symbols[x] for x in self.output]

    @cached_attribute
    def symbol_sizes(self) -> dict[str, int]:
        """The size of each character."""
        return {self.symbols[x]: n for x, n in self.label_sizes}


def _symbol(i: int) -> str:
    """The i-th character above ASCII that is not a UTF-16 surrogate."""
    return chr(0x100 + i) if i < 0xD700 else chr(0x900 + i)


class ContractionPlan(NamedTuple):
    """Positions of the arrays that each step contracts, and labels that are summed in a loop.

    A step removes its arrays from the list and appends its result, as in opt_einsum's paths.
    """

    path: Path
    sliced: Labels = ()


class Costs(NamedTuple):
    """Multiplications, elements of the largest intermediate, and the labels of the largest ones."""

    operations: int
    largest: int
    labels: Labels


def costs(network: Network, plan: ContractionPlan) -> Costs:
    """What a contraction in the order of a plan costs."""
    sizes = {**network.sizes, **dict.fromkeys(plan.sliced, 1)}
    terms = [dict.fromkeys(labels) for labels in network.inputs]
    uses = Counter([*network.output, *(x for term in terms for x in term)])
    operations, made = 0, []
    for step in plan.path:
        chosen = [terms.pop(i) for i in sorted(step, reverse=True)]
        together = dict.fromkeys(x for term in chosen for x in term)
        uses.subtract(x for term in chosen for x in term)
        terms.append({x: None for x in together if uses[x]})
        uses.update(terms[-1].keys())
        operations += prod(sizes[x] for x in together)
        made.append((prod(sizes[x] for x in terms[-1]), terms[-1]))
    largest = max((n for n, _ in made), default=0)
    repeats = prod(network.sizes[x] for x in plan.sliced)
    labels = dict.fromkeys(x for n, kept in made if n == largest for x in kept)
    return Costs(operations * repeats, largest, tuple(labels))
