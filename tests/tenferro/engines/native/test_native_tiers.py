"""Programs that are compiled quickly at first, and again for speed behind it."""

import gc
import os
import subprocess
import sys
import threading
import time
import weakref

import numpy as np
import pytest
from compiling import foreground
from hypothesis import given, settings
from random_programs import programs
from test_native_random_programs import FIXED, total

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines import compile_graph
from tenferro.engines.base.program import CallForm
from tenferro.engines.native import NATIVE
from tenferro.engines.native.graphs import first_result
from tenferro.engines.native.kernels import shared_functions
from tenferro.engines.native.kernels.shared_functions import quick_pays
from tenferro.engines.native.runtime.code import cache, target
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.runtime.shared import PartKind
from tenferro.engines.native.units import kept
from tenferro.engines.native.units.compilation import Compilation, module_text

RNG = np.random.default_rng(11)
LEAST_SAVED = shared_functions._LEAST_SAVED


@pytest.fixture(autouse=True)
def tiered(tmp_path, monkeypatch):
    """Tiers are on, nothing is kept from before, and nothing goes on behind the test."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(kept, "keep", lambda *_: None)  # what is on disk are objects alone
    monkeypatch.setattr(shared_functions, "_known", {})
    monkeypatch.setattr(shared_functions, "_LEAST_SAVED", 0)  # small programs have tiers too
    monkeypatch.setattr(first_result, "_PRODUCT", 0.0)  # and those whose products are not there
    te.jit(wave)(np.ones(2))  # the runtime's own parts are compiled once for all
    te.runtime.clear_programs()
    before = te.runtime.get_tiered_compilation()
    te.runtime.set_tiered_compilation(True)
    yield
    te.runtime.set_tiered_compilation(before)
    te.runtime.wait_for_compilation()
    te.runtime.clear_programs()


@pytest.fixture
def efforts(monkeypatch):
    """The efforts of all compilations."""
    made = []
    compile_object = target.compile_object

    def noted(ir, *, effort, **options):
        made.append(effort)
        return compile_object(ir, effort=effort, **options)

    monkeypatch.setattr(target, "compile_object", noted)
    return made


def native(function, *arguments):
    return compile_graph(te.trace(function, engine="numpy")(*arguments).graph, "native")


def objects(directory):
    return [p for p in (directory / "native").rglob("*") if p.is_file()]


def wave(x):
    return tn.sum(tn.tanh(x) * tn.exp(-x * x))


def test_final_code_takes_the_place_of_quick_code(efforts, tmp_path):
    x = RNG.standard_normal(1000)
    with foreground(background):
        program = native(te.grad(wave), x)
        entry = program.entry(program, CallForm(single=True))
        first = entry(x)
        assert not program.program.final and "still in quick code" in str(program)
        assert efforts == ["quick"] and len(objects(tmp_path)) == 1
        words = _kernel_words(program)
    te.runtime.wait_for_compilation()
    assert program.program.final and "quick" not in str(program)
    assert efforts == ["quick", "light"] and len(objects(tmp_path)) == 1
    assert not set(_kernel_words(program)) & set(words)
    for found in (entry(x), program(x)[0], compiled_again(program)(x)[0]):
        np.testing.assert_array_equal(found, first)
    assert efforts == ["quick", "light"]


def _kernel_words(program):
    """The addresses of the program's kernels."""
    (own,) = program.program.schedule.codes
    return [own.code[name] for name in own.names]


def compiled_again(program):
    NATIVE.programs.clear()
    cache.clear(disk=False)
    again = native(te.grad(wave), np.zeros(1000))
    assert again is not program and again.program.final
    return again


def test_tables_of_all_entries_are_rewritten():
    x = RNG.standard_normal(50)
    with foreground(background):
        program = native(wave, x)
        (own,) = program.program.schedule.codes
        program(x)
        tables = [reference() for reference, _ in own.code._tables]
        program.entry(program, CallForm(single=True))
        kept = program.entry(program, CallForm(single=True))
        gc.collect()
        tables = [reference() for reference, _ in own.code._tables]
        (table,) = tables  # of all entries
        assert table[0] == PartKind.KERNEL
        quick = table[1]
        value = kept(x)
    te.runtime.wait_for_compilation()
    assert table[1] != quick and [table[1]] == _kernel_words(program)
    assert kept(x) == value
    late = program.entry(program, CallForm(single=True))
    assert late(x) == value and not own.code._tables


