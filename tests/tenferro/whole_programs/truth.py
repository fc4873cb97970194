"""What a program means: its results on plain NumPy, and what rounding can change of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Any

import numpy as np

from tenferro.cached_attribute import cached_attribute
from whole_programs import noise
from whole_programs.plain import (
    PLAIN,
    ExtendedNumpy,
    Undecided,
    copied,
    directional,
    extended,
    is_inexact,
    leaves,
    mapped,
)
from whole_programs.writer import WholeProgram

ULPS = 8.0
"""What functions of NumPy and of the engines may be off by on their own, in units of the last
place: twice the largest bound that the engine states for a function of these programs."""
DIGITS = 1e-6
"""A result of which rounding may change more, relative to its size, decides nothing."""
DIGITS_OF_SINGLE = 1e-2
"""The same where arguments are in single precision."""


@lru_cache(64)
def compiled_once(source: str, file: str) -> CodeType:
    """The code of a source that is run dozens of times."""
    return compile(source, file, "exec")


class Loaded:
    """A function of a program in a namespace of its own, with arguments and outer values."""

    def __init__(
        self,
        program: WholeProgram,
        numpy: Any,
        te: Any,
        convert: Any = copied,
        compiled: Callable[[str, str], CodeType] = compiled_once,
    ) -> None:
        self.names: dict[str, Any] = {"np": numpy, "te": te}
        exec(compiled_once("\n".join(program.outer), "<outer>"), {"np": np, "te": te}, self.names)
        self.names = {k: v if k in ("np", "te") else convert(v) for k, v in self.names.items()}
        self._outer = [name for name in self.names if name not in ("np", "te")]
        exec(compiled(program.source, f"<program {program.seed}>"), self.names)
        self.function = self.names["f"]
        self.arguments = [convert(x) for x in program.values()]

    @property
    def outer(self) -> list[Any]:
        return [np.array(self.names[name]) for name in self._outer]

    def results(self) -> list[Any]:
        """The results, then the arguments and the outer values as they are afterwards."""
        with np.errstate(all="ignore"):
            found = leaves(self.function(*self.arguments))
        return [np.array(x) for x in (*found, *self.arguments, *self.outer)]

    def loss(self, *arguments: Any) -> Any:
        return loss_of(self.function(*arguments))


def loss_of(results: Any) -> Any:
    """A number that every element of the results changes by an amount of its own."""
    found: Any = 0.0
    for y in leaves(results):
        if y.dtype.kind in "fc":
            angles = np.arange(1.0, 1.0 + y.size).reshape(y.shape)
            found = found + np.sum(np.real(y) * np.cos(angles))
            if y.dtype.kind == "c":
                found = found + np.sum(np.imag(y) * np.sin(angles))
    return found


@dataclass
class Truth:
    """The results of a program, the state of its arguments and outer values, and derivatives."""

    program: WholeProgram

    def __post_init__(self) -> None:
        noise.seeded(self.program.seed)
        plain = Loaded(self.program, np, PLAIN)
        self.before = [np.array(x) for x in plain.arguments]
        self.doubles = plain.results()
        self.states = len(self.before) + len(plain.outer)
        unwritten = Loaded(self.program, np, PLAIN).outer
        self.writes_outer = not all(map(np.array_equal, plain.outer, unwritten))
        self.active = tuple(i for i, x in enumerate(self.before) if is_inexact(x))
        self.rounding = max(np.finfo(self.before[i].dtype).eps for i in self.active)
        try:
            self.exact = Loaded(self.program, ExtendedNumpy(), PLAIN, extended).results()
        except TypeError as error:
            raise Undecided(str(error)) from error
        runs = [Loaded(self.program, np, PLAIN, _noisy).results() for _ in range(noise.RUNS)]
        self.allowed = [
            self._allowed(i, [*[run[i] for run in runs], y]) for i, y in enumerate(self.doubles)
        ]

    def _allowed(self, i: int, runs: list[Any]) -> float:
        exact = self.exact[i]
        if any(run.shape != exact.shape for run in runs) or not np.all(np.isfinite(exact)):
            raise Undecided("runs of other shapes, or values that are not finite")
        if exact.dtype.kind not in "fc":
            if any(np.any(run != exact) for run in runs):
                raise Undecided("rounding changes whole numbers")
            return 0.0
        size = float(np.abs(exact).max(initial=0.0))
        spread = max(float(np.abs(run - exact).max(initial=0.0)) for run in runs)
        rounding = max(self.rounding, np.finfo(runs[-1].dtype).eps)
        allowed = noise.SPREADS * spread + ULPS * rounding * size
        if allowed > self.digits * max(size, 1e-3):
            raise Undecided("rounding may change the results")
        return float(allowed)

    @property
    def states_of_arguments(self) -> list[Any]:
        """The arguments as plain NumPy leaves them."""
        count = len(self.before)
        first = len(self.doubles) - self.states
        return self.doubles[first : first + count]

    @property
    def digits(self) -> float:
        return DIGITS if self.rounding < 1e-9 else DIGITS_OF_SINGLE

    @cached_attribute
    def slope(self) -> float:
        """The derivative of the loss along the direction."""
        loaded = Loaded(self.program, ExtendedNumpy(), PLAIN, extended)

        def loss(*arguments: Any) -> Any:
            fresh = Loaded(self.program, ExtendedNumpy(), PLAIN, extended)
            return loss_of(mapped(np.asarray, fresh.function(*copied(list(arguments)))))

        with np.errstate(all="ignore"):
            return float(directional(loss, loaded.arguments, self.direction))

    @cached_attribute
    def direction(self) -> list[Any]:
        random = np.random.default_rng(self.program.seed)
        units = [1.0 + 1.0j if np.iscomplexobj(x) else 1.0 for x in self.before]
        return [
            random.uniform(-1.0, 1.0, np.shape(x)) * unit
            for x, unit in zip(self.before, units, strict=True)
        ]

    def differing(self, results: list[Any]) -> str:
        """What is wrong with results; nothing if they are right."""
        expected = range(len(self.doubles) - self.states)
        if len(results) != len(expected):
            return f"{len(results)} results, expected {len(expected)}"
        found = (self._differs("result", y, i) for i, y in zip(expected, results, strict=True))
        return next(filter(None, found), "")

    def differing_state(self, states: list[Any]) -> str:
        """What is wrong with arguments and outer values afterwards; nothing if they are right."""
        places = range(len(self.doubles) - self.states, len(self.doubles))
        found = (self._differs("state", y, i) for i, y in zip(places, states, strict=True))
        return next(filter(None, found), "")

    def _differs(self, what: str, y: Any, i: int) -> str:
        exact, known = self.exact[i], self.doubles[i]
        if (y.shape, y.dtype) != (exact.shape, known.dtype):
            return f"{what} {i} has type {y.dtype}{y.shape}, expected {known.dtype}{exact.shape}"
        off = np.abs(y - exact) if exact.dtype.kind in "fc" else y != exact
        if np.all(off <= self.allowed[i]):
            return ""
        return f"{what} {i} is {y.ravel()[:6]}, expected {known.ravel()[:6]}"

    def differing_slopes(self, gradients: list[Any]) -> str:
        """What is wrong with the gradients by the arguments; nothing if they are right.

        Half of the digits, relative to the largest derivative, as `te.check_grads` asks for.
        """
        directions = [self.direction[i] for i in self.active]
        pairs = list(zip(map(np.conj, gradients), directions, strict=True))
        if not all(np.all(np.isfinite(g)) for g in gradients):
            return f"the gradient is {gradients}"
        found = float(sum(np.sum(np.real(g * d)) for g, d in pairs))
        size = float(sum(np.sum(np.abs(g * d)) for g, d in pairs))
        if abs(found - self.slope) <= np.sqrt(self.rounding) * max(size, abs(self.slope), 1.0):
            return ""
        return f"the derivative along a direction is {found}, expected {self.slope}"


def _noisy(tree: Any) -> Any:
    return mapped(lambda x: noise.noisy(np.array(x)) if is_inexact(x) else x, tree)
