"""The complex convention, and gradients that are not there."""

import numpy as np
import pytest

import tenferro as te

Z = np.array([1 + 2j, -0.5 + 0.3j, 0.2 - 1.1j])


def test_forward_mode_does_not_conjugate():
    _, dz = te.jvp(lambda z: z**3, (Z,), (np.ones(3) * 1j,))
    np.testing.assert_allclose(dz, 3j * Z**2)


def test_reverse_mode_conjugates_the_derivative():
    _, pullback = te.vjp(lambda z: z**3, Z)
    np.testing.assert_allclose(pullback(np.ones(3) * 1j)[0], 1j * np.conj(3 * Z**2))


def test_gradient_of_a_real_loss():
    found = te.grad(lambda z: (np.abs(z) ** 2).sum())(Z)
    np.testing.assert_allclose(found, 2 * Z)  # ∂/∂x + i ∂/∂y of x² + y²
    np.testing.assert_allclose(te.grad(lambda z: z.real.sum())(Z), np.ones(3))
    np.testing.assert_allclose(te.grad(lambda z: z.imag.sum())(Z), 1j * np.ones(3))


def test_real_argument_among_complex_values_has_a_real_gradient():
    x = np.array([0.3, 0.7, -0.2])

    def loss(x):
        return (np.abs(np.exp(1j * x) * x + Z) ** 2).sum()

    gradient = te.grad(loss)(x)
    assert gradient.dtype == np.float64
    te.check_grads(loss, (x,))
    te.check_grads(lambda x, z: (np.abs(x * z) ** 2).sum(), (x, Z))


def test_second_order_of_a_real_loss_of_complex_arguments():
    te.check_grads(lambda z: (np.abs(np.sin(z) * z) ** 2).sum(), (Z,))


def test_mixed_dtypes_keep_theirs():
    a, b = te.grad(lambda x, z: (x * z).real.sum(), argnums=(0, 1))(
        np.ones(3, np.float32), Z.astype(np.complex64)
    )
    assert (a.dtype, b.dtype) == (np.float32, np.complex64)


def test_real_cotangent_of_a_complex_value():
    _, pullback = te.vjp(lambda z: 1j * z, Z)
    np.testing.assert_allclose(pullback(np.ones(3))[0], -1j * np.ones(3))


def test_optional_gradients():
    f = te.grad_optional(lambda a, n, b, p: a * n + p["x"], argnums=(0, 1, 2, 3))
    assert f(2.0, 3, 1.0, {"x": 1.0, "flag": True}) == (3.0, None, None, {"x": 1.0, "flag": None})


def test_optional_pullback():
    value, pullback = te.vjp_optional(lambda a, n, b: (a * n, n + 1, b), 2.0, 3, 1.0)
    assert value == (6.0, 4, 1.0)
    assert pullback((2.0, None, None)) == (6.0, None, 0.0)
    assert pullback((None, None, 1.0)) == (0.0, None, 1.0)


def test_optional_pullback_of_integers_only():
    _, pullback = te.vjp_optional(lambda n: n * 2, 3)
    assert pullback(None) == (None,)


def test_optional_tangents():
    value, tangent = te.jvp_optional(
        lambda p, n: (p["x"] * n, n, p["y"]),
        ({"x": 2.0, "y": 5.0}, 3),
        ({"x": 1.0, "y": None}, None),
    )
    assert value == (6.0, 3, 5.0)
    assert tangent == (3.0, None, None)
    assert te.jvp_optional(lambda p: p["x"], ({"x": 2.0},), (None,)) == (2.0, None)


def test_integer_outputs_have_zero_tangents_and_take_no_cotangent():
    (_, n), (_, dn) = te.jvp(lambda x: (x, (x > 0).astype(int)), (2.0,), (1.0,))
    assert (n, dn) == (1, 0.0)
    _, pullback = te.vjp(lambda x: (x * x, (x > 0)), 2.0)
    assert pullback((1.0, None)) == (4.0,)


@pytest.mark.parametrize("transform", [te.grad, te.value_and_grad])
def test_complex_loss_is_refused(transform):
    with pytest.raises(TypeError, match="complex128, expected a real floating-point loss"):
        transform(lambda z: (z * z).sum())(Z)
