"""First-order optimizers: values over 100 steps against optax, PyTorch and the papers' formulas."""

import numpy as np
import pytest

import tenferro as te

opt = te.optimize
STEPS = 100
TARGET = {"w": np.array([[0.5, -1.0], [2.0, 0.1]]), "b": np.array([0.3])}
START = {"w": np.array([[1.0, 2.0], [-3.0, 0.1]]), "b": np.array([0.0])}
COMPLEX = {"z": np.array([1.0 + 2.0j, -0.5j]), "r": np.array([0.5])}


def loss(p):
    return sum(np.sum(np.cosh(p[k] - TARGET[k])) + np.sum(p[k] ** 4) / 9 for k in p)


def complex_loss(p):
    z, r = p["z"], p["r"]
    return np.sum(abs(z * z - (1 - 1j)) ** 2) + np.sum(np.real(z) * r) + np.sum(r**4)


def trained(transformation, params, f=loss, steps=STEPS, needs=True):
    """The parameters after all steps, each compiled."""
    gradient = te.grad(f)

    @te.jit
    def step(params, state):
        given = (params,) if needs else ()
        updates, state = transformation.update(gradient(params), state, *given)
        return opt.apply_updates(params, updates), state

    state = transformation.init(params)
    for _ in range(steps):
        params, state = step(params, state)
    return params


def same(found, expected, tolerance=1e-12):
    for name in expected:
        np.testing.assert_allclose(found[name], expected[name], rtol=tolerance, atol=tolerance)


def _in_float64(schedule):
    """A schedule of optax on counts of 64 bits: of its own, of 32 bits, it makes float32."""
    return lambda count: schedule(count.astype("int64"))


def _rate(optax):
    return _in_float64(optax.warmup_cosine_decay_schedule(0.01, 0.2, 10, 80, 0.02))


RATE = opt.warmup_cosine_decay_schedule(0.01, 0.2, 10, 80, 0.02)


def _first(tree, chosen, other):
    """A mask or labels: one for the first name, another for the rest."""
    return {name: chosen if i == 0 else other for i, name in enumerate(sorted(tree))}


