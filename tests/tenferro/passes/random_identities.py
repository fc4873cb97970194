"""Random graphs full of what passes rewrite, over numbers with which arithmetic is exact."""

import numpy as np
from hypothesis import strategies as st

import tenferro.numpy as tn

NUMBERS = (0.0, -0.0, 1.0, -1.0, 2.0, -4.0, 0.5, 3.0, np.inf, -np.inf, np.nan)
FACTORS = (0.0, -0.0, 1.0, -1.0, 2.0, 0.25, np.inf)
SHAPES = ((), (1,), (3,), (2, 3), (3, 1), (1, 3), (2, 1, 3), (2, 3, 2))
MOST = 200


def scaled(draw, x):
    factor = draw(st.sampled_from(FACTORS))
    kind = draw(st.integers(0, 5))
    if kind == 0:
        return x * factor
    if kind == 1:
        return x / (factor or 2.0) if np.isfinite(factor) else x
    return (x + factor, x - factor, factor - x, -x)[kind - 2]


def squared(draw, x):
    return draw(st.sampled_from((lambda x: x**2, lambda x: x**1, lambda x: x**-1, tn.square)))(x)


def compared(draw, x):
    kind = draw(st.integers(0, 4))
    if kind == 0:
        return tn.where(x == x, x, -x)
    if kind == 1:
        return tn.where(x > 1.0, x, x)
    return (tn.maximum(x, x), tn.minimum(x, -x), tn.where(tn.ones_like(x) > 0, x, 2.0 * x))[
        kind - 2
    ]


def moved(draw, x):
    if not x.ndim:
        return tn.broadcast_to(x, draw(st.sampled_from(SHAPES)))
    kind, axis = draw(st.integers(0, 6)), draw(st.integers(0, x.ndim - 1))
    if kind == 0:
        return tn.transpose(x, draw(st.permutations(range(x.ndim))))
    if kind == 1:
        return tn.reshape(x, draw(st.sampled_from([(-1,), (*x.shape, 1), (1, *x.shape)])))
    if kind == 2:
        return tn.flip(x, axis=draw(st.sampled_from([axis, None])))
    if kind == 3:
        start, step = draw(st.integers(0, x.shape[axis])), draw(st.sampled_from([1, 2]))
        return x[(slice(None),) * axis + (slice(start, None, step),)]
    if kind == 4:
        width = [(draw(st.integers(0, 1)), draw(st.integers(0, 2))) for _ in x.shape]
        return tn.pad(x, width)
    if kind == 5:
        return tn.concat([x, x[:0]], axis=0)
    return tn.broadcast_to(x, (2, *x.shape)) if x.ndim < 4 else x


def reduced(draw, x):
    if not x.ndim or 0 in x.shape:
        return x
    axes = tuple(draw(st.sets(st.integers(0, x.ndim - 1), min_size=1)))
    name = draw(st.sampled_from(["sum", "max", "min", "prod"]))
    return getattr(tn, name)(x, axis=axes, keepdims=draw(st.booleans()))


def multiplied(draw, x):
    if x.ndim < 2 or 0 in x.shape:
        return x
    y = tn.swapaxes(x, -1, -2)
    pair = draw(st.sampled_from([(x, y), (y, x), (tn.flip(x, axis=-1), y)]))
    found = tn.matmul(*pair)
    return tn.swapaxes(found, -1, -2) if draw(st.booleans()) else found


def split(draw, x):
    z = x + 1j * tn.flip(x)
    kind = draw(st.integers(0, 4))
    return (
        tn.real(z),
        tn.imag(tn.conj(z)),
        tn.real(tn.conj(tn.conj(z))),
        tn.imag(z),
        tn.abs(x),
    )[kind]


STEPS = (scaled, scaled, squared, compared, *(moved,) * 4, reduced, reduced, multiplied, split)


@st.composite
def graphs(draw):
    """A function of one array, and the array."""
    shape = draw(st.sampled_from(SHAPES))
    n = int(np.prod(shape))
    numbers = draw(st.lists(st.sampled_from(NUMBERS), min_size=n, max_size=n))
    x = np.array(numbers).reshape(shape)
    steps = draw(st.lists(st.sampled_from(STEPS), min_size=2, max_size=8))
    made = []
    with np.errstate(all="ignore"):
        y = tn.asarray(x)
        for step in steps:
            choices = []

            def drawn(strategy, choices=choices):
                choices.append(draw(strategy))
                return choices[-1]

            following = step(drawn, y)
            if following.size <= MOST:
                made.append((step, choices))
                y = following
    return _function(made), x


def _function(made):
    def function(x):
        for step, choices in made:
            left = iter(choices)
            x = step(lambda strategy, left=left: next(left), x)
        return x

    return function
