"""Steps of random programs that repeat values along axes, contract them and pick elements."""

import numpy as np
from hypothesis import strategies as st
from random_steps import (
    MOST_ELEMENTS,
    an_axis,
    is_complex,
    is_integer,
    number,
    positions,
    size,
    some_axes,
)

import tenferro.numpy as tn

MOST_SPREAD = 20_000
TIMES = [0, 1, 2, 3, 4, 5, 7, 9, 16, 17, 40, 100]


def spread(draw, x, values):
    """Along a further axis."""
    axis, times = draw(st.integers(0, x.ndim)), draw(st.sampled_from(TIMES))
    if x.ndim > 3 or size(x.shape) * times > MOST_SPREAD:
        return x
    shape = (*x.shape[:axis], times, *x.shape[axis:])
    return tn.broadcast_to(tn.expand_dims(x, axis=axis), shape)


def stretched(draw, x, values):
    """Along axes of one element, of which it makes one if need be."""
    ones = [a for a, n in enumerate(x.shape) if n == 1]
    if not ones and x.ndim and size(x.shape):
        axis = an_axis(draw, x)
        x, ones = tn.sum(x, axis=axis, keepdims=True), [axis]
    times = draw(st.sampled_from(TIMES))
    if size(x.shape) * times ** len(ones) > MOST_SPREAD:
        return x
    return tn.broadcast_to(x, tuple(times if a in ones else n for a, n in enumerate(x.shape)))


def levels(draw, x, values):
    """What is spread, what its sums over some axes are, and what both together are."""
    y = draw(st.sampled_from([spread, stretched]))(draw, x, values)
    y = y + 0 if y.dtype == bool else y
    if not y.ndim or 0 in y.shape:
        return y
    inner = y * 0.5 if draw(st.booleans()) else y
    total = draw(st.sampled_from([tn.sum, tn.mean]))(inner, axis=some_axes(draw, y), keepdims=True)
    if draw(st.booleans()):
        return y, tn.squeeze(total)
    both = draw(st.sampled_from([tn.add, tn.multiply, tn.subtract]))(y, total * 0.1)
    return draw(st.sampled_from([(y, total, both), both, (both, tn.sum(both, axis=-1))]))


def repeated(draw, x, values):
    if not x.ndim:
        return tn.tile(x, draw(st.integers(1, 20)))
    axis, times, kind = an_axis(draw, x), draw(st.integers(1, 4)), draw(st.integers(0, 2))
    if times * size(x.shape) > MOST_ELEMENTS:
        return x
    if kind:
        return tn.repeat(x, times, axis=axis)
    return tn.tile(x, tuple(times if a == axis else 1 for a in range(x.ndim)))


def outer(draw, x, values):
    y = draw(st.sampled_from(values))
    if x.ndim + y.ndim > 4 or size(x.shape) * size(y.shape) > MOST_ELEMENTS:
        return x
    return tn.multiply(number(x)[(..., *(None,) * y.ndim)], number(y))


def einstein(draw, x, values):
    """A sum of products of one or two values whose letters are shared at random."""
    pair = [x] if draw(st.booleans()) else [x, draw(st.sampled_from(values))]
    sizes, terms = {}, []
    for y in pair:
        term = ""
        for n in y.shape:
            known = [c for c in sizes if sizes[c] == n]
            letter = draw(st.sampled_from([*known, "abcdefgh"[len(sizes)]]))
            sizes[letter] = n
            term += letter
        terms.append(term)
    kept = draw(st.permutations(sorted(sizes)))[: draw(st.integers(0, 4))]
    if size(tuple(sizes.values())) > MOST_SPREAD:
        return x
    return tn.einsum(f"{','.join(terms)}->{''.join(kept)}", *map(number, pair)) * 0.1


def multiplied(draw, x, values):
    if x.ndim < 2 or x.dtype == bool:
        return x
    others = [v for v in values if v.ndim > 1 and v.shape[-1] == x.shape[-1] and v.dtype != bool]
    y = draw(st.sampled_from(others))
    try:
        batch = np.broadcast_shapes(x.shape[:-2], y.shape[:-2])
    except ValueError:
        return x
    if size(batch) * x.shape[-2] * y.shape[-2] * x.shape[-1] > MOST_SPREAD:
        return x
    return tn.matmul(x, tn.swapaxes(y, -1, -2)) * 0.1


def steady(x):
    """Integers that rounding hardly changes."""
    x = tn.abs(x) if is_complex(x) else x
    return x + 0 if is_integer(x) else tn.floor(x * 1.7 + 0.3713)


def ordered(draw, x, values):
    """Positions in order, or of an extremum, or elements at such positions."""
    if not x.ndim or 0 in x.shape:
        return x
    axis, kind = an_axis(draw, x), draw(st.integers(0, 3))
    if kind == 0:
        return tn.argmax(steady(x), axis=axis)
    if kind == 1:
        return tn.argmin(steady(x), axis=axis, keepdims=True)
    order = tn.argsort(steady(x), axis=axis, stable=True)
    return order if kind == 2 else tn.take_along_axis(x, order, axis=axis)


