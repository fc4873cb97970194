"""Where vectors are not unique: what is right there, and what is refused or warned of."""

from functools import partial

import numpy as np
import pytest
from linalg_samples import KINDS, adjoint, hermitian, random, same

import tenferro as te
from tenferro import linalg
from tenferro.linalg import GaugeError, GaugeWarning
from tenferro.passes.gauge import turns_of

tnp = te.numpy
forward_may_warn = pytest.mark.filterwarnings("ignore::tenferro.linalg.GaugeWarning")
"""Forward mode cannot know the loss, and so warns at repeated values even if all is well."""
SHAPES = [(5, 4), (4, 4), (4, 5)]


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


@pytest.mark.parametrize("values", [np.linalg.eigvalsh, partial(np.linalg.svd, compute_uv=False)])
def test_second_derivatives_of_a_batch_of_one_matrix_with_repeated_values(values):
    V = random(3, 3, seed=3)
    V = V + V.T
    (gradient,), (product,) = te.hvp(
        lambda x: np.sum(values(x) ** 2), (np.eye(3)[None],), (V[None],)
    )
    (expected,), (row,) = te.hvp(lambda x: np.sum(values(x) ** 2), (np.eye(3),), (V,))
    np.testing.assert_allclose(gradient[0], expected, atol=1e-14)
    np.testing.assert_allclose(product[0], row, atol=1e-13)


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


@pytest.mark.sampled(4, "f")
@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "f",
    [
        lambda w, V: V[:, 2:4] @ V[:, 2:4].H,
        lambda w, V: V[:, :2] @ V[:, :2].H + V[:, 4:] @ V[:, 4:].H,
        lambda w, V: w[2:].sum() + tnp.exp(w[:2].mean()),
    ],
)
def test_invariant_losses_at_repeated_eigenvalues(f, kind):
    """Projectors on whole spaces, sums of the largest: all modes, both orders."""
    te.check_grads(of_hermitian(f), (with_eigenvalues([1.0, 1, 2, 2, 3], kind),))


@pytest.mark.sampled(24)
@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    "f",
    [
        lambda U, s, Vh: U[:, :4] @ Vh[:4],
        lambda U, s, Vh: U[:, 1:3] @ U[:, 1:3].H,
        lambda U, s, Vh: U[:, 1:3] @ Vh[1:3],
        lambda U, s, Vh: U[:, 4:] @ U[:, 4:].H,
        lambda U, s, Vh: Vh[4:].H @ Vh[4:],
    ],
)
def test_invariant_losses_at_repeated_singular_values(f, shape, kind):
    a = with_singular_values(*shape, [3.0, 2, 2, 1], kind)
    te.check_grads(lambda x: f(*linalg.svd(x)), (a,))


@pytest.mark.sampled(6)
@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    "f",
    [
        lambda U, s, Vh: U[:, :2] @ U[:, :2].H,
        lambda U, s, Vh: s[:2].sum(),
    ],
)
def test_low_rank_parts_of_singular_matrices(f, shape, kind):
    """Where other singular values are zero, not even their directions left and right belong."""
    a = with_singular_values(*shape, [3.0, 2, 0, 0], kind)
    te.check_grads(lambda x: f(*linalg.svd(x)), (a,))


def check_mixed(f, a):
    """What uses values and vectors: each mode is right."""
    te.check_grads(f, (a,), order=1)
    d, c = random(*a.shape, kind=kind_of(a), seed=3), random(*f(a).shape, kind=kind_of(a), seed=4)

    def loss(x):
        return tnp.real((f(x) * c).sum())

    step = 1e-5
    slopes = [te.grad(loss)(a + t * d) for t in (-step, step)]
    product = te.hvp(loss, (a,), (d,))[1][0]
    difference = (slopes[1] - slopes[0]) / (2 * step)
    np.testing.assert_allclose(product, difference, 0, 1e-6 * np.abs(product).max())
    # The transpose is the Hessian too, as the pairing is real.
    same(te.grad(lambda x: inner(te.grad(loss)(x), d))(a), product)
    same(te.grad(lambda x: te.jvp(loss, (x,), (d,))[1])(a), product)
    slope = te.jit(lambda x: te.jvp(loss, (x,), (d,))[1])(a)
    same(slope, inner(te.grad(loss)(a), d))


