"""Random numbers as functions of a key: NumPy's methods, in traced programs as well."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from math import pi, prod
from typing import Any

import numpy as np
import optree

from tenferro import numpy as xp
from tenferro.numpy.choosing import where
from tenferro.ops.apply import apply
from tenferro.ops.promotion import convert_to
from tenferro.ops.registry import FAMILIES
from tenferro.pytree import NAMESPACE
from tenferro.random import philox
from tenferro.tensor import Dim, aval_of
from tenferro.tensor.dtypes import as_dtype, int64, uint64
from tenferro.trace import Trace, Tracer
from tenferro.transforms.arguments import Arguments, leaf_aval
from tenferro.transforms.tracing import in_trace, repeated, results, trace_call

_KEY = aval_of((2,), uint64)
_FOLD, _SPAWN = 1, 2
"""What keys are derived for: the last word of the counter."""
Size = int | Sequence[int] | None


def key(seed: int | Sequence[int]) -> np.ndarray[Any, Any]:
    """The key of a seed: two words of 64 bits, by NumPy's SeedSequence.

    `te.random.Generator(te.random.key(seed))` gives the uniform numbers of
    `np.random.Generator(np.random.Philox(seed))`. Raises what SeedSequence raises for a seed that
    is no nonnegative integer, or sequence of such.

    >>> key(42)
    array([11465652750463011511, 15382171918060459190], dtype=uint64)
    """
    return np.random.SeedSequence(seed).generate_state(2, np.uint64)


class Generator:
    """Random numbers of a key (two words of 64 bits, see `key`), with the methods of NumPy's.

    What is drawn is a function of the key and of how much was drawn before, which is counted as
    the code runs or is traced: successive calls differ, in eager and traced code alike. Uniform
    numbers and integers are the same to the last bit whatever the engine; others are functions of
    these. `random` is the stream of `np.random.Generator(np.random.Philox(key=key))`, bit for bit;
    the other distributions are not NumPy's streams. Results are float64, and gradients flow through
    locations and scales.

    The key is an argument like any other: make the generator where it is used, in the function that
    is compiled or mapped, or in the step of a loop, of a key that comes in. A generator is a pytree
    and may be carried through a loop, which goes on at the next block of four words. One that was
    made outside of such a function is refused in it, as every call or step would draw the same.

    Raises TypeError for a key that is not two words.

    >>> import tenferro as te
    >>> rng = te.random.Generator(te.random.key(0))
    >>> rng.random(2)
    array([0.01406704, 0.25776725])
    """

    def __init__(self, key: Any) -> None:
        aval = leaf_aval("Generator: the key", key)
        if aval != _KEY:
            raise TypeError(f"Generator: the key is {aval!r}, expected {_KEY!r}: te.random.key(0)")
        self._start(key, np.uint64(0))

    def _start(self, key: Any, block: Any) -> None:
        self._key, self._block = key, block
        self._words = self._children = 0
        self._made_in = repeated.get()

    def __repr__(self) -> str:
        return f"Generator({self._key!r}, {self._words} words drawn)"

    def _check_place(self) -> None:
        here = repeated.get()
        if here[: len(self._made_in)] == self._made_in and len(here) > len(self._made_in):
            raise ValueError(
                f"{here[len(self._made_in)].label}: a generator that was made outside is used "
                "inside, and every call or step would draw the same numbers; make it inside of a "
                "key that is an argument, or of rng.fold_in(i), or carry it through the loop"
            )

    def _computed(self, function: Callable[..., Any], *parameters: Any) -> Any:
        """A function of the key, the block and parameters, computed at once or traced."""
        args = Arguments((self._key, self._block, *parameters))
        avals = args.avals("random")

        def body(trace: Trace) -> Any:
            traced = trace_call(trace, function, args, "random", avals=avals)
            found = results(trace, traced.outputs, traced.input_ids, args.leaves)
            return traced.out_tree.unflatten(found)

        return in_trace("random", body)

    def _draw(
        self,
        make: Callable[..., Any],
        count: Callable[[int], int],
        shape: tuple[int, ...],
        *parameters: Any,
    ) -> Any:
        """What `make(words, *parameters)` gives, of as many words as `count` says."""
        self._check_place()
        n = count(prod(shape))
        first, self._words = self._words, self._words + n

        def drawn(key: Any, block: Any, *values: Any) -> Any:
            return make(philox.words(key, block, first, n), *values)

        return self._computed(drawn, *parameters)

    def fold_in(self, index: Any) -> Generator:
        """The generator of another key, made of this one's and an integer, which may be traced.

        It does not depend on what was drawn. Raises TypeError for what is no integer.

        >>> rng = Generator(key(0))
        >>> rng.fold_in(1).random() != rng.fold_in(2).random()
        np.True_
        """
        aval = leaf_aval("fold_in: the index", index)
        if aval.shape or aval.dtype.kind not in "iu":
            raise TypeError(f"fold_in: the index is {aval!r}, expected one integer")
        return Generator(self._derived(index, _FOLD))

    def spawn(self, n_children: int) -> list[Generator]:
        """Independent generators; further calls give others.

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

    def _derived(self, index: Any, purpose: int) -> Any:
        def made(key: Any, block: Any, index: Any) -> Any:
            return philox.derived_key(key, convert_to(index, uint64) ^ block, purpose)

        return self._computed(made, index if isinstance(index, Tracer) else np.int64(index))

    def random(self, size: Size = None) -> Any:
        """Uniform numbers in [0, 1): NumPy's, bit for bit.

        >>> rng = np.random.Generator(np.random.Philox(key=key(3)))
        >>> np.array_equal(Generator(key(3)).random(9), rng.random(9))
        True
        """
        shape = _shape("random", size)
        return self._draw(lambda bits: _formed(philox.fractions(bits), shape), _same, shape)

    def uniform(self, low: Any = 0.0, high: Any = 1.0, size: Size = None) -> Any:
        """Uniform numbers in [low, high)."""
        return self._placed("uniform", philox.fractions, _same, size, low, _minus(high, low))

    def standard_normal(self, size: Size = None) -> Any:
        """Normal numbers with mean 0 and variance 1, by Box and Muller: not NumPy's ziggurat.

        >>> x = Generator(key(0)).standard_normal((1000, 10))
        >>> abs(x.mean()) < 0.05 and abs(x.std() - 1) < 0.05
        np.True_
        """
        return self.normal(size=size)

    def normal(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> Any:
        """Normal numbers with mean `loc` and standard deviation `scale`."""
        return self._placed("normal", _normals, _even, size, loc, scale)

    def standard_exponential(self, size: Size = None) -> Any:
        """Exponential numbers with mean 1."""
        return self.exponential(size=size)

    def exponential(self, scale: Any = 1.0, size: Size = None) -> Any:
        """Exponential numbers with mean `scale`."""
        return self._placed("exponential", _exponentials, _same, size, 0.0, scale)

    def laplace(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> Any:
        """Numbers of density exp(-|x - loc| / scale) / (2 scale)."""

        def standard(bits: Any) -> Any:
            u = philox.fractions(bits)
            lower = xp.log(2 * (u + 2.0**-54))
            return where(u < 0.5, lower, -xp.log(2 * (1 - u)))

        return self._placed("laplace", standard, _same, size, loc, scale)

    def logistic(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> Any:
        """Numbers whose distribution function is 1 / (1 + exp(-(x - loc) / scale))."""

        def standard(bits: Any) -> Any:
            u = philox.fractions(bits) + 2.0**-54
            return xp.log(u) - xp.log1p(-u)

        return self._placed("logistic", standard, _same, size, loc, scale)

    def gumbel(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None) -> Any:
        """Numbers whose distribution function is exp(-exp(-(x - loc) / scale))."""
        return self._placed("gumbel", _gumbels, _same, size, loc, scale)

    def lognormal(self, mean: Any = 0.0, sigma: Any = 1.0, size: Size = None) -> Any:
        """The exponentials of normal numbers."""
        return np.exp(self.normal(mean, sigma, size))

    def integers(
        self,
        low: Any,
        high: Any = None,
        size: Size = None,
        dtype: Any = int64,
        endpoint: bool = False,
    ) -> Any:
        """Integers from `low` to `high - 1` (`high` with `endpoint`), or from 0 to `low - 1`.

        Each is the upper half of a product of a random word and the number of values, whose
        frequencies differ by less than that number times 2⁻⁶⁴. Not NumPy's stream.

        Raises TypeError for bounds that are no integers, ValueError where there is no value.

        >>> rng = Generator(key(0))
        >>> sorted({int(i) for i in rng.integers(1, 6, 100, endpoint=True)})
        [1, 2, 3, 4, 5, 6]
        """
        low, high = (0, low) if high is None else (low, high)
        bounds = [_integer("integers", name, x) for name, x in (("low", low), ("high", high))]
        if not any(isinstance(x, Tracer) for x in bounds):
            first, last = (np.asarray(x) for x in bounds)
            if np.any(first + (not endpoint) > last):
                raise ValueError(f"integers: low is {low} and high {high}, expected low < high")
        shape = _shape("integers", size, *bounds)
        kind = as_dtype(dtype, "integers: dtype")

        def make(bits: Any, first: Any, last: Any) -> Any:
            first, last = (convert_to(x, int64) for x in (first, last))
            count = convert_to(last - first + int(endpoint), uint64)
            words = _formed(bits, shape)
            below = _mul_high(words, xp.broadcast_to(count, shape))
            below = where(count == 0, words, below)  # all of them: 2⁶⁴
            return convert_to(convert_to(below, int64) + first, kind)

        return self._draw(make, _same, shape, *bounds)

    def permutation(self, x: Any, axis: int = 0) -> Any:
        """The numbers from 0 to x - 1, or the slices of an array along an axis, in random order.

        >>> sorted(Generator(key(0)).permutation(5).tolist())
        [0, 1, 2, 3, 4]
        """
        aval = leaf_aval("permutation: x", x)
        n = int(x) if not aval.shape else _known("permutation", aval.shape[axis])
        order = self._draw(xp.argsort, _same, (n,))
        if not aval.shape:
            return order
        return np.take(x, order, axis=axis)

    def choice(
        self, a: Any, size: Size = None, replace: bool = True, p: Any = None, axis: int = 0
    ) -> Any:
        """Slices of an array along an axis, or numbers from 0 to a - 1, drawn at random.

        `p` are their probabilities, whose sum is taken to be 1. Without `replace` none is drawn
        twice: those of the largest log p plus Gumbel's noise, in this order.

        Raises ValueError for probabilities of another length, and for more draws than there are.

        >>> Generator(key(0)).choice(3, 4, p=[0.0, 1.0, 0.0])
        array([1, 1, 1, 1])
        """
        aval = leaf_aval("choice: a", a)
        n = int(a) if not aval.shape else _known("choice", aval.shape[axis])
        shape = _shape("choice", size)
        weights = None if p is None else _probabilities(p, n)
        if replace:
            found = self._with_replacement(n, shape, weights)
        else:
            if prod(shape) > n:
                raise ValueError(f"choice: size is {shape}, but there are {n}; use replace=True")
            found = self._without_replacement(n, shape, weights)
        return found if not aval.shape else np.take(a, found, axis=axis)

    def _with_replacement(self, n: int, shape: tuple[int, ...], p: Any) -> Any:
        if p is None:
            return self.integers(n, size=shape)

        def make(bits: Any, p: Any) -> Any:
            ends = xp.cumsum(p)
            u = philox.fractions(bits) * ends[-1]
            return _formed(xp.minimum(xp.searchsorted(ends, u, side="right"), n - 1), shape)

        return self._draw(make, _same, shape, p)

    def _without_replacement(self, n: int, shape: tuple[int, ...], p: Any) -> Any:
        def make(bits: Any, *p: Any) -> Any:
            order = xp.argsort(-(_gumbels(bits) + xp.log(p[0]))) if p else xp.argsort(bits)
            return _formed(order[: prod(shape)], shape)

        return self._draw(make, lambda _: n, (n,), *(() if p is None else (p,)))

    def _placed(
        self,
        name: str,
        standard: Callable[[Any], Any],
        count: Callable[[int], int],
        size: Size,
        loc: Any,
        scale: Any,
    ) -> Any:
        """`loc` + `scale` times standard numbers, in the shape of all of them."""
        shape = _shape(name, size, loc, scale)

        def make(bits: Any, loc: Any, scale: Any) -> Any:
            return loc + scale * _formed(standard(bits)[: prod(shape)], shape)

        return self._draw(make, count, shape, loc, scale)


def _same(n: int) -> int:
    return n


def _even(n: int) -> int:
    return n + n % 2


def _normals(bits: Any) -> Any:
    """Pairs of a radius and an angle (Box and Muller 1958)."""
    half = bits.shape[0] // 2
    u = philox.fractions(bits)
    radius = xp.sqrt(-2.0 * xp.log1p(-u[:half]))
    angle = 2 * pi * u[half:]
    return xp.concat([radius * xp.cos(angle), radius * xp.sin(angle)])


def _exponentials(bits: Any) -> Any:
    return -xp.log1p(-philox.fractions(bits))


def _gumbels(bits: Any) -> Any:
    return -xp.log(-xp.log(philox.fractions(bits) + 2.0**-54))


def _mul_high(x: Any, y: Any) -> Any:
    return apply(FAMILIES["mul_high"].bind(), x, y)


def _minus(high: Any, low: Any) -> Any:
    return high if isinstance(low, float) and low == 0.0 else high - low


def _formed(x: Any, shape: tuple[int, ...]) -> Any:
    return xp.reshape(x, shape)


def _shape(name: str, size: Size, *parameters: Any) -> tuple[int, ...]:
    """The shape of the result: that of the parameters if no size is given."""
    shapes = [leaf_aval(f"{name}: a parameter", x).shape for x in parameters]
    given: Any = () if size is None else size
    found = tuple(_known(name, n) for n in (given if isinstance(given, tuple | list) else (given,)))
    try:
        wide = np.broadcast_shapes(found, *shapes)
    except ValueError:
        wide = None
    if wide is None or (size is not None and wide != found):
        raise ValueError(f"{name}: size is {size}, but the parameters have shapes {shapes}")
    return tuple(_known(name, n) for n in wide)


def _known(name: str, n: Any) -> int:
    if isinstance(n, Dim):
        raise TypeError(f"{name}: the size is {n}, expected a number that is known while tracing")
    found = operator.index(n)
    if found < 0:
        raise ValueError(f"{name}: size is {found}, expected at least 0")
    return found


def _integer(name: str, what: str, x: Any) -> Any:
    aval = leaf_aval(f"{name}: {what}", x)
    if aval.dtype.kind not in "iu":
        raise TypeError(f"{name}: {what} is {aval!r}, expected integers")
    return x


def _probabilities(p: Any, n: int) -> Any:
    found = p if hasattr(p, "aval") else np.asarray(p, float)
    if found.shape != (n,):
        raise ValueError(f"choice: p has shape {found.shape}, expected ({n},)")
    return found


def _flatten(rng: Generator) -> tuple[list[Any], None, tuple[str, str]]:
    """The key and the block from which on nothing was drawn."""
    used = -(-rng._words // 4)
    block = rng._block + np.uint64(used) if used else rng._block
    return [rng._key, block], None, ("key", "block")


def _unflatten(_: None, parts: Any) -> Generator:
    rng = object.__new__(Generator)
    rng._start(*parts)
    return rng


_node: Any = Generator
optree.register_pytree_node(_node, _flatten, _unflatten, namespace=NAMESPACE)  # type: ignore[arg-type]
