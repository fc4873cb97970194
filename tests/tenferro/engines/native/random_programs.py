"""Random differentiable programs for comparing engines and passes."""

import numpy as np
from hypothesis import strategies as st

import tenferro.numpy as tn

SMOOTH = (
    tn.tanh,
    tn.sin,
    lambda x: tn.exp(-x * x),
    lambda x: x * 0.5 - 1.0,
    lambda x: tn.sqrt(x * x + 1.0),
    lambda x: tn.log1p(x * x),
    lambda x: 1.0 / (2.0 + x * x),
    lambda x: -x,
)
JOINS = (
    tn.add,
    tn.subtract,
    tn.multiply,
    tn.maximum,
    lambda x, y: x / (1.5 + y * y),
    lambda x, y: tn.where(x > y, x, y * 0.25),
)


def softmax(x):
    shifted = tn.exp(x - tn.max(x, axis=-1, keepdims=True))
    return shifted / tn.sum(shifted, axis=-1, keepdims=True)


def _axis(draw, x):
    return draw(st.integers(0, x.ndim - 1))


def _unary(draw, x, values):
    return draw(st.sampled_from(SMOOTH))(x)


def _binary(draw, x, values):
    y = draw(st.sampled_from([v for v in values if _broadcasts(x, v)]))
    return draw(st.sampled_from(JOINS))(x, y)


def _reduced(draw, x, values):
    if not x.ndim:
        return x
    axis = draw(st.sampled_from([None, *range(x.ndim)]))
    reduce = draw(st.sampled_from([tn.sum, tn.mean, tn.max, tn.min, tn.logsumexp]))
    return reduce(x, axis=axis, keepdims=draw(st.booleans()))


def _normalized(draw, x, values):
    if not x.ndim:
        return x
    if draw(st.booleans()):
        return softmax(x)
    axis = _axis(draw, x)
    centred = x - tn.mean(x, axis=axis, keepdims=True)
    return centred / tn.sqrt(tn.mean(centred * centred, axis=axis, keepdims=True) + 0.1)


def _sliced(draw, x, values):
    if not x.ndim:
        return x
    axis = _axis(draw, x)
    n = x.shape[axis]
    start = draw(st.integers(0, n - 1))
    step = draw(st.sampled_from([1, 1, 2, -1]))
    window = slice(start, None, step) if step > 0 else slice(None, None, -1)
    return x[(slice(None),) * axis + (window,)]


def _joined(draw, x, values):
    if not x.ndim:
        return x
    axis = _axis(draw, x)
    return tn.concat([x, x * 0.5] if draw(st.booleans()) else [x[:1], x], axis=axis * (x.ndim == 1))


def _moved(draw, x, values):
    if x.ndim < 2:
        return x
    kind = draw(st.integers(0, 2))
    if kind == 0:
        return tn.transpose(x, draw(st.permutations(range(x.ndim))))
    return tn.reshape(x, (-1,)) if kind == 1 else tn.expand_dims(x, axis=1)


def _product(draw, x, values):
    if x.ndim != 2:
        return x
    return tn.matmul(x, tn.transpose(x)) * 0.1


STEPS = (
    _unary,
    _unary,
    _binary,
    _binary,
    _reduced,
    _normalized,
    _sliced,
    _joined,
    _moved,
    _product,
)


def _broadcasts(x, y):
    try:
        shape = np.broadcast_shapes(x.shape, y.shape)
    except ValueError:
        return False
    return int(np.prod(shape)) <= 4096


@st.composite
def programs(draw):
    """A function of arrays, and arguments for it; the function draws nothing itself."""
    shapes = draw(
        st.lists(
            st.lists(st.sampled_from([1, 2, 3, 5, 8, 17]), min_size=0, max_size=3),
            min_size=1,
            max_size=3,
        )
    )
    dtype = draw(st.sampled_from([np.float64, np.float64, np.float32]))
    seed = draw(st.integers(0, 2**16))
    rng = np.random.default_rng(seed)
    arguments = [rng.standard_normal(s).astype(dtype) for s in shapes]
    recorded = Recorded(draw)
    recorded.run(arguments, draw(st.integers(1, 8)))
    return recorded.replay, arguments


class Recorded:
    """Choices made on one run, and made again on every later one."""

    def __init__(self, draw):
        self._draw = draw
        self._choices = []
        self._steps = []

    def run(self, arguments, n):
        values = [tn.asarray(a) for a in arguments]
        for _ in range(n):
            step = self._draw(st.sampled_from(STEPS))
            which = self._draw(st.integers(0, len(values) - 1))
            choices = []

            def draw(strategy, choices=choices):
                choice = self._draw(strategy)
                choices.append(choice if not hasattr(choice, "shape") else ("value", choice))
                return choice

            x = values[which]
            y = step(draw, x, values)
            indices = [
                ("index", next(i for i, v in enumerate(values) if v is c[1]))
                if isinstance(c, tuple) and c and c[0] == "value"
                else ("choice", c)
                for c in choices
            ]
            self._steps.append((step, which, indices))
            values.append(y)

    def replay(self, *arguments):
        """The outputs: the last two values."""
        values = list(arguments)
        for step, which, choices in self._steps:
            left = iter(choices)

            def draw(strategy, left=left, values=values):
                kind, choice = next(left)
                return values[choice] if kind == "index" else choice

            values.append(step(draw, values[which], values))
        return tuple(values[-2:])
