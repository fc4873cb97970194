"""Where solvers run: compiled on numbers, in a traced function by implicit differentiation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from tenferro.context import with_value
from tenferro.eager import Tensor, grad_enabled
from tenferro.implicit.equations import solution
from tenferro.implicit.linear import Solver
from tenferro.optimize.loops import SolverLoop
from tenferro.optimize.report import ProgressReport
from tenferro.optimize.result import OptimizeResult
from tenferro.pytree import flatten, unflatten
from tenferro.tensor.array import TracerError
from tenferro.trace import Tracer, current_trace
from tenferro.transforms import jit

T = TypeVar("T")
Function = Callable[..., Any]
DENSE = 256
"""Up to so many unknowns, the system of their derivatives is solved as a matrix."""


def check_backend(
    label: str, backend: str | None, method: str, compiled_methods: Iterable[str]
) -> bool:
    """Whether a method runs as a compiled loop; ValueError for a backend that does not have it."""
    if backend not in (None, "compiled", "scipy"):
        raise ValueError(f"{label}: backend is {backend!r}, expected 'compiled' or 'scipy'")
    if backend == "compiled" and method not in compiled_methods:
        raise ValueError(
            f"{label}: method {method!r} has no compiled form, expected one of "
            f"{sorted(compiled_methods)}, or backend='scipy'"
        )
    return backend != "scipy" and method in compiled_methods


def options_of(
    label: str,
    method: str,
    names: list[str],
    options: dict[str, Any] | None,
    report: ProgressReport,
) -> dict[str, Any]:
    """The options of a compiled method, by its parameters; "disp" shows progress."""
    given = dict(options or {})
    if given.pop("disp", False):
        report.show()
    unknown = sorted(set(given) - set(names))
    if unknown:
        raise ValueError(
            f"{label}: method {method!r} has no options {unknown}, expected some of {names}"
        )
    return given


def is_traced(*trees: Any) -> bool:
    """Whether derivatives may go through a solver: a trace runs, or variables are among these."""
    if current_trace.get() is not None:
        return True
    leaves, _ = flatten(trees)
    return grad_enabled() and any(isinstance(x, Tensor) and x.requires_grad for x in leaves)


@dataclass(frozen=True)
class SolverProblem:
    """A solver with what its solution is: the three ways to run it share these functions.

    `loop(args)` is the solver, and `parts` of its last state are x, values that have derivatives,
    and counts. `residual(args)` is zero at x, `values(args)` of x are those of the state, and
    `finished(args)` makes the result of the parts. `reported` of a state is what progress shows.
    """

    label: str
    loop: Callable[[tuple[Any, ...]], SolverLoop]
    parts: Callable[[Any], tuple[Any, Any, Any]]
    residual: Callable[[tuple[Any, ...]], Function]
    values: Callable[[tuple[Any, ...]], Function]
    finished: Callable[[tuple[Any, ...]], Callable[[Any, Any, Any], Any]]
    reported: Callable[[Any], tuple[Any, dict[str, Any]]]
    iterative: Solver = "gmres"
    """What solves the systems of derivatives where there are many unknowns."""
    solver: Callable[[tuple[Any, ...]], Solver] | None = None
    """What solves them in any case."""

    def result(self, start: Any, args: tuple[Any, ...], report: ProgressReport) -> Any:
        """The result, of arrays, tensors or traced values."""
        traced = is_traced(start, args)
        if report.is_needed:
            report.check_untraced(self.label, traced)
            with report:
                state = self.loop(args).reported(
                    start, lambda state: report.ended_by(*self.reported(state))
                )
            return jit(self.finished(args))(*self.parts(state))
        if not traced:
            return compiled(
                lambda x, args: self.finished(args)(*self.parts(self.loop(args).run(x))),
                start,
                args,
            )
        found = solution(
            self.label,
            self.residual(args),
            lambda x: self.parts(self.loop(args).run(x)),
            start,
            self.values(args),
            self._solver(np.size(start), args),
        )
        return self.finished(args)(*found)

    def _solver(self, size: int, args: tuple[Any, ...]) -> Solver:
        if self.solver is not None:
            return self.solver(args)
        return "dense" if size <= DENSE else self.iterative


def compiled(work: Callable[[Any, tuple[Any, ...]], T], start: Any, args: tuple[Any, ...]) -> T:
    """`work(start, args)` as one compiled program, the same one for other numbers in args.

    Where Python's control flow reads the numbers, they are part of the program.
    """
    leaves, spec = flatten(args)
    varies = [_is_inexact(x) for x in leaves]

    def run(x: Any, values: Sequence[Any]) -> T:
        given = iter(values)
        merged = [next(given) if v else x for x, v in zip(leaves, varies, strict=True)]
        return work(x, unflatten(spec, merged))

    try:
        return jit(run)(start, [x for x, v in zip(leaves, varies, strict=True) if v])
    except TracerError:
        if not any(varies):
            raise
    return jit(lambda x: work(x, args))(start)


def _is_inexact(x: Any) -> bool:
    dtype = getattr(x, "dtype", None)
    return isinstance(x, float | complex) if dtype is None else np.dtype(dtype).kind in "fc"


class OnNumbers:
    """Refuses traced values where SciPy's solver runs, and names what serves instead."""

    def __init__(
        self,
        label: str,
        method: str,
        compiled_methods: Iterable[str],
        solver: str = "SciPy's solver",
    ) -> None:
        self.label, self.method, self.solver = label, method, solver
        self.methods = sorted(compiled_methods)

    def check(self, what: str, tree: Any) -> None:
        """Raise TypeError for traced leaves."""
        if any(isinstance(x, Tracer) for x in flatten(tree)[0]):
            raise self._refusal(f"{what} is traced")

    def run(self, work: Callable[[], Any]) -> OptimizeResult:
        """What `work` returns, apart from the trace that runs; TypeError if it reads the trace."""
        try:
            result: OptimizeResult = with_value(current_trace, None, work)
            return result
        except TracerError:
            if current_trace.get() is None:
                raise
            raise self._refusal("the function reads a traced value") from None

    def _refusal(self, what: str) -> TypeError:
        instead = (
            'leave out backend="scipy", as the compiled method runs there'
            if self.method in self.methods
            else f"methods that run there are {', '.join(map(repr, self.methods))}"
        )
        return TypeError(
            f"{self.label}: {what}, but method {self.method!r} is {self.solver} and cannot "
            f"run inside a traced function; {instead}. te.implicit differentiates any solver"
        )
