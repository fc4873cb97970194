"""Eager tensors on a device of XLA: where they are, what they give, and how they leave."""

import copy
import pickle

import numpy as np
import pytest
import rows
from derivative_checks import ROUNDING, assert_close, direction

import tenferro as te
from tenferro.tensor import devices

jax = pytest.importorskip("jax")
X = np.array([0.5, -1.0, 2.0])
HERE = "xla:0"


def on(x):
    return te.variable(x, device=HERE)


def leaves(result):
    return [x for y in result for x in leaves(y)] if isinstance(result, tuple | list) else [result]


@pytest.mark.sampled(24)
@pytest.mark.parametrize("row", rows.ROWS, ids=lambda row: row.name)
def test_every_core_operation_there_is_the_one_here(row):
    dtype = row.dtypes[-1]
    rng = np.random.default_rng(0)
    args = row.sample(rng, dtype)
    inexact = [np.dtype(x.dtype).kind in "fc" for x in args]
    make = [te.variable if i else te.tensor for i in inexact]
    here, there = ([m(x, device=d) for m, x in zip(make, args, strict=True)] for d in ("cpu", HERE))
    for y, z in zip(leaves(row(*here)), leaves(row(*there)), strict=True):
        assert (z.device, z.dtype, z.requires_grad) == (HERE, y.dtype, y.requires_grad)
        assert_close("value", z.detach().numpy(), y.detach().numpy(), ROUNDING[dtype])
        if y.requires_grad:
            ct = direction(rng, y.detach().numpy())
            y.backward(ct)
            z.backward(ct)
    for x, y in zip(here, there, strict=True):
        assert (x.grad is None) == (y.grad is None)
        if x.grad is not None:
            assert y.grad.device == HERE
            assert_close("gradient", y.grad.numpy(), x.grad.numpy(), ROUNDING[dtype])


def test_a_training_loop_stays_there():
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((20, 3)), rng.standard_normal(20)

    def train(device):
        w = te.variable(np.zeros(3), device=device)
        x, y = te.tensor(a, device=device), te.tensor(b, device=device)
        for _ in range(20):
            loss = ((x @ w - y) ** 2).mean()
            loss.backward()
            with te.no_grad():
                w -= 0.1 * w.grad
                w.zero_grad()
        return w, loss

    w, loss = train(HERE)
    expected, same = train("cpu")
    assert w.device == loss.device == HERE and w.is_variable
    np.testing.assert_allclose(w.detach().numpy(), expected.detach().numpy(), rtol=1e-12)
    assert f"{loss:.6f}" == f"{same:.6f}"


def test_gradients_of_gradients_hooks_and_kept_gradients():
    w = on(X)
    (w**3).sum().backward(create_graph=True)
    slope, w.grad = w.grad, None
    (slope * slope).sum().backward()
    np.testing.assert_allclose(w.grad.numpy(), 36 * X**3)
    w.grad = None
    y = np.sin(w)
    y.retain_grad()
    y.register_hook(lambda g: 2.0 * g)
    (y * y).sum().backward()
    (y * y).sum().backward()
    np.testing.assert_allclose(y.grad.numpy(), 8 * np.sin(X))
    np.testing.assert_allclose(w.grad.numpy(), 8 * np.sin(X) * np.cos(X))
    assert w.grad.device == y.grad.device == HERE


def test_what_is_made_of_numbers_goes_where_it_is_needed():
    x = on(X)
    tn = te.numpy
    for other in (
        2,
        2.5,
        X,
        list(X),
        np.float64(3.0),
        tn.ones(3),
        tn.arange(3) * 2.0,
        tn.eye(3),
        tn.array([1, 2.5, 3]),
    ):
        for y in (x * other, other * x, tn.add(other, x)):
            assert y.device == HERE
    assert tn.concat([x, np.zeros(2)]).device == tn.r_[0:1:3j, x, X, 2.0].device == HERE
    assert tn.where(X > 0, x, 0.0).device == HERE
    assert (np.float32(1.0) * te.tensor(X, dtype="float32", device=HERE)).dtype == np.float32
    y = x.detach() * 1.0
    y[tn.array([True, False, True])] = tn.array([1.0, 2.0])
    assert y.tolist() == [1.0, -1.0, 2.0] and y.device == HERE


def test_what_was_made_of_data_does_not_move_unasked():
    x = on(X)
    for other in (te.tensor(X), te.variable(X), te.numpy.asarray(X), te.numpy.array(X) * 2.0):
        with pytest.raises(ValueError, match="add: operand 0 is on 'xla:0' and operand 1 on 'cpu'"):
            x + other
        with pytest.raises(ValueError, match="sub: operand 0 is on 'cpu' and operand 1 on 'xla:0'"):
            other - x
    with pytest.raises(ValueError, match=r"a program: operand 0 is on 'cpu' and operand 1 on"):
        te.jit(lambda a, b: a + b)(te.tensor(X), x.detach())
    with pytest.raises(ValueError, match=r"backward, with the tensor and the cotangent: operand 0"):
        (x * 2).backward(te.tensor(X))


