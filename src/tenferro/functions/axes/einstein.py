"""Einstein summation: all equations of NumPy, contracted two arrays at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tenferro.contraction import (
    ContractionPlan,
    Network,
    by_one_operation,
    contracted,
    described,
    plan_for,
)
from tenferro.eager.recording import FREE
from tenferro.eager.tensor import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.diagonals import diagonal
from tenferro.functions.axes.equations import Labels, parse
from tenferro.functions.indexing.multi_index import unravel_index
from tenferro.nan_debugging import nan_debugging
from tenferro.ops.arrays.constant import iota
from tenferro.ops.arrays.contraction import contract_labelled, permuted, sum_labels
from tenferro.ops.arrays.structural import broadcast_in_dim
from tenferro.ops.base import apply, f, nullary, promoted_dtype, refuse
from tenferro.tensor import Array, ArrayLike, Dim
from tenferro.tensor.aval import aval_of
from tenferro.tensor.dtypes import int64
from tenferro.trace.tracer import RuleValue
from tenferro.transforms import checkpoint, scan
from tenferro.transforms.tracing.tracing import derivative_order, repeated

__all__ = ["einsum_path"]

TYPICAL_SIZE = 64
"""The size assumed for a named size when the order of contraction is chosen."""


def einsum(*operands: Any, optimize: Any = True, memory_limit: int | None = None) -> Tensor:
    """The sum of products that an equation describes.

    `einsum("ij,jk->ik", a, b)` or `einsum(a, [0, 1], b, [1, 2], [0, 2])`; an ellipsis represents
    any axes, a label that is repeated in one term selects a diagonal, and without "->" the result
    has the labels that occur once. A label that is repeated in the result writes a diagonal into
    zeros: "i->ii". A label may occur in any number of arrays (hyperedges); letters above ASCII are
    labels too. The sizes of a label must be equal, or 1 in one of the arrays. Multilinear; no
    operand is conjugated.

    `optimize` chooses the order in which three and more arrays are contracted, two at a time:

    - True or "auto": the best order for up to eight arrays. For more arrays, greedy searches and
      cotengra's simulated annealing as long as they are short compared with one contraction, or
      with several in compiled functions and from the second call on, and its partitioning if that
      would take hours. Orders are cached by equation and shapes, and expensive ones are stored on
      disk.
    - False: from left to right.
    - "optimal", "greedy", "random-greedy-128", and every other name that opt_einsum knows.
    - A path, as `einsum_path` or opt_einsum returns it.
    - An optimizer of opt_einsum, or an optimizer or a contraction tree of cotengra.

    With `memory_limit`, or `optimize=("greedy", limit)`, no intermediate has more elements than
    this: labels are summed in a loop, whose steps reverse mode computes again. Arrays without
    gradients are summed by several threads, each with an intermediate of its own.

    Raises ValueError for an invalid equation, arrays of wrong shapes and an invalid path, TypeError
    for any other `optimize`, MemoryError for a result above the limit.

    >>> einsum("ij,j->i", [[1.0, 2.0], [3.0, 4.0]], [1.0, 1.0])
    Tensor([3., 7.])
    >>> einsum("i,i->ii", [1.0, 2.0], [3.0, 4.0])
    Tensor([[3., 0.],
            [0., 8.]])
    """
    equation, arrays = parse(operands)
    dtype = promoted_dtype(*arrays)
    terms = [
        labelled_diagonal(convert_to(x, dtype), labels)
        for x, labels in zip(arrays, equation.inputs, strict=True)
    ]
    network = network_of(terms, equation.output)
    at_once = len(terms) > 2 and nan_debugging() is None
    now = at_once and all(_is_plain(x) for x, _ in terms)
    once = now or (at_once and _is_differentiated_once(x for x, _ in terms))
    plan = plan_for(network, optimize, memory_limit, immediate=once)
    if now:
        result = _computed(network, [x for x, _ in terms], plan)
    elif plan.sliced:
        result = _summed_in_a_loop(network, plan, terms)
    elif once:
        result = by_one_operation(network, [x for x, _ in terms], plan.path)
    else:
        result = _contract(terms, network.output, plan)
    return _on_diagonals(result, network.output, equation.output)


def _is_plain(x: Array) -> bool:
    """Whether an array has values of NumPy and no gradient flows through it."""
    return (
        isinstance(x, Tensor)
        and isinstance(x.value, np.ndarray)
        and x.node is None
        and x.dtype.kind in "fc"
    )


def _is_differentiated_once(arrays: Iterable[Array]) -> bool:
    """Whether this runs once, for a first derivative: then tracing takes most of the time."""
    return (
        not repeated.get()
        and derivative_order() == 1
        and all(map(_is_known_outside_of_rules, arrays))
    )


def _is_known_outside_of_rules(x: Array) -> bool:
    """Whether an array has known lengths; in a rule each product is an operation, as it has to be
    linear in tangents."""
    return (
        not isinstance(x, RuleValue)
        and x.dtype.kind in "fc"
        and all(type(n) is int for n in x.shape)
    )


def _computed(network: Network, arrays: Sequence[Tensor], plan: ContractionPlan) -> Tensor:
    """The contraction, computed now; on a device if one of the arrays was put there."""
    values = [x.value for x in arrays]
    if plan.sliced:
        from tenferro.contraction.slices import contracted_in_slices  # few plans have slices

        value = contracted_in_slices(network, values, plan)
    else:
        value = contracted(network, values, plan.path)
    slot = 0 if any(x.slot >= 0 for x in arrays) else FREE
    return Tensor.of(value, aval_of(value.shape, value.dtype), None, slot)


def network_of(terms: Sequence[tuple[Any, Labels]], output: Labels) -> Network:
    """The network of arrays with labels; a named size is taken for a typical one."""
    shapes = [[TYPICAL_SIZE if isinstance(n, Dim) else n for n in x.shape] for x, _ in terms]
    return Network.of([labels for _, labels in terms], dict.fromkeys(output), shapes)


def _on_diagonals(x: Array, labels: Labels, out: Labels) -> Any:
    """x with an axis for each label of `out`: zero where axes of one label differ in position."""
    if labels == out:
        return x
    sizes = dict(zip(labels, x.shape, strict=True))
    shape, first = tuple(sizes[a] for a in out), tuple(map(out.index, labels))
    x = apply(broadcast_in_dim.bind(shape=shape, dimensions=first), x)
    for i, label in enumerate(out):
        if i not in first:
            row, column = (
                nullary(x, iota.bind(shape=shape, dimension=a, dtype=int64))
                for a in (i, out.index(label))
            )
            x = f.where(f.equal(row, column), x, f.zeros_like(x))
    return x


def _summed_in_a_loop(
    network: Network, plan: ContractionPlan, terms: Sequence[tuple[Any, Labels]]
) -> Any:
    """The sum over the sliced labels of the contraction of slices."""
    sizes = [network.sizes[label] for label in plan.sliced]

    def step(total: ArrayLike, i: ArrayLike) -> tuple[Any, None]:
        at = dict(zip(plan.sliced, unravel_index(i, sizes), strict=True))
        slices = [_slice(x, labels, at) for x, labels in terms]
        return total + _contract(slices, network.output, plan), None

    shape = [network.sizes[label] for label in network.output]
    start = np.zeros(shape, terms[0][0].dtype)
    return as_array("einsum", scan(checkpoint(step), start, np.arange(np.prod(sizes)))[0])


def _slice(x: Array, labels: Labels, at: dict[Hashable, Any]) -> tuple[Any, Labels]:
    """One slice of an array; an axis of size 1 has the same slice everywhere."""
    axes = zip(labels, x.shape, strict=True)
    index = tuple((0 if n == 1 else at[a]) if a in at else slice(None) for a, n in axes)
    return x[index], tuple(a for a in labels if a not in at)


def _reordered(x: Array, labels: Labels, out: Labels) -> Any:
    return permuted(*sum_labels(x, labels, out), out)


def labelled_diagonal(x: Array, labels: Labels) -> tuple[Any, Labels]:
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


def _contract(terms: Sequence[tuple[Any, Labels]], output: Labels, plan: ContractionPlan) -> Any:
    """The arrays contracted in the order of a plan, two at a time."""
    terms, uses = list(terms), Counter(output)
    for _, labels in terms:
        uses.update(labels)
    for step in plan.path:
        chosen = [terms.pop(i) for i in sorted(step, reverse=True)]
        while len(chosen) > 1:
            (a, labels_a), (b, labels_b) = chosen.pop(), chosen.pop()
            uses.subtract((*labels_a, *labels_b))
            last = not terms and not chosen
            out = output if last else _kept(labels_a, labels_b, uses)
            uses.update(out)
            chosen.append((contract_labelled(a, labels_a, b, labels_b, out), out))
        terms.append(chosen[0])
    return _reordered(*terms[0], output)


def _kept(labels_a: Labels, labels_b: Labels, uses: Mapping[Hashable, int]) -> Labels:
    """The labels of a product that are used later: common ones first."""
    both = [x for x in labels_a if x in labels_b]
    single = [x for x in (*labels_a, *labels_b) if x not in both]
    return tuple(x for x in (*both, *single) if uses[x])


def einsum_path(
    *operands: Any, optimize: Any = True, memory_limit: int | None = None
) -> tuple[list[str | tuple[int, ...]], str]:
    """The order in which `einsum` contracts the arrays, and a description of its cost.

    The arguments are those of `einsum`; only the shapes of the arrays are used. The first result is
    a path that you can pass to `einsum` as `optimize`. The second lists the steps, the operations
    and the size of the largest intermediate, and the labels that a memory limit puts in a loop.

    >>> import numpy as np
    >>> a, b, c = np.ones((10, 100)), np.ones((100, 5)), np.ones((5, 50))
    >>> path, text = einsum_path("ij,jk,kl->il", a, b, c)
    >>> path
    ['einsum_path', (0, 1), (0, 1)]
    >>> print(text)
      Complete contraction:  ij,jk,kl->il
             Naive scaling:  4
         Optimized scaling:  3
          Naive FLOP count:  7.500e+5
      Optimized FLOP count:  1.500e+4
       Theoretical speedup:  5.000e+1
      Largest intermediate:  5.000e+2 elements
    ...
    """
    equation, arrays = parse(operands)
    network = network_of(list(zip(arrays, equation.inputs, strict=True)), equation.output)
    plan = plan_for(network, optimize, memory_limit)
    return ["einsum_path", *plan.path], described(network, plan)
