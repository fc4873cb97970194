"""Messages say which leaf, what came, what was expected, what to do."""

import numpy as np
import pytest

import tenferro as te

ONES = np.ones(3)
CASES = {
    "scan: the carry['n'] is int64[] at first and float64[] after a step; make it float64 from the "
    "start (init.astype('float64')), or convert inside": lambda: te.scan(
        lambda c, x: ({"n": c["n"] + x}, None), {"n": np.array(0)}, ONES
    ),
    "scan: the carry is float64[] at first and float64[2] after a step; the shape of "
    "a carry must not change": lambda: te.scan(lambda c, x: (np.stack([c, x]), None), 0.0, ONES),
    "scan: a step returned (*, *), expected *; it must return a carry like its argument": lambda: (
        te.scan(lambda c, x: ((c, c), None), 0.0, ONES)
    ),
    "scan: a step returned {'a': *}, expected {'a': *, 'b': *} (['b'] is missing); it must "
    "return a carry like its argument": lambda: te.scan(
        lambda c, x: ({"a": c["a"]}, None), {"a": 0.0, "b": 0.0}, ONES
    ),
    "scan: the function returned float, expected a pair (carry, y); without a y return (carry, "
    "None)": lambda: te.scan(lambda c, x: 1.0, 0.0, ONES),
    "scan: xs['a'] has 3 slices along axis 0, xs['b'] 4": lambda: te.scan(
        lambda c, x: (c, None), 0.0, {"a": ONES, "b": np.ones(4)}
    ),
    "scan: xs is float64[], expected an array with an axis to run along": lambda: te.scan(
        lambda c, x: (c, None), 0.0, 2.0
    ),
    "scan: length is 4, but xs has 3 slices along axis 0": lambda: te.scan(
        lambda c, x: (c, None), 0.0, ONES, length=4
    ),
    "scan: xs has no arrays; pass the number of steps: length": lambda: te.scan(
        lambda c, x: (c, None), 0.0
    ),
    "scan: length is 2.5, expected an integer; for a number of steps that is computed use "
    "while_loop or fori_loop": lambda: te.scan(lambda c, x: (c, None), 0.0, length=2.5),
    "scan: the carry[0] is of type str, expected an array or a number (or a pytree of these: "
    "tuples, lists, dictionaries, and classes given to register_pytree)": lambda: te.scan(
        lambda c, x: (c, None), ("a",), ONES
    ),
    "scan: expected a function, got float; write te.scan(f, init, xs)": lambda: te.scan(
        1.0, 0.0, ONES
    ),
    "while_loop: the condition returned bool[3], expected one bool": lambda: te.while_loop(
        lambda x: x > ONES, lambda x: x, ONES
    ),
    "while_loop: the condition returned (*, *), expected one bool": lambda: te.while_loop(
        lambda x: (x, x), lambda x: x, ONES
    ),
    "while_loop: the carry is float64[] at first and complex128[] after a step; make it complex128 "
    "from the start (init.astype('complex128')), or convert inside": lambda: te.while_loop(
        lambda x: True, lambda x: 1j * x, np.float64(1.0)
    ),
    "while_loop: max_steps is -1, expected at least 0": lambda: te.while_loop(
        lambda x: False, lambda x: x, 0, max_steps=-1
    ),
    "fori_loop: upper is 2.5, expected one integer: a number, a named size as x.shape[0] is, or a "
    "traced integer without axes": lambda: te.fori_loop(0, 2.5, lambda i, x: x, 0),
    "cond: the condition is int64[], expected one bool": lambda: te.cond(1, lambda: 0, lambda: 1),
    "cond: the second function returns float64[2] where the first returns float64[3] (output "
    "['y'])": lambda: te.cond(True, lambda: {"y": ONES}, lambda: {"y": np.ones(2)}),
    "cond: the second function returns (*, *), the first *; expected the same structure (* is an "
    "array)": lambda: te.cond(True, lambda: 1.0, lambda: (1.0, 2.0)),
    "switch: branch 0 returns {'a': *, 'b': *}, branch 1 {'a': *} (['b'] is in one of them only); "
    "expected the same structure (* is an array)": lambda: te.switch(
        0, [lambda: {"a": 1.0, "b": 2.0}, lambda: {"a": 1.0}]
    ),
    "switch: branch 2 returns float64[2] where branch 0 returns float64[3]": lambda: te.switch(
        0, [lambda: ONES, lambda: ONES, lambda: np.ones(2)]
    ),
    "switch: the index is float64[], expected one integer": lambda: te.switch(1.0, [lambda: 1]),
    "switch: the list of branches is empty, expected at least one function": lambda: te.switch(
        0, []
    ),
    "map: batch_size is 0, expected at least 1": lambda: te.map(np.sum, ONES, batch_size=0),
    "map: batch_size is 2.0, expected None or an integer": lambda: te.map(
        np.sum, ONES, batch_size=2.0
    ),
    "map: batch_size is 2, but the number of slices is n, expected a number; leave batch_size "
    "out": lambda: te.trace(lambda x: te.map(np.sum, x, batch_size=2))(te.spec("n,3")),
    "map: xs is float64[], expected an array with an axis to run along": lambda: te.map(
        np.sum, 1.0, batch_size=2
    ),
    "map: xs[0] has 3 slices along axis 0, xs[1] 4": lambda: te.map(
        lambda x: x[0], (ONES, np.ones(4))
    ),
    "associative_scan: xs[0] has 3 elements, xs[1] 4": lambda: te.associative_scan(
        lambda a, b: a, (ONES, np.ones(4))
    ),
}


