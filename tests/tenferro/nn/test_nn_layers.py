"""Pooling, resampling, attention and their kin beside PyTorch's, to second order."""

import numpy as np
import pytest
from torch_comparison import compare, compare_second, torch

import tenferro as te
from tenferro import nn

F = torch.nn.functional
RNG = np.random.default_rng(11)


def draw(*shape):
    return RNG.normal(size=shape)


def both(name, arrays, *args, second=True, theirs=None, **options):
    """The function of one name here and there, with the same options."""
    ours, other = getattr(nn, name), theirs or getattr(F, name)
    functions = [
        lambda *a, call=call: call(*a[: len(arrays)], *args, **options) for call in (ours, other)
    ]
    compare(*functions, arrays)
    if second:
        compare_second(*functions, arrays)


@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"stride": 2},
        {"stride": 3, "padding": 1, "output_padding": 2, "groups": 2},
        {"stride": 2, "padding": 1, "dilation": 3, "output_padding": 1},
    ],
)
def test_transposed_convolution(n, options):
    groups = options.get("groups", 1)
    x, w, b = draw(2, 4, *(3, 4, 2)[:n]), draw(4, 6 // groups, *(2, 3, 1)[:n]), draw(6)
    name = f"conv_transpose{n}d"
    both(name, [x, w, b], **options)
    both(name, [x, w], **options, second=False)


def test_transposed_convolution_is_the_transpose():
    x, w = draw(2, 4, 7, 6), draw(6, 2, 3, 2)
    options = {"stride": (2, 1), "padding": (1, 0), "groups": 2}
    value, back = te.vjp(lambda a: nn.conv2d(a, w, **options), x)
    y = draw(*value.shape)
    np.testing.assert_allclose(
        nn.conv_transpose2d(y, w, **options), np.asarray(back(y)[0]), rtol=1e-12, atol=1e-13
    )
    z = draw(2, 3, 4) + 1j * draw(2, 3, 4)
    k = draw(3, 2, 2) + 1j * draw(3, 2, 2)
    te.check_grads(nn.conv_transpose1d, (z, k), order=2)


POOLING = [
    {"kernel_size": 2},
    {"kernel_size": 3, "stride": 2, "padding": 1},
    {"kernel_size": 3, "stride": 2, "ceil_mode": True},
    {"kernel_size": 2, "stride": 3, "padding": 1, "ceil_mode": True},
]


@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize("options", POOLING)
def test_pooling(n, options):
    x = draw(2, 3, *(6, 5, 4)[:n])
    for count in (True, False):
        both(f"avg_pool{n}d", [x], **options, count_include_pad=count)
    both(f"max_pool{n}d", [x], **options)
    both(f"max_pool{n}d", [x[0]], **options, second=False)


def test_other_ways_of_pooling():
    x = draw(2, 3, 7, 8)
    both("avg_pool2d", [x], (2, 3), (1, 2), divisor_override=5)
    both("max_pool2d", [x], (2, 3), (1, 2), (0, 1), (2, 1))
    both("max_pool2d", [np.round(x)], 3, 1, second=False)  # ties
    x[0, 0, 0, 0], x[0, 1] = np.nan, -np.inf
    np.testing.assert_array_equal(nn.max_pool2d(x, 2), F.max_pool2d(torch.tensor(x), 2).numpy())
    z = x[1:] + 1j
    np.testing.assert_allclose(nn.avg_pool2d(z, 2, padding=1).imag[0, 0, 1, 1], 1.0)
    assert nn.avg_pool2d(z.astype(np.complex64), 2, padding=1).dtype == np.complex64
    assert nn.avg_pool1d(np.ones((2, 4), np.float32), 2, padding=1).dtype == np.float32


@pytest.mark.parametrize(
    "options",
    [
        {"kernel_size": 2},
        {"kernel_size": (2, 3), "stride": 2, "padding": 1},
        {"kernel_size": (3, 2), "dilation": (1, 2), "padding": (2, 0), "stride": (1, 3)},
    ],
)
def test_unfold_and_fold(options):
    x = draw(2, 3, 5, 6)
    both("unfold", [x], **options)
    columns = nn.unfold(x, **options)
    both("fold", [np.asarray(columns)], (5, 6), **options)
    y = draw(*columns.shape)
    left, right = np.vdot(y, columns), np.vdot(nn.fold(y, (5, 6), **options), x)
    np.testing.assert_allclose(left, right, rtol=1e-12)


def test_pixels():
    both("pixel_shuffle", [draw(2, 12, 3, 2)], 2)
    both("pixel_unshuffle", [draw(2, 3, 6, 9)], 3)
    x = draw(8, 3, 2)
    np.testing.assert_array_equal(nn.pixel_unshuffle(nn.pixel_shuffle(x, 2), 2), x)


@pytest.mark.parametrize(
    ("widths", "mode"),
    [
        ((1, 2), "constant"),
        ((1, -2, -1, 3), "constant"),
        ((2, 1, 0, 3), "reflect"),
        ((2, 5, 4, 3), "replicate"),
        ((2, 1, 4, 3), "circular"),
        ((1, 0, 2, 2, 1, 1), "replicate"),
    ],
)
def test_pad(widths, mode):
    x = draw(2, 3, 4, 4, 3) if len(widths) == 6 else draw(2, 3, 4, 3)
    options = {"value": 1.5} if mode == "constant" else {}
    both("pad", [x], widths, mode, **options)


INTERPOLATIONS = [
    (mode, n) for mode in ("nearest", "nearest-exact", "area", "linear") for n in (1, 2, 3)
]


@pytest.mark.parametrize(("mode", "n"), [*INTERPOLATIONS, ("bicubic", 2)])
def test_interpolate(mode, n):
    name = ("linear", "bilinear", "trilinear")[n - 1] if mode == "linear" else mode
    x = draw(2, 3, *(4, 5, 3)[:n])
    ways = [{"size": (7, 3, 6)[:n]}, {"scale_factor": (1.7, 0.6, 2.0)[:n]}, {"scale_factor": 2.0}]
    if mode in ("linear", "bicubic"):
        ways += [way | {"align_corners": True} for way in ways]
        ways += [{"size": (1, 1, 1)[:n], "align_corners": True}]
    for way in ways:
        both("interpolate", [x], mode=name, **way)


def test_attention():
    q, k, v = draw(2, 3, 4, 5), draw(2, 3, 6, 5), draw(2, 3, 6, 7)
    name = "scaled_dot_product_attention"
    allowed = RNG.random((4, 6)) > 0.3
    allowed[:, 0] = True
    both(name, [q, k, v])
    both(name, [q, k, v], is_causal=True, scale=0.7)
    for mask in (allowed, draw(4, 6)):
        compare(
            lambda *a, m=mask: nn.scaled_dot_product_attention(*a, attn_mask=m),
            lambda *a, m=mask: F.scaled_dot_product_attention(*a, attn_mask=torch.tensor(m)),
            [q, k, v],
        )


def test_gates_distances_and_responses():
    x = draw(4, 6)
    compare(lambda x: nn.glu(x, axis=0), lambda x: F.glu(x, dim=0), [x])
    compare_second(nn.glu, F.glu, [x])
    for p in (2.0, 1.0, 3.5):
        both("pdist", [x], p, second=False)  # PyTorch has no second order of it
    te.check_grads(nn.pdist, (x,), order=2)
    assert nn.pdist(np.ones((1, 3))).shape == (0,)
    for size in (1, 2, 3):
        both("local_response_norm", [draw(2, 5, 3)], size, alpha=0.5, k=2.0)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: nn.glu(np.ones(3)), "glu: the size of axis 0 is 3, expected an even one"),
        (lambda: nn.max_pool1d(np.ones((1, 1, 2)), 3), "max_pool1d: kernel_size is"),
        (lambda: nn.avg_pool1d(np.ones((1, 4)), 2, padding=2), "avg_pool1d: padding is"),
        (lambda: nn.avg_pool2d(np.ones((1, 4)), 2), "avg_pool2d: the array is"),
        (lambda: nn.conv_transpose1d(np.ones((1, 2, 3)), np.ones((3, 1, 1))), "weight is"),
        (
            lambda: nn.conv_transpose1d(np.ones((1, 2, 3)), np.ones((2, 1, 1)), output_padding=1),
            "output_padding is",
        ),
        (lambda: nn.fold(np.ones((1, 4, 3)), (2, 2), 2), "fold: the array is"),
        (lambda: nn.pixel_shuffle(np.ones((3, 1, 1)), 2), "pixel_shuffle: the array is"),
        (lambda: nn.pad(np.ones(3), (1, 2, 3)), "pad: pad is"),
        (lambda: nn.pad(np.ones(3), (3, 0), "reflect"), "widths >= 0 and <= 2 for 'reflect'"),
        (lambda: nn.pad(np.ones(3), (1, 1), "mirror"), "pad: mode is 'mirror'"),
        (lambda: nn.interpolate(np.ones((1, 1, 3)), 5, mode="bilinear"), "mode is 'bilinear'"),
        (lambda: nn.interpolate(np.ones((1, 1, 3))), "size and scale_factor"),
        (
            lambda: nn.scaled_dot_product_attention(*[np.ones((2, 2))] * 3, dropout_p=0.1),
            "dropout_p is 0.1, expected 0",
        ),
        (lambda: nn.pdist(np.ones(3)), "pdist: the array is"),
        (lambda: nn.local_response_norm(np.ones((1, 2)), 0), "size is 0"),
    ],
)
def test_refused_arguments(call, message):
    with pytest.raises(ValueError, match=message):
        call()


