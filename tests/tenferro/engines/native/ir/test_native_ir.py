import ctypes
import math
from operator import eq, ge, gt, le, lt, ne

import numpy as np
import pytest

pytest.importorskip("llvmlite")

from tenferro.engines.native import ir
from tenferro.engines.native.runtime.code.target import compile_object, load_object

WORD, REAL, SINGLE, BIT = ir.IntType(64), ir.DoubleType(), ir.FloatType(), ir.IntType(1)
POINTER = ir.PointerType()
C_TYPES = {"i64": ctypes.c_int64, "double": ctypes.c_double, "ptr": ctypes.c_void_p}


def compiled(write, result, *arguments, module=None):
    """A function of Python whose body `write(b, *arguments)` gives."""
    module = module or ir.Module()
    function = ir.Function(module, ir.FunctionType(result, arguments), "f")
    b = ir.IRBuilder(function.append_basic_block("entry"))
    b.ret(write(b, *function.args))
    code = load_object(compile_object(str(module)), ["f"])
    kinds = [C_TYPES[str(t)] for t in (result, *arguments)]
    entry = ctypes.CFUNCTYPE(*kinds)(code["f"])
    entry.code = code
    return entry


@pytest.mark.parametrize(
    ("name", "expected"),
    {
        "add": 37 + 5, "sub": 32, "mul": 185, "sdiv": 7, "srem": 2,
        "and_": 37 & 5, "or_": 37 | 5, "xor": 37 ^ 5, "shl": 37 << 5, "lshr": 1, "ashr": 1,
    }.items(),
)  # fmt: skip
def test_whole_numbers(name, expected):
    f = compiled(lambda b, x, y: getattr(b, name)(x, y), WORD, WORD, WORD)
    assert f(37, 5) == expected


def test_shifts_of_negative_numbers_differ():
    assert compiled(lambda b, x: b.ashr(x, WORD(1)), WORD, WORD)(-4) == -2
    assert compiled(lambda b, x: b.lshr(x, WORD(1)), WORD, WORD)(-4) == 2**63 - 2


def test_whole_numbers_of_one_operand():
    assert compiled(lambda b, x: b.neg(x), WORD, WORD)(7) == -7
    assert compiled(lambda b, x: b.not_(x), WORD, WORD)(7) == ~7
    assert compiled(lambda b, x: b.ctlz(x, BIT(0)), WORD, WORD)(7) == 61


@pytest.mark.parametrize(
    ("name", "expected"),
    {"fadd": 7.5 + 2, "fsub": 5.5, "fmul": 15.0, "fdiv": 3.75, "frem": 1.5}.items(),
)
def test_real_numbers(name, expected):
    f = compiled(lambda b, x, y: getattr(b, name)(x, y), REAL, REAL, REAL)
    assert f(7.5, 2.0) == expected


def test_zero_changes_its_sign():
    assert math.copysign(1, compiled(lambda b, x: b.fneg(x), REAL, REAL)(0.0)) == -1


@pytest.mark.parametrize("number", [0.1, -0.0, 5e-324, 1e308, math.inf, -math.inf, math.nan])
@pytest.mark.parametrize("type", [REAL, SINGLE], ids=str)
def test_constants_keep_their_bits(type, number):
    dtype = np.dtype(np.float64 if type is REAL else np.float32)
    if type is SINGLE and abs(number) in (1e308, 5e-324):
        number = math.copysign(2.0**100, number)
    f = compiled(lambda b: b.fpext(type(number), REAL), REAL)
    np.testing.assert_array_equal(f(), float(dtype.type(number)))
    assert math.copysign(1, f()) == math.copysign(1, number) or math.isnan(number)


RELATIONS = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}


@pytest.mark.parametrize("relation", sorted(RELATIONS))
def test_comparisons(relation):
    def ask(method, kind, *pairs):
        f = compiled(
            lambda b, x, y: b.zext(getattr(b, method)(relation, x, y), WORD), WORD, kind, kind
        )
        return [f(*pair) for pair in pairs]

    said = RELATIONS[relation]
    pairs = [(1, 2), (2, 1), (2, 2), (-1, 1)]
    assert ask("icmp_signed", WORD, *pairs) == [said(*p) for p in pairs]
    assert ask("icmp_unsigned", WORD, *pairs) == [said(x % 2**64, y) for x, y in pairs]
    nan = (math.nan, 1)
    assert ask("fcmp_ordered", REAL, *pairs, nan) == [*(said(*p) for p in pairs), False]
    assert ask("fcmp_unordered", REAL, *pairs, nan) == [*(said(*p) for p in pairs), True]


def test_what_is_no_number():
    f = compiled(lambda b, x: b.zext(b.fcmp_unordered("uno", x, x), WORD), WORD, REAL)
    assert (f(1.0), f(math.nan)) == (0, 1)


def test_changes_of_type():
    f = compiled(lambda b, x: b.sext(b.trunc(x, ir.IntType(8)), WORD), WORD, WORD)
    assert f(511) == -1
    assert compiled(lambda b, x: b.fptosi(x, WORD), WORD, REAL)(-2.7) == -2
    assert compiled(lambda b, x: b.sitofp(x, REAL), REAL, WORD)(-3) == -3.0
    assert compiled(lambda b, x: b.uitofp(x, REAL), REAL, WORD)(-1) == 2.0**64
    assert compiled(lambda b, x: b.bitcast(x, WORD), WORD, REAL)(1.0) == 0x3FF << 52
    assert compiled(lambda b, x: b.fpext(b.fptrunc(x, SINGLE), REAL), REAL, REAL)(
        0.1
    ) == np.float32(0.1)


