"""Derivatives of every result by every argument, from linear graphs on basis vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import FAMILIES, TensorOperation, apply, conj, convert_to, f, full
from tenferro.ops.base.batched import Size, moved, numbers
from tenferro.tensor import Aval
from tenferro.trace import Trace, Tracer
from tenferro.transforms.batching.batches import as_batch, batched
from tenferro.transforms.derivatives.choice import Argnums, chosen_arguments, of_chosen, values_of
from tenferro.transforms.derivatives.reverse import seed_positions
from tenferro.transforms.tracing.arguments import Arguments, unflatten
from tenferro.transforms.tracing.tracing import Traced, results, trace_call
from tidu import LinearizedGraph, linear_transpose

Table = list[list[int]]
"""Per result and argument leaf, the value of a trace that is the derivative."""


class DifferentiatedCall(NamedTuple):
    """A function of the arguments to be differentiated, and these."""

    label: str
    function: Callable[..., Any]
    wrt: Arguments
    avals: Sequence[Aval]
    alone: bool

    @staticmethod
    def of(
        label: str, f: Callable[..., Any], argnums: Argnums, args: Any, kwargs: Any
    ) -> DifferentiatedCall:
        """The call of f with these arguments; raises TypeError for integers among `argnums`."""
        which = chosen_arguments(label, f, argnums, args, kwargs)
        wrt = Arguments(values_of(which, args, kwargs), positions=which)
        avals = wrt.avals(label)
        wrt.check_inexact(label, avals)
        alone = not isinstance(argnums, tuple | list)
        return DifferentiatedCall(label, of_chosen(f, which, args, kwargs), wrt, avals, alone)

    def traced(self, trace: Trace) -> Traced:
        """The function's graph."""
        return trace_call(
            trace, self.function, self.wrt, self.label, avals=self.avals, derivatives=1
        )

    def results(self, trace: Trace, traced: Traced, tables: Sequence[Table]) -> list[Any]:
        """For each table the pytree of results, in it those of arguments."""
        ids = [v for table in tables for row in table for v in row]
        leaves = iter(results(trace, ids, traced.input_ids, self.wrt.leaves))
        return [
            unflatten(traced.out_tree, [self._row([next(leaves) for _ in row]) for row in table])
            for table in tables
        ]

    def _row(self, leaves: Sequence[Any]) -> Any:
        whole = unflatten(self.wrt.spec, leaves)
        return whole[0] if self.alone else whole


def input_avals(traced: Traced) -> list[Aval]:
    """What is known about the arguments."""
    return [x.aval for x in traced.inputs]


def offsets_of(avals: Sequence[Aval]) -> list[Size]:
    """Where the elements of each array begin among those of all, and how many these are."""
    offsets: list[Size] = [0]
    for aval in avals:
        offsets.append(offsets[-1] + aval.size)
    return offsets


def basis_of(like: Tracer, aval: Aval, offset: Size, n: Size) -> Any:
    """The batch of n arrays whose element k is 1 in the one numbered offset + k, 0 elsewhere."""
    own = numbers(like, aval.size)
    own = apply(FAMILIES["add"].bind(), own, full(like, own.aval, offset))
    own = apply(FAMILIES["reshape"].bind(shape=(1, *aval.shape)), own)
    return convert_to(f.equal(numbers(like, n, aval.ndim), own), aval.dtype)


def pushed(
    trace: Trace, label: str, traced: Traced, linear: LinearizedGraph, chunk: int | None
) -> Table:
    """Tangents of the results along every basis vector of the arguments."""
    avals = input_avals(traced)
    offsets = offsets_of(avals)
    seeds = [int(v) for _, v in linear.tangent_inputs]
    basis = [
        basis_of(traced.inputs[0], aval, offset, offsets[-1])
        for aval, offset in zip(avals, offsets, strict=False)
    ]
    batches = {v: x.id for v, x in zip(seeds, basis, strict=True)}
    tangents = batched_outputs(trace, label, linear, batches, offsets[-1], chunk)
    return [
        [_columns(traced, y, t, aval, offset) for aval, offset in zip(avals, offsets, strict=False)]
        for y, t in zip(traced.out_avals, tangents, strict=True)
    ]


