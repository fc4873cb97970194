"""Solvers of equations: Newton's method, and repeating a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, overload

import numpy as np

from tenferro.implicit.checks import largest, tolerance_of, unknown_avals
from tenferro.implicit.linear import Solver, solution
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base import as_array
from tenferro.tensor import Array
from tenferro.transforms.control import while_loop
from tenferro.transforms.derivatives.forward import jvp
from tenferro.transforms.tracing.arguments import flatten, unflatten
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.result_types import Arrays, Number, Value

__all__ = ["iterate", "newton"]

Function = Callable[..., Any]
Step = Callable[[Any], Any]


@overload
def newton(f: Function, x0: Number, *args: Any, **options: Any) -> Arrays: ...


@overload
def newton(
    f: Function,
    x0: Value,
    *args: Any,
    tolerance: float | None = None,
    max_steps: int = 50,
    linear_solver: Solver = "dense",
    check: bool = True,
) -> Value: ...


def newton(
    f: Function,
    x0: Any,
    *args: Any,
    tolerance: float | None = None,
    max_steps: int = 50,
    linear_solver: Solver = "dense",
    check: bool = True,
) -> Any:
    """Solve `f(x, *args) = 0` by Newton's method from `x0`: a solver for `te.implicit.root`.

    The iteration ends when no element changes by more than `tolerance` times the largest element of
    x (at least `tolerance`). The default tolerance is eps^(2/3). With `check`, `max_steps` steps
    without convergence raise RuntimeError. `linear_solver` is that of `te.implicit.linear_solve`.

    >>> import tenferro as te
    >>> te.implicit.newton(lambda x, a: x * x - a, 1.0, 2.0)
    array(1.41421356)
    """

    def step(x: Any) -> Any:
        leaves, spec = flatten(x)
        value, _ = flatten(f(x, *args))

        def matvec(dx: Sequence[Any]) -> Any:
            def moved(*y: Any) -> Any:
                return flatten(f(unflatten(spec, y), *args))[0]

            return jvp(moved, tuple(leaves), tuple(dx))[1]

        label = f"newton({name_of(f)}): a step"
        dx = solution(label, "the derivative of f is zero", matvec, value, linear_solver)
        return unflatten(spec, [y - dy for y, dy in zip(leaves, dx, strict=True)])

    return _repeated("newton", step, x0, tolerance, max_steps, check)


@overload
def iterate(g: Function, x0: Number, *args: Any, **options: Any) -> Arrays: ...


@overload
def iterate(
    g: Function,
    x0: Value,
    *args: Any,
    tolerance: float | None = None,
    max_steps: int = 1000,
    check: bool = True,
) -> Value: ...


def iterate(
    g: Function,
    x0: Any,
    *args: Any,
    tolerance: float | None = None,
    max_steps: int = 1000,
    check: bool = True,
) -> Any:
    """Solve `g(x, *args) = x` by repeating g from `x0`: a solver for `te.implicit.fixed_point`.

    Options are those of `te.implicit.newton`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.implicit.iterate(np.cos, 1.0)
    array(0.73908513)
    """
    return _repeated("iterate", lambda x: g(x, *args), x0, tolerance, max_steps, check)


def _repeated(
    name: str, step: Step, x0: Any, tolerance: float | None, max_steps: int, check: bool
) -> Any:
    """Repeat a step until x stays."""
    start, spec = flatten(x0)
    avals = unknown_avals(name, "x0", spec, start)
    small = tolerance_of(tolerance, avals)
    start = [as_array(name, x) if hasattr(x, "aval") else x + 0.0 for x in start]

    def next_step(state: Any) -> Any:
        x, _, k = state
        after = step(x)
        pairs = zip(flatten(after)[0], flatten(x)[0], strict=True)
        moved = largest([as_array(name, y) - as_array(name, z) for y, z in pairs])
        scale = np.maximum(largest(flatten(after)[0]), 1.0)
        return after, moved > small * scale, k + 1

    def more(state: Any) -> Any:
        return state[1] & (state[2] < max_steps)

    x, moving, _ = while_loop(more, next_step, (unflatten(spec, start), True, 0), checkpoint=False)
    if not check:
        return x
    message = (
        f"te.implicit.{name}: x still moves by more than {small:.3g} (tolerance, of its largest "
        f"element) after {max_steps} steps (max_steps)"
    )
    if not isinstance(moving, Array):  # computed already
        if moving:
            raise RuntimeError(message)
        return x
    leaves = [as_array(name, y) for y in flatten(x)[0]]
    return unflatten(spec, ensured_leaves(leaves, ~as_array(name, moving), message))
