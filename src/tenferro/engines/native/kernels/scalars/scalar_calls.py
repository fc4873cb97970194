"""SciPy's functions of single numbers, called for one lane after the other.

Each is in a function of its module that takes vectors, so that registers are saved once for all
lanes. As SciPy's array functions do, it computes single precision in double precision and rounds,
where SciPy has nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.families.table import SCALARS
from tenferro.engines.native.ir.loops import counted
from tenferro.engines.native.kernels.scalars.real_functions import Functions
from tenferro.engines.native.kernels.scalars.values import I1, I32, I64, POINTER, DType, Parts
from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.function import PURE
from tenferro.engines.native.math.lanes import LaneMask, Real, mangle
from tenferro.kernels.scalar_functions import scalar_function
from tenferro.kernels.special import (
    INTEGER_ORDER,
    INTEGERS,
    ORDERS,
    POLYNOMIALS,
    SEVERAL,
    SPHERICAL,
    TINY,
    TRUNCATED_ORDER,
)
from tenferro.ops.base.family import TensorOperation

_DOUBLE, _SINGLE = ir.DoubleType(), ir.FloatType()
_COMPLEX = ir.LiteralStructType([_DOUBLE, _DOUBLE])
_KINDS: Mapping[str, ir.Type] = {"d": _DOUBLE, "f": _SINGLE, "D": _COMPLEX, "q": I64}
"""Complex arguments are passed as two numbers."""
_WIDE = str.maketrans("fF", "dD")
Number = list[Real]
"""A real number; or a real and an imaginary part."""


def supports(operation: TensorOperation, dtypes: Sequence[DType]) -> bool:
    """Whether SciPy has the function of an operation for operands of these dtypes."""
    name, types = _name(operation), "".join(dtype.char for dtype in dtypes).translate(_WIDE)
    whole = INTEGERS.get(name, 1 if name in INTEGER_ORDER else 0)
    needed = ["q" * whole + types[whole:], *(["qD"] if SPHERICAL.get(name) == 0 else [])]
    return all(scalar_function(name, each) is not None for each in needed)


def emit(
    f: Functions,
    b: ir.IRBuilder,
    operation: TensorOperation,
    dtypes: Sequence[DType],
    operands: Sequence[Parts],
) -> Parts:
    """The parts of an operation's result; several results of a function are computed once."""
    name, types = _name(operation), "".join(dtype.char for dtype in dtypes)
    parts = [part for row in operands for part in row]
    results = f.once(b, (name, *map(str, parts)), lambda: _results(f, b, name, types, parts))
    width = len(operands[-1])
    first = operation.params.get("output", 0) * width
    return results[first : first + width]


def _name(operation: TensorOperation) -> str:
    name: str = operation.params.get("function") or SCALARS[operation.name]
    return name


def _results(
    f: Functions, b: ir.IRBuilder, name: str, types: str, parts: Sequence[ir.Value]
) -> Parts:
    kind = parts[0].type
    count = [f.lanes(b, kind.count)] if isinstance(kind, ir.VectorType) else []
    arguments = [*count, *parts]
    result = b.call(_function(b.module, name, types, [x.type for x in arguments]), arguments)
    if not isinstance(result.type, ir.LiteralStructType):
        return (result,)
    return tuple(b.extract_value(result, i) for i in range(len(result.type.elements)))


def _function(module: ir.Module, name: str, types: str, kinds: list[ir.Type]) -> ir.Function:
    """The function on numbers, or on so many lanes of vectors, as one of the module."""
    full = f"tenferro.scipy.{name}.{types}.{mangle(kinds[-1])}"
    count = SEVERAL.get(name, 1) * (2 if types[-1] in "FD" else 1)
    result = kinds[-1] if count == 1 else ir.LiteralStructType([kinds[-1]] * count)

    def write(function: ir.Function) -> None:
        call = _Call(function)
        call.finish(call.lanes(name, types, count))

    return module.internal(full, ir.FunctionType(result, kinds), write, *PURE)


