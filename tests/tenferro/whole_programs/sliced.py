"""Random loops with slices whose bounds follow from the counter, and with lists that change."""

from __future__ import annotations

from whole_programs.expressions import expression
from whole_programs.scope import Block, Scope, indented

BOUNDS = {
    "i": (":{i}", "1:{i} + 1", "{n} - {i}:", ":{n} - 1 - {i}:-1", "{i}:2 * {i}", "-{i}:"),
    "n - i": ("{i}:", ":{n} - {i}", "{i}:{n}", "::-1][:{n} - {i}", "{i}:][::-1"),
    "2": ("{i}:{i} + 2", ":2", "-2:", "{i}:{i} + 2"),
    "other": ("{i} - 2:{i} + 2", "{i}::2", "{i}::-1", ":{i}:2", "1:-1][:{i}", "{i}::-2", ":-{i}"),
}
"""Slices of an axis of n elements, by their number of elements."""
FUNCTIONS = ("{}", "np.sin({})", "np.tanh({})", "{} ** 2 * 0.2", "np.exp(-np.abs({}))",
             "np.where({0} > 0.0, {0}, 0.1 * {0})", "1.0 / (2.0 + np.cos({}))",
             "np.flip({})", "np.sqrt(np.abs({}) + 0.5)", "np.maximum({}, 0.1)")  # fmt: skip
TOTALS = ("np.sum({})", "np.prod(0.5 * np.tanh({}))", "({}).max()", "np.mean({})",
          "np.linalg.norm(1.0 + np.abs({}))", "np.min({})", "np.cumsum({}).sum()")  # fmt: skip
CHANGES = ("{} = {}", "{} += {}", "{} -= 0.3 * ({})", "{} *= 0.5 + 0.1 * np.tanh({})", "{} = {}")


def sliced(s: Scope) -> bool:
    """A `for` statement with slices, which are summed, multiplied and written to."""
    r, name = s.r, next(x for x in "ijmn" if x not in s.loops)
    vectors = [x for x in s.arrays() if len(s.shape(x)) == 1 and s.shape(x)[0] > 1]
    if not vectors or s.kind != "f":
        return False
    total, out = s.new_name("s"), s.new_name()
    n = s.shape(r.choice(vectors))[0]
    alike = [x for x in vectors if s.shape(x)[0] == n]
    low, high = r.choice([(0, n), (1, n), (0, n + 1), (1, n - 1), (2, n)])
    matrices = [x for x in s.arrays() if len(s.shape(x)) == 2 and s.shape(x)[-1] == n]
    body = s.inner_loop([f"{total} = 0.1", f"{name} = {low}"], {total}, {name: high})
    for _ in range(r.randint(1, 3)):
        body.add(_statement(body, name, n, alike, matrices, total))
    lines = [f"{total} = 0.1", f"for {name} in range({low}, {high}):", *indented(body.lines)]
    if not body.lines:
        return False
    return s.add(*lines, f"{out} = np.tanh({total}) + {alike[0]}", binds=[total, out])


def _statement(
    s: Scope, name: str, n: int, vectors: list[str], matrices: list[str], total: str
) -> str:
    r = s.r
    kind = r.choices(list(BOUNDS), [3, 3, 2, 2])[0]

    def part() -> str:
        bounds = r.choice(BOUNDS[kind]).format(i=name, n=n)
        if matrices and r.random() < 0.3:
            matrix = r.choice(matrices)
            return f"{matrix}[{name} % {s.shape(matrix)[0]}][{bounds}]"
        return f"{r.choice(vectors)}[{bounds}]"

    def term() -> str:
        return r.choice(FUNCTIONS).format(part())

    written = [x for x in vectors if x in s.traced]
    if written and r.random() < 0.5:
        bounds = r.choice([b for b in BOUNDS[kind] if "][" not in b]).format(i=name, n=n)
        value = r.choice([term(), f"0.5 * ({term()} + {term()})", f"{total} * 0.1", term()])
        return r.choice(CHANGES).format(f"{r.choice(written)}[{bounds}]", value)
    joined = r.choice([term(), f"{term()} * {term()}", f"({term()}) - 0.5 * ({term()})"])
    found = r.choice([r.choice(TOTALS).format(joined), f"np.dot({term()}, {term()})",
                      f"{part()} @ {part()}"])  # fmt: skip
    return f"{total} = 0.7 * np.tanh({total} + {found})"


def listed(s: Scope) -> bool:
    """A `for` statement that reads and sets elements of a list, or appends to it."""
    r, name = s.r, next(x for x in "ijmn" if x not in s.loops)
    if s.kind != "f":
        return False
    xs, out, count = s.new_name("xs"), s.new_name("w"), r.randint(4, 9)
    shape = r.choice([(), (), s.shape(r.choice(s.arrays()))])
    first = [expression(s, shape, 1) if shape else f"np.sum({r.choice(s.arrays())}) * 0.1"] * 2
    after = f"{out} = np.stack({xs})"
    new, before = f"0.5 * {xs}[{name} - 1] + 0.2 * np.sin({xs}[-1])", f"{xs} = [{', '.join(first)}]"
    step: Block = [f"{xs}.append({new})"]
    form = r.random()
    if form < 0.3:
        before = f"{xs} = [{first[0]}] * {count}"
        step = [f"{xs}[{name}] = 0.6 * {xs}[{name} * 3 % {count}] + 0.1 * {xs}[{name} - 2]"]
    elif form < 0.5:
        step = [f"if {name} % 3 != 1:", f"    {xs}.append({new.replace(f'{name} - 1', '-2')})"]
        after = f"{out} = {xs}[-1] * len({xs}) + {r.choice(s.arrays())}"
    elif form < 0.6:
        step = [f"{xs}[-1] = {xs}[0] * 0.5", f"{xs}.append({xs}[-1] + {xs}[{name} // 2])"]
    elif form < 0.7:
        before = f"{xs} = {{'a': {first[0]}, 'n': 0}}"
        step = [f"{xs}['a'] = 0.5 * {xs}['a'] + {xs}['n']", f"{xs}['n'] += 1"]
        after = f"{out} = {xs}['a'] * {xs}['n'] + {r.choice(s.arrays())}"
    lines = [before, f"for {name} in range(2, {count}):", *indented(step), after]
    return s.add(*lines, binds=[xs, out])
