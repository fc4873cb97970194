"""Each bad input is an error at the user's call, and nothing is left half-done."""

import math
import threading

import numpy as np
import pytest

import tenferro as te
from tenferro.trace import current_trace

X = np.array([1.0, 2.0, 3.0])
TRANSFORMS = [
    te.grad,
    te.jit,
    lambda f: te.jit(te.grad(f)),
    lambda f: te.grad(te.jit(f)),
    lambda f: lambda x: te.jvp(f, (x,), (x,)),
    lambda f: lambda x: te.vjp(f, x),
    lambda f: lambda x: te.linearize(f, x),
    lambda f: lambda x: te.hvp(f, (x,), (x,)),
    te.trace,
]
WITHOUT_VALUES = [te.jit, lambda f: te.jit(te.grad(f)), te.trace]
"""Transforms that trace for any values of the arguments."""


@pytest.fixture(autouse=True)
def no_trace_is_left():
    yield
    assert current_trace.get() is None


@pytest.mark.sampled(3, "use", "message")
@pytest.mark.parametrize("transform", TRANSFORMS)
@pytest.mark.parametrize(
    ("use", "message"),
    [
        (float, r"float\(\) needs the numbers.*np.stack"),
        (complex, r"complex\(\) needs the numbers"),
        (math.sin, r"float\(\) needs the numbers"),
        (lambda x: range(x), "An index, a size or the end of a range.*static_argnums"),
        (np.asarray, "Conversion to a NumPy array"),
        (lambda x: np.array([x, x]), "Conversion to a NumPy array"),
        (lambda x: x.item(), r"item\(\)"),
        (lambda x: x.tolist(), r"tolist\(\)"),
        (lambda x: __import__("pickle").dumps(x), "Pickling"),
    ],
)
def test_what_needs_numbers(transform, use, message):
    def f(x):
        use(x)
        return x * x

    with pytest.raises(te.TracerError, match=message):
        transform(f)(2.0)
    assert te.grad(lambda x: x * x)(2.0) == 4.0


@pytest.mark.parametrize("transform", WITHOUT_VALUES)
@pytest.mark.parametrize(
    ("use", "message"),
    [
        (lambda x: x if x > 0 else -x, "Python control flow.*te.cond.*te.while_loop.*np.where"),
        (lambda x: x and 1.0, "Python control flow"),
        (lambda x: x in [1.0], "Python control flow"),
        (int, r"int\(\) needs the numbers"),
        (lambda x: X[x.astype(int)], "Conversion to a NumPy array"),
        (lambda x: f"{x:.3f}", "Formatting as '.3f'"),
        (lambda x: te.numpy.ones(3)[x > te.numpy.ones(3)].shape, "A boolean mask as an index"),
        (lambda x: np.flatnonzero(x), "nonzero needs the numbers"),
    ],
)
def test_what_needs_numbers_where_no_value_is_known(transform, use, message):
    def f(x):
        use(x)
        return x * x

    with pytest.raises(te.TracerError, match=message):
        transform(f)(2.0)


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_arguments_that_are_no_arrays(transform):
    for bad in ("text", object(), {1, 2}, np.array(["a"]), np.array([None])):
        with pytest.raises(TypeError, match="argument 0"):
            transform(lambda x: x)({"a": [bad]}["a"][0])
    with pytest.raises(TypeError, match=r"argument 0\['a'\]\[1\] is of type str"):
        transform(lambda x: x["a"][0])({"a": [1.0, "text"]})
    with pytest.raises(TypeError, match="masked array"):
        transform(lambda x: x)(np.ma.masked_array(X))


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_functions_that_return_no_arrays(transform):
    with pytest.raises(TypeError, match="the function returned str, expected arrays"):
        transform(lambda x: "text")(2.0)


@pytest.mark.parametrize(
    "transform", [*TRANSFORMS, te.linear_transpose, te.check_grads, te.vjp_optional]
)
def test_what_is_no_function(transform):
    with pytest.raises(TypeError, match="expected a function, got int"):
        transform(3)(2.0) if transform in TRANSFORMS else transform(3, (2.0,))


@pytest.mark.parametrize(
    "derivative", [te.grad, te.value_and_grad, lambda f: lambda x: te.hvp(f, (x,), (x,))]
)
@pytest.mark.parametrize(
    ("loss", "error", "message"),
    [
        (lambda x: x, ValueError, r"returned shape \(3,\), expected a scalar"),
        (lambda x: (x.sum(), x.sum()), ValueError, "returned 2 values"),
        (lambda x: None, ValueError, "returned 0 values"),
        (lambda x: x.sum() * 1j, TypeError, "returned complex128"),
        (lambda x: x.astype(int).sum(), TypeError, "returned int64"),
        (lambda x: 2, TypeError, "returned int64"),
    ],
)
def test_bad_losses(derivative, loss, error, message):
    with pytest.raises(error, match=message):
        derivative(loss)(X)


