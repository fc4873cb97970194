"""`solve_sde`: paths beside exact solutions of the same noise, orders, derivatives, statistics."""

import numpy as np
import pytest

import tenferro as te

solve_sde = te.integrate.solve_sde
KEY = te.random.key(7)


def exact_motion(mu, sigma, y0, steps, key=KEY, width=1):
    """Geometric Brownian motion at 1 with the increments of these steps."""
    z = te.random.Generator(key).standard_normal((steps, width))
    w = np.sum(z, axis=0) / np.sqrt(steps)
    return y0 * np.exp(mu - sigma**2 / 2 + sigma * w)


def motion(mu, sigma, y0, steps, method, key=KEY, **options):
    sol = solve_sde(
        lambda t, y, mu, sigma: mu * y, lambda t, y, mu, sigma: sigma * y, (0, 1), y0, key,
        steps=steps, method=method, args=(mu, sigma), **options,
    )  # fmt: skip
    return sol.y[:, -1]


@pytest.mark.long
@pytest.mark.parametrize(("method", "order"), [("euler_maruyama", 0.5), ("milstein", 1.0)])
@pytest.mark.parametrize("noise", ["diagonal", "scalar"])
def test_strong_order(method, order, noise):
    """The mean error of 400 paths falls by 2**order when the steps are halved, to 15 percent."""

    def error(i, steps):
        rng = te.random.Generator(KEY).fold_in(i)
        again = te.random.Generator(KEY).fold_in(i)
        width = 2 if noise == "diagonal" else 1
        end = motion(0.7, 0.8, np.ones(2), steps, method, rng, noise=noise)
        w = np.sum(again.standard_normal((steps, width)), axis=0) / np.sqrt(steps)
        return np.mean(np.abs(end - np.exp(0.7 - 0.32 + 0.8 * w)))

    errors = [
        np.mean(te.jit(te.vmap(lambda i, n=n: error(i, n)))(np.arange(400))) for n in (64, 1024)
    ]
    assert abs(np.log2(errors[0] / errors[1]) / 4 - order) < 0.15


@pytest.mark.parametrize("method", ["euler_maruyama", "milstein"])
def test_derivatives_are_those_of_the_path(method):
    """With the numbers held fixed, the path is a function: both modes and second order agree with
    differences, and converge to the derivative of the exact path."""
    path = lambda mu, sigma, y0: motion(mu, sigma, y0, 8, method)  # noqa: E731
    te.check_grads(te.jit(path), (0.5, 0.4, np.array([1.0, 2.0])), order=2)


def test_derivatives_converge_to_those_of_the_exact_path():
    given = 0.5, 0.4, np.array([1.0])
    found = te.jit(te.grad(lambda *x: np.sum(motion(*x, 4096, "milstein")), (0, 1, 2)))(*given)
    expected = te.grad(lambda *x: np.sum(exact_motion(*x, 4096)), (0, 1, 2))(*given)
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=2e-3)


@pytest.mark.long
def test_moments_of_many_paths():
    """Ornstein and Uhlenbeck's process: mean and variance, to four standard errors of the mean."""

    def end(i):
        rng = te.random.Generator(KEY).fold_in(i)
        one = lambda t, y: 0 * y + 0.5  # noqa: E731
        return solve_sde(lambda t, y: 1 - y, one, (0, 2), [0.0], rng, steps=100).y[0, -1]

    n = 20000
    ends = te.jit(te.vmap(end))(np.arange(n))
    variance = 0.125 * (1 - np.exp(-4))
    assert abs(np.mean(ends) - (1 - np.exp(-2))) < 4 * np.sqrt(variance / n) + 2 / 100 * 0.14
    assert abs(np.var(ends) / variance - 1) < 4 * np.sqrt(2 / n) + 1 / 100


def test_times_pytrees_and_the_same_path_inside_and_outside():
    def path(scale):
        return solve_sde(
            lambda t, s: {"x": s["v"], "v": -s["x"]},
            lambda t, s: {"x": 0 * s["x"], "v": scale * s["v"] * t},
            (1.0, 2.0), {"x": np.array([1.0, 2.0]), "v": np.ones(2)}, KEY, steps=10, noise="scalar",
        )  # fmt: skip

    outside = path(0.3)
    assert outside.status == 0
    np.testing.assert_allclose(outside.t, np.linspace(1, 2, 11), rtol=1e-15)
    assert outside.y["x"].shape == (2, 11)
    assert outside.y["v"].shape == (2, 11)
    inside = te.jit(lambda scale: path(scale).y["x"])(0.3)
    np.testing.assert_allclose(inside, outside.y["x"], rtol=1e-14)


