"""`if`, `for` and `while` as calls of functions: their bodies, with access to what they bind."""

# ruff: noqa: N802, N815 (the names of `ast.NodeTransformer`)
from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from tenferro.conversion.source.comprehensions import (
    consumed,
    function_of,
    is_convertible,
)
from tenferro.conversion.source.expressions import (
    Expressions,
    binds,
    call,
    function,
    has_slices,
    helper,
    index_of,
    is_plain,
    later,
    placed,
)
from tenferro.conversion.source.jumps import GOING, PREFIX, without_jumps
from tenferro.conversion.source.liveness import Liveness
from tenferro.conversion.source.names import bound, declared, read, read_later, within

_MUTATORS = frozenset(
    "add append clear discard extend fill insert pop popitem remove reverse setdefault sort "
    "update".split()
)
"""Methods that change lists, dictionaries, sets, or NumPy's arrays."""
_REFUSED = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFor, ast.AsyncWith)
_SCOPES_OF_CALLERS = frozenset({"locals", "eval", "exec", "vars", "dir"})


def converted(definition: ast.FunctionDef, bound_names: set[str]) -> ast.FunctionDef:
    """A function whose branches and loops may depend on traced values.

    Generators, coroutines and functions that read their own scope are not changed.
    """
    inner = [s for s in definition.body if not isinstance(s, ast.FunctionDef)]
    if any(_is_refused(n) for n in within(inner)):
        return definition
    body = without_jumps(definition)
    return _Function(definition, body, bound_names).definition()


def _is_refused(node: ast.AST) -> bool:
    name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
    return isinstance(node, _REFUSED) or name in _SCOPES_OF_CALLERS


