"""Roots, fixed points and minima: derivatives are those of the equation, whatever the solver."""

from functools import partial

import numpy as np
import pytest
from scipy import optimize

import tenferro as te

ENGINES = ("numpy", "native")
A = np.diag([3.0, 4.0, 5.0]) + 0.1
THETA = np.array([1.0, 2.0, 0.5])


def equation(x, theta):
    return A @ x + np.tanh(x) * theta - theta**2


def solved(theta, solve=te.implicit.newton, **options):
    return te.implicit.root(equation, solve, np.zeros(3), theta, **options)


def by_hand(theta):
    """dx/dθ by the implicit function theorem."""
    x = np.asarray(solved(theta))
    return np.linalg.solve(A + np.diag(theta / np.cosh(x) ** 2), np.diag(2 * theta - np.tanh(x)))


def own_loop(f, x0, theta):
    """A solver of the user's: so many Newton steps with the Jacobian at the start."""
    J = te.jacobian(f)(x0, theta)
    return te.fori_loop(0, 60, lambda i, x: x - np.linalg.solve(J, f(x, theta)), x0)


def scipy_root(f, x0, theta):
    return te.external(
        lambda x0, t: optimize.root(lambda x: np.asarray(f(x, t)), x0, tol=1e-13).x, x0, x0, theta
    )


@pytest.mark.parametrize("solve", [te.implicit.newton, own_loop, scipy_root])
def test_the_derivative_does_not_depend_on_the_solver(solve):
    f = partial(solved, solve=solve)
    assert np.abs(equation(np.asarray(f(THETA)), THETA)).max() < 1e-12
    for jacobian in (te.jacfwd, te.jacrev):
        np.testing.assert_allclose(jacobian(f)(THETA), by_hand(THETA), rtol=1e-9)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("linear_solver", ["dense", "gmres", "bicgstab", "cg"])
def test_second_order_in_both_modes(linear_solver):
    te.check_grads(
        lambda t: np.sum(np.sin(solved(t, linear_solver=linear_solver))), (THETA,), order=2
    )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("linear_solver", ["dense", "gmres"])
def test_batches_and_engines(engine, linear_solver):
    gradient = te.grad(lambda t: np.sum(solved(t, linear_solver=linear_solver) ** 2))
    batch = np.stack([THETA, 2 * THETA, THETA - 3])
    expected = np.stack([gradient(t) for t in batch])
    compiled = te.jit(te.vmap(gradient), engine=engine)
    np.testing.assert_allclose(compiled(batch), expected, rtol=1e-9)
    swapped = te.grad(
        lambda b: np.sum(te.vmap(partial(solved, linear_solver=linear_solver))(b) ** 2)
    )
    np.testing.assert_allclose(te.jit(swapped, engine=engine)(batch), expected, rtol=1e-9)


def test_third_order():
    def f(a):
        return te.implicit.root(lambda x, a: x**3 + x - a, te.implicit.newton, 1.0, a)

    x = 2.0
    slope = 3 * x**2 + 1
    assert te.grad(f)(10.0) == pytest.approx(1 / slope, rel=1e-14)
    assert te.grad(te.grad(f))(10.0) == pytest.approx(-6 * x / slope**3, rel=1e-13)
    third = (-6 * slope + 108 * x**2) / slope**5
    assert te.grad(te.grad(te.grad(f)))(10.0) == pytest.approx(third, rel=1e-12)
    assert te.jvp(te.grad(te.grad(f)), (10.0,), (1.0,))[1] == pytest.approx(third, rel=1e-12)


def test_pytrees_integers_and_what_is_read_from_outside():
    """Unknowns and parameters in dictionaries, an integer among them; closures have gradients."""

    def f(x, p):
        return {"u": x["u"] * p["a"] + x["v"].sum() - 1.0, "v": x["v"] * p["n"] - p["a"] * x["u"]}

    def total(a, scale):
        def residual(x, p):
            found = f(x, p)
            return {"u": found["u"], "v": found["v"] * scale}

        x0 = {"u": 0.0, "v": np.zeros(2)}
        x = te.implicit.root(residual, te.implicit.newton, x0, {"a": a, "n": np.array(3)})
        return x["u"] * 2 + np.sum(x["v"] ** 2)

    a = 1.5
    u = 1 / (a + 2 * a / 3)
    assert total(a, 2.0) == pytest.approx(2 * u + 2 * (a * u / 3) ** 2, rel=1e-13)
    te.check_grads(total, (a, 2.0), order=2)
    assert te.grad(total, argnums=1)(a, 2.0) == pytest.approx(0, abs=1e-14)


