"""The check: every mode against differences, and modes against one another, order by order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from adoracles.checking.adjoints import Pairing
from adoracles.checking.library import Differentiation, Function
from adoracles.checking.measuring import Measured, double, label_of
from adoracles.checking.points import Arrays, Subject, matching, random_vector, real, scales, split
from adoracles.checking.report import Comparison, GradientError, Mistake, Report
from adoracles.checking.slopes import Vector

SHORT = 2.0**-16
"""By how much a direction is shortened that is too long for the dtype."""
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
    point = Subject.of(library, f, args)
    report = Report(f"{library.name}: {point.function.__name__}")
    accuracy = float(np.sqrt(point.eps)) if rtol is None else rtol
    check_ = _Check(library, report, accuracy, tuple(modes), np.random.default_rng(seed))
    with np.errstate(all="ignore"):
        check_.level(point, (), order)
    if raises and not report.ok:
        raise GradientError(report)
    return report


class _Check(Pairing):
    def level(
        self,
        point: Subject,
        chain: tuple[str, ...],
        order: int,
        along: Vector | None = None,
    ) -> tuple[Measured, Callable[[Vector], Arrays] | None]:
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
        """Return a derivative, None if the mode is not requested or not supported."""
        transform = self.library.jvp if mode == "forward" else self.library.vjp
        if mode not in self.modes or transform is None:
            return None
        try:
            return derivative()
        except self.library.unsupported as error:
            refused.append(error)
            why = f"{type(error).__name__}: {str(error).strip().partition(chr(10))[0]}"
            self.report.remark(f"{label_of(mode, chain)}: not checked, {why}")
            return None

    def _next(
        self,
        point: Subject,
        chain: tuple[str, ...],
        order: int,
        measured: Measured,
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

    def _forward_function(self, point: Subject, direction: Vector) -> Function:
        moves = split(direction, double(point.arrays))
        jvp = self.library.jvp
        assert jvp is not None

        def derivative(*arrays: Any) -> tuple[Any, ...]:
            tangents = [
                self.library.to_array(matching(d, x)) for d, x in zip(moves, arrays, strict=True)
            ]
            return tuple(jvp(point.function, arrays, tuple(tangents))[1])

        return derivative

    def _reverse_function(self, point: Subject, weights: Vector) -> Function:
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
        forward: tuple[Measured, Any] | None,
        reverse: tuple[Measured, Any],
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
