"""Peak memory of one call, measured by the operating system where it can (Linux)."""

from __future__ import annotations

import gc
from pathlib import Path

from tenferro_bench.peers import Peer
from tenferro_bench.workload import Workload

_STATUS, _RESET = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def peak_growth(workload: Workload, peer: Peer) -> int | None:
    """By how many bytes one call makes the process grow at most, its results included.

    The program is compiled before. None where the system does not tell.
    """
    arguments = peer.arguments(workload)
    call = peer.prepare(workload, arguments)
    del arguments
    call()
    peer.settle()
    peer.trim()
    gc.collect()
    if not _RESET.exists():
        return None
    _RESET.write_text("5")  # the peak counts from now on (proc(5))
    before = _kilobytes("VmRSS")
    result = call()
    grown = 1024 * (_kilobytes("VmHWM") - before)
    del result
    return grown


def _kilobytes(name: str) -> int:
    (line,) = (x for x in _STATUS.read_text().splitlines() if x.startswith(name + ":"))
    return int(line.split()[1])
