"""The database that is installed with the package, through tenferro."""

import pytest

from adoracles import Database, Selection, replay
from adoracles.inventory import coverage
from adoracles.load import SHIPPED
from adoracles.replayer import Replayer
from adoracles.report import failures, totals
from tenferro.oracles import library
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
IMPRECISE = {
    "linalg.eigvalsh_power_sums_f32_near_001",
    "linalg.qr_wide_c64_generic_010",
}
"""Second derivatives in single precision that are off by 1e-4 to 3e-4: factors have that precision,
and terms are added that are larger than their sum by the reciprocal of a small gap or pivot."""
SUBSPACES = "the tests of low-rank parts compare with differences in sixty digits"
NOT_COVERED = {
    "nextafter": "its derivative is that of a step, which no definition in mpmath has",
    "residual": "checkpoints have it that keep chosen results, an option of this library",
    "tenferro.linalg.commutator.v1": "no first derivative contains it",
    "tenferro.linalg.displaced.v1": "programs are computed again with it at repeated values",
    "tenferro.linalg.gauge_cut.v1": SUBSPACES,
    "tenferro.linalg.null_columns.v1": "no first derivative contains it",
    "tenferro.linalg.second_weights.v1": "no first derivative contains it",
    "tenferro.linalg.singular_subspaces.v1": SUBSPACES,
    "tenferro.linalg.spectral_subspace.v1": SUBSPACES,
    "tenferro.linalg.spectral_blocks.v1": "no first derivative contains it",
    "tenferro.special.riemann_zeta.v1": "its derivative is not implemented",
    "tenferro.special.zetac.v1": "its derivative is not implemented",
}
"""Operators that no case differentiates, and why."""


def test_a_sample_is_right():
    database = Database.open(SHIPPED)
    replayer = Replayer(library(), database)
    outcomes = [replayer.case(next(database.read(file))) for file in database.files[::24]]
    assert {failure["case_id"] for failure in failures(outcomes)} <= IMPRECISE
    assert totals(outcomes)["cases"] > 20


def test_operators_that_no_case_differentiates_are_listed():
    found = coverage(Database.open(SHIPPED), inventory(), Selection(("numpy.tanh", "linalg.inv")))
    assert found.uses["tanh"] == 4
    assert "tenferro.linalg.inv.v1" not in found.missing
    assert "sin" in found.missing


@pytest.mark.long
def test_every_case_is_right():
    outcomes = replay("tenferro.oracles:library", Database.open(SHIPPED))
    assert {failure["case_id"] for failure in failures(outcomes)} == IMPRECISE
    assert {o.op for o in outcomes if o.status == "unsupported"} == UNSUPPORTED
    assert totals(outcomes)["cases"] > 20_000


@pytest.mark.long
def test_every_other_operator_is_differentiated():
    found = coverage(Database.open(SHIPPED), inventory())
    assert set(found.missing) == NOT_COVERED.keys()
