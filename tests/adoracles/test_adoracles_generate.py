"""The generator: the same files each time, cases that are informative, a database that is sound."""

from dataclasses import replace

import numpy as np
import pytest
from click.testing import CliRunner

from adoracles import Database, Selection
from adoracles.blocks import pack
from adoracles.case_records import encode_case
from adoracles.command import generate_command, validate_command
from adoracles.families import table
from adoracles.load import SHIPPED
from adoracles.produce import path_of, produce
from adoracles.validate import validate

pytest.importorskip("mpmath")
SMALL = "numpy.deg2rad/square"


def test_a_family_is_generated_bit_for_bit(tmp_path):
    (made,) = produce(tmp_path, [SMALL], workers=1)
    family = table()[SMALL]
    assert path_of(tmp_path, family).read_bytes() == path_of(SHIPPED, family).read_bytes()
    assert made.cases > 0


@pytest.mark.long
def test_an_interrupted_run_goes_on(tmp_path):
    command = ["--root", str(tmp_path), "--workers", "1", "--family", "numpy.rad2deg"]
    first = CliRunner().invoke(generate_command, command)
    assert "numpy.rad2deg: " in first.output
    assert first.exit_code == 0
    path_of(tmp_path, table()["numpy.rad2deg/square"]).unlink()
    again = CliRunner().invoke(generate_command, command)
    assert "numpy.rad2deg/square: " in again.output
    assert "numpy.rad2deg: " not in again.output


def test_every_family_is_shipped():
    missing = [label for label, family in table().items() if not path_of(SHIPPED, family).is_file()]
    assert missing == []


def test_every_function_of_the_table_has_a_definition():
    from adoracles.exact.operations import operation

    for family in table().values():
        assert callable(operation(family.op))


@pytest.fixture
def cases():
    return list(Database.open(SHIPPED).cases(Selection(families=("numpy.divide",))))[:4]


def problems(root, cases):
    path = root / "cases" / cases[0].op / f"{cases[0].family}.cases"
    path.parent.mkdir(parents=True)
    path.write_bytes(pack(map(encode_case, cases)))
    return {problem.kind for problem in validate(Database.open(root)).problems}


def changed_answer(case, part, change):
    probe = case.probes[0]
    answer = probe.answers[0]
    tensors = {name: change(tensor) for name, tensor in answer.parts[part].items()}
    other = replace(answer, parts={**answer.parts, part: tensors})
    return replace(case, probes=(replace(probe, answers=(other,)), *case.probes[1:]))


def test_a_sound_database_has_no_problems(tmp_path, cases):
    assert problems(tmp_path, cases) == set()


@pytest.mark.parametrize(
    ("part", "change", "kind"),
    [
        ("vjp", lambda t: t * (1 + 2.0**-18), "adjoint"),
        ("jvp", np.zeros_like, "uninformative"),
        ("hvp", lambda t: t * (1 + 2.0**-18), "hessian"),
    ],
)
def test_unsound_answers_are_found(tmp_path, cases, part, change, kind):
    assert kind in problems(tmp_path, [changed_answer(cases[0], part, change), *cases[1:]])


def test_identifiers_must_be_unique(tmp_path, cases):
    assert problems(tmp_path, [*cases, cases[0]]) == {"identifier"}


def test_the_installed_database_is_sound():
    result = CliRunner().invoke(validate_command, ["--family", "linalg.inv"])
    assert result.exit_code == 0, result.output
    assert "informative" in result.output


@pytest.mark.long
def test_all_of_the_installed_database_is_sound():
    found = validate(Database.open(SHIPPED))
    assert found.problems == []
    assert found.informative == found.probes > 18_000
