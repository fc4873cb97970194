"""Functions of the user's modules whose `numpy`, `scipy` and `math` are tenferro's."""

from __future__ import annotations
import __future__

import ast
import builtins
import inspect
import sys
from collections.abc import Callable
from functools import update_wrapper
from textwrap import dedent
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any

from tenferro.adoption.namespaces import is_replaced, replacement
from tenferro.adoption.source import HELPERS, compiled, rewritten


class _Globals(dict[str, Any]):
    """The names of a module, with tenferro's modules and functions instead of NumPy's.

    What the function binds by `global` stays here; the module keeps its own.
    """

    def __init__(self, module: dict[str, Any], code: CodeType) -> None:
        name = module.get("__name__", "__main__")  # which the statement `class` reads by itself
        names = {**vars(builtins), **HELPERS}
        super().__init__(__builtins__=_OfClasses(self, names) if _has_class(code) else names)
        self["__name__"] = name
        self.module = module

    def __missing__(self, name: str) -> Any:
        return substituted(self.module[name])


class _OfClasses(dict[str, Any]):
    """The built-in names of a function with a class in it, whose body looks up no other name by
    `__missing__`: first those of the module."""

    def __init__(self, module: _Globals, names: dict[str, Any]) -> None:
        super().__init__(names)
        self.module = module

    def __getitem__(self, name: str) -> Any:
        try:
            return self.module[name]
        except KeyError:
            return super().__getitem__(name)


def _has_class(code: CodeType) -> bool:
    inner = [c for c in code.co_consts if isinstance(c, CodeType)]
    return any(not c.co_flags & inspect.CO_OPTIMIZED or _has_class(c) for c in inner)


def substituted(value: Any) -> Any:
    """The counterpart of a module, or of a function of a module, that is replaced."""
    if isinstance(value, ModuleType):
        return replacement(value.__name__) if is_replaced(value.__name__) else value
    name = getattr(value, "__name__", None)
    home = getattr(value, "__module__", None) or "numpy"
    if not isinstance(name, str) or not isinstance(home, str) or not is_replaced(home):
        return value
    public = ".".join(part for part in home.split(".") if not part.startswith("_"))
    for place in (public, public.rpartition(".")[0], "numpy"):
        theirs = getattr(sys.modules.get(place), name, None) if place else None
        if theirs is value:
            return getattr(replacement(place), name)
    return value


def adopted_function(function: FunctionType) -> Callable[..., Any]:
    """A copy of a function with tenferro's names; the original keeps its own."""
    code = _rewritten_code(function)
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    closure = tuple(_substituted_cell(cells[name]) for name in code.co_freevars)
    copy = FunctionType(
        code,
        _Globals(function.__globals__, code),
        function.__name__,
        function.__defaults__,
        closure,
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    return update_wrapper(copy, function)


def _substituted_cell(cell: CellType) -> CellType:
    """The cell itself, or one with tenferro's value of what it contains."""
    try:
        ours = substituted(cell.cell_contents)
    except ValueError:  # not bound yet
        return cell
    return cell if ours is cell.cell_contents else CellType(ours)


def _rewritten_code(function: FunctionType) -> CodeType:
    """The function's code with conversions of tenferro; unchanged if the source is not
    available."""
    code = function.__code__
    definition = _definition(code)
    if definition is None:
        return code
    definition.decorator_list = []
    names = [ast.Assign([ast.Name(n, ast.Store())], ast.Constant(None)) for n in code.co_freevars]
    outer = ast.parse("def outer(): pass").body[0]
    assert isinstance(outer, ast.FunctionDef)
    outer.body = [*names, definition]
    module = ast.fix_missing_locations(rewritten(ast.Module([outer], [])))
    whole = compiled(module, code.co_filename, _future(code))
    return _inner(_inner(whole, "outer"), code.co_name)


def _definition(code: CodeType) -> ast.FunctionDef | None:
    """The statement that defines a function, on the lines of its file."""
    try:
        lines, first = inspect.getsourcelines(code)
        statement = ast.parse(dedent("".join(lines))).body[0]
    except (OSError, SyntaxError):
        return None
    if not isinstance(statement, ast.FunctionDef) or statement.name != code.co_name:
        return None  # a lambda
    ast.increment_lineno(statement, first - 1)
    return statement


def _future(code: CodeType) -> int:
    features = (getattr(__future__, name) for name in __future__.all_feature_names)
    return sum(f.compiler_flag for f in features if code.co_flags & f.compiler_flag)


def _inner(code: CodeType, name: str) -> CodeType:
    return next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
