"""What is written through a view is NumPy's: in the array, its base and every other view of it."""

import gc
import random

import numpy as np
import pytest

import tenferro as te

X = np.array([[3.0, 1, 4, 1], [5, 9, 2, 6]])


def chained_index(A):
    A[1][0] = 9.0
    A[0][1] += 1
    return A


def part(A):
    row = A[0]
    row[:] = 0
    return A, row


def rows(A):
    for row in A:
        row *= 2
    return A


def unpacked(A):
    a, b = A
    a[0] = b[1]
    b[:2] = a[:2]
    return A, a, b


def transposed(A):
    A.T[0] = 0
    return A


def flat(A):
    A.ravel()[::3] = 0
    return A


def pieces(A):
    y = A[0] * 1
    a, b = np.split(y, 2)
    a[:] = 0
    left, right = np.hsplit(A, 2)
    right[0] = 6
    return y, a, b, A, left


def written_by_functions(A):
    np.copyto(A[:1, :2], 0)
    np.put(A[1], [0, 1], 5)
    np.putmask(A[0], A[0] > 2, 3.0)
    np.fill_diagonal(A[:, 1:], 0.5)
    np.put_along_axis(A.T, np.array([[1, 0]]), 8.0, axis=0)
    np.place(A[1], [True, False, False, True], [7.0])
    return A


def complex_parts(A):
    z = A + 1j * A
    z.real[0] = 9
    z.imag[1, 1] = 3
    w = z.real
    z[0, 0] = 5j
    z.imag = A * 2
    return z, w


def changed_by_a_helper(A):
    def normalise(a):
        a /= a.sum()

    normalise(A)
    return A


def another_name(A):
    b = A
    b += 1
    c = A[:]
    A[0, 0] = 5
    b[1, 1] = 7
    return A, b, c


def another_shape(A):
    v = A.reshape(-1)
    v[2] = 8
    w = v[1:3]
    A[...] = 1 + A
    return A, v, w


def other_axes(A):
    v = np.swapaxes(A, 0, 1)
    v[0] = 1
    u = np.moveaxis(A[None], 0, 1)
    u[0, 0, 1] = 4
    w = np.expand_dims(A, 0)
    w[0, 0] += 2
    np.squeeze(w)[1] = 3
    return A, u, v, w


def whole(A):
    v = A[...]
    v *= 2
    w = A[None]
    w += 1
    return A, v, w


def selected_by_arrays(A):
    v = A[[0, 1]]
    v[0] = 7
    w = A[:, np.array([True, False, True, False])]
    w += 1
    A[[1, 0]] -= 1
    return A, v, w


def copies(A):
    v = A.flatten()
    v[0] = 99
    w = A.copy()
    w[0] = 98
    u = +A
    u[0] = 97
    s = np.conj(A)
    s[0] = 96
    return A, v, w, u, s


def real_conjugate(A):
    x = A.conj()
    x[0] = 3
    return A


def diagonal_follows(A):
    v, d = np.diagonal(A), np.diag(A)
    A[0, 0] = 50
    return v, d


def reshape_that_copies(A):
    x, y, z = A.T.ravel(), A[:, ::2].reshape(-1), A[1:].reshape(-1)
    x[0] = 77
    y[0] = 78
    z[0] = 79
    A[0, 2] = 10
    return A, x, y, z


def rotated(A):
    f = np.flip(A, 1)
    f[0] = [1, 2, 3, 4]
    r = np.rot90(A)
    r[0] = 5
    return A, f, r


def numbers_stay(A):
    s, t = A[0, 0], A.sum()
    u, v = s, t
    A[0, 0] = 100
    u += 1
    v += 1
    return s, t, u, v


def exchanged(A):
    t = A[0].copy()
    A[0] = A[1]
    A[1] = t
    A[:, 0], A[:, 1] = A[:, 1], A[:, 0]
    return A


def overlapping(A):
    x = A[0]
    x += x[::-1]
    y = x[1:]
    y -= x[:-1]
    A[:, 1:] = A[:, :-1]
    return A, x, y


def from_another_view(A):
    """Values that change by the very write are those of before."""
    y = A[0]
    a, b = y[:], y[::-1]
    a[:] = b
    b *= a
    c = y[::-1]
    c[...] = y
    np.copyto(A[:, ::-1], A)
    square = A[:, :2]
    square.T[...] = square
    np.add(y, 1.0, out=c)
    y[:] = np.negative(y, out=b)
    A[0], A[1] = A[1], A[0]
    return A, a, b, c, y, square


