"""Functions of singular subspaces at repeated values: the best approximation of rank k."""

import numpy as np
import pytest
from linalg_samples import KINDS, adjoint, random

import tenferro as te
from tenferro.linalg import GaugeError

POINTS = {
    "two kept": ((3, 3), [3.0, 3, 1], 2),
    "two dropped": ((4, 3), [3.0, 1, 1], 1),
    "both": ((4, 6), [3.0, 3, 1, 1], 2),
    "all kept": ((3, 3), [2.0, 2, 2], 3),
    "zeros dropped": ((5, 4), [2.0, 2, 0, 0], 2),
}
SIZES = [pytest.param(*POINTS[name], id=name) for name in POINTS]


def rotated(shape, values, kind):
    """Computed singular values of this matrix differ by rounding where these are equal."""
    k = min(shape)
    U, V = (np.linalg.qr(random(n, n, kind=kind, seed=n + i)).Q for i, n in enumerate(shape))
    return (U[:, :k] * np.array(values)) @ adjoint(V[:, :k])


def by_hand(a, k):
    u, s, vh = np.linalg.svd(a, full_matrices=False)
    return (u[:, :k] * s[:k]) @ vh[:k]


def weighted(part, k, W):
    return lambda a: np.sum(np.real(W * part(a, k) ** 3))


def slope(A, k, dA):
    """The tangent of the best approximation, from all singular vectors of distinct parts.

    In the basis of these vectors it is (σᵢ² Pᵢⱼ + σᵢ σⱼ conj(Pⱼᵢ)) / (σᵢ² − σⱼ²) between a kept i
    and a dropped j, on either side; P where both are kept, and 0 where none is.
    """
    U, s, Vh = np.linalg.svd(A)
    (m, n), size = A.shape, max(A.shape)
    s = np.pad(s, (0, size - len(s)))
    P = np.zeros((size, size), complex)
    P[:m, :n] = adjoint(U) @ dA @ adjoint(Vh)
    i, j = np.indices(P.shape)
    kept, dropped = np.maximum(s[i], s[j]), np.minimum(s[i], s[j])
    mixed = (i < k) != (j < k)
    gap = np.where(mixed, kept**2 - dropped**2, 1)
    D = np.where(mixed, (kept**2 * P + kept * dropped * P.conj().T) / gap, P * ((i < k) & (j < k)))
    found = U @ D[:m, :n] @ Vh
    return found if np.iscomplexobj(A) else found.real


def expected_slope(A, k, W, dA):
    return np.sum(np.real(3 * W * by_hand(A, k) ** 2 * slope(A, k, dA)))


def inner(x, y):
    return np.sum(np.real(np.conj(x) * y))


FIRST = {
    "jvp": lambda f, A, D: te.jvp(f, (A,), (D,))[1],
    "vjp": lambda f, A, D: inner(te.vjp(f, A)[1](1.0)[0], D),
    "grad": lambda f, A, D: inner(te.grad(f)(A), D),
    "compiled grad": lambda f, A, D: inner(te.jit(te.grad(f))(A), D),
    "compiled jvp": lambda f, A, D: te.jit(lambda A: te.jvp(f, (A,), (D,))[1])(A),
    "vmap": lambda f, A, D: inner(te.vmap(te.grad(f))(np.stack([A, 2 * A]))[0], D),
    "eager": lambda f, A, D: inner(eager_gradient(f, A), D),
}
SECOND = {
    "hvp": lambda f, A, D: te.hvp(f, (A,), (D,))[1][0],
    "reverse over reverse": lambda f, A, D: te.grad(lambda A: inner(te.grad(f)(A), D))(A),
    "reverse over forward": lambda f, A, D: te.grad(lambda A: te.jvp(f, (A,), (D,))[1])(A),
    "compiled": lambda f, A, D: te.jit(lambda A: te.jvp(te.grad(f), (A,), (D,))[1])(A),
    "vmap": lambda f, A, D: te.vmap(lambda A: te.hvp(f, (A,), (D,))[1][0])(A[None])[0],
    "eager": lambda f, A, D: te.hvp(f, (te.variable(A),), (D,))[1][0].numpy(),
}
PARTS = {"by hand": by_hand, "named": te.linalg.low_rank}


def eager_gradient(f, A):
    w = te.variable(A)
    f(w).backward()
    return w.grad.numpy()


def case(shape, values, kind):
    A = rotated(shape, values, kind)
    return A, random(*shape, kind=kind, seed=1), random(*shape, kind=kind, seed=2) / 3


@pytest.mark.sampled(16)
@pytest.mark.parametrize("mode", FIRST)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("shape", "values", "k"), SIZES)
@pytest.mark.parametrize("part", PARTS)
def test_first_derivatives_at_rotated_matrices(part, shape, values, k, kind, mode):
    A, W, D = case(shape, values, kind)
    found = FIRST[mode](weighted(PARTS[part], k, W), A, D)
    np.testing.assert_allclose(found, expected_slope(A, k, W, D), rtol=1e-9)