def test_closures_have_gradients():
    def x(a, b):
        return te.implicit.root(lambda x: x * x * a - b, te.implicit.newton, 1.0)

    te.check_grads(x, (2.0, 8.0), order=2)
    assert te.grad(x, argnums=(0, 1))(2.0, 8.0) == pytest.approx((-0.5, 0.125), rel=1e-12)


def test_variables_of_eager_code():
    theta = te.variable(THETA)
    te.implicit.root(lambda x: equation(x, theta), te.implicit.newton, np.zeros(3)).sum().backward()
    np.testing.assert_allclose(theta.grad, by_hand(THETA).sum(0), rtol=1e-12)
    theta = te.variable(THETA)
    solved(theta).sum().backward()
    np.testing.assert_allclose(theta.grad, by_hand(THETA).sum(0), rtol=1e-12)


def test_the_start_has_no_derivative():
    gradient = te.grad(lambda x0: np.sum(te.implicit.root(equation, te.implicit.newton, x0, THETA)))
    assert not gradient(np.zeros(3)).any()


def complex_equation(z, w):
    return z**2 + w * z - 3 - 4j


def mixed_equation(z, w):
    """Not holomorphic: the derivative is linear over the real numbers only."""
    return z + 0.3 * np.conj(z) * w - 1 - 2j


@pytest.mark.sampled(6)
@pytest.mark.parametrize("f", [complex_equation, mixed_equation])
@pytest.mark.parametrize("linear_solver", ["dense", "gmres", "bicgstab"])
def test_complex_unknowns(f, linear_solver):
    def x(w):
        return te.implicit.root(f, te.implicit.newton, 1.0 + 1.0j, w, linear_solver=linear_solver)

    w = 0.7 - 0.2j
    assert abs(f(x(w), w)) < 1e-14
    te.check_grads(lambda w: abs(x(w)) ** 2, (w,), order=2)
    te.check_grads(x, (w,), order=1)


def test_a_real_and_a_complex_unknown():
    def f(x, a):
        r, z = x
        return r - a * np.real(z) - 1.0, z * (2 + 1j) + r * a - 1j

    def x(a):
        return te.implicit.root(f, te.implicit.newton, (0.0, 0.0j), a)

    r, z = x(0.5)
    assert abs(r - 0.5 * z.real - 1) < 1e-15
    assert abs(z * (2 + 1j) + r * 0.5 - 1j) < 1e-15
    te.check_grads(lambda a: x(a)[0] + abs(x(a)[1]) ** 2, (0.5,), order=2)


def test_single_precision_stays():
    theta = THETA.astype(np.float32)
    A32 = A.astype(np.float32)

    def f(x, t):
        return A32 @ x + np.tanh(x) * t - t**2

    found = te.implicit.root(f, te.implicit.newton, np.zeros(3, np.float32), theta)
    assert found.dtype == np.float32
    number = te.implicit.root(lambda x, a: x * x - a, te.implicit.newton, 1.0, np.float32(2))
    assert number.dtype == np.float32
    np.testing.assert_allclose(number, np.sqrt(2), rtol=1e-6)


def test_fixed_points():
    """A deep equilibrium, beside the root of the same equation."""
    rng = np.random.default_rng(0)
    W, x = rng.standard_normal((4, 4)) / 6, rng.standard_normal(4)

    def layer(z, W, x):
        return np.tanh(W @ z + x)

    def z(W, x, **options):
        return te.implicit.fixed_point(layer, te.implicit.iterate, np.zeros(4), W, x, **options)

    def same(W, x):
        return te.implicit.root(
            lambda z, W, x: z - layer(z, W, x), te.implicit.newton, np.zeros(4), W, x
        )

    for options in ({}, {"linear_solver": "gmres"}):
        for i in (0, 1):
            through = partial(z, **options)
            got = te.grad(lambda *p: np.sum(through(*p) ** 2), argnums=i)(W, x)  # noqa: B023
            expected = te.grad(lambda *p: np.sum(same(*p) ** 2), argnums=i)(W, x)
            np.testing.assert_allclose(got, expected, rtol=1e-8, atol=1e-10)
    te.check_grads(lambda W: np.sum(z(W, x) ** 2), (W,), order=2)


