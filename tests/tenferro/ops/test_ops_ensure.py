"""Conditions that hold when a program runs, else it raises or warns: in every engine alike."""

import numpy as np
import pytest

import tenferro as te
from tenferro.errors import GaugeWarning, UndecidedGaugeError
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base.promotion import as_array

ERRORS = {
    "LinAlgError": np.linalg.LinAlgError,
    "RuntimeError": RuntimeError,
    "ValueError": ValueError,
    "UndecidedGaugeError": UndecidedGaugeError,
}
ENGINES = ["numpy", "native", "xla"]


def positive(x, error="ValueError"):
    """x, whose elements are to be positive."""
    x = as_array("positive", x)
    return ensured(2 * x, x > 0, "f: {which} is not positive", error)


def compiled(f, engine):
    if engine == "xla":
        pytest.importorskip("jax")
    return te.jit(f, engine=engine)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("error", ERRORS)
def test_errors_name_the_first_condition_that_fails(engine, error):
    f = compiled(lambda x: positive(x, error), engine)
    np.testing.assert_array_equal(f(np.ones((2, 2))), np.full((2, 2), 2.0))
    with pytest.raises(ERRORS[error], match=r"^f: matrix \[1, 0\] of the batch is not positive"):
        f(np.array([[1.0, 2.0], [-1.0, -2.0]]))
    with pytest.raises(ERRORS[error], match=r"^f: the matrix is not positive"):
        f(np.array(-1.0))
    assert f(np.zeros((0, 3))).shape == (0, 3)


@pytest.mark.parametrize("engine", ENGINES)
def test_warnings_leave_the_result_and_give_way_to_errors(engine):
    f = compiled(lambda x, y: (positive(x, "GaugeWarning"), positive(y)), engine)
    with pytest.warns(GaugeWarning, match=r"matrix \[1\] of the batch"):
        first, second = f(np.array([1.0, -1.0]), np.ones(()))
    np.testing.assert_array_equal(first, [2.0, -2.0])
    assert second == 2.0
    with pytest.raises(ValueError, match="the matrix is not positive"), np.errstate(all="ignore"):
        f(np.ones(2), np.array(-1.0))


@pytest.mark.filterwarnings("ignore::tenferro.errors.GaugeWarning")
@pytest.mark.parametrize("engine", ENGINES)
def test_an_error_after_a_warning_is_raised(engine):
    f = compiled(lambda x, y: (positive(x, "GaugeWarning"), positive(y)), engine)
    with pytest.raises(ValueError, match="the matrix is not positive"):
        f(-np.ones(2), np.array(-1.0))


@pytest.mark.parametrize("engine", ENGINES)
def test_batches_and_loops(engine):
    f = compiled(te.vmap(positive), engine)
    with pytest.raises(ValueError, match=r"matrix \[2, 1\] of the batch"):
        f(np.array([[1.0, 1.0], [1.0, 1.0], [1.0, -1.0]]))

    def total(x):
        return te.scan(lambda c, x: (c + np.sum(positive(x)), None), 0.0, x)[0]

    g = compiled(te.grad(total), engine)
    np.testing.assert_array_equal(g(np.ones((3, 2))), np.full((3, 2), 2.0))
    with pytest.raises(ValueError, match=r"matrix \[1\] of the batch"):
        compiled(total, engine)(np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0]]))


def test_conditions_are_booleans():
    with pytest.raises(TypeError, match="ensure: the condition's dtype is float64, expected bool"):
        ensured(te.tensor(1.0), te.tensor(1.0), "no", "ValueError")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ENGINES)
def test_conditions_of_batches_in_loops_of_batches(engine):
    """Only steps that an element makes are checked, in each of the batches around a loop."""

    def halved(x, n):
        step = lambda s: (s[0] - 1, positive(s[1]) / 4)  # noqa: E731
        return te.while_loop(lambda s: s[0] > 0, step, (n, x))[1]

    f = compiled(te.vmap(te.vmap(te.vmap(halved))), engine)
    n = np.arange(8).reshape(2, 2, 2)
    np.testing.assert_array_equal(f(np.ones((2, 2, 2)), n), 0.5**n)
    assert f(-np.ones((1, 1, 1)), np.zeros((1, 1, 1), int)) == -1.0
    with pytest.raises(ValueError, match="not positive"):
        f(-np.ones((2, 2, 2)), n)
