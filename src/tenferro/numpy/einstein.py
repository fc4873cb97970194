"""Einstein's summation: every equation that NumPy takes, contracted two arrays at a time."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tenferro.numpy.diagonals import diagonal
from tenferro.numpy.equations import Equation, Labels, parse
from tenferro.ops.contraction import contract_labelled, permuted, sum_labels
from tenferro.ops.promotion import convert_to, promoted_dtype
from tenferro.ops.shapes import refuse
from tenferro.tensor import Dim

__all__ = ["einsum", "einsum_path"]

Path = tuple[tuple[int, ...], ...]
TYPICAL_SIZE = 64
"""What a size that is not known yet counts for when the order of contraction is chosen."""


def einsum(*operands: Any, optimize: Any = True) -> Any:
    """The sum of products that an equation describes.

    `einsum("ij,jk->ik", a, b)` or `einsum(a, [0, 1], b, [1, 2], [0, 2])`; an ellipsis stands for
    any axes, a label repeated in one term for a diagonal, and without "->" the result has the
    labels that occur once. Sizes of a label agree or, between arrays, are 1. Nothing is conjugated;
    multilinear.
    Three and more arrays are contracted in the order that opt_einsum finds, or in the `optimize`
    path that `einsum_path` gave. Raises ValueError for an equation without meaning or arrays that
    do not fit it.

    >>> einsum("ij,j->i", [[1.0, 2.0], [3.0, 4.0]], [1.0, 1.0])
    Tensor([3., 7.])
    """
    equation, arrays = parse(operands)
    dtype = promoted_dtype(*arrays)
    terms = [
        _diagonal(convert_to(x, dtype), labels)
        for x, labels in zip(arrays, equation.inputs, strict=True)
    ]
    if len(terms) == 1:
        return _reordered(*terms[0], equation.output)
    return _contract(terms, equation.output, _order(equation, arrays, optimize))


def _reordered(x: Any, labels: Labels, out: Labels) -> Any:
    return permuted(*sum_labels(x, labels, out), out)


def _diagonal(x: Any, labels: Labels) -> tuple[Any, Labels]:
    """The elements of x at which axes of one label have one position."""
    while len(set(labels)) < len(labels):
        label = next(a for i, a in enumerate(labels) if a in labels[:i])
        first = labels.index(label)
        second = labels.index(label, first + 1)
        sizes = x.shape[first], x.shape[second]
        if sizes[0] != sizes[1]:
            refuse(
                "einsum", "sizes of axes with one label of one array", sizes, "equal ones", "are"
            )
        x = diagonal(x, axis1=first, axis2=second)
        rest = [a for i, a in enumerate(labels) if i not in (first, second)]
        labels = (*rest, label)
    return x, labels


def _contract(terms: list[tuple[Any, Labels]], output: Labels, path: Path) -> Any:
    for step in path:
        chosen = [terms.pop(i) for i in sorted(step, reverse=True)]
        while len(chosen) > 1:
            (a, labels_a), (b, labels_b) = chosen.pop(), chosen.pop()
            others = [label for _, labels in (*terms, *chosen) for label in labels]
            last = not terms and not chosen
            out = output if last else _kept(labels_a, labels_b, (*others, *output))
            chosen.append((contract_labelled(a, labels_a, b, labels_b, out), out))
        terms.append(chosen[0])
    return _reordered(*terms[0], output)


def _kept(labels_a: Labels, labels_b: Labels, needed: Sequence[Hashable]) -> Labels:
    """The labels of a product that are needed later: common ones first."""
    both = [x for x in labels_a if x in labels_b]
    single = [x for x in (*labels_a, *labels_b) if x not in both]
    return tuple(x for x in (*both, *single) if x in needed)


def _order(equation: Equation, arrays: Sequence[Any], optimize: Any) -> Path:
    if isinstance(optimize, list | tuple) and optimize and optimize[0] == "einsum_path":
        return _checked_path(optimize[1:], len(arrays))
    if len(arrays) == 2:
        return ((0, 1),)
    sizes = tuple(tuple(TYPICAL_SIZE if isinstance(n, Dim) else n for n in x.shape) for x in arrays)
    return _path(equation, sizes, optimize if isinstance(optimize, str) else "auto")


def _checked_path(path: Sequence[Any], n: int) -> Path:
    for step in path:
        if not step or len(set(step)) < len(step) or not all(0 <= i < n for i in step):
            refuse("einsum", "optimize", ["einsum_path", *path], "a path from einsum_path")
        n += 1 - len(step)
    if n != 1:
        refuse("einsum", "optimize", ["einsum_path", *path], "a path that ends in one array")
    return tuple(tuple(step) for step in path)


@lru_cache(maxsize=1024)
def _path(equation: Equation, shapes: tuple[Any, ...], optimize: str) -> Path:
    import opt_einsum  # costs as much as a tenth of NumPy's own import, for three arrays and more

    names: dict[Hashable, str] = {}
    for labels in equation.inputs:
        for label in labels:
            names.setdefault(label, opt_einsum.get_symbol(len(names)))
    terms = ["".join(names[label] for label in labels) for labels in equation.inputs]
    text = ",".join(terms) + "->" + "".join(names[label] for label in equation.output)
    path, _ = opt_einsum.contract_path(text, *shapes, shapes=True, optimize=optimize)
    return tuple(tuple(step) for step in path)


def einsum_path(*operands: Any, optimize: Any = "greedy") -> tuple[list[Any], str]:
    """NumPy's order of contraction for an equation, and its description in words.

    The first is what `einsum` takes as `optimize`. The arrays count only by their shapes.

    >>> einsum_path("ij,jk->ik", [[1.0]], [[1.0]])[0]
    ['einsum_path', (0, 1)]
    """
    _, arrays = parse(operands)
    shapes = iter([np.broadcast_to(np.float64(0), x.shape) for x in arrays])
    text = isinstance(operands[0], str)
    stand_ins: list[Any] = [
        next(shapes) if (i > 0 if text else i % 2 == 0 and i < 2 * len(arrays)) else x
        for i, x in enumerate(operands)
    ]
    path, words = np.einsum_path(*stand_ins, optimize=optimize)
    return path, words
