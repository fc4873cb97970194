"""Random numbers as functions of a key: NumPy's methods, in traced programs as well."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np
import optree
from numpy.typing import NDArray

from tenferro import numpy as xp
from tenferro.functions.arrays.values import demanded
from tenferro.ops.base import as_array, convert_to
from tenferro.pytree import NAMESPACE
from tenferro.random import standard
from tenferro.random.arguments import (
    Size,
    check_integers,
    known_size,
    probabilities,
    result_shape,
)
from tenferro.random.distributions import Distributions
from tenferro.random.philox import fractions
from tenferro.tensor.dtypes import as_dtype, int64, uint64
from tenferro.transforms.tracing.arguments import leaf_aval

__all__ = ["Generator", "key"]

_FOLD, _SPAWN = 1, 2
"""What keys are derived for: the last word of the counter."""


def key(seed: int | Sequence[int]) -> np.ndarray[Any, Any]:
    """Return the key of a seed: two words of 64 bits, by NumPy's SeedSequence.

    `te.random.Generator(te.random.key(seed))` returns the uniform numbers of
    `np.random.Generator(np.random.Philox(seed))`. Raises TypeError for a seed that is not an
    integer or a sequence of these, ValueError for a negative one.

    >>> key(42)
    array([11465652750463011511, 15382171918060459190], dtype=uint64)
    """
    try:
        return np.random.SeedSequence(seed).generate_state(2, np.uint64)
    except TypeError:
        expected = "an integer, or a sequence of integers"
        raise TypeError(f"key: the seed is {seed!r}, expected {expected}") from None


class Generator(Distributions):
    """A generator of random numbers from a key (two 64-bit words, see `key`), with NumPy's methods.

    The numbers are a function of the key and of the number of previous draws, which is counted
    while the code runs or is traced: successive calls differ, in eager and traced code. Uniform
    numbers and integers are the same in every engine, to the last bit; other distributions are
    functions of these. `random` returns the stream of
    `np.random.Generator(np.random.Philox(key=key))`, bit for bit; the other distributions differ
    from NumPy's streams. Results are float64, and gradients flow through locations and scales.

    The key is an ordinary argument: create the generator from it inside the function that is
    compiled or mapped, or inside the step of a loop. A generator is a pytree and may be a carry of
    a loop, which continues at the next block of four words. Drawing from a generator that was
    created outside such a function raises ValueError, because each call or step would draw the same
    numbers.

    Raises TypeError for a key that is not two words.

    >>> import tenferro as te
    >>> rng = te.random.Generator(te.random.key(0))
    >>> rng.random(2)
    array([0.01406704, 0.25776725])
    """

    def _start(self, key: Any, block: Any) -> None:
        super()._start(key, block)
        self._children = 0

    def fold_in(self, index: Any) -> Generator:
        """Return a generator with a key derived from this key and an integer, which may be traced.

        The result does not depend on previous draws. Raises TypeError for a value that is not an
        integer.

        >>> rng = Generator(key(0))
        >>> rng.fold_in(1).random() != rng.fold_in(2).random()
        np.True_
        """
        aval = leaf_aval("fold_in: the index", index)
        if aval.shape or aval.dtype.kind not in "iu":
            raise TypeError(f"fold_in: the index is {aval!r}, expected one integer")
        return Generator(self._derived(index, _FOLD))

    def spawn(self, n_children: int) -> list[Generator]:
        """Return independent generators; further calls return different ones.

        Raises ValueError for a negative number.

        >>> [a, b], [c] = Generator(key(0)).spawn(2), Generator(key(1)).spawn(1)
        >>> len({float(rng.random()) for rng in (a, b, c)})
        3
        """
        n = operator.index(n_children)
        if n < 0:
            raise ValueError(f"spawn: n_children is {n}, expected at least 0")
        self._check_place()
        first, self._children = self._children, self._children + n
        return [Generator(self._derived(i, _SPAWN)) for i in range(first, first + n)]

    def random(self, size: Size = None) -> NDArray[Any]:
        """Uniform numbers in [0, 1): NumPy's, bit for bit.

        >>> rng = np.random.Generator(np.random.Philox(key=key(3)))
        >>> np.array_equal(Generator(key(3)).random(9), rng.random(9))
        True
        """
        shape = result_shape("random", size)
        return self._draw(lambda words: xp.reshape(fractions(words), shape), shape)

    def uniform(self, low: Any = 0.0, high: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """Uniform numbers in [low, high)."""
        return self._placed("uniform", fractions, size, low, _minus(high, low))

    def standard_normal(self, size: Size = None) -> NDArray[Any]:
        """Normal numbers with mean 0 and variance 1, by the Box–Muller transform.

        >>> x = Generator(key(0)).standard_normal((1000, 10))
        >>> abs(x.mean()) < 0.05 and abs(x.std() - 1) < 0.05
        np.True_
        """
        return self.normal(size=size)

    def normal(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """Normal numbers with mean `loc` and standard deviation `scale`."""
        return self._placed("normal", standard.normals, size, loc, scale, even=True)

    def standard_exponential(self, size: Size = None) -> NDArray[Any]:
        """Exponential numbers with mean 1."""
        return self.exponential(size=size)

    def exponential(self, scale: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """Exponential numbers with mean `scale`."""
        return self._placed("exponential", standard.exponentials, size, 0.0, scale)

    def laplace(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """Laplace numbers with density exp(-|x - loc| / scale) / (2 scale)."""
        return self._placed("laplace", standard.laplaces, size, loc, scale)

    def logistic(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """Logistic numbers with distribution function 1 / (1 + exp(-(x - loc) / scale))."""
        return self._placed("logistic", standard.logistics, size, loc, scale)

    def gumbel(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """Gumbel numbers with distribution function exp(-exp(-(x - loc) / scale))."""
        return self._placed("gumbel", standard.gumbels, size, loc, scale)

    def lognormal(self, mean: Any = 0.0, sigma: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """The exponentials of normal numbers."""
        return np.exp(self.normal(mean, sigma, size))

    def integers(
        self,
        low: Any,
        high: Any = None,
        size: Size = None,
        dtype: Any = int64,
        endpoint: bool = False,
    ) -> NDArray[Any]:
        """Integers from `low` to `high - 1` (`high` with `endpoint`), or from 0 to `low - 1`.

        Each integer is the upper half of the product of a random word and the number of values.
        Frequencies of values differ by less than that number times 2⁻⁶⁴. The numbers differ from
        NumPy's stream. Raises TypeError for bounds that are not integers, ValueError for an empty
        range.

        >>> rng = Generator(key(0))
        >>> sorted({int(i) for i in rng.integers(1, 6, 100, endpoint=True)})
        [1, 2, 3, 4, 5, 6]
        """
        low, high = (0, low) if high is None else (low, high)
        bounds = [check_integers("integers", name, x) for name, x in (("low", low), ("high", high))]
        first, last = (as_array("integers", x) for x in bounds)
        holds = first <= last if endpoint else first < last
        message = f"integers: low is {low} and high {high}, expected low < high"
        bounds[0] = demanded(bounds[0], holds, message)
        shape = result_shape("integers", size, *bounds)
        kind = as_dtype(dtype, "integers: dtype")

        def make(words: Any, first: Any, last: Any) -> Any:
            first, last = (convert_to(x, int64) for x in (first, last))
            count = convert_to(last - first + int(endpoint), uint64)
            return convert_to(
                standard.integers_below(xp.reshape(words, shape), count) + first, kind
            )

        return self._draw(make, shape, *bounds)

    def permutation(self, x: Any, axis: int = 0) -> NDArray[Any]:
        """The numbers from 0 to x - 1, or the slices of an array along an axis, in random order.

        >>> sorted(Generator(key(0)).permutation(5).tolist())
        [0, 1, 2, 3, 4]
        """
        aval = leaf_aval("permutation: x", x)
        n = int(x) if not aval.shape else known_size("permutation", aval.shape[axis])
        order = self._draw(standard.ordered, (n,))
        if not aval.shape:
            return order
        return np.take(x, order, axis=axis)

    def choice(
        self, a: Any, size: Size = None, replace: bool = True, p: Any = None, axis: int = 0
    ) -> NDArray[Any]:
        """Slices of an array along an axis, or numbers from 0 to a - 1, drawn at random.

        `p` contains their probabilities, which are assumed to sum to 1. Without `replace` no
        element is drawn twice: the elements with the largest log p plus Gumbel noise are returned,
        in this order.

        Raises ValueError for probabilities of the wrong length, and for more draws than elements
        without `replace`.

        >>> Generator(key(0)).choice(3, 4, p=[0.0, 1.0, 0.0])
        array([1, 1, 1, 1])
        """
        aval = leaf_aval("choice: a", a)
        n = int(a) if not aval.shape else known_size("choice", aval.shape[axis])
        shape = result_shape("choice", size)
        weights = None if p is None else probabilities(p, n)
        if replace:
            positions = self._with_replacement(n, shape, weights)
        else:
            if prod(shape) > n:
                raise ValueError(f"choice: size is {shape}, but there are {n}; use replace=True")
            positions = self._without_replacement(n, shape, weights)
        return positions if not aval.shape else np.take(a, positions, axis=axis)

    def _with_replacement(self, n: int, shape: tuple[int, ...], weights: Any) -> Any:
        if weights is None:
            return self.integers(n, size=shape)
        return self._draw(
            lambda words, p: xp.reshape(standard.chosen(words, p), shape), shape, weights
        )

    def _without_replacement(self, n: int, shape: tuple[int, ...], weights: Any) -> Any:
        def make(words: Any, *p: Any) -> Any:
            return xp.reshape(standard.ordered(words, *p)[: prod(shape)], shape)

        return self._draw(make, shape, *(() if weights is None else (weights,)), count=n)

    def _placed(
        self,
        name: str,
        numbers: Callable[[Any], Any],
        size: Size,
        loc: Any,
        scale: Any,
        *,
        even: bool = False,
    ) -> Any:
        """`loc` + `scale` times standard numbers (of an even number of words if `even`)."""
        shape = result_shape(name, size, loc, scale)
        n = prod(shape)

        def make(words: Any, loc: Any, scale: Any) -> Any:
            return loc + scale * xp.reshape(numbers(words)[:n], shape)

        return self._draw(make, shape, loc, scale, count=n + n % 2 if even else n)


def _minus(high: Any, low: Any) -> Any:
    return high if isinstance(low, float) and low == 0.0 else high - low


def _flatten(rng: Generator) -> tuple[tuple[Any, Any], None, tuple[str, str]]:
    return rng.state(), None, ("key", "block")


def _unflatten(_: None, parts: Any) -> Generator:
    rng = object.__new__(Generator)
    rng._start(*parts)
    return rng


_node: Any = Generator
optree.register_pytree_node(_node, _flatten, _unflatten, namespace=NAMESPACE)  # type: ignore[arg-type]
