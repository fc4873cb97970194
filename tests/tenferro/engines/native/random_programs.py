"""Random programs, and arguments for them."""

import numpy as np
from hypothesis import strategies as st
from random_spreads import SPREADS
from random_steps import STEPS

import tenferro.numpy as tn

SIZES = st.sampled_from([1, 1, 2, 3, 5, 8, 33, 64, 100]) | st.integers(0, 17)
LENGTHS = [129, 300, 1000, 4099, 70_001]
DTYPES = ["f8", "f8", "f8", "f4", "c16", "c8"]
INTEGERS = ["i8", "i8", "i4", "u1", "?"]
ALL_STEPS = STEPS + SPREADS
MOST_ELEMENTS = 20_000


@st.composite
def shapes(draw):
    """Mostly few and small axes, at times a long one."""
    if draw(st.integers(0, 15)) == 0:
        return (draw(st.sampled_from(LENGTHS)), *draw(st.sampled_from([(), (1,), (3,)])))
    shape = tuple(draw(st.lists(SIZES, min_size=0, max_size=3)))
    return shape if np.prod(shape) <= MOST_ELEMENTS else shape[:1]


@st.composite
def programs(draw, most_steps=8):
    """A function of arrays, and arguments for it; the function draws nothing itself.

    The last argument is an array of integers.
    """
    drawn = draw(st.lists(shapes(), min_size=1, max_size=3))
    dtype = np.dtype(draw(st.sampled_from(DTYPES)))
    mixed = draw(st.integers(0, 3)) == 0
    rng = np.random.default_rng(draw(st.integers(0, 2**16)))
    arguments = []
    for shape in drawn:
        arguments.append(laid_out(draw, sample(rng, shape, dtype)))
        dtype = np.dtype(draw(st.sampled_from(DTYPES))) if mixed else dtype
    whole = np.dtype(draw(st.sampled_from(INTEGERS)))
    arguments.append(rng.integers(0, 40, draw(st.integers(1, 6))).astype(whole))
    recorded = Recorded(draw)
    with np.errstate(all="ignore"):
        recorded.run(arguments, draw(st.integers(5, most_steps)))
    return recorded.replay, arguments


def sample(rng, shape, dtype):
    parts = rng.standard_normal((2, *shape))
    return np.asarray(parts[0] + 1j * parts[1] if dtype.kind == "c" else parts[0], dtype)


def laid_out(draw, x):
    """The same array with other strides, or one that repeats its elements."""
    kind = draw(st.integers(0, 7))
    if kind == 0:
        return np.asfortranarray(x)
    if not x.ndim or kind > 4:
        return x
    if kind == 1:
        return x[::-1].copy()[::-1]
    if kind == 2:
        return np.repeat(x, 2, -1)[..., ::2]
    if kind == 3:
        return np.broadcast_to(x[:1], x.shape)
    return np.moveaxis(np.moveaxis(x, -1, 0).copy(), 0, -1)


class Recorded:
    """Choices made on one run, and made again on every later one."""

    def __init__(self, draw):
        self._draw = draw
        self._steps = []
        self._outputs = []

    def run(self, arguments, count):
        """Draw steps, each applied to one of the values so far, and which values come out."""
        values = [tn.asarray(a) for a in arguments]
        for _ in range(count):
            step = self._draw(st.sampled_from(ALL_STEPS))
            last = len(values) - 1
            which = self._draw(st.integers(0, last) | st.integers(max(0, last - 1), last))
            choices = []

            def draw(strategy, choices=choices):
                choices.append(self._draw(strategy))
                return choices[-1]

            result = step(draw, values[which], values)
            if result is not values[which]:
                self._steps.append((step, which, [_position(c, values) for c in choices]))
                values.extend(as_tuple(result))
        made = list(range(len(arguments), len(values))) or [0]
        some = st.lists(st.sampled_from(made), min_size=1, max_size=6)
        self._outputs = self._draw(st.just(made) | st.just(made[-4:]) | some)

    def replay(self, *arguments):
        """Some of the values made, or all."""
        values = [tn.asarray(a) for a in arguments]
        for step, which, choices in self._steps:
            left = iter(choices)

            def draw(strategy, left=left, values=values):
                chosen, is_value = next(left)
                return values[chosen] if is_value else chosen

            values.extend(as_tuple(step(draw, values[which], values)))
        return tuple(values[i] for i in self._outputs)


def as_tuple(result):
    return result if isinstance(result, tuple) else (result,)


def _position(choice, values):
    """A choice, and whether it is the number of a value."""
    found = [i for i, v in enumerate(values) if v is choice]
    return (found[0], True) if found else (choice, False)
