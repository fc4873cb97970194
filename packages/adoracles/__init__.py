"""Databases of derivatives: reading, comparing, and the replay of a library.

A case holds a call of an operation, its inputs, directions and cotangents, and the derivatives
there. `Database` reads cases, an `Adapter` describes a library under test, `replay` runs it over
them.

>>> import numpy as np
>>> from adoracles import compare, same
>>> reference = {"value": np.array([2.0])}
>>> compare({"value": np.array([2.0 + 1e-12])}, reference, same("float64")).tight
True
"""

from adoracles.cases.agreement import DOUBLE, SINGLE, TIGHT, Allclose, Verdict, compare, same
from adoracles.cases.case import Answer, Case, Part, Probe, Tolerance
from adoracles.errors import (
    MissingRefusalError,
    OracleFormatError,
    ReplayError,
    UnsupportedOperationError,
)
from adoracles.files.database import Database, Selection, find_root
from adoracles.operations.adapter import Adapter, Library
from adoracles.replays.outcome import Outcome
from adoracles.replays.parallel import replay
from adoracles.replays.replayer import Replayer

__all__ = [
    "DOUBLE",
    "SINGLE",
    "TIGHT",
    "Adapter",
    "Allclose",
    "Answer",
    "Case",
    "Database",
    "Library",
    "MissingRefusalError",
    "OracleFormatError",
    "Outcome",
    "Part",
    "Probe",
    "ReplayError",
    "Replayer",
    "Selection",
    "Tolerance",
    "UnsupportedOperationError",
    "Verdict",
    "compare",
    "find_root",
    "replay",
    "same",
]
