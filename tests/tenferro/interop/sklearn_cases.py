"""scikit-learn's estimators and metrics on arrays of tenferro, by its array API dispatch.

Run with SCIPY_ARRAY_API=1; prints which cases have scikit-learn's own values and gradients.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import sklearn
from sklearn import metrics
from sklearn.decomposition import PCA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.linear_model import Ridge, RidgeCV
from sklearn.metrics import pairwise
from sklearn.mixture import GaussianMixture
from sklearn.model_selection import train_test_split
from sklearn.naive_bayes import GaussianNB
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import (
    KernelCenterer,
    LabelEncoder,
    MaxAbsScaler,
    MinMaxScaler,
    Normalizer,
    PolynomialFeatures,
    StandardScaler,
)

import tenferro as te

DRAWS = np.random.default_rng(0)
X = DRAWS.normal(size=(40, 4))
SLOPE = np.array([1.0, -2.0, 0.5, 0.3])
Y = X @ SLOPE + 0.1 * DRAWS.normal(size=40)
GUESS = Y + 0.1 * DRAWS.normal(size=40)
LABELS = (Y > 0).astype(int)
GUESSES = (GUESS > 0.2).astype(int)
POSITIVE = np.abs(X) + 0.1

Case = tuple[Callable[..., Any], tuple[Any, ...]]

TRANSFORMS: dict[str, Case] = {
    **{
        made.__name__: (lambda X, made=made: made().fit_transform(X), (X,))
        for made in (StandardScaler, MinMaxScaler, MaxAbsScaler, Normalizer, PolynomialFeatures)
    },
    "KernelCenterer": (lambda X: KernelCenterer().fit_transform(X @ X.T), (X,)),
    "PCA full": (lambda X: abs(PCA(2, svd_solver="full").fit_transform(X)), (X,)),
    "PCA covariance": (lambda X: abs(PCA(2, svd_solver="covariance_eigh").fit_transform(X)), (X,)),
    "PCA whitened": (
        lambda X: abs(PCA(2, svd_solver="full", whiten=True).fit(X).transform(X)),
        (X,),
    ),
    "PCA variances": (lambda X: PCA(2, svd_solver="full").fit(X).explained_variance_, (X,)),
    "Ridge": (lambda X, y: Ridge(solver="svd").fit(X, y).predict(X), (X, Y)),
    "RidgeCV": (lambda X, y: RidgeCV(alphas=(0.1, 1.0)).fit(X, y).predict(X), (X, Y)),
    "pipeline": (
        lambda X, y: (
            make_pipeline(StandardScaler(), PCA(3, svd_solver="full"), Ridge(solver="svd"))
            .fit(X, y)
            .predict(X)
        ),
        (X, Y),
    ),
    "LinearDiscriminantAnalysis": (
        lambda X, c: LinearDiscriminantAnalysis().fit(X, c).decision_function(X),
        (X, LABELS),
    ),
    "GaussianNB": (
        lambda X, c: GaussianNB().fit(X, c).predict_joint_log_proba(X),
        (X, LABELS),
    ),
    "GaussianMixture": (
        lambda X: GaussianMixture(2, random_state=0, init_params="random").fit(X).means_,
        (X,),
    ),
    "train_test_split": (lambda X, y: train_test_split(X, y, random_state=0)[0], (X, Y)),
    **{
        name: (getattr(pairwise, name), (POSITIVE, 1.3 * POSITIVE[:20] + 0.05))
        for name in """cosine_similarity cosine_distances euclidean_distances linear_kernel
        polynomial_kernel rbf_kernel sigmoid_kernel laplacian_kernel manhattan_distances""".split()
    },
    **{
        name: (
            lambda b, a, name=name: getattr(metrics, name)(a, b, multioutput="raw_values"),
            (GUESS, Y),
        )
        for name in "mean_squared_error mean_absolute_error r2_score".split()
    },
}
NUMBERS: dict[str, Case] = {
    **{
        f"{name}, a number": (lambda b, a, name=name: getattr(metrics, name)(a, b), (GUESS, Y))
        for name in """mean_squared_error root_mean_squared_error r2_score mean_absolute_error
        max_error median_absolute_error explained_variance_score""".split()
    },
    **{
        name: (getattr(metrics, name), (LABELS, GUESSES))
        for name in """accuracy_score balanced_accuracy_score f1_score precision_score
        recall_score zero_one_loss confusion_matrix""".split()
    },
    "LabelEncoder": (lambda c: LabelEncoder().fit_transform(c), (LABELS,)),
}


def has_same_value(f: Callable[..., Any], xs: tuple[Any, ...]) -> bool:
    """Whether the result is ours where scikit-learn gives an array, and the same."""
    got, expected = f(*map(te.numpy.asarray, xs)), f(*xs)
    ours = isinstance(got, te.Tensor) or not isinstance(expected, np.ndarray)
    return ours and np.allclose(np.asarray(got), expected, 1e-9, 1e-10)


def has_slope(f: Callable[..., Any], xs: tuple[Any, ...]) -> bool:
    """Whether the gradient by the first argument is that of central differences."""
    x, rest = xs[0], [te.numpy.asarray(y) for y in xs[1:]]
    weights = np.cos(np.arange(f(*xs).size)).reshape(f(*xs).shape)
    gradient = te.grad(lambda x: te.numpy.sum(f(x, *rest) * te.numpy.asarray(weights)))(x)
    direction, h = np.cos(3.0 * np.arange(x.size)).reshape(x.shape), 1e-6
    ends = [np.sum(f(x + s * h * direction, *xs[1:]) * weights) for s in (1, -1)]
    along = np.sum(gradient * direction)
    return bool(np.isclose(along, (ends[0] - ends[1]) / (2 * h), 1e-4, 1e-6))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    with sklearn.config_context(array_api_dispatch=True):
        found = {
            "values": {n: has_same_value(*case) for n, case in {**TRANSFORMS, **NUMBERS}.items()},
            "gradients": {n: has_slope(*case) for n, case in TRANSFORMS.items()},
        }
    print(json.dumps(found))  # noqa: T201
