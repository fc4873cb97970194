"""Rows of linear algebra and Fourier transforms: functions whose families they drive.

Factors enter through what does not depend on a gauge.
"""

import numpy as np
from derivative_checks import Row

import tenferro as te
from tenferro import fft, linalg
from tenferro.contraction import Network, by_one_operation
from tenferro.linalg import banded_elimination as banded, elimination
from tenferro.linalg.bases import displaced_family
from tenferro.linalg.determinant import adjugate_second_family, adjugate_tangent_family
from tenferro.linalg.fixed_bases import fixed_eigh, fixed_svd
from tenferro.linalg.similarity import commutator_family
from tenferro.linalg.spectral import blocks_family, null_columns_family
from tenferro.linalg.spectral_values import cotangent_family
from tenferro.ops.base.apply import apply
from tenferro.ops.base.promotion import as_array
from tenferro.sparse.factors import solved
from tenferro.sparse.products import product, sampled
from tenferro.sparse.subspace_rules import outside as outside_subspace, separated

tn = te.numpy
DOUBLE = ("float64", "complex128")
N, WIDE, TALL, VECTOR = (3, 3), (2, 4), (4, 2), (3,)


def regular(x):
    """A well conditioned matrix."""
    return x + 3 * tn.eye(x.shape[-1])


def positive(x):
    """A Hermitian positive definite matrix."""
    return x @ x.mT.conj() + tn.eye(x.shape[-2])


def spread(x):
    """A Hermitian matrix whose eigenvalues are far from one another."""
    return x + x.mT.conj() + 8 * tn.diag(tn.arange(float(x.shape[-1])))


def apart(x):
    """A matrix whose eigenvalues are far from one another."""
    return x + 8 * tn.diag(tn.arange(float(x.shape[-1])))


def row(name, function, *shapes, dtypes=DOUBLE):
    return Row(name, function, shapes or (N,), dtypes)


def outside(Q):
    """The projection on the columns that a tall matrix's range leaves out."""
    return Q[:, 2:] @ Q[:, 2:].mT.conj()


def projected(w, V):
    """Of eigenvectors, what does not depend on their phases."""
    return (V * tn.exp(0.1 * w)[..., None, :]) @ V.mT.conj()


def eliminated(mode):
    """A linear system, element by element."""

    def solution(a, b):
        a = regular(a)
        return elimination.solve(a, elimination.factors(a), b, mode)

    return solution


def banded_elimination(mode):
    """A linear system with a band of two diagonals below the main one and one above."""

    def solution(band, b):
        band = band + 4 * tn.asarray([0.0, 0.0, 1.0, 0.0])
        return banded.solve(band, banded.factors(band, 2), b, 2, mode)

    return solution


def eigenvalue_slopes(a, e):
    """First derivatives, whose own need tangents of tangents."""
    return te.jvp(linalg.eigvalsh, (spread(a),), (spread(e),))[1]


def eigenvalue_gradient(a):
    """A gradient, whose tangents look at those of the eigenvalues' cotangents."""
    return te.grad(lambda x: np.sum(linalg.eigvalsh(x) ** 3).real)(spread(a))


def adjugate_tangent(a, e):
    """A second derivative of det, whose own rules are those of the third and fourth."""
    return apply(adjugate_tangent_family.bind(), regular(a), e)


def adjugate_second(a, e, f):
    """A third derivative of det, whose own rules are those of the fourth and fifth."""
    return apply(adjugate_second_family.bind(), regular(a), e, f)


def between(family, values, **params):
    """A family that looks for equal or vanishing values, given these."""
    return lambda x: apply(
        family.bind(**params), x, as_array("a row", np.array(values, x.real.dtype))
    )


