"""A list while a loop is traced: its elements are those of arrays, one for each leaf."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, NoReturn

import numpy as np

from tenferro import numpy as tnp
from tenferro.conversion.basics.containers import Contents, containers_in
from tenferro.conversion.basics.errors import NotConvertibleError, condition
from tenferro.conversion.lists.elements import Again, Kinds, kinds_of
from tenferro.conversion.slices import Window
from tenferro.conversion.slices.runs import Run, whole
from tenferro.conversion.slices.sources import Stored
from tenferro.conversion.slices.sums import is_least, number
from tenferro.pytree import flatten, unflatten
from tenferro.tensor import Array
from tenferro.tensor.views import refuse_writes, root_of
from tenferro.trace import Trace, current_trace


@dataclass
class Growth:
    """What the step of a loop that is traced does to lists that are arrays.

    How many elements it may append to each, and the arrays, lists and dictionaries that become
    elements, as they are then.
    """

    counts: dict[Any, int] = field(default_factory=dict)
    stored: list[tuple[Any, Any]] = field(default_factory=list)
    containers: list[Contents] = field(default_factory=list)

    def store(self, element: Any) -> None:
        """Note the arrays of an element."""
        roots = (root_of(x) for x in flatten(element)[0] if isinstance(x, Array) and x.ndim)
        self.stored += [(root, _denoted(root)) for root in roots]
        self.containers += map(Contents, containers_in(element).values())

    def check(self) -> None:
        """Raise NotConvertibleError if an array was written to after it became an element."""
        if any(_denoted(root) != before for root, before in self.stored):
            raise NotConvertibleError(
                "an array is written to after it became an element of a list; use a copy"
            )
        if any(before.changed() for before in self.containers):
            raise NotConvertibleError(
                "a list or a dictionary changes after it became an element of a list; use a copy"
            )


def _denoted(x: Any) -> Any:
    return getattr(x, "id", None)


growth: ContextVar[Growth | None] = ContextVar("tenferro_growth", default=None)
"""Of the innermost loop that is traced."""


_REFUSED = (
    "an array in a list is written to in a loop that reads or changes the list at traced "
    "positions; replace the element by a new array"
)


class Buffers:
    """The arrays of a list, of lists of lists of one length: an axis for each level.

    The first `count` rows are elements.
    """

    def __init__(
        self, source: list[Any], kinds: Kinds | None, shape: tuple[int, ...], room: int
    ) -> None:
        self.source, self.kinds = source, kinds
        self.lengths = shape[1:]
        self.count: Any = shape[0]
        self.around = growth.get()
        """Of the loop whose step made them; that step or a loop in it makes room."""
        self.steps, self.wanted = 0, room
        """How many elements the next loop may append at least."""
        self.most = shape[0]
        """The most elements that there are."""
        self.is_set = False
        """Whether elements were replaced."""
        elements = [flatten(x)[0] for x in _elements(source, len(shape))]
        every = (x for leaves in elements for x in leaves)
        self.roots = [root_of(x) for x in every if isinstance(x, Array) and x.ndim]
        self.arrays = [
            _array([leaves[i] for leaves in elements], kind, shape, room)
            for i, kind in enumerate(kinds.leaves if kinds else ())
        ]

    @property
    def room(self) -> int:
        """For how many further elements there is room."""
        return int(self.arrays[0].shape[0]) - self.most if self.arrays else 0

    def widen(self, room: int) -> None:
        """Make room for further elements."""
        if room > self.room:
            self.arrays = [_widened(a, room - self.room) for a in self.arrays]

    def reserve(self, number: int) -> None:
        """A loop appended so many elements at most: Again if there is no room for them."""
        if number > self.room:
            self.wanted = number
            raise Again(self)
        self.most += number

    def read(self, index: tuple[Any, ...]) -> Any:
        """The element at an index."""
        if self.kinds is None:
            raise NotConvertibleError("an empty list is read")
        pairs = zip(self.arrays, self.kinds.leaves, strict=True)
        leaves = [k.loaded(a[index]) for a, k in pairs]
        for x in leaves:
            if isinstance(x, Array) and x.ndim:
                refuse_writes(x, (), _REFUSED)
        return unflatten(self.kinds.spec, leaves)

    def write(self, index: tuple[Any, ...], value: Any) -> None:
        """Replace an element, or a list of elements."""
        levels = 1 + len(self.lengths) - len(index)
        elements = _elements(value, levels)
        expected = self.lengths[len(self.lengths) - levels :] if levels else ()
        if _shape(value, levels) != expected:
            raise NotConvertibleError("a list in a list changes its length")
        kinds = kinds_of(elements, self.kinds)
        if kinds != self.kinds:
            self.kinds = kinds
            raise Again(self)
        noted = growth.get()
        if noted is not None:
            noted.store(elements)
        leaves = [flatten(x)[0] for x in elements]
        for i, (array, kind) in enumerate(zip(self.arrays, kinds.leaves, strict=True)):
            array[index] = _array([x[i] for x in leaves], kind, expected, 0)


class ListView:
    """A list, or a list in a list, whose elements are in arrays."""

    __slots__ = ("buffers", "index")
    __array_ufunc__ = None
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, buffers: Buffers, index: tuple[Any, ...] = ()) -> None:
        self.buffers, self.index = buffers, index

    @property
    def length(self) -> Any:
        """The number of elements, which may be traced."""
        b = self.buffers
        return b.lengths[len(self.index) - 1] if self.index else b.count

    def __getitem__(self, k: Any) -> Any:
        index = (*self.index, self._position(k))
        b = self.buffers
        return ListView(b, index) if len(index) <= len(b.lengths) else b.read(index)

    def __setitem__(self, k: Any, value: Any) -> None:
        self.buffers.is_set = True
        self.buffers.write((*self.index, self._position(k)), value)

    def append(self, value: Any) -> None:
        """Add an element at the end."""
        b = self.buffers
        if self.index:
            raise NotConvertibleError("a list in a list grows")
        noted = growth.get()
        if noted is None or noted is b.around:
            b.widen(1)
            b.most += 1
        else:
            count = noted.counts[b] = noted.counts.get(b, 0) + 1
            if count > b.room:
                b.kinds, b.wanted = b.kinds or kinds_of([value]), max(count, b.steps)
                raise Again(b)
        b.write((b.count,), value)
        b.count = b.count + 1

    def pop(self) -> Any:
        """Remove the last element."""
        if self.index:
            raise NotConvertibleError("a list in a list shrinks")
        last = self[-1]
        self.buffers.is_set = True
        self.buffers.count = self.buffers.count - 1
        return last

    def _position(self, k: Any) -> Any:
        """The position of an element, whose number is checked when the program runs."""
        if isinstance(k, slice) or not (isinstance(k, int | np.integer | Array)):
            raise NotConvertibleError("a list is sliced whose elements are at traced positions")
        k, n = whole(k), self.length
        b = self.buffers
        if b.arrays and isinstance(n, int) and n == b.arrays[0].shape[len(self.index)]:
            return k  # indexing of the array checks it
        if is_least(k, -1):
            k = k + n
        elif not is_least(0, k):
            k = number(tnp.where(k < 0, k + n, k))
        for low, high in ((0, k), (k + 1, n)):
            if isinstance(low, int) and isinstance(high, int) and low > high:
                raise IndexError("list index out of range")
            if not is_least(low, high):
                trace = current_trace.get()
                assert isinstance(trace, Trace)
                holds = tnp.less_equal(low, high)
                condition(trace, holds, "list index out of range", "IndexError")
        return k

    def __len__(self) -> int:
        if not isinstance(self.length, int):
            raise NotConvertibleError(
                "the length of a list is traced; a comprehension needs it as a number, and so do "
                "functions of Python other than len, sum, min and max. Use a `for` statement, or "
                "np.array(list)"
            )
        return self.length

    def __bool__(self) -> bool:
        return len(self) > 0

    def __iter__(self) -> Iterator[Any]:
        return (self[k] for k in range(len(self)))

    def __array__(self, *_: Any, **__: Any) -> NoReturn:
        raise NotConvertibleError("a function needs the elements of a list at traced positions")

    def as_array(self) -> Any:
        """What NumPy's functions take it as: an array, or a slice of one."""
        b = self.buffers
        if len(b.arrays) > 1:
            raise NotConvertibleError("a list of several arrays is used as an array")
        values = b.arrays[0].alias()
        if self.index:
            return values[self.index]
        if isinstance(b.count, int):
            return values[: b.count]
        return Window(Stored(values), (Run(0, b.count), *[None] * (values.ndim - 1)))

    def restore(self) -> bool:
        """Put the elements into the list that this represents; False if their number is traced."""
        b = self.buffers
        if not isinstance(b.count, int):
            return False
        first = 0 if b.is_set else len(b.source)
        b.source[first:] = [_restored(self[k], b.source, k) for k in range(first, b.count)]
        return True


