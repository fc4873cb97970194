"""Quadratic and linear programs: optimality, derivatives of all data, batches, failures."""

import numpy as np
import pytest
from scipy import optimize

import tenferro as te

NONE = {"A": None, "b": None, "G": None, "h": None, "bounds": None}


def program(seed, n=6, p=2, m=5):
    """A feasible strictly convex program, some of whose constraints are active."""
    rng = np.random.default_rng(seed)
    root = rng.normal(size=(n, n))
    inside = rng.uniform(-0.3, 0.3, n)
    A, G = rng.normal(size=(p, n)), rng.normal(size=(m, n))
    data = {
        "Q": root @ root.T + np.eye(n), "c": 3 * rng.normal(size=n),
        "A": A, "b": A @ inside, "G": G, "h": G @ inside + rng.uniform(0.05, 0.5, m),
    }  # fmt: skip
    return data, np.full(n, -1.0), np.full(n, 0.5)


@pytest.mark.sampled(16)
@pytest.mark.parametrize("seed", range(8))
def test_solutions_fulfil_the_optimality_conditions(seed):
    data, lower, upper = program(seed)
    found = te.optimize.quadprog(**data, bounds=(lower, upper))
    assert (found.status, found.success) == (0, True)
    y, z = -found.eqlin.marginals, -found.ineqlin.marginals
    low, high = found.lower.marginals, found.upper.marginals
    gradient = data["Q"] @ found.x + data["c"] + y @ data["A"] + z @ data["G"] - low - high
    np.testing.assert_allclose(gradient, 0, atol=1e-10)
    np.testing.assert_allclose(data["A"] @ found.x, data["b"], atol=1e-11)
    for slack, multiplier in (
        (found.slack, z), (found.x - lower, low), (upper - found.x, -high),
    ):  # fmt: skip
        assert np.min(slack) > -1e-11 and np.min(multiplier) > -1e-10
        np.testing.assert_allclose(slack * multiplier, 0, atol=1e-10)


def test_derivatives_with_respect_to_all_data_of_second_order():
    data, lower, upper = program(0)

    arrays = [*data.values(), lower, upper]
    rng = np.random.default_rng(1)
    ways = [rng.normal(size=x.shape) for x in arrays]
    weights = rng.normal(size=6)

    def solved(shares):
        """Of the data moved each along a way of its own."""
        *rows, low, high = (
            x + shares[i] * way for i, (x, way) in enumerate(zip(arrays, ways, strict=True))
        )
        found = te.optimize.quadprog(*rows, (low, high))
        multipliers = np.sum(found.eqlin.marginals), np.sum(found.ineqlin.marginals)
        return np.sum(np.sin(found.x) * weights), found.fun, *multipliers

    found = te.optimize.quadprog(**data, bounds=(lower, upper))
    active = (found.slack < 1e-9).sum(), (upper - found.x < 1e-9).sum()
    assert min(active) > 0  # both kinds of constraints take part
    moved = np.full(8, 1e-3)
    te.check_grads(te.jit(solved), (moved,), order=2)


def test_a_batch_is_the_single_programs_also_where_one_fails():
    batch = [program(seed)[0] for seed in range(4)]
    batch[2]["h"] = batch[2]["h"] - 100.0
    stacked = [np.stack([data[name] for data in batch]) for name in batch[0]]

    def solved(*arrays):
        return te.optimize.quadprog(*arrays, (-1.0, 0.5))

    found = te.jit(te.vmap(solved))(*stacked)
    assert list(found.status) == [0, 0, 2, 0]
    for i in (0, 1, 3):
        single = te.optimize.quadprog(**batch[i], bounds=(-1.0, 0.5))
        np.testing.assert_allclose(found.x[i], single.x, atol=1e-11)
        assert found.nit[i] == single.nit
    gradient = te.vmap(te.grad(lambda c, rest: np.sum(solved(rest[0], c, *rest[1:]).x)))
    Q, c, *rest = stacked
    assert np.all(np.isfinite(gradient(c, [Q, *rest])[[0, 1, 3]]))