@pytest.mark.filterwarnings("ignore::tenferro.linalg.GaugeWarning")  # eager steps see no loss
@pytest.mark.sampled(32)
@pytest.mark.parametrize("mode", SECOND)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("shape", "values", "k"), SIZES)
@pytest.mark.parametrize("part", PARTS)
def test_second_derivatives_at_rotated_matrices(part, shape, values, k, kind, mode):
    """Of slopes: differences with an error of order step⁴, here about 1e-12 beside rounding."""
    A, W, D = case(shape, values, kind)
    E, h = random(*shape, kind=kind, seed=3) / 3, 1e-3
    near = [expected_slope(A + t * h * E, k, W, D) for t in (-2, -1, 1, 2)]
    expected = (near[0] - 8 * near[1] + 8 * near[2] - near[3]) / (12 * h)
    found = inner(SECOND[mode](weighted(PARTS[part], k, W), A, D), E)
    np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-7)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("part", PARTS)
def test_jacobians(part):
    A, W, _ = case(*POINTS["two kept"][:2], "real")
    f = weighted(PARTS[part], 2, W)
    np.testing.assert_allclose(te.jacfwd(f)(A), te.grad(f)(A), rtol=1e-9)
    np.testing.assert_allclose(te.hessian(f)(A), te.jacrev(te.grad(f))(A), rtol=1e-6, atol=1e-8)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("derivative", [te.grad, te.jacfwd, lambda f: te.jit(te.grad(f))])
def test_a_part_that_ends_between_equal_values_is_refused_with_the_numbers(derivative):
    A = rotated((4, 4), [3.0, 2, 2, 1], "real")
    with pytest.raises(GaugeError, match=r"singular value 2 is .*, singular value 3 is .*low_rank"):
        derivative(weighted(by_hand, 2, np.ones((4, 4))))(A)


def left(U, s, Vh):
    return U[:, :2] @ U[:, :2].H


def right(U, s, Vh):
    return Vh[:2].H @ Vh[:2]


PROJECTORS = {
    "left": (left, lambda a: te.linalg.singular_projector(a, 2)),
    "right": (right, lambda a: te.linalg.singular_projector(a, 2, side="right")),
}


@pytest.mark.sampled(4, "side")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(5, 4), (4, 4), (4, 5)])
@pytest.mark.parametrize("side", PROJECTORS)
def test_projectors_on_singular_vectors(side, shape, kind):
    """Beside those of vectors where values are apart, and at repeated and vanishing ones."""
    by_vectors, projector = PROJECTORS[side]
    apart = rotated(shape, [3.0, 2.5, 1, 0.5], kind)
    W = random(*projector(apart).shape, kind=kind, seed=4)
    slopes = [
        te.grad(lambda a, f=f: np.sum(np.real(W * f(a))))(apart)
        for f in (projector, lambda a: by_vectors(*te.linalg.svd(a)))
    ]
    np.testing.assert_allclose(*slopes, atol=1e-12)
    for values in ([3.0, 3, 1, 1], [2.0, 1, 0, 0]):
        te.check_grads(projector, (rotated(shape, values, kind),))


@pytest.mark.sampled(3, "bounds")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("bounds", [(0, 2), (2, 4), (4, 5), (0, 4), (0, 5)])
def test_projectors_on_eigenvectors(bounds, kind):
    Q = np.linalg.qr(random(5, 5, kind=kind, seed=5)).Q
    a = (Q * np.array([1.0, 1, 2, 2, 3])) @ adjoint(Q)

    def projector(x):
        return te.linalg.spectral_projector((x + x.H) / 2, *bounds)

    te.check_grads(projector, (a,))
    V = Q[:, slice(*bounds)]
    np.testing.assert_allclose(projector(te.tensor(a)), V @ adjoint(V), atol=1e-14)


@pytest.mark.parametrize("uplo", ["L", "U"])
def test_the_gradient_of_a_projector_is_in_the_triangle_that_is_read(uplo):
    a, W = np.diag([1.0, 2.0, 2.0]) + 0.1, random(3, 3)
    gradient = te.grad(lambda x: np.sum(W * te.linalg.spectral_projector(x, 1, 3, UPLO=uplo)))(a)
    triangle = np.tril if uplo == "L" else np.triu
    np.testing.assert_array_equal(gradient, triangle(gradient))


def test_all_of_a_matrix_is_its_approximation_even_if_it_is_singular():
    a = rotated((5, 4), [2.0, 1, 0, 0], "real")
    for x in (a, a.T):
        W = random(*x.shape, seed=5)
        np.testing.assert_allclose(
            te.grad(lambda x, W=W: np.sum(W * te.linalg.low_rank(x, 4)))(x), W, atol=1e-14
        )
        assert not np.any(te.linalg.low_rank(x, 0))


def test_named_functions_need_one_run(monkeypatch):
    """At repeated values too, compiled: nothing is left to be decided."""
    monkeypatch.setattr("tenferro.engines.gauge_decision.BasisDecision._resolved", None)
    A, W, D = case((4, 6), [3.0, 3, 1, 1], "complex")
    f = weighted(te.linalg.low_rank, 2, W)
    np.testing.assert_allclose(inner(te.jit(te.grad(f))(A), D), expected_slope(A, 2, W, D), 1e-12)
    te.hvp(f, (A,), (D,))


