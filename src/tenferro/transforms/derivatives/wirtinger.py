"""The derivatives by z and by its conjugate, of functions that need not be holomorphic."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import convert_to
from tenferro.ops.base.batched import Size, moved
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import complex_dtype
from tenferro.trace import Trace
from tenferro.transforms.batching.batches import checked_chunk
from tenferro.transforms.derivatives.choice import Argnums
from tenferro.transforms.derivatives.derivative_tables import (
    DifferentiatedCall,
    Table,
    basis_of,
    batched_outputs,
    input_avals,
    offsets_of,
    reshaped,
    with_imaginary,
    zeros,
)
from tenferro.transforms.derivatives.reverse import forward
from tenferro.transforms.tracing.arguments import check_callable
from tenferro.transforms.tracing.parameters import keeps_parameters, name_of
from tenferro.transforms.tracing.tracing import Traced, in_trace

Function = Callable[..., Any]


@keeps_parameters
def wirtinger(f: Function, argnums: Argnums = 0, chunk_size: int | None = None) -> Function:
    """Compute (∂f/∂z, ∂f/∂z̄) for complex arguments of a function that need not be holomorphic.

    Each is as in `jacfwd`. With the derivatives d₁ along 1 and dᵢ along i they are
    ∂f/∂z = (d₁ − i dᵢ)/2 and ∂f/∂z̄ = (d₁ + i dᵢ)/2 (W. Wirtinger, Math. Ann. 97, 1927).

    Raises TypeError for an argument that is not complex.

    >>> import numpy as np
    >>> wirtinger(lambda z: z * np.conj(z))(1.0 + 2.0j)
    (array(1.-2.j), array(1.+2.j))
    """
    check_callable("wirtinger", f)
    label = f"wirtinger({name_of(f)})"
    size = checked_chunk(label, chunk_size)

    @wraps(f)
    def pair(*args: Any, **kwargs: Any) -> Any:
        call = DifferentiatedCall.of(label, f, argnums, args, kwargs)
        for name, aval in zip(call.wrt.names(), call.avals, strict=True):
            if not aval.is_complex:
                raise TypeError(
                    f"{label}: {name} has dtype {aval.dtype}, expected complex; use jacfwd"
                )

        def body(trace: Trace) -> Any:
            traced = call.traced(trace)
            tables = _wirtinger_tables(trace, label, traced, size)
            return tuple(call.results(trace, traced, tables))

        return in_trace(label, body)

    return pair


def _wirtinger_tables(
    trace: Trace, label: str, traced: Traced, chunk: int | None
) -> tuple[Table, Table]:
    """∂f/∂z and ∂f/∂z̄ from the tangents along 1 and i."""
    avals, linear = input_avals(traced), forward(traced)
    offsets = offsets_of(avals)
    n = offsets[-1]
    batches = {
        int(v): with_imaginary(basis_of(traced.inputs[0], aval, offset, n)).id
        for (_, v), aval, offset in zip(linear.tangent_inputs, avals, offsets, strict=False)
    }
    tangents = batched_outputs(trace, label, linear, batches, 2 * n, chunk)
    tables: tuple[Table, Table] = ([], [])
    for y, t in zip(traced.out_avals, tangents, strict=True):
        dtype = complex_dtype(y.dtype if y.is_inexact else np.dtype(float))
        for table, sign in zip(tables, (-1j, 1j), strict=True):
            table.append(
                [
                    _half_sum(traced, (y.with_dtype(dtype), t), aval, offset, (n, sign))
                    for aval, offset in zip(avals, offsets, strict=False)
                ]
            )
    return tables


def _half_sum(
    traced: Traced, result: tuple[Aval, Any], aval: Aval, offset: Size, other: tuple[Size, complex]
) -> int:
    """(d₁ + sign · dᵢ) / 2 for one result and one argument."""
    (y, tangents), (n, sign) = result, other
    if tangents is None:
        return zeros(traced, y, aval)
    one, i = (
        convert_to(slice_axis(tangents, 0, start, start + aval.size), y.dtype)
        for start in (offset, n + offset)
    )
    both = (one + sign * i) / 2
    return reshaped(moved(both, 0, both.ndim - 1), (*y.shape, *aval.shape))
