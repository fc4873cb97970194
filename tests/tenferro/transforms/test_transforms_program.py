"""Programs: looking at them, running them, keeping them in files."""

import json
import os
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

import numpy as np
import pytest

import sources
import tenferro as te
from computegraph import Arena
from tenferro.transforms.programs.file_claims import with_true_steps
from tenferro.transforms.programs.graph_json import ProgramFileError

X = np.array([1.0, 2.0, 3.0])
C = np.array([0.5, 0.25, -1.0])


def model(p, x, scale=2.0):
    return {"y": [np.tanh(x @ p["w"]) * C, None], "s": (np.sum(x) * scale,)}


def model_program():
    return te.trace(model)({"w": np.eye(3)}, X, scale=3.0)


def test_text_and_length():
    program = te.trace(lambda x: (np.sin(x) * x).sum(0))(X)
    assert str(program).splitlines() == [
        "input  v0: float64[3]",
        "v1 = sin(v0): float64[3]",
        "v2 = mul(v1, v0): float64[3]",
        "v3 = reduce_sum[axes=(0,)](v2): float64[]",
        "output v3",
    ]
    assert len(program) == 3
    assert repr(program) == "<Program trace(<lambda>): 3 operations>"


def test_calling():
    program = model_program()
    found = program({"w": 2 * np.eye(3)}, X, scale=1.0)
    np.testing.assert_allclose(found["y"][0], np.tanh(2 * X) * C)
    assert found["y"][1] is None
    assert found["s"] == (6.0,)


@pytest.mark.parametrize(
    ("args", "error", "message"),
    [
        (({"v": np.eye(3)}, X), ValueError, "the arguments have the structure"),
        (({"w": np.eye(3)},), ValueError, "the arguments have the structure"),
        (
            ({"w": np.eye(2)}, X),
            ValueError,
            r"argument 0\['w'\]: axis 0 has 2 elements, expected 3",
        ),
        (({"w": np.eye(3)}, X[None]), ValueError, r"argument 1 has shape \(1, 3\)"),
        (
            ({"w": np.eye(3)}, X.astype(int)),
            TypeError,
            r"argument 1 is int64\[3\], expected float64",
        ),
        (({"w": np.eye(3)}, "x"), TypeError, "argument 1 is of type str"),
    ],
)
def test_arguments_that_do_not_fit(args, error, message):
    with pytest.raises(error, match=message):
        model_program()(*args, scale=1.0)


def test_programs_are_differentiable():
    program = te.trace(lambda x: (np.sin(x) * C).sum())(X)
    np.testing.assert_allclose(te.grad(program)(X), np.cos(X) * C)
    w = te.variable(X)
    program(w).backward()
    np.testing.assert_allclose(w.grad, np.cos(X) * C)
    sized = te.trace(lambda x: (x**2).mean())(te.spec("n"))
    np.testing.assert_allclose(te.jit(te.grad(sized))(X), 2 * X / 3)


def test_tracing_inside_another_trace_is_apart():
    lengths = []

    def f(x):
        lengths.append(len(te.trace(np.sin)(x)))
        return x * x

    assert te.grad(f)(2.0) == 4.0
    assert lengths == [1]
    with pytest.raises(te.TracerError, match="two traces"):
        te.grad(lambda x: x * len(te.trace(lambda y: y * x)(1.0)))(2.0)


def test_picture():
    pytest.importorskip("matplotlib")
    pytest.importorskip("networkx")
    picture = te.trace(lambda x: np.sin(x) * x)(1.0).draw()
    assert picture.startswith("<svg")
    assert "sin" in picture


