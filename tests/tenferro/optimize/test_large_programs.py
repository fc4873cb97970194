"""Sparse nonlinear programs with 100 to 10,000 unknowns beside Ipopt's optima."""

import numpy as np
import pytest
from large_programs import BEST, OTHER_MINIMA, PROBLEMS

import tenferro as te


@pytest.mark.sampled(80)
@pytest.mark.parametrize("name", PROBLEMS)
def test_optima_are_those_of_ipopt(name):
    problem = PROBLEMS[name]()
    assert 100 <= len(problem.start) <= 10_000
    found = te.optimize.minimize(
        problem.f, problem.start, method="interior-point",
        bounds=problem.bounds, constraints=problem.constraints,
    )  # fmt: skip
    assert found.success, found.message
    assert found.constr_violation <= 1e-6
    if problem.bounds is not None:
        low, high = (-np.inf if b is None else b for b in problem.bounds)
        high = np.inf if problem.bounds[1] is None else high
        assert np.all(low <= found.x) and np.all(found.x <= high)
    best = [BEST[name], *([OTHER_MINIMA[name]] if name in OTHER_MINIMA else [])]
    assert min(abs(found.fun - b) for b in best) <= 1e-6 * max(1.0, abs(best[0]))
