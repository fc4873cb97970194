"""Errors as values: what the reference raises, a program returns as numbers with its results.

A lowering reports a check with a number that is 0 where all is well. Within a loop or a branch the
first number that is not 0 is carried; a program returns one row, a number and a position, for each
check or loop, and the reader of its results raises the errors. Checks can be turned off (`asked`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax
from numpy.linalg import LinAlgError

from tenferro.ops.arrays.ensure import raise_or_warn, which

Array = Any
"""An array of jax, traced or not."""


@dataclass(frozen=True, eq=False)
class StatusCheck:
    """What a number that is not 0 means: the error, or the warning, for it."""

    error: Callable[[int], Exception]

    def signal(self, number: int) -> None:
        """Raise the error, or issue the warning."""
        raise_or_warn(self.error(number))


@dataclass(frozen=True, eq=False)
class CheckGroup:
    """Checks of which at most one speaks: the number, and the position of its check."""

    checks: tuple[StatusCheck, ...]
    number: Array
    position: Array


class StepsExceeded(Exception):  # noqa: N818  (no error that users see: the program runs again)
    """A loop recorded more steps than its program has room for."""

    def __init__(self, steps: int) -> None:
        super().__init__(steps)
        self.steps = steps


asked: ContextVar[bool] = ContextVar("tenferro_xla_checks_asked", default=True)
"""Whether programs that are traced now report what the reference raises for values."""
_rows: ContextVar[list[CheckGroup] | None] = ContextVar("tenferro_xla_checks", default=None)


@contextmanager
def collected() -> Iterator[list[CheckGroup]]:
    """The rows of the checks that are reported meanwhile."""
    rows: list[CheckGroup] = []
    token = _rows.set(rows)
    try:
        yield rows
    finally:
        _rows.reset(token)


def report(error: Callable[[int], Exception], number: Array) -> None:
    """Report `error(number)` for a number that is not 0, if checks are enabled."""
    if asked.get():
        insist(error, number)


def insist(error: Callable[[int], Exception], number: Array) -> None:
    """Report `error(number)` for a number that is not 0: there is no result then."""
    zero = np.zeros((), np.int64)
    report_row(CheckGroup((StatusCheck(error),), _whole(number), zero))


def report_row(row: CheckGroup) -> None:
    """Report a row that a loop or a branch carried."""
    rows = _rows.get()
    if rows is None:
        raise RuntimeError("a check was reported outside of a collection of checks")
    rows.append(row)


def folded(rows: Sequence[CheckGroup]) -> tuple[tuple[StatusCheck, ...], Array, Array]:
    """Many rows as one: all their checks, the first number that is not 0, and its position."""
    checks: tuple[StatusCheck, ...] = ()
    number, position = no_error()
    for row in rows:
        free = number == 0
        position = jnp.where(free, row.position + len(checks), position)
        number = jnp.where(free, row.number, number)
        checks += row.checks
    return checks, number, position


def no_error() -> tuple[Array, Array]:
    """The number and the position of a row in which all is well."""
    return jnp.zeros((), np.int64), jnp.zeros((), np.int64)


def status_of(rows: Sequence[CheckGroup]) -> Array:
    """The rows as an array of numbers and positions."""
    numbers = [_whole(x) for row in rows for x in (row.number, row.position)]
    line = lax.concatenate([lax.broadcast(x, (1,)) for x in numbers], 0)
    return lax.reshape(line, (len(rows), 2))


def _whole(number: Any) -> Array:
    return lax.convert_element_type(number, np.int64)


def all_well(status: Any) -> bool:
    """Whether no row of a program's status says anything; waits for them."""
    numbers = np.asarray(status)
    return not (numbers.item(0) if len(numbers) == 1 else np.count_nonzero(numbers[:, 0]))


def signal(checks: Sequence[tuple[StatusCheck, ...]], status: Any) -> None:
    """Raise, or warn of, what the rows of a program's status say; waits for them.

    Rows of loops that need more room come first: the others may be their consequence.
    """
    if all_well(status):
        return
    numbers = np.asarray(status)
    spoken = [(row[int(p)], int(n)) for row, (n, p) in zip(checks, numbers, strict=True) if n]
    for check, number in sorted(spoken, key=lambda pair: not isinstance(pair[0], Room)):
        check.signal(number)


class Room(StatusCheck):
    """The check that what a loop records has room."""

    def __init__(self) -> None:
        super().__init__(StepsExceeded)


def report_room(steps: Array) -> None:
    """Report that a loop made so many steps, more than it had room for; 0 if it had."""
    report_row(CheckGroup((Room(),), _whole(steps), np.zeros((), np.int64)))


def first_bad(bad: Array) -> Array:
    """1 + the position of the first True of a batch, counted in row-major order; 0 if none is."""
    if not bad.ndim:
        return lax.convert_element_type(bad, np.int64)
    flat = bad.reshape(-1)
    if not flat.size:
        return jnp.zeros((), np.int64)
    return jnp.where(flat.any(), jnp.argmax(flat) + 1, 0)


def refuse(name: str, argument: str, bad: Array, what: str) -> None:
    """The value error of linear algebra, naming the argument and the first matrix at fault."""
    shape = tuple(bad.shape)
    report(
        lambda n: LinAlgError(f"{name}: argument {argument}: {which(shape, n)} {what}"),
        first_bad(bad),
    )
