"""The C source of the runtime: what is compiled is of it, and it is clean under sanitizers."""

import os
import re
import shutil
import subprocess
import sys
from math import prod
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

from tenferro.engines.native.routines.step import native_routine
from tenferro.engines.native.runtime import build, shared
from tenferro.engines.native.runtime.code import library
from tenferro.ops.base.registry import find
from tenferro.tensor import aval_of

HERE = Path(__file__).parent
SYSTEMS = (
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-apple-darwin",
    "arm64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "riscv64-unknown-linux-gnu",
)


@pytest.fixture
def clang():
    """The command of the compiler."""
    found = build.find_tools(build.this_platform())
    if found is None:
        pytest.skip(f"needs clang or {build.ZIG}")
    return found.clang


def test_the_compiled_runtime_is_of_these_sources():
    assert (library.folder() / "digest").read_text("utf-8") == build.digest()


@pytest.mark.sampled(24)
@pytest.mark.parametrize("part", build.IR_PARTS)
def test_compiling_the_source_gives_the_ir(part, clang, tmp_path):
    (tmp_path / "shared.h").write_text(build.shared_header(), "utf-8")
    assert build.make_ir(part, (*clang, f"-I{tmp_path}")) == library.ir_of(part)


def test_structures_are_written_by_name():
    assert shared.COPY_PART(source=3, target=4, bytes=8, shared=0) == [
        *(shared.PartKind.COPY, 3, 4, 8, 0)
    ]
    switch = shared.SWITCH_PART(5, 6, index=1, size=8, has_sign=1, branches=1, count=1)
    assert switch == [shared.PartKind.SWITCH, 1, 8, 1, 1, 1, 5, 6]
    with pytest.raises(TypeError, match=r"copy_part: got .* expected"):
        shared.COPY_PART(source=3, target=4)


def test_every_source_is_compiled():
    parts = {*build.parts("linux-x86_64"), *build.parts("win32-x86_64"), *build.IR_PARTS}
    assert set(build.SOURCE.rglob("*.c")) == {build.source_path(p) for p in parts}
    made = {path.relative_to(library.folder() / "ir") for path in library.folder().rglob("*.ll")}
    assert made == {Path(f"{part}.ll") for part in build.IR_PARTS}


@pytest.mark.parametrize("name", ["pool.c", "system.h", "lanes/lu.c"])
def test_the_digest_is_of_all_sources(name, tmp_path, monkeypatch):
    shutil.copytree(build.SOURCE, tmp_path / "source")
    before = build.digest()
    monkeypatch.setattr(build, "SOURCE", tmp_path / "source")
    assert build.digest() == before
    changed = tmp_path / "source" / name
    changed.write_bytes(changed.read_bytes() + b"\n")
    assert build.digest() != before


@pytest.mark.sampled(192, "triple")
@pytest.mark.parametrize("part", build.IR_PARTS)
@pytest.mark.parametrize("triple", SYSTEMS)
def test_one_text_serves_every_system(part, triple):
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(triple).create_target_machine(reloc="pic", jit=True)
    text = library.ir_of(part)
    assert not re.search(r"^(target|attributes|!)", text, re.MULTILINE)
    module = llvm.parse_assembly(text, context=llvm.create_context())
    module.triple = triple
    module.data_layout = str(machine.target_data)
    module.verify()
    assert len(machine.emit_object(module)) > 300


def compiled(clang, directory, harness, sources, *flags):
    """A program of a harness and parts of the runtime, or a skip where nothing is there for it."""
    made = directory / "harness"
    common = ("-g", "-O1", "-D_GNU_SOURCE")
    (directory / "shared.h").write_text(build.shared_header(), "utf-8")
    played = f'-DPROCESSOR_PLAYED="{HERE / "processor.h"}"'
    folders = (f"-I{build.SOURCE}", f"-I{directory}")
    command = (*clang, *build.FLAGS, *common, *flags, played, *folders)
    empty = directory / "empty.c"
    empty.write_text("int main(void) { return 0; }\n")
    probe = run([*clang, *flags, str(empty), "-o", str(made)])
    if probe.returncode or run([str(made)]).returncode:
        pytest.skip("needs the sanitizers' runtime library")
    done = run(
        [*command, str(HERE / harness), *map(str, sources), "-o", str(made), "-lpthread", "-lm"]
    )
    assert done.returncode == 0, done.stderr
    return str(made)


