"""Rules of one's own: both modes of any order from one direction, and what is refused."""

import math

import numpy as np
import pytest
import scipy.special as sp

import tenferro as te

X = np.array([0.3, -1.0, 2.0])
ENGINES = ("numpy", "native")


def softplus():
    """log(1 + exp(x)) with the rule that does not overflow."""

    @te.custom_jvp
    def f(x):
        return np.log(1 + np.exp(x))

    f.defjvp(lambda x, y, dx: dx / (1 + np.exp(-x)))
    return f


def product():
    """sin(x) * z with a pullback."""
    f = te.custom_vjp(lambda x, z: np.sin(x) * z)
    f.defvjp(
        lambda x, z: {"c": np.cos(x) * z, "s": np.sin(x)},
        lambda r, ct: (np.conj(r["c"]) * ct, np.conj(r["s"]) * ct),
    )
    return f


def plain_product(x, z):
    return np.sin(x) * z


def clipped():
    """The identity, whose cotangent is clipped: a pullback that is not linear."""
    f = te.custom_vjp(lambda x: 1.0 * x)
    f.defvjp(lambda x: (), lambda r, ct: (np.clip(ct, -1.0, 1.0),), linear=False)
    return f


def test_a_forward_rule_gives_all_orders():
    f = softplus()
    te.check_grads(lambda x: np.sum(f(x) ** 2), (X,), order=2)
    assert te.grad(f)(700.0) == 1.0
    assert te.grad(te.grad(te.grad(f)))(0.3) == pytest.approx(
        te.grad(te.grad(te.grad(lambda x: np.log(1 + np.exp(x)))))(0.3), rel=1e-12
    )


@pytest.mark.parametrize("z", [X + 1, (X + 1) * (1 + 0.5j)])
def test_a_pullback_gives_all_orders_and_forward_mode(z):
    f, x = product(), X.astype(z.dtype)
    te.check_grads(f, (x, z), order=2)
    got = te.jvp(f, (x, z), (z, x))
    expected = te.jvp(plain_product, (x, z), (z, x))
    np.testing.assert_allclose(got, expected, rtol=1e-14)
    hessians = te.hvp(lambda x: np.sum(abs(f(x, z)) ** 2), (x,), (z,))
    plain = te.hvp(lambda x: np.sum(abs(plain_product(x, z)) ** 2), (x,), (z,))
    for a, b in zip(hessians, plain, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-13)


def test_one_argument_of_several():
    f = product()
    for argnums in (0, 1):
        got = te.grad(lambda *a: np.sum(f(*a)), argnums=argnums)(X, X + 1)
        expected = te.grad(lambda *a: np.sum(plain_product(*a)), argnums=argnums)(X, X + 1)
        np.testing.assert_allclose(got, expected, rtol=1e-15)
    dx = te.jvp(lambda x: f(x, X), (X,), (X,))[1]
    np.testing.assert_allclose(dx, np.cos(X) * X * X, rtol=1e-15)


@pytest.mark.parametrize("engine", ENGINES)
def test_rules_are_what_counts(engine):
    """Rules that are no derivatives, so that it shows whether they are used."""
    f = te.custom_jvp(lambda x: x * x)
    f.defjvp(lambda x, y, dx: 10.0 * y * dx)
    assert te.jit(te.grad(f), engine=engine)(3.0) == 90.0
    assert te.jit(te.grad(te.grad(f)), engine=engine)(3.0) == 10.0 * 10.0 * 9.0
    g = te.custom_vjp(lambda x: x * x)
    g.defvjp(lambda x: x, lambda x, ct: (7.0 * x * ct,))
    assert te.jit(lambda x: te.jvp(g, (x,), (2.0,)), engine=engine)(3.0) == (9.0, 42.0)
    assert te.jit(te.grad(te.grad(g)), engine=engine)(3.0) == 7.0


def test_eager_variables():
    f, g = softplus(), product()
    x = te.variable(X)
    np.sum(g(f(x), x)).backward()
    expected = te.grad(lambda x: np.sum(np.sin(np.log(1 + np.exp(x))) * x))(X)
    np.testing.assert_allclose(x.grad, expected, rtol=1e-13)