class _Call:
    """The code of such a function; variables are in its first block, as it has a loop."""

    def __init__(self, function: ir.Function) -> None:
        self.function = function
        self._entry = ir.IRBuilder(function.append_basic_block("entry"))
        self.b = ir.IRBuilder(function.append_basic_block("start"))

    def variable(self, kind: ir.Type) -> ir.Alloca:
        """A place on the stack."""
        return self._entry.alloca(kind)

    def finish(self, values: Sequence[ir.Value]) -> None:
        """Return values."""
        self._entry.branch(self.function.basic_blocks[1])
        kind = self.function.type.return_type
        result = values[0]
        if isinstance(kind, ir.LiteralStructType):
            result = ir.Constant(kind, ir.Undefined)
            for i, value in enumerate(values):
                result = self.b.insert_value(result, value, i)
        self.b.ret(result)

    def lanes(self, name: str, types: str, count: int) -> Sequence[ir.Value]:
        """The results, of one lane after the other; 0 in lanes that are left out."""
        kind = self.function.type.args[-1]
        if not isinstance(kind, ir.VectorType):
            return self._single(name, types, self.function.args)
        b, element, (end, *vectors) = self.b, kind.element, self.function.args
        given = [self.variable(kind) for _ in vectors]
        made = [self.variable(kind) for _ in range(count)]
        zeros = [ir.Constant(kind, None)] * count
        for place, value in zip((*given, *made), (*vectors, *zeros), strict=True):
            b.store(value, place)
        with counted(b, I64(0), end, I64(1)) as i:
            at = [b.gep(place, [i], source_etype=element) for place in given]
            parts = [b.load(place, typ=element) for place in at]
            for value, place in zip(self._single(name, types, parts), made, strict=True):
                b.store(value, b.gep(place, [i], source_etype=element))
        return [b.load(place, typ=kind) for place in made]

    def _single(self, name: str, types: str, parts: Sequence[ir.Value]) -> Sequence[ir.Value]:
        """The results for one number each."""
        adjusted = ADJUSTED.get(name)
        exact = adjusted is None and scalar_function(name, types) is not None
        wide = [part if exact else self.b.fpext(part, _DOUBLE) for part in parts]
        numbers, operands = iter(wide), []
        for letter in types:
            width = 2 if letter in "FD" else 1
            operands.append([Real(self.b, next(numbers)) for _ in range(width)])
        results = adjusted(self, name, *operands) if adjusted else self(name, *operands)
        return [self.b.fptrunc(result.value, parts[0].type) for result in results]

    def __call__(self, name: str, *operands: Number) -> Number:
        """The results of SciPy's function, part by part."""
        letters = "".join(map(_letter, operands))
        function = scalar_function(name, letters)
        assert function is not None, f"{name} of {letters}"
        b = self.b
        outputs = [self.variable(_KINDS[letters[-1]]) for _ in range(function.outputs)]
        zeros = [] if function.outputs else [I32(0)]
        null = [ir.Constant(POINTER, None)] if function.optional else []
        arguments = [*(x.value for row in operands for x in row), *outputs, *zeros, *null]
        kind = _KINDS[function.result] if function.result else ir.VoidType()
        result = b.call(b.module.external(function.symbol, kind, arguments), arguments)
        values = [b.load(place, typ=place.allocated_type) for place in outputs] or [result]
        return [Real(b, part) for value in values for part in self._parts(value)]

    def whole(self, x: Real) -> tuple[LaneMask, Number]:
        """Whether a number is an order of SciPy's, and the order; 0 if it is not."""
        rounded = x.trunc()
        valid = rounded.equals(x) & (x.abs() < ORDERS)
        return valid, [Real(self.b, self.b.fptosi(valid.select(rounded, 0.0).value, I64))]

    def _parts(self, value: ir.Value) -> Sequence[ir.Value]:
        if value.type != _COMPLEX:
            return (value,)
        return tuple(self.b.extract_value(value, i) for i in range(2))


def _letter(number: Number) -> str:
    """The type of an argument."""
    if len(number) == 2:
        return "D"
    return next(letter for letter, kind in _KINDS.items() if kind == number[0].type)


Adjusted = Callable[..., Number]


