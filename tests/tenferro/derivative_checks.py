"""What must hold for every operation, as checks over one row of a table.

A row is a function of arrays with sample arguments. Tolerances are measured: central differences in
double precision are good to about 1e-9 relative, identities to rounding.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import tenferro as te
from computegraph import ResolvedView, ValueKey, materialize_merge
from tenferro.engines import compile_graph
from tenferro.ops.base.family import TensorOperation
from tidu import linear_transpose, linearize

DIFFERENCES = 2e-7
ROUNDING = {"float64": 1e-12, "complex128": 1e-12, "float32": 2e-4, "complex64": 2e-4}
DOUBLE = {"float32": "float64", "complex64": "complex128"}
STEP = 1e-5


@dataclass(frozen=True)
class Row:
    """One operation: a function of arrays, shapes of its arguments, and where they are sampled.

    `dtypes` are those that arguments named in no `held` take; `held` arguments are given as they
    are and not differentiated. `real` gives the interval real samples come from.
    """

    name: str
    function: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...]
    dtypes: tuple[str, ...] = ("float32", "float64", "complex64", "complex128")
    real: tuple[float, float] = (-1.0, 1.0)
    offset: complex = 0.0
    held: tuple[Any, ...] = ()
    families: tuple[str, ...] = field(default=())

    def __str__(self) -> str:
        return self.name

    def sample(self, rng: np.random.Generator, dtype: str) -> list[np.ndarray]:
        return [self._array(rng, shape, dtype) for shape in self.shapes]

    def _array(self, rng: np.random.Generator, shape: tuple[int, ...], dtype: str) -> np.ndarray:
        low, high = self.real
        values = rng.uniform(low, high, shape)
        if dtype.startswith("complex"):
            values = values + 1j * rng.uniform(-1, 1, shape) + self.offset
        return np.asarray(values, dtype)

    def __call__(self, *args: Any) -> Any:
        return self.function(*args, *self.held)


def direction(rng: np.random.Generator, like: Any) -> Any:
    """A random array of the shape and dtype of another."""
    values = rng.standard_normal(np.shape(like))
    if np.iscomplexobj(like):
        values = values + 1j * rng.standard_normal(np.shape(like))
    return np.asarray(values, np.asarray(like).dtype)


def pairing(a: Any, b: Any) -> float:
    """Re Σ conj(a) b over a sequence of arrays."""
    return sum(float(np.real(np.vdot(x, y))) for x, y in zip(a, b, strict=True))


def assert_close(what: str, got: Any, expected: Any, tolerance: float) -> None:
    got, expected = np.asarray(got), np.asarray(expected)
    assert got.shape == expected.shape, f"{what}: shape {got.shape}, expected {expected.shape}"
    scale = max(1.0, float(np.max(np.abs(expected), initial=0.0)))
    error = float(np.max(np.abs(got - expected), initial=0.0))
    assert error <= tolerance * scale, f"{what}: off by {error:.3g} (values up to {scale:.3g})"


def check_first_order(row: Row, dtype: str, seed: int = 0) -> None:
    """JVP against differences, adjoint identity, nonzero flow, dtypes and shapes of cotangents."""
    rng = np.random.default_rng(seed)
    args = row.sample(rng, dtype)
    dx = [direction(rng, a) for a in args]
    y, dy = te.jvp(row, args, dx)
    c = direction(rng, y)
    _, pullback = te.vjp(row, *args)
    back = pullback(c)
    assert [b.dtype for b in back] == [a.dtype for a in args]
    assert [b.shape for b in back] == [a.shape for a in args]
    size = max(1.0, float(np.sum(np.abs(c) * np.abs(dy))))
    assert_close("adjoint", pairing([c], [dy]) / size, pairing(back, dx) / size, ROUNDING[dtype])
    assert_close("transposed twice", transposed_twice(row, args)(dx), dy, ROUNDING[dtype])
    if dtype in DOUBLE:
        _, expected = te.jvp(row, _double(args), _double(dx))
        assert_close("jvp in double precision", dy, expected, ROUNDING[dtype])
    else:
        expected = _difference(row, args, dx)
        assert_close("jvp and differences", dy, expected, DIFFERENCES)
        assert (np.max(np.abs(expected), initial=0) > 1e-8) == (
            np.max(np.abs(dy), initial=0) > 1e-8
        ), "flow is lost, or made up"


def transposed_twice(row: Row, args: list[Any]) -> Callable[..., Any]:
    """The transpose of the transpose of a row's JVP at a point, as a function of the tangents."""
    program = te.trace(row)(*args)
    arena, inputs = program.graph.arena, program.graph.inputs
    outputs = [ValueKey(arena, v) for v in program.graph.outputs]
    tangents = linearize(
        ResolvedView(arena, ()), outputs, [arena.input_keys[v] for v in inputs[: len(args)]]
    )
    add = TensorOperation.add()
    twice = linear_transpose(linear_transpose(tangents, addition=add), addition=add)
    (found,) = twice.tangent_outputs or (None,)
    if found is None:
        return lambda dx: np.zeros(arena.metas[outputs[0].id].shape)
    graph = materialize_merge(arena, [found], [*inputs, *(v for _, v in twice.tangent_inputs)])
    return lambda dx: compile_graph(graph, "numpy")(*args, *program.captured, *dx)[0]


