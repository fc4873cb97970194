"""A Wiener process as a function of time and a key, by a binary tree of Brownian bridges.

The value in the middle of an interval is normal, with the mean of its ends and a quarter of its
length as variance. The random numbers of a node depend on its place only, so all steps, however
they are chosen, see the same path: J. Gaines and T. Lyons, SIAM J. Appl. Math. 57 (1997), 1455.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.random import Generator
from tenferro.transforms import stop_gradient
from tenferro.transforms.control import scan


class _Node(NamedTuple):
    """An interval with its number in the tree, and the values at its ends."""

    number: Any
    left: Any
    length: Any
    at_left: Any
    at_right: Any


class BrownianPath(NamedTuple):
    """`width` independent processes on [start, end], 0 at the start."""

    generator: Generator
    start: Any
    end: Any
    width: int
    depth: int
    """How often the interval is halved; between the last points the path is a line."""

    def at(self, t: Any) -> Any:
        """The values (width,) at a time. Derivatives treat it as a fixed part of the interval."""
        span = self.end - self.start
        return np.sqrt(np.abs(span)) * stop_gradient(self._unit((t - self.start) / span))

    def _unit(self, part: Any) -> Any:
        """The path on [0, 1]."""

        def halve(node: _Node, _: Any) -> tuple[_Node, None]:
            half = 0.5 * node.length
            mean = 0.5 * (node.at_left + node.at_right)
            middle = mean + 0.5 * np.sqrt(node.length) * self._normal(node.number)
            right = part >= node.left + half
            after = _Node(
                2 * node.number + right.astype(int),
                np.where(right, node.left + half, node.left),
                half,
                np.where(right, middle, node.at_left),
                np.where(right, node.at_right, middle),
            )
            return after, None

        zero = 0.0 * part
        end = self._normal(0)
        root = _Node(zero.astype(int) + 1, zero, zero + 1.0, 0.0 * end + zero, end + zero)
        leaf, _ = scan(halve, root, None, self.depth)
        inside = (part - leaf.left) / leaf.length
        return leaf.at_left + inside * (leaf.at_right - leaf.at_left)

    def _normal(self, number: Any) -> Any:
        return self.generator.fold_in(number).standard_normal((self.width,))