def read_while_written(A):
    for i, x in enumerate(A.flat):
        A.flat[(i + 1) % 8] += x
    for row in A:
        A[-1] += row
    y = A[0]
    for i, x in enumerate(y):
        y[::-1][i] -= x
    return A, y


def deep(A):
    v = A.reshape(2, 2, 2).transpose(2, 0, 1)[1]
    v[0] = [5, 6]
    v[1, 1] = 8
    return A, v


def running(A):
    for i in range(2):
        for j in range(1, 4):
            A[i][j] += A[i][j - 1]
    return A


def sorted_in_place(A):
    A.sort(axis=1)
    A[0][::-1].sort()
    return A


def at_least(A):
    v = np.atleast_2d(A[0])
    v[0, 1] = 9
    return A, v


def at_least_already(A):
    v, _ = np.atleast_2d(A, A[0])
    np.atleast_1d(v)[0] *= 3
    w, _ = np.broadcast_arrays(A, A)
    w[1] -= 1
    return A, v, w


def made_finite_in_place(A):
    A[0, :2] = np.inf, np.nan
    v = np.nan_to_num(A[0], copy=False, posinf=7)
    v[3] = -1
    w = np.nan_to_num(A)
    w[1] = 0
    return A, v, w


PROGRAMS = [
    chained_index, part, rows, unpacked, transposed, flat, pieces, written_by_functions,
    complex_parts, changed_by_a_helper, another_name, another_shape, other_axes, whole,
    selected_by_arrays, copies, real_conjugate, diagonal_follows, reshape_that_copies, rotated,
    numbers_stay, exchanged, overlapping,
    from_another_view, read_while_written, deep, running, sorted_in_place, at_least,
    at_least_already, made_finite_in_place,
]  # fmt: skip
MODES = {
    "jit": lambda f: te.jit(f)(X),
    "jit of a result": lambda f: te.jit(lambda x: f(x * 1.0))(X),
    "numpy engine": lambda f: te.jit(f, engine="numpy")(X),
    "vjp": lambda f: te.vjp(f, X)[0],
    "eager": lambda f: f(te.tensor(X)),
    "recorded": lambda f: f(te.variable(X) * 1.0),
}


def outputs(found):
    found = found if isinstance(found, tuple) else (found,)
    return [x.numpy() if hasattr(x, "numpy") else np.asarray(x) for x in found]


@pytest.mark.sampled(24)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda f: f.__name__)
def test_writing_through_views(program, mode):
    for got, want in zip(outputs(MODES[mode](program)), outputs(program(X.copy())), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-15)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "program",
    [unpacked, flat, pieces, other_axes, overlapping, from_another_view, read_while_written, deep],
)
def test_derivatives_of_writing_through_views(program):
    te.check_grads(te.jit(lambda x: [np.sin(y) for y in program(x * 1.0)]), (X,), order=2)


VIEWS = {
    "rows": (1, lambda np, a: a[1:]),
    "row": (2, lambda np, a: a[-1]),
    "every second": (1, lambda np, a: a[::-2]),
    "column": (2, lambda np, a: a[:, :1]),
    "new axis": (1, lambda np, a: a[:, None]),
    "transpose": (1, lambda np, a: a.T),
    "method reshape": (1, lambda np, a: a.reshape(-1)),
    "reshape": (1, lambda np, a: np.reshape(a, a.shape[::-1])),
    "ravel": (1, lambda np, a: np.ravel(a)),
    "ravel F": (1, lambda np, a: np.ravel(a, order="F")),
    "squeeze": (1, lambda np, a: np.squeeze(a)),
    "flip": (1, lambda np, a: np.flip(a)),
    "split": (1, lambda np, a: np.array_split(a, 2)[0]),
    "swapaxes": (2, lambda np, a: np.swapaxes(a, 0, -1)),
    "broadcast": (1, lambda np, a: np.broadcast_to(a, (2, *a.shape))),
    "diagonal": (2, lambda np, a: a.diagonal()),
    "take": (1, lambda np, a: a[[0, -1]]),
    "real": (1, lambda np, a: np.real(a)),
    "copy": (1, lambda np, a: a.copy()),
    "sine": (1, lambda np, a: np.sin(a)),
    "sum": (2, lambda np, a: a.sum(0)),
    "kept": (2, lambda np, a: np.max(a, axis=-1, keepdims=True)),
    "where": (1, lambda np, a: np.where(a > 1, a, -a)),
    "concatenate": (1, lambda np, a: np.concatenate([a, a])),
    "stack": (1, lambda np, a: np.stack([a, a], axis=-1)),
    "roll": (1, lambda np, a: np.roll(a, 1, axis=0)),
    "sort": (1, lambda np, a: np.sort(a, axis=0)),
    "cumsum": (1, lambda np, a: np.cumsum(a, axis=-1)),
    "last axis": (1, lambda np, a: a[..., None] * 2.0),
    "tile": (1, lambda np, a: np.tile(a, 2)),
    "product": (2, lambda np, a: a @ np.swapaxes(a, -1, -2)),
    "einsum": (1, lambda np, a: np.einsum("i...->...i", a)),
}
WRITES = {
    "all": lambda a, v: a.__setitem__(..., v),
    "first": lambda a, v: a.__setitem__(0, v),
    "add": lambda a, v: a.__iadd__(v),
    "last two": lambda a, v: a[-2:].__imul__(v),
}


