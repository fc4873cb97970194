"""Compiled calls whose inputs are leaves of containers, beside the reference in Python."""

import collections
import gc
import sys
import threading
import weakref

import kernels
import numpy as np
import pytest

from tenferro.engines.base.nesting import Static, nesting_of
from tenferro.engines.native.runtime.call import stub
from tenferro.engines.native.runtime.call.plain_call import PlainCall
from tenferro.engines.native.runtime.call.signature import Operand, Signature
from tenferro.engines.native.runtime.call.stub import compiled_call, raise_status
from tenferro.engines.native.runtime.code.cache import load_cached

F8 = np.dtype(np.float64)
SCALAR, VECTOR = Operand(F8), Operand(F8, ("n",))
NESTED = Signature(
    (SCALAR, Operand(F8, number=float), Operand(F8, number=np.float64), SCALAR),
    (SCALAR,) * 4,
    arguments=nesting_of([[0], {"b": (2, None), "a": 1}, 3]),
    result=nesting_of([{"z": [2], "y": ((), 0, {"x": None}, 1), "x": 3}]),
)
X = np.array(1.0)
ARGS = [X], {"b": (np.float64(5.0), None), "a": 7.0}, np.array(9.0)
SHOWN = "{'z': [array(5.)], 'y': ((), array(1.), {'x': None}, array(7.)), 'x': array(9.)}"


EACH, EACH2 = kernels.each(3), kernels.each(2)


def plain_call(signature, code, slow):
    return PlainCall(signature, code, slow, raise_status)


@pytest.fixture(params=[compiled_call, plain_call])
def make(request):
    def made(signature, ir, slow=slow):
        return request.param(signature, load_cached(ir, ["program"]), slow)

    return made


def slow(*args, **named):
    return "slow", args, named


class Text(str):
    __slots__ = ()


class List(list):
    pass


class Tuple(tuple):
    __slots__ = ()


class Dict(dict):
    pass


Pair = collections.namedtuple("Pair", "x y")


class Sides(Pair):
    """A named tuple with its own iteration, which calls do not use."""

    __slots__ = ()

    def __iter__(self):
        raise AssertionError("iterated")


def test_leaves_of_arguments_and_of_the_result(make):
    call = make(NESTED, kernels.each(4))
    for named in (
        ARGS[1],
        {"a": 7.0, "b": (np.float64(5.0), None)},
        {"aa"[:1]: 7.0, "".join("b "[:1]): (np.float64(5.0), None)},
    ):
        result = call([X], named, ARGS[2])
        assert repr(result) == SHOWN
    result["y"], result["z"][0] = None, None  # the caller's own
    assert repr(call(*ARGS)) == SHOWN


def test_keys_that_are_other_strings_of_the_same_text(make):
    call = make(NESTED, kernels.each(4))
    other = "".join(["long ", "key"])
    signature = Signature((SCALAR,), (SCALAR,), arguments=nesting_of([{"long key": 0}]))
    assert make(signature, kernels.each(1))({other: X}) == 1.0
    assert call(*ARGS)["x"] == 9.0


def with_second(named):
    return [X], named, ARGS[2]


B = np.float64(5.0), None
UNFIT = {
    "a tuple": ((X,), *ARGS[1:]),
    "too long": ([X, X], *ARGS[1:]),
    "empty": ([], *ARGS[1:]),
    "a class of lists": (List([X]), *ARGS[1:]),
    "an array": (X, *ARGS[1:]),
    "None": (None, *ARGS[1:]),
    "a list for an array": (*ARGS[:2], [X]),
    "too few": ARGS[:2],
    "too many": (*ARGS, X),
    "a missing key": with_second({"a": 7.0}),
    "a further key": with_second({"a": 7.0, "b": B, "c": 1.0}),
    "another key": with_second({"a": 7.0, "c": B}),
    "no None": with_second({"a": 7.0, "b": (B[0], ())}),
    "a list for a tuple": with_second({"a": 7.0, "b": [*B]}),
    "a named tuple": with_second({"a": 7.0, "b": Pair(*B)}),
    "a class of tuples": with_second({"a": 7.0, "b": Tuple(B)}),
    "a float for a NumPy one": with_second({"a": 7.0, "b": (5.0, None)}),
    "another NumPy number": with_second({"a": 7.0, "b": (np.float32(5.0), None)}),
    "an int": with_second({"a": 7, "b": B}),
    "a NumPy number for a float": with_second({"a": B[0], "b": B}),
    "a class of strings": with_second({Text("a"): 7.0, "b": B}),
    "a number as key": with_second({1: 7.0, "b": B}),
    "an ordered dict": with_second(collections.OrderedDict(ARGS[1])),
    "a default dict": with_second(collections.defaultdict(float, ARGS[1])),
    "a class of dicts": with_second(Dict(ARGS[1])),
}


