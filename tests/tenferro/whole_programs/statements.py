"""Random statements without bodies: views, writes, library calls, containers."""

from __future__ import annotations

from whole_programs.expressions import atom, expression, fitting, slice_of
from whole_programs.scope import Scope

VIEWS = ("{}.T", "{}[::-1]", "{}[1:]", "{}[:-1]", "{}[::2]", "{}[::-2]", "{}[1::2]", "{}[...]",
         "{}[:]", "{}[None]", "{}.reshape(-1)", "{}[..., ::-1]", "{}[..., 1:]", "{}[..., ::2]",
         "{}[..., ::-2]", "np.transpose({})", "np.flip({}, axis=0)", "np.swapaxes({}, 0, -1)",
         "{}[..., 0]", "{}[0]", "np.moveaxis({}, -1, 0)", "{}.ravel()")  # fmt: skip
CALLS = ("np.sum({}, axis=0)", "np.mean({}, axis=-1, keepdims=True)", "np.max({}, axis=-1)",
         "np.cumsum({}, axis=0)", "np.concatenate([{}, {}], axis=0)", "np.stack([{}, {}], axis=-1)",
         "np.roll({}, 1, axis=0)", "np.roll({}, shift=-2, axis=-1)", "np.sort({}, axis=-1)",
         "np.diff({}, axis=0, prepend=0.0)", "np.pad({}, 1)", "np.pad({}, 1, mode='edge')",
         "np.take({}, [0, -1, 0], axis=0)", "np.repeat({}, 2, axis=0)", "np.tile({}, 2)",
         "np.outer({}, {})", "np.var({}, axis=0, ddof=0)", "np.prod(np.tanh({}), axis=-1)",
         "np.tensordot({}, {}, axes=1)", "np.matmul({}, {})", "np.einsum('i...,i...->...', {}, {})",
         "np.where({} > {}, 1.5, -0.5)", "np.interp({}, [-1.0, 0.0, 2.0], [0.5, 1.0, -1.0])",
         "np.linalg.norm({}, axis=-1)", "np.linalg.norm({}, axis=0, ord=1)",
         "np.cumprod({}, axis=-1)",
         "np.linalg.solve({0} @ {0}.T + 3.0 * np.eye(len({0})), {0})", "np.triu({})",
         "np.nan_to_num({}, copy=True)", "np.copy({})", "np.ptp({}, axis=0)",
         "np.average({}, axis=0)",
         "np.broadcast_to({}, (2,) + {}.shape)", "np.minimum.accumulate({}, axis=0)",
         "np.add.reduce({}, axis=0)", "np.median({}, axis=0)", "np.atleast_2d({})",
         "np.zeros({}.shape, like={})", "np.convolve({}, [0.5, 1.0, -0.5], mode='same')",
         "np.squeeze({}[None], axis=0)", "np.delete({}, 0, axis=0)", "np.append({}, {}, axis=0)",
         "np.apply_along_axis(lambda row: row - row.mean(), -1, {})",
         "np.select([{} > 0.5], [{}], 0.1)",
         "np.column_stack([{}, {}])", "np.gradient({}, axis=0)",
         "np.trapezoid({}, axis=-1)")  # fmt: skip
ORDERED = ("max", "sort", "> {}", "> 0.5", "minimum", "interp", "ptp", "median", "tanh", "solve")
"""What complex numbers have not, or what has poles there."""
CALLS_OF = {
    "f": CALLS,
    "c": tuple(form for form in CALLS if not any(word in form for word in ORDERED)),
    "i": ("np.sum({}, axis=0)", "np.cumsum({}, axis=0)", "np.sort({}, axis=-1)", "{} / 4",
          "np.roll({}, 1, axis=0)", "np.concatenate([{}, {}], axis=0)", "np.argsort({}, axis=-1)",
          "np.argmax({}, axis=0)", "np.diff({}, axis=0)", "np.repeat({}, 2)", "np.flip({})",
          "np.mean({}, axis=0)", "np.max({}, axis=0)", "{}.astype(float)", "np.stack([{}, {}])",
          "np.pad({}, 1)", "np.cumsum({} > 1, axis=0)",
          "np.searchsorted(np.sort({}.ravel()), {})"),
}  # fmt: skip
REAL_PARTS = ("np.abs({})", "{}.real", "{}.imag", "np.real({})", "np.imag({})", "np.angle({})",
              "({} * np.conj({})).real", "np.sum(np.abs({}) ** 2, axis=0)", "np.var({}, axis=0)",
              "np.linalg.norm({}, axis=-1)")  # fmt: skip
