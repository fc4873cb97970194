"""The library's own format: calls, records, schema, files of blocks; and the public one written."""

import gzip
import json
from dataclasses import replace

import numpy as np
import pytest
from small_database import changed, gauge_record, square_record, tensors, write

from adoracles import Database, OracleFormatError, Selection, replay
from adoracles.cases.calls import Argument, Call, decode_call, encode_call
from adoracles.cases.case import Answer, Case, Probe, Refusal
from adoracles.cases.conditioned import Conditioned, exponents
from adoracles.cases.fields import Field
from adoracles.cases.structures import STRUCTURES, project
from adoracles.files.blocks import pack, read_blocks
from adoracles.files.database import SHIPPED
from adoracles.files.json_values import parse_json, read_lines
from adoracles.files.own_format import decode_case, encode_case, with_data
from adoracles.files.pivots import recovered
from adoracles.files.public_format import decode_case as decode_public, encode_case as encode_public
from adoracles.files.schema import Schema
from adoracles.reports.counts import totals

X = Argument("x")
CALLS = [
    Call("numpy.sum", (X,), {"axis": (0, -1), "keepdims": True}),
    Call("numpy.concatenate", ([X, Argument("y")],), {"axis": None}),
    Call("numpy.getitem", (X, (slice(None, None, 2), Ellipsis, None, Argument("i")))),
    Call("linalg.norm", (X,), {"ord": np.inf}),
    Call("numpy.astype", (X, np.dtype("complex64"))),
    Call("numpy.full_like", (X, 1 + 2j)),
    Call("special.jv", (1.5, X), mapped={"x": 0}, tangents={"x": "dx"}),
]


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_calls_come_back_from_json(call):
    assert decode_call(Field(json.loads(json.dumps(encode_call(call))))) == call


def test_calls_are_applied_to_arrays():
    call = Call("f", ([X, 2], X), {"k": (X,)})
    seen = call.apply(lambda *args, **kwargs: (args, kwargs), {"x": 5})
    assert seen == (([5, 2], 5), {"k": (5,)})


@pytest.mark.parametrize(
    "value", [{"array": 1}, {"list": []}, {"array": "x", "tuple": []}, {"slice": [1]}, {}]
)
def test_foreign_arguments_are_refused(value):
    with pytest.raises(OracleFormatError):
        decode_call(Field({"op": "f", "positional": [value]}))


def square_case(dtype="float64", complex_dtype=None):
    """x ↦ x² with its constants of whatever dtypes, at two accepted answers."""
    x = np.array([1.0, 2.0, -3.0], dtype)
    d, e, c = (np.array(v, dtype) for v in ([1, 0.5, 2], [-1, 1, 0.25], [2, 1, 0.5]))
    parts = {"jvp": 2 * x * d, "vjp": 2 * np.conj(x) * c, "hvp": 2 * np.conj(d) * c}
    named = {"jvp": "value", "vjp": "x", "hvp": "x", "fof": "value"}
    answer = {part: {named[part]: t} for part, t in (parts | {"fof": 2 * d * e}).items()}
    zero = {part: {n: 0 * t for n, t in tensors.items()} for part, tensors in answer.items()}
    scales = {part: {named[part]: exponents(np.full(3, 9.0))} for part in named}
    probe = Probe(
        "p0",
        {"x": d},
        {"value": c},
        (Answer(answer), Answer(zero, "zero")),
        Conditioned(scales),
        {"x": e},
    )
    constants = {"i": np.array([3, -1]), "mask": np.array([True, False]), "w": np.float32([[0.5]])}
    return Case(
        "numpy.square_001",
        "numpy.square",
        "identity",
        dtype,
        Call("numpy.square", (X,)),
        {"x": x},
        constants=constants,
        structures={},
        probes=(probe,),
        provenance={"generator": "tests", "seed": 1},
    )


def refused_case():
    case = replace(square_case(), probes=(), refusal=Refusal("rank_change", "identity"))
    return replace(case, case_id="numpy.square_002", point="error")


def same_cases(one, other):
    return json.dumps(with_data(encode_case(one))) == json.dumps(with_data(encode_case(other)))


CASES = [square_case(dtype) for dtype in ("float32", "float64", "complex64", "complex128")]
CASES.append(refused_case())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.dtype} {case.point}")
def test_records_come_back_from_json(case):
    record = json.loads(json.dumps(with_data(encode_case(case)), allow_nan=False))
    assert same_cases(decode_case(Field(record)), case)
    Schema.read(SHIPPED).check(Field(record))


def test_numbers_that_json_lacks_are_words():
    case = replace(square_case(), constants={"x": np.array([np.nan, -np.inf, np.inf])})
    record = json.loads(json.dumps(with_data(encode_case(case)), allow_nan=False))
    np.testing.assert_array_equal(
        decode_case(Field(record)).constants["x"], case.constants["x"], strict=True
    )


