"""Modules: values by their formulas and by PyTorch's modules, and their use as pytrees."""

import dataclasses
import pickle
from typing import Any

import numpy as np
import pytest

import tenferro as te

nn = te.nn
KEY = te.random.key(7)
RNG = np.random.default_rng(7)


def draw(*shape):
    return RNG.normal(size=shape)


def attended(module, x):
    return module(x, is_causal=True)


def recurrent(module, x):
    return module(x)[0]


def normalized(module, x):
    return module(x, module.initial_state(), training=True)[0]


MAKE: dict[str, Any] = {
    "Linear": (lambda key, t: nn.Linear.init(key, 3, 4, dtype=t), (2, 3), None),
    "Linear without bias": (
        lambda key, t: nn.Linear.init(key, 3, 4, bias=False, dtype=t),
        (2, 3),
        None,
    ),
    "Conv": (lambda key, t: nn.Conv.init(key, 2, 4, (3, 3), 2, 1, dtype=t), (2, 2, 6, 5), None),
    "Conv in groups": (
        lambda key, t: nn.Conv.init(key, 2, 4, (3,), padding="same", groups=2, dtype=t),
        (2, 2, 6),
        None,
    ),
    "LSTM": (lambda key, t: nn.LSTM.init(key, 3, 4, dtype=t), (2, 5, 3), recurrent),
    "GRU": (lambda key, t: nn.GRU.init(key, 3, 4, dtype=t), (2, 5, 3), recurrent),
    "MultiheadAttention": (
        lambda key, t: nn.MultiheadAttention.init(key, 4, 2, dtype=t),
        (2, 5, 4),
        attended,
    ),
    "LayerNorm": (lambda key, t: nn.LayerNorm.init(3, dtype=t), (2, 3), None),
    "BatchNorm": (lambda key, t: nn.BatchNorm.init(2, dtype=t), (3, 2, 4), normalized),
    "Dropout": (lambda key, t: nn.Dropout(0.5), (2, 3), None),
}


def made(name, dtype=np.float64):
    make, shape, call = MAKE[name]
    return make(KEY, dtype), draw(*shape).astype(dtype), call or (lambda module, x: module(x))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", MAKE)
def test_a_module_is_a_pytree_for_every_transform(name):
    module, x, call = made(name)
    te.check_grads(lambda m, x: np.sin(call(m, x)), (module, x), order=1)
    assert isinstance(call(module, x), te.Tensor)
    expected = np.asarray(call(module, x))
    np.testing.assert_allclose(te.jit(call)(module, x), expected, rtol=1e-12, atol=1e-15)
    copies = te.pytree.map(lambda p: np.stack([p, 2 * p]), module)
    both = te.vmap(call, in_axes=(0, None), axis_size=2)(copies, x)
    doubled = te.pytree.map(lambda p: 2 * p, module)
    np.testing.assert_allclose(both[1], call(doubled, x), rtol=1e-12, atol=1e-13)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", MAKE)
def test_a_module_is_written_to_a_file_as_data(name, tmp_path):
    module, x, call = made(name)
    other = te.pytree.map(np.zeros_like, module)
    te.save(tmp_path / "module.npz", module)
    loaded = te.load(tmp_path / "module.npz", like=other)
    assert type(loaded) is type(module)
    assert np.array_equal(call(loaded, x), call(module, x))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", MAKE)
def test_parameters_keep_their_precision(name):
    module, x, call = made(name, np.float32)
    assert {p.dtype for p in te.pytree.leaves(module)} <= {np.dtype(np.float32)}
    assert call(module, x).dtype == te.jit(call)(module, x).dtype == np.float32


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", MAKE)
def test_the_key_decides_the_parameters(name):
    make, *_ = MAKE[name]
    keys = te.random.split(KEY)
    first, again, second = (te.pytree.leaves(make(k, np.float64)) for k in (*keys[[0, 0]], keys[1]))
    assert all(map(np.array_equal, first, again))
    drawn = [np.ptp(x) > 0 and x.ndim > 1 for x in first]
    assert [not np.array_equal(x, y) for x, y in zip(first, second, strict=True)] == drawn
    many = te.vmap(lambda k: make(k, np.float64))(keys)
    assert all(np.allclose(x[0], y) for x, y in zip(te.pytree.leaves(many), first, strict=True))


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def test_lstm_is_its_formula():
    lstm, x, _ = made("LSTM")
    h = c = np.zeros((2, 4))
    for t in range(x.shape[1]):
        y = x[:, t] @ lstm.weight_ih.T + h @ lstm.weight_hh.T + lstm.bias
        i, f, g, o = np.split(y, 4, axis=1)
        c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
        h = sigmoid(o) * np.tanh(c)
    outputs, state = lstm(x)
    for found, expected in ((state, (h, c)), ((outputs[:, -1],), (h,))):
        for a, b in zip(found, expected, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-12)


