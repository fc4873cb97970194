"""Images: values beside SciPy's, derivatives beside differences, engines side by side."""

import warnings

import numpy as np
import pytest
import scipy.ndimage as sn
from derivative_checks import Row, check_engines, check_row

import tenferro as te

ti = te.ndimage
RNG = np.random.default_rng(17)
LINE, IMAGE, CUBE = (RNG.standard_normal(s) for s in ((9,), (7, 8), (4, 5, 6)))
LARGE = RNG.standard_normal((34, 37))
COMPLEX = IMAGE + 1j * RNG.standard_normal((7, 8))
WHOLE = RNG.integers(0, 200, (7, 8))
FILTERS = ["reflect", "mirror", "nearest", "constant", "wrap", "grid-wrap", "grid-mirror",
           "grid-constant"]  # fmt: skip
MODES = [m for m in FILTERS if m not in ("reflect", "grid-mirror", "nearest")]
"""Those whose splines SciPy computes exactly, however few the elements are."""
CROSS = np.array([[0, 1, 0], [1, 1, 1], [0, 1, 0]])


def same(ours, theirs, tolerance=1e-11):
    ours, theirs = np.asarray(ours), np.asarray(theirs)
    assert (ours.dtype, ours.shape) == (theirs.dtype, theirs.shape)
    small = ours.dtype in ("float32", "complex64")
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=2e-5 if small else tolerance)


def both(name, *args, **kwargs):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = getattr(ti, name)(*args, **kwargs), getattr(sn, name)(*args, **kwargs)
    same(*found)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", FILTERS)
def test_correlations(mode):
    for name in ("correlate", "convolve"):
        for k in (1, 2, 3, 4, 11):
            both(f"{name}1d", LINE, RNG.standard_normal(k), mode=mode, cval=0.7)
        both(f"{name}1d", CUBE, [1.0, 2.0, 4.0, 8.0], axis=1, mode=mode, origin=1)
        both(f"{name}1d", COMPLEX, [1.0, 2.0j], mode=mode, cval=1j)
        for shape in ((3, 3), (2, 4), (9, 1)):
            both(name, IMAGE, RNG.standard_normal(shape), mode=mode, cval=0.7)
        both(name, IMAGE, RNG.standard_normal((3, 4)), mode=mode, origin=(1, -1))
        both(name, COMPLEX, CROSS * (1 + 2j), mode=mode)
        both(name, CUBE, RNG.standard_normal((2, 3)), mode=mode, axes=(2, 0))
        both(name, WHOLE, CROSS, mode=mode)
        both(name, np.float32(IMAGE), CROSS, mode=mode)
        both(name, IMAGE, CROSS, output=np.float32, mode=mode)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", FILTERS)
def test_smoothing_and_derivatives_of_images(mode):
    for order in range(4):
        both("gaussian_filter1d", LINE, 1.3, order=order, mode=mode, cval=0.5)
    both("gaussian_filter", IMAGE, (0.8, 1.5), (0, 1), mode=mode, truncate=2.5)
    both("gaussian_filter", CUBE, 1.0, mode=mode, radius=2, axes=(0, 2))
    both("gaussian_filter", WHOLE, 1.0, mode=mode)
    both("gaussian_filter", IMAGE, 0.0)
    both("gaussian_filter", COMPLEX, 1.0, mode=mode)
    for size in (1, 2, 3, 6):
        both("uniform_filter", IMAGE, size, mode=mode, cval=0.5)
    both("uniform_filter", CUBE, (2, 3), mode=[mode, "mirror"], origin=(-1, 1), axes=(1, 2))
    both("uniform_filter1d", IMAGE, 3, 0, mode=mode)
    for name in ("sobel", "prewitt"):
        both(name, CUBE, 1, mode=mode)
        both(name, IMAGE, mode=[mode, "nearest"])
    both("laplace", IMAGE, mode=mode)
    both("gaussian_laplace", CUBE, (0.7, 1.0), mode=mode, axes=(0, 1), truncate=3.0)
    both("gaussian_gradient_magnitude", IMAGE, 1.1, mode=mode)
    both("gaussian_gradient_magnitude", IMAGE, 1.1, mode=mode, axes=0)
    both("gaussian_laplace", IMAGE, 1.1, mode=mode, axes=0)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", FILTERS)
