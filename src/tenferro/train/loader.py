"""Batches of arrays in an order that follows from a key and the number of the epoch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any, Generic

import numpy as np

from tenferro import pytree
from tenferro.ops.base import refuse
from tenferro.random import fold_in, permutation

__all__ = ["Loader"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Batch = TypeVar("Batch", default=Any)
else:
    from typing import TypeVar

    Batch = TypeVar("Batch")


@dataclass(frozen=True)
class Loader(Generic[Batch]):
    """Batches of a pytree of arrays along their first axis, which has one size for all of them.

    With a key, each epoch has a separate order, which follows from the key and the number of the
    epoch: `loader.epoch(3)` returns the same batches at any time, so training can be resumed.
    Without a key, rows keep their order. The last batch of an epoch may be smaller, unless
    `drop_last` leaves it out. Arrays are indexed batch by batch, so `numpy.memmap` reads only the
    rows of a batch. Raises ValueError for arrays of different lengths, and for a batch size below 1
    or above the length.

    >>> import numpy as np
    >>> import tenferro as te
    >>> loader = te.train.Loader({"x": np.arange(5.0)}, batch_size=2, key=te.random.key(0))
    >>> len(loader), [batch["x"].tolist() for batch in loader.epoch(0)]
    (3, [[3.0, 2.0], [4.0, 0.0], [1.0]])
    """

    data: Batch
    batch_size: int
    key: np.ndarray[Any, Any] | None = None
    drop_last: bool = False

    def __post_init__(self) -> None:
        arrays = pytree.leaves(self.data)
        sizes = {np.shape(x)[0] if np.ndim(x) else None for x in arrays}
        if len(sizes) != 1 or None in sizes:
            shapes = [np.shape(x) for x in arrays]
            refuse("Loader", "data", f"of shapes {shapes}", "arrays with an equal first axis")
        if not 1 <= self.batch_size <= self.rows:
            refuse("Loader", "batch_size", self.batch_size, f"an integer from 1 to {self.rows}")

    @property
    def rows(self) -> int:
        """How many rows the arrays have."""
        return int(np.shape(pytree.leaves(self.data)[0])[0])

    def __len__(self) -> int:
        """How many batches an epoch has."""
        return (int if self.drop_last else ceil)(self.rows / self.batch_size)

    def epoch(self, number: int = 0, start: int = 0) -> Iterator[Batch]:
        """The batches of an epoch, from the batch `start` on.

        >>> import numpy as np
        >>> import tenferro as te
        >>> list(te.train.Loader(np.arange(5), batch_size=2).epoch(0, start=1))
        [array([2, 3]), array([4])]
        """
        order = np.arange(self.rows)
        if self.key is not None:
            order = np.asarray(permutation(fold_in(self.key, number), self.rows))
        for i in range(start, len(self)):
            rows = order[i * self.batch_size : (i + 1) * self.batch_size]
            yield pytree.map(lambda x, rows=rows: x[rows], self.data)
