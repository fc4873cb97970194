"""The check: every mode against differences, and modes against one another, order by order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adoracles.checking.library import Differentiation, Function
from adoracles.checking.points import (
    Arrays,
    Point,
    groups,
    matching,
    pairing,
    random_vector,
    real,
    scales,
    split,
)
from adoracles.checking.report import Comparison, GradientError, Mistake, Report
from adoracles.checking.slopes import SAFETY, Line, Slopes, Vector

PROBES = 64
"""How many directions are tried to find the elements that are wrong."""
NOISE = 10.0
"""How many times the largest change that was seen a rounding may change a derivative."""
SHORT = 2.0**-16
DOUBLE = float(np.finfo(float).eps)
MODES = ("forward", "reverse")


def check(
    library: Differentiation,
    f: Function,
    args: Sequence[Any],
    order: int = 2,
    *,
    modes: Sequence[str] = MODES,
    rtol: float | None = None,
    seed: int = 0,
    raises: bool = True,
) -> Report:
    """Check the derivatives that a library computes of a function, up to an order.

    See `tenferro.check_grads` for what is compared. Raises GradientError if one is wrong, unless
    `raises` is False, TypeError if there is nothing to differentiate.
    """
    point = Point.of(library, f, args)
    report = Report(f"{library.name}: {point.function.__name__}")
    accuracy = float(np.sqrt(point.eps)) if rtol is None else rtol
    check_ = _Check(library, report, accuracy, tuple(modes), np.random.default_rng(seed))
    with np.errstate(all="ignore"):
        check_.level(point, (), order)
    if raises and not report.ok:
        raise GradientError(report)
    return report


@dataclass
class _Measured:
    """A derivative along a direction beside the slopes there."""

    direction: Vector
    here: Vector
    tangent: Vector
    slopes: Slopes
    outside: Vector
    bound: Vector
    floor: Vector | float
    line: Line

    def unseen(self, weights: Vector) -> float:
        """Return how much of a weighted sum of the derivative differences cannot see."""
        errors = SAFETY * self.slopes.error + 64 * DOUBLE * abs(self.here) + self.floor
        return float((abs(weights) * np.where(np.isfinite(errors), errors, 0)).sum())

    @property
    def wrong(self) -> NDArray[np.bool_]:
        found: NDArray[np.bool_] = ~(self.outside <= self.bound)
        found &= self.slopes.kind != "undecided"
        return found


@dataclass
class _Check:
    library: Differentiation
    report: Report
    rtol: float
    modes: tuple[str, ...]
    rng: np.random.Generator

    def level(
        self,
        point: Point,
        chain: tuple[str, ...],
        order: int,
        along: Vector | None = None,
    ) -> tuple[_Measured, Callable[[Vector], Arrays] | None]:
        """Check one function and, up to an order, its derivatives as functions."""
        size = scales(point.arrays)
        direction = random_vector(self.rng, len(size)) * size if along is None else along
        refused: list[Exception] = []
        pull = self._supported(chain, "reverse", lambda: point.pullback(point.arrays), refused)
        arrays = self._arrays(point, direction)
        tangent = self._supported(
            chain, "forward", lambda: point.jvp(point.arrays, arrays), refused
        )
        if not chain and pull is None and tangent is None and refused:
            raise refused[0]
        if tangent is not None and not np.isfinite(tangent).all():
            shorter = point.jvp(point.arrays, self._arrays(point, direction * SHORT))
            if np.isfinite(shorter).all():  # it was too large for the dtype
                direction, tangent = direction * SHORT, shorter
        found = len(self.report.mistakes)
        measured = self._measured(point, direction, tangent)
        if not chain:
            point = replace(point, floor=measured.line.rounding())
        if tangent is not None:
            self._forward(point, chain, measured)
        weights = self.rng.uniform(0.5, 1.0, len(measured.here)) * self.rng.choice(
            [-1, 1], len(measured.here)
        )
        if pull is not None:
            self._reverse(point, chain, pull, measured, weights, tangent is not None)
        if not chain and pull is not None and len(self.report.mistakes) == found:
            self._others(point, pull, measured, weights)
        if order > 1 and len(self.report.mistakes) == found:
            self._next(point, chain, order, measured, weights, pull)
        return measured, pull

    def _supported(
        self,
        chain: tuple[str, ...],
        mode: str,
        derivative: Callable[[], Any],
        refused: list[Exception],
    ) -> Any:
        """Return a derivative, None if the mode is not asked for or not supported."""
        transform = self.library.jvp if mode == "forward" else self.library.vjp
        if mode not in self.modes or transform is None:
            return None
        try:
            return derivative()
        except self.library.unsupported as error:
            refused.append(error)
            why = f"{type(error).__name__}: {str(error).strip().partition(chr(10))[0]}"
            self.report.remark(f"{_label(mode, chain)}: not checked, {why}")
            return None

    # -- forward -----------------------------------------------------------------------------

    def _measured(self, point: Point, direction: Vector, tangent: Vector | None) -> _Measured:
        """Measure the slopes along a direction, as long as they disagree with the tangent."""
        arrays = self._arrays(point, direction)
        low = any(x.dtype in (np.float32, np.complex64) for x in point.arrays)
        try:
            line = Line(*point.values_along(arrays, double=True))
        except Exception:
            if not low:
                raise
            line, low = Line(*point.values_along(arrays, double=False)), False
        expected = np.full_like(line.here, np.nan) if tangent is None else tangent
        measured = self._compared(point, line, direction, expected)
        if tangent is None or not measured.wrong.any():
            return measured
        measured.bound += self._noise(point, lambda p: p.jvp(p.arrays, arrays))
        if low and measured.wrong.any():
            own = Line(*point.values_along(arrays, double=False))
            self._own_precision(measured, self._compared(point, own, direction, expected))
        return measured

    def _compared(self, point: Point, line: Line, direction: Vector, tangent: Vector) -> _Measured:
        slopes = line.slopes(tangent, self.rtol)
        outside, bound = slopes.distance(tangent, self.rtol)
        bound = bound + point.floor
        return _Measured(direction, line.here, tangent, slopes, outside, bound, point.floor, line)

    def _own_precision(self, measured: _Measured, own: _Measured) -> None:
        """Accept the slopes of a kink that is there in the arguments' own precision only."""
        kinks = ~np.isin(own.slopes.kind, ("smooth", "undecided")) & ~own.wrong & measured.wrong
        for name in ("left", "right", "lower", "upper", "error", "kind"):
            getattr(measured.slopes, name)[kinks] = getattr(own.slopes, name)[kinks]
        measured.outside[kinks], measured.bound[kinks] = own.outside[kinks], own.bound[kinks]

    def _noise(self, point: Point, derivative: Callable[[Point], Vector]) -> Vector:
        """Return how much a derivative changes if the arguments change by roundings."""
        here = derivative(point)
        worst = np.zeros_like(here)
        for _ in range(4):
            moved = tuple(
                np.asarray(
                    x * (1 + np.finfo(x.dtype).eps * self.rng.integers(-2, 3, x.shape)), x.dtype
                )
                for x in point.arrays
            )
            change = abs(derivative(replace(point, arrays=moved)) - here)
            same_side = change <= 0.1 * np.max(abs(here), initial=0.0)
            worst = np.fmax(worst, np.where(same_side, change, 0))
        return NOISE * (worst + point.eps * np.where(np.isfinite(here), abs(here), 0))

    def _forward(self, point: Point, chain: tuple[str, ...], measured: _Measured) -> None:
        label = _label("forward", chain)
        if measured.wrong.any():
            self._blame(
                measured.direction,
                lambda part: self._mistakes(label, point, self._along(point, part)),
            )
            return
        self._agreed(label, "differences", measured)
        self._remark(label, point, chain, measured)

    def _along(self, point: Point, direction: Vector) -> _Measured:
        """Measure forward mode along a direction."""
        tangent = point.jvp(point.arrays, self._arrays(point, direction))
        return self._measured(point, direction, tangent)

    def _mistakes(self, label: str, point: Point, measured: _Measured) -> list[Mistake]:
        """Return the mistakes of forward mode along a direction."""
        size = _length(measured.direction)
        where = self._direction_name(point, measured.direction)
        return [
            Mistake(
                label,
                f"{self._output(point, int(i))} by {where}",
                measured.tangent[i] / size,
                _expected(measured.slopes, int(i), size),
                measured.outside[i] / abs(size),
            )
            for i in np.flatnonzero(measured.wrong)
        ]

    def _agreed(self, label: str, method: str, measured: _Measured) -> None:
        decided = np.isfinite(measured.tangent) & (measured.slopes.kind != "undecided")
        size = max(np.max(abs(x[decided]), initial=0.0) for x in (measured.tangent, measured.here))
        size = size or 1.0
        worst = np.max(measured.outside[decided], initial=0.0) / size
        estimate = np.max(measured.slopes.error[decided], initial=0.0) / size
        numbers = int(decided.sum())
        self.report.compared(Comparison(label, method, numbers, worst, estimate))

    def _remark(
        self, label: str, point: Point, chain: tuple[str, ...], measured: _Measured
    ) -> None:
        """Say where the function is not differentiable, and what could not be decided."""
        kind = measured.slopes.kind
        if undecided := int((kind == "undecided").sum()):
            self.report.remark(
                f"{label}: {undecided} of {len(kind)} numbers are too noisy, too large or not "
                "finite nearby: differences cannot decide"
            )
        if np.isin(kind, ("smooth", "undecided")).all():
            return
        alone = []
        if not chain and np.isin(kind, ("kink", "jump", "infinite")).any():
            alone = [abs(measured.direction), *_elements(measured.direction)]
        parts = [self._along(point, part) for part in alone]
        wrong = [m for part in parts for m in self._mistakes(label, point, part)]
        self.report.mistakes += wrong
        texts = [text for part in parts[1:] for text in self._kinks(label, point, part)]
        self.report.remark(*(texts or self._kinks(label, point, measured)))

    def _kinks(self, label: str, point: Point, measured: _Measured) -> list[str]:
        by = self._direction_name(point, measured.direction)
        size = _length(measured.direction)
        return [
            f"{label}, {self._output(point, int(i))} by {by}: {_kink(measured, int(i), size)}"
            for i in np.flatnonzero(~np.isin(measured.slopes.kind, ("smooth", "undecided")))
        ]

    # -- reverse -----------------------------------------------------------------------------

    def _reverse(
        self,
        point: Point,
        chain: tuple[str, ...],
        pull: Callable[[Vector], Arrays],
        measured: _Measured,
        weights: Vector,
        with_forward: bool,
    ) -> None:
        """Compare the reverse derivative with the forward one, or else with differences."""
        label = _label("reverse", chain)
        usable = (
            np.isfinite(measured.tangent) if with_forward else (measured.slopes.kind == "smooth")
        )
        if with_forward and not usable.all():
            self.report.remark(f"{label}: not checked, as forward mode is not finite")
            return
        slopes = measured.slopes
        trusted = usable & (abs(slopes.lower) > 100 * slopes.error)
        sizes = abs(weights * slopes.lower)
        sizes = np.where(trusted, sizes, np.max(sizes[trusted], initial=0.0))
        for group in groups(sizes):
            chosen = np.where(group & usable, weights, 0.0)
            back = pull(chosen)
            if self._pairs(label, point, back, chosen, measured, with_forward):
                continue
            unpaired = partial(self._unpaired, label, point, back, chosen, with_forward)
            self._blame(measured.direction, unpaired)
            return

    def _sides(
        self, point: Point, back: Arrays, chosen: Vector, measured: _Measured, with_forward: bool
    ) -> tuple[float, float, float, float]:
        """Return ⟨w, J v⟩ from both modes, how far they are apart, and how far they may be."""
        backward, terms = pairing(back, split(measured.direction, _double(point.arrays)))
        slopes = measured.slopes
        known = chosen != 0
        forward = measured.tangent if with_forward else slopes.lower
        products = chosen[known] * forward[known]
        size = float(abs(products).sum()) + terms
        error = measured.unseen(chosen)
        apart = abs(backward - float(products.sum()))
        if not apart <= self.rtol * size + error:
            error += self._sides_noise(point, chosen, measured, with_forward)
            error += float(np.sqrt(measured.line.precision())) * size
        kinds = slopes.kind[known]
        decided = np.isfinite(slopes.lower[known] + slopes.upper[known]).all()
        if (
            with_forward
            and not apart <= self.rtol * size + error
            and decided
            and np.any(kinds != "smooth")
        ):
            ends = chosen[known] * slopes.lower[known], chosen[known] * slopes.upper[known]
            lower, upper = np.minimum(*ends).sum(), np.maximum(*ends).sum()
            apart = max(lower - backward, backward - upper, 0.0)  # another subgradient
        return backward, float(products.sum()), apart, self.rtol * size + error

    def _sides_noise(
        self, point: Point, chosen: Vector, measured: _Measured, with_forward: bool
    ) -> float:
        arrays = self._arrays(point, measured.direction)
        moves = split(measured.direction, _double(point.arrays))

        def backward(at: Point) -> Vector:
            products = [
                real(a) * real(b)
                for a, b in zip(at.pullback(at.arrays)(chosen), moves, strict=True)
            ]
            return np.concatenate(products)

        noise = float(self._noise(point, backward).sum())
        if with_forward:
            forward = self._noise(point, lambda p: chosen * p.jvp(p.arrays, arrays))
            noise += float(forward.sum())
        return noise

    def _pairs(
        self,
        label: str,
        point: Point,
        back: Arrays,
        chosen: Vector,
        measured: _Measured,
        with_forward: bool,
    ) -> bool:
        backward, forward, apart, bound = self._sides(point, back, chosen, measured, with_forward)
        if not apart <= bound:
            return False
        method = "adjoint identity" if with_forward else "differences"
        size = max(abs(backward), abs(forward)) or 1.0
        numbers = sum(x.size for x in back)
        self.report.compared(Comparison(label, method, numbers, apart / size, 0.0))
        return True

    def _unpaired(
        self,
        label: str,
        point: Point,
        back: Arrays,
        chosen: Vector,
        with_forward: bool,
        direction: Vector,
    ) -> list[Mistake]:
        arrays = self._arrays(point, direction)
        tangent = point.jvp(point.arrays, arrays) if with_forward else None
        measured = self._measured(point, direction, tangent)
        backward, forward, apart, bound = self._sides(point, back, chosen, measured, with_forward)
        if apart <= bound:
            return []
        size = _length(direction)
        where = f"{self._direction_name(point, direction)} (outputs weighted at random)"
        source = "forward mode" if with_forward else "differences"
        expected = f"{forward / size:.10g} from {source}"
        return [Mistake(label, where, backward / size, expected, apart / abs(size))]

    def _others(
        self, point: Point, pull: Callable[[Vector], Arrays], measured: _Measured, weights: Vector
    ) -> None:
        """Check forward and reverse mode along the arguments that contribute little, alone."""
        finite = np.where(np.isfinite(measured.tangent), weights, 0.0)
        back = np.concatenate([real(x) for x in pull(finite)])
        contributions = np.where(np.isfinite(back), back * measured.direction, np.inf)
        for group in groups(contributions)[1:]:
            direction = np.where(group, measured.direction, 0.0)
            arrays = self._arrays(point, direction)
            tangent = (
                point.jvp(point.arrays, arrays) if np.isfinite(measured.tangent).any() else None
            )
            other = self._measured(point, direction, tangent)
            if tangent is not None:
                self._forward(point, (), other)
            self._reverse(point, (), pull, other, weights, tangent is not None)

    # -- higher orders -----------------------------------------------------------------------

    def _next(
        self,
        point: Point,
        chain: tuple[str, ...],
        order: int,
        measured: _Measured,
        weights: Vector,
        pull: Callable[[Vector], Arrays] | None,
    ) -> None:
        """Check the derivatives as functions, along one other direction."""
        direction, size = measured.direction, scales(point.arrays)
        along = random_vector(self.rng, len(direction)) * size
        rounding = 64 * point.eps * np.max(abs(measured.here), initial=0.0)
        forward = reverse = None
        found = len(self.report.mistakes)
        if not np.isnan(measured.tangent).all():
            function = self._forward_function(point, direction)
            inner = point.of_function(
                function, [f"derivative of {n}" for n in point.outputs], rounding
            )
            forward = self.level(inner, ("forward", *chain), order - 1, along)
        if pull is not None:
            function = self._reverse_function(point, weights)
            inner = point.of_function(
                function, [f"gradient by {n}" for n in point.inputs], rounding / size
            )
            reverse = self.level(inner, ("reverse", *chain), order - 1, along)
        both = [x[0] for x in (forward, reverse) if x is not None]
        smooth = all(np.all(x.slopes.kind == "smooth") for x in both)
        if len(self.report.mistakes) == found and reverse is not None and smooth and not chain:
            self._symmetry(direction, weights, forward, reverse)

    def _forward_function(self, point: Point, direction: Vector) -> Function:
        moves = split(direction, _double(point.arrays))
        jvp = self.library.jvp
        assert jvp is not None

        def derivative(*arrays: Any) -> tuple[Any, ...]:
            tangents = [
                self.library.to_array(matching(d, x)) for d, x in zip(moves, arrays, strict=True)
            ]
            return tuple(jvp(point.function, arrays, tuple(tangents))[1])

        return derivative

    def _reverse_function(self, point: Point, weights: Vector) -> Function:
        vjp = self.library.vjp
        assert vjp is not None

        def gradient(*arrays: Any) -> tuple[Any, ...]:
            out, pull = vjp(point.function, *arrays)
            like = [np.zeros(y.shape, matching(np.zeros(()), y).dtype) for y in out]
            cotangents = [self.library.to_array(w) for w in split(weights, like)]
            return tuple(pull(type(out)(cotangents)))

        return gradient

    def _symmetry(
        self,
        direction: Vector,
        weights: Vector,
        forward: tuple[_Measured, Any] | None,
        reverse: tuple[_Measured, Any],
    ) -> None:
        """Compare second orders that are equal: ⟨w, D²f[d, e]⟩ = ⟨d, H e⟩ = ⟨e, H d⟩."""
        (product, pull), unseen = reverse, reverse[0].unseen(direction)
        terms = product.tangent * direction
        found = {}
        if pull is not None:
            gradient = np.concatenate([real(x) for x in pull(direction)])
            found["reverse over reverse"] = gradient * product.direction
        if forward is not None and np.array_equal(forward[0].direction, product.direction):
            found["forward over forward"] = weights * forward[0].tangent
            unseen += forward[0].unseen(weights)
        if not all(np.isfinite(x).all() for x in (terms, *found.values())):
            return
        for name, others in found.items():
            apart = abs(float(others.sum()) - float(terms.sum()))
            size = float(abs(others).sum() + abs(terms).sum())
            method = "symmetry of the second derivative with forward over reverse"
            if not apart <= self.rtol * size + unseen:
                expected = f"{terms.sum():.10g} from forward over reverse"
                self.report.mistakes.append(
                    Mistake(
                        name, "symmetry of the second derivative", others.sum(), expected, apart
                    )
                )
            else:
                comparison = Comparison(name, method, len(others), apart / (size or 1.0), 0.0)
                self.report.compared(comparison)

    # -- where -------------------------------------------------------------------------------

    def _blame(self, direction: Vector, wrong: Callable[[Vector], list[Mistake]]) -> None:
        """Find the elements of the arguments along which a derivative is wrong, by halving."""
        open_ = [np.flatnonzero(direction)]
        found: list[Mistake] = []
        for _ in range(PROBES):
            if not open_:
                break
            places = open_.pop()
            part = np.zeros_like(direction)
            part[places] = direction[places]
            try:
                mistakes = wrong(part)
            except Exception:  # noqa: BLE001 - along a part there may be no derivative
                break
            if mistakes and len(places) > 1:
                half = len(places) // 2
                open_ += [places[half:], places[:half]]
            elif mistakes:
                found += mistakes
        self.report.mistakes += found or wrong(direction)

    def _arrays(self, point: Point, vector: Vector) -> Arrays:
        return split(vector, point.arrays)

    def _output(self, point: Point, component: int) -> str:
        like = [self.library.to_numpy(y) for y in point.function(*point.to_library(point.arrays))]
        return point.place(
            component, like, [f"output{n}" if n[:1] in ("", "[", ".") else n for n in point.outputs]
        )

    def _direction_name(self, point: Point, direction: Vector) -> str:
        places = np.flatnonzero(direction)
        if len(places) == 1:
            return point.place(int(places[0]), point.arrays, point.inputs)
        return "a random direction"


