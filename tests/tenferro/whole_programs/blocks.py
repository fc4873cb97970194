"""Random statements with bodies: loops, branches, functions and transforms of them."""

from __future__ import annotations

from collections.abc import Sequence

from whole_programs.expressions import expression
from whole_programs.nested import nested
from whole_programs.scope import Block, Scope, indented
from whole_programs.sliced import listed, sliced
from whole_programs.statements import (
    a_shape,
    aliases,
    call,
    container,
    new_value,
    other_kind,
    positions,
    rebinding,
    static_choice,
    view,
    write,
)

SIMPLE = ((new_value, 4), (view, 4), (write, 6), (call, 4), (rebinding, 1), (container, 1),
          (static_choice, 1), (positions, 1), (aliases, 1))  # fmt: skip
INNER = ((new_value, 4), (view, 1), (write, 4), (call, 1), (rebinding, 2))
OUTSIDE = 0.1
"""How many functions may write to arrays that are made outside of them."""
DIFFERENCES = 24
"""Elements of arrays of which a program computes gradients, which differences show one by one."""
LONG = 64
"""Steps from which on the native engine makes a loop of statements that repeat."""


def body(s: Scope, most: int, least: int = 1) -> None:
    """Add a few simple statements to a body."""
    for _ in range(s.r.randint(least, most)):
        pick(s, INNER)


def pick(s: Scope, table: Sequence) -> bool:
    statements, weights = zip(*table, strict=True)
    return s.r.choices(statements, weights)[0](s)


