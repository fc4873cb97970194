"""Compiled minimization: SciPy's steps, derivatives of the minimum, batches, failures."""

import numpy as np
import pytest

import tenferro as te

METHODS = ["BFGS", "CG", "L-BFGS-B", "Newton-CG", "trust-ncg"]
TIGHT = {"L-BFGS-B": {"ftol": 0.0, "gtol": 1e-10}, "Newton-CG": {"xtol": 1e-10}}


def tight(method):
    return TIGHT.get(method, {"gtol": 1e-10})


def rosenbrock(x):
    return np.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def beale(x):
    powers = np.stack([x[1], x[1] ** 2, x[1] ** 3])
    return np.sum((np.array([1.5, 2.25, 2.625]) - x[0] + x[0] * powers) ** 2)


def wood(x):
    valleys = 100 * (x[1] - x[0] ** 2) ** 2 + 90 * (x[3] - x[2] ** 2) ** 2
    ends = 10.1 * ((x[1] - 1) ** 2 + (x[3] - 1) ** 2) + 19.8 * (x[1] - 1) * (x[3] - 1)
    return valleys + (1 - x[0]) ** 2 + (1 - x[2]) ** 2 + ends


PROBLEMS = {
    "rosenbrock": (rosenbrock, np.array([-1.2, 1.0, 0.7]), np.ones(3)),
    "beale": (beale, np.ones(2), np.array([3.0, 0.5])),
    "wood": (wood, np.array([-3.0, -1.0, -3.0, -1.0]), np.ones(4)),
}
"""Functions with start and minimum: Moré, Garbow and Hillstrom (1981), problems 1, 5 and 14."""


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", PROBLEMS)
@pytest.mark.parametrize("method", METHODS)
def test_minima_of_classical_problems(method, name):
    function, start, minimum = PROBLEMS[name]
    found = te.optimize.minimize(function, start, method=method, options=tight(method))
    assert found.success, found.message
    np.testing.assert_allclose(found.x, minimum, rtol=1e-6)
    np.testing.assert_allclose(found.fun, function(found.x))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", ["BFGS", "L-BFGS-B", "Newton-CG", "trust-ncg"])
def test_steps_are_scipys(method):
    # Conjugate gradients differ: SciPy's line search has a condition of its own there.
    function, start, _ = PROBLEMS["beale"]
    ours, scipys = (
        te.optimize.minimize(function, start, method=method, backend=backend)
        for backend in ("compiled", "scipy")
    )
    assert (ours.nit, ours.nfev) == (scipys.nit, scipys.nfev)
    np.testing.assert_allclose(ours.x, scipys.x, rtol=1e-9)
    assert (ours.success, ours.status) == (scipys.success, scipys.status)


def bowl(x, a):
    """Its minimum is (a₀, a₀² + a₁)."""
    return (x[0] - a[0]) ** 2 + np.cosh(x[1] - x[0] ** 2 - a[1])


def minimum_of(a):
    return np.stack([a[0], a[0] ** 2 + a[1]])


A = np.array([0.7, -0.4])


@pytest.mark.sampled(24)
@pytest.mark.parametrize("transform", [te.jacfwd, te.jacrev], ids=["forward", "reverse"])
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("where", ["args", "closure", "jit"])
def test_derivatives_of_the_minimum(method, transform, where):
    def minimum(a):
        if where == "closure":
            return te.optimize.minimize(
                lambda x: bowl(x, a), np.zeros(2), method=method, options=tight(method)
            ).x
        return te.optimize.minimize(bowl, np.zeros(2), (a,), method=method, options=tight(method)).x

    table = transform(te.jit(minimum) if where == "jit" else minimum)(A)
    np.testing.assert_allclose(table, [[1, 0], [2 * A[0], 1]], atol=1e-7)


@pytest.mark.parametrize(
    "transform",
    [
        lambda f: te.jacfwd(te.jacfwd(f)),
        lambda f: te.jacfwd(te.jacrev(f)),
        lambda f: te.jacrev(te.jacrev(f)),
    ],
    ids=["forward-forward", "forward-reverse", "reverse-reverse"],
)
def test_second_derivatives_of_the_minimum(transform):
    def minimum(a):
        return te.optimize.minimize(bowl, np.zeros(2), (a,), options={"gtol": 1e-12}).x

    second = np.zeros((2, 2, 2))
    second[1, 0, 0] = 2
    np.testing.assert_allclose(transform(minimum)(A), second, atol=1e-7)


def test_derivatives_of_the_value_and_of_the_gradient():
    def values(a):
        found = te.optimize.minimize(bowl, np.zeros(2), (a,), options={"gtol": 1e-12})
        return found.fun + a[0] ** 3, found.jac

    slope, slope_of_gradient = te.jacrev(values)(A)
    np.testing.assert_allclose(slope, [3 * A[0] ** 2, 0], atol=1e-9)
    np.testing.assert_allclose(slope_of_gradient, np.zeros((2, 2)), atol=1e-9)


