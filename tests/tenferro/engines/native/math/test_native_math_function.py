"""Emitting inline and as functions of a module, for any vector length, and refusing the rest."""

from dataclasses import replace

import numpy as np
import pytest
from math_points import point_sets
from math_reference import EXACT, worst_error

from tenferro.engines.native import ir
from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.array_function import array_function, build_loop
from tenferro.engines.native.math.hyperbolic import logistic_pair
from tenferro.engines.native.math.lanes import Real
from tenferro.engines.native.math.trigonometric import sincos
from tenferro.engines.native.runtime.code.target import baseline, host

_DOUBLE, _SINGLE = ir.DoubleType(), ir.FloatType()


def _calling(name):
    """An emitter that calls the function instead of inlining it."""

    def emit(builder, *operands):
        function = MATH[name].function(builder.module, operands[0].type)
        return builder.call(function, operands)

    return emit


def _scalar(name):
    """An emitter that takes vectors of one lane apart and works on plain scalars."""

    def emit(builder, *operands):
        zero = ir.IntType(32)(0)
        lanes = [builder.extract_element(x, zero) for x in operands]
        undefined = ir.Constant(operands[0].type, ir.Undefined)
        return builder.insert_element(undefined, MATH[name].emit(builder, *lanes), zero)

    return emit


def _arguments(name, dtype):
    return point_sets(name, dtype, 100, MATH[name].arity)


@pytest.mark.sampled(4, "name")
@pytest.mark.parametrize("lanes", [1, 2, 4, 32])
@pytest.mark.parametrize("name", ["exp", "log1p", "sin", "tan"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
def test_results_do_not_depend_on_the_number_of_lanes(name, dtype, lanes):
    arguments = _arguments(name, dtype)
    expected = array_function(MATH[name].emit, dtype)(*arguments)
    np.testing.assert_array_equal(
        array_function(MATH[name].emit, dtype, lanes=lanes)(*arguments), expected
    )


@pytest.mark.sampled(3, "variant", "name")
@pytest.mark.parametrize("variant", [_calling, _scalar])
@pytest.mark.parametrize("name", ["exp", "cos"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
def test_functions_and_scalars_agree_with_inlined_vectors(name, dtype, variant):
    arguments = _arguments(name, dtype)
    lanes = 1 if variant is _scalar else None
    expected = array_function(MATH[name].emit, dtype)(*arguments)
    np.testing.assert_array_equal(
        array_function(variant(name), dtype, lanes=lanes)(*arguments), expected
    )


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", sorted(EXACT))
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
def test_bounds_hold_without_fused_multiply_add(name, dtype):
    arguments = _arguments(name, dtype)
    got = array_function(MATH[name].emit, dtype, MATH[name].arity, target=baseline())(*arguments)
    error, where = worst_error(name, got, arguments, dtype)
    assert error <= MATH[name].max_ulp["f32" if dtype == np.float32 else "f64"], where


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("name", ["exp", "exp2", "erf", "erfc", "logistic", "pow"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
def test_processors_without_an_instruction_for_powers_of_two_return_the_same_bits(name, dtype):
    arguments, arity = _arguments(name, dtype), MATH[name].arity
    lanes = 64 // np.dtype(dtype).itemsize
    narrower = replace(host(), vector_bytes=32)
    found, expected = (
        array_function(MATH[name].emit, dtype, arity, lanes, target=target)(*arguments)
        for target in (narrower, None)
    )
    np.testing.assert_array_equal(found, expected)


@pytest.mark.sampled(3, "place")
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
def test_sine_and_cosine_may_be_emitted_together(place, dtype):
    (x,) = _arguments("sin", dtype)
    both = array_function(lambda b, v: sincos(Real(b, v))[place].value, dtype)(x)
    np.testing.assert_array_equal(both, array_function(MATH[("sin", "cos")[place]].emit, dtype)(x))


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
def test_logistic_functions_of_opposite_numbers_may_be_emitted_together(place, dtype):
    (x,) = _arguments("logistic", dtype)
    x = np.concatenate([x, -x, np.array([0.0, -0.0, np.inf, -np.inf, np.nan], dtype)])
    pair = array_function(lambda b, v: logistic_pair(Real(b, v))[place].value, dtype)
    alone = array_function(MATH["logistic"].emit, dtype)
    np.testing.assert_array_equal(pair(x), alone(-x if place else x))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", sorted(MATH))
def test_only_intrinsics_are_declared(name):
    module = build_loop(MATH[name].emit, np.float64, MATH[name].arity, 4)
    declared = [f.name for f in module.functions.values() if f.is_declaration]
    assert all(f.startswith("llvm.") for f in declared), declared


def test_a_function_is_made_once_per_module_and_type():
    module = ir.Module()
    pair = ir.VectorType(_DOUBLE, 2)
    first = MATH["sin"].function(module, pair)
    assert MATH["sin"].function(module, pair) is first
    assert MATH["sin"].function(module, ir.VectorType(_SINGLE, 2)) is not first
    assert first.linkage == "internal" and "noinline" in first.attributes


def test_wrong_operands_are_refused():
    builder = ir.IRBuilder(
        ir.Function(ir.Module(), ir.FunctionType(_DOUBLE, [_DOUBLE]), "f").append_basic_block()
    )
    with pytest.raises(TypeError, match="exp: expected 1 operands, got 2"):
        MATH["exp"].emit(builder, _DOUBLE(1), _DOUBLE(2))
    with pytest.raises(TypeError, match=r"exp: expected operands of one type, .* got i64"):
        MATH["exp"].emit(builder, ir.IntType(64)(1))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("target", [host, baseline])
@pytest.mark.parametrize("name", ["exp", "logistic"])
def test_functions_of_registers_on_other_processors(name, target, dtype):
    limits = np.finfo(dtype)
    edges = np.log([limits.max, limits.tiny, limits.smallest_subnormal]).astype(dtype)
    near = np.nextafter(edges[:, None], np.array([-np.inf, np.inf], dtype)).ravel()
    far = [1e4, 1e8, 2.0**52, limits.max, np.inf, np.nan, 1.0, 0.3, 0.0]
    x = np.array([*edges, *near, *far, *np.negative(far)], dtype)
    lanes = 64 // x.itemsize
    found = array_function(MATH[name].emit, dtype, lanes=lanes, target=target())(x)
    with np.errstate(all="ignore"):
        wide = x.astype(np.longdouble)
        exact = np.exp(wide) if name == "exp" else 1 / (1 + np.exp(-wide))
        expected = exact.astype(dtype)
    np.testing.assert_allclose(
        found, expected, rtol=2 * limits.eps, atol=2 * limits.smallest_subnormal
    )


@pytest.mark.sampled(3, "target", "name")
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("target", [host, baseline])
@pytest.mark.parametrize("name", ["log", "log2", "log10"])
def test_limits_of_logarithms_on_other_processors(name, target, dtype):
    limits = np.finfo(dtype)
    special = [0.0, 1.0, np.inf, np.nan, limits.max, limits.tiny, limits.smallest_subnormal, 3.0]
    x = np.array([*special, *np.negative(special)], dtype)
    lanes = 64 // x.itemsize
    found = array_function(MATH[name].emit, dtype, lanes=lanes, target=target())(x)
    with np.errstate(all="ignore"):
        expected = getattr(np, name)(x)
    np.testing.assert_allclose(found, expected, rtol=2 * limits.eps)
