"""Meshes and shardings in the words of the command line."""

import numpy as np
import pytest

import tenferro as te
from tenferro.tensor import aval_of
from tenferro_scale.layout import layout, mesh_of

NAMES = ["0['v']", "0['w']", "1"]
AVALS = [aval_of((6,), np.float64), aval_of((4, 6), np.float64), te.spec("n,4")]


def laid(*shards, mesh="data,model=2", sizes=("n=8",)):
    return layout(NAMES, AVALS, mesh_of(mesh), shards, sizes)


def test_the_axis_without_a_size_grows():
    mesh = mesh_of("model=2, data")
    assert mesh.fixed == 2
    assert mesh.of(64) == {"model": 2, "data": 32}
    assert mesh.of(1) == {"model": 1, "data": 1}


def test_axes_of_arrays():
    found = laid("1=data", "0['w']=,model")
    assert found.shards == [((),), ((), ("model",)), (("data",), ())]
    assert laid("1=data+model").shards[2] == (("data", "model"), ())


def test_a_name_stands_for_all_below_it_and_a_whole_name_wins():
    for shards in (("0=model", "0['w']=,model"), ("0['w']=,model", "0=model")):
        assert laid(*shards).shards[:2] == [(("model",),), ((), ("model",))]


def test_sizes_that_are_sharded_over_what_grows_grow():
    assert laid("1=data").weak == {"n"}
    assert laid("1=data").grown(8) == {"n": 32}
    assert laid("1=model").weak == frozenset()
    assert laid("1=model").grown(8) == {"n": 8}


def test_what_cannot_be_divided_is_named():
    found = laid("1=data")
    assert found.obstacle(16, {"n": 8}) is None
    why = found.obstacle(32, {"n": 8})
    assert why == "axis 0 of 1 has 8 elements, not a multiple of the 16 devices of data"
    assert "3 devices of model" in (laid("0['w']=model", mesh="data,model=3").obstacle(3, {"n": 8}))


@pytest.mark.parametrize(
    ("shard", "message"),
    [
        ("1=batch", "the mesh has no axis 'batch', it has data, model"),
        ("2=data", r"no input is called 2, there are 0\['v'\], 0\['w'\], 1"),
        ("1=data,data", "an array is sharded over 'data' once at most"),
        ("0['v']=,data", r"2 axes for 0\['v'\], which is float64\[6\]"),
        ("data", "expected NAME=AXES"),
    ],
)
def test_shards_that_make_no_sense(shard, message):
    with pytest.raises(ValueError, match=message):
        laid(shard)


@pytest.mark.parametrize(
    ("mesh", "message"),
    [
        ("data=4,model=2", "0 axes have no size, expected one"),
        ("data,model", "2 axes have no size, expected one"),
        ("data,model=0", "'model=0' is not an axis"),
        ("data,data=2", "'data=2' is not an axis"),
        ("1x", "'1x' is not an axis"),
    ],
)
def test_meshes_that_make_no_sense(mesh, message):
    with pytest.raises(ValueError, match=message):
        mesh_of(mesh)


def test_named_sizes_have_to_be_known():
    with pytest.raises(ValueError, match="pass --size n=NUMBER"):
        laid(sizes=())
    with pytest.raises(ValueError, match="one of the program's named sizes, which are n"):
        laid(sizes=("m=3",))
    with pytest.raises(ValueError, match="--size n=many: expected a number"):
        laid(sizes=("n=many",))
