"""`break`, `continue` and `return` as flags, so that every statement ends where it ends.

What follows a jump becomes the other branch, or is guarded by a flag.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from tenferro.conversion.source.names import within

PREFIX = "_flow_"
"""How the names begin that conversion adds."""
GOING = "going"
"""The attribute of a loop's node: the condition, on flags, for a further step."""
RESULT, RETURNED = PREFIX + "result", PREFIX + "returned"
Block = list[ast.stmt]
Node = TypeVar("Node", bound=ast.AST)


@dataclass
class Jumps:
    """Statements without jumps.

    `flags` are those that they may set, `ends` says that each path through them sets one.
    """

    block: Block
    flags: set[str] = field(default_factory=set)
    ends: bool = False


def without_jumps(function: ast.FunctionDef) -> Block:
    """The body of a function, with at most one `return`, at its end."""
    inner = _has_inner_return(function.body)
    lowered = _Lowering(keeps_returns=not inner).block(function.body, None)
    if not inner:
        return lowered.block
    start = _at(function.body[0], _bind(RETURNED, False))
    end = ast.parse(f"return {PREFIX}.returned({RETURNED}, lambda: {RESULT})").body[0]
    if lowered.ends:
        end = ast.Return(ast.Name(RESULT, ast.Load()))
    return [start, *lowered.block, _at(function.body[-1], end)]


def _has_inner_return(body: Sequence[ast.stmt]) -> bool:
    """Whether there is a `return` inside of another statement."""
    inner = (n for s in body if not isinstance(s, ast.Return) for n in within([s]))
    return any(isinstance(n, ast.Return) for n in inner)


