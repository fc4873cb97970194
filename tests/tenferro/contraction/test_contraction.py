"""Orders of contraction: what `optimize` takes, default searches, slices, and what is kept."""

import json
import random
import re
import sys
import threading
import time
from importlib.util import find_spec
from math import prod

import networkx as nx
import numpy as np
import opt_einsum
import pytest

import tenferro as te
from tenferro.contraction import (
    Network,
    by_one_operation,
    contracted,
    costs,
    plan_for,
    search,
    slices,
)
from tenferro.functions.axes import einstein
from tenferro.ops.arrays.contraction import extents
from tenferro.passes import simplify

RNG = np.random.default_rng(0)
MATRICES = [RNG.standard_normal(shape) for shape in ((6, 3), (3, 5), (5, 2), (2, 4))]
CHAIN = "ij,jk,kl,lm->im"
PRODUCT = MATRICES[0] @ MATRICES[1] @ MATRICES[2] @ MATRICES[3]


def regular(n, bond=2, seed=1):
    """A random 3-regular graph: one array for each vertex, one label for each edge."""
    graph = nx.random_regular_graph(3, n, seed=seed)
    label = {frozenset(edge): i for i, edge in enumerate(graph.edges)}
    inputs = [tuple(label[frozenset((v, u))] for u in graph[v]) for v in graph]
    return Network.of(inputs, (), [(bond,) * 3] * n)


def operands(network):
    arrays = [RNG.standard_normal([network.sizes[x] for x in xs]) for xs in network.inputs]
    pairs = zip(arrays, map(list, network.inputs), strict=True)
    return [x for pair in pairs for x in pair] + [list(network.output)]


class Refuses(opt_einsum.paths.PathOptimizer):
    """Shows that an optimizer was called."""

    def __call__(self, *args):
        raise RuntimeError("called")


def _name(value):
    """A name that is the same in every process: addresses are not."""
    return re.sub(r" object at 0x\w+| at 0x\w+", "", str(value))


TAKEN = [
    True,
    False,
    "auto",
    "greedy",
    "optimal",
    "random-greedy-8",
    "dp",
    "branch-2",
    ("greedy", 100),
    ["einsum_path", (0, 1), (0, 1), (0, 1)],
    [(2, 3), (0, 1, 2)],
    ((0, 1, 2, 3),),
    opt_einsum.RandomGreedy(max_repeats=2),
    opt_einsum.paths.greedy,
]


@pytest.mark.parametrize("optimize", TAKEN, ids=_name)
def test_what_optimize_takes(optimize):
    got = te.einsum(CHAIN, *MATRICES, optimize=optimize)
    np.testing.assert_allclose(got, PRODUCT, rtol=1e-13)


REFUSED = [
    (3, TypeError, "optimize is 3, expected True, False"),
    (None, TypeError, "optimize is None"),
    ("quick", ValueError, "'quick' not found"),
    ([(0, 4)], ValueError, r"the step \(0, 4\) where 4 arrays are left"),
    ([(0, 0), (0, 1)], ValueError, "distinct positions"),
    ([(0, 1)], ValueError, "ends with 3 arrays"),
    ([0, 1, 2], ValueError, "ends with 4 arrays"),
    (("greedy", -1), ValueError, "memory limit is -1"),
    (("greedy", 3), MemoryError, "the result has 24 elements"),
    (Refuses(), RuntimeError, "called"),
]


@pytest.mark.parametrize(("optimize", "error", "words"), REFUSED, ids=_name)
def test_what_optimize_refuses(optimize, error, words):
    for f in (te.einsum, te.einsum_path):
        with pytest.raises(error, match=words):
            f(CHAIN, *MATRICES, optimize=optimize)


def test_the_path_is_followed():
    def sizes(optimize):
        graph = te.trace(lambda *x: te.einsum(CHAIN, *x, optimize=optimize))(*MATRICES).graph
        metas, rows = graph.arena.metas, graph.arena.applications(graph.order)
        return [metas[v].size for v, operation, *_ in rows if operation.name == "dot_general"]

    assert sizes(False) == [6 * 5, 6 * 2, 6 * 4]
    assert sizes([(2, 3), (1, 2), (0, 1)]) == [5 * 4, 3 * 4, 6 * 4]


