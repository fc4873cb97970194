"""Programs as machine code for C, and as StableHLO."""

from __future__ import annotations

import ctypes
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tenferro.deploy.files import input_names, output_names
from tenferro.deploy.header import Parameter, header
from tenferro.engines import checked_engine
from tenferro.engines.native.export.object_file import STATUSES, object_file
from tenferro.transforms.programs.program import Program

_SHARED = (".so", ".dylib")
_STABLEHLO = (".stablehlo", ".jax")
LIBRARIES = ("lapack", "blas")
"""BLAS and LAPACK as most systems name them."""
PLATFORMS = ("cpu", "cuda", "rocm", "tpu")
"""What jax calls the kinds of devices that it compiles for."""
_RESERVED = frozenset(
    "alignas alignof and asm auto bool break case catch char class compl concept const constexpr "
    "continue decltype default delete do double else enum errno explicit export extern false "
    "float for friend goto if inline int long main mutable namespace new noexcept not nullptr "
    "operator or private protected public register requires restrict return short signed sizeof "
    "static struct switch template this throw true try typedef typeid typename typeof union "
    "unsigned using virtual void volatile while xor NULL".split()
)
"""Words of C and C++, which the header is for."""


def export(
    program: Program,
    path: str | Path,
    *,
    cpu: str = "host",
    libraries: Sequence[str] = LIBRARIES,
    platforms: Sequence[str] = PLATFORMS,
) -> list[Path]:
    """Export a program as machine code for C or as StableHLO; return the written files.

    The suffix of `path` selects the format:

    - `.o`: machine code with a C header; `.so` or `.dylib`: the same as a shared library, which
      requires a C compiler to link. The stem of the path is the name of the function. The header
      documents the arguments, the size of the workspace in bytes and the return codes. The code
      needs neither Python nor this package, and runs in the calling thread. A program with linear
      algebra links with BLAS and LAPACK; pass `libraries` if they have other names. `cpu` is LLVM's
      name of a processor (`"x86-64-v3"`; `""` is the most general one), or `"host"` for the current
      one; code for another processor may not run here.
    - `.stablehlo`: StableHLO as portable bytecode, which XLA, IREE and others compile; `.jax`: the
      same for `jax.export.deserialize`. `platforms` selects processors and accelerators. If the
      program contains checks, its last result has a row of two integers for each check, and the
      first integer is 0 if the check passed. Writing these formats requires jax.

    Raises TypeError for an object that is not a program; ValueError for a program with named sizes
    or with a step that NumPy computes (the error names it), for platforms that lack an operation,
    for an unknown processor, and for a path with another suffix or without a valid function name;
    RuntimeError if linking fails, ModuleNotFoundError without jax.

    >>> import tempfile
    >>> import numpy as np
    >>> import tenferro as te
    >>> program = te.trace(te.value_and_grad(lambda x: np.sum(np.sin(x))))(np.ones(3))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     files = te.export(program, Path(folder) / "slope.o")
    ...     print([file.name for file in files])
    ...     print(*(line for line in files[1].read_text().splitlines() if "slope(" in line))
    ['slope.o', 'slope.h']
    int slope(const double *x0, double *y0, double *y1, void *work);
    """
    if not isinstance(program, Program):
        raise TypeError(
            f"export: expected a program (te.trace(f)(*args)), not {type(program).__name__}"
        )
    path = Path(path)
    if path.suffix in _STABLEHLO:
        path.write_bytes(_stablehlo(program, platforms if path.suffix == ".jax" else None))
        return [path]
    return _machine_code(program, path, cpu, libraries)


def _stablehlo(program: Program, platforms: Sequence[str] | None) -> bytes:
    """Portable bytecode; with platforms, the artifact of jax that holds the program for these."""
    checked_engine("export", "xla")
    from tenferro.engines.xla.programs.artifact import stablehlo

    exported = stablehlo(program.graph, program.captured, platforms or ("cpu",))
    return bytes(exported.serialize() if platforms else exported.mlir_module_serialized)


def _machine_code(program: Program, path: Path, cpu: str, libraries: Sequence[str]) -> list[Path]:
    name = _name(path)
    made = object_file(program.graph, program.captured, name, cpu)
    inputs = [
        Parameter(f"x{i}", aval, f"argument {what}")
        for i, (what, aval) in enumerate(zip(input_names(program), program.inputs, strict=True))
    ]
    outputs = [
        Parameter(f"y{i}", aval, what)
        for i, (what, aval) in enumerate(zip(output_names(program), program.outputs, strict=True))
    ]
    text = header(name, program.name, inputs, outputs, made.work, STATUSES)
    _write(path, made.code, libraries if made.uses_blas else ())
    path.with_suffix(".h").write_text(text, "utf-8")
    return [path, path.with_suffix(".h")]


def _name(path: Path) -> str:
    name = path.stem
    if path.suffix not in (".o", *_SHARED):
        raise ValueError(
            f"export: the path ends in {path.suffix!r}, expected .o for an object file, .so or "
            ".dylib for a shared library, .stablehlo or .jax for a program that XLA compiles"
        )
    if not re.fullmatch("[A-Za-z][A-Za-z0-9_]*", name) or name in _RESERVED:
        raise ValueError(f"export: {name!r} cannot be the name of a function in C")
    if hasattr(ctypes.CDLL(None), name):
        raise ValueError(
            f"export: {name!r} is a function of the C library, which the new one would replace; "
            "choose another file name"
        )
    return name


def _write(path: Path, code: bytes, libraries: Sequence[str]) -> None:
    if path.suffix == ".o":
        path.write_bytes(code)
        return
    with TemporaryDirectory() as folder:
        part = Path(folder) / "program.o"
        part.write_bytes(code)
        _link(part, path, libraries)


def _link(part: Path, path: Path, libraries: Sequence[str]) -> None:
    compiler = os.environ.get("CC") or shutil.which("cc")
    if compiler is None:
        raise RuntimeError(
            f"export: no C compiler to link {path.name} with (cc, or what CC names); write an "
            "object file (.o) and link it elsewhere"
        )
    command = [*shlex.split(compiler), "-shared", "-o", str(path), str(part)]
    command += [f"-l{name}" for name in (*libraries, "m")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        advice = f"; libraries={tuple(libraries)} names BLAS and LAPACK" if libraries else ""
        raise RuntimeError(f"export: {compiler} cannot link {path.name}{advice}:\n{done.stderr}")