BROKEN = [
    (("schema_version",), 3, "schema_version"),
    (("point",), "hard", "point"),
    (("call", "op"), "numpy.cube", "op"),
    (("structures",), {"x": "odd"}, "structures.x"),
    (("structures",), {"y": "general"}, "structures"),
    (("probes",), [], "probes"),
    (("probes", 0, "answers"), [], "probes[0].answers"),
    (("probes", 0, "along"), tensors(x=np.ones(2)), "probes[0].along.x"),
    (("probes", 0, "answers", 0, "vjp"), tensors(x=np.ones(2)), "probes[0].answers[0].vjp.x"),
    (("probes", 0, "scales", "vjp"), {}, "probes[0].answers[0].vjp"),
    (("tolerance", "roundings"), 1.5, "tolerance.roundings"),
    (("tolerance", "relative"), -1.0, "tolerance.relative"),
    (("constants", "i", "data"), [1.5, 2], "constants.i.data"),
    (("constants", "mask", "data"), [1, 0], "constants.mask.data"),
    (("notes",), "", ""),
]


@pytest.mark.parametrize(("place", "value", "field"), BROKEN, ids=lambda x: str(x)[:40])
def test_a_broken_record_names_the_field(place, value, field):
    record = with_data(encode_case(square_case()))
    with pytest.raises(OracleFormatError) as caught:
        decode_case(Field(changed(record, place, value)))
    assert caught.value.field == field


def written(path, cases):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(pack([encode_case(case) for case in cases]))
    return path


def test_files_of_blocks_come_back(tmp_path):
    path = written(tmp_path / "x.cases", CASES)
    back = [decode_case(record) for _, record in read_blocks(path)]
    assert len(back) == len(CASES) and all(map(same_cases, back, CASES))
    assert not back[0].inputs["x"].flags.writeable


def test_files_of_blocks_are_the_same_each_time():
    assert pack(map(encode_case, CASES)) == pack(map(encode_case, CASES))


def test_damaged_blocks_are_refused(tmp_path):
    path = written(tmp_path / "x.cases", CASES)
    content = gzip.decompress(path.read_bytes())
    head, _, rest = content.partition(b"\n")
    foreign = json.loads(head) | {"blocks": {"odd float64": 1}}
    short = json.loads(head)
    short["blocks"]["given float64"] += 1
    texts = {
        content[:-1]: "fewer bytes",
        content + b"x": "bytes after",
        head: "no header",
        head.replace(b'"version": 2', b'"version": 9') + b"\n" + rest: "version",
        json.dumps(foreign).encode() + b"\n" + rest: "unknown block",
        json.dumps(short).encode() + b"\n" + rest + bytes(8): "more numbers",
    }
    for text, problem in texts.items():
        path.write_bytes(gzip.compress(text))
        with pytest.raises(OracleFormatError, match=problem) as caught:
            list(read_blocks(path))
        assert caught.value.path == path
    path.write_bytes(gzip.compress(content)[:-9])
    with pytest.raises(OracleFormatError, match="truncated"):
        list(read_blocks(path))


def test_a_root_may_hold_both_formats(tmp_path):
    write(tmp_path, square_record())
    written(tmp_path / "cases" / "numpy.square" / "identity.cases", CASES[:2])
    lines = [json.dumps(with_data(encode_case(case))) + "\n" for case in CASES[2:4]]
    (tmp_path / "cases" / "numpy.square" / "identity.jsonl").write_text("".join(lines))
    assert [case.op for case in Database.open(tmp_path).cases()] == ["numpy.square"] * 4 + [
        "square"
    ]


class Right:
    """A library that answers with the references, times a factor."""

    name = "right"

    def __init__(self, factor, answer=0, conventions=None):
        self.factor, self.answer, self.conventions = factor, answer, conventions or {}

    def derivatives(self, case, probe, parts):
        names = {"rof": "hvp", "ror": "hvp"}
        answer = probe.answers[self.answer].parts
        return {
            part: {
                n: t * t.dtype.type(self.factor) for n, t in answer[names.get(part, part)].items()
            }
            for part in parts
        }


@pytest.mark.parametrize(
    ("factor", "status"), [(1.0, "tight"), (1 + 5e-5, "right"), (1 + 2e-4, "wrong")]
)
def test_answers_are_tight_right_or_wrong(tmp_path, factor, status):
    written(tmp_path / "cases" / "numpy.square" / "identity.cases", CASES[1:2])
    (outcome,) = replay(Right(factor), Database.open(tmp_path))
    assert outcome.status == status
    assert set(outcome.verdicts) == {"jvp", "vjp", "hvp", "fof", "rof", "ror"}