def test_the_default_is_optimal_for_few_arrays():
    network = Network.of([(0, 1), (1, 2), (2, 3), (3, 4)], (0, 4), [x.shape for x in MATRICES])
    best = opt_einsum.contract_path(CHAIN, *MATRICES, optimize="optimal")[1]
    assert 2 * costs(network, plan_for(network, True)).operations == best.opt_cost


def lattice(*shape):
    """An array of bond 2 at each place of a lattice with open sides."""
    graph = nx.convert_node_labels_to_integers(nx.grid_graph(shape))
    label = {frozenset(edge): i for i, edge in enumerate(graph.edges)}
    inputs = [tuple(label[frozenset((v, u))] for u in graph[v]) for v in graph]
    return Network.of(inputs, (), [(2,) * len(x) for x in inputs])


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("network", "greedy"),
    [(regular(120), 8.9e8), (lattice(60, 3, 3), 1.3e9)],
    ids=["regular", "3-d"],
)
def test_the_default_is_annealed_for_many_arrays(network, greedy):
    """`greedy` is what random-greedy-128 of opt_einsum needs."""
    assert costs(network, plan_for(network, True)).operations < greedy / 3


def test_costs_are_those_of_opt_einsum():
    network = regular(20, bond=3)
    plan = plan_for(network, "greedy")
    text = ",".join(map("".join, network.terms)) + "->"
    shapes = [(3, 3, 3)] * 20
    info = opt_einsum.contract_path(text, *shapes, shapes=True, optimize=plan.path)[1]
    assert costs(network, plan).largest == info.largest_intermediate
    assert 2 * costs(network, plan).operations == info.opt_cost


COMPUTED = {
    "hyperedges": ("ab,bcd,bd,ea,e->cb", [(2, 3), (3, 4, 2), (3, 2), (5, 2), (5,)]),
    "own labels": ("abx,bcy,cz->ac", [(2, 3, 2), (3, 4, 5), (4, 2)]),
    "size one": ("ab,bc,cd->ad", [(2, 1), (3, 4), (1, 5)]),
    "outer": ("a,b,c->cab", [(2,), (3,), (4,)]),
    "a scalar": ("ab,bc,ca->", [(2, 3), (3, 4), (4, 2)]),
    "diagonals": ("aab,bc,c->aac", [(2, 2, 3), (3, 4), (4,)]),
    "ellipsis": ("...ab,bc,...c->...a", [(6, 2, 3), (3, 4), (5, 1, 4)]),
}


@pytest.mark.sampled(3, "case")
@pytest.mark.parametrize("case", COMPUTED)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128", "int64", "bool"])
def test_arrays_contract_as_traced_ones(case, dtype):
    """Arrays that no gradient flows through are contracted without operations."""
    equation, shapes = COMPUTED[case]
    args = [(3 * RNG.standard_normal(shape)).astype(dtype) for shape in shapes]
    found = te.einsum(equation, *args)
    traced = te.jit(lambda *x: te.einsum(equation, *x))(*args)
    assert isinstance(found, te.Tensor)
    assert (found.dtype, found.shape) == (traced.dtype, traced.shape)
    np.testing.assert_allclose(found, traced, rtol=1e-5 if dtype == "float32" else 1e-13)


@pytest.fixture
def at_once(monkeypatch):
    """The shapes of the contractions that are traced as one operation."""
    found = []

    def counted(network, arrays, path):
        found.append([x.shape for x in arrays])
        return by_one_operation(network, arrays, path)

    monkeypatch.setattr(einstein, "by_one_operation", counted)
    return found


def squared(equation):
    """A real function of the arrays that an equation contracts."""
    return lambda *args: (abs(te.einsum(equation, *args)) ** 2).sum()


@pytest.mark.sampled(12, "case", "dtype")
@pytest.mark.parametrize("case", COMPUTED)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128"])
def test_first_derivatives_of_one_operation(case, dtype, at_once):
    """They are those of compiled functions, in which each product is an operation."""
    equation, shapes = COMPUTED[case]
    args = [(3 * RNG.standard_normal(shape)).astype(dtype) for shape in shapes]
    f, close = squared(equation), {"rtol": 1e-4 if dtype == "float32" else 1e-12}
    every = tuple(range(len(args)))
    expected = te.jit(te.grad(f, every))(*args)
    tangent = te.jit(lambda *x: te.jvp(f, x, x)[1])(*args)
    middle = te.jit(te.grad(f, 1))(*args)
    assert not at_once
    found = te.grad(f, every)(*args)
    for x, y in zip(found, expected, strict=True):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        np.testing.assert_allclose(x, y, **close)
    np.testing.assert_allclose(te.jvp(f, args, args)[1], tangent, **close)
    np.testing.assert_allclose(te.grad(f, 1)(*args), middle, **close)
    one = te.jvp(lambda x: f(args[0], x, *args[2:]), (args[1],), (args[1],))[1]
    np.testing.assert_allclose(one, np.vdot(middle, args[1]).real, **close)
    assert len(at_once) == 4


