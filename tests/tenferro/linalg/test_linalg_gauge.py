"""Where vectors are not unique: what is right there, and what is refused or warned of."""

import numpy as np
import pytest
from linalg_samples import KINDS, adjoint, hermitian, random, same

import tenferro as te
from tenferro import linalg
from tenferro.linalg import GaugeError, GaugeWarning

tnp = te.numpy
forward_may_warn = pytest.mark.filterwarnings("ignore::tenferro.linalg.GaugeWarning")
"""Forward mode cannot know the loss, and so warns at repeated values even if all is well."""


@pytest.mark.parametrize(
    "loss",
    [
        lambda x: abs(linalg.eigh(x + x.H).eigenvectors.sum()),
        lambda x: abs((linalg.svd(x).U + linalg.svd(x).Vh).sum()),
        lambda x: abs(linalg.eig(x).eigenvectors.sum()),
    ],
)
def test_losses_that_depend_on_phases_are_refused(loss):
    with pytest.raises(linalg.GaugeError, match="phases"):
        te.grad(loss)(random(3, 3, kind="complex"))


def test_losses_that_depend_on_a_basis_are_refused():
    """Within the space of a repeated value a basis is not determined, even if all is real."""
    weights = random(3, 3, seed=2)
    with pytest.raises(linalg.GaugeError, match="basis"):
        te.grad(lambda x: (linalg.eigh(x).eigenvectors * weights).sum())(np.eye(3))


def orthonormal(m, n, kind, seed):
    return np.linalg.qr(random(m, n, kind=kind, seed=seed)).Q


def with_eigenvalues(values, kind):
    Q = orthonormal(len(values), len(values), kind, 5)
    a = (Q * np.array(values)) @ adjoint(Q)
    return (a + adjoint(a)) / 2


def with_singular_values(m, n, values, kind):
    k = len(values)
    U, V = orthonormal(m, k, kind, 6), orthonormal(n, k, kind, 7)
    return (U * np.array(values)) @ adjoint(V)


def of_hermitian(f):
    return lambda x: f(*linalg.eigh((x + linalg.matrix_transpose(tnp.conj(x))) / 2))


@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "f",
    [
        lambda w, V: V[:, 2:4] @ V[:, 2:4].H,
        lambda w, V: V[:, :2] @ V[:, :2].H + V[:, 4:] @ V[:, 4:].H,
        lambda w, V: w[2:].sum() + tnp.exp(w[:2].mean()),
        lambda w, V: V[:, :2] @ V[:, :2].H * w[2:4].sum(),
    ],
)
def test_invariant_losses_at_repeated_eigenvalues(f, kind):
    """Projectors on whole spaces, sums of the largest: all modes, both orders."""
    te.check_grads(of_hermitian(f), (with_eigenvalues([1.0, 1, 2, 2, 3], kind),))


@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(5, 4), (4, 4), (4, 5)])
@pytest.mark.parametrize(
    "f",
    [
        lambda U, s, Vh: U[:, :4] @ Vh[:4],
        lambda U, s, Vh: U[:, 1:3] @ U[:, 1:3].H,
        lambda U, s, Vh: U[:, 1:3] @ Vh[1:3],
        lambda U, s, Vh: s[:3].sum() + Vh[3:4].H @ Vh[3:4],
        lambda U, s, Vh: U[:, 4:] @ U[:, 4:].H,
        lambda U, s, Vh: Vh[4:].H @ Vh[4:],
    ],
)
def test_invariant_losses_at_repeated_singular_values(f, shape, kind):
    a = with_singular_values(*shape, [3.0, 2, 2, 1], kind)
    te.check_grads(lambda x: f(*linalg.svd(x)), (a,))


@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(5, 4), (4, 4), (4, 5)])
@pytest.mark.parametrize(
    "f",
    [
        lambda U, s, Vh: U[:, :2] @ U[:, :2].H,
        lambda U, s, Vh: (U[:, :2] * s[:2]) @ Vh[:2],
        lambda U, s, Vh: s[:2].sum(),
    ],
)
def test_low_rank_parts_of_singular_matrices(f, shape, kind):
    """Where other singular values are zero, not even their directions left and right belong."""
    a = with_singular_values(*shape, [3.0, 2, 0, 0], kind)
    te.check_grads(lambda x: f(*linalg.svd(x)), (a,))