ALL = {
    "sgd": (opt.sgd(0.01), lambda o: o.sgd(0.01)),
    "momentum": (opt.sgd(0.01, 0.9), lambda o: o.sgd(0.01, 0.9)),
    "nesterov": (opt.sgd(0.01, 0.9, True), lambda o: o.sgd(0.01, 0.9, True)),
    "adam": (opt.adam(0.05), lambda o: o.adam(0.05)),
    "adam root": (
        opt.adam(0.05, 0.8, 0.9, 1e-3, 1e-4),
        lambda o: o.adam(0.05, 0.8, 0.9, 1e-3, 1e-4),
    ),
    "adam schedule": (
        opt.adam(RATE),
        lambda o: o.adam(_rate(o)),
    ),
    "adamw": (opt.adamw(0.05, weight_decay=0.1), lambda o: o.adamw(0.05, weight_decay=0.1)),
    "rmsprop": (opt.rmsprop(0.01), lambda o: o.rmsprop(0.01)),
    "rmsprop centered": (
        opt.rmsprop(0.01, 0.8, centered=True, momentum=0.7, eps_in_sqrt=False),
        lambda o: o.rmsprop(0.01, 0.8, centered=True, momentum=0.7, eps_in_sqrt=False),
    ),
    "adagrad": (opt.adagrad(0.3), lambda o: o.adagrad(0.3)),
    "lion": (opt.lion(0.01), lambda o: o.lion(0.01)),
    "masked decay": (
        opt.adamw(0.05, weight_decay=0.1, mask=lambda p: {n: n != "b" for n in p}),
        lambda o: o.adamw(0.05, weight_decay=0.1, mask=lambda p: {n: n != "b" for n in p}),
    ),
    "masked": (
        opt.chain(opt.masked(opt.scale_by_adam(), lambda p: _first(p, True, False)), opt.sgd(0.05)),
        lambda o: o.chain(
            o.masked(o.scale_by_adam(), lambda p: _first(p, True, False)), o.sgd(0.05)
        ),
    ),
    "labels": (
        opt.multi_transform(
            {"a": opt.adam(0.05), "b": opt.sgd(0.01)}, lambda p: _first(p, "a", "b")
        ),
        lambda o: o.multi_transform(
            {"a": o.adam(0.05), "b": o.sgd(0.01)}, lambda p: _first(p, "a", "b")
        ),
    ),
    "frozen": (
        opt.multi_transform(
            {"a": opt.sgd(0.01), "b": opt.set_to_zero()}, lambda p: _first(p, "a", "b")
        ),
        lambda o: o.multi_transform(
            {"a": o.sgd(0.01), "b": o.set_to_zero()}, lambda p: _first(p, "a", "b")
        ),
    ),
    "injected": (
        opt.inject_hyperparams(opt.adamw)(RATE, b1=0.8, weight_decay=0.1),
        lambda o: o.inject_hyperparams(o.adamw)(_rate(o), b1=0.8, weight_decay=0.1),
    ),
    "injected rmsprop": (
        opt.inject_hyperparams(opt.rmsprop)(0.01, momentum=0.7, eps_in_sqrt=False),
        lambda o: o.inject_hyperparams(o.rmsprop)(0.01, momentum=0.7, eps_in_sqrt=False),
    ),
    "finite": (
        opt.apply_if_finite(opt.adam(0.05), 2),
        lambda o: o.apply_if_finite(o.adam(0.05), 2),
    ),
    "clipped by value": (
        opt.chain(opt.clip_by_value(0.5), opt.sgd(0.1)),
        lambda o: o.chain(o.clip(0.5), o.sgd(0.1)),
    ),
    "clipped": (
        opt.chain(opt.clip_by_global_norm(1.5), opt.adam(0.1)),
        lambda o: o.chain(o.clip_by_global_norm(1.5), o.adam(0.1)),
    ),
    **{
        f"{name} clipped, schedule": (
            opt.chain(opt.clip_by_global_norm(1.5), getattr(opt, name)(RATE, **options)),
            lambda o, name=name, options=options: o.chain(
                o.clip_by_global_norm(1.5), getattr(o, name)(_rate(o), **options)
            ),
        )
        for name, options in {
            "sgd": {"momentum": 0.5, "nesterov": True}, "adamw": {"weight_decay": 0.1},
            "rmsprop": {"momentum": 0.3}, "adagrad": {}, "lion": {},
        }.items()
    },
}  # fmt: skip


@pytest.fixture
def optax():
    jax = pytest.importorskip("jax")
    found = pytest.importorskip("optax")
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield found
    jax.config.update("jax_enable_x64", before)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("f", [loss, complex_loss])
def test_values_are_those_of_optax(name, f, optax):
    if name == "clipped by value" and f is complex_loss:
        pytest.skip("complex numbers have no order")
    if name.startswith("injected") and f is complex_loss:
        pytest.skip("optax converts the numbers to complex ones, with a warning")
    if name == "lion clipped, schedule" and f is complex_loss:
        pytest.skip("directions of small complex numbers amplify the rounding of the norm")
    import jax

    ours, make = ALL[name]
    start = START if f is loss else COMPLEX
    theirs = make(optax)
    gradient = te.jit(te.grad(f))
    update = jax.jit(lambda g, s, p: theirs.update(g, s, p))
    params, state = start, theirs.init(start)
    for _ in range(STEPS):
        updates, state = update(
            gradient({k: np.asarray(x) for k, x in params.items()}), state, params
        )
        params = optax.apply_updates(params, updates)
    same(trained(ours, start, f), params)


