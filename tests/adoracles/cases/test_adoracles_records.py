import numpy as np
import pytest
from small_database import changed, gauge_record, square_record, tensor, without

from adoracles import OracleFormatError
from adoracles.cases.fields import Field
from adoracles.cases.tensors import decode_tensor
from adoracles.files.public_format import decode_case
from adoracles.files.schema import Schema

A = ("inputs", "a")
PROBE = ("probes", 0)
REF = (*PROBE, "pytorch_ref")


def decode(record):
    return decode_case(Field(record))


def test_a_success_case_is_read_whole():
    case = decode(square_record())
    assert case.parts == ("jvp", "vjp", "hvp")
    assert case.inputs["a"].tolist() == [1.0, 2.0, -3.0]
    assert case.probes[0].reference["vjp"]["a"].tolist() == [2.0, -4.0, -12.0]
    assert case.probes[0].bounds.of("hvp").rtol == 1e-6
    assert str(case.call) == "public.square(a)"


def test_an_error_case_has_no_probe():
    case = decode(gauge_record())
    assert case.parts == ("error",)
    assert case.refusal.reason == "gauge_ill_defined"


def test_arguments_are_kept_in_order():
    record = changed(square_record(), ("op_args",), [[0, 1], None, "fro"])
    record = changed(record, ("op_kwargs",), {"keepdim": True, "ord": float("inf")})
    case = decode(record)
    assert case.call.positional[1:] == ([0, 1], None, "fro")
    assert case.call.keyword == {"keepdim": True, "ord": float("inf")}


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
@pytest.mark.parametrize("shape", [(), (3,), (2, 3), (0, 4), (1, 0)])
def test_tensors_come_back_as_written(dtype, shape):
    rng = np.random.default_rng(0)
    array = (
        (rng.standard_normal(shape) + 1j * rng.standard_normal(shape)).astype(dtype)
        if dtype.startswith("complex")
        else rng.standard_normal(shape).astype(dtype)
    )
    got = decode_tensor(Field(tensor(array)))
    assert got.dtype == dtype
    np.testing.assert_array_equal(got, array, strict=True)


def test_tensors_are_read_only():
    with pytest.raises(ValueError, match="read-only"):
        decode(square_record()).inputs["a"][0] = 0.0


def test_nan_and_infinity_stay():
    record = tensor(np.array([np.nan, np.inf, 1.0], np.float32))
    np.testing.assert_array_equal(decode_tensor(Field(record)), [np.nan, np.inf, 1.0])


NESTED = [1.0]
for _ in range(500):
    NESTED = [NESTED]

