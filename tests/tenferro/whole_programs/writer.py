"""Random programs: source text, arguments, and the outer arrays that they read."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from whole_programs.blocks import LONG, any_statement, unrolled
from whole_programs.scope import Block, Scope, indented

SHAPES = ((4,), (3, 4), (4, 3), (3, 3), (5, 2), (2, 3, 4), (4, 6), (3, 5), (6,), (4, 4), (8, 5))
HEAD = ("import numpy as np", "import tenferro as te", "")


@dataclass(frozen=True)
class WholeProgram:
    """Statements that bind outer values and arguments, and the source of a function `f`."""

    outer: tuple[str, ...]
    arguments: tuple[tuple[str, str], ...]
    source: str
    seed: int = 0

    def __str__(self) -> str:
        """A file that runs by itself."""
        bound = [f"{name} = {value}" for name, value in self.arguments]
        lines = [*HEAD, *self.outer, "", "", self.source, "", "", *bound]
        return "\n".join([*lines, f"print(te.jit(f)({self.signature}))"])

    def values(self) -> list[Any]:
        """The arguments, made anew."""
        return [np.array(value) for value in _evaluated(self.arguments)]

    @property
    def signature(self) -> str:
        return ", ".join(name for name, _ in self.arguments)

    def with_source(self, source: str) -> WholeProgram:
        return replace(self, source=source)


@lru_cache(64)
def _evaluated(arguments: tuple[tuple[str, str], ...]) -> list[Any]:
    return [eval(text, {"np": np}) for _, text in arguments]


def program_of(seed: int) -> WholeProgram:
    """The program of a seed."""
    r = random.Random(seed)
    x = r.choice([*SHAPES, (LONG, r.randint(4, 6)), (r.randint(4, 5), LONG)])
    single = r.random() < 0.15
    made = {"x": _array(r, x), "y": _array(r, r.choice([*SHAPES[:8], x[-1:]]))}
    if r.random() < 0.25:
        made["z"] = _complex(r, r.choice([*SHAPES[:8], x[-2:]]))
    if single:
        made = {name: f"{text}.astype(np.{SINGLE[name]})" for name, text in made.items()}
    if r.random() < 0.25:
        made["p"] = _whole(r, r.choice([(3,), (2, 2), (5,)]))
    outer = [f"c = {_array(r, r.choice([(3,), (2, 3), x[-1:]]))}", f"k = {r.randint(1, 3)}"]
    if r.random() < 0.2:
        outer.append(f"d = te.tensor({_array(r, r.choice([(3,), (4,), x[-1:]]))})")
    frozen = frozenset(name for name in "cd" if r.random() < 0.9)
    program = WholeProgram(tuple(outer), tuple(made.items()), "", seed)
    bound = [f"{name} = {value}" for name, value in program.arguments]
    s = Scope(r, [*outer, *bound], set(made), {}, frozen)
    if LONG in x:
        unrolled(s)
    for _ in range(r.randint(2, 8)):
        any_statement(s)
    lines = [*s.lines, f"return {_result(s)}"]
    return program.with_source("\n".join([f"def f({program.signature}):", *indented(lines)]))


SINGLE = {"x": "float32", "y": "float32", "z": "complex64"}


def _complex(r: random.Random, shape: tuple[int, ...]) -> str:
    return f"({_normal(r, (*shape, 2))} @ [1.0, 1.0j])"


def _whole(r: random.Random, shape: tuple[int, ...]) -> str:
    values = np.array([r.randint(-3, 6) for _ in range(int(np.prod(shape)))]).reshape(shape)
    return f"np.array({values.tolist()}{r.choice(['', '', ', np.int32'])})"


def _normal(r: random.Random, shape: tuple[int, ...]) -> str:
    return f"np.random.default_rng({r.randrange(1000)}).standard_normal({shape})"


def _array(r: random.Random, shape: tuple[int, ...]) -> str:
    count = int(np.prod(shape))
    if count <= 12:
        values = np.round([r.uniform(-2.0, 2.0) for _ in range(count)], 2).reshape(shape)
        return f"np.array({values.tolist()})"
    return _normal(r, shape)


def _result(s: Scope) -> str:
    names = [name for name in s.values if name in {*s.arrays("f"), *s.arrays("c"), *s.arrays("i")}]
    chosen = r_sample(s, [name for name in names if name not in "cd"])
    form = s.r.choice(["({},)", "[{}]", "{{{}}}"])
    if form == "{{{}}}":
        return "{" + ", ".join(f"'{name}': {name}" for name in chosen) + "}"
    return form.format(", ".join(chosen))


def r_sample(s: Scope, names: Block) -> Block:
    latest = names[-3:]
    more = [name for name in names[:-3] if s.r.random() < 0.4]
    return [*more, *latest]
