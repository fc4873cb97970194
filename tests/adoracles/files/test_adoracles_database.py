import gzip
import json

import pytest
from small_database import (
    changed,
    square_record,
    write,
    write_extras,
    write_file,
)

from adoracles import Database, OracleFormatError, Selection, find_root
from adoracles.files.database import ROOT_VARIABLE
from adoracles.files.json_values import MAX_FILE_BYTES, MAX_LINE_BYTES, read_lines


def line(record):
    return json.dumps(record).encode() + b"\n"


def cases(root, **selection):
    return list(Database.open(root).cases(Selection(**selection)))


def refusal(root):
    with pytest.raises(OracleFormatError) as caught:
        cases(root)
    return caught.value


def test_cases_are_found_by_operation_family_and_dtype(tmp_path):
    other = changed(square_record("cube_001"), ("op",), "cube") | {"family": "third"}
    write(tmp_path, square_record(), square_record("square_f64_002"), other)
    assert [case.case_id for case in cases(tmp_path)] == [
        "cube_001",
        "square_f64_001",
        "square_f64_002",
    ]
    assert len(cases(tmp_path, ops=("sq*",))) == 2
    assert len(cases(tmp_path, families=("cube/third",))) == 1
    assert len(cases(tmp_path, families=("cube", "square"))) == 3
    assert cases(tmp_path, dtypes=("float32",)) == []


def test_shares_divide_a_file(tmp_path):
    names = [f"square_{i}" for i in range(7)]
    database = Database.open(write(tmp_path, *map(square_record, names)))
    shares = [[c.case_id for c in database.read(database.files[0], (i, 3))] for i in range(3)]
    assert sorted(name for share in shares for name in share) == names
    assert [len(share) for share in shares] == [3, 2, 2]


def test_the_root_is_the_argument_then_the_variable(tmp_path, monkeypatch):
    one, other = tmp_path / "one", tmp_path / "other"
    for root in (one, other):
        (root / "cases").mkdir(parents=True)
    monkeypatch.setenv(ROOT_VARIABLE, str(other))
    assert find_root(one) == one
    assert find_root() == other
    monkeypatch.setenv(ROOT_VARIABLE, str(tmp_path))
    with pytest.raises(OracleFormatError, match=ROOT_VARIABLE):
        find_root()


def test_plain_lines_are_read_as_well(tmp_path):
    path = tmp_path / "cases" / "square" / "identity.jsonl"
    path.parent.mkdir(parents=True)
    path.write_bytes(line(square_record()))
    assert len(cases(tmp_path)) == 1


def test_a_truncated_file_is_refused(tmp_path):
    names = (f"square_{i}" for i in range(50))
    path = write_file(
        tmp_path, "square", "identity", b"".join(map(line, map(square_record, names)))
    )
    whole = path.read_bytes()
    for kept in (len(whole) // 2, len(whole) - 4, 5, len(whole) - 9):
        path.write_bytes(whole[:kept])
        error = refusal(tmp_path)
        assert error.path == path and error.line is not None
        assert "truncated" in str(error)


def test_a_file_that_is_no_gzip_is_refused(tmp_path):
    path = write_file(tmp_path, "square", "identity", b"")
    path.write_bytes(line(square_record()))
    assert "is not a sound gzip file" in str(refusal(tmp_path))


def test_damaged_bytes_are_refused(tmp_path):
    path = write(tmp_path, square_record()) / "cases" / "square" / "identity.jsonl.gz"
    whole = bytearray(path.read_bytes())
    for place in range(10, len(whole), 7):
        damaged = whole.copy()
        damaged[place] ^= 0xFF
        path.write_bytes(damaged)
        with pytest.raises(OracleFormatError):
            cases(tmp_path)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"\n", "is not JSON"),
        (b"{}\n", "'op' is missing"),
        (b"[1, 2]\n", "is not an object"),
        (b'{"a": 1,\n', "is not JSON"),
        (b"\xff\xfe\x00\n", "is not JSON"),
        (b"[" * 100_000 + b"\n", "nested too deeply"),
        (b"9" * 10_000 + b"\n", "is not JSON"),
        (b"<html></html>\n", "is not JSON"),
    ],
)
def test_foreign_lines_are_refused_where_they_stand(tmp_path, text, problem):
    path = write_file(tmp_path, "square", "identity", line(square_record()) + text)
    error = refusal(tmp_path)
    assert (error.path, error.line) == (path, 2)
    assert problem in str(error)


