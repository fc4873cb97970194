"""Steps that random programs are made of: each draws what it needs, and gives a value.

A step is a function of `draw`, a value and all values so far. It keeps sizes small and numbers
bounded, and does nothing to values that it does not suit.
"""

import numpy as np
from hypothesis import strategies as st

import tenferro.numpy as tn

MOST_ELEMENTS = 4096
SMOOTH = (
    tn.tanh,
    tn.sin,
    tn.cos,
    lambda x: tn.exp(-x * x),
    lambda x: x * 0.5 - 1.0,
    lambda x: tn.sqrt(x * x + 1.0),
    lambda x: tn.log1p(x * x),
    lambda x: 1.0 / (2.0 + x * x),
    lambda x: tn.arctan(x) * tn.expm1(-tn.abs(x)),
    lambda x: tn.clip(x, -0.61, 0.73),
    lambda x: (1.0 + tn.square(x)) ** -1.5,
    lambda x: -x,
)
COMPLEX = (
    lambda z: z * (0.3 + 0.4j),
    lambda z: tn.exp(0.1 * z),
    lambda z: z / (2.0 + tn.abs(z)),
    lambda z: tn.conj(z) * z / (1.0 + tn.abs(z) ** 2),
    lambda z: tn.real(z) + 1j * tn.tanh(tn.imag(z)),
    lambda z: -z,
)
JOINS = (tn.add, tn.subtract, tn.multiply, lambda x, y: x / (1.5 + tn.abs(y) ** 2))
REAL_JOINS = (
    tn.maximum,
    tn.minimum,
    lambda x, y: tn.where(x > y + 0.37, x, y * 0.25),
    lambda x, y: tn.hypot(x, y + 0.1),
    lambda x, y: tn.logaddexp(x, y),
)


def is_complex(x):
    return x.dtype.kind == "c"


def is_integer(x):
    return x.dtype.kind in "biu"


def size(shape):
    return int(np.prod(shape, dtype=np.int64))


def broadcasts(x, y):
    try:
        return size(np.broadcast_shapes(x.shape, y.shape)) <= MOST_ELEMENTS
    except ValueError:
        return False


def an_axis(draw, x):
    return draw(st.integers(0, x.ndim - 1))


def some_axes(draw, x):
    return tuple(sorted(draw(st.sets(st.integers(0, x.ndim - 1), min_size=1))))


def number(x):
    """Booleans as integers."""
    return x + 0 if x.dtype == bool else x


def unary(draw, x, values):
    if is_integer(x):
        return draw(st.sampled_from((lambda x: x + x, lambda x: x * 0.25, lambda x: -(x + 0))))(x)
    return draw(st.sampled_from(COMPLEX if is_complex(x) else SMOOTH))(x)


def binary(draw, x, values):
    y = draw(st.sampled_from([x, *(v for v in values if broadcasts(x, v))]))
    x, y = number(x), number(y)
    real = not (is_complex(x) or is_complex(y) or is_integer(x) or is_integer(y))
    return draw(st.sampled_from(JOINS + REAL_JOINS if real else JOINS))(x, y)


def reduced(draw, x, values):
    if not x.ndim or 0 in x.shape:
        return tn.sum(x)
    axis = draw(st.sampled_from([None, *range(x.ndim), "some"]))
    axis = some_axes(draw, x) if axis == "some" else axis
    names = ["sum", "mean"] if is_complex(x) else ["sum", "mean", "max", "min"]
    if not is_complex(x) and not is_integer(x):
        names += ["logsumexp", "var"]
    return getattr(tn, draw(st.sampled_from(names)))(x, axis=axis, keepdims=draw(st.booleans()))


def counted(draw, x, values):
    if is_complex(x) or not x.ndim or 0 in x.shape:
        return x
    axis = an_axis(draw, x)
    kind = draw(st.integers(0, 3))
    if kind == 0:
        return tn.count_nonzero(x > 0.31, axis=axis)
    if kind == 1:
        return tn.any(x > 1.13, axis=axis)
    return tn.all(x > -1.13, axis=axis) if kind == 2 else tn.where(x > 0.21, 2, 5)


def normalized(draw, x, values):
    if not x.ndim or 0 in x.shape or is_complex(x) or is_integer(x):
        return x
    axis = an_axis(draw, x)
    if draw(st.booleans()):
        shifted = tn.exp(x - tn.max(x, axis=axis, keepdims=True))
        return shifted / tn.sum(shifted, axis=axis, keepdims=True)
    centred = x - tn.mean(x, axis=axis, keepdims=True)
    return centred / tn.sqrt(tn.mean(centred * centred, axis=axis, keepdims=True) + 0.1)


def sliced(draw, x, values):
    if not x.ndim:
        return x
    axis = an_axis(draw, x)
    n = x.shape[axis]
    start, stop = sorted((draw(st.integers(0, n)), draw(st.integers(0, n))))
    step = draw(st.sampled_from([1, 1, 2, 3, -1, -2]))
    window = slice(start, stop, step) if step > 0 else slice(None, None, step)
    return x[(slice(None),) * axis + (window,)]