def test_gru_is_its_formula():
    gru, x, _ = made("GRU")
    gru = te.pytree.map(lambda p: p + 0.1, gru)
    h = np.zeros((2, 4))
    for t in range(x.shape[1]):
        a = np.split(x[:, t] @ gru.weight_ih.T + gru.bias, 3, axis=1)
        b = np.split(h @ gru.weight_hh.T, 3, axis=1)
        r, z = sigmoid(a[0] + b[0]), sigmoid(a[1] + b[1])
        h = (1 - z) * np.tanh(a[2] + r * (b[2] + gru.bias_n)) + z * h
    np.testing.assert_allclose(gru(x)[1], h, rtol=1e-12)


@pytest.mark.parametrize("name", ["LSTM", "GRU"])
def test_a_sequence_continues_from_a_state(name):
    module, x, _ = made(name)
    whole, last = module(x)
    first, state = module(x[:, :2])
    second, state = module(x[:, 2:], state)
    np.testing.assert_allclose(np.concatenate([first, second], 1), whole, rtol=1e-12)
    te.pytree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-12), state, last)


def test_attention_is_its_formula():
    attend, x, _ = made("MultiheadAttention")
    context = draw(2, 3, 4)
    mask = RNG.random((5, 3)) < 0.7
    mask[:, 0] = True
    q, k, v = attend.query(x), attend.key(context), attend.value(context)
    q, k, v = (np.asarray(y).reshape(2, -1, 2, 2) for y in (q, k, v))
    scores = np.where(mask, np.einsum("blhe,bshe->bhls", q, k) / np.sqrt(2), -np.inf)
    weights = np.exp(scores) / np.sum(np.exp(scores), axis=-1, keepdims=True)
    found = np.einsum("bhls,bshe->blhe", weights, v).reshape(2, 5, 4)
    expected = attend.output(found)
    np.testing.assert_allclose(attend(x, context, mask=mask), expected, rtol=1e-12)


def test_a_convolution_has_the_options_of_its_function():
    options = {"stride": (2, 1), "padding": (1, 0), "dilation": (1, 2), "groups": 2}
    module = nn.Conv.init(KEY, 2, 4, (3, 2), **options)
    x = draw(2, 2, 6, 5)
    expected = nn.conv2d(x, module.weight, module.bias, **options)
    np.testing.assert_array_equal(module(x), expected)


def test_batch_norm_moves_its_state_while_training_only():
    norm = nn.BatchNorm.init(2, momentum=0.25)
    x = draw(6, 2, 3)
    start = norm.initial_state()
    y, state = norm(x, start, training=True)
    axes = (0, 2)
    mean, var = x.mean(axes), x.var(axes)
    shaped = mean[:, None], var[:, None]
    np.testing.assert_allclose(y, (x - shaped[0]) / np.sqrt(shaped[1] + 1e-5), rtol=1e-12)
    np.testing.assert_allclose(state.mean, 0.25 * mean, rtol=1e-12)
    np.testing.assert_allclose(state.var, 0.75 + 0.25 * x.var(axes, ddof=1), rtol=1e-12)
    y, same = norm(x, state)
    assert same is state
    scaled = (x - state.mean[:, None]) / np.sqrt(state.var[:, None] + 1e-5)
    np.testing.assert_allclose(y, scaled, rtol=1e-12)


def test_dropout_is_random_with_a_key_only():
    x = np.ones((100, 100))
    layer = nn.Dropout(0.3)
    assert np.array_equal(layer(x), x)
    dropped = np.asarray(layer(x, KEY))
    assert set(np.unique(dropped)) == {0.0, 1 / 0.7}
    assert abs(np.mean(dropped == 0) - 0.3) < 0.02


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["Linear", "Conv", "Embedding", "LSTM", "MultiheadAttention"])
def test_initial_weights_have_the_variance_that_is_stated(name):
    module, variance = {
        "Linear": (nn.Linear.init(KEY, 100, 400), 1 / 100),
        "Conv": (nn.Conv.init(KEY, 16, 64, (5, 5), groups=2), 1 / (8 * 25)),
        "Embedding": (nn.Embedding.init(KEY, 200, 100), 1.0),
        "LSTM": (nn.LSTM.init(KEY, 50, 100), 1 / 50),
        "MultiheadAttention": (nn.MultiheadAttention.init(KEY, 128, 4).value, 1 / 128),
    }[name]
    weight = te.pytree.leaves(module)[0]
    assert np.var(weight) == pytest.approx(variance, rel=5 * np.sqrt(2 / weight.size))


def test_recurrent_weights_are_orthogonal_for_each_gate():
    for w in np.split(nn.LSTM.init(KEY, 3, 4).weight_hh, 4):
        np.testing.assert_allclose(w @ w.T, np.eye(4), atol=1e-14)


class Tower(nn.Module):
    layers: tuple[nn.Linear, ...]
    power: int = nn.static(default=2)

    def __call__(self, x):
        for layer in self.layers:
            x = np.tanh(layer(x)) ** self.power
        return x