def test_pytrees_and_what_has_no_derivative():
    """Dictionaries, an integer array, a static function; an integer output."""

    @te.custom_jvp
    def f(p, n, kind="sin"):
        return {"y": getattr(np, kind)(p["a"]) * p["b"] ** n, "n": n + 1}

    f = te.custom_jvp(f.function, static_argnums=2)
    seen = []

    @f.defjvp
    def _(p, n, kind, out, dp, dn, dkind):
        seen.append((dn, dkind, sorted(out)))
        slope = {"sin": np.cos, "exp": np.exp}[kind](p["a"])
        power = n * p["b"] ** (n - 1) * getattr(np, kind)(p["a"])
        return {"y": slope * p["b"] ** n * dp["a"] + power * dp["b"], "n": None}

    p, n = {"a": 0.3, "b": 2.0}, np.array(3)
    te.check_grads(lambda p: f(p, n)["y"], (p,), order=2)
    te.check_grads(lambda p: f(p, n, kind="exp")["y"], (p,), order=2)
    assert f(n=n, p=p, kind="exp")["n"] == 4
    assert set(map(str, seen)) == {"(None, None, ['n', 'y'])"}


def test_static_arguments_of_a_pullback_come_first():
    f = te.custom_vjp(lambda k, x: k(x), static_argnums=0)
    slopes = {np.sin: np.cos, np.exp: np.exp}
    f.defvjp(lambda k, x: x, lambda k, x, ct: (None, slopes[k](x) * ct))
    assert te.grad(f, argnums=1)(np.sin, 0.0) == 1.0
    assert te.jvp(lambda x: f(np.exp, x), (0.0,), (2.0,)) == (1.0, 2.0)


def test_rules_may_use_loops_gradients_and_rules():
    inner = softplus()

    def value(x):
        return te.fori_loop(0, 3, lambda i, s: inner(s) * x, x)

    f = te.custom_jvp(value)

    @f.defjvp
    def _(x, y, dx):
        def step(carry, _):
            s, ds = carry
            slope = te.grad(inner)(s)
            return (inner(s) * x, slope * x * ds + inner(s) * dx), None

        return te.scan(step, (x, dx), None, length=3)[0][1]

    te.check_grads(f, (0.7,), order=2)
    assert te.grad(f)(0.7) == pytest.approx(te.grad(value)(0.7), rel=1e-14)
    g = te.custom_vjp(value)
    g.defvjp(lambda x: x, lambda x, ct: (te.vjp(value, x)[1](ct)[0],))
    te.check_grads(g, (0.7,), order=2)


@pytest.mark.parametrize("engine", ENGINES)
def test_within_loops_and_branches(engine):
    f, g = softplus(), product()

    def looped(x):
        s, _ = te.scan(lambda s, x: (g(f(s), x), None), 0.5, x)
        return te.cond(s > 0, lambda s: f(s) * s, lambda s: g(s, s), s)

    def plain(x):
        s = 0.5
        for i in range(3):
            s = plain_product(np.log(1 + np.exp(s)), x[i])
        return te.cond(s > 0, lambda s: np.log(1 + np.exp(s)) * s, lambda s: np.sin(s) * s, s)

    got = te.jit(te.value_and_grad(looped), engine=engine)(X)
    expected = te.value_and_grad(plain)(X)
    for a, b in zip(got, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-13)
    te.check_grads(looped, (X,), order=2)


def test_named_sizes_and_files(tmp_path):
    f, g = softplus(), product()
    h = te.jit(te.value_and_grad(lambda x: np.sum(g(f(x), x))), shapes="n")
    for n in (1, 3, 5):
        x = np.linspace(-1, 1, n)
        expected = te.value_and_grad(lambda x: np.sum(plain_product(np.log(1 + np.exp(x)), x)))(x)
        np.testing.assert_allclose(h(x)[1], expected[1], rtol=1e-13)
    assert h.cache_info().size == 1
    program = te.trace(lambda x: g(f(x), x))(X)
    program.save(tmp_path / "p.json")
    loaded = te.Program.load(tmp_path / "p.json")
    np.testing.assert_allclose(te.jvp(loaded, (X,), (X,)), te.jvp(program, (X,), (X,)))


def test_engines_see_no_calls():
    f = softplus()
    steps = te.jit(te.grad(lambda x: np.sum(f(x))), engine="native")
    steps(X)
    te.runtime.wait_for_compilation()
    program = te.trace(te.grad(lambda x: np.sum(f(f(x)))))(X)
    assert not program.steps.numpy


