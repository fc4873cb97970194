import numpy as np
import pytest

from adoracles import DOUBLE, TIGHT, Allclose, Tolerance, compare, same
from adoracles.cases.agreement import RIGHT, Verdict, failure

NOTHING = Tolerance(rtol=0.0, atol=0.0)


def tight(got, ref, tolerance=DOUBLE):
    bounds = Allclose(NOTHING, None, tolerance)
    return compare({"value": np.asarray(got)}, {"value": np.asarray(ref)}, bounds).tight


def passed(got, ref, tolerance):
    bounds = Allclose(tolerance, None, NOTHING)
    verdict = compare({"value": np.asarray(got)}, {"value": np.asarray(ref)}, bounds)
    return verdict.passed


def test_the_tight_tolerance_is_the_documented_one():
    assert TIGHT["complex128"] == TIGHT["float64"] == Tolerance(rtol=1e-8, atol=1e-9)
    assert TIGHT["complex64"] == TIGHT["float32"] == Tolerance(rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("error", "right"), [(0.9, True), (1.1, False)])
def test_the_tight_bound_scales_with_the_largest_value(error, right):
    ref = np.array([1000.0, 1.0])
    bound = DOUBLE.atol * 1000.0 + DOUBLE.rtol * 1.0
    assert tight(ref + np.array([0.0, error * bound]), ref) is right
    small = np.array([0.001, 0.0])
    assert tight(small + np.array([0.0, error * DOUBLE.atol]), small) is right


@pytest.mark.parametrize(("error", "right"), [(0.9, True), (1.1, False)])
def test_the_database_bound_does_not_scale(error, right):
    ref = np.array([1000.0, 1.0])
    tolerance = Tolerance(rtol=1e-3, atol=1e-2)
    assert passed(ref + np.array([0.0, error * 1.1e-2]), ref, tolerance) is right


def test_complex_distance_is_the_modulus():
    ref = np.array([3.0 + 4.0j])
    bound = 5.0 * (DOUBLE.atol + DOUBLE.rtol)
    assert tight(ref + 0.9j * bound, ref)
    assert not tight(ref + (0.8 + 0.8j) * bound, ref)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_non_finite_values_must_be_met_exactly(value):
    ref = np.array([value, 1.0])
    assert tight(ref, ref)
    assert not tight(np.array([0.0, 1.0]), ref)
    assert not tight(np.array([-value if value == value else np.inf, 1.0]), ref)
    assert not tight(ref, np.array([1.0, 1.0]))


def test_an_infinite_reference_does_not_widen_the_others():
    assert not tight(np.array([np.inf, 2.0]), np.array([np.inf, 1.0]))


def test_shapes_dtypes_and_names_count():
    ref = np.zeros((0, 3))
    assert tight(np.zeros((0, 3)), ref)
    assert not tight(np.zeros((3, 0)), ref)
    assert not tight(np.zeros((0, 3), np.float32), ref)
    assert not tight(np.zeros((1, 3)), np.zeros(3))
    wrong_name = compare({"a": np.zeros(1)}, {"b": np.zeros(1)}, same("float32"))
    assert wrong_name == failure("got ['a'], reference ['b']")


def test_the_message_shows_the_worst_element():
    ref = np.array([[1.0, 2.0], [3.0, 4.0]])
    got = ref + np.array([[1e-3, 0.0], [0.5, 0.0]])
    verdict = compare({"x": got}, {"x": ref}, Allclose(Tolerance(1.0, 1.0), None, DOUBLE))
    assert verdict == Verdict(True, False, "x[1, 0]: got 3.5, reference 3.0", right=False)


def test_verdicts_add_up():
    assert RIGHT & RIGHT == RIGHT
    assert (Verdict(True, False, "one") & failure("two")) == Verdict(
        False, False, "one", right=False
    )
