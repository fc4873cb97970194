"""Which engine compiles, and what the native one keeps and uses: threads, memory, programs.

Needs llvmlite. The number of threads is that of `TENFERRO_NUM_THREADS`, of `OMP_NUM_THREADS`, or
the number of the process's processors; compiled programs are kept in `TENFERRO_CACHE_DIR`
(not kept if empty), by default in the user's cache directory. With `TENFERRO_TIERED_COMPILATION=0`
a first result waits for the final code.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from computegraph.cache import CacheInfo
from tenferro.engines import get_engine, set_engine
from tenferro.engines.native import NATIVE
from tenferro.engines.native.runtime import cache, pool
from tenferro.engines.native.runtime.background import background
from tenferro.engines.native.runtime.pool import PoolReport
from tenferro.engines.native.runtime.threads import (
    get_num_threads,
    num_threads,
    set_num_threads,
)
from tenferro.engines.native.runtime.tiers import (
    get_tiered_compilation,
    set_tiered_compilation,
    tiered_compilation,
)
from tenferro.kernels import sparse
from tenferro.ops.base.registry import forget_programs

__all__ = [
    "PoolReport", "ProgramReport", "clear_memory", "clear_programs", "get_engine",
    "get_num_threads", "get_tiered_compilation", "memory", "num_threads", "programs", "set_engine",
    "set_memory_limit", "set_num_threads", "set_tiered_compilation", "tiered_compilation",
    "wait_for_compilation",
]  # fmt: skip


def __dir__() -> list[str]:
    return __all__


@dataclass(frozen=True, slots=True)
class ProgramReport:
    """What is kept of compiled programs.

    `programs` are whole programs by structure, `code` machine code in memory; `directory` holds
    `files` with `bytes` in all (None and zeros where nothing is kept on disk).

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
    """The memory of outputs and temporaries: bytes kept for reuse, their limit, bytes in use.

    >>> memory().kept <= memory().limit
    True
    """
    return pool.report()


def clear_memory() -> None:
    """Return memory that is kept for reuse to the system, and drop factors of sparse matrices.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.runtime.clear_memory()
    >>> te.runtime.memory().kept
    0
    """
    pool.clear()
    sparse.kept.clear()


def set_memory_limit(limit: int) -> None:
    """Keep at most so many bytes for reuse; at the start 1 GiB or an eighth of the memory.

    Raises ValueError if `limit` is negative.

    >>> before = memory().limit
    >>> set_memory_limit(2**20)
    >>> memory().limit
    1048576
    >>> set_memory_limit(before)
    """
    pool.set_limit(limit)


def programs() -> ProgramReport:
    """What is kept of compiled programs, in memory and on disk.

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
    """Wait until all programs have their final code, loaded and ready to be called.

    A program that is not found on disk is compiled quickly at first, unless its first run would
    lose more than that saves; a thread compiles it again for speed and puts that code in its place,
    with results that are the same to the last bit. A program that would take long to plan runs
    through NumPy until the thread has made it; its results then change by rounding. What fails
    there is passed to `threading.excepthook`, and the program stays unchanged.

    >>> import numpy as np
    >>> import tenferro as te
    >>> program = te.jit(lambda x: np.exp(x) + 1.0)
    >>> program(np.zeros(3))
    array([2., 2., 2.])
    >>> wait_for_compilation()
    """
    background.finish()


def clear_programs(*, disk: bool = True) -> None:
    """Forget kernels and compiled programs in memory and, with `disk`, remove those on disk.

    Functions made by `te.jit` keep theirs (see their `clear_cache`).

    >>> clear_programs(disk=False)
    >>> programs().programs.size
    0
    """
    forget_programs()
    cache.clear(disk=disk)