def inner(x, y):
    return tnp.real((tnp.conj(x) * y).sum())


def kind_of(a):
    return "complex" if np.iscomplexobj(a) else "real"


@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
def test_losses_of_values_and_vectors_of_repeated_eigenvalues(kind):
    f = of_hermitian(lambda w, V: V[:, :2] @ V[:, :2].H * w[2:4].sum())
    check_mixed(f, with_eigenvalues([1.0, 1, 2, 2, 3], kind))


@pytest.mark.sampled(24)
@forward_may_warn
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SHAPES)
def test_losses_of_values_and_vectors_of_repeated_singular_values(shape, kind):
    a = with_singular_values(*shape, [3.0, 2, 2, 1], kind)
    check_mixed(lambda x: linalg.svd(x).S[:3].sum() + gram(linalg.svd(x).Vh[3:4]), a)
    b = with_singular_values(*shape, [3.0, 2, 0, 0], kind)
    check_mixed(lambda x: low_rank(*linalg.svd(x)), b)


def gram(rows):
    return rows.H @ rows


def low_rank(U, s, Vh):
    return (U[:, :2] * s[:2]) @ Vh[:2]


@pytest.mark.parametrize("kind", KINDS)
def test_the_norms_of_singular_matrices_take_no_derivative_from_zeros(kind):
    a = with_singular_values(4, 4, [3.0, 2, 0, 0], kind)
    U, _, Vh = np.linalg.svd(a)
    same(te.grad(lambda x: linalg.matrix_norm(x, ord="nuc"))(a), U[:, :2] @ Vh[:2])


def slopes(f, a, d):
    """The slope along d in every mode, compiled and not."""
    reverse = te.grad(f)(a), te.jit(te.grad(f))(a)
    forward = te.jvp(f, (a,), (d,))[1], te.jit(lambda x: te.jvp(f, (x,), (d,))[1])(a)
    return [*(inner(g, d) for g in reverse), *forward, te.linearize(f, a)[1](d)]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("values", [[1.0, 1, 2], [2.0, 2, 2]])
def test_functions_of_matrices_made_by_hand(values, kind):
    """V f(w) Vᴴ has a derivative that (w, V) do not hold: it is a limit of those nearby."""
    a = with_eigenvalues(values, kind)
    weights = hermitian(3, 3, kind=kind)
    by_hand = of_hermitian(lambda w, V: tnp.real((((V * tnp.exp(w)) @ V.H) * weights).sum()))

    def by_rule(x):
        return tnp.real((linalg.expm((x + x.H) / 2) * weights).sum())

    expected = te.jvp(by_rule, (a,), (weights,))[1]
    np.testing.assert_allclose(slopes(by_hand, a, weights), expected, rtol=1e-10)


def by_svd(x):
    U, s, Vh = linalg.svd(x)
    return ((U * tnp.exp(s)) @ Vh)[0].sum()


def by_eig(x):
    w, V = linalg.eig(x)
    return tnp.real(((V * tnp.exp(w)) @ linalg.inv(V))[0].sum())


def by_two_calls(x):
    """The values stand in one call, the vectors in another."""
    V = linalg.eigh(x)[1]
    return ((V * tnp.exp(linalg.eigvalsh(x))) @ V.H)[0].sum()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", [by_svd, by_eig, by_two_calls])
def test_functions_by_other_factorizations_in_every_mode(f):
    """At the identity each is the exponential of a matrix: its slope along d is e d."""
    d = hermitian(3, 3, seed=4)
    np.testing.assert_allclose(slopes(f, np.eye(3), d), np.e * d[0].sum(), rtol=1e-9)
    bent = te.grad(lambda y: te.jvp(f, (y,), (d,))[1])(np.eye(3))
    np.testing.assert_allclose(inner(bent, d), np.e * (d @ d)[0].sum(), rtol=1e-7)


def test_what_a_basis_of_unit_vectors_hides():
    """Of the identity, an element off the diagonal: no eigenvalue seems to matter."""
    f = of_hermitian(lambda w, V: ((V * tnp.exp(w)) @ V.H)[0, 1])
    np.testing.assert_allclose(slopes(f, np.eye(2), np.ones((2, 2))), np.e, rtol=1e-10)