def _label(mode: str, chain: Iterable[str]) -> str:
    return " over ".join((mode, *chain))


def _double(arrays: Sequence[NDArray[Any]]) -> list[NDArray[Any]]:
    return [np.zeros(x.shape, np.complex128 if x.dtype.kind == "c" else np.float64) for x in arrays]


def _elements(direction: Vector) -> list[Vector]:
    """Return the parts of a direction that move one number each; none if there are many."""
    places = np.flatnonzero(direction)
    if len(places) > 16:
        return []
    return [np.where(np.arange(len(direction)) == i, direction, 0.0) for i in places]


def _length(direction: Vector) -> float:
    """Return by how much a single number moves, 1 if there are several."""
    return float(direction.sum()) if np.count_nonzero(direction) == 1 else 1.0


def _expected(slopes: Slopes, i: int, size: float) -> str:
    lower, upper = slopes.lower[i] / size, slopes.upper[i] / size
    error = slopes.error[i] / abs(size)
    if lower == upper:
        return f"{lower:.10g} ± {error:.1g}"
    lower, upper = min(lower, upper), max(lower, upper)
    return f"between {lower:.6g} and {upper:.6g} ({slopes.kind[i]}; ± {error:.1g})"


def _kink(measured: _Measured, i: int, size: float) -> str:
    """Describe a point that is not differentiable, and where the derivative lies there."""
    slopes, derivative = measured.slopes, measured.tangent[i] / size
    kind = slopes.kind[i]
    if kind == "infinite":
        return f"the slope is infinite here; the derivative is {derivative:.6g}"
    left, right = slopes.left[i] / size, slopes.right[i] / size
    if size < 0:
        left, right = right, left
    if kind == "edge":
        side, slope = ("right", right) if np.isfinite(right) else ("left", left)
        return f"values on the {side} only, slope {slope:.6g}; the derivative is {derivative:.6g}"
    near = SAFETY * slopes.error[i] / abs(size) + 1e-6 * max(abs(left), abs(right))
    equal = [n for n, s in (("left", left), ("right", right)) if abs(derivative - s) <= near]
    lies = f"equals the {equal[0]} slope" if equal else "lies between"
    what = "a jump" if kind == "jump" else "not differentiable"
    return (
        f"{what} here, left slope {left:.6g}, right slope {right:.6g}; "
        f"the derivative {derivative:.6g} {lies}"
    )
