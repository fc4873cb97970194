"""A function that is given to a transform writes to its own arrays and to copies of its arguments;
writes to arrays made outside of it are refused, whatever the transform and the way to write."""

import numpy as np
import pytest
from writing_functions import CALLS, WRITES, X

import tenferro as te


def writing(write, y):
    """A function that writes to y, and returns its argument's double."""

    def g(x):
        write(y, x)
        return x * 2.0

    return g


def made(kind, x):
    """An array, and a view of it."""
    y = {"traced": lambda: x * 1.0, "made inside": lambda: te.numpy.ones(3)}[kind]()
    return y, y[:]


REFUSED = "was made outside of the function that is being traced|x is a computed tensor, but"


def check_refused(call, write, y, x):
    with pytest.raises((ValueError, TypeError), match=REFUSED):
        CALLS[call](writing(WRITES[write], y), x)


ROWS = [(c, w) for c in CALLS for w in ("element", "in place")] + [("scan", w) for w in WRITES]


@pytest.mark.sampled(12)
@pytest.mark.parametrize("kind", ["traced", "made inside"])
@pytest.mark.parametrize(("call", "write"), ROWS)
def test_writes_to_outer_arrays_of_traced_code_are_refused(call, write, kind):
    def f(x):
        for y in made(kind, x):
            check_refused(call, write, y, x)
            np.testing.assert_array_equal(y.known_value if kind == "traced" else y, before[kind])
        return x.sum()

    before = {"traced": X, "made inside": np.ones(3)}
    te.grad(f)(X)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("create", [te.tensor, te.variable, lambda x: te.tensor(x)[:]])
@pytest.mark.parametrize(("call", "write"), ROWS)
def test_writes_to_outer_tensors_are_refused(call, write, create):
    y = create(X)
    with te.no_grad():
        check_refused(call, write, y, X)
    np.testing.assert_array_equal(np.asarray(y.detach()), X)


def test_the_error_names_the_transform_and_what_to_write():
    def f(x):
        y = x * 1.0
        return te.cond(x.sum() > 0, lambda: y.__setitem__(0, 5.0), lambda: None)

    with pytest.raises(ValueError, match=r"^cond: .*float64\[3\].*y = x.copy\(\)"):
        te.jit(f)(X)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("call", [c for c in CALLS if c not in ("associative_scan", "trace")])
def test_own_arrays_and_arguments_are_written_to(call):
    """Right in the function; and what the caller passed stays as it was."""

    def g(z):
        own = z.copy()
        z[...] = np.sin(z)
        part = own[0:1]
        part *= 3.0
        return z + own

    def pure(z):
        return np.sin(z) + z * np.array([3.0, 1.0, 1.0])

    def of(h):
        return lambda x: [y for y in te.pytree.leaves(CALLS[call](h, x)) if not callable(y)]

    want, x, y = of(pure)(X), X.copy(), te.tensor(X)
    for found in (of(g)(x), of(g)(y), te.jit(of(g))(x)):
        for a, b in zip(found, want, strict=True):
            np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-12)
    np.testing.assert_array_equal(x, X)
    np.testing.assert_array_equal(np.asarray(y), X)


def test_associative_functions_write_to_copies_of_the_elements():
    def f(a, b):
        b *= 2.0
        a += b
        return a

    for x in (X.copy(), te.tensor(X), np.stack([X, X], 1)):
        want = te.associative_scan(lambda a, b: a + 2.0 * b, x)
        for found in (te.associative_scan(f, x), te.jit(lambda x: te.associative_scan(f, x))(x)):
            np.testing.assert_allclose(np.asarray(found), np.asarray(want), rtol=1e-15)
        np.testing.assert_array_equal(np.asarray(x).T.reshape(-1, 3)[0], X)


def normalise(x):
    x /= x.sum()
    return x


def in_a_dictionary(d):
    d["x"] /= d["x"].sum()
    d["x"][:] += 0.0
    return d["x"]


def by_a_view(x):
    x[::-1][...] = x[::-1] / x.sum()
    return x[:]


def by_out(x):
    return np.divide(x, x.sum(), out=x)