@pytest.mark.parametrize("kind", KINDS)
def test_the_norms_of_singular_matrices_take_no_derivative_from_zeros(kind):
    a = with_singular_values(4, 4, [3.0, 2, 0, 0], kind)
    U, _, Vh = np.linalg.svd(a)
    same(te.grad(lambda x: linalg.matrix_norm(x, ord="nuc"))(a), U[:, :2] @ Vh[:2])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("values", [[1.0, 1, 2], [2.0, 2, 2]])
def test_functions_of_matrices_made_by_hand_are_refused(values, kind):
    """V f(w) Vᴴ has a derivative, but not one that (w, V) can give."""
    a = with_eigenvalues(values, kind)
    weights = hermitian(3, 3, kind=kind)
    f = of_hermitian(lambda w, V: tnp.real((((V * tnp.exp(w)) @ V.H) * weights).sum()))
    with pytest.raises(GaugeError, match=r"eigh: .* tells repeated values apart .* Use `funm`"):
        te.grad(f)(a)
    with pytest.warns(GaugeWarning, match="eigh: values are repeated"):
        te.jvp(f, (a,), (weights,))


def test_what_a_basis_of_unit_vectors_hides_is_warned_of():
    """Of the identity, an element off the diagonal: no eigenvalue seems to matter."""
    f = of_hermitian(lambda w, V: ((V * tnp.exp(w)) @ V.H)[0, 1])
    with pytest.warns(GaugeWarning, match="leaves open whether"):
        te.grad(f)(np.eye(2))


@pytest.mark.parametrize("mode", ["fof", "for", "rof", "ror"])
def test_second_derivatives_of_functions_of_repeated_eigenvalues(mode):
    """Σ w² is right to first order. The second needs what eigenvalues do not tell."""
    a, d = with_eigenvalues([1.0, 1, 2], "real"), hermitian(3, 3, seed=1)
    f = of_hermitian(lambda w, V: (w * w).sum())
    same(te.grad(f)(a), 2 * a)

    def forward(x):
        return te.jvp(f, (x,), (d,))[1]

    def reverse(x):
        return (te.grad(f)(x) * d).sum()

    inner = forward if mode[2] == "f" else reverse
    if mode[0] == "r":
        with (
            pytest.raises(GaugeError, match="tells repeated values apart"),
            pytest.warns(GaugeWarning) if mode == "rof" else pytest.MonkeyPatch.context(),
        ):
            te.grad(inner)(a)
    else:
        with pytest.warns(GaugeWarning, match="values are repeated"):
            te.jvp(inner, (a,), (d,))


@forward_may_warn
def test_traces_of_functions_are_right_to_second_order():
    a = with_eigenvalues([1.0, 1, 2], "real")
    te.check_grads(lambda x: linalg.trace(linalg.funm(x, np.square, hermitian=True)), (a,))


@pytest.mark.parametrize("kind", KINDS)
def test_single_eigenvalues_among_equal_ones(kind):
    with pytest.warns(GaugeWarning, match="tells repeated values apart"):
        te.grad(of_hermitian(lambda w, V: w[0]))(with_eigenvalues([1.0, 1, 2], kind))
    with pytest.warns(GaugeWarning, match=r"svd: .* tells repeated values apart"):
        te.grad(lambda x: linalg.svdvals(x)[0])(np.eye(3))


@pytest.mark.parametrize("kind", KINDS)
def test_the_unitary_factor_of_a_singular_matrix_is_refused(kind):
    a, weights = with_singular_values(4, 4, [3.0, 2, 0, 0], kind), random(4, 4, kind=kind)

    def f(x):
        U, _, Vh = linalg.svd(x)
        return tnp.real((U @ Vh * weights).sum())

    with pytest.raises(GaugeError, match="svd: the loss depends on"):
        te.grad(f)(a)


def test_repeated_eigenvalues_of_general_matrices():
    X = random(3, 3)
    a = np.linalg.solve(X, np.diag([1.0, 1.0, 2.0]) @ X)
    same(te.grad(lambda x: tnp.real(linalg.eigvals(x).sum()))(a), np.eye(3))
    with pytest.raises(GaugeError, match=r"eig: .* tells repeated values apart"):

        def f(x):
            w, V = linalg.eig(x)
            return tnp.real(((V * tnp.exp(w)) @ linalg.inv(V))[0].sum())

        te.grad(f)(a)


def test_which_matrix_of_a_batch_has_repeated_values():
    a = np.stack([np.diag([1.0, 2.0]), np.eye(2)])
    with pytest.warns(GaugeWarning, match=r"matrix \[1\] of the batch"):
        te.grad(lambda x: linalg.eigvalsh(x)[:, 0].sum())(a)
