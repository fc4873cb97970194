"""Compiles the runtime: `python -m tenferro.engines.native.runtime.build`.

Clang makes two things of `source/*.c`. Shared libraries hold all of it, one for each level of
processors; they refer to nothing by name, so one file serves each version of Python, of NumPy and
of the C library: names of Python and of the system are pointers that `library` fills in. LLVM IR is
what `te.export` puts into object files; one text serves every system.

The package is built where nothing is installed, and `hatch_build.py` loads this file by its path:
it imports the standard library only.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ZIG = "ziglang==0.15.2"
"""A package with clang 20 for every system: the newest whose IR the oldest llvmlite reads."""
_VERSIONS = range(18, 21)
"""Of clang. Before 18 it lacks functions of vectors."""
DTYPES = {
    "float32": ("-DSINGLE",),
    "float64": (),
    "complex64": ("-DSINGLE", "-DCOMPLEX"),
    "complex128": ("-DCOMPLEX",),
}
"""What code with vectors is compiled with."""
_LANES = ("lu", "triangular", "qr", "jacobi", "functions")
_DENSE = (
    *("cholesky", "complex", "complex_singular", "lu", "qr", "solve", "symmetric", "singular"),
    "exponential",
)
_VECTORS = (
    *(f"lanes/{name}.{dtype}" for name in _LANES for dtype in DTYPES),
    *(
        f"{name}.float{bits}"
        for name in ("convolution", "fourier/transform", *(f"dense/{part}" for part in _DENSE))
        for bits in (32, 64)
    ),
)
_PLAIN = ("coloring", "flushing", "loop", "order", "pool", "stub")
IR_PARTS = ("alone", "loop", "order", "serial", *_VECTORS)
"""What object files may need: their loops run without Python, in one thread."""
PLATFORMS = (
    *("linux-x86_64", "linux-aarch64", "darwin-x86_64", "darwin-aarch64"),
    "win32-x86_64",
)
"""What wheels are built for."""
MACOS = "11.0"
"""The oldest version of macOS that libraries are for: the first one on AArch64."""
LEVELS = {"x86_64": ("x86-64-v4", "x86-64-v3", "x86-64"), "aarch64": ("armv8-a",)}
"""Processors that code is compiled for, those with most instructions first."""
_V3 = frozenset("avx avx2 bmi bmi2 f16c fma lzcnt movbe".split())
NEEDS = {
    "x86-64-v4": _V3.union("avx512f avx512bw avx512cd avx512dq avx512vl".split()),
    "x86-64-v3": _V3,
}
"""The features of processors of a level, by LLVM's names; others run everywhere."""
_LINUX_NAMES = {"bmi1": "bmi", "abm": "lzcnt"}

_HERE = Path(__file__).parent
SOURCE = _HERE / "source"
COMMAND = "python -m tenferro.engines.native.runtime.build"
FLAGS = (
    "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wno-psabi", "-Wno-pass-failed",
    "-fno-strict-aliasing",
)  # fmt: skip
_FAST = (
    *("-O2", "-fPIC", "-ffreestanding", "-fno-stack-protector", "-mprefer-vector-width=512"),
    *("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"),
)
_IR = (
    *("--target=x86_64-unknown-linux-gnu", "-S", "-emit-llvm", "-mavx512f", "-mavx512dq"),
    *("-fdiscard-value-names", "-flto=thin"),
)
"""Vectors are arguments in registers. Passes that run when modules are linked are left out."""


def this_platform() -> str:
    """The system and the kind of processor: linux-x86_64, darwin-aarch64, win32-x86_64, say."""
    machine = platform.machine().lower()
    return f"{sys.platform}-{ {'amd64': 'x86_64', 'arm64': 'aarch64'}.get(machine, machine) }"


def platform_to_build() -> str:
    """The platform that a wheel is made for: this one, unless `TENFERRO_PLATFORM` has another."""
    return os.environ.get("TENFERRO_PLATFORM") or this_platform()


def built_folder(name: str | None = None) -> Path:
    """Where what is compiled for a platform lies, by default for this one."""
    return _HERE / "built" / (name or this_platform())


def levels(name: str) -> tuple[str, ...]:
    """The levels of a platform."""
    return LEVELS.get(name.partition("-")[2], ("",))


def fitting_levels(has: Collection[str]) -> list[str]:
    """Those of this platform that a processor with some features has, the best first."""
    every = levels(this_platform())
    return [level for level in every if NEEDS.get(level, frozenset()).issubset(has)]


def levels_to_build(name: str) -> tuple[str, ...]:
    """What is compiled: for this machine its own level and the least, which runs everywhere.

    All of them for another platform, where it is not known what this processor has, and if
    `TENFERRO_LEVELS` is `all`, as for a wheel that other machines install.
    """
    every = levels(name)
    has = _features()
    if name != this_platform() or has is None or os.environ.get("TENFERRO_LEVELS") == "all":
        return every
    return tuple(dict.fromkeys((fitting_levels(has)[0], every[-1])))


