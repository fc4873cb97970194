import ctypes
import gc
import math
import struct
from dataclasses import replace

import pytest

from tenferro.engines.native.runtime.code import processors, target

I64 = ctypes.c_int64


def call(code, name, *args):
    return ctypes.CFUNCTYPE(I64, *[I64] * len(args))(code[name])(*args)


def affine(slope):
    return f"""
    define i64 @affine(i64 %x) {{
      %y = mul i64 %x, {slope}
      %z = add i64 %y, 1
      ret i64 %z
    }}"""


SQUARES = """
define internal i64 @square(i64 %x) alwaysinline {
  %y = mul i64 %x, %x
  ret i64 %y
}
define i64 @sum_of_squares(i64 %a, i64 %b) {
  %slot = alloca i64
  %p = call i64 @square(i64 %a)
  store i64 %p, ptr %slot
  %q = call i64 @square(i64 %b)
  %r = load i64, ptr %slot
  %s = add i64 %q, %r
  ret i64 %s
}"""


@pytest.mark.parametrize("effort", ["quick", "light", "full"])
@pytest.mark.parametrize("make", [target.host, target.baseline])
def test_compiled_code_computes(effort, make):
    code = target.load_object(
        target.compile_object(SQUARES, effort=effort, target=make()), ["sum_of_squares"]
    )
    assert call(code, "sum_of_squares", 3, -4) == 25


@pytest.mark.parametrize("effort", ["quick", "light", "full"])
def test_passes_inline_and_promote(effort):
    module = target.Modules().parse(SQUARES, target.host())
    target.optimize(module, target.host(), effort)
    assert "alloca" not in str(module)
    assert "call" not in str(module)


@pytest.mark.parametrize("text", [SQUARES, "define i64 @wrong() { ret i64 %x }"])
def test_modules_are_freed_once_when_garbage_holds_them_with_their_context(text):
    """As the tracebacks of errors do, which are parts of cycles."""
    for _ in range(3):
        held = []
        with pytest.raises((KeyError, ValueError)), target.Modules() as modules:
            held += [held, modules]
            held.append(modules.parse(text, target.host()))
            raise KeyError
        del held, modules
        gc.collect(0)  # what is new


def test_symbols_come_from_the_process_and_from_the_caller():
    text = """
    declare double @cos(double)
    declare double @scale(double)
    define double @f(double %x) {
      %y = call double @cos(double %x)
      %z = call double @scale(double %y)
      ret double %z
    }"""
    kind = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
    scale = kind(lambda y: 3 * y)
    address = ctypes.cast(scale, ctypes.c_void_p).value
    code = target.load_object(target.compile_object(text), ["f"], {"scale": address})
    assert kind(code["f"])(0.5) == 3 * math.cos(0.5)


def test_same_names_in_different_objects_stay_apart():
    codes = [
        target.load_object(target.compile_object(affine(slope)), ["affine"]) for slope in (2, 3)
    ]
    assert [call(code, "affine", 10) for code in codes] == [21, 31]


@pytest.mark.long
def test_unloading_gives_the_memory_back(resident):
    item = target.compile_object(affine(5))
    kept = target.load_object(item, ["affine"])
    _load_and_drop(item, 2 * target._LIBRARIES_PER_JIT)
    before = resident()
    _load_and_drop(item, 4 * target._LIBRARIES_PER_JIT)
    assert resident() - before < 1500  # the loads alone would be 40 MB
    assert call(kept, "affine", 1) == 6


def _load_and_drop(item, times):
    for _ in range(times):
        target.load_object(item, ["affine"])
    gc.collect()


def test_bad_ir_is_refused_with_the_reason():
    with pytest.raises(ValueError, match=r"invalid LLVM IR: [^:]*:1:8: error: expected type"):
        target.compile_object("define @x")
    with pytest.raises(ValueError, match="invalid LLVM IR"):
        target.compile_object(
            "define i64 @f() { %a = add i64 %b, 1  %b = add i64 1, 1  ret i64 %a }"
        )


def test_a_missing_symbol_is_an_error(capfd):
    item = target.compile_object(
        "declare void @no_such() define void @f() { call void @no_such() ret void }"
    )
    with pytest.raises(RuntimeError, match="cannot load object code"):
        target.load_object(item, ["f"])
    assert "no_such" in capfd.readouterr().err


@pytest.mark.parametrize("damage", [b"not an object at all" * 20, b""])
def test_what_is_no_object_is_refused(damage):
    with pytest.raises(RuntimeError, match="cannot load object code"):
        target.load_object(damage, ["f"])


@pytest.mark.parametrize(
    ("triple", "has", "expected"),
    [
        ("x86_64-unknown-linux-gnu", {"avx512f": True, "avx": True, "fma": True}, (64, 32, True)),
        ("x86_64-unknown-linux-gnu", {"avx": True, "fma": True}, (32, 16, True)),
        ("x86_64-unknown-linux-gnu", {"avx": True, "fma": False}, (32, 16, False)),
        ("x86_64-pc-windows-msvc", {}, (16, 16, False)),
        ("aarch64-unknown-linux-gnu", {"neon": True}, (16, 32, True)),
        ("arm64-apple-darwin", {}, (16, 32, True)),
    ],
)
def test_vector_width_follows_the_features(triple, has, expected):
    made = target._describe(triple, "cpu", "", has)
    assert (made.vector_bytes, made.vector_registers, made.fma) == expected
    assert made.lanes(8) == made.vector_bytes // 8
    assert made.lanes(128) == 1


def test_host_vectors_are_legal():
    lanes = target.host().lanes(8)
    text = f"""
    define void @twice(ptr %x) {{
      %v = load <{lanes} x double>, ptr %x, align 8
      %w = fadd <{lanes} x double> %v, %v
      store <{lanes} x double> %w, ptr %x, align 8
      ret void
    }}"""
    code = target.load_object(target.compile_object(text), ["twice"])
    data = (ctypes.c_double * lanes)(*range(lanes))
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(code["twice"])(ctypes.addressof(data))
    assert list(data) == [2.0 * i for i in range(lanes)]


@pytest.mark.parametrize(("text", "size"), [("2048K\n", 2**21), ("", 2**19), (None, 2**19)])
def test_the_size_of_the_second_cache(tmp_path, monkeypatch, text, size):
    file = tmp_path / "size"
    if text is not None:
        file.write_text(text)
    monkeypatch.setattr(processors, "_CACHE_SIZE", file)
    processors.second_level_cache.cache_clear()
    assert processors.second_level_cache() == size
    processors.second_level_cache.cache_clear()


FAR = """
define double @far(double %x, i64 %i) {
  %a = alloca [4096 x double]
  %y = call double @outside(ptr %a)
  %z = fadd double %y, 0x3FF123456789ABCD
  ret double %z
}
declare double @outside(ptr)
"""


def relocations(code):
    """The kinds of addresses in an object of Windows (PE format, sections 3 and 5.2)."""
    (sections,) = struct.unpack_from("<H", code, 2)
    for section in range(sections):
        at, _, count = struct.unpack_from("<IIH", code, 20 + 40 * section + 24)
        for number in range(count):
            yield struct.unpack_from("<H", code, at + 10 * number + 8)[0]


@pytest.mark.skipif("x86_64" not in target.baseline().triple, reason="code of x86-64")
def test_objects_for_windows_have_no_addresses_of_32_bits():
    """There the sections of an object may lie anywhere."""
    windows = replace(target.baseline(), triple="x86_64-pc-windows-msvc")
    addr64 = 1
    assert {*relocations(target.compile_object(FAR, target=windows))} == {addr64}