SOLVERS = [
    row("inv", lambda a: linalg.inv(regular(a))),
    row("solve", lambda a, b: linalg.solve(regular(a), b), N, (3, 2)),
    row("lstsq", lambda a, b: linalg.lstsq(a, b).x, TALL, (4,)),
    row("solve_triangular", lambda a, b: linalg.solve_triangular(regular(a), b), N, (3, 2)),
    row("pinv", linalg.pinv, TALL),
    row("pinv, cut", lambda a: linalg.pinv(a[:, None] * a + 0.01 * E0, rtol=0.3), VECTOR),
    row("pinv, wide", linalg.pinv, WIDE),
    row("lu_solve", lambda a, b: linalg.lu_solve(linalg.lu_factor(regular(a)), b), N, VECTOR),
    row(
        "sylvester",
        lambda a, b, c: linalg.solve_sylvester(regular(a), regular(b), c),
        N,
        (2, 2),
        (3, 2),
    ),
    row("lyapunov", lambda a, q: linalg.solve_continuous_lyapunov(regular(a), q), N, N),
    *(
        row(
            function.__name__,
            lambda a, b, q, r, f=function: f(0.4 * a, b, positive(q), positive(r)),
            N,
            (3, 2),
            N,
            (2, 2),
        )
        for function in (linalg.solve_continuous_are, linalg.solve_discrete_are)
    ),
    row("discrete lyapunov", lambda a, q: linalg.solve_discrete_lyapunov(0.2 * a, q), N, N),
]
DETERMINANTS = [
    row("det", linalg.det),
    row("det of a singular matrix", lambda a: linalg.det(a[:, None] * a[None, :]), VECTOR),
    row("adjugate tangent", adjugate_tangent, N, N),
    row("commutator", lambda x, y: apply(commutator_family.bind(), x, y), N, N),
    row("adjugate second", adjugate_second, N, N, N),
    row("slogdet", lambda a: linalg.slogdet(regular(a)).logabsdet),
    row("slogdet sign", lambda a: linalg.slogdet(regular(a)).sign, dtypes=("complex128",)),
]
FACTORS = [
    row("cholesky", lambda a: linalg.cholesky(positive(a))),
    row("cholesky_solve", lambda a, b: linalg.cho_solve(linalg.cho_factor(positive(a)), b), N, N),
    row("lu", lambda a: linalg.lu(regular(a))[2]),
    row("lu, indices", lambda a: (lambda p, L, U: L[p] * U.sum())(*linalg.lu(a, p_indices=True))),
    row("qr", lambda a: linalg.qr(a)[1], TALL),
    row("qr, Q", lambda a: linalg.qr(a)[0] @ linalg.qr(a)[0].mT.conj(), TALL),
    row("qr, complement", lambda a: outside(linalg.qr(a, mode="complete")[0]), TALL),
    row("qr, complete", lambda a: linalg.qr(a, mode="complete")[1], TALL),
    row("qr, pivoted", lambda a: linalg.qr(a, pivoting=True)[1], TALL),
    row("ldl", lambda a: linalg.ldl(spread(a))[1]),
    row("householder_product", linalg.householder_product, TALL, (2,)),
    row("polar", lambda a: linalg.polar(regular(a))[0]),
    row("hessenberg", lambda a: abs(linalg.hessenberg(apart(a)).H)),
    row("schur", lambda a: tn.diagonal(linalg.schur(apart(a), output="complex").T)),
]
SPECTRA = [
    row("eigvalsh", lambda a: linalg.eigvalsh(spread(a))),
    row("eigh", lambda a: projected(*linalg.eigh(spread(a)))),
    row("eigvals", lambda a: linalg.eigvals(apart(a))),
    row("eig", lambda a: abs(linalg.eig(apart(a)).eigenvectors)),
    row("a slope of eigenvalues", eigenvalue_slopes, N, N),
    row("a gradient of eigenvalues", eigenvalue_gradient),
    row("svdvals", linalg.svdvals, TALL),
    row("svdvals by svd", lambda a: linalg.svd(a, compute_uv=False), TALL),
    row("blocks", between(blocks_family, [1.0, 1.0, 2.0], paired=False, kept=())),
    row("paired blocks", between(blocks_family, [2.0, 0.0, 0.0], paired=True, kept=())),
    row("kernel columns", between(null_columns_family, [2.0, 0.0, 0.0], kept=())),
    row(
        "a matrix nearby",
        between(displaced_family, [2.0, 2.0, 1.0], frame=1, at=0.5, zero=True),
    ),
    row(
        "svd",
        lambda a: (lambda u, s, v: (u * tn.exp(s)) @ v)(*linalg.svd(a, full_matrices=False)),
        TALL,
    ),
    row("low_rank", lambda a: linalg.low_rank(a, 2), TALL),
    row("low_rank, wide", lambda a: linalg.low_rank(a, 1), WIDE),
    row("qr_truncated", lambda a: chosen_part(linalg.qr_truncated(a, max_rank=2)), TALL),
    row("qr_truncated, wide", lambda a: chosen_part(linalg.qr_truncated(a, max_rank=1)), WIDE),
    row("factors_truncated", lambda a: balanced_part(a, 2), TALL),
    row("factors_truncated, wide", lambda a: balanced_part(a, 1), WIDE),
    row("left projector", lambda a: linalg.singular_projector(a, 2), TALL),
    row("right projector", lambda a: linalg.singular_projector(a, 1, "right"), TALL),
    row("spectral_projector", lambda a: linalg.spectral_projector(spread(a), 1, 3)),
    row(
        "eigh_tridiagonal",
        lambda d, e: projected(*linalg.eigh_tridiagonal(d + 4 * tn.arange(3.0), e)),
        VECTOR,
        (2,),
        dtypes=("float64",),
    ),
]
FUNCTIONS = [
    *(row(n, getattr(linalg, n)) for n in ("expm", "cosm", "sinhm")),
    *(row(n, lambda a, n=n: getattr(linalg, n)(positive(a))) for n in ("sqrtm", "logm")),
    row("fractional power", lambda a: linalg.fractional_matrix_power(positive(a), 0.3)),
    row("expm_frechet", lambda a, e: linalg.expm_frechet(a, e)[1], N, N),
    row("expm of a Hermitian matrix", lambda a: linalg.expm(a + a.mT.conj())),
    row("funm", lambda a: linalg.funm(apart(a), tn.sin)),
    row("funm of an argument", lambda a, p: linalg.funm(positive(a), tn.power, p), N, ()),
    row("funm of a Hermitian matrix", lambda a: linalg.funm(spread(a), tn.sin, hermitian=True)),
    row("signm", lambda a: linalg.signm(regular(a))),
    row("matrix_power", lambda a: linalg.matrix_power(a, 3)),
]
STRUCTURED = [
    row("toeplitz", linalg.toeplitz, VECTOR, (4,)),
    row("circulant", linalg.circulant, VECTOR),
    row("solve_toeplitz", lambda c, b: linalg.solve_toeplitz(c + 4 * E0, b), VECTOR, VECTOR),
    row("solve_circulant", lambda c, b: linalg.solve_circulant(c + 4 * E0, b), VECTOR, VECTOR),
    row("matmul_toeplitz", linalg.matmul_toeplitz, VECTOR, VECTOR),
    row("solve_banded", lambda a, b: linalg.solve_banded((1, 1), a + 4 * MIDDLE, b), N, VECTOR),
    row(
        "solveh_banded",
        lambda a, b: linalg.solveh_banded(a + 4 * TOP, b, lower=True),
        (2, 3),
        VECTOR,
        dtypes=("float64",),
    ),
    row("vander", linalg.vander, VECTOR),
]
E0 = np.array([1.0, 0.0, 0.0])
MIDDLE = np.array([[0.0], [1.0], [0.0]])
TOP = np.array([[1.0], [0.0]])
FOURIER = [
    row("fft", fft.fft, (5, 2)),
    row("ifft", lambda x: fft.ifft(x, axis=0), (5, 2)),
    row("rfft", fft.rfft, (2, 5), dtypes=("float64",)),
    row("irfft", lambda x: fft.irfft(x + 0j, 5), (2, 3)),
    row("dct", fft.dct, (5,), dtypes=("float64",)),
    row("dst", fft.dst, (5,), dtypes=("float64",)),
]


