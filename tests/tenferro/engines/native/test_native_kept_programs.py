"""Programs planned before and kept on disk: found again, the same to the last bit."""

import itertools
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import sources

pytest.importorskip("llvmlite")

from compiling import foreground

import tenferro as te
import tenferro.numpy as tn
from computegraph import Body
from computegraph.cache import structure
from tenferro.engines import compile_graph
from tenferro.engines.native.graphs import first_result
from tenferro.engines.native.kernels import shared_functions
from tenferro.engines.native.loops import control, routine
from tenferro.engines.native.plan.layout import Constant
from tenferro.engines.native.programs import program as programs, python_plan
from tenferro.engines.native.programs.program import body_program
from tenferro.engines.native.registers import loop as registers
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.code import cache, target
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.units import compilation, kept
from tenferro.engines.native.units.schedule_text import from_bytes, to_bytes
from tenferro.ops.base.family import Family
from tenferro.ops.base.registry import FAMILIES

RNG = np.random.default_rng(3)
TABLE = RNG.standard_normal(1000)


@pytest.fixture(autouse=True)
def own_directory(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    te.runtime.clear_programs(disk=False)


def rows(x, w):
    """Several kernels, scratch memory, temporaries, an output that is an input, a transposition."""
    shifted = tn.exp(x @ w - tn.max(x @ w, axis=-1, keepdims=True))
    return shifted / tn.sum(shifted, axis=-1, keepdims=True), x, tn.sum(x[:, ::-1].T @ x)


def table(x):
    return tn.sum(tn.asarray(TABLE) * x) + tn.take(x, np.array([3, 1, 2]))


def mixed(x):
    a = x @ x.T + 9 * np.eye(40)
    return tn.sum(tn.log(tn.diagonal(te.linalg.cholesky(a)))) + tn.sum(tn.sin(a))


def checked(x):
    """Singular matrices raise an error, and so do those that are not positive."""
    a = x @ x.T + 9 * np.eye(3)
    solved = np.linalg.solve(a, x[:, 0]) + np.linalg.inv(a)[0] + np.linalg.cholesky(a)[1]
    return np.sum(solved) * np.linalg.det(a)


def indexed(x):
    """An index out of bounds raises an error."""
    return tn.take(x, tn.astype(tn.sum(x > 9.0), np.int64), axis=0) * x


def looped(x):
    """Loops in registers and in memory, nested ones, a branch, and factorizations in a loop."""
    a = x @ x.T + 9 * np.eye(6)

    def step(c, row):
        c = te.cond(c[0] > 2.0, lambda: np.linalg.solve(a, c), lambda: np.sin(c) + row)
        return te.fori_loop(0, 3, lambda i, s: 0.5 * s + c[0], c), np.sum(c)

    c, sums = te.scan(step, x[0], x)
    count = te.while_loop(lambda s: np.sum(s) < 9.0, lambda s: s * 1.5 + 0.1, c**2 + 0.1)
    return c, sums, count, np.linalg.cholesky(a)[2]


def beside_numpy(x):
    """A step of NumPy in a program and in a loop, before and after loops that have none."""
    values = np.abs(np.linalg.eigvals(x))
    c = te.fori_loop(0, 4, lambda i, c: np.sin(c) + values, x[0])
    d = te.fori_loop(0, 2, lambda i, c: np.abs(np.linalg.eigvals(x + c)), c)
    return c, d, x[0], np.sum(d * values)


def recorded(x):
    """What a loop of unknown length records is read by another one."""
    return np.sum(te.while_loop(lambda s: np.sum(s) < 9.0, lambda s: s * s + 1.5, x[0]))


CASES = [
    (rows, (RNG.standard_normal((40, 33)), RNG.standard_normal((33, 70)))),
    (te.grad(lambda x, w: tn.sum(rows(x, w)[0] ** 2)), (np.ones((70, 20)), np.ones((20, 30)))),
    (table, (RNG.standard_normal(1000),)),
    (te.grad(mixed), (RNG.standard_normal((40, 40)),)),
    (checked, (RNG.standard_normal((3, 4)),)),
    (te.grad(checked), (RNG.standard_normal((3, 4)),)),
    (indexed, (RNG.standard_normal((3, 4)),)),
    (looped, (RNG.standard_normal((6, 6)),)),
    (te.grad(lambda x: sum(map(np.sum, looped(x)))), (RNG.standard_normal((6, 6)),)),
    (beside_numpy, (RNG.standard_normal((5, 5)),)),
    (te.grad(recorded), (RNG.standard_normal((3, 2)),)),
]
IDS = [
    *("rows", "gradient", "table", "references", "checks", "gradient of checks", "index", "loops"),
    *("gradient of loops", "numpy", "records"),
]


def graph_and_inputs(function, *arguments):
    program = te.trace(function, engine="numpy")(*arguments)
    return program.graph, [*arguments, *program.captured]


def graph_of(function, *arguments):
    return graph_and_inputs(function, *arguments)[0]


def schedule_of(function, *arguments):
    graph, _ = graph_and_inputs(function, *arguments)
    program = compile_graph(graph, "native").program
    return program.schedule, program.checks


def codes_of(schedule):
    """The code of a schedule by what it is kept under."""
    codes = {own.program: own.code for own in schedule.codes}
    return lambda program, names: codes[program]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("function", "arguments"), CASES, ids=IDS)
