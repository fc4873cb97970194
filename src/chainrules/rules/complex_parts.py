"""Parts, modulus, phase and sign of real and complex numbers. Maths note: elementwise."""

from chainrules.formulas import unit
from chainrules.rule import antiholomorphic, holomorphic, one, real_valued, zero
from chainrules.values import complex_parts as value

RULES = (
    antiholomorphic("conj", value.conj, one, domain="all z", source="DLMF §1.9(i)"),
    real_valued("real", value.real, one, domain="all z", source="Re z = Re(conj(1) z)"),
    real_valued(
        "imag",
        value.imag,
        lambda f, x, y: 1j,
        real=(zero,),
        domain="all z",
        source="Im z = Re(conj(i) z)",
    ),
    real_valued(
        "abs",
        value.abs,
        lambda f, x, y: unit(f, x, y),
        real=(lambda f, x, y: f.sign(x),),
        domain="z ≠ 0, where the derivative is 0 by convention",
        source="|z|² = z conj(z)",
    ),
    real_valued(
        "angle",
        value.angle,
        lambda f, x, y: unit(f, unit(f, x, f.abs(x)) * 1j, f.abs(x)),
        real=(zero,),
        domain="z ≠ 0 off the cut z < 0; 0 at 0 by convention",
        source="angle z = Im log z",
    ),
    holomorphic(
        "sign",
        value.sign,
        zero,
        domain="every z by contract; z / |z| itself is not constant",
        source="contract: sign has zero derivative",
    ),
)
