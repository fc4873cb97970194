"""Checks on eight simulated devices. Run as a program: one line of JSON, an error or none by check.

A program of its own because the number of devices is chosen before jax starts.
"""

import json
import sys
import traceback

import jax
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec

import tenferro as te

RNG = np.random.default_rng(0)
CHECKS = {}


def check(function):
    CHECKS[function.__name__] = function
    return function


def loss(p, x, y):
    h = np.tanh(x @ p["w"] + p["b"])
    return np.mean((h @ p["v"] - y) ** 2)


P = {"w": RNG.standard_normal((16, 32)), "b": np.zeros(32), "v": RNG.standard_normal((32, 4))}
X, Y = RNG.standard_normal((64, 16)), RNG.standard_normal((64, 4))
STEP = te.jit(te.value_and_grad(loss), engine="xla")


def mesh():
    return te.sharding.mesh(data=4, model=2)


def close(a, b):
    for x, y in zip(te.pytree.leaves(a), te.pytree.leaves(b), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_allclose(np.asarray(x), y, rtol=1e-12, atol=1e-14)


def model_parallel(m):
    named = te.sharding.named_sharding
    where = {"w": named(m, None, "model"), "b": named(m, "model"), "v": named(m, "model")}
    return {name: te.device_put(x, where[name]) for name, x in P.items()}


@check
def gradients_of_sharded_data():
    m = mesh()
    x, y = (te.device_put(a, te.sharding.named_sharding(m, "data")) for a in (X, Y))
    value, gradient = STEP(te.device_put(P, te.sharding.named_sharding(m)), x, y)
    close((value, gradient), STEP(P, X, Y))
    assert gradient["w"].sharding.is_fully_replicated


@check
def gradients_of_sharded_parameters_are_sharded_alike():
    m = mesh()
    p = model_parallel(m)
    x, y = (te.device_put(a, te.sharding.named_sharding(m, "data")) for a in (X, Y))
    value, gradient = STEP(p, x, y)
    close((value, gradient), STEP(P, X, Y))
    for name, g in gradient.items():
        assert g.sharding.is_equivalent_to(p[name].sharding, g.ndim), name


@check
def second_order_and_batches():
    m = mesh()
    x, y = (te.device_put(a, te.sharding.named_sharding(m, "data")) for a in (X, Y))
    product = te.jit(lambda p, d, x, y: te.hvp(lambda p: loss(p, x, y), (p,), (d,)), engine="xla")
    close(product(model_parallel(m), P, x, y), product(P, P, X, Y))
    each = te.jit(te.vmap(te.grad(loss), in_axes=(None, 0, 0)), engine="xla")
    close(each(P, x, y), each(P, X, Y))


@check
def what_is_in_numpy_goes_everywhere():
    m = mesh()
    close(STEP(model_parallel(m), X, Y), STEP(P, X, Y))


@check
def shardings_of_jax_with_explicit_axes():
    m = jax.make_mesh((8,), ("all",), axis_types=(jax.sharding.AxisType.Explicit,))
    x = te.device_put(X, NamedSharding(m, PartitionSpec("all")))
    close(te.jit(lambda x: x.T @ x, engine="xla")(x), X.T @ X)


@check
def work_and_memory_are_shared():
    m = te.sharding.mesh(data=8)
    x = RNG.standard_normal((4096, 64))
    p = {"w": RNG.standard_normal((64, 256)), "b": np.zeros(256), "v": np.ones((256, 4))}
    y = np.zeros((4096, 4))
    whole = te.trace(te.value_and_grad(loss), engine="xla")(p, x, y)
    counts = []
    for sharding in (
        te.sharding.named_sharding(te.sharding.mesh(data=1)),
        te.sharding.named_sharding(m, "data"),
    ):
        xs, ys = (te.device_put(a, sharding) for a in (x, y))
        everywhere = te.sharding.named_sharding(sharding.mesh)
        ps = te.pytree.leaves(te.device_put(p, everywhere))
        (built,) = te.sharding.executables(whole, *ps, xs, ys)
        counts.append((built.cost_analysis()["flops"], built.memory_analysis().temp_size_in_bytes))
    (flops, memory), (flops_of_8, memory_of_8) = counts
    assert flops_of_8 <= 1.2 * flops / 8, counts
    assert memory_of_8 <= 1.2 * memory / 8 + 2 * 64 * 256 * 8, counts


@check
def arguments_and_results_are_placed():
    m = mesh()
    named = te.sharding.named_sharding
    step = te.jit(
        lambda p, x: {"h": x @ p["w"], "n": np.sum(x)},
        engine="xla",
        in_shardings=({"w": named(m, None, "model"), "b": None, "v": None}, named(m, "data")),
        out_shardings={"h": named(m, None, "model"), "n": None},
    )
    y = step(P, X)
    close(y, {"h": X @ P["w"], "n": np.sum(X)})
    assert y["h"].sharding.is_equivalent_to(named(m, None, "model"), 2)


@check
def a_device_of_its_own():
    x = te.device_put(X, jax.devices()[5])
    y = te.jit(lambda x: x * 2, engine="xla")(x)
    assert y.devices() == {jax.devices()[5]}
    close(y, X * 2)


@check
def singular_matrices_of_a_sharded_batch():
    a = np.stack([np.eye(3)] * 8)
    a[5] = 0
    x = te.device_put(a, te.sharding.named_sharding(te.sharding.mesh(data=8), "data"))
    try:
        te.jit(np.linalg.inv, engine="xla")(x)
    except np.linalg.LinAlgError as error:
        assert "matrix [5] of the batch is singular" in str(error)
    else:
        raise AssertionError("no error")


@check
def long_programs_in_pieces():
    def f(x):
        for _ in range(1500):
            x = np.sin(x) + 0.5 * x
        return np.sum(x)

    x = te.device_put(X, te.sharding.named_sharding(mesh(), "data"))
    close(te.jit(te.grad(f), engine="xla")(x), te.jit(te.grad(f))(X))


@check
def loops_of_unknown_length():
    def f(x):
        return np.sum(te.while_loop(lambda x: np.max(x) < 100, lambda x: x * (1 + 0.01 * x), x))

    x = np.linspace(1, 2, 64)
    xs = te.device_put(x, te.sharding.named_sharding(mesh(), "data"))
    close(te.jit(te.grad(f), engine="xla")(xs), te.jit(te.grad(f))(x))


@check
def too_few_devices():
    try:
        te.sharding.mesh(data=16)
    except ValueError as error:
        assert "needs 16 devices, and there are 8" in str(error)
    else:
        raise AssertionError("no error")


def raised(function):
    try:
        function()
    except Exception as error:  # noqa: BLE001  (the caller looks at it)
        return f"{type(error).__name__}: {error}"
    raise AssertionError("no error")


@check
def devices_have_names():
    devices = te.numpy.__array_namespace_info__().devices()
    assert devices == ("cpu", *(f"xla:{i}" for i in range(8))), devices
    x = te.numpy.ones(3, device="cpu:5")
    assert x.device == "xla:5" == te.tensor(X, device=jax.devices()[5]).device
    assert len({x.device, devices[6], "xla:5"}) == 1
    assert te.numpy.zeros(2, device=x.device).device == te.numpy.zeros_like(x).device == x.device
    assert te.numpy.from_dlpack(x).device == te.numpy.asarray(x).device == x.device
    assert repr(x) == "Tensor([1., 1., 1.], device='xla:5')"
    said = raised(lambda: te.numpy.ones(3, device="xla:8"))
    assert said.startswith("ValueError: ones: device is 'xla:8', expected one of 'cpu', 'xla:0',")
    there = te.numpy.from_dlpack(x, device="xla:1", copy=True)
    assert there.device == "xla:1" and np.all(np.asarray(there) == 1)
    given = jax.device_put(np.ones(3), jax.devices()[5])
    there = te.numpy.from_dlpack(given, device="xla:1", copy=True)
    assert there.device == "xla:1" and np.all(np.asarray(there) == 1)
    said = raised(lambda: te.numpy.from_dlpack(given, device="xla:1", copy=False))
    assert said.startswith("BufferError: from_dlpack: copy is False"), said
    said = raised(lambda: te.numpy.asarray(x, device="xla:1", copy=False))
    assert "copy is False" in said and "xla:5 to xla:1 needs a copy" in said, said


@check
def tensors_stay_where_they_are_and_do_not_mix():
    x, y = te.variable(X, device="xla:1"), te.tensor(X, device="xla:2")
    for mixed, name in (
        (lambda: x * y, "mul"),
        (lambda: np.matmul(x.T, y), "dot_general"),
        (lambda: te.numpy.concat([x, y]), "concatenate"),
    ):
        said = raised(mixed)
        assert said == (
            f"ValueError: {name}: operand 0 is on 'xla:1' and operand 1 on 'xla:2', expected all "
            "on one device; move one of them, as in x.to_device('xla:1')"
        ), said
    assert "is on 'xla:1' and operand 1 on 'cpu'" in raised(lambda: x + te.tensor(X))
    assert "is on 'xla:1' and operand 1 on 'xla:2'" in raised(
        lambda: te.grad(lambda a, b: np.sum(a * b))(x.detach(), y)
    )
    z = x * y.to_device(x.device) + X * 2.0
    assert z.device == "xla:1" and z.value.devices() == {jax.devices()[1]}
    (z * z).mean().backward()
    assert x.grad.device == "xla:1"
    close(x.grad, te.grad(lambda a: np.mean((a * X + X * 2.0) ** 2))(X))
    assert "on 'xla:1' and operand 1 on 'xla:2'" in raised(lambda: z.backward(y))


@check
def gradients_flow_between_devices():
    w = te.variable(X[0])
    h = np.tanh(w.to_device("xla:3"))
    a, b = h.to_device("xla:1") * 2.0, np.exp(h).to_device("xla:1")
    loss = (a * b).sum() + (w.to_device("xla:1") ** 2).sum()

    def same(w):
        h = np.tanh(w)
        return np.sum(2.0 * h * np.exp(h)) + np.sum(w**2)

    seen = []
    h.register_hook(lambda g: seen.append(g.device))
    loss.backward()
    assert w.grad.device == "cpu" and seen == ["xla:3"]
    close(w.grad, te.grad(same)(X[0]))
    w.grad = None
    loss.backward(create_graph=True)
    slope, w.grad = w.grad, None
    slope.sum().backward()
    close(w.grad, te.grad(lambda w: np.sum(te.grad(same)(w)))(X[0]))


@check
def a_long_way_over_many_devices():
    w = te.variable(1.0)
    y = w
    for i in range(300):
        y = y.to_device(f"xla:{i % 8}")
        y = y * 0.5 + y * 0.5
    y.backward()
    close(w.grad, np.asarray(1.0))


@check
def sharded_tensors_and_no_copies_to_the_host():
    m = mesh()
    put = te.device_put
    w = te.variable(P["w"], device=te.sharding.named_sharding(m, None, "model"))
    x = put(te.tensor(X), te.sharding.named_sharding(m, "data"))
    kind, asked = type(x.value), []
    read = kind.__array__

    def counted(self, *args, **kwargs):
        asked.append(self.shape)
        return read(self, *args, **kwargs)

    kind.__array__ = counted
    try:
        loss = (np.tanh(x @ w)[:, 1:] ** 2 + 1.0).mean()
        loss.backward()
        with te.no_grad():
            w -= 0.1 * w.grad
        assert not asked, asked
        w.numpy()
        assert asked
    finally:
        kind.__array__ = read
    g = te.grad(lambda w: np.mean(np.tanh(X @ w)[:, 1:] ** 2 + 1.0))(P["w"])
    close(w.grad, g)
    close(w.detach(), P["w"] - 0.1 * g)
    assert w.device == "xla:0,1,2,3,4,5,6,7" == te.numpy.ones_like(w).device
    assert not w.value.sharding.is_fully_replicated


if __name__ == "__main__":
    ends = {}
    for name, function in CHECKS.items():
        try:
            function()
            ends[name] = None
        except Exception:  # noqa: BLE001  (every end is told)
            ends[name] = traceback.format_exc()
    sys.stdout.write(json.dumps(ends) + "\n")
