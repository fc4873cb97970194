"""Indices out of bounds: an error in every engine and transform, or what a mode says."""

import json

import numpy as np
import pytest

import tenferro as te

ENGINES = ("numpy", "native")
X = np.arange(12.0).reshape(4, 3)
READS = {
    "x[i]": (
        lambda x, i: x[i],
        [1, 4],
        "x[index]: index 4 is out of bounds for axis 0 with size 4",
    ),
    "x[i] below": (lambda x, i: x[i], [-5, 0], "x[index]: index -5 is out of bounds for axis 0"),
    "x[:, i]": (lambda x, i: x[:, i], [0, 3], "index 3 is out of bounds for axis 1 with size 3"),
    "x[i, j]": (lambda x, i: x[1, i], [0, -4], "index -4 is out of bounds for axis 1 with size 3"),
    "take": (lambda x, i: np.take(x, i, 1), [[3]], "take: index 3 is out of bounds for axis 1"),
    "take flat": (lambda x, i: np.take(x, i), [12], "take: index 12 is out of bounds for axis 0"),
    "take_along_axis": (
        lambda x, i: np.take_along_axis(x, i, 1),
        [[0, 1], [2, 1], [3, 0], [0, 0]],
        "take_along_axis: index 3 is out of bounds for axis 1 with size 3",
    ),
    "embedding": (lambda x, i: te.nn.embedding(i, x), [7], "take: index 7 .* axis 0 with size 4"),
    "choose": (lambda x, i: np.choose(i, [x[0], x[1]]), [0, 2, 1], "choose: index 2 is out of"),
}
WRITES = {
    "set": lambda x, i: x.at[i].set(1.0),
    "add": lambda x, i: x.at[i].add(x[0]),
    "multiply": lambda x, i: x.at[i].multiply(2.0),
    "power": lambda x, i: x.at[i].power(2.0),
    "min": lambda x, i: x.at[:, i].min(0.5),
    "item": lambda x, i: _assigned(x, i),
    "put_along_axis": lambda x, i: _put_along(x, i),
    "put": lambda x, i: _put(x, i),
}


def _assigned(x, i):
    y = x * 1.0
    y[i] = 2.0
    return y


def _put_along(x, i):
    y = x * 1.0
    np.put_along_axis(y, i[None], 2.0, axis=0)
    return y


def _put(x, i):
    y = x * 1.0
    np.put(y, i * 3, 2.0)
    return y


def error_of(function, *args):
    with pytest.raises(IndexError) as caught:
        function(*args)
    return str(caught.value)


def same_error(function, *args):
    """The one message that all engines give."""
    numpy, native = (error_of(te.jit(function, engine=e), *args) for e in ENGINES)
    assert numpy == native
    return numpy


@pytest.mark.parametrize("name", READS)
def test_reading(name):
    function, bad, message = READS[name]
    bad = np.array(bad)
    found = same_error(function, X, bad)
    assert found == error_of(function, te.tensor(X), te.tensor(bad))
    with pytest.raises(IndexError, match=message.replace("[", r"\[").replace("]", r"\]")):
        te.jit(function)(X, bad)


@pytest.mark.parametrize("name", READS)
def test_reading_inside_a_gradient(name):
    """The value is not needed there, its positions are."""
    function, bad, _ = READS[name]
    bad = np.array(bad)

    def derivative(x, i):
        return te.grad(lambda x: (function(x, i) * 2.0).sum())(x)

    assert same_error(derivative, X, bad) == same_error(function, X, bad)
    assert error_of(derivative, X, bad) == error_of(te.jit(derivative), X, bad)
    value = te.value_and_grad(lambda x, i: (function(x, i) ** 2).sum())
    assert error_of(value, X, bad) == error_of(te.jit(function), X, bad)


@pytest.mark.sampled(3, "name", "bad")
@pytest.mark.parametrize("name", WRITES)
@pytest.mark.parametrize("bad", [[0, 1, 4], [0, -5, 2]])
def test_writing(name, bad):
    function, bad = WRITES[name], np.array(bad)
    found = same_error(function, X, bad)
    assert "is out of bounds for axis" in found

    def derivative(x, i):
        return te.grad(lambda x: function(x, i).sum())(x)

    assert same_error(derivative, X, bad) == found


@pytest.mark.sampled(6)
@pytest.mark.parametrize("shape", [(), (5,), (2, 3)])
@pytest.mark.parametrize("dtype", ["int8", "int32", "int64"])
@pytest.mark.parametrize("engine", ENGINES)
def test_negative_indices_as_numpy(shape, dtype, engine):
    rng = np.random.default_rng(3)
    read = te.jit(lambda x, i, j: (x[i], x[:, j], x[i, ..., j], np.take(x, i, 0)), engine=engine)
    written = te.jit(lambda x, i, j: x.at[i, j].set(-1.0), engine=engine)
    for _ in range(10):
        i, j = (rng.integers(-n, n, shape).astype(dtype) for n in X.shape)
        for got, want in zip(read(X, i, j), (X[i], X[:, j], X[i, ..., j], X[i]), strict=True):
            np.testing.assert_array_equal(got, want)
        want = X.copy()
        want[i, j] = -1.0
        np.testing.assert_array_equal(written(X, i, j), want)


