"""Plain Python as operations: branches and loops whose conditions and bounds are traced.

`source` rewrites functions, so that `if`, `for`, `while`, `and`, … call the functions of
`running`. These do what Python does, except where an operand is traced and its value is not known.
"""

from tenferro.conversion import running
from tenferro.conversion.source.jumps import PREFIX
from tenferro.conversion.source.statements import converted_functions

__all__ = ["HELPERS", "PREFIX", "converted_functions"]

HELPERS = {PREFIX: running}
"""What converted code finds among its builtins."""
