"""Functions of whole registers that AVX-512 has an instruction for, as inlined functions.

`x 2**k`; the number of the sign of `x` whose magnitude is the smaller of those of `x` and of a
positive bound, which is the bound for NaN; a logarithm where `x` is positive and finite, elsewhere
the special value for `x`. The IR of kernels calls them by name. Their code depends on the processor
that the IR is compiled for: an exported program may choose another one than the processor that
plans it.
"""

from __future__ import annotations

from string import Template

PREFIX = "tenferro.register."
SCALE, WITHIN, LOGARITHM = "scale", "within", "logarithm"
LANES = {"double": 8, "float": 16}
"""Lanes of a register."""

_KINDS = {"double": ("v8f64", "pd", "i64", 52, 1023), "float": ("v16f32", "ps", "i32", 23, 127)}
_CLASSES = 0x03530422
"""What VFIXUPIMM does for quiet and signaling NaN, zero, one, minus infinity, infinity, negative
and positive numbers, four bits each from the lowest ones on: NaN (2), minus infinity (4), the given
result (0), invalid (3), infinity (5), invalid, the given result."""
_INSTRUCTIONS = Template(f"""\
define linkonce_odr $vector @"{PREFIX}{SCALE}.$name"($vector %x, $vector %k) alwaysinline {{
  %y = call $vector @llvm.x86.avx512.mask.scalef.$suffix.512($vector %x, $vector %k,
    $vector %x, i$lanes -1, i32 4)
  ret $vector %y
}}
define linkonce_odr $vector @"{PREFIX}{WITHIN}.$name"($vector %x, $vector %k) alwaysinline {{
  %y = call $vector @llvm.x86.avx512.mask.range.$suffix.512($vector %x, $vector %k, i32 2,
    $vector %x, i$lanes -1, i32 4)
  ret $vector %y
}}
define linkonce_odr $vector @"{PREFIX}{LOGARITHM}.$name"($vector %x, $vector %y) alwaysinline {{
  %z = call $vector @llvm.x86.avx512.mask.fixupimm.$suffix.512($vector %y, $vector %x,
    $integers $classes, i32 0, i$lanes -1, i32 4)
  ret $vector %z
}}
declare $vector @llvm.x86.avx512.mask.scalef.$suffix.512($vector, $vector, $vector, i$lanes, i32)
declare $vector @llvm.x86.avx512.mask.fixupimm.$suffix.512($vector, $vector, $integers, i32,
  i$lanes, i32)
declare $vector @llvm.x86.avx512.mask.range.$suffix.512($vector, $vector, i32, $vector, i$lanes,
  i32)
""")
_ELSEWHERE = Template(f"""\
define linkonce_odr $vector @"{PREFIX}{SCALE}.$name"($vector %x, $vector %k) alwaysinline {{
  %above = fcmp ogt $vector %k, $least
  %bounded = select <$lanes x i1> %above, $vector %k, $vector $least
  %below = fcmp olt $vector %bounded, $most
  %near = select <$lanes x i1> %below, $vector %bounded, $vector $most
  %n = fptosi $vector %near to $integers
  %half = ashr $integers %n, $one
  %rest = sub $integers %n, %half
  %a = add $integers %half, $biases
  %b = add $integers %rest, $biases
  %c = shl $integers %a, $fractions
  %d = shl $integers %b, $fractions
  %e = bitcast $integers %c to $vector
  %f = bitcast $integers %d to $vector
  %g = fmul $vector %x, %e
  %y = fmul $vector %g, %f
  %nan = fcmp uno $vector %k, %k
  %z = select <$lanes x i1> %nan, $vector %k, $vector %y
  ret $vector %z
}}
define linkonce_odr $vector @"{PREFIX}{WITHIN}.$name"($vector %x, $vector %k) alwaysinline {{
  %size = call $vector @llvm.fabs.$name($vector %x)
  %smaller = fcmp olt $vector %size, %k
  %signed = call $vector @llvm.copysign.$name($vector %k, $vector %x)
  %y = select <$lanes x i1> %smaller, $vector %x, $vector %signed
  ret $vector %y
}}
define linkonce_odr $vector @"{PREFIX}{LOGARITHM}.$name"($vector %x, $vector %y) alwaysinline {{
  %above = fcmp ogt $vector %x, zeroinitializer
  %below = fcmp olt $vector %x, $infinite
  %ordinary = and <$lanes x i1> %above, %below
  %negative = fcmp olt $vector %x, zeroinitializer
  %zero = fcmp oeq $vector %x, zeroinitializer
  %a = select <$lanes x i1> %zero, $vector $pole, $vector %x
  %b = select <$lanes x i1> %negative, $vector $nan, $vector %a
  %z = select <$lanes x i1> %ordinary, $vector %y, $vector %b
  ret $vector %z
}}
declare $vector @llvm.fabs.$name($vector)
declare $vector @llvm.copysign.$name($vector, $vector)
""")


def definitions(*, instruction: bool) -> str:
    """All functions as LLVM IR: with the instructions, or with others."""
    template = _INSTRUCTIONS if instruction else _ELSEWHERE
    return "".join(_definition(template, element) for element in LANES)


def _definition(template: Template, element: str) -> str:
    name, suffix, integer, fraction, bias = _KINDS[element]
    lanes = LANES[element]

    def everywhere(number: int | float | str, kind: str = integer) -> str:
        return f"<{', '.join([f'{kind} {number}'] * lanes)}>"

    return template.substitute(
        name=name, suffix=suffix, lanes=lanes, one=everywhere(1), biases=everywhere(bias),
        fractions=everywhere(fraction), vector=f"<{lanes} x {element}>",
        integers=f"<{lanes} x {integer}>", least=everywhere(-2.0 * (bias - 1), element),
        most=everywhere(2.0 * bias, element), classes=everywhere(_CLASSES),
        infinite=everywhere("0x7FF0000000000000", element),
        pole=everywhere("0xFFF0000000000000", element),
        nan=everywhere("0x7FF8000000000000", element),
    )  # fmt: skip
