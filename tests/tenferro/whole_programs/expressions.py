"""Random expressions of a given shape: names, slices of every stride, functions, operators."""

from __future__ import annotations

from itertools import combinations

from whole_programs.scope import Scope

REAL = (
    "np.tanh({})", "np.sin({})", "np.cos({})", "np.exp(-np.abs({}))", "np.sqrt(1.0 + {} ** 2)",
    "-{}", "np.abs({})", "{} ** 2", "np.log1p({} ** 2)", "np.arctan({})", "1.0 / (2.0 + {} ** 2)",
    "np.clip({}, -1.5, 2.0)", "np.square({})", "np.maximum({}, 0.25)",
)  # fmt: skip
COMPLEX = (
    "np.sin({} * 0.5)", "np.exp(-0.25 * {})", "-{}", "np.conj({})", "1j * {}", "{} * np.abs({})",
    "{} ** 2", "{} / (2.0 + np.abs({}) ** 2)", "np.sqrt(4.0 + 1j * {})", "np.square({})",
    "{}.imag * (1.0 + 0.5j)", "np.real({}) + 0.5j",
)  # fmt: skip
WHOLE = ("-{}", "np.abs({})", "{} // 2", "{} % 3", "{} ** 2", "np.minimum({}, 3)", "{} & 1", "~{}")
UNARY = {"f": REAL, "c": COMPLEX, "i": WHOLE}
OF_REALS = (
    "{} + {}", "{} - {}", "{} * {}", "{} * 0.5 + {}", "{} / (1.5 + {} ** 2)", "np.maximum({}, {})",
    "np.minimum({}, {})", "np.hypot({}, {})", "np.where({} > 0.1, {}, 0.5)", "np.arctan2({}, {})",
    "np.logaddexp({}, {})",
)  # fmt: skip
OF_COMPLEX = (
    "{} + {}",
    "{} - {}",
    "{} * {}",
    "{} * 0.5 + {}",
    "np.where(np.real({}) > 0.1, {}, 0.5j)",
)
OF_WHOLE = ("{} + {}", "{} - {}", "{} * {}", "np.maximum({}, {})", "np.where({} > 1, {}, 2)",
            "{} // (1 + np.abs({}))", "{} % (2 + np.abs({}))", "{} | {}")  # fmt: skip
BINARY = {"f": OF_REALS, "c": OF_COMPLEX, "i": OF_WHOLE}
"""By the kind of their operands."""
OTHER_KINDS = {"f": "i", "c": "f", "i": ""}
"""Which arrays may be operands as well."""


def expression(s: Scope, shape: tuple[int, ...], depth: int = 2) -> str:
    """An expression whose value has a shape, or broadcasts to it."""
    if depth == 0 or s.r.random() < 0.2:
        return atom(s, shape)
    if s.r.random() < 0.45:
        operand = inner(s, shape, depth)
        return s.r.choice(UNARY[s.kind]).format(operand, operand)
    form = s.r.choice(BINARY[s.kind])
    return form.format(inner(s, shape, depth), inner(s, shape, depth))


def inner(s: Scope, shape: tuple[int, ...], depth: int) -> str:
    text = expression(s, shape, depth - 1)
    return f"({text})" if (" " in text and not text.endswith(")")) or text[0] in "-(" else text


def atom(s: Scope, shape: tuple[int, ...]) -> str:
    """A name or a slice that has the shape or broadcasts to it; a number if there is none."""
    r = s.r
    if r.random() < 0.08:
        return number(s)
    names = s.arrays()
    if (other := OTHER_KINDS[s.kind]) and r.random() < 0.2:
        names = s.arrays(other) or names
    found = [x for name in names if (x := fitting(s, name, shape)) is not None]
    if shape and r.random() < 0.2:
        found += [x for name in names if (x := fitting(s, name, shape[1:])) is not None]
    return r.choice(found) if found else number(s)


def number(s: Scope) -> str:
    if s.loops and s.r.random() < 0.5:
        name = s.r.choice(list(s.loops))
        return name if s.kind == "i" else f"0.1 * {name}"
    if s.kind == "i":
        return str(s.r.randint(-3, 4))
    if s.kind == "c" and s.r.random() < 0.5:
        return f"({s.r.uniform(-1.5, 1.5):.2f} + {s.r.uniform(0.1, 1.5):.2f}j)"
    return f"{s.r.uniform(-1.5, 1.5):.2f}"


def fitting(s: Scope, name: str, shape: tuple[int, ...]) -> str | None:
    """The array, or an index of it, with a shape; None if it has none."""
    own = s.shape(name)
    if own == shape and s.r.random() < 0.6:
        return name
    choices = [
        axes
        for axes in combinations(range(len(own)), len(shape))
        if all(own[a] >= n for a, n in zip(axes, shape, strict=True))
    ]
    if not choices:
        return None
    kept = s.r.choice(choices)
    sizes = dict(zip(kept, shape, strict=True))
    index = [slice_of(s, n, sizes[a]) if a in sizes else position(s, n) for a, n in enumerate(own)]
    while index and index[-1] == ":" and len(index) > 1:
        index.pop()
    return name if not index or index == [":"] else f"{name}[{', '.join(index)}]"


def position(s: Scope, n: int) -> str:
    """An index into an axis of n elements, often the step of a loop."""
    loops = [name for name, count in s.loops.items() if count <= n]
    if loops and s.r.random() < 0.8:
        name = s.r.choice(loops)
        count = s.loops[name]
        return s.r.choice([name, name, f"{count - 1} - {name}", f"{name} - {n}"])
    return str(s.r.randrange(-n, n))


def slice_of(s: Scope, size: int, count: int) -> str:
    """A slice with so many elements of an axis, of any stride that fits."""
    moving = [(k, name) for name, steps in s.loops.items() for k in (1, 2)
              if k * (steps - 1) + count <= size and size > count]  # fmt: skip
    if moving and s.r.random() < 0.7:
        k, name = s.r.choice(moving)
        start = name if k == 1 else f"{k} * {name}"
        return f"{start}:{start} + {count}"
    if size == count:
        return s.r.choice([":", ":", ":", "::-1"])
    steps = [k for k in (1, 2, 3, -1, -2, -3) if (count - 1) * abs(k) < size]
    return _strided(s, size, count, s.r.choice(steps))


def _strided(s: Scope, size: int, count: int, step: int) -> str:
    span = (count - 1) * abs(step)
    low = s.r.randrange(size - span)
    start, stop = (low, low + span + 1) if step > 0 else (low + span, low - 1)
    texts = [f"{a}:{b}:{step}" for a, b in (
        ("", ""), (start, ""), ("", stop), (start, stop if stop >= 0 else ""))]  # fmt: skip
    exact = [t for t in texts if len(range(size)[_slice(t)]) == count]
    return s.r.choice(exact).removesuffix(":1")


def _slice(text: str) -> slice:
    return slice(*(int(x) if x else None for x in text.split(":")))