def test_places_by_name():
    x = te.tensor(X)
    assert x.to_device("cpu") is x and x.device == "cpu"
    y = x.to_device("xla:0")
    assert y.to_device(y.device) is y and y.to_device(jax.devices()[0]) is y
    assert {y.device: 1}[te.numpy.zeros(1, device="xla:0").device] == 1
    assert te.device_put(x, "xla:0").device == HERE
    assert isinstance(te.device_put(X, "xla:0"), jax.Array)
    assert type(te.device_put(y, "cpu").value) is np.ndarray
    assert te.tensor(y).device == te.variable(y).device == HERE
    names = "expected one of 'cpu', 'xla:0'"
    for wrong in (
        lambda: te.tensor(X, device="gpu:7"),
        lambda: te.variable(X, device=3),
        lambda: x.to_device("XLA"),
        lambda: te.numpy.ones(3, device="mars"),
        lambda: te.numpy.astype(x, "float32", device="mars"),
        lambda: te.fft.fftfreq(3, device="mars"),
        lambda: te.device_put(x, "mars"),
        lambda: te.numpy.__array_namespace_info__().dtypes(device="mars"),
    ):
        with pytest.raises(ValueError, match=names):
            wrong()
    with pytest.raises(ValueError, match="stream is 1, expected None"):
        x.to_device("cpu", stream=1)
    with pytest.raises(ValueError, match="for a traced array; a program computes where"):
        te.jit(lambda x: x.to_device("xla:0"))(X)


def test_functions_that_make_arrays():
    tn, x = te.numpy, te.tensor(X, device=HERE)
    made = [
        *(f(3, device=HERE) for f in (tn.zeros, tn.ones, tn.empty, tn.eye, tn.tri, tn.arange)),
        *(f(x) for f in (tn.zeros_like, tn.ones_like, tn.empty_like)),
        tn.full(2, 3.0, device=HERE),
        tn.full_like(x, 2.0),
        tn.linspace(0, 1, 3, device=HERE),
        tn.asarray(X, device=HERE),
        tn.array([1, 2], device=HERE),
        tn.astype(x, "float32"),
        tn.from_dlpack(X, device=HERE),
        te.fft.fftfreq(4, device=HERE),
        te.fft.rfftfreq(4, device=HERE),
    ]
    assert {y.device for y in made} == {HERE}
    assert tn.zeros_like(x, device="cpu").device == "cpu"
    assert tn.zeros(3).device == tn.asarray(X).device == "cpu"
    with pytest.raises(ValueError, match=r"asarray: copy is False.*cpu to xla:0 needs a copy"):
        tn.asarray(te.tensor(X), device=HERE, copy=False)


def test_results_that_are_known_are_where_their_arguments_are():
    tn, x = te.numpy, te.tensor(X, device=HERE)
    n = te.tensor([1, 2], device=HERE)
    found = [
        tn.imag(x),
        x.imag,
        tn.isreal(x),
        tn.iscomplex(x),
        tn.isnan(n),
        tn.array_equal(x, n),
        x**0,
        n < 2**80,
        *tn.polydiv(x, x),
        *tn.polydiv(n, x),
    ]
    assert {y.device for y in found} == {HERE}
    with pytest.raises(TypeError, match="digitize, for its bins: it needs the values"):
        tn.digitize(x, x)
    assert tn.digitize(x, [2.0, 1.0, 0.0]).tolist() == [2, 3, 0]


def test_arrays_of_jax_are_taken_as_they_are():
    with jax.enable_x64(True):
        a = jax.numpy.asarray(X)
    x = te.numpy.asarray(a, device=HERE)
    assert x.value is a
    assert te.device_put(x, jax.devices()[0]).value is a
    np.testing.assert_allclose((on(X) * a).detach().numpy(), X * X)
    with pytest.raises(TypeError, match="asarray: dtype float8_e5m2 is not supported"):
        te.numpy.asarray(jax.numpy.ones(2, "float8_e5m2"), device=HERE)


def test_dlpack_both_ways():
    x = te.tensor(X, device=HERE) * 2.0
    assert x.__dlpack_device__() == (1, 0)
    with jax.enable_x64(True):
        back = jax.dlpack.from_dlpack(x)
    assert back.unsafe_buffer_pointer() == x.value.unsafe_buffer_pointer()
    y = te.numpy.from_dlpack(back, device=HERE)
    assert y.device == HERE and y.value.unsafe_buffer_pointer() == back.unsafe_buffer_pointer()
    with pytest.raises(BufferError, match="gradients flow through the tensor"):
        on(X).__dlpack__()
    torch = pytest.importorskip("torch")
    t = torch.from_dlpack(x)
    assert t.data_ptr() == x.value.unsafe_buffer_pointer() and t.tolist() == list(2 * X)
    z = te.numpy.from_dlpack(torch.arange(64.0, dtype=torch.float64), device=HERE)
    assert z.device == HERE and z.dtype == np.float64
    np.testing.assert_array_equal(z.numpy(), np.arange(64.0))


