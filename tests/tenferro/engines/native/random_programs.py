"""Random programs, and arguments for them."""

import numpy as np
from hypothesis import strategies as st
from random_steps import STEPS

import tenferro.numpy as tn

SIZES = [1, 2, 3, 5, 8, 17, 33]
DTYPES = ["f8", "f8", "f8", "f4", "c16", "c8"]


@st.composite
def programs(draw, most_steps=8):
    """A function of arrays, and arguments for it; the function draws nothing itself.

    The last argument is an array of integers.
    """
    shapes = draw(
        st.lists(st.lists(st.sampled_from(SIZES), min_size=0, max_size=3), min_size=1, max_size=3)
    )
    dtype = np.dtype(draw(st.sampled_from(DTYPES)))
    rng = np.random.default_rng(draw(st.integers(0, 2**16)))
    arguments = [laid_out(draw, sample(rng, tuple(s), dtype)) for s in shapes]
    arguments.append(rng.integers(0, 40, draw(st.integers(1, 6))))
    recorded = Recorded(draw)
    with np.errstate(all="ignore"):
        recorded.run(arguments, draw(st.integers(3, most_steps)))
    return recorded.replay, arguments


def sample(rng, shape, dtype):
    parts = rng.standard_normal((2, *shape))
    return np.asarray(parts[0] + 1j * parts[1] if dtype.kind == "c" else parts[0], dtype)


def laid_out(draw, x):
    """The same array with other strides."""
    kind = draw(st.integers(0, 5))
    if kind == 0:
        return np.asfortranarray(x)
    if kind == 1 and x.ndim:
        return x[::-1].copy()[::-1]
    return np.repeat(x, 2, -1)[..., ::2] if kind == 2 and x.ndim else x


class Recorded:
    """Choices made on one run, and made again on every later one."""

    def __init__(self, draw):
        self._draw = draw
        self._steps = []

    def run(self, arguments, count):
        """Draw steps, each applied to one of the values so far."""
        values = [tn.asarray(a) for a in arguments]
        for _ in range(count):
            step = self._draw(st.sampled_from(STEPS))
            which = self._draw(st.integers(0, len(values) - 1))
            choices = []

            def draw(strategy, choices=choices):
                choices.append(self._draw(strategy))
                return choices[-1]

            result = step(draw, values[which], values)
            self._steps.append((step, which, [_position(c, values) for c in choices]))
            values.append(result)

    def replay(self, *arguments):
        """The outputs: the last four values."""
        values = [tn.asarray(a) for a in arguments]
        for step, which, choices in self._steps:
            left = iter(choices)

            def draw(strategy, left=left, values=values):
                chosen, is_value = next(left)
                return values[chosen] if is_value else chosen

            values.append(step(draw, values[which], values))
        return tuple(values[-4:])


def _position(choice, values):
    """A choice, and whether it is the number of a value."""
    found = [i for i, v in enumerate(values) if v is choice]
    return (found[0], True) if found else (choice, False)
