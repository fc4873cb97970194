"""Triangular systems, Cholesky, LU, linear systems, inverses, determinants."""

import numpy as np
import pytest
import scipy.linalg
from linalg_samples import KINDS, RECTANGULAR, SQUARE, adjoint, positive, random, regular, same

import tenferro as te
from tenferro import linalg

MANY = ((60, 3, 3),)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE + MANY)
@pytest.mark.parametrize("upper", [False, True])
def test_cholesky(shape, kind, upper):
    a = positive(*shape, kind=kind)
    same(linalg.cholesky(a, upper=upper), np.linalg.cholesky(a, upper=upper))
    te.check_grads(lambda x: linalg.cholesky(x, upper=upper), (a,))


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_zeros_of_an_upper_cholesky_factor_have_no_sign(engine):
    a = positive(2, 3, 3, kind="complex")
    factor = np.asarray(te.jit(lambda x: linalg.cholesky(x, upper=True), engine=engine)(a))
    zeros = np.concatenate([factor[:, [1, 2, 2], [0, 0, 1]].ravel().view(float),
                            np.diagonal(factor, axis1=-2, axis2=-1).imag.ravel()])  # fmt: skip
    assert not np.any(zeros) and not np.any(np.signbit(zeros))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(4, 4), (2, 3, 3), (60, 3, 3), (0, 0)])
@pytest.mark.parametrize("lower", [False, True])
def test_solve_triangular(shape, kind, lower):
    a, b = regular(*shape, kind=kind), random(*shape[:-1], 2, kind=kind)
    triangle = np.tril(a) if lower else np.triu(a)
    for trans, op in enumerate((triangle, np.swapaxes(triangle, -1, -2), adjoint(triangle))):
        x = np.asarray(linalg.solve_triangular(a, b, trans, lower))
        same(op @ x, b)
        y = np.asarray(linalg.solve_triangular(a, adjoint(b), trans, lower, left=False))
        same(y @ op, adjoint(b))
        for unit in (False, True):
            for left in (False, True):
                te.check_grads(
                    lambda m, v, t=trans, u=unit, s=left: linalg.solve_triangular(
                        m, v, t, lower, u, left=s
                    ),
                    (a, b if left else adjoint(b)),
                )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_cholesky_factor_solves(kind):
    a, b, x = (f(2, 4, 4, kind=kind) for f in (positive, random, random))
    for upper in (False, True):
        factor = np.asarray(linalg.cholesky(a, upper=upper))
        same(linalg.cho_solve((factor, not upper), b), np.linalg.solve(a, b))
        same(linalg.cholesky_inverse(factor, upper=upper), np.linalg.inv(a))
        vector = x[..., 0]
        updated = a + 0.5 * vector[..., :, None] * vector[..., None, :].conj()
        same(
            linalg.cholesky_update(factor, vector, 0.5, upper=upper),
            np.linalg.cholesky(updated, upper=upper),
        )
        te.check_grads(lambda f, v, u=upper: linalg.cholesky_solve(v, f, upper=u), (factor, b))
        te.check_grads(lambda f, u=upper: linalg.cholesky_inverse(f, upper=u), (factor,))
        te.check_grads(
            lambda f, v, u=upper: linalg.cholesky_update(f, v, 0.5, upper=u), (factor, vector)
        )


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE + MANY)
def test_square_systems(shape, kind):
    a, b = regular(*shape, kind=kind), random(*shape[:-1], 2, kind=kind)
    same(linalg.solve(a, b), np.linalg.solve(a, b))
    same(linalg.inv(a), np.linalg.inv(a))
    same(linalg.det(a), np.linalg.det(a))
    for found, expected in zip(linalg.slogdet(a), np.linalg.slogdet(a), strict=True):
        same(found, expected)
    for function, args in (
        (linalg.solve, (a, b)),
        (linalg.inv, (a,)),
        (linalg.det, (a,)),
        (linalg.slogdet, (a,)),
    ):
        te.check_grads(function, args)


@pytest.mark.parametrize("shapes", [((3, 3), (3,)), ((3, 3), (2, 3, 2)), ((2, 1, 3, 3), (4, 3, 2))])
def test_right_hand_sides_broadcast(shapes):
    a, b = regular(*shapes[0]), random(*shapes[1])
    same(linalg.solve(a, b), np.linalg.solve(a, b))
    te.check_grads(linalg.solve, (a, b))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", (*SQUARE, *MANY, *RECTANGULAR, (60, 5, 3), (60, 3, 5)))
def test_lu(shape, kind):
    a = random(*shape, kind=kind)
    if a.size:
        for found, expected in zip(linalg.lu(a), scipy.linalg.lu(a), strict=True):
            same(found, expected)
    p, L, U = linalg.lu(a, p_indices=True)
    same(np.take_along_axis(np.asarray(L), np.asarray(p)[..., None], -2) @ np.asarray(U), a)
    te.check_grads(lambda x: linalg.lu(x)[1:], (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(4, 4), (2, 3, 3), (60, 3, 3), (0, 0)])
@pytest.mark.parametrize("left", [False, True])
def test_lu_solve(shape, kind, left):
    a, b = regular(*shape, kind=kind), random(*shape[:-1], 2, kind=kind)
    packed, pivots = (np.asarray(x) for x in linalg.lu_factor(a))
    if len(shape) == 2 and a.size:
        expected = scipy.linalg.lu_factor(a)
        same(packed, expected[0])
        assert (pivots == expected[1]).all()
    b = b if left else adjoint(b)
    for trans, op in enumerate((a, np.swapaxes(a, -1, -2), adjoint(a))):
        x = np.asarray(linalg.lu_solve((packed, pivots), b, trans, left=left))
        same(op @ x if left else x @ op, b)
        te.check_grads(
            lambda f, v, t=trans: linalg.lu_solve((f, pivots), v, t, left=left), (packed, b)
        )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rank", [3, 2, 1, 0])
def test_determinant_of_singular_matrices(rank, kind):
    a = random(4, rank, kind=kind) @ random(rank, 4, kind=kind, seed=1)
    te.check_grads(linalg.det, (a,), order=3)
    if rank < 3:
        with pytest.raises(linalg.LinAlgError, match="no fourth derivative"):
            te.check_grads(linalg.det, (a,), order=4)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
def test_determinant_to_fourth_order(kind):
    te.check_grads(linalg.det, (regular(4, 4, kind=kind),), order=4)


def test_third_derivative_of_the_determinant_of_a_matrix_singular_to_rounding():
    """Off the zero singular value it is what it is at the singular matrix: a polynomial."""
    a = random(3, 3)
    a[2] = a[0] + a[1]
    near = a + 1e-17 * random(3, 3, seed=1)
    d = random(3, 3, seed=2)

    def third(x):
        f = linalg.det
        for _ in range(3):
            f = lambda x, g=f: te.jvp(g, (x,), (d,))[1]  # noqa: E731
        return f(x)

    same(third(near), 6 * np.linalg.det(d))


def test_a_matrix_is_factored_once():
    a, b = regular(3, 3), random(3)

    def loss(m, v):
        x = linalg.solve(m, v)
        y = linalg.solve(m, x * x)
        return (y * y).sum() + linalg.slogdet(m).logabsdet + linalg.det(m)

    program = te.trace(te.grad(loss, argnums=(0, 1)))(a, b)
    assert str(program).count("tenferro.linalg.lu.v1") == 1


def test_single_precision_stays():
    a = regular(3, 3).astype(np.float32)
    for found in (linalg.solve(a, a), linalg.inv(a), linalg.cholesky(a @ a.T), linalg.det(a)):
        assert found.dtype == np.float32