def test_a_pullback_that_is_not_linear():
    f = clipped()
    loss = lambda x: np.sum(f(x) ** 3)  # noqa: E731
    np.testing.assert_array_equal(te.grad(loss)(X), np.clip(3 * X**2, -1, 1))
    # the derivative of what is clipped, whose cotangent is clipped again
    second = te.grad(lambda x: np.sum(te.grad(loss)(x)))(X)
    np.testing.assert_allclose(second, np.clip(np.where(3 * X**2 < 1, 6 * X, 0.0), -1, 1))
    x = te.variable(X)
    loss(x).backward()
    np.testing.assert_array_equal(x.grad, te.grad(loss)(X))
    for engine in ENGINES:
        np.testing.assert_array_equal(te.jit(te.grad(loss), engine=engine)(X), te.grad(loss)(X))
    np.testing.assert_array_equal(te.vjp(lambda x: f(x), X)[1](5 * X)[0], np.clip(5 * X, -1, 1))


def test_forward_mode_of_a_pullback_that_is_not_linear_is_an_error():
    f = clipped()
    message = "custom_vjp.*linear=False.* no forward mode"
    with pytest.raises(te.ADRuleError, match=message):
        te.jvp(f, (X,), (X,))
    for engine in ENGINES:
        with pytest.raises(te.ADRuleError, match=message):
            te.jit(lambda x: te.jvp(f, (x,), (x,)), engine=engine)(X)
    with pytest.raises(te.ADRuleError, match=r"not linear"):
        te.linear_transpose(te.vjp(f, X)[1], X)(X)