def joined(draw, x, values):
    if not x.ndim or 2 * size(x.shape) > MOST_ELEMENTS:
        return x
    axis = an_axis(draw, x)
    others = [v for v in values if v.ndim == x.ndim and fits(v, x, axis)]
    y = draw(st.sampled_from(others))
    if draw(st.booleans()) and y.shape == x.shape:
        return tn.stack([x, y, x], axis=axis)
    return tn.concat([x, y] if draw(st.booleans()) else [y, x, x], axis=axis)


def fits(v, x, axis):
    rest = [a for a in range(x.ndim) if a != axis]
    return all(v.shape[a] == x.shape[a] for a in rest) and size(v.shape) <= MOST_ELEMENTS // 2


def padded(draw, x, values):
    if not x.ndim or 4 * size(x.shape) > MOST_ELEMENTS:
        return x
    width = [(draw(st.integers(0, 2)), draw(st.integers(0, 2))) for _ in x.shape]
    mode = draw(st.sampled_from(["constant", "constant", "edge", "reflect", "wrap"]))
    if mode == "constant":
        return tn.pad(x, width, constant_values=draw(st.sampled_from([0, 1])))
    return x if min(x.shape) < 3 else tn.pad(x, width, mode)


def turned(draw, x, values):
    if not x.ndim:
        return tn.reshape(x, (1, 1))
    axis, kind = an_axis(draw, x), draw(st.integers(0, 5))
    if kind == 0:
        return tn.transpose(x, draw(st.permutations(range(x.ndim))))
    if kind == 1:
        return tn.reshape(x, (-1,)) if size(x.shape) else x
    if kind == 2:
        return tn.expand_dims(x, axis=axis) if x.ndim < 4 else x
    if kind == 3:
        return tn.roll(x, draw(st.integers(-3, 3)), axis=axis)
    if kind == 4:
        return tn.flip(x, axis=axis)
    return tn.broadcast_to(x, (2, *x.shape)) if x.ndim < 4 and size(x.shape) < 1000 else x


def positions(draw, n):
    """Known or computed positions along an axis of n elements."""
    return draw(st.lists(st.integers(-n, n - 1), min_size=1, max_size=5))


def gathered(draw, x, values):
    if not x.ndim or 0 in x.shape or 5 * size(x.shape) > MOST_ELEMENTS:
        return x
    axis = an_axis(draw, x)
    n = x.shape[axis]
    if draw(st.booleans()):
        return tn.take(x, np.array(positions(draw, n)), axis=axis)
    found = [v for v in values if v.dtype.kind in "iu" and v.ndim == 1 and size(v.shape) < 9]
    if not found:
        return x
    return tn.take(
        x, draw(st.sampled_from(found)).astype("int64") % (n + 1), axis=axis, mode="clip"
    )


def scattered(draw, x, values):
    if not x.ndim or 0 in x.shape or is_complex(x) or is_integer(x):
        return x
    axis = an_axis(draw, x)
    place = (slice(None),) * axis + (np.array(positions(draw, x.shape[axis])),)
    update = draw(st.sampled_from([v for v in values if v.ndim == 0] or [1.5]))
    update = tn.real(update) * 0.5 if hasattr(update, "dtype") else update
    name = draw(st.sampled_from(["set", "add", "multiply", "min", "max"]))
    return getattr(x.at[place], name)(tn.asarray(update, dtype=x.dtype))


def accumulated(draw, x, values):
    if not x.ndim or is_integer(x):
        return x
    axis = an_axis(draw, x)
    if draw(st.booleans()) or is_complex(x) or 0 in x.shape:
        return tn.cumsum(x, axis=axis) * 0.25
    return tn.sort(x, axis=axis)


def contracted(draw, x, values):
    if x.ndim not in (1, 2, 3) or is_integer(x):
        return x
    others = [v for v in values if v.ndim in (1, 2, 3) and not is_integer(v) and meets(x, v)]
    if not others:
        return x
    y = draw(st.sampled_from(others))
    if y.ndim == x.ndim == 3 and y.shape[0] == x.shape[0] and draw(st.booleans()):
        return tn.einsum("bij,bkj->bik", x, y) * 0.1
    return tn.tensordot(x, tn.moveaxis(y, -1, 0), axes=1) * 0.1


def meets(x, y):
    n = x.shape[-1]
    return n and y.shape[-1] == n and size(x.shape) * size(y.shape) <= MOST_ELEMENTS * n * n


def converted(draw, x, values):
    kinds = ["c16", "c8"] if is_complex(x) else ["f8", "f4", "c16", "f8"]
    return x.astype(draw(st.sampled_from(kinds)))


STEPS = (
    *(unary,) * 3,
    *(binary,) * 3,
    *(reduced,) * 2,
    normalized,
    *(sliced,) * 2,
    joined,
    padded,
    *(turned,) * 2,
    gathered,
    scattered,
    accumulated,
    contracted,
    counted,
    converted,
)
