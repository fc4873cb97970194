"""Builds the wheels of all platforms, and checks what they hold and what they ask of a system.

`python release/wheels.py --out dist` needs `pip install -e '.[release]'`, no other machine, and
about seven minutes of processor time. `release/sample.py` then runs where a wheel is installed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pefile
from macholib.mach_o import LC_BUILD_VERSION, LC_CODE_SIGNATURE, LC_LOAD_DYLIB
from macholib.MachO import MachO

from tenferro.engines.native.runtime import build

ROOT = Path(__file__).parent.parent
OLDEST_MACOS = int(build.MACOS.partition(".")[0]) << 16
"""As Mach-O files write the version."""


def built(name: str, out: Path) -> Path:
    """The wheel of a platform, with code for all levels of its processors."""
    environment = {**os.environ, "TENFERRO_PLATFORM": name, "TENFERRO_LEVELS": "all"}
    with tempfile.TemporaryDirectory() as scratch:
        command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", scratch)
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"the wheel of {name} was not built:\n{done.stdout}{done.stderr}")
        (wheel,) = Path(scratch).glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(wheel, out))


def faults(name: str, wheel: Path) -> Iterator[str]:
    """What is wrong with a wheel: libraries that are missing, or ask more than its tag promises."""
    libraries = {build.library_name(level) for level in build.levels(name)}
    folder = f"tenferro/engines/native/runtime/built/{name}/"
    with tempfile.TemporaryDirectory() as scratch, ZipFile(wheel) as archive:
        held = [each for each in archive.namelist() if each.startswith(folder)]
        there = {each.removeprefix(folder) for each in held if each.endswith(".so")}
        if there != libraries:
            yield f"it has {sorted(there)}, expected {sorted(libraries)}"
        for library in there:
            yield from _asks(name, Path(archive.extract(folder + library, scratch)))
    for command in _commands(name, wheel):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            yield f"{' '.join(command)}: {done.stdout}{done.stderr}"


def _commands(name: str, wheel: Path) -> Iterator[tuple[str, ...]]:
    yield (sys.executable, "-m", "twine", "check", "--strict", str(wheel))
    if name.startswith("linux"):
        yield (sys.executable, "-m", "auditwheel", "show", str(wheel))


def _asks(name: str, library: Path) -> Iterator[str]:
    """Other libraries that one needs; on macOS its system must be there, and old enough."""
    if name.startswith("win32"):
        for each in pefile.PE(library).__dict__.get("DIRECTORY_ENTRY_IMPORT", ()):
            if each.dll.lower() not in (b"kernel32.dll", b"ntdll.dll") and not _is_crt(each.dll):
                yield f"{library.name} needs {each.dll.decode()}"
    elif name.startswith("darwin"):
        (header,) = MachO(str(library)).headers
        commands = [(load.cmd, command, data) for load, command, data in header.commands]
        for kind, command, data in commands:
            if kind == LC_LOAD_DYLIB and not data.startswith(b"/usr/lib/libSystem"):
                yield f"{library.name} needs {data.decode()}"
            if kind == LC_BUILD_VERSION and command.minos > OLDEST_MACOS:
                yield f"{library.name} is for macOS {command.minos >> 16}"
        if name.endswith("aarch64") and LC_CODE_SIGNATURE not in [kind for kind, *_ in commands]:
            yield f"{library.name} has no signature, which this processor's system demands"
    elif b"GLIBC" in library.read_bytes():
        yield f"{library.name} needs a C library"


def _is_crt(dll: bytes) -> bool:
    """A part of the C library of Windows 10, which Python needs as well."""
    return dll.lower().startswith(b"api-ms-win-crt-")


def main() -> None:
    """Build, check, and end with an error if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("platforms", nargs="*", default=build.PLATFORMS, metavar="PLATFORM")
    asked = parser.parse_args()
    wrong = False
    for name in asked.platforms:
        wheel = built(name, asked.out)
        found = [*faults(name, wheel)]
        wrong |= bool(found)
        state = "right" if not found else "; ".join(found)
        print(f"{wheel.name}  {wheel.stat().st_size / 2**20:.1f} MiB  {state}", flush=True)
    sys.exit(wrong)


if __name__ == "__main__":
    main()