def indices(draw, x, values):
    """An index: known or computed positions along one or two axes, which may repeat."""
    known = np.array(positions(draw, x.shape[0]))
    found = [v for v in values if v.dtype.kind in "iu" and 0 < size(v.shape) < 9 and v.ndim < 3]
    computed = draw(st.sampled_from([known, *found]))
    first = known if computed is known else computed.astype(np.int64) % x.shape[0]
    kind = draw(st.integers(0, 3)) if x.ndim > 1 and x.shape[1] else 0
    if kind == 1:
        return first, draw(st.integers(-x.shape[1], x.shape[1] - 1))
    if kind == 2:
        return first, slice(None, None, draw(st.sampled_from([1, -1, 2])))
    if kind == 3:
        return first, first % x.shape[1] if computed is not known else known % x.shape[1]
    return (first,)


def picked(draw, x, values):
    if not x.ndim or not x.shape[0]:
        return x
    found = x[indices(draw, x, values)]
    return found if size(found.shape) <= MOST_ELEMENTS and found.ndim < 5 else x


def put(draw, x, values):
    """Values into places that may repeat."""
    if not x.ndim or not x.shape[0] or is_integer(x):
        return x
    place = indices(draw, x, values)
    shape = x[place].shape
    suitable = [v for v in values if fits_into(v.shape, shape) and not is_complex(v)]
    update = draw(st.sampled_from([*suitable, 0.625]))
    base = tn.zeros_like(x) if draw(st.booleans()) else x
    return base.at[place].add(tn.asarray(update, dtype=x.dtype))


def fits_into(shape, target):
    try:
        return np.broadcast_shapes(shape, target) == target
    except ValueError:
        return False


def masked(draw, x, values):
    """Parts of matrices, and choices among what is spread."""
    kind = draw(st.integers(0, 4))
    if kind == 0 and x.ndim > 1:
        return tn.tril(x, draw(st.integers(-2, 2)))
    if kind == 1 and x.ndim > 1:
        return tn.triu(x, draw(st.integers(-2, 2)))
    if kind == 2 and x.ndim > 1:
        return tn.trace(x, draw(st.integers(-1, 1)))
    if kind == 3 and x.ndim == 1 and size(x.shape) < 60:
        return tn.diag(x)
    if not x.ndim:
        return x
    axis = an_axis(draw, x)
    n = x.shape[axis]
    known = np.arange(n).reshape([n if a == axis else 1 for a in range(x.ndim)])
    return tn.where(known % 3 == draw(st.integers(0, 2)), x, draw(st.sampled_from([0.0, 1.0, 2])))


def against_known(draw, x, values):
    """Arithmetic with an array that the program captures."""
    axis = draw(st.integers(0, x.ndim))
    known = np.linspace(-1, 1, x.shape[axis]) if axis < x.ndim else np.float32(0.75)
    known = (
        known.reshape([n if a == axis else 1 for a, n in enumerate(x.shape)])
        if known.ndim
        else known
    )
    return draw(st.sampled_from([tn.add, tn.multiply]))(number(x), known)


def chained(draw, x, values):
    """Products and differences along an axis."""
    if not x.ndim or is_integer(x):
        return x
    axis, kind = an_axis(draw, x), draw(st.integers(0, 3))
    small = x / (1.0 + tn.abs(x))
    if kind == 0:
        return tn.cumulative_prod(small, axis=axis)
    if kind == 1:
        return tn.prod(small, axis=axis, keepdims=draw(st.booleans()))
    if kind == 2:
        return tn.diff(x, axis=axis)
    return tn.flip(tn.cumsum(tn.flip(x, axis=axis), axis=axis), axis=axis) * 0.25


def whole(draw, x, values):
    """Arithmetic of integers and booleans."""
    if not is_integer(x):
        return x > 0.4171 if not is_complex(x) else tn.abs(x) < 0.9173
    if x.dtype == bool:
        return draw(st.sampled_from([tn.logical_not, lambda b: b + 1, lambda b: b * 0.5]))(x)
    kinds = (lambda i: i % 5, lambda i: i // 3, lambda i: i * i - 7, lambda i: i & 6)
    kinds += (lambda i: i.astype(np.int32), lambda i: i.astype(np.uint8), lambda i: i < 4)
    return draw(st.sampled_from(kinds))(x)


SPREADS = (
    *(spread,) * 4,
    *(stretched,) * 2,
    *(levels,) * 4,
    repeated,
    outer,
    einstein,
    multiplied,
    ordered,
    picked,
    put,
    *(masked,) * 2,
    against_known,
    chained,
    whole,
)