COMPLEX_FORMS = ("{} + 1j * {}", "{} * np.exp(1j * {})", "{}.astype(complex)", "1j * {}",
                 "np.fft.fft({}, axis=-1)", "np.fft.rfft({}, axis=0)",
                 "np.sqrt({} + 2.0j)")  # fmt: skip
OUTER = 0.2
"""How many arrays made outside of the program may be written to."""
UPDATES = ("{} = {}", "{} = {}", "{} += {}", "{} -= {}", "{} *= {}", "{} /= 2.0 + np.abs({})")


def new_value(s: Scope) -> bool:
    name = s.new_name()
    return s.add(f"{name} = {expression(s, a_shape(s), 3)}", binds=[name])


def rebinding(s: Scope) -> bool:
    """A name that is assigned again; views of the old value are views of that."""
    names = s.arrays(own=True)
    if not names:
        return False
    name = s.r.choice(names)
    return s.add(f"{name} = {name} * 0.5 + {expression(s, s.shape(name), 1)}")


def view(s: Scope) -> bool:
    source = a_source(s)
    name = s.new_name()
    if s.r.random() < 0.3 and source.isidentifier():
        axes = [slice_of(s, n, s.r.randint(1, n)) for n in s.shape(source)]
        return s.add(f"{name} = {source}[{', '.join(axes)}]", binds=[name])
    return s.add(f"{name} = {s.r.choice(VIEWS).format(source)}", binds=[name])


def call(s: Scope) -> bool:
    form = s.r.choice(CALLS_OF[s.kind])
    first = a_source(s)
    alike = [x for x in s.arrays() if first in s.values and s.shape(x) == s.shape(first)]
    second = s.r.choice(alike) if alike and s.r.random() < 0.7 else a_source(s)
    name = s.new_name()
    return s.add(f"{name} = {form.format(first, second)}", binds=[name])


def write(s: Scope) -> bool:
    """A write into an array, through a slice of any stride, a mask or positions."""
    r = s.r
    names = [x for x in s.arrays() if x in s.traced or (x in "cd" and r.random() < OUTER)]
    if not names:
        return False
    name = r.choice(names)
    shape = s.shape(name)
    kind = r.random()
    if kind < 0.12:
        tested = f"{name}.real" if s.kind == "c" else name
        factor = "2" if s.kind == "i" else f"{r.uniform(0.2, 0.8):.2f}"
        return s.add(f"{name}[{tested} > {r.uniform(-0.5, 1.0):.2f}] *= {factor}")
    if kind < 0.2 and shape[0] > 1:
        return s.add(f"{name}[[0, -1]] = {name}[[-1, 0]]")
    if kind < 0.28:
        ufunc = r.choice(["add", "multiply", "subtract"])
        return s.add(f"np.{ufunc}({name}, {expression(s, shape, 1)}, out={name})")
    if kind < 0.36:
        return swap(s, name)
    target, within = a_target(s, name)
    updates = UPDATES[:-1] if s.kind == "i" else UPDATES
    return s.add(r.choice(updates).format(target, expression(s, within, 2)))


def swap(s: Scope, name: str) -> bool:
    alike = [x for x in s.arrays() if s.shape(x) == s.shape(name) and x in s.traced] or [name]
    other, part = s.r.choice(alike), s.r.choice(["[:]", "[0]", "[1:]", "[::-1]"])
    last = s.r.choice(["[:]", "[-1]", "[:-1]", "[::-1]"])
    return s.add(f"{name}{part}, {other}{last} = {other}{last}, {name}{part}")


ALIKE = ("{}[:]", "{}[...]", "{}[::-1]", "{}[..., ::-1]", "{}[::-1, ..., ::-1]", "{}[:][::-1]")
BETWEEN = ("{0}[:] = {1}", "{0}[...] = {1} + {2}", "{0} *= {1}", "{0} += {2}", "{0}[::-1] = {1}",
           "{0}[1:] = {1}[:-1]", "{0}[::2] -= {1}[::2]", "{0}[:], {1}[:] = {1}, {0}")  # fmt: skip