def test_failures_are_reported():
    def path(y0, check=None):
        return solve_sde(lambda t, y: y**3, lambda t, y: y, (0, 50), y0, KEY, steps=50, check=check)

    with np.errstate(all="ignore"):
        assert path([3.0]).status == -1
        with pytest.raises(RuntimeError, match="not finite"):
            path([3.0], check=True)
    with pytest.raises(RuntimeError, match="not finite"):
        te.jit(lambda y: path(y).y)(np.array([3.0]))
    assert te.jit(lambda y: path(y, check=False).status)(np.array([3.0])) == -1


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"method": "rk"}, ValueError, "`method` is 'rk'"),
        ({"noise": "colored"}, ValueError, "`noise` is 'colored'"),
        ({"noise": "general"}, ValueError, "expected those of y0 with one more axis"),
        ({"equation": "Ito"}, ValueError, "`equation` is 'Ito'"),
        ({"method": "heun"}, ValueError, "'heun' is for equations"),
        ({"noise": "general", "method": "milstein"}, ValueError, "'milstein' is for"),
        ({"path": "bridge"}, ValueError, "`path` is 'bridge'"),
        ({"depth": 0}, ValueError, "`depth` is 0"),
        ({"steps": None, "method": "euler_maruyama"}, ValueError, "pass a number of `steps`"),
        ({"steps": 0}, ValueError, "`steps` is 0"),
        ({"diffusion": lambda t, y: y[:1]}, ValueError, "expected"),
        ({"drift": None}, TypeError, "expected a function"),
    ],
)
def test_what_is_refused(change, error, message):
    given = {
        "drift": lambda t, y: -y, "diffusion": lambda t, y: y, "t_span": (0, 1), "y0": [1.0, 2.0],
        "key": KEY, "steps": 3,
    }  # fmt: skip
    with pytest.raises(error, match=message):
        solve_sde(**{**given, **change})


TURN, GROW = np.array([[0.0, -0.7], [0.7, 0.0]]), 0.5 * np.eye(2)
DRIFT = np.array([[-0.3, 0.4], [-0.4, -0.3]])


def linear(rng, equation, method, **options):
    """dy = A y dt + B y dW + C y dV with matrices that commute, and its exact end."""
    sol = solve_sde(
        lambda t, y: DRIFT @ y, lambda t, y: np.stack([TURN @ y, GROW @ y], axis=1), (0, 1),
        np.array([1.0, 2.0]), rng, noise="general", equation=equation, method=method, path="tree",
        **options,
    )  # fmt: skip
    w = solve_sde(
        lambda t, y: 0 * y, lambda t, y: np.eye(2), (0, 1), np.zeros(2), rng, noise="general",
        path="tree", steps=1,
    ).y[:, -1]  # fmt: skip
    exponent = DRIFT + TURN * w[0] + GROW * w[1]
    if equation == "ito":
        exponent = exponent - 0.5 * (TURN @ TURN + GROW @ GROW)
    return sol, te.linalg.expm(exponent) @ np.array([1.0, 2.0])


@pytest.mark.sampled(16)
@pytest.mark.parametrize(
    ("equation", "method", "order"), [("stratonovich", "heun", 1.0), ("ito", "euler_maruyama", 0.5)]
)
def test_strong_order_of_general_noise(equation, method, order):
    """The mean error of 300 paths on the tree, whose steps refine each other."""

    def error(i, steps):
        rng = te.random.Generator(KEY).fold_in(i)
        sol, exact = linear(rng, equation, method, steps=steps)
        return np.sum(np.abs(sol.y[:, -1] - exact))

    every = [te.jit(te.vmap(lambda i, n=n: error(i, n)))(np.arange(300)) for n in (16, 256)]
    means = [np.mean(errors) for errors in every]
    assert abs(np.log2(means[0] / means[1]) / 4 - order) < 0.15


