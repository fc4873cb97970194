"""The database against the library it was made with: every convention of the replay at once."""

import pytest

from adoracles import Selection, replay
from adoracles.reports.counts import agreements, failures, totals

pytest.importorskip("torch")

LIBRARY = "adoracles.adapters.torch:library"
pytestmark = pytest.mark.filterwarnings("ignore")  # PyTorch's own, while it loads and casts


@pytest.fixture(scope="module")
def outcomes(shared_database):
    return replay(LIBRARY, shared_database)


def test_pytorch_is_right_everywhere(outcomes):
    result = totals(outcomes)
    assert failures(outcomes) == []
    assert (result["wrong"], result["unsupported"]) == (0, 0)
    assert result["tight"] == result["passed"] == result["cases"] - result["excluded"]


def test_both_gauge_cases_are_refused(outcomes):
    refused = [outcome for outcome in outcomes if "error" in outcome.verdicts]
    assert {outcome.op for outcome in refused} == {"eigh", "svd"}
    assert all(outcome.status == "tight" for outcome in refused)


@pytest.mark.parametrize("op", ["sin", "abs", "cholesky", "mul", "lstsq_grad_oriented"])
def test_all_four_second_orders_agree(shared_database, op):
    selection = Selection(ops=(op,), dtypes=("float64", "complex128"))
    outcomes = replay(LIBRARY, shared_database, selection, workers=1, second_orders=True)
    tally = agreements(outcomes)
    assert tally.tight == tally.cases > 0
    assert totals(outcomes)["wrong"] == 0