def random_arrays(np_, x, seed):
    """Random views of an array, and of these, after random writes to them."""
    choose, arrays = random.Random(seed), [x]
    for _ in range(12):
        a, v = choose.choice(arrays), choose.uniform(0.5, 1.5)
        name, write = choose.choice(list(VIEWS)), choose.choice(list(WRITES))
        if not a.ndim or 0 in a.shape:
            continue
        if choose.random() < 0.6 and VIEWS[name][0] <= a.ndim <= 4:
            arrays.append(VIEWS[name][1](np_, a))
        else:
            WRITES[write](a, v)
    return arrays


def random_program(run, x):
    """The values of random arrays, or the message of the error."""
    try:
        return [np.array(a) for a in run(x)]
    except ValueError as error:
        return str(error)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(150))
def test_random_writes_are_numpys_or_errors(seed):
    x = np.arange(24.0).reshape((2, 3, 4) if seed % 2 else (4, 6))
    want = random_program(lambda x: random_arrays(np, x, seed), x.copy())
    traced = te.jit(lambda x: random_arrays(te.numpy, x, seed), engine="numpy")
    eager = [lambda x, np_=n: random_arrays(np_, te.tensor(x), seed) for n in (np, te.numpy)]
    for run in (*eager, traced):
        got = random_program(run, x)
        if isinstance(got, str):
            assert "read-only" in got or "memory layout" in got or "is a view in NumPy" in got
            continue
        assert not isinstance(want, str), want
        for a, b in zip(got, want, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-14)


def filled_in_c_order(y):
    y[...] = np.ones(y.shape)
    return y


@pytest.mark.sampled(3, "mode", "fill", "transposed")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "fill",
    [
        filled_in_c_order,
        lambda y: np.copyto(y, np.arange(8.0).reshape(4, 2)),
        lambda y: np.multiply(np.ones(y.shape), 2.0, out=y),
        lambda y: y.flat.__setitem__(slice(None), 3.0),
        lambda y: y[::-1].__setitem__(..., np.ones(y.shape)),
    ],
)
@pytest.mark.parametrize("transposed", [lambda A: A.T, lambda A: A.T * 2.0, lambda A: A.T[:, ::-1]])
def test_a_write_keeps_the_memory_order(transposed, fill, mode):
    """What is computed from a transposed array is in its order, whatever was written to it."""

    def f(A):
        y = transposed(A)
        fill(y)
        z = y + 1.0
        z.ravel()[0] = 50.0  # NumPy's `ravel` copies
        return z

    try:
        found = outputs(MODES[mode](f))
    except ValueError as error:
        assert "memory layout" in str(error)
        return
    np.testing.assert_array_equal(found[0], f(X.copy()))


@pytest.mark.sampled(3, "mode", "numbers")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("numbers", [np.ones((2, 4)), te.tensor(X), 2.0, np.arange(4.0)])
def test_numbers_replace_everything(numbers, mode):
    """A traced array that holds computed numbers, its views, and traced values again."""

    def f(A):
        y = A * 1.0
        row, back = y[0], y[:, ::-1]
        y[...] = numbers
        first = row + back[1] + y.shape[0]
        back[:, :2] = A[:, 2:]
        return y, row, back, first

    want = f(X.copy())
    for got, z in zip(outputs(MODES[mode](f)), map(np.asarray, want), strict=True):
        np.testing.assert_array_equal(got, z)


