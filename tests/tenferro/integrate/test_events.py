"""Events of `solve_ivp`: times and states beside SciPy's, and their derivatives."""

import numpy as np
import pytest
from initial_value_problems import STIFF
from scipy import integrate

import tenferro as te
from long_parameters import all_but

solve_ivp = te.integrate.solve_ivp
G = 9.81


def falls(t, y, g):
    return [y[1], -g + 0 * y[0]]


def hits(t, y, g):
    return y[0]


def turns(t, y, g):
    return y[1]


hits.terminal, hits.direction = True, -1


def oscillator(t, y):
    return [y[1], -y[0]]


def event(direction=0, terminal=False):
    def crosses(t, y):
        return y[0] - 0.3

    crosses.direction, crosses.terminal = direction, terminal
    return crosses


@pytest.mark.sampled(6)
@pytest.mark.parametrize("span", [(0.5, 20.0), (20.0, 0.5)])
@pytest.mark.parametrize(
    "events",
    [
        [event(), lambda t, y: y[1]],
        [event(1), event(-1)],
        [event(0, 3), lambda t, y: t - 2.0],
        event(-1, True),
    ],
    ids=["all", "directions", "third", "first"],
)
def test_events_are_scipys(events, span):
    options = {"events": events, "dense_output": True, "rtol": 1e-6, "atol": 1e-8}
    ours = solve_ivp(oscillator, span, [1.0, 0.0], "RK45", **options)
    theirs = integrate.solve_ivp(oscillator, span, [1.0, 0.0], "RK45", **options)
    assert (ours.status, ours.message) == (theirs.status, theirs.message)
    for a, b in zip(ours.t_events, theirs.t_events, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-11)
    for a, b in zip(ours.y_events, theirs.y_events, strict=True):
        np.testing.assert_allclose(a, b, atol=1e-10)
    np.testing.assert_allclose(ours.t, theirs.t, rtol=1e-10)
    np.testing.assert_allclose(ours.sol(span[0]), theirs.sol(span[0]))
    np.testing.assert_allclose(ours.sol(ours.t[-1]), theirs.sol(theirs.t[-1]), atol=1e-10)


def test_times_end_at_a_terminal_event():
    t = np.linspace(0, 2, 9)
    given = (falls, (0, 2), [1.0, 2.0], "RK45", t)
    ours = solve_ivp(*given, events=hits, args=(G,))
    theirs = integrate.solve_ivp(*given, events=hits, args=(G,))
    np.testing.assert_array_equal(ours.t, theirs.t)
    np.testing.assert_allclose(ours.y, theirs.y, atol=1e-12)

    def rows(v):
        sol = solve_ivp(falls, (0, 2), np.stack([1.0, v]), t_eval=t, events=hits, args=(G,))
        return sol.t, sol.y

    times, table = te.jit(rows)(2.0)
    n = len(theirs.t)
    np.testing.assert_array_equal(times[:n], theirs.t)
    np.testing.assert_allclose(table[:, :n], theirs.y, atol=1e-12)
    assert np.isnan(times[n:]).all()
    assert np.isnan(table[:, n:]).all()
    slope = te.jit(te.grad(lambda v: np.nansum(rows(v)[1][0])))(2.0)
    np.testing.assert_allclose(slope, theirs.t.sum())


def impact(g, v):
    """When a ball that starts at 1 m upwards is at 0 m."""
    return (v + np.sqrt(v * v + 2 * g)) / g


@pytest.mark.parametrize(
    "method",
    all_but(
        ["Tsit5", "DOP853", "Kvaerno5", "Rodas5P"],
        ["RK45", "Tsit5", "DOP853", "Rodas5P", "Kvaerno5"],
    ),
)
def test_derivatives_of_times_and_states(method):
    def found(g, v):
        sol = solve_ivp(
            falls, (0, 5), np.stack([1.0, v]), method, events=[hits, turns], max_events=2,
            args=(g,), rtol=1e-9, atol=1e-9,
        )  # fmt: skip
        return sol.t_events[0][0], sol.t[-1], sol.y_events[0][0, 1], sol.t_events[1][0]

    def exact(g, v):
        t = impact(g, v)
        return t, t, v - g * t, v / g

    values = te.jit(found)(G, 2.0)
    np.testing.assert_allclose(np.stack(values), np.stack(exact(G, 2.0)), rtol=1e-10)
    forward = te.jit(te.jacfwd(lambda x: np.stack(found(*x))))(np.array([G, 2.0]))
    expected = te.jacfwd(lambda x: np.stack(exact(*x)))(np.array([G, 2.0]))
    np.testing.assert_allclose(forward, expected, rtol=1e-8)
    second = te.jit(te.grad(te.grad(lambda v: found(G, v)[0])))(2.0)
    np.testing.assert_allclose(second, te.grad(te.grad(lambda v: impact(G, v)))(2.0), rtol=1e-8)