def reference(name, p, gradient):
    """Parameters after all steps, by the formulas of the papers, in plain NumPy."""
    m = v = t = np.zeros_like(p)
    for k in range(1, STEPS + 1):
        g = gradient(p)
        if name == "momentum":
            t = 0.9 * t + g
            p = p - 0.01 * t
        elif name == "nesterov":
            t = 0.9 * t + g
            p = p - 0.01 * (g + 0.9 * t)
        elif name in ("adam", "adamw"):
            m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
            decay = 0.1 * p if name == "adamw" else 0.0
            m_hat, v_hat = m / (1 - 0.9**k), v / (1 - 0.999**k)
            p = p - 0.05 * (m_hat / (np.sqrt(v_hat) + 1e-8) + decay)
        elif name == "rmsprop":
            v = 0.9 * v + 0.1 * g * g
            p = p - 0.01 * g / np.sqrt(v + 1e-8)
        elif name == "adagrad":
            v = v + g * g
            p = p - 0.3 * g / np.sqrt(0.1 + v + 1e-7)
        elif name == "lion":
            p, m = p - 0.01 * (np.sign(0.9 * m + 0.1 * g) + 1e-3 * p), 0.99 * m + 0.01 * g
    return p


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", "momentum nesterov adam adamw rmsprop adagrad lion".split())
def test_values_are_those_of_the_formulas(name):
    start = START["w"]
    gradient = te.jit(te.grad(lambda w: loss({"w": w})))
    found = trained(ALL[name][0], {"w": start})["w"]
    np.testing.assert_allclose(found, reference(name, start, gradient), rtol=1e-12, atol=1e-12)


STATEFUL = {
    "SGD": {"lr": 0.01, "momentum": 0.9, "weight_decay": 0.1},
    "SGD nesterov": {"lr": 0.01, "momentum": 0.9, "nesterov": True},
    "Adam": {"lr": 0.05, "betas": (0.8, 0.95), "eps": 1e-6, "weight_decay": 0.1},
    "AdamW": {"lr": 0.05},
    "RMSprop": {"lr": 0.01, "alpha": 0.9, "momentum": 0.5, "centered": True, "weight_decay": 0.01},
    "Adagrad": {"lr": 0.1, "initial_accumulator_value": 0.01},
}


def eager_trained(make, start, f=loss, steps=STEPS):
    variables = {k: te.variable(x) for k, x in start.items()}
    optimizer = make(list(variables.values()))
    for i in range(steps):
        f(variables).backward()
        optimizer.step()
        optimizer.zero_grad()
        if i == steps // 2:
            optimizer.param_groups[0]["lr"] *= 0.5
    return {k: v.numpy() for k, v in variables.items()}


