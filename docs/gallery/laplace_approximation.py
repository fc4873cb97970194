"""
Laplace approximation
=====================

Bayesian logistic regression: the posterior is approximated by a normal distribution around its
maximum, with the inverse of the Hessian as covariance. The evidence, which contains the logarithm
of the determinant of that Hessian, chooses the strength of the prior by its own gradient: the
maximum is an implicit function of the strength.
"""

import matplotlib.pyplot as plt
import numpy as np
from sklearn.datasets import load_breast_cancer

import tenferro as te

data = load_breast_cancer()
x = (data.data - data.data.mean(axis=0)) / data.data.std(axis=0)
rng = np.random.default_rng(0)
order = rng.permutation(len(x))
x, y = x[order], data.target[order]
x = np.concatenate([np.ones((len(x), 1)), x], axis=1)
train_x, train_y, test_x, test_y = x[:150], y[:150], x[150:], y[150:]


def negative_log_posterior(w, log_strength):
    """Up to a constant that does not depend on w."""
    scores = train_x @ w
    likelihood = np.sum(np.logaddexp(0.0, scores) - train_y * scores)
    return likelihood + 0.5 * np.exp(log_strength) * np.sum(w**2)


def newton(f, w, log_strength):
    return te.implicit.newton(te.grad(f), w, log_strength)


def maximum(log_strength):
    return te.implicit.argmin(negative_log_posterior, newton, np.zeros(x.shape[1]), log_strength)


def evidence(log_strength):
    """Laplace's approximation of the logarithm of the evidence."""
    w = maximum(log_strength)
    hessian = te.hessian(negative_log_posterior)(w, log_strength)
    volume = 0.5 * len(w) * log_strength - 0.5 * np.linalg.slogdet(hessian)[1]
    return -negative_log_posterior(w, log_strength) + volume


# %%
# The gradient of the evidence passes through the maximum and through the Hessian there.
found = te.optimize.minimize(lambda v: -evidence(v[0]), np.zeros(1), method="BFGS")
best = found.x[0]
print(f"strength of the prior {np.exp(best):.3f}, log evidence {evidence(best):.2f}")
print(f"slope of the log evidence there {te.grad(evidence)(best):.1e}")

# %%
# Predictions average over the posterior; the probit approximation needs one variance for each.
w = te.jit(maximum)(best)
covariance = np.linalg.inv(te.hessian(negative_log_posterior)(w, best))
mean = test_x @ w
variance = np.einsum("ni,ij,nj->n", test_x, covariance, test_x)
certain = 1 / (1 + np.exp(-mean))
averaged = 1 / (1 + np.exp(-mean / np.sqrt(1 + np.pi * variance / 8)))
print(f"accuracy {np.mean((averaged > 0.5) == test_y):.1%}")
for name, q in (("at the maximum", certain), ("averaged", averaged)):
    print(f"log loss {name}: {-np.mean(np.log(np.where(test_y == 1, q, 1 - q))):.4f}")

strengths = np.linspace(best - 5, best + 5, 41)
evidences = te.jit(te.vmap(evidence))(strengths)
fig, ax = plt.subplots(figsize=(6, 3.3), layout="constrained")
ax.semilogx(np.exp(strengths), evidences)
ax.axvline(np.exp(best), color="gray", linestyle=":")
ax.set(xlabel="strength of the prior", ylabel="log evidence")
plt.show()
