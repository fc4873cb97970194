"""Layouts of programs kept on disk: what was planned before is not planned again.

A layout is kept under the structure of its graph and everything that planning depends on: the
processor, NumPy, which folds constants, SciPy, where its functions are called, and the sources of
the planner. Only graphs of operations that the engine knows are looked up: what others do may
change from one process to the next. A layout is of no use without its code, and is written after
it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import chainrules
import computegraph
from tenferro.engines.native.families.table import OUTPUTS, SCALARS
from tenferro.engines.native.graphs.support import is_own
from tenferro.engines.native.plan.layout import UnitLayout
from tenferro.engines.native.plan.layout_text import from_bytes, to_bytes
from tenferro.engines.native.runtime.code.cache import environment, is_kept, object_store
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.runtime.disk.disk_cache import digest
from tenferro.kernels.on_demand import scipy
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

PLANNERS = (
    *("passes", "ops", "tensor", "kernels"),
    *("special", "linalg", "integrate", "sparse", "nn"),  # formulas
)
"""What plans depend on in addition to the engine itself, whose sources `environment` covers."""


def key_of(
    structure: Any, memory_limit: int | None = None, *, reports_checks: bool = False
) -> str | None:
    """What a structure (see `computegraph.cache.structure`) is kept under; None if it is not.

    A program that `reports_checks` has more outputs than its graph where there are checks in it.
    """
    operations, rows, metas, outputs = structure
    try:
        text = _text((operations, metas))
    except _NotOwnError:
        return None
    parts = (text, repr(rows), repr(outputs), repr((memory_limit, reports_checks)))
    return digest(environment(host()), _planners(), *(part.encode() for part in parts))


def find(key: str | None) -> UnitLayout | None:
    """The layout under a key, if there is one; what is damaged is removed."""
    disk = object_store()
    if not disk or not key:
        return None
    kept = disk.get(key)
    try:
        return None if kept is None else from_bytes(kept)
    except ValueError:
        disk.remove(key)
        return None


def keep(key: str | None, layout: UnitLayout) -> None:
    """Keep a layout under a key, if its code is kept."""
    disk = object_store()
    if disk and key and is_kept(layout.program):
        disk.put(key, to_bytes(layout))


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
    if kind is TensorOperation and is_own(x):
        version = scipy.__version__ if x.name in SCALARS or x.name in OUTPUTS else ""
        return f"{x.name}{version}{_text(tuple(sorted(x.params.items())))}"
    raise _NotOwnError


@cache
def _planners() -> bytes:
    """A digest of NumPy's version and of the sources that layouts depend on."""
    root = Path(__file__).parents[3]
    others = [*computegraph.__path__, *chainrules.__path__]
    folders = [*(root / name for name in PLANNERS), *map(Path, others)]
    sources = sorted(p for folder in folders for p in folder.rglob("*.py"))
    return digest(np.__version__.encode(), *(p.read_bytes() for p in sources)).encode()