def batched_outputs(
    trace: Trace,
    label: str,
    linear: LinearizedGraph,
    batches: Mapping[int, int],
    n: Size,
    chunk: int | None,
) -> list[Any]:
    """The result of a linear graph on batches; None where there is nothing."""
    ids = [int(v) for v in linear.tangent_outputs if v is not None]
    values = iter(batched(trace, label, ids, batches, n, chunk) if ids else ())
    return [
        None if v is None else as_batch(trace, *next(values), n) for v in linear.tangent_outputs
    ]


def _columns(traced: Traced, y: Aval, tangents: Any, aval: Aval, offset: Size) -> int:
    """The derivative by one argument, from tangents along the basis vectors of all."""
    if tangents is None:
        return zeros(traced, y, aval)
    own = slice_axis(tangents, 0, offset, offset + aval.size)
    return reshaped(moved(own, 0, own.ndim - 1), (*y.shape, *aval.shape))


def reshaped(x: Any, shape: Any) -> int:
    return int(x.id if x.shape == shape else apply(FAMILIES["reshape"].bind(shape=shape), x).id)


def zeros(traced: Traced, y: Aval, aval: Aval) -> int:
    """The derivative of what does not vary differentiably, in float64 if it is an integer."""
    dtyped = y if y.is_inexact else y.with_dtype(float)
    return int(full(traced.inputs[0], dtyped.with_shape((*y.shape, *aval.shape)), 0).id)


def pulled(
    trace: Trace, label: str, traced: Traced, linear: LinearizedGraph, chunk: int | None
) -> Table:
    """Cotangents of the arguments for every basis vector of the results.

    The pullback of 1 is the conjugate of a row for a complex argument. For a real one it is the
    real part of the row, and that of i the imaginary part.
    """
    back = linear_transpose(linear, addition=TensorOperation.add())
    avals, position = input_avals(traced), seed_positions(back)
    outs = [traced.out_avals[k] for k in position.values()]
    offsets = offsets_of(outs)
    n = offsets[-1]
    twice = not all(a.is_complex for a in avals) and any(y.is_complex for y in outs)
    batches = {}
    for v, y, offset in zip(position, outs, offsets, strict=False):
        basis = basis_of(traced.inputs[0], y, offset, n)
        batches[v] = (with_imaginary(basis) if twice else basis).id
    cotangents = batched_outputs(trace, label, back, batches, 2 * n if twice else n, chunk)
    table = [[zeros(traced, y, aval) for aval in avals] for y in traced.out_avals]
    for k, y, offset in zip(position.values(), outs, offsets, strict=False):
        for i, (aval, ct) in enumerate(zip(avals, cotangents, strict=True)):
            if ct is not None:
                table[k][i] = _rows(ct, y, aval, offset, n)
    return table


def _rows(cotangents: Any, y: Aval, aval: Aval, offset: Size, n: Size) -> int:
    """The derivative of one result, from cotangents of all basis vectors."""
    rows = convert_to(conj(slice_axis(cotangents, 0, offset, offset + y.size)), y.dtype)
    if y.is_complex and not aval.is_complex:
        start = n + offset
        rows = rows + 1j * slice_axis(cotangents, 0, start, start + y.size)
    return reshaped(rows, (*y.shape, *aval.shape))


def with_imaginary(basis: Any) -> Any:
    """Basis vectors, then these times i; zeros for the latter for a real array."""
    imaginary = 1j * basis if basis.aval.is_complex else 0 * basis
    return apply(FAMILIES["concatenate"].bind(axis=0), basis, imaginary)
