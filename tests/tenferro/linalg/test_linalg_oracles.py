"""The linear algebra of the derivative-oracle database, at the tight tolerance."""

import pytest

from adoracles import Database, OracleFormatError, Selection, find_root, replay
from tenferro.oracles import library
from tenferro.oracles.linalg import LINALG


def database():
    try:
        return Database.open(find_root())
    except OracleFormatError:
        pytest.skip("the oracle database is not here")


def wrong(**selection):
    outcomes = replay(library(), database(), Selection(**selection))
    assert outcomes
    return [(o.case_id, o.status, o.note) for o in outcomes if o.status != "tight"]


# The two largest families have hundreds of cases each; one precision of the others is enough here.
LARGE = {"solve_triangular", "lu_solve"}


@pytest.mark.parametrize("op", sorted(LINALG.keys() - LARGE))
def test_one_precision(op):
    assert not wrong(ops=(op,), dtypes=("complex128",))


@pytest.mark.parametrize("op", ["eigh", "svd"])
def test_losses_that_depend_on_the_gauge_raise(op):
    assert not wrong(families=(f"{op}/gauge_ill_defined",))


@pytest.mark.long
@pytest.mark.parametrize("op", sorted(LINALG))
def test_all(op):
    assert not wrong(ops=(op,))
