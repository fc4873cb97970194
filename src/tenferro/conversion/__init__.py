"""Plain Python as operations: branches and loops whose conditions and bounds are traced.

`source` rewrites functions, so that `if`, `for`, `while`, `and`, … call the functions of
`running`. These do what Python does, except where an operand is traced and its value is not known.
"""

from types import CodeType

from tenferro.conversion import running
from tenferro.conversion.source.jumps import PREFIX
from tenferro.conversion.source.statements import converted_functions

__all__ = ["HELPERS", "PREFIX", "converted_functions", "with_names_of_users"]

HELPERS = {PREFIX: running}
"""What converted code finds among its builtins."""


def with_names_of_users(code: CodeType, around: CodeType | None = None) -> CodeType:
    """Code in which the parts of a function have its name, which tracebacks show."""
    if around is not None and code.co_name.startswith(PREFIX):
        code = code.replace(co_name=around.co_name, co_qualname=around.co_qualname)
    parts = (with_names_of_users(c, code) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_consts=tuple(parts))
