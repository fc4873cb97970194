"""Every family of the registry stands in a row of some table of what must hold for operations."""

import control_rows
import discrete_rows
import matrix_rows
import numpy as np
import pytest
import rows
import rule_rows
from derivative_checks import Row, check_engines, check_row
from family_cases import cases, operations_of

import tenferro as te
from tenferro.ops.base.registry import FAMILIES, family_id

CASES = [
    pytest.param(r, d, id=f"{r.name}-{d}")
    for table in (matrix_rows, discrete_rows, control_rows, rule_rows)
    for r in table.ROWS
    for d in r.dtypes
]
SPECIAL = "its derivative is an error, see the tests of special functions"
REVERSE = "forward mode is an error, see the tests of rules of one's own"
BASES = "programs are computed again with it, see the tests of repeated values"
WITHOUT_ROW = {
    "nonlinear_pullback": REVERSE,
    "reverse_only": REVERSE,
    "dimension_size": "no operands: a symbolic size, see the tests of named sizes",
    family_id("linalg", "other_basis"): BASES,
    family_id("linalg", "other_pair_of_bases"): BASES,
    family_id("special", "riemann_zeta"): SPECIAL,
    family_id("special", "zetac"): SPECIAL,
}


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_derivatives(row, dtype):
    check_row(row, dtype)


@pytest.mark.sampled(32)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_engines_agree(row, dtype):
    check_engines(row, dtype, ["native"])


def test_every_family_has_a_row():
    """Families of other tests' extensions have names of their own."""
    assert all(
        (te.fft, te.integrate, te.linalg, te.nn, te.sparse, te.special)
    )  # loading them registers their families
    families = {n for n in FAMILIES if "." not in n or n.startswith("tenferro.")}
    assert families - cases().keys() == set(WITHOUT_ROW)


def names_of(row, dtype):
    return {operation.name for operation, _ in operations_of(row, dtype)}


def test_a_family_without_a_row_is_found():
    lone = te.extension.family("tenferro.tests.lone.v1", infer=lambda x: x)
    try:
        assert lone.name in set(FAMILIES) - names_of(rows.ROWS[0], "float64")
        te.extension.lowering(lone)(lambda x: np.sin)
        lone.jvp(lambda x, y, dx: np.cos(x) * dx)
        row = Row("lone", lambda x: te.extension.apply(lone, x), ((2,),))
        assert lone.name in names_of(row, "float64")
    finally:
        del FAMILIES[lone.name]