def test_values_leave_when_asked():
    x = te.tensor(X, device=HERE)
    assert type(x.numpy()) is np.ndarray and not x.numpy().flags.writeable
    np.testing.assert_array_equal(np.asarray(x), X)
    assert float(x[0]) == 0.5 == x[0].item() and x.tolist() == list(X)
    assert bool(x[0] > 0) and int(x[2]) == 2 and complex(x[1]) == -1
    assert f"{x[0]:.2f}" == "0.50" and round(x[0]) == 0
    assert repr(x) == "Tensor([ 0.5, -1. ,  2. ], device='xla:0')"
    assert repr(on(1.5)) == "Tensor(1.5, device='xla:0', requires_grad=True)"
    assert "xla:0" in x._repr_html_()
    with pytest.raises(TypeError, match=r"float\(\): gradients flow through"):
        float(on(1.5))


def test_functions_that_look_at_all_numbers_say_so():
    x = te.tensor(X, device=HERE)
    for function in (np.nonzero, np.unique, lambda x: x[x > 0]):
        with pytest.raises(
            TypeError, match=r"on 'xla:0', expected an array in the memory.*to_device"
        ):
            function(x)
    assert np.nonzero(x.to_device("cpu"))[0].tolist() == [0, 1, 2]
    for mask in ((x > 0).to_device("cpu"), X > 0):
        y = x[mask]
        assert y.device == HERE and y.tolist() == [0.5, 2.0]


def test_transforms_compute_where_their_arguments_are():
    x, f = te.tensor(X, device=HERE), lambda x: np.sum(np.sin(x) ** 2)
    expected = te.grad(f)(X)
    found = [
        te.grad(f)(x),
        te.jit(te.grad(f))(x),
        te.jit(te.grad(f), engine="xla")(x),
        te.vjp(f, x)[1](1.0)[0],
        te.vmap(te.grad(f))(x),
        te.grad(lambda w: np.sum(np.sin(w) * np.sin(x)))(x) * 2.0,  # closes over x
        te.grad(lambda w: f(w) if w[0] > 0 else w[0])(x),
    ]
    for y in found:
        assert y.device == HERE
        np.testing.assert_allclose(y.numpy(), expected, rtol=1e-12)
    g = te.jit(te.grad(f))(on(X))
    assert g.requires_grad and g.device == HERE


def test_programs_that_close_over_arrays_there():
    a = te.tensor(X, device=HERE)
    program = te.jit(lambda x: x * a, engine="xla")
    np.testing.assert_allclose(np.asarray(program(X)), X * X)
    np.testing.assert_allclose(np.asarray(program(X)), X * X)
    with pytest.raises(ValueError, match=r"an array on 'xla:0' \(float64\[3\]\).*engine='xla'"):
        te.jit(lambda x: x * a, engine="numpy")(X)


def test_donated_tensors_and_placed_ones():
    step = te.jit(lambda p, g: p - 0.1 * g, engine="xla", donate_argnums=0)
    p = te.tensor(np.ones(1000), device=HERE)
    q = step(p, p.detach() * 1.0)
    assert q.device == HERE and p.value.is_deleted()
    np.testing.assert_allclose(q.numpy(), 0.9)
    with pytest.raises(ValueError, match=r"jit\(.*arguments that record gradients; put te.grad"):
        step(on(np.ones(1000)), q)


def test_checks_speak_there():
    a = te.tensor(np.zeros((2, 2)), device=HERE)
    with pytest.raises(np.linalg.LinAlgError, match="inv: argument a: the matrix is singular"):
        np.linalg.inv(a)
    with pytest.raises(IndexError, match="index 5 is out of bounds"):
        a[te.tensor([5], device=HERE)]
    with te.debug_nans(), pytest.raises(FloatingPointError, match=r"log\(.*returned nan"):
        np.log(te.tensor(-X, device=HERE))


def test_views_are_written_through():
    x = te.tensor(X, device=HERE) * 1.0
    y = x[1:]
    y[:] = 7.0
    x[0] = np.arange(3.0)[1]
    assert x.tolist() == [1.0, 7.0, 7.0] and y.device == x.device == HERE


def test_copies_and_pickles_are_there():
    w = on(X)
    (w * w).sum().backward()
    for v in (pickle.loads(pickle.dumps(w)), copy.deepcopy(w)):
        assert v.device == v.grad.device == HERE and v.is_variable
        np.testing.assert_array_equal(v.grad.numpy(), 2 * X)


def test_without_jax_there_is_one_device(monkeypatch):
    monkeypatch.setattr(devices, "find_spec", lambda name: None)
    devices._known.cache_clear()
    try:
        assert te.numpy.__array_namespace_info__().devices() == ("cpu",)
        with pytest.raises(
            ValueError, match=r"expected one of 'cpu'; others need jax \(pip install"
        ):
            te.tensor(X, device="xla:0")
    finally:
        devices._known.cache_clear()


def test_settings_of_jax_stay_and_do_not_matter():
    before = jax.config.jax_enable_x64
    x = on(X)
    (np.sin(x) * te.tensor([1, 2, 3], device=HERE)).sum().backward()
    assert x.grad.dtype == np.float64 and jax.config.jax_enable_x64 == before
    assert jax.numpy.ones(2).dtype == (np.float64 if before else np.float32)
