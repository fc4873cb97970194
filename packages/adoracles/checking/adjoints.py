"""Reverse mode beside forward mode: the adjoint identity."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from adoracles.checking.measuring import Measured, Measuring, double, label_of, length
from adoracles.checking.points import Arrays, Subject, groups, pairing, real, split
from adoracles.checking.report import Comparison, Mistake
from adoracles.checking.slopes import Vector


class Pairing(Measuring):
    """⟨w, J v⟩ = ⟨Jᵀ w, v⟩, for groups of numbers that are similar in size."""

    def _reverse(
        self,
        point: Subject,
        chain: tuple[str, ...],
        pull: Callable[[Vector], Arrays],
        measured: Measured,
        weights: Vector,
        with_forward: bool,
    ) -> None:
        """Compare the reverse derivative with the forward one, or with differences."""
        label = label_of("reverse", chain)
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
            if _overflows(back, chosen, measured):
                self.report.remark(f"{label}: not checked, numbers are too large for the dtype")
                return
            if self._pairs(label, point, back, chosen, measured, with_forward):
                continue
            unpaired = partial(self._unpaired, label, point, back, chosen, with_forward)
            self._blame(measured.direction, unpaired)
            return

    def _sides(
        self, point: Subject, back: Arrays, chosen: Vector, measured: Measured, with_forward: bool
    ) -> tuple[float, float, float, float]:
        """Return ⟨w, J v⟩ from both modes, how far they are apart, and how far they may be."""
        backward, terms = pairing(back, split(measured.direction, double(point.arrays)))
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
        self, point: Subject, chosen: Vector, measured: Measured, with_forward: bool
    ) -> float:
        arrays = self._arrays(point, measured.direction)
        moves = split(measured.direction, double(point.arrays))

        def backward(at: Subject) -> Vector:
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
        point: Subject,
        back: Arrays,
        chosen: Vector,
        measured: Measured,
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
        point: Subject,
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
        size = length(direction)
        where = f"{self._direction_name(point, direction)} (outputs weighted at random)"
        source = "forward mode" if with_forward else "differences"
        expected = f"{forward / size:.10g} from {source}"
        return [Mistake(label, where, backward / size, expected, apart / abs(size))]

    def _others(
        self, point: Subject, pull: Callable[[Vector], Arrays], measured: Measured, weights: Vector
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


def _overflows(back: Arrays, chosen: Vector, measured: Measured) -> bool:
    """Return whether a gradient has no finite numbers that pair as forward mode does."""
    if all(np.isfinite(x).all() for x in back):
        return False
    largest = min(float(np.finfo(x.dtype).max) for x in back)
    forward = float(np.nanmax(abs(chosen * measured.tangent), initial=0.0))
    return bool(forward / largest >= np.max(abs(measured.direction)) / 4)