class _Function(Expressions):
    """One function, whose inner functions are converted on their own."""

    def __init__(self, definition: ast.FunctionDef, body: list[ast.stmt], names: set[str]) -> None:
        super().__init__(names)
        self.names, self.node, self.body = names, definition, body
        self.outer, self.around = declared(body)
        a = definition.args
        args = [*a.posonlyargs, *a.args, *a.kwonlyargs, a.vararg, a.kwarg]
        self.arguments = [arg.arg for arg in args if arg is not None]
        self.locals = bound(body) | set(self.arguments)
        self.live = Liveness(read_later(body) | self.outer | self.around)
        self.live.block(body, frozenset())
        self.count = 0
        self.is_inner = False
        self.loops: list[ast.stmt] = []
        """The functions of comprehensions of the statement that is converted now."""
        self.shared: set[str] = set()
        """The names of this function that functions of its statements bind."""

    def definition(self) -> ast.FunctionDef:
        """The function."""
        body = self.statements(self.body)
        local = self.shared - self.outer - self.around - set(self.arguments)
        at = _after_docstring(body)
        self.node.body = [*body[:at], *_all_at(self.node, _as_local(local)), *body[at:]]
        return self.node

    def statements(self, block: Sequence[ast.stmt]) -> list[ast.stmt]:
        """Statements, converted."""
        new: list[ast.stmt] = []
        around = self.loops
        for statement in block:
            self.loops = []
            done = self.visit(statement)
            new += [*self.loops, *(done if isinstance(done, list) else [done])]
        self.loops = around
        return new

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        if self.is_inner or not is_convertible(node):
            return self._visit_inner(node)
        name = f"{PREFIX}list{self._next()}"
        first = self.iterated(node.generators[0].iter)
        self.loops.append(converted(function_of(node, name), self.names))
        return placed(node, ast.Call(ast.Name(name, ast.Load()), [first], []))

    def _visit_inner(self, node: ast.AST) -> ast.AST:
        """A scope whose names a function before the statement would not know."""
        around, self.is_inner = self.is_inner, True
        self.generic_visit(node)
        self.is_inner = around
        return node

    visit_Lambda = visit_GeneratorExp = visit_SetComp = visit_DictComp = _visit_inner

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list = [self.visit(d) for d in node.decorator_list]
        node.args = self.visit(node.args)
        return converted(node, self.names)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = [
            converted(s, self.names) if isinstance(s, ast.FunctionDef) else s for s in node.body
        ]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and node.func.id == "super" and not node.args:
            names = ("__class__", *self.arguments[:1])
            node.args = [ast.copy_location(ast.Name(n, ast.Load()), node) for n in names]
        return super().visit_Call(node if self.is_inner else consumed(node, self.calls))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | list[ast.stmt]:
        """Without the annotation: inner functions bind the name, where Python allows none."""
        if node.value is not None:
            return self.visit_Assign(placed(node, ast.Assign([node.target], node.value)))
        never = ast.Assign([node.target], ast.Constant(None))
        return placed(node, ast.If(ast.Constant(False), [never], []))

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        inner = [t for target in node.targets for t in within([target])]
        if not any(isinstance(t, ast.Subscript) and is_plain(t.slice) for t in inner):
            return node
        value = PREFIX + "stored"
        bind = ast.Assign([ast.Name(value, ast.Store())], node.value)
        stores = [s for t in node.targets for s in _stored(t, ast.Name(value, ast.Load()))]
        return _all_at(node, [bind, *stores])

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        target = node.target
        if not isinstance(target, ast.Subscript) or not has_slices(target) or binds(node.value):
            return node
        name = ast.Constant(type(node.op).__name__)
        parts = (target.value, index_of(target), name, later(node.value))
        return placed(node, ast.Expr(call("augmented", *parts)))

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        self.generic_visit(node)
        message = node.msg or ast.Constant(None)
        return placed(node, ast.Expr(call("assert_", node.test, later(message))))

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        self.generic_visit(node)
        if node.exc is not None:
            node.exc = placed(node.exc, call("raised", node.exc))
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        if _is_static(node.test):
            node.body, node.orelse = self.statements(node.body), self.statements(node.orelse)
            return node
        names, setter, state = self._state(node, [*node.body, *node.orelse])
        yes = self._inner("then", (), names, node.body)
        no = self._inner("else", (), names, node.orelse or [ast.Pass()])
        run = call("if_stmt", self.tested(node.test), _name(yes), _name(no), state)
        return _all_at(node, [*setter, yes, no, ast.Expr(run)])

    def visit_While(self, node: ast.While) -> ast.AST | list[ast.stmt]:
        tested = bound([node.test])
        names, setter, state = self._state(node, [ast.Expr(node.test), *node.body])
        going = getattr(node, GOING, None)
        test = node.test if going is None else ast.BoolOp(ast.And(), [going, node.test])
        value = self.tested(placed(node.test, test))
        returned = [*self._declared(tested & set(names)), ast.Return(value)]
        goes_on = function(f"{PREFIX}test{self._next()}", (), returned)
        body = self._inner("body", (), names, node.body)
        run = call("while_stmt", _name(goes_on), _name(body), state)
        return _all_at(node, [*setter, goes_on, body, ast.Expr(run)])

    def visit_For(self, node: ast.For) -> ast.AST | list[ast.stmt]:
        names, setter, state = self._state(node, [*node.body, ast.Expr(node.target)])
        item = PREFIX + "item"
        bind = placed(node.target, ast.Assign([node.target], ast.Name(item, ast.Load())))
        body = self._inner("body", (item,), names, node.body, bind)
        going = getattr(node, GOING, None)
        goes_on = ast.Constant(None) if going is None else later(self.tested(going))
        run = call("for_stmt", self.iterated(node.iter), _name(body), goes_on, state)
        return _all_at(node, [*setter, body, ast.Expr(run)])

    def _inner(
        self,
        kind: str,
        args: Sequence[str],
        names: Iterable[str],
        block: Sequence[ast.stmt],
        *first: ast.stmt,
    ) -> ast.FunctionDef:
        """A function of part of a statement, which binds `names` of the function around it.

        It begins with statements that are converted already. Whatever else its statements bind
        are its local variables, also where only their inner functions bind them: a step does not
        find what the one before has left.
        """
        own = bound(block) - set(names) - self.outer - self.around
        body = [*first, *self.statements(block)]
        name = f"{PREFIX}{kind}{self._next()}"
        local = _all_at(block[0], _as_local(own & self.shared))
        return function(name, args, [*self._declared(names), *local, *body])

    def _next(self) -> int:
        """The number of a further function."""
        self.count += 1
        return self.count

    def _declared(self, names: Iterable[str]) -> list[ast.stmt]:
        outer = sorted(self.outer & set(names))
        around = sorted(set(names) - self.outer)
        return [
            *([ast.Global(outer)] if outer else []),
            *([ast.Nonlocal(around)] if around else []),
        ]

    def _state(
        self, node: ast.stmt, block: list[ast.stmt]
    ) -> tuple[list[str], list[ast.stmt], ast.expr]:
        """The names that a statement binds for what follows or for its next step.

        With what binds them, and the expression of their state.
        """
        after, inside = self.live.after[node], self.live.inside[node]
        names = sorted(bound(block) & (after | inside))
        self.shared |= set(names)
        places = [_name_of(p) for p in _attributes(block) if read(p) <= inside]
        setters: list[ast.stmt] = []
        setter: ast.expr = ast.Constant(None)
        if names:
            binding = self._setter(names)
            setters.append(binding)
            setter = _name(binding)
        getters = [later(ast.Name(n, ast.Load())) for n in names]
        flags = [_tuple_of([ast.Constant(n in inside), ast.Constant(n in after)]) for n in names]
        changed = _mutated(block, inside)
        lists = [m.id for m in changed if isinstance(m, ast.Name) and m.id in self.locals]
        self.shared |= set(lists)
        mutable = [
            _tuple_of([ast.Constant(ast.unparse(m)), later(m), ast.Constant(_is_read(m, block))])
            for m in changed
        ]
        list_setter: ast.expr = ast.Constant(None)
        if lists:
            binding = self._setter(lists)
            setters.append(binding)
            list_setter = _name(binding)
        state = call(
            "State",
            _tuple_of([ast.Constant(n) for n in names]),
            _tuple_of(getters),
            setter,
            _tuple_of(flags),
            _tuple_of(places),
            _tuple_of(mutable),
            _tuple_of([ast.Constant(n) for n in lists]),
            list_setter,
            ast.Constant(node.lineno),
        )
        return names, setters, state

    def _setter(self, names: Sequence[str]) -> ast.FunctionDef:
        """A function that binds names to values, or unbinds them."""
        values = PREFIX + "values"
        unpack = ast.Assign([_tuple(names, ast.Store())], ast.Name(values, ast.Load()))
        unbind: list[ast.stmt] = [
            ast.If(
                ast.Compare(ast.Name(n, ast.Load()), [ast.Is()], [helper("UNBOUND")]),
                [ast.Delete([ast.Name(n, ast.Del())])],
                [],
            )
            for n in names
        ]
        return self._inner("set", (values,), names, [unpack, *unbind])