def test_ranks(mode):
    for image in (IMAGE, WHOLE, WHOLE > 100):
        for name in ("maximum_filter", "minimum_filter", "median_filter"):
            for size in (1, 2, 3, (4, 1)):
                both(name, image, size, mode=mode, cval=0.5 if image is IMAGE else 0)
            both(name, image, footprint=CROSS, mode=mode, origin=(0, 1))
            both(name, image, footprint=CROSS[:2], mode=mode, origin=-1)
    both("rank_filter", IMAGE, -2, (2, 3), mode=mode)
    both("percentile_filter", CUBE, 30, 3, mode=mode)
    both("percentile_filter", IMAGE, -20, footprint=CROSS, mode=mode)
    both("maximum_filter1d", CUBE, 3, 1, mode=mode, origin=1)
    both("minimum_filter1d", CUBE, 2, 0, mode=mode)
    both("median_filter", CUBE, (3, 2), mode=mode, axes=(2, 0))


MORPHOLOGY = ["grey_erosion", "grey_dilation", "grey_opening", "grey_closing", "white_tophat",
              "black_tophat", "morphological_laplace", "morphological_gradient"]  # fmt: skip


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", MORPHOLOGY)
def test_grey_morphology(name):
    heights = RNG.standard_normal((3, 2))
    for mode in FILTERS:
        both(name, IMAGE, 3, mode=mode, cval=0.5)
        both(name, WHOLE, (2, 3), mode=mode)
        both(name, IMAGE, footprint=CROSS[:2], mode=mode)
        both(name, IMAGE, structure=heights, mode=mode, cval=0.5)
        both(name, IMAGE, footprint=CROSS[:, :2], structure=heights, mode=mode)
        both(name, CUBE, structure=heights, mode=mode, axes=(0, 2))
    both(name, IMAGE, 4, origin=(1, 0), output=np.float32)
    both(name, WHOLE, structure=np.array([[1, 4, 1]]))
    if not name.startswith("morph"):
        both(name, WHOLE > 100, 3)
    with pytest.raises(ValueError, match=f"{name}: size, footprint, or structure must"):
        getattr(ti, name)(IMAGE)
    te.check_grads(lambda x, h: getattr(ti, name)(x, structure=h), (LINE, np.array([0.3, 0, 0.1])))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("order", range(6))
def test_splines(order):
    for mode in FILTERS:
        for n in (30,) if mode not in MODES else (1, 2, 3, 30):
            both("spline_filter1d", LARGE[:n], order, 0, mode=mode)
        if order > 1:
            both("spline_filter", LARGE, order, mode=mode)
    both("spline_filter1d", COMPLEX, order)
    both("spline_filter1d", WHOLE, order, output=np.float32)


@pytest.mark.parametrize("mode", ["reflect", "nearest"])
def test_splines_of_few_elements_go_through_them(mode):
    for n in (1, 2, 3):
        for order in range(6):
            found = ti.map_coordinates(LINE[:n], [np.arange(n)], order=order, mode=mode)
            same(found, LINE[:n])


@pytest.mark.sampled(6)
@pytest.mark.parametrize("mode", FILTERS)
@pytest.mark.parametrize("order", range(6))
def test_geometric_transforms(order, mode):
    at = RNG.uniform(-60, 60, (2, 300))
    at[:, :40] = np.round(2 * at[:, :40]) / 2
    options = {"order": order, "mode": mode, "cval": 0.4}
    both("map_coordinates", LARGE, at, **options)
    both("map_coordinates", LARGE, at, prefilter=False, **options)
    both("shift", LARGE, (2.4, -41.3), **options)
    both("zoom", LARGE, (1.7, 0.4), **options)
    both("zoom", LARGE, 1.3, grid_mode=True, **options)
    both("affine_transform", LARGE, [[0.9, 0.3], [-0.4, 1.2]], (3.0, -5.0), **options)
    both("affine_transform", LARGE, [0.7, 1.9], 2.5, (20, 50), **options)
    both("rotate", LARGE, 33.0, **options)
    if mode in MODES:
        both("shift", LINE, 20.75, **options)
        both("map_coordinates", IMAGE, at, **options)


