"""NumPy arrays, lists, dictionaries and variables of the outside: functions that run more or less
often than they are traced cannot change them, and all others can."""

import collections
import functools
import os
import threading

import numpy as np
import pytest
from writing_functions import CALLS, WRITES, X

import tenferro as te
from tenferro.transforms.tracing.read_only import hold, release

REPEATED = [
    *("jit", "trace", "cond", "cond, not taken", "switch", "scan", "fori_loop", "while_loop"),
    *("condition", "map", "map in batches", "vmap", "fixed_point"),
]
AS_OFTEN = [
    *("checkpoint", "grad", "value_and_grad", "jvp", "vjp", "jacfwd", "jacrev", "hessian", "hvp"),
    *("linearize", "jet", "custom_jvp"),
]


def solved(g, x):
    return te.integrate.solve_ivp(lambda t, y: g(y), (0, 0.1), x, "RK4", first_step=0.1).y


ONCE = {name: CALLS[name] for name in REPEATED} | {"solve_ivp": solved}
GLOBAL = np.zeros(3)
SHARED = [np.zeros(3)]
TOTAL = 0


class Model:
    shared = np.zeros(3)

    def __init__(self):
        self.counts = np.zeros(3)
        self.parts = {"a": [np.zeros(3)]}

    @property
    def first(self):
        return self.counts

    def step(self, x):
        self.counts[0] += 1.0
        return x

    def inner(self, x):
        return self.step(x)

    def __call__(self, x):
        self.first[0] += 1.0
        return x

    def in_parts(self, x):
        self.parts["a"][0][0] += 1.0
        return x

    def of_the_class(self, x):
        self.shared[0] += 1.0
        return x


def adds(counts, x):
    counts[0] += 1.0
    return x


def adds_to_global(x):
    return adds(GLOBAL, x)


def adds_to_default(x, counts=np.zeros(3)):  # noqa: B008
    return adds(counts, x)


def adds_to_keyword(x, *, counts=np.zeros(3)):  # noqa: B008
    return adds(counts, x)


def adds_to_closure():
    counts = np.zeros(3)
    return lambda x: adds(counts, x)


def adds_to_view():
    counts = np.zeros((3, 3))
    row = counts[1]
    return lambda x: adds(row, x + counts[0])


def decorated():
    @functools.wraps(adds_to_global)
    def wrapper(x):
        return adds_to_global(x)

    return functools.lru_cache(wrapper)


WAYS = {
    "global": adds_to_global,
    "default": adds_to_default,
    "keyword": adds_to_keyword,
    "closure": adds_to_closure(),
    "view": adds_to_view(),
    "inner function": lambda x: (lambda y: adds(GLOBAL, y))(x),
    "list": lambda x: adds(SHARED[0], x),
    "partial": functools.partial(adds, np.zeros(3)),
    "partial by name": functools.partial(lambda x, counts: adds(counts, x), counts=np.zeros(3)),
    "method": Model().step,
    "method of a method": Model().inner,
    "object": Model(),
    "container of an object": Model().in_parts,
    "class": Model().of_the_class,
    "jit": te.jit(adds_to_global),
    "vmap": te.vmap(adds_to_global),
    "grad": lambda x: x * te.grad(lambda y: adds(GLOBAL, y))(1.0),
}
REFUSED = "where the NumPy array x = .* was made outside of the function that is being traced"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("call", ["jit", "cond, not taken", "scan"])
def test_writes_to_arrays_are_refused_by_whatever_name_they_are_read(call, way):
    with pytest.raises(ValueError, match=REFUSED):
        ONCE[call](WAYS[way], X)
    for counts in (GLOBAL, SHARED[0], Model.shared):
        assert counts.flags.writeable
        assert not counts.any()


def array_writes():
    """All ways to write that take numbers, and that NumPy refuses for arrays that are read-only."""
    return [name for name in WRITES if name not in ("traced value", "at")]


