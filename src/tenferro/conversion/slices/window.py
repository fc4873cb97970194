"""An array some of whose axes have a length that is traced."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from tenferro import numpy as tnp
from tenferro.conversion.basics.errors import NotConvertibleError, condition
from tenferro.conversion.slices.runs import Run, elements, is_dynamic, whole
from tenferro.conversion.slices.sources import (
    EVERY,
    Source,
    Stored,
    block,
    flipped,
    part_of,
    strided,
    transposed,
)
from tenferro.conversion.slices.sums import difference, is_least, number
from tenferro.tensor import Array
from tenferro.tensor.views import refuse_writes
from tenferro.trace import Trace, current_trace

Runs = tuple[Run | None, ...]


_READING = frozenset(
    "argsort clip diagonal flat flatten item nonzero ravel repeat reshape round squeeze swapaxes "
    "take tolist trace".split()
)
"""Further attributes of arrays whose lengths are known."""


class Window:
    """A slice with traced bounds, or what is computed from such slices.

    Its values are those of a source, whose axes have known lengths; a run says which positions of
    an axis belong to it. None is an axis that does so as a whole.
    """

    __slots__ = ("runs", "source")
    __array_ufunc__ = None
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, source: Source, runs: Runs) -> None:
        self.source, self.runs = source, runs

    @property
    def everywhere(self) -> Any:
        """The values at all positions, as they are now."""
        return self.source.read()

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.runs)

    @property
    def dtype(self) -> Any:
        """The dtype."""
        return self.everywhere.dtype

    @property
    def shape(self) -> tuple[Any, ...]:
        """The lengths, some of which are traced."""
        lengths = self.everywhere.shape
        return tuple(n if r is None else r.size for r, n in zip(self.runs, lengths, strict=True))

    @property
    def size(self) -> Any:
        """The number of elements."""
        total: Any = 1
        for n in self.shape:
            total = total * n
        return total

    @property
    def T(self) -> Window:  # noqa: N802
        """The axes in reverse order."""
        return self.transposed(tuple(reversed(range(self.ndim))))

    def transposed(self, axes: tuple[int, ...]) -> Window:
        """The axes in another order."""
        return Window(transposed(self.source, axes), tuple(self.runs[i] for i in axes))

    def flipped(self, axes: tuple[int, ...]) -> Window:
        """Backward along axes."""
        whole_axes = tuple(i for i in axes if self.runs[i] is None)
        runs = tuple(
            r.part(0, r.size, backward=True) if r is not None and i in axes else r
            for i, r in enumerate(self.runs)
        )
        source = flipped(self.source, whole_axes) if whole_axes else self.source
        return Window(source, runs)

    def copy(self) -> Any:
        """The same values, which no write to the array changes."""
        return Window(Stored(tnp.array(self.everywhere)), self.runs).plain()

    def plain(self) -> Any:
        """An array, if all lengths are known and it is stored or a view of what is."""
        is_known = not any(self.runs) and (not self.runs or isinstance(self.source, Stored))
        return self.everywhere if is_known else self

    def fixed(self) -> Any:
        """The values as an array that is not written to, if all lengths are known."""
        values = self.everywhere.alias()
        if values.ndim:
            message = "a view of a slice with traced bounds is written to; use a copy"
            refuse_writes(values, (), message)
        return values

    def __getattr__(self, name: str) -> Any:
        if name in _READING and not any(self.runs):
            return getattr(self.fixed(), name)
        raise AttributeError(f"a slice with traced bounds has no attribute {name!r}")

    def mask(self, axes: tuple[int, ...] | None = None) -> Any:
        """Which positions belong to it along axes (all by default); None for every one."""
        chosen = range(self.ndim) if axes is None else axes
        runs = [r if i in chosen else None for i, r in enumerate(self.runs)]
        return mask_of(self.everywhere.shape, runs)

    def filled(self, value: Any, axes: tuple[int, ...] | None = None) -> Any:
        """The values, with another one where a position does not belong to it."""
        mask, data = self.mask(axes), self.everywhere
        return data if mask is None else tnp.where(mask, data, tnp.asarray(value, data.dtype))

    def view(self, index: Any) -> Window:
        """The part of it at an index."""
        items = list(index) if isinstance(index, tuple) else [index]
        axes = sum(x is not None and x is not Ellipsis for x in items)
        if Ellipsis not in [x for x in items if not isinstance(x, Array | np.ndarray)]:
            items.append(Ellipsis)
        if axes > self.ndim:
            raise IndexError(
                f"too many indices for array: array is {self.ndim}-dimensional, but {axes} were "
                "indexed"
            )
        place = next(i for i, x in enumerate(items) if x is Ellipsis)
        items[place : place + 1] = [EVERY] * (self.ndim - axes)
        return _indexed(self, items)

    def __getitem__(self, index: Any) -> Any:
        return self.view(index).plain()

    def __len__(self) -> NoReturn:
        refuse("its length is used as a number")

    def __iter__(self) -> NoReturn:
        refuse("its elements are iterated")

    def __bool__(self) -> NoReturn:
        raise ValueError(
            "The truth value of an array with more than one element is ambiguous. "
            "Use a.any() or a.all()"
        )

    def __array__(self, *_: Any, **__: Any) -> NoReturn:
        refuse("a function needs its elements")


def refuse(what: str) -> NoReturn:
    """Raise NotConvertibleError for something that slices with traced bounds do not have."""
    raise NotConvertibleError(f"a slice has bounds that change from step to step, and {what}")


def mask_of(lengths: tuple[Any, ...], runs: Any) -> Any:
    """Which positions of axes of these lengths belong to runs; None for every one."""
    mask = None
    for axis, (n, run) in enumerate(zip(lengths, runs, strict=True)):
        if run is None:
            continue
        positions = tnp.arange(n).reshape([-1 if i == axis else 1 for i in range(len(lengths))])
        tests = [positions >= run.low] if difference(run.low, 0) != 0 else []
        tests += [positions < run.end] if difference(run.end, n) != 0 else []
        for test in tests:
            mask = test if mask is None else mask & test
    return mask


def _indexed(x: Window, items: list[Any]) -> Window:
    """The part at an index with an item for each axis; None is a new axis."""
    source, runs, picks = x.source, list[Run | None](), list[Any]()
    pending: list[tuple[int, slice]] = []
    axis = 0
    lengths = x.everywhere.shape
    is_only = sum(not (item is None or isinstance(item, slice)) for item in items) == 1
    is_array = False
    for item in items:
        if item is None:
            picks.append(None)
            runs.append(None)
            continue
        run, n = x.runs[axis], lengths[axis]
        axis += 1
        if not isinstance(item, slice):
            is_array = is_only and _axes_of_positions(item) > 0
            if is_array:
                runs += [None] * _axes_of_positions(item)
            else:
                _check_position(item)
            picks.append(item if run is None else _position(run, item))
            continue
        if item != EVERY and (run is not None or is_dynamic(item)):
            pending.append((len(runs), item))
            item = EVERY
            run = Run(0, n) if run is None else run
        picks.append(item)
        runs.append(run)
    if is_array:
        source = part_of(source, tuple(picks))
    elif not all(isinstance(p, slice) and p == EVERY for p in picks):
        source = source.at(tuple(picks))
    for i, part in pending:
        source, runs[i] = _sliced(source, i, runs[i], part)
    return Window(source, tuple(runs))


def _sliced(source: Source, axis: int, run: Any, part: slice) -> tuple[Source, Run | None]:
    """A slice of a run; None for its run if its length is known."""
    start, size, step = elements(part, run.size)
    known = difference(size, 0)
    if step == 1 and known and not run.backward:
        return block(source, source.read().shape, axis, run.low + start, known), None
    if step == 1:
        return source, run.part(start, size, backward=False)
    if step == -1:
        return source, run.part(start + 1 - size, size, backward=True)
    inner = -step if run.backward else step
    return strided(source, axis, run.at(start), size, inner), Run(0, size)


def _axes_of_positions(item: Any) -> int:
    """The number of axes of an array of positions; 0 for anything else."""
    array = np.asarray(item) if isinstance(item, list) else item
    is_array = isinstance(array, Array | np.ndarray) and array.dtype.kind in "iu"
    return array.ndim if is_array else 0


def _check_position(item: Any) -> None:
    """Refuse what is not one position."""
    is_array = isinstance(item, Array) and not item.ndim and item.dtype.kind in "iu"
    if isinstance(item, bool) or not (isinstance(item, int | np.integer) or is_array):
        refuse(
            f"is indexed by {type(item).__name__} beside them; index in two steps, as in "
            "x[positions][:, :n]"
        )


_OUTSIDE = "index is out of bounds for the slice"


def _position(run: Run, item: Any) -> Any:
    """The position of an element or of several, which is checked when the program runs."""
    trace = current_trace.get()
    assert isinstance(trace, Trace)
    if _axes_of_positions(item):
        k = tnp.asarray(item, "int64")
        k = tnp.where(k < 0, k + run.size, k)
        condition(trace, tnp.all((k >= 0) & (k < run.size)), _OUTSIDE, "IndexError")
        return run.at(k)
    k = whole(item)
    if is_least(k, -1):
        k = k + run.size
    elif not is_least(0, k):
        k = number(tnp.where(k < 0, k + run.size, k))
    for low, high in ((0, k), (k + 1, run.size)):
        if not is_least(low, high):
            condition(trace, tnp.less_equal(low, high), _OUTSIDE, "IndexError")
    return run.at(k)
