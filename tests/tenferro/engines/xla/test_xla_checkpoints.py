"""Checkpoints whose files are damaged: an earlier one is restored, or an error says so."""

import gc
import shutil

import numpy as np
import pytest

pytest.importorskip("jax")
pytest.importorskip("orbax.checkpoint")

import tenferro as te

pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning",
    "ignore::UserWarning",
    "ignore::ResourceWarning",
    "ignore::pytest.PytestUnraisableExceptionWarning",
)  # of Orbax


NUMBERS = np.random.default_rng(0).standard_normal(10_000)


def tree(step):
    x = NUMBERS + step
    parts = {"w": x, "z": x[:3] * 1j, "n": x[:7].astype(np.int8), "on": x[:5] > step}
    return te.device_put({**parts, "half": x[:10].astype(np.float16)})


def same(found, step):
    for x, y in zip(te.pytree.leaves(found), te.pytree.leaves(tree(step)), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_array_equal(np.asarray(x), np.asarray(y))


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kept")
    checkpoints = te.sharding.Checkpoints(folder)
    for step in (1, 2):
        checkpoints.save(step, tree(step))
    return folder


@pytest.fixture
def folder(kept, tmp_path):
    yield shutil.copytree(kept, tmp_path / "copy")
    gc.collect()  # reads that Orbax has given up raise here, not in another test


def largest(folder, step):
    """The file with the elements of the arrays."""
    files = (path for path in (folder / str(step)).rglob("*") if path.is_file())
    return max(files, key=lambda path: path.stat().st_size)


def flip(folder, step):
    path = largest(folder, step)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def cut(folder, step):
    path = largest(folder, step)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def empty(folder, step):
    (folder / str(step) / "default" / "manifest.ocdbt").write_bytes(b"")


def remove(folder, step):
    shutil.rmtree(folder / str(step) / "default")


DAMAGES = [flip, cut, empty, remove]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("damage", DAMAGES)
def test_the_one_before_is_restored(folder, damage):
    damage(folder, 2)
    checkpoints = te.sharding.Checkpoints(folder)
    with pytest.warns(RuntimeWarning, match="step 2 cannot be restored: "):
        step, found = checkpoints.restore(tree(0))
    assert step == 1
    same(found, 1)
    checkpoints.save(2, tree(7))  # as a run does that carries on from there
    step, found = te.sharding.Checkpoints(folder).restore(tree(0))
    assert step == 2
    same(found, 7)


def test_all_are_damaged(folder):
    flip(folder, 2)
    empty(folder, 1)
    with (
        pytest.warns(RuntimeWarning, match="cannot be restored"),
        pytest.raises(RuntimeError, match=r"none of the steps \[2, 1\] .* checksums of the arrays"),
    ):
        te.sharding.Checkpoints(folder).restore(tree(0))


def test_other_dtypes_are_refused(folder):
    like = {**tree(0), "w": te.device_put(np.zeros(10_000, np.float32))}
    with (
        pytest.warns(RuntimeWarning, match="or the dtypes of `like` are other than theirs"),
        pytest.raises(RuntimeError, match="none of the steps"),
    ):
        te.sharding.Checkpoints(folder).restore(like)


def test_none_was_kept(tmp_path):
    like = tree(0)
    assert te.sharding.Checkpoints(tmp_path / "new").restore(like) == (0, like)