@pytest.mark.parametrize("mode", MODES)
def test_a_block_alone_is_a_copy(mode):
    def f(A):
        y = np.block([[A]])
        y[0] = 0.0
        return A, y

    for got, want in zip(outputs(MODES[mode](f)), f(X.copy()), strict=True):
        np.testing.assert_array_equal(got, want)


def test_gaps_do_not_change_the_memory_order():
    def f(A):
        y = A[:, ::2]
        y[...] = np.ones(y.shape)
        z = y * 2.0
        z.ravel()[0] = 50.0
        return z

    for mode in MODES.values():
        np.testing.assert_array_equal(outputs(mode(f))[0], f(X.copy()))


def test_a_traced_integer_selects_a_view():
    def f(x, i):
        x[i][0] = 7.0
        row = x[i]
        x[i, 1] = 8.0
        return x, row

    for got, want in zip(te.jit(f)(X, 1), f(X.copy(), 1), strict=True):
        np.testing.assert_array_equal(got, want)


def through_ravel(x):
    x.ravel()[0] = 1.0


@pytest.mark.parametrize(
    ("write", "message"),
    [
        (lambda x: np.broadcast_to(x, (3, 2, 4)).__setitem__(0, 1.0), "read-only"),
        (lambda x: np.broadcast_arrays(x, np.ones((3, 1, 1)))[0].__setitem__(0, 1.0), "read-only"),
        (lambda x: x.diagonal().__setitem__(0, 1.0), "read-only"),
        (lambda x: np.diag(x).__setitem__(0, 1.0), "read-only"),
        (lambda x: x.imag.__setitem__(0, 1.0), "read-only"),
        (lambda x: np.einsum("ij->ji", x).__setitem__(0, 1.0), "einsum: the result is a view in"),
        (lambda x: through_ravel(x.T * 2), "depends on its memory layout"),
        (lambda x: x.__iadd__(np.ones((3, 1, 1))), r"x \+= value: the updated value is"),
        (lambda x: x.__imul__(1j), r"x \*= value: the updated value is complex128"),
        (lambda x: x.astype(int).__itruediv__(2), r"x /= value: the updated value is float64"),
    ],
)
@pytest.mark.parametrize("mode", ["jit", "eager"])
def test_what_cannot_be_written_to_says_so(write, message, mode):
    with pytest.raises(ValueError, match=message):
        MODES[mode](lambda x: write(x * 1.0))


def test_a_refused_write_changes_nothing():
    x = te.tensor(X)
    view, shown = x[0], np.broadcast_to(x, (2, 2, 4))
    with pytest.raises(ValueError, match="read-only"):
        shown[0] = 1.0
    for got, want in ((x, X), (view, X[0]), (shown, np.broadcast_to(X, (2, 2, 4)))):
        np.testing.assert_array_equal(got, want)


def test_variables_refuse_writes_through_views_while_gradients_are_recorded():
    w = te.variable(X)
    with pytest.raises(ValueError, match="variable whose gradient is being recorded"):
        w[0][:] = 0.0
    with te.no_grad():
        w[0][:] = 0.0
        w.T[1] *= 2
    np.testing.assert_array_equal(w.numpy(), [[0, 0, 0, 0], [5, 18, 2, 6]])
    assert w.is_variable


def test_a_traced_function_has_its_own_arguments():
    def f(x):
        x /= x.sum()
        return x[0]

    x = np.array([1.0, 3.0])
    assert te.jit(f)(x) == te.vjp(f, x)[0] == 0.25
    np.testing.assert_array_equal(x, [1.0, 3.0])


def test_an_inner_function_writes_into_an_array_around_it():
    def f(x):
        y = x * 1.0
        row = y[1:]

        def zero(k):
            y[k] = 0.0

        zero(1)
        row += 1
        return y

    np.testing.assert_array_equal(te.jit(f)(np.ones(3)), [1.0, 1.0, 2.0])


GIVEN_BACK = {
    "abs": (np.arange(3, dtype=np.uint8),),
    "concatenate": ([X],),
    "max": (X, ()),
    "meshgrid": (X[0],),
    "pad": (X, 0),
    "positive": (X,),
    "power": (X, 1),
    "roll": (X, 0),
    "round": (np.arange(3),),
    "sum": (X, ()),
    "tile": (X, 1),
}