def of_a_basis(f):
    """Functions of vectors whose slope along every change of basis is zero at unit vectors."""
    weights = random(3, 3, seed=2)
    return {
        "eigh": lambda x: (f(linalg.eigh(x + 0).eigenvectors) * weights).sum(),
        "left": lambda x: (f(linalg.svd(x).U) * weights).sum(),
        "both": lambda x: (f(linalg.svd(x).U) + f(linalg.svd(x).Vh)).sum(),
        "eig": lambda x: (f(linalg.eig(x).eigenvectors) * weights).sum(),
        "values": lambda x: (f(linalg.eigh(x).eigenvectors) * linalg.eigh(x).eigenvalues).sum(),
    }


POWERS = {
    "real": lambda V: tnp.real(V) ** 3 + tnp.real(V) ** 4,
    "complex": lambda V: abs(V) ** 4 + abs(V) ** 6,
}
UNIT = {"identity": np.eye(3), "zero": np.zeros((3, 3)), "block": np.diag([1.0, 1.0, 2.0])}
REVERSE = {
    "grad": te.grad,
    "compiled": lambda f: te.jit(te.grad(f)),
    "batch": lambda f: lambda x: te.vmap(te.grad(f))(x[None])[0],
    "forward": lambda f: lambda x: te.jvp(f, (x,), (np.ones_like(x),)),
    "eager": lambda f: lambda x: f(x := te.variable(x)).backward(create_graph=True),
}


@pytest.mark.sampled(24)
@pytest.mark.parametrize("mode", REVERSE)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("point", UNIT)
@pytest.mark.parametrize("name", of_a_basis(abs))
def test_functions_that_are_stationary_in_the_basis_at_hand_are_refused(name, point, kind, mode):
    """Cotangents do not show that the loss depends on the basis; another basis does."""
    f = of_a_basis(POWERS[kind])[name]
    with pytest.raises(GaugeError):
        REVERSE[mode](f)(UNIT[point].astype("complex128" if kind == "complex" else "float64"))


def test_structured_bases_hide_nothing_either():
    """Vectors (1, 1) and (1, -1) are stationary too, and Hermitian blocks may have elements."""
    H = np.array([[1.0, 1.0], [1.0, -1.0]]) / np.sqrt(2)
    tilted = np.kron(np.eye(2), H)
    a = tilted @ np.diag([2.0, 2.0, 2.0, 5.0]) @ tilted.T
    weights = hermitian(4, 4, seed=3)

    def f(x):
        V = linalg.eigh((x + x.T) / 2).eigenvectors
        whole = V[:, :3] @ V[:, :3].T
        return (V**4).sum() + (whole * weights).sum()

    with pytest.raises(GaugeError):
        te.grad(f)(a)


SINGULAR = {
    "one zero": np.diag([3.0, 2.0, 0.0]),
    "two zeros": np.diag([3.0, 0.0, 0.0]),
    "rotated": with_singular_values(3, 3, [3.0, 2.0, 0.0], "real"),
    "rotated, two": with_singular_values(3, 3, [3.0, 0.0, 0.0], "real"),
    "tall": with_singular_values(5, 3, [3.0, 0.0, 0.0], "real"),
    "complex": with_singular_values(3, 4, [3.0, 0.0, 0.0], "complex"),
    "zero": np.zeros((3, 2)),
}


@pytest.mark.sampled(4)
@forward_may_warn
@pytest.mark.parametrize("point", SINGULAR)
def test_smooth_functions_of_singular_matrices(point):
    """Zero singular values have a kink, which a product with their vectors does not have."""
    a = SINGULAR[point]
    kind = kind_of(a)
    d, c = random(*a.shape, kind=kind, seed=3), random(*a.shape, kind=kind, seed=4)

    def whole(x):
        U, s, Vh = linalg.svd(x, full_matrices=False)
        return tnp.real((((U * s) @ Vh) * c).sum())

    slope = np.real(d * c).sum()
    np.testing.assert_allclose(slopes(whole, a, d), slope, rtol=1e-9)
    product = te.hvp(lambda x: (linalg.svdvals(x) ** 2).sum(), (a,), (d,))[1][0]
    np.testing.assert_allclose(product, 2 * d, atol=1e-9)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("point", [p for p in SINGULAR if p != "zero"])
