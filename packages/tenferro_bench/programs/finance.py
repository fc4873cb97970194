"""Prices of options."""

import numpy as np


def binomial_tree(spot, strike, rate, volatility, steps):
    """An American put on a binomial tree."""
    dt = 1.0 / steps
    up = np.exp(volatility * np.sqrt(dt))
    down = 1.0 / up
    discount = np.exp(-rate * dt)
    p = (np.exp(rate * dt) - down) / (up - down)
    values = np.zeros(steps + 1)
    for i in range(steps + 1):
        values[i] = max(strike - spot * up ** (2.0 * i - steps), 0.0)
    for t in range(steps - 1, -1, -1):
        for i in range(t + 1):
            hold = discount * (p * values[i + 1] + (1.0 - p) * values[i])
            values[i] = max(hold, strike - spot * up ** (2.0 * i - t))
    return values[0]


def implicit_steps(prices, volatility, rate, steps):
    """A call by the equation of Black and Scholes on a grid, in implicit steps."""
    n = prices.shape[0]
    dt = 1.0 / steps
    value = np.maximum(prices - prices[n // 2], 0.0)
    for _ in range(steps):
        c = np.zeros(n)
        d = np.zeros(n)
        d[0] = value[0]
        for i in range(1, n - 1):
            s = volatility * volatility * i * i
            low = -0.5 * dt * (s - rate * i)
            main = 1.0 + dt * (s + rate)
            up = -0.5 * dt * (s + rate * i)
            pivot = main - low * c[i - 1]
            c[i] = up / pivot
            d[i] = (value[i] - low * d[i - 1]) / pivot
        new = value.copy()
        for i in range(n - 2, 0, -1):
            new[i] = d[i] - c[i] * new[i + 1]
        value = new
    return value


def asian_option(spot, volatility, rate, noise):
    """The mean payment of an option on the mean price along given paths."""
    paths, steps = noise.shape
    dt = 1.0 / steps
    total = 0.0
    for p in range(paths):
        s = spot
        mean = 0.0
        for t in range(steps):
            drift = (rate - 0.5 * volatility * volatility) * dt
            s = s * np.exp(drift + volatility * np.sqrt(dt) * noise[p, t])
            mean += s
        mean /= steps
        if mean > 1.0:
            total += mean - 1.0
    return np.exp(-rate) * total / paths


def bootstrap(rates):
    """Discount factors from par rates: each needs the sum of those before it."""
    n = rates.shape[0]
    factor = np.zeros(n)
    for i in range(n):
        s = 0.0
        for j in range(i):
            s += factor[j]
        factor[i] = (1.0 - rates[i] * s) / (1.0 + rates[i])
    return factor
