"""The fit: gradient and curvature from tenferro, optimizer from SciPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np
from scipy.optimize import minimize

import tenferro as te
from tenferro_demo.model import Data, Params, accuracy, gradient_by_hand, initial, loss

Report = Callable[[int, float, float], None]


@dataclass
class DemoFit:
    """What a fit found, and what it took."""

    params: Params
    losses: list[float] = field(default_factory=list)
    gradient_norms: list[float] = field(default_factory=list)
    gradient_calls: int = 0
    curvature_calls: int = 0
    seconds: float = 0.0
    accuracy: float = 0.0
    error_to_differences: float = 0.0
    error_to_hand: float = 0.0


class TrainingObjective:
    """The loss of the training data in SciPy's form: functions of one vector."""

    def __init__(self, data: Data, decay: float) -> None:
        flat, self.unravel = te.pytree.ravel(initial(data))
        self.start = np.asarray(flat)
        self.data, self.decay = data, decay
        self._value_and_grad = te.jit(te.value_and_grad(self._loss))
        self._hvp = te.jit(lambda p, v: te.hvp(self._loss, (p,), (v,))[1][0])
        self.gradient_calls = self.curvature_calls = 0

    def _loss(self, params: Params) -> Any:
        return loss(params, self.data.train_x, self.data.train_y, self.decay)

    def value_and_gradient(self, vector: Any) -> tuple[float, Any]:
        """The loss and its gradient."""
        self.gradient_calls += 1
        value, gradient = self._value_and_grad(self.unravel(vector))
        return float(value), te.pytree.ravel(gradient)[0]

    def curvature(self, vector: Any, direction: Any) -> Any:
        """The Hessian applied to a direction."""
        self.curvature_calls += 1
        return te.pytree.ravel(self._hvp(self.unravel(vector), self.unravel(direction)))[0]

    def by_hand(self, vector: Any) -> Any:
        """The gradient that was derived on paper."""
        params = self.unravel(vector)
        found = gradient_by_hand(params, self.data.train_x, self.data.train_y, self.decay)
        return te.pytree.ravel(found)[0]

    def error_to_differences(self, vector: Any, directions: int = 5, step: float = 1e-5) -> float:
        """The largest relative error of slopes along random directions against differences."""
        _, gradient = self.value_and_gradient(vector)
        rng = np.random.default_rng(0)
        errors = []
        for _ in range(directions):
            d = rng.standard_normal(vector.shape)
            ahead, _ = self.value_and_gradient(vector + step * d)
            behind, _ = self.value_and_gradient(vector - step * d)
            slope = (ahead - behind) / (2 * step)
            errors.append(abs(slope - gradient @ d) / max(1e-3, abs(slope)))
        return float(max(errors))


def fit(data: Data, *, decay: float, iterations: int, report: Report) -> DemoFit:
    """Newton's method with conjugate gradients; `report` is called after each iteration."""
    objective = TrainingObjective(data, decay)
    probe = np.random.default_rng(1).standard_normal(objective.start.shape) / 10
    differences = objective.error_to_differences(probe)
    hand = float(np.max(np.abs(objective.value_and_gradient(probe)[1] - objective.by_hand(probe))))
    objective.gradient_calls = 0
    result = DemoFit({}, error_to_differences=differences, error_to_hand=hand)

    def note(vector: Any) -> None:
        value, gradient = objective.value_and_gradient(vector)
        result.losses.append(value)
        result.gradient_norms.append(float(np.linalg.norm(gradient)))
        report(len(result.losses), value, result.gradient_norms[-1])

    begin = perf_counter()
    note(objective.start)
    found = minimize(
        objective.value_and_gradient,
        objective.start,
        method="Newton-CG",
        jac=True,
        hessp=objective.curvature,
        callback=note,
        options={"maxiter": iterations, "xtol": 1e-6},
    )
    result.seconds = perf_counter() - begin
    result.params = objective.unravel(found.x)
    result.gradient_calls = objective.gradient_calls
    result.curvature_calls = objective.curvature_calls
    result.accuracy = accuracy(result.params, data)
    return result
