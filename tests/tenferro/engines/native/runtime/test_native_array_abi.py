import numpy as np
import pytest

from tenferro.engines.native.runtime import array_abi
from tenferro.engines.native.runtime.array_abi import UnknownABIError


def fresh():
    return array_abi.array_abi.__wrapped__()


def test_this_process_is_known():
    assert fresh() == array_abi.array_abi()


@pytest.mark.long
def test_probing_leaks_nothing(resident):
    import gc
    import sys

    for _ in range(100):
        fresh()
    gc.collect()
    before, memory = sys.getrefcount(np.dtype(np.float64)), resident()
    for _ in range(1000):
        fresh()
    assert sys.getrefcount(np.dtype(np.float64)) - before <= 2
    assert resident() - memory < 500


@pytest.mark.parametrize("name", ["data", "ndim", "shape", "strides", "descr", "flags"])
def test_a_moved_field_is_noticed(monkeypatch, name):
    constants = array_abi.ArrayABI.constants

    def moved(abi):
        known = constants(abi)
        return {**known, f"array_{name}": known["object_end"] + 32}

    monkeypatch.setattr(array_abi.ArrayABI, "constants", moved)
    with pytest.raises(UnknownABIError, match=r"got .*, expected"):
        fresh()


def test_another_numpy_abi_is_noticed(monkeypatch):
    monkeypatch.setattr(array_abi, "_NUMPY_ABI", 0x03000000)
    with pytest.raises(UnknownABIError, match="NumPy's C ABI is 0x2000000, known is 0x3000000"):
        fresh()


def test_another_type_slot_is_noticed(monkeypatch):
    monkeypatch.setattr(array_abi, "_TYPE_SLOT", 3)
    with pytest.raises(UnknownABIError, match="the slot of the array type"):
        fresh()


def test_another_interpreter_is_noticed(monkeypatch):
    monkeypatch.setattr(array_abi.sys, "implementation", type("other", (), {"name": "pypy"}))
    with pytest.raises(UnknownABIError, match="only 64-bit CPython"):
        fresh()


def test_a_missing_function_is_noticed(monkeypatch):
    monkeypatch.setattr(array_abi, "_PYTHON_FUNCTIONS", ("Py_NoSuchFunction",))
    with pytest.raises(UnknownABIError, match="Py_NoSuchFunction"):
        fresh()