def test_nothing_flows_to_the_start():
    slope = te.grad(lambda x0: np.sum(te.optimize.minimize(bowl, x0, (A,)).x))(np.zeros(2))
    np.testing.assert_array_equal(slope, 0)


@pytest.mark.parametrize("transform", [te.jacfwd, te.jacrev], ids=["forward", "reverse"])
def test_derivatives_at_bounds(transform):
    def minimum(both):
        a, upper = both
        bounds = (None, np.stack([upper, np.inf * np.ones(())]))
        return te.optimize.minimize(
            bowl, np.zeros(2), (a,), bounds=bounds, options={"ftol": 0.0, "gtol": 1e-10}
        ).x

    found = minimum((A, np.float64(0.5)))
    np.testing.assert_allclose(found, [0.5, 0.5**2 + A[1]], atol=1e-8)
    of_a, of_upper = transform(minimum)((A, np.float64(0.5)))
    np.testing.assert_allclose(of_a, [[0, 0], [0, 1]], atol=1e-7)
    np.testing.assert_allclose(of_upper, [1, 1], atol=1e-7)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("method", METHODS)
def test_a_batch_is_many_minimizations(method):
    rng = np.random.default_rng(5)
    many = rng.uniform(-1, 1, (7, 2))

    def minimum(a):
        found = te.optimize.minimize(bowl, np.zeros(2), (a,), method=method, options=tight(method))
        return found.x, found.nit

    points, steps = te.jit(te.vmap(minimum))(many)
    one_by_one = [minimum(a) for a in many]
    np.testing.assert_allclose(points, [minimum_of(a) for a in many], atol=1e-6)
    np.testing.assert_array_equal(steps, [nit for _, nit in one_by_one])
    slopes = te.vmap(te.jacrev(lambda a: minimum(a)[0]))(many)
    np.testing.assert_allclose(slopes[:, 1, 0], 2 * many[:, 0], atol=1e-6)


@pytest.mark.long
def test_many_unknowns_are_differentiated_without_a_matrix():
    n = 300
    weights = np.linspace(1.0, 3.0, n)

    def minimum(a):
        return te.optimize.minimize(
            lambda x: np.sum(weights * np.cosh(x - a)) + 0.1 * np.sum((x[1:] - x[:-1]) ** 2),
            np.zeros(n), method="L-BFGS-B", options={"ftol": 0.0, "gtol": 1e-9},
        ).x  # fmt: skip

    a, d = np.sin(np.arange(n)), np.cos(np.arange(n))
    tangent = te.jvp(minimum, (a,), (d,))[1]
    step = 1e-4
    differences = (minimum(a + step * d) - minimum(a - step * d)) / (2 * step)
    np.testing.assert_allclose(tangent, differences, atol=1e-5)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("method", METHODS)
def test_too_few_steps_are_reported(method):
    ours, scipys = (
        te.optimize.minimize(
            rosenbrock, np.array([-1.2, 1.0]), method=method, options={"maxiter": 3}, backend=b
        )
        for b in ("compiled", "scipy")
    )
    assert (ours.success, ours.status, ours.nit) == (False, scipys.status, 3)
    assert "aximum number of iterations" in ours.message


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", METHODS)
def test_values_that_are_not_finite_are_reported(method):
    found = te.optimize.minimize(lambda x: np.sum(np.log(x)), -np.ones(2), method=method)
    assert not found.success
    assert found.status == 3
    assert "not finite" in found.message


def test_a_function_without_minimum_is_reported():
    for method in METHODS:
        found = te.optimize.minimize(lambda x: np.sum(x), np.zeros(2), method=method)
        assert not found.success, method


def test_failures_of_a_batch_are_those_of_its_elements():
    def fit(start):
        return te.optimize.minimize(lambda x: np.sum(np.log(x) ** 2), start)

    found = te.jit(te.vmap(fit))(np.array([[2.0], [-1.0]]))
    np.testing.assert_array_equal(found.success, [True, False])
    assert list(found.message)[1] == "The function, its gradient or the point is not finite."


def test_given_derivatives_are_used():
    calls = set()

    def gradient(x, a):
        calls.add("gradient")
        return te.grad(bowl)(x, a)

    def hessian(x, a):
        return te.hessian(bowl)(x, a)

    x0, precise = np.zeros(2), {"gtol": 1e-10}
    given = te.optimize.minimize(bowl, x0, (A,), "trust-ncg", gradient, hessian, options=precise)
    assert calls
    np.testing.assert_allclose(given.x, minimum_of(A), atol=1e-9)
    both = te.value_and_grad(bowl)
    pair = te.optimize.minimize(both, x0, (A,), "BFGS", jac=True, options=precise)
    np.testing.assert_allclose(pair.x, minimum_of(A), atol=1e-9)
    slope = te.jacrev(lambda a: te.optimize.minimize(both, x0, (a,), jac=True, options=precise).x)(
        A
    )
    np.testing.assert_allclose(slope, [[1, 0], [2 * A[0], 1]], atol=1e-7)


