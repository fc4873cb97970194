"""Layouts as JSON, to be kept on disk with schedules: only data, from which nothing is run."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any

import numpy as np

from tenferro.engines.native.plan.layout import Array, LaidStep, Location, UnitLayout
from tenferro.tensor import STEPS, Aval, aval_of


def layout_text(layout: UnitLayout) -> dict[str, Any]:
    """A layout as JSON; `read_layout` reads it."""
    return {
        "inputs": [aval_text(a) for a in layout.inputs],
        "outputs": [aval_text(a) for a in layout.outputs],
        "arrays": [(aval_text(a), b64encode(a.tobytes()).decode()) for a in layout.arrays],
        "steps": [
            (s.kernel, s.tasks, s.numbers, s.memory, s.turn, s.carries) for s in layout.steps
        ],
        "workspace": layout.workspace,
        "program": layout.program,
        "lost": layout.lost,
    }


def read_layout(fields: dict[str, Any]) -> UnitLayout:
    """The layout that `layout_text` wrote. Any other text is an error of some kind."""
    return UnitLayout(
        inputs=tuple(map(read_aval, fields["inputs"])),
        outputs=tuple(map(read_aval, fields["outputs"])),
        arrays=tuple(map(_read_array, fields["arrays"])),
        steps=tuple(map(_read_step, fields["steps"])),
        workspace=integer(fields["workspace"]),
        program=fields["program"],
        lost=integer(fields["lost"]),
    )


def integer(written: Any) -> int:
    """An integer that was written. Raises ValueError for anything else."""
    if type(written) is not int:
        raise ValueError(f"not a schedule: {written!r} is not an integer")
    return written


def aval_text(array: Aval | Array) -> tuple[str, tuple[Any, ...]]:
    """The dtype and the shape of an array; None where there is one for each step of a loop."""
    return array.dtype.name, tuple(None if n == STEPS else n for n in array.shape)


def read_aval(written: Any) -> Aval:
    """The dtype and the shape that `aval_text` wrote."""
    name, shape = written
    return aval_of(tuple(STEPS if n is None else n for n in shape), name)


def _read_array(written: Any) -> Array:
    (name, shape), data = written
    return np.frombuffer(b64decode(data), name).reshape(shape)


def _read_step(written: Any) -> LaidStep:
    kernel, tasks, numbers, memory, turn, carries = written
    places = tuple(Location(space, integer(i), integer(at)) for space, i, at in memory)
    values = tuple(map(integer, numbers))
    pair = None if carries is None else (integer(carries[0]), integer(carries[1]))
    return LaidStep(kernel, integer(tasks), values, places, integer(turn), pair)
