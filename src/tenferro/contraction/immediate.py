"""Contractions of NumPy arrays in the order of a path, without operations in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.contraction.network import Network, Path
from tenferro.ops.arrays.contraction import Labels

Term = tuple[NDArray[Any], Labels]


def contracted(network: Network, arrays: Sequence[NDArray[Any]], path: Path) -> NDArray[Any]:
    """The result of a network of arrays of real or complex numbers, with its axes in order.

    Products are matrix products, whose axes are grouped by views where the memory allows. It
    computes what the operations of a traced contraction do, ten times as fast for small arrays;
    opt_einsum's `contract`, which does the same, is quadratic in the number of arrays.
    """
    pairs = zip(arrays, network.inputs, strict=True)
    terms = [_without_broadcast(network, x, labels) for x, labels in pairs]
    uses = Counter(network.output)
    for _, labels in terms:
        uses.update(labels)
    terms = [_summed(term, uses) for term in terms]
    for step in path:
        chosen = [terms.pop(i) for i in sorted(step, reverse=True)]
        while len(chosen) > 1:
            chosen.append(_product(chosen.pop(), chosen.pop(), uses))
        terms.append(chosen[0])
    x, labels = terms[0]
    return x.transpose([labels.index(label) for label in network.output])


def _without_broadcast(network: Network, x: NDArray[Any], labels: Labels) -> Term:
    """An array without the axes of size 1 whose label has another size."""
    if x.shape == tuple(map(network.sizes.__getitem__, labels)):
        return x, labels
    kept = [i for i, label in enumerate(labels) if x.shape[i] == network.sizes[label]]
    return x.reshape([x.shape[i] for i in kept]), tuple(labels[i] for i in kept)


def _summed(term: Term, uses: Counter[Hashable]) -> Term:
    """An array summed over the labels of its own."""
    x, labels = term
    own = [i for i, label in enumerate(labels) if uses[label] == 1]
    if not own:
        return term
    return x.sum(axis=tuple(own)), tuple(x for x in labels if uses[x] > 1)


def _product(a: Term, b: Term, uses: Counter[Hashable]) -> Term:
    """The product of two arrays, summed over the labels that no other one has."""
    (x, first), (y, second) = a, b
    shared = [label for label in first if label in second]
    inner = [label for label in shared if uses[label] == 2]
    batch = [label for label in shared if uses[label] > 2]
    rows = [label for label in first if label not in shared]
    columns = [label for label in second if label not in shared]
    for label in shared:
        uses[label] -= 1
    sizes = {**dict(zip(first, x.shape, strict=True)), **dict(zip(second, y.shape, strict=True))}
    n, r, k, c = (prod([sizes[x] for x in group]) for group in (batch, rows, inner, columns))
    left = x.transpose([first.index(label) for label in (*batch, *rows, *inner)])
    right = y.transpose([second.index(label) for label in (*batch, *inner, *columns)])
    out = (*batch, *rows, *columns)
    if inner:
        product = np.matmul(left.reshape(n, r, k), right.reshape(n, k, c))
    else:
        product = left.reshape(n, r, 1) * right.reshape(n, 1, c)
    return product.reshape([sizes[label] for label in out]), out