def _features() -> set[str] | None:
    """The features of this processor; None where Linux does not tell."""
    try:
        text = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return None
    found = re.search(r"^flags\s*:(.*)", text, re.MULTILINE)
    return {_LINUX_NAMES.get(x, x) for x in found[1].split()} if found else None


def parts(name: str) -> tuple[str, ...]:
    """The parts of a library for a platform."""
    return (*_PLAIN, "serial" if name.startswith("win32") else "threads", *_VECTORS)


def source_path(part: str) -> Path:
    """The source of a part."""
    return SOURCE / f"{part.partition('.')[0]}.c"


def made_of() -> list[Path]:
    """What the runtime is compiled of: the sources, the structures of `shared`, and this file."""
    return [*sorted(SOURCE.rglob("*.[ch]")), _HERE / "shared.py", Path(__file__)]


def digest() -> str:
    """A digest of what the runtime is compiled of."""
    made = hashlib.blake2b(digest_size=16)
    for file in made_of():
        made.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return made.hexdigest()


def is_current(name: str) -> bool:
    """Whether what is to be compiled for a platform is there, of these sources."""
    made = built_folder(name) / "digest"
    files = (made.with_name(library_name(level)) for level in levels_to_build(name))
    return made.exists() and made.read_text("utf-8") == digest() and all(f.exists() for f in files)


@dataclass(frozen=True)
class Tools:
    """Clang, and what links for a platform, as commands."""

    clang: tuple[str, ...]
    zig: str | None

    def link(self, name: str) -> tuple[str, ...]:
        """The command that makes a shared library of objects."""
        system, _, machine = name.partition("-")
        symbolic = ("-shared", "-Bsymbolic", "-znoexecstack")
        if self.zig is None:
            return (*self.clang, "-nostdlib", *(f"-Wl,{x}" for x in symbolic[1:]), "-shared")
        zig_system = {"darwin": f"macos.{MACOS}", "win32": "windows-gnu"}.get(system)
        if zig_system is None:
            return (self.zig, "ld.lld", *symbolic)
        return (self.zig, "cc", "-target", f"{machine}-{zig_system}", "-shared")


def find_tools(platform_name: str) -> Tools | None:
    """The machine's own clang if it is of a known version (`CLANG` says which), or ziglang's.

    Ziglang's for another platform, whose linker the machine does not have.
    """
    own = (os.environ.get("CLANG", ""), "clang", *(f"clang-{n}" for n in _VERSIONS))
    for name in own if platform_name == this_platform() else ():
        path = shutil.which(name)
        if path and _is_known(_run(path, "--version")):
            return Tools((path,), None)
    found = importlib.util.find_spec("ziglang")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    zig = str(folder / ("zig.exe" if sys.platform == "win32" else "zig"))
    return Tools((zig, "clang", "-isystem", str(folder / "lib" / "include")), zig)


def _is_known(version: str) -> bool:
    found = re.match(r"(?:\w+ )?clang version (\d+)\.", version)
    return found is not None and not version.startswith("Apple") and int(found[1]) in _VERSIONS


def build(name: str | None = None) -> None:
    """Compile the runtime for a platform, by default for this one, unless that is done already.

    Raises RuntimeError where there is no compiler, and where it fails.
    """
    name = name or this_platform()
    if is_current(name):
        return
    tools = find_tools(name)
    if tools is None:
        raise RuntimeError(
            f"the runtime of the native engine is compiled by clang {_VERSIONS[0]} to "
            f"{_VERSIONS[-1]}, for other platforms than this one by ziglang's, which was not "
            f"found; run: pip install {ZIG}, or set CLANG to the path of this machine's"
        )
    sources = digest()  # which may change meanwhile
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch)
        _Build(tools, name, made).run()
        _replace(built_folder(name), made, sources)


def _replace(folder: Path, made: Path, sources: str) -> None:
    """Put files in place, one by one: a process may have the old ones in memory."""
    (folder / "digest").unlink(missing_ok=True)
    files = [file for file in sorted(made.rglob("*")) if file.suffix in (".so", ".ll")]
    for file in files:
        to = folder / file.relative_to(made)
        to.parent.mkdir(parents=True, exist_ok=True)
        beside = to.with_name(to.name + f".{os.getpid()}")
        shutil.copyfile(file, beside)
        beside.replace(to)
    kept = {folder / file.relative_to(made) for file in files}
    for old in {*folder.rglob("*.so"), *folder.rglob("*.ll")} - kept:
        old.unlink()
    (folder / "digest").write_text(sources, "utf-8")


