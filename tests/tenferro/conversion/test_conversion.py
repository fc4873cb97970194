"""What adopted functions do where Python's statements depend on traced values."""

import linecache
import traceback

import numpy as np
import pytest

import tenferro as te
from tenferro.conversion.running import loops

X = np.linspace(-1.0, 2.0, 7)


def _operations(f, *args):
    return len(te.trace(f)(*args))


@pytest.mark.parametrize(("size", "is_loop"), [(8, False), (5000, True)])
def test_a_loop_that_writes_to_a_large_array_is_not_written_out(size, is_loop):
    @te.adopt
    def f(x):
        for i in range(3):
            x[i] = x[i + 1] + x[2 * i]
        return x

    x = np.arange(size) * 0.5
    assert ("scan" in str(te.trace(f)(x))) is is_loop
    np.testing.assert_array_equal(te.jit(f)(x), [0.5, 2.0, 3.5, *x[3:]])


def test_a_long_loop_is_one_operation_and_a_short_one_is_written_out():
    @te.adopt
    def f(x, n):
        for i in range(n):
            x = np.sin(x) + i
        return x

    assert "scan" in str(te.trace(lambda x: f(x, 1000))(X))
    assert _operations(lambda x: f(x, 1000), X) < 10
    assert "scan" not in str(te.trace(lambda x: f(x, 4))(X))


def test_loops_of_loops_have_operations_of_the_source():
    @te.adopt
    def f(a):
        for i in range(a.shape[0]):
            for j in range(i):
                for k in range(j):
                    a[i, j] -= a[i, k] * a[j, k]
        return a

    assert _operations(f, np.eye(200)) == _operations(f, np.eye(20)) < 10


def test_loops_of_numbers_remain_loops_of_python():
    steps = set()

    @te.adopt
    def f(x):
        n = 0
        for i in range(1000):
            n += i % 3
            steps.add(i)
        return x * np.ones(n % 10)

    assert te.jit(f)(2.0).shape == (9,)
    assert len(steps) == 1000


def test_whole_numbers_that_a_loop_counts_are_numbers_afterwards():
    @te.adopt
    def f(x):
        n, k = 3, 50
        for _ in range(40):
            n += 2
            for _ in range(3):
                k -= 1
            x = np.tanh(x) * n
        return np.concatenate([x, np.zeros(n), np.zeros(-k)])

    assert te.jit(f)(X).shape == (7 + 83 + 70,)


def test_bounds_may_be_traced():
    @te.adopt
    def f(x, low, high):
        s = 0.0
        for i in range(low, high):
            s += x[i]
        for i in range(high - 1, low, -2):
            s += 10.0 * x[i]
        return s

    g = te.jit(f)
    for low, high in ((0, 7), (2, 5), (3, 3), (1, 6), (5, 2)):
        expected = X[low:high].sum() + 10 * sum(X[i] for i in range(high - 1, low, -2))
        assert np.isclose(g(X, low, high), expected)


def test_bounds_may_be_named_sizes():
    @te.adopt
    def f(x):
        s = 0.0
        for i in range(x.shape[0]):
            s = 0.5 * s + x[i]
        return s

    named = te.jit(f, shapes="n")
    assert named(X) == f(X)
    assert named(X[:5]) == f(X[:5])


def test_a_condition_is_computed_once():
    calls = {}

    @te.adopt
    def f(x):
        def test(v):
            calls[len(calls)] = v
            return v > 0

        y = 1.0 if test(x) else 2.0
        if test(x) and test(y):
            y = y * x
        return y

    assert te.jit(f)(3.0) == 3.0
    assert len(calls) == 3


def test_what_a_branch_computes_runs_only_where_it_is_taken():
    @te.adopt
    def f(x, i):
        y = 0.0
        if 0 <= i < 7 and x[i] > 0:
            y = x[i]
        z = x[i] if i < 7 else 5.0
        return y + z

    g = te.jit(f)
    assert [float(g(X, i)) for i in (6, 7, 20)] == [4.0, 5.0, 5.0]


