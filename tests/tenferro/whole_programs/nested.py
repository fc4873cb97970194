"""Random loops in loops: bounds that follow from other counters, branches, conditions, records.

All write parts of one array. The transforms of the library take functions as bodies; loops of
Python may have conditions on values, which only converted code can have.
"""

from __future__ import annotations

from whole_programs.expressions import expression, fitting
from whole_programs.scope import Block, Scope, indented

LENGTHS = (3, 4, 4, 5, 5, 6, 9, 17)
BOUNDS = (
    "0, {o}",
    "0, {o} + 1",
    "{o}, {n}",
    "{o} + 1, {n}",
    "0, {n} - {o}",
    "0, {n}",
    "1, {n} - 1",
)
"""Of a loop in a loop with the counter o, to n."""
BACK = ("{o} - 1, -1, -1", "{n} - 1, {o}, -1", "{o}, {n}, 2")
"""More of them, in plain Python."""
NUMBERS = ("np.tanh({} + ({}))", "0.5 * {} + 0.4 * np.sin({})", "0.6 * {} - 0.3 * np.cos({})",
           "{} * 0.5 + 0.2 * np.arctan({})", "{0} * 0.3 + ({1}) / (2.0 + ({1}) ** 2)")  # fmt: skip
COMPLEX = ("0.5 * {} + 0.3 * np.exp(1j * np.real({}))", "0.6 * {} - 0.2 * np.sin(np.real({})) * 1j")


def nested(s: Scope) -> bool:
    """An array, and loops that write it."""
    if s.kind == "i" or not s.arrays("f"):
        return False
    r, array, by = s.r, s.new_name("u"), s.new_name("b")
    n = r.choice(LENGTHS)
    shape = r.choice([f"({n},)", f"({n}, {r.randint(2, 5)})", f"({n}, {n})"])
    traced = r.choice([x for x in s.arrays("f") if x in s.traced] or s.arrays("f"))
    made = f"{by} = np.sin({traced}.ravel()[0] + 0.7 * np.arange({n}))"
    dtype = "complex" if s.kind == "c" else "float"
    if not s.add(made, f"{array} = np.zeros({shape}, {dtype}, like={by}) + 0.1", binds=[by, array]):
        return False
    depth = r.choice([1, 2, 2, 2, 3] if n < 9 else [1, 2, 2])
    return s.add(*_loop(s, array, depth, plain=r.random() < 0.35))


def _loop(s: Scope, array: str, depth: int, *, plain: bool) -> Block:
    """A loop, and so many levels of loops with those in it."""
    r, n = s.r, s.r.choice(s.shape(array))
    name = next(x for x in "ijmn" if x not in s.loops)
    outer = [x for x, count in s.loops.items() if count <= n]
    forms = (*BOUNDS, *BACK) if plain else BOUNDS
    bounds = r.choice(forms).format(o=outer[-1], n=n) if outer else r.choice([f"0, {n}", f"1, {n}"])
    inner = s.inner_loop([f"{name} = {bounds.split(',')[0]}"], set(), {name: n})
    _writes(inner, array, r.randint(depth == 1, 2), plain=plain)
    if depth > 1:
        inner.add(*_loop(inner, array, depth - 1, plain=plain))
        _writes(inner, array, r.randint(0, 1), plain=plain)
    if not inner.lines:
        return []
    return (_plain if plain else _of_library)(inner, array, name, bounds)


def _plain(inner: Scope, array: str, name: str, bounds: str) -> Block:
    """A `for` statement, or a `while` that counts or also looks at values."""
    r, lines = inner.r, inner.lines
    if bounds.count(",") > 1 or r.random() < 0.7:
        end = [f"if {_test(inner)}:", f"    {r.choice(['break', 'continue'])}"]
        stop = end if r.random() < 0.15 else []
        return [f"for {name} in range({bounds}):", *indented([*stop, *lines])]
    low, high = bounds.split(", ")
    test = f"{name} < {high}" + (f" and {_size(array)} < 4.0" if r.random() < 0.3 else "")
    step = f"{name} += {r.choice([1, 1, 2])}"
    return [f"{name} = {low}", f"while {test}:", *indented([*lines, step])]