@pytest.mark.parametrize("name", GIVEN_BACK)
def test_a_function_with_nothing_to_do_copies(name):
    function, (x, *others) = getattr(te.numpy, name), GIVEN_BACK[name]
    several = isinstance(x, list)
    given = te.tensor(x[0] if several else x)
    found = function([given] if several else given, *others)
    found = found[0] if isinstance(found, tuple | list) else found
    found[...] = 9
    np.testing.assert_array_equal(given, x[0] if several else x)


def count_of_operations(n):
    def f(x):
        views = [x[i] for i in range(n)]
        for i in range(n):
            views[i][0] = views[i - 1][1] + views[i][2]
        return x

    return len(te.trace(f)(np.ones((n, 3))).graph.order)


def test_writes_to_many_views_cost_their_number():
    few, many = count_of_operations(20), count_of_operations(80)
    assert many <= 4.2 * few


def test_views_that_nobody_holds_are_forgotten():
    x = te.tensor(np.zeros(3))
    for _ in range(1000):
        x[1:]
    gc.collect()
    assert len(x.views.known) <= 32


def test_a_chain_of_views_may_be_long():
    x = y = te.tensor(np.zeros(3))
    for _ in range(5000):
        y = y[...]
    x[0] = 1.0
    assert float(y[0]) == 1.0
    y[1] = 2.0
    np.testing.assert_array_equal(x, [1.0, 2.0, 0.0])


NOTHING_TO_DO = {
    **{f"{n} along no axes": (getattr(te.fft, n), {"axes": ()}) for n in
       "fft2 ifft2 fftn ifftn dctn idctn dstn idstn fftshift ifftshift".split()},
    "fftshift of one element": (lambda z: te.fft.fftshift(z[:1, :1]), {}),
    "logsumexp over no axes": (te.special.logsumexp, {"axis": ()}),
    "interpolate without spatial axes": (te.nn.interpolate, {"scale_factor": 1.0}),
}  # fmt: skip


@pytest.mark.parametrize("case", NOTHING_TO_DO)
def test_results_that_take_no_work_are_other_arrays(case):
    function, options = NOTHING_TO_DO[case]

    def written(z):
        function(z, **options)[...] = 9
        return z

    z = X * (1 + 1j)
    assert np.array_equal(te.jit(written)(z), z)
    assert np.array_equal(written(te.numpy.array(z)), z)


SOMETIMES_VIEWS = {
    "astype without copy": lambda np, a: a.astype(float, copy=False),
    "astype": lambda np, a: a.astype(float),
    "another dtype": lambda np, a: a.astype("float32", copy=False),
    "power 1": lambda np, a: np.linalg.matrix_power(a, 1),
    "power 2": lambda np, a: np.linalg.matrix_power(a, 2),
    "no differences": lambda np, a: np.diff(a, n=0),
    "fftshift": lambda np, a: np.fft.fftshift(a, axes=()),
}


@pytest.mark.parametrize("case", SOMETIMES_VIEWS)
def test_results_are_the_argument_where_numpys_are(case):
    def written(np, a):
        SOMETIMES_VIEWS[case](np, a)[...] = 9
        return a

    expected = written(np, X[:, :2].copy())
    assert np.array_equal(te.jit(lambda a: written(np, a))(X[:, :2]), expected)
    assert np.array_equal(written(te.numpy, te.numpy.array(X[:, :2])), expected)


COPIES = {
    "flat": lambda m, x: x[0].flat[:],
    "reduce over no axes": lambda m, x: m.add.reduce(x, axis=()),
    "ascontiguousarray of lines": lambda m, x: m.ascontiguousarray(x.T),
    "ascontiguousarray of a part": lambda m, x: m.ascontiguousarray(x[:, 1:]),
    "asfortranarray": lambda m, x: m.asfortranarray(x),
}
SAME = {
    "ascontiguousarray": lambda m, x: m.ascontiguousarray(x),
    "ascontiguousarray of rows": lambda m, x: m.ascontiguousarray(x[1:]),
    "asfortranarray of lines": lambda m, x: m.asfortranarray(x.T).T,
    "asfortranarray of one axis": lambda m, x: m.asfortranarray(x[0]),
}


