"""Products and contractions over other semirings, and programs that are made of them."""

from itertools import pairwise, product

import numpy as np
import pytest
import scipy.special

import tenferro as te
from tenferro.semiring import boolean, log_sum_exp, max_plus, max_times, min_plus

rng = np.random.default_rng(0)
DEFINITIONS = [
    (max_plus, np.max, np.add),
    (min_plus, np.min, np.add),
    (max_times, np.max, np.multiply),
    (log_sum_exp, lambda x, axis: np.log(np.sum(np.exp(x), axis=axis)), np.add),
    (boolean, np.any, np.logical_and),
]


def data(semiring, *shape):
    x = abs(rng.standard_normal(shape))
    return x > 0.5 if semiring is boolean else x


def contracted(add, multiply, subscripts, *arrays):
    """By the definition: all products, and their sum over labels that are not in the result."""
    inputs, output = subscripts.split("->")
    terms = inputs.split(",")
    sizes = {
        c: n for t, x in zip(terms, arrays, strict=True) for c, n in zip(t, x.shape, strict=True)
    }
    summed = [c for c in sizes if c not in output]
    result = np.empty([sizes[c] for c in output], dtype=arrays[0].dtype)
    for at in product(*(range(sizes[c]) for c in output)):
        values = []
        for inner in product(*(range(sizes[c]) for c in summed)):
            place = dict(zip((*output, *summed), (*at, *inner), strict=True))
            each = [x[tuple(place[c] for c in t)] for t, x in zip(terms, arrays, strict=True)]
            value = each[0]
            for y in each[1:]:
                value = multiply(value, y)
            values.append(value)
        result[at] = add(np.array(values), axis=0)
    return result


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "semiring, add, multiply", DEFINITIONS, ids=lambda x: getattr(x, "name", "")
)
@pytest.mark.parametrize(
    "subscripts",
    ["ij,jk->ik", "i,ij,jk,k->", "ii->i", "ij,ij->j", "aij,ajk->aik", "ii,ij->j", "ij->ji"],
)
def test_contractions_are_those_of_the_definition(semiring, add, multiply, subscripts):
    sizes = dict(zip("aijk", (2, 3, 3, 4), strict=True))
    terms = subscripts.split("->")[0].split(",")
    arrays = [data(semiring, *(sizes[c] for c in t)) for t in terms]
    found = te.jit(lambda *xs: semiring.einsum(subscripts, *xs))(*arrays)
    np.testing.assert_allclose(found, contracted(add, multiply, subscripts, *arrays), rtol=1e-12)


@pytest.mark.parametrize(
    "semiring, add, multiply", DEFINITIONS, ids=lambda x: getattr(x, "name", "")
)
def test_integer_labels_ellipses_hyperedges_and_sizes_of_one(semiring, add, multiply):
    a, b, c = data(semiring, 3, 1), data(semiring, 4), data(semiring, 2, 3, 4)
    expected = contracted(add, multiply, "ij,j,aij->a", np.repeat(a, 4, axis=1), b, c)
    for equation in (("ij,j,...ij->...", a, b, c), (a, [0, 1], b, [1], c, [7, 0, 1], [7])):
        for optimize in (True, False, "greedy"):
            found = semiring.einsum(*equation, optimize=optimize)
            np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_the_ground_state_of_a_lattice_in_any_order():
    """As many labels as spins, each in up to five arrays."""
    n, spin = 5, np.array([1.0, -1.0])
    places = [(i, j) for i in range(n) for j in range(n)]
    pairs = [((i, j), (i + a, j + b)) for i, j in places for a, b in ((0, 1), (1, 0))]
    pairs = [(p, q) for p, q in pairs if q in places]
    couplings = rng.choice([-1.0, 1.0], len(pairs))

    def largest(fields):
        flat = [
            z
            for k, (p, q) in enumerate(pairs)
            for z in (couplings[k] * np.outer(spin, spin), [places.index(p), places.index(q)])
        ]
        flat += [z for k in range(n * n) for z in (fields[k] * spin, [k])]
        return max_plus.einsum(*flat, [])

    fields = 0.1 * rng.standard_normal(n * n)
    best, spins = te.jit(te.value_and_grad(largest))(fields)
    assert set(np.abs(spins)) == {1.0}
    at = spins.reshape(n, n)
    energy = sum(c * at[p] * at[q] for c, (p, q) in zip(couplings, pairs, strict=True))
    np.testing.assert_allclose(energy + fields @ spins, best)
    for flipped in (np.arange(n * n) == k for k in range(n * n)):
        other = np.where(flipped, -spins, spins)
        at = other.reshape(n, n)
        energy = sum(c * at[p] * at[q] for c, (p, q) in zip(couplings, pairs, strict=True))
        assert energy + fields @ other <= best


