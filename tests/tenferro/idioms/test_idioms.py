"""Common NumPy code runs unchanged, or raises; it never gives another value."""

import warnings

import numpy as np
import pytest
from idioms import idioms, ours

import tenferro as te

NAMESPACES = {"te.numpy": (te.numpy, 0.9), "numpy": (np, 0.7)}


def outcomes(namespace):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {name: ours(body, namespace) for name, body in idioms()}


@pytest.mark.parametrize("name", NAMESPACES)
def test_idioms_are_right_or_errors(name):
    namespace, share = NAMESPACES[name]
    found = outcomes(namespace)
    assert len(found) >= 200
    wrong = {idiom: row for idiom, row in found.items() if "wrong" in row.values()}
    assert not wrong
    for mode in ("jit", "grad", "eager"):
        right = sum(row[mode] == "right" for row in found.values())
        assert right >= share * len(found), f"{mode}: {right} of {len(found)}"