def test_lists_of_coordinates():
    y, x = RNG.uniform(0, 6, (2, 5))

    def sampled(y, x):
        return ti.map_coordinates(IMAGE, [y, 1.0 + 0 * x], order=1) + ti.map_coordinates(
            IMAGE, (y, x), order=1
        )

    first, second = sn.map_coordinates(IMAGE, [y, x], order=1), IMAGE[:, 1]
    wanted = first + np.interp(y, np.arange(7), second)
    for found in (sampled(y, x), te.jit(sampled)(y, x), sampled(te.variable(y), x).detach()):
        same(found, wanted)
    te.check_grads(sampled, (y, x), order=1)


def test_arrays_of_other_kinds():
    for order in (0, 1, 3):
        same_of = {"order": order, "mode": "mirror"}
        both("rotate", CUBE, 20.0, (0, 2), reshape=False, **same_of)
        both("rotate", WHOLE, -90, **same_of)
        both("shift", COMPLEX, 0.3, cval=1j, order=order)
        both("shift", np.float32(IMAGE), 0.3, **same_of)
        both("zoom", WHOLE.astype(np.uint8), 1.9, **same_of)
        both("zoom", CUBE, (1, 2, 0.5), **same_of)
        both("shift", IMAGE, 0.3, output=np.float32, **same_of)
        turn = np.array([[0.9, 0.1, 2.0], [-0.2, 1.1, -1.0], [0, 0, 1]])
        both("affine_transform", IMAGE, turn, **same_of)
        both("affine_transform", IMAGE, turn[:2], **same_of)
        both("affine_transform", IMAGE, turn[:2, :1], 1.0, (5,), **same_of)
    both("map_coordinates", CUBE, RNG.uniform(0, 3, (3, 2, 5)), mode="grid-wrap")


def rows(name, function, *shapes, long=False):
    row = Row(name, function, shapes, ("float64",))
    return pytest.param(row, marks=pytest.mark.long if long else (), id=name)


AT = np.array([[0.3, 1.7, 2.6], [1.2, 0.4, 3.3]])
DIFFERENTIABLE = [
    rows("correlate", lambda x, w: ti.correlate(x, w, mode="mirror"), (4, 3), (3, 2)),
    rows("convolve", lambda x, w: ti.convolve(x, w, mode="wrap", axes=(1,)), (2, 5), (3,)),
    rows("gaussian", lambda x, s: ti.gaussian_filter(x, 1 + s / 4, (0, 1), radius=2), (3, 4), ()),
    rows("magnitude", lambda x: ti.gaussian_gradient_magnitude(x, 1.0), (3, 4)),
    rows("uniform", lambda x: ti.uniform_filter(x, 2), (3, 4)),
    rows("sobel", lambda x: ti.sobel(x, 0), (3, 4)),
    rows("maximum", lambda x: ti.maximum_filter(x, 3), (6,)),
    rows("median", lambda x: ti.median_filter(x, footprint=CROSS), (4, 4)),
    rows("spline", lambda x: ti.spline_filter1d(x, 4, mode="reflect"), (5,)),
    *(
        rows(
            f"coordinates {order} {mode}",
            lambda x, at, order=order, mode=mode: ti.map_coordinates(
                x, AT + at / 9, order=order, mode=mode
            ),
            (4, 5), (2, 3),
            long=order in (2, 4),
        )
        for order, mode in enumerate(("nearest", "wrap", "reflect", "mirror", "constant"), 1)
    ),
    rows("affine", lambda x, m, b: ti.affine_transform(
        x, np.eye(2) + m / 9, 0.2 + b / 9, order=2, mode="grid-wrap"), (4, 3), (2, 2), (2,)),
    rows("diagonal", lambda x, m, b: ti.affine_transform(
        x, 0.8 + m / 9, 0.2 + b / 9, mode="grid-constant"), (4, 3), (2,), (2,), long=True),
    rows("shift", lambda x, s: ti.shift(x, 0.4 + s / 5, mode="nearest", order=2), (4, 3), (2,)),
    rows("zoom", lambda x: ti.zoom(x, 1.6, order=3, mode="mirror"), (4, 3)),
    rows("rotate", lambda x, a: ti.rotate(x, 20 + a, reshape=False), (4, 3), (), long=True),
]  # fmt: skip