@pytest.mark.parametrize("transform", [te.jit, te.grad, lambda f: te.jit(te.grad(f))])
def test_errors_of_branches_are_those_of_python(transform):
    @te.adopt
    def f(x):
        if x < 0:
            raise ArithmeticError(f"{1 + 1} is not allowed")
        assert x < 10, "too large"
        return np.sqrt(x)

    g = transform(f)
    assert np.isfinite(g(4.0))
    with pytest.raises(ArithmeticError, match="2 is not allowed"):
        g(-1.0)
    with pytest.raises(AssertionError, match="too large"):
        g(11.0)


@pytest.mark.parametrize("known", [None, 0, 3, X])
def test_operands_that_are_known_decide_conditions(known):
    """The branch that they exclude is not traced: it may use what is None."""

    @te.adopt
    def f(x, known):
        y = 0.0
        if x > 1 and known is not None and x:
            y = y + np.sum(known + 1.0)
        if not (x > 1 or known is None or x > 0):
            y = y + np.sum(known + 1.0) * 4.0
        return y

    for x in (2.0, 0.5, -1.0):
        expected = 0.0 if known is None or x <= 1 else np.sum(known + 1.0)
        expected += 0.0 if known is None or x > 0 else np.sum(known + 1.0) * 4.0
        assert float(te.jit(lambda x: f(x, known))(x)) == expected


@pytest.mark.parametrize("transform", [te.jit, te.grad, lambda f: te.jit(te.grad(f))])
def test_errors_of_loops_that_end_early_are_those_of_python(transform):
    @te.adopt
    def root(a):
        x, k = a, 1
        while True:
            if x < 0:
                raise ArithmeticError("no root of a negative number")
            old = x
            x = 0.5 * (x + a / x)
            if abs(x - old) <= 1e-10:
                break
            if k > 30:
                raise ValueError("no convergence")
            k = k + 1
        return x

    g = transform(root)
    np.testing.assert_allclose(g(4.0), 0.25 if transform is not te.jit else 2.0)
    for a, kind, text in ((-1.0, ArithmeticError, "no root"), (np.nan, ValueError, "no conv")):
        with pytest.raises(kind, match=text):
            g(a)


def _sampled(image, shifts):
    """Values of an image between its points, at shifted positions."""
    found = np.zeros_like(image)
    for i in range(image.shape[0]):
        for j in range(image.shape[1]):
            position = j + shifts[i, j]
            if position > 1e6:
                raise OverflowError("a shift is too long")
            left = int(np.floor(position))
            if 0 <= left < image.shape[1] - 1:
                part = position - left
                found[i, j] = (1 - part) * image[i, left] + part * image[i, left + 1]
    return np.sum(found**2)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("transform", [lambda f: f, lambda f: te.grad(f, argnums=(0, 1))])
def test_errors_in_the_steps_of_loops_do_not_make_them_loops_of_python(transform):
    rng = np.random.default_rng(0)
    arrays = rng.normal(size=(30, 40)), rng.uniform(-2.0, 2.0, (30, 40))
    f = transform(te.adopt(_sampled))
    program = te.trace(f)(*arrays)
    assert program.steps.numpy == ()
    for found, expected in zip(
        *(te.pytree.flatten(g(*arrays))[0] for g in (program, f)), strict=True
    ):
        np.testing.assert_allclose(found, expected, rtol=1e-12)
    for shift, kind in ((np.nan, ValueError), (2e6, OverflowError)):
        arrays[1][-1, -1] = shift
        with pytest.raises(kind):
            program(*arrays)


def test_names_that_a_path_does_not_bind_raise_when_it_is_taken():
    @te.adopt
    def f(x, n):
        if x > 0:
            y = x
        for i in range(n):
            z = i * x
        return y + z if n > -5 else 0.0

    g = te.jit(f)
    assert g(2.0, 3) == 6.0
    for args, name in (((-2.0, 3), "y"), ((2.0, 0), "z")):
        for h in (f, g):
            with pytest.raises(NameError, match=f"'{name}'"):
                h(*args)
    assert g(-2.0, -6) == 0.0


def _last_of_range(x, n):
    j = 5
    for j in range(n):
        x = x + j
    return x * j


def _bound_anew(x, n):
    t = x * 2
    for i in range(n):
        t = x * i
    return t