def _of_integer_order(call: _Call, name: str, order: Number, x: Number) -> Number:
    """NaN for other orders, unless SciPy truncates them."""
    valid, n = call.whole(order[0].trunc() if name in TRUNCATED_ORDER else order[0])
    reflected = SPHERICAL.get(name) if len(x) == 1 else None
    value = call(name, n, x) if reflected is None else _reflected(call, name, n, x[0], reflected)
    return [valid.select(part, nan) for part, nan in zip(value, (math.nan, 0.0), strict=False)]


def _reflected(call: _Call, name: str, n: Number, x: Real, even: float) -> Number:
    """A spherical Bessel function of a negative number from that of a positive one (DLMF 10.47(v)),
    of even order by this factor; 0 for none, as SciPy then takes the function of complex numbers.
    """
    b, negative = call.b, x < 0.0
    if even:
        odd = LaneMask(b, b.trunc(n[0].value, I1))
        sign = negative.select(odd.select(-even, x.constant(even)), 1.0)
        return [call(name, n, [negative.select(-x, x)])[0] * sign]
    place = call.variable(_DOUBLE)

    def keep(argument: Number) -> None:
        b.store(call(name, n, argument)[0].value, place)

    b.if_else(negative.value, lambda: keep([x, x.constant(0.0)]), lambda: keep([x]))
    return [Real(b, b.load(place, typ=_DOUBLE))]


def _polynomial(call: _Call, name: str, degree: Number, *rest: Number) -> Number:
    """Whole degrees have a recurrence."""
    b, (valid, n) = call.b, call.whole(degree[0])
    places = [call.variable(_DOUBLE) for _ in rest[-1]]

    def keep(*operands: Number) -> None:
        for part, place in zip(call(name, *operands), places, strict=True):
            b.store(part.value, place)

    b.if_else(valid.value, lambda: keep(n, *rest), lambda: keep(degree, *rest))
    return [Real(b, b.load(place, typ=_DOUBLE)) for place in places]


def _of_integers(call: _Call, name: str, *operands: Number) -> Number:
    """SciPy cuts off fractions, with a warning for which it takes Python's lock."""
    count = INTEGERS[name]
    found = [call.whole(x.trunc()) for (x,) in operands[:count]]
    valid = found[0][0]
    for other, _ in found[1:]:
        valid = valid & other
    (value,) = call(name, *(n for _, n in found), *operands[count:])
    return [valid.select(value, math.nan)]


def _pole(call: _Call, name: str, operand: Number) -> Number:
    """1/x where SciPy has NaN for tiny x (see the NumPy kernel)."""
    (x,), (value,) = operand, call(name, operand)
    return [((x > 0.0) & (x < TINY)).select(1.0 / x, value)]


def _modified_bessel(call: _Call, name: str, order: Number, z: Number) -> Number:
    """The first term of the series for tiny x (see the NumPy kernel)."""
    value = call(name, order, z)
    if len(z) == 2:
        return value
    b, (v,), (x,) = call.b, order, z
    place = call.variable(_DOUBLE)
    b.store(value[0].value, place)
    with b.if_then(((x.abs() < TINY) & ~x.equals(0.0)).value, unlikely=True):
        n = v.equals(v.round_even()).select(v.abs(), v)
        power, half = (Real(b, MATH[f].emit(b, *row)) for f, row in _powers(x, n))
        (inverse,) = call("rgamma", [n + 1.0])
        b.store((power * half * inverse).value, place)
    return [Real(b, b.load(place, typ=_DOUBLE))]


def _powers(x: Real, n: Real) -> Sequence[tuple[str, Sequence[ir.Value]]]:
    """x to the power of n, and 2 to that of -n."""
    return ("pow", (x.value, n.value)), ("exp2", ((-n).value,))


ADJUSTED: Mapping[str, Adjusted] = {
    **dict.fromkeys(INTEGER_ORDER, _of_integer_order),
    **dict.fromkeys(POLYNOMIALS, _polynomial),
    **dict.fromkeys(INTEGERS, _of_integers),
    **dict.fromkeys(("k1", "k1e"), _pole),
    "iv": _modified_bessel,
}
"""Functions whose values are SciPy's but for some operands, as in their NumPy kernels."""
