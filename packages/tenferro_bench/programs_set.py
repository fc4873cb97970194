"""The set of programs with loops: each function of `programs`, its arguments, and its sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro_bench.functions import Function
from tenferro_bench.programs import (
    chance,
    dynamics,
    finance,
    matrices,
    series,
    signals,
    stencils,
    tables,
)
from tenferro_bench.survey_functions import squares
from tenferro_bench.workload import Workload

Arguments = Callable[[np.random.Generator, int], list[Any]]


@dataclass(frozen=True)
class Program:
    """A function of arrays, and of whole numbers that are known before it is compiled.

    `arguments` makes the arrays of a size; `sizes` and `numbers` are those that are timed, and
    those that plain NumPy runs in milliseconds. `argnums` are differentiated; none if empty.
    """

    function: Function
    arguments: Arguments
    sizes: tuple[int, int]
    numbers: dict[str, tuple[int, int]]
    argnums: tuple[int, ...]

    @property
    def name(self) -> str:
        """The function's name in words."""
        return str(self.function.__name__).replace("_", " ")

    @property
    def kind(self) -> str:
        """The module's name."""
        return str(self.function.__module__).rpartition(".")[2]

    def make(self, *, small: bool = False) -> Callable[[Any], Function]:
        """The maker of a workload: every peer has its way from a program to a function."""
        fixed = {name: pair[small] for name, pair in self.numbers.items()}
        return lambda xp: xp.program(self.function, **fixed)

    def inputs(self, *, small: bool = False) -> list[Any]:
        """The arrays, the same ones in every call."""
        return self.arguments(np.random.default_rng(20240607), self.sizes[small])

    def workloads(self) -> list[Workload]:
        """The value, and the gradient of the sum of its squares."""
        found = [Workload(self.name, self.kind, self.make(), self.inputs)]
        if self.argnums:
            gradient = f"{self.name}, gradient", self.kind, squares(self.make())
            found.append(Workload(*gradient, self.inputs, self.argnums, without=("NumPy",)))
        return found


PROGRAMS: list[Program] = []


def _add(
    function: Function,
    arguments: Arguments,
    sizes: tuple[int, int],
    argnums: tuple[int, ...] = (0,),
    **numbers: tuple[int, int],
) -> None:
    PROGRAMS.append(Program(function, arguments, sizes, numbers, argnums))


def _normal(*sizes: Callable[[int], tuple[int, ...]]) -> Arguments:
    """Arrays of normal elements, of shapes that follow from the size."""
    return lambda rng, n: [rng.standard_normal(shape(n)) for shape in sizes]


def _uniform(*sizes: Callable[[int], tuple[int, ...]]) -> Arguments:
    """Arrays of elements between 0 and 1."""
    return lambda rng, n: [rng.random(shape(n)) for shape in sizes]


def _numbers(*values: float) -> Arguments:
    return lambda rng, n: [np.float64(v) for v in values]


def _joined(*parts: Arguments) -> Arguments:
    return lambda rng, n: [x for part in parts for x in part(rng, n)]


def _line(n: int) -> tuple[int, ...]:
    return (n,)


def _square(n: int) -> tuple[int, ...]:
    return (n, n)


def _dominant(rng: np.random.Generator, n: int) -> list[Any]:
    return [rng.standard_normal((n, n)) / n**0.5 + 4.0 * np.eye(n)]


def _definite(rng: np.random.Generator, n: int) -> list[Any]:
    a = rng.standard_normal((n, n)) / n**0.5
    return [a @ a.T + np.eye(n)]


def _stochastic(rng: np.random.Generator, n: int) -> list[Any]:
    p = rng.random((n, n))
    return [p / p.sum(axis=1, keepdims=True)]


_add(stencils.heat, _normal(_square), (200, 7), steps=(50, 3))
_add(stencils.seidel, _normal(_square), (200, 7), steps=(20, 3))
_add(
    stencils.maxwell,
    _joined(
        _normal(_square, _square, _square),
        lambda rng, n: [np.exp(-(np.linspace(-2.0, 2.0, n) ** 2))],
    ),
    (128, 7),
    (0, 1, 2, 3),
)
_add(stencils.string, _normal(_line), (1000, 9), steps=(1000, 4))
_add(stencils.burgers, _normal(_line), (1000, 9), steps=(500, 4))
_add(
    stencils.lattice_boltzmann,
    lambda rng, n: [1.0 + 0.1 * rng.random((9, n, n))],
    (48, 5),
    steps=(20, 3),
)
_add(stencils.gray_scott, _uniform(_square, _square), (100, 5), (0, 1), steps=(50, 3))
_add(stencils.alternating_directions, _normal(_square), (128, 7), steps=(10, 2))
_add(stencils.two_grids, _normal(lambda n: (2 * n + 1,)), (1000, 6), cycles=(50, 2))
_add(
    stencils.life,
    lambda rng, n: [(rng.random((n, n)) < 0.4).astype(float)],
    (64, 6),
    (),
    steps=(20, 3),
)