def _of_library(inner: Scope, array: str, name: str, bounds: str) -> Block:
    """`te.fori_loop`, `te.while_loop` or `te.scan` of a function that returns the array."""
    r, f, lines = inner.r, f"f_{name}", [*inner.lines]
    low, high = bounds.split(", ")
    form = r.random()
    if form < 0.55:
        head, result = f"def {f}({name}, {array}):", array
        run = f"{array} = te.fori_loop({low}, {high}, {f}, {array})"
    elif form < 0.8:
        test = f"t[0] < {high}"
        test = f"({test}) & ({_size('t[1]')} < 4.0)" if r.random() < 0.3 else test
        head, result = f"def {f}(t):", f"{name} + {r.choice([1, 1, 2])}, {array}"
        lines = [f"{name}, {array} = t", *lines]
        run = f"n_{name}, {array} = te.while_loop(lambda t: {test}, {f}, ({low}, {array}))"
    else:
        record = expression(inner, r.choice([(), inner.shape(array)[1:]]), 1)
        record = "0.5" if inner.moves(record) else record
        head = f"def {f}({array}, {name}):"
        result = f"{array}, 1.0 * {array}[0] + ({record})"
        back = r.choice(["", ", reverse=True"])
        run = f"{array}, w_{name} = te.scan({f}, {array}, np.arange({low}, {high}){back})"
        if "i" in bounds or "j" in bounds:  # arrays have as many elements in every step
            run = run.replace(f"np.arange({low}, {high})", f"np.arange({inner.loops[name]})")
        more = f"{array}[0] = 0.5 * {array}[0] + 0.1 * np.tanh(w_{name}.sum(0))"
        return [head, *indented([*lines, f"return {result}"]), run, more]
    return [head, *indented([*lines, f"return {result}"]), run]


def _size(array: str) -> str:
    return f"np.sum(np.abs({array}))"


def _test(s: Scope) -> str:
    kind, s.kind = s.kind, "f"
    text = f"{expression(s, (), 1)} > {s.r.uniform(-0.8, 0.8):.2f}"
    s.kind = kind
    return text


def _writes(s: Scope, array: str, count: int, *, plain: bool) -> None:
    for _ in range(count):
        is_branch = s.r.random() < 0.35
        lines = _branch(s, array, plain=plain) if is_branch else [_write(s, array)]
        if plain or not any(map(s.moves, lines)):
            s.add(*lines)


def _write(s: Scope, array: str) -> str:
    """An element, a row or a slice of an array, from others."""
    r, full = s.r, s.shape(array)
    shape = r.choice([(), (), (), full[1:], (2,)])
    target, read = fitting(s, array, shape), fitting(s, array, shape)
    if target is None or target == array or read is None:
        shape, target, read = full, f"{array}[:]", array
    form = r.choice(COMPLEX if s.kind == "c" else NUMBERS)
    return f"{target} = {form.format(read, expression(s, shape, 2))}"


def _branch(s: Scope, array: str, *, plain: bool) -> Block:
    """Writes in branches, or a choice of what is written."""
    r, test = s.r, _test(s)
    yes, no = _write(s, array), _write(s, array)
    if plain:
        return [f"if {test}:", f"    {yes}", *(["else:", f"    {no}"] if r.random() < 0.5 else [])]
    if r.random() < 0.3:
        target, value = yes.split(" = ", 1)
        return [f"{target} = np.where({test}, {value}, {target})"]
    nothing = ["pass"] if r.random() < 0.3 else [no]
    both = (("g", [yes]), ("h", nothing))
    lines = [
        line
        for name, body in both
        for line in (f"def {name}({array}):", *indented([*body, f"return {array}"]))
    ]
    return [*lines, f"{array} = te.cond({test}, g, h, {array})"]