@pytest.mark.sampled(9)
@pytest.mark.parametrize("write", array_writes())
@pytest.mark.parametrize("call", ONCE)
def test_all_ways_to_write_are_refused(call, write):
    y = X.copy()

    def g(x):
        WRITES[write](y, x)
        return x * 1.0

    for f in (ONCE[call], lambda g, x: te.jit(lambda x: ONCE[call](g, x))(x)):
        with pytest.raises(ValueError, match=REFUSED.replace(".*", r"y \(\(3,\) float64\)")):
            f(g, X)
    assert (y == X).all()
    assert y.flags.writeable


@pytest.mark.parametrize("call", ONCE)
def test_writes_that_numpy_does_not_refuse_are_noticed(call):
    y = X.copy()

    def g(x):
        np.add.at(y, [0, 0], 1.0)
        return x * 1.0

    with pytest.raises(ValueError, match="y, a ndarray of the outside, was changed"):
        ONCE[call](g, X)


def rebinds():
    n = 0

    def change():
        nonlocal n
        n += 1

    return change


def rebinds_global():
    global TOTAL
    TOTAL += 1


def changes(x, change):
    return lambda: change(x)


CHANGES = {
    "append": changes([], lambda x: x.append(1)),
    "extend": changes([], lambda x: x.extend("a")),
    "element": changes([1], lambda x: x.__setitem__(0, object())),
    "swap": changes([0, 1], lambda x: x.reverse()),
    "pop": changes(list(range(99)), lambda x: x.pop()),
    "nested list": changes([[]], lambda x: x[0].append(1)),
    "counter in a list": changes([0], lambda x: x.__setitem__(0, x[0] + 1)),
    "value": changes({"n": 0}, lambda x: x.update(n=x["n"] + 1)),
    "key": changes(dict.fromkeys(range(99), 0), lambda x: x.popitem()),
    "Counter": changes(collections.Counter(), lambda x: x.update("a")),
    "deque": changes(collections.deque(range(99)), lambda x: x.rotate()),
    "set": changes(set(range(99)), lambda x: x.pop()),
    "nonlocal": rebinds(),
    "global": rebinds_global,
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("call", ONCE)
def test_changed_containers_and_variables_are_refused(call, change):
    def g(x):
        CHANGES[change]()
        return x * 1.0

    with pytest.raises(ValueError, match=r"of the outside, was changed while .* Return the new"):
        ONCE[call](g, X)


@pytest.mark.parametrize("call", AS_OFTEN)
def test_functions_that_are_called_as_often_as_in_python_may_write(call):
    counts, calls, total = np.zeros(3), [], {"n": 0}

    def g(x):
        counts[0] += 1.0
        calls.append("g")
        total["n"] += 1
        return x * 2.0

    CALLS[call](g, X)
    assert (counts[0], calls, total["n"]) == (1.0, ["g"], 1)


def remembers():
    known, done = {}, set()
    powers = None

    @functools.lru_cache
    def weights(n):
        return np.arange(n) + 1.0

    def g(x):
        nonlocal powers
        if powers is None:
            powers = np.arange(3.0)
        if "ones" not in known:
            known["ones"] = np.ones(3)
        done.add("g")
        return x * weights(3) * known["ones"] + powers

    return g


def uses_its_own(x):
    parts, counts, names = [], np.zeros(2), {"n": 0}

    def add(y):
        parts.append(y)
        counts[0] += 1.0
        names["n"] += 1

    for i in range(3):
        te.jit(add)(x[i])
        add(te.grad(lambda y: y * y)(x[i]))
    assert (len(parts), *counts, names["n"]) == (6, 6.0, 0.0, 6)
    return sum(parts) * x


@pytest.mark.sampled(3, "make", "call")
@pytest.mark.parametrize("make", [remembers, lambda: uses_its_own])
@pytest.mark.parametrize("call", ONCE)
def test_what_is_remembered_or_made_inside_may_change(call, make):
    ONCE[call](lambda x: make()(x) * 0.1, X)
    once = make()
    for _ in range(2):
        ONCE[call](lambda x: once(x) * 0.1, X)


def test_names_of_arrays_in_messages_are_those_of_the_line_that_writes():
    counts, weights = np.zeros(3), np.ones(3)

    def g(x):
        np.fill_diagonal(counts.reshape(3, 1)[:1], 1.0)
        return x * weights

    with pytest.raises(ValueError, match=r"^jit\(g\): .* x = counts \(\(3,\) float64\) was"):
        te.jit(g)(X)


def test_writes_by_code_whose_source_is_not_known_are_refused_too():
    names = {"np": np, "outer": np.zeros(2)}
    source = "def f(x):\n    inner = np.ones(2)\n    outer[:] = inner\n    return x"
    exec(compile(source, "<nowhere>", "exec"), names)
    with pytest.raises(ValueError, match=r"outer .* was made outside of the function"):
        te.jit(names["f"])(X)


def test_arrays_that_were_read_only_before_raise_the_error_of_numpy():
    fixed, other = np.ones(3), np.ones(3)
    fixed.flags.writeable = False

    def g(x):
        fixed[0] = other[0]
        return x

    for f in (te.jit(g), lambda x: te.cond(True, g, g, x)):
        with pytest.raises(ValueError, match=r"^assignment destination is read-only$"):
            f(X)


def test_elements_of_containers_are_named_as_in_the_line():
    def g(x):
        for part in SHARED:
            part[0] += 1.0
        return x

    with pytest.raises(ValueError, match=r"x = part \(\(3,\) float64\) was made outside"):
        te.jit(g)(X)


def test_arrays_are_as_before_whatever_happened():
    base = np.zeros((4, 4))
    arrays = {"base": base, "row": base[1], "part": base[1][1:], "fixed": np.ones(3)}
    arrays["fixed"].flags.writeable = False
    of_another = np.from_dlpack(np.arange(3.0))

    def g(x, error=None):
        read = sum(a.sum() for a in (base, *arrays.values(), of_another))
        nested = te.scan(lambda c, y: (c + y * arrays["row"][0] + base[0, 0], None), read, x)[0]
        assert not (base.flags.writeable or arrays["row"].flags.writeable)
        if error:
            raise error
        return x * nested

    te.jit(g)(X)
    with pytest.raises(KeyError):
        te.jit(functools.partial(g, error=KeyError("x")))(X)
    assert [x.flags.writeable for x in (*arrays.values(), of_another)] == [*[True] * 3, False, True]


def test_threads_that_trace_functions_of_the_same_arrays():
    base = np.zeros((4, 4))
    row = base[1]
    first_is_inside, second_is_done, errors = threading.Event(), threading.Event(), []

    def outer(x):
        first_is_inside.set()
        second_is_done.wait(20)
        base[0, 0] = 1.0
        return x * base.sum()

    def traced():
        try:
            te.jit(outer)(X)
        except ValueError as error:
            errors.append(str(error))

    thread = threading.Thread(target=traced)
    thread.start()
    first_is_inside.wait(20)
    te.jit(lambda x: x * base[0, 0] * row[0])(X)
    assert not row.flags.writeable, "its memory is that of an array that the other thread reads"
    second_is_done.set()
    thread.join()
    assert len(errors) == 1
    assert "made outside" in errors[0]
    assert base.flags.writeable
    assert row.flags.writeable


@pytest.mark.skipif(not hasattr(os, "fork"), reason="requires fork")
def test_a_forked_process_may_write_to_what_other_threads_read():
    x = np.zeros(3)
    kept = hold([x])
    try:
        process = os.fork()
        if not process:
            os._exit(0 if x.flags.writeable and not release(kept) else 1)
        assert os.waitpid(process, 0)[1] == 0
        assert not x.flags.writeable
    finally:
        release(kept)
    assert x.flags.writeable


def test_the_search_is_bounded():
    many = [np.zeros(1) for _ in range(10_000)]
    assert te.jit(lambda x: x * len(many))(1.0) == 10_000


def test_associative_functions_do_not_write():
    """They run about 2 log₂ n times for n elements."""
    counts, calls = np.zeros(3), []

    def writes(a, b):
        counts[0] += 1.0
        return a + b

    def appends(a, b):
        calls.append(1)
        return a + b

    for f, message in ((writes, "x = counts"), (appends, "calls, a list of the outside")):
        with pytest.raises(ValueError, match=f"associative_scan: .*{message}"):
            te.associative_scan(f, X)