@pytest.mark.parametrize("case", UNFIT)
def test_other_containers_go_to_the_slow_path(make, case):
    args = UNFIT[case]
    name, got, named = make(NESTED, kernels.each(4))(*args)
    assert (name, named) == ("slow", {})
    assert len(got) == len(args)
    assert all(a is b for a, b in zip(got, args, strict=True))


def test_keys_that_run_code_are_not_compared(make):
    class Key:
        def __hash__(self):
            return hash("a")

        def __eq__(self, other):
            raise AssertionError("compared")

    assert make(NESTED, kernels.each(4))(*with_second({Key(): 7.0, "b": B}))[0] == "slow"


@pytest.mark.parametrize("kind", [Pair, Sides])
def test_named_tuples(make, kind):
    nesting = nesting_of([kind(0, [kind(1, 2)])])
    call = make(Signature((SCALAR,) * 3, (SCALAR,) * 3, arguments=nesting, result=nesting), EACH)
    given = kind(X, [kind(np.array(2.0), np.array(3.0))])
    for _ in range(3):
        result = call(given)
        assert (type(result), type(result[1][0])) == (kind, kind)
        assert (result.x, result.y[0].x, result.y[0].y) == (1.0, 2.0, 3.0)
    for other in [
        (X, given.y),
        Tuple([X, given.y]),
        Tuple(given[:2]),
    ]:
        assert call(other)[0] == "slow"


class Many(collections.namedtuple("Many", "x y")):
    __slots__ = ()

    def __new__(cls, x, y=None):
        return super().__new__(cls, x, y or {})


class Filled(Pair):
    def __init__(self, x, y):
        self.sum = x + y


class Changed(tuple):
    __slots__ = ()


@pytest.mark.parametrize("x", [Many(0), Filled(0, 1), Changed([0])])
def test_containers_made_by_further_code_go_elsewhere(x):
    assert nesting_of([x]) is None


STATICS = {
    "an int": (3, [int("3")], [True, 3.0, np.int64(3), 4, -3, 3 + 2**64, None, X]),
    "a large int": (2**70, [], [2**70 + 1, 0, -1]),
    "a float": (0.5, [float("0.5")], [1, 0.25, np.float64(0.5), "0.5"]),
    "a string": ("mode é", ["".join(["mode ", "é"])], ["mode", Text("mode é"), b"mode", None]),
    "an array function": (np.sin, [], [np.cos, "sin", None]),
    "True": (True, [], [1, False, np.True_]),
    "None": (None, [], [0, (), False, X]),
}


@pytest.mark.parametrize("case", STATICS)
def test_static_objects(make, case):
    value, same, others = STATICS[case]
    nesting = nesting_of([[0], Static(value), 1], ("k",))
    call = make(Signature((SCALAR,) * 2, (SCALAR,) * 2, single=False, arguments=nesting), EACH2)
    for x in (value, *same):
        assert call([X], x, k=np.array(2.0)) == (1.0, 2.0)
    for x in others:
        assert call([X], x, k=X) == ("slow", ([X], x), {"k": X})


def test_static_objects_run_no_code(make):
    class Equal:
        def __eq__(self, other):
            raise AssertionError("compared")

        __hash__ = None

    value = Equal()
    nesting = nesting_of([Static(value), 0])
    call = make(Signature((SCALAR,), (SCALAR,), arguments=nesting), kernels.each(1))
    assert call(value, X) == 1.0
    assert call(Equal(), X)[0] == "slow"


def test_keywords(make):
    nesting = nesting_of([2, 1, 0], ("x", "y"))
    signature = Signature((SCALAR,) * 3, (SCALAR,) * 3, single=False, arguments=nesting)
    call = make(signature, kernels.each(3))
    a, b, c = np.array(2.0), np.array(3.0), np.array(4.0)
    assert call(c, x=b, y=a) == (2.0, 3.0, 4.0)
    assert call(c, y=a, x=b) == (2.0, 3.0, 4.0)
    assert call(c, **{"xyz"[:1]: b, "y": a}) == (2.0, 3.0, 4.0)
    for args, named in [
        ((c, b), {"y": a}), ((c, b, a), {}), ((c,), {"x": b}), ((), {"x": b, "y": a}),
        ((c,), {"x": b, "z": a}), ((c,), {"x": b, "y": a, "z": a}), ((c, b), {"x": b, "y": a}),
    ]:  # fmt: skip
        assert call(*args, **named) == ("slow", args, named)


@pytest.mark.parametrize(
    "kind", [np.float64, np.float32, np.int8, np.uint64, np.bool_, np.complex64]
)
def test_numbers_of_numpy(make, kind):
    dtype = np.dtype(kind)
    signature = Signature((Operand(dtype, number=kind),), (Operand(dtype),))
    call = make(signature, kernels.copy(dtype.itemsize))
    for value in (kind(0), kind(1), kind(100.5)):
        found = call(value)
        assert (type(found), found.dtype, found) == (np.ndarray, dtype, value)
    assert call(np.array(1, dtype))[0] == "slow"
    assert call(kind(1).item())[0] == "slow"


