"""Pytrees in files: what is written is read again, and nothing else."""

import json
from collections import OrderedDict, namedtuple
from zipfile import ZipFile

import numpy as np
import pytest

import tenferro as te
from tenferro.tensor.array import TracerError

Point = namedtuple("Point", "x y")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tree.npz"


@pytest.mark.parametrize("dtype", ["?", "i1", "u8", "f2", "f4", "f8", "c8", "c16", ">f8"])
def test_arrays_keep_dtype_and_bits(path, dtype):
    x = np.array([[1, 0, 3]], dtype)
    te.save(path, x)
    y = te.load(path)
    assert y.dtype == x.dtype and y.tobytes() == x.tobytes() and y.shape == x.shape


@pytest.mark.parametrize(
    "tree",
    [
        {"b": [1, (2.5, None)], "a": {3: True, "k/l'\\": 1j}},
        [],
        None,
        float("inf"),
        ({}, [()]),
    ],
)
def test_containers_and_python_numbers_come_back(path, tree):
    te.save(path, tree)
    found = te.load(path)
    assert found == tree
    assert list(map(type, te.pytree.leaves(found))) == list(map(type, te.pytree.leaves(tree)))


def test_other_containers_need_like(path):
    tree = {"p": Point(np.ones(2), 3.0), "o": OrderedDict(b=1, a=2)}
    te.save(path, tree)
    with pytest.raises(ValueError, match="pass a pytree of the same structure as `like`"):
        te.load(path)
    found = te.load(path, like={"p": Point(np.zeros(2), 0.0), "o": OrderedDict(b=0, a=0)})
    assert type(found["p"]) is Point and found["p"].y == 3.0 and list(found["o"]) == ["b", "a"]


def test_like_has_the_paths_shapes_and_dtypes_of_the_file(path):
    te.save(path, {"w": np.ones(2)})
    with pytest.raises(ValueError, match=r"has the leaves \[\"tree\['w'\]\"\], expected"):
        te.load(path, like={"v": np.ones(2)})
    with pytest.raises(
        ValueError, match=r"tree\['w'\] of .* is float64\[2\], but `like` has float32"
    ):
        te.load(path, like={"w": np.ones(2, np.float32)})


def test_eager_tensors_are_arrays_and_numpy_reads_them(path):
    te.save(path, [te.variable(np.arange(3.0))])
    assert type(te.load(path)[0]) is np.ndarray
    with np.load(path) as file:
        np.testing.assert_array_equal(file["tree[0]"], [0, 1, 2])


@pytest.mark.parametrize("leaf", ["text", np.array([None]), np.array(["a"]), len])
def test_what_is_not_a_number_is_refused_and_writes_nothing(path, leaf):
    with pytest.raises(TypeError, match=r"save: tree\['k'\] is a "):
        te.save(path, {"k": leaf})
    assert list(path.parent.iterdir()) == []


def test_traced_arrays_are_refused(path):
    with pytest.raises(TracerError, match="save: tree is traced"):
        te.jit(lambda x: te.save(path, x))(1.0)


def test_a_failed_write_leaves_the_file_there_was(path, monkeypatch):
    te.save(path, 1)

    def fails(file, **arrays):
        file.write(b"half")
        raise OSError("disk full")

    monkeypatch.setattr(np, "savez", fails)
    with pytest.raises(OSError, match="disk full"):
        te.save(path, 2)
    assert te.load(path) == 1 and list(path.parent.iterdir()) == [path]


def header(**changes):
    text = {"format": "tenferro tree 1", "leaves": ["int"], "structure": "*", **changes}
    return np.array(json.dumps(text))


@pytest.mark.parametrize(
    "arrays",
    [
        {},
        {"tenferro": np.array("[" * 100_000)},
        {"tenferro": header(format="tenferro tree 9"), "tree": np.array(1)},
        {"tenferro": header(leaves=None), "tree": np.array(1)},
        {"tenferro": header(leaves=["int", "int"]), "tree": np.array(1)},
        {"tenferro": header(leaves=[["int"]]), "tree": np.array(1)},
        {"tenferro": header(leaves=["eval"]), "tree": np.array(1)},
        {"tenferro": header(structure={"set": []}), "tree": np.array(1)},
        {"tenferro": header(), "tree": np.array([1, 2])},
        {"tenferro": header(), "tree": np.array(1.5)},
        {"tenferro": header(), "other": np.array(1)},
    ],
)
def test_other_and_damaged_files_are_value_errors(path, arrays):
    np.savez(path, **arrays)
    with pytest.raises(ValueError, match=r"tree\.npz"):
        te.load(path)


