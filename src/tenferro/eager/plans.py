"""What functions of tensors do, remembered: promotion, axes and indices are worked out once.

A function of tensors and of numbers that choose what it does (axes, shapes, indices) is traced for
each combination of avals and such numbers; the traced operations are a plan. Functions that return
views, several results, or look at values have none and take the general path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sys import _getframe
from types import FrameType
from typing import Any
from weakref import ref

from numpy import asarray, ndarray

from computegraph import materialize_merge
from tenferro.eager.computing import prepared
from tenferro.eager.recording import (
    FREE,
    Node,
    is_recorded,
    link_to,
    locate,
    new,
    new_node,
    next_number,
    recording,
)
from tenferro.eager.tensor import Tensor
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.registry import forget_programs_with
from tenferro.tensor import Aval
from tenferro.tensor.scopes import scope
from tenferro.tensor.views import SEEN, views_of, watch
from tenferro.trace import Trace, Tracer, tracing, users_code

_REMEMBERED = 4096
_STATIC = frozenset({int, str, type(None), bool})
_plans: dict[Any, EagerPlan | None] = {}
_shortcuts: list[dict[Any, EagerPlan | None]] = []
"""Plans by less than their keys, each of which `_plans` has as well."""


Step = tuple[TensorOperation, Callable[..., Any], tuple[int, ...], Aval]
"""An operation, its kernel, the values that it is applied to, and the aval of its result."""


def one_step(
    operation: TensorOperation, kernel: Callable[..., Any], x: Tensor, aval: Aval, depth: int
) -> Tensor:
    """The result of an operation of one tensor, called from `depth` frames above."""
    value = kernel(x.value)
    y = new(Tensor)
    y.value = value = value if value.__class__ is ndarray else asarray(value)
    y.aval = aval
    y.slot = 0
    y.grad = y.link = y.views = y.node = None
    y.scope = scope.get()
    if x.node is not None and aval.is_inexact and recording.get():
        node = y.node = Node()  # as new_node, without a call
        node.operation = operation
        node.operands = ((x.node, x.slot) if x.slot else x.node,)
        node.value = value
        node.aval = aval
        node.number = next_number()
        node.hooks = node.owner = None
        try:
            frame = _getframe(depth)
            node.place = code = frame.f_code
            node.instruction = frame.f_lasti
            if code is not users_code[0]:
                locate(node, frame)
        except ValueError:  # C asks, and no function of Python's is running
            node.place = None
    elif x.slot < 0:
        y.slot = FREE
    return y


def chained(steps: Sequence[Step], x: Tensor, depth: int) -> Tensor:
    """The result of operations of one tensor, each of the one before; otherwise as `one_step`."""
    value: Any = x.value
    link: Any = x.node
    y = new(Tensor)
    y.slot = 0
    y.grad = y.link = y.views = y.node = None
    y.scope = scope.get()
    if link is not None and steps[0][3].is_inexact and recording.get():
        frame: FrameType | None = None
        place: Any = None
        instruction = 0
        try:
            frame = _getframe(depth)
            place, instruction = frame.f_code, frame.f_lasti
        except ValueError:
            pass  # C asks, and no function of Python's is running
        if x.slot:
            link = link, x.slot
        for operation, kernel, _, aval in steps:
            value = kernel(value)
            node = Node()
            node.operation = operation
            node.operands = (link,)
            node.value = value = value if value.__class__ is ndarray else asarray(value)
            node.aval = aval
            node.number = next_number()
            node.hooks = node.owner = None
            node.place = place
            if place is users_code[0]:
                node.instruction = instruction
            elif frame is not None:
                locate(node, frame)
            link = node
        y.node = link
    else:
        for step in steps:
            value = step[1](value)
            value = value if value.__class__ is ndarray else asarray(value)
        if x.slot < 0:
            y.slot = FREE
    y.value = value
    y.aval = steps[-1][3]
    return y


class EagerPlan:
    """The steps; values are the inputs, the constants, and the results of the steps."""

    __slots__ = ("aval", "constants", "is_chain", "kernel", "operation", "steps")

    def __init__(self, constants: Sequence[Any], steps: Sequence[Step]) -> None:
        self.constants = tuple(constants)
        self.steps = tuple(steps)
        self.aval = steps[-1][-1]
        operation, self.kernel, operands, _ = steps[-1]
        self.operation = operation if len(steps) == 1 and operands == (0,) else None
        """That of the one step, of one operand; None if there are others."""
        follows = all(step[2] == (i,) for i, step in enumerate(steps)) and not constants
        self.is_chain = follows and len({step[3].is_inexact for step in steps}) == 1
        """Whether each step is one of the step before, and gradients flow through all or none."""

    def run(self, inputs: Sequence[Tensor]) -> Tensor:
        """The result for tensors like those that the plan was made of.

        It is called on behalf of the caller's caller.
        """
        if self.operation is not None:
            return one_step(self.operation, self.kernel, inputs[0], self.aval, 3)
        if self.is_chain:
            return chained(self.steps, inputs[0], 3)
        values: list[Any] = [x.value for x in inputs]
        values += self.constants
        for _, kernel, operands, _ in self.steps:
            value = kernel(*[values[i] for i in operands])
            values.append(value if value.__class__ is ndarray else asarray(value))
        y = Tensor.of(values[-1], self.aval, None, 0)
        if self.aval.is_inexact and is_recorded(inputs):
            y.node = self._recorded(inputs, values, _getframe(1).f_back)
        elif inputs[0].slot < 0 and all(x.slot < 0 for x in inputs):
            y.slot = FREE
        return y

    def _recorded(
        self, inputs: Sequence[Tensor], values: Sequence[Any], frame: FrameType | None
    ) -> Node | None:
        """The node of the last step, if a gradient flows to it."""
        links: list[Any] = [link_to(x) for x in inputs]
        links += self.constants
        for operation, _, which, aval in self.steps:
            operands = tuple([links[i] for i in which])
            value = values[len(links)]
            if aval.is_inexact and any(x.__class__ is not ndarray for x in operands):
                links.append(new_node(operation, operands, value, aval, frame))
            else:
                links.append(value)
        return links[-1] if links[-1].__class__ is Node else None


def plan_of(
    function: Callable[..., Any], inputs: Sequence[Tensor], rest: Any, named: Any
) -> EagerPlan | None:
    """The operations of `function(*inputs, *rest, **named)`; None if it has no plan."""
    avals = [x.aval for x in inputs]
    key = (function, *avals, *rest, *map(type, rest), *named.items(), *map(type, named.values()))
    found = _plans.get(key)
    if found is None and key not in _plans:
        if len(_plans) >= _REMEMBERED:
            forget_plans()
        found = _plans[key] = _made(function, avals, rest, named)
    return found


def shortcut() -> dict[Any, EagerPlan | None]:
    """A table of plans from `plan_of`, emptied when they are forgotten."""
    _shortcuts.append({})
    return _shortcuts[-1]


@forget_programs_with
def forget_plans() -> None:
    """Forget all plans."""
    _plans.clear()
    for table in _shortcuts:
        table.clear()


def is_static(x: Any) -> bool:
    """Whether an argument is a number, or a tuple of numbers, that chooses what is done."""
    kind = x.__class__
    if kind is float:
        return bool(x)  # -0.0 and 0.0 are equal as keys
    return kind in _STATIC or (kind is tuple and all(i.__class__ is int for i in x))


def _made(
    function: Callable[..., Any], avals: Sequence[Aval], rest: Any, named: Any, view: bool = False
) -> EagerPlan | None:
    trace = Trace("a plan")
    inputs = [trace.fresh(aval, f"x{i}") for i, aval in enumerate(avals)]

    def called() -> Any:
        return function(*(Tracer(trace, x.id, x.aval) for x in inputs), *rest, **named)

    try:
        y = tracing(trace, called)
    except Exception:  # noqa: BLE001  (the general way says what is wrong, or looks at values)
        return None
    is_new = y.__class__ is Tracer and (view or y.link is None) and y.views is None
    if not is_new or y.arena is not trace or trace.is_input(y.id):
        return None
    return _planned(trace, [x.id for x in inputs], y.id)


def _planned(trace: Trace, inputs: Sequence[int], output: int) -> EagerPlan | None:
    graph = materialize_merge(trace, [output], [*inputs, *trace.captured])
    applications = list(trace.applications(graph.order))
    if any(operation.n_outputs != 1 for _, operation, _, _ in applications):
        return None
    literals = [(v, operation) for v, operation, operands, _ in applications if not operands]
    constants = list(trace.captured.values())
    operation: Any
    for _, operation in literals:
        constants.append(asarray(prepared(operation, ())[0]()))
    place = {v: i for i, v in enumerate([*graph.inputs, *(v for v, _ in literals)])}
    steps = []
    for v, operation, operands, _ in applications:
        if operands:
            kernel, aval = prepared(operation, tuple([trace.metas[a] for a in operands]))
            steps.append((operation, kernel, tuple([place[a] for a in operands]), aval))
            place[v] = len(place)
    if not steps or any(hasattr(x, "requires_grad") for x in constants):
        return None
    return EagerPlan(constants, steps)


_Entry = tuple[EagerPlan, Any]
_items: dict[Any, _Entry | None] = {}
forget_programs_with(_items.clear)


def getitem(general: Callable[[Any, Any], Any]) -> Callable[[Tensor, Any], Any]:
    """`x[index]` with integers, slices, None and `...`, by a plan."""

    def quick(self: Tensor, index: Any) -> Any:
        item = _item(index)
        if item is None or self.__class__ is not Tensor:
            return general(self, index)
        key = self.aval, item
        entry = _items.get(key)
        if entry is None:
            return general(self, index) if key in _items else _first(general, self, index, key)
        plan, part = entry
        if plan.operation is not None:
            found = one_step(plan.operation, plan.kernel, self, plan.aval, 2)
        else:
            found = plan.run((self,))
        if part is not None:
            found.link = link = new(part)  # without a call of Python, as is the rest
            link.base = self
            link.index = index
            known = (self.views or views_of(self)).known
            if len(known) < SEEN:
                known.append(ref(found))
            else:
                watch(found, link)
        return found

    return quick


def _item(index: Any) -> Any:
    """An index as a key; None for one that does not only consist of numbers."""
    kind = index.__class__
    if kind is slice:
        a, b, c = index.start, index.stop, index.step
        if (
            (a is None or a.__class__ is int)
            and (b is None or b.__class__ is int)
            and (c is None or c.__class__ is int)
        ):
            return (slice, a, b, c)
        return None
    if kind is int:
        return index
    if kind is tuple:
        items = tuple([x if x is None or x is ... else _item(x) for x in index])
        known = [i is not None or x is None for i, x in zip(items, index, strict=True)]
        return items if all(known) else None
    return None


def _first(general: Callable[[Any, Any], Any], x: Tensor, index: Any, key: Any) -> Any:
    """The part by the general way, whose plan is remembered."""
    found = general(x, index)
    if len(_items) >= _REMEMBERED:
        _items.clear()
    link = found.link
    plan = _made(lambda t: t[index], [x.aval], (), {}, view=True)
    _items[key] = None if plan is None else (plan, None if link is None else type(link))
    return found
