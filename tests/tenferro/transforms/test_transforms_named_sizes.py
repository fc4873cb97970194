"""One program for all sizes: traced, differentiated and compiled once."""

import numpy as np
import pytest

import tenferro as te

A = np.random.default_rng(0).normal(size=(3, 4))


def softmax(x):
    e = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


N3 = ("n,3",)
FUNCTIONS = {
    "mean over n": (lambda x: np.mean(x, 0), N3),
    "mean of all": (np.mean, N3),
    "variance": (lambda x: np.var(x, 0), N3),
    "softmax": (softmax, N3),
    "softmax over n": (lambda x: softmax(x.T), N3),
    "matmul": (lambda x: x @ A, N3),
    "gram": (lambda x: x.T @ x, N3),
    "outer": (lambda x: x @ x.T, N3),
    "two sizes": (lambda x, y: x @ y, ("n,3", "3,m")),
    "one size twice": (lambda x, y: ((x - y) ** 2).mean(), ("n,3", "n,3")),
    "slice": (lambda x: x[1:], N3),
    "slice from the end": (lambda x: x[:-1], N3),
    "stride": (lambda x: x[::2], N3),
    "reversed": (lambda x: x[::-1], N3),
    "differences": (lambda x: x[1:] - x[:-1], ("n+1,3",)),
    "first": (lambda x: x[0], N3),
    "last": (lambda x: x[-1], N3),
    "columns": (lambda x: x[:, :2] * x[:, 1:], N3),
    "new axis": (lambda x: x[:, None] * x[None], ("n",)),
    "concatenate": (lambda x: np.concatenate([x, 2 * x, np.ones((2, 3))]), N3),
    "stack": (lambda x: np.stack([x, 2 * x]), N3),
    "flatten": (lambda x: x.reshape(-1), N3),
    "split an even size": (lambda x: x.reshape(2, -1), ("2*n,3",)),
    "reshape by shape": (lambda x: x.reshape(x.shape[0], -1), ("n,3,2",)),
    "max": (lambda x: x.max(0), N3),
    "prod": (lambda x: x.prod(0), N3),
    "cumsum": (lambda x: np.cumsum(x, 0), N3),
    "sort": (lambda x: np.sort(x, 0), N3),
    "scaled by the size": (lambda x: x * x.shape[0], N3),
    "divided by the size": (lambda x: x / x.size, N3),
    "inverse of the size": (lambda x: x * (1 / x.shape[0]), N3),
    "root of the size": (lambda x: x * np.sqrt(x.shape[0]), N3),
    "where": (lambda x: np.where(x > 1, x, x * x), N3),
    "broadcast": (lambda x: np.broadcast_to(x, (4, *x.shape)), N3),
    "einsum": (lambda x: np.einsum("ij,ik->jk", x, x), N3),
    "gather": (lambda x: x[:, np.array([0, 2, 1])], N3),
    "logsumexp": (lambda x: np.log(np.exp(x).sum(0)), N3),
}


def sample(shapes, n):
    rng = np.random.default_rng(n)
    sizes = {"n": n, "m": n + 3}
    from tenferro.tensor.dim import evaluate_dim

    return [
        rng.uniform(0.5, 1.5, [evaluate_dim(s, sizes) for s in te.spec(shape).shape])
        for shape in shapes
    ]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_one_program_for_all_sizes(name):
    f, shapes = FUNCTIONS[name]
    everything = tuple(range(len(shapes)))
    loss = lambda *a: np.sin(f(*a)).sum()  # noqa: E731
    gradient = te.grad(loss, argnums=everything)
    traced = {}

    def counted(*a):
        traced[len(traced)] = True
        return gradient(*a)

    curvature = lambda *a: te.hvp(loss, a, a)[1]  # noqa: E731
    for g in (f, counted, curvature):
        jitted = te.jit(g, shapes=shapes, engine="numpy")
        for n in (1, 2, 5, 4, 2):
            args = sample(shapes, n)
            got = te.pytree.flatten(jitted(*args))[0]
            expected = te.pytree.flatten((gradient if g is counted else g)(*args))[0]
            for a, b in zip(got, expected, strict=True):
                np.testing.assert_allclose(a, b, rtol=1e-11, atol=1e-11)
        info = jitted.cache_info()
        assert (info.misses, info.size) == (1, 1)
    assert len(traced) == 1


