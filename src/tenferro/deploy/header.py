"""The C header of an exported program."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template
from typing import Any, NamedTuple

import numpy as np

from tenferro.tensor import Aval

_TYPES = {"?": "bool", "f": "float", "d": "double", "F": "float _Complex", "D": "double _Complex"}
_TEXT = Template("""\
/* $title

   Arrays are contiguous, the last axis runs fastest; a scalar is an array of one element. Results
   and the work space must not overlap with other arrays. Calls may run at the same time, each with
   a separate work space.
$arrays
   Returns 0, or
$statuses */

#ifndef ${macro}_H
#define ${macro}_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ${macro}_WORK $work /* bytes of the work space */

int $name($parameters);

#ifdef __cplusplus
}
#endif

#endif
""")


class Parameter(NamedTuple):
    """An array that the function reads or writes: its name, its aval, and what it is."""

    name: str
    aval: Aval
    what: str


def header(
    name: str,
    title: str,
    inputs: Sequence[Parameter],
    outputs: Sequence[Parameter],
    work: int,
    statuses: Sequence[tuple[int, str]],
) -> str:
    """The text of the header."""
    declared = [f"const {c_type(p.aval.dtype)} *{p.name}" for p in inputs]
    declared += [f"{c_type(p.aval.dtype)} *{p.name}" for p in outputs]
    return _TEXT.substitute(
        title=title,
        arrays="".join(f"\n   {p.name}: {p.what}, {p.aval!r}" for p in (*inputs, *outputs)) + "\n",
        statuses="".join(f"\n   {number} {what}" for number, what in statuses),
        macro=name.upper(),
        name=name,
        work=work,
        parameters=", ".join([*declared, "void *work"]),
    )


def c_type(dtype: np.dtype[Any]) -> str:
    """The type of C for a dtype."""
    if dtype.kind in "iu":
        return f"{dtype.name}_t"
    return _TYPES[dtype.char]
