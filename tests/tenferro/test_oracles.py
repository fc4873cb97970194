"""Every case of the oracle database, through tenferro, at the tight tolerance."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from adoracles import Adapter, Selection, replay
from adoracles.replays.replayer import Replayer
from adoracles.reports.counts import agreements, failures, totals
from adoracles.reports.tables import markdown
from tenferro.oracles import OPERATIONS, library

LIBRARY = "tenferro.oracles:library"
COVERAGE = Path(__file__).parents[2] / "docs" / "oracle-coverage.md"
EXCLUDED = 4
"""Slopes of rrelu that PyTorch drew at random and did not store (extras/exclusions.json)."""


@pytest.fixture(scope="module")
def outcomes(shared_database):
    return replay(LIBRARY, shared_database)


def test_a_sample_is_right(shared_database):
    replayer = Replayer(library(), shared_database)
    cases = (case for file in shared_database.files for case in shared_database.read(file))
    found = [replayer.case(case) for case in islice(cases, 0, None, 24)]
    assert {outcome.status for outcome in found} <= {"tight", "excluded"}
    assert len(found) > 230


@pytest.mark.long
def test_every_case_is_right(outcomes):
    found = totals(outcomes)
    assert failures(outcomes) == []
    assert (found["wrong"], found["unsupported"], found["excluded"]) == (0, 0, EXCLUDED)
    assert found["tight"] == found["cases"] - EXCLUDED > 5000


def test_losses_that_depend_on_the_gauge_are_refused(shared_database):
    outcomes = replay(LIBRARY, shared_database, Selection(("*/gauge_ill_defined",)), workers=1)
    refused = [outcome for outcome in outcomes if "error" in outcome.verdicts]
    assert len(refused) == len(outcomes)
    assert {outcome.op for outcome in refused} == {"eigh", "svd"}
    assert all(outcome.status == "tight" for outcome in refused)


def zeros() -> Adapter:
    """A library with the right values and no derivatives at all."""
    like = library()

    def jvp(f, primals, tangents):
        value, tangent = like.jvp(f, primals, tangents)
        return value, {name: np.zeros_like(t) for name, t in tangent.items()}

    def vjp(f, *primals):
        value, _ = like.vjp(f, *primals)
        return value, lambda _: tuple(np.zeros_like(x) for x in primals)

    return Adapter("zeros", OPERATIONS, jvp, vjp, like.vmap, like.refusals)


def test_an_answer_of_zeros_fails(shared_database):
    outcomes = replay(zeros(), shared_database, Selection(ops=("sin", "mul", "solve")), workers=1)
    found = totals(outcomes)
    assert (
        found["wrong"] > found["cases"] / 2
    )  # the rest has empty tensors or vanishing derivatives


@pytest.fixture(scope="module")
def second_orders(shared_database):
    return replay(LIBRARY, shared_database, second_orders=True)


@pytest.mark.long
def test_all_four_second_orders_agree(second_orders):
    tally = agreements(second_orders)
    assert tally.tight == tally.cases > 0


@pytest.mark.long
def test_the_page_of_coverage_is_what_is_generated(second_orders):
    assert COVERAGE.read_text(encoding="utf-8").endswith(markdown(second_orders) + "\n")