INDEX = np.array([-1, 0, 5, -9, 2])
INSIDE = {"clip": [3, 0, 3, 0, 2], "wrap": [3, 0, 1, 3, 2]}
V = np.array([10.0, 20.0, 30.0, 40.0])


@pytest.mark.sampled(3, "known", "engine")
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("engine", [*ENGINES, "eager"])
def test_modes_of_reading(engine, known):
    def run(mode):
        def function(v, i=INDEX):
            return (
                te.tensor(v).at[i].get(mode=mode) if engine == "eager" else v.at[i].get(mode=mode)
            )

        if engine == "eager":
            return np.asarray(function(V, INDEX))
        return te.jit(function, engine=engine)(*([V] if known else [V, INDEX]))

    for mode, places in INSIDE.items():
        np.testing.assert_array_equal(run(mode), V[places])
    np.testing.assert_array_equal(run("drop"), [40.0, 10.0, 0.0, 0.0, 30.0])


@pytest.mark.sampled(3, "known", "engine")
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("engine", ENGINES)
def test_modes_of_writing(engine, known):
    def run(method, mode):
        def function(v, i=INDEX):
            return getattr(v.at[i], method)(1.0, mode=mode)

        return te.jit(function, engine=engine)(*([V] if known else [V, INDEX]))

    for mode, places in INSIDE.items():
        want = V.copy()
        np.add.at(want, places, 1.0)
        np.testing.assert_array_equal(run("add", mode), want)
        want = V.copy()
        want[places] = 1.0
        np.testing.assert_array_equal(run("set", mode), want)
    np.testing.assert_array_equal(run("add", "drop"), [11.0, 20.0, 31.0, 41.0])
    np.testing.assert_array_equal(run("power", "drop"), V)


@pytest.mark.parametrize("engine", ENGINES)
def test_modes_of_take(engine):
    """Negative positions are clipped to 0, as in NumPy."""

    def run(mode, i=INDEX):
        return te.jit(lambda v, i: te.numpy.take(v, i, mode=mode), engine=engine)(V, i)

    for mode in ("clip", "wrap"):
        np.testing.assert_array_equal(run(mode), np.take(V, INDEX, mode=mode))
    np.testing.assert_array_equal(run("drop"), [40.0, 10.0, 0.0, 0.0, 30.0])
    np.testing.assert_array_equal(run("promise", np.array([3, 1])), [40.0, 20.0])


def test_known_integers_have_modes_too():
    assert te.tensor(V).at[7].get(mode="clip").tolist() == 40.0
    assert te.tensor(X).at[7, :, None].set(0.0, mode="drop").tolist() == X.tolist()
    assert te.tensor(X).at[1, 5].get(mode="wrap").tolist() == X[1, 2]
    with pytest.raises(IndexError, match="index 7 is out of bounds for axis 0 with size 4"):
        te.tensor(V).at[7].set(0.0)


@pytest.mark.parametrize(
    "use",
    [
        lambda v: v.at[0].get(mode="fill"),
        lambda v: v.at[0].set(1.0, mode="fill"),
        lambda v: v.at[v > 1].set(1.0, mode="fill"),
        lambda v: te.numpy.take(v, 0, mode="fill"),
        lambda v: te.numpy.take_along_axis(v, [0], mode="fill"),
    ],
)
def test_unknown_modes_are_refused(use):
    for function in (use, te.jit(use)):
        with pytest.raises(ValueError, match=r"mode is 'fill', expected one of \('raise', 'clip'"):
            function(te.tensor(V) if function is use else V)


def summed(v, n):
    return te.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] + v[c[0]]), (0, 0.0))[1]


def scanned(v, i):
    return te.scan(lambda c, j: (c + v[j], 2.0 * v[j]), 0.0, i)


def chosen(v, i):
    return te.cond(i < 4, lambda: v[i], lambda: -v[i - 4])


def nested(v, n):
    return te.cond(n > 0, lambda: scanned(v, te.numpy.arange(3) + n)[0], lambda: summed(v, -n))