def run(command, timeout=120):
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
        env={**os.environ, "TSAN_OPTIONS": "die_after_fork=0 halt_on_error=1"},
    )


def source(*parts):
    return [build.SOURCE / f"{part}.c" for part in parts]


THREADS = ("-fsanitize=thread",)
MEMORY = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
HAMMERS = [
    ("hammer_threads.c", ["threads"], THREADS, (200, 4000)),
    ("hammer_threads.c", ["threads"], MEMORY, (200, 4000)),
    ("hammer_pool.c", ["pool"], THREADS, (50, 1000)),
    ("hammer_pool.c", ["pool"], MEMORY, (100, 1000)),
    ("hammer_pool.c", ["pool"], (*MEMORY, "-DBY_MALLOC"), (100, 1000)),
    ("hammer_stub.c", ["stub", "loop"], MEMORY, (0, 0)),
    ("hammer_loop.c", [], MEMORY, (500, 20_000)),
    ("hammer_order.c", ["order", "threads"], MEMORY, (200, 10_000)),
    ("hammer_order.c", ["order", "threads"], THREADS, (200, 10_000)),
]

needs_posix = pytest.mark.skipif(sys.platform != "linux", reason="the harnesses are for Linux")


def hammered(clang, directory, hammer, length):
    harness, parts, flags, rounds = hammer
    program = compiled(clang, directory, harness, source(*parts), *flags)
    done = run([program, str(rounds[length])], timeout=600)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


@pytest.mark.sampled(6)
@needs_posix
@pytest.mark.parametrize("hammer", HAMMERS, ids=lambda h: f"{h[0][7:-2]}-{h[2][0].split('=')[1]}")
def test_the_source_is_clean_under_sanitizers(hammer, clang, tmp_path):
    hammered(clang, tmp_path, hammer, 0)


@needs_posix
@pytest.mark.long
@pytest.mark.parametrize("hammer", HAMMERS, ids=lambda h: f"{h[0][7:-2]}-{h[2][0].split('=')[1]}")
def test_the_source_is_clean_under_sanitizers_for_long(hammer, clang, tmp_path):
    hammered(clang, tmp_path, hammer, 1)


LANES = ("-mavx512f", "-mavx512dq", *MEMORY)


def needs_wide_vectors():
    """Intrinsics on vectors of 64 bytes are compiled where these are arguments in registers."""
    features = llvm.get_host_cpu_features()
    if not (features.get("avx512f") and features.get("avx512dq")):
        pytest.skip("needs a processor with AVX-512")


@pytest.mark.sampled(6)
@needs_posix
@pytest.mark.parametrize("dtype", build.DTYPES)
def test_small_matrices_are_clean_under_sanitizers(dtype, clang, tmp_path):
    needs_wide_vectors()
    sources = sorted(build.SOURCE.joinpath("lanes").glob("*.c"))
    program = compiled(clang, tmp_path, "hammer_lanes.c", sources, *LANES, *build.DTYPES[dtype])
    done = run([program, "3000"])
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


@pytest.mark.sampled(2)
@needs_posix
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_blocks_of_matrices_are_clean_under_sanitizers(dtype, clang, tmp_path):
    sources = sorted(build.SOURCE.joinpath("dense").glob("*.c"))
    # Tiles of 24 vectors that are checked element by element take minutes to optimize.
    flags = (*MEMORY, "-O0", *build.DTYPES[dtype])
    program = compiled(clang, tmp_path, "hammer_dense.c", sources, *flags)
    done = run([program, "40"])
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def planned(operation, *avals):
    """A step as the words that the harness reads; none where there is no step."""
    routine = native_routine(operation, avals)
    if routine is None:
        return []
    avals = (*avals, operation.infer(*avals))
    sizes = [prod(a.shape) * (2 if a.is_complex else 1) for a in avals]
    operands = sizes[:-1] if len(sizes) == 3 else [*sizes[:-1], 0]
    return [*operands, sizes[-1], routine.workspace, len(routine.table), *routine.table]