class _Lowering:
    """Numbers the flags of a function's loops."""

    def __init__(self, *, keeps_returns: bool) -> None:
        self.keeps_returns = keeps_returns
        self.loops = 0

    def block(self, statements: Sequence[ast.stmt], loop: int | None) -> Jumps:
        """Statements inside of a loop of this number."""
        done = Jumps([])
        for i, statement in enumerate(statements):
            rest = statements[i + 1 :]
            if isinstance(statement, ast.If):
                return self._if(done, statement, rest, loop)
            lowered = self._statement(statement, loop)
            done.block += lowered.block
            done.flags |= lowered.flags
            if lowered.ends:
                done.ends = True
                return done
            if lowered.flags and rest:
                return self._guarded(done, lowered.flags, statement, rest, loop)
        return done

    def _if(self, done: Jumps, s: ast.If, rest: Sequence[ast.stmt], loop: int | None) -> Jumps:
        """A branch; if one side jumps, what follows moves to the other side."""
        yes = self.block(s.body, loop)
        if yes.ends:
            no, rest = self.block([*s.orelse, *rest], loop), ()
        else:
            no = self.block(s.orelse, loop)
            if no.ends:
                yes, rest = self.block([*s.body, *rest], loop), ()
        new = _like(s, ast.If(s.test, yes.block or [ast.Pass()], no.block))
        done.block.append(new)
        flags = yes.flags | no.flags
        done.flags |= flags
        done.ends = yes.ends and no.ends
        if not rest or done.ends:
            return done
        if flags:
            return self._guarded(done, flags, s, rest, loop)
        following = self.block(rest, loop)
        return Jumps([*done.block, *following.block], done.flags | following.flags, following.ends)

    def _guarded(
        self,
        done: Jumps,
        flags: set[str],
        s: ast.stmt,
        rest: Sequence[ast.stmt],
        loop: int | None,
    ) -> Jumps:
        """What follows, unless a flag is set; the other branches say again that it is."""
        following = self.block(rest, loop)
        inner = following.block
        for flag in sorted(flags):
            test = ast.UnaryOp(ast.Not(), ast.Name(flag, ast.Load()))
            inner = [_at(s, ast.If(test, inner or [ast.Pass()], [_bind(flag, True)]))]
        return Jumps([*done.block, *inner], done.flags | following.flags, following.ends)

    def _statement(self, s: ast.stmt, loop: int | None) -> Jumps:
        match s:
            case ast.Return() if self.keeps_returns:
                return Jumps([s], set(), True)
            case ast.Return():
                value = s.value or ast.Constant(None)
                result = ast.Assign([ast.Name(RESULT, ast.Store())], value)
                return Jumps([_at(s, result), _at(s, _bind(RETURNED, True))], {RETURNED}, True)
            case ast.Break():
                return self._jump(s, f"{PREFIX}broken{loop}")
            case ast.Continue():
                return self._jump(s, f"{PREFIX}continued{loop}")
            case ast.For() | ast.While():
                return self._loop(s, loop)
            case ast.Try():
                return self._try(s, loop)
            case ast.With():
                inner = self.block(s.body, loop)
                return Jumps([_like(s, ast.With(s.items, inner.block))], inner.flags, inner.ends)
            case ast.Match():
                return self._match(s, loop)
        return Jumps([s])

    def _jump(self, s: ast.stmt, flag: str) -> Jumps:
        return Jumps([_at(s, _bind(flag, True))], {flag}, True)

    def _loop(self, s: ast.For | ast.While, loop: int | None) -> Jumps:
        self.loops += 1
        broken, continued = (f"{PREFIX}{kind}{self.loops}" for kind in ("broken", "continued"))
        inner = self.block(s.body, self.loops)
        body, before = inner.block, []
        if continued in inner.flags:
            body = [_at(s, _bind(continued, False)), *body]
        stops = sorted(inner.flags & {broken, RETURNED})
        if broken in stops:
            before = [_at(s, _bind(broken, False))]
        new: ast.For | ast.While = (
            ast.For(s.target, s.iter, body, [])
            if isinstance(s, ast.For)
            else ast.While(s.test, body, [])
        )
        flags: list[ast.expr] = [
            ast.UnaryOp(ast.Not(), ast.Name(flag, ast.Load())) for flag in stops
        ]
        if flags:
            going = flags[0] if len(flags) == 1 else ast.BoolOp(ast.And(), list(flags))
            setattr(new, GOING, _at(s, going))
        outer = inner.flags & {RETURNED}
        endless = isinstance(s, ast.While) and isinstance(s.test, ast.Constant) and s.test.value
        done = Jumps([*before, _like(s, new)], outer, bool(endless) and broken not in stops)
        if not s.orelse or done.ends:
            return done
        orelse = s.orelse
        if broken in stops:
            test = ast.UnaryOp(ast.Not(), ast.Name(broken, ast.Load()))
            orelse = [_at(s, ast.If(test, orelse, []))]
        return self._guarded(done, outer, s, orelse, loop)

    def _try(self, s: ast.Try, loop: int | None) -> Jumps:
        inner = self.block(s.body, loop)
        handlers = [self.block(h.body, loop) for h in s.handlers]
        orelse, last = self.block(s.orelse, loop), self.block(s.finalbody, loop)
        if inner.flags and s.orelse:
            orelse = self._guarded(Jumps([]), inner.flags, s, s.orelse, loop)
        caught = [
            _like(h, ast.ExceptHandler(h.type, h.name, lowered.block))
            for h, lowered in zip(s.handlers, handlers, strict=True)
        ]
        new = _like(s, ast.Try(inner.block, caught, orelse.block, last.block))
        parts = [inner, orelse, last, *handlers]
        ends = (inner.ends or orelse.ends) and all(h.ends for h in handlers)
        return Jumps([new], set().union(*(p.flags for p in parts)), ends or last.ends)

    def _match(self, s: ast.Match, loop: int | None) -> Jumps:
        lowered = [self.block(c.body, loop) for c in s.cases]
        cases = [
            ast.match_case(c.pattern, c.guard, inner.block)
            for c, inner in zip(s.cases, lowered, strict=True)
        ]
        new = _like(s, ast.Match(s.subject, cases))
        return Jumps([new], set().union(*(p.flags for p in lowered)))


def _bind(name: str, value: bool) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], ast.Constant(value))


def _at(place: ast.stmt, node: Node) -> Node:
    """A new node, all of it on the line of a statement."""
    for inner in ast.walk(node):
        if "lineno" in inner._attributes and not hasattr(inner, "lineno"):
            ast.copy_location(inner, place)
    return node


def _like(place: ast.AST, node: Node) -> Node:
    """A node at the place of another one."""
    return ast.copy_location(node, place)
