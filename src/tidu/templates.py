"""Rules run once, replayed often.

What a rule emits depends only on the primitive, on which operands are active and on the metas. So
a rule runs once in a scratch arena; what it emitted becomes a small generated function of value
ids, which the transforms call for every application of that kind. The generated text holds only
integers and the names made here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Any

from computegraph import (
    Arena,
    GraphBuilder,
    GraphOperation,
    LocalValueId,
    ProgramCache,
    ValueKey,
    reachable,
)
from tidu.check import check_roles
from tidu.rules import ADRuleError, Primitive, PrimitiveBuilder

Replay = Callable[..., Any]
_CACHE_SIZE = 8192

recipes: ProgramCache[Recipe]


@dataclass(frozen=True, slots=True)
class Placeholder:
    """An operand of a rule before anyone knows which value it will be."""

    kind: str
    index: int


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a rule emitted: a maker of replay functions and the operations it needs codes for."""

    make: Callable[..., Replay]
    operations: tuple[tuple[GraphOperation, int], ...]

    def bind(self, arena: Arena) -> Replay:
        """The replay function for one arena."""
        codes = [arena.code(operation, mask) for operation, mask in self.operations]
        return self.make(arena.emit1, arena.emit2, arena.emit, codes)


recipes = ProgramCache(_CACHE_SIZE)


def forget_rules() -> None:
    """Run every rule again when it is next needed, because some have changed.

    A linear graph that exists keeps what the rules of its time gave.
    """
    recipes.clear()


def replays(arena: Arena, ctx: Any, transform: str) -> dict[Hashable, Replay]:
    """The replay functions that an arena knows, of rules that ran with `ctx`.

    Raises TypeError for a `ctx` that is not hashable: equal contexts share what rules gave.
    """
    try:
        known: dict[Hashable, Replay] = arena.bound.setdefault(("replays", ctx), {})
    except TypeError as error:
        raise TypeError(
            f"{transform}: ctx is {ctx!r}, which is not hashable, expected a hashable value (a "
            "tuple, a frozen dataclass): a rule runs once for equal ctx, and its record is replayed"
        ) from error
    return known


def as_primitive(operation: GraphOperation | None, rule: str) -> Primitive:
    """The operation, if it has derivative rules at all."""
    if not isinstance(operation, Primitive):
        name = getattr(operation, "name", operation)
        raise ADRuleError(f"{name}: {rule} was requested, but the operation is not a Primitive")
    return operation


class Recorder:
    """A scratch arena with placeholders, in which one rule runs."""

    def __init__(self) -> None:
        self.builder = GraphBuilder(Arena())
        self.operands: list[int] = []
        self.active: list[int] = []

    def placeholder(self, kind: str, index: int, meta: Any, *, active: bool) -> LocalValueId:
        """A fresh operand; an active one is what the rule must be linear in."""
        value = self.builder.add_input(Placeholder(kind, index), meta)
        self.operands.append(value)
        if active:
            self.active.append(value)
        return value

    def key(self, value: LocalValueId) -> ValueKey:
        """The same operand as a key, for fixed values."""
        return ValueKey(self.builder.arena, value)

    def primitive_builder(self) -> PrimitiveBuilder:
        """What the rule writes to."""
        return PrimitiveBuilder(self.builder)

    def recipe(self, name: str, results: Sequence[LocalValueId | None]) -> Recipe:
        """What the results need, as a recipe over the operands in the order they were made."""
        arena = self.builder.arena
        check_roles(arena, self.active, name)
        last = reachable(arena, [r for r in results if r is not None])
        needed = [v for v, reader in enumerate(last) if reader]
        return _write(arena, self.operands, needed, results)


def _write(
    arena: Arena, parameters: Sequence[int], needed: Sequence[int], results: Sequence[int | None]
) -> Recipe:
    operations: list[tuple[GraphOperation, int]] = []
    metas: list[Any] = []
    lines = []
    for n, (v, operation, operands, mask) in enumerate(arena.applications(needed)):
        args = ", ".join(f"v{a}" for a in operands)
        operations.append((operation, mask))
        metas.append(arena.metas[v])
        count = operation.n_outputs
        if count == 1 and len(operands) in (1, 2):
            lines.append(f"v{v} = emit{len(operands)}(c{n}, {args}, m{n})")
        else:
            lines.append(f"v{v} = emit(c{n}, ({args}{',' if operands else ''}))")
        lines += [f"v{v + slot} = v{v} + {slot}" for slot in range(1, count)]
    return Recipe(_maker(parameters, lines, results, metas), tuple(operations))


def _maker(
    parameters: Sequence[int], lines: list[str], results: Sequence[int | None], metas: list[Any]
) -> Callable[..., Replay]:
    names = ", ".join(f"v{p}" for p in parameters)
    shown = ["0" if r is None else f"v{r}" for r in results]
    codes = "".join(f"c{n}, " for n in range(len(metas)))
    body = [
        "def make(emit1, emit2, emit, codes):",
        f"    {codes}= codes" if metas else "    pass",
        f"    def replay({names}):",
        *(f"        {line}" for line in lines),
        f"        return {shown[0] if len(shown) == 1 else '(' + ', '.join(shown) + ',)'}",
        "    return replay",
    ]
    scope: dict[str, Any] = {f"m{n}": meta for n, meta in enumerate(metas)}
    exec(_compiled("\n".join(body)), scope)  # integers and the names above, nothing from outside
    make: Callable[..., Replay] = scope["make"]
    return make


@lru_cache(maxsize=1024)
def _compiled(source: str) -> CodeType:
    """The code of a source: nine recipes of ten differ only in their operations."""
    return compile(source, "<tidu>", "exec")


def runs_each_time(operation: GraphOperation) -> bool:
    """Whether the rules of an operation write where they are needed, and are not recorded.

    An operation says so by an attribute of this name: one with so many operands that a record
    takes more time than what it replays, or whose rule reads how its operands are computed.
    """
    return bool(getattr(operation, "runs_each_time", False))


def written(
    arena: Arena,
    active: Sequence[int],
    name: str,
    rule: Callable[[PrimitiveBuilder], Sequence[LocalValueId | None]],
) -> list[int]:
    """The results of a rule that writes into the arena of its operands; 0 for None."""
    start = len(arena)
    results = rule(PrimitiveBuilder(GraphBuilder(arena)))
    check_roles(arena, active, name, start)
    return [r or 0 for r in results]


def replay_of(arena: Arena, shared: Hashable, record: Callable[[], Recipe]) -> Replay:
    """The replay function of the recipe under a key that all arenas share, or recorded now."""
    return recipes.get(shared, record).bind(arena)
