"""Values of `solve_ivp` on computed arrays, beside SciPy's."""

import warnings

import numpy as np
import pytest
from initial_value_problems import FIXED, METHODS, RATES, STIFF, driven, lotka_volterra, robertson
from scipy import integrate
from scipy.linalg import expm

import tenferro as te
from tenferro.tensor.array import TracerError

solve_ivp = te.integrate.solve_ivp
P = np.array([1.5, 1.0, 3.0, 1.0])


def jacobian(t, z, p):
    return np.array([[0, 1], [-2 * p[0] * z[0] * z[1] - 1, p[0] * (1 - z[0] ** 2)]])


@pytest.mark.sampled(24)
@pytest.mark.parametrize("span", [(0.0, 6.0), (6.0, 0.0)])
@pytest.mark.parametrize("method", ["RK23", "RK45", "DOP853", "Radau", "BDF"])
def test_steps_are_scipys(method, span):
    """The same algorithm: the same steps and counts, but for rounding, which errors amplify.

    A step is chosen by an error estimate, a difference of about 1e-10 of the state's digits.
    """
    p = np.array([3.0, 0.5])
    jac = {"jac": jacobian} if method in STIFF else {}
    options = {"rtol": 1e-5, "atol": 1e-7, "args": (p,), "dense_output": True, "max_step": 0.5}
    ours = solve_ivp(driven, span, [2.0, 0.0], method, **options)
    theirs = integrate.solve_ivp(driven, span, [2.0, 0.0], method, **options, **jac)
    assert ours.t.shape == theirs.t.shape
    np.testing.assert_allclose(ours.t, theirs.t, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(ours.y, theirs.y, rtol=1e-6, atol=1e-8)
    assert (ours.nfev, ours.nlu) == (theirs.nfev, theirs.nlu)
    assert abs(ours.njev - theirs.njev) <= 1  # SciPy computes one that no step reads
    t = np.linspace(*span, 37)
    np.testing.assert_allclose(ours.sol(t), theirs.sol(t), rtol=1e-6, atol=1e-7)
    np.testing.assert_allclose(ours.sol(1.0), theirs.sol(1.0), rtol=1e-6, atol=1e-7)
    assert (ours.status, ours.message) == (theirs.status, theirs.message)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("method", METHODS)
def test_errors_follow_the_tolerance(method):
    t = np.linspace(0, 2, 9)
    given = (driven, (0, 2), [2.0, 0.0])
    p = np.array([1.0, 1.0])
    exact = integrate.solve_ivp(*given, "DOP853", t_eval=t, args=(p,), rtol=1e-13, atol=1e-14).y
    errors = []
    for tolerance in (1e-4, 1e-7):
        found = solve_ivp(*given, method, t_eval=t, args=(p,), rtol=tolerance, atol=tolerance)
        np.testing.assert_array_equal(found.t, t)
        errors.append(np.abs(found.y - exact).max())
    assert errors[0] < 100 * 1e-4
    assert errors[1] < 100 * 1e-7


@pytest.mark.parametrize(("method", "order"), [*zip(FIXED, (1, 2, 4), strict=True)])
def test_fixed_steps_have_their_order(method, order):
    errors = []
    for n in (20, 40):
        found = solve_ivp(lambda t, y: -2 * t * y, (0, 1), [1.0], method, first_step=1 / n)
        assert found.t.shape == (n + 1,)
        errors.append(abs(found.y[0, -1] - np.exp(-1)))
    assert np.isclose(np.log2(errors[0] / errors[1]), order, atol=0.15)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("method", STIFF)
def test_robertson(method):
    """Stiff chemistry; the reference is SciPy's Radau at 1e-13."""
    found = solve_ivp(
        robertson, (0, 1e5), [1.0, 0, 0], method, args=(RATES,), rtol=1e-7, atol=1e-12
    )
    exact = [1.786592113e-02, 7.274751515e-08, 9.821340061e-01]
    np.testing.assert_allclose(found.y[:, -1], exact, rtol=3e-6)
    assert found.success
    assert found.nfev < 5000


def test_pytrees():
    def oscillator(t, s, k):
        return {"x": s["v"], "v": -k * s["x"]}

    start = {"x": np.array([1.0, 0.5]), "v": np.zeros(2)}
    t = np.linspace(0, 1, 5)
    found = solve_ivp(
        oscillator, (0, 1), start, "Tsit5", t, True, args=(4.0,), rtol=1e-9,
        atol={"x": 1e-10, "v": np.full(2, 1e-10)}, events=lambda t, s, k: s["x"][0],
    )  # fmt: skip
    assert found.y["x"].shape == (2, 5)
    np.testing.assert_allclose(found.y["x"][1], 0.5 * np.cos(2 * t), atol=1e-8)
    np.testing.assert_allclose(
        found.sol(0.3)["v"], -2 * np.sin(0.6) * np.array([1, 0.5]), rtol=1e-7
    )
    assert found.sol(t)["v"].shape == (2, 5)
    np.testing.assert_allclose(found.t_events[0], [np.pi / 4], rtol=1e-8)
    assert found.y_events[0]["x"].shape == (1, 2)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("y0", "shape"), [(1.0, ()), ([1], (1,)), (np.ones((2, 3)), (2, 3)), (np.float32(1), ())]
)
def test_shapes_of_states(y0, shape):
    found = solve_ivp(lambda t, y: -y, (0, 1), y0, t_eval=[0.5, 1.0])
    assert found.y.shape == (*shape, 2)
    assert found.y.dtype == np.result_type(np.asarray(y0), np.float32)
    np.testing.assert_allclose(found.y[..., 1], np.exp(-1), rtol=1e-3)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("method", ["RK45", "DOP853", "BDF", "Rodas5P", "Kvaerno5"])