@pytest.mark.parametrize(
    "call",
    [
        lambda n: te.grad(lambda n: n * 1.0)(n),
        lambda n: te.jvp(lambda n: n * 1.0, (n,), (n,)),
        lambda n: te.vjp(lambda n: n * 1.0, n),
        lambda n: te.linearize(lambda n: n * 1.0, n),
        lambda n: te.linear_transpose(lambda n: n * 1.0, n),
        lambda n: te.hvp(lambda n: n * 1.0, (n,), (n,)),
        lambda n: te.check_grads(lambda n: n * 1.0, (n,)),
    ],
)
@pytest.mark.parametrize("n", [3, True, np.arange(3), {"a": 1.0, "n": 2}["n"]])
def test_integer_arguments(call, n):
    with pytest.raises(TypeError, match=r"argument 0 has dtype (int64|bool), expected floating"):
        call(n)


def test_integer_argument_is_named_by_its_position():
    with pytest.raises(TypeError, match=r"argument 2\['step'\] has dtype int64.*grad_optional"):
        te.grad(lambda a, b, c: a, argnums=2)(1.0, "x", {"w": 1.0, "step": 3})


@pytest.mark.parametrize(
    ("tangents", "error", "message"),
    [
        (({"b": X},), ValueError, "the tuple of tangents has the structure"),
        (({"a": X}, 1.0), ValueError, "the tuple of tangents has the structure"),
        ((X,), ValueError, "the tuple of tangents has the structure"),
        (
            ({"a": X[:2]},),
            ValueError,
            r"the tangent of argument 0\['a'\] is float64\[2\], expected",
        ),
        (({"a": X * 1j},), ValueError, r"is complex128\[3\], expected float64\[3\]"),
        (({"a": None},), TypeError, r"the tangent of argument 0\['a'\] is of type NoneType"),
        (({"a": "x"},), TypeError, "is of type str"),
        ({"a": X}, TypeError, "the tangents are of type dict, expected a tuple"),
    ],
)
def test_bad_tangents(tangents, error, message):
    f = lambda p: p["a"]  # noqa: E731
    with pytest.raises(error, match=message):
        te.jvp(f, ({"a": X},), tangents)
    _, push = te.linearize(f, {"a": X})
    if isinstance(tangents, tuple):
        with pytest.raises(error, match=message):
            push(*tangents)
    np.testing.assert_array_equal(push({"a": X}), X)


@pytest.mark.parametrize(
    ("cotangent", "error", "message"),
    [
        ((X, 1.0), ValueError, "the cotangent has the structure"),
        ([X, {"s": 1.0}], ValueError, "the cotangent has the structure"),
        (
            (X[:2], {"s": 1.0}),
            ValueError,
            r"the cotangent\[0\] is float64\[2\], expected float64\[3\]",
        ),
        ((X, {"s": 1j}), ValueError, r"the cotangent\[1\]\['s'\] is complex128"),
        ((X, {"s": None}), TypeError, "NoneType"),
    ],
)
def test_bad_cotangents(cotangent, error, message):
    _, pullback = te.vjp(lambda x: (2 * x, {"s": x.sum()}), X)
    with pytest.raises(error, match=message):
        pullback(cotangent)
    np.testing.assert_array_equal(pullback((X, {"s": 1.0}))[0], 2 * X + 1)


def test_structures_read_as_python():
    for tangents, message in [
        (({"b": X},), r"structure \(\{'b': \*\},\), expected \(\{'a': \*\},\)"),
        ((X,), r"structure \(\*,\), expected \(\{'a': \*\},\)"),
    ]:
        with pytest.raises(ValueError, match=message):
            te.jvp(lambda p: p["a"], ({"a": X},), tangents)


def test_integers_that_no_dtype_holds():
    with pytest.raises(TypeError, match=r"argument 0 is the integer 1180.*64 bits"):
        te.jit(lambda n: n + 1)(2**70)


def test_arguments_by_keyword_are_not_differentiated():
    with pytest.raises(ValueError, match="pass by position"):
        te.grad(lambda x: x)(x=1.0)


EAGER = [
    (lambda v: v + np.ones(2), ValueError, "broadcast"),
    (lambda v: v @ np.ones((2, 2)), ValueError, "matmul"),
    (lambda v: v.sum(axis=3), ValueError, "axis is 3"),
    (lambda v: v.reshape(2, 2), ValueError, "reshape"),
    (lambda v: v[5], IndexError, "index 5 is out of bounds"),
    (lambda v: v["a"], IndexError, "only integers"),
    (lambda v: bool(v), ValueError, "ambiguous"),
    (lambda v: v + "a", TypeError, "Tensor"),
    (lambda v: v & 1, TypeError, "bitwise_and"),
    (lambda v: (v * 2).backward(), ValueError, "expected a scalar loss"),
    (lambda v: (v * 2).backward(np.ones(2)), ValueError, r"cotangent has shape \(2,\)"),
    (lambda v: (v * 1j).sum().backward(), TypeError, "expected a real loss"),
    (lambda v: v.detach().sum().backward(), ValueError, "not computed from any variable"),
    (lambda v: te.variable([1, 2]), TypeError, "dtype=float"),
    (lambda v: te.jit(lambda x: x * v)(X), ValueError, "Pass it as an argument"),
]


