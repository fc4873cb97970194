"""What a program means: its results on plain NumPy, and what rounding can change of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
    is_float,
    leaves,
    mapped,
)
from whole_programs.writer import WholeProgram

ULPS = 8.0
"""What functions of NumPy and of the engines may be off by on their own, in units of the last
place: twice the largest bound that the engine states for a function of these programs."""
DIGITS = 1e-6
"""A result of which rounding may change more, relative to its size, decides nothing."""
SLOPES = float(np.sqrt(np.finfo(float).eps))
"""Half of the digits, relative to the largest derivative, as `te.check_grads` asks for."""


class Loaded:
    """A function of a program in a namespace of its own, with arguments and outer values."""

    def __init__(
        self,
        program: WholeProgram,
        numpy: Any,
        te: Any,
        convert: Any = copied,
        compiled: Callable[[str, str], CodeType] = lambda source, file: compile(
            source, file, "exec"
        ),
    ) -> None:
        self.names: dict[str, Any] = {"np": numpy, "te": te}
        exec("\n".join(program.outer), {"np": np}, self.names)
        self.names = {k: v if k in ("np", "te") else convert(v) for k, v in self.names.items()}
        self._outer = [name for name in self.names if name not in ("np", "te")]
        exec(compiled(program.source, f"<program {program.seed}>"), self.names)
        self.function = self.names["f"]
        self.arguments = [convert(x) for x in program.values()]

    @property
    def outer(self) -> list[Any]:
        return [np.array(self.names[name]) for name in self._outer]

    def results(self) -> list[Any]:
        with np.errstate(all="ignore"):
            return [np.asarray(x).copy() for x in leaves(self.function(*self.arguments))]

    def loss(self, *arguments: Any) -> Any:
        return loss_of(self.function(*arguments))


def loss_of(results: Any) -> Any:
    """A number that every element of the results changes by an amount of its own."""
    found: Any = 0.0
    for y in leaves(results):
        if y.dtype.kind == "f":
            found = found + np.sum(y * np.cos(np.arange(1.0, 1.0 + y.size)).reshape(y.shape))
    return found


@dataclass
class Truth:
    """The results of a program, the state of its arguments and outer values, and derivatives."""

    program: WholeProgram

    def __post_init__(self) -> None:
        plain = Loaded(self.program, np, PLAIN)
        before = [np.array(x) for x in leaves(plain.arguments)]
        self.doubles = plain.results()
        self.states, self.outer = [np.array(x) for x in leaves(plain.arguments)], plain.outer
        self.before = before
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
        if exact.dtype.kind != "f":
            return 0.0
        size = float(np.abs(exact).max(initial=0.0))
        spread = max(float(np.abs(run - exact).max(initial=0.0)) for run in runs)
        allowed = noise.SPREADS * spread + ULPS * np.finfo(float).eps * size
        if allowed > DIGITS * max(size, 1e-3):
            raise Undecided("rounding may change the results")
        return float(allowed)

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
        return [random.uniform(-1.0, 1.0, np.shape(x)) for x in self.program.values()]

    def differing(self, results: list[Any]) -> str:
        """What is wrong with results; nothing if they are right."""
        if len(results) != len(self.doubles):
            return f"{len(results)} results, expected {len(self.doubles)}"
        for i, (y, exact, allowed) in enumerate(
            zip(results, self.exact, self.allowed, strict=True)
        ):
            if y.shape != exact.shape:
                return f"result {i} has the shape {y.shape}, expected {exact.shape}"
            off = np.abs(y - exact) if exact.dtype.kind == "f" else y != exact
            if not np.all(off <= allowed):
                return f"result {i} is {y.ravel()[:6]}, expected {self.doubles[i].ravel()[:6]}"
        return ""

    def differing_slopes(self, gradients: list[Any]) -> str:
        """What is wrong with the gradients by the arguments; nothing if they are right."""
        pairs = list(zip(gradients, self.direction, strict=True))
        if not all(np.all(np.isfinite(g)) for g in gradients):
            return f"the gradient is {gradients}"
        found = float(sum(np.sum(g * d) for g, d in pairs))
        size = float(sum(np.sum(np.abs(g * d)) for g, d in pairs))
        if abs(found - self.slope) <= SLOPES * max(size, abs(self.slope), 1.0):
            return ""
        return f"the derivative along a direction is {found}, expected {self.slope}"


def _noisy(tree: Any) -> Any:
    return mapped(lambda x: noise.noisy(np.array(x)) if is_float(x) else x, tree)