def test_complex_states(method):
    rng = np.random.default_rng(0)
    a = rng.standard_normal((3, 3)) + 1j * rng.standard_normal((3, 3))
    found = solve_ivp(lambda t, y: a @ y, (0, 1), np.ones(3, complex), method, rtol=1e-7, atol=1e-8)
    np.testing.assert_allclose(found.y[:, -1], expm(a) @ np.ones(3), rtol=2e-5)


def test_single_precision():
    found = solve_ivp(lambda t, y: -t * y, (0, 1), np.ones(2, np.float32), rtol=1e-4, atol=1e-6)
    assert found.y.dtype == np.float32
    assert found.t.dtype == np.float64
    np.testing.assert_allclose(found.y[:, -1], np.exp(-0.5), rtol=2e-4)


def test_closed_over_values_are_read_in_every_call():
    rate = [1.0]
    weights = np.array([1.0, 2.0])
    slope = lambda t, y: -rate[0] * weights * y  # noqa: E731
    first = solve_ivp(slope, (0, 1), [1.0, 1.0], rtol=1e-8).y[:, -1]
    rate[0], weights[0] = 2.0, 3.0
    second = solve_ivp(slope, (0, 1), [1.0, 1.0], rtol=1e-8).y[:, -1]
    np.testing.assert_allclose(first, np.exp([-1.0, -2.0]), rtol=1e-5)
    np.testing.assert_allclose(second, np.exp([-6.0, -4.0]), rtol=1e-4)


def test_arguments_that_are_not_arrays_are_passed_through():
    def power(t, y, exponent, name, scale):
        assert name == "decay"
        return -scale * sum(y for _ in range(exponent))

    found = solve_ivp(power, (0, 1), [1.0], args=(2, "decay", 0.5), rtol=1e-8)
    np.testing.assert_allclose(found.y[0, -1], np.exp(-1), rtol=1e-5)


def test_eager_variables():
    rate = te.variable(np.array([1.0, 2.0]))
    y0 = te.variable(np.array([1.0, 1.0]))
    found = solve_ivp(lambda t, y: -rate * y, (0, 1), y0, t_eval=[0.5, 1.0], rtol=1e-9, atol=1e-9)
    np.sum(found.y[:, 1]).backward()
    np.testing.assert_allclose(rate.grad, -np.exp([-1.0, -2.0]), rtol=1e-7)
    np.testing.assert_allclose(y0.grad, np.exp([-1.0, -2.0]), rtol=1e-7)


