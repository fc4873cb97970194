"""`if` and conditional expressions whose condition is traced: both sides, and a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from computegraph import Body
from tenferro.context import with_value
from tenferro.conversion.basics.containers import containers_in
from tenferro.conversion.basics.errors import NotConvertibleError, condition
from tenferro.conversion.basics.truth import truth
from tenferro.conversion.running.chosen import chosen as as_chosen
from tenferro.conversion.running.maybe import maybe, placeholder, taken_apart
from tenferro.conversion.running.outside import Outside
from tenferro.conversion.running.parts import roots, traced_part
from tenferro.conversion.running.state import (
    UNBOUND,
    Contents,
    Names,
    State,
)
from tenferro.conversion.slices import Window
from tenferro.ops.base import convert_to, promoted_dtype
from tenferro.ops.control.switch import switch as family
from tenferro.pytree import flatten, unflatten
from tenferro.tensor import Array
from tenferro.tensor.scopes import Scope, scope
from tenferro.tensor.views import refuse_writes
from tenferro.trace import Trace, TracedNumber, Tracer, current_trace, is_number, may_not_run
from tenferro.transforms.control.bodies import branch_constants, emitted
from tenferro.transforms.tracing.arguments import as_value
from tenferro.transforms.tracing.effects import keep_effects
from tenferro.transforms.tracing.tracing import Traced, trace_call

Run = Callable[[], Any]
_SIMPLE = (bool, int, float, complex, str, bytes, type(None))


def if_stmt(test: Any, yes: Run, no: Run, state: State) -> None:
    """`if test: yes() else: no()`."""
    chosen = truth(test)
    if isinstance(chosen, bool):
        (yes if chosen else no)()
        return
    names, contents = state.opened(), Contents(state.containers())
    branch(chosen, yes, no, names, contents, f"the `if` at {place(yes, state)}")


def place(run: Any, state: State) -> str:
    """The file and the line of a statement, part of which is a function."""
    return f"{run.__code__.co_filename}:{state.line}" if hasattr(run, "__code__") else "a loop"


def if_exp(test: Any, yes: Run, no: Run) -> Any:
    """`yes() if test else no()`."""
    chosen = truth(test)
    if isinstance(chosen, bool):
        return (yes if chosen else no)()
    return choice(chosen, yes, no, "a conditional expression")


def choice(chosen: Any, yes: Run, no: Run, where: str) -> Any:
    """One of two values."""
    result: list[Any] = [UNBOUND]

    def kept(run: Run) -> Run:
        def assign() -> None:
            result[0] = run()

        return assign

    def bind(values: Sequence[Any]) -> None:
        result[:] = values

    state = State(("the value",), (lambda: result[0],), bind, ((False, True),), (), (), (), None, 0)
    branch(chosen, kept(yes), kept(no), state.opened(), Contents(()), where)
    return result[0]


def branch(chosen: Tracer, yes: Run, no: Run, names: Names, contents: Contents, where: str) -> None:
    """Trace both sides; bind names, and write to arrays, what the chosen one does."""
    trace = current_trace.get()
    assert trace is not None
    around, start = scope.get(), len(trace)
    older = containers_in(yes, no, without=names.texts)
    entry = [v if i else UNBOUND for v, i in zip(names.read(), names.inside, strict=True)]
    sides = []
    outside = Outside(where, names.bound, no, yes)
    for run in (no, yes):
        traced = partial(traced_part, names, contents, run, around, entry)
        sides.append(_side(trace, partial(outside.kept, traced)))
        trace.end_branches(start)  # what the other side computes too, it does itself
    raised = [end if isinstance(end, Exception) else None for _, end in sides]
    if any(raised):
        _refuse(trace, chosen, raised)
        if all(raised):
            raise raised[1]  # type: ignore[misc]
        (no if raised[1] else yes)()
        return
    ends = [end for _, end in sides]
    if any(end.appended for end in ends):
        raise NotConvertibleError(
            f"{where}: a list grows in a branch whose condition is traced; append after the "
            "branch, or use an array"
        )
    joined = _Joined(trace, where, around, older)
    values: list[Callable[[], Any]] = []
    for i, ((text, _, after), before) in enumerate(zip(names, names.read(), strict=True)):
        no_end, yes_end = ((e.values[i], e.objects[i]) for e in ends)
        values.append(joined.name(text, no_end, yes_end) if after else partial(_itself, before))
    written = {key: x for end in ends for key, (x, _) in end.written.items()}
    arrays = [
        joined.value(*(e.written[key][1] if key in e.written else x.alias() for e in ends))
        for key, x in written.items()
    ]
    joined.emit(chosen, start, [t for t, _ in sides])
    for x, get in zip(written.values(), arrays, strict=True):
        x.write(get())
    names.bind([get() for get in values])


def _side(trace: Trace, run: Callable[[], Any]) -> tuple[Traced, Any]:
    """One side, and what is true at its end, or the error that it raises."""

    def traced() -> Any:
        try:
            end: Any = with_value(may_not_run, True, run)
        except Exception as error:
            if not getattr(error, "raised_by_branch", False):
                raise
            end = error
        return (True,), end

    side = trace_call(trace, traced, (), "if", has_aux=True)
    return side, side.aux


def _refuse(trace: Trace, chosen: Tracer, raised: Sequence[Exception | None]) -> None:
    """The error of one side, which is raised when the program runs and takes it."""
    no, yes = raised
    if (no is None) == (yes is None):
        return
    error = no or yes
    holds = chosen if yes is None else ~chosen
    kind: Any = type(error).__name__
    text = str(error)
    condition(trace, holds, text, kind)


class _Joined:
    """What two branches return, one of which runs."""

    def __init__(self, trace: Trace, where: str, around: Scope, older: Mapping[int, Any]) -> None:
        self.trace, self.where, self.around, self.older = trace, where, around, older
        self.pairs: list[tuple[int, int]] = []
        self.weak: list[bool] = []
        self.outputs: list[Any] = []

    def emit(self, chosen: Tracer, start: int, sides: Sequence[Traced]) -> None:
        """The operation."""
        if not self.pairs and self.trace.inside is None:
            return
        for i, side in enumerate(sides):
            side.outputs = [*side.outputs, *(pair[i] for pair in self.pairs)]
        consts = branch_constants(self.trace, start, sides)
        bodies = tuple(Body.of(self.trace, side.outputs, consts) for side in sides)
        outs = emitted(self.trace, family.bind(branches=bodies, linear=()), [chosen.id, *consts])
        keep_effects(self.trace, {}, outs)
        self.outputs = [
            (TracedNumber if weak else Tracer)(self.trace, v, self.trace.metas[v])
            for v, weak in zip(outs[1:], self.weak, strict=True)
        ]

    def name(
        self, text: str, no_end: tuple[Any, Any], yes_end: tuple[Any, Any]
    ) -> Callable[[], Any]:
        """What a name is afterwards, given its value and its object at the ends of branches."""
        (no, no_object), (yes, yes_object) = no_end, yes_end
        if no_object is yes_object or is_equal(no, yes):
            return partial(_itself, yes_object)
        (no, no_bound), (yes, yes_bound) = (
            (UNBOUND, False) if v is UNBOUND else taken_apart(v) for v in (no, yes)
        )
        if no is UNBOUND:
            no = placeholder(_arrays(self.where, text, yes))
        if yes is UNBOUND:
            yes = placeholder(_arrays(self.where, text, no))
        value = self._alias(text, self._pair(text, no, yes), no_object, yes_object)
        if not self.older.keys().isdisjoint(containers_in(no_object, yes_object)):
            read = value
            value = lambda: as_chosen(read())  # noqa: E731
        if (no_bound is True and yes_bound is True) or text.startswith("_flow_"):
            return value
        bound = self.value(no_bound, yes_bound)
        return lambda: maybe(text, value(), bound())

    def _alias(self, text: str, value: Callable[[], Any], no: Any, yes: Any) -> Callable[[], Any]:
        """A value that may not be written to if it is, in one branch, an array from outside."""
        outer = [r for x in (no, yes) for r in roots(x) if r.scope.number <= self.around.number]
        if not outer:
            return value
        message = (
            f"{self.where}: {text} is another name of an array that is older than the branch, or "
            "is not, as a traced condition decides; it cannot be written to, nor read after that "
            "array was written to. Use a copy"
        )

        def guarded() -> Any:
            found = value()
            for x in flatten(found)[0]:
                if isinstance(x, Array) and x.aval.shape:
                    refuse_writes(x, outer, message)
            return found

        return guarded

    def value(self, no: Any, yes: Any) -> Callable[[], Any]:
        """An array of both branches."""
        return self._pair("an array", no, yes)

    def _pair(self, text: str, no: Any, yes: Any) -> Callable[[], Any]:
        first, spec = flatten(no)
        second, other = flatten(yes)
        if spec != other:
            self._refuse(text, no, yes)
        places = [self._leaf(text, a, b) for a, b in zip(first, second, strict=True)]
        return lambda: unflatten(spec, [self.outputs[p] for p in places])

    def _leaf(self, text: str, no: Any, yes: Any) -> int:
        if not (is_leaf(no) and is_leaf(yes)):
            self._refuse(text, no, yes)
        pair = [as_value(self.trace, self.where, x) for x in (no, yes)]
        numbers = [is_number(x) for x in (no, yes)]
        if any(numbers):
            values = [
                (TracedNumber if weak else Tracer)(self.trace, v, self.trace.metas[v])
                for v, weak in zip(pair, numbers, strict=True)
            ]
            dtype = promoted_dtype(*values)
            pair = [
                convert_to(Tracer(self.trace, v, self.trace.metas[v]), dtype).id if weak else v
                for v, weak in zip(pair, numbers, strict=True)
            ]
        a, b = (self.trace.metas[v] for v in pair)
        if a != b:
            self._refuse(text, no, yes)
        self.pairs.append((pair[0], pair[1]))
        self.weak.append(all(numbers))
        return len(self.pairs) - 1

    def _refuse(self, text: str, no: Any, yes: Any) -> Any:
        raise NotConvertibleError(
            f"{self.where}: {text} is {shown(yes)} if the condition is true and {shown(no)} "
            "otherwise; the condition is traced, so both must be arrays of one shape and dtype"
        )


def _itself(x: Any) -> Any:
    return x


def _arrays(where: str, text: str, value: Any) -> Any:
    """A value of arrays and numbers."""
    if not all(map(is_leaf, flatten(value)[0])):
        raise NotConvertibleError(
            f"{where}: {text} is bound to {shown(value)} in one branch only, and the condition is "
            "traced; bind it before"
        )
    return value


def is_leaf(x: Any) -> bool:
    """Whether x is an array or a number."""
    known = is_number(x) or isinstance(x, Array)
    return known or (isinstance(x, np.ndarray | np.generic) and x.dtype.kind in "biufc")


def shown(value: Any) -> str:
    """A value in a message."""
    if isinstance(value, Window):
        return "a slice with traced bounds"
    return repr(value.aval) if isinstance(value, Array) else repr(value)[:60]


def is_equal(x: Any, y: Any) -> bool:
    """Whether two values of Python are the same."""
    return type(x) is type(y) and isinstance(x, _SIMPLE) and repr(x) == repr(y)
