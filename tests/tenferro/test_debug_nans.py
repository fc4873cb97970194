"""Where NaN and infinities come from."""

import threading
from pathlib import Path

import numpy as np
import pytest

import tenferro as te
from computegraph import Arena
from tenferro.nan_debugging import nan_debuggers
from tenferro.ops.base.computed import tensors

ZERO = np.array([1.0, 0.0])
NEGATIVE = np.array([4.0, -1.0])


@pytest.fixture(autouse=True)
def _without_warnings():
    with np.errstate(all="ignore"):
        yield


def two_steps(x):
    y = np.sqrt(x)  # line of sqrt
    z = np.log(y) * 2.0  # line of log
    return z.sum()


def power(x):
    return (x**2.5 - np.abs(x) ** 1.5).sum()  # line of power


def chosen(x):
    return np.where(x > 0, np.log(x), x).sum()


def walk(x):
    def step(c, u):
        return c - u, np.log(c)  # line of step

    return te.scan(step, x, np.ones(5))[1].sum()


def shrink(x):
    def step(c, u):
        return np.sqrt(c * u), c  # line of shrink

    return te.scan(step, x, np.array([1.0, 1.0, 0.0, 1.0]))[0]


def count_up(x):
    def body(c):
        return c - 1.0 + 0.0 * np.log(c - 5.5)  # line of body

    return te.while_loop(lambda c: c > 3.0, body, x)


def nested(x):
    def inner(c, u):
        return np.sqrt(c) - u, None  # line of inner

    def outer(c, _):
        return te.scan(inner, c, np.ones(2))[0], None

    return te.scan(outer, x, None, length=3)[0]


def branch(x):
    return te.cond(x > 0, lambda x: x, lambda x: np.log(x), x)  # line of branch


def line_of(name):
    lines = Path(__file__).read_text().splitlines()
    return 1 + next(i for i, text in enumerate(lines) if text.endswith(f"# line of {name}"))


def said(call, *words):
    with te.debug_nans(), pytest.raises(FloatingPointError) as caught:
        call()
    text = str(caught.value)
    assert text.startswith("te.debug_nans: ")
    for word in words:
        assert word in text, text
    return text


