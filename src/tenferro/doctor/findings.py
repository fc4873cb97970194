"""Facts about this installation as rows of words."""

from __future__ import annotations

import os
import platform
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

import numpy as np

import tenferro as te
from tenferro.coverage import native_of, numpy_of, ours, xla_of
from tenferro.engines import ENGINES, get_engine
from tenferro.ops.base import Family

PACKAGES = ("tenferro", "numpy", "scipy", "llvmlite", "jax", "jaxlib")
FRACTIONS = ("XLA_CLIENT_MEM_FRACTION", "XLA_PYTHON_CLIENT_MEM_FRACTION")
"""The share of a GPU's memory that XLA takes at its start: its name, and its older name."""
VARIABLES = (
    "TENFERRO_ENGINE",
    "TENFERRO_CACHE_DIR",
    "TENFERRO_LEVEL",
    "TENFERRO_NUM_THREADS",
    "OMP_NUM_THREADS",
    "TENFERRO_TIERED_COMPILATION",
    "JAX_PLATFORMS",
    "XLA_FLAGS",
    "XLA_PYTHON_CLIENT_PREALLOCATE",
    *FRACTIONS,
    "XLA_PYTHON_CLIENT_ALLOCATOR",
)
RUNS = "runs"
"""How the state of an engine begins that computes what it should."""
_NO_LLVMLITE = "the native engine needs"
"""How the warning begins that another engine runs instead of the native one."""
_CODERS: dict[str, Callable[[Family], str]] = {
    "numpy": numpy_of,
    "native": native_of,
    "xla": xla_of,
}

Row = tuple[str, ...]


def versions() -> list[Row]:
    """Python, the system, and the packages that engines need."""
    system = f"{platform.system()} {platform.machine()}"
    return [
        ("python", f"{platform.python_version()} ({sys.executable})"),
        ("system", f"{system}, {_processors()} processors for this process"),
        *((name, _version(name)) for name in PACKAGES),
    ]


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _version(package: str) -> str:
    if package != "tenferro" and find_spec(package) is None:
        return "not installed"
    try:
        return version(package)
    except PackageNotFoundError:
        return "imported from its source, not installed"


def engine_states() -> list[Row]:
    """Each engine, and whether a small program runs on it; if not, why."""
    rows: list[Row] = []
    default = ""
    try:
        default = get_engine()
    except ValueError as error:
        rows.append(("default", str(error)))
    said = {default: f"{RUNS}; the default"}
    return rows + [(name, _trial(name) or said.get(name, RUNS)) for name in ENGINES]


def _trial(engine: str) -> str:
    """What fails in a small program; empty if its result is right."""
    x = np.linspace(0.0, 1.0, 5)
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("error", message=_NO_LLVMLITE)
            y = te.jit(lambda x: np.sum(np.sin(x) ** 2), engine=engine)(x)
        np.testing.assert_allclose(y, np.sum(np.sin(x) ** 2), rtol=1e-12)
    except Exception as error:  # noqa: BLE001  (whatever it is, it is what is looked for)
        return f"does not run: {error}"
    return ""


def devices() -> list[Row]:
    """What programs can run on: this processor, and the devices that jax has."""
    rows: list[Row] = [("processor", platform.processor() or platform.machine(), "cpu", "", "")]
    try:
        there = te.sharding.devices()
    except ModuleNotFoundError:
        return [*rows, ("others", "jax is not installed: pip install 'tenferro[xla]'", "", "", "")]
    except RuntimeError as error:  # a platform was asked for that does not start
        return [*rows, ("others", f"jax has none: {error}", "", "", "")]
    return rows + [
        (f"jax {d.id}", d.device_kind, d.platform, str(d.process_index), _memory(d)) for d in there
    ]


def _memory(device: Any) -> str:
    """How much memory programs can have there; nothing if the platform does not say."""
    limit = (device.memory_stats() or {}).get("bytes_limit")
    return "" if limit is None else f"{limit / 2**30:.1f} GiB"


def coverage(engines: Sequence[str]) -> list[Row]:
    """How many families each engine has code for; the rest are formulas, or NumPy's on the host."""
    every = ours()
    return [(engine, *_counts(map(_CODERS[engine], every), engine)) for engine in engines]


def _counts(words: Any, engine: str) -> Row:
    """Families with code, with a formula, and those that only a NumPy kernel computes."""
    counts = Counter("code" if word not in ("formula", "") else word for word in words)
    if engine == "numpy":  # the reference's code is NumPy
        return "0", str(counts["formula"]), str(counts["code"])
    return str(counts["code"]), str(counts["formula"]), str(counts[""])


def settings(native: bool) -> list[Row]:
    """The cache, threads, memory of accelerators, and the environment's variables that are set."""
    return [
        *(_of_native() if native else []),
        ("memory of accelerators", preallocation()),
        *((name, os.environ[name]) for name in VARIABLES if name in os.environ),
    ]


def _of_native() -> list[Row]:
    from tenferro.engines.native.runtime.code import library

    kept = te.runtime.programs()
    where = f"{kept.directory} ({kept.files} files, {kept.bytes / 2**20:.1f} MiB)"
    limit = te.runtime.memory().limit
    installed = ", ".join(library.installed_levels())
    return [
        ("runtime compiled for", f"{library.level()}; installed: {installed}"),
        ("compiled programs", "not kept on disk" if kept.directory is None else where),
        ("threads of the native engine", str(te.runtime.get_num_threads())),
        ("memory kept for reuse", f"at most {limit / 2**30:.2f} GiB"),
    ]


def preallocation() -> str:
    """Whether XLA takes most of an accelerator's memory when it starts.

    The variables and their defaults are those of jax's "GPU memory allocation".
    """
    if find_spec("jax") is None:
        return "jax is not installed"
    if os.environ.get("XLA_PYTHON_CLIENT_PREALLOCATE") in ("0", "false", "False"):
        return "taken as needed (XLA_PYTHON_CLIENT_PREALLOCATE)"
    if os.environ.get("XLA_PYTHON_CLIENT_ALLOCATOR", "default").lower() == "platform":
        return "taken as needed (XLA_PYTHON_CLIENT_ALLOCATOR)"
    share = next((os.environ[name] for name in FRACTIONS if os.environ.get(name)), "0.75")
    return (
        f"XLA takes {share} of a GPU's memory when it starts; "
        "XLA_PYTHON_CLIENT_PREALLOCATE=false lets it take what it needs"
    )