def test_what_is_differentiated_again_or_runs_again_has_an_operation_for_each_product(at_once):
    f = squared("ij,jk,kl->il")
    a, b, c = MATRICES[:3]
    second = te.grad(lambda x: (te.grad(f, 1)(x, b, c) * b).sum())(a)
    np.testing.assert_allclose(second, te.jit(te.grad(lambda x: 2 * f(x, b, c)))(a), rtol=1e-11)
    te.vmap(te.grad(f), in_axes=(0, None, None))(np.stack([a, a]), b, c)
    with te.debug_nans():
        te.grad(f)(a, b, c)
    assert not at_once


def test_jacobians_map_the_cotangents_of_one_operation(at_once):
    a, b, c = MATRICES[:3]
    found = te.jacobian(lambda x: te.einsum("ij,jk,kl->il", x, b, c))(a)
    assert at_once
    np.testing.assert_allclose(found, np.einsum("im,kl,jk->ilmj", np.eye(6), c, b), rtol=1e-12)


@pytest.mark.filterwarnings("ignore:overflow")
def test_arrays_that_record_or_are_checked_are_contracted_by_operations():
    x = te.variable(MATRICES[0])
    te.einsum(CHAIN, x, *MATRICES[1:]).sum().backward()
    expected = te.grad(lambda x: te.einsum(CHAIN, x, *MATRICES[1:]).sum())(MATRICES[0])
    np.testing.assert_allclose(x.grad, expected, rtol=1e-13)
    huge = 1e200 * np.ones((2, 2))
    with te.debug_nans(infinities=True), pytest.raises(FloatingPointError, match="dot_general"):
        te.einsum("ab,bc,cd->ad", huge, huge, np.zeros((2, 2)), optimize=False)


def test_searches_leave_pythons_generator_alone():
    random.seed(1)
    te.einsum(CHAIN, *MATRICES, optimize=opt_einsum.RandomGreedy(max_repeats=4))
    found = random.random()
    random.seed(1)
    assert found == random.random()


DIAGONALS = {
    "i->ii": ("i->i", [(3,)]),
    "ij->jji": ("ij->ji", [(3, 2)]),
    "ij,jk->ikik": ("ij,jk->ik", [(2, 4), (4, 3)]),
    "ii->iii": ("ii->i", [(3, 3)]),
    "a,a,a->aa": ("a,a,a->a", [(4,), (4,), (4,)]),
    "...i->...ii": ("...i->...i", [(2, 3)]),
}


@pytest.mark.sampled(3, "equation")
@pytest.mark.parametrize("equation", DIAGONALS)
@pytest.mark.parametrize("dtype", [np.float64, np.complex128, np.int64, np.bool_])
def test_labels_that_the_result_repeats(equation, dtype):
    """The diagonal of the result is the result with each label once; the rest is zero."""
    single, shapes = DIAGONALS[equation]
    args = [(5 * RNG.standard_normal(shape)).astype(dtype) for shape in shapes]
    found = np.asarray(te.einsum(equation, *args))
    inside = np.einsum(f"{equation.split('->')[1]}->{single.split('->')[1]}", found)
    np.testing.assert_allclose(inside, np.einsum(single, *args), rtol=1e-13)
    assert np.count_nonzero(found) == np.count_nonzero(inside)
    assert found.dtype == dtype
    if dtype in (np.float64, np.complex128):
        te.check_grads(lambda *x: te.einsum(equation, *x), tuple(args))


def test_a_diagonal_matrix_is_no_view():
    x = te.tensor([1.0, 2.0])
    y = te.einsum("i->ii", x)
    y[0, 1] = 5.0
    np.testing.assert_array_equal(y, [[1, 5], [0, 2]])
    np.testing.assert_array_equal(x, [1, 2])


