"""Trees of pairwise contractions, and a local search for cheaper ones.

A rotation of a tree replaces (a b) c by (a c) b. Simulated annealing over rotations follows
Kalachev, Panteleev and Yung, "Multi-tensor contraction for XEB verification of quantum circuits",
arXiv:2108.05665 (2021).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from math import log2
from random import Random

from tenferro.contraction.network import Network, Path, path_of

_PER_ELEMENT = 32.0
"""The multiplications that take as long as to write an element of a result and read it again.

Of 4, 16, 64 and 128, the fastest contractions of eight networks of 50 to 1,000 arrays had 16 and 64
(native engine, AMD EPYC with AVX-512): up to three times as fast as with 0.
"""
_LARGEST_EXPONENT = 1000.0
"""Larger powers of two exceed the range of floats."""


class ContractionTree:
    """Pairs of nodes: arrays have the numbers 0 to n - 1, results the numbers from n.

    The labels of a node are the bits of an integer.
    """

    def __init__(self, network: Network, path: Path) -> None:
        """The tree of a path whose steps have at most two arrays."""
        self.leaves = len(network.inputs)
        self.labels: list[int] = []
        self.pairs: list[tuple[int, int]] = []
        self.elements = _elements(network)
        number = {label: i for i, label in enumerate(network.sizes)}
        holders = Counter(number[x] for labels in network.inputs for x in set(labels))
        holders.update(number[x] for x in set(network.output))
        for labels in network.inputs:
            kept = {number[x] for x in labels}
            self.labels.append(sum(1 << i for i in kept if holders[i] > 1))
        nodes = list(range(self.leaves))
        for step in path:
            if len(step) == 2:
                first, second = (nodes.pop(i) for i in sorted(step, reverse=True))
                nodes.append(self._add(first, second, holders))
            else:  # a sum over one array's own labels, which every product does
                nodes.append(nodes.pop(step[0]))
        self.root = nodes[0]

    def _add(self, a: int, b: int, holders: Counter[int]) -> int:
        """The number of the product of two nodes; `holders` counts the arrays with each label."""
        kept = self.labels[a] | self.labels[b]
        for i in _bits(self.labels[a] & self.labels[b]):
            holders[i] -= 1
            if holders[i] == 1:
                kept ^= 1 << i
        self.labels.append(kept)
        self.pairs.append((a, b))
        return len(self.labels) - 1

    def operations(self) -> float:
        """The number of multiplications."""
        labels = self.labels
        return sum(self.elements(labels[a] | labels[b]) for a, b in self.pairs)

    def cost(self) -> float:
        """The number of multiplications, and what elements of results cost, in multiplications."""
        results = sum(map(self.elements, self.labels[self.leaves :]))
        return self.operations() + _PER_ELEMENT * results

    def copy(self) -> ContractionTree:
        """A tree that can be rotated independently."""
        other = copy(self)
        other.labels, other.pairs = self.labels.copy(), self.pairs.copy()
        return other

    def rotate(self, sweeps: int, temperature: float = 0.0, seed: int = 0) -> None:
        """Try rotations at every node, `sweeps` times; take those that cost no more, and others
        with the probability (old / new) ** (1 / temperature), which falls to 1 / 20 of the start.

        A rotation changes two products, so only their costs are compared.
        """
        n, labels, pairs, elements = self.leaves, self.labels, self.pairs, self.elements
        each = _PER_ELEMENT
        random = Random(seed).random
        for sweep in range(sweeps):
            heat = temperature * 20.0 ** (-sweep / max(sweeps - 1, 1))
            for node in range(len(pairs)):
                outer = labels[n + node]
                for x, c in (pairs[node], pairs[node][::-1]):
                    if x < n:
                        continue
                    a, b = pairs[x - n]
                    if random() < 0.5:
                        a, b = b, a
                    la, lb, lc = labels[a], labels[b], labels[c]
                    inner = (la | lc) & (lb | outer)
                    old = elements(la | lb) + elements(labels[x] | lc) + each * elements(labels[x])
                    new = elements(la | lc) + elements(inner | lb) + each * elements(inner)
                    if new <= old or (heat and random() < (old / new) ** (1 / heat)):
                        pairs[x - n], labels[x] = (a, c), inner
                        pairs[node] = (x, b)
                        break

    def path(self) -> Path:
        """The positions that each step contracts."""
        number = {i: i for i in range(self.leaves)}
        steps = []
        for node in self._below_first():
            steps.append([number[x] for x in self.pairs[node - self.leaves]])
            number[node] = self.leaves + len(steps) - 1
        return path_of(self.leaves, steps)

    def _below_first(self) -> list[int]:
        """The products, each after those that it uses."""
        found, waiting = [], [self.root]
        while waiting:
            node = waiting.pop()
            if node >= self.leaves:
                found.append(node)
                waiting += self.pairs[node - self.leaves]
        return found[::-1]


def _bits(x: int) -> Iterator[int]:
    """The positions of the bits that are set."""
    while x:
        lowest = x & -x
        yield lowest.bit_length() - 1
        x ^= lowest


def _elements(network: Network) -> Callable[[int], float]:
    """The product of the sizes of a set of labels."""
    masks: dict[int, int] = {}
    for i, n in enumerate(network.sizes.values()):
        masks[n] = masks.get(n, 0) | 1 << i
    bits = [(mask, log2(max(n, 1))) for n, mask in masks.items()]
    if len(bits) == 1:
        mask, weight = bits[0]
        powers = [2.0 ** min(k * weight, _LARGEST_EXPONENT) for k in range(mask.bit_count() + 1)]
        return lambda labels: powers[labels.bit_count()]

    def elements(labels: int) -> float:
        exponent = 0.0
        for mask, weight in bits:
            exponent += weight * (labels & mask).bit_count()
        product: float = 2.0 ** min(exponent, _LARGEST_EXPONENT)
        return product

    return elements