@pytest.mark.parametrize("message", CASES)
def test_messages(message):
    with pytest.raises((TypeError, ValueError)) as caught:
        CASES[message]()
    assert str(caught.value) == message


def test_python_control_flow_names_what_to_use():
    with pytest.raises(te.TracerError, match=r"te\.cond.*te\.while_loop.*np\.where"):
        te.jit(lambda x: 1 if x > 0 else 2)(1.0)


def test_numerical_errors_name_the_step():
    def step(c, x):
        return c, np.linalg.cholesky(c - x * np.eye(2))

    with pytest.raises(np.linalg.LinAlgError, match="not positive definite") as caught:
        te.scan(step, np.eye(2), np.arange(3.0))
    assert caught.value.__notes__ == ["scan: in step 1 of 3"]


X = np.arange(5.0)


def taken(x, indices, reverse=False):
    return te.scan(lambda s, i: (s + x[i] ** 2, s), 0.0, indices, reverse=reverse)[0]


def counted(x, start):
    def step(c):
        return c[0] + 1, c[1] + x[c[0]] ** 2

    return te.while_loop(lambda c: c[0] < 9, step, (start, 0.0), checkpoint=False)[1]


def nested(x, indices):
    return te.scan(lambda s, own: (s + taken(x, own), None), 0.0, indices)[0]


def branched(x, indices):
    def step(s, i):
        return te.cond(i > 6, lambda: s + x[i - 2], lambda: s + np.sum(x[i + np.arange(2)])), None

    return te.scan(step, 0.0, indices)[0]


OUT_OF_BOUNDS = {
    "a scan": (taken, np.array([1, 2, 6, 9]), ["scan: in step 2 of 4"]),
    "small integers": (taken, np.array([1, 9, 6], np.int32), ["scan: in step 1 of 3"]),
    "in reverse": (
        lambda x, i: taken(x, i, reverse=True),
        np.array([1, 9, 2, 3, 0]),
        ["scan: in step 1 of 5"],
    ),
    "a while loop": (counted, 2, ["while_loop: in step 3"]),
    "the first step": (counted, 5, ["while_loop: in step 0"]),
    "nested": (
        nested,
        np.array([[0, 1, 2], [1, 2, 3], [4, 5, 9], [9, 1, 1]]),
        ["scan: in step 1 of 3", "scan: in step 2 of 4"],
    ),
    "a branch": (branched, np.array([1, 4, 0]), ["scan: in step 1 of 3"]),
    "the other branch": (branched, np.array([1, 2, 8]), ["scan: in step 2 of 3"]),
}


@pytest.mark.sampled(3, "engine", "case")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("case", OUT_OF_BOUNDS)
def test_indices_out_of_bounds_name_the_step(case, engine):
    f, where, notes = OUT_OF_BOUNDS[case]
    for g in (f, te.value_and_grad(f), lambda x, i: te.jvp(lambda x: f(x, i), (x,), (x,))):
        program = te.jit(g, engine=engine)
        with pytest.raises(IndexError, match="out of bounds for axis 0") as caught:
            program(X, where)
        assert caught.value.__notes__ == notes


def test_steps_of_loops_side_by_side_are_told_apart():
    def f(x, i, j):
        return taken(x, i) + nested(x, j)

    program = te.jit(f, engine="native")
    fine, wrong = np.array([0, 1]), np.array([1, 8])
    both = np.stack([fine, fine])
    for i, j, notes in (
        (wrong, both, ["scan: in step 1 of 2"]),
        (fine, np.stack([fine, wrong]), ["scan: in step 1 of 2"] * 2),
        (wrong, np.stack([wrong, fine]), ["scan: in step 1 of 2"]),
    ):
        with pytest.raises(IndexError) as caught:
            program(X, i, j)
        assert caught.value.__notes__ == notes
    assert float(program(X, fine, both)) == 3.0
    te.runtime.wait_for_compilation()
    assert float(program(X, fine, both)) == 3.0
    with pytest.raises(IndexError) as caught:
        program(X, fine, np.stack([wrong, fine]))
    assert caught.value.__notes__ == ["scan: in step 1 of 2", "scan: in step 0 of 2"]


def test_a_traced_value_of_a_body_does_not_escape():
    kept = {}

    def step(c, x):
        kept[len(kept)] = c
        return c + x, None

    def f(xs):
        te.scan(step, 0.0, xs)
        return kept[0] * 2

    with pytest.raises(te.TracerError, match="inner function that has ended"):
        te.jit(f)(ONES)
