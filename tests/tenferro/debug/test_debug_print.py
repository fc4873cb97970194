"""`te.debug.print` in every kind of function: what is printed, in which order, how often."""

import numpy as np
import pytest

import tenferro as te

ENGINES = ["native", "numpy", "xla"]
X = np.array([1.0, 2.0])


@pytest.fixture(params=ENGINES)
def jit(request):
    if request.param == "xla":
        pytest.importorskip("jax")
    return lambda f: te.jit(f, engine=request.param)


@pytest.fixture
def lines(capsys):
    def read() -> list[str]:
        te.runtime.wait_for_compilation()
        return capsys.readouterr().out.splitlines()

    return read


def cube(x):
    te.debug.print("first {}", x)
    y = x**3
    te.debug.print("then {:.1f} of {name}", y.sum(), name="cube")
    return y.sum()


CUBE = ["first [1. 2.]", "then 9.0 of cube"]


def test_eager(lines):
    cube(X)
    assert lines() == CUBE
    x = te.variable(X)
    cube(x).backward()
    assert lines() == CUBE
    assert np.array_equal(x.grad, 3 * X**2)


@pytest.mark.parametrize(
    "transform", [te.grad, te.value_and_grad, te.hessian, te.jacfwd, te.jacrev]
)
def test_derivatives_print_and_stay(transform, lines):
    plain = transform(lambda x: (x**3).sum())(X)
    found = transform(cube)(X)
    assert lines() == CUBE
    assert str(found) == str(plain)


def test_forward_mode(lines):
    value, tangent = te.jvp(cube, (X,), (np.ones(2),))
    assert lines() == CUBE
    assert (value, tangent) == (9.0, 15.0)
    assert te.hvp(cube, (X,), (np.ones(2),))[1][0].tolist() == [6.0, 12.0]
    assert lines() == CUBE


def test_a_pullback_does_not_print_again(lines):
    _, pullback = te.vjp(cube, X)
    assert lines() == CUBE
    pullback(1.0)
    pullback(2.0)
    assert lines() == []


def test_compiled(jit, lines):
    f = jit(cube)
    for _ in range(3):
        assert f(X) == 9.0
        assert lines() == CUBE
    f(2 * X)
    assert lines() == ["first [2. 4.]", "then 72.0 of cube"]


def test_compiled_gradient(jit, lines):
    f = jit(te.grad(cube))
    for _ in range(2):
        assert np.array_equal(f(X), 3 * X**2)
        assert lines() == CUBE


def test_a_result_that_is_not_used_is_computed(jit, lines):
    def f(x):
        te.grad(cube)(x)
        te.debug.print("done")
        return x + 1.0

    assert np.array_equal(jit(f)(X), X + 1.0)
    assert lines() == [*CUBE, "done"]


def test_equal_lines_are_all_printed(jit, lines):
    def f(x):
        for _ in range(3):
            te.debug.print("again {}", x[0])
        return x

    jit(f)(X)
    assert lines() == ["again 1.0"] * 3


def test_a_value_may_be_named_as_the_parameter_is(lines):
    te.debug.print("{form}", form=X)
    assert lines() == ["[1. 2.]"]


def test_constants_are_printed_in_each_run(jit, lines):
    def f(x):
        te.debug.print("here")
        te.debug.print("{} {}", np.arange(2), "text")
        return x

    g = jit(f)
    for _ in range(2):
        g(X)
        assert lines() == ["here", "[0 1] text"]


def loop(x):
    def step(c, k):
        te.debug.print("step {}", k)
        return c * 0.5, c.sum()

    te.debug.print("before")
    y, _ = te.scan(step, x, np.arange(3))
    te.debug.print("after {}", y)
    return y.sum()


LOOP = ["before", "step 0", "step 1", "step 2", "after [0.125 0.25 ]"]


def test_loops(jit, lines):
    loop(X)
    assert lines() == LOOP
    jit(loop)(X)
    assert lines() == LOOP


def test_loops_under_gradients(jit, lines):
    assert np.array_equal(te.grad(loop)(X), [0.125, 0.125])
    assert lines() == LOOP
    assert np.array_equal(jit(te.grad(loop))(X), [0.125, 0.125])
    assert lines() == LOOP