def same_bits(function, *arguments):
    """Values in quick code and in final code."""
    with foreground(background), np.errstate(all="ignore"):
        program = native(function, *arguments)
        quick = program(*arguments)
        assert not program.program.final
    te.runtime.wait_for_compilation()
    assert program.program.final
    with np.errstate(all="ignore"):
        final = program(*arguments)
    for x, y in zip(final, quick, strict=True):
        np.testing.assert_array_equal(x, y)
        known = ~np.isnan(y) if y.dtype.kind in "fc" else np.ones(y.shape, bool)
        assert x[known].tobytes() == y[known].tobytes()  # signs of zeros too


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["f4", "f8", "c8", "c16"])
def test_same_bits_of_functions(dtype):
    x = RNG.standard_normal((3, 501)) * 4
    x = (x + 1j * RNG.standard_normal(x.shape) if dtype[0] == "c" else x).astype(dtype)
    x.flat[:5] = 0.0, -0.0, np.inf, -np.inf, np.nan
    names = "sin cos tan exp expm1 log log1p tanh sinh sqrt arctan arcsinh square reciprocal"
    functions = [getattr(tn, name) for name in names.split()]
    same_bits(lambda x: [g(x) for g in functions], x)
    same_bits(lambda x: [tn.sum(g(x), axis=a) for g in functions[:8] for a in (None, 0, 1)], x)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize(
    "shape", [(5, 7, 9), (33, 20, 65), (128, 96, 64), (200, 300, 100), (77, 259, 300)]
)
def test_same_bits_of_matrix_products(dtype, shape):
    m, k, n = shape
    a, b = (RNG.standard_normal(s).astype(dtype) for s in ((m, k), (k, n)))
    same_bits(lambda a, b: [a @ b, (b.T @ a.T) * 2.0, tn.matmul(a, b[:, :1])], a, b)
    c = RNG.standard_normal((m, n)).astype(dtype)
    same_bits(lambda a, b, c: [a.T @ c, c @ b.T], a, b, c)