WRONG = {
    "product of tangents": (lambda x, y, dx: dx * dx, "not linear in the tangents: mul"),
    "constant": (lambda x, y, dx: dx + 1.0, "not linear in the tangents: add"),
    "no tangent": (lambda x, y, dx: x, "not linear in the tangents: output 0"),
    "outside": (
        lambda x, y, dx: te.external(np.sin, te.spec((3,)), dx),
        "not linear in the tangents: external",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_rules_that_are_not_linear_are_refused(name):
    rule, message = WRONG[name]
    f = te.custom_jvp(lambda x: 2 * x)
    f.defjvp(rule)
    with pytest.raises(te.ADRuleError, match=f"custom_jvp.*: the rule is {message}"):
        te.grad(lambda x: np.sum(f(x)))(X)
    g = te.custom_vjp(lambda x: 2 * x)
    g.defvjp(lambda x: x, lambda x, ct: (rule(x, x, ct),))
    with pytest.raises(te.ADRuleError, match=r"custom_vjp.*: the pullback is not linear"):
        te.grad(lambda x: np.sum(g(x)))(X)


def test_results_of_rules_are_checked():
    f = te.custom_jvp(lambda x: (x, 2 * x))
    with pytest.raises(TypeError, match=r"no derivative rule is defined; define one with defjvp"):
        f(X)
    f.defjvp(lambda x, y, dx: dx)
    with pytest.raises(ValueError, match=r"custom_jvp.*the tangent of the rule has the st"):
        f(X)
    f.defjvp(lambda x, y, dx: (dx, np.sum(dx)))
    with pytest.raises(ValueError, match=r"the tangent of the rule\[1\] is float64\[\], ex"):
        f(X)
    g = te.custom_vjp(lambda x, z: x * z)
    with pytest.raises(TypeError, match=r"no derivative rule is defined; define one with defvjp"):
        g(X, X)
    g.defvjp(lambda x, z: {"x": x, "z": z}, lambda r, ct: ct * r["x"])
    with pytest.raises(
        TypeError, match=r"the pullback returned Tracer, expected a tuple of 2, one cota"
    ):
        g(X, X)
    g.defvjp(lambda x, z: {"x": x, "z": z}, lambda r, ct: (ct * r["z"], np.sum(ct)))
    with pytest.raises(
        ValueError, match=r"pullback for argument 1 is float64\[\], expected float64\[3"
    ):
        g(X, X)
    with pytest.raises(TypeError, match=r"'k'.* by keyword only"):
        te.custom_jvp(lambda x, *, k: x)(X, k=1)
    with pytest.raises(ValueError, match=r"custom_jvp: static_argnums is 3"):
        te.custom_jvp(lambda x: x, static_argnums=3)
    with pytest.raises(TypeError, match=r"argument 0 is of type str"):
        f("x")


def test_none_is_a_zero():
    f = te.custom_jvp(lambda x, z: (x * z, x))
    f.defjvp(lambda x, z, y, dx, dz: (z * dx, None))
    assert te.jvp(f, (3.0, 2.0), (1.0, 1.0))[1] == (2.0, 0.0)
    assert te.grad(lambda z: sum(f(3.0, z)))(2.0) == 0.0
    g = te.custom_vjp(lambda x, z: x * z)
    g.defvjp(lambda x, z: z, lambda z, ct: (z * ct, None))
    assert te.grad(g, argnums=(0, 1))(3.0, 2.0) == (2.0, 0.0)
    assert te.jvp(g, (3.0, 2.0), (1.0, 1.0))[1] == 2.0


def test_what_is_read_from_outside():
    """Arrays are constants; a derivative with respect to a value from outside is refused."""
    w = np.array([1.0, 2.0, 3.0])
    f = te.custom_jvp(lambda x: w * x)
    f.defjvp(lambda x, y, dx: w * dx)
    np.testing.assert_array_equal(te.grad(lambda x: np.sum(f(x)))(X), w)

    def outer(v):
        g = te.custom_jvp(lambda x: v * x)
        g.defjvp(lambda x, y, dx: v * dx)
        return np.sum(g(X))

    with pytest.raises(te.ADRuleError, match=r"closes over a value .* as an argument"):
        te.grad(outer)(w)
    assert te.jit(outer)(w) == np.sum(w * X)

    def scaled(v, x):  # the rule alone reads v: its derivative is the tangent's
        g = te.custom_jvp(lambda x: x)
        g.defjvp(lambda x, y, dx: v * dx)
        return g(x)

    assert te.grad(lambda v: te.grad(lambda x: scaled(v, x) ** 2)(3.0))(2.0) == 6.0
    assert te.grad(lambda v: scaled(v, 3.0))(2.0) == 0.0


def test_rules_declared_anew_take_effect():
    f = te.custom_jvp(lambda x: x * x)
    f.defjvp(lambda x, y, dx: 2 * x * dx)
    slope = te.jit(te.grad(lambda x: f(x)))
    assert slope(3.0) == 6.0
    f.defjvp(lambda x, y, dx: 100.0 * dx)
    assert slope(3.0) == 100.0


def test_functions_declared_anew_take_effect():
    """A cell of a notebook that runs again."""
    cell = "@te.custom_jvp\ndef square(x):\n    return {0} * x\n"
    cell += "square.defjvp(lambda x, y, dx: {0} * dx)"
    notebook = {"te": te, "__name__": "notebook"}
    exec(cell.format(2.0), notebook)
    slope = te.jit(te.value_and_grad(lambda x: notebook["square"](x)))
    assert slope(3.0) == (6.0, 2.0)
    exec(cell.format(5.0), notebook)
    assert slope(3.0) == (15.0, 5.0)


def test_as_methods():
    class Model:
        factor = 3.0

        @te.custom_jvp(static_argnums=0)
        def __call__(self, x):
            return self.factor * x

        @__call__.defjvp
        def _(self, x, y, _, dx):
            return self.factor * dx

    assert te.grad(Model())(1.0) == 3.0


def test_a_rule_without_return_has_no_tangent():
    f = te.custom_jvp(lambda x: np.sin(x))
    f.defjvp(lambda x, y, dx: None)
    with pytest.raises(TypeError, match="the rule returned None, expected the tangent"):
        te.grad(f)(1.0)


def test_functions_without_arrays():
    f = te.custom_jvp(lambda: 3)
    f.defjvp(lambda y: None)
    assert f() == 3
    g = te.custom_jvp(lambda x: ())
    g.defjvp(lambda x, y, dx: ())
    assert g(1.0) == ()


def test_stop_gradient():
    f = lambda x: np.sum(x * te.stop_gradient({"a": np.sin(x), "n": 2})["a"])  # noqa: E731
    np.testing.assert_array_equal(te.grad(f)(X), np.sin(X))
    for engine in ENGINES:
        np.testing.assert_array_equal(te.jit(te.grad(f), engine=engine)(X), np.sin(X))
    assert te.jvp(te.stop_gradient, (3.0,), (1.0,)) == (3.0, 0.0)
    assert te.grad_optional(te.stop_gradient)(3.0) is None
    x = te.variable(X)
    f(x).backward()
    np.testing.assert_array_equal(x.grad, np.sin(X))
    with pytest.raises(TypeError, match=r"stop_gradient: argument 0\['a'\] is of type str"):
        te.stop_gradient({"a": "b"})


def digamma():
    f = te.custom_jvp(lambda x: te.external(sp.gammaln, x, x))
    f.defjvp(lambda x, y, dx: dx * te.external(sp.digamma, x, x))
    return f


@pytest.mark.parametrize("engine", ENGINES)
def test_outside_functions(engine):
    x = X + 3
    f = te.jit(lambda x: 2 * te.external(sp.gammaln, te.spec((3,)), x), engine=engine)
    np.testing.assert_array_equal(f(x), 2 * sp.gammaln(x))
    g = te.jit(te.grad(lambda x: np.sum(digamma()(x) ** 2)), engine=engine)
    np.testing.assert_allclose(g(x), 2 * sp.gammaln(x) * sp.digamma(x), rtol=1e-15)
    both = te.jit(
        lambda a: te.external(lambda a: {"n": a["x"].sum(), "i": 2}, {"n": 1.0, "i": 1}, a),
        engine=engine,
    )
    assert both({"x": x}) == {"n": x.sum(), "i": 2}
    sizes = te.jit(lambda x: te.external(np.flip, x, x), engine=engine, shapes="n")
    for n in (1, 4):
        np.testing.assert_array_equal(sizes(np.arange(1.0 * n)), np.arange(1.0 * n)[::-1])
    looped = te.jit(
        lambda x: te.scan(lambda s, x: (te.external(math.hypot, s, s, x), None), 0.0, x)[0],
        engine=engine,
    )
    assert looped(x) == pytest.approx(np.linalg.norm(x))


def test_outside_functions_may_write_into_what_they_get_and_keep_what_they_give():
    kept = np.zeros(3)

    def f(a):
        a *= 2
        kept[:] = a
        return kept

    x = X.copy()
    first = te.external(f, x, x)
    second = te.external(f, x, 2 * x)
    np.testing.assert_array_equal(x, X)
    np.testing.assert_array_equal(first, 2 * X)
    np.testing.assert_array_equal(second, 4 * X)


def test_errors_of_outside_functions():
    with pytest.raises(
        te.ADRuleError, match=r"te.external\(gammaln\): its derivative is not known"
    ):
        te.grad(lambda x: np.sum(te.external(sp.gammaln, x, x)))(X)
    assert te.grad(lambda x: x * te.external(np.round, 0.0, te.stop_gradient(x)))(2.6) == 3.0
    with pytest.raises(ValueError, match=r"output 0 is float64\[2\], expected float64\[3\]"):
        te.external(lambda x: x[:2], te.spec((3,)), X)
    with pytest.raises(ValueError, match=r"output 0 is float64\[3\], expected int64\[3\]"):
        te.external(lambda x: x, te.spec((3,), "int64"), X)
    with pytest.raises(ValueError, match=r"differs from that of `like`"):
        te.external(lambda x: x, {"a": X}, X)
    with pytest.raises(ValueError, match=r"like holds no arrays"):
        te.external(lambda x: None, None, X)
    with pytest.raises(TypeError, match=r"external: expected a function, got int"):
        te.external(3, X, X)
    with pytest.raises(TypeError, match=r"external\(sin\): like is of type str"):
        te.external(np.sin, "x", X)
    with pytest.raises(ValueError, match=r"cannot be saved"):
        te.trace(lambda x: te.external(np.sin, x, x))(X).save("/tmp/never.json")


def looped(f, *axes):
    """What vmap computes, one element after the other."""

    def function(*args):
        n = next(x.shape[0] for x, axis in zip(args, axes, strict=True) if axis == 0)
        rows = [
            f(*(a if axis is None else a[i] for a, axis in zip(args, axes, strict=True)))
            for i in range(n)
        ]
        return te.numpy.stack(rows)

    return function


@pytest.mark.sampled(3, "rule")
@pytest.mark.parametrize("axes", [(0, 0), (0, None), (None, 0)])
@pytest.mark.parametrize("rule", ["forward", "pullback", "nonlinear"])
def test_batches_keep_the_rule(axes, rule):
    """Rules that are no derivatives, so that it shows whether they are used."""
    if rule == "forward":
        f = te.custom_jvp(lambda w, x: w @ np.sin(x))
        f.defjvp(lambda w, x, y, dw, dx: 5 * dw @ x + w @ (x * dx))
    else:
        f = te.custom_vjp(lambda w, x: w @ np.sin(x))
        clip = (lambda c: c) if rule == "pullback" else (lambda c: np.clip(c, -0.5, 0.5))
        f.defvjp(
            lambda w, x: (w, x),
            lambda r, ct: (5 * np.outer(clip(ct), r[1]), r[1] * (clip(ct) @ r[0])),
            linear=rule == "pullback",
        )
    rng = np.random.default_rng(0)
    shapes = ((2, 3), (3,))
    args = [
        rng.standard_normal(s if axis is None else (4, *s))
        for s, axis in zip(shapes, axes, strict=True)
    ]
    weights = rng.standard_normal((4, 2))

    def loss(g):
        return lambda *a: np.sum(g(*a) ** 2 * weights)

    batch, loop = te.vmap(f, axes), looped(f, *axes)
    np.testing.assert_allclose(batch(*args), loop(*args), rtol=1e-14)
    for got, expected in zip(
        te.grad(loss(batch), argnums=(0, 1))(*args),
        te.grad(loss(loop), argnums=(0, 1))(*args),
        strict=True,
    ):
        np.testing.assert_allclose(got, expected, rtol=1e-13)
    if rule != "nonlinear":
        tangents = [rng.standard_normal(a.shape) for a in args]
        got = te.jvp(batch, args, tangents)[1]
        np.testing.assert_allclose(got, te.jvp(loop, args, tangents)[1], rtol=1e-13)
    inner = te.vmap(te.grad(lambda w, x: np.sum(f(w, x) ** 2), argnums=(0, 1)), axes)
    rows = [
        te.grad(lambda w, x: np.sum(f(w, x) ** 2), argnums=(0, 1))(
            *(a if axis is None else a[i] for a, axis in zip(args, axes, strict=True))
        )
        for i in range(4)
    ]
    for got, expected in zip(inner(*args), map(np.stack, zip(*rows, strict=True)), strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-13)


def test_batches_of_constants_and_of_outside_functions():
    x = X[:, None] + 3
    np.testing.assert_array_equal(te.vmap(te.grad(lambda x: np.sum(x * te.stop_gradient(x))))(x), x)
    calls = []

    def noted(x):
        calls.append(x.shape)
        return sp.gammaln(x)

    for vectorized, shapes in ((False, [(1,)] * 3), (True, [(3, 1)])):
        calls.clear()
        batch = te.vmap(lambda x, v=vectorized: te.external(noted, x, x, vectorized=v))
        np.testing.assert_array_equal(batch(x), sp.gammaln(x))
        assert calls == shapes
    np.testing.assert_allclose(
        te.vmap(te.grad(lambda x: np.sum(digamma()(x))))(x), sp.digamma(x), rtol=1e-15
    )


def energy(x):
    return np.sum(np.sin(x) * x)


SECOND_ORDERS = {
    "hvp": lambda x, v: te.hvp(energy, (x,), (v,))[1][0],
    "hessian": lambda x, v: te.hessian(energy)(x) @ v,
    "jvp of grad": lambda x, v: te.jvp(te.grad(energy), (x,), (v,))[1],
    "vjp of grad": lambda x, v: te.vjp(te.grad(energy), x)[1](v)[0],
    "grad of grad": lambda x, v: te.grad(lambda y: np.sum(te.grad(energy)(y) * v))(x),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", SECOND_ORDERS)
def test_rules_that_differentiate_gradients(name):
    """The gradient of energy, with the product with its Hessian as the rule."""
    product = SECOND_ORDERS[name]
    forward = te.custom_jvp(te.grad(energy))
    forward.defjvp(lambda x, y, dx: product(x, dx))
    reverse = te.custom_vjp(te.grad(energy))
    reverse.defvjp(lambda x: x, lambda x, ct: (product(x, ct),))
    for f in (forward, reverse):
        for transform in (lambda g: g, te.jit, lambda g: lambda x: te.vmap(g)(np.stack([x, x]))[1]):
            slope = transform(te.grad(lambda x, f=f: np.sum(f(x) ** 2)))(X)
            expected = te.grad(lambda x: np.sum(te.grad(energy)(x) ** 2))(X)
            np.testing.assert_allclose(slope, expected, rtol=1e-13)
        te.check_grads(lambda x, f=f: np.sum(f(x)), (X,), order=2)


def test_a_forward_rule_in_jax_form():
    @te.custom_jvp
    def f(x, y):
        return np.log(1 + np.exp(x)) * y["scale"]

    @f.defjvp
    def _(primals, tangents):
        x, y = primals
        dx, dy = tangents
        value = f(x, y)
        return value, dx * y["scale"] / (1 + np.exp(-x)) + value / y["scale"] * dy["scale"]

    scale = {"scale": 2.0}
    te.check_grads(lambda x, y: np.sum(f(x, y) ** 2), (X, scale), order=2)
    assert te.grad(f)(700.0, scale) == 2.0
    third = te.grad(te.grad(te.grad(lambda x: f(x, scale))))(0.3)
    expected = te.grad(te.grad(te.grad(lambda x: 2 * np.log(1 + np.exp(x)))))(0.3)
    np.testing.assert_allclose(third, expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("function", "rule"),
    [
        (lambda x: 2 * x, lambda x, dx: 2 * dx),  # a tuple, twice
        (lambda x, y: x + y, lambda x, dx: dx),
        (lambda x: x * x, lambda x, dx: (2 * x[0] * dx[0], x[0] * x[0])),
    ],
)
def test_a_rule_without_the_parameter_of_the_output_is_refused(function, rule):
    """It is read as a rule in JAX's form; what it returns first is no output of the function."""
    f = te.custom_jvp(function)
    f.defjvp(rule)
    args = (3.0,) * f.__wrapped__.__code__.co_argcount
    for run in (lambda: te.grad(f)(*args), lambda: te.jvp(f, args, args)):
        with pytest.raises(
            TypeError, match=r"depends on the tangents\. A rule with this number of"
        ):
            run()


def test_a_fault_in_a_rule_of_two_parameters_names_the_forms_of_rules():
    f = te.custom_jvp(np.exp)
    f.defjvp(lambda x, dx: dx * np.exp(x))
    with pytest.raises(TypeError) as caught:
        te.grad(f)(1.0)
    assert "the output is a parameter too" in caught.value.__notes__[0]


@pytest.mark.parametrize(
    "function",
    [
        lambda x: te.fori_loop(0, 5, lambda i, s: np.sin(s) * x, x),
        lambda x: te.while_loop(lambda s: s < 9.0, lambda s: s * s + x, x),
        lambda x: te.cond(x > 0, lambda: x * x, lambda: x),
        lambda x: np.linalg.svd(x * np.eye(2))[1].sum(),
    ],
)
def test_a_rule_in_jax_form_may_be_forward_mode(function):
    f = te.custom_jvp(function)
    f.defjvp(lambda primals, tangents: te.jvp(function, primals, tangents))
    for transform in (te.grad, te.jacfwd, lambda f: te.jit(te.grad(te.grad(f)))):
        assert transform(f)(1.5) == pytest.approx(transform(function)(1.5), rel=1e-12)


def test_a_pullback_in_jax_form():
    @te.custom_vjp
    def f(x, y):
        return np.sin(x) * y

    def fwd(x, y):
        return f(x, y), (np.cos(x), np.sin(x), y)

    def bwd(residuals, ct):
        c, s, y = residuals
        return c * ct * y, s * ct

    f.defvjp(fwd, bwd)
    te.check_grads(lambda x, y: np.sum(f(x, y) ** 2), (X, X + 1), order=2)
    batches = te.jit(te.vmap(te.grad(f, (0, 1))))(X, X + 1)
    np.testing.assert_allclose(batches, (np.cos(X) * (X + 1), np.sin(X)))


def test_the_output_as_a_residual_has_the_rules_derivative():
    """All derivatives of this exponential are the rule's, which says 2 exp(x)."""
    f = te.custom_vjp(lambda x: np.exp(x))

    def fwd(x):
        y = f(x)
        return y, y

    f.defvjp(fwd, lambda y, ct: (2 * y * ct,))
    np.testing.assert_allclose(te.grad(te.grad(te.grad(f)))(0.5), 8 * np.exp(0.5))


@pytest.mark.parametrize(
    ("function", "fwd", "bwd"),
    [
        (np.sin, lambda x: (np.sin(x), (np.cos(x),)), lambda r, ct: (r[0] * ct,)),
        (np.sin, lambda x: (np.sin(x), np.cos(x)), lambda cosine, ct: (cosine * ct,)),
        (np.sin, lambda x: [np.sin(x), np.cos(x)], lambda cosine, ct: (cosine * ct,)),
        (np.sin, lambda x: (-np.sin(-x), (np.cos(x),)), lambda r, ct: (r[0] * ct,)),
        (lambda x: 1.0 * x, lambda x: (x, (1.0,)), lambda r, ct: (ct * r[0],)),
        (
            lambda x: {"y": np.sin(x)},
            lambda x: ({"y": np.sin(x)}, {"y": np.cos(x)}),
            lambda r, ct: (r["y"] * ct["y"],),
        ),
        (lambda x: (x, x), lambda x: ((x, x), 2.0), lambda r, ct: (ct[0] + ct[1],)),
    ],
)
def test_a_pair_that_could_be_output_and_residuals_is_refused(function, fwd, bwd):
    """Read as residuals, the first of these has the derivative sin instead of cos."""
    f = te.custom_vjp(lambda x: function(x))
    f.defvjp(fwd, bwd)
    for x in (0.5, X):
        with pytest.raises(TypeError, match=r"first part has the shape of the output\. If it is"):
            f(x)


@pytest.mark.parametrize(
    "residuals",
    [
        lambda x: {"y": np.sin(x), "d": np.cos(x)},
        lambda x: (np.cos(x), np.sin(x), x),
        lambda x: (np.ones((2, 2)), np.cos(x)),
        lambda x: ((np.cos(x), x),),
    ],
)
def test_residuals_that_cannot_be_a_pair_with_the_output_reach_the_pullback(residuals):
    received = []
    f = te.custom_vjp(lambda x: np.sin(x))
    f.defvjp(residuals, lambda r, ct: (received.append(r), (ct,))[1])
    f(X)
    assert te.pytree.flatten(received[0])[1] == te.pytree.flatten(residuals(X))[1]


def test_the_first_part_of_a_pair_in_jax_form_is_what_the_call_returned():
    f = te.custom_vjp(lambda x: np.sin(x))
    for fwd in (lambda x: (x, f(x)), lambda x: (f(x) * 1.0, np.cos(x))):
        f.defvjp(fwd, lambda r, ct: (r * ct,))
        with pytest.raises(TypeError, match="first part is not the result of this call"):
            f(0.5)


def test_static_arguments_in_jax_form_and_rules_that_call_their_function():
    @te.custom_jvp(static_argnums=0)
    def power(n, x):
        return x**n

    @power.defjvp
    def _(n, primals, tangents):
        (x,), (dx,) = primals, tangents
        return power(n, x), (n * power(n - 1, x) * dx if n else None)

    assert te.grad(te.grad(power, 1), 1)(4, 2.0) == 48.0


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (
            lambda x, y: y,
            r"the rule returned 1 values|returned Tracer, expected \(output, tangent\)",
        ),
        (lambda p, t: (p[0], t[0], t[0]), r"returned 3 values, expected \(output, tangent\)"),
        (
            lambda a, b, c, d: a,
            r"the rule takes \(a, b, c, d\), expected 3 arguments .* or 2 as in",
        ),
        (None, "arguments other than the rule's own"),
    ],
)
def test_forward_rules_in_neither_form(rule, message):
    f = te.custom_jvp(lambda x: np.sin(x))
    f.defjvp(rule or (lambda x, y, dx: f(x + 1) * dx))
    with pytest.raises(TypeError, match=message):
        te.grad(f)(1.0)


def test_residuals_that_call_the_function_return_a_pair():
    f = te.custom_vjp(lambda x: np.exp(x))
    f.defvjp(lambda x: f(x), lambda y, ct: (y * ct,))
    with pytest.raises(TypeError, match=r"calls the function as in JAX, .*\(output, residuals\)"):
        te.grad(f)(1.0)


def test_rules_that_differentiate_keep_zero_what_is_not_selected():
    def roots(x):
        return np.sum(np.where(x > 0, np.sqrt(x), 0.0))

    function = te.custom_jvp(roots)
    function.defjvp(lambda x, y, dx: np.sum(te.grad(roots)(x) * dx))
    x = np.array([4.0, 0.0, -1.0])
    with np.errstate(all="ignore"):
        assert te.grad(function)(x).tolist() == [0.25, 0.0, 0.0]
        assert te.hvp(function, (x,), (np.ones(3),))[1][0].tolist() == [-1 / 32, 0.0, 0.0]


def of_selected(x):
    """Of a selected value a function without a finite derivative where it is not selected."""
    return np.sqrt(np.where(x > 1, x, 0.0)) + np.cos(np.where(x > 1, 1.0, x))


def slope_of_selected(x):
    return np.where(x > 1, 0.5 / np.sqrt(np.maximum(x, 1)), -np.sin(x))


@pytest.mark.parametrize("x", [0.5, 2.0])
def test_rules_are_linear_through_what_is_selected(x):
    """Tangents of the rule flow through `np.where`, whose guards are not linear."""
    forward = te.custom_jvp(of_selected)
    forward.defjvp(lambda x, y, dx: te.jvp(of_selected, (x,), (dx,))[1])
    pullback = te.custom_vjp(of_selected)
    pullback.defvjp(lambda x: x, lambda x, ct: te.vjp(of_selected, x)[1](ct))
    second = te.grad(slope_of_selected)(x)
    with np.errstate(all="ignore"):
        for f in (forward, pullback):
            np.testing.assert_allclose(te.jit(te.grad(f))(x), slope_of_selected(x))
            np.testing.assert_allclose(te.jvp(f, (x,), (1.0,))[1], slope_of_selected(x))
            np.testing.assert_allclose(te.jit(te.grad(te.grad(f)))(x), second)
