"""Products and contractions over other semirings, and programs that are made of them."""

from itertools import pairwise, product

import numpy as np
import pytest

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
def test_products_and_sums(semiring, add, multiply):
    a, b, v = data(semiring, 2, 3, 4), data(semiring, 4, 5), data(semiring, 4)
    expected = add(multiply(a[..., None], b), axis=-2)
    np.testing.assert_allclose(semiring.matmul(a, b), expected)
    np.testing.assert_allclose(semiring.matmul(a, v), add(multiply(a, v), axis=-1))
    np.testing.assert_allclose(semiring.matmul(v, b), add(multiply(v[:, None], b), axis=0))
    np.testing.assert_allclose(semiring.matmul(v, v), add(multiply(v, v), axis=0))
    np.testing.assert_allclose(semiring.sum(a, axis=1), add(a, axis=1))
    np.testing.assert_allclose(semiring.sum(a), add(a.reshape(-1), axis=0))


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


def test_products_over_maxima_are_native():
    a = rng.standard_normal((20, 30))
    assert te.trace(max_plus.matmul)(a, a.T).steps.numpy == ()


def test_errors_name_what_does_not_fit():
    a = np.ones((2, 3))
    with pytest.raises(
        ValueError, match=r"semiring.max_plus.matmul: the operands have shapes \(2, 3\)"
    ):
        max_plus.matmul(a, a)
    with pytest.raises(ValueError, match="is for 2 operands, received 1"):
        max_plus.einsum("ij,jk->ik", a)
    with pytest.raises(ValueError, match="label 'j' has sizes 3 and 2"):
        max_plus.einsum("ij,jk->ik", a, a)
    with pytest.raises(ValueError, match=r"'i\.\.\.' does not fit"):
        max_plus.einsum("i...->i", a)
    with pytest.raises(ValueError, match="the result is 'z'"):
        max_plus.einsum("ij->z", a)
