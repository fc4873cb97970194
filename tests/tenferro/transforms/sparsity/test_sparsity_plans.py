"""Plans of sparse Jacobians and Hessians: exact patterns, few colors, values, errors."""

import numpy as np
import pytest
from scipy.sparse import csc_array, csr_array, random_array

import tenferro as te
from tenferro.transforms.sparsity import coloring, dependence

RNG = np.random.default_rng(0)


def residual(n):
    """The Bratu problem on a grid of n × n points."""

    def f(u):
        grid = np.pad(u.reshape(n, n), 1)
        inner = grid[1:-1, 1:-1]
        around = grid[:-2, 1:-1] + grid[2:, 1:-1] + grid[1:-1, :-2] + grid[1:-1, 2:]
        return (around - 4 * inner + np.exp(inner)).reshape(-1)

    return f


def burgers(u):
    before, after = np.roll(u, 1), np.roll(u, -1)
    return u * (after - before) + after - 2 * u + before


def bit_pattern(matrix):
    return np.asarray(matrix.toarray(), bool)


def check(f, *args, argnums=0, nonzeros=True):
    """The plan's matrix is the dense Jacobian; with `nonzeros` no entry is in vain."""
    plan = te.sparse_jacobian(f, *args, argnums=argnums)
    found = plan(*args)
    assert isinstance(found, csr_array) and found.has_canonical_format
    expected = np.asarray(te.jacfwd(f, argnums)(*args)).reshape(found.shape)
    np.testing.assert_allclose(found.toarray(), expected, rtol=1e-12, atol=1e-12)
    if nonzeros:
        np.testing.assert_array_equal(bit_pattern(plan.pattern), expected != 0)
    return plan


def proper(plan):
    """No two columns (rows) of a color have a row (column) in common."""
    pattern = plan.pattern if plan.by_columns else plan.pattern.T.tocsr()
    colors = plan.colors[pattern.indices]
    owner = np.repeat(np.arange(pattern.shape[0]), np.diff(pattern.indptr))
    pairs = np.stack([owner, colors])
    return len(np.unique(pairs, axis=1).T) == len(owner)


@pytest.mark.sampled(3, "f", "colors")
@pytest.mark.parametrize(
    ("f", "n", "colors"),
    [
        (residual(5), 25, 5),
        (residual(7), 49, 5),
        (residual(12), 144, 5),
        (burgers, 12, 3),
        (burgers, 13, 4),
    ],
)
def test_stencils_take_as_few_colors_as_a_row_has_entries(f, n, colors):
    plan = check(f, RNG.random(n))
    assert plan.by_columns and plan.colors.max() + 1 == colors and proper(plan)


def test_rows_are_colored_where_that_takes_fewer():
    def arrow(x):
        return np.concatenate([x[:1] * np.sum(x) ** 2, x[1:] ** 2])

    plan = check(arrow, 1 + RNG.random(9))
    assert not plan.by_columns and plan.colors.max() + 1 == 2 and proper(plan)


def test_more_colors_than_a_word_has_bits():
    x = RNG.random(100)

    def f(x):
        head = np.stack([np.sum(x[: 70 + k]) for k in range(3)])
        return np.concatenate([head, x * x])

    plan = te.sparse_jacobian(lambda x: f(x).reshape(-1), x)
    np.testing.assert_allclose(plan(x).toarray(), te.jacfwd(f)(x))
    many = random_array((300, 200), density=0.4, rng=np.random.default_rng(0), format="csc")
    colors = coloring.colors_of(csc_array(many, dtype=bool))
    assert colors.max() > 128
    assert_proper(many, colors)


def assert_proper(matrix, colors):
    for color in range(colors.max() + 1):
        chosen = np.asarray(matrix.toarray(), bool)[:, colors == color]
        assert chosen.shape[1] and chosen.sum(1).max() <= 1


@pytest.mark.parametrize("density", [0.01, 0.1, 0.5])
@pytest.mark.parametrize("in_turn", [0, 3, 64])
def test_machine_code_colors_as_the_reference(density, in_turn, monkeypatch):
    matrix = random_array((150, 180), density=density, rng=RNG, format="csc").astype(bool)
    order = RNG.permutation(180)
    compiled = coloring._greedy(matrix, order, in_turn)
    assert_proper(matrix, compiled)
    monkeypatch.setattr(coloring, "find_spec", lambda name: None)
    np.testing.assert_array_equal(coloring._greedy(matrix, order, in_turn), compiled)