E = np.eye(2)
FAILURES = {
    "contradiction": (2, {"Q": E, "c": [1, 1], "G": [[1, 1], [-1, -1]], "h": [1, -2]}),
    "equations": (2, {"Q": E, "c": [1, 1], "A": [[1, 1], [1, 1]], "b": [1, 2]}),
    "beyond bounds": (2, {"Q": E, "c": [1, 1], "A": [[1, 1]], "b": [-1], "bounds": (0, None)}),
    "unbounded": (3, {"Q": 0 * E, "c": [-1, -1], "G": [[1, -1]], "h": [1], "bounds": (0, None)}),
    "flat direction": (3, {"Q": np.diag([1.0, 0]), "c": [-1, -1], "bounds": (0, None)}),
    "saddle": (4, {"Q": np.diag([1.0, -1]), "c": [0, 0], "bounds": (-1, 1)}),
    "not finite": (4, {"Q": E, "c": [np.nan, 0]}),
    "few steps": (1, {"Q": E, "c": [-3, -4], "G": [[1, 2]], "h": [1], "maxiter": 1}),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FAILURES)
def test_failures_are_reported_and_never_successes(name):
    status, data = FAILURES[name]
    found = te.optimize.quadprog(**(NONE | data))
    assert (found.status, found.success) == (status, False)
    assert "successfully" not in found.message


@pytest.mark.sampled(24)
@pytest.mark.parametrize("seed", range(6))
def test_linear_programs_are_those_of_highs(seed):
    rng = np.random.default_rng(seed)
    A, G, inside = rng.normal(size=(2, 8)), rng.normal(size=(6, 8)), rng.uniform(size=8)
    gains = 10.0 ** rng.integers(-3, 4, 8)  # columns of different sizes
    data = rng.normal(size=8) * gains, G * gains, G * gains @ inside + 0.1, A * gains
    data = (*data, A * gains @ inside, [(0, 2)] * 8)
    scipys = te.optimize.linprog(*data)
    ours = te.optimize.linprog(*data, method="interior-point", options={"tol": 1e-13})
    assert ours.success and scipys.success
    np.testing.assert_allclose(ours.x, scipys.x, atol=1e-9)
    for part in ("eqlin", "ineqlin", "lower", "upper"):
        np.testing.assert_allclose(
            ours[part].marginals, scipys[part].marginals, rtol=1e-7, atol=1e-7 * gains.max()
        )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("method", ["interior-point", "highs"])
@pytest.mark.parametrize(
    "status, limit, lower", [(2, [1.0, -2.0], 0), (3, [1.0, 2.0], None)], ids=["2", "3"]
)
def test_failures_of_linear_programs_have_scipys_status(method, status, limit, lower):
    rows = [[1.0, 1.0], [-1.0, -1.0]]
    found = te.optimize.linprog([1.0, 2.0], rows, limit, bounds=(lower, None), method=method)
    assert (found.status, found.success) == (status, False)


def test_gradients_of_a_program_with_dependent_equations():
    # Of a transportation problem the equations depend on each other, so multipliers are not unique.
    cost = np.array([[1.0, 3.0, 2.0], [4.0, 1.0, 6.0]])
    rows = np.concatenate([np.kron(np.eye(2), np.ones(3)), np.kron(np.ones(2), np.eye(3))])

    def total(cost, moved):
        ends = np.concatenate([np.array([5.0, 4.0]), np.array([3.0, 3.0, 3.0]) + moved])
        ends = ends + np.concatenate([np.stack([np.sum(moved), 0.0]), np.zeros(3)])
        return te.optimize.linprog(np.ravel(cost), None, None, rows, ends).fun

    plan = optimize.linprog(cost.ravel(), A_eq=rows, b_eq=[5, 4, 3, 3, 3]).x
    by_cost, by_moved = te.grad(total, (0, 1))(cost, np.zeros(3))
    np.testing.assert_allclose(by_cost.ravel(), plan, atol=1e-7)
    ends = [
        optimize.linprog(cost.ravel(), A_eq=rows, b_eq=np.array([5 + s, 4, 3, 3, 3 + s])).fun
        for s in (-0.1, 0.1)
    ]
    np.testing.assert_allclose(by_moved[2], (ends[1] - ends[0]) / 0.2, rtol=1e-6)


def test_errors_name_the_argument():
    with pytest.raises(ValueError, match=r"quadprog: G has shape \(1, 2\), expected \(1, 3\)"):
        te.optimize.quadprog(np.eye(3), np.zeros(3), G=np.ones((1, 2)), h=np.ones(1))
    with pytest.raises(ValueError, match="one of A, b is None"):
        te.optimize.quadprog(np.eye(3), np.zeros(3), A=np.ones((1, 3)))
    with pytest.raises(TypeError, match="'interior-point'"):
        te.grad(lambda c: te.optimize.linprog(c, method="highs").fun)(np.ones(2))
    with pytest.raises(ValueError, match="integrality need method='highs'"):
        te.optimize.linprog([1.0], method="interior-point", integrality=1)