class _Build:
    """One build: commands that run at the same time, then those that link."""

    def __init__(self, tools: Tools, name: str, made: Path) -> None:
        self._tools, self._name, self._made = tools, name, made
        self._levels = levels_to_build(name)
        self._parts = parts(name)

    def run(self) -> None:
        from concurrent.futures import ThreadPoolExecutor  # each process imports this module

        (self._made / "shared.h").write_text(shared_header(), "utf-8")
        (self._made / "bound.h").write_text(_bound_header(), "utf-8")
        (self._made / "bound.c").write_text(_bound_source(), "utf-8")
        places = [(level, part) for level in self._levels for part in self._parts]
        places.sort(key=lambda place: -source_path(place[1]).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            jobs = [pool.submit(self._object, *place) for place in places]
            jobs += [pool.submit(self._bound, level) for level in self._levels]
            jobs += [pool.submit(self._ir, part) for part in IR_PARTS]
            for job in jobs:
                job.result()
            list(pool.map(self._library, self._levels))

    def _place(self, level: str, part: str) -> Path:
        return self._made / (level or "any") / f"{part.replace('/', '.')}.o"

    def _object(self, level: str, part: str) -> None:
        bound = ("-include", str(self._made / "bound.h"))
        self._compile(level, source_path(part), self._place(level, part), *bound, *_flags(part))

    def _bound(self, level: str) -> None:
        source = self._made / "bound.c"
        self._compile(level, source, self._place(level, "bound"), f"-I{SOURCE}")

    def _compile(self, level: str, source: Path, to: Path, *flags: str) -> None:
        to.parent.mkdir(parents=True, exist_ok=True)
        processor = (f"-march={level}",) if level else ()
        target = f"--target={_triple(self._name)}"
        command = (
            *self._tools.clang,
            target,
            *processor,
            *FLAGS,
            *_FAST,
            f"-I{self._made}",
            *flags,
        )
        _run(*command, "-c", str(source), "-o", str(to))

    def _ir(self, part: str) -> None:
        text = make_ir(part, (*self._tools.clang, f"-I{self._made}"))
        to = self._made / "ir" / f"{part}.ll"
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(text, "utf-8")

    def _library(self, level: str) -> None:
        objects = [self._place(level, part) for part in (*self._parts, "bound")]
        library = self._made / library_name(level)
        _run(*self._tools.link(self._name), *map(str, objects), "-o", str(library))


def library_name(level: str) -> str:
    """The file of a level."""
    return f"{level or 'any'}.so"


def _triple(name: str) -> str:
    system, _, machine = name.partition("-")
    known = {"darwin": f"apple-macosx{MACOS}", "win32": "pc-windows-gnu"}
    return f"{machine}-{known.get(system, 'unknown-linux-gnu')}"


def _flags(part: str) -> tuple[str, ...]:
    """Those of one part: its dtype; without one a call takes 15 ns less at -O3."""
    dtype = part.partition(".")[2]
    return (f"-DDTYPE={dtype}", *DTYPES[dtype]) if dtype else ("-O3",)


_DECLARED = re.compile(r"^extern [\w ]*?\**(\w+)\(", re.MULTILINE)


def bound_names() -> list[str]:
    """The names of Python, NumPy and the system that the sources use."""
    text = (SOURCE / "python.h").read_text("utf-8") + (SOURCE / "system.h").read_text("utf-8")
    objects = re.findall(r"^extern char ([\w, ]+);", text, re.MULTILINE)
    return [*_DECLARED.findall(text), *(x.strip() for line in objects for x in line.split(","))]


def _bound_header() -> str:
    """Each name is what a pointer points to, also where it is declared."""
    return "".join(f"#define {name} (*at_{name})\n" for name in bound_names())


def _bound_source() -> str:
    """The pointers, and a table of them."""
    names = bound_names()
    return (
        "#include <stdint.h>\n\n"
        + "".join(f"void *at_{name};\n" for name in names)
        + "typedef struct { const char *name; void **place; } bound_name;\n"
        + f"const int64_t tenferro_bound_count = {len(names)};\n"
        + "const bound_name tenferro_bound[] = {"
        + ", ".join(f'{{"{name}", &at_{name}}}' for name in names)
        + "};\n"
        + "".join(f"int64_t {name};\n" for name in parameter_names())
    )


def parameter_names() -> list[str]:
    """The numbers that the sources are given when the library is loaded."""
    found: list[str] = []
    for file in sorted(SOURCE.glob("*.[ch]")):
        for names in re.findall(r"^extern int64_t ([\w, ]+);", file.read_text("utf-8"), re.M):
            found += (name.strip() for name in names.split(","))
    return [name for name in dict.fromkeys(found) if not name.startswith("tenferro_")]


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


def make_ir(part: str, clang: Sequence[str]) -> str:
    """The IR of a part, without what is particular to a system (triple, layout, attributes)."""
    text = _run(*clang, *FLAGS, *_FAST, *_IR, *_flags(part), str(source_path(part)), "-o", "-")
    for pattern in _REMOVED:
        text = re.sub(pattern, "", text, flags=re.MULTILINE)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def shared_header() -> str:
    """`shared.h`."""
    text: str = _shared().header()
    return text


def _shared() -> Any:
    """The module beside this one, which needs no other either."""
    spec = importlib.util.spec_from_file_location("_tenferro_shared", _HERE / "shared.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for it
    spec.loader.exec_module(module)
    return module


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def main(names: Iterable[str]) -> None:
    """Compile for platforms, by default for this one."""
    for name in [*names] or [this_platform()]:
        build(name)


if __name__ == "__main__":
    main(sys.argv[1:])