def test_numbers_of_numpy_have_the_dtype_of_the_operand():
    with pytest.raises(TypeError, match="a NumPy float32 does not go into float64"):
        Operand(F8, number=np.float32)


def test_leaves_are_as_many_as_operands():
    with pytest.raises(ValueError, match="2 operands for 1 leaves"):
        Signature((SCALAR,) * 2, (SCALAR,), arguments=nesting_of([[0]]))


def test_leaves_are_held_while_another_thread_takes_them_out(make):
    nesting = nesting_of([[0], {"y": 1}])
    signature = Signature((VECTOR, VECTOR), (VECTOR,), release_bytes=0, arguments=nesting)
    call = make(signature, kernels.ADD)
    first, second, done = [np.full(30_000, 1.0)], {"y": np.full(30_000, 1.0)}, []

    def put_others():
        while not done:
            for value in (2.0, 1.0):
                first[0] = second["y"] = np.full(30_000, value)

    thread = threading.Thread(target=put_others)
    thread.start()
    try:
        for _ in range(1000):
            total = call(first, second)
            assert total[0] in {2.0, 3.0, 4.0}
            assert (total == total[0]).all()
    finally:
        done.append(True)
        thread.join()


LEAKS = {
    "containers": ARGS,
    "keys in another order": with_second(dict(reversed(ARGS[1].items()))),
    "other containers": UNFIT["a tuple"],
    "another number": UNFIT["an int"],
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("case", LEAKS)
def test_nothing_leaks(make, case, resident):
    args = LEAKS[case]
    call = make(NESTED, kernels.each(4), lambda *args: None)
    watched = [*args, X, F8, None, call, *NESTED.result.containers[0].keys]
    call(*args)
    gc.collect()  # what other tests left has references to None
    before, sizes = [sys.getrefcount(o) for o in watched], []
    for _ in range(4):
        for _ in range(50_000 if type(call) is type(len) else 3000):
            call(*args)
        gc.collect()
        sizes.append(resident())
    after = [sys.getrefcount(o) for o in watched]
    assert max(abs(a - b) for a, b in zip(after, before, strict=True)) < 100  # a leak: thousands
    assert min(np.diff(sizes)) < 1500


def test_named_tuples_and_static_objects_leak_nothing(make, resident):
    nesting = nesting_of([Pair(0, 1), Static(X)])
    result = nesting_of([Pair([0], (None, 1))])
    signature = Signature((SCALAR,) * 2, (SCALAR,) * 2, arguments=nesting, result=result)
    call = make(signature, EACH2)
    watched = [X, F8, None, Pair, call]
    call(Pair(X, X), X)
    gc.collect()
    before, sizes = [sys.getrefcount(o) for o in watched], []
    for _ in range(4):
        for _ in range(20_000 if type(call) is type(len) else 3000):
            call(Pair(X, X), X)
        gc.collect()
        sizes.append(resident())
    after = [sys.getrefcount(o) for o in watched]
    assert max(abs(a - b) for a, b in zip(after, before, strict=True)) < 100  # a leak: thousands
    assert min(np.diff(sizes)) < 1500


def test_failures_while_making_outputs_leak_nothing(make):
    signature = Signature(
        (Operand(F8, (None, "n")),),
        (Operand(F8, (2,)), Operand(F8, ("n",) * 8)),
        arguments=nesting_of([[0]]),
        result=nesting_of([{"a": 0, "b": [1]}]),
    )
    call, x = make(signature, kernels.fail(0)), np.empty((0, 2**12))
    before = sys.getrefcount(x), sys.getrefcount(F8)
    for _ in range(300):
        with pytest.raises((MemoryError, ValueError)):
            call([x])
    assert sys.getrefcount(x) - before[0] <= 1
    assert sys.getrefcount(F8) - before[1] <= 3


def test_a_call_goes_with_its_last_reference(make):
    class Slow:
        pass

    path = Slow()
    path.call = make(NESTED, kernels.each(4), lambda *args, path=path: None)
    gone = weakref.ref(path)
    del path
    gc.collect()
    assert gone() is None


def test_without_the_lock_of_the_interpreter_containers_go_through_python(monkeypatch):
    monkeypatch.setattr(stub, "_HAS_GIL", False)
    code = load_cached(kernels.each(4), ["program"])
    assert type(compiled_call(NESTED, code, slow)) is PlainCall
    flat = Signature((SCALAR,), (SCALAR,))
    assert type(compiled_call(flat, load_cached(kernels.each(1), ["program"]), slow)) is type(len)
