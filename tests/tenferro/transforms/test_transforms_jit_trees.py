"""Calls of compiled functions with containers: what is seen again goes to the program at once."""

import collections
import functools
import threading

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


def called_natively(program):
    """Whether the next call like the last one takes its containers apart in machine code."""
    return type(program._latest) is type(len)


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


Pair = collections.namedtuple("Pair", "a b")


class Checked(Pair):
    __slots__ = ()

    def __new__(cls, a, b):
        assert a is not None
        return super().__new__(cls, a, b)


class Dict(dict):
    pass


class Text(str):
    __slots__ = ()


def everything(p, *rest, k=None):
    """Every leaf, doubled, in the containers of the arguments."""
    return te.pytree.map(lambda x: 2 * x, ([p], {"rest": rest, "k": k}))


SHAPES = {
    "an array": ((X,), {}),
    "arrays": ((X, Y), {}),
    "a keyword": ((), {"p": X}),
    "a keyword and an array": ((X,), {"k": Y}),
    "a list": (([X],), {}),
    "a tuple": (((X, Y),), {}),
    "a dict": (({"b": X, "a": Y},), {}),
    "nested": (({"b": [X, (Y, {"c": X})], "a": Y}, [[[X]]]), {"k": {"z": (Y,)}}),
    "empty": (([], (), {}, None, X), {}),
    "nothing but containers": (([],), {"k": ()}),
    "None": ((None, [None, X]), {"k": None}),
    "numbers": (([2.0, 3, True, 1j], 0.5), {"k": {"n": 7}}),
    "numbers of NumPy": (([np.float32(2.0), np.int64(3)], np.float64(0.5)), {"k": np.bool_(1)}),
    "the same array twice": (([X, X], X), {}),
    "a long list": (([*np.ones((40, 2))],), {}),
    "a named tuple": ((Pair([X], Pair(Y, 2.0)),), {"k": Pair(X, Y)}),
    "deep": ((functools.reduce(lambda x, _: [x], range(50), X),), {}),
}
OTHERS = {
    "a named tuple with code": ((Checked(X, Y),), {}),
    "an ordered dict": ((collections.OrderedDict(b=X, a=Y),), {}),
    "a default dict": ((collections.defaultdict(list, b=X, a=Y),), {}),
    "a class of dicts": ((Dict(a=X),), {}),
    "keys that are numbers": (({1: X, 0: Y},), {}),
    "keys of a class of strings": (({Text("b"): X, "a": Y},), {}),
    "text": (("x",), {}),
    "an array of objects": ((np.array([None]),), {}),
    "a large integer": (([2**70],), {}),
}


def outcome(program, args, kwargs):
    try:
        result = program(*args, **kwargs)
    except (TypeError, ValueError) as error:
        return type(error), str(error)
    return repr(te.pytree.map(lambda x: (type(x), x.dtype, x.tolist()), result))


@pytest.mark.sampled(4, "case", "engine")
@pytest.mark.parametrize("case", SHAPES | OTHERS)
@pytest.mark.parametrize("engine", ["native", "numpy"])
def test_calls_after_the_first_are_like_it(engine, case):
    args, kwargs = (SHAPES | OTHERS)[case]
    expected = outcome(te.jit(everything, engine=engine), args, kwargs)
    program = te.jit(everything, engine=engine)
    for other in SHAPES.values():
        program(*other[0], **other[1])
        for _ in range(3):
            assert outcome(program, args, kwargs) == expected
    if engine == "native" and case in SHAPES:
        assert called_natively(program)


@pytest.mark.parametrize("case", SHAPES)
def test_what_follows_may_be_anything_else(case):
    program = te.jit(everything)
    for name in (*OTHERS, *SHAPES):
        for _ in range(2):
            program(*SHAPES[case][0], **SHAPES[case][1])
        args, kwargs = (SHAPES | OTHERS)[name]
        expected = outcome(te.jit(everything, engine="numpy"), args, kwargs)
        assert outcome(program, args, kwargs) == expected, name


def test_every_argument_stays_what_it_is():
    program = te.jit(lambda p: {"a": p["a"] + 1, "b": p["b"]})
    p = {"a": [X, Y][0], "b": (Y,)}
    for step in range(4):
        q = program(p)
        assert [*p] == [*q] == ["a", "b"]
        np.testing.assert_array_equal(q["a"], X + 1 + step)
        p["a"] = q["a"]  # what is in a container may change between calls
        q["b"] = None
    np.testing.assert_array_equal(X, np.arange(3.0))


def test_gradients_are_in_the_containers_of_the_arguments():
    def loss(p, x):
        return np.sum((p["w"] * x + p["b"][0]) ** 2)

    p = {"w": X, "b": [Y]}
    value, gradient = te.value_and_grad(loss)(p, Y)
    compiled = te.jit(te.value_and_grad(loss))
    for _ in range(3):
        found, of_each = compiled(p, Y)
        assert found == value
        same(of_each, gradient)
    assert called_natively(compiled)