def _stored(target: ast.expr, value: ast.expr) -> list[ast.stmt]:
    """An assignment to one target; the parts of a tuple are bound in order."""
    parts: list[tuple[ast.expr, str]] = []
    unpack = ast.Assign([_unpacked(target, parts)], value)
    loaded = ((t, ast.Name(name, ast.Load())) for t, name in parts)
    return [unpack, *(_stored_part(t, x) for t, x in loaded)]


def _unpacked(target: ast.expr, parts: list[tuple[ast.expr, str]]) -> ast.expr:
    """A target whose parts are names of their own, which are added to `parts`."""
    if isinstance(target, ast.Tuple | ast.List):
        return ast.Tuple([_unpacked(t, parts) for t in target.elts], ast.Store())
    if isinstance(target, ast.Starred):
        return ast.Starred(_unpacked(target.value, parts), ast.Store())
    parts.append((target, f"{PREFIX}part{len(parts)}"))
    return ast.Name(parts[-1][1], ast.Store())


def _stored_part(target: ast.expr, value: ast.expr) -> ast.stmt:
    if isinstance(target, ast.Subscript) and is_plain(target.slice):
        return ast.Expr(call("store", value, target.value, index_of(target)))
    return ast.Assign([target], value)


def _name_of(place: ast.Attribute) -> ast.expr:
    """An attribute that a statement binds: its object, and its name."""
    return ast.Tuple([later(place.value), ast.Constant(place.attr)], ast.Load())


