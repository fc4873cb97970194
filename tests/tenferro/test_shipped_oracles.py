"""The database that is installed with the package, through tenferro."""

from dataclasses import replace

import numpy as np
import pytest
from optree import tree_map

import tenferro as te
from adoracles import Database, Selection, replay
from adoracles.files.database import SHIPPED
from adoracles.operations.namespaces import Namespaces
from adoracles.replays.replayer import Replayer
from adoracles.reports.counts import failures, totals
from adoracles.validation.inventory import coverage
from tenferro.engines.native.runtime.code import target
from tenferro.oracles import OWN, SPACES, engines, library
from tenferro.oracles.inventory import inventory

UNSUPPORTED = {
    "control.reverse_only",
    "control.reverse_only_single",
    "special.zeta",
    "special.zetac",
    "special.eval_gegenbauer",
    "special.eval_genlaguerre",
}
"""There is no forward mode, or derivatives in the exponent or the parameter are refused."""
IMPRECISE = {"linalg.eigvalsh_power_sums_f32_near_001"}
"""Second derivatives in single precision that are off by 2e-4. Probably cotangents of values are
rounded, and their differences divided by a gap of a thousandth of the values."""
NOT_COVERED = {
    "nextafter": "its derivative is that of a step, which no definition in mpmath has",
    "residual": "checkpoints have it that keep chosen results, an option of this library",
    "tenferro.linalg.commutator.v1": "no first derivative contains it",
    "tenferro.linalg.displaced.v1": "programs are computed again with it at repeated values",
    "tenferro.linalg.null_columns.v1": "no first derivative contains it",
    "tenferro.linalg.second_weights.v1": "no first derivative contains it",
    "tenferro.linalg.spectral_blocks.v1": "no first derivative contains it",
    "tenferro.special.riemann_zeta.v1": "its derivative is not implemented",
    "tenferro.special.zetac.v1": "its derivative is not implemented",
}
"""Operators that no case differentiates, and why."""


@pytest.mark.parametrize(("engine", "apart"), [("numpy", 48), ("native", 80), ("xla", 240)])
def test_a_sample_is_right(engine, apart):
    database = Database.open(SHIPPED)
    replayer = Replayer(library(engine), database)
    files = database.files[apart // 3 :: apart]
    outcomes = [replayer.case(next(database.read(file))) for file in files]
    assert {failure["case_id"] for failure in failures(outcomes)} <= IMPRECISE
    assert totals(outcomes)["cases"] > 800 // apart


def test_a_second_derivative_that_bases_change_by_few_percent_is_a_limit():
    """In single precision, where that could be rounding beside a narrow gap."""
    database = Database.open(SHIPPED)
    (file,) = database.select(Selection(("linalg.svdvals/power_sums_complex",)))
    named = "linalg.svdvals_power_sums_complex_c64_degenerate_002"
    (case,) = (case for case in database.read(file) if case.case_id == named)
    assert Replayer(library(), database).case(case).status in ("right", "tight")


def test_a_maximum_that_adds_what_ties_contribute_is_wrong():
    def added(x, axis):
        still = te.stop_gradient(x)
        largest = np.max(still, axis=axis, keepdims=True)
        moved = np.where(still == largest, x - still, 0)
        return np.squeeze(largest, axis) + np.sum(moved, axis=axis)

    operations = Namespaces(SPACES, {**OWN, "numpy.max": added})
    wrong = replace(library(), operations=operations)
    database, ties = Database.open(SHIPPED), Selection(("numpy.max/ties",))
    assert {outcome.status for outcome in replay(wrong, database, ties)} == {"wrong"}
    assert {outcome.status for outcome in replay(library(), database, ties)} == {"tight"}


def first_case(family):
    database = Database.open(SHIPPED)
    (file,) = database.select(Selection((family,)))
    return Replayer(library("native"), database), next(database.read(file))


@pytest.mark.parametrize("kind", ["optimized code", "code from the cache on disk"])
def test_kinds_of_code_that_differ_are_an_error(kind, monkeypatch):
    class Doubled(engines.Program):
        def __call__(self, *arrays):
            return tree_map(lambda x: 2 * x if self.name == kind else x, super().__call__(*arrays))

    monkeypatch.setattr(engines, "Program", Doubled)
    replayer, case = first_case("numpy.tanh")
    found = failures([replayer.case(case)])
    assert len(found) == 6
    expected = f"DifferentCodeError: quick code and {kind} return"
    assert all(expected in each["message"] for each in found)


def test_kinds_of_code_are_compiled_apart(monkeypatch, tmp_path):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    made, compile_object = [], target.compile_object

    def noted(ir, *, effort, **options):
        made.append(effort)
        return compile_object(ir, effort=effort, **options)

    monkeypatch.setattr(target, "compile_object", noted)
    replayer, case = first_case("numpy.square")
    assert replayer.case(case).status == "tight"
    assert made[-2:] == ["quick", "light"] and "quick" not in made[:-2]


def test_operators_that_no_case_differentiates_are_listed():
    found = coverage(Database.open(SHIPPED), inventory(), Selection(("numpy.tanh", "linalg.inv")))
    assert found.uses["tanh"] == 4
    assert "tenferro.linalg.inv.v1" not in found.missing
    assert "sin" in found.missing


@pytest.mark.long
@pytest.mark.parametrize("factory", ["library", "native", "xla"])
def test_every_case_is_right(factory):
    outcomes = replay(f"tenferro.oracles:{factory}", Database.open(SHIPPED))
    imprecise = {failure["case_id"] for failure in failures(outcomes)}
    assert imprecise <= IMPRECISE if factory != "library" else imprecise == IMPRECISE
    assert {o.op for o in outcomes if o.status == "unsupported"} == UNSUPPORTED
    assert totals(outcomes)["cases"] > 20_000


@pytest.mark.long
def test_every_other_operator_is_differentiated():
    found = coverage(Database.open(SHIPPED), inventory())
    assert set(found.missing) == NOT_COVERED.keys()
