"""Implicit differentiation of roots, fixed points and minima.

With x(θ) such that F(x, θ) = 0, the tangents of x solve the linear system F_x dx = −F_θ dθ,
whatever the solver did (the implicit function theorem; Griewank and Walther, Evaluating
Derivatives, 15.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Any, Protocol, cast as typed, overload

from computegraph import Body
from tenferro.implicit.checks import cast, check_same, largest, tracers, unknown_avals
from tenferro.implicit.linear import Solver, linear_solve
from tenferro.implicit.operator_calls import emit_call
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base import as_array, full
from tenferro.ops.base.bodies import varying
from tenferro.tensor import Aval
from tenferro.trace import Trace, is_number
from tenferro.transforms.control.bodies import Numbers, body_of, loop_constants
from tenferro.transforms.derivatives.forward import jvp, jvp_optional
from tenferro.transforms.derivatives.reverse import grad
from tenferro.transforms.tracing.arguments import (
    Arguments,
    Tree,
    check_callable,
    flatten,
    unflatten,
)
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.result_types import Arrays, Number, Value
from tenferro.transforms.tracing.tracing import Traced, in_trace, results, trace_call

__all__ = ["argmin", "fixed_point", "root"]

Function = Callable[..., Any]


class _LikeStart(Protocol):
    """Returns what is like `x0`, with arrays for numbers."""

    @overload
    def __call__(
        self,
        f: Function,
        solve: Function,
        x0: Number,
        *args: Any,
        linear_solver: Solver = "dense",
        tolerance: float | None = None,
    ) -> Arrays: ...
    @overload
    def __call__(
        self,
        f: Function,
        solve: Function,
        x0: Value,
        *args: Any,
        linear_solver: Solver = "dense",
        tolerance: float | None = None,
    ) -> Value: ...


def _like_start(function: Function) -> _LikeStart:
    return typed(_LikeStart, function)


@_like_start
def root(
    f: Function,
    solve: Function,
    x0: Any,
    *args: Any,
    linear_solver: Solver = "dense",
    tolerance: float | None = None,
) -> Any:
    """Return x with `f(x, *args) = 0`, which `solve(f, x0, *args)` finds.

    x and the arguments are pytrees of arrays; f returns a pytree like x. The equation is
    differentiated, and the solver is not: it may be `te.implicit.newton`, loops, or an external
    function through `te.external`. The initial guess `x0` defines structure, shapes and dtypes of
    x; the derivative with respect to it is zero. Gradients reach the arguments and closed-over
    values, in both modes and to any order. `linear_solver` solves the linear systems of
    derivatives, see `te.implicit.linear_solve`. With `tolerance`, the running program raises
    RuntimeError if an element of f(x) is larger.

    Raises TypeError for an x0 that is not floating-point or complex. If the structure or a shape of
    the result of f or of the solver differs from that of x0, ValueError is raised, which names the
    leaf; if a dtype differs, TypeError.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def f(x, a):
    ...     return x**3 + x - a
    >>> te.value_and_grad(lambda a: te.implicit.root(f, te.implicit.newton, 1.0, a))(10.0)
    (array(2.), array(0.07692308))
    """
    return _implicit("root", "f", f, f, solve, x0, args, linear_solver, tolerance)


@_like_start
def fixed_point(
    g: Function,
    solve: Function,
    x0: Any,
    *args: Any,
    linear_solver: Solver = "dense",
    tolerance: float | None = None,
) -> Any:
    """Return x with `g(x, *args) = x`, which `solve(g, x0, *args)` finds.

    `te.implicit.iterate` is a solver that repeats g. Other arguments, derivatives and errors are
    those of `te.implicit.root` for g(x) − x.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def babylonian(x, a):
    ...     return (x + a / x) / 2
    >>> te.value_and_grad(
    ...     lambda a: te.implicit.fixed_point(babylonian, te.implicit.iterate, 1.0, a)
    ... )(4.0)
    (array(2.), array(0.25))
    """

    def residual(x: Any, *rest: Any) -> Any:
        leaves, spec = flatten(g(x, *rest))
        before, own = flatten(x)
        if spec != own:
            return unflatten(spec, leaves)
        pairs = zip(leaves, before, strict=True)
        return unflatten(spec, [as_array("fixed_point", y) - z for y, z in pairs])

    return _implicit("fixed_point", "g", g, residual, solve, x0, args, linear_solver, tolerance)


@_like_start
def argmin(
    f: Function,
    solve: Function,
    x0: Any,
    *args: Any,
    linear_solver: Solver = "dense",
    tolerance: float | None = None,
) -> Any:
    """Return the x that minimizes `f(x, *args)`, which `solve(f, x0, *args)` finds.

    f is a real scalar. Derivatives are those of `te.implicit.root` for `te.grad(f)`; the matrix of
    the linear systems is the Hessian, so `linear_solver="cg"` is suitable. `tolerance` applies to
    the gradient. Other arguments and errors are those of `te.implicit.root`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def f(x, a):
    ...     return np.sum((x - a) ** 2) + x[0] ** 4
    >>> def newton(f, x0, a):
    ...     return te.implicit.newton(te.grad(f), x0, a)
    >>> x = te.implicit.argmin(f, newton, np.zeros(2), np.array([3.0, 5.0]))
    >>> x
    array([1., 5.])
    """
    check_callable("argmin", f)
    return _implicit("argmin", "f", f, grad(f), solve, x0, args, linear_solver, tolerance)


def _implicit(
    kind: str,
    what: str,
    function: Function,
    residual: Function,
    solve: Function,
    x0: Any,
    args: Sequence[Any],
    linear_solver: Solver,
    tolerance: float | None,
) -> Any:
    """x with residual(x, *args) = 0, found by solve(function, x0, *args)."""
    check_callable(kind, function)
    if not callable(solve):
        raise TypeError(
            f"{kind}: solve is of type {type(solve).__name__}, expected a function such as "
            f"te.implicit.newton or iterate: te.implicit.{kind}({what}, solve, x0, *args)"
        )
    equation = _Equation(f"{kind}({name_of(function)})", what, residual, x0, args)

    def solution(x: Any, *rest: Any) -> Any:
        return solve(function, x, *rest)

    def body(trace: Trace) -> list[Any]:
        return equation.solved(trace, solution, linear_solver, tolerance)

    return unflatten(equation.spec, in_trace(equation.label, body))


def solution(
    label: str,
    residual: Function,
    solve: Function,
    x0: Any,
    values: Function,
    linear_solver: Solver = "dense",
) -> tuple[Any, Any, Any]:
    """x with `residual(x) = 0`, `values(x)` and counts, all as `solve(x0)` returns them.

    The solver has computed the values on its way, so they are not computed again; their derivatives
    are those of `values` at x. Counts are integers, bools and other values without derivative.
    """
    equation = _Equation(label, "f", residual, x0, ())
    found: list[Any] = []

    def body(trace: Trace) -> list[Any]:
        leaves, trees = equation.solved_with_values(trace, solve, values, linear_solver)
        found.append(trees)
        return leaves

    leaves = in_trace(label, body)
    parts = [equation.spec, *found[0]]
    ends = list(accumulate(spec.num_leaves for spec in parts))
    x, at_x, counts = (
        unflatten(spec, leaves[end - spec.num_leaves : end])
        for spec, end in zip(parts, ends, strict=True)
    )
    return x, at_x, counts


class _Equation:
    """A residual and its arguments; the unknown begins as `x0`."""

    def __init__(
        self, label: str, what: str, residual: Function, x0: Any, args: Sequence[Any]
    ) -> None:
        self.label = label
        self.what = what
        self.residual = residual
        self.start, self.spec = flatten(x0)
        self.avals = unknown_avals(label, "x0", self.spec, self.start)
        self.rest = Arguments(args)
        self.rest_avals = self.rest.avals(label)

    @property
    def size(self) -> int:
        """The number of arrays that are unknown."""
        return len(self.start)

    def solved(
        self, trace: Trace, solution: Function, linear_solver: Solver, tolerance: float | None
    ) -> list[Any]:
        """The arrays of x: a call of the solver with the rule of the equation."""
        residual = self._residual(trace)
        self._check_dependence(trace, residual)
        solved = self._traced(trace, self._checked(solution, tolerance))
        check_same(self.label, "the result of the solver", "x0", solved, self.spec, self.avals)
        return self._called(trace, residual, solved, None, linear_solver)

    def solved_with_values(
        self, trace: Trace, solve: Function, values: Function, linear_solver: Solver
    ) -> tuple[list[Any], list[Tree]]:
        """The arrays of x, of values and of counts, and the structures of the latter two."""
        residual = self._residual(trace)
        self._check_dependence(trace, residual)
        solved = self._traced(trace, solve)
        described = self._traced(trace, values)
        trees = [solved.out_tree.child(i) for i in (1, 2)]
        m, k = self.size, described.out_tree.num_leaves
        if solved.out_avals[: m + k] != [*self.avals, *described.out_avals]:
            raise TypeError(
                f"{self.label}: the solver returns {solved.out_avals[: m + k]}, expected "
                f"{[*self.avals, *described.out_avals]}, as the unknowns and their values are"
            )
        return self._called(trace, residual, solved, described, linear_solver), trees

    def _called(
        self,
        trace: Trace,
        residual: Traced,
        solved: Traced,
        described: Traced | None,
        linear_solver: Solver,
    ) -> list[Any]:
        """The outputs of a solver: a call of it with the rule of the equation."""
        functions = [residual, solved] if described is None else [residual, solved, described]
        lifted = loop_constants(trace, functions)
        bodies = [body_of(trace, f, lifted) for f in functions if f is not solved]
        rule = self._rule(trace, bodies, lifted, solved.out_avals, linear_solver)
        inputs, outs = emit_call(trace, self.label, solved, rule, lifted)
        start = [cast(x, aval) for x, aval in zip(self.start, self.avals, strict=True)]
        return results(trace, outs, inputs, [*start, *self.rest.leaves])

    def _residual(self, trace: Trace) -> Traced:
        """The traced residual, once the dtypes of numbers in x0 are known."""
        weak = [is_number(x) for x in self.start]
        numbers = Numbers(self.residual)
        traced = self._traced(trace, numbers, weak)
        if traced.out_tree == self.spec and any(weak):
            for i, aval in enumerate(traced.out_avals):
                if weak[i] and aval.is_inexact and not numbers.numbers[i]:
                    self.avals[i] = self.avals[i].with_dtype(aval.dtype)
            traced = self._traced(trace, self.residual)
        name = "the result of g" if self.what == "g" else "the residual"
        check_same(self.label, name, "x0", traced, self.spec, self.avals)
        return traced

    def _traced(
        self, trace: Trace, function: Function, weak: Sequence[bool] | None = None
    ) -> Traced:
        flags = weak or [False] * self.size
        triples = zip(self.start, self.avals, flags, strict=True)
        unknown = [x if is_weak else aval for x, aval, is_weak in triples]
        args = (unflatten(self.spec, unknown), *self.rest.tree)
        avals = [*self.avals, *self.rest_avals]
        return trace_call(trace, function, args, self.label, avals=avals, repeats=True)

    def _checked(self, solution: Function, tolerance: float | None) -> Function:
        """The solver's x, with a look at the residual if there is a tolerance."""
        if tolerance is None:
            return solution
        message = (
            f"{self.label}: the solver has not converged: not every element of the residual is at "
            f"most {tolerance:.3g} (tolerance)"
        )

        def checked(x0: Any, *rest: Any) -> Any:
            x = solution(x0, *rest)
            leaves, spec = flatten(x)
            arrays = [as_array(self.label, leaf) for leaf in leaves]
            left = largest(flatten(self.residual(x, *rest))[0])
            return unflatten(spec, ensured_leaves(arrays, left <= tolerance, message))

        return checked

    def _check_dependence(self, trace: Trace, residual: Traced) -> None:
        """Raise ValueError for an equation that does not depend on the unknowns."""
        outside = loop_constants(trace, [residual])
        body = body_of(trace, residual, outside)
        first = len(outside)
        flags = [first <= i < first + self.size for i in range(len(body.inputs))]
        for path, there in zip(self.spec.accessors(), varying(body, flags), strict=True):
            if not there:
                raise ValueError(
                    f"{self.label}: the residual{path.codify('')} does not depend on x, so it "
                    "defines no x"
                )

    def _rule(
        self,
        trace: Trace,
        bodies: Sequence[Body],
        lifted: Sequence[int],
        outputs: Sequence[Aval],
        linear_solver: Solver,
    ) -> Traced:
        """Of all operands, outputs and tangents, linear in these: the tangents of the outputs.

        Operands are those that the equation reads from outside, the start, and the arguments. The
        bodies are those of the residual and, if there are any, of the values at x.
        """
        n, m = len(lifted), self.size
        operands = [*(trace.metas[v] for v in lifted), *self.avals, *self.rest_avals]
        varied = [aval for aval in operands if aval.is_inexact]

        def rule(xs: Sequence[Any], ys: Sequence[Any], dxs: Sequence[Any]) -> list[Any]:
            tangents = iter(dxs)
            every = [next(tangents) if aval.is_inexact else None for aval in operands]
            fixed, there = [*xs[:n], *xs[n + m :]], [*every[:n], *every[n + m :]]

            def of(body: Body, unknown: Sequence[Any], rest: Sequence[Any]) -> list[Any]:
                ids = [x.id for x in (*rest[:n], *unknown, *rest[n:])]
                return list(tracers(trace, body.emit(trace, ids, roles=False)))

            x = list(ys[:m])
            dx = self._tangents(partial(of, bodies[0]), x, fixed, there, linear_solver)
            if len(bodies) == 1:
                return dx
            _, changes = jvp_optional(
                lambda *a: of(bodies[1], a[:m], a[m:]), (*x, *fixed), (*dx, *there)
            )
            pairs = list(zip(ys[m : m + len(changes)], changes, strict=True))
            return [*dx, *(full(y, y.aval, 0) if d is None else d for y, d in pairs)]

        values = (operands, list(outputs), varied)
        return trace_call(trace, rule, values, self.label, avals=[*operands, *outputs, *varied])

    def _tangents(
        self,
        residual: Function,
        x: Sequence[Any],
        fixed: Sequence[Any],
        tangents: Sequence[Any],
        linear_solver: Solver,
    ) -> list[Any]:
        """dx with F_x dx = −F_θ dθ."""
        changes = [None] * len(x)
        if fixed:
            _, changes = jvp_optional(
                lambda *rest: residual(x, rest), tuple(fixed), tuple(tangents)
            )
        if all(change is None for change in changes):
            return [full(y, y.aval, 0) for y in x]
        right = [
            full(y, y.aval, 0) if change is None else -change
            for y, change in zip(x, changes, strict=True)
        ]

        def matvec(dx: Sequence[Any]) -> Any:
            return jvp(lambda *y: residual(y, fixed), tuple(x), tuple(dx))[1]

        return list(linear_solve(matvec, right, linear_solver))
