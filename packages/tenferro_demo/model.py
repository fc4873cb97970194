"""Multinomial logistic regression in plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Params = dict[str, Any]


@dataclass(frozen=True)
class Data:
    """Images as rows, classes as one-hot rows; a part is kept for testing."""

    train_x: np.ndarray[Any, Any]
    train_y: np.ndarray[Any, Any]
    test_x: np.ndarray[Any, Any]
    test_labels: np.ndarray[Any, Any]


def load(seed: int = 0) -> Data:
    """The 1,797 images of 8 × 8 pixels that scikit-learn ships, a quarter kept for testing."""
    from sklearn.datasets import load_digits  # heavy, and an optional dependency

    digits = load_digits()
    order = np.random.default_rng(seed).permutation(len(digits.target))
    x, labels = digits.data[order] / 16.0, digits.target[order]
    split = len(labels) * 3 // 4
    return Data(x[:split], np.eye(10)[labels[:split]], x[split:], labels[split:])


def initial(data: Data) -> Params:
    """Weights and biases of zero."""
    return {"W": np.zeros((data.train_x.shape[1], 10)), "b": np.zeros(10)}


def loss(params: Params, x: Any, y: Any, decay: float) -> Any:
    """The mean cross-entropy of the softmax, and a penalty on large weights."""
    logits = x @ params["W"] + params["b"]
    shifted = logits - np.max(logits, axis=1, keepdims=True)
    log_probabilities = shifted - np.log(np.sum(np.exp(shifted), axis=1, keepdims=True))
    penalty = decay * np.sum(params["W"] ** 2) / 2
    return penalty - np.sum(y * log_probabilities) / x.shape[0]


def gradient_by_hand(params: Params, x: Any, y: Any, decay: float) -> Params:
    """The textbook formula: the residual of the probabilities, times the inputs."""
    logits = x @ params["W"] + params["b"]
    e = np.exp(logits - np.max(logits, axis=1, keepdims=True))
    residual = (e / np.sum(e, axis=1, keepdims=True) - y) / len(x)
    return {"W": x.T @ residual + decay * params["W"], "b": np.sum(residual, axis=0)}


def accuracy(params: Params, data: Data) -> float:
    """The share of test images whose most probable class is right."""
    guesses = np.argmax(data.test_x @ params["W"] + params["b"], axis=1)
    return float(np.mean(guesses == data.test_labels))