_add(matrices.lu, _dominant, (160, 7))
_add(
    matrices.thomas,
    lambda rng, n: [rng.random(n), 3 + rng.random(n), rng.random(n), rng.standard_normal(n)],
    (100_000, 9),
    (0, 1, 2, 3),
)
_add(
    matrices.levinson,
    lambda rng, n: [2.0 * 0.5 ** np.arange(n) + (np.arange(n) == 0), rng.standard_normal(n)],
    (1000, 8),
    (0, 1),
)
_add(matrices.cholesky, _definite, (160, 7))
_add(matrices.substitution, _joined(_dominant, _normal(_line)), (1000, 7), (0, 1))
_add(matrices.gram_schmidt, _normal(lambda n: (n + 5, n)), (120, 5))
_add(matrices.householder, _normal(lambda n: (n + 5, n)), (120, 5))
_add(matrices.givens, _normal(lambda n: (n + 5, n)), (100, 5))
_add(matrices.jacobi_eigenvalues, _definite, (40, 5), sweeps=(4, 2))
_add(matrices.power_iteration, _joined(_definite, _normal(_line)), (300, 6), (0, 1), steps=(20, 4))
_add(
    matrices.conjugate_gradient,
    _joined(_definite, _normal(_line)),
    (300, 6),
    (0, 1),
    steps=(30, 3),
)
_add(matrices.over_relaxation, _joined(_dominant, _normal(_line)), (300, 6), (0, 1), steps=(20, 3))
_add(matrices.inverse, _dominant, (120, 6))
_add(matrices.triangular_product, _normal(_square, lambda n: (n, n + 2)), (150, 5), (0, 1))
_add(matrices.symmetric_update, _normal(lambda n: (n, n + 3), _square), (150, 5), (0, 1))

_add(tables.viterbi, _uniform(_line, _square, lambda n: (4 * n, n)), (48, 4), (0, 1, 2))
_add(
    tables.edit_distance,
    _joined(_uniform(lambda n: (n, n + 1)), _numbers(0.4)),
    (300, 5),
    (0, 1),
)
_add(
    tables.needleman_wunsch,
    _joined(_normal(lambda n: (n, n + 1)), _numbers(0.4)),
    (600, 5),
    (0, 1),
)
_add(tables.time_warping, _normal(_line, lambda n: (n + 3,)), (700, 5), (0, 1))
_add(tables.floyd_warshall, _uniform(_square), (120, 6))
_add(
    tables.hidden_markov,
    lambda rng, n: [
        np.full(n, 1 / n),
        *_stochastic(rng, n),
        rng.random((n, 5)),
        rng.integers(0, 5, 25 * n),
    ],
    (32, 3),
    (0, 1, 2),
)
_add(
    tables.knapsack,
    lambda rng, n: [rng.random(n), rng.integers(1, 20, n)],
    (200, 6),
    capacity=(5000, 30),
)
_add(tables.matrix_chain, lambda rng, n: [1.0 + rng.random(n)], (150, 7))

_add(
    signals.fft,
    lambda rng, n: [rng.standard_normal(n) + 1j * rng.standard_normal(n)],
    (1 << 14, 16),
)
_add(signals.convolution, _normal(_square, lambda n: (5, 5)), (200, 8), (0, 1))
_add(
    signals.recursive_filter,
    _joined(
        _normal(_line),
        lambda rng, n: [np.array([0.2, 0.4, 0.2]), np.array([-0.5, 0.3])],
    ),
    (200_000, 7),
    (0, 1, 2),
)
_add(signals.deriche, _joined(_normal(_square), _numbers(0.25)), (400, 6), (0, 1))
_add(signals.prefix_products, _uniform(_line), (10_000, 6), steps=(50, 3))
_add(signals.soft_histogram, _uniform(_line), (500_000, 12), bins=(100, 5))
_add(signals.bilateral, _uniform(_square), (100, 9), radius=(3, 2))
_add(signals.box_blur, _normal(_square), (600, 9), radius=(4, 1))
_add(signals.sorting_network, _normal(_line), (1000, 7))
_add(
    signals.spline,
    lambda rng, n: [rng.standard_normal(n), rng.random(5 * n) * (n - 1)],
    (20_000, 7),
    (0, 1),
)
_add(
    signals.adaptive_filter,
    _joined(_normal(_line, _line), _numbers(0.01)),
    (20_000, 12),
    (0, 1, 2),
    taps=(32, 3),
)
_add(signals.haar, _normal(_line), (1 << 18, 8))