def test_minima():
    """Ridge regression: the gradient of the validation loss by the penalty, and by the data."""
    rng = np.random.default_rng(1)
    X, y = rng.standard_normal((20, 3)), rng.standard_normal(20)

    def loss(w, penalty, y):
        return np.sum((X @ w - y) ** 2) + np.exp(penalty) * np.sum(w**2)

    def newton(f, w, *args):
        return te.implicit.newton(te.grad(f), w, *args)

    def fitted(penalty, y, **options):
        return te.implicit.argmin(loss, newton, np.zeros(3), penalty, y, **options)

    def closed(penalty, y):
        return np.linalg.solve(X.T @ X + np.exp(penalty) * np.eye(3), X.T @ y)

    for options in ({}, {"linear_solver": "cg"}):
        np.testing.assert_allclose(fitted(0.3, y, **options), closed(0.3, y), rtol=1e-10)
        got = te.jacrev(partial(fitted, **options), argnums=(0, 1))(0.3, y)
        expected = te.jacrev(closed, argnums=(0, 1))(0.3, y)
        for a, b in zip(got, expected, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-10)
    te.check_grads(lambda p: np.sum(fitted(p, y) ** 2), (0.3,), order=2)


def minimized(f, w, *args):
    found = partial(optimize.minimize, method="BFGS", tol=1e-12)
    value = te.jit(te.value_and_grad(f))
    return te.external(lambda w, *args: found(value, w, args=args, jac=True).x, w, w, *args)


def test_a_minimizer_from_outside():
    def f(w, a):
        return np.sum(np.cosh(w - a) + w**2)

    def w(a):
        return te.implicit.argmin(f, minimized, np.zeros(2), a)

    a = np.array([0.5, -1.0])
    x = np.asarray(w(a))
    np.testing.assert_allclose(np.sinh(x - a) + 2 * x, 0, atol=1e-6)
    slope = np.cosh(x - a) / (np.cosh(x - a) + 2)
    np.testing.assert_allclose(te.jacrev(w)(a), np.diag(slope), rtol=1e-8)


@pytest.mark.parametrize("engine", ENGINES)
def test_programs_are_data(engine, tmp_path):
    gradient = te.grad(lambda t: np.sum(solved(t, linear_solver="gmres")))
    program = te.trace(gradient, engine=engine)(THETA)
    program.save(tmp_path / "program.json")
    again = te.Program.load(tmp_path / "program.json", engine=engine)
    np.testing.assert_allclose(again(THETA), by_hand(THETA).sum(0), rtol=1e-9)


@pytest.mark.parametrize("engine", ENGINES)
def test_in_loops_and_branches(engine):
    """A root at every step of a scan; one in a branch that some elements of a batch do not take."""

    def implicit_euler(x0, rate):
        def step(x, _):
            after = te.implicit.root(
                lambda y, x: y - x + 0.1 * rate * y**3, te.implicit.newton, x, x
            )
            return after, after

        return te.scan(step, x0, None, length=5)[1]

    te.check_grads(implicit_euler, (1.0, 2.0), order=2)
    gradient = te.jit(te.grad(lambda x, r: np.sum(implicit_euler(x, r))), engine=engine)
    assert gradient(1.0, 2.0) == pytest.approx(
        te.grad(lambda x, r: np.sum(implicit_euler(x, r)))(1.0, 2.0), rel=1e-12
    )

    def of_positive(a):
        """Newton's method does not converge for the others, which is no error."""

        def root(a):
            return te.implicit.root(lambda x, a: x * x - a, te.implicit.newton, 1.0, a)

        return te.cond(a > 0, root, lambda a: 0 * a, a)

    batch = np.array([4.0, -1.0, 9.0])
    mapped = te.jit(te.vmap(te.value_and_grad(of_positive)), engine=engine)
    values, slopes = mapped(batch)
    np.testing.assert_allclose(values, [2.0, 0.0, 3.0], rtol=1e-12)
    np.testing.assert_allclose(slopes, [0.25, 0.0, 1 / 6], rtol=1e-12)


