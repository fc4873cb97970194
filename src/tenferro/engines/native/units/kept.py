"""Programs kept on disk as a whole: what was planned before is not planned again.

A schedule is kept under the structure of its graph and everything that planning depends on: the
processor, NumPy, which folds constants, SciPy, where its functions are called, and the sources of
the planner. Only graphs of operations that the engine knows are looked up: what others do may
change from one process to the next. A schedule is of no use without its code, and is written after
it.
"""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import chainrules
import computegraph
from computegraph import Body
from tenferro.engines.base.meter import measuring
from tenferro.engines.native.families.table import OUTPUTS, SCALARS
from tenferro.engines.native.graphs.support import is_own
from tenferro.engines.native.kernels.shared_functions import addresses_in
from tenferro.engines.native.runtime.code import tiers
from tenferro.engines.native.runtime.code.cache import (
    environment,
    is_kept,
    kept_kernels,
    object_store,
)
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.runtime.disk import sources
from tenferro.engines.native.runtime.disk.disk_cache import digest
from tenferro.engines.native.units.schedule import Schedule
from tenferro.engines.native.units.schedule_text import NotKeptError, from_bytes, to_bytes
from tenferro.kernels.on_demand import scipy
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import kept_by_body
from tenferro.passes.checks import Checks
from tenferro.tensor import STEPS, Aval

PLANNERS = (
    *("passes", "ops", "tensor", "kernels"),
    *("special", "linalg", "integrate", "sparse", "nn", "contraction"),  # formulas
)
"""What plans depend on in addition to the engine itself, whose sources `environment` covers."""


def key_of(structure: Any, memory_limit: int | None = None, kind: str = "body") -> str | None:
    """What a structure (see `computegraph.cache.structure`) is kept under; None if it is not.

    The kind says what is made of it: a program has more outputs than its graph where there are
    checks in it.
    """
    operations, rows, metas, outputs = structure
    try:
        text = _text((operations, metas))
    except _NotOwnError:
        return None
    parts = (text, repr(rows), repr(outputs), repr((memory_limit, kind)))
    return digest(environment(host()), _planners(), *(part.encode() for part in parts))


class Kept(NamedTuple):
    """A schedule with its code, and what its last results report."""

    schedule: Schedule
    checks: Checks


def find(key: str | None) -> Kept | None:
    """What is kept under a key, if it and its final code are there; damaged text is removed.

    There is nothing for a profile, which needs the plan, or for quick code.
    """
    disk = object_store()
    if not disk or not key or measuring.get() is not None or tiers.must_be_quick():
        return None
    text = disk.get(key)
    try:
        return None if text is None else Kept(*from_bytes(text, _code))
    except NotKeptError:
        return None
    except ValueError:
        disk.remove(key)
        return None


_code = partial(kept_kernels, symbols_of=addresses_in)


def keep(key: str | None, schedule: Schedule, checks: Checks = ()) -> None:
    """Keep a schedule under a key once all of its code is final, if that is kept."""
    if not key or measuring.get() is not None:
        return
    waiting = next((own.code for own in schedule.codes if not own.final), None)
    if waiting is not None:
        waiting.when_final(partial(keep, key, schedule, checks))
        return
    disk = object_store()
    if disk and all(is_kept(own.program) for own in schedule.codes):
        disk.put(key, to_bytes(schedule, checks))


class _NotOwnError(Exception):
    """Something is not written in one way in all processes."""


def _text(x: Any) -> str:
    """A text equal for equal values only."""
    kind = type(x)
    if kind is tuple:
        return f"({','.join(map(_text, x))})"
    if kind in (int, bool, str, float, type(None)):
        return repr(x)
    if kind is bytes:
        return f"b{x.hex()}"
    if kind is complex:
        return f"c{x.real!r},{x.imag!r}"
    if isinstance(x, np.dtype):
        return f"d{x.str}"
    if kind is Aval:
        return f"a{x.dtype.str}{_text(x.shape)}"
    if kind is Body:
        return _body_text(x)
    if x == STEPS:
        return "steps"
    if kind is TensorOperation and is_own(x):
        version = scipy.__version__ if x.name in SCALARS or x.name in OUTPUTS else ""
        return f"{x.name}{version}{_text(tuple(sorted(x.params.items())))}"
    raise _NotOwnError


@kept_by_body
def _body_text(body: Body) -> str:
    """A digest: bodies within bodies may be there many times."""
    operations = tuple((x, mask, slot) for x, mask, slot in body.operations)
    parts = _text((operations, body.inputs)), repr(body.rows), repr(body.outputs)
    return digest(*(part.encode() for part in parts))


@cache
def _planners() -> bytes:
    """A digest of NumPy's version and of the sources that layouts depend on."""
    root = Path(__file__).parents[3]
    others: list[str] = [*computegraph.__path__, *chainrules.__path__]
    folders: list[str | Path] = [*(root / name for name in PLANNERS), *others]
    files = [file for folder in folders for file in sources.files_below(folder)]
    return digest(np.__version__.encode(), sources.contents_digest(files).encode()).encode()
