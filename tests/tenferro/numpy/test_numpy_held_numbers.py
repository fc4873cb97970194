"""Python's numbers in a dtype that is asked for, or that an array has: held, or refused."""

import warnings

import numpy as np
import pytest

import tenferro as te

tn = te.numpy
NUMBERS = [
    (300, "uint8"),
    (-1, "uint8"),
    ([-1, 255], "uint8"),
    (2**63, "int64"),
    (2**63, "uint64"),
    (2**70, "float64"),
    ([2**70, 1], "float32"),
    ([2**70, 1], "int32"),
    (1e300, "float32"),
    (2.7, "int32"),
    ([2.7, -2.7], "int8"),
    (float("nan"), "int32"),
    ([float("inf"), 1.0], "int64"),
    (1j, "float32"),
    ([1, 1j], "float64"),
    (1j, "bool"),
    (3, "bool"),
    ([True, 2], "complex64"),
    (0.1, "complex64"),
]


def outcome(f):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            y = np.asarray(f())
    except (OverflowError, TypeError, ValueError) as error:
        return type(error)
    return str(y.dtype), y.tobytes()


def written(write):
    def f(xp, values, dtype):
        x = xp.zeros(2, dtype=dtype)
        write(xp, x, values)
        return x

    return f


WAYS = {
    "asarray": lambda xp, v, dtype: xp.asarray(v, dtype=dtype),
    "array": lambda xp, v, dtype: xp.array(v, dtype=dtype, ndmin=2),
    "setitem": written(lambda xp, x, v: x.__setitem__(slice(None), v)),
    "masked": written(lambda xp, x, v: x.__setitem__(np.array([True, True]), v)),
    "put": written(lambda xp, x, v: xp.put(x, [0, 1], v)),
    "putmask": written(lambda xp, x, v: xp.putmask(x, np.array([False, True]), v)),
    "place": written(
        lambda xp, x, v: xp.place(x, np.array([False, True]), v if isinstance(v, list) else [v])
    ),
    "copyto": written(lambda xp, x, v: xp.copyto(x, v)),
}


@pytest.mark.sampled(3, "way")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("values", "dtype"), NUMBERS, ids=repr)
def test_numbers_are_held_or_refused_as_by_numpy(way, values, dtype):
    expected = outcome(lambda: WAYS[way](np, values, dtype))
    assert outcome(lambda: WAYS[way](tn, values, dtype)) == expected
    assert outcome(lambda: te.jit(lambda: WAYS[way](tn, values, dtype))()) == expected


@pytest.mark.parametrize(
    ("values", "dtype", "error"),
    [
        (300, "uint8", OverflowError),
        (1j, "float32", TypeError),
        (1j, "int64", TypeError),
        (float("nan"), "int32", ValueError),
        (2**64, "uint64", OverflowError),
    ],
)
def test_arrays_are_not_filled_with_other_numbers(values, dtype, error):
    """NumPy's `full` casts them; nothing is cast to another number here without a word."""
    with pytest.raises(error, match=f"^full: .* expected numbers that {dtype} holds"):
        tn.full(2, values, dtype=dtype)
    with pytest.raises(error, match=f"^full_like: .* expected numbers that {dtype} holds"):
        tn.full_like(tn.zeros(2, dtype=dtype), values)
    with pytest.raises(error, match=f"^full_like: .* expected numbers that {dtype} holds"):
        te.jit(lambda x: tn.full_like(x, values))(np.zeros(2, dtype))


def test_numbers_beside_arrays_in_a_sequence():
    """What is in an array is cast, as by `astype`; numbers beside it must be held."""
    x = tn.asarray(300)
    assert np.asarray(tn.asarray([x, 3], dtype="uint8")).tolist() == [44, 3]
    with pytest.raises(OverflowError, match=r"asarray: .*300.*expected numbers that uint8 holds"):
        tn.asarray([x, 300], dtype="uint8")


def test_filled_as_asked():
    assert tn.full(2, 2**70, dtype="float64").tolist() == [2.0**70] * 2
    assert tn.full_like(tn.zeros(2), 2**70).tolist() == [2.0**70] * 2
    assert tn.full(2, 2.7, dtype="int32").tolist() == [2, 2]
