"""Programs of the native engine: values, what runs natively, memory, sizes and layouts."""

import signal
import threading
import time

import numpy as np
import pytest
from numbers_of_threads import on_threads

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines import compile_graph
from tenferro.engines.base.steps import Steps
from tenferro.engines.native.graphs.segments import calls_in
from tenferro.engines.native.runtime.shared import PartKind

RNG = np.random.default_rng(5)


def normal(*shape, dtype=np.float64):
    return RNG.standard_normal(shape).astype(dtype)


def both(function, *arguments):
    graph = te.trace(function, engine="numpy")(*arguments).graph
    program = compile_graph(graph, "native")
    with np.errstate(all="ignore"):
        expected = [np.asarray(y) for y in compile_graph(graph, "numpy")(*arguments)]
    return program, program(*arguments), expected


def agree(function, *arguments, tolerance=None):
    program, found, expected = both(function, *arguments)
    for x, y in zip(found, expected, strict=True):
        assert x.dtype == y.dtype and x.shape == y.shape
        rtol = tolerance or (2e-5 if y.dtype in (np.float32, np.complex64) else 1e-11)
        np.testing.assert_allclose(x, y, rtol=rtol, atol=rtol)
    return program


def symmetric(*shape):
    a = normal(*shape, shape[-1])
    return a + np.swapaxes(a, -1, -2)


def softmax(x):
    shifted = tn.exp(x - tn.max(x, axis=-1, keepdims=True))
    return shifted / tn.sum(shifted, axis=-1, keepdims=True)


def layer_norm(x, gain, bias):
    centred = x - tn.mean(x, axis=-1, keepdims=True)
    variance = tn.mean(centred * centred, axis=-1, keepdims=True)
    return tn.sum(tn.tanh(centred / tn.sqrt(variance + 1e-5) * gain + bias))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", [(), (1,), (7,), (64,), (1000,), (3, 0), (5, 1, 9), (2, 3, 4, 5)])
def test_pointwise_chains_of_any_shape(shape):
    agree(lambda x, y: tn.sin(x) * tn.exp(-y) + x / (2.0 + y * y), normal(*shape), normal(*shape))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["f4", "f8", "c8", "c16"])
def test_inexact_dtypes(dtype):
    x, y = (normal(50).astype(dtype) * (1 + 0.5j if dtype[0] == "c" else 1) for _ in range(2))
    agree(lambda x, y: x * y - x / (y + 3.0) + tn.exp(x) * tn.conj(y), x, y)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"])
def test_integers(dtype):
    x = RNG.integers(1, 50, 37).astype(dtype)
    agree(lambda x: (x + x * x, tn.maximum(x, x[::-1]), x & 3, x > 7, x.astype(np.float64)), x)


def test_booleans_select_and_compare():
    x, y = normal(100), normal(100)
    agree(lambda x, y: tn.where((x > y) & ~(x < 0), x, -y), x, y)
    agree(lambda x, y: (x == x[::-1], tn.any(x > y), tn.all(x > y - 100)), x, y)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("axis", [None, 0, 1, 2, (0, 1), (0, 2), (1, 2)])
@pytest.mark.parametrize("name", ["sum", "prod", "max", "min"])
def test_reductions_over_any_axes(name, axis):
    agree(lambda x: getattr(tn, name)(x, axis=axis), normal(6, 7, 19))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rows", [2, 5, 300])
@pytest.mark.parametrize("columns", [3, 40])
def test_what_does_not_differ_from_row_to_row_is_summed_once(rows, columns):
    def function(x):
        spread = tn.broadcast_to(x, (rows, columns))
        again = tn.broadcast_to(spread, (2, rows, columns))
        total = tn.sum(tn.exp(again), axis=-1, keepdims=True)
        return spread, again, tn.sum(again, axis=-1), tn.logsumexp(spread, axis=1), again / total

    agree(function, normal(columns))
    agree(
        lambda i: (tn.broadcast_to(i, (rows, columns)), tn.sum(i), i + tn.sum(i)), normal(columns)
    )


def test_extrema_propagate_nan():
    x = normal(300)
    x[217] = np.nan
    agree(lambda x: (tn.max(x), tn.min(x), tn.max(x.reshape(3, 100), axis=1)), x)