class Taller(Tower):
    scale: Any = 1.0

    def __call__(self, x):
        return self.scale * super().__call__(x)


def test_modules_are_composed_and_inherited():
    layers = tuple(nn.Linear.init(k, 3, 3) for k in te.random.split(KEY, 2))
    tower = Taller(layers, power=3, scale=np.array(2.0))
    assert len(te.pytree.leaves(tower)) == 5
    x = draw(4, 3)
    np.testing.assert_allclose(te.jit(Taller.__call__)(tower, x), 2 * Tower(layers, 3)(x))
    assert repr(tower) == (
        "Taller(layers=(Linear(weight=float64[3, 3], bias=float64[3]), Linear(weight=float64[3, 3],"
        " bias=float64[3])), power=3, scale=float64[])"
    )
    with pytest.raises(AttributeError):
        tower.scale = 3.0
    assert te.pytree.structure(Tower(layers)) != te.pytree.structure(Tower(layers, 3))


def test_parameters_are_eager_variables_for_pytorchs_style():
    network = te.pytree.map(te.variable, nn.Linear.init(KEY, 3, 1))
    optimizer = te.optimize.SGD(te.pytree.leaves(network), 0.1)
    (network(np.ones(3)) ** 2).sum().backward()
    before = network.bias.numpy().copy()
    optimizer.step()
    assert not np.array_equal(network.bias.numpy(), before)


def test_errors_name_the_argument():
    with pytest.raises(ValueError, match=r"Conv: kernel_size .*3.*one size for each"):
        nn.Conv.init(KEY, 1, 2, 3)
    with pytest.raises(ValueError, match=r"Conv: groups .*2.*a divisor of 3 and 4"):
        nn.Conv.init(KEY, 3, 4, (3,), groups=2)
    with pytest.raises(ValueError, match=r"MultiheadAttention: heads .*3.*a divisor of 4"):
        nn.MultiheadAttention.init(KEY, 4, 3)


def _filled(theirs, **parameters):
    """PyTorch's module with our parameters."""
    torch = pytest.importorskip("torch")
    with torch.no_grad():
        for name, value in parameters.items():
            getattr(theirs, name).copy_(torch.tensor(np.asarray(value)))
    return theirs


def test_recurrent_modules_are_those_of_pytorch():
    torch = pytest.importorskip("torch")
    lstm, x, _ = made("LSTM")
    gru = te.pytree.map(lambda p: p + 0.1, made("GRU")[0])
    theirs = _filled(
        torch.nn.LSTM(3, 4, batch_first=True, dtype=torch.float64),
        weight_ih_l0=lstm.weight_ih, weight_hh_l0=lstm.weight_hh, bias_ih_l0=lstm.bias,
        bias_hh_l0=np.zeros(16),
    )  # fmt: skip
    np.testing.assert_allclose(lstm(x)[0], theirs(torch.tensor(x))[0].detach(), rtol=1e-10)
    theirs = _filled(
        torch.nn.GRU(3, 4, batch_first=True, dtype=torch.float64),
        weight_ih_l0=gru.weight_ih, weight_hh_l0=gru.weight_hh, bias_ih_l0=gru.bias,
        bias_hh_l0=np.concatenate([np.zeros(8), gru.bias_n]),
    )  # fmt: skip
    np.testing.assert_allclose(gru(x)[0], theirs(torch.tensor(x))[0].detach(), rtol=1e-10)


def test_attention_is_that_of_pytorch():
    torch = pytest.importorskip("torch")
    attend, x, _ = made("MultiheadAttention")
    inputs = attend.query, attend.key, attend.value
    theirs = _filled(
        torch.nn.MultiheadAttention(4, 2, batch_first=True, dtype=torch.float64),
        in_proj_weight=np.concatenate([m.weight for m in inputs]),
        in_proj_bias=np.concatenate([m.bias for m in inputs]),
    )
    _filled(theirs.out_proj, weight=attend.output.weight, bias=attend.output.bias)
    hidden = torch.triu(torch.ones(5, 5, dtype=torch.bool), 1)
    y = torch.tensor(x)
    expected = theirs(y, y, y, attn_mask=hidden)[0].detach()
    np.testing.assert_allclose(attend(x, is_causal=True), expected, rtol=1e-10)


def test_a_stack_of_layers_is_a_layer():
    """Only what cannot be an array of the field is refused, and only where a module is made."""
    layers = nn.Linear(np.ones((4, 2, 2)), np.zeros((4, 2)))
    run = te.scan(lambda x, layer: (layer(x), None), np.ones(2), layers)[0]
    np.testing.assert_allclose(run, np.full(2, 16.0))
    copied = pickle.loads(pickle.dumps(te.pytree.map(lambda _: None, layers)))
    assert copied.weight is None
    with pytest.raises(TypeError, match="Linear: weight is 3"):
        dataclasses.replace(layers, weight=3)
