"""How much code programs become: in proportion to their operations, never to their paths."""

from functools import reduce
from itertools import product

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines.native import ir
from tenferro.engines.native.graphs.segments import UnitOperation, calls_in
from tenferro.engines.native.kernels.nests.affine import guarded
from tenferro.engines.native.registers.bodies import prepared
from tenferro.engines.native.registers.function import emit_loop
from tenferro.engines.native.registers.loop import _candidates
from tenferro.engines.native.registers.written import NotInRegistersError, WrittenLoop
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.units.compilation import Compilation, module_text
from tenferro.ops.loops.loop import loops_of
from tenferro.transforms.tracing.arguments import flatten

RNG = np.random.default_rng(20261128)
SQUARE = (8, 8)
NESTED = {
    "concatenated": lambda x: tn.concatenate([x, x[:1]])[1:] * 1.5,
    "joined": lambda x: tn.concatenate([x[1:], x[:1]]) * 1.5,
    "rolled": lambda x: tn.roll(x, 1) + 0.5 * x,
    "reversed": lambda x: x[::-1] + 0.5 * x,
    "reversed in part": lambda x: tn.concatenate([x[::-1][:32], x[32:]]) * 1.1,
    "padded": lambda x: tn.pad(x[:-1], (1, 0), constant_values=1.0) * 1.5,
    "padded by edges": lambda x: tn.pad(x[1:-1], 1, mode="edge") * 1.5,
    "padded by the other end": lambda x: tn.pad(x[1:-1], 1, mode="wrap") * 1.5,
    "stacked": lambda x: tn.stack([x[:32], x[32:]], axis=1).reshape(-1) * 1.5,
    "chosen": lambda x: tn.where(x > 0, tn.roll(x, 1), x[::-1]),
    "updated": lambda x: x.at[1:-1].set(x[2:]) * 1.5,
    "increased": lambda x: x.at[1:-1].add(0.5 * x[2:]),
    "rows": lambda x: of_square(lambda y: tn.concatenate([y[:1], y[:-1]]) * 1.5)(x),
    "rows and columns": lambda x: of_square(lambda y: tn.concatenate([y[:1], y[:-1]]).T * 1.5)(x),
    "triangles": lambda x: of_square(lambda y: tn.tril(y) + 0.5 * tn.triu(y).T)(x),
    "scaled by a sum": lambda x: tn.concatenate([x, x[:1]])[1:] / (1.0 + tn.sum(x**2)),
}
"""Steps that read parts of what the step before has computed."""
_MOST_LINES = 300
"""Lines of code for a step with its derivative: the one of rows and columns takes 295."""


def of_square(step):
    return lambda x: step(x.reshape(SQUARE)).reshape(-1)


def chain(steps):
    def f(x):
        for step in steps:
            x = step(x)
        return x

    return f


def gradient(f):
    return te.grad(lambda x: tn.sum(f(x) ** 2))


def lines(function, *arguments):
    """The lines of LLVM IR of all nests of a program."""
    graph = te.trace(function, engine="native")(*arguments).graph
    calls = calls_in(Compilation(graph).in_units)
    units = [call.operation.graph for call in calls if isinstance(call.operation, UnitOperation)]
    specs = (Compilation.of_prepared(unit).planned[1] for unit in units)
    return sum(module_text(each, "").count("\n") for each in specs)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("of", [lambda f: f, gradient], ids=["value", "gradient"])
@pytest.mark.parametrize("name", NESTED)
def test_nested_reads_of_parts_are_code_in_proportion(name, of):
    short, long = (lines(of(chain([NESTED[name]] * n)), np.ones(64)) for n in (8, 16))
    assert short <= 8 * _MOST_LINES, short
    assert long <= 16 * _MOST_LINES, long


@pytest.mark.sampled(12)
@pytest.mark.parametrize("seed", range(6))
def test_nests_of_mixed_reads_are_right_and_code_in_proportion(seed):
    rng = np.random.default_rng(seed)
    f = chain([NESTED[str(name)] for name in rng.choice(list(NESTED), 12)])
    x = rng.uniform(-1, 1, 64)
    for function in (f, gradient(f)):
        assert lines(function, x) <= 12 * _MOST_LINES
        found, expected = (te.jit(function, engine=e)(x) for e in ("native", "numpy"))
        np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)


ELEMENTWISE = {
    "stacked": lambda *parts: np.stack(parts) ** 3,
    "concatenated": lambda *parts: np.sin(np.concatenate(parts)) ** 2,
    "chosen": lambda *parts: reduce(lambda a, b: np.where(a > b, a - b, a * b), parts),
    "multiplied": lambda *parts: reduce(lambda a, b: np.sin(a) * b, parts),
}
"""Functions of many arrays that compute each element of those at the same place."""


