"""Settings of the engines: the default engine, threads, memory and compiled programs.

Requires llvmlite. The number of threads is `TENFERRO_NUM_THREADS`, or `OMP_NUM_THREADS`, or the
number of processors of the process. Compiled programs are stored in `TENFERRO_CACHE_DIR`, by
default in the user's cache directory; the empty string disables this cache. With
`TENFERRO_TIERED_COMPILATION=0` the first call waits for optimized code.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from computegraph.cache import CacheInfo
from tenferro.engines import get_engine, set_engine
from tenferro.engines.base.verifying import get_verify, verify
from tenferro.engines.native import NATIVE
from tenferro.engines.native.runtime.call.flushing import flush_subnormals, get_flush_subnormals
from tenferro.engines.native.runtime.code import cache
from tenferro.engines.native.runtime.code.tiers import (
    get_tiered_compilation,
    set_tiered_compilation,
    tiered_compilation,
)
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.resources.pool import PoolReport
from tenferro.engines.native.runtime.resources.threads import (
    get_num_threads,
    num_threads,
    set_num_threads,
)
from tenferro.kernels import sparse
from tenferro.ops.base.registry import forget_programs

__all__ = [
    "PoolReport", "ProgramReport", "clear_memory", "clear_programs", "flush_subnormals",
    "get_engine", "get_flush_subnormals", "get_num_threads", "get_tiered_compilation", "get_verify",
    "memory", "num_threads", "programs", "set_engine", "set_memory_limit", "set_num_threads",
    "set_tiered_compilation", "tiered_compilation", "verify", "wait_for_compilation",
]  # fmt: skip


def __dir__() -> list[str]:
    return __all__


@dataclass(frozen=True, slots=True)
class ProgramReport:
    """The numbers of cached programs.

    `programs` is the number of programs in memory, `code` that of pieces of machine code in memory;
    `directory` contains `files` files with `bytes` bytes in total (None and zeros without a cache
    on disk).

    >>> import numpy as np
    >>> import tenferro as te
    >>> report = te.runtime.programs()
    >>> report.files >= 0, report.programs.size <= report.programs.maxsize
    (True, True)
    """

    programs: CacheInfo
    code: CacheInfo
    directory: Path | None
    files: int
    bytes: int


def memory() -> PoolReport:
    """Return the memory of outputs and temporaries: bytes kept for reuse, limit, bytes in use.

    >>> memory().kept <= memory().limit
    True
    """
    return pool.report()


def clear_memory() -> None:
    """Release the memory that is kept for reuse, and the cached factors of sparse matrices.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.runtime.clear_memory()
    >>> te.runtime.memory().kept
    0
    """
    pool.clear()
    sparse.kept.clear()


def set_memory_limit(limit: int) -> None:
    """Keep at most `limit` bytes for reuse; the default is 1 GiB or an eighth of the memory.

    Raises ValueError if `limit` is negative.

    >>> before = memory().limit
    >>> set_memory_limit(2**20)
    >>> memory().limit
    1048576
    >>> set_memory_limit(before)
    """
    pool.set_limit(limit)


def programs() -> ProgramReport:
    """Return the numbers of compiled programs that are cached in memory and on disk.

    >>> import numpy as np
    >>> import tenferro as te
    >>> f = te.jit(lambda x: np.sin(x) + 1.0)
    >>> f(np.zeros(3))
    array([1., 1., 1.])
    >>> te.runtime.programs().code.size > 0
    True
    """
    code = cache.inspect()
    return ProgramReport(
        NATIVE.programs.info(),
        code.memory,
        code.directory,
        len(code.entries),
        code.disk_bytes,
    )


def wait_for_compilation() -> None:
    """Wait until the optimized code of all programs is loaded and ready to be called.

    A program that is not in the cache on disk is first compiled quickly, unless its first run would
    lose more time than this saves. A thread then compiles optimized code, which replaces the first
    code and returns the same results to the last bit. A program that takes long to plan runs
    through NumPy until the thread has compiled it; its results may then change by rounding.

    If the thread cannot compile a program, its exception is passed to `threading.excepthook`, the
    program keeps its first code, and the next wait raises RuntimeError. A program that runs through
    NumPy for this reason also warns in its next call.

    >>> import numpy as np
    >>> import tenferro as te
    >>> program = te.jit(lambda x: np.exp(x) + 1.0)
    >>> program(np.zeros(3))
    array([2., 2., 2.])
    >>> wait_for_compilation()
    """
    background.finish()


def clear_programs(*, disk: bool = True) -> None:
    """Remove kernels and compiled programs from memory and, with `disk`, from disk.

    Functions returned by `te.jit` keep their programs (see their `clear_cache`).

    >>> clear_programs(disk=False)
    >>> programs().programs.size
    0
    """
    forget_programs()
    cache.clear(disk=disk)