def _bound_anew_by_while(x, n):
    t, i = x * 2, 0
    while i < n and x[0] < 5.0:
        t = x * i
        i += 1
    return t + i


def _bound_anew_in_a_loop(x, n):
    t = 2.0
    for i in range(4):
        if x[1] < i:
            for k in range(n * (i - 2)):
                t = x[1] * k
        x = x + t
    return x, t


def _none_before(x, n):
    best = None
    for i in range(n + 1):
        best = x * i
    return best


@pytest.mark.sampled(4)
@pytest.mark.parametrize("unrolled", [loops.MOST_UNROLLED, 1])
@pytest.mark.parametrize(
    "f", [_last_of_range, _bound_anew, _bound_anew_by_while, _bound_anew_in_a_loop, _none_before]
)
def test_names_keep_what_they_were_where_a_loop_has_no_step(f, unrolled, monkeypatch):
    monkeypatch.setattr(loops, "MOST_UNROLLED", unrolled)
    g = te.jit(te.adopt(f))
    for n in range(3):
        for found, expected in zip(g(X, n), f(X, n), strict=True):
            np.testing.assert_allclose(found, expected)


def test_errors_in_the_body_of_a_loop_are_those_of_its_line():
    @te.adopt
    def f(x):
        for i in range(100):
            if x[0] > i:
                x = x + undefined  # noqa: F821
        return x

    with pytest.raises(NameError, match="undefined") as found:
        te.jit(f)(X)
    last = traceback.extract_tb(found.value.__traceback__)[-1]
    assert last.name == "f" and "x + undefined" in last.line
    assert found.value.__context__ is None


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("while x[0] < 9:\n        x = np.concatenate([x, x])", "x changes its shape"),
        ("m = 'a'\n    while x[0] < 9:\n        x = x + 1\n        m = m + 'b'", "m is 'a' before"),
        ("r = []\n    while x[0] < 9:\n        x = x + 1\n        r.append(x)", "list grows"),
        ("d = {}\n    while x[0] < 9:\n        x = x + 1\n        d[0] = x", "d .dict. changes"),
        (
            "if x[0] < 9:\n        m = 'a'\n    else:\n        m = 'b'\n    x = x if m else 1",
            "m is",
        ),
        ("r = []\n    if x[0] < 9:\n        r.append(x)", "a list grows in a branch"),
        ("y = x if x[0] < 9 else 1 * x\n    y[0] = 2.0", "Use a copy"),
    ],
)
def test_what_cannot_be_an_operation_says_why(source, what, tmp_path, monkeypatch):
    (tmp_path / "refused_program.py").write_text(
        f"import numpy as np\ndef f(x):\n    {source}\n    return x\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    f = te.adopt("refused_program").f
    with pytest.raises((TypeError, ValueError), match=what) as found:
        te.jit(f)(X)
    assert "refused_program.py" in str(found.value) or "conditional expression" in str(found.value)


def test_arrays_that_a_loop_writes_to_under_changing_names_are_not_read_silently():
    @te.adopt
    def f(x, rest):
        u, v = x, x * 2.0
        for _ in range(101):
            v[1:-1] = 0.5 * (u[:-2] + u[2:])
            u, v = v, u
        return u if rest is None else x

    te.jit(f, static_argnums=1)(X, None)
    with pytest.raises(ValueError, match="take a copy before the loop"):
        te.jit(f, static_argnums=1)(X, 1)


def test_loops_that_change_shapes_are_written_out_up_to_a_bound(monkeypatch):
    @te.adopt
    def f(x):
        for _ in range(30):
            x = np.concatenate([x, x[:1]]) * 1.5
        return x

    assert te.jit(f, engine="numpy")(X).shape == (37,)
    monkeypatch.setattr(loops, "WARNED", 20)
    with pytest.warns(RuntimeWarning, match=r"x changes its shape, from \(7,\) to") as issued:
        te.trace(f)(X)
    assert f"{__file__}:{f.__wrapped__.__code__.co_firstlineno + 2}" in str(issued[0].message)
    monkeypatch.setattr(loops, "REFUSED", 40)
    with (
        pytest.warns(RuntimeWarning, match="it is written out"),
        pytest.raises(TypeError, match="written out it has more than 40 operations"),
    ):
        te.trace(f)(X)


def test_transforms_of_adopted_functions():
    @te.adopt
    def f(x):
        s = 0.0
        while s < 10.0:
            s += x * x
            if s > 5.0:
                s = s * 1.5
        return s

    xs = np.array([0.7, 1.3, 2.9])
    expected = [f(x) for x in xs]
    np.testing.assert_allclose(te.vmap(f)(xs), expected)
    np.testing.assert_allclose(te.jit(te.vmap(f))(xs), expected)
    slopes = [te.grad(f)(x) for x in xs]
    np.testing.assert_allclose(te.vmap(te.grad(f))(xs), slopes)
    np.testing.assert_allclose([te.jvp(f, (x,), (1.0,))[1] for x in xs], slopes)
    te.check_grads(te.jit(f), (1.3,), order=2)


def test_classes_methods_and_super_are_converted():
    @te.adopt
    def f(x):
        class Base:
            def scaled(self, v):
                return 2.0 * v

        class Model(Base):
            def scaled(self, v):
                if v > 0:
                    return super().scaled(v)
                return -v

        return Model().scaled(x)

    assert te.jit(f)(3.0) == 6.0
    assert te.jit(f)(-3.0) == 3.0


def test_generators_and_functions_that_read_their_scope_run_as_they_are():
    @te.adopt
    def f(x):
        def squares():
            for v in x:
                yield v * v

        def names():
            y = 1
            if y:
                z = 2
            return sorted(locals())

        return sum(squares()), names()

    assert te.trace(lambda x: f(x)[0])(X).graph.outputs
    assert f(X)[1] == ["y", "z"]


def test_python_runs_as_before_on_numbers():
    @te.adopt
    def f(x):
        found, log = None, {}
        for word in ["a", "b", "c"]:
            for i in range(3):
                if word == "b" and i == 1:
                    found = word, i
                    break
                log[word] = i
            else:
                continue
            break
        else:
            found = "nothing"
        return found, log, [i for i in range(5) if i and not i % 2], 1 < x < 3 or "x"

    assert f(2) == (("b", 1), {"a": 2, "b": 0}, [2, 4], True)
    assert f(5)[3] == "x"


def test_branches_do_not_run_what_earlier_branches_computed():
    """Equal operations are one value of a trace, also those of two branches."""

    def f(x, i):
        a = te.cond(i < 3, lambda: x[i], lambda: 0.0)
        return a + te.cond(i < 3, lambda: x[i] * 2.0, lambda: 1.0)

    for engine in ("numpy", "native"):
        g = te.jit(f, engine=engine)
        assert [float(g(X[4:], i)) for i in (1, 7)] == [X[5] * 3.0, 1.0]


@pytest.fixture
def _every_loop_is_an_operation(monkeypatch):
    monkeypatch.setattr(loops, "MOST_UNROLLED", 1)


@pytest.mark.sampled(3, "source", "what")
@pytest.mark.usefixtures("_every_loop_is_an_operation")
@pytest.mark.parametrize(
    ("source", "kind", "what"),
    [
        ("s += np.max(x[:i])", ValueError, "zero-size array"),
        ("s += x[:i].argmin()", ValueError, "zero-size array"),
        ("s += np.sum(x[:i] * x[2 * i :])", ValueError, "have different lengths"),
        ("s += x[:i] @ x[:n]", ValueError, "have different lengths"),
        ("x[:i] = x[:n] * x[:n]", ValueError, "have different lengths"),
        ("s += x[i:][n]", IndexError, "out of bounds"),
        ("s += x[: i + 1][-n]", IndexError, "out of bounds"),
    ],
)
def test_slices_with_traced_bounds_raise_the_errors_of_python(source, kind, what, monkeypatch):
    f, _ = _written(
        f"def f(x, n):\n s = 0.0\n for i in range(len(x)):\n  {source}\n return s + x.sum()\n",
        monkeypatch,
    )
    assert _operations(f, X, 3) < 40
    with pytest.raises(kind, match=what):
        te.jit(f)(X, 3)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("s += np.sort(x[:i])[0]", "numpy.sort has no form for it"),
        ("s += list(x[:i])[0]", "iterated"),
        ("t = x[:i] * i", "t is not bound before the loop and a slice"),
        ("s += np.sum(x[:1] * np.zeros(i))", "traced"),
    ],
)
def test_what_slices_with_traced_bounds_cannot_do_is_written_out(source, what, monkeypatch):
    lines = (
        f"def f(x):\n s, t = 0.0, x\n for i in range(1, 200):\n  {source}\n return s + t.sum()\n"
    )
    if source.startswith("t"):
        lines = lines.replace("s, t = 0.0, x", "s = 0.0")
    f, original = _written(lines, monkeypatch)
    monkeypatch.setattr(loops, "WARNED", 20)
    with pytest.warns(RuntimeWarning, match=what):
        assert np.isclose(te.jit(f)(X), original(X))


