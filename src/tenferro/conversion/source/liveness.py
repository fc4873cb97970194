"""Which names may be read before they are bound again: backwards through statements.

Jumps are gone: `break`, `continue` and `return` have become flags (`jumps`).
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from tenferro.conversion.source.jumps import GOING
from tenferro.conversion.source.names import bound, read

Names = frozenset[str]


class Liveness:
    """The names that are live after the `if`, `for` and `while` statements of a function.

    `always` are names that count as read everywhere: those that inner functions read.
    """

    def __init__(self, always: set[str]) -> None:
        self.always = frozenset(always)
        self.after: dict[ast.AST, Names] = {}
        """For each statement with a body, the names that are live after it."""
        self.inside: dict[ast.AST, Names] = {}
        """For each statement with a body, the names that its body may read of what was before."""

    def block(self, statements: Sequence[ast.stmt], live: Names) -> Names:
        """The names that are live before statements, given those that are live after."""
        live = live | self.always
        for statement in reversed(statements):
            live = self._before(statement, live) | self.always
        return live

    def _before(self, s: ast.stmt, live: Names) -> Names:
        match s:
            case ast.If():
                inside = self.block(s.body, live) | self.block(s.orelse, live)
                return self._noted(s, live, inside) | read(s.test)
            case ast.While() | ast.For():
                return self._loop(s, live)
            case ast.Try():
                return self._try(s, live)
            case ast.With():
                inside = self.block(s.body, live)
                return frozenset(inside | {n for item in s.items for n in read(item)})
            case ast.Match():
                inside = frozenset().union(live, *(self.block(c.body, live) for c in s.cases))
                return frozenset(inside | read(s.subject) | {n for c in s.cases for n in read(c)})
            case ast.Assign():
                return frozenset(live - _killed(s.targets) | read(s))
            case ast.AnnAssign() if s.value is not None:
                return frozenset(live - _killed([s.target]) | read(s))
            case ast.FunctionDef() | ast.ClassDef() | ast.Import() | ast.ImportFrom():
                return frozenset(live - bound([s]) | read(s))
            case ast.Delete():
                return frozenset(live | bound([s]) | read(s))
        return frozenset(live | read(s))

    def _noted(self, s: ast.AST, after: Names, inside: Names) -> Names:
        self.after[s], self.inside[s] = after, inside
        return inside

    def _loop(self, s: ast.While | ast.For, live: Names) -> Names:
        kills, before = set[str](), set[str]()
        condition = read(getattr(s, GOING, None))
        if isinstance(s, ast.While):
            condition |= read(s.test)
        else:
            kills, before = _killed([s.target]), read(s.iter) | read(s.target)
        head = frozenset(live | condition)
        while True:
            inside = frozenset(self.block(s.body, head) - kills)
            wider = head | inside
            if wider == head:
                break
            head = wider
        self._noted(s, live, inside | frozenset(condition))
        return frozenset(head | before)

    def _try(self, s: ast.Try, live: Names) -> Names:
        last = self.block(s.finalbody, live)
        caught = [self.block(h.body, last) for h in s.handlers]
        kinds = {n for h in s.handlers for n in read(h.type)}
        anywhere = frozenset().union(last, *caught)
        outer, self.always = self.always, self.always | anywhere
        inside = self.block(s.body, self.block(s.orelse, last))
        self.always = outer
        return frozenset(inside | anywhere | kinds)


def _killed(targets: Sequence[ast.expr]) -> set[str]:
    """The names that an assignment certainly binds."""
    found: set[str] = set()
    waiting = list(targets)
    while waiting:
        target = waiting.pop()
        if isinstance(target, ast.Name):
            found.add(target.id)
        elif isinstance(target, ast.Tuple | ast.List):
            waiting += target.elts
        elif isinstance(target, ast.Starred):
            waiting.append(target.value)
    return found
