"""Parameters of tests of which some run with `-m long` only."""

import pytest


def all_but(long, values):
    """Values, or tuples of them, as parameters of a test; those in `long` are marked long."""
    return [_long(value) if value in long else value for value in values]


def _long(value):
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.long)