def _written(source, monkeypatch):
    """A function of this source, adopted, and the original."""
    name = f"<function {len(source)}>"
    lines = source.splitlines(keepends=True)
    monkeypatch.setitem(linecache.cache, name, (len(source), None, lines, name))
    namespace = {"np": np}
    exec(compile(source, name, "exec"), namespace)
    return te.adopt(namespace["f"]), namespace["f"]


def test_views_of_new_arrays_are_written_to_and_read_in_loops():
    """A view that has forgotten its value follows an array that is traced in a loop only."""

    @te.adopt
    def f(x):
        whole = np.zeros(400)
        y, top = whole.reshape(20, 20), whole[:20]
        for i in range(20):
            for j in range(1, 20):
                y[i, j] = y[i, j - 1] + x[j % 7] + top[i] * 1e-3
        return y.sum() + top[3]

    assert np.isclose(te.jit(f)(X), f.__wrapped__(X))


@pytest.mark.parametrize(
    "changes",
    [
        "(a if x[i] > 0 else b).append(x[i])",
        "q = a if x[i] > 0 else b; q[0] += x[i]",
        "q = d if x[i] > 0 else {'k': 1.0, 'm': [2.0]}; q['k'] = x[i]",
        "q = d['m'] if x[i] > 0 else a; q += [1.0]",
        "q = b\n        if x[i] > 0:\n            q = a\n        q[0] = 2.0",
    ],
)
def test_a_list_that_a_traced_condition_chooses_is_not_changed(changes, monkeypatch):
    """The choice is another list, so that a change of it would be lost."""
    source = f"""def f(x):
    a, b, d = [1.0], [2.0], {{"k": 3.0, "m": [4.0]}}
    for i in range(12):
        {changes}
    return a, b, d
"""
    f, _ = _written(source, monkeypatch)
    with pytest.raises(
        TypeError, match="is changed, and a traced condition or a loop decides which one"
    ):
        te.jit(f)(X)