def unrolled(s: Scope) -> bool:
    """A `for` statement: recurrences on slices, writes at the index, appended lists."""
    r, name = s.r, next(x for x in "ijmn" if x not in s.loops)
    lengths = [n for x in s.arrays() for n in s.shape(x) if n > 1]
    count = max(lengths) if r.random() < 0.6 else r.choice(lengths)
    state, shape = s.new_name("s"), _small(s)
    if count == LONG and r.random() < 0.5:
        shape = tuple((n + 1) // 2 for n in s.shape("x") if n != LONG)  # for slices with strides
    start = r.choice([zeros(s, shape), zeros(s, shape).replace("zeros", "ones")])
    inner = s.inner_loop([f"{state} = {start}", f"{name} = 0"], {state}, {name: count})
    if r.random() < 0.5:
        body(inner, 2)
    total = expression(inner, shape, 2)
    tail = [f"{state} = {_contraction(s, state, total)}"]
    before, after = [f"{state} = {start}"], []
    binds = [state]
    if r.random() < 0.4:
        parts, joined = s.new_name("parts"), s.new_name("w")
        before.append(f"{parts} = []")
        tail.append(f"{parts}.append({expression(inner, shape, 1) if r.random() < 0.5 else state})")
        after.append(f"{joined} = np.stack({parts})")
        binds.append(joined)
    loop = f"for {name} in range({count}):"
    return s.add(*before, loop, *indented([*inner.lines, *tail]), *after, binds=binds)


def zeros(s: Scope, shape: tuple[int, ...]) -> str:
    """Zeros of the kind of numbers that statements are about, in the precision of `x` or double."""
    dtype = {"f": s.r.choice(["", "x.dtype"]), "c": "complex"}[s.kind]
    return f"np.zeros({shape}, {'dtype=' if dtype else ''}{dtype}{', ' if dtype else ''}like=x)"


def size_of(s: Scope, name: str) -> str:
    """A number that follows from an array."""
    return f"np.sum(np.abs({name}))" if s.kind == "c" else f"np.sum({name})"


def _contraction(s: Scope, state: str, term: str) -> str:
    if s.kind == "c":
        return f"0.5 * {state} + " + s.r.choice(["np.sin({})", "0.3 * ({})"]).format(term)
    forms = [
        f"np.tanh({state} + {term})",
        f"0.5 * {state} + np.sin({term})",
        f"np.tanh({state} * 0.9 + ({term}) * 0.5)",
        f"np.cos({state}) * 0.5 + ({term}) * 0.1",
    ]
    return s.r.choice(forms)


def _small(s: Scope) -> tuple[int, ...]:
    shape = a_shape(s)
    sizes = [n if n <= 6 else s.r.randint(1, 3) for n in shape]
    kept = [max(1, n - s.r.choice([0, 0, 1, 2])) for n in sizes if s.r.random() < 0.6]
    return tuple(kept) or (min(sizes),)


def function(s: Scope, arguments: dict[str, str], most: int = 3, *, pure: bool = False) -> Scope:
    """The scope of a function with statements in it; one that is not `pure` may write outside."""
    bindings = [f"{name} = {value}" for name, value in arguments.items()]
    writes = not pure and s.r.random() < OUTSIDE
    inner = s.inner_function(bindings, set(arguments), {}, writes=writes)
    body(inner, most, least=0)
    return inner


def defined(name: str, arguments: Sequence[str], inner: Scope, result: str) -> Block:
    lines = [*inner.lines, f"return {result}"]
    return [f"def {name}({', '.join(arguments)}):", *indented(lines)]


def loop(s: Scope) -> bool:
    """`te.fori_loop`, `te.scan`, `te.while_loop` or `te.map`."""
    return s.r.choice([_fori, _scan, _while, _map])(s)


def _fori(s: Scope) -> bool:
    f, out, init = s.new_name("f"), s.new_name(), s.r.choice(s.arrays())
    count = s.r.randint(1, 5)
    inner = function(s, {"i": "0", "c": f"{init}.copy()"})
    result = _contraction(s, "c", expression(inner, s.shape(init), 2))
    run = f"{out} = te.fori_loop(0, {count}, {f}, {init})"
    return s.add(*defined(f, ["i", "c"], inner, result), run, binds=[f, out])


def _scan(s: Scope) -> bool:
    f, out, every = s.new_name("f"), s.new_name(), s.new_name("w")
    init, xs = s.r.choice(s.arrays()), s.r.choice(s.arrays())
    inner = function(s, {"c": f"{init}.copy()", "e": f"{xs}[0].copy()"})
    result = _contraction(s, "c", expression(inner, s.shape(init), 2))
    y = expression(inner, a_shape(inner), 1)
    keyword = s.r.choice(["", "", ", reverse=True"])
    run = f"{out}, {every} = te.scan({f}, {init}, {xs}{keyword})"
    return s.add(
        *defined(f, ["c", "e"], inner, f"{result}, c + {y}" if "c" in y else f"{result}, 1.0 * c"),
        run, binds=[f, out, every],
    )  # fmt: skip


def _while(s: Scope) -> bool:
    f, out, init = s.new_name("f"), s.new_name(), s.r.choice(s.arrays())
    inner = function(s, {"n": "0", "c": f"{init}.copy()"})
    result = _contraction(s, "c", expression(inner, s.shape(init), 2))
    test = s.r.choice(["t[0] < 3", f"(t[0] < 6) & ({size_of(s, 't[1]')} < 4.0)"])
    lines = ["n, c = t", *inner.lines, f"return n + 1, {result}"]
    run = f"n_{out}, {out} = te.while_loop(lambda t: {test}, {f}, (0, {init}))"
    return s.add(f"def {f}(t):", *indented(lines), run, binds=[f, out, f"n_{out}"])


def _map(s: Scope) -> bool:
    f, out, xs = s.new_name("f"), s.new_name(), s.r.choice(s.arrays())
    inner = function(s, {"e": f"{xs}[0].copy()"})
    result = f"e * 0.5 + {expression(inner, s.shape(xs)[1:], 2)}"
    run = s.r.choice([f"te.map({f}, {xs})", f"te.vmap({f})({xs})"])
    return s.add(*defined(f, ["e"], inner, result), f"{out} = {run}", binds=[f, out])


def branch(s: Scope) -> bool:
    """`te.cond` or `te.switch`, with closures or operands."""
    out, shape = s.new_name(), a_shape(s)
    names = [s.new_name(letter) for letter in "fgh"[: s.r.choice([2, 2, 3])]]
    operand = s.r.choice(s.arrays())
    arguments = {"a": f"{operand}.copy()"} if s.r.random() < 0.5 else {}
    nothing = zeros(s, shape).replace("dtype=x.dtype, ", "")
    lines: Block = []
    for name in names:
        inner = function(s, arguments, most=2)
        result = expression(inner, shape, 2)
        lines += defined(name, list(arguments), inner, f"{result} + {nothing}")
    size = size_of(s, s.r.choice(s.arrays()))
    test = f"{size} > {s.r.uniform(-1, 1):.2f}"
    given = f", {operand}" if arguments else ""
    run = f"te.cond({test}, {names[0]}, {names[1]}{given})"
    if len(names) > 2 or s.r.random() < 0.4:
        index = s.r.choice([f"np.where({test}, 1, 0)", f"{size}.astype(int)"])
        run = f"te.switch({index}, [{', '.join(names)}]{given})"
    return s.add(*lines, f"{out} = {run}", binds=[*names, out])


def transform(s: Scope) -> bool:
    """A function with closures, under a transform."""
    f, out = s.new_name("f"), s.new_name()
    a, b = s.r.choice(s.arrays()), s.r.choice(s.arrays())
    inner = function(s, {"a": f"{a}.copy()", "b": f"{b}.copy()"}, pure=True)
    product = f"{expression(inner, s.shape(a), 2)} * a"
    scalar = f"np.sum(np.real({product}))" if s.kind == "c" else f"np.sum({product})"
    array = f"a + {expression(inner, s.shape(a), 2)}"
    gradients = [
        (scalar, f"te.grad({f})({a}, {b})"),
        (scalar, f"te.grad({f}, argnums=1)({a}, {b})"),
        (scalar, f"sum(te.value_and_grad({f})({a}, {b}))"),
    ]
    few = max(s.values[a].size, s.values[b].size) <= DIFFERENCES
    result, run = s.r.choice([
        *(gradients if few else []),
        (array, f"te.jvp({f}, ({a}, {b}), (np.cos({a}), np.sin({b})))[1]"),
        (array, f"te.jit({f})({a}, {b})"), (array, f"te.jit({f})({a}, {b})"),
        (array, f"te.checkpoint({f})({a}, {b})"),
        (array, f"te.vmap({f}, in_axes=(0, None))({a}[None], {b})[0]"),
        (array, f"{f}({a}, {b})"),
    ])  # fmt: skip
    late = s.r.random() < 0.3
    lines = defined(f, ["a", "b"], inner, result)
    if late and s.add(*lines, binds=[f]):
        write(s)  # a closure reads what an array holds when it is called
        lines = []
    return s.add(*lines, f"{out} = {run}", binds=[f, out])


STATEMENTS = (
    *SIMPLE,
    (unrolled, 3),
    (sliced, 2),
    (listed, 1),
    (nested, 3),
    (loop, 3),
    (branch, 3),
    (transform, 4),
)
OF_COMPLEX = (*STATEMENTS, (other_kind, 6))
OF_REALS_BESIDE_COMPLEX = (*STATEMENTS, (other_kind, 3))


def any_statement(s: Scope) -> None:
    """Add a statement, about numbers of a kind that the program has."""
    s.kind = s.r.choices(["f", "c", "i"], [4, 3 * bool(s.arrays("c")), bool(s.arrays("i"))])[0]
    of_reals = OF_REALS_BESIDE_COMPLEX if s.arrays("c") else STATEMENTS
    pick(s, {"f": of_reals, "c": OF_COMPLEX, "i": SIMPLE}[s.kind])
    s.kind = "f"
