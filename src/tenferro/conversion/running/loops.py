"""`for` and `while` as loops of the graph, where that is possible and pays."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from computegraph import reachable
from tenferro import numpy as tnp
from tenferro.context import with_value
from tenferro.conversion.basics.containers import containers_in
from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.conversion.basics.truth import truth
from tenferro.conversion.lists import Again, Growth, ListView, growth
from tenferro.conversion.running.branches import if_stmt, place
from tenferro.conversion.running.chosen import chosen
from tenferro.conversion.running.found_plans import FoundPlans
from tenferro.conversion.running.items import Items, TracedRange, items_of
from tenferro.conversion.running.lists import with_lists
from tenferro.conversion.running.maybe import maybe
from tenferro.conversion.running.outside import Outside, check_advances
from tenferro.conversion.running.parts import End, roots, traced_part
from tenferro.conversion.running.plans import (
    Carried,
    Changed,
    Filled,
    Fixed,
    Last,
    Plan,
    first_plan,
    increment,
)
from tenferro.conversion.running.shared import Shared
from tenferro.conversion.running.state import Contents, State
from tenferro.conversion.running.unreadable import make_unreadable
from tenferro.ops.base.bodies import operations_in
from tenferro.pytree import flatten, map as map_tree
from tenferro.tensor.scopes import scope
from tenferro.tensor.views import spoil
from tenferro.trace import Trace, TracedNumber, Tracer, current_trace, is_number
from tenferro.transforms.control.ranges import note_counter
from tenferro.transforms.control.scan import run as run_scan
from tenferro.transforms.control.while_loop import fori_loop, while_loop

Body = Callable[[Any], Any]
Test = Callable[[], Any]
MOST_UNROLLED = 64
"""Operations of all steps up to which a loop is written out.