_add(
    dynamics.lotka_volterra,
    lambda rng, n: [np.array([1.0, 0.5]), np.array([1.1, 0.4, 0.4, 0.1]), np.float64(0.001)],
    (0, 0),
    (0, 1),
    steps=(100_000, 10),
)
_add(
    dynamics.pair_forces,
    lambda rng, n: [*rng.standard_normal((2, n, 3)), 0.5 + rng.random(n)],
    (64, 4),
    (0, 1, 2),
    steps=(50, 3),
)
_add(
    dynamics.epidemic,
    lambda rng, n: [0.5 + rng.random(n), rng.random((n, n)) / n],
    (30, 3),
    (0, 1),
    steps=(1000, 4),
)
_add(dynamics.lorenz, _normal(lambda n: (n, 3)), (100, 3), steps=(200, 5))
_add(dynamics.chain, _normal(_line, _line), (1000, 7), (0, 1), steps=(500, 4))
_add(
    dynamics.kalman,
    lambda rng, n: [
        0.9 * np.linalg.qr(rng.standard_normal((n, n)))[0],
        rng.standard_normal(n),
        0.1 * np.eye(n),
        np.float64(0.5),
        rng.standard_normal(100 * n),
    ],
    (8, 2),
    (0, 1, 2, 3, 4),
)
_add(
    dynamics.lstm,
    lambda rng, n: [
        rng.standard_normal((4 * n, n)) / n**0.5,
        rng.standard_normal((4 * n, n)) / n**0.5,
        rng.standard_normal(4 * n),
        rng.standard_normal((6 * n, n)),
    ],
    (32, 2),
    (0, 1, 2, 3),
)
_add(
    dynamics.recurrent,
    lambda rng, n: [
        rng.standard_normal((n, n)) / n**0.5,
        rng.standard_normal((n, n + 1)) / n**0.5,
        rng.standard_normal((10 * n, n + 1)),
    ],
    (48, 2),
    (0, 1, 2),
)
_add(
    dynamics.flock,
    _joined(_uniform(lambda n: (n, 2)), _normal(lambda n: (n, 2))),
    (100, 6),
    (0, 1),
    steps=(50, 3),
)
_add(dynamics.oscillators, _normal(_line, _line, _square), (60, 4), (0, 1, 2), steps=(50, 3))

_add(
    chance.random_walk,
    _joined(_numbers(0.1), _normal(_line), _numbers(0.7)),
    (500_000, 9),
    (0, 1, 2),
)
_add(
    chance.metropolis,
    _joined(_numbers(0.1), _normal(_line), _uniform(_line), _numbers(1.3)),
    (200_000, 9),
    (0, 1, 3),
)
_add(
    chance.markov_chain,
    lambda rng, n: [*_stochastic(rng, n), np.full(n, 1 / n)],
    (100, 4),
    (0, 1),
    steps=(100, 3),
)
_add(
    chance.clusters,
    lambda rng, n: [rng.standard_normal((n, 3)), rng.standard_normal((4, 3))],
    (5000, 20),
    (0, 1),
    steps=(10, 2),
)
_add(
    chance.mixture,
    lambda rng, n: [rng.standard_normal(n), np.linspace(-1.0, 1.0, 4)],
    (2000, 12),
    (0, 1),
    steps=(10, 2),
)
_add(
    chance.volatility,
    _joined(_normal(_line), _numbers(0.1, 0.1, 0.8)),
    (200_000, 9),
    (0, 1, 2, 3),
)
_add(
    chance.kernel_regression,
    _joined(_normal(_line, _line, _line), _numbers(0.3)),
    (400, 5),
    (0, 1, 2, 3),
)
_add(
    chance.coordinate_descent,
    lambda rng, n: [
        rng.standard_normal((2 * n, n)),
        rng.standard_normal(2 * n),
        np.float64(0.3 * n),
    ],
    (60, 4),
    (0, 1, 2),
    steps=(20, 3),
)

_add(finance.binomial_tree, _numbers(1.0, 1.05, 0.03, 0.2), (0, 0), (0, 1, 2, 3), steps=(1000, 7))
_add(
    finance.implicit_steps,
    lambda rng, n: [np.linspace(0.0, 2.0, n), np.float64(0.3), np.float64(0.05)],
    (500, 9),
    (0, 1, 2),
    steps=(200, 3),
)
_add(
    finance.asian_option,
    _joined(_numbers(1.0, 0.2, 0.03), _normal(lambda n: (n, n // 10 + 2))),
    (1000, 12),
    (0, 1, 2, 3),
)
_add(finance.bootstrap, lambda rng, n: [0.03 * rng.random(n)], (2000, 6))

_add(
    series.mandelbrot,
    lambda rng, n: [np.linspace(-2.0, 0.6, n), np.linspace(-1.2, 1.1, n)],
    (100, 5),
    (0, 1),
    steps=(50, 6),
)
_add(series.horner, lambda rng, n: [rng.random(n), rng.random(200 * n)], (40, 4), (0, 1))
_add(series.continued_fraction, _uniform(_line), (20_000, 5), terms=(40, 4))
_add(series.clenshaw, _uniform(_line, lambda n: (200 * n,)), (40, 4), (0, 1))
_add(
    series.kepler,
    _joined(_numbers(0.6), lambda rng, n: [3.0 * rng.random(n)]),
    (20_000, 6),
    (0, 1),
)
_add(series.romberg, _numbers(0.1, 1.7), (0, 0), (0, 1), levels=(14, 5))
