"""Random numbers: NumPy's uniform stream, the same in every engine, and what is refused."""

import numpy as np
import pytest
from scipy import stats

import tenferro as te
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES

ENGINES = ("numpy", "native")
KEY = te.random.key(7)


def numpys(key):
    return np.random.Generator(np.random.Philox(key=key))


def drawn(rng, sizes):
    return [rng.random(n) for n in sizes]


def test_keys_are_those_of_numpy():
    for seed in (0, 42, 2**100, [1, 2]):
        state = np.random.Philox(seed).state["state"]
        np.testing.assert_array_equal(te.random.key(seed), state["key"])


@pytest.mark.sampled(4, "engine")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("seed", [0, 1, 2**64])
def test_uniform_numbers_are_those_of_numpy(engine, seed):
    key, sizes = te.random.key(seed), (1, 3, 4, 5, 0, 7, 100_003)
    found = te.jit(lambda k: drawn(te.random.Generator(k), sizes), engine=engine)(key)
    for x, y in zip(found, drawn(numpys(key), sizes), strict=True):
        np.testing.assert_array_equal(x, y)
    eager = te.random.Generator(key)
    np.testing.assert_array_equal(eager.random((3, 5)), numpys(key).random((3, 5)))
    assert te.random.Generator(key).random() == numpys(key).random()


def test_eager_keys():
    x = te.random.Generator(te.tensor(KEY)).random(3)
    assert isinstance(x, te.Tensor)
    np.testing.assert_array_equal(x, numpys(KEY).random(3))


DISTRIBUTIONS = {
    "uniform": (lambda r, n: r.uniform(-1.0, 3.0, n), stats.uniform(-1, 4)),
    "standard_normal": (lambda r, n: r.standard_normal(n), stats.norm()),
    "normal": (lambda r, n: r.normal(2.0, 0.5, n), stats.norm(2, 0.5)),
    "standard_exponential": (lambda r, n: r.standard_exponential(n), stats.expon()),
    "exponential": (lambda r, n: r.exponential(3.0, n), stats.expon(scale=3)),
    "laplace": (lambda r, n: r.laplace(1.0, 2.0, n), stats.laplace(1, 2)),
    "logistic": (lambda r, n: r.logistic(1.0, 2.0, n), stats.logistic(1, 2)),
    "gumbel": (lambda r, n: r.gumbel(1.0, 2.0, n), stats.gumbel_r(1, 2)),
    "lognormal": (lambda r, n: r.lognormal(0.2, 0.7, n), stats.lognorm(0.7, scale=np.exp(0.2))),
}


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_distributions(name):
    """By Kolmogorov and Smirnov; the key is fixed, so the outcome is."""
    draw, distribution = DISTRIBUTIONS[name]
    n = 20_001
    x = draw(te.random.Generator(KEY), n)
    assert x.shape == (n,)
    assert stats.kstest(x, distribution.cdf).pvalue > 1e-3
    same = te.jit(lambda k: draw(te.random.Generator(k), n), engine="native")(KEY)
    np.testing.assert_allclose(same, x, rtol=1e-13, atol=1e-13)


def test_integers():
    rng = te.random.Generator(KEY)
    counts = np.bincount(rng.integers(6, size=60_000))
    assert stats.chisquare(counts).pvalue > 1e-3
    assert set(rng.integers(-1, 1, 100, endpoint=True).tolist()) == {-1, 0, 1}
    assert rng.integers(5, size=3, dtype="uint8").dtype == np.uint8
    limits = np.iinfo(np.int64)
    whole = rng.integers(limits.min, limits.max, 1000, endpoint=True)
    assert (whole < 0).any()
    assert (whole > 0).any()
    each = rng.integers(np.array([0, 10]), np.array([1, 11]))
    np.testing.assert_array_equal(each, [0, 10])
    draws = [
        te.jit(lambda k: te.random.Generator(k).integers(0, 1000, 100), engine=e)(KEY)
        for e in ENGINES
    ]
    np.testing.assert_array_equal(*draws)


@pytest.mark.long
def test_permutations_and_choices():
    rng = te.random.Generator(KEY)
    orders = {tuple(rng.permutation(3).tolist()) for _ in range(60)}
    assert len(orders) == 6
    x = np.arange(12.0).reshape(3, 4)
    np.testing.assert_array_equal(np.sort(rng.permutation(x, axis=1), axis=1), x)
    p = np.array([0.1, 0.0, 0.6, 0.3])
    counts = np.bincount(rng.choice(4, 20_000, p=p), minlength=4)
    assert counts[1] == 0
    assert stats.chisquare(counts[p > 0], 20_000 * p[p > 0]).pvalue > 1e-3
    assert len(set(rng.choice(10, 10, replace=False).tolist())) == 10
    p = np.array([0.1, 0.1, 0.2, 0.6])
    first = [int(rng.choice(4, 2, replace=False, p=p)[0]) for _ in range(300)]
    assert stats.chisquare(np.bincount(first), 300 * p).pvalue > 1e-3
    assert rng.choice(x, 2, axis=1).shape == (3, 2)