@pytest.mark.parametrize("name", COPIES | SAME)
def test_what_has_memory_of_its_own(name):
    part = (COPIES | SAME)[name]

    def program(m, x):
        y = x * 2
        z = part(m, y)
        y[0, 1] = 50.0
        z[0] = 70.0
        return y, z

    expected = program(np, X)
    for found in (te.jit(lambda x: program(te.numpy, x))(X), program(te.numpy, te.tensor(X))):
        for got, want in zip(found, expected, strict=True):
            np.testing.assert_array_equal(np.asarray(got), want)


def test_elements_of_a_line_and_what_is_read_only():
    def program(m, x):
        y = x[0] * 2
        first = m.unstack(y)[0]
        y[0] = 50.0
        return y, first

    for got, want in zip(te.jit(lambda x: program(np, x))(X), program(np, X), strict=True):
        np.testing.assert_array_equal(got, want)
    x = te.tensor(X)
    with pytest.raises(ValueError, match="read-only"):
        te.numpy.broadcast_to(x, X.shape)[0] = 1.0
    with pytest.raises(ValueError, match="einsum: the result is a view"):
        te.numpy.einsum("...", x)[0] = 1.0
    np.testing.assert_array_equal(x.numpy(), X)


def test_orders_in_memory_that_are_not_known():
    def program(x):
        y = x.T * 2
        z = te.numpy.ascontiguousarray(y)
        z[0] = 1.0
        return y

    with pytest.raises(ValueError, match="ascontiguousarray: the result is a view in NumPy"):
        te.jit(program)(X)


@pytest.mark.parametrize("run", [lambda f: lambda x: f(te.tensor(x)), te.jit, te.vmap])
def test_assigned_shapes_say_what_to_write_instead(run):
    def f(x):
        y = np.stack([x, x, x, x])
        y.shape = (2, 2)
        return y

    with pytest.raises(AttributeError, match=r"write x = x\.reshape\(\(2, 2\)\)"):
        run(f)(np.ones(1))


@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_random_views_is_that_of_what_numpy_computes_of_them(seed):
    rng = np.random.default_rng(seed)
    for _ in range(40):
        x = np.ones(rng.integers(1, 4, size=rng.integers(1, 4)))
        x = x.transpose(rng.permutation(x.ndim))[:: rng.choice([1, -1, 2])]
        wider = [n if n > 1 or rng.random() < 0.5 else 3 for n in x.shape]
        x = np.broadcast_to(x, [*rng.integers(1, 4, size=rng.integers(2)), *wider])
        assert te.eager.Tensor(x).made_in_c_order() <= (x * 1.0).flags.c_contiguous
    for whole in (te.numpy.full((3, 4), 2.0), te.numpy.broadcast_to(np.arange(4.0), (3, 4))):
        assert whole.is_in_c_order


def test_a_loop_that_fills_a_table_makes_no_copies_of_it():
    """A table that is made by `full` is in C's order: the loops write where it is."""

    @te.adopt
    def f(x):
        d = np.full((len(x) + 1, len(x) + 1), 1e9)
        d[0, 0] = 0.0
        for i in range(1, len(x) + 1):
            for j in range(1, len(x) + 1):
                d[i, j] = (x[i - 1] - x[j - 1]) ** 2 + min(d[i - 1, j], d[i, j - 1])
        return d[1:, 1:]

    x = np.linspace(0.0, 1.0, 40)
    text = str(te.trace(te.grad(lambda x: np.sum(f(x))))(x))
    assert "transpose" not in text
    te.check_grads(lambda x: np.sum(f(x)), (x,), order=1)


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize(
    ("shape", "split"),
    [((4, 3), (2, 2, 3)), ((4, 3), (4, 1, 3, 1)), ((6, 4), (3, 2, 2, 2)), ((1, 5), (5,))],
)
def test_parts_of_split_axes_are_views_in_every_memory_layout(shape, split, order):
    """A transposed array is written through a view of it as in NumPy, also by a second view."""
    theirs = np.arange(float(np.prod(shape))).reshape(shape[::-1]).T
    ours = te.tensor(theirs)
    for x in (theirs, ours):
        y = x.reshape(split, order=order)
        y[0] = 50.0
        x[-1, -1] += 7.0
        y[..., -1] *= 2.0
    np.testing.assert_array_equal(ours, theirs)
    np.testing.assert_array_equal(y, theirs.reshape(split, order=order))


def test_merged_axes_of_unknown_layout_are_not_written_to():
    """NumPy's result is a view in some layouts only, of a view with split axes too."""
    x = te.tensor(np.zeros((3, 4)).T)
    for y in (x.reshape(2, 6), x.reshape(2, 2, 3).reshape(4, 3).ravel()):
        with pytest.raises(ValueError, match="write into the array itself"):
            y[0] = 1.0


