"""Matrix-free linear systems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from computegraph import Body
from tenferro.implicit.checks import cast, check_same, tracers, unknown_avals
from tenferro.implicit.solvers import bicgstab, cg, gmres
from tenferro.implicit.vectors import Vectors
from tenferro.linalg.solve import solve_regular
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base import full
from tenferro.ops.base.bodies import transposed
from tenferro.ops.control.linear_solve import linear_solve as family
from tenferro.ops.loops.linearity import linear_part
from tenferro.tensor import Aval
from tenferro.trace import Trace
from tenferro.transforms.batching.vmap import vmap
from tenferro.transforms.control.bodies import body_of, emitted, loop_constants
from tenferro.transforms.derivatives.complex_linearity import what_is_not_complex_linear
from tenferro.transforms.derivatives.derivative_tables import basis_of
from tenferro.transforms.tracing.arguments import Tree, check_callable, flatten, unflatten
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.result_types import Value
from tenferro.transforms.tracing.tracing import Traced, in_trace, results, trace_call

__all__ = ["linear_solve"]

Function = Callable[..., Any]
Solver = str | Function
SOLVERS: dict[str, Function] = {"bicgstab": bicgstab, "cg": cg, "gmres": gmres}


def linear_solve(
    matvec: Function,
    b: Value,
    solver: Solver = "dense",
    *,
    symmetric: bool | None = None,
    preconditioner: Function | None = None,
) -> Value:
    """Solve `matvec(x) = b` for x, where `matvec` is linear; b and x are pytrees of arrays.

    Gradients reach b and the closed-over values of `matvec`, in both modes and to any order; the
    solver is not differentiated. Reverse mode solves the adjoint system with the transpose of
    `matvec`.

    `solver` is "dense" (the matrix is formed and factorized once, for all derivatives), "cg",
    "gmres" or "bicgstab" (pass options to `te.implicit.cg` etc. with `functools.partial`), or a
    function `solver(matvec, b)` with one-dimensional b, which may call external functions.
    `symmetric` states that the matrix is its own adjoint, which avoids computing the adjoint; "cg"
    assumes it. `preconditioner(r)` returns an approximate solution for r. It is passed to the
    solver as `preconditioner=`, and its transpose is passed for adjoint systems.

    A complex system whose `matvec` is linear over the real numbers only is solved as a real system.

    Raises ADRuleError for a nonlinear `matvec`. If the structure or a shape of its result differs
    from that of b, ValueError is raised, which names the leaf; if a dtype differs, TypeError. The
    running program raises LinAlgError for a singular matrix, and RuntimeError for an iteration that
    does not converge.

    >>> import numpy as np
    >>> linear_solve(lambda x: 2.0 * x + x[::-1], np.array([3.0, 3.0]))
    array([1., 1.])
    """
    check_callable("linear_solve", matvec)
    label = f"linear_solve({name_of(matvec)})"
    x: Value = solution(label, "matvec returns zero", matvec, b, solver, symmetric, preconditioner)
    return x


def solution(
    label: str,
    zero: str,
    matvec: Function,
    b: Any,
    solver: Solver,
    symmetric: bool | None = None,
    preconditioner: Function | None = None,
    adjoint_solver: Function | None = None,
) -> Any:
    """What `linear_solve` returns; for messages, `zero` says why one unknown has no solution.

    `adjoint_solver` solves adjoint systems, by default `solver`.
    """
    chosen = _chosen(label, solver, preconditioner)
    leaves, spec = flatten(b)
    avals = unknown_avals(label, "b", spec, leaves, integers=True)
    arrays = [cast(x, aval) for x, aval in zip(leaves, avals, strict=True)]
    is_symmetric = _is_cg(chosen) if symmetric is None else bool(symmetric)

    def body(trace: Trace) -> list[Any]:
        inputs = [trace.fresh(aval, f"b{i}") for i, aval in enumerate(avals)]
        system = _System(trace, label, spec, avals)
        maps = [system.traced("matvec", matvec)]
        if preconditioner is not None:
            maps.append(system.traced("the preconditioner", preconditioner))
        vectors = system.vectors(maps)
        flat = [system.flat(vectors, x) for x in maps]
        vector = vectors.pack(inputs)
        if chosen is None:
            x = _dense(f"{label}: the system is singular", zero, flat[0], vector)
        else:
            x = _iterative(system, flat, vector, chosen, adjoint_solver or chosen, is_symmetric)
        outs = [y.id for y in vectors.unpack(x)]
        return results(trace, outs, [y.id for y in inputs], arrays)

    return unflatten(spec, in_trace(label, body))


def _chosen(label: str, solver: Solver, preconditioner: Function | None) -> Function | None:
    """The function that solves; None for a dense solver."""
    if preconditioner is not None:
        check_callable(f"{label}: preconditioner", preconditioner)
    if callable(solver):
        return solver
    if solver == "dense":
        if preconditioner is not None:
            raise ValueError(f"{label}: the solver is 'dense', which takes no preconditioner")
        return None
    if solver not in SOLVERS:
        raise ValueError(
            f"{label}: solver is {solver!r}, expected a function or one of "
            f"{sorted([*SOLVERS, 'dense'])}"
        )
    return SOLVERS[solver]


def _is_cg(solver: Function | None) -> bool:
    while isinstance(solver, partial):
        solver = solver.func
    return solver is cg


def _dense(singular: str, zero: str, matvec: Function, b: Any) -> Any:
    """By factors of the matrix; a single unknown by a division."""
    if b.shape == (1,):
        (a,) = matvec(full(b, b.aval, 1)).reshape(1)
        (checked,) = ensured_leaves([a], a != 0, f"{singular}: {zero}", "LinAlgError")
        return b / np.where(a == 0, 1, checked)  # where nobody checks, 1: no NaN in dead branches
    matrix = vmap(matvec, out_axes=1)(basis_of(b, b.aval, 0, b.aval.size))
    return solve_regular(matrix, b, singular)


def _iterative(
    system: _System, maps: Sequence[Function], b: Any, solver: Function, adjoint_solver: Function,
    symmetric: bool,
) -> Any:  # fmt: skip
    """One operation, with the solutions of the system and of its adjoint as bodies."""
    trace = system.trace
    there = [system.vector_map(x, b.aval) for x in maps]
    if symmetric:
        back, adjoint = there[0], maps
    else:
        adjoint = [system.adjoint(x) for x in there]
        back = system.vector_map(adjoint[0], b.aval)
    solved = system.solved(solver, maps, b.aval)
    parts = {
        "matvec": there[0],
        "adjoint": back,
        "solve": solved,
        "adjoint_solve": solved if symmetric else system.solved(adjoint_solver, adjoint, b.aval),
    }
    consts = loop_constants(trace, list(parts.values()))
    bodies = {name: body_of(trace, part, consts) for name, part in parts.items()}
    operation = family.bind(consts=len(consts), **bodies)
    return tracers(trace, emitted(trace, operation, [*consts, b.id]))[0]


@dataclass(frozen=True)
class _System:
    """Linear maps of arrays like b, as they are traced."""

    trace: Trace
    label: str
    spec: Tree
    avals: Sequence[Aval]

    def traced(self, what: str, function: Function) -> tuple[Body, list[int], bool]:
        """A map as a body with its constants, and whether it is linear over the reals only."""
        args = [unflatten(self.spec, self.avals)]
        traced = trace_call(self.trace, function, args, self.label, avals=self.avals, repeats=True)
        check_same(self.label, f"the result of {what}", "b", traced, self.spec, self.avals)
        consts = loop_constants(self.trace, [traced])
        body = body_of(self.trace, traced, consts)
        return body, consts, self._is_real(what, body, len(consts))

    def _is_real(self, what: str, body: Body, n: int) -> bool:
        m = len(self.avals)
        part = linear_part(body, n, (True,) * m, f"{self.label}: {what} is not linear")
        for path, there in zip(self.spec.accessors(), part.outputs, strict=True):
            if not there:
                raise ValueError(
                    f"{self.label}: the result of {what}{path.codify('')} is zero for every "
                    "argument; the system is singular"
                )
        complexes = [aval.is_complex for aval in self.avals]
        if not all(complexes):
            return any(complexes)
        graph = part.linear.graph()
        name = what_is_not_complex_linear(graph.arena, graph.outputs, graph.inputs[-m:])
        return name is not None

    def vectors(self, maps: Sequence[tuple[Body, list[int], bool]]) -> Vectors:
        """How arrays are vectors, for all of the maps."""
        return Vectors(tuple(self.avals), any(real for _, _, real in maps))

    def flat(self, vectors: Vectors, of: tuple[Body, list[int], bool]) -> Function:
        """A map as a function of vectors."""
        body, consts, _ = of

        def applied(v: Any) -> Any:
            ids = [x.id for x in vectors.unpack(v)]
            outs = body.emit(self.trace, [*consts, *ids], roles=False)
            return vectors.pack(tracers(self.trace, outs))

        return applied

    def vector_map(self, function: Function, aval: Aval) -> Traced:
        """A function of a vector, traced."""
        return trace_call(self.trace, function, [aval], self.label, avals=[aval], repeats=True)

    def adjoint(self, traced: Traced) -> Function:
        """The adjoint of a linear function of vectors."""
        trace = self.trace
        consts = loop_constants(trace, [traced])
        body = body_of(trace, traced, consts)
        part = linear_part(body, len(consts), (True,), self.label)
        nothing = full(traced.inputs[0], traced.inputs[0].aval, 0).id
        reads = part.residuals.emit(trace, [*consts, nothing], roles=False)
        back = transposed(part.linear, (*(False,) * len(reads), True), (True,)).body

        def applied(ct: Any) -> Any:
            return tracers(trace, back.emit(trace, [*reads, ct.id], roles=False))[0]

        return applied

    def solved(self, solver: Function, maps: Sequence[Function], aval: Aval) -> Traced:
        """The solution as a function of b; maps are the matvec and perhaps a preconditioner."""
        options = {"preconditioner": maps[1]} if len(maps) > 1 else {}

        def solution(b: Any) -> Any:
            return solver(maps[0], b, **options)

        solved = self.vector_map(solution, aval)
        check_same(self.label, "the result of the solver", "b", solved, flatten(aval)[1], [aval])
        return solved