def test_constants_in_loops_are_printed_in_each_step(jit, lines):
    def f(x):
        def step(k, x):
            te.debug.print("tick")
            return x * 2.0

        return te.fori_loop(0, 3, step, x)

    jit(f)(X)
    assert lines() == ["tick"] * 3


def test_while_loops(jit, lines):
    def f(x):
        def step(c):
            te.debug.print("step {}", c)
            return c + x

        return te.while_loop(lambda c: c < 3.0, step, x)

    assert jit(f)(1.0) == 3.0
    assert lines() == ["step 1.0", "step 2.0"]
    assert jit(te.jacfwd(f))(1.0) == 3.0
    assert lines() == ["step 1.0", "step 2.0"]


def test_what_a_step_prints_is_not_that_of_a_branch_in_the_condition(jit, lines):
    def step(c):
        te.debug.print("step {}", c)
        return c + 1.0

    def going(c):
        return te.cond(c < 9.0, lambda: te.fori_loop(0, 2, lambda i, d: d, c) < 3.0, lambda: c < 0)

    assert jit(lambda x: te.while_loop(going, step, x))(1.0) == 3.0
    assert lines() == ["step 1.0", "step 2.0"]


def test_conditions_of_loops_are_refused(jit):
    def going(c):
        te.debug.print("{}", c)
        return c < 3.0

    def f(x):
        te.debug.print("outside")
        return te.while_loop(going, lambda c: c + 1.0, x)

    with pytest.raises(ValueError, match="print in the function that computes the step"):
        jit(f)(1.0)


def test_reverse_mode_of_a_loop_that_is_computed_again_prints_again(jit, lines):
    def f(x):
        return te.fori_loop(0, 3, step, x)

    def step(k, x):
        te.debug.print("step {}", k)
        return np.sin(x)

    jit(te.grad(f))(1.0)
    found = lines()
    assert found[:3] == ["step 0", "step 1", "step 2"]
    assert set(found) == set(found[:3])


def test_a_loop_whose_result_is_not_used(jit, lines):
    def f(x):
        loop(x)
        return x

    jit(f)(X)
    assert lines() == LOOP


def test_branches(jit, lines):
    def f(x):
        def yes(x):
            te.debug.print("yes")
            return x

        def no(x):
            te.debug.print("no")
            return -x

        return te.cond(x[0] > 0.0, yes, no, x)

    g = jit(f)
    g(X)
    assert lines() == ["yes"]
    g(-X)
    assert lines() == ["no"]


def test_batches(jit, lines):
    def f(x):
        te.debug.print("x = {}", x)
        return 2.0 * x

    for g in (te.vmap(f), jit(te.vmap(f))):
        assert np.array_equal(g(X), 2.0 * X)
        assert lines() == ["x = 1.0", "x = 2.0"]


def test_batches_of_gradients_and_gradients_of_batches(jit, lines):
    def f(x):
        te.debug.print("x = {}", x)
        return x * x

    for g in (te.vmap(te.grad(f)), te.grad(lambda x: te.vmap(f)(x).sum())):
        assert np.array_equal(jit(g)(X), 2.0 * X)
        assert lines() == ["x = 1.0", "x = 2.0"]


def test_functions_with_rules(jit, lines):
    @te.custom_jvp
    def f(x):
        te.debug.print("f")
        return x * x

    @f.defjvp
    def _(x, y, dx):
        return 5.0 * dx

    assert jit(te.grad(lambda x: f(x)))(3.0) == 5.0
    assert lines() == ["f"]


@pytest.mark.parametrize("show", ["primal", "tangent"])
def test_rules_that_are_linear_are_refused(show):
    def rule(x, y, dx):
        te.debug.print("{}", x if show == "primal" else dx)
        return 2 * x * dx

    def pullback(x, ct):
        te.debug.print("{}", x if show == "primal" else ct)
        return (2 * x * ct,)

    f = te.custom_jvp(lambda x: x * x)
    f.defjvp(rule)
    g = te.custom_vjp(lambda x: x * x)
    g.defvjp(lambda x: x, pullback)
    for h, where in ((f, "rule of custom_jvp"), (g, "pullback of custom_vjp")):
        with pytest.raises(ValueError, match=rf"te\.debug\.print: called in the {where}"):
            te.jit(te.grad(h))(3.0)