IN_ORDER = {
    "asfortranarray": lambda xp, y: xp.asfortranarray(y).reshape(-1, order="F"),
    "asfortranarray.T": lambda xp, y: xp.asfortranarray(y).T.reshape(-1),
    "asfortranarray, three axes": lambda xp, y: xp.asfortranarray(y[None]).T.reshape(-1),
    "ascontiguousarray": lambda xp, y: xp.ascontiguousarray(y.T).reshape(-1),
    "every second": lambda xp, y: xp.ascontiguousarray(y[0, ::2]),
    "every second, Fortran": lambda xp, y: xp.asfortranarray(y[0, ::2]),
    "reversed": lambda xp, y: xp.ascontiguousarray(y[1, ::-1]),
    "a line": lambda xp, y: xp.ascontiguousarray(y[1, 1:3]),
    "ravel A": lambda xp, y: y.T.ravel(order="A"),
    "ravel A of a copy": lambda xp, y: xp.ravel(xp.asfortranarray(y), "A"),
    "reshape A": lambda xp, y: y.T.reshape((2, 2, 2), order="A").T,
    "flatten A": lambda xp, y: y.T.flatten("A"),
    "flatten A, C": lambda xp, y: y.flatten("A"),
    "part": lambda xp, y: y.T[1:3].ravel("A"),
}


@pytest.mark.sampled(3, "mode", "name")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", IN_ORDER)
def test_functions_that_ask_for_the_memory_order(name, mode):
    """Their values, and whether what is written to them is in the array."""

    def program(x):
        y = x * 1.0
        z = IN_ORDER[name](np if isinstance(x, np.ndarray) else te.numpy, y)
        z[1:] = 9.0 + z[:-1]
        return y, z

    for found, expected in zip(outputs(MODES[mode](program)), outputs(program(X)), strict=True):
        np.testing.assert_array_equal(found, expected)


def merged_and_scaled(x):
    y = (x.T * 2).reshape(-1)
    y[:] /= 4.0
    y[0] = 5.0
    return y


def merged_by_way_of_a_view(x):
    y = (x.T * 2)[::-1].ravel()
    z = y[1:3]
    z += y[0]
    return y, z


def merged_once_the_base_is_gone(x):
    base = x.T * 2
    y = base.reshape(2, -1)
    z = y * 3
    del base
    y[0] = z[1]
    return y, z


def transposed_by_einsum(x):
    y = np.einsum("ij->ji", x * 2.0)
    y[0] = y[1]
    return y


@pytest.mark.sampled(3, "f", "way")
@pytest.mark.parametrize(
    "f",
    [
        merged_and_scaled,
        merged_by_way_of_a_view,
        merged_once_the_base_is_gone,
        transposed_by_einsum,
    ],
)
@pytest.mark.parametrize("way", ["eager", "jit"])
def test_views_of_what_nobody_else_holds_are_written_to(f, way):
    """Whether NumPy's result is a view or a copy, nobody can tell."""
    x = np.arange(12.0).reshape(3, 4)
    found = f(te.tensor(x)) if way == "eager" else te.jit(f)(x)
    for got, expected in zip(te.pytree.leaves(found), te.pytree.leaves(f(x)), strict=True):
        np.testing.assert_array_equal(got, expected)
    te.check_grads(f, (x,))


def test_merged_axes_of_what_another_view_holds_are_not_written_to():
    base = te.tensor(np.arange(12.0).reshape(3, 4)).T * 2
    row, y = base[0], base.reshape(-1)
    del base
    with pytest.raises(ValueError, match="write into the array itself"):
        y[0] = 1.0
    np.testing.assert_array_equal(row, [0.0, 8.0, 16.0])


@pytest.mark.parametrize("is_gone", [False, True])
def test_merged_axes_are_not_read_once_their_base_is_written_to(is_gone):
    """The write holds, and what is known to be a view shows it."""
    base = te.tensor(np.arange(12.0).reshape(3, 4)).T * 2
    row, y = base[0], base.reshape(-1)
    base[0] = 5.0
    np.testing.assert_array_equal(base[0], [5.0] * 3)
    np.testing.assert_array_equal(row, [5.0] * 3)
    if is_gone:
        del base, row
    with pytest.raises(ValueError, match="write into the array itself"):
        y.sum()
