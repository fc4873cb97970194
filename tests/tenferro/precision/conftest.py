"""Tests of this folder compute with mpmath in 60 digits."""

import mpmath
import pytest
from digits_of import DIGITS


@pytest.fixture(autouse=True)
def many_digits():
    with mpmath.workdps(DIGITS):
        yield