def _restored(x: Any, source: list[Any], k: int) -> Any:
    """An element; a list in the list remains the same object."""
    if not isinstance(x, ListView):
        return x
    old: list[Any] = source[k] if k < len(source) else []
    old[:] = [_restored(y, old, i) for i, y in enumerate(x)]
    return old


def view_of(source: list[Any], known: Kinds | None, room: int) -> ListView | None:
    """A list as arrays with room for further elements; None if its elements differ."""
    depth, level = 1, source
    rows = [source]
    while level and all(isinstance(x, list) and x for x in level):
        depth, rows = depth + 1, [*rows, *level]
        level = [y for x in level for y in x]
    if len({id(row) for row in rows}) < len(rows):
        return None  # the same list twice
    try:
        shape = _shape(source, depth)
        kinds = kinds_of(_elements(source, depth), known) if source else known
        return ListView(Buffers(source, kinds, shape, room))
    except NotConvertibleError:
        return None


def _shape(source: Any, depth: int) -> tuple[int, ...]:
    """The lengths of lists of lists, which must be the same on each level."""
    shape = []
    level = [source]
    for _ in range(depth):
        lengths = {len(x) if isinstance(x, list | ListView) else -1 for x in level}
        if len(lengths) != 1 or -1 in lengths:
            raise NotConvertibleError("the lists in a list have several lengths")
        shape.append(lengths.pop())
        level = [y for x in level for y in x]
    return tuple(shape)


def _elements(source: Any, depth: int) -> list[Any]:
    level = [source]
    for _ in range(depth):
        if not all(isinstance(x, list | ListView) for x in level):
            raise NotConvertibleError("an element of a list of lists is not a list")
        level = [y for x in level for y in x]
    return level


def _array(leaves: Sequence[Any], kind: Any, shape: tuple[int, ...], room: int) -> Any:
    """An array of leaves, with zeros for so many further elements."""
    if all(isinstance(x, bool | int | float | complex) for x in leaves):
        values = tnp.array(np.array(leaves, kind.dtype))
    else:
        values = tnp.stack([kind.stored(x) for x in leaves])
    values = tnp.reshape(values, (*shape, *kind.shape))
    return _widened(values, room) if room else values


def _widened(array: Any, room: int) -> Any:
    return tnp.concatenate([array, tnp.zeros((room, *array.shape[1:]), array.dtype)])