@pytest.mark.parametrize(("use", "error", "message"), EAGER)
def test_eager_tensors(use, error, message):
    with pytest.raises(error, match=message):
        use(te.variable(X))


def test_primals_must_come_as_a_tuple():
    with pytest.raises(TypeError, match="the primals are of type ndarray, expected a tuple"):
        te.jvp(np.sin, X, X)


def test_tangent_of_an_integer():
    with pytest.raises(TypeError, match="argument 1 has dtype int64, expected None"):
        te.jvp_optional(lambda x, n: x * n, (1.0, 2), (1.0, 1.0))


@pytest.mark.parametrize("transform", [te.jit, te.trace])
def test_unknown_engine(transform):
    with pytest.raises(ValueError, match=r"engine is 'abacus', expected one of \["):
        transform(np.sin, engine="abacus")


def test_values_that_escape_their_function():
    kept = {}

    def f(x):
        kept[0] = x * 2
        return x * x

    for transform in (te.jit, te.grad):
        kept.clear()
        transform(f)(3.0)
        for use in (
            lambda: kept[0] + 1,
            lambda: np.sin(kept[0]),
            lambda: te.jit(lambda y: y * kept[0])(1.0),
            lambda: te.jit(lambda y: kept[0])(1.0),
            lambda: te.grad(lambda y: y)(kept[0]),
            lambda: te.vjp(np.sin, 1.0)[1](kept[0]),
        ):
            with pytest.raises(te.TracerError, match=r"after the tracing of (jit|grad)"):
                use()
        assert kept[0].shape == ()
    assert transform(f)(3.0) == 6.0


@pytest.mark.parametrize(
    "transform", [te.grad, te.jit, lambda f: lambda x: te.vjp(f, x)[1](1.0)[0]]
)
@pytest.mark.parametrize("outer", [lambda x: 2.0, lambda x: x])
def test_values_that_escape_an_inner_function(transform, outer):
    def f(x):
        kept = []
        te.grad(lambda y: (kept.append(y * x), y * y)[1])(outer(x))
        return kept[0]

    with pytest.raises(te.TracerError, match="an inner function that has ended"):
        transform(f)(2.0)


def test_value_of_a_finished_thread():
    kept = {}
    thread = threading.Thread(target=lambda: te.jit(lambda x: kept.setdefault(0, x))(1.0))
    thread.start()
    thread.join()
    with pytest.raises(te.TracerError, match="after the tracing"):
        te.jit(lambda y: y + kept[0])(1.0)


def test_value_of_a_function_that_is_traced_in_another_thread():
    errors = []

    def f(x):
        def work():
            for use in (lambda y: y * x, lambda y: x, lambda y: (y, x * 1.0)):
                try:
                    te.jit(use)(1.0)
                except (ValueError, TypeError) as error:
                    errors.append(str(error))

        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        return x * x

    assert te.grad(f)(3.0) == 6.0
    assert len(errors) == 3
    assert all("another" in error or "two traces" in error for error in errors)


def test_shapes_dtypes_and_axes_are_errors_of_the_operation():
    for bad, message in [
        (lambda x: x + np.ones(2), "broadcast"),
        (lambda x: x @ np.ones((2, 2)), "matmul"),
        (lambda x: x.sum(axis=3), "axis"),
        (lambda x: x.reshape(2, 2), "reshape"),
        (lambda x: x[5], "index"),
    ]:
        for transform in (te.jit, te.trace):
            with pytest.raises((ValueError, IndexError), match=message):
                transform(bad)(X)


def test_jit_names_static_arguments():
    def f(x, how):
        return x if how else -x

    with pytest.raises(
        TypeError, match=r"argument 1 is of type str, .*; make any other .*_argnums"
    ):
        te.jit(f)(1.0, "mode")
    with pytest.raises(te.TracerError, match=r"Python control flow .*static_argnums"):
        te.jit(f)(1.0, True)
    with pytest.raises(TypeError, match=r"argument 0 is of type str, (?!.*static)"):
        te.grad(f)("mode", 1.0)


def test_native_code_says_how_much_memory_it_lacks():
    huge = te.jit(lambda x: np.broadcast_to(x, (10**7, 10**7)) + 1, engine="native")
    with pytest.raises(MemoryError, match=f"allocate {8 * 10**14} bytes for an array"):
        huge(1.0)
