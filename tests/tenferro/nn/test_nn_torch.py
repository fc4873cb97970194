"""Network functions beside PyTorch's: values and gradients, kinks included; second order."""

import numpy as np
import pytest
from torch_comparison import compare, compare_second, torch

import tenferro as te
from tenferro import nn
from tenferro.passes import simplify

F = torch.nn.functional
RNG = np.random.default_rng(5)
KINKS = np.array([-30.0, -3.0, -1.0, -0.5, -0.2, 0.0, 0.3, 0.5, 1.0, 3.0, 6.0, 30.0])


def draw(*shape):
    return RNG.normal(size=shape)


ACTIVATIONS = {
    **{
        n: {} for n in "relu relu6 selu mish silu softsign tanhshrink hardsigmoid hardswish".split()
    },
    **{n: {} for n in "logsigmoid sigmoid tanh".split()},
    "celu": {"alpha": 0.5},
    "elu": {"alpha": 0.7},
    "gelu": {},
    "hardshrink": {"lambd": 0.3},
    "hardtanh": {"min_val": -0.5, "max_val": 3.0},
    "leaky_relu": {"negative_slope": 0.2},
    "rrelu": {"lower": 0.1, "upper": 0.3},
    "softplus": {"beta": 2.0, "threshold": 6.0},
    "softshrink": {"lambd": 0.3},
    "threshold": {"threshold": 0.3, "value": -2.0},
}


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_activations(name):
    options = ACTIVATIONS[name]
    ours, theirs = getattr(nn, name), getattr(F, name, None) or getattr(torch, name)
    # PyTorch computes hardsigmoid's slope 1/6 in single precision.
    slopes = 1e-7 if name == "hardsigmoid" else 1e-9
    compare(lambda x: ours(x, **options), lambda x: theirs(x, **options), [KINKS], slopes=slopes)
    te.check_grads(lambda x: ours(x, **options), (KINKS[1:-1] + 0.07,), order=2)


def test_other_activations():
    compare(
        lambda x: nn.gelu(x, approximate="tanh"),
        lambda x: F.gelu(x, approximate="tanh"),
        [KINKS],
        rtol=1e-9,
    )
    x = np.stack([KINKS, -KINKS])
    compare(nn.prelu, F.prelu, [x, draw(12)])
    compare(nn.prelu, F.prelu, [x, draw(1)])
    compare(lambda x: nn.softmin(x, 0), lambda x: F.softmin(x, 0), [x])
    compare(lambda x: nn.softmax(x, 1), lambda x: F.softmax(x, 1), [x])
    compare(lambda x: nn.log_softmax(x, 1), lambda x: F.log_softmax(x, 1), [x])


@pytest.mark.parametrize("name", ["silu", "sigmoid", "tanh", "softsign", "tanhshrink"])
def test_complex_activations(name):
    z = draw(5) + 1j * draw(5)
    ours, theirs = getattr(nn, name), getattr(F, name, None) or getattr(torch, name)
    np.testing.assert_allclose(np.asarray(ours(z)), theirs(torch.tensor(z)).numpy(), rtol=1e-12)
    te.check_grads(ours, (z,), order=2)


POINTWISE_LOSSES = {
    "mse_loss": {},
    "l1_loss": {},
    "smooth_l1_loss": {"beta": 0.5},
    "huber_loss": {"delta": 0.5},
    "poisson_nll_loss": {},
    "binary_cross_entropy_with_logits": {},
    "kl_div": {"log_target": True},
}


@pytest.mark.filterwarnings("ignore:reduction. 'mean' divides:UserWarning")
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("name", POINTWISE_LOSSES)
def test_pointwise_losses(name, reduction):
    options = POINTWISE_LOSSES[name] | {"reduction": reduction}
    x, target = draw(3, 4), draw(3, 4)
    x[0, 0], x[0, 1] = target[0, 0], target[0, 1] + 0.5  # the kinks
    ours, theirs = getattr(nn, name), getattr(F, name)
    compare(
        lambda x, t: ours(x, t, **options),
        lambda x, t: theirs(x, t, **options),
        [x, target],
    )
    te.check_grads(lambda x: ours(x, target, **options), (draw(3, 4),), order=2)


