"""SciPy's keywords and functions in `te.linalg`: SciPy's results, and derivatives."""

import numpy as np
import pytest
from scipy import linalg as scipys

import tenferro as te
from tenferro import linalg

rng = np.random.default_rng(0)
A = rng.standard_normal((4, 4))
Z = A + 1j * rng.standard_normal((4, 4))
H = Z + Z.conj().T
S = A @ A.T + 4 * np.eye(4)
B = rng.standard_normal((4, 2))
TALL, WIDE = rng.standard_normal((5, 3)), rng.standard_normal((3, 5))
STRUCTURES = (
    "gen", "sym", "her", "pos", "diagonal", "tridiagonal", "banded", "upper triangular",
    "lower triangular",
)  # fmt: skip


def agree(ours, theirs):
    np.testing.assert_allclose(np.asarray(ours), np.asarray(theirs), rtol=1e-9, atol=1e-9)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("structure", STRUCTURES)
def test_structures(structure, lower):
    for a in (S,) if structure == "pos" else (A, Z):
        agree(
            linalg.solve(a, B, assume_a=structure, lower=lower),
            scipys.solve(a, B, assume_a=structure, lower=lower),
        )
        inverse = linalg.inv(a, assume_a=structure, lower=lower)
        agree(
            inverse @ linalg.solve(a, np.eye(4), assume_a=structure, lower=lower), inverse @ inverse
        )
    te.check_grads(lambda a: linalg.solve(a, B, assume_a=structure, lower=lower), (S,))


def test_what_is_asserted_must_hold():
    with pytest.raises(linalg.LinAlgError, match="positive definite"):
        linalg.solve(-S, B, assume_a="pos")
    with pytest.raises(ValueError, match=r"solve: assume_a is 'hilbert', expected None or one of"):
        linalg.solve(S, B, assume_a="hilbert")
    agree(linalg.solve(A, B, transposed=True), scipys.solve(A, B, transposed=True))


@pytest.mark.sampled(3, "lower")
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_eigenvalues_of_pairs(kind, lower):
    options = {"type": kind, "lower": lower, "subset_by_index": (1, 2)}
    ours, theirs = (f.eigh(H, S, **options) for f in (linalg, scipys))
    agree(ours[0], theirs[0])
    agree(abs(np.asarray(ours[1])), abs(theirs[1]))
    agree(linalg.eigh(H, S, eigvals_only=True, **options), theirs[0])
    agree(linalg.eigvalsh(H, S, **options), theirs[0])
    te.check_grads(lambda h, s: linalg.eigh(h, s, **options)[0], (H, S))


def test_arguments_of_eigh():
    with pytest.raises(ValueError, match=r"eigh: subset_by_index is \(2, 4\), expected"):
        linalg.eigh(S, subset_by_index=(2, 4))
    with pytest.raises(ValueError, match="eigh: type is 4"):
        linalg.eigh(S, S, type=4)


def test_general_eigenvalues_of_pairs():
    w, u, v = (np.asarray(x) for x in linalg.eig(A, S, left=True))
    agree(A @ v, S @ v * w)
    agree(u.conj().T @ A, w[:, None] * (u.conj().T @ S))
    agree(np.linalg.norm(u, axis=0), 1)
    agree(np.sum(w), np.trace(scipys.solve(S, A)))
    agree(linalg.eigvals(A, S), w)
    agree(linalg.eig(A, right=False), linalg.eigvals(A))
    te.check_grads(lambda a, s: np.abs(linalg.eig(a, s)[1]) ** 4, (A, S))
    with pytest.raises(linalg.LinAlgError, match="singular"):
        linalg.eig(A, 0 * S)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", ["full", "economic"])
@pytest.mark.parametrize("pivoting", [False, True])
def test_modes_of_qr(mode, pivoting):
    for a in (TALL, WIDE):
        ours, theirs = (f.qr(a, mode=mode, pivoting=pivoting) for f in (linalg, scipys))
        for x, y in zip(ours, theirs, strict=True):
            agree(x, y)
        te.check_grads(lambda a: linalg.qr(a, mode=mode, pivoting=pivoting)[1], (a,))


@pytest.mark.parametrize("side", ["left", "right"])
def test_polar_of_every_shape(side):
    for a in (TALL, WIDE, A):
        for x, y in zip(linalg.polar(a, side), scipys.polar(a, side), strict=True):
            agree(x, y)
        te.check_grads(lambda a: linalg.polar(a, side), (a,), order=2)


def test_pseudoinverses():
    options = {"atol": 0.1, "rtol": 0.2, "return_rank": True}
    for ours, theirs in (
        (linalg.pinv(TALL, **options), scipys.pinv(TALL, **options)),
        (linalg.pinvh(H, lower=False, **options), scipys.pinvh(H, lower=False, **options)),
    ):
        agree(ours[0], theirs[0])
        assert int(ours[1]) == theirs[1]
    te.check_grads(lambda a: linalg.pinv(a, atol=0.1), (TALL,))
    te.check_grads(linalg.pinvh, (S,))


def test_subspaces():
    a = TALL[:, :2] @ WIDE[:2]
    for f in ("orth", "null_space"):
        ours, theirs = (np.asarray(getattr(m, f)(a)) for m in (linalg, scipys))
        assert ours.shape == theirs.shape
        agree(ours @ ours.T, theirs @ theirs.T)
    with pytest.raises(linalg.LinAlgError, match="two axes"):
        linalg.orth(np.ones(3))


@pytest.mark.parametrize(("basis", "a"), [(linalg.null_space, WIDE), (linalg.orth, TALL)])
def test_projectors_on_subspaces_are_differentiable(basis, a):
    slope = te.grad(lambda x: np.sum((basis(x) @ basis(x).T)[0, 1:]))(a)
    step = 1e-6 * np.sin(np.arange(15.0)).reshape(a.shape)
    values = [np.asarray(b @ b.T)[0, 1:].sum() for b in (basis(a + step), basis(a - step))]
    np.testing.assert_allclose(np.sum(slope * step), (values[0] - values[1]) / 2, rtol=1e-5)


def test_block_diagonals():
    agree(linalg.block_diag(A, [1.0, 2.0], 3.0), scipys.block_diag(A, [1.0, 2.0], 3.0))
    te.check_grads(linalg.block_diag, (A, B))
    with pytest.raises(ValueError, match="block_diag: argument 1 has shape"):
        linalg.block_diag(A, np.ones((2, 2, 2)))


@pytest.mark.parametrize("name", ["sqrtm", "logm"])
def test_complex_results_of_real_matrices(name):
    """As in SciPy where values are known; compiled code has one dtype for all values."""
    function, a = getattr(linalg, name), np.array([[-1.0, 0.1], [0.2, 4.0]])
    agree(function(a), getattr(scipys, name)(a))
    assert function(S).dtype == np.float64

    def loss(x):
        return np.sum(abs(function(x)))

    agree(te.grad(loss)(a), te.grad(lambda x: loss(x.astype(complex)))(a))
    with pytest.raises(linalg.LinAlgError, match=f"no real {name}; convert it to complex first"):
        te.jit(function)(a)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("function", [linalg.det, linalg.eigvals, linalg.inv, linalg.norm])
def test_finite_entries_are_checked_where_that_is_requested(function):
    bad = S.copy()
    bad[1, 2] = np.inf
    agree(function(S, check_finite=True), function(S))
    for checked in (function, te.jit(function, static_argnames="check_finite")):
        with pytest.raises(ValueError, match=r"argument .*has infinite or NaN entries"):
            checked(bad, check_finite=True)
