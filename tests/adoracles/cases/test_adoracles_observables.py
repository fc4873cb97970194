import numpy as np
import pytest

from adoracles.cases.observables import OBSERVABLES, observe
from adoracles.files.public_format import OBSERVABLE_KINDS
from adoracles.operations.public_calls import COMPOSITIONS

RNG = np.random.default_rng(3)
A = RNG.standard_normal((2, 4, 3)) + 1j * RNG.standard_normal((2, 4, 3))
NAMES = {
    "svd_u_abs": ["u"],
    "svd_s": ["s"],
    "svd_vh_abs": ["vh", "s"],
    "svd_uvh_product": ["s", "uvh"],
    "svd_weighted": ["uvh", "s"],
}
OPS = {f"numpy.{n}": getattr(np, n) for n in "abs conj matmul matrix_transpose sum".split()}.get
H = A @ A.conj().swapaxes(-1, -2)


def rephased(phases, factors):
    """The same decomposition with the vectors' arbitrary phases chosen otherwise."""
    U, s, Vh = factors
    return U * phases, s, phases.conj()[:, None] * Vh


def test_every_kind_of_observable_is_there():
    assert {"identity", *OBSERVABLES} >= set(OBSERVABLE_KINDS)


@pytest.mark.parametrize("kind", NAMES)
def test_svd_observables_do_not_see_phases(kind):
    factors = np.linalg.svd(A, full_matrices=False)
    other = rephased(np.exp(1j * np.arange(1, 4)), factors)
    assert not np.allclose(factors[0], other[0])
    one, two = (observe(kind, OPS, f, NAMES[kind], {}) for f in (factors, other))
    assert list(one) == list(two) == NAMES[kind]
    for name in one:
        np.testing.assert_allclose(one[name], two[name], atol=1e-14)


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("matrix", [A, A.swapaxes(-1, -2)], ids=["tall", "wide"])
def test_svd_observables_take_the_leading_vectors(kind, matrix):
    thin = observe(kind, OPS, np.linalg.svd(matrix, full_matrices=False), NAMES[kind], {})
    full = observe(kind, OPS, np.linalg.svd(matrix, full_matrices=True), NAMES[kind], {})
    for name in thin:
        np.testing.assert_allclose(thin[name], full[name], atol=1e-14)


def test_eigenvectors_are_seen_by_modulus():
    values, vectors = np.linalg.eigh(H)
    seen = observe(
        "eigh_values_vectors_abs", OPS, (values, vectors * 1j), ["values", "vectors"], {}
    )
    np.testing.assert_array_equal(seen["values"], values)
    np.testing.assert_allclose(seen["vectors"], np.abs(vectors))


def test_the_identity_takes_positions():
    assert observe("identity", OPS, 5.0, ["value"], {}) == {"value": 5.0}
    assert observe("identity", OPS, [1, 2, 3], ["output_1", "output_2"], {}) == {
        "output_1": 2,
        "output_2": 3,
    }


def composed(op, library, *arrays):
    """A public operation of a library whose own operations show what they receive."""
    return COMPOSITIONS[op](lambda name: getattr(np, name.partition(".")[2], library), *arrays)


@pytest.mark.parametrize("op", ["cholesky", "cholesky_ex", "eigh", "eigvalsh", "pinv_hermitian"])
def test_hermitian_families_see_the_sum_with_the_adjoint(op):
    square = A[:, :3]
    seen = []
    composed(op, lambda a, **_: seen.append(a), square)
    np.testing.assert_allclose(seen[0], square + square.conj().transpose(0, 2, 1))


def test_a_singular_pseudoinverse_sees_a_product():
    seen = []
    composed("pinv_singular", lambda a, **_: seen.append(a), A, A)
    np.testing.assert_allclose(seen[0], A @ A.transpose(0, 2, 1))


def test_gauge_losses_see_phases():
    square = np.linalg.svd(A[0, :3])
    other = rephased(np.exp(1j * np.arange(1, 4)), square)
    svd, eigh = OBSERVABLES["svd_phases"], OBSERVABLES["eigh_phases"]
    assert not np.isclose(svd(OPS, square)["loss"], svd(OPS, other)["loss"])
    values, vectors = np.linalg.eigh(H[0])
    phases = np.exp(1j * np.arange(4))
    losses = (eigh(OPS, (values, v))["loss"] for v in (vectors, vectors * phases))
    assert not np.isclose(*losses)