@pytest.mark.long
def test_a_step_that_fails():
    """As SciPy reports it."""
    for method in ("RK45", "Radau", "BDF", "Rodas5P"):
        found = solve_ivp(lambda t, y: y**2, (0, 2), [1.0], method)
        assert (found.status, found.success) == (-1, False)
        assert found.message == "Required step size is less than spacing between numbers."
        assert abs(found.t[-1] - 1) < 0.01
        assert np.isfinite(found.y).all()
    with np.errstate(invalid="ignore"):
        nowhere = solve_ivp(lambda t, y: np.sqrt(y - 2), (0, 2), [1.0])
    assert (nowhere.status, len(nowhere.t)) == (-1, 1)
    with pytest.raises(RuntimeError, match="less than spacing between numbers"):
        solve_ivp(lambda t, y: y**2, (0, 2), [1.0], check=True)


def test_fixed_steps_do_not_return_nan():
    found = solve_ivp(lambda t, y: y**2, (0, 20), [1.0], "Euler", first_step=0.5)
    assert found.status == -1
    assert np.isfinite(found.y).all()


def test_too_many_steps():
    found = solve_ivp(lambda t, y: -y, (0, 200), [1.0], max_steps=10)
    assert found.status == -1
    assert found.message == "More than `max_steps` steps are needed."
    assert 2 < len(found.t) <= 11
    with pytest.raises(RuntimeError, match="More than `max_steps`"):
        te.jit(lambda y: solve_ivp(lambda t, y: -y, (0, 200), y, max_steps=10).y)(np.ones(1))


def test_long_integrations_are_made_of_several_calls():
    options = {"args": (P,), "rtol": 1e-9, "atol": 1e-9, "dense_output": True}
    t = np.linspace(0, 60, 1001)
    found = solve_ivp(lotka_volterra, (0, 60), [10, 5], t_eval=t, **options)
    theirs = integrate.solve_ivp(lotka_volterra, (0, 60), [10, 5], t_eval=t, **options)
    assert found.nfev == theirs.nfev > 6 * 1000
    np.testing.assert_allclose(found.y, theirs.y, rtol=1e-4)
    np.testing.assert_allclose(found.sol(t), found.y, rtol=1e-12)


def test_lsoda_is_scipys():
    found = solve_ivp(
        robertson, (0, 100), [1.0, 0, 0], "LSODA", args=(RATES,), dense_output=True,
        events=lambda t, y, k: y[0] - 0.9,
    )  # fmt: skip
    assert found.success
    assert found.sol(np.array([1.0, 2.0])).shape == (3, 2)
    assert found.t_events[0].shape == (1,)
    with pytest.raises(ValueError, match=r"'LSODA' is SciPy's.*'BDF', 'Radau'"):
        te.jit(lambda y: solve_ivp(lambda t, y: -y, (0, 1), y, "LSODA").y)(np.ones(2))


def test_methods_by_scipys_classes():
    found = solve_ivp(lambda t, y: -y, (0, 1), [1.0], integrate.RK23)
    assert found.nfev == integrate.solve_ivp(lambda t, y: -y, (0, 1), [1.0], "RK23").nfev


def test_nothing_to_integrate():
    found = solve_ivp(lambda t, y: -y, (4, 4), [2.0, 3.0], dense_output=True)
    np.testing.assert_array_equal(found.y, [[2.0, 2.0], [3.0, 3.0]])
    np.testing.assert_array_equal(found.sol([4.0, 5.0]), [[2.0, 2.0], [3.0, 3.0]])
    empty = solve_ivp(lambda t, y: y, (0, np.inf), np.zeros(0), dense_output=True)
    assert empty.y.shape == (0, 2)
    assert empty.sol(1.0).shape == (0,)


