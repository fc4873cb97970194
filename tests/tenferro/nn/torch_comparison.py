"""Functions beside PyTorch's: values, gradients, and gradients of gradients."""

import numpy as np
import pytest

import tenferro as te

torch = pytest.importorskip("torch")


def compare(ours, theirs, arrays, rtol=1e-10, slopes=1e-9):
    """Values, and gradients of a weighted sum in every array."""
    leaves = [torch.tensor(a, requires_grad=True) for a in arrays]
    expected = theirs(*leaves)
    got, pullback = te.vjp(ours, *arrays)
    np.testing.assert_allclose(got, expected.detach().numpy(), rtol=rtol, atol=1e-12)
    weights = _weights(got)
    expected.backward(torch.tensor(weights))
    for g, leaf in zip(pullback(weights), leaves, strict=True):
        np.testing.assert_allclose(g, leaf.grad.numpy(), rtol=slopes, atol=1e-11)


def compare_second(ours, theirs, arrays, tolerance=1e-9):
    """Gradients in every array of a weighted sum of gradients, those of the squares' sum.

    The squares give functions that are linear a second order.
    """
    leaves = [torch.tensor(a, requires_grad=True) for a in arrays]
    value = theirs(*leaves)
    weights = _weights(value.detach().numpy())
    loss = (value * value * torch.tensor(weights)).sum()
    first = torch.autograd.grad(loss, leaves, create_graph=True)
    shares = [_weights(a) + 0.5 for a in arrays]
    total = sum((g * torch.tensor(s)).sum() for g, s in zip(first, shares, strict=True))
    expected = torch.autograd.grad(total, leaves, allow_unused=True)

    def paired(*x):
        slopes = te.vjp(lambda *a: ours(*a) ** 2, *x)[1](weights)
        return sum((g * s).sum() for g, s in zip(slopes, shares, strict=True))

    got = te.grad(paired, argnums=tuple(range(len(arrays))))(*arrays)
    for g, e, a in zip(got, expected, arrays, strict=True):
        e = np.zeros_like(a) if e is None else e.numpy()
        np.testing.assert_allclose(g, e, rtol=tolerance, atol=1e-10)


def _weights(like):
    return np.cos(np.arange(np.size(like), dtype=float)).reshape(np.shape(like))