def test_steps_that_errors_choose_refine_one_path():
    """Errors fall with the tolerance at least as its power 1/2, and steps end at given times."""

    def error(i, rtol):
        rng = te.random.Generator(KEY).fold_in(i)
        times = np.array([0.3, 1.0])
        sol, exact = linear(rng, "stratonovich", "heun", rtol=rtol, atol=rtol, t_eval=times)
        return np.sum(np.abs(sol.y[:, -1] - exact)), sol.nfev

    found = [te.jit(te.vmap(lambda i, r=r: error(i, r)))(np.arange(100)) for r in (1e-2, 1e-4)]
    (loose, few), (tight, many) = [[np.mean(x) for x in pair] for pair in found]
    assert loose / tight > 7
    assert many > 5 * few
    assert len(set(np.asarray(found[1][1]).tolist())) > 20  # each path has its own steps


def test_integrals_of_ito_and_stratonovich_on_one_path():
    """Ito's equation with the drift that Stratonovich's has in addition; and derivatives."""
    sigma = lambda t, y: 0.6 * np.sin(y)  # noqa: E731
    extra = lambda t, y: 0.18 * np.sin(y) * np.cos(y)  # noqa: E731
    plain = lambda t, y: -y  # noqa: E731
    tight = {"rtol": 1e-5, "atol": 1e-6}
    ends = [
        solve_sde(drift, sigma, (0, 1), [1.0], KEY, equation=equation, method=method, **tight)
        for drift, equation, method in [
            (lambda t, y: plain(t, y) + extra(t, y), "ito", "milstein"),
            (plain, "stratonovich", "milstein"),
            (plain, "stratonovich", "heun"),
        ]
    ]
    for sol in ends:
        assert sol.status == 0
        np.testing.assert_allclose(sol.y[:, -1], ends[0].y[:, -1], atol=2e-3)

    def end(x):
        sol = solve_sde(
            lambda t, y: -x[0] * y, lambda t, y: x[1] * y, (0, x[3]), [x[2]], KEY, rtol=1e-5
        )
        return sol.y[0, -1]

    x = np.array([0.5, 0.4, 1.0, 1.0])
    w = solve_sde(
        lambda t, y: 0 * y, lambda t, y: 0 * y + 1, (0, 1), [0.0], KEY, steps=1, path="tree"
    )
    w = w.y[0, -1]

    def exact(x):
        return x[2] * np.exp(-(x[0] + x[1] ** 2 / 2) * x[3] + x[1] * w * np.sqrt(x[3]))

    np.testing.assert_allclose(te.jit(end)(x), exact(x), rtol=1e-3)
    np.testing.assert_allclose(te.jit(te.grad(end))(x), te.grad(exact)(x), rtol=1e-2, atol=1e-3)


@pytest.mark.long
def test_a_tree_is_a_function_of_the_key_and_the_time():
    """Values at common times are equal for different steps, with the variances of a Wiener
    process: four standard errors of 2,000 paths."""

    def path(i, steps):
        rng = te.random.Generator(KEY).fold_in(i)
        still, one = lambda t, y: 0 * y, lambda t, y: 0 * y + 1
        return solve_sde(still, one, (0, 2), [0.0], rng, steps=steps, path="tree").y[0]

    few, many = (te.jit(te.vmap(lambda i, n=n: path(i, n)))(np.arange(2000)) for n in (4, 12))
    np.testing.assert_allclose(many[:, ::3], few, atol=1e-12)
    increments = np.diff(few, axis=1)
    covariance = increments.T @ increments / 2000
    np.testing.assert_allclose(covariance, 0.5 * np.eye(4), atol=4 * 0.5 * (2 / 2000) ** 0.5)


def test_failures_of_chosen_steps():
    sol = solve_sde(lambda t, y: -y, lambda t, y: y, (0, 1), [1.0], KEY, rtol=1e-6, max_steps=5)
    assert (sol.status, sol.message[:4]) == (-1, "More")
    with pytest.raises(RuntimeError, match="More than `max_steps`"):
        te.jit(lambda y: solve_sde(lambda t, y: -y, lambda t, y: y, (0, 1), y, KEY, max_steps=5).y)(
            np.ones(1)
        )