@pytest.mark.sampled(3, "last", "message")
@pytest.mark.parametrize(
    ("first", "step", "last", "message"),
    [
        ("q = b", "q['k'] += x[i]; q = a if x[i] > 0 else b", "", "another name|decides which one"),
        ("q = b", "q['k'] += x[i]; q = a", "", ""),
        (
            "q = a",
            "r = {'k': x[i]}; q['k'] += x[i]; p = q = r",
            "b = p",
            "",
        ),
        ("q = a", "r = {'k': x[i]}; p = q = r", "p['k'] = 1.0; b = q", "decides which one"),
        ("q = b", "q = a if x[i] > 0 else b", "q['k'] = 7.0", "decides which one"),
        ("q = a", "q['k'] += x[i]; q = {'k': 2.0 * q['k']}", "", "which also binds its name, q"),
        ("q = a; p = b", "p['k'] += x[i]; p, q = q, p", "", "which also binds its name"),
        ("p = c[0]", "c[0]['k'] += x[i]; c = [c[0]]", "a = p", ""),
        ("q = a if x[0] > 0 else b", "q['k'] += x[i]; q = {'k': x[i]}", "", "decides which one"),
        (
            "t = (a, b)",
            "t[0]['k'] += x[i]; t = (b, a) if x[i] > 0 else (a, b)",
            "",
            "decides which",
        ),
    ],
)
def test_changes_of_lists_that_steps_bind_anew_are_seen_or_raise(
    first, step, last, message, monkeypatch
):
    """In each step, a name that is bound anew denotes another list than in Python."""
    source = f"""def f(x):
    a, b, p, c = {{"k": 1.0}}, {{"k": 2.0}}, None, [{{"k": 3.0}}]
    {first}
    for i in range(100):
        {step}
    {last or "pass"}
    return a["k"], b["k"]
"""
    f, _ = _written(source, monkeypatch)
    x = np.resize(X, 100)
    if not message:  # the loop is written out
        assert np.allclose(te.jit(f)(x), f.__wrapped__(x))
        return
    with pytest.raises(TypeError, match=message):
        te.jit(f)(x)