def test_same_bits_of_integers_and_reductions():
    x = RNG.integers(-1000, 1000, (60, 70))
    same_bits(lambda x: [x // 7, x % 5, x << 2, tn.max(x, axis=0), tn.min(x, axis=1), x > 3], x)
    y = RNG.standard_normal((60, 70))
    same_bits(lambda y: [tn.max(y, axis=0), tn.min(y), tn.prod(y, axis=1), tn.sum(y, axis=0)], y)


@pytest.mark.long
@settings(FIXED, max_examples=20)
@given(programs(most_steps=10))
def test_same_bits_of_random_programs(program):
    function, arguments = program
    everything = tuple(range(len(arguments) - 1))
    for f in (function, te.grad(total(function), argnums=everything)):
        traced = te.trace(f, engine="numpy")(*arguments)
        inputs = [*arguments, *traced.captured]
        with np.errstate(all="ignore"):
            with foreground(background):
                compiled = compile_graph(traced.graph, "native")
                quick = compiled(*inputs)
            te.runtime.wait_for_compilation()
            for x, y in zip(compiled(*inputs), quick, strict=True):
                np.testing.assert_array_equal(x, y)


@pytest.mark.skipif(target.host().vector_bytes < 64, reason="no masks in registers")
def test_quick_code_has_one_body(monkeypatch):
    texts, compile_object = {}, target.compile_object

    def noted(ir, *, effort, **options):
        texts[effort] = ir
        return compile_object(ir, effort=effort, **options)

    monkeypatch.setattr(target, "compile_object", noted)
    function = te.jit(lambda x: x * x + 3.0)
    x = RNG.standard_normal(1001)
    early = function(x)
    te.runtime.wait_for_compilation()
    assert set(texts) == {"quick", "light"}
    assert "\nrest" in texts["light"] and "\nrest" not in texts["quick"]
    assert early.tobytes() == function(x).tobytes()


def test_what_is_heavy_is_compiled_for_speed_at_once(efforts):
    a = np.ones((1024, 1024))
    assert native(lambda a: a @ a, a).program.final
    assert efforts == ["light", "light"]  # the kernel, and the product that it calls


def test_what_is_heavy_does_not_run_in_the_quick_code_of_what_is_light(efforts):
    small, large = np.ones((256, 256)), np.ones((1024, 1024))
    with foreground(background):
        light = native(lambda a: a @ a, small)
        assert not light.program.final
        heavy = native(lambda a: a @ a, large)
        assert heavy.program.final and light.program.final
        assert heavy.program.schedule.codes[0].code is light.program.schedule.codes[0].code
    te.runtime.wait_for_compilation()
    assert efforts == ["quick", "quick", "light", "light"]


def test_small_programs_are_compiled_once(efforts, monkeypatch):
    monkeypatch.setattr(shared_functions, "_LEAST_SAVED", LEAST_SAVED)
    assert native(lambda x: x + 1.0, np.ones(10)).program.final
    assert efforts == ["light"]
    with foreground(background):
        many = native(lambda *xs: [wave(x) for x in xs], *(np.ones((n, 2)) for n in range(1, 20)))
        assert not many.program.final and set(efforts[1:]) == {"quick"}


def test_loops_over_memory_are_compiled_quickly_at_first(efforts, monkeypatch):
    """LLVM takes ten times as long to make vectors in their code as to generate it."""
    monkeypatch.setattr(shared_functions, "_LEAST_SAVED", LEAST_SAVED)

    @te.adopt
    def recurrence(x):
        y = x.copy()
        for i in range(1, 300):
            for j in range(i):
                y[i] = y[i] + 0.5 * y[j] * x[i - j]
        return y

    x = RNG.standard_normal(300) / 300
    with foreground(background):
        program = native(recurrence, x)
        (quick,) = program(x)
        assert not program.program.final and "quick" in efforts
    te.runtime.wait_for_compilation()
    assert program.program.final and efforts[-1] == "light"
    np.testing.assert_allclose(quick, recurrence(x), rtol=1e-12)
    np.testing.assert_allclose(program(x), [quick], rtol=1e-12)


def test_the_estimate_tells_large_work_from_small():
    def quick(function, *shapes):
        graph = te.trace(function, engine="numpy")(*map(np.zeros, shapes)).graph
        compilation = Compilation(graph)
        _, specs = compilation.planned
        return quick_pays(module_text(specs, own=""), compilation.lost)

    for n, expected in ((64, True), (256, True), (1024, False)):
        assert quick(lambda a: a @ a, (n, n)) is expected
    for n, expected in ((1000, True), (1_000_000, True), (100_000_000, False)):
        assert quick(tn.sin, (n,)) is expected


def test_final_code_is_found_on_disk(efforts):
    x = RNG.standard_normal(10)
    value = native(wave, x)(x)
    te.runtime.wait_for_compilation()
    te.runtime.clear_programs(disk=False)
    program = native(wave, x)
    assert program.program.final and program(x) == value
    assert efforts == ["quick", "light"]


def test_quick_code_is_found_on_disk_until_there_is_final_code(efforts, tmp_path):
    x = RNG.standard_normal(10)
    with foreground(background):
        value = native(wave, x)(x)
        te.runtime.clear_programs(disk=False)
        program = native(wave, x)
        assert not program.program.final and program(x) == value
        assert efforts == ["quick"]
    te.runtime.wait_for_compilation()
    assert program.program.final and program(x) == value
    assert efforts == ["quick", "light"] and len(objects(tmp_path)) == 1


def test_what_is_dead_is_not_compiled(efforts):
    x = np.ones(10)
    with foreground(background):
        program = native(wave, x)
        code = weakref.ref(program.program.schedule.codes[0].code)
        del program
        te.runtime.clear_programs()
        gc.collect()
        assert code() is None
    te.runtime.wait_for_compilation()
    assert efforts == ["quick"]


def test_what_is_cleared_is_not_put_on_disk_again(tmp_path, monkeypatch):
    compile_object = target.compile_object

    def clearing(ir, *, effort, **options):
        if effort == "light":
            te.runtime.clear_programs()
        return compile_object(ir, effort=effort, **options)

    monkeypatch.setattr(target, "compile_object", clearing)
    x = np.ones(10)
    program = native(wave, x)
    value = program(x)
    te.runtime.wait_for_compilation()
    assert program.program.final and program(x) == value
    assert objects(tmp_path) == []


def test_nothing_is_kept_on_disk_where_that_is_off(monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", "")
    x = np.ones(10)
    program = native(wave, x)
    value = program(x)
    te.runtime.wait_for_compilation()
    assert program.program.final and program(x) == value


def test_a_failure_behind_a_program_is_shown(monkeypatch):
    compile_object = target.compile_object

    def failing(ir, *, effort, **options):
        if effort == "light":
            raise RuntimeError("no code today")
        return compile_object(ir, effort=effort, **options)

    shown = []
    x = np.ones(10)
    with monkeypatch.context() as patch:
        patch.setattr(target, "compile_object", failing)
        patch.setattr(threading, "excepthook", lambda given: shown.append(str(given.exc_value)))
        program = native(wave, x)
        value = program(x)
        with pytest.raises(RuntimeError, match="no code today"):
            te.runtime.wait_for_compilation()
    assert shown == ["no code today"]
    assert not program.program.final and program(x) == value
    program.program.schedule.codes[0].code.promote()
    assert program.program.final and program(x) == value


def test_without_tiers_code_is_final_at_once(efforts):
    with te.runtime.tiered_compilation(False):
        assert native(wave, np.ones(10)).program.final
    assert efforts == ["light"]


def test_the_setting_of_a_context_and_of_the_process():
    def elsewhere():
        found = []
        thread = threading.Thread(target=lambda: found.append(te.runtime.get_tiered_compilation()))
        thread.start()
        thread.join()
        return found[0]

    for on in (False, True):
        te.runtime.set_tiered_compilation(on)
        assert elsewhere() is te.runtime.get_tiered_compilation() is on
        with te.runtime.tiered_compilation(not on):
            assert te.runtime.get_tiered_compilation() is not on
            assert elsewhere() is on
        assert te.runtime.get_tiered_compilation() is on


def test_calls_from_several_threads_while_code_is_replaced():
    x = RNG.standard_normal((60, 60))
    made, wrong = [], []
    with foreground(background):
        for k in range(1, 9):
            made.append(native(lambda x, k=k: tn.sum(tn.tanh(x @ x * float(k)), axis=0), x))
        expected = [program(x)[0].tobytes() for program in made]
        assert not any(program.program.final for program in made)

        def work():
            rest = 10
            while rest:
                found = [program(x)[0].tobytes() for program in made]
                wrong.extend(k for k in range(len(made)) if found[k] != expected[k])
                rest -= all(program.program.final for program in made)

        group = [threading.Thread(target=work) for _ in range(3)]
        for t in group:
            t.start()
    for t in group:
        t.join(60)
    assert not any(t.is_alive() for t in group) and not wrong


def test_programs_made_in_several_threads():
    x = RNG.standard_normal(300)
    found = []

    def work():
        functions = [te.jit(lambda x, k=k: tn.sin(x) * float(k) + x) for k in range(12)]
        values = [f(x) for f in functions]
        te.runtime.wait_for_compilation()
        again = [f(x) for f in functions]
        found.append(all(y.tobytes() == z.tobytes() for y, z in zip(values, again, strict=True)))

    group = [threading.Thread(target=work) for _ in range(4)]
    for t in group:
        t.start()
    for t in group:
        t.join(60)
    assert found == [True] * 4


PRELUDE = """
import atexit, os, sys, threading, time, warnings
warnings.simplefilter("ignore", DeprecationWarning)
import numpy as np, tenferro as te
import tenferro.numpy as tn
from tenferro.engines.native.runtime.jobs.background import background
def many(count, depth=3):
    x = np.linspace(0, 1, 100)
    made = []
    for k in range(count):
        def f(x, k=k):
            for _ in range(depth): x = tn.sin(x) * tn.exp(-x) + float(k)
            return tn.sum(x * te.special.hyp0f1(0.5, x))
        made.append(te.jit(te.grad(f)))
        made[-1](x)
    return made, x
"""


def passes(script, tmp_path, **variables):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **variables}
    environment["TENFERRO_CACHE_DIR"] = str(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", PRELUDE + script],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


ON = {"TENFERRO_TIERED_COMPILATION": "1"}


@pytest.mark.long
@pytest.mark.parametrize(
    "wait", [0, *(pytest.param(t, marks=pytest.mark.long) for t in (0.12, 0.16))]
)
def test_the_interpreter_ends_while_programs_are_compiled(tmp_path, wait):
    script = f"""
made, x = many(4, depth=12)
time.sleep({wait})
print("done")
"""
    start = time.monotonic()
    assert passes(script, tmp_path, **ON) == "done\n"
    assert time.monotonic() - start < 60
    left = objects(tmp_path)
    assert left and all(p.suffix == ".o" for p in left)
    script = "many(4, depth=12); te.runtime.wait_for_compilation(); print('done')"
    assert passes(script, tmp_path, **ON) == "done\n"


@pytest.mark.long
def test_the_interpreter_ends_with_a_daemon_that_compiles(tmp_path):
    # Not by calls of jit: Python ends daemons within optree's C++ code, which aborts.
    script = """
from tenferro.engines import compile_graph
x = np.linspace(0, 1, 100)
loss = lambda x: tn.sum(x * tn.sin(te.special.hyp0f1(0.5, x)))
graph = te.trace(te.grad(loss), engine="numpy")(x).graph
def work():
    while True: compile_graph(graph, "native")(x); te.runtime.clear_programs(disk=True)
threading.Thread(target=work, daemon=True).start()
time.sleep(0.3)
print("done")
"""
    assert passes(script, tmp_path, **ON) == "done\n"


@pytest.mark.long
def test_programs_made_at_the_end_of_the_interpreter(tmp_path):
    script = """
def last():
    made, x = many(2)
    print(np.isfinite(made[0](x)).all())
atexit.register(last)
"""
    assert passes(script, tmp_path, **ON) == "True\n"


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_forks_while_programs_are_compiled(tmp_path):
    script = """
made, x = many(6, depth=6)
values = [f(x).tobytes() for f in made]
threading.Thread(target=te.runtime.wait_for_compilation).start()
for i in range(6):
    pid = os.fork()
    if pid == 0:
        assert [f(x).tobytes() for f in made] == values
        many(1, depth=4 + i)
        te.runtime.wait_for_compilation()
        assert [f(x).tobytes() for f in made] == values
        os._exit(0)
    time.sleep(0.02)
    seen, status = os.waitpid(pid, 0)
    assert status == 0, status
te.runtime.wait_for_compilation()
assert [f(x).tobytes() for f in made] == values
print("done")
"""
    assert passes(script, tmp_path, **ON) == "done\n"
    assert all(p.suffix == ".o" for p in objects(tmp_path))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("given", ["yes", "2", ""])
def test_a_setting_that_is_neither_on_nor_off_is_refused(tmp_path, given):
    script = """
try:
    te.jit(lambda x: x + 1.0)(1.0)
except ValueError as error:
    print(error)
"""
    environment = {"TENFERRO_TIERED_COMPILATION": given}
    expected = f"TENFERRO_TIERED_COMPILATION must be 0 or 1, got {given!r}\n"
    assert passes(script, tmp_path, **environment) == expected


@pytest.mark.sampled(6)
@pytest.mark.parametrize("given", ["0", "1"])
def test_the_setting_of_the_environment(tmp_path, given):
    script = "print(te.runtime.get_tiered_compilation())"
    found = passes(script, tmp_path, TENFERRO_TIERED_COMPILATION=given)
    assert found == f"{given == '1'}\n"
