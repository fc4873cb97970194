"""The derivative-oracle database: its reader, its comparison, and the replay of a library.

A case holds inputs, a direction, a cotangent and the reference JVP, VJP and HVP of an operation.
`Database` reads cases, an `Adapter` describes a library under test, `replay` runs it over them.

>>> import numpy as np
>>> from adoracles import DOUBLE, compare
>>> reference = {"value": np.array([2.0])}
>>> compare({"value": np.array([2.0 + 1e-12])}, reference, DOUBLE, DOUBLE).tight
True
"""

from adoracles.adapter import Adapter, Library
from adoracles.compare import DOUBLE, SINGLE, TIGHT, Verdict, compare
from adoracles.errors import (
    MissingGaugeError,
    OracleFormatError,
    ReplayError,
    UnsupportedOperationError,
)
from adoracles.load import Database, Selection, find_root
from adoracles.observables import Namespace
from adoracles.outcome import Outcome
from adoracles.records import Case, Comparison, Probe, Tolerance
from adoracles.replay import replay
from adoracles.replayer import Replayer

__all__ = [
    "DOUBLE",
    "SINGLE",
    "TIGHT",
    "Adapter",
    "Case",
    "Comparison",
    "Database",
    "Library",
    "MissingGaugeError",
    "Namespace",
    "OracleFormatError",
    "Outcome",
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
]
