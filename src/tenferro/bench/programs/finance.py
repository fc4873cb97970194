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
