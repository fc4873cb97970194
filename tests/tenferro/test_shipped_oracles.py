"""The database that is installed with the package, through tenferro."""

import pytest

from adoracles import Database, replay
from adoracles.load import SHIPPED
from adoracles.replayer import Replayer
from adoracles.report import failures, totals
from tenferro.oracles import library

UNSUPPORTED = {"special.zeta", "special.zetac"}
"""Their derivatives in the exponent are refused."""


IMPRECISE = {
    "special.betainc_f32_near_002",
    "special.betainc_f32_near_003",
    "special.betaincinv_f32_near_001",
    "special.gammainc_f32_near_001",
    "special.gammainc_f32_near_002",
    "special.gdtrc_f32_generic_003",
}
"""Second derivatives in single precision that are off by 1e-4 to 7e-3."""


def test_a_sample_is_right():
    database = Database.open(SHIPPED)
    replayer = Replayer(library(), database)
    outcomes = [replayer.case(next(database.read(file))) for file in database.files[::12]]
    assert failures(outcomes) == []
    assert totals(outcomes)["cases"] > 20


@pytest.mark.long
def test_every_case_is_right():
    outcomes = replay("tenferro.oracles:library", Database.open(SHIPPED))
    assert {failure["case_id"] for failure in failures(outcomes)} == IMPRECISE
    assert {o.op for o in outcomes if o.status == "unsupported"} == UNSUPPORTED
    assert totals(outcomes)["cases"] > 10_000