@pytest.mark.sampled(3, "function")
@pytest.mark.parametrize(
    "function",
    [softmax, te.grad(lambda x: tn.sum(softmax(x) ** 2)), lambda x: tn.logsumexp(x, axis=1)],
)
@pytest.mark.parametrize("shape", [(5, 6), (3, 200), (100, 33)])
def test_row_reductions_and_what_reads_them_are_one_kernel(function, shape):
    program = agree(function, normal(*shape))
    assert not program.program.references and program.program.steps.native == 1


def test_the_gradient_of_layer_norm_is_one_kernel():
    gradient = te.grad(layer_norm, argnums=(0, 1, 2))
    program = agree(gradient, normal(20, 30), normal(30), normal(30))
    assert not program.program.references and program.program.steps.native == 1


def test_views_are_read_in_place():
    x = normal(40, 30)
    program = agree(lambda x: tn.concat([x[1:, ::2], x[::-1][:5, 1::2]]) * 2.0, x)
    assert not program.program.references and program.program.steps.native == 1
    agree(lambda x: tn.pad(x, ((2, 3), (1, 0))) + tn.pad(x, ((0, 5), (0, 1))), x)
    agree(lambda x: (x.T + 1.0, x.reshape(-1) * 2.0, tn.reshape(x + 1, (30, 40)).T), x)


def test_stencils_and_their_gradients():
    def rosenbrock(x):
        return tn.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)

    for n in (2, 17, 1000):
        agree(rosenbrock, normal(n), tolerance=1e-10)
        program = agree(te.grad(rosenbrock), normal(n))
        assert len(program.program.schedule.codes) == 1 and not program.program.references


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize(
    "size",
    [
        (5, 6, 7),
        (16, 32, 32),
        (65, 33, 17),
        (130, 70, 300),
        (9, 8, 600),
        (77, 601, 259),
        (15, 64, 64),
        (14, 40, 300),
    ],
)
def test_products_of_matrices(size, dtype):
    m, n, k = size
    a, b = normal(m, k, dtype=dtype), normal(k, n, dtype=dtype)
    tolerance = 1e-3 if dtype == "f4" else 1e-10
    agree(lambda a, b: a @ b, a, b, tolerance=tolerance)
    agree(lambda a, b: a @ b.T, a, b.T.copy(), tolerance=tolerance)
    agree(lambda a, b: a.T @ b, a.T.copy(), b, tolerance=tolerance)
    agree(lambda a, b: a.T @ b.T, a.T.copy(), b.T.copy(), tolerance=tolerance)


@pytest.mark.sampled(3, "batch")
@pytest.mark.parametrize(
    "size",
    [(300, 200, 130), (64, 1300, 300), (1000, 100, 20), (3, 400, 300), (22, 9001, 22)],
)
@pytest.mark.parametrize("batch", [(), (5,)])
def test_products_on_any_number_of_threads(size, batch):
    """One thread, two and more divide a product differently."""
    m, n, k = size
    a, b = normal(*batch, k, m), normal(*batch, k, n)
    product = te.jit(lambda a, b: tn.swapaxes(a, -1, -2) @ b)
    product(a, b)
    te.runtime.wait_for_compilation()
    first, *others = on_threads(lambda: product(a, b), 1, 2, 3, 16)
    np.testing.assert_allclose(first, np.swapaxes(a, -1, -2) @ b, rtol=0, atol=1e-11)
    for other in others:
        np.testing.assert_array_equal(other, first)


def test_contractions_with_batches_and_several_axes():
    a, b = normal(3, 4, 20, 8), normal(3, 4, 15, 8)
    agree(lambda a, b: tn.einsum("xyqd,xykd->xyqk", a, b), a, b)
    agree(lambda a, b: tn.einsum("xyqd,xykd->qk", a, b), a, b)
    agree(lambda a, b: tn.einsum("xyqd,xykd->ykxq", a, b), a, b)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["f4", "f8", "c16"])
def test_products_whose_batch_axis_is_the_last(dtype):
    a, b = normal(20, 33, 3, dtype=dtype), normal(33, 40, 3, dtype=dtype)
    tolerance = 1e-4 if dtype == "f4" else 1e-12
    agree(lambda a, b: tn.einsum("mkb,knb->bmn", a, b), a, b, tolerance=tolerance)
    agree(lambda a, b: tn.einsum("kmb,nkb->bmn", a, b), b, a, tolerance=tolerance)


