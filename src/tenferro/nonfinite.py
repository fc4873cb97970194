"""Which operation of a program first gave a NaN or an infinity.

A program whose result is bad is computed again, operation by operation, by the NumPy kernels. From
the bad results the search follows bad operands; the first operation found whose
result was bad while its operands were not is reported. In a loop it is looked for in the step
where it happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from computegraph import Body, MaterializedGraph, Origin
from tenferro.engines.numpy.loops import body_program
from tenferro.nan_debugging import NanDebugging, nan_debugging
from tenferro.passes.every_engine import for_every_body, for_every_engine
from tenferro.recomputed import FoundError, NDArray, Recomputed
from tenferro.trace import origin_text

FINITE, INFINITE, NAN = range(3)
_WORDS = {INFINITE: "an infinity", NAN: "NaN"}
_SHOWN = 6
"""Of so many operands the message says shape and dtype."""


def kind_of(x: Any) -> int:
    """The worst that is among the elements."""
    array = np.asarray(x)
    if array.dtype.kind not in "fc":
        return FINITE
    with np.errstate(all="ignore"):
        if np.isfinite(array).all():
            return FINITE
        return NAN if np.isnan(array).any() else INFINITE


def is_bad(debugging: NanDebugging, x: Any) -> bool:
    """Whether an array holds what is looked for."""
    return kind_of(x) >= (INFINITE if debugging.infinities else NAN)


@dataclass(frozen=True)
class Culprit:
    """An operation that gave what its operands had not; None for an operand of the program."""

    operation: Any
    operands: Sequence[NDArray]
    result: NDArray
    origin: Origin | None
    steps: tuple[str, ...] = ()

    def __str__(self) -> str:
        kind = kind_of(self.result)
        index = first_index(self.result, kind)
        where = f" at index {index}" if index else ""
        if self.operation is None:
            return f"an argument, or a closed-over array, contains {_WORDS[kind]}{where}"
        value = self.result[index]
        return f"{self._called(index)} returned {value}{where}{self._place()}"

    def _called(self, index: tuple[int, ...]) -> str:
        """The operation on the numbers that it met, or on what its operands are."""
        name, shape = self.operation.name, self.result.shape
        if self.operation.family.pointwise and all(x.shape == shape for x in self.operands):
            return f"{name}({', '.join(str(x[index]) for x in self.operands)})"
        kinds = [f"{x.dtype.name}[{','.join(map(str, x.shape))}]" for x in self.operands[:_SHOWN]]
        more = ", ..." if len(self.operands) > _SHOWN else ""
        return f"{name}({', '.join(kinds)}{more})"

    def _place(self) -> str:
        found = "".join(f", {step}" for step in self.steps)
        if self.origin is None:
            return f"{found} (lines are known of what is traced or recorded in te.debug_nans())"
        return f"{found}, {origin_text(self.origin)}"


def first_index(x: NDArray, kind: int) -> tuple[int, ...]:
    """The index of the first element of a kind."""
    test = np.isnan if kind == NAN else np.isinf
    return tuple(int(i) for i in np.argwhere(test(x))[0])


def check(graph: MaterializedGraph, arrays: Sequence[Any], outputs: Sequence[Any]) -> None:
    """Raise FloatingPointError, naming the operation, if results are bad and somebody asks."""
    debugging = nan_debugging()
    if debugging is None or not any(is_bad(debugging, y) for y in outputs):
        return
    whole = for_every_engine(graph)
    found = NonfiniteSearch(whole, [np.asarray(x) for x in arrays], debugging).culprit()
    if found is not None:
        raise FloatingPointError(f"te.debug_nans: {found}")
    if any(kind_of(y) == NAN for y in outputs) and not any(kind_of(x) == NAN for x in arrays):
        raise FloatingPointError(
            "te.debug_nans: a result contains NaN, but not when it is recomputed operation by "
            "operation; the engines differ by rounding, or an external function returned a "
            "different value"
        )


class NonfiniteSearch(Recomputed):
    """The way back from the bad values of a program."""

    def __init__(
        self, graph: MaterializedGraph, arrays: Sequence[NDArray], debugging: NanDebugging
    ) -> None:
        super().__init__(graph, arrays)
        self.debugging = debugging
        self.compute()

    def culprit(self) -> Culprit | None:
        """Where what is bad in the outputs began."""
        reached = self._reached()
        for v in sorted(reached):
            if not self._is_given(v) and self._made_here(v):
                return self._at(v)
        for v in sorted(reached):
            if self._is_given(v) and kind_of(self.values[v]) == NAN:
                return Culprit(None, (), self.values[v], self.origin(v))
        return None

    def _is_given(self, v: int) -> bool:
        """Whether a value is an argument or a constant."""
        return v in self.graph.inputs or len(self.operands(v)) == 0

    def _reached(self) -> set[int]:
        """The bad values that bad outputs were computed from."""
        waiting = [v for v in self.graph.outputs if is_bad(self.debugging, self.values[v])]
        reached = set(waiting)
        while waiting:
            v = waiting.pop()
            more = [] if self._is_given(v) else self._bad_operands(v)
            waiting += [a for a in more if a not in reached]
            reached.update(more)
        return reached

    def _bad_operands(self, v: int) -> list[int]:
        """The operands that are bad where the value is."""
        operation: Any = self.arena.operation(v)
        operands, result = self.operands(v), self.values[v]
        bad = [a for a in operands if is_bad(self.debugging, self.values[a])]
        if not operation.family.pointwise or any(self.values[a].shape != result.shape for a in bad):
            return bad
        where = ~np.isfinite(result)
        chosen = dict.fromkeys(bad, where)
        if operation.name == "select":
            test = self.values[operands[0]]
            chosen = {operands[1]: where & test, operands[2]: where & ~test}
        return [a for a in bad if (chosen[a] & ~np.isfinite(self.values[a])).any()]

    def _made_here(self, v: int) -> bool:
        """Whether a value is worse than all that it was computed from."""
        worst = max((kind_of(self.values[a]) for a in self._bad_operands(v)), default=FINITE)
        return kind_of(self.values[v]) > worst

    def _at(self, v: int) -> Culprit:
        inner = self.inside(v, lambda body: _step_with_search(body, self.debugging))
        if inner is not None:
            found: Culprit = inner.found
            return replace(found, steps=(*getattr(inner, "__notes__", ()), *found.steps))
        operands = [self.values[a] for a in self.operands(v)]
        return Culprit(self.arena.operation(v), operands, self.values[v], self.origin(v))


def _step_with_search(body: Body, debugging: NanDebugging) -> Any:
    run, graph = body_program(body).borrow, for_every_body(body)

    def step(*arrays: Any) -> list[Any]:
        outputs: list[Any] = run(*arrays)
        if any(is_bad(debugging, y) for y in outputs):
            found = NonfiniteSearch(graph, [np.asarray(x) for x in arrays], debugging).culprit()
            if found is not None and found.operation is not None:
                raise FoundError(found)
        return outputs

    return step
