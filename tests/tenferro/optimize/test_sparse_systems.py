"""Sparse matrices of nonlinear programs: systems, convexity, derivatives, batches."""

import numpy as np
import pytest

import tenferro as te
from tenferro.optimize import nonlinear_program, systems
from tenferro.optimize.systems import (
    BandSystem,
    MatrixOfMap,
    SuperLUSystem,
    is_positive_band,
    normal_band_of,
    system_of,
)
from tenferro.optimize.tables import DenseTables, SparseTables


def banded(seed, n=30, lower=3):
    """Rows, columns and values of a symmetric band whose order is mixed, and the matrix."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(n)
    i, j = np.nonzero(abs(np.subtract.outer(np.arange(n), np.arange(n))) <= lower)
    values = rng.normal(size=len(i))
    matrix = np.zeros((n, n))
    matrix[order[i], order[j]] = values
    return order[i], order[j], values, matrix


@pytest.mark.parametrize("kind", [BandSystem, SuperLUSystem])
def test_systems_solve_and_add_up_entries_at_the_same_place(kind, monkeypatch):
    if kind is SuperLUSystem:
        monkeypatch.setattr(systems, "_WIDEST", 2)
    i, j, values, matrix = banded(0)
    diagonal, right = np.arange(30), np.random.default_rng(1).normal(size=30)
    system = system_of(30, np.concatenate([i, diagonal]), np.concatenate([j, diagonal]))
    assert isinstance(system, kind)
    both = np.concatenate([values, np.full(30, 0.5)])
    found = te.jit(system.solve)(both, right)
    np.testing.assert_allclose(found, np.linalg.solve(matrix + 0.5 * np.eye(30), right))
    assert not np.all(np.isfinite(te.jit(system.solve)(0 * both + np.nan, right)))


def test_a_map_with_a_known_pattern_is_solved():
    i, j, _, matrix = banded(2)
    right = np.arange(30.0)
    whole = MatrixOfMap.of(30, i, j)
    assert len(whole.seeds) < 10
    found = te.jit(lambda b: whole.solve(lambda x: te.numpy.asarray(matrix) @ x, b))(right)
    np.testing.assert_allclose(found, np.linalg.solve(matrix, right))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(6))
def test_convexity_is_that_of_the_eigenvalues(seed):
    i, j, values, _ = banded(seed, 20, 2)
    rng = np.random.default_rng(seed)
    symmetric = np.zeros((20, 20))
    symmetric[i, j] = values
    symmetric = symmetric + symmetric.T
    rows, columns = np.repeat(np.arange(5), 3), np.array([np.sort(rng.choice(20, 3, False))
                                                          for _ in range(5)]).ravel()  # fmt: skip
    entries, weights = rng.normal(size=15), rng.random(5)
    jacobian = np.zeros((5, 20))
    jacobian[rows, columns] = entries
    matrix = symmetric + (jacobian.T * weights) @ jacobian
    least = np.min(np.linalg.eigvalsh(matrix))
    band = normal_band_of(20, (i, j), (rows, columns))
    positive = te.jit(band.is_positive) if band is not None else None
    for shift, expected in ((-least + 1e-6, True), (-least - 1e-6, False)):
        moved = np.full(20, shift)
        if positive is not None:
            assert positive(symmetric[i, j], moved, entries, weights) == expected
        half = np.stack([np.pad(matrix + shift * np.eye(20), ((0, 0), (19, 0)))[k, k : k + 20]
                         for k in range(20)])  # fmt: skip
        assert te.jit(is_positive_band)(half) == expected


def curve(weight, target, n=40):
    """A smooth sequence next to a target, with rows between neighbours; tables are sparse."""
    return te.optimize.minimize(
        lambda x, weight: np.sum((x - target) ** 2) + weight * np.sum((x[1:] - x[:-1]) ** 4),
        np.zeros(n),
        args=(weight,),
        method="interior-point",
        bounds=(-1.0, 0.6),
        constraints=[
            (lambda x, _: x[1:] - x[:-1], -0.4, 0.7),
            (lambda x, _: x[0] + x[1] ** 2, 0.4, 0.4),
        ],
    )


TARGET = np.sin(np.arange(40.0)) + np.cos(0.1 * np.arange(40.0))


def test_sparse_and_dense_tables_have_the_same_solution(monkeypatch):
    kinds = []

    def seen(*arguments):
        tables = original(*arguments)
        kinds.append(type(tables))
        return tables

    original = nonlinear_program.tables_of
    monkeypatch.setattr(nonlinear_program, "tables_of", seen)
    sparse = curve(0.5, TARGET)
    monkeypatch.setattr("tenferro.optimize.tables._SMALL", 10_000)
    dense = curve(0.5, TARGET)
    assert kinds == [SparseTables, DenseTables]
    assert sparse.success and sparse.nit == dense.nit
    np.testing.assert_allclose(sparse.x, dense.x, atol=1e-10)
    np.testing.assert_allclose(sparse.multipliers, dense.multipliers, atol=1e-8)


@pytest.mark.parametrize("order", [1, pytest.param(2, marks=pytest.mark.long)])
def test_derivatives_through_sparse_systems(order):
    weights = np.cos(np.arange(40.0))

    def parts(weight, share):  # the target is a closed-over value that is traced
        found = curve(weight, TARGET + share * weights)
        return found.x @ weights, found.fun, found.multipliers[-1]

    te.check_grads(te.jit(parts), (0.5, 0.1), order=order)


@pytest.mark.long
def test_a_batch_of_sparse_programs_is_the_single_ones():
    weights = np.array([0.2, 0.5, 2.0])
    found = te.jit(te.vmap(lambda w: curve(w, TARGET)))(weights)
    for i, weight in enumerate(weights):
        single = curve(weight, TARGET)
        np.testing.assert_allclose(found.x[i], single.x, atol=1e-9)
        assert found.nit[i] == single.nit


def test_a_dense_row_is_solved_by_superlu_with_derivatives():
    n = 80

    def spread(total):
        found = te.optimize.minimize(
            lambda x: np.sum(np.arange(1.0, n + 1) * x**2),
            np.zeros(n),
            method="interior-point",
            bounds=(0.001, None),
            constraints=[(np.sum, total, total)],
        )
        return found.x

    # the multiplier is negative, and the limits are traced
    free = (1 / np.arange(1, n + 1)) / np.sum(1 / np.arange(1, n + 1))
    np.testing.assert_allclose(spread(1.0), free, rtol=1e-8)
    np.testing.assert_allclose(te.jit(te.jacobian(spread))(1.0), free, rtol=1e-8)


def test_a_thousand_problems_in_one_call():
    def solved(weight):
        found = te.optimize.minimize(
            lambda x: x[0] * x[3] * (x[0] + x[1] + x[2]) + weight * x[2],
            np.array([1.0, 5, 5, 1]),
            method="interior-point",
            bounds=(1.0, 5.0),
            constraints=[(np.prod, 25.0, None), (lambda x: np.sum(x**2), 40.0, 40.0)],
        )
        return found.fun, found.success

    weights = np.linspace(0.5, 1.5, 1000)
    values, successes = te.jit(te.vmap(solved))(weights)
    assert np.all(successes)
    slopes = te.vmap(te.grad(lambda w: solved(w)[0]))(weights)
    np.testing.assert_allclose(np.gradient(values, weights)[1:-1], slopes[1:-1], rtol=1e-3)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("method", ["interior-point", "sqp"])
def test_complex_unknowns_with_constraints(method):
    center = np.array([2.0 + 1.0j, -0.3j])
    found = te.optimize.minimize(
        lambda z: np.sum(abs(z - center) ** 2),
        np.zeros(2, complex),
        method=method,
        constraints=[(lambda z: np.real(z * np.conj(z)), None, 1.0)],
    )
    expected = np.array([(2 + 1j) / 5**0.5, -0.3j])
    assert found.success
    np.testing.assert_allclose(found.x, expected, atol=1e-7)