def test_other_losses():
    p, t = np.abs(draw(3, 4)) % 1, np.abs(draw(3, 4)) % 1
    compare(
        lambda x: nn.soft_margin_loss(x, t),
        lambda x: F.soft_margin_loss(x, torch.tensor(t)),
        [draw(3, 4)],
    )
    compare(nn.binary_cross_entropy, F.binary_cross_entropy, [p, t])
    compare(
        lambda x: nn.kl_div(x, t, "batchmean"),
        lambda x: F.kl_div(x, torch.tensor(t), reduction="batchmean"),
        [np.log(p)],
    )
    sign = np.sign(draw(3))
    a, b, c = draw(3, 4), draw(3, 4), draw(3, 4)
    signs = torch.tensor(sign)
    compare(
        lambda x: nn.hinge_embedding_loss(x, sign, 0.5),
        lambda x: F.hinge_embedding_loss(x, signs, 0.5),
        [np.array([0.5, 0.2, 2.0])],
    )
    compare(
        lambda x, y: nn.margin_ranking_loss(x, y, sign, 0.5),
        lambda x, y: F.margin_ranking_loss(x, y, signs, 0.5),
        [a[:, 0], b[:, 0]],
    )
    compare(
        lambda x, y: nn.cosine_embedding_loss(x, y, sign, 0.1),
        lambda x, y: F.cosine_embedding_loss(x, y, signs, 0.1),
        [a, b],
        rtol=1e-8,
    )
    compare(nn.triplet_margin_loss, F.triplet_margin_loss, [a, b, c])
    compare(
        lambda x, v: nn.gaussian_nll_loss(x, a, v, full=True),
        lambda x, v: F.gaussian_nll_loss(x, torch.tensor(a), v, full=True),
        [b, np.abs(c)],
    )


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("smoothing", [0.0, 0.2])
@pytest.mark.parametrize("weighted", [False, True])
def test_cross_entropy(reduction, smoothing, weighted):
    x, weight = draw(2, 5, 3), np.abs(draw(5)) if weighted else None
    target = np.array([[0, 4, -100], [2, 2, 1]])
    classes = torch.tensor(target)
    w = None if weight is None else torch.tensor(weight)
    options = {"reduction": reduction, "label_smoothing": smoothing}
    compare(
        lambda x: nn.cross_entropy(x, target, weight, **options),
        lambda x: F.cross_entropy(x, classes, w, **options),
        [x],
    )
    compare(
        lambda x: nn.nll_loss(x, target, weight, reduction=reduction),
        lambda x: F.nll_loss(x, classes, w, reduction=reduction),
        [x],
    )
    te.check_grads(lambda x: nn.cross_entropy(x, target, weight, **options), (x,), order=2)


def test_labels_that_are_no_class():
    x = draw(2, 3)
    for labels in ([0, 3], [-1, 2]):
        with pytest.raises(IndexError, match=r"class index (3|-1) in target, expected 0 to 2"):
            nn.cross_entropy(x, np.array(labels))
        with pytest.raises(IndexError):
            te.jit(te.grad(lambda x, t=labels: nn.cross_entropy(x, np.array(t))))(x)
        losses = te.jit(lambda x, t: nn.cross_entropy(x, t, reduction="none"))(x, np.array(labels))
        assert np.array_equal(np.isnan(losses), [i not in range(3) for i in labels])
    assert np.isfinite(te.jit(nn.cross_entropy)(x, np.array([0, -100])))


def test_cross_entropy_keeps_the_digits_of_small_losses():
    x, target = np.array([[1030.0, 1000.0]]), np.array([0])
    loss, slope = te.jit(te.value_and_grad(nn.cross_entropy))(x, target)
    np.testing.assert_allclose(loss, np.exp(-30.0), rtol=3e-3)  # log(1 + exp(-30)), as rounded
    np.testing.assert_allclose(slope, [[-np.exp(-30.0), np.exp(-30.0)]], rtol=3e-3)


def test_gradient_of_cross_entropy_makes_no_array_of_zeros():
    x, target = np.zeros((30, 20)), np.arange(30) % 20
    program = te.trace(te.value_and_grad(nn.cross_entropy), engine="native")(x, target)
    assert (program.steps.blas, program.steps.numpy) == (0, ())
    graph = simplify(program.graph)
    applied = {v: (op.name, args) for v, op, args, _ in graph.arena.applications(graph.order)}
    (into,) = [args[0] for name, args in applied.values() if name == "scatter_add"]
    assert applied[into][0] == "add"  # of 0 to what the softmax is multiplied with


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_cross_entropy_of_probabilities(reduction):
    x, target = draw(4, 5), np.abs(draw(4, 5))
    options = {"reduction": reduction, "label_smoothing": 0.1}
    compare(
        lambda x, t: nn.cross_entropy(x, t, **options),
        lambda x, t: F.cross_entropy(x, t, **options),
        [x, target],
    )


def test_normalization():
    x, w, b = draw(3, 4, 5), draw(4), draw(4)
    mean, var = torch.zeros(4, dtype=torch.float64), torch.ones(4, dtype=torch.float64)
    compare(
        lambda x, w, b: nn.batch_norm(x, None, None, w, b, training=True),
        lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True),
        [x, w, b],
    )
    compare(
        lambda x, w, b: nn.batch_norm(x, np.zeros(4), np.ones(4), w, b),
        lambda x, w, b: F.batch_norm(x, mean, var, w, b),
        [x, w, b],
    )
    compare(
        lambda x, w, b: nn.group_norm(x, 2, w, b),
        lambda x, w, b: F.group_norm(x, 2, w, b),
        [x, w, b],
    )
    compare(nn.instance_norm, lambda x, w, b: F.instance_norm(x, weight=w, bias=b), [x, w, b])
    u, v = draw(4, 5), draw(4, 5)
    compare(
        lambda *a: nn.layer_norm(a[0], (4, 5), *a[1:]),
        lambda *a: F.layer_norm(a[0], (4, 5), *a[1:]),
        [x, u, v],
    )
    compare(lambda x, u: nn.rms_norm(x, (4, 5), u), lambda x, u: F.rms_norm(x, (4, 5), u), [x, u])
    for norm in (
        lambda x: nn.layer_norm(x, 5),
        lambda x: nn.batch_norm(x, training=True),
        lambda x: nn.rms_norm(x, 5),
        lambda x: nn.group_norm(x, 2),
    ):
        te.check_grads(norm, (x,), order=2)


