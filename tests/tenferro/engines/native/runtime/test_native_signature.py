import numpy as np
import pytest

from tenferro.engines.native.runtime.call.signature import Operand, Signature

F8 = np.dtype(np.float64)


@pytest.mark.parametrize("dtype", ["float16", "longdouble", "O", "S3", "M8[s]", ">f8", "V4"])
def test_dtypes_that_programs_do_not_take(dtype):
    with pytest.raises(TypeError, match=r"native call: dtype .* is not supported"):
        Operand(np.dtype(dtype))


@pytest.mark.parametrize(
    ("number", "dtype"), [(float, "int64"), (complex, "float64"), (int, "bool"), (float, "bool")]
)
def test_numbers_that_do_not_go_into_a_dtype(number, dtype):
    with pytest.raises(TypeError, match=f"a Python {number.__name__} does not go into {dtype}"):
        Operand(np.dtype(dtype), number=number)


def test_a_number_has_no_axes():
    with pytest.raises(ValueError, match="a number has no axes"):
        Operand(F8, (3,), number=float)


def test_an_output_takes_its_sizes_from_inputs():
    with pytest.raises(ValueError, match="output 1 has size 'm', no input has"):
        Signature((Operand(F8, ("n",)),), (Operand(F8, ("n",)), Operand(F8, ("m",))), single=False)


@pytest.mark.parametrize("n", [0, 2])
def test_single_needs_one_output(n):
    with pytest.raises(ValueError, match=f"single with {n} outputs"):
        Signature((), (Operand(F8),) * n)


def test_what_needs_the_function_sizes():
    vector = Operand(F8, ("n",))
    assert not Signature((vector,), (vector,), workspace=100).computed
    assert Signature((vector,), (vector,), workspace=None).computed
    assert Signature((vector,), (Operand(F8, (3, None)),)).computed
    assert not Signature((Operand(F8, (None,)),), (Operand(F8),)).computed