def test_pullbacks_that_are_not_linear_print(jit, lines):
    def pullback(x, ct):
        te.debug.print("ct {}", ct)
        return (2 * x * ct,)

    f = te.custom_vjp(lambda x: x * x)
    f.defvjp(lambda x: x, pullback, linear=False)
    assert jit(te.grad(lambda x: f(x)))(3.0) == 6.0
    assert lines() == ["ct 1.0"]


def test_linear_functions_name_the_print():
    def f(x):
        te.debug.print("{}", x)
        return 2 * x

    for call in (
        lambda: te.linear_transpose(f, X)(X),
        lambda: te.implicit.linear_solve(f, X),
    ):
        with pytest.raises(te.ADRuleError, match=r"te\.debug\.print"):
            call()


def test_structures_and_complex_results(jit, lines):
    def f(tree):
        te.debug.print("{t[a]} and {t[b][0]}", t=tree)
        return tree["b"][0] * 1j

    jit(lambda x: te.scan(lambda c, _: (f({"a": x, "b": [c]}), None), x + 0j, None, length=1)[0])(
        1.0
    )
    assert lines() == ["1.0 and (1+0j)"]


def test_a_function_without_results_is_refused(jit):
    def f(x):
        te.debug.print("{}", x)

    with pytest.raises(ValueError, match="function without results"):
        jit(f)(X)


def test_bad_formats_raise():
    with pytest.raises(TypeError, match="the format is ndarray, expected a string"):
        te.debug.print(X)
    with pytest.raises(IndexError):
        te.debug.print("{} {}", X)
    with pytest.raises(IndexError):
        te.jit(lambda x: (te.debug.print("{} {}", x), x)[1])(X)


def test_programs_without_effects_are_as_before():
    program = te.trace(lambda x: np.sin(x) * 2.0)(X)
    assert [name for name in str(program).split() if name in ("ensure", "external")] == []


def test_checks_cannot_be_left_out():
    pytest.importorskip("jax")
    with pytest.raises(
        ValueError, match=r"te\.debug\.print: called in jit\(cube\), which has checks=F"
    ):
        te.jit(cube, engine="xla", checks=False)(X)


def test_programs_that_print_are_not_written(tmp_path):
    program = te.trace(cube)(X)
    with pytest.raises(ValueError, match="a parameter of type DebugPrint cannot be saved"):
        program.save(tmp_path / "program.json")
    with pytest.raises(ValueError, match="needs NumPy for external"):
        te.export(program, tmp_path / "program.o")
    assert list(tmp_path.iterdir()) == []


def test_values_that_are_not_hashable_are_refused():
    with pytest.raises(TypeError, match=r"te\.debug\.print: a value is set, which is not hashable"):
        te.jit(lambda x: (te.debug.print("{} {}", x, {1, 2}), x)[1])(X)


def test_checkpoints_print(jit, lines):
    assert np.array_equal(jit(te.grad(te.checkpoint(cube)))(X), 3 * X**2)
    assert lines()[:2] == CUBE


def test_named_sizes_and_memory_limits(lines):
    f = te.jit(cube, shapes="n", engine="native")
    assert f(X) == 9.0
    assert f(np.ones(3)) == 3.0
    assert lines() == [*CUBE, "first [1. 1. 1.]", "then 3.0 of cube"]
    assert te.jit(cube, memory_limit=10_000)(X) == 9.0
    assert lines() == CUBE


def test_errors_of_functions_outside_name_the_line_of_the_call():
    def f(x):
        return te.external(lambda a: 1 // 0, te.spec(()), x)  # called here

    with te.source_lines(), pytest.raises(ZeroDivisionError) as caught:
        te.jit(f)(1.0)
    assert any("# called here" in note for note in caught.value.__notes__)


def test_functions_of_solvers_print_and_have_derivatives(lines):
    def f(y, a):
        te.debug.print("at {}", y)
        return y**2 - a

    def solution(a):
        return te.optimize.root(lambda y: f(y, a), np.array([1.0])).x.sum()

    plain = te.grad(lambda a: te.optimize.root(lambda y: y**2 - a, np.array([1.0])).x.sum())(2.0)
    assert te.grad(solution)(2.0) == plain
    assert te.jvp(solution, (2.0,), (1.0,))[1] == plain
    assert lines()[0] == "at [1.]"


def test_linear_functions_are_refused():
    with pytest.raises(te.ADRuleError, match="not linear in its arguments"):
        te.linear_transpose(lambda x: (te.debug.print("{}", x), 2.0 * x)[1], X)