def test_a_callback_sees_each_step_and_ends_the_solver():
    seen, results = [], []

    def stop(x):
        seen.append(x)
        if len(seen) == 4:
            raise StopIteration

    found = te.optimize.minimize(rosenbrock, np.array([-1.2, 1.0]), callback=stop)
    assert (found.nit, found.status, found.success) == (4, 99, False)
    np.testing.assert_array_equal(found.x, seen[-1])
    whole = te.optimize.minimize(
        rosenbrock, np.array([-1.2, 1.0]),
        callback=lambda intermediate_result: results.append(intermediate_result),
    )  # fmt: skip
    assert len(results) == whole.nit
    assert results[-1].fun == whole.fun


def test_gradients_of_variables():
    a = te.variable(A)
    found = te.optimize.minimize(bowl, np.zeros(2), (a,), options={"gtol": 1e-10})
    np.sum(found.x).backward()
    np.testing.assert_allclose(a.grad, [1 + 2 * A[0], 1], atol=1e-7)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda a: te.optimize.minimize(bowl, np.zeros(2), (a,), "Powell"), TypeError, "'BFGS'"),
        (
            lambda a: te.optimize.minimize(lambda x: bowl(x, a), np.zeros(2), method="SLSQP"),
            TypeError,
            "reads a traced value, but method 'SLSQP' is SciPy's",
        ),
        (
            lambda a: te.optimize.minimize(bowl, np.zeros(2), (a,), callback=print),
            TypeError,
            "callback and progress call Python",
        ),
        (
            lambda a: te.optimize.minimize(bowl, np.zeros(2), (a,), options={"gtoll": 1}),
            ValueError,
            "has no options .'gtoll'",
        ),
        (
            lambda a: te.optimize.minimize(bowl, np.zeros(2), (a,), "Powell", backend="compiled"),
            ValueError,
            "has no compiled form",
        ),
    ],
)
def test_what_cannot_run_in_a_traced_function_says_what_can(call, error, text):
    with pytest.raises(error, match=text):
        te.grad(lambda a: np.sum(call(a).x))(A)


def test_a_list_of_numbers_is_a_vector_also_where_they_are_traced():
    def nearest(a):
        start = [0.0 * a, np.asarray(1.0), 2]
        return te.optimize.minimize(lambda x: np.sum((x - a * np.arange(3.0)) ** 2), start).x

    np.testing.assert_allclose(nearest(0.5), [0.0, 0.5, 1.0], atol=1e-6)
    np.testing.assert_allclose(te.jacobian(nearest)(0.5), [0.0, 1.0, 2.0], atol=1e-6)
    root = te.jit(lambda a: te.optimize.root(lambda x: x**2 - a, [a, 2 * a]).x)(4.0)
    np.testing.assert_allclose(root, [2.0, 2.0], rtol=1e-9)


TARGET = np.array([1j, 2 - 1j])


def distance(z):
    return np.sum(np.abs(z - TARGET) ** 4 + np.abs(z - TARGET) ** 2)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "method", [None, "CG", "L-BFGS-B", "Newton-CG", "trust-ncg", "SLSQP", "trust-exact", "TNC"]
)
def test_complex_unknowns(method):
    """Those of real and imaginary parts, whose gradient is that of te.grad."""
    found = te.optimize.minimize(distance, np.zeros(2, complex), method=method, tol=1e-7)
    np.testing.assert_allclose(found.x, TARGET, atol=1e-3)
    np.testing.assert_allclose(found.jac, te.grad(distance)(found.x), atol=1e-9)
    parts = te.optimize.minimize(
        lambda p: distance(p[0] + 1j * p[1]), np.zeros((2, 2)), method=method, tol=1e-7
    )
    np.testing.assert_allclose(found.x, parts.x[0] + 1j * parts.x[1], rtol=1e-9, atol=1e-12)


def test_complex_unknowns_in_trees_lists_and_derivatives():
    tree = te.optimize.minimize(
        lambda p: np.abs(p["z"] - 1j) ** 2 + (p["a"] - 3) ** 2, {"z": 0j, "a": 1.0}
    )
    assert abs(tree.x["z"] - 1j) < 1e-6 and abs(tree.x["a"] - 3) < 1e-6
    given = te.optimize.minimize(distance, [0j, 0.0], jac=lambda z: te.grad(distance)(z))
    np.testing.assert_allclose(given.x, TARGET, atol=1e-5)
    least = lambda a: te.optimize.minimize(lambda z: np.abs(z - a * (1 + 2j)) ** 2, 0j).x  # noqa: E731
    np.testing.assert_allclose(te.grad(lambda a: least(a).imag)(0.3), 2.0)
    bound = te.optimize.minimize(
        distance, np.zeros(2, complex), constraints=[(lambda z: np.real(z[0]), 1.0, None)]
    )
    np.testing.assert_allclose(bound.x[0].real, 1.0, atol=1e-6)
    with pytest.raises(TypeError, match="bounds of complex unknowns are not supported"):
        te.optimize.minimize(distance, np.zeros(2, complex), bounds=(0.0, 1.0))
    with pytest.raises(TypeError, match="hess of complex unknowns is not supported"):
        te.optimize.minimize(distance, np.zeros(2, complex), hess=lambda z: np.eye(4))
