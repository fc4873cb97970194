"""Typical mistakes: each raises an error that mentions what to write, or what was received.

`mistakes.txt` has one in each line: the program, then after the last bar the words that its error
must contain, separated by commas and blanks.
"""

import cmath
import math
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy.linalg
import scipy.optimize
import scipy.special

import tenferro as te

ROWS = [
    line.rsplit(" | ", 1)
    for line in (Path(__file__).parent / "mistakes.txt").read_text("utf-8").splitlines()
]


def _written(array: Any, x: Any) -> Any:
    array[0] = x[0]
    return array.sum()


def _names() -> dict[str, Any]:
    return {
        "np": np, "te": te, "math": math, "cmath": cmath, "pickle": pickle, "scipy": scipy,
        "x": np.array([1.0, 2.0, 3.0]), "A": np.eye(3), "f": np.sum, "written": _written,
        "kept": [],
    }  # fmt: skip


@pytest.mark.parametrize(("program", "words"), ROWS, ids=[program for program, _ in ROWS])
def test_the_error_of_a_mistake_says_what_to_write(program: str, words: str) -> None:
    with pytest.raises(Exception) as raised:
        exec(program, _names())
    missing = [word for word in words.split(", ") if word not in str(raised.value)]
    assert not missing, str(raised.value)