# What is broken, what stands there instead, and the field that the error must name.
BROKEN = [
    (("schema_version",), 2, "schema_version"),
    (("op",), "", "op"),
    (("op",), "sin\x1b[31m", "op"),
    (("op",), ["sin"], "op"),
    (("dtype",), "int32", "dtype"),
    (("expected_behavior",), "perhaps", "expected_behavior"),
    (("observable", "kind"), "lu", "observable.kind"),
    (("inputs",), {}, "inputs"),
    (("inputs",), [], "inputs"),
    (("provenance",), None, "provenance"),
    (("op_args",), {}, "op_args"),
    (("op_kwargs",), {"not a name": 1}, "op_kwargs"),
    (("op_kwargs",), {"1x": 1}, "op_kwargs.1x"),
    ((*A, "dtype"), "float16", "inputs.a.dtype"),
    ((*A, "dtype"), "complex128", "inputs.a.data"),
    ((*A, "order"), "column_major", "inputs.a.order"),
    ((*A, "extra"), 1, "inputs.a"),
    ((*A, "shape"), [2], "inputs.a.data"),
    ((*A, "shape"), [3.0], "inputs.a.shape"),
    ((*A, "shape"), [True, 3], "inputs.a.shape"),
    ((*A, "shape"), [-3], "inputs.a.shape"),
    ((*A, "shape"), 3, "inputs.a.shape"),
    ((*A, "shape"), [10**30], "inputs.a.shape"),
    ((*A, "shape"), [0, 10**9, 10**9, 10**9], "inputs.a.shape"),
    ((*A, "shape"), [1] * 100 + [3], "inputs.a.shape"),
    ((*A, "data"), [1.0, 2.0], "inputs.a.data"),
    ((*A, "data"), "123", "inputs.a.data"),
    ((*A, "data"), ["1.0", 2.0, 3.0], "inputs.a.data"),
    ((*A, "data"), [True, 2.0, 3.0], "inputs.a.data"),
    ((*A, "data"), [None, 2.0, 3.0], "inputs.a.data"),
    ((*A, "data"), [[1.0], 2.0, 3.0], "inputs.a.data"),
    ((*A, "data"), [NESTED, 2.0, 3.0], "inputs.a.data"),
    ((*A, "data"), [10**400, 2.0, 3.0], "inputs.a.data"),
    (("comparison", "first_order", "rtol"), -1.0, "comparison.first_order.rtol"),
    (("comparison", "first_order", "rtol"), float("nan"), "comparison.first_order.rtol"),
    (("comparison", "first_order", "atol"), True, "comparison.first_order.atol"),
    (("comparison", "first_order", "kind"), "equal", "comparison.first_order.kind"),
    (("comparison", "third_order"), {}, "comparison"),
    (("probes",), [], "probes"),
    (("probes",), {}, "probes"),
    ((*PROBE, "direction"), {"b": tensor(np.ones(3))}, "probes[0].direction"),
    ((*PROBE, "direction", "a"), tensor(np.ones(4)), "probes[0].direction.a"),
    ((*PROBE, "direction", "a"), tensor(np.ones(3, np.float32)), "probes[0].direction.a"),
    ((*PROBE, "cotangent", "value"), tensor(np.ones(2)), "probes[0].pytorch_ref.jvp.value"),
    ((*REF, "vjp", "a"), tensor(np.ones((1, 3))), "probes[0].pytorch_ref.vjp.a"),
    ((*REF, "hvp", "b"), tensor(np.ones(3)), "probes[0].pytorch_ref.hvp"),
    ((*REF, "jacobian"), {}, "probes[0].pytorch_ref"),
    ((*PROBE, "fd_ref", "jvp"), {}, "probes[0].fd_ref.jvp"),
    ((*PROBE, "notes"), "", "probes[0]"),
]


@pytest.mark.parametrize(("place", "value", "field"), BROKEN, ids=lambda x: str(x)[:40])
def test_a_broken_field_is_named(place, value, field):
    with pytest.raises(OracleFormatError) as caught:
        decode(changed(square_record(), place, value))
    assert caught.value.field == field
    assert len(str(caught.value)) < 400
    assert str(caught.value).isprintable() and str(caught.value).isascii()


MISSING = [
    ("op",),
    ("inputs",),
    ("comparison",),
    ("probes",),
    ("comparison", "second_order"),
    (*A, "dtype"),
    (*A, "data"),
    (*PROBE, "cotangent"),
    (*REF, "vjp"),
    (*PROBE, "fd_ref", "jvp"),
]


@pytest.mark.parametrize("place", MISSING, ids=str)
def test_a_missing_field_is_named(place):
    with pytest.raises(OracleFormatError, match=f"'{place[-1]}' is missing"):
        decode(without(square_record(), place))


@pytest.mark.parametrize("value", [None, 3, "case", [], {}])
def test_a_record_must_be_a_case(value):
    with pytest.raises(OracleFormatError):
        decode(value)


def test_values_beyond_the_dtype_are_refused():
    record = tensor(np.ones(1, np.float32)) | {"data": [1e300]}
    with pytest.raises(OracleFormatError, match="beyond float32"):
        decode_tensor(Field(record))


def test_what_the_schema_refuses_is_refused_here_too(shared_database):
    validator = Schema.read(shared_database.root).validator
    assert validator.is_valid(square_record()) and validator.is_valid(gauge_record())
    refused = [
        changed(square_record(), place, value)
        for place, value, _ in BROKEN
        if not validator.is_valid(changed(square_record(), place, value))
    ]
    assert len(refused) > 20
    for record in refused:
        with pytest.raises(OracleFormatError):
            decode(record)


def test_the_schema_check_names_the_place(shared_database):
    schema = Schema.read(shared_database.root)
    schema.check(Field(square_record()))
    with pytest.raises(OracleFormatError, match="breaks the schema"):
        schema.check(Field(changed(square_record(), (*A, "order"), "column_major")))