@pytest.mark.parametrize(
    "semiring, add, multiply", DEFINITIONS, ids=lambda x: getattr(x, "name", "")
)
def test_products_and_sums(semiring, add, multiply):
    a, b, v = data(semiring, 2, 3, 4), data(semiring, 4, 5), data(semiring, 4)
    expected = add(multiply(a[..., None], b), axis=-2)
    np.testing.assert_allclose(semiring.matmul(a, b), expected)
    np.testing.assert_allclose(semiring.matmul(a, v), add(multiply(a, v), axis=-1))
    np.testing.assert_allclose(semiring.matmul(v, b), add(multiply(v[:, None], b), axis=0))
    np.testing.assert_allclose(semiring.matmul(v, v), add(multiply(v, v), axis=0))
    np.testing.assert_allclose(semiring.sum(a, axis=1), add(a, axis=1))
    np.testing.assert_allclose(semiring.sum(a), add(a.reshape(-1), axis=0))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("semiring", [max_plus, min_plus, max_times, log_sum_exp])
def test_derivatives(semiring):
    a, b = data(semiring, 3, 4), data(semiring, 4, 2)
    te.check_grads(semiring.matmul, (a, b), order=1 if semiring is not log_sum_exp else 2)


def test_ties_share_the_derivative():
    a = np.array([[1.0, 1.0, 0.0]])
    g = te.grad(lambda a: np.sum(max_plus.matmul(a, np.zeros((3, 1)))))(a)
    np.testing.assert_array_equal(g, [[0.5, 0.5, 0]])


def test_shortest_paths_and_the_edges_on_them():
    far = np.inf
    W = np.array([[0, 1, 5, far], [far, 0, 2, 9], [far, far, 0, 3], [far, far, far, 0.0]])

    def lengths(W):
        def step(d, _):
            return min_plus.matmul(d, W), None

        return te.scan(step, W[0], None, length=3)[0]

    np.testing.assert_array_equal(te.jit(lengths)(W), [0, 1, 3, 6])
    edges = te.grad(lambda W: lengths(W)[3])(W)
    assert edges[0, 1] == edges[1, 2] == edges[2, 3] == 1 and edges[0, 2] == edges[1, 3] == 0


def test_the_most_probable_path_and_the_partition_function():
    """Viterbi's algorithm: the gradient marks the states of the path (of marginals, for sums)."""
    start, steps = np.log(rng.dirichlet(np.ones(3))), np.log(rng.dirichlet(np.ones(3), size=3))
    seen = np.log(rng.dirichlet(np.ones(3), size=5))

    def chain(semiring):
        def total(seen):
            def step(a, e):
                return semiring.matmul(a, steps) + e, None

            return semiring.sum(te.scan(step, start + seen[0], seen[1:])[0])

        return total

    def weight(path):
        moves = sum(steps[i, j] for i, j in pairwise(path))
        return start[path[0]] + moves + sum(seen[t, i] for t, i in enumerate(path))

    paths = list(product(range(3), repeat=5))
    weights = np.array([weight(p) for p in paths])
    best, marks = te.jit(te.value_and_grad(chain(max_plus)))(seen)
    np.testing.assert_allclose(best, weights.max())
    np.testing.assert_array_equal(np.argmax(marks, axis=1), paths[np.argmax(weights)])
    total, marginals = te.value_and_grad(chain(log_sum_exp))(seen)
    p = np.exp(weights - np.log(np.sum(np.exp(weights))))
    expected = [
        [sum(p[i] for i, x in enumerate(paths) if x[t] == s) for s in range(3)] for t in range(5)
    ]
    np.testing.assert_allclose(total, np.log(np.sum(np.exp(weights))))
    np.testing.assert_allclose(marginals, expected)


def test_the_ground_state_of_a_spin_glass():
    """On a ring of spins, by a transfer matrix; the gradient by couplings is s s' of the state."""
    J = rng.standard_normal(6)
    spins = np.array([1.0, -1.0])

    def energy(J):
        bonds = [-j * np.outer(spins, spins) for j in J]
        return min_plus.einsum("ab,bc,cd,de,ef,fa->", *bonds)

    states = np.array(list(product([1, -1], repeat=6)))
    pairs = states * np.roll(states, -1, axis=1)
    energies = -pairs @ J
    value, slope = te.value_and_grad(energy)(J)
    np.testing.assert_allclose(value, energies.min())
    np.testing.assert_allclose(slope, -pairs[np.argmin(energies)])


SHAPES = [(9, 10, 11), (20, 33, 50), (64, 64, 64), (3, 300, 70), (130, 17, 26)]
"""Sizes that have kernels: tiles of all widths, and packed operands."""


@pytest.mark.sampled(16)
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    "semiring, add, multiply", DEFINITIONS, ids=lambda x: getattr(x, "name", "")
)
def test_kernels(semiring, add, multiply, shape, dtype):
    m, k, n = shape
    a, b = data(semiring, m, k), data(semiring, n, k).T
    if semiring is not boolean:
        a, b = a.astype(dtype), b.astype(dtype)
    expected = add(multiply(a[:, :, None], b), axis=1)
    tolerance = 1e-6 if dtype == "float32" and semiring is log_sum_exp else 1e-14
    np.testing.assert_allclose(te.jit(semiring.matmul)(a, b), expected, rtol=tolerance)
    found = te.jit(te.vmap(semiring.matmul, in_axes=(0, None)))(np.stack([a, a]), b)
    np.testing.assert_allclose(found, [expected, expected], rtol=tolerance)


