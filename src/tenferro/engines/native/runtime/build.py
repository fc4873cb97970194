"""Makes the runtime's machine code: `python -m tenferro.engines.native.runtime.build`.

Clang turns each `source/*.c` into LLVM IR, which is written to this folder and is what a process
loads: neither compiler nor binary is needed where tenferro runs. One text serves every system. So
what is particular to one is removed (triple, data layout, attributes), and C's
`extern const int64_t` without a value and functions without a definition become `$parameters` of
the template, which the loader fills in. `CLANG` names another compiler than `clang-14`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tenferro.engines.native.runtime.disk_cache import digest
from tenferro.engines.native.runtime.shared import header
from tenferro.engines.native.runtime.threads import MOST_THREADS

LANES = {"f": ("-DSINGLE",), "d": (), "F": ("-DSINGLE", "-DCOMPLEX"), "D": ("-DCOMPLEX",)}
"""What code with vectors is compiled with, by the character of a dtype."""
PARTS = (
    *("alone", "coloring", "driver", "flushing", "loop", "order", "pool", "serial", "stub"),
    "threads",
    *(
        f"lanes/{name}.{char}"
        for name in ("lu", "triangular", "qr", "jacobi", "functions")
        for char in LANES
    ),
    *(
        f"{name}.{char}"
        for name in (
            *("convolution", "fourier/transform"),
            *(
                f"dense/{part}"
                for part in (
                    "cholesky",
                    "lu",
                    "qr",
                    "solve",
                    "symmetric",
                    "singular",
                    "exponential",
                )
            ),
        )
        for char in "fd"
    ),
)
CLANG_VERSION = 14
"""The version that made the IR: others write other, equivalent text."""

_HERE = Path(__file__).parent
SOURCE = _HERE / "source"
FLAGS = (
    "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fno-strict-aliasing",
    f"-DMOST_THREADS={MOST_THREADS}",
)  # fmt: skip
_IR_FLAGS = (
    *("--target=x86_64-unknown-linux-gnu", "-S", "-emit-llvm", "-mllvm", "-opaque-pointers"),
    *("-O2", "-fPIC", "-ffreestanding", "-fno-discard-value-names"),
    *("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"),
)
_LANES_FLAGS = ("-mavx512f", "-mavx512dq", "-fdiscard-value-names", "-flto=thin")
"""Vectors are arguments in registers. Passes that run when modules are linked are left out: one of
them does not know opaque pointers."""

_ATTRIBUTES = """
    dso_local local_unnamed_addr unnamed_addr noundef nocapture readonly writeonly readnone nonnull
    noalias returned nofree tail
""".split()
_REMOVED = (
    r"^(;|source_filename|target |attributes #|!|\^).*\n",  # of this system, this compiler
    r"^.*@llvm\.(lifetime|experimental\.noalias)\..*\n",
    r"(,)? ![\w.]+ !\d+",
    r" #\d+",
    rf" ({'|'.join(_ATTRIBUTES)})(?=[ ,)\n])",
)
_PARAMETERS = (
    (r"^@(\w+) = external constant i64.*", r"@\1 = internal constant i64 $\1"),
    (r"^declare .*@(pause_processor|own_processor|float_control|set_float_control)\(.*", r"$\1"),
)


def source_path(name: str) -> Path:
    """The source of a part."""
    return SOURCE / f"{name.partition('.')[0]}.c"


def source_digest(name: str) -> str:
    """What the IR of a part is made of: its source, the headers, how it is compiled."""
    source = source_path(name)
    headers = {*SOURCE.glob("*.h"), *source.parent.glob("*.h")}
    files = [source, *sorted(headers)]
    return digest(*(file.read_bytes() for file in files), " ".join(_flags(name)).encode())


def _flags(name: str) -> tuple[str, ...]:
    char = name.partition(".")[2]
    return (*FLAGS, *_IR_FLAGS, *((*_LANES_FLAGS, *LANES[char]) if char else ()))


def find_clang() -> str | None:
    """The compiler of the version that made what is kept, if there is one."""
    for name in (os.environ.get("CLANG", ""), f"clang-{CLANG_VERSION}", "clang"):
        path = shutil.which(name)
        if path and f"clang version {CLANG_VERSION}." in _output(path, "--version"):
            return path
    return None


def make_ir(name: str, clang: str) -> str:
    """The template of a part, compiled now. Raises `CalledProcessError` if that fails."""
    text = _output(clang, *_flags(name), str(source_path(name)), "-o", "-")
    assert "$" not in text
    for pattern in _REMOVED:
        text = re.sub(pattern, "", text, flags=re.MULTILINE)
    for pattern, parameter in _PARAMETERS:
        text = re.sub(pattern, parameter, text, flags=re.MULTILINE)
    return _heading(name) + re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def _heading(name: str) -> str:
    command = "python -m tenferro.engines.native.runtime.build"
    source = source_path(name).relative_to(_HERE).as_posix()
    return (
        f"; Made from {source} with clang {CLANG_VERSION} by {command}; not to be edited.\n"
        f"; Source: {source_digest(name)}\n\n"
    )


def template_path(name: str) -> Path:
    """Where the IR of a part is kept."""
    return _HERE / f"{name}.ll"


def build() -> None:
    """Make all templates again. Raises `RuntimeError` without the compiler."""
    clang = find_clang()
    if clang is None:
        raise RuntimeError(f"found no clang {CLANG_VERSION}; set CLANG to its path")
    (SOURCE / "shared.h").write_text(header(), "utf-8")
    for name in PARTS:
        template_path(name).write_text(make_ir(name, clang), "utf-8")


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    build()