def _double(args: list[Any]) -> list[Any]:
    return [a.astype(DOUBLE[str(a.dtype)]) for a in args]


def _difference(row: Row, args: list[Any], dx: list[Any]) -> Any:
    def at(t: float) -> Any:
        return np.asarray(
            te.jit(row, engine="numpy")(*[a + t * d for a, d in zip(args, dx, strict=True)])
        )

    # Richardson: fourth order in the step
    near, far = at(STEP) - at(-STEP), at(2 * STEP) - at(-2 * STEP)
    return (8 * near - far) / (12 * STEP)


def second_orders(
    row: Row, args: list[Any], u: list[Any], v: list[Any], c: Any
) -> dict[str, float]:
    """Re<c, D²f[u, v]> by the four compositions of the two modes."""

    def jvp_v(*x: Any) -> Any:
        return te.jvp(row, x, v)[1]

    def vjp_c(*x: Any) -> Any:
        return te.vjp(row, *x)[1](c)

    def paired(*x: Any) -> Any:
        terms = [(np.conj(a) * b).sum() for a, b in zip(vjp_c(*x), v, strict=True)]
        total = terms[0]
        for term in terms[1:]:
            total = total + term
        return total.real

    gradient = te.grad(paired, argnums=tuple(range(len(args))))
    return {
        "fof": pairing([c], [te.jvp(jvp_v, args, u)[1]]),
        "for": pairing(te.jvp(vjp_c, args, u)[1], v),
        "rof": pairing(te.vjp(jvp_v, *args)[1](c), u),
        "ror": pairing(gradient(*args), u),
    }


def check_second_order(row: Row, dtype: str, seed: int = 1) -> None:
    """The four second orders against one another and against differences of the first order."""
    rng = np.random.default_rng(seed)
    args = row.sample(rng, dtype)
    u, v = ([direction(rng, a) for a in args] for _ in range(2))
    c = direction(rng, te.jvp(row, args, v)[0])
    found = second_orders(row, args, u, v, c)

    def first(t: float) -> float:
        moved = [np.asarray(a + t * d, a.dtype) for a, d in zip(args, u, strict=True)]
        return pairing([c], [te.jvp(row, moved, v)[1]])

    near, far = first(STEP) - first(-STEP), first(2 * STEP) - first(-2 * STEP)
    expected = (8 * near - far) / (12 * STEP)
    for name, value in found.items():
        assert_close(f"{name} and rof", value, found["rof"], 1e-10)
        assert_close(f"{name} and differences", value, expected, 1e-6)


def check_engines(row: Row, dtype: str, engines: list[str], seed: int = 2) -> None:
    """Every engine against the reference: the value and the gradient of its sum."""
    rng = np.random.default_rng(seed)
    args = row.sample(rng, dtype)
    c = direction(rng, te.jit(row, engine="numpy")(*args))

    def both(*x: Any) -> Any:
        y, pullback = te.vjp(row, *x)
        return y, pullback(c)

    expected = te.jit(both, engine="numpy")(*args)
    for engine in engines:
        found = te.jit(both, engine=engine)(*args)
        for got, want in zip([found[0], *found[1]], [expected[0], *expected[1]], strict=True):
            assert got.dtype == want.dtype
            assert_close(f"engine {engine}", got, want, 10 * ROUNDING[dtype])


def check_row(row: Row, dtype: str) -> None:
    """Everything that must hold for one operation in one dtype."""
    check_first_order(row, dtype)
    if dtype not in DOUBLE:
        check_second_order(row, dtype)