@pytest.mark.parametrize("padding", ["valid", "same"])
@pytest.mark.parametrize(("kernel", "dilation"), [((3, 3), 1), ((1, 3), 3), ((3, 2), 2)])
def test_padding_by_name(padding, kernel, dilation):
    arrays = draw(2, 2, 6, 7), draw(3, 2, *kernel)
    both("conv2d", arrays, padding=padding, dilation=dilation, second=False)


def test_options_of_windows():
    x = draw(1, 1, 6, 6)
    assert nn.max_pool2d(x, 2, stride=()).shape == (1, 1, 3, 3)
    for options, message in (
        ({"padding": "same", "stride": 2}, r"conv2d: stride is \(2, 2\), expected 1"),
        ({"padding": "full"}, "conv2d: padding is 'full', expected 'valid'"),
        ({"stride": ()}, r"conv2d: stride is \(\), expected"),
    ):
        with pytest.raises(ValueError, match=message):
            nn.conv2d(x, draw(1, 1, 3, 3), **options)
    with pytest.raises(ValueError, match="conv2d: weight is"):
        nn.conv2d(x, draw(1, 1))


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_softsign_keeps_its_digits_far_out(engine):
    x = np.array([1e-20, -1e-3, 0.999999, 1.0, -1.0, 2.5, -1e5, 1e10, -1e150])
    slopes = te.jit(te.grad(lambda x: te.nn.softsign(x).sum()), engine=engine)(x)
    assert np.allclose(slopes, (1 + np.abs(x)) ** -2.0, rtol=1e-15, atol=0)
    curve = te.jit(te.grad(te.grad(te.nn.softsign)), engine=engine)
    assert np.allclose(
        [*map(curve, x)], -2 * np.sign(x) * (1 + np.abs(x)) ** -3.0, rtol=2e-15, atol=0
    )
    z = np.array([3 + 4j, 0.1 - 0.2j, -1e10 + 1j])
    assert np.allclose(te.nn.softsign(z), z / (1 + np.abs(z)), rtol=1e-15, atol=0)
    te.check_grads(te.nn.softsign, (z[:2],))


