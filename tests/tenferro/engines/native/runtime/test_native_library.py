"""The compiled runtime: found, of these sources, for every processor, and free of the process."""

import ctypes
import os
import shutil
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.runtime import build
from tenferro.engines.native.runtime.code import library, target
from tenferro.engines.native.runtime.code.target import host

BUILT = [
    level
    for level in build.levels(build.this_platform())
    if (library.folder() / build.library_name(level)).exists()
]


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """A folder for what is compiled, which is empty."""
    monkeypatch.setattr(build, "built_folder", lambda name=None: tmp_path / "linux-none")
    yield tmp_path / "linux-none"
    library.folder.cache_clear()


def found():
    return library.folder.__wrapped__()


def test_a_checkout_that_was_not_compiled_says_what_to_run(elsewhere):
    with pytest.raises(RuntimeError, match=r"not compiled for linux-none.*run: pip install -e \."):
        found()


def test_sources_that_have_changed_say_what_to_run(elsewhere):
    elsewhere.mkdir()
    (elsewhere / "digest").write_text("other", "utf-8")
    with pytest.raises(RuntimeError, match=r"from other C sources; run: pip install -e \."):
        found()
    (elsewhere / "digest").write_text(build.digest(), "utf-8")
    assert found() == elsewhere


def test_without_a_compiler_the_build_names_the_package(elsewhere, monkeypatch):
    monkeypatch.setattr(build, "find_tools", lambda name: None)
    with pytest.raises(RuntimeError, match=rf"run: pip install {build.ZIG}, or set CLANG"):
        build.build()


def test_what_is_current_is_not_compiled_again(monkeypatch):
    def refuse():
        raise AssertionError

    monkeypatch.delenv("TENFERRO_LEVELS", raising=False)
    monkeypatch.setattr(build, "find_tools", refuse)
    build.build()


def test_the_level_is_the_best_that_the_processor_has():
    has = set(host().features.replace("+", "").split(","))
    fitting = [level for level in BUILT if build.NEEDS.get(level, set()) <= has]
    assert library.level() == fitting[0]
    assert set(build.levels_to_build(build.this_platform())) <= set(BUILT)


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """An installation with some of the levels, on a processor with others."""

    def levels(*names, has=()):
        for name in names:
            (tmp_path / build.library_name(name)).touch()
        features = ",".join(f"+{name}" for name in sorted(has))
        monkeypatch.setattr(library, "host", lambda: replace(target.baseline(), features=features))
        monkeypatch.setattr(library, "folder", lambda: tmp_path)
        monkeypatch.setattr(build, "this_platform", lambda: "linux-x86_64")

    return levels


def test_another_level_than_the_best_is_not_used_silently(installed):
    """A wheel made on a processor with AVX-512, for itself, on one with AVX2."""
    installed("x86-64-v4", "x86-64", has=build.NEEDS["x86-64-v3"])
    words = r"code for x86-64-v4 and x86-64, not for x86-64-v3, .* and uses that of x86-64:"
    with pytest.warns(RuntimeWarning, match=words):
        assert library.level.__wrapped__() == "x86-64"


@pytest.mark.parametrize("level", build.LEVELS["x86_64"])
def test_of_all_levels_the_best_is_used(installed, level):
    installed(*build.LEVELS["x86_64"], has=build.NEEDS.get(level, frozenset()))
    assert library.level.__wrapped__() == level


def test_a_variable_restricts_the_processor(monkeypatch):
    """To what each processor of a level has, in the runtime and in generated code."""
    has = set(host().features.replace("+", "").split(","))
    *_, least = build.fitting_levels(has)
    for level in build.fitting_levels(has):
        monkeypatch.setenv("TENFERRO_LEVEL", level)
        found = target.host.__wrapped__()
        needs = build.NEEDS.get(level, frozenset())
        assert {feature[1:] for feature in found.features.split(",") if feature} == needs
        assert level != least or found.vector_bytes == 16
    monkeypatch.setenv("TENFERRO_LEVEL", "pentium")
    with pytest.raises(ValueError, match=rf"TENFERRO_LEVEL is 'pentium', expected .*'{least}'"):
        target.host.__wrapped__()


def test_other_platforms_have_all_their_levels():
    assert build.levels_to_build("darwin-x86_64") == build.LEVELS["x86_64"]
    assert build.levels_to_build("linux-riscv64") == ("",)


