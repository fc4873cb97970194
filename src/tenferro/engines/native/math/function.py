"""A mathematical function that can be emitted inline or called as a function of its module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import ParamSpec

from tenferro.engines.native import ir
from tenferro.engines.native.math.lanes import Real, lane_type, mangle

P = ParamSpec("P")
PURE = "nounwind", "readnone"
SHARED = "tenferro.shared"
"""What the names of shared functions begin with; all that a function is made of is in its name."""


@dataclass(frozen=True)
class MathFunction:
    """An elementwise function of floating-point vectors, in LLVM IR.

    `body` computes it on `Real` operands of one type: `float`, `double`, or a vector of these.
    `max_ulp` bounds the error in units in the last place of the exact result, and `cost` estimates
    nanoseconds per element on a processor with AVX-512, both by format name (`"f32"`, `"f64"`).
    `apart` says that its code is so large that kernels call it in any case.

    >>> from tenferro.engines.native import ir
    >>> from tenferro.engines.native.math import MATH
    >>> module = ir.Module()
    >>> pair = ir.VectorType(ir.DoubleType(), 2)
    >>> MATH["exp"].function(module, pair).name
    'tenferro.shared.math.exp.v2f64'
    """

    name: str
    arity: int
    body: Callable[..., Real]
    max_ulp: Mapping[str, float]
    cost: Mapping[str, float]
    apart: bool = False

    def emit(self, builder: ir.IRBuilder, *operands: ir.Value) -> ir.Value:
        """Append the function's instructions and return its value.

        All operands have one type, `float`, `double` or a vector of them with any number of lanes;
        so has the result. Some functions treat rare operands in basic blocks of their own, so
        `builder` may be in another block afterwards, where control continues.

        Raises:
            TypeError: the number of operands or a type is wrong.
        """
        self._check(*(operand.type for operand in operands))
        return self.body(*(Real(builder, operand) for operand in operands)).value

    def function(self, module: ir.Module, type: ir.Type) -> ir.Function:
        """The function on operands of `type` as a shared function, without side effects.

        Kernels call it to save compile time.
        """
        self._check(*[type] * self.arity)
        name = f"{SHARED}.math.{self.name}.{mangle(type)}"
        return pure_function(module, name, type, [type] * self.arity, self._define)

    def _define(self, function: ir.Function) -> None:
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        builder.ret(self.emit(builder, *function.args))

    def _check(self, *types: ir.Type) -> None:
        if len(types) != self.arity:
            raise TypeError(f"{self.name}: expected {self.arity} operands, got {len(types)}")
        for type in types:
            if str(lane_type(type)) not in ("float", "double") or type != types[0]:
                given = ", ".join(map(str, types))
                expected = "operands of one type, float, double or a vector of them"
                raise TypeError(f"{self.name}: expected {expected}, got {given}")


MATH: dict[str, MathFunction] = {}
"""Every mathematical function of the engine."""


def math_function(
    name: str,
    *,
    ulp: tuple[float, float],
    nanoseconds: tuple[float, float],
    apart: bool = False,
) -> Callable[[Callable[P, Real]], Callable[P, Real]]:
    """Declare the code of a pointwise family, with its error bound and its cost in f32 and f64.

    `ulp` is the largest error allowed, in units in the last place of the exact result, over all
    finite operands of the domain, subnormal and huge ones included; the tests hold the functions
    to it. Nanoseconds per element were measured on one core with AVX-512 at about 3.7 GHz; they
    rank the functions for a scheduler. A function is `apart` that takes more than 15 ms to compile
    for one register on an Intel Xeon (others 1 to 10).
    """

    def declare(body: Callable[P, Real]) -> Callable[P, Real]:
        bounds, costs = (dict(zip(("f32", "f64"), row, strict=True)) for row in (ulp, nanoseconds))
        arity = len(signature(body).parameters)
        MATH[name] = MathFunction(name, arity, body, bounds, costs, apart)
        return body

    return declare


def pure_function(
    module: ir.Module,
    name: str,
    result: ir.Type,
    arguments: Sequence[ir.Type],
    write: Callable[[ir.Function], None],
) -> ir.Function:
    """A shared function without side effects."""
    return module.shared(name, ir.FunctionType(result, arguments), write, *PURE)
