"""Tests that compile while jobs wait."""

from contextlib import contextmanager


@contextmanager
def foreground(background):
    """As `background.foreground`, around a block."""
    call = object()
    background._compiling.add(call)
    try:
        with background.exclusive:
            yield
    finally:
        background._compiling.discard(call)
        background.foreground(lambda: None)