def test_what_has_no_native_code_runs_inside_the_program():
    first, second = "tenferro.special.hyp0f1.v1", "tenferro.linalg.sqrtm.v1"
    program = agree(
        lambda x, p: te.linalg.sqrtm(te.special.hyp0f1(p, x * 2.0) + x) * 3.0,
        0.1 * normal(7, 7) + np.diag(np.arange(3.0, 10.0)),
        np.full((7, 7), 0.5),
    )
    assert [operation.name for operation in program.program.references] == [first, second]
    assert program.steps == Steps(3, 0, (first, second))
    numpy = f"2 NumPy steps ({second}, {first})"
    assert str(program).startswith(f"3 native steps, 0 BLAS steps, {numpy}")


def test_masks_of_positions_are_made_where_they_are_read():
    """No unit keeps an array of them for a later one."""

    def f(a):
        return tn.sum(te.linalg.eigvalsh(a) ** 2)

    program = agree(te.grad(f), symmetric(500, 4))
    calls = calls_in(program.program._compile_again().in_units)
    units = [call.operation.graph for call in calls if call.operation.name == "unit"]
    masks = [v for unit in units for v in unit.outputs if unit.arena.metas[v].dtype == "?"]
    assert len(units) == 2 and not masks


def test_products_are_native_steps():
    z = normal(20, 20) + 1j * normal(20, 20)
    program = agree(lambda z: (z @ z) * 2.0, z)
    assert program.steps.blas == 0 and program.steps.numpy == ()
    real = te.trace(lambda x: x @ x)(normal(20, 20))
    assert real.steps == Steps(1, 0, ()) and "1 native step" in repr(real)
    numpy = te.trace(lambda x: tn.sin(x @ x), engine="numpy")(normal(20, 20))
    assert numpy.steps == Steps(0, 1, ("sin",))


def test_the_steps_of_symbolic_programs_are_known_after_a_call():
    program = te.trace(lambda x: tn.sort(tn.sin(x)))(te.spec("n"))
    assert program.steps is None
    program(normal(4))
    assert program.steps == Steps(2, 0, ())


def test_inputs_of_any_layout():
    x = normal(30, 40)
    program, (found,), (expected,) = both(lambda x: x * 2.0 + 1.0, x)
    for other in (x.T.copy().T, np.asfortranarray(x), x[::-1].copy()[::-1]):
        np.testing.assert_array_equal(program(other)[0], expected)
    np.testing.assert_array_equal(found, expected)


def test_outputs_that_are_inputs_constants_or_repeated():
    x = normal(4, 3)
    agree(lambda x: (x, x, x + 1.0, x.T, tn.zeros_like(x), x.reshape(12)), x)
    agree(lambda x: (x, x.T, x), normal(3, 100))


def test_outputs_are_fresh_arrays():
    x = normal(8)
    program, (found,), _ = both(lambda x: x, x)
    found[:] = 0
    assert np.any(x != 0)
    assert not np.shares_memory(program(x)[0], program(x)[0])


def test_sizes_are_run_time_numbers():
    from tenferro.engines.native.runtime.code import cache

    def loss(x):
        return tn.sum(softmax(x * 1.25) ** 2)

    agree(te.grad(loss), normal(21, 34))
    before = cache.inspect().memory.misses
    agree(te.grad(loss), normal(40, 57))
    assert cache.inspect().memory.misses == before