def test_letters_above_ascii():
    """opt_einsum numbers labels beyond the 52 letters with other characters."""
    terms = [opt_einsum.get_symbol(i) + opt_einsum.get_symbol(i + 1) for i in range(50, 250)]
    chain = ",".join(terms) + f"->{terms[0][0]}{terms[-1][1]}"
    matrix = np.array([[0.6, 0.8], [-0.8, 0.6]])
    expected = np.linalg.matrix_power(matrix, 200)
    np.testing.assert_allclose(te.einsum(chain, *[matrix] * 200), expected, atol=1e-13)
    path, text = te.einsum_path(chain, *[matrix] * 200)
    assert len(path) == 200
    assert "Largest intermediate:  4.000e+0" in text


def instructions(function):
    """How many instructions of Python a call runs."""
    count = 0

    def step(frame, event, _):
        nonlocal count
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        count += event == "opcode"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        function()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("derivative", "optimize", "n"),
    [(False, True, 100), (False, "greedy", 200), (True, "greedy", 100), ("now", "greedy", 200)],
)
def test_the_work_is_linear_in_the_number_of_arrays(derivative, optimize, n):
    """Planning, tracing and differentiating run twice the instructions for twice the arrays."""

    def traced(n):
        args = operands(lattice(n // 4, 4))
        arrays, labels = args[0:-1:2], args[1:-1:2]

        def f(arrays):
            flat = [x for pair in zip(arrays, labels, strict=True) for x in pair]
            return te.einsum(*flat, [], optimize=optimize)

        if derivative == "now":
            return lambda: te.value_and_grad(f)(arrays)
        return lambda: te.trace(te.value_and_grad(f) if derivative else f)(arrays)

    traced(40)()
    small, large = (instructions(traced(n)) for n in (n, 2 * n))
    assert large < 2.2 * small


def multiplications(function, *args):
    """Of the contractions in the program that is run."""
    graph = simplify(te.trace(function)(*args).graph)
    metas, rows = graph.arena.metas, graph.arena.applications(graph.order)
    return sum(
        prod(extents(operation, [metas[u] for u in inputs]))
        for _, operation, inputs, *_ in rows
        if operation.name == "dot_general"
    )


def test_gradients_use_the_intermediates_of_the_value():
    """Each contraction has two more in reverse mode, for its two operands."""
    args = operands(regular(20, bond=3))
    arrays, labels = args[0:-1:2], args[1:-1:2]

    def f(arrays):
        return te.einsum(*[x for pair in zip(arrays, labels, strict=True) for x in pair], [])

    assert multiplications(te.value_and_grad(f), arrays) <= 3 * multiplications(f, arrays)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", [np.float64, np.complex128, np.int64, np.bool_])
def test_slices_have_the_same_sum(dtype):
    network = regular(12, bond=3)
    whole = plan_for(network, "greedy")
    limit = costs(network, whole).largest // 9
    args = [x.astype(dtype) if isinstance(x, np.ndarray) else x for x in operands(network)]
    assert plan_for(network, "greedy", limit).sliced
    expected = te.einsum(*args, optimize="greedy")
    np.testing.assert_allclose(te.einsum(*args, optimize=("greedy", limit)), expected, rtol=1e-11)
    assert te.einsum(*args, memory_limit=limit).dtype == dtype


def test_sums_of_slices_do_not_depend_on_the_number_of_threads(monkeypatch):
    """Each chunk of slices is one call of a thread; errors of threads are raised."""
    args = operands(regular(12, bond=3))
    limit = costs(regular(12, bond=3), plan_for(regular(12, bond=3), "greedy")).largest // 9
    found, used = [], set()

    def counted(*x):
        used.add(threading.get_ident())
        time.sleep(0.001)
        return contracted(*x)

    monkeypatch.setattr(slices, "contracted", counted)
    for n in (1, 2):
        used.clear()
        with te.runtime.num_threads(n):
            found.append(te.einsum(*args, optimize=("greedy", limit)))
        assert len(used) == n
    assert found[0] == found[1]
    big = [1e200 * x if isinstance(x, np.ndarray) else x for x in args]
    with te.runtime.num_threads(2), np.errstate(all="raise"), pytest.raises(FloatingPointError):
        te.einsum(*big, optimize=("greedy", limit))


@pytest.mark.long
def test_slices_keep_the_limit_and_gradients():
    network = regular(12, bond=3)
    args = operands(network)
    arrays, labels = args[0:-1:2], args[1:-1:2]

    def f(limit, *arrays):
        flat = [x for pair in zip(arrays, labels, strict=True) for x in pair]
        return te.einsum(*flat, [], optimize="greedy", memory_limit=limit)

    limit = costs(network, plan_for(network, "greedy")).largest // 3
    plan = plan_for(network, "greedy", limit)
    assert costs(network, plan).largest <= limit
    every = tuple(range(1, len(arrays) + 1))
    for f1 in (te.grad(f, every), te.jit(te.grad(f, every), static_argnums=0)):
        for got, expected in zip(f1(limit, *arrays), f1(None, *arrays), strict=True):
            np.testing.assert_allclose(got, expected, rtol=1e-10, atol=1e-12)


def test_slices_of_axes_of_size_one():
    a, b, c = RNG.standard_normal((4, 1)), RNG.standard_normal((3, 5)), RNG.standard_normal((5, 4))
    got = te.einsum("ij,jk,ki->", a, b, c, memory_limit=5)
    assert isinstance(got, te.Tensor)
    np.testing.assert_allclose(got, te.einsum("ij,jk,ki->", a, b, c), rtol=1e-13)


def test_the_description():
    path, text = te.einsum_path(CHAIN, *MATRICES, memory_limit=24)
    assert path[0] == "einsum_path"
    assert "Optimized FLOP count" in text
    assert "Largest intermediate" in text
    assert "ij,jk" in text
    _, sliced = te.einsum_path("ij,jk,kl->", *MATRICES[:3], optimize=False, memory_limit=3)
    assert "In a loop over the labels" in sliced


@pytest.mark.skipif(not find_spec("llvmlite"), reason="needs the cache of the native engine")
def test_expensive_orders_are_kept_on_disk(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(search, "_KEPT_FROM", 0)
    network = regular(20)
    first = search.searched(network, True)
    search._default.cache_clear()
    monkeypatch.setattr(search, "_greedy", Refuses())
    assert search.searched(network, True) == first


def test_the_first_immediate_contraction_searches_shortly(tmp_path, monkeypatch):
    """Compiled functions, and contractions from the second one on, search thoroughly."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    trials, greedy = [], search._greedy

    def counted(network, count, seed=0):
        trials.append(count)
        return greedy(network, count, seed)

    monkeypatch.setattr(search, "_greedy", counted)
    values = []
    for calls in (1, 2):
        args = operands(regular(20 + 2 * calls))
        for _ in range(calls):
            values.append(float(te.einsum(*args)))
    assert trials[:2] == [2, 2] and trials[2] == 16
    trials.clear()
    args = operands(regular(26))
    te.jit(lambda *arrays: te.einsum(*arrays, *args[len(arrays) :]))(*args[:1])
    assert trials[0] == 16
    assert abs(values[1] / values[2] - 1) < 1e-11


def test_kept_orders_are_checked():
    network = regular(6)
    with pytest.raises(ValueError, match="ends with 5 arrays"):
        search.checked(network, json.loads("[[0, 1]]"))


def test_trees_and_optimizers_of_cotengra():
    cotengra = pytest.importorskip("cotengra", exc_type=ImportError)
    tree = cotengra.einsum_tree(CHAIN, *[x.shape for x in MATRICES], optimize="greedy")
    np.testing.assert_allclose(te.einsum(CHAIN, *MATRICES, optimize=tree), PRODUCT, rtol=1e-13)
    args = operands(regular(12, bond=3))
    slicing = {"target_slices": 3}
    optimizer = cotengra.RandomGreedyOptimizer(max_repeats=4, seed=0)
    expected = te.einsum(*args)
    np.testing.assert_allclose(te.einsum(*args, optimize=optimizer), expected, rtol=1e-11)
    hyper = cotengra.HyperOptimizer(
        methods=["greedy"], max_repeats=2, slicing_opts=slicing, parallel=False, progbar=False
    )
    np.testing.assert_allclose(te.einsum(*args, optimize=hyper), expected, rtol=1e-11)
    with pytest.raises(ValueError, match=r"slices the labels .*, expected some of"):
        te.einsum(CHAIN, *MATRICES, optimize=tree.remove_ind("i"))
    sliced = tree.remove_ind("k")
    np.testing.assert_allclose(te.einsum(CHAIN, *MATRICES, optimize=sliced), PRODUCT, rtol=1e-13)