def test_kinks_at_zero_have_no_second_derivative_and_none_beside_vectors(point):
    a = SINGULAR[point]

    def regularized(x):
        U, s, _ = linalg.svd(x, full_matrices=False)
        return s.sum() + abs(U[0, 0]) ** 2

    with pytest.raises(GaugeError):
        te.grad(regularized)(a)
    with pytest.raises(GaugeError):
        te.hvp(lambda x: linalg.svdvals(x).sum(), (a,), (random(*a.shape, seed=3),))


ELEMENTS = {
    "logarithm": (of_hermitian(lambda w, V: ((V * tnp.log(w)) @ V.H)[0, 1]), np.eye(3), 1.0),
    "at zero": (of_hermitian(lambda w, V: ((V * w) @ V.H)[0, 1]), np.zeros((3, 3)), 1.0),
    "null space": (
        lambda x: (lambda U, s, Vh: ((U * s) @ Vh)[1, 2])(*linalg.svd(x)),
        np.diag([1.0, 0.0, 0.0]),
        1.0,
    ),
    "square": (of_hermitian(lambda w, V: ((V * (w - 1) ** 2) @ V.H)[0, 1]), np.eye(3), 0.0),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ELEMENTS)
def test_elements_off_the_diagonal_are_limits(name):
    """Where f(w) = 0 the cotangent of V is zero too, and that of w is by the unit vectors."""
    f, a, expected = ELEMENTS[name]
    gradient = te.grad(f)(a)
    np.testing.assert_allclose(np.sum(gradient * np.ones((3, 3))), expected, atol=1e-9)
    np.testing.assert_allclose(te.jvp(f, (a,), (np.ones((3, 3)),))[1], expected, atol=1e-9)


def of_eigenvalues(f):
    return of_hermitian(lambda w, V: f(w).sum())


REPEATED = [
    (of_eigenvalues(np.square), with_eigenvalues([1.0, 1, 2], "real")),
    (of_eigenvalues(np.log), np.eye(3)),
    (lambda x: (linalg.svdvals(x) ** 3).sum(), np.eye(3)),
    (lambda x: (linalg.svdvals(x) ** 2).sum(), with_singular_values(4, 3, [2.0, 2, 1], "real")),
]
OFF = 1 - np.eye(3)
"""A direction that repeated values along unit vectors do not see."""


@pytest.mark.sampled(6)
@forward_may_warn
@pytest.mark.parametrize("case", range(len(REPEATED)))
@pytest.mark.parametrize("mode", ["fof", "for", "rof", "ror", "jit"])
def test_second_derivatives_of_functions_of_repeated_values(mode, case):
    f, a = REPEATED[case]
    for d in (hermitian(3, 3, seed=1), OFF):
        d = np.resize(d, a.shape)

        def forward(x, d=d):
            return te.jvp(f, (x,), (d,))[1]

        def reverse(x, d=d):
            return (te.grad(f)(x) * d).sum()

        expected = (te.grad(f)(a + 1e-5 * d) - te.grad(f)(a - 1e-5 * d)) / 2e-5
        inner = forward if mode[2] == "f" else reverse
        if mode == "jit":
            found = te.jit(lambda x, d=d: te.hvp(f, (x,), (d,))[1])(a)[0]
        elif mode[0] == "r":
            found = te.grad(inner)(a)
        else:
            found, expected = te.jvp(inner, (a,), (d,))[1], (expected * d).sum()
        np.testing.assert_allclose(found, expected, atol=1e-6)


@forward_may_warn
@pytest.mark.parametrize("f", [lambda w: w, lambda w: w.sum() ** 2, lambda w: tnp.exp(w.mean())])
def test_second_derivatives_of_symmetric_sums_of_repeated_values(f):
    """What weighs repeated values alike after one derivative is right in the second, or refused."""
    te.check_grads(of_eigenvalues(f), (with_eigenvalues([1.0, 1, 2], "real"),))


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

    with pytest.raises(GaugeError, match=r"svd: the matrix has .* singular values that are zero"):
        te.grad(f)(a)


def test_repeated_eigenvalues_of_general_matrices():
    X = random(3, 3)
    a = np.linalg.solve(X, np.diag([1.0, 1.0, 2.0]) @ X)
    same(te.grad(lambda x: tnp.real(linalg.eigvals(x).sum()))(a), np.eye(3))

    def f(x):
        w, V = linalg.eig(x)
        return tnp.real(((V * tnp.exp(w)) @ linalg.inv(V))[0].sum())

    same(te.grad(f)(a), te.grad(lambda x: linalg.expm(x)[0].sum())(a))


