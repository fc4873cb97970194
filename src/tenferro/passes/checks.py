"""Errors as values: what a check that fails means, for engines whose code cannot raise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tenferro.ops.arrays.ensure import failure, raise_or_warn
from tenferro.ops.arrays.indexing import out_of_bounds
from tenferro.ops.base import TensorOperation


@dataclass(frozen=True)
class Check:
    """A `bounded_index` or an `ensure`, and words for the loops around it, the innermost first."""

    operation: TensorOperation
    shape: tuple[int, ...] = ()
    """That of the conditions of an `ensure`."""
    loops: tuple[str, ...] = ()

    @property
    def warns(self) -> bool:
        """Whether it warns, rather than raises."""
        return str(self.operation.params.get("error", "")).endswith("Warning")

    def error(self, number: int, steps: Sequence[int]) -> Exception:
        """The error or warning for a number that is not 0, in these steps of the loops."""
        operation = self.operation
        if operation.name == "ensure":
            error = failure(**operation.params, shape=self.shape, number=number)
        else:
            error = out_of_bounds(operation, number)
        for words, step in zip(self.loops, steps, strict=False):
            error.add_note(words.format(step))
        return error

    @property
    def width(self) -> int:
        """How many numbers it has: its own, and the steps."""
        return 1 + len(self.loops)


Checks = tuple[Check, ...]
Run = Callable[..., list[Any]]


def depth_of(checks: Checks) -> int:
    """In how many loops the innermost check is."""
    return max(len(check.loops) for check in checks)


def numbers_of(checks: Checks) -> int:
    """How many outputs report the first check that failed: its number, its position, and steps."""
    return 2 + depth_of(checks) if checks else 0


def checked(run: Run, checks: Checks) -> Run:
    """A call whose last outputs report the first check that failed: its error is raised."""
    first = -numbers_of(checks)

    def call(*arrays: Any) -> list[Any]:
        outputs = run(*arrays)
        if outputs[first].item():
            raise_or_warn(_failed(checks, outputs[first:]))
        return outputs[:first]

    return call


def checked_entry(
    entry: Callable[..., Any], checks: Checks, returned: Callable[[Sequence[Any]], Any]
) -> Callable[..., Any]:
    """The same for a call that returns a tuple, or what its slow path returned as `Finished`.

    It returns what `returned` makes of the outputs.
    """
    first = -numbers_of(checks)

    def call(*args: Any, **named: Any) -> Any:
        outputs = entry(*args, **named)
        if outputs.__class__ is Finished:
            return outputs.result
        if outputs[first].item():
            raise_or_warn(_failed(checks, outputs[first:]))
        return returned(outputs[:first])

    return call


class Finished:
    """What the slow path of a call returned: nothing in it is to be read."""

    __slots__ = ("result",)

    def __init__(self, result: Any) -> None:
        self.result = result


def _failed(checks: Checks, numbers: Sequence[Any]) -> Exception:
    number, position, *steps = map(int, numbers)
    return checks[position].error(number, steps)