def convolutions(char):
    random = np.random.default_rng(0)
    for _ in range(400):
        axes = int(random.integers(1, 4))
        groups, channels, batch = map(int, random.integers(1, 4, 3))
        outputs = groups * int(random.integers(1, 12))

        def drawn(low, high, axes=axes):
            return tuple(map(int, random.integers(low, high, axes)))

        x = (batch, groups * channels, *drawn(1, (70, 14, 8)[axes - 1]))
        w = (outputs, channels, *drawn(1, (40, 6, 4)[axes - 1]))
        operation = find("convolution").bind(
            strides=drawn(1, 4),
            padding=tuple(zip(drawn(-3, 6), drawn(-3, 6), strict=True)),
            input_dilation=drawn(1, 4),
            kernel_dilation=drawn(1, 4),
            groups=groups,
        )
        yield planned(operation, aval_of(x, char), aval_of(w, char))


def transforms(char):
    complex_char = char.upper()
    for n in (*range(1, 100), 128, 192, 210, 257, 1024, 1331, 2187):
        for shape in ((n,), (2, n), (17, n), (n, 9), (2, n, 3)):
            axis = shape.index(n)
            names = {"axes": (axis,), "inverse": bool(n % 2), "scale": "root"}
            x = aval_of(shape, complex_char)
            for operand in (x, aval_of(shape, char)):
                yield planned(find("tenferro.fft.fft.v1").bind(**names), operand)
            names = {"axis": axis, "scale": "root", "interior": 2.0}
            real = find("tenferro.fft.rfft.v1").bind(**names)
            half = find("tenferro.fft.irfft.v1").bind(n=n, **names)
            x = aval_of(shape, char)
            yield planned(real, x)
            yield planned(half, real.infer(x))


@pytest.mark.sampled(6)
@needs_posix
@pytest.mark.parametrize("char", "fd")
@pytest.mark.parametrize("steps", [convolutions, transforms])
def test_steps_are_clean_under_sanitizers(steps, char, clang, tmp_path):
    name, source = {
        convolutions: ("convolution", "convolution.c"),
        transforms: ("fourier", "fourier/transform.c"),
    }[steps]
    words = list(steps(char))
    assert sum(map(bool, words)) > 200
    np.array([x for step in words for x in step], np.int64).tofile(tmp_path / "steps")
    flags = (*MEMORY, f"-DSTEP={name}", *build.DTYPES[np.dtype(char).name])
    program = compiled(clang, tmp_path, "hammer_steps.c", [build.SOURCE / source], *flags)
    done = run([program, str(tmp_path / "steps")])
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


WEAKER = {
    "chunks end without release": (
        "threads",
        "atomic_fetch_add(&finished, 1)",
        "atomic_fetch_add_explicit(&finished, 1, memory_order_relaxed)",
    ),
    "the caller waits without acquire": (
        "threads",
        "&finished, memory_order_acquire",
        "&finished, memory_order_relaxed",
    ),
    "jobs are published without release": (
        "threads",
        "atomic_store(&work, (int64_t)((generation + 1) << 32 | (uint64_t)n))",
        "atomic_store_explicit(&work, (int64_t)((generation + 1) << 32 | (uint64_t)n), 0)",
    ),
    "the pool unlocks without release": (
        "pool",
        "lock, 0, memory_order_release",
        "lock, 0, memory_order_relaxed",
    ),
}


@pytest.mark.sampled(6)
@needs_posix
@pytest.mark.parametrize("weaker", WEAKER)
def test_the_thread_sanitizer_sees_a_weaker_memory_order(weaker, clang, tmp_path):
    part, order, instead = WEAKER[weaker]
    text = build.SOURCE.joinpath(f"{part}.c").read_text("utf-8")
    assert text.count(order) == 1
    changed = tmp_path / f"{part}.c"
    changed.write_text(text.replace(order, instead), "utf-8")
    program = compiled(clang, tmp_path, f"hammer_{part}.c", [changed], *THREADS)
    seen = (run([program, "500"]).stderr for _ in range(20))  # on a busy machine not at once
    assert any("WARNING: ThreadSanitizer: data race" in text for text in seen)
