"""Batches: each row once in an epoch, in an order that the key and the epoch decide."""

import numpy as np
import pytest

import tenferro as te

Loader = te.train.Loader
KEY = te.random.key(3)
DATA = {"x": np.arange(24.0).reshape(12, 2), "y": np.arange(12)}


def rows(batches):
    return [batch["y"].tolist() for batch in batches]


@pytest.mark.parametrize("size", [1, 4, 5, 12])
@pytest.mark.parametrize("drop_last", [False, True])
@pytest.mark.parametrize("key", [None, KEY])
def test_each_row_is_in_one_batch(size, drop_last, key):
    loader = Loader(DATA, size, key, drop_last)
    batches = list(loader.epoch(2))
    assert len(batches) == len(loader) == (12 // size if drop_last else -(-12 // size))
    found = [row for batch in rows(batches) for row in batch]
    assert len(set(found)) == len(found) == (12 // size * size if drop_last else 12)
    assert (found == sorted(found)) == (key is None)
    for batch in batches:
        np.testing.assert_array_equal(batch["x"], DATA["x"][batch["y"]])


def test_an_epoch_has_the_same_order_at_any_time():
    loader, other = Loader(DATA, 5, KEY), Loader(DATA, 5, te.random.key(4))
    epochs = [rows(loader.epoch(i)) for i in range(4)]
    assert [rows(loader.epoch(i)) for i in reversed(range(4))] == epochs[::-1]
    assert len({str(order) for order in epochs}) == 4
    assert rows(other.epoch(0)) != epochs[0]
    assert rows(loader.epoch(3, start=2)) == epochs[3][2:]


def test_rows_of_a_file_are_read_batch_by_batch(tmp_path):
    np.save(tmp_path / "x.npy", DATA["x"])
    there = np.load(tmp_path / "x.npy", mmap_mode="r")
    for x, expected in zip(
        Loader(there, 5, KEY).epoch(), Loader(DATA, 5, KEY).epoch(), strict=True
    ):
        np.testing.assert_array_equal(x, expected["x"])


@pytest.mark.parametrize("data", [{}, (np.zeros(3), np.zeros(4)), np.array(1.0)])
def test_data_without_a_common_length_is_refused(data):
    with pytest.raises(ValueError, match=r"Loader: data .* expected arrays with an equal first ax"):
        Loader(data, 1)


@pytest.mark.parametrize("size", [0, 13])
def test_a_batch_size_that_does_not_fit_is_refused(size):
    with pytest.raises(ValueError, match=rf"Loader: batch_size .*{size}.*from 1 to 12"):
        Loader(DATA, size)
