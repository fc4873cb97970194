"""`x 2**k` of whole registers, which AVX-512 has an instruction for, as inlined functions.

The IR of kernels calls them by name. Their code depends on the processor that the IR is compiled
for: an exported program may choose another one than the processor that plans it.
"""

from __future__ import annotations

from string import Template

PREFIX = "tenferro.scale."
LANES = {"double": 8, "float": 16}
"""Lanes of a register."""

_KINDS = {"double": ("v8f64", "pd", "i64", 52, 1023), "float": ("v16f32", "ps", "i32", 23, 127)}
_HEAD = f"""define linkonce_odr $vector @"{PREFIX}$name"($vector %x, $vector %k) alwaysinline {{
"""
_INSTRUCTION = Template(
    _HEAD
    + """  %y = call $vector @llvm.x86.avx512.mask.scalef.$suffix.512($vector %x, $vector %k,
    $vector %x, i$lanes -1, i32 4)
  ret $vector %y
}
declare $vector @llvm.x86.avx512.mask.scalef.$suffix.512($vector, $vector, $vector, i$lanes, i32)
"""
)
_PRODUCTS = Template(
    _HEAD
    + """  %n = fptosi $vector %k to $integers
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
  ret $vector %y
}
"""
)


def definitions(*, instruction: bool) -> str:
    """Both functions as LLVM IR: with the instruction, or as two exact factors."""
    template = _INSTRUCTION if instruction else _PRODUCTS
    return "".join(_definition(template, element) for element in LANES)


def _definition(template: Template, element: str) -> str:
    name, suffix, integer, fraction, bias = _KINDS[element]
    lanes = LANES[element]

    def everywhere(number: int) -> str:
        return f"<{', '.join([f'{integer} {number}'] * lanes)}>"

    return template.substitute(
        name=name, suffix=suffix, lanes=lanes, one=everywhere(1), biases=everywhere(bias),
        fractions=everywhere(fraction), vector=f"<{lanes} x {element}>",
        integers=f"<{lanes} x {integer}>",
    )  # fmt: skip