def test_which_matrix_of_a_batch_has_repeated_values():
    a = np.stack([np.diag([1.0, 2.0]), np.eye(2)])
    with pytest.warns(GaugeWarning, match=r"matrix \[1\] of the batch"):
        te.grad(lambda x: linalg.eigvalsh(x)[:, 0].sum())(a)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
def test_later_calls_are_decided_as_the_first_is(kind):
    """From the second call on the engine's own programs compare the bases."""
    a = with_eigenvalues([1.0, 1.0, 2.0, 3.0], kind)
    weights = hermitian(4, 4, kind=kind, seed=8)

    def low(x):
        vectors = linalg.eigh(x).eigenvectors[:, :2]
        return abs(np.sum(weights * (vectors @ adjoint(vectors))))

    smooth, free = te.jit(te.grad(low)), te.jit(te.grad(lambda x: abs(linalg.eigh(x)[1][0, 0])))
    results = [smooth(a) for _ in range(3)]
    for later in results[1:]:
        same(later, results[0])
    for _ in range(3):
        with pytest.raises(GaugeError):
            free(a)


IN_BODIES = {
    "scan": lambda f, x: te.scan(lambda c, t: (c + t * f(x), None), 0.0, np.array([1.0, 2.0]))[0],
    "scan over matrices": lambda f, x: (
        3
        * te.scan(lambda c, y: (c + f(y), None), 0.0, np.stack([x, x + np.diag([0, 1, 2, 3.0])]))[0]
        - 3 * f(x + np.diag([0, 1, 2, 3.0]))
    ),
    "fori_loop": lambda f, x: te.fori_loop(0, 3, lambda i, c: c + f(x), 0.0),
    "scan over equal matrices": lambda f, x: te.scan(
        lambda c, y: (c + f(y), None), 0.0, np.stack([x, x, x])
    )[0],
    "cond": lambda f, x: 3 * te.cond(x[0, 0] > -9, f, lambda x: 0.0, x),
}
"""Three times a function of a matrix, which a loop or a branch factorizes."""


@pytest.mark.sampled(12)
@pytest.mark.parametrize("engine", ["native", "numpy"])
@pytest.mark.parametrize("name", IN_BODIES)
def test_what_loops_and_branches_factorize_is_decided_as_elsewhere(name, engine):
    """The runs that compare bases change the bodies too."""
    a = with_eigenvalues([1.0, 1.0, 2.0, 3.0], "real")
    weights = hermitian(4, 4, seed=8)

    def low(x):
        vectors = linalg.eigh(x).eigenvectors[:, :2]
        return np.sum(weights * (vectors @ vectors.T))

    def slope(f):
        return te.jit(te.grad(lambda x: IN_BODIES[name](f, x)), engine=engine)

    expected, found, free = (
        3 * te.grad(low)(a),
        slope(low),
        slope(lambda x: linalg.eigh(x)[1][0, 0]),
    )
    for _ in range(2):
        same(found(a), expected)
        with pytest.raises(GaugeError):
            free(a)


def _cubes(x):
    return np.sum(np.linalg.eigvalsh(x + np.conj(x.swapaxes(-1, -2))) ** 3)


@pytest.mark.parametrize(
    ("loss", "shape", "kind", "expected"),
    [
        (_cubes, (3, 3), "real", 4),
        (_cubes, (3, 3), "complex", 7),
        (_cubes, (2, 2), "real", 2),
        (lambda x: np.sum(np.linalg.svd(x, compute_uv=False) ** 3), (2, 3), "complex", 3),
        (lambda x: te.scan(lambda c, e: (c + _cubes(e), None), 0.0, x)[0], (2, 3, 3), "complex", 7),
        (lambda x: np.sum(np.abs(x)), (3, 3), "complex", 1),
    ],
)
def test_pairs_of_values_meet_in_as_few_turns_as_there_can_be(loss, shape, kind, expected):
    """n - 1 for even n and n for odd n (the circle method), and those of complex pairs twice."""
    program = te.trace(te.grad(loss), engine="numpy")(random(*shape, kind=kind))
    assert turns_of(program.graph) == expected
