"""Python's functions of numbers, and operators that may stop early, for traced operands."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tenferro import numpy as tnp
from tenferro.conversion.basics.errors import condition
from tenferro.conversion.basics.truth import is_unknown, truth
from tenferro.conversion.lists import ListView
from tenferro.conversion.running.branches import choice
from tenferro.conversion.slices import Window
from tenferro.trace import TracedNumber, Tracer, is_number

Run = Callable[[], Any]


def and_(*operands: Run) -> Any:
    """`a and b and …`: the first operand that is false, or the last one."""
    value = operands[0]()
    for i, operand in enumerate(operands[1:], 1):
        test = truth(value)
        if test is False:
            return value
        if test is not True:
            return choice(test, partial(and_, *operands[i:]), partial(_itself, value), "`and`")
        value = operand()
    return value


def or_(*operands: Run) -> Any:
    """`a or b or …`: the first operand that is true, or the last one."""
    value = operands[0]()
    for i, operand in enumerate(operands[1:], 1):
        test = truth(value)
        if test is True:
            return value
        if test is not False:
            return choice(test, partial(_itself, value), partial(or_, *operands[i:]), "`or`")
        value = operand()
    return value


def _itself(x: Any) -> Any:
    return x


def all_(*operands: Run) -> Any:
    """`a and b and …` where it decides: a bool, or a traced one."""
    return _decided(operands, end=False)


def any_(*operands: Run) -> Any:
    """`a or b or …` where it decides."""
    return _decided(operands, end=True)


def _decided(operands: Sequence[Run], *, end: bool) -> Any:
    """Whether one operand is true (`end`), or all are; known if operands that are known decide."""
    value: Any = not end
    for i, operand in enumerate(operands, 1):
        value = truth(operand())
        if value is end:
            return end
        if not isinstance(value, bool) and i < len(operands):
            rest, over = partial(_decided, operands[i:], end=end), partial(_itself, end)
            if end:
                return choice(value, over, rest, "`or`")
            return choice(value, rest, over, "`and`")
    return value


def chain(tests: Sequence[Callable[[Any, Any], Any]], *operands: Run) -> Any:
    """`a < b < c`: each operand is computed once, and none behind a comparison that is false."""

    def compared(i: int, left: Any) -> Any:
        right = operands[i + 1]()
        found = tests[i](left, right)
        if i + 1 == len(tests):
            return found
        return and_(lambda: found, lambda: compared(i + 1, right))

    return compared(0, operands[0]())


def min_(*args: Any, **options: Any) -> Any:
    """`min`."""
    return _extreme(builtins.min, lambda x, best: x < best, args, options)


def max_(*args: Any, **options: Any) -> Any:
    """`max`."""
    return _extreme(builtins.max, lambda x, best: x > best, args, options)


def _extreme(
    function: Any, precedes: Callable[[Any, Any], Any], args: Any, options: dict[str, Any]
) -> Any:
    if len(args) == 1 and not options and isinstance(args[0], Window | ListView):
        values = args[0].as_array() if isinstance(args[0], ListView) else args[0]
        return getattr(values, function.__name__)()
    values = list(args[0]) if len(args) == 1 else args
    if not options and any(is_unknown(x) for x in values):
        best = values[0]
        for x in values[1:]:
            test = truth(precedes(x, best))
            best = (x if test else best) if isinstance(test, bool) else _either(test, x, best)
        return best
    return function(*args, **options) if len(args) > 1 else function(values, **options)


def _either(test: Any, x: Any, y: Any) -> Any:
    """One of two values; of two numbers a number."""
    chosen = tnp.where(test, x, y)
    if not (is_number(x) and is_number(y) and isinstance(chosen, Tracer)):
        return chosen
    return TracedNumber(chosen.arena, chosen.id, chosen.aval)


def sum_(values: Any, /, start: Any = 0) -> Any:
    """`sum`."""
    if isinstance(values, ListView):
        values = values.as_array()
    if isinstance(values, Window) and values.ndim == 1:
        return getattr(values, "sum")() + start  # noqa: B009 (methods are added to the class)
    return builtins.sum(values, start)


def every(values: Any, /) -> Any:
    """`all`."""
    return _any_is(values, end=False)


def some(values: Any, /) -> Any:
    """`any`."""
    return _any_is(values, end=True)


def _any_is(values: Any, *, end: bool) -> Any:
    """Whether one item is true (`end`), or all are; of those behind one that is known to decide
    none is computed."""
    if isinstance(values, ListView):
        values = values.as_array()
    found: Any = not end
    for x in values:
        test = truth(x)
        if test is end:
            return end
        if not isinstance(test, bool):
            found = found | test if end else found & test
    return found


def len_(x: Any, /) -> Any:
    """`len`."""
    if isinstance(x, ListView):
        return x.length
    return x.shape[0] if isinstance(x, Window) and x.ndim else builtins.len(x)


def int_(*args: Any, **options: Any) -> Any:
    """`int`."""
    if len(args) != 1 or options or not is_unknown(args[0]) or args[0].size != 1:
        return builtins.int(*args, **options)
    x: Any = tnp.reshape(args[0].array() if isinstance(args[0], TracedNumber) else args[0], ())
    if x.dtype.kind == "f":
        text = "cannot convert float NaN or infinity to integer"
        condition(x.arena, tnp.isfinite(x), text, "ValueError")
    whole = x.astype("int64")
    return TracedNumber(whole.arena, whole.id, whole.aval) if isinstance(whole, Tracer) else whole


def assert_(test: Any, message: Run) -> None:
    """`assert test, message`; of a traced condition an error when the program runs."""
    if not __debug__:
        return
    holds = truth(test)
    if isinstance(holds, bool):
        if not holds:
            text = message()
            raise raised(AssertionError() if text is None else AssertionError(text))
        return
    text = message()
    condition(holds.arena, holds, "" if text is None else str(text), "AssertionError")


def raised(error: Any) -> Any:
    """An error of a `raise` statement, which in a branch is raised if the branch is taken."""
    found = error() if isinstance(error, type) and issubclass(error, BaseException) else error
    if isinstance(found, Exception):
        found.__dict__["raised_by_branch"] = True
    return found


def returned(flag: Any, result: Run) -> Any:
    """What a function returns, which ends with or without `return`."""
    test = truth(flag)
    if isinstance(test, bool):
        return result() if test else None
    condition(
        test.arena,
        test,
        "a function returns a value in one case and None in another; its "
        "result cannot be None where a condition is traced",
        "TypeError",
    )
    return result()
