"""Tensors that compute at once."""

import copy
import pickle

import numpy as np
import pytest

import tenferro as te

X = np.array([1.0, 2.0, 3.0])


def test_operators_and_numpy_functions_compute_at_once():
    t = te.tensor(X)
    for y, expected in [
        (t + 1, X + 1), (1 - t, 1 - X), (t * t, X * X), (2 / t, 2 / X), (t**2, X**2), (-t, -X),
        (X @ t, X @ X), (np.exp(t), np.exp(X)), (np.sum(t), X.sum()), (t[1:], X[1:]),
        (np.concatenate([t, X]), np.concatenate([X, X])), (t > 2, X > 2), (t.mean(), X.mean()),
    ]:  # fmt: skip
        assert isinstance(y, te.Tensor)
        assert not y.requires_grad
        np.testing.assert_array_equal(y.numpy(), expected)


def test_values_are_copied_in_and_cannot_be_written_to():
    x = X.copy()
    t, w = te.tensor(x), te.variable(x)
    x[:] = 0
    np.testing.assert_array_equal(t, X)
    np.testing.assert_array_equal(w.numpy(), X)
    for view in (t.numpy(), np.asarray(t)):
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 1.0
    copied = np.array(t)
    copied[0] = 9.0
    np.testing.assert_array_equal(t, X)


def test_numbers_come_out():
    t = te.tensor(2.5)
    assert (float(t), int(t), complex(t), t.item(), bool(t)) == (2.5, 2, 2.5 + 0j, 2.5, True)
    assert te.tensor([1, 2]).tolist() == [1, 2]
    assert [10, 20, 30][te.tensor(1)] == 20
    with pytest.raises(ValueError, match="ambiguous"):
        bool(te.tensor([1, 2]))


def test_repr():
    assert repr(te.variable(1.0)) == "Tensor(1., requires_grad=True)"
    assert repr(te.tensor(1 + 2j)) == "Tensor(1.+2.j)"
    w = te.variable(2.0)
    for _ in range(3):
        (w * w).backward()
    assert repr(w.grad) == "Tensor(12.)"


@pytest.mark.parametrize("bad", ["text", [object()], np.float16(1.0)])
def test_what_is_no_tensor(bad):
    with pytest.raises(TypeError, match=r"tensor: dtype .* is not supported"):
        te.tensor(bad)


def test_variables_are_inexact():
    for bad in (1, [1, 2], True):
        with pytest.raises(TypeError, match="variable: the values have dtype"):
            te.variable(bad)
    assert te.variable([1, 2], dtype=float).requires_grad


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))]
)
def test_copies(copied):
    plain = copied(te.tensor(X))
    assert not plain.requires_grad
    np.testing.assert_array_equal(plain, X)
    w = te.variable(X)
    (w * w).sum().backward()
    other = copied(w)
    np.testing.assert_array_equal(other.grad, 2 * X)
    (other * 3).sum().backward()
    np.testing.assert_array_equal(other.grad, 2 * X + 3)
    np.testing.assert_array_equal(w.grad, 2 * X)
    with pytest.raises(TypeError, match="detach"):
        copied(w * 2)


def test_assignment_to_elements():
    w = te.variable(X)
    y = w * 1.0
    z = y + 0.0
    y[0] = 5.0
    np.testing.assert_array_equal(y.numpy(), [5.0, 2.0, 3.0])
    np.testing.assert_array_equal(z.numpy(), X)
    (y * y).sum().backward()
    np.testing.assert_array_equal(w.grad, [0.0, 4.0, 6.0])


def test_assigned_values_get_gradients():
    w, v = te.variable(X), te.variable(2.0)
    y = w * 1.0
    y[1] = v * 3.0
    (y * y).sum().backward()
    assert v.grad == 36.0
    np.testing.assert_array_equal(w.grad, [2.0, 0.0, 6.0])


def test_in_place_operators_change_what_is_computed():
    w = te.variable(X)
    y = w * 1.0
    before, same = y + 0.0, y
    y += w
    y *= 2
    assert y is same
    np.testing.assert_array_equal(before.numpy(), X)
    np.testing.assert_array_equal(same.detach(), 4 * X)
    y.sum().backward()
    np.testing.assert_array_equal(w.grad, [4.0, 4.0, 4.0])


def update(w, how):
    if how == "element":
        w[...] = 0.5 * w
    elif how == "-=":
        w -= 0.5 * w
    elif how == "*=":
        w *= 0.5
    elif how == "/=":
        w /= 2
    elif how == "+=":
        w += -0.5 * w
    return w


@pytest.mark.parametrize("how", ["element", "-=", "*=", "/=", "+="])
def test_variables_are_updated_under_no_grad_only(how):
    w = te.variable(X)
    with pytest.raises(ValueError, match="variable whose gradient is being recorded"):
        update(w, how)
    np.testing.assert_array_equal(w.numpy(), X)
    (w * w).sum().backward()
    with te.no_grad():
        assert update(w, how) is w
    np.testing.assert_array_equal(w.numpy(), X / 2)
    assert w.is_variable
    w.zero_grad()
    assert w.grad is None
    (w * w).sum().backward()
    np.testing.assert_array_equal(w.grad, X)


def test_updates_keep_shape_and_dtype():
    w = te.variable(np.ones(3, np.float32))
    with te.no_grad():
        w -= np.ones(3)
        assert w.dtype == np.float32
        with pytest.raises(ValueError, match=r"updated value is float32\[2,3\], expected"):
            w += np.ones((2, 3), np.float32)
        with pytest.raises(ValueError, match="complex"):
            w += 1j
    np.testing.assert_array_equal(w.numpy(), np.zeros(3))


def test_traced_values_do_not_enter_a_tensor():
    t = te.tensor(X)
    with pytest.raises(TypeError, match="x is a computed tensor, but the updated one is"):
        te.jit(lambda y: t.__setitem__(0, y))(1.0)
    np.testing.assert_array_equal(t, X)


def test_gradients_do_not_end_in_numpy_unnoticed():
    w = te.variable(X)
    for convert in (np.asarray, lambda w: np.array([w[0], w[1]]), lambda w: np.full(2, w[0])):
        with pytest.raises(TypeError, match="gradients flow through the tensor"):
            convert(w)
        with te.no_grad():
            convert(w)
    np.testing.assert_array_equal(np.asarray(w.detach()), X)


def test_requires_grad_makes_a_variable():
    w = te.tensor([1.0, 2.0], requires_grad=True)
    assert w.requires_grad and w.is_leaf
    (w * w).sum().backward()
    np.testing.assert_array_equal(w.grad, [2.0, 4.0])
    assert not te.tensor([1.0]).requires_grad
    with pytest.raises(TypeError, match="tensor: the values have dtype int64, expected floating"):
        te.tensor([1], requires_grad=True)
