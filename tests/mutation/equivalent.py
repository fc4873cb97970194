"""Mutants that change no derivative, each with the reason: they cannot be noticed."""

from __future__ import annotations

UNUSED = "where the condition holds the other branch is taken: the number only has to be finite"
BESIDE = "what the linear part reads is computed in the same body, from the same operands"
BOTH = "the products from both ends change sign, so their product does not"

REASONS = {
    """\
src/chainrules/rules/arithmetic.py power_by_base
-    return f.where(origin, 0, x2 * f.pow(f.where(origin, 1, x1), x2 - 1))
+    return f.where(origin, 0, x2 * f.pow(f.where(origin, 2, x1), x2 - 1))""": UNUSED,
    """\
src/chainrules/rules/arithmetic.py power_by_exponent
-    power = f.pow(f.where(zero_base, 1, x1), x2)
+    power = f.pow(f.where(zero_base, 2, x1), x2)""": UNUSED,
    """\
src/chainrules/rules/arithmetic.py power_by_exponent
-    return f.where(zero_base, 0, power * f.log(f.where(zero_base, 1, x1)))
+    return f.where(zero_base, 0, power * f.log(f.where(zero_base, 2, x1)))""": UNUSED,
    """\
src/tenferro/special/lambert.py lambertw
-    near, far = f.where(small, w, 0), f.where(small, 1, w)
+    near, far = f.where(small, w, 0), f.where(small, 2, w)""": UNUSED,
    """\
src/tenferro/special/factorials.py reflection
-    first, second = (_sine_and_cosine(f.where(pole, 0.5, x))[0] for x in (a, a + m))
+    first, second = (_sine_and_cosine(f.where(pole, 1.5, x))[0] for x in (a, a + m))""": UNUSED,
    """\
src/tenferro/special/incomplete_gamma.py density_slope
-    return f.where(origin, f.gamma_density(a - 1, f.where(origin, x, 1)), inside) - w
+    return f.where(origin, f.gamma_density(a - 1, f.where(origin, x, 2)), inside) - w""": UNUSED,
    """\
src/chainrules/rules/special.py sinc_slope
-    far = f.where(near, 1, x)
+    far = f.where(near, 2, x)""": UNUSED,
    """\
src/tenferro/linalg/hessenberg.py below_subdiagonal
-    n = x.shape[-1]
+    n = x.shape[-2]""": "the matrix is square",
    """\
src/tenferro/ops/control/calls.py nonlinear_pullback
-    derivative = tangent(pullback, tuple(map(_is_there, tangents)), False)
+    derivative = tangent(pullback, tuple(map(_is_there, tangents)), True)""": BESIDE,
    """\
src/tenferro/ops/control/switch.py switch
-    derivatives = [tangent(branch, active, True) for branch in branches]
+    derivatives = [tangent(branch, active, False) for branch in branches]""": BESIDE,
    """\
src/tenferro/ops/arrays/scatter.py product_before
-    return recurrence(inside * before(rows, 0, reverse), 1 - inside, 0, reverse)
+    return recurrence(inside * before(rows, 0, reverse), ((inside) - (1)), 0, reverse)""": BOTH,
}
"""By the name that `run.name_of` gives: the file, the statement, and the change."""
