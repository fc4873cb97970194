"""Truncations whose rank is decided when the program runs, and their derivatives."""

import numpy as np
import pytest
import scipy.linalg

import tenferro as te
from tenferro.errors import GaugeError

rng = np.random.default_rng(0)
svd_truncated, factors_truncated, eigh_truncated = (
    getattr(te.linalg, f"{name}_truncated") for name in ("svd", "factors", "eigh")
)


def with_values(values, shape, dtype="float64"):
    """A matrix with these singular values."""
    m, n = shape
    X, Y = rng.standard_normal((m, m)), rng.standard_normal((n, n))
    if dtype == "complex128":
        X, Y = X + 1j * rng.standard_normal((m, m)), Y + 1j * rng.standard_normal((n, n))
    U, V = np.linalg.qr(X)[0], np.linalg.qr(Y)[0]
    return (U[:, : len(values)] * values) @ V[:, : len(values)].conj().T


def squares(x):
    """|x|², smooth at 0."""
    return np.real(np.conj(x) * x)


VALUES = np.array([4.0, 4.0, 2.0, 1.0, 0.1])


@pytest.mark.sampled(16, "shape", "dtype", "compiled")
@pytest.mark.parametrize("shape", [(5, 5), (7, 5), (5, 8)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("compiled", [False, True])
def test_values_ranks_and_what_is_discarded(shape, dtype, compiled):
    A = with_values(VALUES, shape, dtype)
    for cutoff, rank, relative in (
        (0.0, 4, True),
        (0.3, 3, True),
        (3.0, 2, False),
        (9.0, 0, False),
    ):

        def truncated(f, cutoff=cutoff, relative=relative):
            g = lambda A: f(A, max_rank=4, cutoff=cutoff, relative=relative)  # noqa: E731
            return (te.jit(g) if compiled else g)(A)

        U, S, Vh, k, discarded = truncated(svd_truncated)
        left, right, k2, discarded2 = truncated(factors_truncated)
        X, s, Yh = np.linalg.svd(A)
        low = (X[:, :rank] * s[:rank]) @ Yh[:rank]
        assert k == k2 == rank and U.shape == (shape[0], 4) and Vh.shape == (4, shape[1])
        np.testing.assert_allclose(S, np.where(np.arange(4) < rank, s[:4], 0), atol=1e-13)
        np.testing.assert_allclose((U * S) @ Vh, low, atol=1e-13)
        np.testing.assert_allclose(left @ right, low, atol=1e-13)
        np.testing.assert_allclose(U[:, rank:], 0, atol=1e-13)
        np.testing.assert_allclose(left[:, rank:], 0)
        weight = np.sum(s[rank:] ** 2) / np.sum(s**2)
        np.testing.assert_allclose([discarded, discarded2], weight, atol=1e-14)


def test_renormalized_values_keep_the_norm():
    A = with_values(VALUES, (6, 5))
    S = svd_truncated(A, cutoff=0.3, renormalize=True).S
    np.testing.assert_allclose(np.sum(S**2), np.sum(VALUES**2))
    left, right, *_ = factors_truncated(A, cutoff=0.3, renormalize=True)
    np.testing.assert_allclose(np.sum((left @ right) ** 2), np.sum(VALUES**2))


@pytest.mark.sampled(16, "dtype")
@pytest.mark.parametrize("shape", [(6, 6), (8, 5), (5, 8)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives_are_those_of_the_subspace(shape, dtype):
    """At repeated kept and dropped values, with the contribution of the dropped part."""
    A = with_values(np.array([4.0, 4.0, 2.0, 0.5, 0.5]), shape, dtype)
    D, c = rng.standard_normal((2, *shape))

    def loss(low):
        return lambda t: np.sum(c * abs(low(A + t * D)) ** 2) + np.sum(np.real(c * low(A + t * D)))

    def of_factors(a):
        left, right, *_ = factors_truncated(a, max_rank=5, cutoff=0.2)
        return left @ right

    def of_svd(a):
        U, S, Vh, *_ = svd_truncated(a, max_rank=5, cutoff=0.2)
        return (U * S) @ Vh

    g = loss(lambda a: te.linalg.low_rank(a, 3))
    for truncated, digits in ((of_factors, 1e-9), (of_svd, 1e-7)):  # limits have fewer digits
        f = loss(truncated)
        np.testing.assert_allclose(te.jit(te.grad(f))(0.0), te.grad(g)(0.0), rtol=digits)
    f = loss(of_factors)
    np.testing.assert_allclose(te.jvp(f, (0.0,), (1.0,))[1], te.grad(g)(0.0), rtol=1e-9)
    for second in (lambda f: te.grad(te.grad(f)), te.hessian):
        np.testing.assert_allclose(second(f)(0.0), te.grad(te.grad(g))(0.0), rtol=1e-8)


@pytest.mark.sampled(16, "dtype")
@pytest.mark.parametrize("shape", [(6, 6), (8, 5), (5, 8)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_singular_values_are_absorbed_by_either_factor_or_both(shape, dtype):
    """Derivatives beside those of functions of matrices, at repeated values, to second order."""
    A = with_values(np.array([4.0, 4.0, 2.0, 0.5, 0.5]), shape, dtype)
    D, c = rng.standard_normal((2, *shape))
    weights = c[:4, :4]

    def parts(t, absorb):
        """What does not depend on the basis between the factors."""
        left, right, *_ = factors_truncated(A + t * D, max_rank=5, cutoff=0.2, absorb=absorb)
        return left @ right, (left @ left.conj().T)[:4, :4], (right.conj().T @ right)[:4, :4]

    def exact(t, powers):
        low = te.linalg.low_rank(A + t * D, 3)
        sides = low @ low.conj().T, low.conj().T @ low
        return low, *(power(x, p)[:4, :4] for x, p in zip(sides, powers, strict=True))

    def power(x, p):
        if p == 0:  # the projector
            return te.linalg.spectral_projector(x, x.shape[0] - 3, x.shape[0])
        root = lambda w: np.where(w > 0.1, np.where(w > 0.1, w, 1.0) ** p, 0.0)  # noqa: E731
        return te.linalg.funm(x, root, hermitian=True)

    def loss(low, first, second):
        return np.sum(c * squares(low)) + np.sum(weights * np.real(first + 2 * second))

    for absorb, powers in (("right", (0, 1)), ("left", (1, 0)), ("both", (0.5, 0.5))):
        f = lambda t, a=absorb: loss(*parts(t, a))  # noqa: E731
        g = lambda t, p=powers: loss(*exact(t, p))  # noqa: E731
        np.testing.assert_allclose(f(0.0), g(0.0), rtol=1e-12)
        np.testing.assert_allclose(te.jit(te.grad(f))(0.0), te.grad(g)(0.0), rtol=1e-9)
        second = te.hessian(g)(0.0)
        np.testing.assert_allclose(te.grad(te.grad(f))(0.0), second, rtol=1e-8)
        np.testing.assert_allclose(te.hessian(f)(0.0), second, rtol=1e-8)


def test_derivatives_of_values_vectors_and_weights():
    A, D = with_values(np.array([4.0, 3.0, 2.0, 0.5, 0.0]), (6, 5)), rng.standard_normal((6, 5))

    def of(t):
        U, S, Vh, _, discarded = svd_truncated(A + t * D, cutoff=0.2, max_rank=4)
        return np.sum(S**3) + np.sum(U[0] * S * Vh[:, 1]) + discarded

    def whole(t):
        U, S, Vh = te.linalg.svd(A + t * D, full_matrices=False)
        weight = np.sum(S[3:] ** 2) / np.sum(S**2)
        return np.sum(S[:3] ** 3) + np.sum(U[0, :3] * S[:3] * Vh[:3, 1]) + weight

    np.testing.assert_allclose(te.grad(of)(0.02), te.grad(whole)(0.02), rtol=1e-9)
    np.testing.assert_allclose(te.hessian(of)(0.02), te.hessian(whole)(0.02), rtol=1e-8)


def test_a_cut_within_a_multiplet_is_an_error():
    A, D = with_values(VALUES, (6, 5)), rng.standard_normal((6, 5))

    def f(t):
        left, right, *_ = factors_truncated(A + t * D, max_rank=1)
        return np.sum((left @ right) ** 3)

    f(0.0)
    with pytest.raises(GaugeError, match="on both sides of the bound"):
        te.grad(f)(0.0)


def test_a_cut_between_eigenvalues_of_one_magnitude_is_an_error():
    """Which of them is kept changes with the matrix."""
    A, D = with_values([3.0, 1.0, 0.5], (3, 3)), np.diag([1.0, 2.0, 3.0])
    Q = np.linalg.svd(A)[0]
    A = (Q * [3.0, -3.0, 1.0]) @ Q.T

    def f(t):
        w, V, *_ = eigh_truncated(A + t * D, max_rank=1)
        return np.sum((V * w) @ V.T)

    f(0.0)
    with pytest.raises(GaugeError, match=r"eigh_truncated: .* on both sides of the bound"):
        te.grad(f)(0.0)


def test_second_derivatives_where_kept_eigenvalues_have_one_magnitude():
    """All modes, against the projector of the square."""
    Q = np.linalg.qr(rng.standard_normal((5, 5)))[0]
    A, D, c = (Q * [3.0, 3.0, -3.0, 1.0, 1.0]) @ Q.T, *rng.standard_normal((2, 5, 5))
    D = D + D.T

    def f(t):
        w, V, *_ = eigh_truncated(A + t * D, max_rank=3)
        return np.sum(c * ((V * w) @ V.T))

    def g(t):
        B = A + t * D
        return np.sum(c * (B @ te.linalg.spectral_projector(B @ B, 2, 5)))

    expected = te.grad(te.grad(g))(0.0)

    def along(h):
        return lambda t: te.jvp(h, (t,), (1.0,))[1]

    for second in (te.grad(te.grad(f)), along(along(f)), along(te.grad(f)), te.jit(te.hessian(f))):
        np.testing.assert_allclose(second(0.0), expected, rtol=1e-8)
    mapped = te.vmap(te.grad(along(f)))(np.zeros(2))
    np.testing.assert_allclose(mapped, expected, rtol=1e-8)


def test_eigenvalues_of_the_largest_magnitude():
    Q = np.linalg.qr(rng.standard_normal((6, 6)))[0]
    w = np.array([-5.0, 3.0, 3.0, 0.5, -0.5, 0.1])
    A, D = (Q * w) @ Q.T, rng.standard_normal((6, 6))
    D = D + D.T
    found = te.jit(lambda A: eigh_truncated(A, max_rank=4, cutoff=0.2))(A)
    np.testing.assert_allclose(found.eigenvalues, [-5, 3, 3, 0], atol=1e-13)
    assert found.rank == 3
    np.testing.assert_allclose(found.discarded, np.sum(w[3:] ** 2) / np.sum(w**2))
    c = rng.standard_normal((6, 6))

    def f(t):
        w, V, *_ = eigh_truncated(A + t * D, max_rank=4, cutoff=0.2)
        return np.sum(c * ((V * w) @ V.T))

    def g(t):
        B = A + t * D
        return np.sum(c * (B @ (te.linalg.singular_projector(B, 3))))

    np.testing.assert_allclose(te.grad(f)(0.0), te.grad(g)(0.0), rtol=1e-7)


def test_batches_and_loops_have_a_rank_each():
    stack = np.stack(
        [with_values(np.r_[np.ones(k), 1e-3 * np.ones(5 - k)], (6, 5)) for k in (1, 3)]
    )

    def rank_and_part(a):
        left, right, rank, _ = factors_truncated(a, max_rank=4, cutoff=0.1)
        return rank, left @ right

    ranks, parts = te.jit(te.vmap(rank_and_part))(stack)
    np.testing.assert_array_equal(ranks, [1, 3])
    np.testing.assert_allclose(parts, stack, atol=1e-2)
    _, (ranks, _) = te.scan(lambda c, a: (c, rank_and_part(a)), 0, stack)
    np.testing.assert_array_equal(ranks, [1, 3])
    slope = te.jit(te.vmap(te.grad(lambda a: np.sum(rank_and_part(a)[1] ** 2))))(stack)
    np.testing.assert_allclose(slope, 2 * parts, atol=1e-12)


qr_truncated = te.linalg.qr_truncated


@pytest.mark.sampled(4)
@pytest.mark.parametrize("shape", [(6, 6), (8, 5), (5, 8)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_columns_are_chosen_by_pivots(shape, dtype):
    A = with_values(VALUES[:4], shape, dtype)
    for cutoff, relative in ((0.0, True), (0.2, True), (1.5, False), (99.0, False)):
        found = te.jit(
            lambda A, c=cutoff, r=relative: qr_truncated(A, max_rank=5, cutoff=c, relative=r)
        )(A)
        Q, R, P, rank, discarded = (np.asarray(x) for x in found)
        pivots = abs(np.diagonal(scipy.linalg.qr(A, pivoting=True, mode="economic")[1]))
        bound = cutoff * pivots[0] if relative else cutoff
        assert rank == np.sum(pivots > max(bound, 1e-12))
        np.testing.assert_allclose(Q.conj().T @ Q, np.diag(np.arange(5) < rank), atol=1e-13)
        rest = A[:, P] - Q @ R
        np.testing.assert_allclose(rest[:, :rank], 0, atol=1e-13)
        weight = np.linalg.norm(rest) ** 2 / np.linalg.norm(A) ** 2
        np.testing.assert_allclose(discarded, weight, atol=1e-14)
    R = qr_truncated(A, max_rank=2, renormalize=True).R
    np.testing.assert_allclose(np.linalg.norm(R), np.linalg.norm(A))


@pytest.mark.sampled(16, "dtype")
@pytest.mark.parametrize("shape", [(6, 6), (8, 5), (5, 8)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives_of_chosen_columns(shape, dtype):
    """Beside the projector on the same columns, also where the others are in their span."""
    D, c = rng.standard_normal((2, *shape))
    for values, rank in ((VALUES, 3), (VALUES[:3], 3)):
        A = with_values(values, shape, dtype)
        P = np.asarray(qr_truncated(A, max_rank=4, cutoff=0.0).P)

        def of(t, A=A, rank=rank):
            found = qr_truncated(A + t * D, max_rank=rank)
            return np.sum(c * squares(found.Q @ found.R)) + found.discarded

        def whole(t, A=A, P=P, rank=rank):
            B = (A + t * D)[:, P]
            low = B[:, :rank] @ np.linalg.lstsq(B[:, :rank], B)[0]
            return np.sum(c * squares(low)) + np.sum(squares(B - low)) / np.sum(squares(B))

        np.testing.assert_allclose(te.jit(te.grad(of))(0.0), te.grad(whole)(0.0), rtol=1e-9)
        np.testing.assert_allclose(te.jvp(of, (0.0,), (1.0,))[1], te.grad(whole)(0.0), rtol=1e-9)
        second = te.grad(te.grad(whole))(0.0)
        np.testing.assert_allclose(te.grad(te.grad(of))(0.0), second, rtol=1e-8)
        np.testing.assert_allclose(te.hessian(of)(0.0), second, rtol=1e-8)


def test_a_rank_below_the_room_has_derivatives_and_a_choice_that_is_tied_has_none():
    A, D = with_values(VALUES[:3], (6, 7)), rng.standard_normal((6, 7))

    def part(max_rank, cutoff):
        def of(t):
            found = qr_truncated(A + t * D, max_rank=max_rank, cutoff=cutoff)
            return np.sum((found.Q @ found.R) ** 3)

        return of

    np.testing.assert_allclose(te.grad(part(6, 1e-9))(0.0), te.grad(part(3, 0.0))(0.0))

    def tied(max_rank):
        def of(t):
            found = qr_truncated(np.eye(4) + t * np.ones((4, 4)), max_rank=max_rank)
            return np.sum(np.arange(16).reshape(4, 4) * (found.Q @ found.R))

        return of

    for derivative in (te.grad(tied(2)), lambda t: te.jvp(tied(2), (t,), (1.0,))):
        with pytest.raises(GaugeError, match="a dropped column is as long as the last"):
            derivative(0.0)
    np.testing.assert_allclose(te.grad(tied(4))(0.0), np.sum(np.arange(16)))
    double = np.ones((3, 2))  # a column that could have been chosen, in the same span
    slope = te.grad(lambda t: qr_truncated(double * t, max_rank=1).R[0, 0] ** 2)(2.0)
    np.testing.assert_allclose(slope, 12.0)


def test_ranks_of_batches_and_loops():
    stack = np.stack([with_values(VALUES[:k], (5, 6)) for k in (2, 4)])
    ranks = te.jit(te.vmap(lambda a: qr_truncated(a).rank))(stack)
    np.testing.assert_array_equal(ranks, [2, 4])
    np.testing.assert_array_equal(qr_truncated(stack).rank, [2, 4])
    _, ranks = te.scan(lambda c, a: (c, qr_truncated(a).rank), 0, stack)
    np.testing.assert_array_equal(ranks, [2, 4])
    none = qr_truncated(np.zeros((3, 4)))
    assert none.rank == 0 and none.discarded == 0 and not np.any(none.Q)


def test_errors_name_the_argument():
    with pytest.raises(ValueError, match="svd_truncated: max_rank is 4, expected 1 to 3"):
        svd_truncated(np.ones((3, 5)), max_rank=4)
    with pytest.raises(ValueError, match="cutoff is -1, expected at least 0"):
        factors_truncated(np.ones((3, 5)), cutoff=-1)
    with pytest.raises(ValueError, match="absorb is 'none', expected 'left', 'right' or 'both'"):
        factors_truncated(np.ones((3, 5)), absorb="none")
    with pytest.raises(ValueError, match="qr_truncated: max_rank is 0, expected 1 to 3"):
        qr_truncated(np.ones((3, 5)), max_rank=0)


def trg(beta, bond, steps):
    """ln Z per spin of the square Ising model by `steps` steps of the tensor renormalization group.

    T[up, left, down, right] has a spin at each bond.
    """
    spins = np.array([1.0, -1.0])
    W = np.exp(beta * np.outer(spins, spins))
    T = np.einsum("ul,ld,dr,ru->uldr", W, W, W, W)
    room = bond

    def padded(T):
        grow = [(0, room - 2)] * 4
        return np.pad(T, grow)

    def step(carry, _):
        T, total, spins = carry
        size = np.sqrt(np.sum(squares(T)))
        T = T / size
        total = total + np.log(size) / spins
        m = room * room
        one, two = (
            factors_truncated(x.reshape(m, m), max_rank=room, cutoff=1e-12, absorb="both")
            for x in (T, T.transpose(3, 0, 1, 2))
        )
        S1, S3 = one.left.reshape(room, room, room), one.right.reshape(room, room, room)
        S2, S4 = two.left.reshape(room, room, room), two.right.reshape(room, room, room)
        T = np.einsum("xea,yab,bcz,cew->yxwz", S3, S4, S1, S2)
        return (T, total, 2 * spins), None

    start = (padded(T), 0.0 * beta, 2.0 + 0 * beta)
    (T, total, spins), _ = te.scan(step, start, None, length=steps)
    return total + np.log(np.einsum("abab->", T)) / spins


def exact(beta):
    """Onsager's ln Z per spin (1944), by the midpoint rule for a periodic integrand."""
    angle = (np.arange(4000) + 0.5) * np.pi / 4000
    C, S = np.cosh(2 * beta), np.sinh(2 * beta)
    inner = np.log(C**2 + np.sqrt(S**4 + 1 - 2 * S**2 * np.cos(2 * angle)))
    return (np.log(2) + np.mean(inner)) / 2


@pytest.mark.sampled(4)
@pytest.mark.parametrize("beta", [0.3, 0.6])
def test_coarse_graining_of_the_ising_model_is_one_program(beta):
    f = te.jit(lambda b: trg(b, 8, 16))
    np.testing.assert_allclose(f(beta), exact(beta), rtol=3e-5)
    slope = te.jit(te.grad(lambda b: trg(b, 8, 16)))(beta)
    np.testing.assert_allclose(slope, (exact(beta + 1e-5) - exact(beta - 1e-5)) / 2e-5, rtol=1e-3)


@pytest.mark.long
def test_coarse_graining_at_a_complex_temperature():
    """Beside the analytic function. The phase of Z itself is known up to full turns."""
    beta, h = 0.25 + 0.15j, 1e-3
    f = lambda b: trg(b, 8, 12)  # noqa: E731
    below, at, above = (exact(beta + s * h) for s in (-1, 0, 1))

    def along(t):
        """The real part of ln Z along the imaginary direction."""
        return np.real(f(beta + 1j * t))

    np.testing.assert_allclose(te.jit(along)(0.0), np.real(at), rtol=1e-5)
    slope, curvature = te.jit(te.jvp, static_argnums=0)(te.grad(along), (0.0,), (1.0,))
    np.testing.assert_allclose(slope, -np.imag(above - below) / (2 * h), rtol=1e-3)
    np.testing.assert_allclose(curvature, -np.real(above - 2 * at + below) / h**2, rtol=1e-2)


def hotrg(beta, bond, steps):
    """ln Z per spin by the higher-order tensor renormalization group: Xie and others (2012).

    T[left, right, up, down]; each step contracts two tensors, and turns the lattice.
    """
    c, s = np.sqrt(np.cosh(beta)), np.sqrt(np.sinh(beta))
    W = np.stack([np.stack([c, s]), np.stack([c, -s])])
    T = np.einsum("al,ar,au,ad->lrud", W, W, W, W)
    T = np.pad(T, [(0, bond - 2)] * 4)

    def step(carry, _):
        T, total, spins = carry
        size = np.sqrt(np.sum(T**2))
        T, total = T / size, total + np.log(size) / spins
        pair = np.einsum("abuk,cdkv->acbduv", T, T).reshape((bond**2,) * 2 + (bond,) * 2)
        rows = pair.reshape(bond**2, -1)
        P = eigh_truncated(rows @ rows.T, max_rank=bond, cutoff=1e-14).eigenvectors
        T = np.einsum("ai,abuv,bj->ijuv", P, pair, P)
        return (T.transpose(2, 3, 0, 1), total, 2 * spins), None

    (T, total, spins), _ = te.scan(step, (T, 0.0 * beta, 1.0 + 0 * beta), None, length=steps)
    return total + np.log(np.einsum("aabb->", T)) / spins


@pytest.mark.parametrize("beta", [0.3, 0.6])
def test_higher_order_coarse_graining_is_one_program(beta):
    np.testing.assert_allclose(te.jit(lambda b: hotrg(b, 6, 16))(beta), exact(beta), rtol=1e-4)