def test_greedy_is_first_fit():
    matrix = random_array((400, 150), density=0.3, rng=RNG, format="csc").astype(bool)
    rows = [set(matrix.indices[matrix.indptr[j] : matrix.indptr[j + 1]]) for j in range(150)]
    expected = []
    for j in range(150):
        taken = {expected[i] for i in range(j) if rows[i] & rows[j]}
        expected.append(next(c for c in range(151) if c not in taken))
    assert max(expected) >= 64
    np.testing.assert_array_equal(coloring._greedy(matrix, np.arange(150)), expected)


def test_indices_that_are_known():
    edges = np.array([[0, 1], [1, 2], [3, 0], [3, 3]])

    def spring(x):
        return (x[edges[:, 0]] - x[edges[:, 1]] * x[edges[:, 0]]) ** 2

    plan = te.sparse_jacobian(spring, RNG.random(5))
    assert plan.pattern.nnz == 7
    x = RNG.random(5)
    np.testing.assert_allclose(plan(x).toarray(), te.jacfwd(spring)(x))

    def force(x):
        return (0 * x).at[edges[:, 1]].add(np.sin(x[edges[:, 0]]))

    forces = te.sparse_jacobian(force, x)
    assert {(int(i), int(j)) for i, j in zip(*forces.pattern.nonzero(), strict=True)} == {
        (0, 3), (1, 0), (2, 1), (3, 3)
    }  # fmt: skip
    np.testing.assert_allclose(forces(x).toarray(), te.jacfwd(force)(x))