def _attributes(block: Sequence[ast.stmt]) -> list[ast.Attribute]:
    """The attributes of names that statements bind, as `self.total`."""
    found: dict[str, ast.Attribute] = {}
    for n in within(block):
        if isinstance(n, ast.Attribute) and not isinstance(n.ctx, ast.Load) and _is_path(n):
            loaded = ast.Attribute(n.value, n.attr, ast.Load())
            found[ast.unparse(n)] = loaded
    return [found[key] for key in sorted(found)]


def _is_path(node: ast.expr) -> bool:
    """Whether an expression is a name, or an attribute of one."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)


def _mutated(block: Sequence[ast.stmt], inside: Iterable[str]) -> list[ast.expr]:
    """The names, and attributes of names, from outside whose elements statements change."""
    found: dict[str, ast.expr] = {}
    for n in within(block):
        base: ast.expr | None = None
        if isinstance(n, ast.Subscript) and not isinstance(n.ctx, ast.Load):
            base = n.value
        elif isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute):
            base = n.func.value if n.func.attr in _MUTATORS else None
        while isinstance(base, ast.Subscript):
            base = base.value
        if base is not None and _is_path(base) and read(base) <= set(inside):
            found[ast.unparse(base)] = base
    return [found[key] for key in sorted(found)]


def _is_read(place: ast.expr, block: Sequence[ast.stmt]) -> bool:
    """Whether statements use a container otherwise than by `append`."""
    text = ast.unparse(place)
    nodes = [n for s in block for n in ast.walk(s)]
    uses = [n for n in nodes if isinstance(n, type(place)) and ast.unparse(n) == text]
    calls = [n.func for n in nodes if isinstance(n, ast.Call)]
    appended = [
        f
        for f in calls
        if isinstance(f, ast.Attribute) and f.attr == "append" and ast.unparse(f.value) == text
    ]
    return len(uses) > len(appended)


def _as_local(names: Iterable[str]) -> list[ast.stmt]:
    """What makes names variables of the function that it is in."""
    targets: list[ast.expr] = [ast.Name(n, ast.Store()) for n in sorted(names)]
    assigned = ast.Assign(targets, ast.Constant(None))
    return [ast.If(ast.Constant(False), [assigned], [])] if targets else []


def _is_static(test: ast.expr) -> bool:
    """Whether a condition is a Python bool, whatever its operands are."""
    match test:
        case ast.Constant():
            return True
        case ast.Compare(ops=[ast.Is() | ast.IsNot()]):
            return True
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return _is_static(operand)
        case ast.BoolOp(values=values):
            return all(map(_is_static, values))
        case ast.Call(func=ast.Name(id="isinstance" | "hasattr" | "callable" | "issubclass")):
            return True
    return False


def _tuple_of(parts: Sequence[ast.expr]) -> ast.expr:
    return ast.Tuple(list(parts), ast.Load())


def _tuple(names: Sequence[str], context: ast.expr_context) -> ast.expr:
    return ast.Tuple([ast.Name(n, context) for n in names], context)


def _name(function: ast.FunctionDef) -> ast.expr:
    return ast.Name(function.name, ast.Load())


def _after_docstring(body: Sequence[ast.stmt]) -> int:
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *_]:
            return 1
    return 0


def _all_at(place: ast.AST, nodes: Sequence[ast.stmt]) -> list[ast.stmt]:
    return [placed(place, node) for node in nodes]


def converted_functions(tree: ast.Module, bound_names: set[str]) -> None:
    """Convert the functions of a module, and those of its classes."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef):
                converted(child, bound_names)
            elif not isinstance(child, ast.expr):
                waiting.append(child)