def test_any_accepted_answer_is_right_and_named(tmp_path):
    written(tmp_path / "cases" / "numpy.square" / "identity.cases", CASES[1:2])
    for answer, convention in enumerate(("limit", "zero")):
        (outcome,) = replay(Right(1.0, answer), Database.open(tmp_path))
        assert outcome.status == "tight"
        assert {verdict.convention for verdict in outcome.verdicts.values()} == {convention}


def test_an_answer_of_another_convention_than_the_library_states_is_wrong(tmp_path):
    written(tmp_path / "cases" / "numpy.square" / "identity.cases", CASES[1:2])
    database, stated = Database.open(tmp_path), {"numpy.square": "zero"}
    assert [replay(Right(1.0, i, stated), database)[0].status for i in (0, 1)] == ["wrong", "tight"]
    with pytest.raises(OracleFormatError, match="answers limit, zero, expected one named 'mean'"):
        replay(Right(1.0, 0, {"numpy.square": "mean"}), database)


@pytest.mark.parametrize("name", STRUCTURES)
def test_projections_are_orthogonal_and_keep_what_holds(name):
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((3, 3)) + 1j * rng.standard_normal((3, 3)) for _ in range(2))
    pa, pb = project(name, a), project(name, b)
    np.testing.assert_allclose(project(name, pa), pa)
    np.testing.assert_allclose(np.vdot(pa, b).real, np.vdot(a, pb).real)


def test_structures_are_checked():
    held = {
        "hermitian": [[1, 2], [2, 0]],
        "positive_definite": [[2, 1], [1, 2]],
        "lower_triangular": [[1, 0], [2, 3]],
        "upper_triangular": [[1, 2], [0, 3]],
        "diagonal": [[1, 0], [0, 3]],
        "orthogonal": [[0, 1], [-1, 0]],
        "singular": [[1, 2], [2, 4]],
    }
    general = np.array([[1.0, 2.0], [3.0, -4.0]])
    for name, matrix in held.items():
        assert STRUCTURES[name].holds(np.array(matrix, float)), name
        assert not STRUCTURES[name].holds(general), name


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("adjoint", [True, False])
def test_pivots_are_recovered_from_a_gradient(left, adjoint):
    from scipy.linalg import lu_factor

    rng = np.random.default_rng(5)
    for _ in range(8):
        A = rng.standard_normal((3, 3)) + 1j * rng.standard_normal((3, 3))
        C = rng.standard_normal((3, 2)) + 1j * rng.standard_normal((3, 2))
        C = C if left else C.T
        packed, pivots = lu_factor(A)
        op = A.conj().T if adjoint else A
        inverse = np.linalg.inv(op).conj().T
        gradient = inverse @ C if left else C @ inverse
        assert recovered(packed, C, gradient, left, adjoint).tolist() == (pivots + 1).tolist()


def test_public_records_come_back_as_written():
    for record in (square_record(), gauge_record()):
        record = changed(record, ("op_args",), [2, [0, 1]])
        record = changed(record, ("op_kwargs",), {"keepdim": True})
        assert encode_public(decode_public(Field(record))) == record


def text_of(record):
    return json.dumps(record, sort_keys=True)


def test_the_public_database_comes_back_as_written(shared_database):
    """Single precision, which it writes with more digits than that has, as it was read."""
    for file in shared_database.files[::3]:
        for _, line in list(read_lines(file.path))[::5]:
            record = parse_json(line)
            written = encode_public(decode_public(record))
            if written["dtype"] in ("float64", "complex128"):
                assert text_of(written) == text_of(record.value)
            assert text_of(encode_public(decode_public(Field(written)))) == text_of(written)


def test_own_cases_are_written_in_the_public_format(tmp_path, shared_database):
    case = replace(square_case(), constants={})
    record = json.loads(json.dumps(encode_public(case)))
    Schema.read(shared_database.root).check(Field(record))
    back = decode_public(Field(record))
    np.testing.assert_array_equal(back.probes[0].reference["vjp"]["x"], [4.0, 4.0, -3.0])


@pytest.mark.parametrize(
    "change",
    [
        {"constants": {"i": np.array([1])}},
        {"call": Call("numpy.square", (X,), mapped={"x": 0})},
        {"call": Call("numpy.square", ([X],))},
    ],
)
def test_what_the_public_format_cannot_state_is_refused(change):
    with pytest.raises(ValueError, match="cannot state"):
        encode_public(replace(square_case(), **({"constants": {}} | change)))


def test_the_public_lu_solve_cases_are_supported(shared_database):
    from tenferro.oracles import library

    selection = Selection(ops=("lu_solve",), dtypes=("float64",))
    counts = totals(replay(library(), shared_database, selection))
    assert counts["tight"] == counts["cases"] > 100
