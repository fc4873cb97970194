"""The set of programs with loops: each function of `programs`, its arguments, and its sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.bench.functions import Function
from tenferro.bench.programs import dynamics, finance, matrices, signals, stencils, tables
from tenferro.bench.survey_functions import squares
from tenferro.bench.workload import Workload

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


def _square(rng: np.random.Generator, n: int) -> list[Any]:
    return [rng.standard_normal((n, n))]


def _dominant(rng: np.random.Generator, n: int) -> list[Any]:
    return [rng.standard_normal((n, n)) / n**0.5 + 4.0 * np.eye(n)]


_add(stencils.heat, _square, (200, 7), steps=(50, 3))
_add(stencils.seidel, _square, (200, 7), steps=(20, 3))
_add(
    stencils.maxwell,
    lambda rng, n: [*rng.standard_normal((3, n, n)), np.exp(-(np.linspace(-2, 2, n) ** 2))],
    (128, 7),
    (0, 1, 2, 3),
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
_add(
    tables.viterbi,
    lambda rng, n: [rng.random(n), rng.random((n, n)), rng.random((4 * n, n))],
    (48, 4),
    (0, 1, 2),
)
_add(
    tables.edit_distance,
    lambda rng, n: [rng.random((n, n + 1)), np.float64(0.4)],
    (300, 5),
    (0, 1),
)
_add(
    signals.fft,
    lambda rng, n: [rng.standard_normal(n) + 1j * rng.standard_normal(n)],
    (1 << 14, 16),
)
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
    steps=(20, 3),
)
_add(
    finance.binomial_tree,
    lambda rng, n: list(np.array([1.0, 1.05, 0.03, 0.2])),
    (0, 0),
    (0, 1, 2, 3),
    steps=(1000, 7),
)