def test_max_pools_take_the_first_of_the_largest_or_of_nan():
    x = np.array([[1.0, 3.0, 3.0, np.nan, 2.0, np.nan, -np.inf, -np.inf, -np.inf]])
    for engine in ("native", "numpy"):
        found, pull = te.vjp(te.jit(lambda x: te.nn.max_pool1d(x, 3), engine=engine), x)
        np.testing.assert_array_equal(found, [[3.0, np.nan, -np.inf]])
        (taken,) = (np.flatnonzero(np.asarray(y)) for y in pull(np.ones((1, 3))))
        assert taken.tolist() == [1, 3, 6]


def test_large_max_pools_go_axis_by_axis():
    x = np.round(draw(2, 3, 13, 12))
    x[0, 0, 3, 5] = x[0, 0, 4, 1] = np.nan
    kernel, stride = (5, 4), (3, 2)
    windows = np.lib.stride_tricks.sliding_window_view(x, kernel, axis=(2, 3))
    flat = windows[:, :, :: stride[0], :: stride[1]].reshape(2, 3, 3, 5, 20)
    first = np.argmax(flat, axis=-1)[..., None]
    found, pull = te.vjp(te.jit(lambda x: nn.max_pool2d(x, kernel, stride)), x)
    np.testing.assert_array_equal(found, np.take_along_axis(flat, first, -1)[..., 0])
    places = np.lib.stride_tricks.sliding_window_view(
        np.arange(x.size).reshape(x.shape), kernel, axis=(2, 3)
    )[:, :, :: stride[0], :: stride[1]].reshape(flat.shape)
    taken = np.take_along_axis(places, first, -1).ravel()
    (slope,) = pull(np.ones(found.shape))
    counts = np.bincount(taken, minlength=x.size).reshape(x.shape)
    np.testing.assert_array_equal(slope, counts)
    assert len(te.trace(lambda x: nn.max_pool2d(x, 12))(x)) < 12 * len(
        te.trace(lambda x: nn.max_pool2d(x, 2))(x)
    )
