"""Errors of gradients name the user's line of the operation, always."""

import _thread
import gc
import operator
import time
import weakref
from pathlib import Path

import numpy as np
import pytest

import tenferro as te

REPEATED = np.diag([1.0, 2.0, 2.0])
WEIGHTS = np.arange(9.0).reshape(3, 3)


def line_of(name):
    lines = Path(__file__).read_text().splitlines()
    return 1 + next(i for i, text in enumerate(lines) if text.endswith(f"# line of {name}"))


def notes(call, kind=te.linalg.GaugeError):
    with pytest.raises(kind) as caught:
        call()
    return "\n".join(caught.value.__notes__)


def derivative_of(name):
    return f"in the derivative of {__file__}:{line_of(name)} in "


def vectors(x):
    u, _, _ = np.linalg.svd(x)  # line of svd
    return (u * WEIGHTS).sum()


def test_a_gradient_that_does_not_exist():
    loss = vectors(te.variable(REPEATED))
    for _ in range(2):  # the second time by the program that is remembered
        text = notes(loss.backward)
        assert derivative_of("svd") + "vectors\n    u, _, _ = np.linalg.svd(x)" in text


def test_each_record_has_its_own_lines():
    def other(x):
        u, _, _ = np.linalg.svd(x)  # line of another
        return (u * WEIGHTS).sum()

    assert derivative_of("svd") in notes(vectors(te.variable(REPEATED)).backward)
    assert derivative_of("another") in notes(other(te.variable(REPEATED)).backward)


def test_a_singular_matrix():
    w = te.variable(np.zeros((2, 2)))
    r = te.numpy.linalg.qr(w)[1]  # line of qr
    assert derivative_of("qr") in notes(r.sum().backward, np.linalg.LinAlgError)


def test_with_hooks():
    w = te.variable(REPEATED)
    y = w * 1.0
    y.register_hook(lambda g: g)
    assert derivative_of("svd") in notes(vectors(y).backward)


def test_second_order():
    w = te.variable(np.zeros((2, 2)))
    r = np.linalg.qr(w + np.eye(2))[1]  # line of second
    r.sum().backward(create_graph=True)
    slope, w.grad = w.grad, None
    where = f"\\(it was made in the derivative of {__file__}:{line_of('second')} in "
    with pytest.raises(ValueError, match=where):
        slope.backward()


def test_an_error_while_a_gradient_is_recorded():
    w = te.variable(np.zeros((2, 2)))
    r = np.linalg.qr(w)[1]  # line of recorded
    call = lambda: r.sum().backward(create_graph=True)  # noqa: E731
    assert derivative_of("recorded") in notes(call, np.linalg.LinAlgError)


def test_functions_of_variables():
    w = te.variable(np.zeros((2, 2)))
    loss = te.jit(lambda x: np.linalg.qr(x)[1].sum())(w)  # line of call
    assert derivative_of("call") in notes(loss.backward, np.linalg.LinAlgError)


def test_steps_of_loops():
    def step(c, _):
        return np.linalg.qr(c)[1], None  # line of step

    w = te.variable(np.zeros((2, 2)))
    loss = te.scan(step, w, None, length=2)[0].sum()  # line of scan
    text = notes(loss.backward, np.linalg.LinAlgError)
    assert "scan: in step 0 of 2" in text
    assert derivative_of("scan") in text


WAYS = {
    "operator": lambda w: w * 2.0,
    "reflected": lambda w: 2.0 - w,
    "ufunc": lambda w: np.sin(w),
    "negative": lambda w: -w,
    "method": lambda w: w.cumsum(),
    "several steps": lambda w: w.std(keepdims=True) * w,
    "NumPy's function": lambda w: np.cumsum(w),
    "te.numpy": lambda w: te.numpy.tanh(w),
    "index": lambda w: w[1:],
    "power": lambda w: w**3,
    "product": lambda w: w @ np.eye(2),
    "te.nn": lambda w: te.nn.relu(w),
    "several results": lambda w: np.linalg.qr(w * np.eye(2))[0],
    "variable": lambda w: te.variable([1.0, 2.0]),
}


@pytest.mark.parametrize("name", WAYS)
def test_every_way_to_record(name):
    here = f'"{name}": lambda w: '
    lines = Path(__file__).read_text().splitlines()
    number = 1 + next(i for i, text in enumerate(lines) if here in text)
    y = WAYS[name](te.variable([1.0, 2.0]))
    with pytest.raises(ValueError, match=f"made at {__file__}:{number} in <lambda>"):
        y.backward()


def test_lines_of_long_statements():
    w = te.variable([1.0, 2.0])
    y = np.concatenate(  # line of call of several lines
        [w, w],
    )
    with pytest.raises(ValueError, match=f":{line_of('call of several lines')} in test_lines"):
        y.backward()


def test_no_frame_is_kept():
    class Big:
        pass

    def made():
        big = Big()
        w = te.variable([1.0, 2.0])
        return weakref.ref(big), (np.sin(w) * w).sum()

    gc.disable()
    try:
        seen, loss = made()
        assert seen() is None
    finally:
        gc.enable()
    loss.backward()


def test_without_a_function_of_pythons():
    w, found = te.variable([1.0, 2.0]), []
    calls = [(operator.mul, w), (np.multiply, w), (operator.getitem, slice(1, None))]
    for call, other in calls:
        _thread.start_new_thread(found.extend, (map(call, [w], [other]),))
        deadline = time.monotonic() + 20
        while not found:
            assert time.monotonic() < deadline
        with pytest.raises(ValueError, match=r"reduce it with .sum\(\)$"):
            found.pop().backward()


def test_programs_that_know_their_lines():
    with te.source_lines():
        program = te.trace(vectors)(REPEATED)
        gradient = te.trace(te.grad(vectors))(REPEATED)
        assert derivative_of("svd") in notes(lambda: te.grad(vectors)(REPEATED))
    assert program(REPEATED) == vectors(REPEATED)
    assert derivative_of("svd") in notes(lambda: gradient(REPEATED))


def test_steps_of_loops_of_programs_that_know_their_lines():
    def step(c, u):
        return np.linalg.inv(c * u), None  # line of inverse

    def walk(x):
        return te.scan(step, x, np.array([1.0, 0.0]))[0]

    with te.source_lines():
        program = te.trace(walk)(np.eye(2))
    text = notes(lambda: program(np.eye(2)), np.linalg.LinAlgError)
    assert f"at {__file__}:{line_of('inverse')} in step" in text