def test_a_schedule_is_read_as_it_was_written(function, arguments):
    schedule, checks = schedule_of(function, *arguments)
    text = to_bytes(schedule, checks)
    again, found = from_bytes(text, codes_of(schedule))
    assert to_bytes(again, found) == text and str(again) == str(schedule) and found == checks
    for name in ("inputs", "outputs", "own", "bytes", "memory", "records", "stores", "steps"):
        assert getattr(again, name) == getattr(schedule, name), name
    for a, b in zip(arrays_of(again), arrays_of(schedule), strict=True):
        assert a.dtype == b.dtype
        np.testing.assert_array_equal(a, b)


def arrays_of(schedule):
    words = [word for each in schedule.every for part in each.parts for word in part.words]
    return [word.array for word in words if isinstance(word, Constant)]


def refuse(*arguments, **named):
    raise AssertionError("planned again")


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("function", "arguments"), CASES, ids=IDS)
def test_what_was_planned_is_not_planned_again(function, arguments, monkeypatch):
    """Nor are passes run, or bodies made ready."""
    graph, inputs = graph_and_inputs(function, *arguments)
    first = compile_graph(graph, "native")
    expected = first(*inputs)
    te.runtime.wait_for_compilation()
    te.runtime.clear_programs(disk=False)
    monkeypatch.setattr(compilation, "planned_unit", refuse)
    monkeypatch.setattr(compilation, "in_units", refuse)
    monkeypatch.setattr(routine, "BodyRoutine", refuse)
    monkeypatch.setattr(control, "BodyRoutine", refuse)
    monkeypatch.setattr(registers, "register_loop", refuse)
    monkeypatch.setattr(programs, "body_graph", refuse)
    monkeypatch.setattr(python_plan, "_Planner", refuse)
    second = compile_graph(graph, "native")
    assert second is not first and second.steps == first.steps and str(second) == str(first)
    for x, y in zip(second(*inputs), expected, strict=True):
        np.testing.assert_array_equal(x, y)


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("function", "arguments"), CASES, ids=IDS)
def test_what_is_gone_is_made_again(function, arguments):
    graph, inputs = graph_and_inputs(function, *arguments)
    expected = compile_graph(graph, "native")(*inputs)
    for gone in list(parts_of_the_cache()):
        for path in gone:
            path.unlink(missing_ok=True)  # what other programs still use is not written again
        te.runtime.clear_programs(disk=False)
        for x, y in zip(compile_graph(graph, "native")(*inputs), expected, strict=True):
            np.testing.assert_array_equal(x, y)


def parts_of_the_cache():
    """All schedules, all code, and each file alone."""
    paths = [entry.path for entry in cache.inspect().entries]
    schedules = [path for path in paths if b'{"objects"' in path.read_bytes()]
    yield from (schedules, [path for path in paths if path not in schedules])
    yield from ([path] for path in paths)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("function", "arguments"), CASES, ids=IDS)
def test_quick_code_alone_is_of_use_to_the_next_process(function, arguments, monkeypatch):
    """The process before ended before its code was compiled for speed."""
    monkeypatch.setattr(shared_functions, "_LEAST_SAVED", 0)
    monkeypatch.setattr(first_result, "_AT_ONCE", 10.0)  # not through NumPy
    graph, inputs = graph_and_inputs(function, *arguments)
    with te.runtime.tiered_compilation(True), foreground(background):
        expected = compile_graph(graph, "native")(*inputs)
        te.runtime.clear_programs(disk=False)
        again = compile_graph(graph, "native")(*inputs)
    te.runtime.wait_for_compilation()
    for x, y in zip(again, expected, strict=True):
        np.testing.assert_array_equal(x, y)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("function", "arguments"), CASES, ids=IDS)
