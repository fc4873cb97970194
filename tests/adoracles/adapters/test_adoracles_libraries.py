"""The adapters of other libraries: a sample of the installed database, each in its own process."""

import json
import os
import subprocess
import sys

import pytest

from adoracles.command import ADAPTERS
from adoracles.files.database import SHIPPED

FAMILIES = (
    "numpy.multiply/identity",
    "numpy.take/identity",
    "linalg.inv/identity",
    "numpy.gradient/identity",
    "numpy.cummax/identity",
    "at.add/identity",
)
"""Functions of numbers, arrays and matrices; arguments and results of some differ by library."""
_ABSENT = {"numpy.gradient", "numpy.cummax", "at.add", "linalg.inv"}
UNSUPPORTED = {
    "torch": set(),
    "jax": set(),
    "autograd": _ABSENT,
    "casadi": {"numpy.multiply", "numpy.take", *_ABSENT},
}
"""Operations of which a library does not have every derivative, dtype or form."""


SLOW = "jax"
"""It compiles for each shape."""


@pytest.fixture(
    scope="module",
    params=[pytest.param(x, marks=pytest.mark.long if x == SLOW else ()) for x in ADAPTERS],
)
def library(request):
    pytest.importorskip(request.param)
    chosen = [word for family in FAMILIES for word in ("--family", family)]
    command = [sys.executable, "-m", "adoracles", ADAPTERS[request.param], "--workers", "1"]
    environment = {**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [
            *command,
            "--root",
            str(SHIPPED),
            "--json",
            "--dtype",
            "float64",
            "--dtype",
            "complex128",
            *chosen,
        ],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return request.param, json.loads(done.stdout)


def test_no_answer_is_wrong(library):
    _, report = library
    assert report["failures"] == []
    assert report["total"]["tight"] > 30


def test_what_is_unsupported(library):
    name, report = library
    assert {row["op"] for row in report["table"] if row["unsupported"]} == UNSUPPORTED[name]
    assert not any("unexpected keyword" in reason for reason in report["left_out"])