def test_second_order_of_normalization():
    x, w, b = draw(3, 4, 5), draw(4), draw(4)
    u, v = draw(4, 5), draw(4, 5)
    for ours, theirs, arrays in (
        (
            lambda x, w, b: nn.batch_norm(x, None, None, w, b, training=True),
            lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True),
            [x, w, b],
        ),
        (
            lambda x, w, b: nn.group_norm(x, 2, w, b),
            lambda x, w, b: F.group_norm(x, 2, w, b),
            [x, w, b],
        ),
        (nn.instance_norm, lambda x, w, b: F.instance_norm(x, weight=w, bias=b), [x, w, b]),
        (
            lambda *a: nn.layer_norm(a[0], (4, 5), *a[1:]),
            lambda *a: F.layer_norm(a[0], (4, 5), *a[1:]),
            [x, u, v],
        ),
        (lambda x, u: nn.rms_norm(x, (4, 5), u), lambda x, u: F.rms_norm(x, (4, 5), u), [x, u]),
        (lambda x: nn.softmax(x, 1), lambda x: F.softmax(x, 1), [x]),
        (lambda x: nn.log_softmax(x, 1), lambda x: F.log_softmax(x, 1), [x]),
        (lambda x: nn.softmin(x, 0), lambda x: F.softmin(x, 0), [x]),
    ):
        compare_second(ours, theirs, arrays)


def test_running_statistics():
    x = draw(3, 4, 5)
    mean, var = torch.zeros(4, dtype=torch.float64), torch.ones(4, dtype=torch.float64)
    F.batch_norm(torch.tensor(x), mean, var, training=True, momentum=0.3)
    got = nn.running_statistics(x, np.zeros(4), np.ones(4), momentum=0.3)
    np.testing.assert_allclose(np.asarray(got[0]), mean.numpy(), rtol=1e-12)
    np.testing.assert_allclose(np.asarray(got[1]), var.numpy(), rtol=1e-12)


def test_linear_maps_and_distances():
    x, y = draw(3, 4), draw(3, 4)
    compare(nn.linear, F.linear, [x, draw(2, 4), draw(2)])
    compare(nn.bilinear, F.bilinear, [x, draw(3, 5), draw(2, 4, 5), draw(2)])
    compare(nn.cosine_similarity, F.cosine_similarity, [x, y])
    compare(nn.pairwise_distance, F.pairwise_distance, [x, y])
    compare(lambda x: nn.normalize(x, 3.0), lambda x: F.normalize(x, 3.0), [x])
    index = np.array([[2, 0], [1, 2]])
    rows = torch.tensor(index)
    compare(lambda w: nn.embedding(index, w), lambda w: F.embedding(rows, w), [x])
    assert np.array_equal(nn.one_hot(index, 4), F.one_hot(rows, 4).numpy())


@pytest.mark.parametrize("n", [1, 2, 3])
def test_convolution(n):
    x, w, b = draw(2, 4, *(6,) * n), draw(6, 2, *(3,) * n), draw(6)
    options = {"stride": 2, "padding": 1, "dilation": 2, "groups": 2}
    name = f"conv{n}d"
    compare(
        lambda *a: getattr(nn, name)(*a, **options),
        lambda *a: getattr(F, name)(*a, **options),
        [x, w, b],
    )


@pytest.mark.parametrize(
    "call",
    [
        lambda: nn.mse_loss(1.0, 2.0, reduction="average"),
        lambda: nn.rrelu(1.0, training=True),
        lambda: nn.batch_norm(np.ones((2, 2))),
        lambda: nn.group_norm(np.ones((2, 3)), 2),
        lambda: nn.layer_norm(np.ones((2, 3)), 2),
        lambda: nn.nll_loss(np.ones((2, 3)), np.ones(3, int)),
        lambda: nn.prelu(np.ones((2, 3)), np.ones(2)),
        lambda: nn.conv1d(np.ones((2, 3)), np.ones((1, 1, 1))),
        lambda: nn.gelu(1.0, "sigmoid"),
    ],
)
def test_refused_arguments(call):
    with pytest.raises(ValueError, match="expected"):
        call()


def test_complex_is_refused_where_there_is_an_order():
    for function in (nn.relu, nn.elu, nn.gelu, nn.mish):
        with pytest.raises(TypeError, match="expected a real one"):
            function(1j)