def test_a_body_and_a_program_of_the_same_graph_are_told_apart(function, arguments):
    """Checks are outputs of a program's code, and steps of their own in bodies."""
    graph, inputs = graph_and_inputs(function, *arguments)
    expected = compile_graph(graph, "native")(*inputs)
    te.runtime.clear_programs(disk=False)
    found = body_program(Body.of(graph.arena, graph.outputs, graph.inputs))(*inputs)
    for x, y in zip(found, expected, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-12)


OF_THE_RUNTIME = [lambda x: tn.sort(x), lambda x: tn.argsort(x, axis=0), lambda x: tn.fft.fft(x)]


@pytest.mark.parametrize("function", OF_THE_RUNTIME, ids=["sort", "argsort", "transform"])
def test_a_program_of_the_runtime_s_functions_has_no_code_of_its_own(function, monkeypatch):
    """Nothing is compiled, loaded or kept for it but the schedule, which the next process finds."""
    monkeypatch.setattr(target, "compile_object", refuse)
    monkeypatch.setattr(target, "load_object", refuse)
    graph, inputs = graph_and_inputs(function, RNG.standard_normal((9, 16)))
    for again in (False, True):
        found = compile_graph(graph, "native")(*inputs)
        np.testing.assert_allclose(found[0], function(*inputs), rtol=1e-12, atol=1e-12)
        (entry,) = cache.inspect().entries
        assert b'{"objects"' in entry.path.read_bytes()
        te.runtime.clear_programs(disk=False)
        if not again:
            monkeypatch.setattr(compilation, "planned_unit", refuse)


