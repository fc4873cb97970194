"""Checks of values: as on the other engines, and left out on request."""

import pickle

import numpy as np
import pytest

import tenferro as te

pytest.importorskip("jax")
SINGULAR, NEGATIVE = np.ones((2, 2)), -np.eye(2)
INFINITE = np.full((2, 2), np.inf)


def stop_early(x):
    return te.while_loop(lambda x: x < 100.0, lambda x: x + 1.0, x, max_steps=5)


def many_steps(x):
    return te.while_loop(lambda x: x < 300.0, lambda x: x * 1.01 + 1.0, x)


def item(x):
    return x[te.numpy.astype(x[0], int)]


def mixed(a):
    return np.sum(np.linalg.eigh(a)[1][0])


CASES = {
    "inv": (np.linalg.inv, SINGULAR),
    "solve": (lambda a: np.linalg.solve(a, np.ones(2)), SINGULAR),
    "cholesky": (np.linalg.cholesky, NEGATIVE),
    "triangular": (lambda a: te.linalg.solve_triangular(a, np.ones(2), lower=True), 0 * SINGULAR),
    "svd": (lambda a: np.linalg.svd(a)[1], INFINITE),
    "eigh": (lambda a: np.linalg.eigh(a)[0], INFINITE),
    "gauge": (te.grad(mixed), np.eye(2)),
    "index": (item, np.array([7.0, 1.0])),
    "loop": (stop_early, 0.0),
}


def outcome(engine, f, x):
    """What is raised, and the words for it."""
    try:
        te.jit(f, engine=engine)(x)
    except Exception as error:  # noqa: BLE001  (whatever it is, it is compared)
        return type(error), str(error)
    return None


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CASES)
def test_errors_are_those_of_the_reference(name):
    f, x = CASES[name]
    expected = outcome("numpy", f, x)
    assert outcome("xla", f, x) == expected
    assert expected is not None


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CASES)
def test_without_checks_there_is_a_result_at_once(name):
    f, x = CASES[name]
    jitted = te.jit(f, engine="xla", checks=False)
    for argument in (x, te.device_put(np.asarray(x))):
        value = np.asarray(jitted(argument))
        assert value.shape == jitted(argument).shape
    program = next(iter(jitted._programs._entries.values())).value
    executable = program.compiled.program.executable()
    assert not any(placed.built.checks for placed in executable.placed)


def test_both_are_there_side_by_side():
    with_checks = te.jit(np.linalg.cholesky, engine="xla")
    without = te.jit(np.linalg.cholesky, engine="xla", checks=False)
    for _ in range(2):
        assert np.isnan(without(NEGATIVE)).any()
        with pytest.raises(np.linalg.LinAlgError, match="not positive definite"):
            with_checks(NEGATIVE)
        np.testing.assert_array_equal(without(np.eye(2)), with_checks(np.eye(2)))


def test_what_a_loop_records_has_room_without_checks():
    slope = te.grad(many_steps)
    without = te.jit(slope, engine="xla", checks=False)
    np.testing.assert_allclose(without(0.0), te.jit(slope, engine="numpy")(0.0), rtol=1e-12)
    np.testing.assert_allclose(without(0.0), te.jit(slope, engine="numpy")(0.0), rtol=1e-12)


def test_what_the_host_raises_is_raised_without_checks():
    def fail(x):
        raise ValueError("no value")

    def outside(x):
        return te.external(fail, x, x)

    with pytest.raises(ValueError, match="no value"):
        te.jit(outside, engine="xla", checks=False)(np.ones(2))


@pytest.mark.parametrize("engine", ["native", "numpy"])
def test_other_engines_have_no_programs_without_checks(engine):
    with pytest.raises(
        ValueError, match=r"only the xla engine supports checks=False.* pass engine=\"xla\""
    ):
        te.jit(np.linalg.inv, engine=engine, checks=False)


def test_pickled_functions_stay_without_checks():
    again = pickle.loads(pickle.dumps(te.jit(np.linalg.cholesky, engine="xla", checks=False)))
    assert np.isnan(again(NEGATIVE)).any()


def test_errors_in_calls_with_several_checks_and_results():
    def both(a, b):
        return np.linalg.cholesky(a), np.linalg.inv(b)

    jitted = te.jit(both, engine="xla")
    jitted(np.eye(2), np.eye(2))
    with pytest.raises(np.linalg.LinAlgError, match="cholesky"):
        jitted(NEGATIVE, np.eye(2))
    with pytest.raises(np.linalg.LinAlgError, match="inv"):
        jitted(np.eye(2), SINGULAR)
    for y in jitted(np.eye(2), np.eye(2)):
        np.testing.assert_array_equal(y, np.eye(2))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64, np.complex128])
def test_checks_take_matrices_of_every_dtype(dtype):
    x = np.diag(np.array([1, 2], dtype))
    values, vectors = te.jit(np.linalg.eigh, engine="xla")(x)
    assert vectors.dtype == dtype
    np.testing.assert_array_equal(values, [1, 2])
    np.testing.assert_array_equal(te.jit(np.linalg.cholesky, engine="xla")(x @ x), x)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_logit_takes_every_dtype(dtype):
    found = te.jit(te.special.logit, engine="xla")(np.array([0.25, 0.5, 0.75], dtype))
    assert found.dtype == dtype
    np.testing.assert_allclose(found, [-np.log(3), 0, np.log(3)], rtol=1e-6)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.int64])
def test_indices_of_every_dtype_count_from_the_end(dtype):
    x, i = np.arange(300.0), np.array([0, 100, -3, -100], dtype)
    np.testing.assert_array_equal(te.jit(lambda x, i: x[i], engine="xla")(x, i), x[i])


@pytest.mark.parametrize("wrong", [-5, 4])
def test_one_of_many_indices_out_of_bounds_is_found_at_each_place(wrong):
    program = te.jit(lambda x, i: x[i], engine="xla")
    for place in range(4):
        i = np.array([-4, 3, 0, 1])
        program(np.arange(4.0), i)
        i[place] = wrong
        with pytest.raises(IndexError, match=f"index {wrong} is out of bounds"):
            program(np.arange(4.0), i)