def weighted_vectors(ct, left):
    """What the cotangents of values are for vectors."""
    return apply(cotangent_family.bind(turn=()), ct, left, te.stop_gradient(ct))


RING = Network.of([(0, 1), (1, 2, 3), (2, 4), (0, 3)], (4, 3), [(3, 2), (2, 4, 2), (4, 2), (3, 2)])
CONTRACTIONS = [
    row("vectors weighted by cotangents of values", weighted_vectors, (3,), (4, 3)),
    row(
        "contraction of a network",
        lambda *x: by_one_operation(RING, x, ((0, 1), (0, 1), (0, 1))),
        *[(3, 2), (2, 4, 2), (4, 2), (3, 2)],
    ),
]
ENTRIES = tn.asarray([0, 0, 1, 2, 2, 2]), tn.asarray([0, 2, 1, 0, 2, 2])
"""Rows and columns of a matrix; two of the entries are at one place."""
DIAGONAL = tn.asarray([1.0, 0.0, 1.0, 0.0, 0.5, 0.5])
SPARSE = [
    *(row(f"elimination {m}", eliminated(m), N, VECTOR) for m in "NTC"),
    *(row(f"banded elimination {m}", banded_elimination(m), (5, 4), (5,)) for m in "NTC"),
    row("sparse product", lambda a, x: product(a, *ENTRIES, x, 4), (6,), VECTOR),
    row("sparse product, matrix", lambda a, x: product(a, *ENTRIES, x, 4), (6,), (3, 2)),
    row("sampled product", lambda y, x: sampled(y, *ENTRIES, x), VECTOR, VECTOR),
    row("sampled product, matrix", lambda y, x: sampled(y, *ENTRIES, x), (4, 2), (3, 2)),
    row("spsolve", lambda a, b: spsolve(a + 3 * DIAGONAL, b), (6,), (3, 2)),
    row("outside of a subspace", outside_subspace, TALL, TALL, TALL),
    row(
        "separated subspace",
        lambda t, g: separated(t, 1 + abs(g), "eigsh"),
        TALL,
        (1,),
    ),
    row(
        "fixed eigh",
        lambda a: fixed_eigh(a + a.mT.conj() + 3 * tn.diag(tn.arange(3.0)), lower=True)[0],
        N,
    ),
    row("fixed svd", lambda a: fixed_svd(a + 3 * tn.diag(tn.arange(3.0)))[1], N),
]


def balanced_part(a, k):
    """What does not depend on the basis between the factors."""
    left, right, *_ = linalg.factors_truncated(a, max_rank=k, absorb="both")
    grams = left @ np.conj(left).mT, np.conj(right).mT @ right
    return np.concatenate([gram.ravel() for gram in grams])


def chosen_part(found):
    return found.Q @ found.R


def spsolve(a, b):
    return solved((a, *ENTRIES), b, "COLAMD")


ROWS = [
    *SOLVERS,
    *DETERMINANTS,
    *FACTORS,
    *SPECTRA,
    *FUNCTIONS,
    *STRUCTURED,
    *CONTRACTIONS,
    *SPARSE,
    *FOURIER,
]
