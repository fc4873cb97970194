import ctypes
import os
import subprocess
import sys
import threading

import pytest

from tenferro.engines.native.runtime.code import cache, target
from tenferro.engines.native.runtime.disk.disk_cache import digest


@pytest.fixture(autouse=True)
def own_directory(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    cache.clear()
    yield
    cache.clear()


def constant(value):
    return f"define i64 @constant() {{ ret i64 {value} }}"


def run(code):
    return ctypes.CFUNCTYPE(ctypes.c_int64)(code["constant"])()


@pytest.fixture
def compilations(monkeypatch):
    made = []
    compile_object = target.compile_object

    def counted(ir, **options):
        made.append(ir)
        return compile_object(ir, **options)

    monkeypatch.setattr(target, "compile_object", counted)
    return made


def test_memory_then_disk_then_compiler(compilations):
    first = cache.load_cached(constant(7), ["constant"])
    assert cache.load_cached(constant(7), ["constant"]) is first
    cache.clear(disk=False)
    again = cache.load_cached(constant(7), ["constant"])
    assert again is not first
    assert run(first) == run(again) == 7
    assert len(compilations) == 1
    cache.clear()
    assert run(cache.load_cached(constant(7), ["constant"])) == 7
    assert len(compilations) == 2


def test_programs_and_efforts_are_told_apart(compilations):
    assert run(cache.load_cached(constant(7), ["constant"])) == 7
    assert run(cache.load_cached(constant(8), ["constant"])) == 8
    cache.load_cached(constant(8), ["constant"], effort="full")
    assert len(compilations) == 3


def test_ir_is_made_only_to_be_compiled():
    made = []

    def make_ir():
        made.append(1)
        return constant(9)

    for _ in range(3):
        assert run(cache.load_cached("the ninth program", ["constant"], make_ir=make_ir)) == 9
        cache.clear(disk=False)
    assert made == [1]


def test_code_bound_to_other_addresses_is_loaded_apart(compilations):
    text = "declare i64 @given() define i64 @constant() { %x = call i64 @given() ret i64 %x }"
    kind = ctypes.CFUNCTYPE(ctypes.c_int64)
    givers = [kind(lambda: 1), kind(lambda: 2)]
    codes = [
        cache.load_cached(text, ["constant"], {"given": ctypes.cast(g, ctypes.c_void_p).value})
        for g in givers
    ]
    assert [run(code) for code in codes] == [1, 2]
    assert len(compilations) == 1


@pytest.mark.parametrize(
    "damage",
    [lambda data: data[:-3], lambda data: data[:200] + b"?" + data[201:], lambda data: b""],
)
def test_a_damaged_object_is_compiled_again(compilations, damage):
    cache.load_cached(constant(7), ["constant"])
    cache.clear(disk=False)
    (entry,) = cache.inspect().entries
    entry.path.write_bytes(damage(entry.path.read_bytes()))
    assert run(cache.load_cached(constant(7), ["constant"])) == 7
    assert len(compilations) == 2
    (entry,) = cache.inspect().entries
    cache.clear(disk=False)
    cache.load_cached(constant(7), ["constant"])
    assert len(compilations) == 2


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes of POSIX")
def test_an_untrusted_directory_is_never_read(tmp_path, monkeypatch, compilations):
    cache.load_cached(constant(7), ["constant"])
    (tmp_path / "native").chmod(0o777)
    (tmp_path / "native").rename(tmp_path / "moved")
    (tmp_path / "other").mkdir()
    (tmp_path / "moved").rename(tmp_path / "other" / "native")
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path / "other"))
    cache._memory.clear()
    with pytest.warns(RuntimeWarning, match="can be written by others"):
        assert run(cache.load_cached(constant(7), ["constant"])) == 7
    assert len(compilations) == 2
    assert cache.inspect().directory is None


def test_off_means_off(monkeypatch, compilations, tmp_path):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", "")
    for _ in range(2):
        assert run(cache.load_cached(constant(7), ["constant"])) == 7
        cache.clear()
    assert len(compilations) == 2
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == []


def test_inspect_tells_what_is_there(tmp_path):
    for value in range(3):
        cache.load_cached(constant(value), ["constant"])
    report = cache.inspect()
    assert report.directory == tmp_path / "native"
    assert len(report.entries) == 3
    assert report.disk_bytes == sum(e.path.stat().st_size for e in report.entries)
    assert report.memory.size == 3


def test_memory_is_bounded(monkeypatch):
    monkeypatch.setattr(cache._memory, "maxsize", 2)
    codes = [cache.load_cached(constant(value), ["constant"]) for value in range(4)]
    assert cache.inspect().memory.size == 2
    assert [run(code) for code in codes] == [0, 1, 2, 3]


def test_the_key_holds_processor_versions_and_sources(monkeypatch):
    host = target.host()
    keys = {
        cache.environment(host),
        cache.environment(target.baseline()),
        cache.environment(target.Target("other", host.cpu, host.features, 64, 32, True)),
    }
    for module, name, value in (
        (cache.llvmlite, "__version__", "0.0"),
        (cache.llvm, "llvm_version_info", (0,)),
        (cache, "engine_fingerprint", lambda: "other sources"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, value)
            keys.add(cache.environment.__wrapped__(host))
    assert len(keys) == 6


def test_the_fingerprint_follows_the_sources(monkeypatch, tmp_path):
    (tmp_path / "emit.py").write_text("a")
    monkeypatch.setattr(cache, "_ENGINE", tmp_path)
    before = cache.engine_fingerprint.__wrapped__()
    (tmp_path / "emit.py").write_text("b")
    assert before != cache.engine_fingerprint.__wrapped__() != digest()


def test_threads_may_load_at_once():
    results = []

    def work():
        results.extend(
            run(cache.load_cached(constant(v % 5), ["constant"])) == v % 5 for v in range(40)
        )

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 160


@pytest.mark.long
def test_another_process_finds_the_object(tmp_path):
    script = (
        "from tenferro.engines.native.runtime.code import cache, target\n"
        "import ctypes\n"
        "def refuse(*a, **k): raise AssertionError('compiled')\n"
        "target.compile_object = refuse\n"
        f"code = cache.load_cached({constant(11)!r}, ['constant'])\n"
        "print(ctypes.CFUNCTYPE(ctypes.c_int64)(code['constant'])())\n"
    )
    cache.load_cached(constant(11), ["constant"])
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout == "11\n"