@pytest.mark.sampled(24)
@pytest.mark.parametrize("row", DIFFERENTIABLE)
def test_derivatives(row):
    check_row(row, "float64")


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "row", [p for p in DIFFERENTIABLE if p.id in ("uniform", "coordinates 1 nearest")]
)
def test_engines(row):
    check_engines(row, "float64", ["native", "xla"])


def test_batches():
    stack = np.stack([IMAGE, IMAGE[::-1]])
    found = te.vmap(lambda x, s: ti.shift(x, s, mode="mirror"))(stack, np.array([0.2, 0.7]))
    same(found, [sn.shift(x, s, mode="mirror") for x, s in zip(stack, (0.2, 0.7), strict=True)])
    found = te.jit(te.vmap(lambda x: ti.gaussian_filter(x, 1.0)))(stack)
    same(found, [sn.gaussian_filter(x, 1.0) for x in stack])


def power_mean(elements, p=2.0):
    return np.mean(np.abs(elements) ** p) ** (1 / p)


def waves(line, result, factor=1.0):
    result[...] = np.sin(line[:-2]) * line[2:] + factor * line[1:-1]


def bend(place, k=0.5):
    return 0.9 * place[0] + 0.1 * k * place[1], place[1] + 0.3 * k


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", FILTERS)
def test_filters_by_functions(mode):
    for options in (
        {"size": 3}, {"size": (2, 3), "origin": (0, -1)}, {"footprint": CROSS, "cval": 1.5},
        {"size": 3, "extra_arguments": (3.0,)}, {"size": 3, "extra_keywords": {"p": 1.0}},
    ):  # fmt: skip
        ours, theirs = (m.generic_filter(IMAGE, power_mean, mode=mode, **options) for m in (ti, sn))
        same(ours, theirs)
    for axis in (0, 1):
        args = (waves, 3, axis, None, mode, 0.5, 0, (2.0,))
        same(ti.generic_filter1d(IMAGE, *args), sn.generic_filter1d(IMAGE, *args))
    same(ti.generic_filter(WHOLE, np.mean, 3), sn.generic_filter(WHOLE, np.mean, 3))
    along = {"size": 3, "axes": (1,)}
    same(ti.generic_filter(IMAGE, np.max, **along), sn.generic_filter(IMAGE, np.max, **along))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", MODES)
def test_transforms_by_functions(mode):
    for options in (
        {"order": 1}, {"output_shape": (4, 9)}, {"extra_arguments": (1.0,), "order": 2},
        {"extra_keywords": {"k": 0.1}},
    ):  # fmt: skip
        ours, theirs = (m.geometric_transform(IMAGE, bend, mode=mode, **options) for m in (ti, sn))
        same(ours, theirs)
    line = lambda place: (0.5 * place[0] + 0.1 * place[1],)  # noqa: E731
    args = (LINE, line, (3, 4))
    same(ti.geometric_transform(*args, mode=mode), sn.geometric_transform(*args, mode=mode))


def test_derivatives_of_functions():
    small = IMAGE[:3, :4]

    def function(x, p, k):
        image = small + x
        filtered = ti.generic_filter(image, lambda e: power_mean(e, 2.5 + p), 3, mode="wrap")
        lines = ti.generic_filter1d(image, lambda a, b: waves(a, b, p), 3)
        return filtered + lines + ti.geometric_transform(image, lambda at: bend(at, 0.5 + k))

    check_row(Row("functions", function, ((3, 4), (), ())), "float64")
    eager = te.variable(small)
    ti.generic_filter1d(eager, waves, 3).sum().backward()
    same(eager.grad, te.grad(lambda x: ti.generic_filter1d(x, waves, 3).sum())(small))


def test_eager_gradients():
    x = te.variable(IMAGE)
    ti.gaussian_filter(x, 1.0).sum().backward()
    same(x.grad, te.grad(lambda x: ti.gaussian_filter(x, 1.0).sum())(IMAGE))