INNER = {
    "plain": lambda t: lambda y: t(normalise)(y),
    "a view": lambda t: lambda y: t(normalise)(y[:]),
    "by a view": lambda t: lambda y: t(by_a_view)(y),
    "by out": lambda t: lambda y: t(by_out)(y),
    "by name": lambda t: lambda y: t(normalise)(x=y),
    "dictionary": lambda t: lambda y: t(in_a_dictionary)({"x": y}),
}
NESTED = {
    "jit": te.jit,
    "static": lambda f: (
        lambda *a, **k: te.jit(lambda n, *a, **k: f(*a, **k), static_argnums=0)(2, *a, **k)
    ),
    "checkpoint": te.checkpoint,
    "jit of checkpoint": lambda f: te.jit(te.checkpoint(f)),
}
OUTER = {
    "jit": lambda f, x: te.jit(f)(x),
    "trace": lambda f, x: te.trace(f)(x)(x),
    "vjp": lambda f, x: te.vjp(f, x)[0],
    "jvp": lambda f, x: te.jvp(f, (x,), (x,))[0],
    "vmap": lambda f, x: te.vmap(f)(x[None])[0],
    "scan": lambda f, x: te.scan(lambda c, _: (f(c), None), x, length=1)[0],
    "cond": lambda f, x: te.cond(True, f, lambda x: x, x),
    "checkpoint": lambda f, x: te.checkpoint(f)(x),
    "none": lambda f, x: f(x),
}
MAKE = {
    "traced": lambda x: x * 1.0,
    "NumPy": lambda x: X.copy(),
    "tensor": lambda x: te.tensor(X),
    "argument": lambda x: x,
}


@pytest.mark.sampled(24)
@pytest.mark.parametrize("make", MAKE)
@pytest.mark.parametrize("outer", OUTER)
@pytest.mark.parametrize("nested", NESTED)
@pytest.mark.parametrize("inner", INNER)
def test_arguments_of_nested_functions_are_copies(inner, nested, outer, make):
    """The same value as where the function is called directly, and the caller's array stays."""

    def f(x):
        y = MAKE[make](x)
        z = INNER[inner](NESTED[nested])(y)
        first = z + y
        z[0] = 9.0  # a result is an array of its own
        return first + y

    x = X.copy()
    np.testing.assert_allclose(np.asarray(OUTER[outer](f, x)), X / 6.0 + 2 * X, rtol=1e-15)
    np.testing.assert_array_equal(x, X)


def doubles(w, b):
    b *= 2.0
    return (w * b).sum()


def doubles_in_containers(w, b):
    b["b"][0] *= 2.0
    b["b"][0][:] += 0.0
    return (w * b["b"][0]).sum()


BESIDE = {
    "grad": lambda f, b: te.grad(f)(X, b),
    "by name": lambda f, b: te.grad(f)(X, b=b),
    "value_and_grad": lambda f, b: te.value_and_grad(f)(X, b)[1],
    "grad_optional": lambda f, b: te.grad_optional(f)(X, b),
    "second": lambda f, b: te.grad(lambda b, w: f(w, b), 1)(b, X),
    "jacfwd": lambda f, b: te.jacfwd(f)(X, b),
    "jacrev": lambda f, b: te.jacrev(f)(X, b),
    "hessian": lambda f, b: te.hessian(lambda w, b: f(w * w / 2, b))(X, b).sum(0),
    "jit": lambda f, b: te.jit(te.grad(f))(X, b),
    "in a trace": lambda f, b: te.jit(lambda w: te.grad(f)(w, b))(X),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("make", [np.array, te.tensor])
@pytest.mark.parametrize("derivative", BESIDE)
def test_arguments_that_are_not_differentiated_are_copies(derivative, make):
    b = make(X)
    tree = {"b": [b]}
    for _ in range(2):
        for f, given in ((doubles, b), (doubles_in_containers, tree)):
            np.testing.assert_allclose(np.asarray(BESIDE[derivative](f, given)), 2 * X, rtol=1e-15)
    np.testing.assert_array_equal(np.asarray(b), X)
    assert tree["b"][0] is b


def test_gradients_flow_to_copies_of_variables():
    b = te.variable(X)
    te.grad(lambda w, b: doubles(w * w, b))(X, b).sum().backward()
    np.testing.assert_allclose(b.grad, 4 * X, rtol=1e-15)
    np.testing.assert_array_equal(b.detach(), X)


def test_other_arguments_keep_their_classes():
    """Arrays that are not differentiated stay arrays of NumPy, or of whatever they were."""

    def f(w, *others):
        kinds.extend(map(type, others))
        return w * 2.0

    kinds: list[type] = []
    others = np.ones(2), np.array(["a"]), np.float64(1.0), None, "text", len
    te.grad(f)(1.0, *others)
    assert kinds == list(map(type, others))


def test_copies_of_large_arrays_are_one_input():
    w = np.random.default_rng(0).standard_normal((64, 64))
    layer = te.jit(lambda x, w: np.tanh(w @ x))

    def f(x):
        for _ in range(3):
            x = layer(x, w) + te.grad(lambda x, w: (w.T @ x).sum())(x, w)
        return x

    program = te.trace(f)(np.ones(64))
    assert len(program.captured) == 2  # and its transpose


def test_a_rule_writes_to_the_value_of_its_function():
    """Each call in the rule returns another array."""
    f = te.custom_jvp(lambda x: np.sin(x))

    def rule(x, y, dx):
        value = f(x)
        value *= 0.0
        return dx * y + value

    f.defjvp(rule)
    np.testing.assert_allclose(te.jvp(f, (X,), (X,))[1], X * np.sin(X), rtol=1e-15)