@pytest.mark.long
@pytest.mark.parametrize("method", ["Radau", "BDF"])
def test_events_of_methods_with_memory(method):
    def time(k):
        sol = solve_ivp(
            lambda t, y: -k * y**2, (0, 9), [1.0], method, events=half, rtol=1e-8, atol=1e-10
        )
        return sol.t[-1]

    half = lambda t, y: y[0] - 0.5  # noqa: E731
    half.terminal = True
    value, slope = te.jit(te.value_and_grad(time))(0.5)
    np.testing.assert_allclose([value, slope], [2.0, -4.0], rtol=1e-5)


@pytest.mark.long
def test_batches_of_events():
    def time(v):
        return solve_ivp(falls, (0, 5), np.stack([1.0, v]), events=hits, args=(G,), rtol=1e-8).t[-1]

    v = np.linspace(0.0, 3.0, 5)
    values, slopes = te.jit(te.vmap(te.value_and_grad(time)))(v)
    np.testing.assert_allclose(values, impact(G, v), rtol=1e-9)
    np.testing.assert_allclose(slopes, te.vmap(te.grad(lambda v: impact(G, v)))(v), rtol=1e-8)


def test_what_does_not_occur_is_nan():
    def found(y0):
        sol = solve_ivp(oscillator, (0, 2), y0, events=lambda t, y: y[0] - 5, max_events=2)
        return sol.t_events[0], sol.y_events[0]

    times, states = te.jit(found)(np.array([1.0, 0.0]))
    assert np.isnan(times).all()
    assert states.shape == (2, 2)
    assert np.isnan(states).all()


@pytest.mark.long
def test_more_events_than_there_is_room_for():
    def found(y0, check=None, end=20.0, most=2):
        sol = solve_ivp(
            oscillator, (0, end), y0, events=lambda t, y: y[0], max_events=most, check=check
        )
        return sol.t_events[0], sol.status

    for part in range(2):
        for end, most in ((20.0, 2), (4.72, 1)):  # the second event is within the last step
            output = lambda y, k=part, e=end, m=most: found(y, None, e, m)[k]  # noqa: E731
            with pytest.raises(RuntimeError, match="more than `max_events` zeros"):
                te.jit(output)(np.array([1.0, 0.0]))
    times, status = te.jit(lambda y: found(y, check=False))(np.array([1.0, 0.0]))
    np.testing.assert_allclose(times, np.array([0.5, 1.5]) * np.pi, rtol=1e-3)
    assert status == -1
    times, status = te.jit(lambda y: found(y, end=7.0))(np.array([1.0, 0.0]))
    np.testing.assert_allclose(times, np.array([0.5, 1.5]) * np.pi, rtol=1e-3)
    assert status == 0
    with pytest.raises(ValueError, match="pass `max_events`"):
        te.jit(lambda y: solve_ivp(oscillator, (0, 20), y, events=lambda t, y: y[0]).y)(np.ones(2))


@pytest.mark.long
def test_many_events_on_computed_arrays():
    """More than one call of the compiled program has room for."""
    found = solve_ivp(oscillator, (0, 300), [1.0, 0.0], "DOP853", events=lambda t, y: y[0])
    theirs = integrate.solve_ivp(
        oscillator, (0, 300), [1.0, 0.0], "DOP853", events=lambda t, y: y[0]
    )
    assert len(found.t_events[0]) == 95
    np.testing.assert_allclose(found.t_events[0], theirs.t_events[0], rtol=1e-9)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("method", STIFF)
def test_steps_of_linear_problems_are_not_repeated(method):
    """The first guess of a stage is exact there, and corrections are rounding errors."""
    sol = solve_ivp(falls, (0, 5), [1.0, 2.0], method, args=(G,), rtol=1e-9, atol=1e-9)
    np.testing.assert_allclose(sol.y[0, -1], 1 + 2 * 5 - G * 12.5, rtol=1e-8)
    assert len(sol.t) < 60


def test_spans_without_length_have_the_events_of_scipy():
    functions = [event(), lambda t, y: t - 2.0, event(1, True)]
    for events in (functions[:2], functions):
        ours = solve_ivp(oscillator, (2, 2), [0.3, 1.0], events=events)
        theirs = integrate.solve_ivp(oscillator, (2, 2), [0.3, 1.0], events=events)
        assert ours.status == theirs.status
        for a, b in zip(ours.t_events, theirs.t_events, strict=True):
            np.testing.assert_array_equal(a, b)
    none = solve_ivp(oscillator, (2, 2), [0.0, 1.0], events=event())
    assert none.status == 0
    assert none.t_events[0].size == 0
    inside = te.jit(lambda t: solve_ivp(oscillator, (2, t), [0.3, 1.0], events=event(0, True)))
    assert inside(2.0).status == 1
    np.testing.assert_allclose(inside(2.0).t_events[0], [2.0])


def test_constant_event_functions_have_no_events():
    found = solve_ivp(oscillator, (0, 5), [0.0, 1.0], events=lambda t, y: 1.0)
    assert found.t_events[0].size == 0
