"""Calls of compiled functions with containers: what is seen again goes to the program at once."""

import numpy as np
import pytest

import tenferro as te

X, Y = np.arange(3.0), np.array([2.0, -1.0, 0.5])


def parts(p, scale=1.0):
    return {"sum": p["a"] + p["b"][0], "scaled": [p["a"] * scale]}


def same(found, expected):
    for a, b in zip(te.pytree.leaves(found), te.pytree.leaves(expected), strict=True):
        assert type(a) is np.ndarray
        assert a.dtype == np.asarray(b).dtype
        np.testing.assert_array_equal(a, b)
    assert te.pytree.structure(found) == te.pytree.structure(expected)


CALLS = [
    ({"a": X, "b": (Y,)},),
    ({"b": (Y,), "a": X},),
    ({"a": X[::-1], "b": (Y,)},),
    ({"a": np.ones((2, 3)), "b": (Y,)},),
    ({"a": X.astype(np.float32), "b": (Y.astype(np.float32),)},),
    ({"a": X.astype(np.float32), "b": (0.1,)},),
    ({"a": X.astype(np.float32), "b": (np.float64(0.1),)},),
    ({"a": X.astype(np.float32), "b": (np.array(0.1),)},),
    ({"a": X.astype(">f8"), "b": (Y,)},),
    ({"a": 2, "b": (Y,)}, 0.5),
    ({"a": X, "b": (Y,)}, np.float32(3.0)),
]


@pytest.mark.parametrize("engine", ["native", "numpy", "xla"])
def test_every_call_gives_what_the_function_gives(engine):
    if engine == "xla":
        pytest.importorskip("jax")
    program = te.jit(parts, engine=engine)
    for _ in range(3):
        for args in CALLS:
            expected = parts(*args)
            native = {"a": np.asarray(expected["sum"])}
            assert native["a"].dtype.kind == "f"
            found = program(*args)
            np.testing.assert_array_equal(found["sum"], expected["sum"])
            np.testing.assert_array_equal(found["scaled"][0], expected["scaled"][0])
            assert found["sum"].dtype == native["a"].dtype.newbyteorder("=")
    assert program.cache_info().size <= len(CALLS)


def test_structures_of_arguments_and_results():
    program = te.jit(lambda p, *rest, k=None: ([p], {"n": None, "k": k}, rest))
    for args, kwargs in [
        (([X, (Y,)],), {}),
        (((X, [Y]),), {}),
        (([X, (Y,)], 1.0), {"k": {"z": Y}}),
        (((),), {"k": []}),
    ] * 2:
        p, *rest = args
        same(program(*args, **kwargs), ([p], {"n": None, "k": kwargs.get("k")}, tuple(rest)))


def test_keywords_in_any_order():
    program = te.jit(lambda x, y: x - 2 * y)
    for _ in range(3):
        np.testing.assert_array_equal(program(x=X, y=Y), X - 2 * Y)
        np.testing.assert_array_equal(program(y=X, x=Y), Y - 2 * X)
        np.testing.assert_array_equal(program(Y, y=X), Y - 2 * X)


def test_static_arguments_stay_apart():
    program = te.jit(lambda p, n: p[0] * n, static_argnames="n")
    for n in (1, 2, 3, 2, 1):
        np.testing.assert_array_equal(program([X], n=n), X * n)
        np.testing.assert_array_equal(program([X], n), X * n)


def test_results_are_fresh():
    program = te.jit(lambda p: (p[0], p[0] + p[1]))
    first = program([X, Y])
    second = program([X, Y])
    assert not any(np.shares_memory(a, b) for a in (*first, X, Y) for b in second)


def test_eager_tensors_and_traced_values_take_the_general_way():
    program = te.jit(lambda p: p["w"] * p["x"])
    program({"w": X, "x": Y})
    w = te.variable(X)
    program({"w": w, "x": Y}).sum().backward()
    np.testing.assert_array_equal(w.grad, Y)
    np.testing.assert_array_equal(te.grad(lambda x: program({"w": X, "x": x}).sum())(Y), X)
    np.testing.assert_array_equal(te.vmap(lambda x: program({"w": x, "x": 2.0}))(Y), 2 * Y)


def test_errors_and_watches_are_seen_in_later_calls():
    program = te.jit(lambda p: p["x"][p["i"]])
    for _ in range(3):
        assert program({"x": X, "i": 1}) == 1.0
        with pytest.raises(IndexError):
            program({"x": X, "i": 7})
    logarithm = te.jit(lambda p: np.log(p[0]))
    for _ in range(3):
        logarithm([X + 1])
    with te.debug_nans(), pytest.raises(FloatingPointError, match="log"):
        logarithm([X - 1])
    assert np.isnan(logarithm([X - 1])[0])


@pytest.mark.long
def test_programs_that_are_cleared_are_made_again():
    program = te.jit(lambda p: p[0] + 1)
    program([X])
    program.clear_cache()
    np.testing.assert_array_equal(program([X]), X + 1)
    te.runtime.clear_programs()
    np.testing.assert_array_equal(program([Y]), Y + 1)
