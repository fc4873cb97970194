"""What a program has computed so far while it is written: statements run as they are added."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from whole_programs.plain import PLAIN, Undecided

LARGEST = 200.0
"""Absolute values that are larger end a statement: differences of powers would lose digits."""
MOST = 1500
"""Elements of an array."""
Block = list[str]


def indented(lines: Sequence[str]) -> Block:
    return ["    " + line for line in lines]


class Scope:
    """Statements of a function or of a loop, with the values that names have after them.

    `before` are the statements that ran before it, with those that bind its arguments. `own` are
    the names that the function binds; `frozen` arrays are not written to. `kind` is the kind of
    dtype of the arrays that statements are about: floats, complex numbers or integers. `traced`
    are the names whose values depend on arguments; others are known while the program is traced.
    """

    def __init__(
        self,
        r: random.Random,
        before: Block,
        own: set[str],
        loops: dict[str, int],
        frozen: frozenset[str] = frozenset(),
        kind: str = "f",
    ) -> None:
        self.r, self.before, self.own, self.loops, self.frozen = r, before, own, loops, frozen
        self.kind = kind
        self.traced = set(own)
        self.lines: Block = []
        self.values = self._run_again()

    def _run_again(self) -> dict[str, Any]:
        values: dict[str, Any] = {"np": np, "te": PLAIN}
        with np.errstate(all="ignore"):
            exec("\n".join(self.before), values)
            for name in self.frozen & values.keys():
                _freeze(values[name])
            exec("\n".join(self.lines), values)
        return values

    def add(self, *lines: str, binds: Sequence[str] = ()) -> bool:
        """Add a statement, if it runs and its values are neither large nor bad."""
        try:
            with np.errstate(all="ignore"), warnings.catch_warnings():
                warnings.simplefilter("error", np.exceptions.ComplexWarning)
                warnings.simplefilter("error", RuntimeWarning)  # means of no elements
                exec("\n".join(lines), self.values)
            fits = all(_fits(x) for x in self.values.values())
        except Undecided:
            fits = False
        except (ValueError, IndexError, TypeError, KeyError, ArithmeticError, NameError):
            fits = False
        except (np.linalg.LinAlgError, np.exceptions.ComplexWarning, RuntimeWarning):
            fits = False
        if not fits:
            self.values = self._run_again()
            return False
        self.lines.extend(lines)
        self.own.update(binds)
        if any(_reads(line) & self.traced for line in lines):
            self.traced.update(binds)
        return True

    def inner_loop(self, bindings: Block, names: set[str], loops: dict[str, int]) -> Scope:
        """The scope of the body of a `for` statement."""
        before, own = [*self.before, *self.lines, *bindings], {*self.own, *names}
        return self._inner(before, own, names, {**self.loops, **loops}, self.frozen)

    def _inner(
        self, before: Block, own: set[str], names: set[str], loops: dict[str, int], frozen: Any
    ) -> Scope:
        made = Scope(self.r, before, own, loops, frozenset(frozen), self.kind)
        made.traced = self.traced | names
        return made

    def inner_function(
        self, bindings: Block, names: set[str], loops: dict[str, int], *, writes: bool
    ) -> Scope:
        """The scope of a function whose arguments have these values.

        Without `writes`, arrays made outside of it are not written to; known ones never are.
        """
        before = [*self.before, *self.lines, *bindings]
        outside = set(self.values) - names
        frozen = self.frozen | (outside - self.traced) if writes else outside
        return self._inner(before, names, names, loops, frozen)

    def new_name(self, letter: str = "v") -> str:
        used = {*self.values, *self.own}
        return next(f"{letter}{k}" for k in range(1, 1000) if f"{letter}{k}" not in used)

    def arrays(self, kind: str = "", *, own: bool = False) -> list[str]:
        """The names of arrays of a kind, or of that which statements are about."""
        return [
            name
            for name, x in self.values.items()
            if isinstance(x, np.ndarray)
            and x.ndim
            and x.dtype.kind == (kind or self.kind)
            and x.size
            if (not own or name in self.own) and "_" not in name
        ]

    def moves(self, text: str) -> bool:
        """Whether the counter of a loop begins a slice, or is a position in an array of NumPy.

        Only converted code can have these.
        """
        counters = "|".join(self.loops)
        known = "|".join(name for name in self.values if name not in self.traced)
        return re.search(rf"\b({counters}):|\b({known})\[[^\]]*\b({counters})\b", text) is not None

    def shape(self, name: str) -> tuple[int, ...]:
        shape: tuple[int, ...] = self.values[name].shape
        return shape


def _reads(line: str) -> set[str]:
    return set(re.findall(r"[A-Za-z_]\w*", line))


def _freeze(x: Any) -> None:
    if isinstance(x, np.ndarray):
        x.flags.writeable = False
    elif isinstance(x, (list, tuple, dict)):
        for each in x.values() if isinstance(x, dict) else x:
            _freeze(each)


def _fits(x: Any) -> bool:
    if isinstance(x, (list, tuple)):
        return all(map(_fits, x))
    if isinstance(x, dict):
        return all(map(_fits, x.values()))
    if not isinstance(x, (np.ndarray, np.generic)) or x.dtype.kind not in "fci":
        return True
    return x.size <= MOST and bool(np.all(np.abs(x) < LARGEST))