BODIES = {
    "while_loop": (summed, 4, 5, 4),
    "while_loop without end": (summed, 0, 2**62, 4),
    "scan": (scanned, np.array([0, -4, 3]), np.array([0, 4, 1, 9]), 4),
    "cond": (chosen, 7, 8, 4),
    "cond, the other": (chosen, -1, -5, -5),
    "a scan in a branch": (nested, 1, 2, 4),
    "a while_loop in a branch": (nested, -4, -5, 4),
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("differentiated", [False, True])
def test_inside_loops_and_branches(name, differentiated):
    function, good, bad, index = BODIES[name]

    def value(v, i):
        found = function(v, i)
        return found[0] + found[1].sum() if isinstance(found, tuple) else found

    def slope(v, i):
        return te.grad(lambda v: value(v, i) * 2.0)(v)

    use = slope if differentiated else value
    numpy, native = (te.jit(use, engine=e)(V, good) for e in ENGINES)
    np.testing.assert_array_equal(numpy, native)
    assert (
        same_error(use, V, bad)
        == f"x[index]: index {index} is out of bounds for axis 0 with size 4"
    )
    assert te.trace(use)(V, good).steps.numpy == ()


def test_the_condition_of_a_loop():
    def count(v, n):
        return te.while_loop(lambda k: v[k] < n, lambda k: k + 1, 0)

    for engine in ENGINES:
        assert te.jit(count, engine=engine)(V, 25.0) == 2
    assert "index 4 is out of bounds" in same_error(count, V, 99.0)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("function", [summed, chosen, nested])
def test_batches_of_loops_and_branches(function, engine):
    """What an element of the batch does not compute may be out of bounds."""
    batch = te.jit(te.vmap(function, in_axes=(None, 0)), engine=engine)
    good = {summed: [0, 4, 2], chosen: [7, 0, 3, -1], nested: [1, -4, 0, -1]}[function]
    want = [te.jit(function)(V, i) for i in good]
    np.testing.assert_array_equal(batch(V, np.array(good)), want)
    with pytest.raises(IndexError, match="index 4 is out of bounds for axis 0 with size 4"):
        batch(V, np.array([*good, {summed: 5, chosen: 8, nested: 2}[function]]))


@pytest.mark.parametrize("engine", ENGINES)
def test_every_way_to_call_a_program(engine):
    function = te.jit(lambda v, i: (v[i], v * 2.0), engine=engine)
    for _ in range(40):
        y, twice = function(V, 1)
        assert (y, twice.tolist()) == (20.0, (2 * V).tolist())
        with pytest.raises(IndexError, match="index 4 is"):
            function(V, 4)
    i = np.arange(8)[::3]  # goes through the slow path
    function = te.jit(lambda v, i: v[i], engine=engine)
    for _ in range(3):
        assert function(np.repeat(V, 3)[::3], i[:2]).tolist() == [10.0, 40.0]
        with pytest.raises(IndexError, match="index 6 is"):
            function(V, i)
    assert function(V[:0], np.zeros(0, int)).tolist() == []


def test_the_first_check_that_fails_is_named():
    def function(v, i, j):
        return v[i] + te.numpy.take(v, j)

    assert "x[index]: index 9" in same_error(function, V, np.array([9, 1]), np.array([1, 8]))
    assert "take: index 8" in same_error(function, V, np.array([0, 1]), np.array([1, 8]))


@pytest.mark.parametrize("engine", ENGINES)
def test_named_sizes(engine):
    function = te.jit(lambda v, i: v[i] + v[-1], shapes=("n", "m"), engine=engine)
    for n in (3, 5):
        assert function(V[:n], np.array([n - 1 if n < 5 else 3, -n if n < 5 else 0])).size == 2
        with pytest.raises(IndexError, match=f"index {n} is out of bounds for axis 0 with size"):
            function(V[:n], np.array([0, n]))


def test_unravelling():
    assert same_error(lambda i: np.unravel_index(i, (2, 3))[0], np.array([5, 6])) == (
        "unravel_index: index 6 is out of bounds for an array with size 6"
    )
    for e in ENGINES:
        with pytest.raises(ValueError, match=r"ravel_multi_index: index -1 .* axis 1 with size 3"):
            te.jit(lambda i: np.ravel_multi_index((i, -i), (2, 3)), engine=e)(np.array([0, 1]))


@pytest.mark.parametrize("engine", ENGINES)
def test_promises_of_a_file_are_checked(tmp_path, engine):
    """Also those that were kept when the program was made."""
    path = tmp_path / "program.json"
    program = te.trace(lambda v, i: te.numpy.take(v, i, mode="promise"))(V, np.array([0, 1]))
    program.save(path)
    loaded = te.Program.load(path, engine)
    assert loaded(V, np.array([3, 0])).tolist() == [40.0, 10.0]
    for bad in (4, -1):
        with pytest.raises(IndexError, match=f"gather: index {bad} is out of bounds for axis 0"):
            loaded(V, np.array([0, bad]))
    data = json.loads(path.read_text())
    assert [name for name, *_ in data["operations"]] == ["gather"]


def test_what_is_checked_is_checked_once():
    program = te.trace(lambda x, i: te.grad(lambda x: (x[i] ** 2 * x[i]).sum())(x))(X, INDEX)
    assert str(program).count("bounded_index") == 1


def test_a_result_that_nobody_reads_is_not_computed():
    assert te.jit(lambda v, i: (v[i], v)[1])(V, 9).tolist() == V.tolist()
