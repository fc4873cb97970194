"""What each rule of the passes makes of a graph: a table of functions before and after."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from rows import op

from tenferro.ops.base.apply import constant_operation, full, nullary
from tenferro.ops.base.formulas import where
from tenferro.ops.base.registry import FAMILIES


@dataclass(frozen=True)
class Row:
    """`before` is to become `after`, as functions of the arguments."""

    name: str
    before: Any
    after: Any
    arguments: tuple


SPECIAL = np.array([0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 3.0])
OTHER = np.array([2.0, -0.0, -1.0, 0.5, np.inf, 1.0, 1.0, np.nan])
COMPLEX = np.array([1.0 + 2.0j, -0.5j, complex(np.inf, 1.0), complex(-0.0, 3.0)])
INTEGERS = np.array([3, -2, 0, 7])
BOOLEANS = np.array([True, False, True, False])
CUBE = np.arange(24.0).reshape(2, 3, 4) - 7.5
MATRIX = np.arange(6.0).reshape(2, 3) - 2.5
ROWS: list[Row] = []


def becomes(name, before, after, *arguments):
    ROWS.append(Row(name, before, after, arguments))


def stays(name, function, *arguments):
    ROWS.append(Row(f"{name} stays", function, function, arguments))


def transposed(x, *order):
    return op("transpose", permutation=order)(x)


def broadcast(x, shape, dimensions):
    return op("broadcast_in_dim", shape=shape, dimensions=dimensions)(x)


def reshaped(x, *shape):
    return op("reshape", shape=shape)(x)


def reversed_(x, *axes):
    return op("reverse", axes=axes)(x)


def sliced(x, *bounds):
    start, limit, strides = zip(*bounds, strict=True)
    return op("slice", start=start, limit=limit, strides=strides)(x)


def padded(x, *padding):
    return op("pad", padding=padding)(x, 0 * x.dtype.type(1))


def dot(a, b, contract, batch=((), ())):
    return op("dot_general", contract=contract, batch=batch)(a, b)


def scalar(like, value):
    return nullary(like, constant_operation(np.asarray(value)))


# sums and differences
becomes("x + -0", lambda x: x + -0.0, lambda x: x, SPECIAL)
becomes("-0 + x", lambda x: -0.0 + x, lambda x: x, SPECIAL)
becomes("integer + 0", lambda x: x + 0, lambda x: x, INTEGERS)
stays("x + 0", lambda x: x + 0.0, SPECIAL)
becomes("x + (-y)", lambda x, y: x + -y, lambda x, y: x - y, SPECIAL, OTHER)
becomes("(-x) + y", lambda x, y: -x + y, lambda x, y: y - x, SPECIAL, OTHER)
becomes("x - 0", lambda x: x - 0.0, lambda x: x, SPECIAL)
stays("x - -0", lambda x: x - -0.0, SPECIAL)
becomes("x - (-y)", lambda x, y: x - -y, lambda x, y: x + y, SPECIAL, OTHER)


# twice a product with a number of at most 1/2
def twice(x):
    return x + x


becomes("twice 0.3 x", lambda x: twice(0.3 * x), lambda x: 0.6 * x, SPECIAL)
becomes("twice x (-y/2)", lambda x, y: twice(x * (-0.5 * y)), lambda x, y: x * -y, SPECIAL, OTHER)
becomes(
    "twice x (y/2) broadcast",
    lambda x, y: twice(x * -broadcast(0.5 * y, (2, 3), (1,))),
    lambda x, y: x * broadcast(-y, (2, 3), (1,)),
    MATRIX,
    MATRIX[0],
)
stays("twice x y", lambda x, y: twice(x * y), SPECIAL, OTHER)
stays("twice 3/4 x", lambda x: twice(0.75 * x), SPECIAL)
stays("twice x (3 y)", lambda x, y: twice(x * (3.0 * y)), SPECIAL, OTHER)
stays("twice NaN x", lambda x: twice(np.nan * x), SPECIAL)
stays("twice z/2", lambda z: twice((0.5 + 0.0j) * z), COMPLEX)
stays("twice integer", lambda x: twice(3 * x), INTEGERS)
# what is added to zeros at some elements
PLACES = np.array([4, 1, 6])
UPDATES = np.array([5.0, -0.0, np.inf])


def scattered(x, updates, places):
    return op("scatter_add", axes=(0,), mode="drop", unique=True)(x, updates, places)


def written(x, updates, places):
    return op("scatter", axes=(0,), mode="drop", unique=True)(x, updates, places)


def scattered_on_zeros(x, u, i):
    return scattered(full(x, x.aval, 0.0), u, i)


becomes(
    "scatter_add + x",
    lambda x, u, i: scattered_on_zeros(x, u, i) + x,
    lambda x, u, i: scattered(x + 0.0, u, i),
    *(SPECIAL, UPDATES, PLACES),
)
becomes(
    "x + scatter_add to -0",
    lambda x, u, i: x + scattered(full(x, x.aval, -0.0), u, i),
    scattered,
    *(SPECIAL, UPDATES, PLACES),
)
becomes(
    "x + scatter_add + scatter_add",
    lambda x, u, i: x + scattered_on_zeros(x, u, i) + scattered_on_zeros(x, u * 2.0, i),
    lambda x, u, i: scattered(scattered(x + 0.0, u, i), u * 2.0, i),
    *(SPECIAL, UPDATES, PLACES),
)
becomes(
    "scatter + scatter_add",
    lambda x, u, i: written(x, u, i) + scattered_on_zeros(x, u, i),
    lambda x, u, i: scattered(written(x + 0.0, u + 0.0, i), u, i),
    *(SPECIAL, UPDATES, PLACES),
)
stays(
    "scatter + scatter_add beside it",
    lambda x, u, i: (lambda y: (y, scattered(y + 0.0, u, i)))(written(x, u, i)),
    *(SPECIAL, UPDATES, PLACES),
)
stays(
    "x + scatter_add to ones",
    lambda x, u, i: x + scattered(full(x, x.aval, 1.0), u, i),
    *(SPECIAL, UPDATES, PLACES),
)
stays(
    "x + scatter_add beside it",
    lambda x, u, i: (lambda y: (y, x + y))(scattered_on_zeros(x, u, i)),
    *(SPECIAL, UPDATES, PLACES),
)


def without(x, start, size, stride=1, value=0.0):
    """x with a number in place of a block."""
    numbers = full(x, x.aval.with_shape((size,)), value)
    return op("update_slice", start=(start,), strides=(stride,))(x, numbers)


for NAME, VALUES in (("block", SPECIAL), ("complex block", np.tile(COMPLEX, 2))):
    becomes(
        f"x without a {NAME} + the block",
        lambda x: without(x, 1, 3) + padded(sliced(x, (1, 4, 1)), (1, 4, 0)),
        lambda x: x + full(x, x.aval, 0.0),
        VALUES,
    )
becomes(
    "a strided block + x without it",
    lambda x: padded(sliced(x, (1, 6, 2)), (1, 2, 1)) + without(x, 1, 3, 2),
    lambda x: x + full(x, x.aval, 0.0),
    SPECIAL,
)
becomes(
    "x without a block + the block, twice",
    lambda x: (lambda y: without(y, 2, 2) + padded(sliced(y, (2, 4, 1)), (2, 4, 0)))(
        without(x, 1, 3) + padded(sliced(x, (1, 4, 1)), (1, 4, 0))
    ),
    lambda x: x + full(x, x.aval, 0.0),
    SPECIAL,
)
for NAME, OTHER_PART in {
    "of another place": lambda x: padded(sliced(x, (2, 5, 1)), (1, 4, 0)),
    "at another place": lambda x: padded(sliced(x, (1, 4, 1)), (2, 3, 0)),
    "of another size": lambda x: padded(sliced(x, (1, 5, 1)), (1, 3, 0)),
    "of other numbers": lambda x: padded(sliced(2.0 * x, (1, 4, 1)), (1, 4, 0)),
}.items():
    stays(
        f"x without a block + a block {NAME}",
        lambda x, part=OTHER_PART: without(x, 1, 3) + part(x),
        SPECIAL,
    )
stays(
    "x with ones + the block",
    lambda x: without(x, 1, 3, value=1.0) + padded(sliced(x, (1, 4, 1)), (1, 4, 0)),
    SPECIAL,
)
# products and quotients
becomes("x * 1", lambda x: x * 1.0, lambda x: x, SPECIAL)
becomes("x * -1", lambda x: x * -1.0, lambda x: -x, SPECIAL)
becomes("integer * 0", lambda x: x * 0, lambda x: full(x, x.aval, 0), INTEGERS)
stays("x * 0", lambda x: x * 0.0, SPECIAL)
stays("z * 1", lambda z: z * (1.0 + 0.0j), COMPLEX)
becomes("(-x)(-y)", lambda x, y: (-x) * (-y), lambda x, y: x * y, SPECIAL, OTHER)
becomes("x / 1", lambda x: x / 1.0, lambda x: x, SPECIAL)
becomes("x / 4", lambda x: x / 4.0, lambda x: x * 0.25, SPECIAL)
stays("x / 3", lambda x: x / 3.0, SPECIAL)
stays("x / 2^-1074", lambda x: x / 5e-324, SPECIAL)
becomes("(-x) / (-y)", lambda x, y: -x / -y, lambda x, y: x / y, SPECIAL, OTHER)
stays("z / 1", lambda z: z / (1.0 + 0.0j), COMPLEX)
# signs
NEG = op("neg")
becomes("-(-x)", lambda x: NEG(NEG(x)), lambda x: x, SPECIAL)
becomes("-((-x) y)", lambda x, y: -((-x) * y), lambda x, y: x * y, SPECIAL, OTHER)
becomes("-(x / (-y))", lambda x, y: -(x / -y), lambda x, y: x / y, SPECIAL, OTHER)
stays("-(x y)", lambda x, y: -(x * y), SPECIAL, OTHER)
becomes("(-x) 3", lambda x: (-x) * 3.0, lambda x: x * -3.0, SPECIAL)
becomes("-(x 3)", lambda x: -(x * 3.0), lambda x: x * -3.0, SPECIAL)
becomes("-(x / 3)", lambda x: -(x / 3.0), lambda x: x / -3.0, SPECIAL)
stays("-(x 3) beside x 3", lambda x: (lambda y: (y, -y))(x * 3.0), SPECIAL)
stays("(-z) 3", lambda z: -z * (3.0 + 0.0j), COMPLEX)
# powers
becomes("x ** 1.0", lambda x: op("pow")(x, where(True, 1.0, x)), lambda x: x, SPECIAL)
becomes("x ** 2.0", lambda x: op("pow")(x, where(True, 2.0, x)), op("square"), SPECIAL)
becomes("x ** -1.0", lambda x: op("pow")(x, where(True, -1.0, x)), op("reciprocal"), SPECIAL)
stays("z ** 2.0", lambda z: op("pow")(z, 0 * z + 2.0), COMPLEX)
becomes("powi 1", op("powi", exponent=1), lambda x: x, SPECIAL)
becomes("powi 2", op("powi", exponent=2), op("square"), SPECIAL)
stays("powi 3", op("powi", exponent=3), SPECIAL)
# choices
becomes("where(true, x, y)", lambda x, y: where(True, x, y), lambda x, y: x, SPECIAL, OTHER)
becomes("where(false, x, y)", lambda x, y: where(False, x, y), lambda x, y: y, SPECIAL, OTHER)
becomes("where(c, x, x)", lambda c, x: where(c, x, x), lambda c, x: x, BOOLEANS, INTEGERS)
stays("where(c, x, -x)", lambda c, x: where(c, x, -x), BOOLEANS, INTEGERS)
for _name in ("maximum", "minimum", "fmax", "fmin"):
    _f = op(_name)
    becomes(f"{_name}(x, x)", lambda x, f=_f: f(x, x), lambda x: x, SPECIAL)
    stays(f"{_name}(x, y)", _f, SPECIAL, OTHER)
for _name in ("bitwise_and", "bitwise_or"):
    _f = op(_name)
    becomes(f"{_name}(x, x)", lambda x, f=_f: f(x, x), lambda x: x, INTEGERS)
    stays(f"{_name}(x, y)", _f, INTEGERS, INTEGERS[::-1])
# dtypes and parts of complex numbers
becomes("convert to itself", op("convert", dtype=np.dtype("f8")), lambda x: x, SPECIAL)
stays("convert", op("convert", dtype=np.dtype("f4")), OTHER)
CONJ, REAL, IMAG, JOIN = op("conj"), op("real"), op("imag"), op("complex")
becomes("conj(conj z)", lambda z: CONJ(CONJ(z)), lambda z: z, COMPLEX)
becomes("real(x + iy)", lambda x, y: REAL(JOIN(x, y)), lambda x, y: x, SPECIAL, OTHER)
becomes("imag(x + iy)", lambda x, y: IMAG(JOIN(x, y)), lambda x, y: y, SPECIAL, OTHER)
becomes("real(conj z)", lambda z: REAL(CONJ(z)), REAL, COMPLEX)
becomes("imag(conj z)", lambda z: IMAG(CONJ(z)), lambda z: -IMAG(z), COMPLEX)
becomes("complex(real z, imag z)", lambda z: JOIN(REAL(z), IMAG(z)), lambda z: z, COMPLEX)
stays("complex(imag z, real z)", lambda z: JOIN(IMAG(z), REAL(z)), COMPLEX)
stays("complex(real z, imag w)", lambda z, w: JOIN(REAL(z), IMAG(w)), COMPLEX, COMPLEX[::-1])
# views
becomes("reshape to itself", lambda x: reshaped(x, 2, 3), lambda x: x, MATRIX)
becomes(
    "reshape of a reshape",
    lambda x: reshaped(reshaped(x, 6, 4), 4, 6),
    lambda x: reshaped(x, 4, 6),
    CUBE,
)
becomes(
    "reshape of a broadcast number",
    lambda x: reshaped(broadcast(x, (2, 3), ()), 6),
    lambda x: broadcast(x, (6,), ()),
    np.float64(2.5),
)
stays("reshape of a broadcast row", lambda x: reshaped(broadcast(x, (2, 8), (1,)), 16), SPECIAL)
becomes("transpose in order", lambda x: transposed(x, 0, 1), lambda x: x, MATRIX)
becomes(
    "transpose of a transpose",
    lambda x: transposed(transposed(x, 1, 2, 0), 1, 0, 2),
    lambda x: transposed(x, 2, 1, 0),
    CUBE,
)
becomes(
    "transpose of a broadcast",
    lambda x: transposed(broadcast(x, (4, 2, 3), (1, 2)), 1, 0, 2),
    lambda x: broadcast(x, (2, 4, 3), (0, 2)),
    MATRIX,
)
stays(
    "transpose of a broadcast against its order",
    lambda x: transposed(broadcast(x, (4, 2, 3), (1, 2)), 2, 0, 1),
    MATRIX,
)
becomes("broadcast to itself", lambda x: broadcast(x, (2, 3), (0, 1)), lambda x: x, MATRIX)
becomes(
    "broadcast of a broadcast",
    lambda x: broadcast(broadcast(x, (2, 8), (1,)), (3, 2, 8), (1, 2)),
    lambda x: broadcast(x, (3, 2, 8), (2,)),
    SPECIAL,
)
becomes("whole slice", lambda x: sliced(x, (0, 8, 1)), lambda x: x, SPECIAL)
becomes(
    "slice of a strided slice",
    lambda x: sliced(sliced(x, (0, 5, 2)), (1, 3, 1)),
    lambda x: sliced(x, (2, 5, 2)),
    SPECIAL[:5],
)
becomes(
    "strided slice of a strided slice",
    lambda x: sliced(sliced(x, (1, 8, 2)), (0, 4, 3)),
    lambda x: sliced(x, (1, 8, 6)),
    SPECIAL,
)
becomes(
    "slice of a pad within the array",
    lambda x: sliced(padded(x, (2, 1, 0)), (3, 9, 2)),
    lambda x: sliced(x, (1, 7, 2)),
    SPECIAL,
)
stays("slice of a pad beyond the array", lambda x: sliced(padded(x, (2, 1, 0)), (1, 9, 1)), SPECIAL)
stays("slice of a dilating pad", lambda x: sliced(padded(x, (0, 0, 1)), (1, 5, 1)), SPECIAL)
becomes(
    "slice of one part of a concatenation",
    lambda x, y: sliced(op("concatenate", axis=0)(x, y), (9, 15, 2)),
    lambda x, y: sliced(y, (1, 7, 2)),
    SPECIAL,
    OTHER,
)
stays(
    "slice across parts of a concatenation",
    lambda x, y: sliced(op("concatenate", axis=0)(x, y), (7, 9, 1)),
    SPECIAL,
    OTHER,
)
stays(
    "slice of no part",
    lambda x, y: sliced(op("concatenate", axis=0)(x, y), (8, 8, 1)),
    SPECIAL,
    OTHER,
)
becomes(
    "slice of a further axis",
    lambda x: sliced(reshaped(x, 2, 1, 3), (0, 2, 1), (0, 1, 1), (1, 3, 1)),
    lambda x: reshaped(sliced(x, (0, 2, 1), (1, 3, 1)), 2, 1, 2),
    MATRIX,
)
becomes(
    "element of a stack of stacks",
    lambda x: reshaped(
        sliced(
            reshaped(op("concatenate", axis=1)(reshaped(x, 8, 1), reshaped(-x, 8, 1)), 8, 1, 2),
            (0, 8, 1),
            (0, 1, 1),
            (0, 1, 1),
        ),
        8,
    ),
    lambda x: x,
    SPECIAL,
)
stays("slice of other axes", lambda x: sliced(reshaped(x, 3, 2), (0, 2, 1), (0, 2, 1)), MATRIX)
becomes("pad by nothing", lambda x: padded(x, (0, 0, 0)), lambda x: x, SPECIAL)
becomes(
    "concatenate with nothing",
    lambda x, y: op("concatenate", axis=0)(x, y),
    lambda x, y: x,
    SPECIAL,
    SPECIAL[:0],
)
becomes(
    "concatenate two and nothing",
    lambda x, y, z: op("concatenate", axis=0)(x, y, z),
    lambda x, y, z: op("concatenate", axis=0)(x, z),
    SPECIAL,
    SPECIAL[:0],
    OTHER,
)
becomes("reverse of one element", lambda x: reversed_(x, 0), lambda x: x, SPECIAL[:1])
becomes(
    "reverse of an axis of one", lambda x: reversed_(x, 0, 1), lambda x: reversed_(x, 1), MATRIX[:1]
)
becomes(
    "reverse twice",
    lambda x: reversed_(reversed_(x, 0, 1), 1, 2),
    lambda x: reversed_(x, 0, 2),
    CUBE,
)
# contractions
becomes(
    "a contraction reads through transposes",
    lambda a, b: dot(transposed(a, 1, 0), transposed(b, 1, 0), ((0,), (0,))),
    lambda a, b: dot(a, b, ((1,), (1,))),
    MATRIX,
    MATRIX,
)
becomes(
    "batch axes of transposes",
    lambda a, b: dot(transposed(a, 2, 0, 1), b, ((2,), (2,)), ((0,), (0,))),
    lambda a, b: dot(a, b, ((1,), (2,)), ((2,), (0,))),
    CUBE,
    np.moveaxis(CUBE, 2, 0).copy(),
)
stays(
    "a contraction of exchanged free axes",
    lambda a, b: dot(transposed(a, 1, 0, 2), b, ((2,), (0,))),
    CUBE,
    CUBE[0].T.copy(),
)
becomes(
    "(A B)ᵀ",
    lambda a, b: transposed(dot(a, b, ((1,), (0,))), 1, 0),
    lambda a, b: dot(b, a, ((0,), (1,))),
    MATRIX,
    CUBE[0],
)
becomes(
    "(A B)ᵀ with two free axes beside one",
    lambda a, b: transposed(dot(a, b, ((2,), (0,))), 2, 0, 1),
    lambda a, b: dot(b, a, ((0,), (2,))),
    CUBE,
    CUBE[0].T.copy(),
)
becomes(
    "(A B)ᵀ with axes exchanged before the last one",
    lambda a, b: transposed(dot(a, b, ((2,), (2,)), ((0,), (1,))), 2, 0, 1),
    lambda a, b: transposed(dot(b, a, ((2,), (2,)), ((1,), (0,))), 1, 0, 2),
    CUBE,
    CUBE.swapaxes(0, 1).copy(),
)
stays(
    "(A B) with other axes exchanged",
    lambda a, b: transposed(dot(a, b, ((2,), (0,))), 1, 2, 0),
    CUBE,
    CUBE[0].T.copy(),
)
stays(
    "(A B)ᵀ beside A B",
    lambda a, b: (lambda y: (y, transposed(y, 1, 0)))(dot(a, b, ((1,), (0,)))),
    MATRIX,
    CUBE[0],
)
WIDE, SQUARE = np.arange(96.0).reshape(3, 32) - 40, np.arange(9.0).reshape(3, 3) - 2.5
BATCHES = np.arange(18.0).reshape(2, 3, 3) - 7
ROWS_BY_COLUMNS = ((1,), (0,))
becomes(
    "A C - B C",
    lambda a, b, c: dot(a, c, ROWS_BY_COLUMNS) - dot(b, c, ROWS_BY_COLUMNS),
    lambda a, b, c: dot(a - b, c, ROWS_BY_COLUMNS),
    *(SQUARE, SQUARE + 1, WIDE),
)
becomes(
    "C A + C Aᵀ",
    lambda a, c: dot(c, a, ((0,), (0,))) + dot(c, a, ((0,), (1,))),
    lambda a, c: dot(c, a + transposed(a, 1, 0), ((0,), (0,))),
    *(SQUARE, WIDE),
)
becomes(
    "A C + B C of batches with axes in other places",
    lambda a, b, c: dot(a, c, ((2,), (0,)), ((0,), (1,))) + dot(b, c, ((0,), (0,)), ((2,), (1,))),
    lambda a, b, c: dot(a + transposed(b, 2, 1, 0), c, ((2,), (0,)), ((0,), (1,))),
    *(BATCHES, BATCHES.T.copy(), np.arange(192.0).reshape(3, 2, 32) - 100),
)
stays(
    "A C + B C of few columns",
    lambda a, b, c: dot(a, c, ROWS_BY_COLUMNS) + dot(b, c, ROWS_BY_COLUMNS),
    *(SQUARE, SQUARE + 1, WIDE[:, :31]),
)
stays(
    "A C + A D",
    lambda a, c, d: dot(a, c, ROWS_BY_COLUMNS) + dot(a, d, ROWS_BY_COLUMNS),
    *(SQUARE, WIDE, WIDE + 1),
)
stays(
    "A C + B Cᵀ",
    lambda a, b, c: dot(a, c, ROWS_BY_COLUMNS) + dot(b, c, ((1,), (1,))),
    *(WIDE[:, :3], WIDE[:, 3:6], SQUARE),
)
stays(
    "A C + B C beside A C",
    lambda a, b, c: (lambda y: (y, y + dot(b, c, ROWS_BY_COLUMNS)))(dot(a, c, ROWS_BY_COLUMNS)),
    *(SQUARE, SQUARE + 1, WIDE),
)
# reductions
FLAGS = CUBE > 0
for _name in ("sum", "prod", "max", "min", "and", "or"):
    _x = FLAGS if _name in ("and", "or") else CUBE

    def reduced(x, *axes, name=f"reduce_{_name}"):
        return op(name, axes=axes)(x)

    becomes(f"{_name} of no axes", lambda x, f=reduced: f(x), lambda x: x, _x)
    becomes(
        f"{_name} of an axis of one",
        lambda x, f=reduced: f(x, 0, 2),
        lambda x, f=reduced: f(reshaped(x, 3, 4), 1),
        _x[:1],
    )
    becomes(
        f"{_name} of a {_name}",
        lambda x, f=reduced: f(f(x, 1), 0),
        lambda x, f=reduced: f(x, 0, 1),
        _x,
    )
    becomes(
        f"{_name} of a transpose",
        lambda x, f=reduced: f(transposed(x, 2, 0, 1), 0),
        lambda x, f=reduced: f(x, 2),
        _x,
    )
    if _name in ("sum", "prod", "max", "min"):
        becomes(
            f"{_name} of a negative transpose",
            lambda x, f=reduced: f(-transposed(x, 2, 0, 1), 0),
            lambda x, f=reduced: f(-x, 2),
            _x,
        )
    stays(
        f"{_name} of a transpose that exchanges what is left",
        lambda x, f=reduced: f(transposed(x, 1, 0, 2), 2),
        _x,
    )
    _times = {
        "sum": lambda y: y * 5.0,
        "prod": op("powi", exponent=5),
    }.get(_name, lambda y: y)
    becomes(
        f"{_name} of equal elements",
        lambda x, f=reduced: f(broadcast(x, (5, 2, 3, 4), (1, 2, 3)), 0, 1),
        lambda x, f=reduced, g=_times: g(f(x, 0)),
        _x,
    )
# constants, and work before broadcasting rather than after
becomes(
    "a known size",
    lambda x: nullary(x, FAMILIES["dimension_size"].bind(size=3, dtype=np.dtype("i8"))),
    lambda x: scalar(x, 3),
    SPECIAL,
)
becomes(
    "functions of constants",
    lambda x: x * op("add")(scalar(x, 2.0), scalar(x, 0.5)),
    lambda x: x * 2.5,
    np.float64(3.0),
)
becomes(
    "a function of a broadcast",
    lambda x: op("exp")(broadcast(x, (3, 8), (1,))),
    lambda x: broadcast(op("exp")(x), (3, 8), (1,)),
    OTHER,
)
becomes(
    "a function of a broadcast and a number",
    lambda x: broadcast(x, (3, 8), (1,)) * 3.0,
    lambda x: broadcast(x * 3.0, (3, 8), (1,)),
    OTHER,
)
stays(
    "a function of two broadcasts",
    lambda x, y: broadcast(x, (3, 8), (1,)) * broadcast(y, (3, 8), (0,)),
    OTHER,
    SPECIAL[:3],
)
becomes(
    "a function computed without a guard too",
    lambda c, x: op("exp")(where(c, x, 0.5)) * op("exp")(x),
    lambda c, x: where(c, op("exp")(x), np.exp(0.5)) * op("exp")(x),
    BOOLEANS,
    SPECIAL[:4],
)
stays(
    "a function of an operand guarded by another one",
    lambda c, x, y: op("exp")(where(c, x, y)) * op("exp")(x),
    BOOLEANS,
    SPECIAL[:4],
    OTHER[:4],
)
stays(
    "another function of a guarded operand",
    lambda c, x: op("exp")(where(c, x, 0.5)) * op("sin")(x),
    BOOLEANS,
    SPECIAL[:4],
)