def value_and_gradient(f, count):
    every = tuple(range(count))
    return te.value_and_grad(lambda *parts: np.sum(f(*parts) ** 2), argnums=every)


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("shape", [(4, 4, 4), (4, 3)])
@pytest.mark.parametrize("name", ELEMENTWISE)
def test_elements_in_one_order_are_code_that_does_not_grow_with_them(name, shape):
    f = ELEMENTWISE[name]
    f = value_and_gradient(f, 12) if name in ("stacked", "concatenated") else f
    short, flat = (lines(f, *[np.ones(s)] * 12) for s in (shape, int(np.prod(shape))))
    assert short <= 1.3 * flat


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["float64", "float32", "complex128"])
@pytest.mark.parametrize("shape", [(3, 3), (2, 3, 4), (100, 2, 2)])
def test_short_axes_in_any_order_compute_the_same(shape, dtype):
    backwards = tuple(range(len(shape)))[::-1]

    def f(x, y, row):
        z = x * y + x
        turned = np.transpose(np.sin(z[::-1]), backwards) * np.transpose(x, backwards)
        joined = np.concatenate([z, y[:1], z[..., ::-1] * row])
        return z, z * row, turned, np.cumsum(z * x, axis=-1), joined * 2, z[1:] - z[:-1], 1 - x

    parts = [RNG.uniform(-1, 1, s).astype(dtype) for s in (shape, shape, shape[-1:])]
    parts[0] = parts[0] * (1j if dtype.startswith("c") else 1)
    found, expected = te.jit(f, engine="native")(*parts), f(*parts)
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5 if dtype == "float32" else 1e-13, atol=1e-6)


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("shape", [(4, 3), (64, 4)])
@pytest.mark.parametrize("name", ELEMENTWISE)
def test_gradients_of_elements_in_one_order_are_right(name, shape):
    parts = [RNG.uniform(0.5, 1.5, shape) for _ in range(6)]
    f = value_and_gradient(ELEMENTWISE[name], 6)
    found, expected = (te.jit(f, engine=e)(*parts) for e in ("native", "numpy"))
    for a, b in zip(flatten(found)[0], flatten(expected)[0], strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-12)


JOINED = {
    "stacked": lambda *parts: np.stack(parts) ** 3,
    "along the last axis": lambda *parts: np.concatenate(parts, axis=-1) * 2,
    "only copied": lambda *parts: np.concatenate([np.flip(x, 0) for x in parts], axis=-1),
    "computed": lambda *parts: np.sum(np.stack([np.sin(x) * parts[0] for x in parts], axis=1), 0),
    "padded": lambda *parts: np.concatenate([np.pad(x, 1) for x in parts]) + 1,
    "blocks": lambda *parts: np.block([list(parts[i : i + 6]) for i in range(0, 24, 6)]),
    "twice": lambda *parts: np.concatenate([np.stack(parts)[::-1], np.stack([*parts, *parts])]),
    "of one": lambda *parts: np.concatenate([parts[0]] * 20 + [np.ones_like(parts[0])] * 4),
}
"""Functions that join many arrays."""


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", JOINED)
@pytest.mark.parametrize("shape", [(4, 3), (2, 1, 3), (1, 2), (0, 3)])
def test_joined_arrays_are_right(name, shape):
    parts = [RNG.uniform(size=shape) for _ in range(24)]
    found, expected = te.jit(JOINED[name], engine="native")(*parts), JOINED[name](*parts)
    np.testing.assert_allclose(found, expected, rtol=1e-14)
    f = value_and_gradient(JOINED[name], 24)
    found, expected = (te.jit(f, engine=e)(*parts) for e in ("native", "numpy"))
    for a, b in zip(flatten(found)[0], flatten(expected)[0], strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", ["stacked", "along the last axis", "only copied"])
def test_joined_arrays_are_one_kernel(name):
    few, many = (lines(JOINED[name], *[np.ones((4, 3))] * n) for n in (24, 96))
    assert many == few


SUMMED = {
    "powers": lambda *parts: np.sum(reduce(np.add, [x * x for x in parts]) ** 2),
    "polynomial": lambda x, *parts: np.sum(reduce(lambda y, c: y * x + np.sum(c), parts, 0 * x)),
    "two sums": lambda x, *parts: np.sum(np.sin(x)) * np.max(reduce(np.multiply, parts, x)),
}
"""Functions of many arrays, which sum all elements of such at the same place."""


@pytest.mark.parametrize("name", SUMMED)
def test_sums_of_all_elements_are_code_that_does_not_grow_with_them(name):
    f = te.value_and_grad(SUMMED[name], argnums=tuple(range(12)))
    short, flat = (lines(f, *[np.ones(s)] * 12) for s in ((4, 4, 4), (64, 1)))
    assert short <= 2 * flat


def rolled(x, last):
    shifts = product(range(4), range(4), range(last))
    return np.sum(reduce(np.add, [np.roll(x, by, (0, 1, 2)) * x for by in shifts]) ** 2)


@pytest.mark.long
def test_sums_of_rearranged_arrays_are_code_in_proportion_to_them():
    x = RNG.uniform(size=(4, 4, 4))
    few, many = (te.value_and_grad(lambda x, n=n: rolled(x, n)) for n in (1, 4))
    assert lines(many, x) <= 10 * lines(few, x)
    for f in (few, many):
        found, expected = (te.jit(f, engine=e)(x) for e in ("native", "numpy"))
        for a, b in zip(found, expected, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-12)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(12))
