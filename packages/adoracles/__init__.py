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

from adoracles.adapter import Adapter, Library
from adoracles.compare import DOUBLE, SINGLE, TIGHT, Allclose, Verdict, compare, same
from adoracles.errors import (
    MissingRefusalError,
    OracleFormatError,
    ReplayError,
    UnsupportedOperationError,
)
from adoracles.load import Database, Selection, find_root
from adoracles.outcome import Outcome
from adoracles.records import Answer, Case, Part, Probe, Tolerance
from adoracles.replay import replay
from adoracles.replayer import Replayer

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