CASES = {
    "sqrt of a negative": (
        two_steps,
        NEGATIVE,
        "sqrt(-1.0) returned nan at index (1,), at",
        "sqrt",
    ),
    "log of zero": (two_steps, ZERO, "log(0.0) returned -inf at index (1,), at", "log"),
    "step of a loop": (walk, 3.5, "log(-0.5) returned nan, scan: in step 4 of 5, at", "step"),
    "while loop": (
        count_up,
        7.0,
        "log(-0.5) returned nan, while_loop: in step 0, while_loop: in step 2, at",
        "body",
    ),
    "branch": (branch, -1.0, "log(-1.0) returned nan, at", "branch"),
    "loop in a loop": (nested, 1.5, "scan: in step 1 of 3, scan: in step 0 of 2, at", "inner"),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_first_operation_and_its_line(name, engine):
    f, x, words, line = CASES[name]
    said(lambda: te.jit(f, engine=engine)(x), words, f"{__file__}:{line_of(line)} in ")


@pytest.mark.parametrize("name", [n for n in CASES if n != "branch"])
def test_batches(name):
    f, x, _, line = CASES[name]
    said(lambda: te.vmap(f)(np.asarray(x)[None]), "returned ", f"{__file__}:{line_of(line)} in ")


DERIVATIVES = {
    "grad": lambda f, x: te.grad(f)(x),
    "value_and_grad": lambda f, x: te.value_and_grad(f)(x),
    "compiled": lambda f, x: te.jit(te.grad(f))(x),
    "on NumPy": lambda f, x: te.jit(te.grad(f), engine="numpy")(x),
    "vjp": lambda f, x: te.vjp(f, x)[1](1.0),
    "jvp": lambda f, x: te.jvp(f, (x,), (np.ones_like(x),)),
    "linearize": lambda f, x: te.linearize(f, x)[1](np.ones_like(x)),
    "jacfwd": lambda f, x: te.jacfwd(f)(x),
    "backward": lambda f, x: f(te.variable(x)).backward(),
}


@pytest.mark.parametrize("name", DERIVATIVES)
def test_derivatives_name_the_line_they_are_of(name):
    def root(x):
        return np.sqrt(x).sum()  # line of root

    words = "div(0.5, 0.0) returned inf at index (1,), in the derivative of "
    said(lambda: DERIVATIVES[name](root, ZERO), f"{words}{__file__}:{line_of('root')} in root")


@pytest.mark.parametrize("name", ["grad", "compiled", "on NumPy", "vjp"])
def test_steps_of_transposed_loops(name):
    words = "returned inf, scan: in step 2 of 4, in the derivative of "
    where = f"{words}{__file__}:{line_of('shrink')} in step"
    said(lambda: DERIVATIVES[name](shrink, np.array(2.0)), where)


@pytest.mark.parametrize("name", DERIVATIVES)
def test_second_derivatives(name):
    if name == "backward":
        return
    f = lambda x: te.grad(power)(x).sum()  # noqa: E731
    where = f"in the derivative of {__file__}:{line_of('power')} in power"
    said(lambda: DERIVATIVES[name](f, np.array([1.0, 0.0])), "returned inf", where)


@pytest.mark.parametrize("name", [n for n in DERIVATIVES if n != "backward"])
def test_what_is_left_out_is_no_result(name):
    with te.debug_nans():
        DERIVATIVES[name](chosen, ZERO)


def test_eager_operations_are_looked_at_one_by_one():
    x = te.tensor(ZERO)
    said(lambda: np.log(x), f"log(0.0) returned -inf at index (1,), at {__file__}:", "np.log(x)")
    with te.debug_nans():
        np.log(te.tensor([1.0]))
        with pytest.raises(FloatingPointError, match=r"log\(-1.0\) returned nan"):
            np.log(te.variable([-1.0]))


def test_compiled_functions_of_variables():
    where = f"{__file__}:{line_of('log')} in two_steps"
    said(lambda: te.jit(two_steps)(te.variable(ZERO)), "log(0.0) returned -inf", where)


def test_infinities_can_be_left_alone():
    f = te.jit(lambda x: np.log(x))
    with te.debug_nans(infinities=False):
        assert f(0.0) == -np.inf
        with pytest.raises(FloatingPointError, match="returned nan"):
            f(-1.0)


def test_infinities_of_arguments_are_left_alone():
    x = np.array([1.0, -np.inf])
    with te.debug_nans():
        assert te.jit(lambda x: np.maximum(x, -np.inf) * 2)(x)[1] == -np.inf
        with pytest.raises(
            FloatingPointError, match=r"sub\(-inf, -inf\) returned nan at index \(1,\)"
        ):
            te.jit(lambda x: x - x)(x)


def test_nan_among_the_arguments():
    said(lambda: te.grad(two_steps)(np.array([1.0, np.nan])), "an argument, or a closed-over array")


def test_switched_on_and_off():
    f = te.jit(two_steps)
    plain = f(ZERO)
    said(lambda: f(ZERO))
    assert f(ZERO) == plain
    with te.debug_nans(), te.debug_nans(False):
        assert f(ZERO) == plain

    @te.debug_nans()
    def inside(x):
        return f(x)

    for _ in range(2):
        with pytest.raises(FloatingPointError, match=f"test_debug_nans.py:{line_of('log')}"):
            inside(ZERO)
    assert inside(np.ones(2)) == 0.0
    assert f(ZERO) == plain


def test_other_threads_go_on():
    f = te.jit(two_steps)
    found = []
    with te.debug_nans():
        thread = threading.Thread(target=lambda: found.append(f(ZERO)))
        thread.start()
        thread.join()
    assert found == [-np.inf]


def test_nothing_is_left_behind():
    compute = tensors.compute
    with te.debug_nans():
        assert tensors.compute is not compute
        assert Arena.keeps_origins
    assert tensors.compute is compute
    assert not Arena.keeps_origins
    assert nan_debuggers.count == 0
    assert Arena().origins is None


def test_a_program_that_was_traced_before_names_the_operation():
    program = te.trace(two_steps)(ZERO)
    said(lambda: program(ZERO), "log(0.0) returned -inf at index (1,)", "lines are known of what")


def test_named_sizes():
    f = te.jit(two_steps, shapes="n")
    said(lambda: f(ZERO), "log(0.0) returned -inf at index (1,)", f"{__file__}:{line_of('log')}")


def test_functions_that_are_not_pointwise():
    f = te.jit(lambda x: np.linalg.inv(x).sum() + np.exp(x).prod())
    said(lambda: f(1e3 * np.eye(2)), "exp(1000.0) returned inf at index (0, 0)")
    g = te.jit(lambda x: x @ x)
    said(lambda: g(np.full(2, 1e200)), "dot_general(float64[2], float64[2]) returned inf")