def test_a_missing_file_is_missing(path):
    with pytest.raises(FileNotFoundError, match=r"tree\.npz"):
        te.load(path)


def test_cut_files_are_value_errors(path):
    te.save(path, np.arange(100.0))
    whole = path.read_bytes()
    for n in range(0, len(whole), 97):
        path.write_bytes(whole[:n])
        with pytest.raises(ValueError, match=r"tree\.npz"):
            te.load(path)


@pytest.mark.parametrize("dtype", ["M8[s]", "m8[D]", "U3", "S3", "V4", "f8,i4"])
def test_dtypes_that_cannot_be_saved_are_not_loaded(path, dtype):
    np.savez(path, tenferro=header(leaves=["array"]), tree=np.zeros(2, dtype))
    with pytest.raises(ValueError, match=r"tree\.npz: tree has dtype .*, expected numbers"):
        te.load(path)


HEADERS = ["", "{", "{'descr': 3}", "3", "{'descr': '<f8', 'fortran_order': 0, 'shape': (1,)}"]


@pytest.mark.parametrize("text", [*HEADERS, "{'descr': [], 'fortran_order': True, 'shape': 3}"])
def test_other_headers_of_arrays_are_value_errors(path, text):
    member = b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode()
    for contents in (member, text.encode()):
        np.savez(path, tenferro=header(leaves=["array"]))
        with ZipFile(path, "a") as file:
            file.writestr("tree.npy", contents)
        with pytest.raises(ValueError, match=r"tree\.npz: cannot be read .*array 'tree'"):
            te.load(path)


TREES = [
    np.arange(40.0),
    {"w": np.ones((3, 4), np.float32), "b": [1, 2.5, 1j, True], "n": None},
    (np.arange(6, dtype=">i2").reshape(2, 3), np.array(2 + 1j), ()),
    {"deep": {"k": [np.zeros((0, 3)), np.array([True, False])]}, "é'": -0.0},
]


@pytest.mark.sampled(3, "tree")
@pytest.mark.parametrize("tree", TREES)
@pytest.mark.parametrize("seed", [0, pytest.param(range(1, 60), marks=pytest.mark.long)])
def test_damaged_files_are_read_as_they_were_or_value_errors(path, tree, seed):
    te.save(path, tree)
    whole = path.read_bytes()
    for each in np.atleast_1d(seed):
        rng = np.random.default_rng(each)
        for _ in range(150):
            path.write_bytes(damaged(whole, rng))
            try:
                found = te.load(path)
            except ValueError as error:
                assert "tree.npz" in str(error)
            else:
                assert repr(found) == repr(tree)


def damaged(whole, rng):
    """Bytes of a file changed, left out or cut off."""
    data, at = bytearray(whole), int(rng.integers(len(whole)))
    match rng.integers(4):
        case 0:
            data[at] ^= 1 << int(rng.integers(8))
        case 1:
            data[at] = int(rng.integers(256))
        case 2:
            del data[at : at + int(rng.integers(1, 20))]
        case _:
            del data[at:]
    return bytes(data)


def test_objects_are_never_unpickled(path):
    np.savez(path, tenferro=header(), tree=np.array([print], object))
    with pytest.raises(ValueError, match="allow_pickle"):
        te.load(path)


def test_an_optimizer_carries_on_to_the_last_bit(path):
    opt, p = te.optimize.adam(1e-2), {"w": np.array([1.0, -2.0])}
    state = opt.init(p)
    for _k in range(3):
        _, state = opt.update({"w": p["w"] ** 2}, state)
    te.save(path, state)
    restored = te.load(path, like=opt.init(p))
    one, other = (opt.update({"w": p["w"]}, s)[0]["w"] for s in (state, restored))
    np.testing.assert_array_equal(one, other)
