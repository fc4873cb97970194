"""Plain Python programs with slices whose bounds are counters of loops, or computed."""

from typing import Any

import numpy as np


def cholesky_by_rows(A):
    for i in range(A.shape[0]):
        for j in range(i):
            A[i, j] -= np.dot(A[i, :j], A[j, :j])
            A[i, j] /= A[j, j]
        A[i, i] -= np.dot(A[i, :i], A[i, :i])
        A[i, i] = np.sqrt(A[i, i])
    return A


def lu_by_blocks(A):
    for i in range(A.shape[0]):
        A[i + 1 :, i] /= A[i, i]
        A[i + 1 :, i + 1 :] -= np.outer(A[i + 1 :, i], A[i, i + 1 :])
    return A


def lu_and_two_solves(A):
    n = A.shape[0]
    b = np.arange(1.0, n + 1)
    x, y = np.zeros_like(b), np.zeros_like(b)
    for i in range(n):
        for j in range(i):
            A[i, j] = (A[i, j] - A[i, :j] @ A[:j, j]) / A[j, j]
        for j in range(i, n):
            A[i, j] -= A[i, :i] @ A[:i, j]
    for i in range(n):
        y[i] = b[i] - A[i, :i] @ y[:i]
    for i in range(n - 1, -1, -1):
        x[i] = (y[i] - A[i, i + 1 :] @ x[i + 1 :]) / A[i, i]
    return x, y


def durbin_by_slices(r):
    y = np.zeros_like(r)
    alpha, beta = -r[0], 1.0
    y[0] = -r[0]
    for k in range(1, r.shape[0]):
        beta *= 1.0 - alpha * alpha
        alpha = -(r[k] + np.dot(np.flip(r[:k]), y[:k])) / beta
        y[:k] += alpha * np.flip(y[:k])
        y[k] = alpha
    return y


def modified_gram_schmidt(A):
    n = A.shape[1]
    R = np.zeros((n, n))
    for k in range(n):
        R[k, k] = np.linalg.norm(A[:, k])
        A[:, k] /= R[k, k]
        R[k, k + 1 :] = A[:, k] @ A[:, k + 1 :]
        A[:, k + 1 :] -= np.outer(A[:, k], R[k, k + 1 :])
    return A, R


def triangular_product(A):
    C = A.copy()
    for i in range(A.shape[0]):
        C[i, : i + 1] *= 0.5
        for k in range(A.shape[1]):
            C[i, : i + 1] += 1.5 * A[i, k] * A[: i + 1, k]
    return C


def symmetric_fill(A):
    n = A.shape[0]
    C = np.eye(n)
    for i in range(n - 1):
        C[i + 1 : n, i] = C[i, i + 1 : n] = A[:, i] @ A[:, i + 1 : n]
    return C


def householder(A):
    n = A.shape[1]
    for k in range(n):
        v = A[k:, k].copy()
        v[0] += np.copysign(np.linalg.norm(v), v[0])
        v = v / np.linalg.norm(v)
        A[k:, k:] -= 2.0 * np.outer(v, v @ A[k:, k:])
    return A


def hessenberg_columns(A):
    total = 0.0
    for k in range(A.shape[0] - 1):
        block = A[k : k + 3, k:]
        total += block[0, -1] * np.sum(block, axis=1)[0] - block.T[0, 0]
    return total


def prefixes(x):
    y = np.zeros((len(x), 9))
    for i in range(1, len(x)):
        p = x[: i + 1]
        y[i, 0], y[i, 1], y[i, 2] = p.sum(), np.prod(p), p.mean()
        y[i, 3], y[i, 4], y[i, 5] = p.max(), np.min(p), np.linalg.norm(p)
        y[i, 6], y[i, 7], y[i, 8] = p.std(), np.var(p), np.sum(p * p) / len(p)
    return y


def suffixes(x):
    y = np.zeros((len(x), 6))
    for i in range(len(x)):
        s = x[i:]
        y[i, 0], y[i, 1] = np.argmax(s), np.argmin(s[::-1])
        y[i, 2] = np.any(s > 0.0) + 2.0 * np.all(s < 1.0) + np.count_nonzero(s > 0.3)
        y[i, 3], y[i, 4], y[i, 5] = s[-1] - s[0], max(s), min(s)
    return y


def counted_from_the_end(x):
    y = np.zeros((len(x), 4))
    for i in range(len(x)):
        y[i, 0] = np.sum(x[-i:]) + 2.0 * np.sum(x[:-i])
        y[i, 1] = np.sum(x[i - 3 : i]) + 2.0 * np.sum(x[i - 4 :])
        y[i, 2] = np.sum(np.tanh(x[i : len(x) - i]))
        y[i, 3] = np.sum(x[3:i]) - np.sum(x[i:2]) + np.sum(x[i + 5 : i - 2])
    return y