def aliases(s: Scope) -> bool:
    """Two views of one array, of which one is written from the other, and back."""
    name = s.r.choice([x for x in s.arrays() if x in s.traced] or s.arrays())
    first, second = s.new_name("a"), s.new_name("b")
    lines = [f"{x} = {s.r.choice(ALIKE).format(name)}" for x in (first, second)]
    for pair in ((first, second), (second, first)):
        lines.append(s.r.choice(BETWEEN).format(*pair, name))
    return s.add(*lines, binds=[first, second])


def a_target(s: Scope, name: str) -> tuple[str, tuple[int, ...]]:
    """Part of an array to write to, and its shape."""
    shape = s.shape(name)
    if name in s.own and s.r.random() < 0.15:
        return name, shape
    if s.r.random() < 0.25:
        return s.r.choice([f"{name}[:]", f"{name}[...]"]), shape
    kept = [n for n in shape if s.r.random() < 0.75]
    within = tuple(s.r.randint(1, n) for n in kept)
    target = fitting(s, name, within)
    if target is None or (target == name and name not in s.own):
        return f"{name}[...]", shape
    return target, within if target != name else shape


def container(s: Scope) -> bool:
    """Arrays in a dictionary, a list or a tuple, written to through it, and taken out."""
    names = [s.r.choice(s.arrays()) for _ in range(2)]
    name, other = s.new_name("d"), s.new_name()
    value = expression(s, s.shape(names[1]), 1)
    if s.r.random() < 0.5:
        lines = [f"{name} = {{'a': {names[0]}, 'b': ({names[1]}, {names[0]} * 0.5)}}"]
        first, second = f"{name}['a']", f"{name}['b'][0]"
        factor = "2" if s.kind == "i" else "0.75"
        changes = [f"{first}[0] *= {factor}", f"{second}[:] = {value}", f"{first} *= {factor}"]
        lines.append(s.r.choice([*changes, f"{first} = {names[1]} + 0.25"]))
        lines += [f"{other} = {name}['a'] + np.sum({name}['b'][1])"]
    else:
        lines = [f"{name} = [{names[0]}, {names[1]}]", f"{name}.append({names[0]} + 0.5)"]
        lines += [s.r.choice([f"{name}[1][...] = {value}", f"{name}[0] += 1", f"{name}.reverse()"])]
        lines += [f"{other} = sum(np.sum(each) for each in {name}) * {names[0]} * 0.1"]
    return s.add(*lines, binds=[name, other])


def static_choice(s: Scope) -> bool:
    """A condition of Python on what is known while the program is traced."""
    name, shape = s.new_name(), a_shape(s)
    test = s.r.choice([f"{a_source(s)}.ndim > 1", f"len({a_source(s)}) > 3", "k > 1"])
    yes, no = expression(s, shape, 2), expression(s, shape, 1)
    return s.add(f"{name} = {yes} if {test} else {no}", binds=[name])


def positions(s: Scope) -> bool:
    """Reads and writes at positions that are values of an argument, of which several are equal."""
    whole = s.arrays("i")
    if not whole:
        return False
    name, index, out = s.r.choice(s.arrays()), s.r.choice(whole), s.new_name()
    at = f"{index} % {s.shape(name)[0]}"
    value = expression(s, (*s.shape(index), *s.shape(name)[1:]), 1)
    lines = [f"{out} = {name}[{at}]", f"{out} = np.take({name}, {at}, axis=0)",
             f"{name}[{at}] = {value}", f"np.add.at({name}, {at}, {value})"]  # fmt: skip
    return s.add(s.r.choice(lines), binds=[out])


def other_kind(s: Scope) -> bool:
    """The real part or the size of complex numbers; complex numbers of real ones."""
    name = s.new_name()
    forms = REAL_PARTS if s.kind == "c" else COMPLEX_FORMS
    source, other = a_source(s), a_source(s)
    form = s.r.choice(forms)
    return s.add(
        f"{name} = {form.format(source, source if s.kind == 'c' else other)}", binds=[name]
    )


def a_shape(s: Scope) -> tuple[int, ...]:
    return s.shape(s.r.choice(s.arrays()))


def a_source(s: Scope) -> str:
    names = s.arrays()
    if s.r.random() < 0.75:
        return s.r.choice(names)
    text = atom(s, s.shape(s.r.choice(names)))
    return text if text[0].isalpha() else s.r.choice(names)