def test_results_do_not_depend_on_the_number_of_threads():
    from tenferro.engines.native.runtime.resources.threads import num_threads

    x = normal(300_000)
    program, _, _ = both(lambda x: (tn.sum(tn.sin(x)), tn.exp(x) * 2.0), x)
    with num_threads(1):
        one = program(x)
    with num_threads(2):
        two = program(x)
    for a, b in zip(one, two, strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_sums_are_as_accurate_as_pairwise_ones(dtype):
    from math import fsum

    x = RNG.uniform(0, 1, 1_000_000).astype(dtype)
    _, (found,), (pairwise,) = both(lambda x: tn.sum(x), x)
    exact = fsum(x.tolist())
    epsilon = float(np.finfo(dtype).eps) * exact
    assert abs(float(found) - exact) <= max(abs(float(pairwise) - exact), 2 * epsilon)


def test_symbolic_sizes():
    total = te.jit(lambda x: tn.sum(tn.tanh(x), axis=0), engine="native", shapes="n,3")
    for n in (1, 5, 40):
        x = normal(n, 3)
        np.testing.assert_allclose(total(x), np.tanh(x).sum(0), rtol=1e-12)
    assert total.cache_info().size == 1


def test_jit_calls_and_falls_back():
    add = te.jit(lambda x, y: x + y, engine="native")
    x = normal(6)
    for _ in range(2):
        np.testing.assert_array_equal(add(x, x), x + x)
        np.testing.assert_array_equal(add(x[::-1], x), x[::-1] + x)
        np.testing.assert_array_equal(add(normal(3), np.zeros(3)).shape, (3,))
        assert float(add(2.0, 3.0)) == 5.0
    with pytest.raises(ValueError, match="broadcast"):
        add(normal(3), normal(4))


def test_captured_arrays_are_part_of_the_program():
    table = normal(5)
    scale = te.jit(lambda x: x * table, engine="native")
    x = normal(5)
    expected = x * table
    scale(x)
    table[:] = 0
    np.testing.assert_array_equal(scale(x), expected)


def test_a_long_chain_needs_no_temporaries():
    def chain(x):
        for _ in range(10):
            x = tn.tanh(tn.sin(x) + 0.5)
        return tn.sum(x)

    program = agree(te.grad(chain), normal(5000))
    assert len(program.program.schedule.codes) == 1 and not program.program.references
    assert program.program.steps.native == 1 and program.program.schedule.memory == 0


def test_gradients_of_strided_slices_are_machine_code():
    def function(x):
        return np.sum(x[1::3, ::-2] ** 3)

    x = normal(7, 6)
    program = te.trace(te.grad(function))(x)
    assert program.steps.numpy == ()
    np.testing.assert_array_equal(program(x), te.grad(function)(x))


def test_units_that_repeat_are_compiled_once():
    def function(x):
        for _ in range(6):
            matrix = 4 * te.numpy.eye(6) + np.outer(np.sin(x), np.cos(x))
            x = np.linalg.solve(matrix, np.cos(x) + 1)
        return x

    x = normal(6)
    program = te.trace(function)(x)
    np.testing.assert_allclose(program(x), te.jit(function, engine="numpy")(x), rtol=1e-12)
    schedule = program.compiled.program.schedule
    calls = [part for part in schedule.parts if part.kind is PartKind.KERNEL]
    assert len(calls) > 6 and len(schedule.codes) <= len(calls) // 2


@pytest.mark.parametrize("shapes", [((0, 100, 100), (0, 100, 100)), ((5, 0, 100), (5, 100, 100)),
                                    ((100, 0), (0, 100)), ((100, 100), (100, 0))])  # fmt: skip
def test_contractions_without_elements(shapes):
    a, b = map(np.ones, shapes)
    program = te.jit(lambda a, b: np.sum((a @ b + 1) ** 2), engine="native")
    assert program(a, b) == np.sum((a @ b + 1) ** 2)
    gradient = te.jit(te.grad(lambda a, b: np.sum((a @ b + 1) ** 2)), engine="native")(a, b)
    np.testing.assert_array_equal(gradient, np.zeros(shapes[0]))


@pytest.mark.parametrize("threads", [1, 2])
def test_long_kernels_obey_interrupts(threads):
    """Two minutes of work in one kernel, on small arrays; the timer's thread needs the GIL."""
    x = np.linspace(0.0, 1.0, 200_000)
    program = te.jit(lambda x, y: tn.sum(tn.exp(tn.sin(x[:, None] * y))), engine="native")
    program(x[:2], x)
    timer = threading.Timer(0.2, lambda: signal.raise_signal(signal.SIGINT))
    start = time.monotonic()
    with te.runtime.num_threads(threads), pytest.raises(KeyboardInterrupt):
        timer.start()
        program(x, x)
    assert time.monotonic() - start < 30.0


def test_long_kernels_compute_what_short_ones_do():
    x = np.linspace(0.0, 1.0, 7040)  # both numbers of rows fill vectors of every width
    f = te.jit(lambda x, y: tn.sum(tn.exp(tn.sin(x[:, None] * y)), axis=1), engine="native")
    with te.runtime.num_threads(1):
        alone = f(x, x)
    np.testing.assert_array_equal(f(x, x), alone)
    np.testing.assert_array_equal(np.concatenate([f(x[:3520], x), f(x[3520:], x)]), alone)
