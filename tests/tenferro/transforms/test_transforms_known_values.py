"""Python's control flow in functions that are differentiated at known arguments."""

import numpy as np
import pytest

import tenferro as te


def halved(x):
    while np.abs(x) > 1:
        x = x / 2
    return x if x > 0 else -3 * x


def root(a):
    x = a * 1.0
    while abs(x * x - a) > 1e-13:
        x = 0.5 * (x + a / x)
    return x


@pytest.mark.parametrize(("x", "slope"), [(10.0, 1 / 16), (-9.0, -3 / 16), (0.5, 1.0)])
def test_branches_and_loops(x, slope):
    assert te.grad(halved)(x) == slope
    assert te.value_and_grad(halved)(x)[1] == slope
    assert te.jvp(halved, (x,), (1.0,))[1] == slope
    assert te.vjp(halved, x)[1](1.0)[0] == slope
    assert te.linearize(halved, x)[1](1.0) == slope
    assert te.grad(halved)(te.tensor(x)) == slope


def test_nested_derivatives_see_values():
    np.testing.assert_allclose(te.grad(root)(2.0), 0.5 * 2.0**-0.5, rtol=1e-12)
    np.testing.assert_allclose(te.grad(te.grad(root))(2.0), -0.25 * 2.0**-1.5, rtol=1e-9)
    cube = lambda x: x**3 if x > 0 else x  # noqa: E731
    assert te.grad(te.grad(te.grad(cube)))(2.0) == 6.0
    assert te.hvp(cube, (2.0,), (1.0,)) == ((12.0,), (12.0,))
    assert te.grad(lambda x: te.jvp(cube, (x,), (1.0,))[1])(2.0) == 12.0


def test_masks_integers_and_positions():
    x = np.array([-1.0, 2.0, 3.0])
    np.testing.assert_array_equal(te.grad(lambda x: x[x > 0].sum())(x), [0, 1, 1])
    np.testing.assert_array_equal(
        te.grad(lambda x: (x**2)[np.flatnonzero(x > 0)].sum())(x), [0, 4, 6]
    )
    np.testing.assert_array_equal(te.grad(lambda x: max(x[0], x[1]))(x), [0, 1, 0])

    def scaled(x):
        x = x * 1.0
        x[x > 2] *= 5
        for _ in range(int(np.ceil(x[1]))):
            x = x * 2
        return x.sum()

    np.testing.assert_array_equal(te.grad(scaled)(x), [4, 4, 20])


def test_known_integers_leave_as_numbers():
    x = np.array([-1.0, 2.0, 3.0])

    def f(x):
        positive = np.sum(x > 0)  # an integer, with which no derivative goes
        assert float(positive) == complex(positive) == positive.item() == 2.0
        assert (x > 0).tolist() == [False, True, True]
        assert type(np.asarray(x > 0)) is np.ndarray
        assert np.add.reduce(np.array([1, 2])[np.asarray(np.argsort(x))[:2]]) == 3
        return np.sum(x[:positive] ** 2 / float(positive))

    np.testing.assert_array_equal(te.grad(f)(x), [-1.0, 2.0, 0.0])
    for leaves in (float, complex, np.asarray, lambda x: x.item(), lambda x: x.tolist()):
        for of in (lambda x: x[0], lambda x: x[0] * 1j):
            with pytest.raises(te.TracerError):
                te.grad(lambda x, leaves=leaves, of=of: x[0] * leaves(of(x)))(x)
    for leaves in (float, np.asarray, lambda n: x[:n], lambda n: n.item()):
        with pytest.raises(te.TracerError):
            te.jit(lambda x, leaves=leaves: leaves(np.sum(x > 0)))(x)


def test_formatting_shows_known_values():
    seen = []
    te.grad(lambda x: seen.append(f"{x:.2f}") or x * x)(1.5)
    assert seen == ["1.50"]


def test_a_value_is_computed_once():
    def f(x):
        for _ in range(300):
            x = np.sin(x)
            if x < -1:
                return x
        return x

    assert te.grad(f)(1.0) > 0  # quadratic work would be 90,000 operations


def test_what_depends_on_an_unknown_value():
    with pytest.raises(te.TracerError, match="Python control flow"):
        te.jit(lambda y: te.grad(lambda x: x * y if x * y > 0 else x)(1.0))(2.0)
    with pytest.raises(te.TracerError, match="Python control flow"):
        te.grad(lambda x: te.while_loop(lambda c: c < 3, lambda c: c + 1 if c > 1 else c + 2, x))(
            1.0
        )
    assert te.jit(lambda y: te.grad(lambda x: x * y)(1.0))(2.0) == 2.0


def test_a_closed_over_array_has_values():
    a = te.numpy.asarray(np.array([1.0, -1.0]))
    assert te.grad(lambda x: x * 2 if np.all(a * x < 5) else x)(1.0) == 2.0


def test_printing_shows_values_where_they_are_known():
    shown = {}

    def f(x):
        y = np.sin(x)
        shown[len(shown)] = str(y), repr([x]), f"{y}"
        return np.sum(y)

    te.grad(f)(np.array([0.0, 0.5]))
    te.grad(f)(2.0)
    te.jit(f)(2.0)
    array, number, unknown = shown.values()
    assert array[0] == array[2] == "Tracer([0.        , 0.47942554], float64[2])"
    assert array[1] == "[Tracer([0. , 0.5], float64[2])]"
    assert number[:2] == ("Tracer(0.90929743, float64[])", "[TracedNumber(2., float64[])]")
    assert unknown[1] == "[TracedNumber(float64[], %0)]"