EXACT = {
    "roll": lambda x: np.roll(x, 2) * x,
    "gather": lambda x: x[[0, 3, 3, -1]] ** 2,
    "scatter": lambda x: x.at[[0, 2]].set(x[3:5] * x[0]),
    "transpose": lambda x: (x.reshape(2, 3).T * x.reshape(3, 2)).ravel(),
    "sums": lambda x: np.sum(x.reshape(2, 3) ** 2, axis=1),
    "cumulative": lambda x: np.cumsum(x.reshape(2, 3), axis=1),
    "from the end": lambda x: np.cumsum(x[::-1])[::-1],
    "products": lambda x: x.reshape(3, 2) @ np.array([[1.0, 0.0, 2.0], [0.0, 1.0, 0.0]]),
    "products from the left": lambda x: np.tri(3)[:, ::-1] @ x.reshape(3, 2),
    "outer": lambda x: np.outer(x[:2], x[2:]),
    "mask": lambda x: x * np.array([1.0, 0, 1, 0, 0, 1]) + np.where(np.arange(6) < 2, x[::-1], 1.0),
    "triangles": lambda x: np.tril(x.reshape(2, 3)) + np.triu(x.reshape(2, 3), 1),
    "windows": lambda x: np.convolve(x, np.array([1.0, 2.0, 3.0]), "same"),
    "fft along lines": lambda x: np.fft.fft(x.reshape(2, 3)).real,
    "linear systems": lambda x: np.linalg.solve(
        x[:4].reshape(2, 1, 2) * np.eye(2) + 1.0, x[2:].reshape(2, 2, 1)
    ),
    "rounded": lambda x: np.round(x) + np.sign(x) * np.floor(x),
    "stopped": lambda x: te.stop_gradient(x[:3]) * x[3:],
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", EXACT)
def test_patterns_are_exact(name):
    plan = check(EXACT[name], RNG.random(6) + 1, nonzeros=name not in ("linear systems",))
    assert proper(plan)


def test_blocks_of_a_stack_do_not_mix():
    plan = te.sparse_jacobian(EXACT["linear systems"], RNG.random(6))
    assert not plan.pattern[:2, 4:].nnz and not plan.pattern[2:, :2].nnz


def test_indices_that_are_not_known_may_be_any():
    def f(x):
        i = np.argmax(x[:3])
        column = x.reshape(2, 3)[:, np.argsort(x[:3])]
        return np.concatenate(
            [te.numpy.dynamic_slice(x, (i,), (1,)), np.sort(x[:3]), column.ravel()[:3]]
        )

    x = RNG.permutation(6) + RNG.random(6)
    plan = te.sparse_jacobian(f, x)
    for _ in range(5):
        x = RNG.permutation(6) + RNG.random(6)
        np.testing.assert_allclose(plan(x).toarray(), te.jacfwd(f)(x))
    assert not plan.pattern[1:4, 3:].nnz and not plan.pattern[4:, 3:].nnz

    def write(x):
        return x.reshape(2, 3).at[:, np.argmax(x[:3])].set(0.0).ravel()

    plan = te.sparse_jacobian(write, x % 1)
    np.testing.assert_allclose(plan(x % 1).toarray(), te.jacfwd(write)(x % 1))


def test_zeros_of_constants_count_and_those_of_variables_do_not():
    mask = np.array([0.0, 1.0, 0.0])
    variable = te.variable(mask)
    assert te.sparse_jacobian(lambda x: x * mask, np.ones(3)).pattern.nnz == 1
    assert te.sparse_jacobian(lambda x: x * te.tensor(mask), np.ones(3)).pattern.nnz == 1
    plan = te.sparse_jacobian(lambda x: x * variable, np.ones(3))
    assert plan.pattern.nnz == 3
    np.testing.assert_array_equal(plan.values(np.ones(3)).detach(), mask)


def test_a_block_that_is_written_anywhere():
    def f(x):
        start = np.argmax(x[:3])
        return te.numpy.dynamic_update_slice(x, x[4:] ** 2, (start,))

    plan = te.sparse_jacobian(f, np.ones(6))
    assert plan.pattern.nnz == 6 + 6 * 2 - 2
    for x in RNG.random((4, 6)):
        np.testing.assert_allclose(plan(x).toarray(), te.jacfwd(f)(x))


@pytest.mark.parametrize("name", ["cumsum", "sort", "fft", "mean"])
def test_too_many_entries_are_noticed_before_they_are_made(name):
    functions = {
        "cumsum": np.cumsum,
        "sort": np.sort,
        "fft": np.fft.fft,
        "mean": lambda x: x - np.mean(x),
    }
    with pytest.raises(ValueError, match=r"too dense: .* entries; use jvp, vjp or jacobian"):
        te.sparse_jacobian(functions[name], np.ones(10**5))


def test_too_many_entries_of_a_sum(monkeypatch):
    monkeypatch.setattr(dependence, "_MOST", 10)
    with pytest.raises(ValueError, match=r"reduce_sum returns float64\[4\] with 12 entries"):
        te.sparse_jacobian(lambda x: np.sum(x.reshape(4, 3), axis=1), np.ones(12))


def diffusion(x):
    return x + 0.1 * (np.roll(x, 1) - 2 * x + np.roll(x, -1))


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_loops_of_few_steps_are_followed(steps):
    def f(x):
        last, every = te.scan(lambda s, _: (diffusion(s), s[:2] ** 2), x, None, length=steps)
        return np.concatenate([last, every.ravel()])

    check(f, RNG.random(9))
    check(lambda x: te.fori_loop(0, steps, lambda i, s: diffusion(s), x), RNG.random(9))


def test_what_loops_slice_and_stack():
    def f(x):
        def step(s, row):
            return s * row[0], row**2

        last, rows = te.scan(step, x[:1].sum(), x.reshape(4, 2), reverse=True)
        return np.concatenate([last.reshape(1), rows.ravel()])

    check(f, RNG.random(8) + 1)


def test_long_loops_and_unknown_ones_reach_a_fixed_point():
    def local(s):
        return s * np.array([1.0, 2.0]) + s[::-1] ** 2

    def known(x):
        return te.fori_loop(0, 1000, lambda i, s: 0.01 * local(s), x)

    plan = te.sparse_jacobian(lambda x: te.vmap(known)(x.reshape(-1, 2)), RNG.random(6))
    assert plan.pattern.nnz == 12

    def unknown(x):
        return te.while_loop(lambda s: np.sum(s) < 10, lambda s: s * 1.5 + s[0], x)

    plan = te.sparse_jacobian(unknown, RNG.random(3))
    expected = np.eye(3, dtype=bool)
    expected[:, 0] = True
    np.testing.assert_array_equal(bit_pattern(plan.pattern), expected)
    x = RNG.random(3)
    np.testing.assert_allclose(plan(x).toarray(), te.jacfwd(unknown)(x))


def test_a_slow_fixed_point_is_everything():
    def f(x):
        return te.fori_loop(0, 1000, lambda i, s: np.concatenate([s[1:], s[:1]]), x)

    plan = te.sparse_jacobian(f, RNG.random(100))
    assert plan.pattern.nnz == 100 * 100


def test_branches_count_together():
    def f(x):
        return te.cond(np.sum(x) > 1, lambda x: x[::-1] ** 2, lambda x: x**2, x)

    plan = te.sparse_jacobian(f, np.ones(3))
    assert plan.pattern.nnz == 5
    for x in (np.ones(3), np.zeros(3) + 0.1):
        np.testing.assert_allclose(plan(x).toarray(), te.jacfwd(f)(x))


def test_rules_of_ones_own_say_the_pattern():
    @te.custom_jvp
    def straight_through(x):
        return np.round(x)

    @straight_through.defjvp
    def _(x, y, dx):
        return dx

    plan = te.sparse_jacobian(lambda x: straight_through(x) * 2, np.ones(3))
    np.testing.assert_array_equal(plan(np.ones(3)).toarray(), 2 * np.eye(3))


def test_pytrees_are_joined_leaf_after_leaf():
    def f(p, s, n):
        return {"a": p["x"] * s, "b": [p["y"].sum(1) ** n, np.argmax(p["x"])]}

    p = {"x": RNG.random(3), "y": RNG.random((2, 2))}
    plan = te.sparse_jacobian(f, p, 2.0, 3, argnums=(0, 1))
    found = plan(p, 2.0, 3).toarray()
    assert found.shape == (6, 8)
    np.testing.assert_allclose(
        found[:3], np.hstack([2 * np.eye(3), np.zeros((3, 4)), p["x"][:, None]])
    )
    sums = 3 * p["y"].sum(1) ** 2
    np.testing.assert_allclose(found[3:5, 3:7], np.kron(np.diag(sums), np.ones(2)))
    assert not found[5].any()
    with pytest.raises(ValueError, match=r"argument 2 has values other than the planned ones"):
        plan(p, 2.0, 2)
    with pytest.raises(
        ValueError, match=r"argument 0\['x'\] is float64\[4\], expected float64\[3\]"
    ):
        plan({**p, "x": np.ones(4)}, 2.0, 3)
    with pytest.raises(ValueError, match="structure"):
        plan(p["x"], 2.0, 3)


@pytest.mark.sampled(3, "engine")
@pytest.mark.parametrize("chunk", [None, 1, 2])
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_values_inside_of_compiled_functions(engine, chunk):
    f = residual(4)
    plan = te.sparse_jacobian(f, np.ones(16), chunk_size=chunk)

    @te.jit(engine=engine)
    def scaled(u):
        return 2 * plan.values(u), f(u)

    u = RNG.random(16)
    np.testing.assert_allclose(plan.matrix(scaled(u)[0]).toarray(), 2 * te.jacfwd(f)(u))
    loss = te.grad(lambda u: np.sum(plan.values(u)))(u)
    np.testing.assert_allclose(loss, te.grad(lambda u: np.sum(te.jacfwd(f)(u)))(u), rtol=1e-12)
    tensors = plan(te.tensor(u))
    np.testing.assert_allclose(tensors.toarray(), te.jacfwd(f)(u))


def test_results_are_the_callers():
    plan = te.sparse_jacobian(burgers, np.ones(6))
    one = plan(np.arange(6.0))
    one.indices[:] = 0
    one.data[:] = 0
    np.testing.assert_allclose(plan(np.arange(6.0)).toarray(), te.jacfwd(burgers)(np.arange(6.0)))


def test_dtypes_and_empty_arrays():
    x = RNG.random(3).astype(np.float32)
    assert te.sparse_jacobian(np.sin, x)(x).dtype == np.float32
    assert te.sparse_jacobian(lambda x: (x, x.astype(float)), x)(x).dtype == np.float64
    assert te.sparse_jacobian(np.sin, np.ones(0))(np.ones(0)).shape == (0, 0)
    assert te.sparse_jacobian(lambda x: x[:0], np.ones(2))(np.ones(2)).shape == (0, 2)
    assert te.sparse_jacobian(lambda x: np.argmax(x), np.ones(2))(np.ones(2)).nnz == 0
    assert te.sparse_jacobian(lambda x: x * x, 3.0)(3.0).toarray() == [[6.0]]


def test_complex_arguments():
    z = RNG.random(5) + 1j * RNG.random(5)
    check(lambda z: np.exp(z[1:]) * z[:-1], z)
    check(lambda x: np.exp(1j * x[1:]) * x[:-1], z.real)
    arrow = check(lambda z: np.concatenate([z[:1] * np.sum(z) * 1j, z[1:] ** 2]), z)
    assert not arrow.by_columns
    with pytest.raises(TypeError, match="conj makes the derivative not complex-linear"):
        te.sparse_jacobian(lambda z: z * np.conj(z), z)


def test_hessians():
    def energy(x):
        return np.sum((x[1:] - x[:-1] ** 2) ** 2) + np.sum(x**4)

    x = RNG.random(7)
    plan = te.sparse_hessian(energy, x)
    np.testing.assert_allclose(plan(x).toarray(), te.hessian(energy)(x), rtol=1e-12)
    assert plan.pattern.nnz == 7 + 2 * 6 and plan.colors.max() + 1 == 3
    by_both = te.sparse_hessian(lambda a, b: np.sum(a * a * b), x, x, argnums=(0, 1))
    blocks = te.hessian(lambda a, b: np.sum(a * a * b), (0, 1))(x, x)
    np.testing.assert_allclose(by_both(x, x).toarray(), np.block([list(row) for row in blocks]))


def arrow(x):
    return np.sum(np.sin(x[0] * x[1:])) + x[0] ** 4


def grid_energy(x):
    grid = x.reshape(6, 6)
    across, down = grid[1:] - grid[:-1], grid[:, 1:] - grid[:, :-1]
    return np.sum(across**4) + np.sum(down**4) + np.sum(x[:3]) * np.sum(x**2)


@pytest.mark.parametrize(("f", "n", "most"), [(arrow, 50, 2), (grid_energy, 36, 9)])
def test_hessians_of_few_columns_that_reach_all_take_few_colors(f, n, most):
    x = RNG.random(n)
    plan = te.sparse_hessian(f, x)
    assert plan.colors.max() + 1 <= most < n
    for x in RNG.random((2, n)):
        np.testing.assert_allclose(plan(x).toarray(), te.hessian(f)(x), rtol=1e-11, atol=1e-12)
    slope = te.grad(lambda x: np.sum(plan.values(x) ** 2))(x)
    dense = te.grad(lambda x: np.sum(te.hessian(f)(x) ** 2))(x)
    np.testing.assert_allclose(slope, dense, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("density", [0.01, 0.05, 0.1])
def test_star_colorings_tell_every_element(density):
    n = 60
    for _ in range(10):
        half = random_array((n, n), density=density, rng=RNG).toarray() != 0
        dense = half | half.T | np.diag(RNG.random(n) < 0.8)
        colors = coloring.star_colors_of(csr_array(dense))
        assert len(colors) == n and colors.min() == 0
        for i, j in zip(*np.nonzero(dense), strict=True):
            alone = [np.sum(colors[dense[a]] == colors[b]) for a, b in ((i, j), (j, i))]
            assert 1 in alone


def test_star_colorings_of_more_colors_than_a_word_has_bits():
    assert coloring.star_colors_of(csr_array(np.ones((65, 65), bool))) is None
    assert coloring.star_colors_of(csr_array(np.ones((64, 64), bool))).max() == 63
    f = te.sparse_hessian(lambda x: np.sum(x) ** 3, np.ones(70))
    np.testing.assert_allclose(f(np.ones(70)).toarray(), np.full((70, 70), 6 * 70.0))


def test_hessians_without_machine_code(monkeypatch):
    monkeypatch.setattr(coloring, "find_spec", lambda name: None)
    plan = te.sparse_hessian(arrow, np.ones(6))
    assert plan.colors.max() + 1 == 6
    np.testing.assert_allclose(plan(np.ones(6)).toarray(), te.hessian(arrow)(np.ones(6)))


def test_errors():
    x = np.ones(3)
    with pytest.raises(TypeError, match="argument 0 has dtype int64"):
        te.sparse_jacobian(np.square, np.arange(3))
    with pytest.raises(TypeError, match="expected a function"):
        te.sparse_jacobian(3, x)
    with pytest.raises(ValueError, match="chunk_size is 0"):
        te.sparse_jacobian(np.sin, x, chunk_size=0)
    plan = te.sparse_jacobian(np.sin, x)
    with pytest.raises(TypeError, match="use `values` inside of traced functions"):
        te.jit(plan)(x)
    with pytest.raises(TypeError, match="the sparsity pattern may depend on integers"):
        te.jit(lambda x, i: te.sparse_jacobian(lambda x, i: x[i], x, i).values(x, i))(
            x, np.arange(2)
        )
    with pytest.raises(
        ValueError, match=r"argument 0 is float64\[n\], expected sizes that are num"
    ):
        te.jit(lambda x: te.sparse_jacobian(burgers, x).values(x), shapes="n")(x)
    with pytest.raises(ValueError, match=r"too dense: .* entries; use jvp, vjp or jacobian"):
        te.sparse_jacobian(lambda x: x - x.mean(), np.ones(10**5))


def test_equations_that_define_a_function():
    def cube_root(a):
        return te.implicit.root(lambda y, a: y**3 + y - a, te.implicit.newton, 0 * a, a)

    x = RNG.random(4) + 1
    plan = te.sparse_jacobian(lambda x: te.vmap(cube_root)(x) * x[::-1], x)
    expected = te.jacfwd(lambda x: te.vmap(cube_root)(x) * x[::-1])(x)
    np.testing.assert_allclose(plan(x).toarray(), expected, rtol=1e-12)


def test_planning_inside_of_a_traced_function():
    plan_of = te.jit(lambda x: te.sparse_jacobian(burgers, x).values(x))
    x = RNG.random(6)
    np.testing.assert_array_equal(plan_of(x), te.sparse_jacobian(burgers, x).values(x))


def test_stencils_that_the_first_number_of_colors_does_not_fit():
    def wide(u):
        return sum(np.roll(u, k) for k in range(-3, 4)) * u

    plan = check(wide, RNG.random(62))
    assert plan.colors.max() + 1 == 8 and proper(plan)


def opaque_family(name, function, infer=None, **declared):
    """A linear operation from outside, of which nothing but its kernel is known."""

    def same(x, *, axis):
        return x

    family = te.extension.family(
        f"tests.sparse.{name}.v1", infer=infer or same, linear=(0,), **declared
    )
    te.extension.lowering(family)(lambda x, axis: lambda a: function(a, axis))
    return lambda x, axis: te.extension.apply(family, x, axis=axis)


def centred(a, axis):
    return a - a.mean(axis, keepdims=True)


def test_operations_from_outside_are_all_to_all():
    f = opaque_family("centred", centred)
    plan = te.sparse_jacobian(lambda x: f(x.reshape(3, 2), axis=1), np.ones(6))
    assert plan.pattern.nnz == 36
    x = RNG.random(6)
    blocks = np.kron(np.eye(3), np.eye(2) - 0.5)
    np.testing.assert_allclose(plan(x).toarray(), blocks, atol=1e-15)


@pytest.mark.parametrize("axis", [0, 1, -1, -2])
def test_operations_that_name_an_axis_work_along_it(axis):
    f = opaque_family(f"along{axis % 8}", centred, batch="axes")
    plan = te.sparse_jacobian(lambda x: f(x.reshape(3, 2), axis=axis), np.ones(6))
    assert plan.pattern.nnz == (18 if axis % 2 == 0 else 12)
    x = RNG.random(6)
    expected = [centred(e.reshape(3, 2), axis).ravel() for e in np.eye(6)]
    np.testing.assert_allclose(plan(x).toarray(), np.transpose(expected), atol=1e-15)


def test_operations_that_change_other_axes_are_all_to_all():
    f = opaque_family(
        "turned", lambda a, axis: np.swapaxes(a, 0, 1).copy(), infer=swapped, batch="axes"
    )
    plan = te.sparse_jacobian(lambda x: f(x.reshape(3, 2), axis=1), np.ones(6))
    assert plan.pattern.nnz == 36


def swapped(x, *, axis):
    return x.with_shape(x.shape[::-1])


@pytest.mark.parametrize("plan", [te.sparse_jacobian, te.sparse_hessian])
def test_a_plan_without_arguments(plan):
    with pytest.raises(TypeError, match=rf"{plan.__name__}\(<lambda>\): no arguments, expected"):
        plan(lambda x: x)
