"""Distances: values beside SciPy's, derivatives beside differences."""

import numpy as np
import pytest
from derivative_checks import Row, check_engines, check_row
from scipy.spatial import distance as sd

import tenferro as te

td = te.spatial.distance
RNG = np.random.default_rng(3)
A, B = RNG.standard_normal((4, 5)), RNG.standard_normal((3, 5))
W = RNG.uniform(0.5, 2, 5)
SMOOTH = ["braycurtis", "canberra", "chebyshev", "cityblock", "correlation", "cosine", "euclidean",
          "minkowski", "sqeuclidean"]  # fmt: skip
COUNTS = ["hamming", "jaccard", "dice", "rogerstanimoto", "russellrao", "sokalsneath", "yule"]


def same(ours, theirs):
    np.testing.assert_allclose(np.asarray(ours), theirs, rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize("metric", [*SMOOTH, "seuclidean", "mahalanobis", *COUNTS])
def test_values_are_scipys(metric):
    a, b = (A > 0, B > 0) if metric in COUNTS else (A, B)
    a_many, b_many = np.concatenate([a, a[::-1, ::-1]]), np.concatenate([b, b[::-1, ::-1]])
    same(td.cdist(a_many, b_many, metric), sd.cdist(a_many, b_many, metric))
    same(td.pdist(a_many, metric), sd.pdist(a_many, metric))
    if metric in ("seuclidean", "mahalanobis"):
        return
    same(td.cdist(a, b, metric, w=W), sd.cdist(a, b, metric, w=W))
    same(td.pdist(a, metric, w=W), sd.pdist(a, metric, w=W))
    one = getattr(td, metric)(a[0], b[0], w=W)
    same(one, getattr(sd, metric)(a[0], b[0], w=W))


@pytest.mark.parametrize("p", [1, 1.5, 3, np.inf])
def test_minkowskis_powers(p):
    same(td.cdist(A, B, "minkowski", p=p, w=W), sd.cdist(A, B, "minkowski", p=p, w=W))


def test_given_variances_and_functions():
    inverse = np.linalg.inv(np.cov(RNG.standard_normal((5, 20))))
    same(td.cdist(A, B, "mahalanobis", VI=inverse), sd.cdist(A, B, "mahalanobis", VI=inverse))
    same(td.pdist(A, "seuclidean", V=W), sd.pdist(A, "seuclidean", V=W))
    same(td.cdist(A, B, lambda u, v: np.sum(u * v)), A @ B.T)
    same(td.pdist(A, lambda u, v: np.sum(u * v)), sd.pdist(A, lambda u, v: np.sum(u * v)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("metric", [*SMOOTH, "seuclidean", "mahalanobis"])
def test_derivatives(metric):
    options = {"V": W} if metric == "seuclidean" else {}
    if metric == "mahalanobis":
        options = {"VI": np.diag(W) + 0.1}

    def function(a, b):
        return td.cdist(A + 0.1 * a, B + 0.1 * b, metric, **options)

    check_row(Row(metric, function, ((4, 5), (3, 5))), "float64")


def test_engines():
    check_engines(
        Row("pdist", lambda a: td.pdist(a, "cosine"), ((4, 5),)), "float64", ["native", "xla"]
    )
    rows = np.stack([A, A[::-1]])
    same(te.vmap(td.pdist)(rows), [sd.pdist(x) for x in rows])


def test_distances_of_equal_rows_have_a_gradient():
    gradient = te.grad(lambda a: td.cdist(a, a).sum())(A)
    apart = te.grad(lambda a: 2 * td.pdist(a).sum())(A)
    same(gradient, apart)


@pytest.mark.parametrize("base", [None, 2.0])
def test_divergences(base):
    p, q = RNG.uniform(0.1, 1, (2, 5, 4))
    p[:2, 1] = 0
    q[2] = p[2]
    for axis in (0, 1):
        ours = td.jensenshannon(p, q, base, axis=axis, keepdims=True)
        same(ours, sd.jensenshannon(p, q, base, axis=axis, keepdims=True))
    rows = td.cdist(p, q, "jensenshannon", base=base) * np.sqrt(np.log(base or np.e))
    same(rows, sd.cdist(p, q, "jensenshannon"))
    same(td.pdist(q, "jensenshannon"), sd.pdist(q, "jensenshannon"))

    def distances(a, b):
        return td.cdist(np.exp(a), np.exp(b), "jensenshannon", base=base)

    check_row(Row("jensenshannon", distances, ((4, 5), (3, 5))), "float64")


def test_divergences_of_vectors_with_zeros():
    p, q = np.array([0.2, 0.0, 0.8, 0.0]), np.array([0.1, 0.3, 0.6, 0.0])
    by_p, by_q = te.jit(te.grad(td.jensenshannon, (0, 1)))(p, q)
    assert by_p[1] == -np.inf
    for i, step in zip((0, 2), 1e-6 * np.eye(4)[[0, 2]], strict=True):
        slope = (sd.jensenshannon(p + step, q) - sd.jensenshannon(p - step, q)) / 2e-6
        np.testing.assert_allclose(by_p[i], slope, rtol=1e-8)
    for i, step in enumerate(1e-6 * np.eye(4)[:3]):
        slope = (sd.jensenshannon(p, q + step) - sd.jensenshannon(p, q - step)) / 2e-6
        np.testing.assert_allclose(by_q[i], slope, rtol=1e-8)
    same(te.grad(td.jensenshannon)(p, p), np.zeros(4))


def test_rows_of_one_number_have_a_variance():
    same(td.cdist(A[:, :1], B[:, :1], "mahalanobis"), sd.cdist(A[:, :1], B[:, :1], "mahalanobis"))


def test_angles_are_not_negative():
    rows = np.array([[1.0, 1.1, 1.2], [0.1, 0.11, 0.12]])
    assert np.min(td.cdist(rows, rows, "cosine")) >= 0
    hessian = te.hessian(lambda u: td.cosine(u, rows[0]))(rows[0])
    assert np.trace(hessian) > 0.1


def test_square_form_and_back():
    vector = sd.pdist(A)
    same(td.squareform(vector), sd.squareform(vector))
    same(td.squareform(sd.squareform(vector)), vector)
    te.check_grads(lambda v: td.squareform(v) ** 2, (vector,), order=2)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: td.cdist(A, B[:, :2]), "rows of 5 and 2 numbers"),
        (lambda: td.cdist(A, B[0]), "expected a matrix of rows"),
        (lambda: td.pdist(A, "nearest"), "expected one of braycurtis"),
        (lambda: td.minkowski(A[0], B[0], -1), "greater than 0"),
        (lambda: td.squareform(np.ones(4)), "not the number of pairs"),
        (lambda: td.squareform(A[:, :4]), "not symmetric"),
        (lambda: td.euclidean(A[0], B[0], w=W[:2]), "`w` has shape"),
        (lambda: td.cdist(A, B, "cosine", w=-W), "cosine: `w` has negative weights"),
    ],
)
def test_errors_say_what_is_expected(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_scipys_own_on_a_traced_array_names_ours():
    with pytest.raises(te.TracerError, match=r"te\.spatial\.distance\.cdist"):
        te.jit(lambda a: sd.cdist(a, B))(A)


@pytest.mark.parametrize(
    "name", ["dice", "jaccard", "rogerstanimoto", "russellrao", "sokalsneath", "yule"]
)
def test_degrees_of_truth_are_scipys(name):
    """Vectors of numbers are degrees of truth; most metrics of `cdist` read truth values."""
    x = np.array([[0.0, 0.7, 1.0], [0.3, 0.2, 2.0], [1.0, 0.0, 1.5]])
    ours, theirs = td, sd
    for w in (None, np.array([0.5, 2.0, 1.0])):
        expected = getattr(theirs, name)(x[0], x[1], w)
        np.testing.assert_allclose(getattr(ours, name)(x[0], x[1], w), expected)
    np.testing.assert_allclose(ours.cdist(x, x[:2], name), theirs.cdist(x, x[:2], name))
    np.testing.assert_allclose(ours.pdist(x, name), theirs.pdist(x, name))


def test_the_distance_of_no_distribution_is_nan():
    with np.errstate(invalid="ignore"):
        assert np.isnan(td.jensenshannon(np.zeros(2), np.ones(2)))
