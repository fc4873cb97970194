"""Block-sparse arrays of symmray: contracted, truncated and differentiated with our blocks."""

import warnings

import numpy as np
import pytest

import tenferro as te

sr = pytest.importorskip("symmray", reason="symmray is not installed: pip install symmray quimb")
ar = pytest.importorskip("autoray")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    qtn = pytest.importorskip("quimb.tensor")

SYMMETRIES = ["Z2", "U1", "Z2Z2", "U1U1"]
pytestmark = pytest.mark.filterwarnings("ignore")


def drawn(symmetry, fermionic, dtype="float64", seed=1, shape=(4, 4, 4)):
    """A random array; the second index is dual."""
    indices = [
        sr.utils.rand_index(symmetry, size, dual=axis % 2 == 1, seed=axis)
        for axis, size in enumerate(shape)
    ]
    return sr.utils.get_rand(symmetry, indices, fermionic=fermionic, seed=seed, dtype=dtype)


def of_ours(x):
    """The same array with blocks of tenferro."""
    x = x.copy()
    x.apply_to_arrays(te.tensor)
    return x


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("fermionic", [False, True])
@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_contractions(symmetry, fermionic, dtype):
    """Values as of NumPy's blocks, derivatives of two orders, of the same structure."""
    x, y = (drawn(symmetry, fermionic, dtype, seed) for seed in (1, 2))

    def overlap(x):
        rows = ar.do("tensordot", x, y.conj(), axes=[(1, 2), (1, 2)])
        found = ar.do("tensordot", rows, rows.conj(), axes=[(0, 1), (0, 1)])
        return te.numpy.real(found)

    np.testing.assert_allclose(overlap(of_ours(x)), np.real(overlap(x)), rtol=1e-12)
    np.testing.assert_allclose(te.jit(overlap)(x), np.real(overlap(x)), rtol=1e-12)
    slope = te.jit(te.grad(overlap))(x)
    assert type(slope) is type(x)
    assert slope.indices[0].chargemap == x.indices[0].chargemap
    te.check_grads(overlap, (x,), order=2)


def truncated(x, mode):
    """The two largest singular values of a matrix, with their vectors."""
    matrix = x.fuse((0, 1), (2,))
    return sr.linalg.svd_truncated(matrix, max_bond=2, absorb=None, cutoff=0.0, max_bond_mode=mode)


@pytest.mark.parametrize("fermionic", [False, True])
@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("mode", ["eager", "global"])
def test_truncation(symmetry, fermionic, mode):
    """The rank of each block is known with `max_bond_mode="eager"`; otherwise values decide."""
    x = drawn(symmetry, fermionic)

    other = drawn(symmetry, fermionic, seed=4).fuse((0, 1), (2,))

    def remaining(x):
        left, s, right = truncated(x, mode)
        product = left.multiply_diagonal(s, 1) @ right
        return ar.do("sum", s**2) + ar.do("tensordot", product, other.conj(), axes=2)

    expected = remaining(x)
    assert 0 < truncated(x, mode)[1].size <= 2
    np.testing.assert_allclose(remaining(of_ours(x)), expected, rtol=1e-12)
    variable = x.copy()
    variable.apply_to_arrays(te.variable)
    remaining(variable).backward()
    direction = drawn(symmetry, fermionic, seed=3)
    pairs = [(variable.get_block(s).grad, direction.get_block(s)) for s in x.sectors]
    slope = sum(np.sum(np.asarray(g) * v) for g, v in pairs if g is not None)  # None: dropped
    h = 1e-5
    numeric = (remaining(x + direction * h) - remaining(x - direction * h)) / (2 * h)
    np.testing.assert_allclose(slope, numeric, rtol=1e-7)
    if mode == "eager":
        te.check_grads(remaining, (x,), order=2)
        np.testing.assert_allclose(te.jit(remaining)(x), expected, rtol=1e-12)


def test_equal_structures_share_a_program():
    first, second = (te.pytree.structure(drawn("U1", True, seed=seed)) for seed in (1, 2))
    assert (first, hash(first)) == (second, hash(second))
    for other in (drawn("U1", True, shape=(3, 4, 4)), drawn("U1", False), drawn("Z2", True)):
        assert te.pytree.structure(other) != first


def test_vectors_of_blocks_are_results():
    x = drawn("Z2", False).fuse((0, 1), (2,))
    s = te.jit(lambda x: sr.linalg.svd(x)[1])(x)
    expected = sr.linalg.svd(x)[1]
    np.testing.assert_allclose(np.asarray(s.to_dense()), expected.to_dense(), rtol=1e-12)


@pytest.mark.parametrize("fermionic", [False, True])
def test_the_optimizer_of_quimb_takes_symmetric_networks(fermionic):
    make = sr.PEPS_fermionic_rand if fermionic else sr.PEPS_abelian_rand
    peps, target = (make("Z2", 2, 2, bond_dim=4, phys_dim=4, seed=seed) for seed in (1, 2))

    def distance(peps):
        """1 - the fidelity with the target."""
        norm = (peps.H & peps).contract(all) * (target.H & target).contract(all)
        return 1 - abs((target.H & peps).contract(all)) ** 2 / norm

    optimizer = qtn.TNOptimizer(peps, distance, autodiff_backend="tenferro", progbar=False)
    optimizer.optimize(40)
    assert optimizer.losses[0] > 0.5
    assert optimizer.losses[-1] < 0.1