def test_errors_of_arguments_are_those_of_the_function():
    program = te.jit(lambda x, y: x - y)
    for _ in range(3):
        program(x=X, y=Y)
        program(X, y=Y)
        with pytest.raises(TypeError, match="missing 1 required positional argument: 'y'"):
            program(X)
        with pytest.raises(TypeError, match="unexpected keyword argument 'z'"):
            program(X, y=Y, z=Y)
        with pytest.raises(TypeError, match="multiple values for argument 'x'"):
            program(X, x=Y)


@pytest.mark.parametrize("engine", ["native", "numpy"])
def test_keywords_after_calls_without(engine):
    program = te.jit(lambda a0, a1=1.0: a0 - 2 * a1, engine=engine)
    for _ in range(3):
        np.testing.assert_array_equal(program(X), X - 2)
        np.testing.assert_array_equal(program(a0=Y), Y - 2)
        np.testing.assert_array_equal(program(X, Y), X - 2 * Y)
        np.testing.assert_array_equal(program(a1=X, a0=Y), Y - 2 * X)


@pytest.mark.parametrize("n", [3, 24])
def test_linear_algebra_without_a_result_in_containers(n):
    def solved(p, scale=1.0):
        q, r = np.linalg.qr(p["a"])
        return {"x": np.linalg.solve(p["a"], p["b"]) * scale, "qr": [q, r]}

    a, b = np.eye(n) + 0.1, np.ones(n)
    program = te.jit(solved)
    for _ in range(3):
        np.testing.assert_allclose(program({"a": a, "b": b})["x"], np.linalg.solve(a, b))
        found = program({"a": a, "b": b}, scale=2.0)
        np.testing.assert_allclose(found["qr"][0] @ found["qr"][1], a, atol=1e-14 * n)
        with pytest.raises(np.linalg.LinAlgError, match="singular"):
            program({"a": a * 0, "b": b})
        with pytest.raises(np.linalg.LinAlgError, match="singular"):
            program({"a": a * 0, "b": b}, scale=2.0)
        te.runtime.wait_for_compilation()


def test_classes_of_containers_are_not_made_of_numbers():
    class Strict:
        def __init__(self, x):
            assert np.shape(x) == (3,)
            self.x = x

    te.pytree.register(Strict, lambda s: ([s.x], None), lambda _, children: Strict(*children))
    program = te.jit(lambda s: [Strict(s.x + 1), s.x])
    for _ in range(3):
        np.testing.assert_array_equal(program(Strict(X))[0].x, X + 1)
        assert not called_natively(program)


def test_several_threads():
    program = te.jit(lambda p: {"sum": p["a"] + p["b"], "a": [p["a"]]})
    wrong = []

    def work(n):
        a, b = np.full(n, 1.0 + n), np.full(n, 2.0)
        for _ in range(500):
            found = program({"b": b, "a": a})
            if not (np.array_equal(found["sum"], a + b) and np.array_equal(found["a"][0], a)):
                wrong.append(n)

    threads = [threading.Thread(target=work, args=(n,)) for n in (1, 2, 3, 5000)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


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


STATICS = {
    "a number": [2, 3, 2.0, True, 2**70],
    "a string": ["wrap", "edge"],
    "a tuple": [(2, "wrap"), (3, "edge")],
    "a function": [np.sin, np.cos, abs, lambda x: x],
    "an object": [object(), object()],
    "a class": [float, np.float32],
}


@pytest.mark.parametrize("case", STATICS)
def test_each_static_value_has_its_program(case):
    def f(p, how, scale=1.0):
        place = values.index(how) if case != "a number" else [*map(id, values)].index(id(how))
        return [p[0] * scale, p[0] + place]

    values = STATICS[case]
    program = te.jit(f, static_argnames=("how", "scale"))
    for how in (*values, *values[::-1]):
        for _ in range(3):
            same(program([X], how), f([X], how))
            same(program([X], how=how, scale=3.0), f([X], how, 3.0))
            same(program(p=[Y], scale=3.0, how=how), f([Y], how, 3.0))
    assert program.cache_info().size == 3 * len(values)
    is_constant = case not in {"an object"}
    assert called_natively(program) == is_constant


def test_programs_of_methods_use_traced_attributes():
    class Model:
        def __init__(self, w):
            self.w = w

        @te.jit(static_argnums=0)
        def __call__(self, x):
            return (self.w * x).sum()

    model = Model(X)
    for _ in range(3):
        assert model(Y) == X @ Y

    def loss(w):
        model.w = w
        return model(Y)

    np.testing.assert_array_equal(te.grad(loss)(X), Y)


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
