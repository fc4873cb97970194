"""The result of a sampler."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, cast, overload

import numpy as np
from numpy.typing import NDArray

from tenferro import pytree
from tenferro.sample import diagnostics
from tenferro.sample.kernels import Info, Tuning

__all__ = ["Samples"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Draws = TypeVar("Draws", default=Any)
else:
    from typing import TypeVar

    Draws = TypeVar("Draws")
Options = ParamSpec("Options")


@dataclass(frozen=True)
class Samples(Generic[Draws]):
    """Draws of chains, and facts about them.

    `draws` is a pytree like the start whose arrays have shape (chains, draws, ...). The facts have
    shape (chains, draws): `log_density` (of the unconstrained vector), `acceptance`, `evaluations`
    (of the density), `diverged`, `energy`, `step_size`. `metric` is what was learned of the
    covariance, for each chain.

    >>> import tenferro as te
    >>> found = te.sample.mala(lambda x: -(x**2), 0.0, te.random.key(1), draws=50, tune=50)
    >>> found.draws.shape, found.step_size.shape
    ((4, 50), (4, 50))
    """

    draws: Draws
    log_density: NDArray[Any]
    acceptance: NDArray[Any]
    evaluations: NDArray[Any]
    diverged: NDArray[Any]
    energy: NDArray[Any]
    step_size: NDArray[Any]
    metric: NDArray[Any]

    @classmethod
    def of(cls, draws: Any, facts: tuple[Info, Any, Any], tuning: Tuning) -> Samples:
        """The result for the stacked outputs of the steps."""
        info, density, step = facts
        return cls(
            draws,
            density,
            info.accept,
            info.evaluations,
            info.diverged,
            info.energy,
            step,
            np.asarray(tuning.metric),
        )

    @property
    def rhat(self) -> Any:
        """The rank-normalized split R-hat of each number: a pytree like the start."""
        return pytree.map(diagnostics.rhat, self.draws)

    @property
    def ess(self) -> Any:
        """The effective number of draws for the mean of each number: a pytree like the start."""
        return pytree.map(diagnostics.ess, self.draws)

    def flat(self) -> Draws:
        """The draws of all chains behind each other: arrays of shape (chains · draws, ...)."""
        return pytree.map(lambda x: x.reshape(-1, *x.shape[2:]), self.draws)  # type: ignore[no-any-return]

    def to_arviz(self) -> Any:
        """The draws and facts as ArviZ's `InferenceData`; needs the package `arviz`.

        Raises TypeError if the draws are not a dictionary or one array.
        """
        import arviz

        posterior = self.draws if isinstance(self.draws, dict) else {"x": self.draws}
        if not all(hasattr(x, "shape") for x in posterior.values()):
            raise TypeError("to_arviz: the draws are nested; expected a dictionary of arrays")
        return arviz.from_dict(
            posterior=posterior,
            sample_stats={
                "lp": self.log_density,
                "acceptance_rate": self.acceptance,
                "n_steps": self.evaluations,
                "diverging": self.diverged,
                "energy": self.energy,
                "step_size": self.step_size,
            },
        )

    def __str__(self) -> str:
        """A table: mean, standard deviation, 5 % and 95 % quantile, R-hat, effective draws."""
        lines = [f"{'':16}{'mean':>10}{'sd':>10}{'5 %':>10}{'95 %':>10}{'R-hat':>8}{'ESS':>8}"]
        for name, x in _numbers(self.draws):
            low, high = np.quantile(x, (0.05, 0.95))
            cells = (np.mean(x), np.std(x, ddof=1), low, high)
            shown = "".join(f"{c:10.4g}" for c in cells)
            lines.append(f"{name:16}{shown}{diagnostics.rhat(x):8.3f}{diagnostics.ess(x):8.0f}")
        lines.append(f"{int(np.sum(self.diverged))} of {self.diverged.size} steps diverged")
        return "\n".join(lines)


def _numbers(draws: Any) -> list[tuple[str, Any]]:
    """Each number of the draws with its name, as arrays of shape (chains, draws)."""
    found: list[tuple[str, Any]] = []
    pytree.map_with_path(lambda path, x: found.append((path, x)), draws)
    return [
        (_name(path, place), x[(slice(None), slice(None), *place)])
        for path, x in found
        for place in np.ndindex(x.shape[2:])
    ]


def _name(path: Any, place: tuple[int, ...]) -> str:
    return f"{path}{list(place) if place else ''}"


class Sampler(Protocol[Options]):
    """The signature of samplers: the draws are like the start, in arrays."""

    @overload
    def __call__(
        self,
        log_density: Callable[[Any], Any],
        start: complex | Sequence[complex] | NDArray[Any],
        key: Any,
        *args: Options.args,
        **kwargs: Options.kwargs,
    ) -> Samples[NDArray[Any]]: ...
    @overload
    def __call__(
        self,
        log_density: Callable[[Any], Any],
        start: Mapping[str, complex | Sequence[complex] | NDArray[Any]],
        key: Any,
        *args: Options.args,
        **kwargs: Options.kwargs,
    ) -> Samples[dict[str, NDArray[Any]]]: ...
    @overload
    def __call__(
        self,
        log_density: Callable[[Any], Any],
        start: Any,
        key: Any,
        *args: Options.args,
        **kwargs: Options.kwargs,
    ) -> Samples: ...


def keeps_start(
    f: Callable[Concatenate[Callable[[Any], Any], Any, Any, Options], Samples],
) -> Sampler[Options]:
    """Declare that the draws of a sampler are like its start."""
    return cast("Sampler[Options]", f)