DAMAGED = [b"", b"garbage", b"{}", b'{"objects": 3}', b"[" * 10**5, None]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("contents", DAMAGED)
@pytest.mark.parametrize("which", ["schedule", "object"])
def test_what_is_damaged_on_disk_is_made_again(which, contents):
    """Entries that the cache takes for its own, as their digests fit."""
    function, arguments = CASES[0]
    graph, inputs = graph_and_inputs(function, *arguments)
    expected = compile_graph(graph, "native")(*inputs)
    disk = cache.object_store()
    for entry in disk.entries():
        kept = disk.get(entry.path.stem)
        if kept.startswith(b"{") == (which == "schedule"):
            disk.put(entry.path.stem, kept[: len(kept) // 2] if contents is None else contents)
    te.runtime.clear_programs(disk=False)
    for x, y in zip(compile_graph(graph, "native")(*inputs), expected, strict=True):
        np.testing.assert_array_equal(x, y)
    te.runtime.clear_programs(disk=False)
    assert compile_graph(graph, "native").steps  # from what was written again


def objects(fields, kind):
    """The fields of all objects of a kind in a text."""
    return [written for name, *written in fields["objects"] if name == kind]


def words_of_parts(fields):
    return [words for schedule in objects(fields, "Schedule") for (words,) in schedule[2]]


OF_CALLS = [name for name in shared.KERNEL_PART.names if name != "kernel"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("field", [*OF_CALLS, "numbers", "selector", "offset", "memory"])
def test_a_schedule_of_other_types_is_refused(field):
    schedule, _ = schedule_of(rows, *CASES[0][1])
    for value in (None, "x", 1.5, True):
        fields = json.loads(to_bytes(schedule, ()))
        (written,) = (each for each in fields["objects"] if each[0] == "Schedule")
        words, first = written[3][0][0], 1 + len(shared.KERNEL_PART.names)
        assert words[first + 1][0] == "tuple" and type(written[6]) is int
        if field == "memory":
            written[6] = value
        elif field == "numbers":
            words[first + 1][1] = value
        elif field in OF_CALLS:
            words[1 + shared.KERNEL_PART.names.index(field)] = value
        else:
            words[first + (2 if field == "selector" else 3)] = value
        with pytest.raises(ValueError, match="not a schedule"):
            from_bytes(json.dumps(fields).encode(), codes_of(schedule))


OTHER_WORDS = [None, "x", 1.5, True, [], ["at", 99], ["function", "0", "f"]]


def test_a_schedule_of_other_words_is_refused():
    schedule, checks = schedule_of(looped, *CASES[7][1])
    text = to_bytes(schedule, checks)
    count = sum(len(words) for words in words_of_parts(json.loads(text)))
    for value, which in itertools.product(OTHER_WORDS, range(0, count, 7)):
        fields = json.loads(text)
        words = [(p, i) for p in words_of_parts(fields) for i in range(len(p))]
        part, i = words[which]
        part[i] = value
        with pytest.raises(ValueError, match="not a schedule"):
            from_bytes(json.dumps(fields).encode(), codes_of(schedule))


def test_derivatives_of_a_program_that_was_found():
    f = te.jit(lambda x: tn.sum(tn.tanh(x) ** 2))
    x = np.linspace(-1, 1, 7)
    expected = f(x), te.grad(f)(x)
    f.clear_cache()
    te.runtime.clear_programs(disk=False)
    np.testing.assert_array_equal(f(x), expected[0])
    np.testing.assert_array_equal(te.grad(f)(x), expected[1])


def key_of(function, *arguments):
    return kept.key_of(structure(graph_of(function, *arguments)))


def test_keys_tell_programs_apart():
    x = np.ones((3, 4))
    functions = [
        lambda x: x + 1.0,
        lambda x: x + 2.0,
        lambda x: x + 0.0,
        lambda x: x + (-0.0),
        lambda x: x + np.float32(1),
        lambda x: x - 1.0,
        lambda x: tn.sum(x, axis=0),
        lambda x: tn.sum(x, axis=1),
        lambda x: (x, x + 1.0),
        lambda x: (x + 1.0, x),
        lambda x: x.astype(np.float32),
        lambda x: x.astype(np.complex64),
    ]
    keys = [key_of(f, x) for f in functions]
    keys += [key_of(functions[0], y) for y in (x.T, x.astype(np.float32), x.astype(np.int64))]
    assert None not in keys and len(set(keys)) == len(keys)


@pytest.mark.long
def test_a_key_is_the_same_in_another_process():
    code = (
        "import numpy as np, tenferro as te, tenferro.numpy as tn\n"
        "from computegraph.cache import structure\n"
        "from tenferro.engines.native.units import kept\n"
        "f = te.grad(lambda x: tn.sum(tn.exp(x @ x.T) * 3.5))\n"
        "graph = te.trace(f, engine='numpy')(np.ones((5, 5))).graph\n"
        "print(kept.key_of(structure(graph)))\n"
    )
    keys = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(keys) == 1 and len(keys.pop().strip()) == 64


def test_keys_depend_on_the_sources_of_all_formulas():
    rules = [f.formula_rule for f in FAMILIES.values() if f.formula_rule is not None]
    modules = {rule.__module__.split(".")[1] for rule in rules if is_ours(rule)}
    assert modules <= set(kept.PLANNERS)


def is_ours(rule):
    return rule.__module__.startswith("tenferro.")


def test_operations_of_others_are_not_looked_up():
    family = Family("test_kept_schedules.twice", lambda aval: aval)
    from tenferro.ops.base.apply import apply

    assert key_of(lambda x: apply(family.bind(), tn.asarray(x)) + 1.0, np.ones(3)) is None


def test_nothing_is_kept_where_nothing_may_be(monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", "")
    graph = graph_of(lambda x: x * 2.0, np.ones(3))
    key = kept.key_of(structure(graph))
    kept.keep(key, compile_graph(graph, "native").program.schedule)
    assert kept.find(key) is None
    np.testing.assert_array_equal(compile_graph(graph, "native")(np.ones(3))[0], 2 * np.ones(3))


def test_a_damaged_schedule_is_planned_anew():
    graph = graph_of(lambda x: x * 2.0, np.ones(3))
    compile_graph(graph, "native")
    for entry in cache.inspect().entries:
        whole = entry.path.read_bytes()
        entry.path.write_bytes(whole[:-3])
    te.runtime.clear_programs(disk=False)
    np.testing.assert_array_equal(compile_graph(graph, "native")(np.ones(3))[0], 2 * np.ones(3))


def attacks(*arguments):
    script = Path(__file__).with_name("run_cache_attacks.py")
    environment = {**os.environ, "PYTHONPATH": sources.PATH}
    environment.pop("TENFERRO_TIERED_COMPILATION", None)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", script, *arguments],
        capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr[-5000:]


needs_timer = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="kills by a timer")


@needs_timer
def test_processes_that_end_early_do_not_damage_what_follows():
    attacks("--kills", "1", "--files", "0")


@pytest.mark.long
@needs_timer
def test_no_end_of_a_process_and_no_damaged_file_changes_results():
    attacks("--kills", "500")
