"""Source code as adopted modules run it: conversions of numbers go through those of tenferro."""

from __future__ import annotations

import ast
from types import CodeType

from tenferro import conversion
from tenferro.adoption import conversions

_CALLS = {
    "float": conversions.FLOAT,
    "complex": conversions.COMPLEX,
    "isinstance": conversions.ISINSTANCE,
}
HELPERS = {
    **conversion.HELPERS,
    conversions.FLOAT: conversions.to_float,
    conversions.COMPLEX: conversions.to_complex,
    conversions.ISINSTANCE: conversions.is_instance,
}
"""What rewritten code finds among its builtins."""


class _Rewriter(ast.NodeTransformer):
    """Calls of `float`, `complex` and `isinstance` by name, outside of scopes that bind it."""

    def __init__(self, bound: set[str]) -> None:
        self.calls = {name: ours for name, ours in _CALLS.items() if name not in bound}

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.calls:
            name = ast.Name(self.calls[node.func.id], ast.Load())
            node.func = ast.copy_location(name, node.func)
        return node


def rewritten(tree: ast.Module) -> ast.Module:
    """The tree with conversions of tenferro; names that the code itself binds are not changed."""
    bound = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and _binds(n)}
    bound |= {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    bound |= {n.arg for n in ast.walk(tree) if isinstance(n, ast.arg)}
    changed: ast.Module = _Rewriter(bound).visit(tree)
    conversion.converted_functions(changed, bound)
    return ast.fix_missing_locations(changed)


def _binds(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store | ast.Del)


def code_of(tree: ast.Module, filename: str) -> CodeType:
    """The code of a module with tenferro's conversions."""
    return compiled(rewritten(tree), filename)


def compiled(tree: ast.Module, filename: str, flags: int = 0) -> CodeType:
    """The code of a module that is rewritten."""
    code: CodeType = compile(tree, filename, "exec", dont_inherit=True, flags=flags)
    return conversion.with_names_of_users(code)