def test_a_small_rtol_warns():
    with pytest.warns(UserWarning, match="At least one element of `rtol` is too small"):
        solve_ivp(lambda t, y: -y, (0, 0.1), [1.0, 1.0], rtol=[1e-3, 1e-17])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        solve_ivp(lambda t, y: -y, (0, 0.1), [1.0, 1.0], rtol=[1e-3, 1e-5], atol=[1e-6, 1e-7])


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"method": "Magic"}, ValueError, "`method` is 'Magic'"),
        ({"t_eval": [0.0, 2.0]}, ValueError, "not within `t_span`"),
        ({"t_eval": [0.5, 0.2]}, ValueError, "not properly sorted"),
        ({"t_eval": [[0.5]]}, ValueError, "1-dimensional"),
        ({"t_span": (0.0, np.nan)}, ValueError, "a time in `t_span` is NaN"),
        ({"t_span": 1.0}, ValueError, "`t_span` is 1.0, expected two times"),
        ({"max_steps": 0}, ValueError, "`max_steps` is 0, expected an integer from 1 on"),
        ({"max_steps": 2.5}, ValueError, "`max_steps` is 2.5, expected an integer"),
        ({"max_step": -1}, ValueError, "`max_step` must be positive"),
        ({"first_step": 0}, ValueError, "`first_step` must be positive"),
        ({"first_step": 5}, ValueError, "`first_step` exceeds bounds"),
        ({"method": "RK4"}, ValueError, "steps of a fixed size.*first_step"),
        ({"atol": -1.0}, ValueError, "`atol` must be positive"),
        ({"atol": [1.0, 2.0, 3.0]}, ValueError, "`atol` has wrong shape"),
        ({"args": 3}, TypeError, "'args' cannot be unpacked"),
        ({"y0": [np.nan, 1]}, ValueError, "must be finite"),
        ({"y0": ["a", "b"]}, TypeError, "y0"),
        ({"fun": lambda t, y: y[:1]}, ValueError, r"shape \(1,\), expected \(2,\)"),
        ({"fun": lambda t, y: [y[0]] * 3}, ValueError, "3 elements, expected 2"),
        ({"fun": lambda t, y: {"y": y}}, ValueError, "expected"),
        ({"fun": lambda t, y: 1j * y}, TypeError, "make y0 complex"),
        ({"fun": lambda t, y: y if t < 1 else -y}, TracerError, "te.cond"),
        ({"fun": 3}, TypeError, "expected a function"),
        ({"events": lambda t, y: y}, ValueError, "expected one real number"),
        ({"y0": np.ones(2, complex), "method": "Radau"}, ValueError, "complex"),
    ],
)
def test_what_is_refused(change, error, message):
    given = {"fun": lambda t, y: -y, "t_span": (0.0, 1.0), "y0": [1.0, 2.0], **change}
    with pytest.raises(error, match=message):
        solve_ivp(**given)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("t_span", np.nan, "a time in `t_span` is NaN"),
        ("max_step", -1.0, "`max_step` must be positive"),
        ("max_step", np.nan, "`max_step` must be positive"),
        ("first_step", -1.0, "`first_step` must be positive"),
        ("atol", -1.0, "`atol` must be positive"),
    ],
)
def test_traced_options_are_checked_when_they_are_known(option, value, message):
    def last(x):
        given = {"t_span": (0.0, x)} if option == "t_span" else {"t_span": (0, 1), option: x}
        return solve_ivp(lambda t, y: -y, y0=[1.0], **given)

    assert te.jit(last)(0.5).y[0, -1] < 1
    with pytest.raises(ValueError, match=message):
        te.jit(last)(value)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("method", ["RK45", "Radau", "BDF", "LSODA"])
def test_a_slope_that_is_nan_fails(method):
    found = solve_ivp(lambda t, y: [np.nan * y[0], y[1]], (0, 1), [1.0, 1.0], method)
    assert found.status == -1
    with pytest.raises(RuntimeError, match=r"integrate\.solve_ivp"):
        solve_ivp(lambda t, y: [np.nan * y[0], y[1]], (0, 1), [1.0, 1.0], method, check=True)


def test_nan_times_do_not_count_as_reached():
    ends = te.jit(lambda t: solve_ivp(lambda t, y: -y, (0, t), [1.0], check=False).status)
    assert ends(np.nan) == -1


@pytest.mark.parametrize(
    ("times", "message"), [([0.5, 1.5], "not within `t_span`"), ([0.5, 0.2], "not properly sorted")]
)
def test_traced_times_are_checked_when_they_are_known(times, message):
    rows = te.jit(lambda t: solve_ivp(lambda t, y: -y, (0, 1), [1.0], t_eval=t).y)
    np.testing.assert_allclose(rows(np.array([0.2, 0.7]))[0], np.exp([-0.2, -0.7]), rtol=1e-3)
    with pytest.raises(ValueError, match=message):
        rows(np.array(times))