def test_pytrees_of_shapes():
    jitted = te.jit(
        lambda p, x, k: (x @ p["w"] + p["b"]).sum() * k,
        shapes=({"w": "d,3", "b": "..."}, "n,d"),
    )
    for n, d in ((2, 4), (5, 1), (2, 6)):
        p = {"w": np.ones((d, 3)), "b": np.ones(3)}
        assert jitted(p, np.ones((n, d)), 2.0) == 2 * n * 3 * (d + 1)
    assert jitted.cache_info().misses == 1


def test_sizes_left_as_they_come():
    jitted = te.jit(lambda x: x * 2, shapes="n,_")
    for shape in ((2, 3), (4, 3), (4, 5), (1, 5)):
        assert jitted(np.ones(shape)).shape == shape
    assert jitted.cache_info().misses == 2


def test_tensors_of_any_size():
    jitted = te.jit(lambda w, x: ((x @ w) ** 2).mean(), shapes=(None, "n,3"))
    for n in (2, 5):
        w, x = te.variable(np.ones(3)), np.arange(3.0 * n).reshape(n, 3)
        jitted(w, x).backward()
        np.testing.assert_allclose(w.grad, 2 * x.T @ (x @ np.ones(3)) / n)
    assert jitted.cache_info().misses == 1


def test_inside_a_gradient():
    jitted = te.jit(lambda x: x.mean(), shapes="n")
    np.testing.assert_allclose(te.grad(jitted)(np.ones(4)), np.ones(4) / 4)


def test_program_with_named_sizes():
    program = te.trace(te.grad(lambda x: (x**2).mean()))(te.spec("n,3"))
    assert [repr(aval) for aval in program.outputs] == ["float64[n,3]"]
    for n in (1, 4):
        np.testing.assert_allclose(program(np.ones((n, 3))), np.ones((n, 3)) * 2 / (3 * n))
    with pytest.raises(ValueError, match="argument 0: axis 1 has 2 elements, expected 3"):
        program(np.ones((4, 2)))


@pytest.mark.parametrize(
    ("shapes", "args", "message"),
    [
        (("n,3", "n"), (np.ones((4, 3)), np.ones(5)), "argument 1: axis 0 has 5 elements"),
        (("n,3",), (np.ones((4, 2)),), "argument 0: axis 1 has 2 elements, expected 3"),
        (("n,3",), (np.ones(4),), r"argument 0: it has shape \(4,\), expected 'n,3'"),
        (("n",), (np.ones(0),), "at least 1"),
        (("2*n",), (np.ones(3),), r"expected 2\*n with sizes of at least 1"),
        (("n*m",), (np.ones(4),), "cannot be read off"),
        (("n,3",), (np.ones(4), 1.0), "argument 0: it has shape"),
        (("n", "n"), (np.ones(4),), "2 shapes for 1 arguments"),
        (("n!",), (np.ones(4),), "'n!' is not a size"),
        ((3,), (np.ones(4),), "given as 3, expected a string"),
        (({"w": "n"},), (np.ones(4),), "shapes has .* for argument 0"),
        ((("n", "n"),), ((np.ones(4), np.ones(5)),), r"argument 0\[1\]: axis 0 has 5"),
    ],
)  # fmt: skip
def test_sizes_that_do_not_agree(shapes, args, message):
    jitted = te.jit(lambda *a: 1.0, shapes=shapes)
    with pytest.raises(ValueError, match=message):
        jitted(*args)


def test_error_comes_at_the_call_that_is_wrong():
    jitted = te.jit(lambda x, y: x + y, shapes=("n", "n"))
    for _ in range(3):
        jitted(np.ones(3), np.ones(3))
        with pytest.raises(ValueError, match="argument 1"):
            jitted(np.ones(3), np.ones(4))


@pytest.mark.parametrize(
    ("f", "message"),
    [
        (lambda x: x[2:], "depends on sizes"),
        (lambda x: x + np.ones(4), "broadcast"),
        (lambda x: range(x.shape[0]), "is symbolic"),
        (list, "is symbolic"),
        (lambda x: x if x.shape[0] > 3 else -x, "depends on sizes"),
    ],
)
def test_what_cannot_be_known_while_tracing(f, message):
    with pytest.raises((TypeError, ValueError), match=message):
        te.jit(f, shapes="n")(np.ones(4))