CUTS = {
    "low_rank": (lambda a: te.linalg.low_rank(a, 3), "singular value 3 is .*, singular value 4 is"),
    "left": (lambda a: te.linalg.singular_projector(a, 3), "singular value 3 is"),
    "right": (lambda a: te.linalg.singular_projector(a, 3, "right"), "singular value 3 is"),
    "eigenvectors": (
        lambda a: te.linalg.spectral_projector(a @ a.T, 0, 3),
        "eigenvalue 3 is .*, eigenvalue 4 is",
    ),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("make", [te.grad, te.jacfwd, lambda f: te.jit(te.grad(f)), te.hessian])
@pytest.mark.parametrize("name", CUTS)
def test_a_bound_between_equal_values_is_refused_with_the_numbers(name, make):
    part, text = CUTS[name]
    a = rotated((6, 6), [4.0, 4, 2, 2, 1, 1], "real")
    W = random(6, 6, seed=5)
    with pytest.raises(GaugeError, match=f"both sides of the bound: {text}"):
        make(lambda x: np.sum(W * part(x)))(a)


def lowest(x):
    return te.linalg.spectral_projector(x, 0, 1)


ALIKE = {
    "spectral_projector": (lowest, np.diag([1.5, 1.5, 1.5])),
    "spectral_projector of zeros": (lowest, np.zeros((3, 3))),
    "spectral_projector, complex": (lambda x: lowest(x + 0j), 2 * np.eye(2)),
    "singular_projector": (lambda x: te.linalg.singular_projector(x, 1), np.eye(3)),
    "singular_projector of zeros": (lambda x: te.linalg.singular_projector(x, 2), np.zeros((4, 3))),
    "low_rank": (lambda x: te.linalg.low_rank(x, 2), np.eye(3)),
    "a block": (lambda x: lowest(x)[:2, :2], np.diag([1.0, 1.0, 2.0])),
}
"""Another basis does not change these gradients: they have terms of gaps that vanish only."""


@pytest.mark.sampled(12, "name", "make")
@pytest.mark.parametrize("make", [te.grad, te.jacfwd, lambda f: te.jit(te.grad(f)), te.hessian])
@pytest.mark.parametrize("name", ALIKE)
def test_a_bound_is_refused_where_all_values_are_equal(name, make):
    part, a = ALIKE[name]
    W = random(*part(a).shape, seed=5)
    with pytest.raises(GaugeError, match="both sides of the bound"):
        make(lambda x: np.sum(np.real(W * part(x)) ** 2))(a)


def test_which_matrix_of_a_batch_has_equal_values_at_the_bound():
    a = np.stack([np.diag([3.0, 2, 1]), np.diag([3.0, 2, 2])])
    assert te.linalg.low_rank(a, 2).shape == (2, 3, 3)
    with pytest.raises(GaugeError, match=r"matrix \[1\] of the batch"):
        te.grad(lambda x: np.sum(te.linalg.low_rank(x, 2) ** 3))(a)


def test_bounds_are_checked():
    with pytest.raises(ValueError, match="low_rank: k is 4, expected 0 to 3"):
        te.linalg.low_rank(np.ones((3, 5)), 4)
    with pytest.raises(ValueError, match=r"spectral_projector: \(start, stop\) is \(2, 1\)"):
        te.linalg.spectral_projector(np.eye(3), 2, 1)
    with pytest.raises(ValueError, match="side is 'up', expected 'left' or 'right'"):
        te.linalg.singular_projector(np.eye(3), 1, "up")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("values", "k"), [([3.0, 3, 1], 2), ([3.0, 1, 1], 1), ([2.0, 2, 0], 2)])
def test_derivatives_beside_differences_with_sixty_digits(values, k, kind):
    """Of the definition itself, first and second; its error is about 1e-24 and 1e-16."""
    mp = pytest.importorskip("mpmath")
    a, D = rotated((4, 3), values, kind), random(4, 3, kind=kind, seed=1)
    with mp.workdps(60):
        A, E, h = mp.matrix(a.tolist()), mp.matrix(D.tolist()), mp.mpf(10) ** -12
        svd = mp.svd_c if kind == "complex" else mp.svd_r

        def part(t):
            U, s, Vh = svd(A + t * E)
            return U[:, :k] * mp.diag([s[i] for i in range(k)]) * Vh[:k, :]

        above, here, below = part(h), part(0), part(-h)
        slope = numbers((above - below) / (2 * h), a)
        bend = numbers((above - 2 * here + below) / h**2, a)

    def along(x):
        return te.jvp(lambda x: te.linalg.low_rank(x, k), (x,), (D,))[1]

    np.testing.assert_allclose(along(a), slope, atol=1e-12)
    np.testing.assert_allclose(te.jvp(along, (a,), (D,))[1], bend, atol=1e-11)


def numbers(x, like):
    return np.array(x.tolist(), complex if np.iscomplexobj(like) else float)
