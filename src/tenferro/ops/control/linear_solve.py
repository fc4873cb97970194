"""Linear systems whose matrix is known by what it does to vectors.

How a system is solved is part of the operation, as a body: derivatives do not look into it. The
tangent of x in A x = b is A⁻¹(b' − A'x), and the transpose solves the adjoint system.

Maths note: control.
"""

from __future__ import annotations

from typing import Any

from computegraph import Body
from tenferro.ops.base import Family, apply, refuse
from tenferro.ops.base.batched import Flags, Size, as_batches
from tenferro.ops.base.bodies import inlined, tangent
from tenferro.ops.batching.rules import batched_body
from tenferro.ops.control.calls import computed
from tenferro.tensor import Aval
from tenferro.trace.tracer import SymbolicZero


def _infer(
    *avals: Aval, matvec: Body, adjoint: Body, solve: Body, adjoint_solve: Body, consts: int
) -> Aval:
    if consts != len(avals) - 1:
        refuse("linear_solve", "consts", consts, f"{len(avals) - 1}, one less than operands")
    for body in (matvec, adjoint, solve, adjoint_solve):
        if body.inputs != avals or body.metas != avals[consts:]:
            refuse("linear_solve", "operands", list(avals), f"those of a body, {body!r}", "are")
    return avals[-1]


linear_solve = Family("linear_solve", _infer, multilinear=lambda *, consts, **_: (consts,))
"""x with A x = b, of constants and b. All bodies take the constants, which A depends on, and one
more array: `matvec` computes A x, `adjoint` Aᴴ x, `solve` A⁻¹ b, `adjoint_solve` A⁻ᴴ b."""


@linear_solve.formula
def _(*inputs: Any, solve: Body, **_: Any) -> Any:
    return computed(solve, inputs)


@linear_solve.jvp
def _(*values: Any, matvec: Body, consts: int, **params: Any) -> Any:
    fixed, x, tangents = values[:consts], values[consts + 1], values[consts + 2 :]
    change = _change(matvec, (*fixed, x), tangents[:consts])
    db = tangents[consts]
    if change is not None:
        db = -change if isinstance(db, SymbolicZero) else db - change
    if isinstance(db, SymbolicZero):
        return None
    return apply(linear_solve.bind(matvec=matvec, consts=consts, **params), *fixed, db)


def _change(matvec: Body, inputs: tuple[Any, ...], tangents: tuple[Any, ...]) -> Any:
    """A'x; None if A does not vary."""
    there = [t for t in tangents if not isinstance(t, SymbolicZero)]
    on = tuple(not isinstance(t, SymbolicZero) for t in tangents)
    derivative = tangent(matvec, (*on, False), False)
    if not any(derivative.outputs):
        return None
    reads = inlined(derivative.residuals, inputs, inputs[0])
    return inlined(derivative.linear, [*reads, *there], inputs[0], linear=True)[0]


@linear_solve.transpose_all
def _(
    cts: tuple[Any, ...],
    active: Flags,
    *inputs: Any,
    matvec: Body,
    adjoint: Body,
    solve: Body,
    adjoint_solve: Body,
    consts: int,
) -> list[Any]:
    operation = linear_solve.bind(
        matvec=adjoint, adjoint=matvec, solve=adjoint_solve, adjoint_solve=solve, consts=consts
    )
    return [*(None,) * consts, apply(operation, *inputs[:consts], cts[0])]


@linear_solve.batch
def _(n: Size, on: Flags, *inputs: Any, consts: int, **bodies: Body) -> Any:
    flags = (*on[:consts], True)
    batched = {name: batched_body(body, n, flags, (True,)).body for name, body in bodies.items()}
    (b,) = as_batches(n, on[consts:], inputs[consts:])
    return apply(linear_solve.bind(consts=consts, **batched), *inputs[:consts], b)
