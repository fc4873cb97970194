"""Arrays on devices: they stay there, are given up, and are sharded over a mesh."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tenferro as te

jax = pytest.importorskip("jax")
PROGRAM = Path(__file__).with_name("on_eight_devices.py")
NAMES = re.findall(r"^@check\ndef (\w+)", PROGRAM.read_text("utf-8"), re.M)


@pytest.fixture(scope="module")
def on_eight_devices():
    """How each check on eight devices ended."""
    flag = "--xla_force_host_platform_device_count=8"
    environment = {**os.environ, "XLA_FLAGS": flag, "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        [sys.executable, PROGRAM], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", NAMES)
def test_on_eight_devices(on_eight_devices, name):
    assert on_eight_devices[name] is None, on_eight_devices[name]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ["xla", "native", "numpy"])
def test_later_calls_with_arrays_of_jax_are_like_the_first(engine):
    program = te.jit(lambda p, scale=1.0: {"y": p["x"] * scale + p["z"][0]}, engine=engine)
    values = [np.ones(3), np.arange(3), np.float32(2.0) * np.ones((2, 3), np.float32)]
    given = [*values, *map(te.device_put, values)]
    for _ in range(3):
        for x in given:
            for z in given:
                expected = np.asarray(x) * 2.0 + np.asarray(z)
                for found in (
                    program({"x": x, "z": [z]}, 2.0),
                    program({"x": x, "z": [z]}, scale=2.0),
                ):
                    on_device = engine == "xla" and not (type(x) is type(z) is np.ndarray)
                    assert isinstance(found["y"], jax.Array if on_device else np.ndarray)
                    assert found["y"].dtype == expected.dtype
                    np.testing.assert_array_equal(found["y"], expected)


def test_later_calls_with_positional_arrays_of_jax():
    program = te.jit(lambda x, i: x[i], engine="xla")
    values = np.ones(3), np.arange(5.0), np.array(1), np.array(4)
    short, long, i, end = map(te.device_put, values)
    for _ in range(3):
        assert float(program(short, i)) == float(program(long, i)) == 1.0
        assert type(program(np.ones(3), 1)) is np.ndarray
        with pytest.raises(IndexError, match="out of bounds"):
            program(short, end)
        assert float(program(long, end)) == 4.0


FORMS = {
    "an array": lambda x, y: x * y + captured(x),
    "a tuple": lambda x, y: (x + y, x),
    "a dict with an argument": lambda x, y: {"sum": x + y, "x": x},
    "keywords": lambda x, *, y: [x - y],
    "a dict": lambda p, y: {"z": p["x"] * y, "y": y},
    "a static argument": lambda x, y, how="plus": x + y if how == "plus" else {how: x - y},
}
GIVEN = np.array([2.0, 3.0, 5.0])


def captured(x):
    return GIVEN[: x.shape[0]]


def of_form(form, x, y):
    if form == "keywords":
        return (x,), {"y": y}
    return ({"x": x} if form == "a dict" else x, y), {}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("form", FORMS)
def test_fast_calls_check_where_arrays_are_and_what(form):
    static = {"static_argnames": "how"} if "static" in form else {}
    f = FORMS[form]
    program = te.jit(f, engine="xla", **static)
    arrays = [np.ones(3), np.ones(2), np.ones(3, np.float32), np.arange(3), np.ones((3, 1))]
    pairs = [(a, b) for a in arrays for b in arrays if a.shape[0] == b.shape[0]]
    for x, y in [*pairs, *pairs[::-1]]:
        args, named = of_form(form, te.device_put(x), te.device_put(y))
        more = [{}, {"how": "minus"}, {"how": "plus"}] if static else [{}]
        for each in more * 2:
            found = program(*args, **named, **each)
            expected = f(*of_form(form, x, y)[0], **of_form(form, x, y)[1], **each)
            leaves = te.pytree.leaves(found)
            assert te.pytree.structure(found) == te.pytree.structure(expected)
            for a, b in zip(leaves, te.pytree.leaves(expected), strict=True):
                assert isinstance(a, jax.Array)
                assert a.dtype == b.dtype
                np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("form", FORMS)
def test_fast_calls_name_arguments_that_are_gone(form):
    program = te.jit(FORMS[form], engine="xla")
    x, y = te.device_put(np.ones(3)), te.device_put(np.ones(3))
    args, named = of_form(form, x, y)
    for _ in range(3):
        program(*args, **named)
    x.delete()
    for _ in range(2):
        with pytest.raises(ValueError, match="input 0 was donated"):
            program(*args, **named)


def test_later_calls_with_arrays_of_jax_check_values():
    program = te.jit(lambda x, i: x[i], engine="xla")
    x, right, wrong = (te.device_put(a) for a in (np.arange(3.0), np.array(1), np.array(7)))
    for _ in range(3):
        np.testing.assert_array_equal(program(x, right), 1.0)
        with pytest.raises(IndexError, match="out of bounds"):
            program(x, wrong)


def test_fast_calls_look_for_nan_when_asked():
    program = te.jit(lambda x: np.log(x), engine="xla")
    x = te.device_put(-np.ones(2))
    for _ in range(3):
        assert np.isnan(np.asarray(program(x))).all()
    with te.debug_nans():
        for _ in range(2):
            with pytest.raises(FloatingPointError, match="log"):
                program(x)


def test_results_are_where_arguments_are():
    double = te.jit(lambda x: {"y": x * 2.0}, engine="xla")
    x = np.arange(3.0)
    on_device = double(te.device_put(x))["y"]
    assert isinstance(on_device, jax.Array)
    assert on_device.dtype == np.float64
    assert type(double(x)["y"]) is np.ndarray
    np.testing.assert_array_equal(np.asarray(double(on_device)["y"]), x * 4)


def test_an_argument_may_change_after_the_call():
    x = np.ones(1_000_000)
    y = te.device_put(x)
    f = te.jit(lambda a, b: np.sin(a) + b, engine="xla")
    z = f(y, x)
    x[:] = 5
    np.testing.assert_array_equal(np.asarray(y), 1)
    np.testing.assert_allclose(np.asarray(z), np.sin(1) + 1)


def test_donated_arguments_are_gone():
    step = te.jit(lambda p, g: p - 0.1 * g, engine="xla", donate_argnums=0)
    p, g = te.device_put(np.ones(1000)), te.device_put(np.ones(1000))
    q = step(p, g)
    assert p.is_deleted()
    assert not g.is_deleted()
    np.testing.assert_allclose(np.asarray(q), 0.9)
    with pytest.raises(ValueError, match="input 0 was donated"):
        step(p, g)


def test_a_growing_loop_keeps_what_it_was_given():
    def f(a, n):
        return te.while_loop(lambda s: s[1] < n, lambda s: (s[0] * a, s[1] + 1), (a, 0))[0]

    gradient = te.jit(te.grad(f), engine="xla", donate_argnums=0)
    a = te.device_put(np.asarray(1.01))
    np.testing.assert_allclose(np.asarray(gradient(a, 500)), 501 * 1.01**500)


def test_arrays_of_jax_go_to_every_engine_on_this_processor():
    with jax.enable_x64(True):
        x = jax.numpy.arange(3.0)
    for engine in ("native", "numpy"):
        y = te.jit(lambda x: np.sin(x), engine=engine)(x)
        assert type(y) is np.ndarray
        np.testing.assert_allclose(y, np.sin([0, 1, 2]))
    np.testing.assert_allclose(te.grad(lambda x: np.sum(x * x))(x), [0, 2, 4])


def test_dlpack_both_ways():
    torch = pytest.importorskip("torch")
    x = te.device_put(torch.arange(3.0, dtype=torch.float64))
    y = te.jit(lambda x: x + 1, engine="xla")(x)
    assert torch.from_dlpack(y).tolist() == [1, 2, 3]


def test_what_does_not_fit_is_named():
    f = lambda x, y: x + y  # noqa: E731
    with pytest.raises(ValueError, match=r'only the xla engine supports in_sh.*engine="xla"'):
        te.jit(f, donate_argnums=0)
    with pytest.raises(ValueError, match="in_shardings has 1 entries for 2 positional arguments"):
        te.jit(f, engine="xla", in_shardings=(None,))(1.0, 2.0)
    with pytest.raises(ValueError, match="donate_argnums is 2, but there are 2"):
        te.jit(f, engine="xla", donate_argnums=2)(1.0, 2.0)
    with pytest.raises(ValueError, match=r"out_shardings is .*, expected a prefix of"):
        te.jit(f, engine="xla", out_shardings={"a": None})(1.0, 2.0)
    with pytest.raises(TypeError, match="argument 0: dtype float8_e5m2 is not supported"):
        te.jit(f, engine="xla")(jax.numpy.ones(2, "float8_e5m2"), 1.0)
    with pytest.raises(TypeError, match=r"of the numpy engine, expected one traced with engine"):
        te.sharding.executables(te.trace(np.sin, engine="numpy")(1.0), 1.0)