PROGRAMS = {
    "model": (model_program, ({"w": np.eye(3) * 0.3}, X), {"scale": 1.0}),
    "gradient": (lambda: te.trace(te.grad(lambda x: np.sin(x @ C) * 1j.imag))(X), (X,), {}),
    "sizes": (
        lambda: te.trace(te.grad(lambda x: (x[1:] ** 2).mean() / x.shape[0]))(te.spec("n,2*k+1")),
        (np.arange(15.0).reshape(3, 5),),
        {},
    ),
    "complex": (lambda: te.trace(lambda z: np.abs(z * (1 - 2j)) ** np.inf)(1j), (0.1j,), {}),
    "several": (
        lambda: (
            te.trace(lambda a: te.linalg.qr(a))(np.ones((3, 2), np.float32)).__class__
            and te.trace(lambda a: tuple(te.linalg.qr(a)))(np.ones((3, 2), np.float32))
        ),
        (np.arange(6, dtype=np.float32).reshape(3, 2),),
        {},
    ),
    "captured": (lambda: te.trace(lambda x: x + np.array([1, 2, 3]))(X), (X,), {}),
    "nothing": (lambda: te.trace(lambda: (None, 2.0))(), (), {}),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_saved_programs_compute_the_same(name, tmp_path):
    make, args, kwargs = PROGRAMS[name]
    program = make()
    path = tmp_path / "program.json"
    program.save(path)
    loaded = te.Program.load(path)
    assert str(loaded) == str(program)
    expected, spec = te.pytree.flatten(program(*args, **kwargs))
    found, loaded_spec = te.pytree.flatten(loaded(*args, **kwargs))
    assert spec == loaded_spec
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_array_equal(a, b)
    loaded.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == path.read_bytes()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["again.json", "program.json"]


def test_what_cannot_be_saved_leaves_no_file(tmp_path):
    from collections import OrderedDict

    program = te.trace(lambda x: OrderedDict(x=x))(1.0)
    path = tmp_path / "program.json"
    path.write_text("before")
    with pytest.raises(ValueError, match="type OrderedDict cannot be saved"):
        program.save(path)
    assert path.read_text() == "before"
    with pytest.raises(FileNotFoundError):
        te.trace(np.sin)(1.0).save(tmp_path / "missing" / "p.json")
    assert [p.name for p in tmp_path.iterdir()] == ["program.json"]


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "program.json"
    te.trace(lambda x: (np.sin(x) * C).sum(0))(X).save(path)
    return json.loads(path.read_text())


HOSTILE = {
    "no operation": lambda d: d["operations"].append(["os.system", [0], {}]),
    "no name": lambda d: d["operations"].append([3, [0], {}]),
    "forward reference": lambda d: d["operations"][0].__setitem__(1, [99]),
    "negative reference": lambda d: d["operations"][0].__setitem__(1, [-1]),
    "fractional reference": lambda d: d["operations"][0].__setitem__(1, [0.0]),
    "boolean reference": lambda d: d["operations"][0].__setitem__(1, [True]),
    "wrong number of operands": lambda d: d["operations"][0].__setitem__(1, [0, 0]),
    "unknown parameter": lambda d: d["operations"][-1][2].__setitem__("x", 1),
    "unknown tag": lambda d: d["operations"][0].__setitem__(2, {"x": {"code": "1+1"}}),
    "wrong axes": lambda d: d["operations"][-1][2].__setitem__("axes", [7]),
    "text for axes": lambda d: d["operations"][-1][2].__setitem__("axes", "abc"),
    "expression that is not a size": lambda d: d["inputs"][0].__setitem__(
        "shape", [{"size": "__import__('os')"}]
    ),
    "negative size": lambda d: d["inputs"][0].__setitem__("shape", [-3]),
    "size that no input has": lambda d: d["operations"].append(
        ["iota", [], {"shape": [{"size": "m"}], "dimension": 0, "dtype": {"dtype": "float64"}}, 0]
    ),
    "shape without end": lambda d: d["inputs"][0].__setitem__("shape", [10**30]),
    "unknown dtype": lambda d: d["inputs"][0].__setitem__("dtype", "object"),
    "short array": lambda d: d["captured"][0].__setitem__("bytes", "AAAA"),
    "no base64": lambda d: d["captured"][0].__setitem__("bytes", "****"),
    "array that is none": lambda d: d["captured"].__setitem__(0, 5),
    "too few arrays": lambda d: d["captured"].clear(),
    "other structure": lambda d: d.__setitem__("results", {"list": ["*", "*"]}),
    "no structure": lambda d: d.__setitem__("arguments", {"set": []}),
    "unhashable key": lambda d: d.__setitem__("results", {"dict": [[[1], "*"]]}),
    "no outputs": lambda d: d.pop("outputs"),
    "list of nothing": lambda d: d.__setitem__("operations", 7),
    "constant of another length": lambda d: (
        d["operations"].insert(
            0,
            [
                "constant",
                [],
                {"dtype": {"dtype": "float64"}, "shape": [4], "data": {"bytes": "AAAA"}},
            ],
        )
        or d.__setitem__("outputs", [2])
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_damaged_files(name, saved, tmp_path):
    HOSTILE[name](saved)
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(saved))
    with pytest.raises(ProgramFileError, match=r"bad\.json: "):
        te.Program.load(path)


@pytest.mark.parametrize(
    "content",
    [b"", b"\x80\x04\x95", b"[]", b"{}", b"null", b'{"format": "other"}', b"[" * 100000,
     b"cos\nsystem\n(S'true'\ntR.", b'{"format": "tenferro program 1", "byteorder": "middle"}',
     b'{"format": "tenferro program 1", "byteorder": "%s"}' % sys.byteorder.encode()],
)  # fmt: skip
def test_files_that_are_no_programs(content, tmp_path):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(ProgramFileError, match=r"bad\.json: "):
        te.Program.load(path)


def test_truncated_file(saved, tmp_path):
    text = json.dumps(saved)
    path = tmp_path / "bad.json"
    for length in range(0, len(text), 37):
        path.write_text(text[:length])
        with pytest.raises(ProgramFileError):
            te.Program.load(path)


def test_file_that_is_not_there(tmp_path):
    with pytest.raises(FileNotFoundError):
        te.Program.load(tmp_path / "none.json")


def run_damaged(tmp_path, *args, timeout=550):
    script = Path(__file__).with_name("run_damaged_files.py")
    command = [sys.executable, "-X", "faulthandler", str(script), *args, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": sources.PATH}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=timeout, check=False, env=environment
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "differs" not in done.stdout, done.stdout
    return int(done.stdout.split("done ")[1].split()[0])


@pytest.mark.long
def test_damaged_files_end_in_the_same_error_in_all_engines(tmp_path):
    """Flipped bits, cuts, other leaves, operands and arrays, and bombs."""
    assert run_damaged(tmp_path, "5", "0") > 11


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 5))
def test_more_damaged_files(seed, tmp_path):
    assert run_damaged(tmp_path, "150", str(seed), timeout=3000) > 11


def test_errors_name_the_place_in_the_file(saved, tmp_path):
    path = tmp_path / "bad.json"
    saved["operations"][1][1] = [0]
    path.write_text(json.dumps(saved))
    message = r"bad\.json: operation 1: mul: the number of operands is 1, expected 2"
    with pytest.raises(ProgramFileError, match=message):
        te.Program.load(path)


def read(data, path, engine=None):
    path.write_text(json.dumps(data))
    return te.Program.load(path, engine)


def written(program, path):
    program.save(path)
    return json.loads(path.read_text())


def total_and_sums(x, _):
    return te.scan(lambda c, a: (c + a, c + a), 0.0, x)


def scan_in(data):
    return next(operation for operation in data["operations"] if operation[0] == "scan")


def test_a_scan_of_a_file_takes_as_many_steps_as_its_arrays_have(tmp_path):
    """Machine code read and wrote past the ends of the arrays."""
    path = tmp_path / "program.json"
    data = written(te.trace(total_and_sums)(X, 9), path)
    steps = data["operations"][scan_in(data)[1][0] - len(data["inputs"])]
    steps[2]["data"] = {"bytes": b64encode(np.int64(9)).decode()}
    with pytest.raises(ProgramFileError, match="scan: the number of steps is 9, expected 3"):
        read(data, path)


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("given", [X, te.spec("n")], ids=["number", "name"])
def test_a_computed_number_of_steps_cannot_lead_out_of_bounds(given, engine, tmp_path):
    path = tmp_path / "program.json"
    data = written(te.trace(total_and_sums)(given, np.int64(9)), path)
    scan_in(data)[1][0] = 1
    total, sums = read(data, path, engine)(10 * X, np.int64(9))
    np.testing.assert_array_equal(sums, np.cumsum(10 * X))
    assert total == 60.0


def doubled(x, n, k):
    """Twice x until it is n at least, k times as much."""
    return k * te.while_loop(lambda s: s < n, lambda s: s * s + 1.0, x)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_the_steps_of_records_are_those_of_their_loop(engine, tmp_path):
    """Machine code read behind what the loop had recorded."""
    path = tmp_path / "program.json"
    data = written(te.trace(te.grad(doubled))(0.3, 100.0, np.int64(5000)), path)
    before = read(data, path, engine)(0.3, 100.0, np.int64(5000))
    for name, operands, *_ in data["operations"]:
        if name == "scan":
            operands[0] = 2
    assert read(data, path, engine)(0.3, 100.0, np.int64(5000)) == before


def test_no_body_of_a_file_is_given_records():
    """Their length is known only beside the loop that has recorded them."""
    graph = te.trace(te.grad(doubled))(0.3, 100.0, np.int64(5000)).graph
    operation, operands = next(
        (operation, operands)
        for _, operation, operands, _ in graph.arena.applications(graph.order)
        if operation.name == "scan"
    )
    body = Arena()
    inputs = [body.input(i, graph.arena.metas[v]) for i, v in enumerate(operands)]
    with pytest.raises(ValueError, match="scan: an array of unknown length among the inputs"):
        with_true_steps(body, operation, inputs)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_a_file_cannot_promise_that_indices_are_distinct(engine, tmp_path):
    """Engines differed in what they wrote twice."""
    path = tmp_path / "program.json"
    data = written(te.trace(lambda x, i: x.at[i].add(1.0))(X, np.array([0, 0, 1])), path)
    (scatter,) = (operation for operation in data["operations"] if operation[0] == "scatter_add")
    scatter[2]["unique"] = True
    found = read(data, path, engine)(X, np.array([2, 2, 0]))
    np.testing.assert_array_equal(found, X + np.array([1, 0, 2]))