def strides(x):
    y = np.zeros((len(x), 6))
    for i in range(len(x)):
        weights = np.arange(1.0, len(x) + 1)
        y[i, 0] = np.dot(x[i::2], weights[i::2])
        y[i, 1] = np.dot(x[:i:3], weights[:i:3])
        y[i, 2] = np.dot(x[i::-1], weights[: i + 1])
        y[i, 3] = np.dot(x[len(x) - 1 : i : -2], weights[len(x) - 1 : i : -2])
        y[i, 4] = np.dot(x[:i:-1], weights[: len(x) - 1 - i])
        y[i, 5] = np.dot(x[i:][::2], weights[i:][::2]) + np.sum(x[i:][::-1][::3])
    return y


def parts_of_parts(x):
    y = np.zeros(len(x))
    for i in range(3, len(x)):
        p = x[:i]
        y[i] = np.sum(p[1:] * p[:-1]) + p[-2] + p[1:][::-1][0] * p[i // 2]
        y[i] += np.sum(p[1:-1] - 0.5 * (p[2:] + p[:-2])) + np.sum(np.diff(p) ** 2)
    return y


def shifted_over_each_other(x):
    for i in range(len(x)):
        x[1 : i + 1] = 0.9 * x[:i]
        x[: i + 1] = x[: i + 1][::-1]
        x[i:] = x[i:] + np.flip(x[i:])
    return x


def written_parts(x):
    y, z = x.copy(), np.zeros((len(x), len(x)))
    for i in range(len(x)):
        y[i:] = 0.5
        y[:i] = x[0]
        y[i : i + 1] += x[i]
        y[::2][:i] *= 2.0
        y[i::3] -= 0.25 * x[i::3]
        z[i, :i], z[:i, i] = x[:i], 3.0
        z[i:, i:] += x[i:]
        z[: i + 1] *= x[i]
    return y, z


def views_follow(x):
    A = np.outer(x, x)
    total = 0.0
    for i in range(1, len(x)):
        row = A[i, :i]
        back = row[::-1]
        A[i, 0] = 5.0
        total += row.sum() + back[-1]
        row += 1.0
        row[0] = -1.0
        back[1:] = 0.5
        total += A[i, :].sum()
        copy = row.copy()
        copy[:] = 7.0
        copy *= 2.0
        total += row[0] + np.sum(copy)
    return total, A


def poles_outside(x):
    y = np.zeros(len(x))
    for i in range(1, len(x)):
        y[i] = x[i] ** 2 + 1.0
        y[i] += np.sum(1.0 / y[1:i]) + np.sum(np.log(y[1:i])) + np.sum(np.sqrt(y[1:i]))
        y[i] += np.sum(x[:i] / y[1 : i + 1]) - np.prod(y[1:i]) * 1e-9
        y[i] = np.sqrt(y[i] ** 2 + 1.0)
    return y


def mixed_operands(x):
    y = np.zeros(len(x))
    A = np.outer(x, np.arange(1.0, len(x) + 1))
    for i in range(1, len(x)):
        p = np.where(x[:i] > 0.0, x[:i], 0.1 * x[:i]) + np.exp(-np.abs(x[:i]))
        p = np.maximum(p, 0.2) * (1.0 - p) / 2.0 - np.clip(p, -0.5, 0.5)
        y[i] = np.sum(p) + (p > 0.1).sum() + np.vdot(p, x[:i]) + np.inner(p, p)
        y[i] += A[:i, :i].sum(axis=0)[-1] + A[:i, i:].mean() + (A[:i, :i] @ x[:i]).sum()
        y[i] += (A[:, :i] * x[:i]).sum() + np.sum(A[:i] @ x) + (x[:i] @ A[:i, i:]).max()
        y[i] += np.sum(x[:i, None] - x[None, :i]) + np.cumsum(x[:i])[-1] - np.cumsum(x[i:][::-1])[0]
    return y


def loops_along_parts(x):
    y = np.zeros(len(x))
    for i in range(len(x)):
        s = 0.0
        for v in x[:i]:
            s = 0.5 * s + v
        part = x[i:]
        for k in range(len(part)):
            s += part[k] * k
        y[i] = s
    return y


def rows_of_a_sparse_matrix(x):
    starts = np.array([0, 2, 2, 5, 9, 10, 14, 15, 15, 18, 20, 23, 26])
    columns = (7 * np.arange(26)) % len(x)
    values = np.sin(np.arange(26.0))
    y = np.zeros(len(starts) - 1)
    for i in range(len(y)):
        part = values[starts[i] : starts[i + 1]]
        y[i] = part @ x[columns[starts[i] : starts[i + 1]]]
    return y


def blocks_of_known_size(x):
    A = np.outer(x, np.arange(1.0, 13.0))
    K, total, out = A[:2, 1:4] * 0.1, 0.0, np.zeros((11, 10))
    for i in range(11):
        for j in range(10):
            out[i, j] = np.sum(A[i : i + 2, j : j + 3] * K)
    for i in range(1, 10):
        part = A[i, i - 1 : i + 2]
        A[i, 0] = 3.0
        total += np.sort(part)[0] * part[1] + part.reshape(3, 1)[2, 0] + np.cumsum(part)[-1]
        total += np.argmax(part) + part.argmin()
        part *= 0.5
        part[1] = x[i] + len(part) + part.max()
        A[i : i + 2, i : i + 2] += np.array([[1.0, 2.0], [3.0, 4.0]]) * x[i - 1 : i + 1]
        x[i : i + 2][::-1][0] += 0.1 * A[i - 1 : i + 1].sum() * 1e-3
    return out, A, total, x


def whole_numbers(x):
    order = np.argsort(x)
    y = np.zeros(len(x), int)
    for i in range(len(x)):
        part = order[: i + 1]
        y[i] = part.sum() + part.max() - part.min() + (part // 2).sum() + np.argmax(part)
        y[: i + 1] += part % 3
    return x * y


def lists_of_positions_beside_slices(x):
    u = np.zeros((len(x), len(x)))
    for i in range(4, len(x)):
        u[i, [0, 2]] = x[i - 2 : i]
        u[[0, -1], i - 2 : i] = u[i - 2 : i, [[3], [0]]].sum(axis=2).T * x[i]
        u[[1, 1], 3] = np.sin(x[i - 2 : i])
    return u


def lists_of_positions_in_slices(x):
    u = np.zeros((len(x), 5))
    for i in range(4, len(x)):
        u[1, [[3], [1]]] += x[:i][[[3], [-1]]]
        w = u[:i, 2]
        w[[-1, 0]] = x[i:0:-1][[0, 1]] + w[[1, -1]] * 0.5
    return u


def until_it_is_large(x):
    i = 0
    total = 0.0
    while total < 2.0 and i < len(x):
        total += np.sum(np.abs(x[: i + 1])) + np.sum(x[i : i + 2] ** 2)
        if total > 1.0:
            x[i:] *= 0.5
        i += 1
    return total, x


def slices_added_in_place_to_other_names(x):
    y, w, box = np.ones(5), np.ones(4), {"first": np.ones(1)}
    z, tail, first = y, w[1:], box["first"]
    for i in range(len(x) - 5):
        y *= x[i : i + 5]
        w[:3] -= x[i : i + 1]
        tail += x[i:][:1]
        box["first"] += x[i:][1:2]
    return z, w, tail, first


def lengths_that_are_one_in_some_steps(x):
    y = np.zeros((4, len(x)))
    A = np.outer(x, x)
    for i in range(len(x) - 1):
        a, b, c = x[2 * i :], x[i:], x[-1 - i : 1 : -1]
        n = min(len(a), len(b)) or 1
        y[0, i] = np.sum((a[:n] - 2.0 * b[:n]) ** 2)
        n = min(len(c), len(b)) or 1
        y[1, i] = np.sum((b[:n] - 2.0 * c[:n]) ** 2) + len(b[:n] + c[:n])
        y[2, i] = np.sum(A[i : i + 1, : i + 1] * A[: i + 1, i:][:, :1])
        y[3, i + 1 :] = x[i + 1 : i + 2] + b[1:]
        y[3, i : i + 2][:1] += np.sum(a[:1] * x[i + 1 : i + 2])
    return y


def products_beside_what_is_not_finite(x):
    A = np.full((len(x), len(x)), np.nan)
    y = np.zeros(len(x))
    for i in range(len(x)):
        A[i] = np.sin(x[i] * np.arange(len(x)))
        y[i] = (
            np.sum(A[: i + 1] @ x) + A[: i + 1, 0] @ x[: i + 1] + np.sum(A[: i + 1].T @ x[: i + 1])
        )
        y[i] += np.sum(x @ A.T[:, : i + 1]) + np.sum(np.outer(A[: i + 1, 1], x))
    return y


def spreads_of_few_elements(x):
    y = np.zeros(len(x))
    for i in range(1, len(x)):
        with np.errstate(all="ignore"):
            few = np.var(x[: i - 1], ddof=2) + np.std(x[:i], ddof=1)
        y[i] = (
            np.nan_to_num(few, posinf=0.0)
            + np.std(x[:i])
            + np.sum(np.std(x[:i, None] * x[i:], axis=0))
        )
    return y


def _matrix(n: int) -> Any:
    a = np.random.default_rng(1).random((n, n))
    return a @ a.T + n * np.eye(n)


_X = np.random.default_rng(0).standard_normal(12)
_OF_MATRICES = (
    "cholesky_by_rows", "hessenberg_columns", "householder", "lu_and_two_solves", "lu_by_blocks",
    "modified_gram_schmidt", "symmetric_fill", "triangular_product",
)  # fmt: skip
ROWS: dict[str, list[tuple[Any, ...]]] = {
    name: [(_matrix(7),)] if name in _OF_MATRICES else [(_X,)]
    for name, f in list(globals().items())
    if callable(f) and name.islower() and not name.startswith("_")
}
ROWS["durbin_by_slices"] = [(0.1 * _X,)]