@pytest.mark.parametrize("name", STATEFUL)
def test_values_are_those_of_pytorch(name):
    torch = pytest.importorskip("torch")
    options = STATEFUL[name]
    found = eager_trained(lambda vs: getattr(opt, name.split()[0])(vs, **options), START)
    variables = {k: torch.tensor(x, requires_grad=True) for k, x in START.items()}
    theirs = getattr(torch.optim, name.split()[0])(variables.values(), **options)
    for i in range(STEPS):
        theirs.zero_grad()
        total = 0
        for k, p in variables.items():
            total = total + torch.cosh(p - torch.tensor(TARGET[k])).sum() + (p**4).sum() / 9
        total.backward()
        theirs.step()
        if i == STEPS // 2:
            theirs.param_groups[0]["lr"] *= 0.5
    same(found, {k: p.detach().numpy() for k, p in variables.items()})


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("stateful", "pure"),
    [
        (lambda vs: opt.Adam(vs, 0.01), lambda rate: opt.adam(rate)),
        (
            lambda vs: opt.Lion(vs, 0.01, weight_decay=0.1),
            lambda rate: opt.lion(rate, weight_decay=0.1),
        ),
        (lambda vs: opt.SGD(vs, 0.01, 0.9), lambda rate: opt.sgd(rate, 0.9)),
    ],
)
@pytest.mark.parametrize("f", [loss, complex_loss])
def test_both_forms_are_one_formula(stateful, pure, f):
    start = START if f is loss else COMPLEX
    halved = opt.piecewise_constant_schedule(0.01, {STEPS // 2 + 1: 0.5})
    same(eager_trained(stateful, start, f), trained(pure(halved), start, f))


def test_gradient_descent_of_a_complex_parameter_goes_downhill():
    target = np.array([2.0 - 1.0j])
    found = trained(
        opt.adam(0.1),
        {"z": np.array([0.0 + 0.0j])},
        lambda p: np.sum(abs(p["z"] - target) ** 2),
        300,
    )
    np.testing.assert_allclose(found["z"], target, atol=1e-3)


def test_steps_of_complex_parameters_turn_with_the_plane():
    turn = np.exp(0.7j)

    def turned(p):
        return np.sum(abs((p["z"] / turn) ** 2 - (1 - 1j)) ** 2)

    plain = trained(
        opt.adam(0.1), {"z": COMPLEX["z"]}, lambda p: np.sum(abs(p["z"] ** 2 - (1 - 1j)) ** 2)
    )
    found = trained(opt.adam(0.1), {"z": COMPLEX["z"] * turn}, turned)
    np.testing.assert_allclose(found["z"], plain["z"] * turn, rtol=1e-9)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", ALL)
def test_float32_stays_float32(name):
    start = {k: x.astype(np.float32) for k, x in START.items()}
    found = trained(ALL[name][0], start, steps=20)
    assert {x.dtype for x in found.values()} == {np.dtype(np.float32)}
    same(found, trained(ALL[name][0], START, steps=20), 2e-4)


def test_params_may_be_left_out_where_they_are_not_needed():
    without = trained(opt.adam(0.05), START, needs=False)
    same(without, trained(opt.adam(0.05), START))
    with pytest.raises(ValueError, match=r"params is None, expected the parameters"):
        trained(opt.adamw(0.05), START, needs=False)


def test_a_whole_run_is_one_compiled_loop_that_is_differentiable():
    def after(rate):
        adam = opt.adam(rate)

        def step(i, carry):
            params, state = carry
            updates, state = adam.update(te.grad(loss)(params), state)
            return opt.apply_updates(params, updates), state

        return te.fori_loop(0, 30, step, (START, adam.init(START)))[0]

    same(te.jit(after)(0.05), trained(opt.adam(0.05), START, steps=30))
    te.check_grads(lambda rate: loss(after(rate)), (0.05,))


def test_many_runs_at_once():
    rates = np.array([0.01, 0.05])

    def descended(rate):
        sgd = opt.sgd(rate)

        def step(i, p):
            updates, _ = sgd.update(te.grad(loss)(p), sgd.init(p))
            return opt.apply_updates(p, updates)

        return te.fori_loop(0, 10, step, START)

    found = te.jit(te.vmap(descended))(rates)
    for i, rate in enumerate(rates):
        expected = trained(opt.sgd(float(rate)), START, steps=10)
        same({k: x[i] for k, x in found.items()}, expected)


SCHEDULES = {
    "constant_schedule": (0.3,),
    "polynomial_schedule": (1.0, 0.1, 2.5, 20, 5),
    "linear_schedule": (0.0, 0.5, 30),
    "exponential_decay": (1.0, 10, 0.7, 4, False, 0.2),
    "exponential_decay staircase": (1.0, 10, 0.7, 4, True),
    "cosine_decay_schedule": (0.5, 40, 0.1, 1.5),
    "piecewise_constant_schedule": (1.0, {10: 0.5, 25: 0.1}),
    "warmup_cosine_decay_schedule": (0.0, 1.0, 10, 40, 0.05, 1.2),
    "warmup_exponential_decay_schedule": (0.1, 1.0, 10, 5, 0.9),
}


@pytest.mark.parametrize("name", SCHEDULES)
def test_schedules_are_those_of_optax(name, optax):
    ours, theirs = (getattr(o, name.split()[0])(*SCHEDULES[name]) for o in (opt, optax))
    traced = te.jit(ours)
    for count in range(60):
        expected = float(theirs(count))
        assert float(ours(count)) == pytest.approx(expected, rel=1e-12, abs=1e-15)
        assert float(traced(np.array(count))) == pytest.approx(expected, rel=1e-12, abs=1e-15)


def test_clipping():
    grads = {"a": np.array([3.0, 4.0]), "z": np.array([12.0j])}
    clipped, _ = opt.clip_by_global_norm(1.3).update(grads, ())
    same(clipped, {k: g / 10 for k, g in grads.items()})
    clipped, _ = opt.clip_by_norm(1.0).update(grads, ())
    same(clipped, {"a": np.array([0.6, 0.8]), "z": np.array([1.0j])})
    small, _ = opt.clip_by_global_norm(20.0).update(grads, ())
    assert all(np.array_equal(small[k], grads[k]) for k in grads)
    slope = te.grad(lambda x: np.sum(opt.clip_by_norm(1.0).update(x, ())[0]))(np.zeros(2))
    np.testing.assert_array_equal(slope, [1.0, 1.0])


def test_a_stateful_optimizer_continues_where_it_was_saved():
    import pickle

    def run(steps, optimizer, variables):
        for _ in range(steps):
            loss(variables).backward()
            optimizer.step()
            optimizer.zero_grad()

    whole = eager_variables()
    run(20, opt.Adam(whole.values(), 0.05), whole)
    first = eager_variables()
    before = opt.Adam(first.values(), 0.05)
    run(12, before, first)
    saved = pickle.loads(pickle.dumps(before.state_dict()))
    after = opt.Adam(first.values(), 0.7)
    after.load_state_dict(saved)
    assert after.param_groups[0]["lr"] == 0.05
    run(8, after, first)
    same({k: v.numpy() for k, v in first.items()}, {k: v.numpy() for k, v in whole.items()}, 0)
    with pytest.raises(ValueError, match=r"groups of \[2\] variables, expected \[1\]"):
        opt.Adam([te.variable(1.0)]).load_state_dict(saved)


def eager_variables():
    return {k: te.variable(x) for k, x in START.items()}


def test_groups_schedules_and_variables_without_gradient():
    a, b, c = te.variable(1.0), te.variable([1.0, 1.0]), te.variable(5.0)
    optimizer = opt.SGD(
        [{"params": a}, {"params": [b], "lr": lambda count: 0.1 * 0.5**count}], lr=1.0
    )
    optimizer.add_param_group({"params": [c]})
    for _ in range(2):
        (a + b.sum()).backward()
        optimizer.step()
        optimizer.zero_grad()
    assert a.numpy() == -1.0
    assert c.numpy() == 5.0
    np.testing.assert_allclose(b.numpy(), [0.85, 0.85])


def test_a_closure_is_called_before_the_step():
    w = te.variable(3.0)
    optimizer = opt.SGD([w], lr=0.5)

    def closure():
        optimizer.zero_grad()
        value = w * w
        value.backward()
        return value

    assert float(optimizer.step(closure).detach()) == 9.0
    assert w.numpy() == 0.0


BAD = [
    (
        lambda: opt.adam(0.1).init({"n": 3}),
        TypeError,
        r"scale_by_adam: argument 0\['n'\] has dtype int64",
    ),
    (
        lambda: opt.adam(0.1).update({"b": np.ones(1)}, opt.adam(0.1).init(START)),
        ValueError,
        "scale_by_adam: the updates have the structure {'b': .*}, expected {'b': .*, 'w': .*}",
    ),
    (
        lambda: opt.adam(0.1).update(np.ones(3), opt.adam(0.1).init(np.ones(2))),
        ValueError,
        r"the update has shape \(3,\), expected \(2,\)",
    ),
    (
        lambda: opt.chain(opt.sgd(0.1)).update(np.ones(1), ()),
        ValueError,
        "the state has 0 entries, expected 1",
    ),
    (
        lambda: opt.clip_by_value(1.0).update(np.ones(1, complex), ()),
        TypeError,
        "dtype complex128, expected real",
    ),
    (lambda: opt.linear_schedule(1.0, 0.0, 0), ValueError, "transition_steps is 0"),
    (lambda: opt.exponential_decay(1.0, 5, 0.0), ValueError, "decay_rate is 0.0"),
    (lambda: opt.join_schedules([RATE], [3]), ValueError, "boundaries is .* expected 0"),
    (
        lambda: opt.Adam([np.ones(2)]),
        TypeError,
        "entry 0 of the parameters is array.* expected a variable",
    ),
    (lambda: opt.Adam([]), ValueError, "at least one variable"),
    (
        lambda: opt.Adam([{"params": [te.variable(1.0)], "beta": 1}]),
        ValueError,
        "some of .*'betas'",
    ),
]


@pytest.mark.parametrize(("call", "error", "message"), BAD)
def test_bad_input(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_a_variable_belongs_to_one_group():
    w = te.variable(1.0)
    with pytest.raises(ValueError, match="entry 1 of the parameters occurs twice"):
        opt.SGD([w, w])