def test_chains_of_matrices_with_several_labels():
    a, b, c = (rng.standard_normal(shape) for shape in ((6, 5, 4, 3), (4, 7, 3, 6), (7, 8)))
    found = te.jit(lambda *xs: max_plus.einsum("abcd,ceda,ef->bf", *xs))(a, b, c)
    first = np.max(a[:, :, :, None, :] + b.transpose(3, 0, 1, 2)[:, None], axis=(0, 2, 4))
    np.testing.assert_allclose(found, np.max(first[:, :, None] + c, axis=1))


@pytest.mark.sampled(3, "engine")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("n", [3, 24])
def test_zeros_of_a_semiring_absorb_infinities_and_nan_stays(n, engine):
    """Of small matrices, which have no kernel, and of larger ones."""
    a, b = rng.standard_normal((2, n, n))
    a[0, 1], b[1, 2] = -np.inf, np.inf  # (0, 2): a zero of max-plus times an infinity
    a[1, 0] = np.nan
    result = te.jit(max_plus.matmul, engine=engine)(a, b)
    with np.errstate(invalid="ignore"):
        products = a[:, :, None] + b
    expected = np.nanmax(np.where(np.isnan(products), -np.inf, products), axis=1)
    expected[1] = np.nan
    np.testing.assert_array_equal(result, expected)
    times = te.jit(max_times.matmul, engine=engine)(np.zeros((n, n)), np.full((n, n), np.inf))
    np.testing.assert_array_equal(times, 0.0)


@pytest.mark.parametrize("spread", [1.0, 300.0, 2000.0])
def test_logarithms_of_sums_of_many_sizes(spread):
    """Also where a product of exponentials underflows, and of zeros."""
    a, b = spread * rng.standard_normal((2, 12, 12))
    a[0], a[1, 3] = -np.inf, -np.inf
    expected = [[scipy.special.logsumexp(row + column) for column in b.T] for row in a]
    np.testing.assert_allclose(te.jit(log_sum_exp.matmul)(a, b), expected, rtol=1e-13)
    slope = te.jit(te.grad(lambda a: np.sum(log_sum_exp.matmul(a, b))))(a[1:])
    weights = np.exp(a[1:, :, None] + b - np.array(expected)[1:, None])
    np.testing.assert_allclose(slope, weights.sum(axis=2), rtol=1e-9, atol=1e-300)


def test_counting_paths_of_a_graph():
    """Whether there are any, in how many ways, and how long the longest is, of a directed chain."""
    n = 20
    edges = np.triu(rng.random((n, n)) < 0.3, 1)
    steps = np.where(edges, 1.0, -np.inf)
    walk = reach = edges
    longest, ways = steps, edges.astype(float)
    powers = ways
    for _ in range(n - 2):
        walk = boolean.matmul(walk, edges)
        reach = np.logical_or(reach, walk)
        longest = np.maximum(longest, max_plus.matmul(longest, steps))
        powers = powers @ edges
        ways = ways + powers
    np.testing.assert_array_equal(reach, ways > 0)
    np.testing.assert_array_equal(reach, longest > 0)


def test_stacks_of_matrices_and_their_gradients():
    a, b = rng.standard_normal((2, 3, 20, 20))
    np.testing.assert_allclose(
        te.jit(min_plus.matmul)(a, b), np.min(a[..., None] + b[:, None], axis=-2)
    )
    slope = te.grad(lambda a: np.sum(min_plus.matmul(a, b)))(a)
    te.check_grads(lambda a: min_plus.matmul(a, b), (a,), order=1)
    assert slope.sum() == a.shape[0] * 20 * 20


def test_products_over_maxima_are_native():
    a = rng.standard_normal((20, 30))
    assert te.trace(max_plus.matmul)(a, a.T).steps.numpy == ()


def test_errors_name_what_does_not_fit():
    a = np.ones((2, 3))
    with pytest.raises(
        ValueError, match=r"semiring.max_plus.matmul: the operands have shapes \(2, 3\)"
    ):
        max_plus.matmul(a, a)
    with pytest.raises(ValueError, match=r"semiring.max_plus.einsum: .* 2 terms for 1 arrays"):
        max_plus.einsum("ij,jk->ik", a)
    with pytest.raises(ValueError, match="the sizes 3 and 2 for the label 'j'"):
        max_plus.einsum("ij,jk->ik", a, a)
    with pytest.raises(ValueError, match="an ellipsis in a term but none in the result"):
        max_plus.einsum("i...->i", a)
    with pytest.raises(ValueError, match="the label 'z' in the result but in no term"):
        max_plus.einsum("ij->z", a)
    with pytest.raises(ValueError, match=r"the result has the labels \['i', 'i'\], expected diff"):
        max_plus.einsum("ij->ii", a)
    with pytest.raises(ValueError, match="optimize slices the labels"):
        max_plus.einsum("ij,jk,ki->", a, a.T, a @ a.T, optimize=("greedy", 3))