def test_a_change_to_the_same_type_is_none():
    function = ir.Function(ir.Module(), ir.FunctionType(WORD, [WORD]), "f")
    b = ir.IRBuilder(function.append_basic_block())
    assert b.bitcast(function.args[0], WORD) is function.args[0]


def test_lanes_are_taken_apart_and_put_together():
    pair = ir.VectorType(WORD, 2)

    def swapped_first(b, x, y):
        both = b.insert_element(ir.Constant(pair, [0, 9]), x, WORD(0))
        other = b.insert_element(ir.Constant(pair, ir.Undefined), y, WORD(1))
        picked = b.shuffle_vector(
            both, other, ir.Constant(ir.VectorType(ir.IntType(32), 2), [3, 1])
        )
        return b.add(
            b.mul(b.extract_element(picked, WORD(0)), WORD(10)), b.extract_element(picked, WORD(1))
        )

    assert compiled(swapped_first, WORD, WORD, WORD)(4, 5) == 59


def test_every_lane_has_an_address_of_its_own():
    def gathered(b, table):
        index = ir.Constant(ir.VectorType(WORD, 2), [2, 0])
        at = b.gep(table, [index], source_etype=WORD)
        assert at.type == ir.VectorType(POINTER, 2)
        first, second = (b.extract_element(at, WORD(i)) for i in range(2))
        return b.sub(b.load(first, typ=WORD), b.load(second, typ=WORD, align=8))

    data = np.array([3, 5, 8])
    assert compiled(gathered, WORD, POINTER)(data.ctypes.data) == 5


def test_structures():
    def second(b, x):
        made = ir.Constant(ir.LiteralStructType([WORD, REAL]), ir.Undefined)
        made = b.insert_value(b.insert_value(made, x, 0), REAL(2.5), 1)
        return b.fadd(b.extract_value(made, 1), b.sitofp(b.extract_value(made, 0), REAL))

    assert compiled(second, REAL, WORD)(4) == 6.5


def test_variables_and_memory():
    def stored(b, x, at):
        kept = b.alloca(WORD)
        b.store(x, kept)
        b.store(b.add(b.load(kept, typ=kept.allocated_type), WORD(1)), at, align=8)
        return x

    data = np.zeros(1, np.int64)
    assert compiled(stored, WORD, WORD, POINTER)(6, data.ctypes.data) == 6
    assert data[0] == 7


@pytest.mark.parametrize("unlikely", [False, True])
def test_code_under_a_condition(unlikely):
    def clipped(b, x):
        before = b.block
        with b.if_then(b.icmp_signed("<", x, WORD(0)), unlikely=unlikely):
            other, inside = b.neg(x), b.block
        found = b.phi(WORD)
        found.add_incoming(x, before)
        found.add_incoming(other, inside)
        return found

    f = compiled(clipped, WORD, WORD)
    assert (f(-3), f(3)) == (3, 3)


def test_code_for_both_ways():
    def signs(b, x):
        kept = b.alloca(WORD)
        b.if_else(
            b.icmp_signed("<", x, WORD(0)),
            lambda: b.store(WORD(-1), kept),
            lambda: b.store(WORD(1), kept),
        )
        return b.load(kept, typ=WORD)

    f = compiled(signs, WORD, WORD)
    assert (f(-3), f(3)) == (-1, 1)


def test_tables_and_functions_of_a_module():
    module = ir.Module()
    row = ir.ArrayType(WORD, 3)
    table = ir.GlobalVariable(module, "row", ir.Constant(row, [7, 8, 9]))
    pick = ir.Function(module, ir.FunctionType(WORD, [WORD]), "pick")
    pick.linkage = "internal"
    pick.attributes.add("noinline")
    b = ir.IRBuilder(pick.append_basic_block())
    b.ret(b.load(b.gep(table, [pick.args[0]], source_etype=WORD), typ=WORD))
    f = compiled(lambda b, x: b.call(pick, [x]), WORD, WORD, module=module)
    assert [f(i) for i in range(3)] == [7, 8, 9]
    assert not pick.is_declaration and module.functions["pick"] is pick


def test_what_lies_elsewhere_is_declared_once():
    module = ir.Module()

    def root(b, x):
        callee = module.external("llvm.sqrt.f64", REAL, [x])
        assert callee.is_declaration and module.external("llvm.sqrt.f64", REAL, [x]) is callee
        return b.call(callee, [x])

    assert compiled(root, REAL, REAL, module=module)(16.0) == 4.0
    assert str(module).count("declare") == 1


def test_types_are_equal_if_they_are_written_alike():
    assert ir.VectorType(REAL, 4) == ir.VectorType(ir.DoubleType(), 4)
    assert ir.VectorType(REAL, 4) != ir.VectorType(REAL, 8) and REAL != "double"
    assert len({ir.IntType(8), ir.IntType(8), WORD}) == 2