def test_random_reductions_of_short_axes_are_right(seed):
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 5, rng.integers(1, 4)).tolist()) * int(rng.integers(1, 3))
    shape = (*([int(rng.choice([1, 64]))] if seed % 3 else []), *shape)[:4]
    axes = tuple(np.flatnonzero(rng.integers(0, 2, len(shape))).tolist())
    kinds = rng.choice(["sum", "max", "prod", "cumsum"], 4)

    def reduced(x, kind, axis):
        return np.cumsum(x, axis=-1) if kind == "cumsum" else getattr(np, kind)(x, axis=axis)

    def f(x, y):
        z = x * y - np.roll(x, 1, axis=0)
        first, *others = (reduced(z * k, kind, None) for k, kind in enumerate(kinds, 1))
        parts = reduced(np.cos(z), kinds[0], axes), reduced(y * first, kinds[1], None)
        return first, *others, *parts, z - np.sum(z), np.sum(x) * z

    dtype = ["float64", "float32", "complex128"][seed % 3]
    arrays = [rng.uniform(0.5, 1, shape).astype(dtype) for _ in range(2)]
    found, expected = te.jit(f, engine="native")(*arrays), f(*arrays)
    for a, b in zip(found, expected, strict=True):
        scale = 1e-4 if dtype == "float32" else 1e-12
        np.testing.assert_allclose(a, b, rtol=scale, atol=scale)


def holds(guard, place):
    values = [(a[0] + np.dot(a[1:], place), low, high) for a, low, high in guard]
    return all(low <= value < high for value, low, high in values)


def test_guards_hold_where_all_their_conditions_do():
    rng = np.random.default_rng(0)
    sizes = (5, 4)
    for _ in range(300):
        guard, wanted = (), []
        for _ in range(rng.integers(1, 5)):
            linear = [(0, 1), (1, 0), (-1, 0), (1, 2)][rng.integers(4)]
            low = int(rng.integers(-3, 4))
            condition = ((int(rng.integers(-2, 3)), *linear), low, low + int(rng.integers(1, 8)))
            wanted.append(condition)
            guard = None if guard is None else guarded(guard, condition, sizes)
        for place in product(*map(range, sizes)):
            assert (guard is not None and holds(guard, place)) == holds(wanted, place)
        assert guard is None or len({a[1:] for a, _, _ in guard}) == len(guard)


def identity(i, c):
    return c


def mirrored(i, c):
    return 0.5 * c + 0.1 * c[:, ::-1]


def escaping(i, c):
    return tn.where(tn.abs(c) < 2.0, c * c + 0.3j, c)


def code_in_registers(function, *arguments):
    """The lines of LLVM IR of each loop in registers, with lanes and without."""
    found = []
    for call in loops_of(te.trace(function)(*arguments).graph).values():
        for lanes in (*_candidates(call.loop), ()):
            try:
                written = WrittenLoop(call.loop, prepared(call.loop.body), None, lanes)
            except NotInRegistersError:
                continue
            module = ir.Module()
            emit_loop(module, written, inline=True)
            found.append(str(module).count("\n"))
    return found


@pytest.mark.sampled(12, "step", "width")
@pytest.mark.parametrize("step", [identity, mirrored, escaping])
@pytest.mark.parametrize("width", [8, 40, 250])
def test_lanes_of_many_elements_are_code_of_bounded_size(step, width):
    x = RNG.uniform(-1, 1, (64, width)) * (1j if step is escaping else 1.0)
    loop = lambda x: te.fori_loop(0, 20, step, x)  # noqa: E731  (traced twice)
    vectors = 64 // host().vector_bytes  # that take the place of one of 512 bits
    assert sum(code_in_registers(loop, x)) < 4_000 * vectors
    for function in (loop, te.grad(lambda x: tn.sum(tn.abs(loop(x)) ** 2))):
        found, expected = (te.jit(function, engine=e)(x) for e in ("native", "numpy"))
        np.testing.assert_allclose(found, expected, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize(("width", "lanes"), [(4, 32), (30, 32), (60, 16), (120, 8), (130, 0)])
@pytest.mark.skipif(host().vector_bytes < 64, reason="as many vectors have fewer lanes")
def test_blocks_have_fewer_lanes_where_each_has_more_elements(width, lanes):
    graph = te.trace(lambda x: te.fori_loop(0, 9, identity, x))(np.ones((64, width))).graph
    (call,) = loops_of(graph).values()
    own = tuple(m.shape[:1] == (64,) for m in call.loop.body.inputs)
    if not lanes:
        with pytest.raises(NotInRegistersError):
            WrittenLoop(call.loop, prepared(call.loop.body), None, own)
    else:
        assert WrittenLoop(call.loop, prepared(call.loop.body), None, own).width == lanes
