"""The generator: the same files each time, cases that are informative, a database that is sound."""

from dataclasses import replace

import numpy as np
import pytest
from click.testing import CliRunner

from adoracles import Database, Selection
from adoracles.cases.case import ERROR_REASONS
from adoracles.cases.conditioned import Conditioned
from adoracles.command import generate_command, validate_command
from adoracles.families import table
from adoracles.families.mistakes import MISTAKES
from adoracles.files.blocks import pack
from adoracles.files.database import SHIPPED
from adoracles.files.own_format import encode_case
from adoracles.generation.informative import passes, typical, unnoticed
from adoracles.generation.produce import path_of, produce
from adoracles.validation.inventory import different
from adoracles.validation.precision import imprecise
from adoracles.validation.validate import has_elements, validate

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


def test_mistakes_are_those_of_functions_in_the_table():
    assert MISTAKES.keys() <= {family.op for family in table().values()}


def test_every_reason_for_an_error_has_cases():
    refused = Selection(families=("*/refused_*",))
    found = {case.refusal.reason for case in Database.open(SHIPPED).cases(refused)}
    assert found == set(ERROR_REASONS)


def test_what_an_operand_contributes_nothing_to_is_not_missed():
    reference = {"x": np.array([1.0, 2.0]), "y": np.zeros(2)}
    assert "without x" in dict(typical(reference))
    assert "without y" not in dict(typical(reference))


def test_order_is_part_of_an_answer():
    reference = {"x": np.array([1.0, 2.0])}
    np.testing.assert_equal(dict(typical(reference))["reversed"], {"x": np.array([2.0, 1.0])})
    assert "reversed" not in dict(typical({"x": np.array([2.0, 2.0])}))


def test_a_mistake_that_makes_no_difference_need_not_be_noticed():
    reference = {"x": np.array([1.0, 2.0])}
    bounds = Conditioned({"jvp": {"x": np.array(3, np.int16)}}, relative=0.5)
    near, far = {"x": np.array([1.001, 2.0])}, {"x": np.array([1.0, 2.5])}
    assert "near" not in unnoticed(reference, bounds, "jvp", {"near": near})
    assert "far" in unnoticed(reference, bounds, "jvp", {"far": far})


@pytest.mark.parametrize("op", ["linalg.inv", "linalg.cholesky", "numpy.sort", "fft.fft"])
def test_wrong_formulas_fail_generic_cases(op):
    """The listed formulas at a stored probe: wrong, and not within its bounds."""
    case = next(Database.open(SHIPPED).cases(Selection(families=(op,), dtypes=("float64",))))
    probe = case.probes[0]
    for wrong in MISTAKES[op].values():
        answer = wrong(case.call, case.inputs, probe.direction)
        assert not passes(answer, probe.reference["jvp"], probe.bounds, "jvp")


def test_a_family_that_is_generated_again_must_be_the_same(tmp_path):
    produce(tmp_path, [SMALL], workers=1)
    database = Database.open(tmp_path)
    assert different(database, 3) == ([SMALL], [])
    path = path_of(tmp_path, table()[SMALL])
    path.unlink()
    produce(tmp_path, [SMALL], seed=1, workers=1)
    assert different(database, 3) == ([SMALL], [SMALL])


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


def test_a_second_answer_away_from_ties_is_found(tmp_path, cases):
    probe = cases[0].probes[0]
    zeros = changed_answer(cases[0], "jvp", np.zeros_like).probes[0].answers
    second = replace(probe, answers=(*probe.answers, replace(zeros[0], convention="zero")))
    case = replace(cases[0], probes=(second, *cases[0].probes[1:]))
    assert "answers" in problems(tmp_path, [case, *cases[1:]])


def test_cases_without_elements_and_operations_without_a_telling_case_are_found(tmp_path, cases):
    silent = changed_answer(cases[0], "jvp", np.zeros_like)
    silent = replace(silent, probes=silent.probes[:1])
    assert problems(tmp_path, [silent]) == {"adjoint", "uninformative"}
    assert validate(Database.open(tmp_path)).silent == ["numpy.divide"]
    nothing = {name: np.zeros(0) for name in cases[0].inputs}
    assert not has_elements(replace(cases[0], inputs=nothing), cases[0].probes[0])


def test_families_with_few_informative_probes_are_found(tmp_path, cases):
    few = [case for case in cases if case.dtype == "float64"]
    probes = sum(len(case.probes) for case in few)
    problems(tmp_path, few)
    found = validate(Database.open(tmp_path))
    assert found.scarce == {("numpy.divide", "float64"): (probes, probes)}
    assert found.flat == []
    result = CliRunner().invoke(validate_command, ["--root", str(tmp_path)])
    assert f"numpy.divide float64 {probes} and {probes}" in result.output


def test_probes_without_a_second_derivative_are_counted(tmp_path):
    negative = Database.open(SHIPPED).cases(Selection(families=("numpy.negative",)))
    problems(tmp_path, [case for case in negative if case.family == "identity"])
    found = validate(Database.open(tmp_path))
    assert {label for label, _ in found.flat} == {"numpy.negative"}
    assert found.scarce == {}


def test_parts_that_vanish_are_zero():
    """Differences of a Hermitian result leave an imaginary part of 1e-40 on its diagonal."""
    chosen = Selection(families=("linalg.polar",), dtypes=("complex64", "complex128"))
    references = [
        tensor
        for case in Database.open(SHIPPED).cases(chosen)
        for probe in case.probes
        for part in probe.reference.values()
        for tensor in part.values()
    ]
    assert {tensor.dtype.name for tensor in references} == {"complex64", "complex128"}
    for tensor in references:
        parts = np.abs([tensor.real, tensor.imag])
        assert not np.any((parts > 0) & (parts < 2.0**-62 * np.abs(tensor)))


def compared(root, cases):
    problems(root, cases)
    return imprecise(Database.open(root), len(cases))


def test_references_are_computed_again(tmp_path, cases):
    assert compared(tmp_path, cases) == (len(cases), [])


def test_an_imprecise_reference_is_found(tmp_path, cases):
    """Off by 1e-12, consistently: no identity shows it, and every library would pass."""
    case = next(case for case in cases if case.dtype == "float64")
    rough = changed_answer(changed_answer(case, "jvp", _rough), "vjp", _rough)
    count, found = compared(tmp_path, [rough])
    assert count == 1
    assert [(problem.case, problem.kind) for problem in found] == [(case.case_id, "imprecise")]


def _rough(tensor):
    return tensor * (1 + 1e-12)


def test_what_has_no_definition_is_not_compared(tmp_path, cases):
    with_other_call = replace(cases[0], call=replace(cases[0].call, keyword={"nonsense": 1}))
    assert compared(tmp_path, [with_other_call]) == (0, [])


def test_identifiers_must_be_unique(tmp_path, cases):
    assert problems(tmp_path, [*cases, cases[0]]) == {"identifier"}


def test_the_installed_database_is_sound():
    options = ["--family", "linalg.inv", "--precision", "3"]
    result = CliRunner().invoke(validate_command, options)
    assert result.exit_code == 0, result.output
    assert "informative" in result.output
    assert "imprecise 0" in result.output


@pytest.mark.long
def test_all_of_the_installed_database_is_sound():
    found = validate(Database.open(SHIPPED))
    assert found.problems == []
    assert found.informative == found.probes > 36_000
    assert found.scarce == {}