With about 70 operations, as a loop and written out, value | gradient in us and the processor time
until both are compiled (one core of an AMD EPYC): 8 steps of two numbers 0.6 | 0.8 and 0.4 | 0.7,
8 steps of 1,024 numbers 10 | 14 and 21 | 25, 16 steps of a 32 x 32 matrix 2.3 | 7.6 and 3.6 | 27, 8
writes to an array 0.5 | 0.6 and 0.4 | 1.7, 80 and 140 ms. With 500 operations a loop takes 30 to
100 ms to compile, and a gradient that is written out 180 to 380 ms and up to 14 times the time.
"""
MOST_COPIED = 1024
"""Elements of an array that a loop writes to, up to which it is written out, as a step that is
written out may copy the array: the last four passes of a wavelet transform of 262,144 numbers, 15
steps, take 1.8 ms so, and 0.2 as loops (AMD EPYC)."""
WARNED, REFUSED = 20_000, 1_000_000
"""Operations of a loop that could not be converted: from here on it warns, and raises."""


class Small(Exception):  # noqa: N818
    """A loop is better written out."""


def for_stmt(iterable: Any, body: Body, going: Test | None, state: State) -> None:
    """`for item in iterable: body(item)`, as long as `going` holds."""
    trace = current_trace.get()
    items = None if trace is None else items_of(iterable)
    if items is None:
        check_advances(iterable)
    if trace is None or items is None or (isinstance(items.length, int) and items.length < 2):
        _in_python(iter(iterable), body, going, state)
        return
    budget = None

    def loop(is_needed: bool) -> None:
        _Loop(trace, state, body, going, items, is_needed=is_needed).run()

    try:
        with_lists(state, loop, items.most() or 0)
        return
    except Small:
        pass
    except Again:
        raise
    except NotConvertibleError as error:
        located = _located(error, body, state)
        if isinstance(iterable, TracedRange):
            raise located from None
        budget = _Budget(trace, located)
    except Exception as error:
        if isinstance(iterable, TracedRange):
            raise
        budget = _Budget(trace, _located(error, body, state))
    _in_python(iter(iterable), body, going, state, budget)


def while_stmt(test: Test, body: Test, state: State) -> None:
    """`while test(): body()`."""
    while True:
        goes_on = truth(test())
        if not isinstance(goes_on, bool):
            break
        if not goes_on:
            return
        body()
    trace = current_trace.get()
    assert trace is not None

    def loop(is_needed: bool) -> None:
        _Loop(trace, state, lambda _: body(), test, None, is_needed=is_needed).run()

    try:
        with_lists(state, loop, 0)
    except NotConvertibleError as error:
        raise _located(error, body, state) from None


def _located(error: Exception, body: Any, state: State) -> NotConvertibleError:
    return NotConvertibleError(f"the loop at {place(body, state)}: {error}")


@dataclass
class _Budget:
    """How many operations a loop may emit that is written out because of an error."""

    trace: Trace
    reason: Exception

    def __post_init__(self) -> None:
        self.start, self.warned = len(self.trace), False

    def check(self) -> None:
        """Warn once, and raise if there are far too many."""
        emitted = len(self.trace) - self.start
        if emitted > REFUSED:
            raise NotConvertibleError(
                f"{self.reason}; written out it has more than {REFUSED:,} operations"
            )
        if emitted > WARNED and not self.warned:
            self.warned = True
            warnings.warn(f"{self.reason}; it is written out", RuntimeWarning, stacklevel=2)


def _in_python(
    items: Iterator[Any],
    body: Body,
    going: Test | None,
    state: State,
    budget: _Budget | None = None,
) -> None:
    """The loop step by step; the item after the last step is not taken."""
    while (goes_on := True if going is None else truth(going())) is not False:
        try:
            item = next(items)
        except StopIteration:
            return
        if goes_on is True:
            body(item)
        else:
            if_stmt(goes_on, partial(body, item), _nothing, state.as_branch())
        if budget is not None:
            budget.check()


def _nothing() -> None:
    """No step."""


class _Loop:
    """A loop that becomes an operation: steps are traced until a plan fits."""

    def __init__(
        self,
        trace: Trace,
        state: State,
        body: Body,
        test: Test | None,
        items: Items | None,
        *,
        is_needed: bool,
    ) -> None:
        self.trace, self.body, self.test, self.items = trace, body, test, items
        self.is_needed = is_needed
        self.grown = Growth()
        views = (x for _, x, _ in state.lists_of_names() if isinstance(x, ListView))
        self.elements = [root for view in views for root in view.buffers.roots]
        self.names, self.contents = state.opened(), Contents(state.containers())
        self.around = scope.get()
        where = f"the loop at {place(test or body, state)}"
        self.outside = Outside(where, self.names.bound, body, test)
        self.numbers: list[bool] = []
        self.bound: list[Any] = []
        self.increments: list[Any] = []
        self.emitted: tuple[Plan, Any, Any]
        """The plan that fitted, the last carry, and what steps append to lists."""

    def run(self) -> None:
        """Emit the operation, and bind what it computes."""
        has_steps = self.test is None and isinstance(getattr(self.items, "length", None), int)
        first = first_plan(self.names, has_steps=has_steps)
        read = containers_in(self.body, self.test, without=self.names.texts)
        first.shared = Shared(containers_in(*self.names.read()) | read, read)
        found = FoundPlans(self.trace, first, self.body, self.test)
        guess = None if self.elements else found.guess()
        if guess is None or not self._fits(guess, found):
            self._find(first, found)
        self._finish()

    def _fits(self, guess: Plan, found: FoundPlans) -> bool:
        """Whether a guessed plan, or a larger one, is emitted."""
        try:
            self._find(guess, found)
        except Small:
            raise
        except Exception:  # noqa: BLE001  # the first plan raises it too, or fits
            return False
        return True

    def _find(self, plan: Plan, found: FoundPlans) -> None:
        """Emit the operation with the first plan that fits."""
        for _ in range(2 * len(plan.entries) + 16):
            effects = self.trace.effect, self.trace.inside
            self.grown = Growth()
            try:
                self._emit(plan)
                self._note_growth()
            except Changed as change:
                plan = change.plan
                self.trace.effect, self.trace.inside = effects
            except Exception as error:
                self.trace.effect, self.trace.inside = effects
                if isinstance(error, Small):
                    found.note(plan)
                raise
            else:
                found.note(plan)
                return
        raise NotConvertibleError("what its steps change could not be found")

    def _emit(self, plan: Plan) -> None:
        items, init = self.items, plan.init()
        if items is not None and self.test is None and isinstance(items.length, int):
            self._emit_scan(plan, items, init)
            return
        if plan.lists:
            raise NotConvertibleError("a list grows in it, by a number of steps that is not known")
        if items is not None and self.test is None:
            end = fori_loop(items.first, items.end, partial(self._step, plan), init)
            self.emitted = plan, end, None
            return

        def goes_on(c: Any) -> Any:
            flag = self._tested(plan, c[1])
            return flag if items is None else tnp.logical_and(c[0] < items.end, flag)

        def step(c: Any) -> Any:
            if items is not None:
                note_counter(c[0], items.first, items.end)
            return c[0] + 1, self._step(plan, *c)

        first = 0 if items is None else items.first
        _, carry = while_loop(goes_on, step, (first, init))
        self.emitted = plan, carry, None

    def _emit_scan(self, plan: Plan, items: Items, init: Any) -> None:
        """A loop of a known number of steps."""

        def step(c: Any, _: Any) -> Any:
            low = len(self.trace)
            note_counter(c[0], items.first, items.first + items.length)
            carry, appended = self._traced(plan, *c)
            following = c[0] + 1, carry
            self._check_size(low, plan, (c, (following, appended)))
            return following, appended

        first = items.first, init
        (_, carry), ys = run_scan("for", step, first, None, items.length, may_together=True)
        self.emitted = plan, carry, ys

    def _step(self, plan: Plan, position: Any, carry: Any) -> Any:
        return self._traced(plan, position, carry)[0]

    def _traced(self, plan: Plan, position: Any, carry: Any) -> tuple[Any, Any]:
        """The carry after a step, and what it appends to lists."""
        start = plan.entry(carry)
        begun = plan.begun(start)
        arrays = list(zip(plan.arrays, carry[1], strict=True))

        def run() -> None:
            self.body(None if self.items is None else self.items.at(position))
            grown.check()

        grown, known = Growth(), self.grown.counts
        end = with_value(growth, grown, lambda: self._part(run, start, arrays))
        self.grown.counts |= {x: max(n, known.get(x, 0)) for x, n in grown.counts.items()}
        self.grown.stored, self.grown.containers = grown.stored, grown.containers
        begun.kept = [*(v for _, v in end.appended), *(x.container for x in grown.containers)]
        appended = [root for _, values in end.appended for root in roots(values)]
        elements = [*self.elements, *appended, *(root for root, _ in grown.stored)]
        finals = plan.checked(start, begun, end, self.around, elements)
        self.numbers = [is_number(x) for x in flatten(finals[0])[0]]
        pairs = zip(start, end.values, strict=True)
        self.increments = [increment(self.trace, *pair) for pair in pairs]
        self.bound = [
            c[1] if isinstance(e, Filled) else True
            for e, c in zip(plan.entries, finals[0], strict=True)
        ]
        return finals, [values for _, values in end.appended]

    def _part(self, run: Callable[[], Any], start: Sequence[Any], arrays: Sequence[Any]) -> End:
        """The end of a step or of its condition, which change nothing outside."""
        return self.outside.kept(
            lambda: traced_part(self.names, self.contents, run, self.around, start, arrays)
        )

    def _tested(self, plan: Plan, carry: Any) -> Any:
        """Whether there is a further step."""
        found: list[Any] = []
        assert self.test is not None
        test = self.test
        start, arrays = plan.entry(carry), list(zip(plan.arrays, carry[1], strict=True))

        def run() -> None:
            found.append(truth(test()))

        end = self._part(run, start, arrays)
        written = [x for key, (x, _) in end.written.items() if all(x is not a for a in plan.arrays)]
        if written or end.appended:
            raise NotConvertibleError("its condition changes arrays or lists")
        return np.bool_(found[0]) if isinstance(found[0], bool) else found[0]

    def _check_size(self, low: int, plan: Plan, values: Any) -> None:
        """Raise Small if the loop is short, or computes nothing that is traced."""
        begin, end = values
        traced = [x for x in flatten(begin)[0] if isinstance(x, Tracer)]
        outputs = [x.id for x in flatten(end)[0] if isinstance(x, Tracer)]
        last = reachable(self.trace, outputs, {x.id for x in traced}, low)
        needed = [v for v, reader in enumerate(last, low) if reader]
        ours = [v for v in needed if not self.trace.is_input(v)]
        operations: list[Any] = [self.trace.operation(v - self.trace.slot(v)) for v in ours]
        size = operations_in(operations)
        assert self.items is not None
        is_short = size * self.items.length <= MOST_UNROLLED and not self.is_needed
        sizes = [x.size for x in plan.arrays]
        copies = any(isinstance(n, int) and n > MOST_COPIED for n in sizes)
        if (is_short and not copies) or not self._is_open(plan, ours, outputs, low):
            raise Small

    def _is_open(self, plan: Plan, ours: list[int], outputs: list[int], low: int) -> bool:
        """Whether a loop reads what is not known before the program runs."""
        inits = [x for x in flatten(plan.init())[0] if isinstance(x, Tracer)]
        outer = [a for v in ours for a in self.trace.nodes[v - self.trace.slot(v)][1:] if a < low]
        read = [*(x.id for x in inits), *outer, *(v for v in outputs if v < low)]
        return any(self.trace.is_open(v) for v in read)

    def _finish(self) -> None:
        """Bind names, write to arrays, and append to lists, what the loop computed."""
        plan, carry, ys = self.emitted
        has_steps = plan.has_steps
        weak = iter(self.numbers)
        values = [map_tree(lambda x: _weak(x, next(weak)), c) for c in carry[0]]
        before = self.names.read()
        bound = []
        for e, c, known, by, old, (text, _, after) in zip(
            plan.entries, values, self.bound, self.increments, before, self.names, strict=True
        ):
            if isinstance(e, Fixed) or not after:
                bound.append(old)
            elif isinstance(e, Last):
                bound.append(e.value)
            elif isinstance(e, Carried) and has_steps and by is not None:
                bound.append(e.init + by * self.items.length)  # type: ignore[union-attr]
            elif isinstance(e, Filled) and not text.startswith("_flow_"):
                bound.append(c[0] if known is True and has_steps else maybe(text, *c))
            else:
                bound.append(c[0] if isinstance(e, Filled) else c)
        for i in plan.shared.names:
            bound[i] = chosen(bound[i])
        for text, x in plan.spoiled:
            spoil(x, _SPOILED.format(text, self.names.line))
        for x, value in zip(plan.arrays, carry[1], strict=True):
            x.write(value)
        self.names.bind(bound)
        for i, x in plan.shared.replaced.values():
            make_unreadable(x, _CHANGED.format(self.names.texts[i], self.names.line))
        for x, values in zip(plan.lists, () if ys is None else ys, strict=True):
            for i in range(self.items.length):  # type: ignore[union-attr]
                x.extend(map_tree(lambda y, i=i: y[i], values))

    def _note_growth(self) -> None:
        """Note how many elements the steps may append to lists that are arrays."""
        around, steps = growth.get(), None if self.items is None else self.items.most()
        if around is not None:
            around.stored += self.grown.stored
            around.containers += self.grown.containers
        for x, n in self.grown.counts.items():
            if steps is None:
                raise NotConvertibleError("a list grows in it, by steps whose number has no bound")
            if around is None or x.around is around:
                x.reserve(n * steps)
            else:
                around.counts[x] = around.counts.get(x, 0) + n * steps


_SPOILED = (
    "the array was written to by the loop in line {1}, which also binds its name, {0}, to other "
    "arrays; read {0} instead, or take a copy before the loop"
)
_CHANGED = (
    "the list or dictionary was changed by the loop in line {1}, which also binds its name, {0}, "
    "to other ones; read {0} instead, or take a copy before the loop"
)


def _weak(x: Any, is_weak: bool) -> Any:
    """A number remains one, which is weakly typed."""
    if is_weak and isinstance(x, Tracer) and isinstance(x.arena, Trace):
        return TracedNumber(x.arena, x.id, x.aval)
    return x
