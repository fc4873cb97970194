"""Repeating a body as long as a condition holds.

Operands are constants and carries, which condition and body take. Outputs are the last carries, the
number of steps, and the results of the body after its carries, stacked: a record whose length is
unknown before the loop has run (`STEPS`). Only derivative rules make loops that record.

Maths note: control.
"""

from __future__ import annotations

from typing import Any

from computegraph import Body
from tenferro.ops.base import Family, refuse
from tenferro.ops.base.bodies import Flags
from tenferro.ops.control.scan import COUNT, check_carry, check_lanes, stacked
from tenferro.ops.loops.loop import reads_places
from tenferro.ops.loops.rule import loop_jvp
from tenferro.tensor import STEPS, Aval, aval_of
from tenferro.tensor.dtypes import bool_

_TEST: Aval = aval_of((), bool_)


def _infer(
    *avals: Aval,
    cond: Body,
    body: Body,
    consts: int,
    recompute: bool,
    limit: tuple[int, int] | None,
    lanes: Flags,
) -> Any:
    check_lanes("while_loop", lanes, body)
    n = len(avals) - consts
    if not 0 <= consts <= len(avals):
        refuse("while_loop", "consts", consts, f"an integer from 0 to {len(avals)}")
    if avals != body.inputs or avals != cond.inputs:
        refuse("while_loop", "operands", list(avals), f"{list(body.inputs)}", "are")
    check_carry("while_loop", body, consts, n)
    if cond.metas != (_TEST,):
        refuse("while_loop", "the condition", cond.metas, "one bool")
    return (*body.metas[:n], COUNT, *(stacked(m, STEPS) for m in body.metas[n:]))


while_loop = Family("while_loop", _infer, n_outputs=lambda *, body, **_: len(body.outputs) + 1)
"""Parameters: `cond`, `body`, the number of `consts`, `recompute` (as for `scan`), and `limit`: the
most steps to make and the number that an error then names, or None; `lanes` (as for `scan`)."""
while_loop.jvp(loop_jvp)
while_loop.runs_each_time = reads_places