def test_generators_of_other_keys_are_independent():
    rng = te.random.Generator(KEY)
    children = [*rng.spawn(2), *rng.spawn(1)]
    numbers = [r.random(1000) for r in (rng, *children, rng.fold_in(0), rng.fold_in(1))]
    assert np.abs(np.corrcoef(numbers) - np.eye(6)).max() < 0.15
    traced = te.jit(lambda k, i: te.random.Generator(k).fold_in(i).random(1000))
    np.testing.assert_array_equal(traced(KEY, 1), numbers[-1])


def test_derivatives_flow_through_location_and_scale():
    def f(loc, scale):
        return np.sum(te.random.Generator(KEY).normal(loc, scale, 5) ** 2)

    te.check_grads(f, (np.linspace(0, 1, 5), 0.5), order=2)


def test_in_loops_and_batches():
    def step(rng, _):
        x = rng.random(3)
        return rng, x

    rng, rows = te.scan(step, te.random.Generator(KEY), None, length=4)
    words = numpys(KEY).random(17)
    np.testing.assert_array_equal(rows, words[:16].reshape(4, 4)[:, :3])
    assert rng.random() == words[16]

    def folded(i):
        return te.random.Generator(KEY).fold_in(i).random(2)

    np.testing.assert_array_equal(te.map(folded, np.arange(3)), te.vmap(folded)(np.arange(3)))
    keys = np.stack([te.random.key(i) for i in range(3)])
    np.testing.assert_array_equal(
        te.vmap(lambda k: te.random.Generator(k).random(5))(keys),
        [numpys(k).random(5) for k in keys],
    )


def test_generators_from_outside_are_refused():
    rng = te.random.Generator(KEY)
    message = r"a generator that was created outside is used inside.*fold_in"
    for use in (
        lambda: te.scan(lambda c, _: (c + rng.random(), None), 0.0, None, length=2),
        lambda: te.while_loop(lambda c: c < 1, lambda c: c + rng.random(), 0.0),
        lambda: te.while_loop(lambda c: c < rng.random(), lambda c: c + 1, 0.0),
        lambda: te.fori_loop(0, 3, lambda i, c: c + rng.spawn(1)[0].random(), 0.0),
        lambda: te.map(lambda x: x + rng.random(), np.ones(2)),
        lambda: te.vmap(lambda x: x + rng.random())(np.ones(2)),
        lambda: te.jit(lambda x: x + rng.random())(1.0),
    ):
        with pytest.raises(ValueError, match=message):
            use()
    assert te.grad(lambda x: x * rng.random())(1.0) == numpys(KEY).random()
    f = te.jit(lambda r: (r.random(), r))
    first, after = f(rng)
    assert first != f(after)[0]


def test_errors():
    with pytest.raises(TypeError, match=r"the key is int64\[\], expected uint64\[2\]"):
        te.random.Generator(3)
    rng = te.random.Generator(KEY)
    with pytest.raises(ValueError, match="low is 3 and high 3, expected low < high"):
        rng.integers(3, 3)
    with pytest.raises(TypeError, match=r"integers: high is float64\[\], expected integers"):
        rng.integers(2.5)
    with pytest.raises(ValueError, match="random: size is -1"):
        rng.random(-1)
    with pytest.raises(ValueError, match=r"normal: size is 2, but the parameters have"):
        rng.normal(np.zeros(3), 1.0, 2)
    with pytest.raises(ValueError, match=r"size is \(4,\), but there are 3"):
        rng.choice(3, 4, replace=False)
    with pytest.raises(ValueError, match=r"p has shape \(2,\), expected \(3,\)"):
        rng.choice(3, p=[0.5, 0.5])
    with pytest.raises(TypeError, match="fold_in: the index is"):
        rng.fold_in(0.5)
    with pytest.raises(ValueError, match="n_children is -1"):
        rng.spawn(-1)


KINDS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", KINDS)
def test_upper_halves_of_products(dtype):
    limits = np.iinfo(dtype)
    rng = np.random.default_rng(0)
    a, b = rng.integers(limits.min, limits.max, (2, 1001), dtype=dtype, endpoint=True)
    a[:4] = limits.min, limits.max, limits.min, limits.max
    b[:4] = limits.min, limits.max, limits.max, limits.min
    pairs = zip(a.tolist(), b.tolist(), strict=True)
    expected = np.array([x * y >> limits.bits for x, y in pairs], dtype)
    for engine in ENGINES:
        f = te.jit(lambda a, b: apply(FAMILIES["mul_high"].bind(), a, b), engine=engine)
        np.testing.assert_array_equal(f(a, b), expected)
        te.runtime.wait_for_compilation()
        np.testing.assert_array_equal(f(a, b), expected)