ERRORS = [
    (lambda x: x[:2], ValueError, r"the residual is float64\[2\], expected float64\[3\], as x0"),
    (lambda x: (x, x), ValueError, r"the residual has the structure \(\*, \*\), expected \*"),
    (lambda x: x + 0j, TypeError, r"the residual is complex128\[3\], expected float64\[3\]"),
    (lambda x: np.ones(3), ValueError, "the residual does not depend on x"),
]


@pytest.mark.parametrize(("f", "error", "text"), ERRORS)
def test_residuals_that_do_not_fit(f, error, text):
    with pytest.raises(error, match=rf"root\(<lambda>\): {text}"):
        te.implicit.root(f, te.implicit.newton, np.zeros(3))


def test_other_errors():
    with pytest.raises(TypeError, match=r"root\(<lambda>\): x0\['a'\] has dtype int64"):
        te.implicit.root(lambda x: x, te.implicit.newton, {"a": np.arange(2)})
    with pytest.raises(ValueError, match=r"x0 holds no arrays"):
        te.implicit.root(lambda x: x, te.implicit.newton, ())
    with pytest.raises(ValueError, match=r"the result of the solver is float64\[2\], expected"):
        te.implicit.root(lambda x: x, lambda f, x: x[:2], np.zeros(3))
    with pytest.raises(
        ValueError, match=r"fixed_point\(<lambda>\): the result of g has the structure"
    ):
        te.implicit.fixed_point(lambda x: (x,), te.implicit.iterate, np.zeros(3))
    with pytest.raises(TypeError, match="root: solve is of type ndarray, expected a function"):
        te.implicit.root(lambda x: x, np.zeros(3), np.zeros(3))
    with pytest.raises(ValueError, match="solver is 'lu', expected a function or one of"):
        te.grad(
            lambda a: te.implicit.root(
                lambda x, a: x - a, te.implicit.newton, 1.0, a, linear_solver="lu"
            )
        )(1.0)


@pytest.mark.parametrize("engine", ENGINES)
def test_no_convergence_is_an_error(engine):
    def without(a):
        return te.implicit.root(lambda x, a: x * x + a, te.implicit.newton, 1.0, a)

    with pytest.raises(
        RuntimeError, match=r"newton: x still moves .* after 50 steps \(max_steps\)"
    ):
        te.jit(without, engine=engine)(2.0)
    assert te.jit(without, engine=engine)(-4.0) == pytest.approx(2.0)

    def rough(a):
        few = partial(te.implicit.newton, max_steps=2, check=False)
        return te.implicit.root(lambda x, a: x * x - a, few, 1.0, a, tolerance=1e-6)

    with pytest.raises(
        RuntimeError, match=r"root\(<lambda>\): the solver has not converged: .* 1e-06"
    ):
        te.jit(rough, engine=engine)(4.0)
    assert te.jit(rough, engine=engine)(1.0) == 1.0
    with pytest.raises(RuntimeError, match="the solver has not converged"):
        te.jit(te.vmap(te.grad(rough)), engine=engine)(np.array([1.0, 4.0]))


def test_a_singular_equation_is_an_error():
    gradient = te.grad(
        lambda a: te.implicit.root(lambda x, a: x**3 - a, lambda f, x, a: 0 * x, 0.0, a)
    )
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        gradient(0.0)


@pytest.mark.sampled(3, "engine")
@pytest.mark.parametrize("n", [2, 6])
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_newton_where_the_jacobian_is_singular(n, engine):
    def stuck(a):
        return te.implicit.newton(lambda x, a: x * x + a * np.arange(n), np.zeros(n), a)

    message = r"newton\(<lambda>\): a step: the system is singular"
    with pytest.raises(np.linalg.LinAlgError, match=message):
        te.jit(stuck, engine=engine)(2.0)


def test_newton_where_the_derivative_is_zero():
    def f(x):
        return x * x + 1

    with pytest.raises(np.linalg.LinAlgError, match=r"newton\(f\): .*the derivative of f is zero"):
        te.implicit.newton(f, 0.0)
