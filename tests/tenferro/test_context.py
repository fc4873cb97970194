"""Values of context variables for as long as a function runs."""

import signal
from contextvars import ContextVar

import pytest
from interruptions import interrupted

from tenferro.context import with_value

LEVEL = ContextVar("level", default=1)


def test_the_value_is_there_inside_and_as_before_after():
    assert with_value(LEVEL, 2, lambda: with_value(LEVEL, 3, LEVEL.get) + LEVEL.get()) == 5
    assert LEVEL.get() == 1


def test_an_exception_restores_the_value():
    with pytest.raises(ZeroDivisionError):
        with_value(LEVEL, 2, lambda: 1 // 0)
    assert LEVEL.get() == 1


def test_an_interrupt_at_any_point_restores_the_value():
    def call():
        return with_value(LEVEL, 2, lambda: with_value(LEVEL, 3, LEVEL.get) + LEVEL.get())

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        points, _, _ = interrupted(call, None)
        for at in range(1, points + 1):
            _, where, error = interrupted(call, at)
            assert error is not None and LEVEL.get() == 1, where
    finally:
        signal.signal(signal.SIGINT, before)
    assert points > 8
