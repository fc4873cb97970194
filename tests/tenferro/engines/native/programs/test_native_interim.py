"""Programs whose first results come through NumPy, while native code is made behind them."""

import os
import subprocess
import sys
import threading
import time
import warnings
import weakref

import numpy as np
import pytest
from compiling import foreground

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines import compile_graph
from tenferro.engines.base.program import CallForm
from tenferro.engines.native import engine
from tenferro.engines.native.graphs import first_result
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.kernels import shared_functions
from tenferro.engines.native.kernels.products.matrix_product import ProductSpec
from tenferro.engines.native.programs import blas_threads
from tenferro.engines.native.programs.interim import InterimProgram
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.units.compilation import Compilation
from tenferro.kernels import table

RNG = np.random.default_rng(5)


@pytest.fixture(autouse=True)
def early(tmp_path, monkeypatch):
    """Native code takes long, it is expected; nothing goes on behind the test."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    te.runtime.clear_programs()
    with te.runtime.tiered_compilation(True):
        te.jit(np.sin)(np.ones(2))  # the runtime's own parts are compiled once for all
        monkeypatch.setattr(first_result, "_COMPILED", 1.0)
        yield
    te.runtime.wait_for_compilation()
    te.runtime.clear_programs()


def wave(x):
    return tn.sum(tn.tanh(x) * tn.exp(-x * x))


def native(function, *arguments):
    return compile_graph(te.trace(function, engine="numpy")(*arguments).graph, "native")


def latest(function):
    """What plain arguments of a compiled function go to."""
    return function._latest


def settled(function):
    """Whether all programs of a compiled function are native."""
    return all(entry.value.settled for entry in function._programs._entries.values())


def test_numpy_gives_the_first_result_and_native_code_the_later_ones():
    x = RNG.standard_normal(100)
    with foreground(background):
        program = native(te.grad(wave), x)
        first = program(x)[0]
        assert isinstance(program.program, InterimProgram) and not program.settled
        assert not program.program.final
        assert program.steps.native == 0 and len(program.steps.numpy) > 5
        assert str(program).endswith("through NumPy until native code is there")
        entry = program.entry(lambda y: y, CallForm(single=True))
        np.testing.assert_array_equal(entry(x), first)
        assert entry(x[:50]).size == 50  # goes to the slow path
    np.testing.assert_array_equal(first, te.jit(te.grad(wave), engine="numpy")(x))
    te.runtime.wait_for_compilation()
    assert program.settled and program.program.final and len(program.program.schedule.codes) == 1
    assert program.steps.native > 0 and program.steps.numpy == ()
    assert str(program).startswith(str(program.steps))
    np.testing.assert_allclose(program(x)[0], first, rtol=1e-14, atol=1e-15)
    assert entry(x) is x
    assert program.entry(program, CallForm(single=True))(x) is not first


def test_calls_of_compiled_functions_become_native_calls():
    f = te.jit(wave)
    x = RNG.standard_normal(30)
    with foreground(background):
        before = f(x), f(x)
        early = latest(f)
        assert early != f._find and not f._plain
        assert f(x[:7]).shape == () and latest(f) != early
        f(x)
        early = latest(f)
    te.runtime.wait_for_compilation()
    after = f(x)
    assert latest(f) not in (early, f._find) and latest(f) in [e for e, *_ in f._plain.values()]
    assert type(before[0]) is type(after) and before[0] == before[1]
    np.testing.assert_allclose(after, before[0], rtol=1e-14)


def test_printing_a_program_says_what_runs():
    traced = te.trace(wave)(np.ones(3))
    with foreground(background):
        traced(np.ones(3))
        assert "0 native steps" in repr(traced)
    te.runtime.wait_for_compilation()
    assert "1 native step, 0 BLAS steps, 0 NumPy steps" in repr(traced)


def test_native_code_is_made_without_a_call_too():
    program = native(wave, np.ones(4))
    te.runtime.wait_for_compilation()
    assert program.settled


def test_without_tiers_programs_are_native_at_once():
    with te.runtime.tiered_compilation(False):
        assert not isinstance(native(wave, np.ones(4)).program, InterimProgram)


def test_what_is_on_disk_is_native_at_once():
    x = np.linspace(0, 1, 9)
    native(wave, x)
    te.runtime.wait_for_compilation()
    te.runtime.clear_programs(disk=False)
    program = native(wave, x)
    assert not isinstance(program.program, InterimProgram) and program.program.final


@pytest.mark.parametrize(
    ("function", "shape"),
    [
        (lambda x: np.convolve(x, x), (40,)),
        (np.linalg.eigvalsh, (50, 3, 3)),
        (np.sort, (9,)),
    ],
)
def test_routines_of_the_runtime_are_native_at_once(monkeypatch, function, shape):
    monkeypatch.setattr(first_result, "_COMPILED", 0.0)
    program = native(function, RNG.standard_normal(shape))
    assert not isinstance(program.program, InterimProgram)


def test_a_failure_is_shown_and_calls_go_on_through_numpy(monkeypatch):
    def failing(compilation):
        raise RuntimeError("no plan today")

    shown = []
    x = np.ones(10)
    with monkeypatch.context() as patch:
        patch.setattr(engine, "program_of", failing)
        patch.setattr(threading, "excepthook", lambda given: shown.append(str(given.exc_value)))
        program = native(wave, x)
        value = program(x)
        with pytest.raises(RuntimeError, match="RuntimeError: no plan today"):
            te.runtime.wait_for_compilation()
    assert shown == ["no plan today"]
    te.runtime.wait_for_compilation()  # has been raised
    assert not program.settled and program.steps.native == 0 and "no plan today" in str(program)
    with pytest.warns(RuntimeWarning, match=r"the program keeps its first code.*no plan today"):
        assert program(x) == value
    assert program(x) == value


def test_fast_calls_warn_of_a_failure_too(monkeypatch):
    def failing(compilation):
        raise RuntimeError("no plan today")

    x, function = np.ones(10), te.jit(wave)
    monkeypatch.setattr(engine, "program_of", failing)
    monkeypatch.setattr(threading, "excepthook", lambda given: None)
    with foreground(background):
        value = function(x)
        assert function(x) == function(x) == value
    with pytest.raises(RuntimeError, match="no plan today"):
        te.runtime.wait_for_compilation()
    with pytest.warns(RuntimeWarning, match="no plan today"):
        assert function(x) == value
    with warnings.catch_warnings(action="error"):
        assert function(x) == function(x) == value


def test_native_code_is_not_made_for_what_is_dead(monkeypatch):
    made = []
    monkeypatch.setattr(engine, "program_of", made.append)
    with foreground(background):
        program = weakref.ref(native(wave, np.ones(3)))
        te.runtime.clear_programs()
        assert program() is None
    te.runtime.wait_for_compilation()
    assert made == []


def test_errors_are_the_same_before_and_after():
    calls = [
        (te.jit(lambda x, i: x[i] * 2.0), (np.eye(2), np.array(5)), IndexError),
        (te.jit(lambda x: np.linalg.inv(x * 2.0)), (np.ones((2, 2)),), np.linalg.LinAlgError),
    ]
    messages = []
    for _ in range(2):
        for f, arguments, kind in calls:
            with pytest.raises(kind) as caught:
                f(*arguments)
            messages.append(str(caught.value))
        te.runtime.wait_for_compilation()
        assert all(settled(f) for f, _, _ in calls)
    assert "index 5" in messages[0] and "singular" in messages[1]
    assert messages[:2] == messages[2:]


def test_no_warning_comes_from_numbers(recwarn):
    f = te.jit(lambda x: np.log(x) / x)
    for _ in range(2):
        np.testing.assert_array_equal(f(np.array([0.0, 1.0])), [-np.inf, 0.0])
        te.runtime.wait_for_compilation()
    assert not recwarn.list


def test_results_share_no_memory():
    f = te.jit(lambda x: (x, x.T, x + 1.0))
    x = np.ones((2, 3))
    with foreground(background):
        found = f(x)
        for i, y in enumerate(found):
            assert not any(np.shares_memory(y, z) for z in (x, *found[:i]))


def test_loops():
    def loop(w, x):
        step = lambda s, y: (tn.tanh(w * s + y), s * s)  # noqa: E731
        last, squares = te.scan(step, x[0], x)
        more = te.while_loop(lambda s: s < 3.0, lambda s: s + w, last)
        return last + more + tn.sum(squares)

    f = te.jit(te.value_and_grad(loop))
    w, x = np.array(0.7), RNG.standard_normal(12)
    with foreground(background):
        first = f(w, x)
        assert not settled(f)
    te.runtime.wait_for_compilation()
    np.testing.assert_allclose(f(w, x), first, rtol=1e-13)
    assert settled(f)


def test_named_sizes():
    f = te.jit(te.grad(wave), shapes="n")
    for n in (3, 5, 3):
        x = np.linspace(0, 1, n)
        expected = te.jit(te.grad(wave), engine="numpy")(x)
        with foreground(background):
            np.testing.assert_array_equal(f(x), expected)
        te.runtime.wait_for_compilation()
        np.testing.assert_allclose(f(x), expected, rtol=1e-14)
        te.runtime.clear_programs()
        f.clear_cache()


def test_calls_in_several_threads_while_programs_become_native():
    functions = [
        te.jit(lambda x, k=k: tn.sum(te.special.hyp0f1(0.5, tn.sin(x * k)))) for k in range(1, 7)
    ]
    x = RNG.standard_normal(2000)
    expected = [te.jit(f.function, engine="numpy")(x) for f in functions]
    wrong = []

    def work():
        for _ in range(60):
            for f, y in zip(functions, expected, strict=True):
                if not np.allclose(f(x), y, rtol=1e-12, atol=1e-12):
                    wrong.append(f)

    group = [threading.Thread(target=work) for _ in range(3)]
    for t in group:
        t.start()
    for t in group:
        t.join(60)
    assert not wrong and not any(t.is_alive() for t in group)
    te.runtime.wait_for_compilation()
    assert all(map(settled, functions))


@pytest.fixture
def measured(monkeypatch):
    monkeypatch.setattr(first_result, "_COMPILED", 150e-6)


@pytest.mark.usefixtures("measured")
def test_the_estimate_tells_long_programs_from_short_ones():
    def repeated(times):
        def f(x):
            for _ in range(times):
                x = tn.sin(x) * 1.5
            return x

        return f

    def sooner(function, *arguments):
        graph = te.trace(function, engine="numpy")(*arguments).graph
        return first_result.estimate(graph).numpy_is_sooner()

    assert not sooner(repeated(10), np.ones(3))
    assert sooner(repeated(300), np.ones(3))
    assert not sooner(repeated(300), np.ones(10**6))
    assert sooner(lambda x: te.fori_loop(0, 20, lambda i, x: repeated(300)(x), x), np.ones(3))
    assert not sooner(lambda x: te.fori_loop(0, 10**4, lambda i, x: repeated(300)(x), x), 1.0)
    assert sooner(lambda x: repeated(200)(x) @ x, np.ones((8, 8)))
    assert not sooner(lambda x: repeated(200)(x) @ x, np.ones((2000, 2000)))


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(
    ("function", "shapes"),
    [
        (lambda a, b: a @ b, [(70, 33), (33, 41)]),
        (lambda a, b: a @ b.T, [(70, 33), (41, 33)]),
        (lambda a, b: a.T @ b, [(33, 70), (33, 41)]),
        (lambda a, b: a @ b, [(3, 40, 50), (3, 50, 48)]),
        (lambda a, b: te.einsum("ijk,kjl->il", a, b), [(30, 4, 9), (9, 4, 31)]),
        (lambda a, b: te.einsum("bik,kbj->bij", a, b), [(6, 30, 9), (9, 6, 31)]),
        (lambda a, b: te.einsum("bik,bjk->bij", a, b), [(6, 30, 9), (6, 31, 9)]),
        (lambda a, b: te.einsum("ik,jlk->ijl", a, b), [(30, 9), (4, 31, 9)]),
        (lambda a, b: a @ (b + 1j), [(30, 31), (31, 29)]),
        (lambda a, b: te.vjp(lambda b: a @ b, b)[1](np.ones((70, 41))), [(70, 33), (33, 41)]),
        (lambda a, b: te.vjp(lambda a: a @ b, a)[1](np.ones((70, 41))), [(70, 33), (33, 41)]),
        (lambda a, b: a @ b, [(200, 300), (300, 400)]),
        (lambda a, b: a @ b, [(3, 4), (4, 5)]),
        (lambda a, b: a @ b, [(300, 400), (400,)]),
    ],
)
def test_products_that_are_not_compiled_are_known_before_planning(monkeypatch, function, shapes):
    monkeypatch.setattr(shared_functions, "_known", {})
    graph = te.trace(function, engine="numpy")(*map(np.ones, shapes)).graph
    _, specs = Compilation(graph).planned
    planned = {spec.name for spec in specs.values() if isinstance(spec, ProductSpec)}
    missing, lost = first_result.missing_products(prepare(graph))
    assert missing == planned and (lost > 0) == bool(planned)
    monkeypatch.setattr(first_result, "is_known", lambda name: True)
    assert first_result.missing_products(prepare(graph)) == (set(), 0)


@pytest.mark.usefixtures("measured")
def test_products_that_are_not_compiled_run_through_blas(monkeypatch):
    monkeypatch.setattr(shared_functions, "_known", {})
    x = RNG.standard_normal((90, 110))
    with foreground(background):
        small = x[:9]
        assert not isinstance(native(lambda x: x @ x.T, small).program, InterimProgram)
        program = native(lambda x: x @ x.T, x)
        assert isinstance(program.program, InterimProgram)
        np.testing.assert_array_equal(program(x)[0], x @ x.T)
    te.runtime.wait_for_compilation()
    np.testing.assert_allclose(program(x)[0], x @ x.T, rtol=1e-13)
    assert not isinstance(native(lambda x: x @ x.T + 1.0, x).program, InterimProgram)


@pytest.mark.parametrize(("size", "threads"), [(10, 2), (64, 1), (400, 2)])
def test_blas_takes_no_processor_from_the_thread_that_compiles(monkeypatch, size, threads):
    libraries = blas_threads._libraries()
    before, seen = [get() for get, _ in libraries], []
    x, kernel = np.ones((size, size)), table.KERNELS["dot_general"]

    def noted(*avals, **params):
        function = kernel(*avals, **params)
        return lambda *arrays: seen.append([get() for get, _ in libraries]) or function(*arrays)

    monkeypatch.setitem(table.KERNELS, "dot_general", noted)
    try:
        for _, put in libraries:
            put(2)
        with foreground(background):
            native(lambda x: x @ x, x)(x)
        assert seen == [[threads] * len(libraries)]
        assert {get() for get, _ in libraries} == {2}
    finally:
        for (_, put), n in zip(libraries, before, strict=True):
            put(n)


PRELUDE = """
import os, signal, sys, threading, time, warnings
warnings.simplefilter("ignore", DeprecationWarning)
import numpy as np, tenferro as te
import tenferro.numpy as tn
def long(steps):
    def f(x):
        for k in range(steps):
            x = tn.sin(x) + 0.01 * te.special.hyp0f1(0.5, x) - float(k % 3)
        return tn.sum(x)
    return te.jit(te.grad(f))
