"""What compiled code costs, read from its text: loops as often as they run.

XLA's own analysis counts the body of a loop once. Operations are counted as it counts them
(`HloCostAnalysis`): an operation for each element that is computed, two for each product of a
contraction, functions such as `tanh` apart, and the bytes that instructions outside of fusions
read and write.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, log2, prod

from tenferro_scale.collectives import Collective, collective_of
from tenferro_scale.hlo import Computation, HloInstruction, computations

_TRIPS = re.compile(r'"known_trip_count":\{"n":"([0-9]+)"')
_TARGET = re.compile(r'custom_call_target="([^"]*)"')
_OP_NAME = re.compile(r'op_name="([^"]*)"')
_WINDOW = re.compile(r"\bwindow=\{size=([0-9x]+)")
_KERNEL = re.compile(r"\bdim_labels=\w+_(\w+)->")
TRANSCENDENTAL = frozenset(
    "exponential exponential-minus-one log log-plus-one power sqrt rsqrt cbrt tanh sine cosine tan "
    "atan2 erf logistic".split()
)
ELEMENTWISE = frozenset(
    "abs add and ceil clamp clz compare complex convert count-leading-zeros divide floor imag "
    "is-finite maximum minimum multiply negate not or popcnt real reduce-precision remainder "
    "round-nearest-afz round-nearest-even select shift-left shift-right-arithmetic "
    "shift-right-logical sign stochastic-convert subtract xor".split()
)
FREE = frozenset(
    "parameter constant get-tuple-element tuple bitcast after-all partition-id replica-id "
    "opt-barrier add-dependency domain".split()
)
"""What moves nothing."""
_SLICES = frozenset({"slice", "dynamic-slice", "gather"})
_CALLS = {"call": "to_apply", "async-start": "calls", "fusion": "calls"}


@dataclass
class Cost:
    """Operations and bytes of one device, its collectives with their numbers, and what is unknown.

    `unknown` are loops whose length the program does not say, counted once; `uncounted` are calls
    of libraries, whose operations are not counted.
    """

    flops: float = 0.0
    transcendentals: float = 0.0
    bytes: float = 0.0
    collectives: Counter[Collective] = field(default_factory=Counter)
    unknown: set[str] = field(default_factory=set)
    uncounted: set[str] = field(default_factory=set)

    def add(self, other: Cost, times: int = 1) -> None:
        """Add another cost so many times."""
        self.flops += times * other.flops
        self.transcendentals += times * other.transcendentals
        self.bytes += times * other.bytes
        for one, number in other.collectives.items():
            self.collectives[one] += times * number
        self.unknown |= other.unknown
        self.uncounted |= other.uncounted


def cost_of(text: str, devices: int, repeat: bool = True) -> Cost:
    """What a module costs a device; with `repeat=False` the bodies of loops once, as XLA counts."""
    costs: dict[str, Cost] = {}
    known: dict[str, Computation] = {}
    for computation in computations(text):
        known[computation.name] = computation
        costs[computation.name] = _Counting(known, costs, devices, repeat).cost(computation)
        if computation.is_entry:
            return costs[computation.name]
    raise ValueError("the text of the compiled program has no entry")


@dataclass(frozen=True)
class _Counting:
    """Costs of computations, from those of the computations that they call."""

    known: Mapping[str, Computation]
    costs: Mapping[str, Cost]
    devices: int
    repeat: bool

    def cost(self, computation: Computation) -> Cost:
        total = Cost()
        for instruction in computation.instructions:
            self._add(total, instruction, computation)
        return total

    def _add(self, total: Cost, i: HloInstruction, inside: Computation) -> None:
        operands = [inside.by_name[name] for name in i.operands if name in inside.by_name]
        if i.code == "while":
            self._add_loop(total, i)
        elif i.code == "conditional":
            branches = [*i.calls("branch_computations")]
            branches += [*i.calls("true_computation"), *i.calls("false_computation")]
            total.add(_any([self.costs[branch] for branch in branches]))
        elif i.code in _CALLS:
            (callee,) = i.calls(_CALLS[i.code])
            total.add(self.costs[callee] if i.code != "fusion" else _inside(self.costs[callee]))
        elif i.code == "custom-call":
            target = _TARGET.search(i.attributes)
            total.uncounted.add(target[1] if target else i.name)
        elif i.code in TRANSCENDENTAL:
            total.transcendentals += i.elements
        else:
            total.flops += self._flops(i, operands)
        given = sum(o.bytes for o in operands)
        found = collective_of(i, given, self.devices)
        if found:
            total.collectives[found] += 1
        total.bytes += self._moved(i, operands)

    def _add_loop(self, total: Cost, i: HloInstruction) -> None:
        trips = _TRIPS.search(i.attributes)
        if trips is None:
            name = _OP_NAME.search(i.attributes)
            total.unknown.add(name[1] if name else i.name)
        times = int(trips[1]) if trips and self.repeat else 1
        for part in (*i.calls("body"), *i.calls("condition")):
            total.add(self.costs[part], times)

    def _flops(self, i: HloInstruction, operands: list[HloInstruction]) -> float:
        rule = _FLOPS.get(i.code.removesuffix("-start"))
        if rule is not None:
            return rule(i, operands, self._applied(i))
        return i.elements if i.code in ELEMENTWISE else 0

    def _applied(self, i: HloInstruction) -> float:
        """Operations of the function that a reduction applies."""
        cost = [self.costs[name] for name in i.calls("to_apply")]
        return sum(c.flops + c.transcendentals for c in cost)

    def _moved(self, i: HloInstruction, operands: list[HloInstruction]) -> float:
        """The bytes that an instruction reads and writes."""
        if i.code in FREE or i.code in ("while", "conditional", "call", "async-start"):
            return 0
        if i.code.endswith(("-done", "-update")):
            return 0
        if i.code in _SLICES:
            return 2 * i.bytes
        if i.code == "dynamic-update-slice":
            return 2 * operands[1].bytes
        if i.code != "fusion":
            return i.bytes + sum(o.bytes for o in operands)
        body = self.known[i.calls("calls")[0]]
        return written(body) + sum(read(body).values())


def _any(branches: Sequence[Cost]) -> Cost:
    """At most what one of several branches costs; the collectives of the one that sends most."""
    most = max(branches, key=lambda c: sum(n * one.sent for one, n in c.collectives.items()))
    return Cost(
        max(c.flops for c in branches),
        max(c.transcendentals for c in branches),
        max(c.bytes for c in branches),
        most.collectives,
        {name for c in branches for name in c.unknown},
        {name for c in branches for name in c.uncounted},
    )


def _inside(cost: Cost) -> Cost:
    """The cost of a fused computation: its operations; what it moves is its own affair."""
    return Cost(cost.flops, cost.transcendentals, 0.0, cost.collectives)


def read(body: Computation) -> dict[str, float]:
    """How many bytes a fused computation reads of each parameter: slices, or all of it."""
    origin = {i.name: i.name for i in body.instructions if i.code == "parameter"}
    found = dict.fromkeys(origin, 0.0)
    for i in body.instructions:
        if i.code == "bitcast" and i.operands[0] in origin:
            origin[i.name] = origin[i.operands[0]]
            continue
        for position, operand in enumerate(i.operands):
            if operand in origin:
                name = origin[operand]
                whole = body.by_name[name].bytes
                found[name] = min(whole, found[name] + _read(i, position, whole))
    return found


def _read(user: HloInstruction, position: int, whole: float) -> float:
    if position == 0 and user.code in _SLICES:
        return user.bytes
    return 0.0 if position == 0 and user.code == "dynamic-update-slice" else whole


def written(body: Computation) -> float:
    """How many bytes a fused computation writes: updates of slices are made in place."""
    total, waiting = 0.0, [body.root]
    while waiting:
        i = waiting.pop()
        if i.code in ("tuple", "bitcast"):
            waiting += [body.by_name[name] for name in i.operands]
        else:
            update = i.code == "dynamic-update-slice"
            total += body.by_name[i.operands[1]].bytes if update else i.bytes
    return total


def _dot(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    dims = operands[0].shapes[0].dims
    return 2.0 * i.elements * prod(dims[axis] for axis in i.numbers("lhs_contracting_dims"))


def _convolution(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    kernel, labels = operands[1].shapes[0], _KERNEL.search(i.attributes)
    features = kernel.dims[labels[1].index("o")] if labels else 1
    return 2.0 * i.elements * kernel.elements / features


def _reduce(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    return applied * max(operands[0].elements - i.elements, 0)


def _reduce_window(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    size = _WINDOW.search(i.attributes)
    window = prod(map(int, size[1].split("x"))) if size else 1
    return applied * i.elements * (window - 1)


def _scatter(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    return applied * operands[-1].elements


def _sort(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    return i.elements * max(ceil(log2(max(i.elements, 1))), 1)


def _map(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    return applied * i.elements


def _combined(i: HloInstruction, operands: list[HloInstruction], applied: float) -> float:
    return applied * sum(shape.elements for o in operands for shape in o.shapes)


_FLOPS: dict[str, Callable[[HloInstruction, list[HloInstruction], float], float]] = {
    "dot": _dot,
    "convolution": _convolution,
    "reduce": _reduce,
    "reduce-window": _reduce_window,
    "scatter": _scatter,
    "sort": _sort,
    "map": _map,
    "all-reduce": _combined,
    "reduce-scatter": _combined,
}
"""Operations of what is not elementwise."""