def test_the_library_asks_the_process_for_nothing_by_name(tmp_path):
    copy = shutil.copyfile(
        library.folder() / build.library_name(library.level()), tmp_path / "copy.so"
    )
    own = library.Library(copy)
    names = [name for name, place in own._bound() if place.value is None]
    assert names == ([] if sys.platform == "linux" else ["sched_getcpu"])
    assert sorted(name for name, _ in own._bound()) == sorted(build.bound_names())
    own.set({"object_end": 7})
    assert ctypes.c_int64.from_address(own["object_end"]).value == 7
    assert ctypes.c_int64.from_address(library.library()["object_end"]).value != 7


@pytest.mark.skipif(sys.platform != "linux", reason="reads the file as Linux has it")
@pytest.mark.parametrize("level", BUILT)
def test_the_library_needs_no_other(level):
    """So it loads beside each C library; compilers write calls of the functions that stay."""
    text = (library.folder() / build.library_name(level)).read_bytes()
    assert b"GLIBC" not in text and b".so.6" not in text
    for name in (b"Py_IncRef", b"pthread_create", b"malloc", b"mmap"):
        assert b"\0" + name + b"\0" not in text[: len(text) // 2] or b"at_" + name in text


PROGRAM = """
import sys
import numpy as np
import tenferro as te
from tenferro.engines.native.runtime import build
from tenferro.engines.native.runtime.code import library

level = sys.argv[1]
library.level.cache_clear()
library.level = lambda: level
rng = np.random.default_rng(0)
a = rng.standard_normal((40, 40)); s = a @ a.T + 40 * np.eye(40)
b = rng.standard_normal((9, 4, 4)); b = b @ np.swapaxes(b, 1, 2) + np.eye(4)
x = rng.standard_normal(600)
for dtype in (np.float32, np.float64):
    small = 1e-3 if dtype is np.float32 else 1e-10
    for function, *given in (
        (lambda x: np.fft.fft(x), x), (lambda x: np.fft.rfft(x), x), (np.sort, x), (np.argsort, x),
        (lambda x: np.convolve(x, x[:50]), x), (np.linalg.cholesky, s),
        (lambda s: np.linalg.solve(s, s[:, :3]), s), (np.linalg.inv, s), (np.linalg.det, b),
        (np.linalg.eigvalsh, s), (lambda a: np.linalg.svd(a, compute_uv=False), a),
        (np.linalg.eigvalsh, b), (np.linalg.inv, b), (lambda a: np.abs(np.linalg.qr(a)[1]), a),
        (lambda x: np.sum(np.exp(np.sin(x))), x),
    ):
        given = [g.astype(dtype) for g in given]
        with te.runtime.tiered_compilation(False):
            made = te.jit(function)(*given)
        wanted = function(*given)
        scale = max(1, np.max(np.abs(wanted)))
        assert made.dtype == wanted.dtype
        np.testing.assert_allclose(made, wanted, rtol=0, atol=small * scale)
assert library.library()._library._name.endswith(build.library_name(level))
print("done")
"""


@pytest.mark.sampled(12)
@pytest.mark.parametrize("level", BUILT)
def test_every_level_computes_the_same(level):
    has = set(host().features.replace("+", "").split(","))
    if not build.NEEDS.get(level, set()) <= has:
        pytest.skip(f"needs a processor of {level}")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, level], capture_output=True, text=True, check=False
    )
    assert done.stdout == "done\n", done.stderr


def test_a_first_transform_compiles_nothing_but_its_call(tmp_path):
    """A first FFT of full speed, in an empty cache, takes a tenth of a second at most."""
    program = """
import time
import numpy as np
import tenferro as te
from tenferro.engines.native.runtime.code import cache

x = np.arange(4096.0)
te.jit(np.exp)(x)
te.runtime.wait_for_compilation()
before = cache.inspect().entries
te.jit(np.fft.fft)(x)
te.runtime.wait_for_compilation()
print(len(cache.inspect().entries) - len(before))
"""
    environment = {**os.environ, "TENFERRO_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert int(done.stdout) <= 2, done.stderr


def test_exported_ir_has_the_name_of_its_dtype():
    for dtype in build.DTYPES:
        assert f"@lanes_lu_{dtype}(" in library.ir_of(f"lanes/lu.{dtype}")
    assert np.array_equal(te.jit(np.sort)(np.array([2.0, 1.0])), [1.0, 2.0])


def test_files_of_other_sources_do_not_stay(tmp_path):
    folder, made = tmp_path / "built", tmp_path / "made"
    for path in (folder / "old.so", folder / "ir" / "old.ll", made / "new.so", made / "object.o"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    build._replace(folder, made, "sources")
    left = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert left == {"new.so", "digest"}
    assert (folder / "digest").read_text("utf-8") == "sources"
