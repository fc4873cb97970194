"""Whether chains have converged: rank-normalized split R-hat and effective sample sizes.

Vehtari, Gelman, Simpson, Carpenter and Bürkner, "Rank-normalization, folding, and localization",
Bayesian Analysis 16 (2021). The definitions are those of ArviZ and Stan.
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["ess", "ess_tail", "mcse", "rhat"]


def rhat(draws: Any) -> Any:
    """The rank-normalized split R-hat of draws of shape (chains, draws, ...).

    It is near 1 where the chains have mixed; above 1.01 they have not. Raises ValueError for fewer
    than 4 draws.

    >>> independent = np.random.default_rng(0).normal(size=(4, 500))
    >>> bool(rhat(independent) < 1.01), bool(rhat(independent + np.arange(4)[:, None]) > 1.5)
    (True, True)
    """
    x = _split(_checked("rhat", draws))
    folded = np.abs(x - np.median(x, axis=(0, 1)))
    return np.maximum(_ratio(_normal_scores(x)), _ratio(_normal_scores(folded)))[()]


def ess(draws: Any) -> Any:
    """The effective number of draws for the mean ("bulk"), for shape (chains, draws, ...).

    Raises ValueError for fewer than 4 draws.

    >>> correlated = np.cumsum(np.random.default_rng(0).normal(size=(4, 500)), axis=1)
    >>> bool(ess(correlated) < 50)
    True
    """
    return _effective(_normal_scores(_split(_checked("ess", draws))))


def ess_tail(draws: Any) -> Any:
    """The smaller of the effective numbers of draws for the 5 % and the 95 % quantile.

    >>> bool(ess_tail(np.random.default_rng(0).normal(size=(4, 500))) > 1000)
    True
    """
    x = _checked("ess_tail", draws)
    sizes = [
        _effective(_split((x <= np.quantile(x, q, axis=(0, 1))).astype(float)))
        for q in (0.05, 0.95)
    ]
    return np.minimum(*sizes)


def mcse(draws: Any) -> Any:
    """The standard error of the mean of draws of shape (chains, draws, ...).

    >>> round(float(mcse(np.random.default_rng(0).normal(size=(4, 2500)))), 2)
    0.01
    """
    x = _checked("mcse", draws)
    return np.std(x, axis=(0, 1), ddof=1) / np.sqrt(_effective(_split(x)))


def _checked(label: str, draws: Any) -> Any:
    x = np.asarray(draws, dtype=float)
    if x.ndim < 2 or x.shape[1] < 4:
        raise ValueError(
            f"{label}: draws have shape {x.shape}, "
            f"expected (chains, draws, ...) with 4 draws or more"
        )
    return x


def _split(x: Any) -> Any:
    """Each chain as two."""
    half = x.shape[1] // 2
    return np.concatenate([x[:, :half], x[:, x.shape[1] - half :]])


def _normal_scores(x: Any) -> Any:
    """Normal quantiles of the ranks; equal draws share their mean rank (Blom's offsets)."""
    from scipy.special import ndtri
    from scipy.stats import rankdata

    flat = x.reshape(x.shape[0] * x.shape[1], -1)
    ranks = rankdata(flat, axis=0).reshape(x.shape)
    return ndtri((ranks - 0.375) / (flat.shape[0] + 0.25))


def _ratio(x: Any) -> Any:
    """Gelman and Rubin's ratio of standard deviations."""
    n = x.shape[1]
    within = np.mean(np.var(x, axis=1, ddof=1), axis=0)
    between = n * np.var(np.mean(x, axis=1), axis=0, ddof=1)
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.sqrt((between / within + n - 1) / n)


def _effective(x: Any) -> Any:
    """The effective number of draws; `_of_one` for each number."""
    flat = x.reshape(*x.shape[:2], -1)
    sizes = [_of_one(flat[:, :, i]) for i in range(flat.shape[2])]
    return np.reshape(sizes, x.shape[2:])[()]


def _of_one(x: Any) -> float:
    """Geyer's initial monotone sequence over the chains' mean autocorrelation."""
    chains, n = x.shape
    if np.ptp(x) == 0:
        return float(chains * n)
    rho = _autocorrelation(x)
    even, odd = rho[: n - n % 2 : 2], rho[1::2]
    pairs = even[: len(odd)] + odd
    stop = np.flatnonzero(pairs < 0)
    last = int(stop[0]) if stop.size else len(pairs)
    falling = np.minimum.accumulate(pairs[:last])
    following = max(float(rho[2 * last]), 0.0) if 2 * last < n else 0.0
    tau = -1.0 + 2.0 * float(np.sum(falling)) + following
    tau = max(tau, 1.0 / np.log10(chains * n))
    return float(chains * n / tau)


def _autocorrelation(x: Any) -> Any:
    """The mean autocorrelation of the chains, by the variance between and within them."""
    chains, n = x.shape
    centred = x - x.mean(axis=1, keepdims=True)
    size = 1 << (2 * n - 1).bit_length()
    transform = np.fft.rfft(centred, size, axis=1)
    covariance = np.fft.irfft(np.abs(transform) ** 2, size, axis=1)[:, :n] / n
    within = np.mean(covariance[:, 0]) * n / (n - 1)
    total = within * (n - 1) / n
    if chains > 1:
        total += np.var(x.mean(axis=1), ddof=1)
    rho = 1 - (within - np.mean(covariance, axis=0)) / total
    rho[0] = 1.0
    return rho