def _whole_row(u, x, i):
    u[i] = x[2 * i : 2 * i + 1]
    return u


def _parts_in_two_steps(u, x, i):
    part = np.sin(x[i : 2 * i + 1])
    u[i, 0], u[0] = part.sum(), part[i:]
    return u


@pytest.mark.parametrize("step", [_whole_row, _parts_in_two_steps])
def test_slices_with_traced_bounds_are_written_to_plain_indices(step):
    def f(x, n, step):
        u = np.zeros((4, 7), like=x)
        for i in range(n):
            u = step(u, x, i)
        return u

    found = te.jit(te.adopt(f), static_argnums=2)(X, 3, te.adopt(step))
    np.testing.assert_allclose(found, f(X, 3, step), rtol=1e-12)


@pytest.mark.parametrize(
    "function",
    [te.special.erf, te.nn.relu, te.special.logsumexp, te.fft.fft, te.linalg.toeplitz, np.interp],
)
def test_functions_that_do_not_know_slices_with_traced_bounds_do_not_take_the_whole_array(function):
    rest = (X, X) if function is np.interp else ()

    def f(x, n):
        s = 0.0
        for i in range(n):
            s += np.sum(np.abs(function(x[i : 2 * i + 1], *rest)))
        return s

    with pytest.raises(TypeError, match="bounds that change from step to step"):
        te.jit(te.adopt(f))(X, 3)
    known = te.jit(te.adopt(f), static_argnums=1)
    np.testing.assert_allclose(known(X, 3), f(X, 3), rtol=1e-12)


def test_arrays_of_the_outside_that_have_data_are_read_by_their_own_protocol():
    class Doubled:
        data = te.tensor([1.0, 2.0])

        def __array__(self, dtype=None, copy=None):
            return np.array([2.0, 4.0], dtype)

    np.testing.assert_array_equal(te.jit(lambda x: x + Doubled())(np.zeros(2)), [2.0, 4.0])


def test_functions_that_have_names_of_pythons_receive_generators():
    @te.adopt
    def f(x):
        def sum(values):
            return next(values)

        return sum(2 * v for v in x)

    assert float(te.jit(f)(X)) == 2 * X[0]


def _all_and_any(a, n):
    if all(x > -9.0 for x in a) and not any(x > n + i for i, x in enumerate(a)):
        return a * 2
    return a if any(x < 0.0 for x in a) or all(a > 3.0) else -a


def _positions_in_lists(a, n):
    for i in range(n):
        a[[i % 4, 2]] += a[[0, (i + 1) % 4]]
    return a[[n % 3, 1]], a


@pytest.mark.parametrize("program", [_all_and_any, _positions_in_lists])
def test_functions_of_all_items_and_lists_of_positions(program):
    compiled = te.jit(te.adopt(program), engine="numpy")
    for a in ([0.5, 1.0, 2.0, 0.25], [-0.5, 9.0, 2.0, 0.25], [4.0, 5.0, 7.0, 9.0]):
        for n in (0, 3):
            expected = te.pytree.leaves(program(np.array(a), n))
            for x, y in zip(te.pytree.leaves(compiled(np.array(a), n)), expected, strict=True):
                np.testing.assert_array_equal(x, y)


def test_all_and_any_stop_where_an_item_that_is_known_decides():
    def stops(x):
        return any(i > 1 or x > 2.0 or 1 // (2 - i) for i in range(4)), all([])

    assert te.jit(te.adopt(stops), engine="numpy")(0.0) == stops(0.0)
