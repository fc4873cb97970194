"""Layouts as JSON, to be kept on disk: only data, from which nothing is run."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import Any

import numpy as np

from tenferro.engines.native.plan.layout import Array, LaidStep, Location, UnitLayout
from tenferro.tensor import Aval, aval_of


def to_bytes(layout: UnitLayout) -> bytes:
    """A layout as text; `from_bytes` reads it."""
    fields = {
        "inputs": [_aval(a) for a in layout.inputs],
        "outputs": [_aval(a) for a in layout.outputs],
        "arrays": [(_aval(a), b64encode(a.tobytes()).decode()) for a in layout.arrays],
        "steps": [
            (s.kernel, s.tasks, s.numbers, s.memory, s.turn, s.carries) for s in layout.steps
        ],
        "workspace": layout.workspace,
        "program": layout.program,
        "lost": layout.lost,
    }
    return json.dumps(fields, separators=(",", ":")).encode()


def from_bytes(text: bytes) -> UnitLayout:
    """The layout that `to_bytes` wrote. Raises ValueError for any other text."""
    try:
        return _layout(json.loads(text))
    except (LookupError, TypeError, RecursionError) as error:
        raise ValueError(f"not a layout: {error}") from error


def _layout(fields: dict[str, Any]) -> UnitLayout:
    return UnitLayout(
        inputs=tuple(map(_read_aval, fields["inputs"])),
        outputs=tuple(map(_read_aval, fields["outputs"])),
        arrays=tuple(map(_read_array, fields["arrays"])),
        steps=tuple(map(_read_step, fields["steps"])),
        workspace=_integer(fields["workspace"]),
        program=fields["program"],
        lost=_integer(fields["lost"]),
    )


def _integer(written: Any) -> int:
    if type(written) is not int:
        raise ValueError(f"not a layout: {written!r} is not an integer")
    return written


def _aval(array: Aval | Array) -> tuple[str, tuple[Any, ...]]:
    return array.dtype.name, array.shape


def _read_aval(written: Any) -> Aval:
    name, shape = written
    return aval_of(tuple(shape), name)


def _read_array(written: Any) -> Array:
    (name, shape), data = written
    return np.frombuffer(b64decode(data), name).reshape(shape)


def _read_step(written: Any) -> LaidStep:
    kernel, tasks, numbers, memory, turn, carries = written
    places = tuple(Location(space, _integer(i), _integer(at)) for space, i, at in memory)
    values = tuple(map(_integer, numbers))
    pair = None if carries is None else (_integer(carries[0]), _integer(carries[1]))
    return LaidStep(kernel, _integer(tasks), values, places, _integer(turn), pair)
