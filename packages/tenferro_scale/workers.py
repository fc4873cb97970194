"""Processes that simulate devices: jax fixes how many there are when it starts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

_FLAG = "--xla_force_host_platform_device_count"
MOST = 2048
"""The most devices that a process can simulate: XLA's processor platform counts more as those of
other processes."""


def answers(job: Mapping[str, Any], devices: int) -> Iterator[dict[str, Any]]:
    """The answers of a process with this number of simulated devices, one by one.

    Raises RuntimeError with what went wrong there.
    """
    with TemporaryFile("w+") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "tenferro_scale.worker"],
            env=_environment(devices),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        )
        with process:
            try:
                yield from _read(process, job)
            finally:
                process.kill()
        if process.returncode > 0:
            said.seek(0)
            raise RuntimeError(f"simulating {devices} devices failed:\n{said.read().strip()}")


def _read(process: subprocess.Popen[str], job: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(job))
    process.stdin.close()
    for line in process.stdout:
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        yield answer
    process.wait()


def _environment(devices: int) -> dict[str, str]:
    """This process's, with so many devices, and its packages to be found where it finds them."""
    flags = [x for x in os.environ.get("XLA_FLAGS", "").split() if not x.startswith(_FLAG)]
    return {
        **os.environ,
        "JAX_PLATFORMS": "cpu",
        "XLA_FLAGS": " ".join([*flags, f"{_FLAG}={devices}"]),
        "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path),
    }
