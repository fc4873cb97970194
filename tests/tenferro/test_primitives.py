"""What must hold for every operation, over the table of operations."""

from typing import Any

import numpy as np
import pytest
from derivative_checks import Row, check_engines, check_first_order, check_row, check_second_order
from rows import ROWS

import tenferro as te
from tenferro.ops.base.registry import FAMILIES
from tidu import ADRuleError

CASES = [pytest.param(r, d, id=f"{r.name}-{d}") for r in ROWS for d in r.dtypes]


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_derivatives(row: Row, dtype: str) -> None:
    check_row(row, dtype)


@pytest.mark.sampled(32)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_engines_agree(row: Row, dtype: str) -> None:
    check_engines(row, dtype, ["native"])


@pytest.fixture
def family(request: Any) -> Any:
    made = te.extension.family(f"tests.{request.node.name.partition('[')[0]}.v1", infer=lambda x: x)
    te.extension.lowering(made)(lambda x: np.sin)
    yield made
    del FAMILIES[made.name]


def as_row(family: Any) -> Row:
    return Row(family.name, lambda x: te.extension.apply(family, x), ((4,),))


def test_right_extension_rule_passes(family: Any) -> None:
    family.jvp(lambda x, y, dx: np.cos(x) * dx)
    check_row(as_row(family), "complex128")


def test_wrong_forward_rule_fails(family: Any) -> None:
    family.jvp(lambda x, y, dx: np.cos(x) * dx * 1.0001)
    with pytest.raises(AssertionError, match="jvp and differences"):
        check_first_order(as_row(family), "float64")


def test_conjugated_forward_rule_fails(family: Any) -> None:
    family.jvp(lambda x, y, dx: np.conj(np.cos(x)) * dx)
    with pytest.raises(AssertionError, match="jvp and differences"):
        check_first_order(as_row(family), "complex128")


def test_zero_rule_fails(family: Any) -> None:
    family.jvp(lambda x, y, dx: None)
    with pytest.raises(AssertionError):
        check_first_order(as_row(family), "float64")


def test_rule_wrong_in_second_order_fails(family: Any) -> None:
    # The value of cos through an operation whose own derivative is declared to vanish.
    cosine = te.extension.family("tests.frozen_cosine.v1", infer=lambda x: x)
    te.extension.lowering(cosine)(lambda x: np.cos)
    cosine.jvp(lambda x, y, dx: None)
    family.jvp(lambda x, y, dx: te.extension.apply(cosine, x) * dx)
    try:
        check_first_order(as_row(family), "float64")
        with pytest.raises(AssertionError, match="differences"):
            check_second_order(as_row(family), "float64")
    finally:
        del FAMILIES[cosine.name]


def test_wrong_transpose_fails() -> None:
    double = te.extension.family("tests.double.v1", infer=lambda x: x, linear=(0,))
    te.extension.lowering(double)(lambda x: lambda a: 2 * a)
    double.transpose(0)(lambda ct, x: 3 * ct)
    try:
        with pytest.raises(AssertionError, match="adjoint"):
            check_first_order(as_row(double), "float64")
    finally:
        del FAMILIES[double.name]


def test_missing_rule_is_an_error(family: Any) -> None:
    row = as_row(family)
    assert te.jit(row)(np.ones(2)) == pytest.approx(np.sin(1.0))
    with pytest.raises(ADRuleError, match=family.name):
        te.grad(lambda x: row(x).sum())(np.ones(2))
    with pytest.raises(ADRuleError, match=family.name):
        te.jvp(row, (np.ones(2),), (np.ones(2),))


def test_missing_lowering_is_an_error() -> None:
    bare = te.extension.family("tests.bare.v1", infer=lambda x: x)
    try:
        with pytest.raises(te.extension.LoweringError, match=r"native engine: tests\.bare\.v1"):
            te.jit(lambda x: te.extension.apply(bare, x))(1.0)
    finally:
        del FAMILIES[bare.name]


@pytest.mark.parametrize("name", ["cube", "a.b", "a.b.1", "", "a..v1"])
def test_family_id_must_have_the_form(name: str) -> None:
    with pytest.raises(ValueError, match=r"package\.name\.vN"):
        te.extension.family(name, infer=lambda x: x)
