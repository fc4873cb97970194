"""Mutants that change no derivative, each with the reason: they cannot be noticed."""

from __future__ import annotations

UNUSED = "where the condition holds the other branch is taken: the number only has to be finite"

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
}
"""By the name that `run.name_of` gives: the file, the statement, and the change."""