@pytest.mark.parametrize("name", ["correlate", "gaussian_filter", "zoom", "maximum_filter"])
def test_empty_images(name):
    args = {"correlate": (CROSS,), "gaussian_filter": (1.0,), "maximum_filter": (3,)}
    empty = np.zeros((0, 3))
    found = getattr(ti, name)(empty, *args.get(name, (2,)))
    assert found.shape == ((0, 6) if name == "zoom" else (0, 3))


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: ti.correlate(IMAGE, [1.0]), RuntimeError, r"weights.ndim \(1\) must match"),
        (lambda: ti.correlate1d(IMAGE, []), RuntimeError, "no filter weights"),
        (lambda: ti.correlate1d(LINE, [1.0, 2.0], origin=1), ValueError, "origin must satisfy"),
        (lambda: ti.correlate1d(LINE, [1.0], mode="open"), RuntimeError, "boundary mode not"),
        (lambda: ti.convolve(IMAGE, CROSS, np.zeros((7, 7))), RuntimeError, "output shape not"),
        (lambda: ti.convolve(IMAGE, CROSS, cval=1j), TypeError, "`cval` is complex"),
        (lambda: ti.convolve(IMAGE, CROSS, mode=["wrap"] * 2), RuntimeError, "sequence of modes"),
        (lambda: ti.gaussian_filter(IMAGE, (1, 2, 3)), RuntimeError, "length equal to input rank"),
        (lambda: ti.gaussian_filter(IMAGE, 1, axes=(0, 5)), ValueError, "out of range"),
        (lambda: ti.gaussian_filter1d(LINE, 1.0, order=-1), ValueError, "non-negative"),
        (lambda: ti.gaussian_filter1d(LINE, 1.0, radius=-1), ValueError, "nonnegative integer"),
        (lambda: te.jit(lambda s: ti.gaussian_filter(LINE, s))(1.0), te.TracerError, "`radius`"),
        (lambda: ti.uniform_filter1d(LINE, 0), RuntimeError, "incorrect filter size"),
        (lambda: ti.maximum_filter(COMPLEX, 3), TypeError, "Complex type not supported"),
        (lambda: ti.maximum_filter(IMAGE), RuntimeError, "no footprint provided"),
        (lambda: ti.minimum_filter(IMAGE, footprint=0 * CROSS), ValueError, "All-zero footprint"),
        (lambda: ti.generic_filter(IMAGE, np.sin, 3), ValueError, "expected one number"),
        (lambda: ti.generic_filter(COMPLEX, np.sum, 3), TypeError, "Complex type not supported"),
        (lambda: ti.generic_filter1d(LINE, waves, 0), RuntimeError, "invalid filter size 0"),
        (
            lambda: ti.geometric_transform(IMAGE, lambda at: at[:1]),
            ValueError,
            "returned 1 coordinates, expected 2",
        ),
        (lambda: ti.rank_filter(IMAGE, 9, 3), RuntimeError, "not within filter footprint"),
        (lambda: ti.percentile_filter(IMAGE, 101, 3), RuntimeError, "invalid percentile"),
        (lambda: ti.spline_filter(IMAGE, 1), RuntimeError, "order not supported: 1"),
        (lambda: ti.map_coordinates(IMAGE, AT, order=6), RuntimeError, "order not supported: 6"),
        (lambda: ti.map_coordinates(IMAGE, AT[:1]), RuntimeError, "invalid shape"),
        (lambda: ti.map_coordinates(IMAGE, AT * 1j), TypeError, "Complex type"),
        (lambda: ti.shift(IMAGE, [1, 2, 3]), RuntimeError, "length equal to input rank"),
        (lambda: ti.affine_transform(IMAGE, np.eye(3) * 2), ValueError, "bottom row"),
        (lambda: ti.affine_transform(IMAGE, np.ones((2, 5))), RuntimeError, "number of columns"),
        (lambda: ti.rotate(LINE, 10), ValueError, "at least 2D"),
        (lambda: ti.rotate(IMAGE, 10, (0, 3)), ValueError, "invalid rotation plane"),
        (lambda: te.jit(lambda a: ti.rotate(IMAGE, a))(1.0), te.TracerError, "reshape=False"),
    ],
)
def test_errors_say_what_is_expected(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_scipys_own_on_a_traced_array_names_ours():
    with pytest.raises(te.TracerError, match=r"te\.ndimage\.rotate"):
        te.jit(lambda x: sn.rotate(x, 10.0))(IMAGE)
