"""
Kalman filter with learned noise
================================

A target moves with a random acceleration; its position is measured with noise. The likelihood of
the measurements is a loop over time, and its gradient finds both noise levels. Derivatives of the
likelihood with respect to the measurements are not needed: the smoother is the mode of the
posterior, a linear least squares problem.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

DT, STEPS = 0.1, 400
A = np.array([[1.0, DT], [0.0, 1.0]])
NOISE_INPUT = np.array([DT**2 / 2, DT])

rng = np.random.default_rng(0)
state, positions = np.zeros(2), []
for _ in range(STEPS):
    state = A @ state + NOISE_INPUT * 2.0 * rng.standard_normal()
    positions.append(state[0])
positions = np.array(positions)
measured = positions + 0.3 * rng.standard_normal(STEPS)


def filtered(p, y):
    """The likelihood of the measurements and the filtered states."""
    q = np.exp(2 * p[0]) * np.outer(NOISE_INPUT, NOISE_INPUT)
    r = np.exp(2 * p[1])

    def step(carry, y):
        mean, cov, total = carry
        mean, cov = A @ mean, A @ cov @ A.T + q
        variance = cov[0, 0] + r
        gain, surprise = cov[:, 0] / variance, y - mean[0]
        total = total + 0.5 * (np.log(2 * np.pi * variance) + surprise**2 / variance)
        mean, cov = mean + gain * surprise, cov - np.outer(gain, cov[0])
        return (mean, cov, total), (mean, cov)

    return te.scan(step, (np.zeros(2), np.eye(2), 0.0), y)


def negative_log_likelihood(p):
    return filtered(p, measured)[0][2]


# %%
found = te.optimize.minimize(negative_log_likelihood, np.zeros(2), method="BFGS")
deviations = np.sqrt(np.diag(np.linalg.inv(te.hessian(negative_log_likelihood)(found.x))))
for name, value, deviation, true in zip(
    ("acceleration", "measurement"), found.x, deviations, (2.0, 0.3), strict=True
):
    low, high = np.exp(value - 2 * deviation), np.exp(value + 2 * deviation)
    print(f"{name}: {np.exp(value):.2f}, 95 % between {low:.2f} and {high:.2f} (true {true})")

# %%
# The smoothed state is the mean of the posterior of all states. The backward recursion of Rauch,
# Tung and Striebel computes it with a second loop over the filtered states.
(_, _, _), (means, covs) = te.jit(filtered)(found.x, measured)
q = np.exp(2 * found.x[0]) * np.outer(NOISE_INPUT, NOISE_INPUT)


def backward(later, now):
    mean, cov = now
    gain = np.linalg.solve(A @ cov @ A.T + q, A @ cov).T
    mean = mean + gain @ (later - A @ mean)
    return mean, mean


_, smoothed = te.scan(backward, means[-1], (means[:-1], covs[:-1]), reverse=True)
print("error measured:", np.std(measured - positions).round(3))
print("error filtered:", np.std(means[:, 0] - positions).round(3))
print("error smoothed:", np.std(smoothed[:, 0] - positions[:-1]).round(3))

t = DT * np.arange(STEPS)
fig, ax = plt.subplots(figsize=(7, 3.5), layout="constrained")
ax.plot(t, measured, ".", color="gray", label="measured")
ax.plot(t, positions, "k", label="true")
ax.plot(t[:-1], smoothed[:, 0], label="smoothed")
ax.set(xlabel="time", ylabel="position")
ax.legend()
plt.show()