def settled(f):
    return all(entry.value.settled for entry in f._programs._entries.values())
x = np.linspace(0, 1, 100)
"""


def passes(script, tmp_path, **variables):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **variables}
    environment |= {"TENFERRO_CACHE_DIR": str(tmp_path), "TENFERRO_TIERED_COMPILATION": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PRELUDE + script],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


@pytest.mark.long
@pytest.mark.parametrize("wait", [0, 0.2, 0.5])
def test_the_interpreter_ends_while_a_program_is_planned(tmp_path, wait):
    script = f"""
f = long(400)
f(x)
time.sleep({wait})
print("done", time.time(), flush=True)
"""
    word, at = passes(script, tmp_path).split()
    assert word == "done"
    assert time.time() - float(at) < 10  # planning alone takes longer on a busy machine


@pytest.mark.long
def test_an_interrupt_reaches_calls_and_waiting(tmp_path):
    script = """
f = long(400)
expected = f(x)
for wait in (lambda: [f(x) for _ in range(10**6)], te.runtime.wait_for_compilation):
    timer = threading.Timer(0.3, lambda: signal.raise_signal(signal.SIGINT))
    timer.start()
    try:
        wait()
        timer.join()
    except KeyboardInterrupt:
        print("interrupted")
te.runtime.wait_for_compilation()
assert np.allclose(f(x), expected)
print("done")
"""
    assert passes(script, tmp_path) == "interrupted\ninterrupted\ndone\n"


@pytest.mark.long
@pytest.mark.sampled(6)
@pytest.mark.parametrize("function", ["long(400)", "long(30)", "te.jit(one_unit)"])
def test_a_call_after_waiting_compiles_and_loads_nothing(tmp_path, function):
    script = f"""
from tenferro.engines.native.runtime.code import target
def one_unit(x):
    for k in range(400):
        x = tn.sin(x) * (1 + k % 3)
    return x
f = {function}
expected = f(x)
te.runtime.wait_for_compilation()
loaded = []
load, target._load = target._load, lambda *given: loaded.append(given) or load(*given)
assert settled(f) and np.allclose(f(x), expected) and not loaded
print("done")
"""
    assert passes(script, tmp_path) == "done\n"


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_forks_while_a_program_is_planned(tmp_path):
    script = """
f = long(120)
expected = f(x)
assert not settled(f)
for i in range(3):
    time.sleep(0.15)
    pid = os.fork()
    if pid == 0:
        assert np.allclose(f(x), expected)
        te.runtime.wait_for_compilation()
        assert np.allclose(f(x), expected) and settled(f)
        g = long(3)
        g(x)
        te.runtime.wait_for_compilation()
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
te.runtime.wait_for_compilation()
assert np.allclose(f(x), expected) and settled(f)
print("done")
"""
    assert passes(script, tmp_path) == "done\n"