def test_a_case_in_the_wrong_file_is_refused(tmp_path):
    path = write_file(tmp_path, "cube", "identity", line(square_record()))
    error = refusal(tmp_path)
    assert (error.path, error.line, error.field) == (path, 1, "op")


def test_a_broken_field_is_located(tmp_path):
    broken = changed(square_record(), ("inputs", "a", "shape"), [10**12])
    text = line(square_record()) + line(broken)
    error = refusal(write_file(tmp_path, "square", "identity", text).parents[2])
    assert (error.line, error.field) == (2, "inputs.a.shape")
    assert str(error).startswith(str(tmp_path))


@pytest.mark.long
def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path):
    path = tmp_path / "bomb.jsonl.gz"
    with gzip.open(path, "wb") as stream:
        for _ in range(2**9):
            stream.write(b" " * 2**20)
    assert path.stat().st_size < MAX_LINE_BYTES
    with pytest.raises(OracleFormatError, match=f"line is longer than {MAX_LINE_BYTES}"):
        next(read_lines(path))


def test_a_bomb_of_many_lines_is_refused(tmp_path):
    path = tmp_path / "bomb.jsonl.gz"
    with gzip.open(path, "wb") as stream:
        for _ in range(MAX_FILE_BYTES // 2**20 + 1):
            stream.write(b" " * (2**20 - 1) + b"\n")
    with pytest.raises(OracleFormatError, match=f"file is longer than {MAX_FILE_BYTES}"):
        for number, text in read_lines(path):
            assert number <= MAX_FILE_BYTES // len(text)


def test_exclusions_are_read(tmp_path):
    write(tmp_path, square_record())
    entry = {"case_id": "square_f64_001", "kind": "imprecise", "parts": ["vjp"], "reason": "why"}
    write_extras(tmp_path, [entry | {"rtol": 0.1, "atol": 0.2}])
    database = Database.open(tmp_path)
    assert database.exclusions["square_f64_001"].tolerance.atol == 0.2


@pytest.mark.parametrize(
    ("exclusions", "field"),
    [
        ([{"case_id": "x"}], "cases[0]"),
        ([{"case_id": "x", "kind": "odd", "parts": [], "reason": ""}], "cases[0].kind"),
        ([{"case_id": "x", "kind": "imprecise", "parts": [], "reason": ""}], "cases[0]"),
        ([{"case_id": "x", "kind": "unusable", "parts": ["z"], "reason": ""}], None),
    ],
)
def test_foreign_exclusions_are_refused(tmp_path, exclusions, field):
    write(tmp_path, square_record())
    write_extras(tmp_path, exclusions)
    with pytest.raises(OracleFormatError) as caught:
        Database.open(tmp_path)
    assert caught.value.path.parent == tmp_path / "extras"
    assert field in (None, caught.value.field)


def test_a_schema_that_is_asked_for_must_be_there(tmp_path):
    write(tmp_path, square_record())
    with pytest.raises(OracleFormatError, match=r"case\.schema\.json"):
        Database.open(tmp_path, schema=True)


def test_the_shared_database_is_sound(shared_database):
    read = list(shared_database.cases())
    assert len(read) > 5000
    assert len({case.case_id for case in read}) == len(read)
    assert {case.op for case in read} == {file.op for file in shared_database.files}
    assert shared_database.exclusions.keys() <= {case.case_id for case in read}


def test_the_shared_database_satisfies_its_schema(shared_database):
    database = Database.open(shared_database.root, schema=True)
    checked = [next(database.read(file)) for file in database.files[::4]]
    assert len(checked) > 40
