"""Programs computed again, operation by operation, to find the one that is to blame.

The NumPy kernels compute them. Of a loop, the step is looked for in which something is found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from computegraph import Body, MaterializedGraph, Origin
from tenferro.engines.numpy.loops import body_program, scan_of, switch_of, while_of
from tenferro.kernels.table import kernel
from tenferro.ops.base.binding import bind_operation
from tenferro.ops.loops.loop import Loop
from tenferro.tensor.binding import bind_aval, match_sizes

NDArray = np.ndarray[Any, Any]
Step = Callable[..., Any]


class Recomputed:
    """The values of a program; `last` is the operation that was computed last."""

    def __init__(self, graph: MaterializedGraph, arrays: Sequence[NDArray]) -> None:
        self.graph = graph
        self.arena = graph.arena
        self.last = -1
        self.values: dict[int, NDArray] = dict(zip(graph.inputs, arrays, strict=True))
        metas = [self.arena.metas[v] for v in graph.inputs]
        symbolic = any(aval.is_symbolic for aval in metas)
        self.sizes = match_sizes(metas, [x.shape for x in arrays]) if symbolic else {}

    def compute(self) -> None:
        """Compute every value, without warnings."""
        with np.errstate(all="ignore"):
            for v, operation, operands, _ in self.arena.applications(self.graph.order):
                self.last = v
                results = self.results(operation, operands)
                several: Any = results if operation.n_outputs > 1 else (results,)
                for slot, y in enumerate(several):
                    self.values[v + slot] = np.asarray(y)

    def results(self, operation: Any, operands: Sequence[int]) -> Any:
        """The result of an operation, or a sequence of them."""
        return self._kernel(operation, operands)(*[self.values[a] for a in operands])

    def inside(self, v: int, step_of: Callable[[Body], Step]) -> FoundError | None:
        """What is found in the body of a loop, or in a branch, whose steps are as `step_of` says;
        None for another operation, or where nothing is found."""
        operation: Any = self.arena.operation(v)
        loop = with_steps(operation, step_of)
        if loop is None or self.sizes:
            return None
        try:
            with np.errstate(all="ignore"):
                loop(*[self.values[a] for a in self.operands(v)])
        except FoundError as error:
            return error
        except Exception:  # noqa: BLE001  (it raises what its program has raised)
            return None
        return None

    def operands(self, v: int) -> tuple[int, ...]:
        """The operands of the operation that computes a value."""
        return self.arena.nodes[v - self.arena.slot(v)][1:]

    def origin(self, v: int) -> Origin | None:
        """The origin of a value, if that is known."""
        return (self.arena.origins or {}).get(v - self.arena.slot(v))

    def _kernel(self, operation: Any, operands: Sequence[int]) -> Any:
        avals = [self.arena.metas[a] for a in operands]
        if self.sizes:
            operation = bind_operation(operation, self.sizes)
            avals = [bind_aval(aval, self.sizes) for aval in avals]
        return kernel(operation, tuple(avals))


class FoundError(Exception):
    """Ends a loop in the step where something is found; the loop notes which one it is."""

    def __init__(self, found: Any) -> None:
        super().__init__(str(found))
        self.found = found


def _scan(operation: Any, step_of: Callable[[Body], Step]) -> Step:
    loop = Loop.of(operation)
    return scan_of(loop, step_of(loop.body))


def _while(operation: Any, step_of: Callable[[Body], Step]) -> Step:
    loop = Loop.of(operation)
    return while_of(loop, body_program(operation.params["cond"]).borrow, step_of(loop.body))


def _switch(operation: Any, step_of: Callable[[Body], Step]) -> Step:
    return switch_of([step_of(branch) for branch in operation.params["branches"]])


_IN_BODIES = {"scan": _scan, "while_loop": _while, "switch": _switch}


def with_steps(operation: Any, step_of: Callable[[Body], Step]) -> Step | None:
    """A loop, or a branch, whose bodies run as `step_of` says; None for another operation."""
    made = _IN_BODIES.get(operation.name)
    return None if made is None else made(operation, step_of)
